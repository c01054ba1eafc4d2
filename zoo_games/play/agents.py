"""The two bots that every game has, and how a bot is found by its name.

A bot sees what its seat may know, the legal moves and a stream of its own; nothing else reaches it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from zoo_games.core.chance import Stream
from zoo_games.core.errors import SettingError, did_you_mean, printable
from zoo_games.core.protocol import Agent, Game


class Random:
    """Plays any legal move, each equally likely.

    Sees: the legal moves alone. Looks ahead: not at all. Weakness: every plan.
    """

    def choose(self, observation: Any, moves: Sequence[Any], stream: Stream) -> Any:
        """Return one of the moves."""
        return stream.pick(moves)


class Greedy:
    """Plays the move after which it leads by most, looking one move ahead.

    Sees: what its seat may know; what it may not is drawn anew for each decision. Cost: one ``apply`` and
    one ``score`` a legal move. Weakness: a move that pays later, and what the others do next.

    Args:
        game: The game it plays; where equal moves are found, one of them is drawn.
    """

    def __init__(self, game: Game[Any, Any]) -> None:
        self.game = game

    def choose(self, observation: Any, moves: Sequence[Any], stream: Stream) -> Any:
        """Return a move with the greatest lead after it."""
        game = self.game
        seat = game.to_act(observation)
        state = game.determinize(observation, seat, stream)
        best: list[Any] = []
        best_lead: int | None = None
        for move in moves:
            lead = _lead(game.score(game.apply(state, move)), seat)
            if best_lead is None or lead > best_lead:
                best, best_lead = [move], lead
            elif lead == best_lead:
                best.append(move)
        return stream.pick(best)


def _lead(scores: Sequence[int], seat: int) -> int:
    """Return own points minus the best other seat's."""
    return scores[seat] - max((score for other, score in enumerate(scores) if other != seat), default=0)


def bots(game: Game[Any, Any]) -> Mapping[str, Callable[[], Agent]]:
    """Return makers of every bot of a game by name: ``random``, ``greedy`` and the game's own.

    A game's own bot takes the place of a general one of the same name.

    Example:
        >>> from zoo_games.testing.race import Race
        >>> sorted(bots(Race()))
        ['greedy', 'random']
    """
    general: dict[str, Callable[[], Agent]] = {"random": Random, "greedy": lambda: Greedy(game)}
    return general | dict(game.bots())


def make_agent(game: Game[Any, Any], name: str) -> Agent:
    """Return a new bot of a game.

    Raises:
        SettingError: If the game has no bot of that name; the sentence lists those it has.
    """
    known = bots(game)
    if name not in known:
        wish, hint = printable(name, 40), did_you_mean(name, known)
        raise SettingError(f'{game.spec.title} has no bot "{wish}"; its bots are {", ".join(known)}{hint}')
    return known[name]()
