from fractions import Fraction

import pytest

from zoo_games.boomerang.misreadings import MISREADINGS
from zoo_games.boomerang.rulebook import RULEBOOK
from zoo_games.boomerang.witness import ended, hunting, start

BY_ID = {misreading.id: misreading for misreading in MISREADINGS}
TABLE = ended("eee", "eeell", "el", boomerangs=(13, 5, 6))

CASES = [
    # seat 2 has passed, then 0, and 1 is left: by the rules 1, 0, 2
    ("B-ORDER", hunting("WDH", stack=(2,)), (1, 0, 2), (2, 0, 1)),
    # second place for emus is C with 1, for lizards C with 1
    ("B-SECOND", TABLE, (5, 5, 1), (5, 5, 3)),
    ("B-POT", hunting("DWH", boomerangs=(8, 12, 12), pot=4), 12, 8),
    ("B-SIX", TABLE, (2, 0, 1), (Fraction(13, 6), Fraction(5, 6), 1)),
]


def test_every_row_of_the_inventory_is_there():
    assert set(BY_ID) == {"B-ORDER", "B-SECOND", "B-POT", "B-SIX"}
    assert {misreading.rule for misreading in MISREADINGS} <= set(RULEBOOK)


@pytest.mark.parametrize(("id", "state", "right", "wrong"), CASES, ids=[case[0] for case in CASES])
def test_a_wrong_idea_leads_to_its_wrong_answer(id, state, right, wrong):
    misreading = BY_ID[id]
    assert misreading.right(state) == right
    assert misreading.wrong(state) == wrong
    assert misreading.shows(state)
    assert misreading.steps(state)
    assert {step.rule for step in misreading.steps(state)} <= set(RULEBOOK)


def test_the_steps_of_an_idea_add_up_to_its_answer():
    assert sum(step.points for step in BY_ID["B-SECOND"].steps(TABLE)) == sum((5, 5, 3))
    assert sum(step.points for step in BY_ID["B-POT"].steps(CASES[2][1])) == 8


@pytest.mark.parametrize("id", BY_ID)
@pytest.mark.parametrize("state", [start(), ended("", "", ""), hunting("DWHF")])
def test_every_idea_has_an_answer_in_any_position(id, state):
    misreading = BY_ID[id]
    misreading.right(state), misreading.wrong(state), misreading.steps(state)


def test_the_order_of_passing_goes_on_from_who_is_to_move():
    """Four hunt, 3 has passed, 1 is to move: 1, 2 pass, 0 is left; it captures first."""
    state = hunting("DWHF", stack=(3,), to_move=1)
    assert BY_ID["B-ORDER"].wrong(state) == (3, 1, 2, 0)
    assert BY_ID["B-ORDER"].right(state) == (0, 2, 1, 3)
