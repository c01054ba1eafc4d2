"""The rules about what the table shows: the theme, the tile laid last, details, taking a turn back."""

import pytest

from zoo_games import load
from zoo_games.core.chance import Stream
from zoo_games.core.errors import ZooError
from zoo_games.notebook.controller import Controller
from zoo_games.zoomies.components import BREEDS


@pytest.fixture
def position():
    return load("zoomies").new(["Ada", "Ben"], seed=7)


def frames(position):
    """Return what is drawn to point out tiles laid last."""
    return next(layer for layer in position.scene().layers if layer.name == "last").figures


@pytest.mark.rule("Z.theme")
def test_there_are_dogs_of_five_breeds_and_they_are_in_a_park(position):
    assert list(BREEDS.values()) == ["Chihuahua", "Poodle", "Beagle", "Husky", "Greyhound"]
    assert "A park of" in position.scene().alt


@pytest.mark.rule("Z.glow")
def test_the_tile_laid_last_is_pointed_out_to_everybody_as_the_next_turn_begins(position):
    assert frames(position) == ()
    position = position.play(position.legal()[0])
    assert frames(position)
    position = position.play(position.legal()[0])
    while position.phase != "tile":
        position = position.sample(1) if position.to_move == "chance" else position.play(position.legal()[0])
    assert position.to_move == 1
    assert frames(position.view(seat=0))
    assert frames(position.view(seat=1))


@pytest.mark.rule("Z.hover")
def test_tiles_and_tokens_tell_their_details(position):
    position = position.play(position.legal()[0])
    position = position.play("leader at {},{}".format(*position.state.placed[0]))
    row, column = position.state.tokens[0].at
    label = next(spot.label for spot in position.scene().spots if spot.cell == (row, column))
    assert position.state.dog_at((row, column)).name in label
    assert "Ada's Leader" in label
    assert "now)" in label


@pytest.mark.rule("Z.undo")
def test_a_turn_can_be_taken_back_whole_until_a_tile_is_drawn(position):
    board = Controller(position, seed=3)
    board.typed(position.move_text(position.legal()[0]))
    board.typed(board.position.move_text(board.position.legal()[0]))
    assert board.position.phase in ("refill", "second_tile")
    board.undo()
    assert board.position == position


@pytest.mark.rule("Z.undo")
def test_what_was_drawn_stays_drawn(position):
    board = Controller(position, seed=3)
    draw = Stream(5)
    while board.position.to_move == 0:
        board.typed(board.position.move_text(draw.pick(board.position.legal())))
    after = board.position
    assert after.to_move == 1
    board.undo()
    assert board.position == after


def test_a_seat_that_may_not_see_a_hand_cannot_undo_into_it(position):
    with pytest.raises(ZooError):
        position.view(seat=0).view(seat=1)
