"""games, rules, rule, settings, rulings, components, schema."""

import jsonschema
import pytest

from zoo_games.core.registry import get


def test_games_lists_names_players_and_bots(zoo):
    (game,) = [entry for entry in zoo("games", "--json").json if entry["name"] == "zoomies"]
    assert game["players"] == [2, 4]
    assert {"random", "greedy"} <= set(game["bots"])
    assert "zoomies: Zoomies, 2 to 4 players" in zoo("games").out


def test_rules_lists_id_kind_text_and_source(zoo):
    table = zoo("rules", "zoomies", "--json").json
    assert [row["id"] for row in table] == list(get("zoomies").spec.rulebook)
    assert all(set(row) == {"id", "kind", "text", "source"} for row in table)
    assert "Z.match" in zoo("rules", "zoomies").out


def test_settings_lists_default_range_unit_help_and_rules(zoo):
    table = {row["name"]: row for row in zoo("settings", "zoomies", "--json").json}
    assert set(table["ladder"]) == {"name", "default", "range", "unit", "help", "rules"}
    assert table["ladder"]["default"] == [1, 3, 6, 10, 15]
    assert table["hand_size"]["range"] == "a whole number from 1 to 5"
    assert "hand_size = 2" in zoo("settings", "zoomies").out


def test_rulings_lists_point_default_options_and_why(zoo):
    table = {row["id"]: row for row in zoo("rulings", "zoomies", "--json").json}
    assert {"id", "point", "default", "options", "why"} <= set(table["Z.second"])
    assert table["Z.second"]["options"]
    assert "Z.second" in zoo("rulings", "zoomies").out


def test_a_rule_is_shown_by_its_id(zoo):
    assert zoo("rule", "zoomies", "Z.match", "--json").json["id"] == "Z.match"
    assert "Z.match" in zoo("rule", "zoomies", "Z.match").out


def test_an_unknown_rule_is_wrong_usage(zoo):
    answer = zoo("rule", "zoomies", "Z.nothing")
    assert answer.status == 2
    assert "There is no rule Z.nothing" in answer.err


def test_components_are_written_as_a_file_that_can_be_played_with(zoo, tmp_path):
    path = tmp_path / "tiles.json"
    assert zoo("components", "zoomies", "-o", path).status == 0
    answer = zoo("play", "zoomies", "--components", path, "--seed", 1, "--json")
    assert answer.status == 0


def test_refused_components_are_named_by_their_file(zoo, tmp_path):
    path = tmp_path / "tiles.json"
    path.write_text('{"format": "zoo-games-components/1"}', encoding="utf-8")
    answer = zoo("play", "zoomies", "--components", path)
    assert answer.status == 1
    assert str(path) in answer.err


@pytest.mark.parametrize("kind", ["position", "record", "tree"])
def test_the_schema_is_a_json_schema(zoo, kind):
    schema = zoo("schema", "zoomies", "--kind", kind).json
    jsonschema.Draft202012Validator.check_schema(schema)


def test_the_schema_takes_what_the_commands_write(zoo, folder):
    import json

    for kind, name in (("position", "middle.json"), ("position", "end.json"), ("record", "game.json")):
        schema = zoo("schema", "zoomies", "--kind", kind).json
        jsonschema.validate(json.loads((folder / name).read_text(encoding="utf-8")), schema)
