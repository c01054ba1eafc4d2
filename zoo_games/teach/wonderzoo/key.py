"""The key to the pictures of WonderZoo: grounds, visitors, icons and marks, a line each."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from zoo_games.render.scene import Figure, Rect, Scene, Stamp, Text, polygon
from zoo_games.teach.keys import key_picture, middle
from zoo_games.wonderzoo.components import COLOURS
from zoo_games.wonderzoo.drawings import PALETTE, icon, pawn
from zoo_games.wonderzoo.tiles import stamp

LINES: Final = (
    ("grass, vivarium, water", "enclosures: green with a lion, brown with a snake, blue with a fish"),
    ("path and entrance", "paved, for visitors to stand on; an entrance has a gate and four such squares"),
    ("visitors", "blue, green, red and yellow, each with its letter and a shape of its own"),
    ("icon: pawn and plus", "draw a visitor when the tile is placed; two pawns: draw two"),
    ("in answers", "bar: a side that counts; number: the points of that visitor so far"),
)
"""What is drawn and what it means, in the order of the picture."""

SMALL: Final = 0.36
"""Size of a square of a small tile, in board units."""


def key_scene() -> Scene:
    """Return the key as a picture.

    Example:
        >>> key_scene().alt.partition(":")[0]
        'grass, vivarium, water'
    """
    return key_picture(LINES, _figures(), PALETTE, "badge", "tile.edge")


def _figures() -> Iterator[Figure]:
    square = ((0, 0), (0, 1), (1, 0), (1, 1))
    for at, tile in enumerate(("grass:O:D1", "vivarium:O:D1", "water:O:D1")):
        yield _small(stamp(tile, square, with_icon=False), 0.08 + 0.75 * at, middle(0) - SMALL)
    yield _small(stamp("path:O:B", square, with_icon=False), 0.08, middle(1) - SMALL)
    gate = ((0, 0), (0, 1), (0, 2), (1, 1))
    yield _small(stamp("entrance:T:-", gate), 1.0, middle(1) - SMALL)
    for at, colour in enumerate(COLOURS):
        yield Stamp(pawn(colour), 0.06 + 0.55 * at, middle(2) - 0.32, 0.6)
    for at, kind in enumerate(("D1", "D2")):
        yield Stamp(icon(kind), 0.2 + 0.95 * at, middle(3) - 0.38, 0.75)
    for role, line in (("tile.edge", 0.2), ("mark.lit", 0.13)):
        yield polygon(((0.3, middle(4)), (0.84, middle(4))), None, role, line, closed=False)
    yield Rect(1.35, middle(4) - 0.2, 0.4, 0.4, "mark.lit", "halo", 0.04, 0.2)
    yield Text(1.55, middle(4), "2", "token.ink", 0.28, bold=True)


def _small(drawn: Stamp, x: float, y: float) -> Stamp:
    return Stamp(drawn.drawing, x, y, SMALL)
