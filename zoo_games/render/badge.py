"""The character that stands for a seat in pictures and text boards."""

from __future__ import annotations

from collections.abc import Sequence


def badge(seat: int, names: Sequence[str]) -> str:
    """Return the initial of a seat's name if it is a letter no other name begins with, else its number.

    Numbers count from 1, as the names that are made up do.

    Args:
        seat: The seat.
        names: One name a seat.

    Example:
        >>> badge(0, ["Ada", "Ben"]), badge(1, ["Player 1", "Player 2"])
        ('A', '2')
    """
    initials = [name.strip()[:1].upper() for name in names]
    mine = initials[seat]
    return mine if mine.isalpha() and initials.count(mine) == 1 else str(seat + 1)
