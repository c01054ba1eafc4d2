"""The key to the pictures of Zoomies: every token, both icons and the tags of the players, a line each."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from zoo_games.render.scene import Circle, Figure, Layer, Rect, Scene, Stamp, Text
from zoo_games.teach.zoomies.pictures import NAMES
from zoo_games.zoomies.components import Dog
from zoo_games.zoomies.drawings import PALETTE, SEATS, dog, token
from zoo_games.zoomies.moves import BONES, FRENS, LEADER, ZOOMIES

LINES: Final = (
    ("Leader (crown)", "1 point for each dog of its Pack"),
    ("Bones (square, bone)", "2 points for each bone in its Pack"),
    ("Frens (square, arrow)", "2 points for each side that touches the breed pointed at"),
    ("Zoomies (circle, paw)", "more points for each dog of its Zoomies group"),
    ("a dog with a bone", "the white bone in the lower right corner"),
    ("a dog with the Zoomies icon", "a yellow running paw in the lower right corner"),
    ("whose token", "blue with A is Ada's, red with B is Ben's, purple with C is Cleo's"),
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
        x, y = 0.4 + 0.7 * seat, _middle(6)
        yield Circle(x, y, 0.27, SEATS[seat], "token.halo", 0.04)
        yield Circle(x, y, 0.18, "token.halo")
        yield Text(x, y, NAMES[seat][0], "token.edge", 0.26, bold=True)
    for row, (name, meaning) in enumerate(LINES):
        yield Text(TEXT_AT, _middle(row) - 0.17, name, "tile.edge", 0.29, "start", bold=True)
        yield Text(TEXT_AT, _middle(row) + 0.19, meaning, "tile.edge", 0.27, "start")


def _middle(row: int) -> float:
    return ROW * (row + 0.5)
