"""The table of rooms in docs/house.md is true of every game."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
GAMES = ("zoomies", "zombee", "boomerang", "wonderzoo")


def rooms() -> list[str]:
    page = (ROOT / "docs" / "house.md").read_text(encoding="utf-8")
    table = page.split("| Room of a game |")[1].split("\n\n")[0]
    named = [name for row in table.splitlines()[2:] for name in re.findall(r"`([a-z_]+)`", row.split("|")[1])]
    return [name for name in named if name != "witness_"]


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_the_rooms_of_the_house(game):
    folder = ROOT / "zoo_games" / game
    assert len(rooms()) > 20
    assert [name for name in rooms() if not (folder / f"{name}.py").is_file()] == []
