"""Every well-formed move that names things on the table, legal or not: what tests and boards try."""

from __future__ import annotations

from collections.abc import Iterator

from zoo_games.core.explanation import Cell
from zoo_games.zoomies.components import DIRECTIONS, KIND, TILES
from zoo_games.zoomies.listing import different
from zoo_games.zoomies.moves import (
    CIRCLE,
    FRENS,
    KINDS,
    SQUARE,
    DiscardToken,
    Draw,
    Move,
    PlaceTile,
    PlaceToken,
    Redraw,
    Refill,
)
from zoo_games.zoomies.state import State
from zoo_games.zoomies.turn import turned


def candidates(state: State, both_spellings: bool = False) -> Iterator[Move]:
    """Yield every well-formed move, each once.

    Tiles of the hand and one that is not in it, on every cell up to two steps from the park, in each
    direction; each token on each dog, Frens in each direction, and one on a free cell; the rest.

    Args:
        state: The position.
        both_spellings: Whether a tile is also named the other way round, which is the same move.
    """
    hand = state.hands[state.to_move]
    absent = next((tile for tile in TILES if KIND[tile] not in {KIND[held] for held in hand if held}), None)
    for tile in (*different(hand), *((absent,) if absent else ())):
        for at in around(state):
            for toward in DIRECTIONS:
                move = PlaceTile(tile, at, toward)
                yield move
                if both_spellings:
                    yield turned(move)
    yield from _tokens(state)
    yield from (DiscardToken(CIRCLE), DiscardToken(SQUARE), Redraw(), Refill(False), Refill(True))
    for kind in sorted(set(KIND.values())):
        spelled = next((tile for tile in state.pile if KIND[tile] == kind), kind)
        yield Draw(spelled)


def around(state: State) -> Iterator[Cell]:
    """Yield every cell of the box around the park and two more rings, in reading order."""
    rows = [row for row, _ in state.dogs] or [0]
    columns = [column for _, column in state.dogs] or [0]
    for row in range(min(rows) - 2, max(rows) + 3):
        for column in range(min(columns) - 2, max(columns) + 3):
            yield (row, column)


def _tokens(state: State) -> Iterator[PlaceToken]:
    free = next((cell for cell in around(state) if state.dog_at(cell) is None), None)
    for at in (*state.dogs, *((free,) if free else ())):
        for kind in KINDS:
            if kind == FRENS:
                for toward in DIRECTIONS:
                    yield PlaceToken(kind, at, toward)
            else:
                yield PlaceToken(kind, at)
