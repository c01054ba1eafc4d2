"""The park in numbers: cells, neighbours, Packs, groups and the free cells along the rim.

Inside the rules a cell is one whole number, ``row * 4096 + column``, so that a step in any direction is
an addition. A park maps such cells to the numbers of dogs (see ``components``). Nothing here changes a
dict that was handed out.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

from zoo_games.core.explanation import Cell
from zoo_games.zoomies.components import BREED_BITS, DIRECTIONS, TILES, ZOOMIES_BIT
from zoo_games.zoomies.moves import BONES, FRENS, LEADER, ZOOMIES, PlaceTile, PlaceToken

ROW: Final = 4096
"""Distance of two rows; columns stay within -2047 and 2047, so no two cells share a number."""

LIMIT: Final = 2000
"""Rows and columns beyond this distance from 0 are no cells."""

DELTA: Final = (-ROW, 1, ROW, -1)
"""What a step north, east, south, west adds to a cell."""

DELTA_OF: Final = dict(zip(DIRECTIONS, DELTA, strict=True))

Park = dict[int, int]
"""Cell number to dog number."""

Breeds = tuple[tuple[int, ...], ...]
"""The cells of each breed, in the order of ``BREEDS``."""

Frontier = dict[int, int]
"""Free cell beside the park to 9 bits: which breeds touch it (bits 0 to 4), which sides are free (5 to 8)."""

SIDE_BITS: Final = (32, 64, 128, 256)
ALL_SIDES: Final = 480
FREE_SIDES: Final = tuple(
    tuple(index for index in range(4) if bits & SIDE_BITS[index]) for bits in range(512)
)
"""Bits of the frontier to the indices of the free sides."""

DOGS_BESIDE: Final = tuple(
    tuple(DELTA[index] for index in range(4) if not bits & SIDE_BITS[index]) for bits in range(512)
)
"""Bits of the frontier to the steps to the dogs on the other sides."""

TURNED: Final = tuple(
    tuple((DELTA[index], DELTA[index] * 4 + (index ^ 2)) for index in sides) for sides in FREE_SIDES
)
"""Bits of the frontier to the free sides as seen by the second dog of a tile: the step to the cell of the
first dog, and what has to be added to the own cell number * 4 for the number of the place."""


class _Cells(dict[int, Cell]):
    """Cell number to cell, filled as cells are met; a cell is always the same object."""

    def __missing__(self, number: int) -> Cell:
        row = (number + ROW // 2) // ROW
        cell = (row, number - row * ROW)
        self[number] = cell
        return cell


CELLS: Final = _Cells()
"""Cell number to ``(row, column)``."""


class _Places(dict[int, PlaceTile]):
    """The moves that lay one tile, by cell number * 4 + direction, filled as they are met."""

    def __init__(self, tile: str) -> None:
        super().__init__()
        self.tile = tile

    def __missing__(self, key: int) -> PlaceTile:
        move = PlaceTile(self.tile, CELLS[key >> 2], DIRECTIONS[key & 3])
        self[key] = move
        return move


PLACES: Final = {tile: _Places(tile) for tile in TILES}


class _TokenPlaces(dict[int, tuple[PlaceToken, ...]]):
    """The moves that place a token on one cell, by cell number, filled as cells are met."""

    def __missing__(self, number: int) -> tuple[PlaceToken, ...]:
        at = CELLS[number]
        frens = [PlaceToken(FRENS, at, toward) for toward in DIRECTIONS]
        moves = (*frens, PlaceToken(LEADER, at), PlaceToken(BONES, at), PlaceToken(ZOOMIES, at))
        self[number] = moves
        return moves


TOKEN_PLACES: Final = _TokenPlaces()
"""Cell number to the moves there: Frens by direction, Leader, Bones, Zoomies."""


def cell_number(cell: Cell) -> int:
    """Return the number of a cell.

    Example:
        >>> CELLS[cell_number((-2, -3))]
        (-2, -3)
    """
    return cell[0] * ROW + cell[1]


def cells(numbers: Iterable[int]) -> tuple[Cell, ...]:
    """Return cells in reading order."""
    return tuple(CELLS[number] for number in sorted(numbers))


def pack_of(park: Mapping[int, int], cell: int) -> list[int]:
    """Return the cells of the Pack of a dog, the dog's own first (Z.pack)."""
    breed = park[cell] & BREED_BITS
    get = park.get
    found = [cell]
    for here in found:
        for there in (here - ROW, here + 1, here + ROW, here - 1):
            if get(there, 7) & BREED_BITS == breed and there not in found:
                found.append(there)
    return found


