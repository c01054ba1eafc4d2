"""A board as bit masks, with every place of every shape worked out once for each board size.

The bit of cell (r, c) is ``r * (columns + 1) + c``: one column that is no part of the board lies between
the rows, so that a shift by one square never runs into the next row. A mask is a Python int, so a board may
have 10 x 10 squares.

The places of all shapes are numbered through, those of the I first, so that some of them are one number, too
(:data:`Chosen`): what a tile takes away from a board is one ``&``.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from itertools import chain, compress, islice
from typing import Any, Final, NamedTuple, TypeVar

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

Chosen = int
"""Some places: bit n is set if place n of a shape, or of all of them, is one of them."""


class Place:
    """A place of a shape on the board.

    Attributes:
        grid: The board it is on.
        number: Its number among those of its shape.
        at: Its number among those of all shapes.
        cells: Its cells in reading order.
        mask: Its squares.
    """

    __slots__ = ("_blocks", "_reaches", "at", "cells", "grid", "mask", "number")

    def __init__(self, grid: Grid, number: int, at: int, cells: Cells) -> None:
        self.grid = grid
        self.number = number
        self.at = at
        self.cells = cells
        self.mask = grid.mask(cells)
        self._blocks: Chosen | None = None
        self._reaches: Chosen | None = None

    @property
    def blocks(self) -> Chosen:
        """The places of all shapes that are on one of its squares, worked out once."""
        if self._blocks is None:
            self._blocks = self.grid.touched(self.mask)
        return self._blocks

    @property
    def reaches(self) -> Chosen:
        """The places of all shapes that are on a square beside it or of it, worked out once."""
        if self._reaches is None:
            self._reaches = self.grid.touched(self.grid.around(self.mask))
        return self._reaches


class Laying(NamedTuple):
    """How a tile may be placed if the board is empty.

    Attributes:
        moves: The move for every place of its shape.
        first: The number of the first place of its shape among those of all shapes.
        whole: All places of its shape, chosen.
        on_path: Whether it has to touch a path.
    """

    moves: tuple[PlaceTile, ...]
    first: int
    whole: Chosen
    on_path: bool


class Layings(dict[str, Laying]):
    """Tile to how it may be placed, worked out when a tile is first looked up."""

    def __init__(self, grid: Grid) -> None:
        super().__init__()
        self.grid = grid

    def __missing__(self, tile: str) -> Laying:
        terrain, shape, _ = PARTS[tile]
        moves = tuple([PlaceTile(tile, cells) for cells in self.grid.cells[shape]])
        found = self[tile] = Laying(moves, *self.grid.span[shape], terrain in PATHS)
        return found


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
        index: Shape to the place by its cells.
        masks: Cells of every place of every shape to their mask.
        span: Shape to the number of its first place among those of all shapes, and to all its places, chosen.
        whole: All places of all shapes, chosen.
        covers: Bit of a square to the places of all shapes that are on it.
        sides: Bit of a square to the places of all shapes that share one or more sides with it, and two or
            more; no place of four squares that is beside a square shares three with it.
        rimmed: Places of a T with a square on the rim.
        laying: Tile to how it may be placed on an empty board.
        entering: The move of the entrance to every place of a T.
        visits: Bit of a square to the move of a drawn visitor to it.
    """

    __slots__ = (
        "_shifts",
        "_walks",
        "bit",
        "board",
        "cell",
        "cells",
        "covers",
        "entering",
        "flip",
        "index",
        "laying",
        "masks",
        "pad",
        "places",
        "rim",
        "rimmed",
        "sides",
        "size",
        "span",
        "visits",
        "whole",
    )

    def __init__(self, size: tuple[int, int], flip: bool) -> None:
        rows, columns = size
        self.size, self.flip, self.pad = size, flip, columns + 1
        squares = [(row, column) for row in range(rows) for column in range(columns)]
        self.bit = {(row, column): 1 << row * self.pad + column for row, column in squares}
        self.cell = {bit: cell for cell, bit in self.bit.items()}
        self.board = sum(self.bit.values())
        self.rim = self.mask(
            (row, column) for row, column in squares if row in (0, rows - 1) or column in (0, columns - 1)
        )
        self.cells = {shape: self._cells_of(shape) for shape in SHAPES}
        self._tabulate()
        self.sides = {bit: self._sides_of(bit) for bit in self.cell}
        self.laying = Layings(self)
        first, whole = self.span["T"]
        self.rimmed = self.touched(self.rim) >> first & whole
        self.entering = tuple(PlaceEntrance(cells) for cells in self.cells["T"])
        self.visits = {bit: PlaceVisitor(cell) for bit, cell in self.cell.items()}
        self._walks: dict[Cell, dict[int, MoveVisitor]] = {}
        self._shifts: dict[tuple[Cell, str], tuple[MoveEnclosure, ...]] = {}

    def __reduce__(self) -> tuple[Any, ...]:
        """Travel between processes as size and flip; the tables are made where it arrives."""
        return grid_of, (self.size, self.flip)

    def _cells_of(self, shape: str) -> tuple[Cells, ...]:
        """Return the cells of every place of a shape, sorted; a cell is one object in all of them."""
        rows, columns = self.size
        one = {cell: cell for cell in self.bit}
        found = []
        for form in forms(shape, self.flip):
            high, wide = max(row for row, _ in form), max(column for _, column in form)
            for down in range(rows - high):
                for right in range(columns - wide):
                    found.append(tuple([one[row + down, column + right] for row, column in form]))
        return tuple(sorted(found))

    def _tabulate(self) -> None:
        """Number the places through, and note by square which of them are on it."""
        self.places: dict[str, tuple[Place, ...]] = {}
        self.index: dict[str, dict[Cells, Place]] = {}
        self.masks: dict[Cells, int] = {}
        self.span: dict[str, tuple[int, Chosen]] = {}
        at = 0
        for shape, cells in self.cells.items():
            count = len(cells)
            places = tuple([Place(self, number, at + number, each) for number, each in enumerate(cells)])
            self.places[shape] = places
            self.index[shape] = {place.cells: place for place in places}
            self.masks.update({place.cells: place.mask for place in places})
            self.span[shape] = at, (1 << count) - 1
            at += count
        on: dict[Cell, list[int]] = {cell: [] for cell in self.bit}
        for place in chain.from_iterable(self.places.values()):
            for cell in place.cells:
                on[cell].append(1 << place.at)
        self.covers = {self.bit[cell]: sum(found) for cell, found in on.items()}
        self.whole: Chosen = (1 << at) - 1

    def mask(self, cells: Iterable[Cell]) -> int:
        """Return the mask of cells, each of which is on the board."""
        bit = self.bit
        return sum([bit[cell] for cell in cells])

    def cells_in(self, mask: int) -> list[Cell]:
        """Return the cells of a mask in reading order.

        Example:
            >>> grid = grid_of((8, 8), False)
            >>> grid.cells_in(grid.mask([(2, 3), (0, 1)]))
            [(0, 1), (2, 3)]
        """
        cell = self.cell
        return [cell[bit] for bit in bits_of(mask)]

    def around(self, mask: int) -> int:
        """Return the squares beside a mask; squares of the mask itself may be among them."""
        pad = self.pad
        return (mask << 1 | mask >> 1 | mask << pad | mask >> pad) & self.board

    def touched(self, squares: int) -> Chosen:
        """Return the places of all shapes that are on one of some squares."""
        covers, chosen = self.covers, 0
        for bit in bits_of(squares):
            chosen |= covers[bit]
        return chosen

    def _sides_of(self, bit: int) -> tuple[Chosen, Chosen]:
        once = twice = 0
        for beside in bits_of(self.around(bit)):
            twice |= once & self.covers[beside]
            once |= self.covers[beside]
        return once, twice

    def listed(self, chosen: Chosen, things: Sequence[T]) -> list[T]:
        """Return of the things, one for each place of a shape, those of the chosen places.

        Example:
            >>> grid_of((8, 8), False).listed(0b101, "abc")
            ['a', 'c']
        """
        return list(compress(things, marks(chosen, len(things))))

    def walks(self, start: Cell) -> dict[int, MoveVisitor]:
        """Return the move of a visitor from a cell to every square, by the bit of the square."""
        found = self._walks.get(start)
        if found is None:
            found = {bit: MoveVisitor(start, cell) for bit, cell in self.cell.items()}
            self._walks[start] = found
        return found

    def shifts(self, start: Cell, shape: str) -> tuple[MoveEnclosure, ...]:
        """Return the move of an enclosure from its first cell to every place of its shape."""
        found = self._shifts.get((start, shape))
        if found is None:
            found = tuple([MoveEnclosure(start, cells) for cells in self.cells[shape]])
            self._shifts[start, shape] = found
        return found


ZERO_ONE: Final = bytes.maketrans(b"01", b"\0\1")


def marks(chosen: Chosen, count: int) -> bytes:
    """Return one byte for each of so many places, 1 for those of some: what ``itertools.compress`` needs.

    Example:
        >>> list(marks(0b101, 4))
        [1, 0, 1, 0]
    """
    digits = bin(chosen | 1 << count)  # from the last place, after "0b1", to the first
    return digits[:2:-1].encode().translate(ZERO_ONE)


def nth(chosen: Chosen, things: Sequence[T], n: int) -> T:
    """Return the thing of the n-th of some places, counted from 0; the things are one for each place.

    Example:
        >>> nth(0b101, "abc", 1)
        'c'
    """
    return next(islice(compress(things, marks(chosen, len(things))), n, None))


def bits_of(mask: int) -> list[int]:
    """Return the single bits of a mask, lowest first.

    Example:
        >>> bits_of(0b1101)
        [1, 4, 8]
    """
    found = []
    while mask:
        low = mask & -mask
        found.append(low)
        mask ^= low
    return found


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
