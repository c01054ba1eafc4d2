"""The moves of ZomBee: one decision, or one event of chance, each.

The last field of every move is its name in documents. Dice, flowers and seats count from 0.
"""

from __future__ import annotations

from typing import NamedTuple


class Roll(NamedTuple):
    """Roll these dice, the first time all of them; the order in which they are named means nothing."""

    dice: tuple[int, ...]
    type: str = "roll"


class Stop(NamedTuple):
    """End the turn; the dice are evaluated."""

    type: str = "stop"


class Flip(NamedTuple):
    """Turn over a flower that lies face down."""

    flower: int
    type: str = "flip"


class Name(NamedTuple):
    """Name the player who has to turn over one more flower, after a question mark."""

    seat: int
    type: str = "name"


class Dice(NamedTuple):
    """Chance: how all dice lie now, those that were set aside included."""

    faces: tuple[str, ...]
    type: str = "dice"


class Flower(NamedTuple):
    """Chance: what the flower that is being turned over shows."""

    kind: str
    type: str = "flower"


Move = Roll | Stop | Flip | Name | Dice | Flower
"""Any move of ZomBee."""

STOP = Stop()
