"""Bots for Boomerang: one that guesses, one that wants majorities, one that thinks of the others' lands."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from zoo_games.boomerang.components import LANDS
from zoo_games.boomerang.gains import by_land, stays
from zoo_games.boomerang.moves import CHOICES, PASS, THROW, Move
from zoo_games.boomerang.sampler import SamplerBot
from zoo_games.boomerang.state import Cards, State
from zoo_games.core.chance import Stream
from zoo_games.core.protocol import Agent


class RandomBot:
    """Plays any legal move, each equally likely.

    Idea: the yardstick that every other bot is measured with.
    Sees: nothing but the legal moves.
    Cost: none.
    Weakness: all of them; half of its turns throw a boomerang, whatever it hunts.
    """

    def choose(self, observation: State, moves: Sequence[Move], stream: Stream) -> Move:
        """Return one of the moves."""
        return stream.pick(moves)


class GreedyBot:
    """Wants the cards that bring it most majorities, and throws while they are worth more than the pot.

    Idea: of the five lands, the one whose cards of the river are worth most, majorities and ties included;
    among equals one is drawn. In the hunt each hunter left in front is thought to take two cards of five;
    what it would lose by that is weighed against the pot and the boomerang to throw.
    Sees: river, captured cards, boomerangs, its own land.
    Cost: about a tenth of a millisecond a choice, next to nothing a throw.
    Weakness: it never asks what the others want, so greedy bots crowd on one land.
    """

    def __init__(self) -> None:
        self._river: Cards | None = None
        self._hoards: tuple[Cards, ...] | None = None
        self._gains: dict[int, Sequence[float]] = {}

    def choose(self, observation: State, moves: Sequence[Move], stream: Stream) -> Move:
        """Return one of the moves."""
        if len(moves) == 1:
            return moves[0]
        state = observation
        seat = state.to_move
        assert seat is not None
        if state.river is not self._river or state.captured is not self._hoards:
            self._river, self._hoards = state.river, state.captured
            self._gains.clear()
        gains = self._gains.get(seat)
        if gains is None:
            gains = self._gains[seat] = by_land(state, seat)
        if state.phase == "choose":
            best = max(gains)
            return CHOICES[
                stream.pick([land for land, gain in zip(LANDS, gains, strict=True) if gain == best])
            ]
        land = state.choices[seat]
        if land is None:
            return PASS
        return THROW if stays(state, gains[LANDS.index(land)]) else PASS


BOTS: Final[Mapping[str, Callable[[], Agent]]] = {
    "random": RandomBot,
    "greedy": GreedyBot,
    "sampler": SamplerBot,
}
"""The bots of Boomerang by name."""
