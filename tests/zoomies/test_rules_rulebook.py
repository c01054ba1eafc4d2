import re
from pathlib import Path

import pytest

from zoo_games.zoomies import rulebook
from zoo_games.zoomies.rulebook import RULEBOOK, SECTIONS, SENTENCES

RULINGS = [
    "Z.match",
    "Z.second",
    "Z.redraw",
    "Z.empty",
    "Z.discards",
    "Z.order",
    "Z.must",
    "Z.frens-key",
    "Z.frens-sides",
    "Z.split",
    "Z.cap",
    "Z.end",
    "Z.tie",
]


def test_every_sentence_of_the_rule_text_has_a_published_rule():
    assert len(SENTENCES) == sum(SECTIONS.values()) == 72
    for section, number, ids in SENTENCES:
        assert any(RULEBOOK[rule].kind == "published" for rule in ids), (section, number)


def test_sources_and_sentences_say_the_same():
    for section, number, ids in SENTENCES:
        for rule in ids:
            if RULEBOOK[rule].kind == "published":
                assert f"{section}, {number}" in RULEBOOK[rule].source.split("; ")


@pytest.mark.parametrize("rule", RULINGS)
def test_every_ruling_gives_point_default_and_reason(rule):
    entry = RULEBOOK[rule]
    assert entry.kind == "ruling"
    assert entry.point
    assert entry.default
    assert entry.why


def test_every_assumption_is_named():
    assert [rule.id for rule in RULEBOOK.values() if rule.kind == "assumption"] == [
        "Z.box",
        "Z.start",
        "Z.first",
    ]


def test_ids_and_texts_are_well_formed():
    for rule in RULEBOOK.values():
        assert re.fullmatch(r"Z\.[a-z]+(-[a-z]+)*", rule.id)
        assert rule.text.endswith(".")


def test_every_id_that_the_code_cites_is_in_the_table():
    folder = Path(rulebook.__file__).parent
    for path in folder.glob("*.py"):
        for rule in set(re.findall(r"\bZ\.[a-z]+(?:-[a-z]+)*", path.read_text(encoding="utf-8"))):
            assert rule in RULEBOOK, f"{path.name} cites {rule}"
