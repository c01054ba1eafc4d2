"""Points of every place of the board at once, counted in binary.

A :class:`Tally` holds one number a binary digit; its bit n is that digit of the points of place n. So points
are added to many places in a few operations, and the best places are found digit by digit.
"""

from __future__ import annotations

from collections.abc import Iterable

from zoo_games.wonderzoo.grid import Chosen

Award = tuple[Chosen, int]
"""Some places, and points that each of them gets."""


class Tally:
    """Points of places, none below 0; never changed once it is made.

    Args:
        awards: What places get, one after the other; an award is 0 or more.
        base: What every place has besides.

    Example:
        >>> tally = Tally([(0b0110, 3), (0b1100, 2)])
        >>> [tally.at(place) for place in range(4)]
        [0, 3, 5, 2]
    """

    __slots__ = ("base", "digits")

    def __init__(self, awards: Iterable[Award] = (), base: int = 0) -> None:
        self.digits: list[Chosen] = []
        self.base = base
        self._add(awards)

    def plus(self, awards: Iterable[Award], base: int) -> Tally:
        """Return another tally with some points more."""
        after = Tally(base=self.base + base)
        after.digits += self.digits
        after._add(awards)
        return after

    def _add(self, awards: Iterable[Award]) -> None:
        """Add awards as on paper: digit by digit, with what is carried over to the next."""
        digits = self.digits
        for chosen, points in awards:
            lowest = 0
            while points:
                digit, carry = lowest, chosen if points & 1 else 0
                while carry:
                    if digit >= len(digits):
                        digits += [0] * (digit + 1 - len(digits))
                    before = digits[digit]
                    digits[digit] = before ^ carry
                    carry &= before
                    digit += 1
                points >>= 1
                lowest += 1

    def at(self, place: int) -> int:
        """Return the points of a place."""
        return self.base + sum([(digit >> place & 1) << number for number, digit in enumerate(self.digits)])

    def best(self, chosen: Chosen) -> tuple[int, Chosen]:
        """Return the most points that some places have, and those of them that have so many.

        Example:
            >>> tally = Tally([(0b0110, 3)])
            >>> tally.best(0b1110), tally.best(0b1001)
            ((3, 6), (0, 9))
        """
        most = 0
        for number in range(len(self.digits) - 1, -1, -1):
            those = chosen & self.digits[number]
            if those:
                chosen = those
                most += 1 << number
        return self.base + most, chosen
