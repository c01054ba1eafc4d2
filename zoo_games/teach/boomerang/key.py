"""The key to the pictures of Boomerang: the five lands with their letters, a card, a token, a line each."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from zoo_games.boomerang import drawings
from zoo_games.boomerang.components import LANDS
from zoo_games.boomerang.palette import PALETTE
from zoo_games.render.scene import Figure, Rect, Scene, Stamp, Text
from zoo_games.teach.keys import key_picture, middle

LINES: Final = (
    *((f"{land} ({drawings.LETTERS[land]})", sign) for land, sign in (
        ("dunes", "waves of sand"),
        ("forest", "trees"),
        ("meadow", "flowers"),
        ("mountain", "peaks"),
        ("water", "ripples"),
    )),
    ("a land token", "face up it shows its land, face down a question mark; the rim tells whose"),
    ("in answers", "frame: what a step speaks of; dark number: points, or who comes when"),
)  # fmt: skip
"""What is drawn and what it means, in the order of the picture."""


def key_scene() -> Scene:
    """Return the key as a picture.

    Example:
        >>> key_scene().alt.partition(".")[0]
        'dunes (D): waves of sand'
    """
    return key_picture(LINES, _figures(), PALETTE, "panel", "ink")


def _figures() -> Iterator[Figure]:
    for line, land in enumerate(LANDS):
        yield Stamp(drawings.land(land), 0.75, middle(line) - 0.38, 0.76)
    yield Stamp(drawings.token("water", 0), 0.2, middle(5) - 0.4, 0.8)
    yield Stamp(drawings.token(None, 0), 1.2, middle(5) - 0.4, 0.8)
    yield from _marks(middle(6))


def _marks(y: float) -> Iterator[Figure]:
    yield Rect(0.35, y - 0.3, 0.9, 0.6, None, "halo", 0.15, 0.2)
    yield Rect(0.35, y - 0.3, 0.9, 0.6, None, "mark.lit", 0.08, 0.2)
    yield Rect(1.5, y - 0.16, 0.48, 0.32, "mark.lit", "halo", 0.03, 0.15)
    yield Text(1.74, y, "+3", "halo", 0.22, bold=True)
