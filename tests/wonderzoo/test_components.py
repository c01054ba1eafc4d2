from collections import Counter

import pytest

from zoo_games.core.errors import DocumentError
from zoo_games.wonderzoo import Laid, WonderZoo, WonderZooSettings, make_state
from zoo_games.wonderzoo.components import (
    COLOURS,
    PARTS,
    SHAPES,
    SQUARES,
    default_components,
    forms,
    shape_of,
)

BOX = default_components().tiles


@pytest.mark.rule("W.tiles")
def test_the_bag_has_15_tiles_of_each_enclosure_and_20_paths():
    assert Counter(PARTS[tile].terrain for tile in BOX) == {
        "grass": 15,
        "vivarium": 15,
        "water": 15,
        "path": 20,
    }


@pytest.mark.rule("W.box")
def test_shapes_and_icons_add_up_as_assumed():
    # rulings: I 13, O 13, T 13, L 7, J 6, S 6, Z 7; D1 20, D2 15, E 10, B 10, M1 5, M2 5
    shapes = Counter(PARTS[tile].shape for tile in BOX)
    assert shapes == {"I": 13, "O": 13, "T": 13, "L": 7, "J": 6, "S": 6, "Z": 7}
    icons = Counter(PARTS[tile].icon for tile in BOX)
    assert icons == {"D1": 20, "D2": 15, "E": 10, "B": 10, "M1": 5, "M2": 5}


@pytest.mark.rule("W.box")
@pytest.mark.parametrize(
    ("terrain", "hands"),
    [
        ("grass", "L:D1 L:D2 J:M1 S:D1 Z:D2 Z:M1"),
        ("vivarium", "L:D1 J:D2 J:E S:D1 S:D2 Z:E"),
        ("water", "L:D1 L:D2 J:B S:D1 Z:D2 Z:B"),
        ("path", "L:D1 J:M2 L:E J:B S:D1 Z:M2 S:E Z:B"),
    ],
)
def test_handedness_goes_by_copy(terrain, hands):
    handed = [tile for tile in BOX if tile.startswith(terrain) and PARTS[tile].shape in "LJSZ"]
    assert sorted(handed) == sorted(f"{terrain}:{hand}" for hand in hands.split())


@pytest.mark.rule("W.turn")
def test_a_shape_has_one_two_or_four_quarter_turns():
    # I, S and Z look the same after two quarter turns, O after one
    assert {shape: len(forms(shape)) for shape in SHAPES} == {
        "I": 2,
        "O": 1,
        "T": 4,
        "L": 4,
        "J": 4,
        "S": 2,
        "Z": 2,
    }


@pytest.mark.rule("W.turn")
def test_flipped_over_l_and_j_share_their_forms():
    assert set(forms("L", True)) == set(forms("J", True)) == {*forms("L"), *forms("J")}
    assert set(forms("L")).isdisjoint(forms("J"))
    assert set(forms("S")).isdisjoint(forms("Z"))


def test_the_letters_are_read_as_the_format_says():
    # L: an upright bar with its foot to the right; S: its upper pair to the right
    assert SQUARES["L"] == ((0, 0), (1, 0), (2, 0), (2, 1))
    assert shape_of([(0, 1), (1, 1), (2, 1), (2, 0)]) == "J"
    assert shape_of([(0, 1), (0, 2), (1, 0), (1, 1)]) == "S"
    assert shape_of([(0, 0), (0, 1), (1, 1), (1, 2)]) == "Z"
    assert shape_of([(0, 0), (0, 1), (0, 2), (0, 4)]) is None


def test_there_are_four_colours_and_every_spelling_has_three_parts():
    assert sorted(COLOURS) == ["blue", "green", "red", "yellow"]
    assert all(":".join(parts) == tile for tile, parts in PARTS.items())


def test_a_box_of_ones_own_is_played_with_and_named():
    data = {
        "format": "zoo-games-components/1",
        "game": "wonderzoo",
        "name": "little box",
        "tiles": ["path:O:B"] * 3,
    }
    game = WonderZoo().with_components(data)
    assert game.components_id().startswith("sha256:")
    assert game.components_to_json() == data
    assert WonderZoo().components_id() == ""
    assert WonderZoo().components_to_json()["tiles"] == list(BOX)


def test_a_wrong_tile_in_a_box_is_refused_with_its_place():
    data = {**WonderZoo().components_to_json(), "tiles": ["path:O:B", "path:O:Q"]}
    with pytest.raises(DocumentError, match=r"tiles\[1\]: must be a tile such as"):
        WonderZoo().with_components(data)


def test_tiles_outside_the_box_are_named_in_a_warning():
    laid = Laid("grass:L:B", ((0, 0), (1, 0), (2, 0), (2, 1)))
    state = make_state(WonderZooSettings(), [([laid], ()), ((), ())], table=["path:O:B"] * 2)
    assert WonderZoo().warnings(state) == (
        'The set "assumed tiles" holds no tile grass:L:B, but 1 lies here.',
        'The set "assumed tiles" holds 1 of the tile path:O:B, but 2 lie here.',
    )
