"""The moves of Zoomies: one decision, or one draw, each.

The last field of every move is its name in documents. Cells are ``(row, column)``.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from zoo_games.core.explanation import Cell

LEADER: Final = "leader"
BONES: Final = "bones"
FRENS: Final = "frens"
ZOOMIES: Final = "zoomies"
KINDS: Final = (LEADER, BONES, FRENS, ZOOMIES)
"""The four tokens."""

CIRCLE: Final = "circle"
SQUARE: Final = "square"
SHAPE: Final = {LEADER: CIRCLE, ZOOMIES: CIRCLE, BONES: SQUARE, FRENS: SQUARE}
"""Kind of a token to the shape it is printed on."""


class PlaceTile(NamedTuple):
    """Lay a tile: its first dog at ``at``, its second one step ``toward``."""

    tile: str
    at: Cell
    toward: str
    type: str = "place_tile"


class PlaceToken(NamedTuple):
    """Place a token on a dog of the tile just laid; ``toward`` is the arrow of Frens, else None."""

    kind: str
    at: Cell
    toward: str | None = None
    type: str = "place_token"


class DiscardToken(NamedTuple):
    """Discard a token, ``"circle"`` or ``"square"``."""

    shape: str
    type: str = "discard_token"


class Redraw(NamedTuple):
    """Discard the hand, to draw anew."""

    type: str = "redraw"


class Refill(NamedTuple):
    """End the turn; ``toss`` says whether the tile left in hand is discarded first."""

    toss: bool
    type: str = "refill"


class Draw(NamedTuple):
    """Chance: this tile is drawn."""

    tile: str
    type: str = "draw"


Move = PlaceTile | PlaceToken | DiscardToken | Redraw | Refill | Draw
