import pytest

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


@pytest.mark.parametrize("size", [(5, 5), (5, 10), (10, 5), (8, 8), (10, 10)])
@pytest.mark.parametrize("flip", [False, True])
def test_tables_and_shifted_masks_give_the_same_places(size, flip):
    grid = grid_of(size, flip)
    taken = grid.mask(cell for cell in grid.bit if (cell[0] * 7 + cell[1] * 3) % 11 == 0)
    free = grid.board & ~taken
    for shape in SHAPES:
        listed = {number for mask, number in grid.places[shape] if not mask & taken}
        shifted = set()
        for form in grid.turns[shape]:
            anchors = grid.anchors(form, free)
            shifted |= {form.at[grid.bit[cell]] for cell in grid.cells_in(anchors)}
        assert listed == shifted


def test_every_place_is_on_the_board_and_of_its_shape():
    grid = grid_of((6, 7), False)
    for shape in SHAPES:
        for cells in grid.cells[shape]:
            assert shape_of(cells) == shape
            assert all(0 <= row < 6 and 0 <= column < 7 for row, column in cells)
            assert cells == tuple(sorted(cells))


def test_the_squares_beside_a_place_are_counted_by_sides():
    grid = grid_of((8, 8), False)
    number = grid.index["L"][(3, 3), (4, 3), (5, 3), (5, 4)]
    once, twice = grid.near["L"][number]
    # the foot and the bar of the L both touch the square in their corner
    assert grid.cells_in(twice) == [(4, 4)]
    assert len(grid.cells_in(once)) == 9


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
