"""A board as bit masks, with every place of every shape worked out once for each board size.

The bit of cell (r, c) is ``r * (columns + 1) + c``: one column that is no part of the board lies between
the rows, so that a shift by one square never runs into the next row. A mask is a Python int, so a board may
have 10 x 10 squares.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from itertools import compress
from typing import Final, NamedTuple, TypeVar

from zoo_games.core.explanation import Cell
from zoo_games.wonderzoo.components import PARTS, PATHS, SHAPES, forms
from zoo_games.wonderzoo.moves import (
    Cells,
    MoveEnclosure,
    MoveVisitor,
    PlaceEntrance,
    PlaceTile,
    PlaceVisitor,
)

T = TypeVar("T")

Place = tuple[int, int]
"""A place of a shape: its mask and its number in the list of its shape."""


Chosen = int
"""Some places of a shape: a number whose byte n is 1 if place n is chosen.

Whole bytes are used so that ``int.to_bytes`` gives what ``itertools.compress`` needs to list the places.
"""


class Form(NamedTuple):
    """One quarter turn of a shape.

    Attributes:
        offsets: Bits from the form's first square to its other three, in reading order.
        at: Bit mask of the first square to the number of the place.
    """

    offsets: tuple[int, int, int]
    at: dict[int, int]


class Grid:
    """Everything that follows from the size of a board and from whether tiles may be flipped.

    Attributes:
        size: Rows and columns.
        flip: Whether tiles may be flipped over.
        pad: Bits from a square to the one south of it.
        board: Mask of all squares.
        rim: Mask of the squares on the edge.
        bit: Cell to its bit mask.
        cell: Bit mask to its cell.
        places: Shape to all its places, sorted by their cells.
        cells: Shape to the cells of each place.
        index: Shape to the number of the place by its cells.
        masks: Cells of every place of every shape to their mask.
        beside: Cells of every place to the squares that touch it once or more, and twice or more.
        near: Shape to, for each place, the squares that touch it on one side or more, and on two or more.
        turns: Shape to its quarter turns.
        whole: Shape to all its places, chosen.
        rows: Mask of the squares of each row.
        covers: Shape and mask of squares of one row to the places that cover any of them; filled on use.
        rimmed: Places of a T with a square on the rim.
    """

    __slots__ = (
        "_laying",
        "beside",
        "bit",
        "board",
        "cell",
        "cells",
        "covers",
        "entering",
        "flip",
        "index",
        "masks",
        "near",
        "pad",
        "places",
        "rim",
        "rimmed",
        "rows",
        "shifting",
        "size",
        "turns",
        "visits",
        "walking",
        "whole",
    )

    def __init__(self, size: tuple[int, int], flip: bool) -> None:
        rows, columns = size
        self.size, self.flip, self.pad = size, flip, columns + 1
        squares = [(row, column) for row in range(rows) for column in range(columns)]
        self.bit = {(row, column): 1 << row * self.pad + column for row, column in squares}
        self.cell = {bit: cell for cell, bit in self.bit.items()}
        self.board = sum(self.bit.values())
        self.rows = tuple(self.mask((row, column) for column in range(columns)) for row in range(rows))
        self.rim = self.mask(
            (row, column) for row, column in squares if row in (0, rows - 1) or column in (0, columns - 1)
        )
        self.cells: dict[str, tuple[Cells, ...]] = {}
        self.places: dict[str, tuple[Place, ...]] = {}
        self.index: dict[str, dict[Cells, int]] = {}
        self.masks: dict[Cells, int] = {}
        self.beside: dict[Cells, tuple[int, int]] = {}
        self.near: dict[str, tuple[tuple[int, int], ...]] = {}
        self.whole: dict[str, Chosen] = {}
        self.covers: dict[str, dict[int, Chosen]] = {}
        self.turns: dict[str, tuple[Form, ...]] = {}
        for shape in SHAPES:
            self._tabulate(shape)
        self.rimmed = self.touched("T", self.rim)
        self._laying: dict[str, tuple[PlaceTile, ...]] = {}
        self.entering = tuple(PlaceEntrance(cells) for cells in self.cells["T"])
        self.visits = {bit: PlaceVisitor(cell) for bit, cell in self.cell.items()}
        self.walking: dict[Cell, dict[int, MoveVisitor]] = {}
        self.shifting: dict[tuple[Cell, str], tuple[MoveEnclosure, ...]] = {}

    def _tabulate(self, shape: str) -> None:
        rows, columns = self.size
        found = {
            tuple((row + down, column + right) for row, column in form): form
            for form in forms(shape, self.flip)
            for down in range(rows)
            for right in range(columns)
            if max(row for row, _ in form) + down < rows
            and max(column for _, column in form) + right < columns
        }
        cells = tuple(sorted(found))
        masks = [self.mask(each) for each in cells]
        self.cells[shape] = cells
        self.masks.update(zip(cells, masks, strict=True))
        self.index[shape] = {each: number for number, each in enumerate(cells)}
        self.places[shape] = tuple((mask, number) for number, mask in enumerate(masks))
        whole = sum(1 << 8 * number for number in range(len(cells)))
        covers = dict.fromkeys(self.cell, 0)
        for number, each in enumerate(cells):
            for cell in each:
                covers[self.bit[cell]] |= 1 << 8 * number
        self.whole[shape], self.covers[shape] = whole, covers
        self.near[shape] = tuple(self._sides(mask) for mask in masks)
        self.beside.update(zip(cells, self.near[shape], strict=True))
        self.turns[shape] = tuple(
            Form(
                self._offsets(form),
                {self.bit[each[0]]: number for number, each in enumerate(cells) if found[each] == form},
            )
            for form in forms(shape, self.flip)
        )

    def _offsets(self, form: Cells) -> tuple[int, int, int]:
        first, *others = (row * self.pad + column for row, column in form)
        second, third, fourth = (other - first for other in others)
        return second, third, fourth

    def _sides(self, mask: int) -> tuple[int, int]:
        once = twice = 0
        for moved in (mask << 1, mask >> 1, mask << self.pad, mask >> self.pad):
            moved &= self.board & ~mask
            twice |= once & moved
            once |= moved
        return once, twice

    def mask(self, cells: Iterable[Cell]) -> int:
        """Return the mask of cells, each of which is on the board."""
        return sum(self.bit[cell] for cell in cells)

    def cells_in(self, mask: int) -> list[Cell]:
        """Return the cells of a mask in reading order.

        Example:
            >>> grid = grid_of((8, 8), False)
            >>> grid.cells_in(grid.mask([(2, 3), (0, 1)]))
            [(0, 1), (2, 3)]
        """
        found = []
        cell = self.cell
        while mask:
            low = mask & -mask
            found.append(cell[low])
            mask ^= low
        return found

    def around(self, mask: int) -> int:
        """Return the squares beside a mask; squares of the mask itself may be among them."""
        pad = self.pad
        return (mask << 1 | mask >> 1 | mask << pad | mask >> pad) & self.board

    def left(self, shape: str, taken: int, chosen: Chosen, then: int = 0) -> Chosen:
        """Return those chosen places that are on free squares.

        Args:
            shape: The shape.
            taken: Squares that are covered.
            chosen: Some of its places.
            then: Squares that none of them is on.
        """
        return chosen ^ chosen & self.touched(shape, taken & ~then)

    def touched(self, shape: str, squares: int) -> Chosen:
        """Return the places of a shape with one of some squares; what a row adds is remembered."""
        covers, chosen = self.covers[shape], 0
        for row in self.rows:
            part = squares & row
            if part:
                found = covers.get(part)
                chosen |= self._covering(covers, part) if found is None else found
        return chosen

    def _covering(self, covers: dict[int, Chosen], squares: int) -> Chosen:
        chosen = 0
        for cell in self.cells_in(squares):
            chosen |= covers[self.bit[cell]]
        covers[squares] = chosen
        return chosen

    def listed(self, chosen: Chosen, things: Sequence[T]) -> list[T]:
        """Return of the things, one for each place of a shape, those of the chosen places.

        Example:
            >>> grid_of((8, 8), False).listed(0x010001, "abc")
            ['a', 'c']
        """
        return list(compress(things, chosen.to_bytes(len(things), "little")))

    def laying(self, tile: str) -> tuple[PlaceTile, ...]:
        """Return the move for every place of a tile, in the order of the places of its shape."""
        found = self._laying.get(tile)
        if found is None:
            found = tuple(PlaceTile(tile, cells) for cells in self.cells[PARTS[tile].shape])
            self._laying[tile] = found
        return found

    def walks(self, start: Cell) -> dict[int, MoveVisitor]:
        """Return the move of a visitor from a cell to every square, by the bit of the square."""
        found = self.walking.get(start)
        if found is None:
            found = {bit: MoveVisitor(start, cell) for bit, cell in self.cell.items()}
            self.walking[start] = found
        return found

    def shifts(self, start: Cell, shape: str) -> tuple[MoveEnclosure, ...]:
        """Return the move of an enclosure from its first cell to every place of its shape."""
        found = self.shifting.get((start, shape))
        if found is None:
            found = tuple(MoveEnclosure(start, cells) for cells in self.cells[shape])
            self.shifting[start, shape] = found
        return found

    def anchors(self, form: Form, free: int) -> int:
        """Return the first squares of all places of a quarter turn that lie on free squares."""
        one, two, three = form.offsets
        return free & free >> one & free >> two & free >> three

    def fits(self, tile: str, taken: int, path: int) -> bool:
        """Return whether a tile fits anywhere.

        Args:
            tile: The tile.
            taken: Squares that are covered.
            path: Squares of path and entrance tiles.
        """
        terrain, shape, _ = PARTS[tile]
        free = self.board & ~taken
        beside = -1 if terrain not in PATHS else self.around(path) & free
        for form in self.turns[shape] if beside else ():
            one, two, three = form.offsets
            at = free & free >> one & free >> two & free >> three
            if at and (beside < 0 or at & (beside | beside >> one | beside >> two | beside >> three)):
                return True
        return False


LIMIT: Final = 10
"""Greatest number of rows and columns of a board."""


@cache
def grid_of(size: tuple[int, int], flip: bool) -> Grid:
    """Return the grid of a board size, made when it is first asked for.

    Example:
        >>> [len(grid_of((8, 8), False).places[shape]) for shape in "IOTLJSZ"]
        [80, 49, 168, 168, 168, 84, 84]
    """
    return Grid(size, flip)
