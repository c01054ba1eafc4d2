"""How dogs, cells and tokens are called in refusals and steps."""

from __future__ import annotations

from typing import Final

from zoo_games.core.explanation import Cell
from zoo_games.core.sentences import place
from zoo_games.zoomies.components import DIRECTION_NAMES
from zoo_games.zoomies.park import cell_number
from zoo_games.zoomies.state import State

TOKEN_NAMES: Final = {"leader": "Leader", "bones": "Bones", "frens": "Frens", "zoomies": "Zoomies"}


def dog_at(state: State, cell: Cell) -> str:
    """Return a dog with its cell, such as ``"Beagle at 3,1"``."""
    dog = state.dog_at(cell)
    return f"{dog.name} at {place(cell)}" if dog else f"cell {place(cell)}"


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
