"""How dice, faces, flowers and players are called in sentences."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from zoo_games.core.sentences import all_of, count_of
from zoo_games.zombee.components import FACE_NAMES, FACES

_PLURALS: Final = {"bee": "bees", "honey": "honey drops", "zombee": "ZomBees", "zzz": "Zzz"}


def dice_words(dice: Sequence[int]) -> str:
    """Return some dice by number.

    Example:
        >>> dice_words((3,)), dice_words((0, 3))
        ('die 3', 'dice 0 and 3')
    """
    return f"{'die' if len(dice) == 1 else 'dice'} {all_of(map(str, dice))}"


def faces_words(faces: Iterable[str]) -> str:
    """Return how many dice show each face.

    Example:
        >>> faces_words(("bee", "zombee", "bee", "zzz", "honey"))
        'two bees, one honey drop, one ZomBee and one Zzz'
    """
    lying = list(faces)
    return all_of(
        count_of(lying.count(face), FACE_NAMES[face], _PLURALS[face]) for face in FACES if face in lying
    )


def die_place(die: int) -> str:
    """Return the id of a die as a place."""
    return f"die {die}"


def flower_place(flower: int) -> str:
    """Return the id of a flower as a place."""
    return f"flower {flower}"


def honey_place(seat: int) -> str:
    """Return the id of the drops before a player as a place."""
    return f"honey {seat}"


def wins_place(seat: int) -> str:
    """Return the id of the green drops before a player as a place."""
    return f"wins {seat}"
