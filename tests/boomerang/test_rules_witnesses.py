import pytest

from zoo_games.boomerang import Boomerang, BoomerangSettings
from zoo_games.boomerang.legality import why_not
from zoo_games.boomerang.rulebook import RULEBOOK
from zoo_games.boomerang.witness import witnesses
from zoo_games.core.witness import REFUSED


@pytest.mark.parametrize(
    "witness", [pytest.param(w, id=w.rule, marks=pytest.mark.rule(w.rule)) for w in witnesses().values()]
)
def test_the_rule_decides_its_witness(witness):
    assert witness.answer() == witness.right != witness.wrong
    if witness.right == REFUSED:
        assert [refusal.rule for refusal in why_not(witness.state, witness.move)] == [witness.rule]
    elif witness.move is not None:
        assert why_not(witness.state, witness.move) == ()


def test_every_rule_has_a_witness():
    assert set(witnesses()) == set(RULEBOOK)


def test_a_rule_look_up_tells_what_keeping_and_breaking_it_lead_to():
    told = Boomerang().witness("B.down")
    assert (
        told.kept
        == "Dunes is last, water on top, mountain below: in which order do they capture? 1, 0 and 2."
    )
    assert told.broken.endswith("? 1, 2 and 0.")


RULINGS = {
    "B.river": (),
    "B.end": (),
    "B.broke": (),
    "B.last": ('next_starter="last-passer"', 'next_starter="left"'),
    "B.order": (),
    "B.absent": (),
    "B.all": (),
    "B.ties": ('majority_ties="none"',),
    "B.six": ("divisor",),
    "B.tie": (),
}


@pytest.mark.parametrize(("rule", "options"), RULINGS.items())
def test_every_ruling_has_its_default_and_its_options(rule, options):
    assert RULEBOOK[rule].kind == "ruling"
    assert RULEBOOK[rule].options == options


def test_the_settings_are_those_of_the_contract():
    table = {entry.name: (entry.default, entry.shape.words()) for entry in BoomerangSettings.table()}
    assert table == {
        "animals": (6, "a whole number from 2 to 6"),
        "cards_per_animal": (9, "a whole number from 1 to 10"),
        "boomerangs": (12, "a whole number from 0 to 60"),
        "divisor": (6, "a whole number from 1 to 60"),
        "majority_ties": ("all", '"all" or "none"'),
        "next_starter": ("last-hunter", '"last-hunter", "last-passer" or "left"'),
    }
