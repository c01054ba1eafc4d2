"""Flips one by one: how likely the ZomBee turns up, in which step, and who turns it over.

A flip that shows a bee leaves one bee less face down, so before the i-th forced flip it is known how many
bees lie face down; only the number of question marks left is not. A flip is followed through every question
mark: each hands an extra flip to somebody, everybody who may be named being equally likely.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from fractions import Fraction

from zoo_games.zombee.listing import yellow_order
from zoo_games.zombee.state import GREEN, State

Number = Fraction | float
"""An exact chance, or a quick one for a bot."""


@dataclass(frozen=True, slots=True)
class Flips:
    """What some flips lead to.

    Attributes:
        ends_green: Chance that the ZomBee is found in the green step.
        ends_yellow: Chance that it is found in the yellow step.
        own: By seat, the chance of losing a drop on a flip of its own place.
        named: By seat, the chance of losing one through a question mark's extra flip.
        alive: By question marks face down, the chance that the ZomBee is still hidden.
        bees: Bees face down if it is.
    """

    ends_green: Number
    ends_yellow: Number
    own: tuple[Number, ...]
    named: tuple[Number, ...]
    alive: tuple[tuple[int, Number], ...]
    bees: int


class Hazard:
    """The flowers as they lie and the players as they sit.

    Args:
        bees: Bees face down.
        questions: Question marks face down.
        active: The active player.
        alive: By seat, whether it is in.
        itself: Whether the active player may name itself in the green step.
        active_pays: Whether the active player pays for whatever is found in the green step.
        one: ``Fraction(1)`` for exact chances, ``1.0`` for quick ones.
    """

    def __init__(
        self,
        bees: int,
        questions: int,
        active: int,
        alive: tuple[bool, ...],
        itself: bool,
        active_pays: bool,
        one: Number,
    ) -> None:
        self.active = active
        self.seats = alive
        self.itself = itself
        self.active_pays = active_pays
        none = one * 0
        nothing = (none,) * len(alive)
        self._start = Flips(none, none, nothing, nothing, ((questions, one),), bees)
        self._found: dict[tuple[int, int], Flips] = {(0, 0): self._start}

    def after(self, zombees: int, bees: int) -> Flips:
        """Return what so many green and then so many yellow flips lead to."""
        found = self._found.get((zombees, bees))
        if found is None:
            if bees:
                order = yellow_order(tuple(map(int, self.seats)), self.active, bees)
                found = self.flip(self.after(zombees, bees - 1), order[-1], False)
            else:
                found = self.flip(self.after(zombees - 1, 0), self.active, True)
            self._found[zombees, bees] = found
        return found

    def due(self, state: State) -> Flips:
        """Return what the flips still due in a state lead to, a name still to be said included.

        A flip counts as its flipper's own where the flips due are an end of the step's order.
        """
        found = self._start
        green = state.step == GREEN
        due = state.due
        counts = state.counts()
        yellow = yellow_order(state.honey, state.active, counts["bee"])
        order = (state.active,) * counts["zombee"] if green else yellow
        if state.phase == "name":
            assert state.to_move is not None
            found = self._extra(found, state.to_move, green)
        elif due:
            own = tuple(due) == order[len(order) - len(due) :]
            found, due = self.flip(found, due[0], green, own), due[1:]
        for seat in due:
            found = self.flip(found, seat, green)
        if green:
            for seat in yellow:
                found = self.flip(found, seat, False)
        return found

    def flip(self, before: Flips, seat: int, green: bool, own: bool = True) -> Flips:
        """Return what one more forced flip leads to, followed through every question mark."""
        starts = [((seat, questions), chance) for questions, chance in before.alive]
        return self._followed(before, starts, green, own)

    def _extra(self, before: Flips, namer: int, green: bool) -> Flips:
        """Return what the extra flip leads to that somebody is about to hand out."""
        named = list(self.may_name(namer, green))
        starts = [
            ((seat, questions), chance / len(named)) for seat in named for questions, chance in before.alive
        ]
        return self._followed(before, starts, green, False)

    def may_name(self, namer: int, green: bool) -> Iterator[int]:
        """Yield whom the revealer of a question mark may name (O.choose)."""
        for seat, alive in enumerate(self.seats):
            if alive and (seat != namer or (green and self.itself and namer == self.active)):
                yield seat

    def _followed(
        self, before: Flips, starts: list[tuple[tuple[int, int], Number]], green: bool, own: bool
    ) -> Flips:
        ends: Number = before.ends_green * 0
        losses = [list(before.own), list(before.named)]
        alive: dict[int, Number] = {}
        flippers = dict(starts)
        while flippers:
            handed: dict[tuple[int, int], Number] = {}
            for (seat, questions), chance in flippers.items():
                part = chance / (before.bees + questions + 1)
                ends += part
                payer = self.active if green and self.active_pays else seat
                losses[0 if own else 1][payer] += part
                if before.bees:
                    alive[questions] = alive.get(questions, 0 * part) + part * before.bees
                if questions:
                    named = list(self.may_name(seat, green))
                    share = part * questions / len(named)
                    for other in named:
                        key = (other, questions - 1)
                        handed[key] = handed.get(key, 0 * part) + share
            flippers, own = handed, False
        return Flips(
            before.ends_green + ends if green else before.ends_green,
            before.ends_yellow if green else before.ends_yellow + ends,
            tuple(losses[0]),
            tuple(losses[1]),
            tuple(alive.items()),
            max(0, before.bees - 1),
        )


def as_fraction(number: Number) -> Fraction:
    """Return an exact chance as the fraction it is."""
    assert isinstance(number, Fraction)
    return number
