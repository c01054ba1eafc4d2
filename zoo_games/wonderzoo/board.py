"""The zoo of one player as an immutable value: its tiles and visitors, and what follows from them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from zoo_games.core.explanation import Cell
from zoo_games.wonderzoo.components import ENCLOSURES, PARTS, PATHS
from zoo_games.wonderzoo.grid import Chosen, Grid, Place, grid_of
from zoo_games.wonderzoo.moves import Cells
from zoo_games.wonderzoo.settings import WonderZooSettings


class Laid(NamedTuple):
    """A tile on a board; its four cells in reading order."""

    tile: str
    cells: Cells


class Pawn(NamedTuple):
    """A visitor on a board."""

    colour: str
    at: Cell


class Board:
    """The zoo of one player; equal, and hashed, by its tiles and visitors.

    The masks and lanes follow from these two; a board that grows out of another one takes them over and
    changes what the move changes.

    Attributes:
        tiles: Tiles in the order in which they were placed.
        visitors: Visitors in the order in which they came.
        taken: Mask of the squares that no tile may cover: tiles and obstacles.
        path: Mask of the squares of path and entrance tiles.
        enclosed: Mask of the squares of enclosures.
        pawns: Mask of the squares with a visitor.
        open: The places of all shapes that are on free squares.
        reach: The places of all shapes that are on a square beside a path or of one.
    """

    __slots__ = (
        "_crowded",
        "_points",
        "enclosed",
        "open",
        "path",
        "pawns",
        "reach",
        "taken",
        "tiles",
        "visitors",
    )

    def __init__(
        self,
        tiles: tuple[Laid, ...],
        visitors: tuple[Pawn, ...],
        taken: int,
        path: int,
        enclosed: int,
        pawns: int,
        open: Chosen,
        reach: Chosen,
    ) -> None:
        self.tiles = tiles
        self.visitors = visitors
        self.taken = taken
        self.path = path
        self.enclosed = enclosed
        self.pawns = pawns
        self.open = open
        self.reach = reach
        self._points: int | None = None
        self._crowded: Chosen | None = None

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Board):
            return NotImplemented
        return self is other or (self.tiles, self.visitors) == (other.tiles, other.visitors)

    def __hash__(self) -> int:
        return hash((self.tiles, self.visitors))

    def __repr__(self) -> str:
        return f"<board of {len(self.tiles)} tiles, {len(self.visitors)} visitors>"

    def free(self, grid: Grid, shape: str) -> Chosen:
        """Return the places of a shape that are on free squares."""
        first, whole = grid.span[shape]
        return self.open >> first & whole

    def crowded(self, grid: Grid) -> Chosen:
        """Return the places of all shapes that are on squares of two or more tiles and obstacles.

        A place on squares of a single enclosure, and on none of these, becomes free if the enclosure goes.
        """
        if self._crowded is None:
            index, stones = grid.index, self.taken ^ self.path ^ self.enclosed
            once, twice = grid.touched(stones), 0
            for tile, cells in self.tiles:
                blocked = index[PARTS[tile].shape][cells].blocks
                twice |= once & blocked
                once |= blocked
            self._crowded = twice
        return self._crowded

    def tile_at(self, cell: Cell) -> int | None:
        """Return the number of the tile that covers a cell, None where there is none."""
        return next((number for number, laid in enumerate(self.tiles) if cell in laid.cells), None)

    def visitor_at(self, cell: Cell) -> int | None:
        """Return the number of the visitor on a cell, None where there is none."""
        return next((number for number, pawn in enumerate(self.visitors) if pawn.at == cell), None)

    def with_tile(self, tile: str, place: Place) -> Board:
        """Return the board with one tile more, on squares that are free."""
        mask, path, enclosed, reach = place.mask, self.path, self.enclosed, self.reach
        if PARTS[tile].terrain in PATHS:
            path |= mask
            reach |= place.reaches
        else:
            enclosed |= mask
        return Board(
            (*self.tiles, Laid(tile, place.cells)),
            self.visitors,
            self.taken | mask,
            path,
            enclosed,
            self.pawns,
            self.open & ~place.blocks,
            reach,
        )

    def with_visitors(self, visitors: tuple[Pawn, ...], pawns: int) -> Board:
        """Return the board with other visitors."""
        return Board(
            self.tiles,
            visitors,
            self.taken,
            self.path,
            self.enclosed,
            pawns,
            self.open,
            self.reach,
        )

    def with_moved(self, index: int, place: Place) -> Board:
        """Return the board with one of its enclosures on another place, on squares free but for its own."""
        grid, laid = place.grid, self.tiles[index]
        old = grid.index[PARTS[laid.tile].shape][laid.cells]
        return Board(
            (*self.tiles[:index], Laid(laid.tile, place.cells), *self.tiles[index + 1 :]),
            self.visitors,
            self.taken ^ old.mask | place.mask,
            self.path,
            self.enclosed ^ old.mask | place.mask,
            self.pawns,
            (self.open | old.blocks & ~self.crowded(grid)) & ~place.blocks,
            self.reach,
        )

    def with_swapped(self, one: int, other: int) -> Board:
        """Return the board with two of its enclosures, of one shape, in each other's place."""
        tiles = list(self.tiles)
        a, b = tiles[one], tiles[other]
        tiles[one], tiles[other] = Laid(a.tile, b.cells), Laid(b.tile, a.cells)
        return Board(
            tuple(tiles),
            self.visitors,
            self.taken,
            self.path,
            self.enclosed,
            self.pawns,
            self.open,
            self.reach,
        )


def make_board(
    settings: WonderZooSettings, tiles: Iterable[Laid] = (), visitors: Iterable[Pawn] = ()
) -> Board:
    """Return a board, working out its masks; tiles must not overlap (the documents check that).

    Example:
        >>> board = make_board(WonderZooSettings(), [Laid("path:O:B", ((0, 0), (0, 1), (1, 0), (1, 1)))])
        >>> board.taken == board.path
        True
    """
    grid = grid_of(settings.size, settings.allow_flip)
    laid = tuple(Laid(tile, tuple(sorted(cells))) for tile, cells in tiles)
    pawns = tuple(Pawn(*pawn) for pawn in visitors)
    path = grid.mask(cell for tile, cells in laid if PARTS[tile].terrain in PATHS for cell in cells)
    covered = grid.mask(cell for _, cells in laid for cell in cells)
    taken = covered | grid.mask(settings.stones)
    return Board(
        laid,
        pawns,
        taken,
        path,
        covered ^ path,
        grid.mask(at for _, at in pawns),
        grid.whole & ~grid.touched(taken),
        grid.touched(grid.around(path)),
    )


def enclosures(board: Board) -> list[tuple[int, Laid]]:
    """Return number and tile of every enclosure of a board, sorted by its first cell."""
    found = [
        (number, laid) for number, laid in enumerate(board.tiles) if PARTS[laid.tile].terrain in ENCLOSURES
    ]
    return sorted(found, key=lambda entry: entry[1].cells)
