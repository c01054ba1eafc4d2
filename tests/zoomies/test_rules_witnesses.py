import pytest

from zoo_games.zoomies.legality import why_not
from zoo_games.zoomies.rulebook import RULEBOOK
from zoo_games.zoomies.witness import witnesses

SCREEN = {"Z.theme", "Z.log", "Z.glow", "Z.undo", "Z.hover"}
CITED_AS = {"Z.turn": "Z.order"}


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


def test_every_rule_that_can_be_broken_has_a_witness():
    assert set(RULEBOOK) - set(witnesses()) == SCREEN
