from zoo_games.wonderzoo.rulebook import RULEBOOK, SENTENCES

RULINGS = (
    "count",
    "turn",
    "must",
    "out",
    "side",
    "refill",
    "empty",
    "path",
    "entrance",
    "bus",
    "action",
    "move",
    "expert",
    "tie",
)
ASSUMPTIONS = ("box", "gate", "size", "stones", "first")


def test_the_rule_text_has_53_sentences():
    # Contents 6, Setup 7, Playing 8, Placement 3, Actions 11, End 2, Scoring 5, Expert 11
    assert len(SENTENCES) == 6 + 7 + 8 + 3 + 11 + 2 + 5 + 11


def test_rulings_and_assumptions_are_those_of_the_table():
    kinds = {rule.id: rule.kind for rule in RULEBOOK.values()}
    assert [id for id, kind in kinds.items() if kind == "ruling"] == [f"W.{word}" for word in RULINGS]
    assert [id for id, kind in kinds.items() if kind == "assumption"] == [f"W.{word}" for word in ASSUMPTIONS]


def test_every_ruling_and_assumption_refines_a_sentence():
    refined = {rule for _, _, ids in SENTENCES for rule in ids}
    assert set(RULEBOOK) == refined
