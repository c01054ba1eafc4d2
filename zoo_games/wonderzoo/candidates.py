"""Well-formed moves that name things on the table, legal or not: what tests and boards try."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

from zoo_games.core.explanation import Cell
from zoo_games.wonderzoo.components import COLOURS, ENTRANCE, PARTS, TILES, forms
from zoo_games.wonderzoo.listing import different
from zoo_games.wonderzoo.moves import (
    Cells,
    Deal,
    Done,
    DrawVisitor,
    Move,
    MoveEnclosure,
    MoveVisitor,
    PlaceEntrance,
    PlaceTile,
    PlaceVisitor,
    SwapEnclosures,
    TakeBus,
    Visitor,
)
from zoo_games.wonderzoo.state import State


def candidates(state: State) -> Iterator[Move]:
    """Yield every well-formed move, each once.

    What is due comes in full: tiles of the table, and one that does not lie there, in every orientation
    (flipped ones too) at every square and one step beyond the rim; every tile of the board, paths too, to
    such places; visitors from everywhere to everywhere. Of what is not due there are samples.
    """
    absent = next((tile for tile in TILES if tile not in state.table), None)
    for tile in (*different(state.table), *((absent,) if absent else ())):
        step = 1 if state.phase == "tile" and tile != absent else 97
        for cells in islice(_everywhere(state, PARTS[tile].shape), 0, None, step):
            yield PlaceTile(tile, cells)
    step = 1 if state.phase == "entrance" else 97
    for cells in islice(_everywhere(state, PARTS[ENTRANCE].shape), 0, None, step):
        yield PlaceEntrance(cells)
    yield from _visitors(state)
    if state.phase == "action":
        yield from _enclosures(state)
    yield from (DrawVisitor(), TakeBus(), Done())
    yield from (Deal(tile) for tile in TILES)
    yield from (Visitor(colour) for colour in COLOURS)


def _everywhere(state: State, shape: str) -> Iterator[Cells]:
    """Yield every turn of a shape at every square and up to one step off the board."""
    rows, columns = state.rules.size
    for form in forms(shape, True):
        for row in range(-1, rows):
            for column in range(-1, columns):
                yield tuple((row + down, column + right) for down, right in form)


def _squares(state: State) -> Iterator[Cell]:
    rows, columns = state.rules.size
    return ((row, column) for row in range(rows) for column in range(columns))


def _visitors(state: State) -> Iterator[Move]:
    squares = [*_squares(state), (-1, 0)]
    yield from (PlaceVisitor(cell) for cell in squares)
    if state.phase == "action":
        starts = [pawn.at for pawn in state.own.visitors]
        nobody = next((cell for cell in squares if cell not in starts), None)
        for start in (*starts, *((nobody,) if nobody else ())):
            yield from (MoveVisitor(start, cell) for cell in squares)


def _enclosures(state: State) -> Iterator[Move]:
    icon = state.icon
    firsts = [laid.cells[0] for laid in state.own.tiles]
    if icon is not None and icon.kind == "E":
        for laid in state.own.tiles:
            for cells in _everywhere(state, PARTS[laid.tile].shape):
                yield MoveEnclosure(laid.cells[0], cells)
    elif firsts:
        yield MoveEnclosure(firsts[-1], ((0, 0), (0, 1), (1, 0), (1, 1)))
    for number, a in enumerate(firsts):
        for b in firsts[number:]:
            yield SwapEnclosures(min(a, b), max(a, b))
