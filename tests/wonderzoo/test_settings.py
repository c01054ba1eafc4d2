import pytest

from zoo_games.core.errors import DocumentError, SettingError
from zoo_games.wonderzoo import WonderZooSettings

DEFAULTS = {
    "size": (8, 8),
    "obstacles": (),
    "difficult": False,
    "expert": False,
    "count": "side",
    "points_side": 1,
    "points_favourite": 2,
    "red": "every",
    "allow_flip": False,
    "reentry": False,
    "visitors_per_colour": 10,
    "table_extra": 1,
}


def test_names_and_defaults_are_those_of_the_contract():
    assert {entry.name: entry.default for entry in WonderZooSettings.table()} == DEFAULTS


@pytest.mark.parametrize(
    ("name", "good", "bad"),
    [
        ("size", [5, 10], [4, 8]),
        ("size", [10, 10], [8, 11]),
        ("size", [8, 9], [8]),
        ("obstacles", [[0, 0], [7, 7]], [[8, 0]]),
        ("obstacles", [], [[1, 1], [1, 1]]),
        ("difficult", True, 1),
        ("expert", True, "yes"),
        ("count", "tile", "pawn"),
        ("points_side", 0, -1),
        ("points_favourite", 10, 11),
        ("red", "none", "all"),
        ("allow_flip", True, None),
        ("reentry", True, 0),
        ("visitors_per_colour", 20, 21),
        ("table_extra", 5, 6),
    ],
)
def test_ranges_are_those_of_the_contract(name, good, bad):
    assert WonderZooSettings.read({name: good}).changed() in ({name: good}, {})
    with pytest.raises(DocumentError) as caught:
        WonderZooSettings.read({name: bad})
    assert caught.value.place.startswith(f"rules.{name}")


@pytest.mark.rule("W.stones", "W.cover")
def test_the_difficult_side_adds_its_obstacles_to_chosen_ones():
    rules = WonderZooSettings.read({"difficult": True, "obstacles": [[3, 3]]})
    assert rules.stones == ((1, 2), (2, 6), (3, 3), (5, 1), (6, 5))
    assert WonderZooSettings.read({"difficult": True, "size": [5, 5]}).stones == ((1, 2),)


def test_obstacles_are_equal_in_any_order():
    assert WonderZooSettings.of({"obstacles": ((3, 3), (1, 1))}) == WonderZooSettings.of(
        {"obstacles": ((1, 1), (3, 3))}
    )


@pytest.mark.rule("W.start", "W.rim")
def test_obstacles_must_leave_room_for_an_entrance():
    wall = tuple((row, column) for row in range(5) for column in range(5) if (row + column) % 2)
    with pytest.raises(SettingError, match="leave no room for an entrance"):
        WonderZooSettings.of({"size": (5, 5), "obstacles": wall})
