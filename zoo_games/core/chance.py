"""Seeded randomness that is the same on every Python, kept outside every state.

Only ``random.Random(seed).random`` is used, whose stream Python keeps for ever; shuffles and draws are
our own. A seed and a purpose make a stream, so that the dice of a game do not shift when a bot thinks
longer.
"""

from __future__ import annotations

import random
from collections.abc import MutableSequence, Sequence
from typing import Any, TypeVar

from zoo_games.core.errors import DocumentError, SettingError
from zoo_games.core.shapes import SEED

T = TypeVar("T")


class Stream:
    """A stream of random choices.

    Args:
        seed: Any whole number; shown wherever a result depends on it.
        purpose: Name of the stream; streams of one seed and different purposes are independent.

    Example:
        >>> Stream(7).below(6) == Stream(7).below(6)
        True
    """

    __slots__ = ("random",)

    def __init__(self, seed: int, purpose: str = "") -> None:
        #: Returns the next float in [0, 1).
        self.random = random.Random(f"{seed}/{purpose}").random

    def below(self, n: int) -> int:
        """Return a whole number from 0 to n - 1, each equally likely."""
        return int(self.random() * n)

    def pick(self, things: Sequence[T]) -> T:
        """Return one of the things, each equally likely."""
        return things[int(self.random() * len(things))]

    def weighted(self, outcomes: Sequence[tuple[T, int]]) -> T:
        """Return one of the outcomes with the chance of its weight."""
        at = int(self.random() * sum(weight for _, weight in outcomes))
        for outcome, weight in outcomes:
            at -= weight
            if at < 0:
                return outcome
        raise ValueError("no outcome has a weight above 0")

    def shuffle(self, things: MutableSequence[T]) -> None:
        """Bring the things into a random order, in place."""
        for last in range(len(things) - 1, 0, -1):
            other = int(self.random() * (last + 1))
            things[last], things[other] = things[other], things[last]


def checked_seed(seed: Any) -> int:
    """Return a seed if it is one: a whole number that fits 64 bits.

    Raises:
        SettingError: If it is not.
    """
    try:
        SEED.check(seed, "")
    except DocumentError as error:
        raise SettingError(f"A seed {error.reason}.") from None
    return int(seed)
