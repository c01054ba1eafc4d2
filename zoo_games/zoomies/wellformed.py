"""Whether a move makes sense at all, before any rule is looked at."""

from __future__ import annotations

from typing import Final

from zoo_games.core.explanation import Refusal
from zoo_games.zoomies.components import DIRECTIONS, TILES
from zoo_games.zoomies.moves import (
    KINDS,
    SHAPE,
    DiscardToken,
    Draw,
    Move,
    PlaceTile,
    PlaceToken,
    Redraw,
    Refill,
)
from zoo_games.zoomies.park import LIMIT

PHASES_OF: Final[dict[type, tuple[str, ...]]] = {
    PlaceTile: ("tile", "second_tile"),
    PlaceToken: ("token",),
    DiscardToken: ("token", "tile"),
    Redraw: ("tile",),
    Refill: ("refill", "second_tile"),
    Draw: ("redraw", "draw"),
}
"""The phases in which each kind of move may be due."""


def malformed(move: Move) -> tuple[Refusal, ...]:
    """Return a refusal for a move that names nothing there is, before any rule is looked at."""
    if type(move) not in PHASES_OF:
        return (Refusal("Z.order", "That is no move of Zoomies"),)
    if isinstance(move, PlaceTile | Draw) and not (isinstance(move.tile, str) and move.tile in TILES):
        return (Refusal("Z.tiles", f"There is no tile {str(move.tile)[:20]}"),)
    if isinstance(move, PlaceTile | PlaceToken):
        if not is_cell(move.at):
            return (Refusal("Z.touch", f"A cell is a pair (row, column), not {str(move.at)[:20]}"),)
        arrow = isinstance(move, PlaceTile) or move.toward is not None
        if arrow and move.toward not in DIRECTIONS:
            return (Refusal("Z.touch", f"A direction is N, E, S or W, not {str(move.toward)[:20]}"),)
    if isinstance(move, PlaceToken) and move.kind not in KINDS:
        return (
            Refusal("Z.double", f"There is no token {str(move.kind)[:20]}; there are {', '.join(KINDS)}"),
        )
    if isinstance(move, DiscardToken) and move.shape not in SHAPE.values():
        return (Refusal("Z.tokens", f"A token is a circle or a square, not {str(move.shape)[:20]}"),)
    if isinstance(move, Refill) and not isinstance(move.toss, bool):
        return (Refusal("Z.toss", f"Toss is true or false, not {str(move.toss)[:20]}"),)
    return ()


def is_cell(cell: object) -> bool:
    """Return whether something is a pair of whole numbers within the limits of a park."""
    return (
        isinstance(cell, tuple)
        and len(cell) == 2
        and all(type(part) is int and abs(part) <= LIMIT for part in cell)
    )
