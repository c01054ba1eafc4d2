import dataclasses

import pytest

from zoo_games.boomerang import Boomerang, BoomerangSettings
from zoo_games.boomerang.legality import why_not
from zoo_games.boomerang.rulebook import RULEBOOK, SECTIONS, SENTENCES, THE_BOX
from zoo_games.boomerang.witness import witnesses
from zoo_games.boomerang.witness_settings import setting_witnesses
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


def test_every_sentence_of_the_rule_text_is_held_by_a_rule():
    assert sum(SECTIONS.values()) == len(SENTENCES)
    assert [(section, number) for section, number, ids in SENTENCES if not ids] == []
    assert {rule for _, _, ids in SENTENCES for rule in ids} <= set(RULEBOOK)


def test_every_published_rule_names_its_sentences_or_the_box():
    known = {(section, number) for section, number, _ in SENTENCES}
    for rule in RULEBOOK.values():
        if rule.kind == "published" and rule.source != THE_BOX:
            for place in rule.source.split("; "):
                section, _, number = place.rpartition(", ")
                assert (section, int(number)) in known, rule.id


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


@pytest.mark.parametrize("name", [entry.name for entry in BoomerangSettings.table()])
def test_every_setting_has_a_position_where_it_matters(name):
    witness = setting_witnesses()[name]
    defaults = BoomerangSettings()
    assert witness.ask(defaults) == witness.default
    assert witness.ask(dataclasses.replace(defaults, **{name: witness.value})) == witness.changed


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
