"""All that can become of the dice in a turn, worked out once for bots that think to its end.

Dice of one kind are alike, so five dice can lie in 200 ways, not 1,024, and what is set aside (the rest
being rolled) in some 500. For any worth of the dice as they lie at the evaluation, the worth of each choice
before it follows backwards, roll by roll.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import combinations_with_replacement, product
from typing import Final

from zoo_games.zombee.components import FACES, HONEY, ZOMBEE, ZZZ
from zoo_games.zombee.listing import dice_of
from zoo_games.zombee.settings import ZomBeeSettings
from zoo_games.zombee.state import Table
from zoo_games.zombee.throws import NUMBER, falls

MOST_DICE: Final = 8
"""Greatest number of dice that are thought through; more have too many ways to lie."""

Lying = tuple[tuple[int, ...], tuple[int, ...]]
"""Face numbers of the dice of each kind, not falling."""


class Outlook:
    """The ways the dice can lie, what can be held in each, and where a roll of the rest leads.

    Attributes:
        ways: Every way the dice can lie.
        totals: By way: number of honey symbols, ZomBees and bees.
    """

    def __init__(self, rules: ZomBeeSettings) -> None:
        self._kinds = ((rules.faces_a, rules.dice_a), (rules.faces_b, rules.dice_b))
        self.ways: tuple[Lying, ...] = tuple(product(_sorted(rules.dice_a), _sorted(rules.dice_b)))
        self._number = {way: number for number, way in enumerate(self.ways)}
        self.totals = tuple(_totals(way) for way in self.ways)
        self._holds: dict[Lying, int] = {}
        self._leads: list[tuple[tuple[int, float], ...]] = []
        self._choices = tuple(self._choices_of(way) for way in self.ways)

    def _choices_of(self, way: Lying) -> tuple[int, ...]:
        """Return the numbers of what may be held, the rest being rolled, in a way the dice lie (O.reroll)."""
        found = []
        parts = [_parts(dice) for dice in way]
        for first, second in product(*parts):
            rolled = first[1] + second[1]
            if rolled and rolled.count(NUMBER[ZOMBEE]) <= rolled.count(NUMBER[ZZZ]):
                found.append(self._hold((first[0], second[0])))
        return tuple(found)

    def _hold(self, held: Lying) -> int:
        number = self._holds.get(held)
        if number is None:
            number = self._holds[held] = len(self._leads)
            self._leads.append(self._leads_of(held))
        return number

    def _leads_of(self, held: Lying) -> tuple[tuple[int, float], ...]:
        """Return the ways the dice can lie after a roll of those that are not held, with their chances."""
        throws = [
            falls(faces, count - len(part)) for (faces, count), part in zip(self._kinds, held, strict=True)
        ]
        total = 1
        for throw in throws:
            total *= sum(weight for _, weight in throw)
        return tuple(
            (
                self._number[tuple(sorted(held[0] + first)), tuple(sorted(held[1] + second))],
                weight * factor / total,
            )
            for (first, weight), (second, factor) in product(*throws)
        )

    def way_of(self, table: Table, code: int) -> int:
        """Return the number of the way in which dice with these bits lie."""
        first, second = dice_of(table, table.full)
        return self._number[_lying(code, first), _lying(code, second)]

    def hold_of(self, table: Table, code: int, mask: int) -> int:
        """Return the number of what is held when the dice of a mask are rolled."""
        first, second = dice_of(table, table.full & ~mask)
        return self._hold((_lying(code, first), _lying(code, second)))

    def worth(self, ends: Sequence[float], rolls: int) -> list[float]:
        """Return the worth of every hold when so many rolls are left, that of the rest included.

        Args:
            ends: The worth of every way in which the dice lie at the evaluation.
            rolls: Rolls left, at least 1.
        """
        now = list(ends)
        for left in range(1, rolls + 1):
            holds = [sum(chance * now[way] for way, chance in leads) for leads in self._leads]
            if left < rolls:
                now = [
                    max([end, *[holds[hold] for hold in choices]])
                    for end, choices in zip(ends, self._choices, strict=True)
                ]
        return holds


def _sorted(count: int) -> tuple[tuple[int, ...], ...]:
    return tuple(combinations_with_replacement(range(len(FACES)), count))


def _totals(way: Lying) -> tuple[int, int, int]:
    dice = way[0] + way[1]
    return dice.count(NUMBER[HONEY]), dice.count(NUMBER[ZOMBEE]), dice.count(0)


def _lying(code: int, dice: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(sorted(code >> 2 * die & 3 for die in dice))


@lru_cache(maxsize=1024)
def _parts(dice: tuple[int, ...]) -> tuple[tuple[tuple[int, ...], tuple[int, ...]], ...]:
    """Return every different way to hold some of the dice and roll the others: held, rolled."""
    counts = [dice.count(face) for face in range(len(FACES))]
    found = []
    for kept in product(*(range(count + 1) for count in counts)):
        held = tuple(face for face, number in enumerate(kept) for _ in range(number))
        rolled = tuple(face for face, number in enumerate(counts) for _ in range(number - kept[face]))
        found.append((held, rolled))
    return tuple(found)


@lru_cache(maxsize=16)
def _outlook(rules: ZomBeeSettings) -> Outlook:
    return Outlook(rules)


def outlook(table: Table) -> Outlook | None:
    """Return the outlook of a game's dice, kept; None for more than :data:`MOST_DICE` dice.

    Example:
        >>> from zoo_games.zombee.state import table_of
        >>> len(outlook(table_of(ZomBeeSettings(), 3)).ways)
        200
    """
    if table.count > MOST_DICE:
        return None
    rules = table.rules
    return _outlook(
        ZomBeeSettings(dice_a=rules.dice_a, dice_b=rules.dice_b, faces_a=rules.faces_a, faces_b=rules.faces_b)
    )
