"""Bots for ZomBee: one that guesses, one that wants honey, one that is careful, one that weighs all."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from typing import Final

from zoo_games.core.chance import Stream
from zoo_games.core.protocol import Agent
from zoo_games.zombee.components import HONEY, ZOMBEE
from zoo_games.zombee.hazard import Flips, Hazard
from zoo_games.zombee.listing import roll_mask, snoring
from zoo_games.zombee.moves import STOP, Flip, Move, Name, Roll
from zoo_games.zombee.outlook import Outlook, outlook
from zoo_games.zombee.state import State

NEARLY: Final = 1e-9
"""Worths closer than this are equal; the earlier of two equal moves is played, stopping before any roll."""

Key = tuple[object, ...]


class RandomBot:
    """Plays any legal move, each equally likely.

    Idea: the yardstick that every other bot is measured with.
    Sees: nothing but the legal moves.
    Cost: none.
    Weakness: all of them; it rolls when it has its honey and sets honey free again.
    """

    def choose(self, observation: State, moves: Sequence[Move], stream: Stream) -> Move:
        """Return one of the moves."""
        return stream.pick(moves)


class _Thinker(ABC):
    """Weighs stopping against every roll, to the end of the turn; the worth of the end is the bot's own.

    What has been thought through is kept, for a bot meets the same dice and flowers again and again.
    """

    def __init__(self) -> None:
        self._chosen: dict[Key, Move] = {}
        self._holds: dict[Key, list[float]] = {}

    @abstractmethod
    def key(self, state: State) -> Key:
        """Return all that the worth of the turn's end hangs on, dice apart."""

    @abstractmethod
    def ends(self, state: State, totals: Sequence[tuple[int, int, int]]) -> list[float]:
        """Return the worth of some ends of the turn, each told by honey symbols, ZomBees and bees."""

    def choose(self, observation: State, moves: Sequence[Move], stream: Stream) -> Move:
        """Return the best move."""
        first = moves[0]
        if isinstance(first, Flip) or len(moves) == 1:
            return first
        if isinstance(first, Name):
            return self.name(observation, moves)
        state = observation
        key = (self.key(state), state.code, state.rolls, state.last if state.table.last_roll_only else 0)
        chosen = self._chosen.get(key)
        if chosen is None:
            if len(self._chosen) > 200_000:
                self._chosen.clear()
            chosen = self._chosen[key] = self._best(state, moves)
        return chosen

    def _best(self, state: State, moves: Sequence[Move]) -> Move:
        future = outlook(state.table)
        if future is None:
            return rule_of_thumb(state)
        ends = self._worths(state, future, 0)
        holds = self._worths(state, future, state.table.most_rolls - state.rolls)
        best: Move = STOP
        most = ends[future.way_of(state.table, state.code)]
        seen: set[int] = set()
        for move in moves:
            if isinstance(move, Roll):
                mask = roll_mask(move.dice, state.table.count)
                hold = future.hold_of(state.table, state.code, mask)
                if hold not in seen and holds[hold] > most + NEARLY:
                    best, most = move, holds[hold]
                seen.add(hold)
        return best

    def _worths(self, state: State, future: Outlook, rolls: int) -> list[float]:
        """Return the worth of every end of the turn (0 rolls left) or of every hold."""
        key = (self.key(state), rolls)
        found = self._holds.get(key)
        if found is None:
            if len(self._holds) > 2_000:
                self._holds.clear()
            if rolls:
                found = future.worth(self._worths(state, future, 0), rolls)
            else:
                found = self.ends(state, future.totals)
            self._holds[key] = found
        return found

    def name(self, state: State, moves: Sequence[Move]) -> Move:
        """Return whom to name: not itself, the one with most drops, the first of them on the left."""
        seat, players = state.to_move or 0, state.players

        def rank(move: Move) -> tuple[bool, int, int]:
            assert isinstance(move, Name)
            return move.seat != seat, state.honey[move.seat], -((move.seat - seat) % players)

        return max(moves, key=rank)


def rule_of_thumb(state: State) -> Move:
    """Return a roll for more dice than can be thought through: all but honey, as Zzz free ZomBees.

    With enough honey, or without a die to roll, it stops.
    """
    lying = state.dice
    if lying.count(HONEY) >= state.rules.honey_needed:
        return STOP
    _, zzz = snoring(state)
    free = zzz.bit_count()
    rolled = []
    for die, face in enumerate(lying):
        if face == ZOMBEE:
            free -= 1
            if free < 0:
                continue
        if face != HONEY:
            rolled.append(die)
    return Roll(tuple(rolled)) if rolled else STOP


