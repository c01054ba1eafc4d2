"""The key to the pictures of Zoomies: tokens, icons, the tags of the players and marks, a line each."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from zoo_games.render.scene import Circle, Figure, Rect, Scene, Stamp, Text, polygon
from zoo_games.teach.keys import key_picture, middle
from zoo_games.teach.zoomies.pictures import NAMES
from zoo_games.zoomies.components import Dog
from zoo_games.zoomies.drawings import PALETTE, SEATS, dog, token
from zoo_games.zoomies.moves import BONES, FRENS, LEADER, ZOOMIES

LINES: Final = (
    ("Leader (circle, crown)", "1 point for each dog of its Pack"),
    ("Bones (square, bone)", "2 points for each bone in its Pack"),
    ("Frens (square, arrow)", "2 points for each side that touches the breed pointed at"),
    ("Zoomies (circle, paw)", "1, 3, 6, 10, 15 points for a Zoomies group of 1, 2, 3, 4, 5 dogs"),
    ("a dog with a bone", "the white bone in the lower right corner"),
    ("a dog with the Zoomies icon", "a yellow running paw in the lower right corner"),
    ("whose token", "A and blue: Ada's; B, red and dashed: Ben's; C, purple and ringed: Cleo's"),
    ("in answers", "frame: the Pack or group; bar: a side that counts"),
    ("in answers, too", "dark number: the points so far; ring: a token that shares"),
)
"""What is drawn and what it means, in the order of the picture."""


def key_scene() -> Scene:
    """Return the key as a picture.

    Example:
        >>> key_scene().alt.partition(".")[0]
        'Leader (circle, crown): 1 point for each dog of its Pack'
    """
    return key_picture(LINES, _figures(), PALETTE, "tile.body", "tile.edge")


def _figures() -> Iterator[Figure]:
    for row, kind in enumerate((LEADER, BONES, FRENS, ZOOMIES)):
        yield Stamp(token(kind, 0, "E"), 1.1, middle(row), 1.6)
    for row, found in ((4, Dog("B", True, False)), (5, Dog("H", False, True))):
        yield Stamp(dog(*found), 0.68, middle(row) - 0.42, 0.84)
    for seat in range(3):
        yield from _owned(seat, 0.3 + 0.72 * seat, middle(6))
    yield from _marks()


def _owned(seat: int, x: float, y: float) -> Iterator[Figure]:
    """Yield a token with the tag of its owner."""
    yield Stamp(token(LEADER, seat), x, y, 1.15)
    yield Circle(x + 0.22, y + 0.08, 0.16, "token.halo", SEATS[seat], 0.04)
    yield Text(x + 0.22, y + 0.08, NAMES[seat][0], "token.edge", 0.26, bold=True)


def _marks() -> Iterator[Figure]:
    """Yield what an answer is marked with: frame, bar, number and ring."""
    frame, bar = middle(7), middle(8)
    for role, line in (("halo", 0.15), ("mark.lit", 0.08)):
        yield Rect(0.3, frame - 0.3, 0.6, 0.6, None, role, line)
    for role, line in (("tile.edge", 0.2), ("mark.lit", 0.13)):
        yield polygon(((1.2, frame), (1.74, frame)), None, role, line, closed=False)
    yield Rect(0.44, bar - 0.15, 0.32, 0.3, "tile.edge", "token.halo", 0.03, 0.15)
    yield Text(0.6, bar, "6", "token.halo", 0.24, bold=True)
    for role, line in (("tile.edge", 0.11), ("mark.lit", 0.06)):
        yield Circle(1.47, bar, 0.33, None, role, line)
