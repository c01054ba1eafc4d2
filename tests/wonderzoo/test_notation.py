import pytest

from tests.sizes import deep
from tests.wonderzoo.builders import EVERY_SWITCH, GAME, random_states
from zoo_games.core import notation
from zoo_games.core.errors import NotationError
from zoo_games.wonderzoo import (
    Deal,
    MoveEnclosure,
    PlaceTile,
    PlaceVisitor,
    SwapEnclosures,
    Visitor,
    WonderZooSettings,
)
from zoo_games.wonderzoo.witness import PAWN_B, cells_of
from zoo_games.wonderzoo.witness_tiles import TO_LAY


@pytest.mark.parametrize("settings", [None, EVERY_SWITCH, WonderZooSettings(size=(5, 10))])
def test_every_state_comes_back_from_its_code(settings):
    for state in random_states(deep(100, 3_000), settings=settings):
        assert notation.decode(notation.encode(GAME, state), GAME) == state


def test_a_code_is_short_at_the_end_of_a_full_game():
    longest = 0
    for state in random_states(deep(1_500, 20_000), seed=50):
        if state.phase == "over" and state.players == 4:
            longest = max(longest, len(notation.encode(GAME, state)))
    assert 0 < longest <= 300


def test_a_hand_written_position_comes_back_from_its_code():
    data = {"boards": GAME.state_to_json(PAWN_B)["boards"]}
    state = GAME.state_from_json(data, WonderZooSettings(), 2)
    assert state.missing
    assert notation.decode(notation.encode(GAME, state), GAME) == state


def test_every_move_comes_back_from_its_text():
    for state in random_states(deep(150, 2_000), seed=3):
        for move in GAME.legal(state)[:40]:
            assert GAME.parse_move(state, GAME.move_text(state, move)) == move


@pytest.mark.parametrize(
    ("text", "move"),
    [
        ("WATER:l:d1 at 2,3 3,3 4,3 4,4", PlaceTile("water:L:D1", cells_of("2,3 3,3 4,3 4,4"))),
        ("water : L : D1 4,4 (4,3) [3,3] 2;3", PlaceTile("water:L:D1", cells_of("2,3 3,3 4,3 4,4"))),
        ("water:L:D1", Deal("water:L:D1")),
        ("put visitor on 3,4", PlaceVisitor((3, 4))),
        ("visitor RED", Visitor("red")),
        ("swap 2,3 and 5,5", SwapEnclosures((2, 3), (5, 5))),
        ("enclosure from 2,3 to 1,1 1,0 0,1 0,0", MoveEnclosure((2, 3), cells_of("0,0 0,1 1,0 1,1"))),
    ],
)
def test_case_spacing_and_fillers_do_not_matter(text, move):
    assert GAME.parse_move(TO_LAY, text) == move


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "ends too early"),
        ("jump", '"jump" begins no move'),
        ("lava:O:B at 0,0 0,1 1,0 1,1", "is no tile"),
        ("water:O:B at 0,0 0,1 1,0", "a cell such as 0,1 is missing"),
        ("water:O:B at 0,0 0,1 1,0 1,0", "must be different"),
        ("done done", "is more than one move"),
        ("move 3,4 to water", "is no cell"),
        ("!", "begins no move"),
        ("done " * 100, "at most 200 characters"),
    ],
)
def test_a_text_that_is_no_move_says_why_and_what_would_be_one(text, reason):
    with pytest.raises(NotationError, match=reason) as caught:
        GAME.parse_move(TO_LAY, text)
    assert 'A move here is such as "path:I:B at' in str(caught.value)
