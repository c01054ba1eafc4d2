"""How dogs, cells and tokens are called in refusals and steps."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from zoo_games.core.explanation import Cell
from zoo_games.zoomies.components import DIRECTION_NAMES
from zoo_games.zoomies.park import cell_number
from zoo_games.zoomies.state import State

TOKEN_NAMES: Final = {"leader": "Leader", "bones": "Bones", "frens": "Frens", "zoomies": "Zoomies"}
NUMBERS: Final = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")


def place(cell: Cell) -> str:
    """Return a cell as it is written in sentences.

    Example:
        >>> place((3, -1))
        '3,-1'
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


def dog_at(state: State, cell: Cell) -> str:
    """Return a dog with its cell, such as ``"Beagle at 3,1"``."""
    dog = state.dog_at(cell)
    return f"{dog.name} at {place(cell)}" if dog else f"cell {place(cell)}"


def all_of(parts: Iterable[str]) -> str:
    """Return parts as a list in a sentence.

    Example:
        >>> all_of(["0,0", "0,1", "1,1"])
        '0,0, 0,1 and 1,1'
    """
    names = list(parts)
    return names[0] if len(names) == 1 else ", ".join(names[:-1]) + " and " + names[-1]


def count_of(number: int, one: str, many: str = "") -> str:
    """Return a count with its noun, small numbers as words.

    Example:
        >>> count_of(2, "dog"), count_of(1, "Husky", "Huskies")
        ('two dogs', 'one Husky')
    """
    noun = one if number == 1 else (many or one + "s")
    return f"{NUMBERS[number] if number < len(NUMBERS) else number} {noun}"


def plural(breed: str) -> str:
    """Return the plural of a breed's name.

    Example:
        >>> plural("Husky"), plural("Beagle")
        ('Huskies', 'Beagles')
    """
    return breed[:-1] + "ies" if breed.endswith("y") else breed + "s"


def direction(toward: str) -> str:
    """Return a direction as a word."""
    return DIRECTION_NAMES[toward]


def number_of(state: State, cell: Cell) -> int | None:
    """Return the number of the dog at a cell, None where there is none."""
    return state._park.get(cell_number(cell))
