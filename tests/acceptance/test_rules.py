"""Every rule is held by a test, every setting has a position where it matters."""

import dataclasses


def test_every_rule_is_marked_on_a_test(game, held):
    missing = [rule for rule in game.spec.rulebook if rule not in held]
    assert missing == [], f"no test is marked with {', '.join(missing)}"


def test_every_rule_that_a_test_names_exists(game, held):
    letter = next(iter(game.spec.rulebook)).partition(".")[0]
    named = {rule for rule in held if rule.partition(".")[0] == letter}
    assert named <= set(game.spec.rulebook)


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
