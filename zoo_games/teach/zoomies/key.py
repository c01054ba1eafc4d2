"""The key to the pictures of Zoomies: tokens, icons, the tags of the players and marks, a line each."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from zoo_games.render.scene import Circle, Figure, Layer, Rect, Scene, Stamp, Text, polygon
from zoo_games.teach.zoomies.pictures import NAMES
from zoo_games.zoomies.components import Dog
from zoo_games.zoomies.drawings import PALETTE, SEATS, dog, token
from zoo_games.zoomies.moves import BONES, FRENS, LEADER, ZOOMIES

LINES: Final = (
    ("Leader (crown)", "1 point for each dog of its Pack"),
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

ROW: Final = 0.92
WIDE: Final = 11.6
TEXT_AT: Final = 2.35


def key_scene() -> Scene:
    """Return the key as a picture.

    Example:
        >>> key_scene().alt.partition(".")[0]
        'Leader (crown): 1 point for each dog of its Pack'
    """
    alt = " ".join(f"{name}: {meaning}." for name, meaning in LINES)
    high = ROW * len(LINES)
    ground = Layer("ground", (Rect(0, 0, WIDE, high, "tile.body", None, 0, 0.2),))
    shown = Layer("key", tuple(_figures()))
    return Scene("The pictures", alt, 0, 0, WIDE, high, (ground, shown), palette=PALETTE)


def _figures() -> Iterator[Figure]:
    for row, kind in enumerate((LEADER, BONES, FRENS, ZOOMIES)):
        yield Stamp(token(kind, 0, "E"), 1.1, _middle(row), 1.6)
    for row, found in ((4, Dog("B", True, False)), (5, Dog("H", False, True))):
        yield Stamp(dog(*found), 0.68, _middle(row) - 0.42, 0.84)
    for seat in range(3):
        yield from _owned(seat, 0.3 + 0.72 * seat, _middle(6))
    yield from _marks()
    for row, (name, meaning) in enumerate(LINES):
        yield Text(TEXT_AT, _middle(row) - 0.17, name, "tile.edge", 0.29, "start", bold=True)
        yield Text(TEXT_AT, _middle(row) + 0.19, meaning, "tile.edge", 0.27, "start")


def _owned(seat: int, x: float, y: float) -> Iterator[Figure]:
    """Yield a token with the tag of its owner."""
    yield Stamp(token(LEADER, seat), x, y, 1.15)
    yield Circle(x + 0.22, y + 0.08, 0.16, "token.halo", SEATS[seat], 0.04)
    yield Text(x + 0.22, y + 0.08, NAMES[seat][0], "token.edge", 0.26, bold=True)


def _marks() -> Iterator[Figure]:
    """Yield what an answer is marked with: frame, bar, number and ring."""
    frame, bar = _middle(7), _middle(8)
    for role, line in (("halo", 0.15), ("mark.lit", 0.08)):
        yield Rect(0.3, frame - 0.3, 0.6, 0.6, None, role, line)
    for role, line in (("tile.edge", 0.2), ("mark.lit", 0.13)):
        yield polygon(((1.2, frame), (1.74, frame)), None, role, line, closed=False)
    yield Rect(0.44, bar - 0.15, 0.32, 0.3, "tile.edge", "token.halo", 0.03, 0.15)
    yield Text(0.6, bar, "6", "token.halo", 0.24, bold=True)
    for role, line in (("tile.edge", 0.11), ("mark.lit", 0.06)):
        yield Circle(1.47, bar, 0.33, None, role, line)


def _middle(row: int) -> float:
    return ROW * (row + 0.5)
