"""How cells, tiles, visitors and counts are called in refusals, steps and logs."""

from __future__ import annotations

from typing import Final

from zoo_games.core.explanation import Cell
from zoo_games.wonderzoo.components import PARTS

SIDES: Final = {"north": (-1, 0), "east": (0, 1), "south": (1, 0), "west": (0, -1)}
"""Name of a side to its step, in the order in which sides are counted."""

ICON_WORDS: Final = {
    "D1": "draw a visitor",
    "D2": "draw two visitors",
    "M1": "move a visitor",
    "M2": "move two visitors",
    "E": "move or swap enclosures",
    "B": "take the bus",
    "-": "no icon",
}


def tile_name(tile: str) -> str:
    """Return a tile by terrain and shape.

    Example:
        >>> tile_name("grass:L:D1"), tile_name("entrance:T:-")
        ('grass L', 'entrance')
    """
    terrain, shape, _ = PARTS[tile]
    return "entrance" if terrain == "entrance" else f"{terrain} {shape}"


def tile_words(tile: str) -> str:
    """Return a tile in words, its icon included.

    Example:
        >>> tile_words("grass:L:D1")
        'grass L, draw a visitor'
    """
    return f"{tile_name(tile)}, {ICON_WORDS[PARTS[tile].icon]}"


def beside(cell: Cell, side: str) -> Cell:
    """Return the cell on a side of another one.

    Example:
        >>> beside((2, 3), "north")
        (1, 3)
    """
    row, column = SIDES[side]
    return cell[0] + row, cell[1] + column
