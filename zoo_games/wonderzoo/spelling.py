"""The one spelling of a move that may be named by other cells or in another order."""

from __future__ import annotations

from zoo_games.core.explanation import Cell
from zoo_games.wonderzoo.moves import Move, MoveEnclosure, PlaceEntrance, PlaceTile, SwapEnclosures
from zoo_games.wonderzoo.state import State


def canonical(state: State, move: Move) -> Move:
    """Return the spelling under which a move is listed.

    Cells of a tile come in reading order, a tile of the board is named by its first cell, and the two of a
    swap in reading order. A move that makes no sense comes back as it is.

    Example:
        >>> from zoo_games.wonderzoo.state import make_state
        >>> from zoo_games.wonderzoo.settings import WonderZooSettings
        >>> state = make_state(WonderZooSettings(), [((), ()), ((), ())])
        >>> canonical(state, PlaceEntrance(((1, 1), (0, 2), (0, 1), (0, 0)))).cells
        ((0, 0), (0, 1), (0, 2), (1, 1))
    """
    try:
        if isinstance(move, PlaceEntrance | PlaceTile):
            return move._replace(cells=tuple(sorted(move.cells)))
        if isinstance(move, MoveEnclosure):
            return move._replace(from_=_first(state, move.from_), cells=tuple(sorted(move.cells)))
        if isinstance(move, SwapEnclosures):
            a, b = sorted((_first(state, move.a), _first(state, move.b)))
            return SwapEnclosures(a, b)
    except TypeError:
        return move
    return move


def _first(state: State, cell: Cell) -> Cell:
    """Return the first cell of the tile that covers a cell of the board of the seat to act."""
    number = state.own.tile_at(cell)
    return cell if number is None else state.own.tiles[number].cells[0]
