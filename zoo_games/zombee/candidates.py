"""Every well-formed move that names things on the table, legal or not: what tests and boards try."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, product
from typing import Final

from zoo_games.zombee.components import FACES, KINDS
from zoo_games.zombee.moves import Dice, Flip, Flower, Move, Name, Roll, Stop
from zoo_games.zombee.state import State
from zoo_games.zombee.throws import chance

FEW: Final = 6
"""Greatest number of dice whose sets and throws are all yielded; of more, only the small sets."""


def candidates(state: State) -> Iterator[Move]:
    """Yield every well-formed move, each once.

    Every set of dice, one of no dice, one with a die that is not there, some in another order; stopping; the
    flip of each flower and of one that is not there; each name and one that is not there; throws and flowers.
    """
    count, players = state.table.count, state.players
    most = count if count <= FEW else 2
    for size in range(most + 1):
        for dice in combinations(range(count), size):
            yield Roll(dice)
    if most < count:
        yield Roll(tuple(range(count)))
    yield Roll((count,))
    if count > 1:
        yield Roll((1, 0))
    yield Stop()
    yield from (Flip(flower) for flower in range(state.table.flowers + 1))
    yield from (Name(seat) for seat in range(players + 1))
    yield from (Flower(kind) for kind in KINDS)
    yield from _throws(state)


def _throws(state: State) -> Iterator[Move]:
    """Yield the throws that can fall now, and some of all there are."""
    listed = {move for move, _ in chance(state)} if state.phase == "dice" else set()
    yield from listed
    count = state.table.count
    spellings = product(FACES, repeat=min(count, FEW))
    for number, faces in enumerate(spellings):
        if number % 37 == 0:
            move = Dice((*faces, *faces[-1:] * (count - len(faces))))
            if move not in listed:
                yield move
