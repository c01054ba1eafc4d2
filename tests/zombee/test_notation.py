"""Moves as people type them."""

import pytest

from zoo_games.core.errors import NotationError
from zoo_games.zombee import Dice, Flip, Flower, Name, Roll, Stop, ZomBee
from zoo_games.zombee.witness import flipping, rolled, start

GAME = ZomBee()
STATE = rolled("zbbhs")
FALL = Dice(("bee", "honey", "zombee", "zzz", "bee"))

TEXTS = [
    (Roll((0, 1, 2, 3, 4)), "roll all"),
    (Roll((0, 3)), "roll 0,3"),
    (Stop(), "stop"),
    (Flip(4), "flip 4"),
    (Name(2), "name 2"),
    (FALL, "dice bee,honey,zombee,zzz,bee"),
    (Flower("question"), "flower question"),
]


@pytest.mark.parametrize(("move", "text"), TEXTS, ids=[text for _, text in TEXTS])
def test_a_move_has_one_text_and_is_read_back(move, text):
    assert GAME.move_text(STATE, move) == text
    assert GAME.parse_move(STATE, text) == move


OTHERS = [
    ("ROLL  0 3", Roll((0, 3))),
    ("roll dice 0 and 3 again", Roll((0, 3))),
    ("reroll 3,0", Roll((3, 0))),
    ("end", Stop()),
    ("turn over flower 4", Flip(4)),
    ("choose player 2", Name(2)),
    ("dice bee honey ZomBee zzz bee", FALL),
    ("flower ?", Flower("question")),
]


@pytest.mark.parametrize(("text", "move"), OTHERS, ids=[text for text, _ in OTHERS])
def test_other_ways_to_type_a_move_are_understood(text, move):
    assert GAME.parse_move(STATE, text) == move


WRONG = [
    ("", "The move ends too early; a word such as roll, stop, flip or name is missing", 0),
    ("fly 4", '"fly" begins no move', 0),
    ("roll", "The move ends too early; the number of a die, or all is missing", 4),
    ("roll x", '"x" is not the number of a die, or all', 5),
    ("flip 4 5", '"5" is more than one move', 7),
    ("stop now", '"now" is more than one move', 5),
    ("flower rose", '"rose" is not one of bee, question, zombee', 7),
    ("dice bee", "The move ends too early; one of bee, honey, zombee, zzz is missing", 8),
    ("flip 99999", '"99999" is not the number of a flower', 5),
    ("roll " + "1," * 300, "A move has at most 400 characters", 400),
]


@pytest.mark.parametrize(("text", "said", "at"), WRONG, ids=[text[:20] for text, _, _ in WRONG])
def test_what_is_no_move_is_refused_with_its_place_and_an_example(text, said, at):
    with pytest.raises(NotationError) as refused:
        GAME.parse_move(STATE, text)
    assert str(refused.value) == f'{said}. A move here is such as "roll 1".'
    assert refused.value.at == at


def test_at_the_end_no_move_is_offered():
    over = GAME.apply(flipping(rolled("zbbbb", honey=(1, 0, 2)), "flower", (0,)), Flower("zombee"))
    with pytest.raises(NotationError, match="The game is over"):
        GAME.parse_move(over, "fly")
    assert GAME.move_text(start(2), Stop()) == "stop"
