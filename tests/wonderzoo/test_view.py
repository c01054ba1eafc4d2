"""The boards of WonderZoo: what they show and say."""

from itertools import combinations

import pytest

from tests.render.golden import assert_golden
from tests.sizes import deep
from tests.wonderzoo.boards import SETTINGS, choices, layer, scene, spots, worked
from tests.wonderzoo.builders import GAME, game_states, random_states
from zoo_games.core.chance import Stream
from zoo_games.render.scene import Circle, Path, Stamp, Text
from zoo_games.render.svg import svg
from zoo_games.render.text import text
from zoo_games.render.theme import THEMES
from zoo_games.wonderzoo import (
    MoveEnclosure,
    MoveVisitor,
    PlaceEntrance,
    PlaceTile,
    PlaceVisitor,
    SwapEnclosures,
    WonderZooSettings,
)
from zoo_games.wonderzoo.witness import TOUCHED, cells_of
from zoo_games.wonderzoo.witness_actions import SHIFTING, WALKING, acting
from zoo_games.wonderzoo.witness_tiles import START, TO_LAY

# --- the picture -----------------------------------------------------------------------------------


@pytest.mark.parametrize("narrow", [False, True])
@pytest.mark.parametrize("settings", SETTINGS, ids=str)
def test_every_square_tile_and_seat_has_a_spot_inside_the_picture(settings, narrow):
    for state in random_states(deep(60, 500), settings=settings):
        made = scene(state, narrow=narrow)
        found = spots(made)
        assert len(found) == len(made.spots)
        rows, columns = state.rules.size
        for seat in range(state.players):
            assert f"score {seat}" in found
            cells = [f"zoo {seat} {row},{column}" for row in range(rows) for column in range(columns)]
            assert set(cells) <= set(found)
        assert {f"table {index}" for index in range(len(state.table))} <= set(found)
        for spot in made.spots:
            assert spot.label
            assert spot.group
            assert len(spot.symbol) <= 4
            assert 0 <= spot.x <= spot.x + spot.w <= made.w
            assert 0 <= spot.y <= spot.y + spot.h <= made.h


@pytest.mark.parametrize("narrow", [False, True])
@pytest.mark.parametrize("settings", SETTINGS, ids=str)
def test_no_two_spots_overlap(settings, narrow):
    # Some of these states have a visitor in hand, beside the bags.
    for state in list(random_states(60, settings=settings))[::7]:
        made = scene(state, narrow=narrow)
        boxes = [(spot.x, spot.y, spot.x + spot.w, spot.y + spot.h) for spot in made.spots]
        for one, other in combinations(boxes, 2):
            apart = (
                one[2] <= other[0] + 1e-6
                or other[2] <= one[0] + 1e-6
                or one[3] <= other[1] + 1e-6
                or other[3] <= one[1] + 1e-6
            )
            assert apart, (one, other)


def test_the_own_zoo_is_large_and_the_others_are_small():
    state = worked()
    for seat in (None, 0, 1):
        found = spots(scene(state, seat))
        own = seat or 0
        assert found[f"zoo {own} 0,0"].w == 1
        assert 0.25 <= found[f"zoo {1 - own} 0,0"].w <= 0.5


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_narrow_picture_is_as_wide_as_the_large_board_and_the_others_lie_below_it(players):
    state = GAME.initial(WonderZooSettings(), players, Stream(1, "narrow"))
    made = scene(state, 1, narrow=True)
    found = spots(made)
    # Eight squares, 0.75 for the numbers of the rows, and 0.25 beside them.
    assert made.w == pytest.approx(9, abs=0.3)
    assert found["zoo 1 0,0"].w == 1
    for seat in {*range(players)} - {1}:
        assert found[f"score {seat}"].y > found["zoo 1 7,0"].y + 1
        assert 0.39 <= found[f"zoo {seat} 0,0"].w <= 0.5


@pytest.mark.parametrize("narrow", [False, True])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_nothing_moves_on_the_page_when_a_tile_leaves_the_table(players, narrow):
    games = [state for seed in range(deep(1, 20)) for state in game_states(players, seed)]
    shown = [scene(state, narrow=narrow) for state in games[::7]]
    assert len({len(state.table) for state in games[::7]}) > 1
    assert len({(made.w, made.h) for made in shown}) == 1
    assert len({spot.y for made in shown for spot in made.spots if spot.id == "bags"}) == 1


def test_a_visitor_in_hand_has_a_place_of_its_own():
    state = acting(TOUCHED, ("D1", 0), "place_visitor", in_hand="blue")
    assert spots(scene(state))["hand"].label == "In hand: a blue visitor"
    assert "hand" not in spots(scene(worked()))


def test_a_step_on_another_board_has_that_board_large():
    found = spots(scene(worked(), 0, lit=((2, 2),), board=1))
    assert found["zoo 1 0,0"].w == 1


def test_the_picture_was_looked_at():
    marks = {"lit": ((1, 1), (1, 2)), "sides": (((1, 1), (1, 2)),), "numbers": (((1, 1), "1"),)}
    assert_golden("wonderzoo-worked.svg", svg(scene(worked(), 0, **marks)))


def test_the_text_was_looked_at():
    assert_golden("wonderzoo-worked.txt", text(scene(worked(), 0)) + "\n")


