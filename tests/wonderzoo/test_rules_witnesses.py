import pytest

from tests.wonderzoo.builders import GAME
from zoo_games.wonderzoo.legality import why_not
from zoo_games.wonderzoo.rulebook import RULEBOOK
from zoo_games.wonderzoo.witness import witnesses

CITED_AS = {
    "W.gate": "W.shape",
    "W.entrance": "W.cover",
    "W.start": "W.order",
    "W.must": "W.order",
}
"""Rules whose breach is told by the rule that makes them hold."""


@pytest.mark.parametrize(
    "witness", [pytest.param(w, id=w.rule, marks=pytest.mark.rule(w.rule)) for w in witnesses().values()]
)
def test_the_rule_decides_its_witness(witness):
    assert witness.answer() == witness.right != witness.wrong
    if witness.right == "refused":
        broken = [refusal.rule for refusal in why_not(witness.state, witness.move)]
        assert CITED_AS.get(witness.rule, witness.rule) in broken
    elif witness.move is not None:
        assert why_not(witness.state, witness.move) == ()


def test_every_rule_has_a_witness():
    assert set(RULEBOOK) == set(witnesses())


def test_a_witness_is_told_in_sentences():
    told = GAME.witness("W.path")
    assert told.kept.endswith("? It is refused.")
    assert told.broken.endswith("? It is legal.")
    assert GAME.witness("W.nothing") is None
