"""Every rule is held by a test, every setting has a position where it matters."""

import dataclasses
import re
from importlib import import_module
from pathlib import Path


def test_every_rule_is_marked_on_a_test(game, held):
    missing = [rule for rule in game.spec.rulebook if rule not in held]
    assert missing == [], f"no test is marked with {', '.join(missing)}"


def test_every_rule_that_a_test_names_exists(game, held):
    letter = next(iter(game.spec.rulebook)).partition(".")[0]
    named = {rule for rule in held if rule.partition(".")[0] == letter}
    assert named <= set(game.spec.rulebook)


def room_of(game):
    """Return the module of a game's rule table."""
    return import_module(f"{type(game).__module__}.rulebook")


def places_of(rule, sections):
    """Return the sentences that a rule names as its source; what lies in the box has none."""
    return {place for place in rule.source.split("; ") if place.rpartition(", ")[0] in sections}


def test_every_sentence_of_the_rule_text_is_held_by_a_published_rule_that_names_it(game):
    room, book = room_of(game), game.spec.rulebook
    assert len(room.SENTENCES) == sum(room.SECTIONS.values())
    for section, number, ids in room.SENTENCES:
        published = [book[id] for id in ids if book[id].kind == "published"]
        assert published, (section, number)
        for rule in published:
            places = places_of(rule, room.SECTIONS)
            assert not places or f"{section}, {number}" in places, rule.id


def test_every_published_rule_names_sentences_that_there_are(game):
    room = room_of(game)
    known = {f"{section}, {number}" for section, number, _ in room.SENTENCES}
    for rule in game.spec.rulebook.values():
        if rule.kind == "published":
            assert places_of(rule, room.SECTIONS) <= known, rule.id


def test_every_id_that_the_code_of_a_game_cites_is_in_its_table(game):
    room, book = room_of(game), game.spec.rulebook
    letter = next(iter(book)).partition(".")[0]
    pattern = rf"{letter}\.[a-z]+(?:-[a-z]+)*"
    assert all(re.fullmatch(pattern, id) for id in book)
    for path in Path(room.__file__).parent.glob("*.py"):
        cited = set(re.findall(rf"\b{pattern}", path.read_text(encoding="utf-8")))
        assert cited <= set(book), path.name


def test_what_there_is_no_rule_and_no_setting_for_has_no_witness(game):
    assert game.witness("nothing") is None
    assert game.setting_witness("nothing") is None


def test_every_rule_has_its_kind_text_and_source(game):
    for rule in game.spec.rulebook.values():
        assert rule.kind in {"published", "ruling", "assumption"}
        assert rule.text.endswith(".")
        assert rule.source
        if rule.kind != "published":
            assert rule.point, rule.id
            assert rule.default, rule.id
            assert rule.why, rule.id


def test_every_option_of_a_ruling_is_a_setting(game):
    """An option is written as it is set: ``second_tile="optional"``."""
    known = {entry.name: entry for entry in game.spec.settings.table()}
    for rule in game.spec.rulebook.values():
        for option in rule.options:
            name, equals, _ = option.partition("=")
            if equals and name != "components":
                assert name.strip() in known, f"{rule.id}: {option}"


def test_every_setting_has_range_unit_help_and_rules(game):
    for entry in game.spec.settings.table():
        assert entry.shape.words()
        assert entry.unit
        assert entry.help.endswith(".")
        assert entry.rules
        assert set(entry.rules) <= set(game.spec.rulebook)


def test_every_setting_has_a_position_where_it_matters(game):
    defaults = game.spec.settings()
    for entry in game.spec.settings.table():
        witness = game.setting_witness(entry.name)
        assert witness is not None, entry.name
        assert witness.ask(defaults) == witness.default, entry.name
        changed = dataclasses.replace(defaults, **{entry.name: witness.value})
        assert changed != defaults
        assert witness.ask(changed) == witness.changed, entry.name
        assert witness.default != witness.changed, entry.name
