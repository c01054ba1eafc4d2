"""What cards are worth to a seat, for bots: majority by majority, with an eye on what is still to come."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from zoo_games.boomerang.components import CARD_BITS, LAND_BITS, LANDS
from zoo_games.boomerang.majority import Tally, counts, tally
from zoo_games.boomerang.state import Cards, State

BEHIND: Final = 0.35
"""What a card counts that does not bring the majority yet."""

LATE: Final = 12
"""Cards in the deck below which cards without a majority count ever less."""

SURVIVES: Final = 0.6
"""Chance that a card is not taken by one hunter whose land is unknown: two of five lands take it."""


def worth(before: Tally, seat: int, cards: Cards, left: int, ties_score: bool = True) -> float:
    """Return what some cards would be worth to a seat, in points.

    Args:
        before: Cards by animal and seat.
        seat: The seat.
        cards: The cards.
        left: Cards in the deck; a minority is worth less towards the end.
        ties_score: Whether all of several leaders score.

    Example:
        >>> worth(((0, 0, 0), (2, 3, 0)) + ((0, 0, 0),) * 4, 0, ("emu:dunes+forest",), 0)
        3.0
    """
    hope = BEHIND * min(left, LATE) / LATE
    total = 0.0
    for numbers, more in zip(before, counts(cards), strict=True):
        if more:
            mine = numbers[seat]
            others = max(number for other, number in enumerate(numbers) if other != seat)
            need = others if ties_score else others + 1
            was = mine if mine and mine >= need else 0
            now = mine + more
            total += now - was if now >= need else hope * more
    return total


def of_land(river: Cards, land: str) -> Cards:
    """Return the cards of a river that show a land.

    Example:
        >>> of_land(("emu:dunes+water", "fish:dunes+forest"), "water")
        ('emu:dunes+water',)
    """
    bit = LAND_BITS[land]
    return tuple([card for card in river if CARD_BITS[card] & bit])


def by_land(state: State, seat: int) -> Sequence[float]:
    """Return what the river is worth to a seat through each land, were it to capture first."""
    before = tally(state.captured)
    ties_score = state.rules.majority_ties == "all"
    left = len(state.deck)
    return [worth(before, seat, of_land(state.river, land), left, ties_score) for land in LANDS]


def stays(state: State, gain: float) -> bool:
    """Return whether hunting on for a gain is worth more than the pot and the boomerang to throw.

    Args:
        state: A state in the hunt.
        gain: What the seat's land is worth to it, were it to capture first, in points.
    """
    ahead = len(state.hunting) - 1
    lost = gain * (1 - SURVIVES**ahead)
    return lost * state.table.rules.divisor > state.pot + 1
