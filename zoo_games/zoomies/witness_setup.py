"""Witnesses of the rules about the box and the setup."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any, Final

from zoo_games.core.chance import Stream
from zoo_games.zoomies.components import dogs_of
from zoo_games.zoomies.hidden import observe
from zoo_games.zoomies.rules import initial
from zoo_games.zoomies.settings import ZoomiesSettings
from zoo_games.zoomies.state import State
from zoo_games.zoomies.witness import Witness

SEED: Final = 7
"""Seed of the setup that these questions are about."""


def all_tiles(state: State) -> list[str]:
    """Return every tile of a position without hidden parts, wherever it is."""
    hands = [tile for hand in state.hands for tile in hand if tile is not None]
    return [tile.tile for tile in state.laid] + hands + [*state.pile, *state.discard]


def _bones(state: State) -> tuple[int, ...]:
    return tuple(sorted({sum(dog.bone for dog in dogs_of(tile)) for tile in all_tiles(state)}))


def _icons(state: State) -> tuple[int, ...]:
    return tuple(sorted({sum(dog.zoomies for dog in dogs_of(tile)) for tile in all_tiles(state)}))


def _per_pair(state: State) -> tuple[int, ...]:
    pairs = Counter(frozenset(dog.breed for dog in dogs_of(tile)) for tile in all_tiles(state))
    return tuple(sorted(set(pairs.values())))


def _matches(state: State) -> int:
    """Return on how many sides two start tiles touch with dogs of one breed."""
    dogs = state.dogs
    return sum(
        dogs[row, column].breed == dogs[row, column + 1].breed
        for row, column in dogs
        if (row, column + 1) in dogs
    )


def _shape(state: State) -> tuple[int, int]:
    rows, columns = zip(*state.dogs, strict=True)
    return len(set(rows)), len(set(columns))


def _setup(rule: str, question: str, ask: Callable[[State], Any], right: Any, wrong: Any) -> Witness:
    return Witness(rule, question, initial(ZoomiesSettings(), 2, Stream(SEED)), ask, right, wrong)


SETUP_WITNESSES: Final = (
    _setup("Z.tiles", "How many tiles are in the game?", lambda state: len(all_tiles(state)), 50, 45),
    _setup("Z.bone", "How many bones may a tile have?", _bones, (1,), (0, 1, 2)),
    _setup("Z.icon", "How many Zoomies icons may a tile have?", _icons, (0, 1), (0,)),
    _setup("Z.box", "How many tiles does each pair of breeds have?", _per_pair, (5,), (3, 7)),
    _setup("Z.park", "How many tiles lie in the park?", lambda state: len(state.laid), 3, 1),
    _setup("Z.park-free", "Must the start tiles match? Sides on which these do:", _matches, 0, 2),
    _setup("Z.start", "How many rows and columns do the start tiles cover?", _shape, (2, 3), (2, 6)),
    _setup(
        "Z.hand",
        "How many tiles are in each hand?",
        lambda state: tuple(map(len, state.hands)),
        (2, 2),
        (3, 3),
    ),
    _setup(
        "Z.hidden",
        "What does seat 0 see of seat 1's hand?",
        lambda state: observe(state, 0).hands[1],
        (None, None),
        initial(ZoomiesSettings(), 2, Stream(SEED)).hands[1],
    ),
    _setup("Z.first", "Who has the first turn?", lambda state: state.to_move, 0, 1),
)
"""Rules about what lies where before the first turn."""
