"""How cells, tiles, visitors and counts are called in refusals, steps and logs."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from zoo_games.core.explanation import Cell
from zoo_games.wonderzoo.components import PARTS

NUMBERS: Final = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")
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


def place(cell: Cell) -> str:
    """Return a cell as it is written in sentences.

    Example:
        >>> place((3, 1))
        '3,1'
    """
    return f"{cell[0]},{cell[1]}"


def places(cells: Iterable[Cell]) -> str:
    """Return cells as a list in a sentence.

    Example:
        >>> places([(0, 0), (0, 1), (1, 1)])
        '0,0; 0,1 and 1,1'
    """
    names = [place(cell) for cell in cells]
    return names[0] if len(names) == 1 else "; ".join(names[:-1]) + " and " + names[-1]


def all_of(parts: Iterable[str]) -> str:
    """Return parts as a list in a sentence.

    Example:
        >>> all_of(["a", "b", "c"])
        'a, b and c'
    """
    names = list(parts)
    return names[0] if len(names) == 1 else ", ".join(names[:-1]) + " and " + names[-1]


def count_of(number: int, one: str, many: str = "") -> str:
    """Return a count with its noun, small numbers as words.

    Example:
        >>> count_of(2, "tile"), count_of(12, "place")
        ('two tiles', '12 places')
    """
    noun = one if number == 1 else (many or one + "s")
    return f"{NUMBERS[number] if number < len(NUMBERS) else number} {noun}"


def points_words(points: int) -> str:
    """Return points as they are told.

    Example:
        >>> points_words(1), points_words(2)
        ('1 point', '2 points')
    """
    return "1 point" if points == 1 else f"{points} points"


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
