"""What cards are worth to a seat, for bots: majority by majority, with an eye on what is still to come."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from zoo_games.boomerang.components import ANIMALS, CARD_BITS, LAND_BITS
from zoo_games.boomerang.majority import ANIMAL_AT, Tally, tally
from zoo_games.boomerang.state import State

BEHIND: Final = 0.35
"""What a card counts that does not bring the majority yet."""

LATE: Final = 12
"""Cards in the deck below which cards without a majority count ever less."""

SURVIVES: Final = 0.6
"""Chance that a card is not taken by one hunter whose land is unknown: two of five lands take it."""


PRICE: Final = 1.5
"""What a boomerang counts beside its part of a point: it also buys captures in later rounds."""

Standing = list[tuple[int, int]]
"""For each animal: how many cards a seat has, and how many it needs to score."""


def standing(before: Tally, seat: int, ties_score: bool) -> Standing:
    """Return how a seat stands with each animal.

    Args:
        before: Cards by animal and seat.
        seat: The seat.
        ties_score: Whether all of several leaders score.

    Example:
        >>> standing(((0, 0, 0), (2, 3, 0)), 0, True)
        [(0, 0), (2, 3)]
    """
    found = []
    for numbers in before:
        others = max(numbers[:seat] + numbers[seat + 1 :])
        found.append((numbers[seat], others if ties_score else others + 1))
    return found


def worth(stands: Standing, more: Sequence[int], left: int) -> float:
    """Return what some cards would be worth to a seat, in points.

    Args:
        stands: How the seat stands with each animal.
        more: Cards of each animal that it would get.
        left: Cards in the deck; a minority is worth less towards the end.

    Example:
        >>> worth([(0, 0), (2, 3)], (0, 1), 0)
        3.0
    """
    hope = BEHIND * min(left, LATE) / LATE
    total = 0.0
    for (mine, needed), count in zip(stands, more, strict=True):
        if count:
            if mine + count < needed:
                total += hope * count
            elif mine < needed:
                total += mine + count
            else:
                total += count
    return total


def by_land(state: State, seat: int) -> Sequence[float]:
    """Return what the river is worth to a seat through each land, were it to capture first."""
    stands = standing(tally(state.captured), seat, state.rules.majority_ties == "all")
    left = len(state.deck)
    cards = [(CARD_BITS[card], ANIMAL_AT[card]) for card in state.river]
    found = []
    for land in LAND_BITS.values():
        more = [0] * len(ANIMALS)
        for bits, animal in cards:
            if bits & land:
                more[animal] += 1
        found.append(worth(stands, more, left))
    return found


def stays(state: State, gain: float) -> bool:
    """Return whether hunting on for a gain is worth more than the pot and what it costs.

    It costs the boomerang to throw, and until the turn comes round about one for each other hunter.

    Args:
        state: A state in the hunt.
        gain: What the seat's land is worth to it, were it to capture first, in points.
    """
    ahead = len(state.hunting) - 1
    lost = gain * (1 - SURVIVES**ahead)
    return lost * state.table.rules.divisor > PRICE * (state.pot + 1 + ahead)
