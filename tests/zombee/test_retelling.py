"""An evaluation told again: a step a die, or for the honey, on the dice as they lay."""

import pytest

from zoo_games.render.scene import Marks
from zoo_games.zombee import ZomBee, ZomBeeSettings
from zoo_games.zombee.moves import STOP, Dice, Roll
from zoo_games.zombee.state import State

GAME = ZomBee()
NAMES = ("Tom", "Mia", "Ada")
FALL = ("zombee", "honey", "honey", "honey", "bee")
TOM = State.start(ZomBeeSettings(), 3).replace(dice=FALL, rolls=2, last_roll=(0, 4))
SAID = [
    "Dice 1, 2 and 3 show three honey symbols, three or more of which bring one drop.",
    "Die 0 shows a ZomBee: Tom turns over one flower.",
    "Die 4 shows a bee: Mia turns over one flower.",
]


def told(state, move):
    return GAME.retelling(state, move, GAME.apply(state, move), NAMES)


@pytest.mark.rule("O.order", "O.honey")
def test_a_stop_is_told_in_the_order_of_the_evaluation():
    found = told(TOM, STOP)
    assert [step.text for step in found.steps] == SAID
    assert [frame.state.honey for frame in found.frames] == [(3, 2, 2)] * 3
    assert {frame.state.dice for frame in found.frames} == {FALL}


@pytest.mark.rule("O.order")
def test_the_last_roll_is_told_like_a_stop_and_an_earlier_one_is_not():
    lying = (None, "honey", "honey", "honey", None)
    air = TOM.replace(dice=lying, phase="dice", last_roll=(0, 4))
    assert [step.text for step in told(air, Dice(FALL)).steps] == SAID
    assert told(air.replace(rolls=1), Dice(FALL)) is None
    start = State.start(ZomBeeSettings(), 3)
    assert told(start, Roll((0, 1, 2, 3, 4))) is None


def test_a_step_lights_dice_and_players_that_the_picture_shows():
    for frame in told(TOM, STOP).frames:
        scene = GAME.view().scene(frame.state, names=NAMES, marks=Marks(lit=frame.step.cells))
        assert set(frame.step.cells) <= {spot.id for spot in scene.spots}
        assert "roll 4" not in scene.alt
