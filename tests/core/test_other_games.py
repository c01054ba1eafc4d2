"""The core takes the documents of games that are still to come: heads, seats, chance and results fit."""

from dataclasses import dataclass

import jsonschema
import pytest

from tests.core import samples
from zoo_games.core import documents
from zoo_games.core.errors import DocumentError, SettingError
from zoo_games.core.forms import document_shape
from zoo_games.core.protocol import Game, GameSpec
from zoo_games.core.rulebook import Rulebook
from zoo_games.core.settings import Settings, setting
from zoo_games.core.shapes import CELL, Flag, ListOf, OneOf, Plain, Series, Tagged, Whole


@dataclass(frozen=True)
class WonderSettings(Settings):
    """The settings of WonderZoo that hold lists."""

    size: tuple[int, int] = setting((8, 8), Series((Whole(5, 10), Whole(5, 10))), "squares", "Size.", ())
    obstacles: tuple[tuple[int, int], ...] = setting((), ListOf(CELL), "cells", "Obstacles.", ())
    expert: bool = setting(False, Flag(), "-", "Expert.", ())
    count: str = setting("side", OneOf(("side", "tile")), "-", "Count.", ())


def sketch(name, players, settings=Settings):
    """Return a game of which only the head is known."""

    class Sketch(Game):
        spec = GameSpec(name, name.title(), players, "", True, Rulebook([]), settings)

        def nothing(self, *values):
            raise NotImplementedError

        initial = to_act = legal = apply = score = nothing

        def state_shape(self, whole=False):
            return Plain()

        def move_shape(self):
            return Plain()

    Sketch.__abstractmethods__ = frozenset()
    return Sketch()


GAMES = {
    "boomerang": sketch("boomerang", (3, 5)),
    "zombee": sketch("zombee", (2, 5)),
    "wonderzoo": sketch("wonderzoo", (2, 4), WonderSettings),
}


@pytest.mark.parametrize("name", GAMES)
def test_the_record_of_the_contract_has_the_form(name):
    document = samples.example(f"{name}.record.json")
    document_shape(GAMES[name], "record", full=True).check(document, "")
    jsonschema.Draft202012Validator(documents.schema(GAMES[name], "record")).validate(document)
    head = documents.read_head(document, "record", GAMES[name])
    assert head.names == tuple(document["players"])


@pytest.mark.parametrize("name", ["boomerang", "wonderzoo"])
def test_the_scored_positions_of_the_contract_have_the_form(name):
    for case in samples.scored(name):
        head = documents.read_head(documents.read(case["position"]), "position", GAMES[name])
        assert head.settings.changed() == case["position"]["rules"]
        written = documents.write_head("position", GAMES[name], head.names, head.settings)
        assert written == {key: case["position"][key] for key in written}


def test_boomerang_refuses_two_players():
    document = {**samples.example("boomerang.record.json"), "players": ["Ada", "Ben"]}
    with pytest.raises(DocumentError, match="players: Boomerang is for 3 to 5 players, not 2"):
        documents.read_head(document, "record", GAMES["boomerang"])
    with pytest.raises(SettingError, match=r"^Boomerang is for 3 to 5 players, not 2\.$"):
        documents.player_names(GAMES["boomerang"], 2)


def test_settings_that_hold_lists_go_to_documents_and_back():
    rules = {"size": [6, 7], "obstacles": [[1, 2], [2, 6]]}
    settings = WonderSettings.read(rules)
    assert settings.obstacles == ((1, 2), (2, 6))
    assert settings.changed() == rules
    assert WonderSettings.of({"size": (6, 7), "obstacles": ((1, 2), (2, 6))}) == settings
    assert WonderSettings.parse({"size": "[6, 7]", "obstacles": "[[1, 2], [2, 6]]"}) == settings
    for wrong in ("[6]", "[6, 7, 8]", "[6, 99]", "6", "[[6, 7]]", "[" * 5_000, "9" * 5_000, "NaN", "{"):
        with pytest.raises(SettingError, match="size"):
            WonderSettings.parse({"size": wrong})


def test_moves_of_wonderzoo_have_keys_that_python_reserves():
    shape = Tagged({"move_visitor": documents.Record({"from": CELL, "to": CELL})})
    shape.check({"type": "move_visitor", "from": [0, 1], "to": [1, 1]}, "move")
    with pytest.raises(DocumentError, match=r"move\.from: is missing"):
        shape.check({"type": "move_visitor", "to": [1, 1]}, "move")