def group_of(park: Mapping[int, int], cell: int) -> list[int]:
    """Return the cells of the Zoomies group of a dog with the icon, the dog's own first (Z.group)."""
    get = park.get
    found = [cell]
    seen = {cell}
    for here in found:
        for there in (here - ROW, here + 1, here + ROW, here - 1):
            if get(there, 0) & ZOOMIES_BIT and there not in seen:
                seen.add(there)
                found.append(there)
    return found


def touches(park: Mapping[int, int], cell: int, breed: int) -> int:
    """Return on how many sides a cell touches dogs of a breed."""
    get = park.get
    return (
        (get(cell - ROW, 7) & BREED_BITS == breed)
        + (get(cell + 1, 7) & BREED_BITS == breed)
        + (get(cell + ROW, 7) & BREED_BITS == breed)
        + (get(cell - 1, 7) & BREED_BITS == breed)
    )


def build_frontier(park: Mapping[int, int]) -> Frontier:
    """Return the free cells beside a park."""
    frontier: Frontier = {}
    for cell, dog in park.items():
        breed = 1 << (dog & BREED_BITS)
        for delta in DELTA:
            free = cell + delta
            if free not in park:
                bits = frontier.get(free)
                frontier[free] = breed | (_free_sides(park, free) if bits is None else bits)
    return frontier


def _free_sides(park: Mapping[int, int], cell: int) -> int:
    return (
        (0 if cell - ROW in park else 32)
        | (0 if cell + 1 in park else 64)
        | (0 if cell + ROW in park else 128)
        | (0 if cell - 1 in park else 256)
    )


def grown_frontier(frontier: Frontier, park: Mapping[int, int], tile: Iterable[int]) -> Frontier:
    """Return the frontier after two dogs were laid.

    Args:
        frontier: The one before.
        park: The park with the two dogs.
        tile: The cells of the two dogs.
    """
    grown = frontier.copy()
    get = grown.get
    for cell in tile:
        grown.pop(cell, None)
        breed = 1 << (park[cell] & BREED_BITS)
        for free, side in ((cell - ROW, 128), (cell + 1, 256), (cell + ROW, 32), (cell - 1, 64)):
            bits = get(free)
            if bits is not None:
                grown[free] = (bits | breed) & ~side
            elif free not in park:
                grown[free] = breed | ALL_SIDES ^ side  # no two dogs of a tile touch one free cell
    return grown


def places(frontier: Frontier, tile: str) -> tuple[PlaceTile, ...]:
    """Return every place a tile fits, in reading order of its first dog (Z.touch, Z.match)."""
    first, second = TILES[tile]
    first_bit = 1 << (first & BREED_BITS)
    second_bit = 1 << (second & BREED_BITS)
    keys: list[int] = []
    add = keys.append
    get = frontier.get
    for cell, bits in frontier.items():
        if bits & first_bit:
            key = cell * 4
            for index in FREE_SIDES[bits]:
                add(key + index)
        if bits & second_bit:
            key = cell * 4
            for step, turn in TURNED[bits]:
                if not get(cell + step, 0) & first_bit:
                    add(key + turn)
    keys.sort()
    return tuple(map(PLACES[tile].__getitem__, keys))


def fits(park: Mapping[int, int], breeds: Breeds, tile: str) -> bool:
    """Return whether a tile fits anywhere (Z.touch, Z.match)."""
    first, second = TILES[tile]
    for breed in (first & BREED_BITS, second & BREED_BITS):
        for cell in breeds[breed]:
            for delta in DELTA:
                free = cell + delta
                if free not in park and _free_sides(park, free):
                    return True
    return False
