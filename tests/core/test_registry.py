"""Games are found by name, and no list of ours has to be edited."""

import pytest

from zoo_games.core import registry
from zoo_games.core.errors import UnknownGame
from zoo_games.core.protocol import GameSpec
from zoo_games.testing.race import Race


def test_a_game_is_imported_when_it_is_first_asked_for():
    assert "zoomies" in registry.names()
    assert registry.get("zoomies") is registry.get("zoomies")


def test_an_unknown_game_is_refused_with_those_there_are():
    with pytest.raises(
        UnknownGame, match=r'There is no game "zomies"; the games are .*did you mean zoomies\?'
    ):
        registry.get("zomies")
    for odd in ("", "../x", "zoomies:evil", 7, None, "x" * 10_000):
        with pytest.raises(UnknownGame):
            registry.get(odd)


def test_a_students_game_is_registered_and_forgotten(race):
    assert registry.get("race") is race
    assert "race" in registry.names()
    registry.unregister("race")
    assert "race" not in registry.names()
    registry.register(race)


@pytest.mark.parametrize("name", ["", "Race", "my game", "1st", "a.b", "x" * 31])
def test_a_name_fits_into_documents_codes_and_commands(name):
    class Named(Race):
        spec = GameSpec(
            name, *[getattr(Race.spec, field) for field in list(GameSpec.__dataclass_fields__)[1:]]
        )

    with pytest.raises(ValueError, match="a game's name must be"):
        registry.register(Named())


def test_a_game_of_an_entry_point_is_found(monkeypatch):
    registry.offer("offered", "zoo_games.testing.race:Race")
    try:
        assert registry.get("offered") == Race()
    finally:
        registry.unregister("offered")


def test_an_entry_that_is_no_game_is_a_mistake_of_its_author():
    registry.offer("offered", "zoo_games.testing.race:RaceSettings")
    try:
        with pytest.raises(TypeError, match="gives no Game"):
            registry.get("offered")
    finally:
        registry.unregister("offered")
