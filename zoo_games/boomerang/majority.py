"""Who has the most cards of each animal, who ties, whose cards are worth nothing, what would turn it."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from zoo_games.boomerang.components import ANIMALS, CARDS
from zoo_games.boomerang.state import Cards, State
from zoo_games.core.partial import need

Tally = tuple[tuple[int, ...], ...]
"""Cards by animal, then by seat."""

ANIMAL_AT: Final = {card: ANIMALS.index(animal) for card, animal in CARDS.items()}
"""Every card to the place of its animal in their order."""


@lru_cache(maxsize=4096)
def counts(cards: Cards) -> tuple[int, ...]:
    """Return how many of some cards show each animal, in the order of the animals.

    Example:
        >>> counts(("emu:dunes+water", "emu:dunes+forest"))
        (0, 2, 0, 0, 0, 0)
    """
    found = [0] * len(ANIMALS)
    for card in cards:
        found[ANIMAL_AT[card]] += 1
    return tuple(found)


@lru_cache(maxsize=1024)
def tally(captured: tuple[Cards, ...]) -> Tally:
    """Return how many cards of each animal every seat has."""
    return tuple(zip(*(counts(cards) for cards in captured), strict=True))


@dataclass(frozen=True, slots=True)
class Majority:
    """One animal: who has how many.

    Attributes:
        animal: The animal.
        counts: Cards of every seat.
        ties_score: Whether all of several leaders score (the setting ``majority_ties``).
    """

    animal: str
    counts: tuple[int, ...]
    ties_score: bool = True

    @property
    def most(self) -> int:
        """The greatest number of cards that a seat has; 0 if nobody has any."""
        return max(self.counts)

    @property
    def leaders(self) -> tuple[int, ...]:
        """The seats that have the most; nobody if no card is captured."""
        most = self.most
        return tuple(seat for seat, count in enumerate(self.counts) if count == most) if most else ()

    @property
    def tied(self) -> bool:
        """Whether several seats have the most."""
        return len(self.leaders) > 1

    @property
    def scoring(self) -> tuple[int, ...]:
        """The seats that score for the animal (B.most, B.ties)."""
        return self.leaders if self.ties_score or not self.tied else ()

    @property
    def points(self) -> tuple[int, ...]:
        """What every seat scores for the animal."""
        scoring = self.scoring
        return tuple(count if seat in scoring else 0 for seat, count in enumerate(self.counts))

    def others_most(self, seat: int) -> int:
        """Return the greatest number of cards that another seat has."""
        return max(count for other, count in enumerate(self.counts) if other != seat)

    def to_tie(self, seat: int) -> int:
        """Return how many more cards would make a seat tie for the most; 0 if it has the most."""
        return max(0, self.others_most(seat) - self.counts[seat])

    def to_lead(self, seat: int) -> int:
        """Return how many more cards would give a seat the most alone; 0 if it has it."""
        return max(0, self.others_most(seat) + 1 - self.counts[seat])

    def to_score(self, seat: int) -> int:
        """Return how many more cards would make a seat score for the animal; 0 if it scores.

        Example:
            >>> koalas = Majority("emu", (3, 3, 1))
            >>> koalas.leaders, koalas.points, koalas.to_score(2)
            ((0, 1), (3, 3, 0), 2)
        """
        if seat in self.scoring:
            return 0
        return max(1, self.to_tie(seat)) if self.ties_score else self.to_lead(seat)


def majorities(state: State) -> tuple[Majority, ...]:
    """Return who has the most of each animal, the animals in their order.

    Raises:
        DocumentError: If a hand-written position leaves out the captured cards.
    """
    if state.table.missing:
        need(state, ("captured",), "majorities")
    return _majorities(state.captured, state.rules.majority_ties == "all")


@lru_cache(maxsize=1024)
def _majorities(captured: tuple[Cards, ...], ties_score: bool) -> tuple[Majority, ...]:
    return tuple(
        Majority(animal, numbers, ties_score)
        for animal, numbers in zip(ANIMALS, tally(captured), strict=True)
    )
