from zoo_games.zoomies.rulebook import RULEBOOK, SENTENCES

RULINGS = (
    "match",
    "second",
    "redraw",
    "empty",
    "discards",
    "order",
    "must",
    "frens-key",
    "frens-sides",
    "split",
    "cap",
    "end",
    "tie",
)
ASSUMPTIONS = ("box", "start", "first")


def test_the_rule_text_has_72_sentences():
    assert len(SENTENCES) == 72


def test_rulings_and_assumptions_are_those_of_the_table():
    kinds = {rule.id: rule.kind for rule in RULEBOOK.values()}
    assert {f"Z.{word}" for word in RULINGS} <= {id for id, kind in kinds.items() if kind == "ruling"}
    assert [id for id, kind in kinds.items() if kind == "assumption"] == [f"Z.{word}" for word in ASSUMPTIONS]
