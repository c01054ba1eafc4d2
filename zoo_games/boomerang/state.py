"""The position of a game of Boomerang as an immutable value."""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations
from typing import Any, Final

from zoo_games.boomerang.components import shown
from zoo_games.boomerang.settings import BoomerangSettings
from zoo_games.core.value import Value

PHASES: Final = ("deal", "choose", "hunt", "over")
"""What can be due, in the order of a round."""

NOBODY: Final[frozenset[str]] = frozenset()

Cards = tuple[str, ...]


class Table:
    """What stays the same through a game; made by :func:`table_of`, once for equal values.

    Attributes:
        rules: The settings.
        players: Number of seats.
        missing: Keys that a hand-written position leaves out.
        seats: Every seat.
        nobody: A land for nobody: None for every seat.
        starter: Who starts the next round, the setting ``next_starter``.
    """

    __slots__ = ("missing", "nobody", "players", "rules", "seats", "starter")

    def __init__(self, rules: BoomerangSettings, players: int, missing: frozenset[str]) -> None:
        self.rules = rules
        self.players = players
        self.missing = missing
        self.seats = tuple(range(players))
        self.nobody: tuple[str | None, ...] = (None,) * players
        self.starter = rules.next_starter


@lru_cache(maxsize=256)
def table_of(rules: BoomerangSettings, players: int, missing: frozenset[str] = NOBODY) -> Table:
    """Return the table of a game."""
    return Table(rules, players, missing)


class State(Value):
    """A position; equal, and hashed, by value. It is never changed.

    Attributes:
        table: Settings, number of seats and what follows from them.
        deck: The cards not dealt yet, sorted: nobody knows their order.
        river: The cards that can be hunted, as dealt.
        lands: Bits of the lands that the river shows; follows from it.
        captured: The cards of every seat, as captured.
        boomerangs: Boomerangs of every seat.
        pot: Boomerangs in the pot.
        choices: The land that every seat has chosen this round; None before, and where it is hidden.
        stack: Seats that have passed this round, the first to pass first: the last one lies on top.
        hunting: Seats that have not passed yet, in seat order; empty outside the hunt.
        starter: Seat that starts the hunt of this round.
        to_move: Seat that is to decide; None while cards are dealt and when the game is over.
        phase: What is due, one of :data:`PHASES`.
    """

    __slots__ = (
        "boomerangs",
        "captured",
        "choices",
        "deck",
        "hunting",
        "lands",
        "phase",
        "pot",
        "river",
        "stack",
        "starter",
        "table",
        "to_move",
    )

    def __init__(
        self,
        table: Table,
        deck: Cards,
        river: Cards,
        lands: int,
        captured: tuple[Cards, ...],
        boomerangs: tuple[int, ...],
        pot: int,
        choices: tuple[str | None, ...],
        stack: tuple[int, ...],
        hunting: tuple[int, ...],
        starter: int,
        to_move: int | None,
        phase: str,
    ) -> None:
        self.table = table
        self.deck = deck
        self.river = river
        self.lands = lands
        self.captured = captured
        self.boomerangs = boomerangs
        self.pot = pot
        self.choices = choices
        self.stack = stack
        self.hunting = hunting
        self.starter = starter
        self.to_move = to_move
        self.phase = phase

    def _value(self) -> tuple[Any, ...]:
        table = self.table
        return (
            table.rules,
            table.players,
            table.missing,
            self.deck,
            self.river,
            self.captured,
            self.boomerangs,
            self.pot,
            self.choices,
            self.stack,
            self.hunting,
            self.starter,
            self.to_move,
            self.phase,
        )

    def __repr__(self) -> str:
        return (
            f"<Boomerang state: {self.phase or 'no phase'}, seat {self.to_move}, "
            f"{len(self.deck)} cards in the deck, river {', '.join(self.river) or 'empty'}, "
            f"boomerangs {self.boomerangs}, pot {self.pot}, choices {self.choices}, stack {self.stack}>"
        )

    @property
    def rules(self) -> BoomerangSettings:
        """The settings the position is played with."""
        return self.table.rules

    @property
    def players(self) -> int:
        """Number of seats."""
        return self.table.players

    @property
    def missing(self) -> frozenset[str]:
        """Keys that a hand-written position leaves out."""
        return self.table.missing

    @property
    def chosen(self) -> tuple[bool, ...]:
        """Whether every seat has a land token lying face down, on the stack or before it."""
        if self.phase == "choose" and self.to_move is not None:
            return tuple(seat < self.to_move for seat in self.table.seats)
        return (self.phase == "hunt",) * self.players

    def replace(self, **changes: Any) -> State:
        """Return a state that differs in some attributes; for tools and tests, not for the rules.

        Args:
            changes: Attributes of the constructor but ``lands``, and ``rules``.

        Example:
            >>> State.start(BoomerangSettings(), 3).replace(pot=2, rules=BoomerangSettings(divisor=5)).pot
            2
        """
        values = {name: getattr(self, name) for name in VALUE_NAMES}
        if "rules" in changes:
            values["table"] = table_of(changes.pop("rules"), self.players, self.missing)
        values |= changes
        return State(**values, lands=shown(values["river"]))

    @staticmethod
    def start(rules: BoomerangSettings, players: int, deck: Cards = ()) -> State:
        """Return the beginning of a game with a deck."""
        table = table_of(rules, players)
        stocks = (rules.boomerangs,) * players
        return State(table, deck, (), 0, ((),) * players, stocks, 0, table.nobody, (), (), 0, None, "deal")


VALUE_NAMES: Final = (
    "table",
    "deck",
    "river",
    "captured",
    "boomerangs",
    "pot",
    "choices",
    "stack",
    "hunting",
    "starter",
    "to_move",
    "phase",
)
"""The attributes that make the value of a state, in the order of its constructor."""

NEXT: Final = {
    (hunting, seat): next(other % 5 for other in range(seat + 1, seat + 6) if other % 5 in hunting)
    for size in range(2, 6)
    for hunting in combinations(range(5), size)
    for seat in hunting
}
"""Hunters still in, in seat order, and one of them, to the next one clockwise (B.turn)."""

PASSED: Final = {
    (hunting, seat): (following, tuple(other for other in hunting if other != seat))
    for (hunting, seat), following in NEXT.items()
}
"""Hunters still in and the one who passes, to the next one clockwise and the hunters left."""
