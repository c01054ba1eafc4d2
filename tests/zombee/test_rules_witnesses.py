import pytest

from zoo_games.core.witness import REFUSED
from zoo_games.zombee import ZomBee
from zoo_games.zombee.legality import why_not
from zoo_games.zombee.rulebook import RULEBOOK
from zoo_games.zombee.witness import witnesses

CITED_AS = {"O.zombee": "O.reroll"}


@pytest.mark.parametrize(
    "witness", [pytest.param(w, id=w.rule, marks=pytest.mark.rule(w.rule)) for w in witnesses().values()]
)
def test_the_rule_decides_its_witness(witness):
    assert witness.answer() == witness.right != witness.wrong
    if witness.right == REFUSED:
        broken = [refusal.rule for refusal in why_not(witness.state, witness.move)]
        assert broken == [CITED_AS.get(witness.rule, witness.rule)]
    elif witness.move is not None:
        assert why_not(witness.state, witness.move) == ()


def test_every_rule_has_a_witness():
    assert set(witnesses()) == set(RULEBOOK)


def test_a_rule_look_up_tells_what_keeping_and_breaking_it_lead_to():
    told = ZomBee().witness("O.bees")
    assert told.kept == "Four bees, three players: who turns flowers? 1, 2, 1 and 2."
    assert told.broken == "Four bees, three players: who turns flowers? 0, 1, 2 and 0."


RULINGS = {
    "O.loser": ('payer="active"',),
    "O.reroll": ('zzz="last-roll"',),
    "O.choose": ("question_mark_self=false",),
    "O.chain": (),
    "O.extra": (),
    "O.yellow": (),
    "O.honey": ("honey_needed", "honey_cap"),
    "O.stop": (),
    "O.next": (),
    "O.slime": ("tournament=true", "wins_needed", "honey_start", "honey_cap"),
}


@pytest.mark.parametrize(("rule", "options"), RULINGS.items())
def test_every_ruling_has_its_default_and_its_options(rule, options):
    assert RULEBOOK[rule].kind == "ruling"
    assert RULEBOOK[rule].options == options
