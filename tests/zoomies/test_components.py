import re
from collections import Counter

import pytest

from tests.zoomies.builders import GAME
from zoo_games.core.chance import Stream
from zoo_games.core.errors import SettingError
from zoo_games.zoomies import Zoomies, ZoomiesSettings
from zoo_games.zoomies.components import (
    KIND,
    TILE_PATTERN,
    TILES,
    ComponentSet,
    cells_of,
    default_components,
    dogs_of,
    same_tile,
)
from zoo_games.zoomies.witness import position


@pytest.mark.rule("Z.tiles", "Z.box", "Z.bone", "Z.icon")
def test_the_assumed_box_has_20_dogs_10_bones_and_4_icons_a_breed():
    dogs = [dog for tile in default_components().tiles for dog in dogs_of(tile)]
    assert len(dogs) == 100
    for breed in "CPBHG":
        own = [dog for dog in dogs if dog.breed == breed]
        assert (len(own), sum(d.bone for d in own), sum(d.zoomies for d in own)) == (20, 10, 4)


@pytest.mark.rule("Z.box")
def test_the_five_tiles_of_a_pair_are_those_of_the_data_page():
    assert default_components().tiles[:5] == ("C*-Pz", "C*-P", "C*-P", "Cz-P*", "C-P*")
    pairs = [tile.replace("*", "").replace("z", "") for tile in default_components().tiles[::5]]
    assert pairs == ["C-P", "C-B", "P-B", "P-H", "B-H", "B-G", "H-G", "H-C", "G-C", "G-P"]


@pytest.mark.rule("Z.icon", "Z.box")
@pytest.mark.parametrize(
    ("number", "with_icon"), [(0, ""), (1, "1"), (2, "14"), (3, "124"), (4, "1245"), (5, "12345")]
)
def test_the_icons_come_in_the_order_of_the_data_page(number, with_icon):
    tiles = default_components(number).tiles[:5]
    assert "".join(str(index) for index, tile in enumerate(tiles, start=1) if "z" in tile) == with_icon


@pytest.mark.rule("Z.tiles", "Z.bone", "Z.icon")
def test_there_are_50_kinds_of_tile_and_100_spellings():
    assert len(TILES) == 100
    assert len(set(KIND.values())) == 50
    for tile in TILES:
        assert re.fullmatch(TILE_PATTERN, tile)
        dogs = dogs_of(tile)
        assert sum(dog.bone for dog in dogs) == 1
        assert sum(dog.zoomies for dog in dogs) <= 1
        assert "-".join(map(str, dogs)) == tile
    letters = [breed + mark for breed in "CPBHG" for mark in ("", "*", "z", "*z")]
    spelled = {f"{one}-{other}" for one in letters for other in letters}
    assert {tile for tile in spelled if re.fullmatch(TILE_PATTERN, tile)} == set(TILES)


def test_cells_and_spellings():
    assert cells_of((2, 3), "N") == ((2, 3), (1, 3))
    assert same_tile("B*-Hz", "Hz-B*")
    assert not same_tile("B*-H", "B-H*")


def test_a_set_has_a_hash_that_order_and_spelling_do_not_change():
    one = ComponentSet(("B*-Hz", "C*-P"), "one")
    assert one.digest == ComponentSet(("P-C*", "Hz-B*"), "other").digest
    assert one.digest != ComponentSet(("B*-Hz", "C-P*"), "one").digest
    assert hash(one) == hash(ComponentSet(("B*-Hz", "C*-P"), "one"))


def test_every_fact_about_the_box_is_published_or_assumed():
    known = Counter(fact.known for fact in default_components().facts)
    assert set(known) == {"published", "assumed"}


def test_a_game_is_set_up_with_the_tiles_it_is_given():
    box = ComponentSet(("B*-B",) * 12, "twelve Beagle tiles")
    state = Zoomies(box).initial(ZoomiesSettings(), 2, Stream(1))
    assert {tile.tile for tile in state.laid} == {"B*-B"}
    assert len(state.pile) == 12 - 3 - 4
    assert Zoomies(box).warnings(state) == ()
    assert len(GAME.warnings(state)) == 1


def test_a_box_that_is_too_small_is_refused():
    with pytest.raises(SettingError, match="needs 7 tiles, but the set 'six' has 6"):
        Zoomies(ComponentSet(("B*-H",) * 6, "six")).initial(ZoomiesSettings(), 2, Stream(1))


def test_a_tile_that_lies_there_too_often_is_named():
    state = position("B*-H 0,0 E; B*-H 1,0 E", hands=(("H-B*",), ()))
    assert GAME.warnings(state) == ('The set "assumed tiles" holds 2 of the tile B*-H, but 3 lie here.',)
