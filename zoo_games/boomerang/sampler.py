"""A bot that draws the lands of the others from what it has seen and plays the round out with them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from zoo_games.boomerang.components import LANDS
from zoo_games.boomerang.gains import PRICE, Standing, by_land, standing, stays, worth
from zoo_games.boomerang.majority import counts, tally
from zoo_games.boomerang.moves import PASS, THROW, Choose, Move
from zoo_games.boomerang.state import Cards, State
from zoo_games.boomerang.turn import pass_, throw
from zoo_games.core.chance import Stream

WORLDS: Final = 16
"""Sets of lands that are drawn for a decision."""

DOUBT: Final = 0.5
"""Weight of a land that is worth nothing to its seat; each point it is worth adds one."""

PERSISTENCE: Final = 3
"""Throws that make the weights of a seat's lands count once more."""


class SamplerBot:
    """Thinks of the lands that the others may have, and plays the round out with each.

    Idea: sixteen times the hidden lands are drawn, a land the likelier the more it is worth to its seat, and
    the more so the oftener that seat has thrown this round. In each of these worlds every option is played
    out to the capture, all hunters bidding as the greedy bot does; the option that leaves it furthest ahead
    on average, cards and boomerangs, is played.
    Sees: river, captured cards, boomerangs, its own land, and who threw how often while it looked on.
    Cost: a few milliseconds a decision.
    Weakness: it takes the others for greedy bidders, so beside a bot that bids at random it does worse than
    the greedy bot; and it looks no further than this round.
    """

    def __init__(self) -> None:
        self._river: Cards = ()
        self._stocks: tuple[int, ...] = ()
        self._gains: list[Sequence[float]] = []

    def choose(self, observation: State, moves: Sequence[Move], stream: Stream) -> Move:
        """Return one of the moves."""
        if len(moves) == 1:
            return moves[0]
        state = observation
        seat = state.to_move
        assert seat is not None
        self._look(state)
        before = tally(state.captured)
        ties_score = state.rules.majority_ties == "all"
        stands = [standing(before, other, ties_score) for other in range(state.players)]
        worlds = [self._world(state, seat, stream) for _ in range(WORLDS)]
        best, most = moves[0], None
        for move in moves:
            value = sum(self._value(state, seat, move, world, stands) for world in worlds)
            if most is None or value > most:
                best, most = move, value
        return best

    def _look(self, state: State) -> None:
        """Note the stocks and the worth of each land to each seat when a round begins."""
        if state.phase == "choose" or self._river is not state.river:
            self._river, self._stocks = state.river, state.boomerangs
            self._gains = [by_land(state, other) for other in range(state.players)]

    def _world(self, state: State, seat: int, stream: Stream) -> tuple[str, ...]:
        """Return a land for every seat: its own, and one drawn for each of the others."""
        lands = []
        for other, land in enumerate(state.choices):
            if other == seat and land is not None:
                lands.append(land)
                continue
            thrown = self._stocks[other] - state.boomerangs[other] if other in state.hunting else 0
            power = 1 + max(0, thrown) / PERSISTENCE
            weights = [(DOUBT + gain) ** power for gain in self._gains[other]]
            at = stream.random() * sum(weights)
            index = 0
            while index < len(LANDS) - 1 and at >= weights[index]:
                at -= weights[index]
                index += 1
            lands.append(LANDS[index])
        return tuple(lands)

    def _value(
        self, state: State, seat: int, move: Move, world: tuple[str, ...], stands: Sequence[Standing]
    ) -> float:
        """Return how far ahead a move leaves the seat at the end of the round, in one world."""
        hunt: State | None
        if isinstance(move, Choose):
            world = (*world[:seat], move.land, *world[seat + 1 :])
            hunters = state.table.seats
            hunt = state.replace(choices=world, phase="hunt", hunting=hunters, to_move=state.starter)
        else:
            moved = state.replace(choices=world)
            hunt = throw(moved, THROW) if move == THROW else pass_(moved, PASS)
        return self._ahead(state, seat, self._played_out(hunt, world), stands)

    def _played_out(self, begun: State | None, world: tuple[str, ...]) -> State:
        """Return the state after the capture, all hunters bidding as the greedy bot does."""
        hunt = begun
        while hunt is not None and hunt.phase == "hunt":
            seat = hunt.to_move
            assert seat is not None
            gain = self._gains[seat][LANDS.index(world[seat])]
            throws = hunt.boomerangs[seat] > 0 and stays(hunt, gain)
            hunt = throw(hunt, THROW) if throws else pass_(hunt, PASS)
        assert hunt is not None
        return hunt

    def _ahead(self, state: State, seat: int, after: State, stands: Sequence[Standing]) -> float:
        """Return what the round brings a seat, less what it brings the others on average."""
        left = len(state.deck)
        worths = [
            worth(stands[other], counts(after.captured[other][len(had) :]), left)
            + PRICE * after.boomerangs[other] / state.rules.divisor
            for other, had in enumerate(state.captured)
        ]
        others = sum(worths) - worths[seat]
        return worths[seat] - others / (len(worths) - 1)
