"""Random positions of every registered game, for the acceptance tests."""

from zoo_games.core import registry
from zoo_games.core.chance import Stream
from zoo_games.core.protocol import CHANCE, OVER
from zoo_games.testing.compliance import walk

GAMES = registry.names()


def walks(game, seed=0):
    """Yield random games without end; the numbers of players take turns."""
    low, high = game.spec.players
    number = 0
    while True:
        players = low + number % (high - low + 1)
        yield walk(game, players, Stream(seed + number, "acceptance"))
        number += 1


def positions(game, count, seed=0):
    """Yield so many states of random games."""
    for one in walks(game, seed):
        for state in one.states:
            if not count:
                return
            count -= 1
            yield state


def decisions(game, count, seed=0):
    """Yield so many states in which a seat is to decide."""
    for one in walks(game, seed):
        for state in one.states:
            if not count:
                return
            if game.to_act(state) not in (CHANCE, OVER):
                count -= 1
                yield state
