import pickle

import pytest

from tests.wonderzoo.builders import random_states
from zoo_games.wonderzoo.components import SHAPES, shape_of
from zoo_games.wonderzoo.grid import grid_of
from zoo_games.wonderzoo.worth import levels_of


@pytest.mark.rule("W.board")
@pytest.mark.parametrize(
    ("shape", "places"),
    # on 8 x 8: a form of h x w squares has (9 - h) * (9 - w) places
    [
        ("I", 2 * 5 * 8),
        ("O", 7 * 7),
        ("T", 4 * 7 * 6),
        ("L", 4 * 6 * 7),
        ("J", 4 * 6 * 7),
        ("S", 2 * 7 * 6),
        ("Z", 2 * 7 * 6),
    ],
)
def test_every_shape_has_the_places_that_arithmetic_gives(shape, places):
    assert len(grid_of((8, 8), False).places[shape]) == places


@pytest.mark.rule("W.free")
@pytest.mark.parametrize("size", [(5, 5), (5, 10), (10, 5), (8, 8), (10, 10)])
@pytest.mark.parametrize("flip", [False, True])
def test_the_places_on_a_square_are_those_that_have_it_among_their_cells(size, flip):
    grid = grid_of(size, flip)
    taken = [cell for cell in grid.bit if (cell[0] * 7 + cell[1] * 3) % 11 == 0]
    touched = grid.touched(grid.mask(taken))
    for shape in SHAPES:
        first, whole = grid.span[shape]
        on_them = [cells for cells in grid.cells[shape] if set(cells) & set(taken)]
        assert grid.listed(touched >> first & whole, grid.cells[shape]) == on_them


@pytest.mark.parametrize("flip", [False, True])
def test_a_place_blocks_what_shares_a_square_and_reaches_what_is_beside_it(flip):
    grid = grid_of((6, 7), flip)
    places = [place for shape in SHAPES for place in grid.places[shape]]
    assert [place.at for place in places] == list(range(len(places)))
    for place in places[::37]:
        own = set(place.cells)
        near = {
            (row + down, column + right)
            for row, column in own
            for down, right in ((-1, 0), (0, 1), (1, 0), (0, -1))
        }
        for other in places:
            assert place.blocks >> other.at & 1 == bool(own & set(other.cells))
            assert place.reaches >> other.at & 1 == bool(near & set(other.cells))


def test_every_place_is_on_the_board_and_of_its_shape():
    grid = grid_of((6, 7), False)
    for shape in SHAPES:
        for cells in grid.cells[shape]:
            assert shape_of(cells) == shape
            assert all(0 <= row < 6 and 0 <= column < 7 for row, column in cells)
            assert cells == tuple(sorted(cells))


def test_the_places_beside_a_square_are_counted_by_sides():
    grid = grid_of((8, 8), False)
    place = grid.index["L"][(3, 3), (4, 3), (5, 3), (5, 4)]
    once, twice = grid.sides[grid.bit[4, 4]]
    # the foot and the bar of the L both touch the square in their corner, 4,4; its bar alone touches 3,2
    assert once >> place.at & twice >> place.at & 1
    once, twice = grid.sides[grid.bit[3, 2]]
    assert once >> place.at & 1
    assert not twice >> place.at & 1
    # of the squares beside it, nine in all, no other has two sides
    beside = [
        cell for cell, bit in grid.bit.items() if not bit & place.mask and grid.sides[bit][0] >> place.at & 1
    ]
    assert len(beside) == 9
    assert [cell for cell in beside if grid.sides[grid.bit[cell]][1] >> place.at & 1] == [(4, 4)]


def test_a_row_does_not_run_into_the_next_one():
    grid = grid_of((8, 8), False)
    assert grid.cells_in(grid.around(grid.bit[3, 7])) == [(2, 7), (3, 6), (4, 7)]


def test_levels_count_sides():
    grid = grid_of((8, 8), False)
    # around 3,3: north, east, south, west of it; 2,4 lies between north and east
    area = grid.mask([(2, 3), (3, 4), (4, 3), (3, 2)])
    one, two, three, four = levels_of(grid, area)
    assert grid.cells_in(four & grid.board) == [(3, 3)]
    assert three == four
    assert {(2, 4), (2, 2), (4, 4), (4, 2)} < set(grid.cells_in(two & grid.board))
    assert (1, 3) in grid.cells_in(one & grid.board)


def test_a_state_that_travels_leaves_the_tables_of_its_board_behind():
    state = next(state for state in random_states(100, seed=3) if len(state.boards[0].tiles) == 4)
    sent = pickle.dumps(state)
    arrived = pickle.loads(sent)
    assert arrived == state
    assert arrived.grid is state.grid
    assert len(sent) < 10_000  # the tables alone are more than ten times as long
