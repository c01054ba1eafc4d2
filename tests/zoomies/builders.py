"""Positions for the tests of Zoomies."""

from zoo_games.core.chance import Stream
from zoo_games.core.protocol import CHANCE, OVER
from zoo_games.zoomies import Zoomies, ZoomiesSettings

GAME = Zoomies()


def step(state, stream):
    """Return the state after one random move or draw."""
    if GAME.to_act(state) == CHANCE:
        return GAME.apply(state, GAME.sample(state, stream))
    return GAME.apply(state, GAME.random_legal(state, stream))


def game_states(seed, players=2, settings=None):
    """Yield every state of a random game."""
    stream = Stream(seed)
    state = GAME.initial(settings or ZoomiesSettings(), players, stream)
    yield state
    while GAME.to_act(state) != OVER:
        state = step(state, stream)
        yield state


def varied_settings(stream):
    """Return settings that make the rare rules come up."""
    return ZoomiesSettings(
        tokens_circle=stream.below(4),
        tokens_square=1 + stream.below(3),
        hand_size=1 + stream.below(3),
        start_tiles=1 + stream.below(3),
        zoomies_per_pair=stream.below(6),
        split=stream.pick(("floor", "full", "none")),
        second_tile=stream.pick(("compulsory", "optional")),
    )


def random_states(count, seed=0):
    """Yield states of all phases from random games of 2 to 4 players under varied settings."""
    stream = Stream(seed, "states")
    given = 0
    while True:
        for state in game_states(stream.below(10**6), 2 + stream.below(3), varied_settings(stream)):
            if stream.below(9) == 0:
                yield state
                given += 1
                if given == count:
                    return
