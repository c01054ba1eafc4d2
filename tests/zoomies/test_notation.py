"""Zoomies in one line: codes of every position, and moves as people type them."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.core import samples
from tests.sizes import deep
from zoo_games.core import notation, registry
from zoo_games.core.chance import Stream
from zoo_games.core.errors import NotationError
from zoo_games.testing.compliance import walk
from zoo_games.zoomies import ZoomiesSettings
from zoo_games.zoomies.components import DIRECTIONS, TILES
from zoo_games.zoomies.moves import (
    DiscardToken,
    Draw,
    PlaceTile,
    PlaceToken,
    Redraw,
    Refill,
)
from zoo_games.zoomies.notation import move_text, parse_move
from zoo_games.zoomies.state import Laid, Token, make_state

ZOOMIES = registry.get("zoomies")
STATE = samples.example_record().states[0]

CELLS = st.tuples(st.integers(-1_000, 1_000), st.integers(-1_000, 1_000))
TILE = st.sampled_from(sorted(TILES))
TOWARD = st.sampled_from(DIRECTIONS)
MOVES = st.one_of(
    st.tuples(TILE, CELLS, TOWARD).map(lambda values: PlaceTile(*values)),
    st.tuples(st.sampled_from(["leader", "bones", "zoomies"]), CELLS).map(lambda values: PlaceToken(*values)),
    st.tuples(st.just("frens"), CELLS, TOWARD).map(lambda values: PlaceToken(*values)),
    st.sampled_from(["circle", "square"]).map(DiscardToken),
    st.just(Redraw()),
    st.booleans().map(Refill),
    TILE.map(Draw),
)

SETTINGS = st.builds(
    ZoomiesSettings,
    tokens_circle=st.integers(1, 8),
    tokens_square=st.integers(0, 8),
    hand_size=st.integers(1, 5),
    start_tiles=st.integers(1, 9),
    zoomies_per_pair=st.integers(0, 5),
    points_dog=st.integers(0, 10),
    ladder=st.lists(st.integers(0, 1_000), min_size=1, max_size=20).map(lambda steps: tuple(sorted(steps))),
    second_tile=st.sampled_from(["compulsory", "optional"]),
)


@settings(max_examples=deep(10, 100))
@given(st.integers(0, 10**6), st.integers(2, 4), SETTINGS)
def test_every_position_under_any_settings_goes_through_code_and_document(seed, players, rules):
    for state in walk(ZOOMIES, players, Stream(seed), rules).states[:: deep(7, 1)]:
        for shown in (state, ZOOMIES.observe(state, None), ZOOMIES.observe(state, seed % players)):
            again = notation.decode(notation.encode(ZOOMIES, shown))
            assert again == shown
            assert again.laid == shown.laid
            assert ZOOMIES.state_from_json(ZOOMIES.state_to_json(shown), rules, players) == shown


def test_a_code_of_a_four_player_endgame_has_at_most_300_characters():
    for seed in range(deep(4, 100)):
        states = walk(ZOOMIES, 4, Stream(seed)).states
        assert max(len(notation.encode(ZOOMIES, state)) for state in states) <= 300


def test_codes_keep_keys_that_are_left_out():
    park = [Laid("B*-H", (0, 0), "E"), Laid("Hz-C*", (-3, 7), "S")]
    for missing in (
        {},
        {"hands": [[None, "C*-P"], []], "pile": ["B*-G"]},
        {"left": [(1, 2), (0, 0)], "discard": ["B*-G", "B*-C"]},
        {"to_move": 1, "phase": "token", "placed": ((0, 1), "W")},
    ):
        state = make_state(
            ZoomiesSettings(), 2, park, [Token(1, "frens", (-3, 7), "S")][: len(missing) % 2], **missing
        )
        assert notation.decode(notation.encode(ZOOMIES, state)) == state


def test_a_park_far_from_the_origin_has_a_code():
    state = make_state(
        ZoomiesSettings(), 2, [Laid("B*-H", (-1_200, 1_200), "N"), Laid("B*-H", (1_200, -1_200), "W")]
    )
    assert notation.decode(notation.encode(ZOOMIES, state)) == state


# --- moves as text ----------------------------------------------------------------------------------


@given(MOVES)
def test_every_move_comes_back_from_its_text_in_any_case_and_spacing(move):
    text = move_text(move)
    for typed in (text, text.upper(), text.lower(), f"  {text.replace(' ', '   ')} "):
        assert parse_move(STATE, typed) == move


@pytest.mark.parametrize(
    ("move", "text"),
    [
        (PlaceTile("B*-Hz", (0, 1), "E"), "B*-Hz at 0,1 E"),
        (PlaceToken("leader", (0, -3)), "leader at 0,-3"),
        (PlaceToken("frens", (0, 0), "E"), "frens at 0,0 E"),
        (DiscardToken("circle"), "discard circle"),
        (Redraw(), "redraw"),
        (Refill(False), "refill"),
        (Refill(True), "refill toss"),
        (Draw("B*-G"), "draw B*-G"),
    ],
)
def test_the_canonical_form_is_short(move, text):
    assert move_text(move) == text


@pytest.mark.parametrize(
    ("typed", "move"),
    [
        ("b*-hz 0 1 east", PlaceTile("B*-Hz", (0, 1), "E")),
        ("place tile B*-Hz at (0, 1) towards E", PlaceTile("B*-Hz", (0, 1), "E")),
        ("B* - Hz @ [0,1] \u2192", PlaceTile("B*-Hz", (0, 1), "E")),
        ("lay B*-Hz on 0;\u22121 up", PlaceTile("B*-Hz", (0, -1), "N")),
        ("B*\u2013Hz at 0,\u20131 N", PlaceTile("B*-Hz", (0, -1), "N")),
        ("put the LEADER on 0,0", PlaceToken("leader", (0, 0))),
        ("Leader@-1,-2", PlaceToken("leader", (-1, -2))),
        ("frens 0,0 south", PlaceToken("frens", (0, 0), "S")),
        ("discard token square", DiscardToken("square")),
        ("discard a circular token", DiscardToken("circle")),
        ("toss", Refill(True)),
        ("keep", Refill(False)),
        ("refill keep", Refill(False)),
    ],
)
def test_typing_is_forgiven(typed, move):
    assert parse_move(STATE, typed) == move


def test_a_tile_alone_is_a_draw_where_a_draw_is_due():
    state = next(state for state in samples.example_record().states if state.phase == "draw")
    assert parse_move(state, "B*-G") == Draw("B*-G")


@pytest.mark.parametrize(
    ("typed", "at", "reason"),
    [
        ("", 0, "The move ends too early"),
        ("hello", 0, '"hello" begins no move'),
        ("place", 5, "The move ends too early"),
        ("7,7", 0, '"7,7" begins no move'),
        ("leader", 6, "a cell such as 0,1 is missing"),
        ("leader at here", 10, '"here" is no cell'),
        ("leader at 0,99999", 10, "0,99999 is no cell; rows and columns go from -2000 to 2000"),
        ("leader at 0,0 E", 14, '"E" is more than one move'),
        ("frens at 0,0", 12, "a direction N, E, S or W is missing"),
        ("frens at 0,0 Q", 13, '"Q" is no direction'),
        ("B*-H* at 0,0 E", 0, '"B*-H*" is no tile'),
        ("B-H at 0,0 E", 0, '"B-H" is no tile'),
        ("discard it", 8, '"it" is no token'),
        ("refill toss toss", 12, '"toss" is more than one move'),
        ("draw 0,0", 5, '"0,0" is no tile'),
        ("x" * 500, 200, "at most 200 characters"),
        ("leader at 0,0 ,", 14, "more than one move"),
    ],
)
def test_what_is_wrong_is_told_with_its_place_and_what_would_be_right(typed, at, reason):
    with pytest.raises(NotationError) as caught:
        parse_move(STATE, typed)
    assert caught.value.at == at
    assert reason in str(caught.value)
    assert "such as" in str(caught.value)


WORDS = (
    "B*-Hz",
    "frens",
    "at",
    "0",
    ",",
    "-1",
    "(",
    "E",
    "toss",
    "\u2212",
    "discard",
    "99999999",
    "\u2191",
    "@",
    "e-",
)


@given(st.one_of(st.text(), st.lists(st.sampled_from(WORDS), max_size=8).map(" ".join)))
def test_any_text_is_a_move_or_refused(text):
    move, error = samples.outcome(parse_move, STATE, text)
    if error is None:
        assert parse_move(STATE, move_text(move)) == move
        ZOOMIES.why_not(STATE, move)
    else:
        assert 0 <= error.at <= len(text)