def test_the_text_tells_terrain_shape_and_visitor():
    found = spots(scene(worked()))
    symbols = {
        cell: found[f"zoo 0 {cell}"].symbol for cell in ("1,1", "0,1", "1,2", "2,0", "4,0", "6,6", "7,7")
    }
    assert symbols == {
        "1,1": "eR",
        "0,1": "e",
        "1,2": "gO",
        "2,0": "wO",
        "4,0": "p",
        "6,6": "##",
        "7,7": "",
    }
    assert found["zoo 0 1,1"].label == "row 1, column 1: entrance, red visitor (2 points now)"
    assert found["zoo 0 6,6"].label == "row 6, column 6: obstacle"
    assert found["zoo 0 1,2"].label == "row 1, column 2: grass O enclosure"
    assert found["zoo 0 7,7"].label == "row 7, column 7: free, offered"


def test_the_sentences_say_what_the_picture_shows():
    made = scene(worked())
    assert made.title == "WonderZoo, Ada to place a tile"
    assert made.reading == (
        "Ada has 2 points, 4 tiles, 2 visitors and 47 free squares.",
        "Ben has 2 points, 3 tiles, 1 visitor and 51 free squares, and the bus.",
        "On the table: path I, take the bus; water L, draw a visitor; water O, take the bus.",
        "All three tiles on the table fit on Ada's board.",
        "All three tiles on the table fit on Ben's board.",
        "Bags: 1 tile, 37 visitors (9 blue, 9 green, 9 red, 10 yellow).",
        "In this round Ben had a turn.",
    )
    for words in (
        "2 boards of 8 by 8 squares",
        "Each has 1 obstacle",
        "1 grass tile",
        "3 tiles on the table",
    ):
        assert words in made.alt


def test_the_end_is_told():
    state = worked().replace(phase="over", to_move=None, acted=())
    made = scene(state)
    assert made.title == "WonderZoo, the game is over: 2 all; they share the win"
    assert choices(state).prompt == "The game is over: 2 all; they share the win."


def test_a_partial_position_is_drawn():
    data = {"boards": GAME.state_to_json(worked())["boards"]}
    state = GAME.state_from_json(data, WonderZooSettings(), 2)
    assert scene(state).title == "WonderZoo, boards"
    assert choices(state).prompt == "WonderZoo, boards."


@pytest.mark.parametrize("settings", SETTINGS[:2], ids=str)
def test_every_position_can_be_drawn_in_every_theme(settings):
    for state in list(random_states(120, seed=3, settings=settings))[::15]:
        for theme in THEMES:
            assert svg(scene(state), theme).startswith("<svg")


# --- marks -----------------------------------------------------------------------------------------


def test_offered_squares_have_a_dot():
    state = worked()
    offered = choices(state).offered
    made = scene(state, offered=offered)
    dots = [figure for figure in layer(made, "marks") if isinstance(figure, Circle)]
    assert len(dots) == len(offered)
    assert {spot.id for spot in made.spots if spot.offered and spot.id.startswith("zoo")} == set(offered)


def test_cells_by_id_and_bare_cells_are_marked_on_their_boards():
    state = worked()
    here = layer(scene(state, lit=((1, 1),)), "lit")
    there = layer(scene(state, lit=("zoo 1 1,1",)), "lit")
    assert len(here) == len(there) == 2
    assert here != there
    crosses = layer(scene(state, refused=((1, 1), (1, 2))), "marks")
    assert len([figure for figure in crosses if isinstance(figure, Path)]) == 8
    labels = layer(scene(state, numbers=(((2, 2), "7"),), board=1), "marks")
    assert [figure.text for figure in labels if isinstance(figure, Text)] == ["7"]


@pytest.mark.parametrize(
    ("state", "move"),
    [
        (START, PlaceEntrance(cells_of("0,0 0,1 0,2 1,1"))),
        (TO_LAY, PlaceTile("water:O:B", cells_of("4,4 4,5 5,4 5,5"))),
        (WALKING, MoveVisitor((0, 0), (1, 1))),
        (SHIFTING, MoveEnclosure((2, 0), cells_of("6,0 6,1 7,0 7,1"))),
        (SHIFTING, SwapEnclosures((1, 2), (2, 0))),
        (acting(TOUCHED, ("D1", 0), "place_visitor", in_hand="blue"), PlaceVisitor((1, 1))),
    ],
)
def test_a_ghost_looks_different_when_it_is_legal(state, move):
    good = layer(scene(state, ghost=move, ghost_legal=True), "marks")
    bad = layer(scene(state, ghost=move, ghost_legal=False), "marks")
    roles = [{getattr(figure, "stroke", None) for figure in figures} for figures in (good, bad)]
    fills = [{getattr(figure, "fill", None) for figure in figures} for figures in (good, bad)]
    assert "mark.legal" in roles[0] | fills[0]
    assert "mark.refused" in roles[1] | fills[1]
    assert good != bad


def test_only_the_tile_of_this_turn_shows_its_icon():
    tiles = [figure.drawing.name for figure in layer(scene(WALKING), "tiles") if isinstance(figure, Stamp)]
    assert ["M1" in name for name in tiles[:2]] == [False, True]
