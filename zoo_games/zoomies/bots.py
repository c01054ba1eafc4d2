"""Bots for Zoomies: one that guesses, one that grabs, one that thinks ahead a little."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from zoo_games.core.chance import Stream
from zoo_games.core.protocol import Agent
from zoo_games.zoomies.gains import Gains, token_gain
from zoo_games.zoomies.moves import Move, PlaceTile, PlaceToken
from zoo_games.zoomies.state import State
from zoo_games.zoomies.thoughtful import ThoughtfulBot


class RandomBot:
    """Plays any legal move, each equally likely.

    Idea: the yardstick that every other bot is measured with.
    Sees: nothing but the legal moves.
    Cost: none.
    Weakness: all of them; it scores about 22 points in a game of two.
    """

    def choose(self, observation: State, moves: Sequence[Move], stream: Stream) -> Move:
        """Return one of the moves."""
        return stream.pick(moves)


class GreedyBot:
    """Takes the most points it can get this turn.

    Idea: for every place of every tile in hand, the change of its own score with the best token on it,
    exactly, splits included; then the best token. Equal moves are drawn by lot.
    Sees: the park, the tokens, its own hand.
    Cost: about a microsecond a place, after 2 to 3 microseconds a dog and free cell.
    Weakness: blind to growth (a Leader on a lone dog is worth 1 to it, early or late), to what others
    gain, to the tokens it keeps, and to the second tile before it is due. It never tosses a tile.
    """

    def choose(self, observation: State, moves: Sequence[Move], stream: Stream) -> Move:
        """Return a move that adds the most points at once."""
        if len(moves) == 1:
            return moves[0]
        gains = _gains(observation, moves)
        most = max(gains)
        return stream.pick([move for move, points in zip(moves, gains, strict=True) if points == most])


def _gains(observation: State, moves: Sequence[Move]) -> list[int]:
    """Return what each move adds at once to the score of the seat to move."""
    first = moves[0]
    if isinstance(first, PlaceTile):
        return Gains(observation, with_token=observation.phase == "tile").of(moves)
    if isinstance(first, PlaceToken):
        return [token_gain(observation, move) if isinstance(move, PlaceToken) else 0 for move in moves]
    return [-1 if getattr(move, "toss", False) else 0 for move in moves]


BOTS: Final[Mapping[str, Callable[[], Agent]]] = {
    "random": RandomBot,
    "greedy": GreedyBot,
    "thoughtful": ThoughtfulBot,
}
"""The bots of Zoomies by name."""