class GreedyBot(_Thinker):
    """Goes for three honey symbols.

    Idea: of stopping and all rolls, the one that most likely ends the turn with enough honey, exactly, rolls
    to come included; it stops when there is no room for a drop. It names whoever has most drops.
    Sees: the dice and its own drops.
    Cost: some milliseconds once for each number of rolls left, then a look-up; more than eight dice go by
    a rule of thumb. With zzz="last-roll" rolls to come are thought of as if any Zzz freed a ZomBee.
    Weakness: it does not see flowers at all and rolls itself into ZomBees late in a round.
    """

    def key(self, state: State) -> Key:
        """Return whether there is room for a drop."""
        table = state.table
        return state.honey[state.active] < table.cap, table

    def ends(self, state: State, totals: Sequence[tuple[int, int, int]]) -> list[float]:
        """Return 1 for enough honey and room for it, else 0."""
        room = state.honey[state.active] < state.table.cap
        return [float(room and honey >= state.table.needed) for honey, _, _ in totals]


class _Weigher(_Thinker):
    """Weighs who loses a drop, by enumeration of the flips in quick numbers."""

    def key(self, state: State) -> Key:
        """Return flowers, drops and whose turn it is."""
        table = state.table
        return state.hidden, state.honey, state.active, table

    def hazard(self, state: State) -> Hazard:
        """Return the flowers as they lie."""
        bees, questions, _ = state.hidden
        alive = tuple(drops > 0 for drops in state.honey)
        rules = state.rules
        return Hazard(
            bees, questions, state.active, alive, rules.question_mark_self, rules.payer == "active", 1.0
        )

    def ends(self, state: State, totals: Sequence[tuple[int, int, int]]) -> list[float]:
        """Return the worth of each end: honey gained and flips."""
        table, hazard = state.table, self.hazard(state)
        room = state.honey[state.active] < table.cap
        flips: dict[tuple[int, int], float] = {}
        found = []
        for honey, zombees, bees in totals:
            worth = flips.get((zombees, bees))
            if worth is None:
                worth = flips[zombees, bees] = self.flips(state, hazard.after(zombees, bees))
            found.append(worth + (self.drop(state) if room and honey >= table.needed else 0.0))
        return found

    @abstractmethod
    def drop(self, state: State) -> float:
        """Return what a drop is worth to the active player."""

    @abstractmethod
    def flips(self, state: State, found: Flips) -> float:
        """Return what some flips are worth to the active player."""


class CautiousBot(_Weigher):
    """Wants to lose nothing.

    Idea: of stopping and all rolls, the one with the least chance that it loses a drop this turn, rolls to
    come included; among equals the one that more likely brings honey. So it rolls ZomBees away while it can.
    Sees: dice, flowers, drops.
    Cost: some milliseconds for each new table of flowers and drops, then a look-up; more than eight dice go
    by a rule of thumb.
    Weakness: it gives honey away for a small risk, and does not care who else loses a drop.
    """

    def drop(self, state: State) -> float:
        """Return next to nothing: honey decides between equals."""
        return 1e-3

    def flips(self, state: State, found: Flips) -> float:
        """Return its own chance of losing a drop, as a loss."""
        return -float(found.own[state.active] + found.named[state.active])


class ExpectedBot(_Weigher):
    """Takes the best expected outcome of the turn.

    Idea: every fall of the dice and every flip is gone through. A drop gained counts 1, or 1.5 with one drop
    left; a drop of its own lost counts 1, the last one 2; a drop that another loses counts the same, shared
    out over the others. Whoever a question mark may name counts as equally likely.
    Sees: dice, flowers, drops.
    Cost: some milliseconds for each new table of flowers and drops, then a look-up; more than eight dice go
    by a rule of thumb. With zzz="last-roll" rolls to come are thought of as if any Zzz freed a ZomBee.
    Weakness: it looks no further than this turn, so neither who will start the next round nor who will have
    the last flowers before it matters to it.
    """

    def drop(self, state: State) -> float:
        """Return 1, more if it is down to its last drop."""
        return 1.5 if state.honey[state.active] == 1 else 1.0

    def flips(self, state: State, found: Flips) -> float:
        """Return the drops that others lose, shared out, less its own."""
        active, worth = state.active, 0.0
        others = sum(drops > 0 for drops in state.honey) - 1
        for seat, drops in enumerate(state.honey):
            loss = float(found.own[seat] + found.named[seat]) * (2.0 if drops == 1 else 1.0)
            worth += -loss if seat == active else loss / others
        return worth


BOTS: Final[Mapping[str, Callable[[], Agent]]] = {
    "random": RandomBot,
    "greedy": GreedyBot,
    "cautious": CautiousBot,
    "expected": ExpectedBot,
}
"""The bots of ZomBee by name."""
