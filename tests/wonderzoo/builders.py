"""States for the tests of WonderZoo."""

from zoo_games.core.chance import Stream
from zoo_games.core.protocol import CHANCE, OVER
from zoo_games.wonderzoo import WonderZoo, WonderZooSettings

GAME = WonderZoo()
EVERY_SWITCH = WonderZooSettings(difficult=True, expert=True, count="tile", allow_flip=True, reentry=True)


def game_states(players=2, seed=0, settings=None):
    """Yield every state of one random game."""
    stream = Stream(seed, "tests")
    state = GAME.initial(settings or WonderZooSettings(), players, stream)
    yield state
    while (actor := GAME.to_act(state)) != OVER:
        move = GAME.sample(state, stream) if actor == CHANCE else GAME.random_legal(state, stream)
        state = GAME.apply(state, move)
        yield state


def random_states(count, seed=0, settings=None):
    """Yield so many states of random games, numbers of players taking turns."""
    number = 0
    while count > 0:
        for state in game_states(2 + number % 3, seed + number, settings):
            yield state
            count -= 1
            if not count:
                return
        number += 1


def rules_broken(state, move):
    """Return the ids of the rules that a move breaks."""
    return [refusal.rule for refusal in GAME.why_not(state, move)]
