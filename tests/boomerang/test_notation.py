import pytest

from zoo_games.boomerang import Boomerang
from zoo_games.boomerang.moves import CHOICES, DEALS, PASS, THROW
from zoo_games.boomerang.witness import choosing, hunting, start
from zoo_games.core import notation
from zoo_games.core.chance import Stream
from zoo_games.core.errors import NotationError
from zoo_games.testing.compliance import walk

GAME = Boomerang()
CARD = DEALS["emu:dunes+water"]


@pytest.mark.parametrize(
    ("text", "move"),
    [
        ("choose water", CHOICES["water"]),
        ("  Hunt in the MEADOW ", CHOICES["meadow"]),
        ("dunes", CHOICES["dunes"]),
        ("throw", THROW),
        ("throw a boomerang", THROW),
        ("PASS", PASS),
        ("deal emu:dunes+water", CARD),
        ("deal an emu of water and dunes", CARD),
    ],
)
def test_moves_are_read_whatever_their_spelling(text, move):
    assert GAME.parse_move(choosing(), text) == move


@pytest.mark.parametrize("move", [CHOICES["forest"], THROW, PASS, CARD])
def test_the_text_of_a_move_is_read_again(move):
    assert GAME.parse_move(hunting("DWH"), GAME.move_text(hunting("DWH"), move)) == move


@pytest.mark.parametrize(
    ("text", "reason", "at"),
    [
        ("", "The move ends too early", 0),
        ("jump", '"jump" begins no move', 0),
        ("choose sea", '"sea" is not one of dunes, forest', 7),
        ("choose", "The move ends too early; one of dunes, forest", 6),
        ("throw twice", '"twice" is more than one move', 6),
        ("deal emu:dunes+dunes", '"dunes" is not one of forest', 15),
        ("pass " * 100, "A move has at most 400 characters", 400),
    ],
)
def test_a_text_that_means_no_move_is_refused_with_its_place(text, reason, at):
    with pytest.raises(NotationError) as caught:
        GAME.parse_move(choosing(), text)
    assert str(caught.value).startswith(reason)
    assert 'A move here is such as "choose dunes".' in str(caught.value)
    assert caught.value.at == at


def test_the_hint_fits_a_finished_and_an_unfinished_position():
    over = walk(GAME, 3, Stream(0)).states[-1]
    with pytest.raises(NotationError, match="The game is over"):
        GAME.parse_move(over, "x")
    from zoo_games.boomerang import BoomerangSettings

    unknown = GAME.state_from_json({}, BoomerangSettings(), 3)
    with pytest.raises(NotationError, match="A move is such as"):
        GAME.parse_move(unknown, "x")


def test_codes_are_short():
    one = walk(GAME, 4, Stream(2))
    assert len(notation.encode(GAME, start(4))) < 60
    assert max(len(notation.encode(GAME, state)) for state in one.states) < 130
