import re
from pathlib import Path

import pytest

from zoo_games.wonderzoo import rulebook
from zoo_games.wonderzoo.rulebook import RULEBOOK, SECTIONS, SENTENCES

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


def test_every_sentence_of_the_rule_text_has_a_published_rule():
    # Contents 6, Setup 7, Playing 8, Placement 3, Actions 11, End 2, Scoring 5, Expert 11
    assert len(SENTENCES) == sum(SECTIONS.values()) == 53
    for section, number, ids in SENTENCES:
        assert any(RULEBOOK[rule].kind == "published" for rule in ids), (section, number)


def test_sources_and_sentences_say_the_same():
    for section, number, ids in SENTENCES:
        for rule in ids:
            if RULEBOOK[rule].kind == "published":
                assert f"{section}, {number}" in RULEBOOK[rule].source.split("; ")


@pytest.mark.parametrize("word", RULINGS)
def test_every_ruling_gives_point_default_and_reason(word):
    entry = RULEBOOK[f"W.{word}"]
    assert entry.kind == "ruling"
    assert entry.point
    assert entry.default
    assert entry.why


def test_rulings_and_assumptions_are_those_of_the_table():
    kinds = {rule.id: rule.kind for rule in RULEBOOK.values()}
    assert [id for id, kind in kinds.items() if kind == "ruling"] == [f"W.{word}" for word in RULINGS]
    assert [id for id, kind in kinds.items() if kind == "assumption"] == [f"W.{word}" for word in ASSUMPTIONS]


def test_every_ruling_and_assumption_refines_a_sentence():
    refined = {rule for _, _, ids in SENTENCES for rule in ids}
    assert set(RULEBOOK) == refined


def test_ids_and_texts_are_well_formed():
    for rule in RULEBOOK.values():
        assert re.fullmatch(r"W\.[a-z]+(-[a-z]+)*", rule.id)
        assert rule.text.endswith(".")


def test_every_id_that_the_code_cites_is_in_the_table():
    folder = Path(rulebook.__file__).parent
    for path in folder.glob("*.py"):
        for rule in set(re.findall(r"\bW\.[a-z]+(?:-[a-z]+)*", path.read_text(encoding="utf-8"))):
            assert rule in RULEBOOK, f"{path.name} cites {rule}"
