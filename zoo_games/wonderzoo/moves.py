"""The moves of WonderZoo: one decision, or one draw, each.

The last field of every move is its name in documents. Cells are ``(row, column)``; those of a tile come in
reading order.
"""

from __future__ import annotations

from typing import NamedTuple

from zoo_games.core.explanation import Cell

Cells = tuple[Cell, ...]


class PlaceEntrance(NamedTuple):
    """Place the own entrance tile on the rim of the own board."""

    cells: Cells
    type: str = "place_entrance"


class PlaceTile(NamedTuple):
    """Take a tile from the table and place it on the own board."""

    tile: str
    cells: Cells
    type: str = "place_tile"


class DrawVisitor(NamedTuple):
    """Use a D icon: draw a visitor from the bag."""

    type: str = "draw_visitor"


class PlaceVisitor(NamedTuple):
    """Place the visitor just drawn on an empty path square."""

    at: Cell
    type: str = "place_visitor"


class MoveVisitor(NamedTuple):
    """Use an M icon: move a visitor to an empty path square."""

    from_: Cell
    to: Cell
    type: str = "move_visitor"


class MoveEnclosure(NamedTuple):
    """Use an E icon: move the enclosure that covers ``from_`` to other cells."""

    from_: Cell
    cells: Cells
    type: str = "move_enclosure"


class SwapEnclosures(NamedTuple):
    """Use an E icon: exchange two enclosures of one shape, each named by one of its cells."""

    a: Cell
    b: Cell
    type: str = "swap_enclosures"


class TakeBus(NamedTuple):
    """Use a B icon: take the bus, to be first in the next round."""

    type: str = "take_bus"


class Done(NamedTuple):
    """End the turn."""

    type: str = "done"


class Deal(NamedTuple):
    """Chance: this tile comes from the bag to the table."""

    tile: str
    type: str = "deal"


class Visitor(NamedTuple):
    """Chance: a visitor of this colour comes out of the bag."""

    colour: str
    type: str = "visitor"


Move = (
    PlaceEntrance
    | PlaceTile
    | DrawVisitor
    | PlaceVisitor
    | MoveVisitor
    | MoveEnclosure
    | SwapEnclosures
    | TakeBus
    | Done
    | Deal
    | Visitor
)
