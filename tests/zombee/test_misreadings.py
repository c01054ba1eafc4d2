"""The wrong ideas and the answers they lead to; the right answers by the rules."""

from fractions import Fraction

import pytest

from zoo_games.zombee import Roll, ZomBee
from zoo_games.zombee.misreadings import MISREADINGS, allowed_if_one_frees_all
from zoo_games.zombee.rulebook import RULEBOOK
from zoo_games.zombee.witness import rolled

BY_ID = {one.id: one for one in MISREADINGS}

ANSWERS = [
    # three ZomBees and two Zzz: three flips, not one
    ("O-ZZZ", rolled("zzzss"), 3, 1),
    # "3 ZomBees + 2 Zzz: how many must stay?" one, not none
    ("O-PAIR", rolled("zzzss"), 1, 0),
    ("O-ORDER", rolled("zbbbb"), 0, 1),
    # one flip on a fresh table: 1/12, not 1/14
    ("O-INDEP", rolled("zhhss"), Fraction(1, 12), Fraction(1, 14)),
    ("O-CAP", rolled("hhhss", honey=(3, 2, 2)), 3, 4),
]


@pytest.mark.parametrize(("id", "state", "right", "wrong"), ANSWERS, ids=[row[0] for row in ANSWERS])
def test_an_idea_leads_to_its_answer(id, state, right, wrong):
    one = BY_ID[id]
    assert (one.right(state), one.wrong(state)) == (right, wrong)
    assert one.shows(state)
    assert one.steps(state)


def test_every_idea_has_its_row():
    assert list(BY_ID) == ["O-ZZZ", "O-PAIR", "O-ORDER", "O-INDEP", "O-CAP"]


@pytest.mark.parametrize("one", MISREADINGS, ids=lambda one: one.id)
def test_every_idea_names_its_rule_and_what_to_say(one):
    assert one.rule in RULEBOOK
    for sentence in (one.idea, one.sentence, one.question):
        assert sentence[-1] in ".?"
    for step in one.steps(rolled("zbhhs")):
        assert step.rule in RULEBOOK


@pytest.mark.parametrize("id", ["O-ZZZ", "O-PAIR", "O-CAP"])
def test_the_steps_of_a_count_add_up_to_the_wrong_answer(id):
    state = next(row[1] for row in ANSWERS if row[0] == id)
    assert sum(step.points for step in BY_ID[id].steps(state)) == BY_ID[id].wrong(state)


def test_ideas_that_make_no_difference_do_not_show():
    state = rolled("bbhhb")
    assert [one.id for one in MISREADINGS if one.shows(state)] == ["O-INDEP"]


def test_one_zzz_for_all_zombees_would_allow_forbidden_rolls():
    state = rolled("zzbhs")
    roll = Roll((0, 1, 4))
    assert allowed_if_one_frees_all(state, roll)
    assert ZomBee().why_not(state, roll)
    assert not allowed_if_one_frees_all(state, Roll((0, 1)))
    assert not allowed_if_one_frees_all(state, Roll((0, 0)))
