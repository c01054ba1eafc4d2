"""Our own drawings for Boomerang: six animals, five lands, cards, land tokens and boomerangs.

Every animal is known by its outline alone: the echidna by its spines and beak, the emu by its long neck, the
fish by its tail fin, the lizard by its curled tail, the turtle by its shell, the wallaby by ears and hind
foot. Every land is known by its shapes: waves of sand, trees, flowers, peaks, ripples. Coordinates are
hundredths of a unit; (0, 0) is the north-west corner of the drawing's box.
"""

from __future__ import annotations

import math
from functools import lru_cache

from zoo_games.boomerang.components import CARD_LANDS, CARDS
from zoo_games.render.drawing import path_commands
from zoo_games.render.scene import Circle, Drawing, Path, Rect, Shape, Text, moved

LINE = 2.6
"""Weight of every outline, in hundredths of a unit."""

SEATS = ("seat.0", "seat.1", "seat.2", "seat.3", "seat.4")
CARD_W, CARD_H = 1.3, 2.0
LEAST_TEXT = 0.27
"""Least size of a text in board units: eleven pixels on a table that is 480 pixels wide."""

LAND_SIDE = 0.58
"""Side of a land on a card."""

LETTERS = {"dunes": "D", "forest": "F", "meadow": "Me", "mountain": "Mo", "water": "W"}
"""Letters of the lands on cards and tokens."""


def _draw(data: str, fill: str | None, stroke: str | None = "animal.line", line: float = LINE) -> Path:
    return Path(path_commands(data), fill, stroke, line)


def _eye(x: float, y: float, r: float = 4.2) -> list[Shape]:
    return [Circle(x, y, r, "animal.line"), Circle(x + r * 0.25, y - r * 0.3, r * 0.32, "animal.white")]


# --- animals ----------------------------------------------------------------------------------------


def _echidna() -> list[Shape]:
    spines = []
    for step in range(11):
        turn = math.radians(196 + 15.5 * step)
        for angle, reach in ((turn - 0.1, 33), (turn, 46), (turn + 0.1, 33)):
            spines.append(f"{48 + reach * math.cos(angle):.1f} {62 + reach * 0.98 * math.sin(angle):.1f}")
    outline = "M 14 72 L " + " L ".join(spines) + " L 84 74 Q 50 90 14 72 Z"
    return [
        _draw("M 26 76 Q 24 90 30 91 L 40 91 Q 41 84 40 78 Z", "echidna.face"),
        _draw("M 58 76 Q 56 90 62 91 L 72 91 Q 73 84 72 76 Z", "echidna.face"),
        _draw(outline, "echidna"),
        _draw(
            "M 66 58 C 76 56 80 64 84 70 L 97 77 Q 98 81 93 80.5 L 80 79 C 70 80 60 76 61 66 Z",
            "echidna.face",
        ),
        *_eye(76, 68, 3.6),
        *[
            _draw(f"M {x} {y} L {x + 5} {y + 9}", None, "echidna.face", 2.4)
            for x, y in ((28, 50), (40, 44), (52, 46), (24, 62), (36, 58), (48, 60))
        ],
    ]


def _emu() -> list[Shape]:
    return [
        _draw("M 42 74 L 40 94 L 50 94 M 58 74 L 60 94 L 70 94", None, "animal.line", 4.6),
        _draw(
            "M 20 62 C 16 44 34 36 54 40 C 74 42 82 54 76 66 L 72 74 L 66 70 L 62 79 L 55 74 L 49 81 L 43 75 "
            "L 35 80 L 32 73 L 22 76 L 25 69 Z",
            "emu",
        ),
        _draw("M 60 46 C 70 40 66 26 68 16 Q 72 6 82 10 Q 86 13 84 18 C 80 28 84 42 74 54 Z", "emu.neck"),
        _draw("M 66 18 Q 66 4 80 5 Q 90 8 86 20 Q 76 26 66 18 Z", "emu"),
        _draw("M 86 11 L 98 17 L 85 20 Z", "boomerang"),
        *_eye(78, 12, 3.6),
        _draw("M 34 52 Q 42 58 50 52 M 44 62 Q 52 68 60 62 M 28 64 Q 34 68 40 65", None, "animal.white", 2.2),
    ]


def _fish() -> list[Shape]:
    return [
        _draw("M 30 50 L 5 27 Q 12 50 5 74 Z", "fish"),
        _draw("M 42 32 Q 52 10 72 24 L 70 36 Z", "fish"),
        _draw("M 48 70 Q 52 88 66 84 L 68 68 Z", "fish"),
        _draw("M 22 50 C 34 22 74 18 95 50 C 74 82 34 78 22 50 Z", "fish"),
        _draw("M 44 30 Q 56 50 44 70 L 53 74 Q 66 50 53 26.5 Z", "fish.band", line=2.0),
        _draw("M 27 44 Q 33 50 27 56 L 33 62 Q 41 50 33 37 Z", "fish.band", line=2.0),
        _draw("M 62 52 Q 52 58 58 66 Q 68 64 68 56 Z", "fish", line=2.0),
        Circle(78, 43, 6.2, "animal.white", "animal.line", 2.0),
        Circle(79.5, 43, 2.9, "animal.line"),
        _draw("M 92 54 Q 87 59 82 56", None, line=2.2),
    ]


def _lizard() -> list[Shape]:
    return [
        _draw("M 34 60 L 24 76 L 32 80 M 62 58 L 62 78 L 71 80", None, "animal.line", 9.0),
        _draw("M 34 60 L 24 76 L 32 80 M 62 58 L 62 78 L 71 80", None, "lizard", 4.6),
        _draw(
            "M 96 40 C 96 30 82 24 74 32 C 60 36 46 36 36 42 C 20 50 14 40 20 30 C 26 20 40 22 38 31 "
            "Q 36 36 30 33 C 33 37 44 38 45 28 C 46 12 18 10 10 28 C 2 48 16 66 36 64 C 50 64 64 66 74 58 "
            "C 84 56 96 50 96 40 Z",
            "lizard",
        ),
        _draw("M 48 56 L 42 72 L 51 77", None, "animal.line", 9.0),
        _draw("M 48 56 L 42 72 L 51 77", None, "lizard", 4.6),
        _draw("M 95 44 L 82 47", None, line=2.0),
        _draw("M 95 43 Q 100 45 99 50 M 97.4 44.6 Q 101 44 102 46", None, "meadow.flower", 1.8),
        *_eye(84, 37, 3.8),
        *[Circle(x, y, 3.2, "lizard.spot") for x, y in ((34, 52), (46, 47), (58, 46), (70, 44), (22, 56))],
    ]


def _turtle() -> list[Shape]:
    return [
        _draw("M 22 66 L 6 76 Q 12 66 18 60 Z", "turtle"),
        _draw("M 26 66 Q 16 84 24 88 Q 36 88 40 70 Z", "turtle"),
        _draw("M 58 68 Q 60 88 70 89 Q 78 84 74 66 Z", "turtle"),
        _draw("M 72 60 C 78 46 96 42 97 54 C 98 66 86 70 74 68 Z", "turtle"),
        _draw("M 14 66 C 14 22 80 20 82 66 Q 48 78 14 66 Z", "turtle.shell"),
        _draw("M 48 30 L 62 40 L 58 56 L 38 56 L 34 40 Z", "turtle.plate", line=2.2),
        _draw(
            "M 34 40 L 22 46 M 62 40 L 75 46 M 38 56 L 33 69 M 58 56 L 63 69 M 48 30 L 48 31", None, line=2.2
        ),
        *_eye(88, 53, 3.6),
        _draw("M 96 60 Q 91 63 87 61", None, line=2.0),
    ]


def _wallaby() -> list[Shape]:
    return [
        _draw("M 36 70 C 22 74 14 80 4 92 Q 22 96 44 84 Z", "wallaby"),
        _draw(
            "M 30 62 C 30 40 52 32 66 40 C 74 56 70 78 62 88 L 84 89 Q 90 95 80 96 L 46 96 "
            "C 32 92 30 76 30 62 Z",
            "wallaby",
        ),
        _draw("M 56 50 C 68 56 66 74 56 82 Q 48 66 56 50 Z", "wallaby.light", line=2.0),
        _draw("M 60 16 Q 52 0 60 -1 Q 69 2 69 18 Z", "wallaby"),
        _draw("M 72 16 Q 72 0 80 0 Q 85 4 78 20 Z", "wallaby"),
        _draw(
            "M 54 38 C 52 22 66 12 78 18 C 86 22 96 28 97 34 Q 95 41 84 40 C 78 48 62 50 54 38 Z", "wallaby"
        ),
        _draw("M 84 40 Q 95 41 97 34 L 90 31 Q 82 34 84 40 Z", "wallaby.light", line=2.0),
        Circle(96, 33, 2.6, "animal.line"),
        *_eye(76, 27, 3.9),
        _draw("M 62 56 Q 76 58 80 66 Q 82 72 76 71 Q 70 64 60 64 Z", "wallaby", line=2.2),
        _draw("M 40 72 Q 48 60 58 74", None, line=2.2),
    ]


_ANIMALS = {
    "echidna": _echidna,
    "emu": _emu,
    "fish": _fish,
    "lizard": _lizard,
    "turtle": _turtle,
    "wallaby": _wallaby,
}


@lru_cache(maxsize=8)
def animal(name: str) -> Drawing:
    """Return an animal in a box of one unit."""
    return Drawing(name, moved(_ANIMALS[name](), 0, 0, 0.01))


# --- lands ------------------------------------------------------------------------------------------


def _dunes() -> list[Shape]:
    return [
        Circle(73, 25, 11, "dunes.far", "land.line", 2.0),
        _draw("M 4 63 Q 24 34 46 52 Q 70 68 96 44 L 96 95 L 4 95 L 4 63 Z", "dunes.far", "land.line", 2.4),
        _draw("M 4 84 Q 30 58 52 74 Q 74 88 96 72 L 96 95 L 4 95 Z", "dunes.near", "land.line", 2.4),
        _draw("M 14 92 Q 28 80 42 88 M 60 90 Q 74 96 88 86", None, "dunes", 2.4),
    ]


def _forest() -> list[Shape]:
    def fir(x: float, top: float, wide: float) -> list[Shape]:
        mid = (top + 78) / 2
        crown = (
            f"M {x} {top} L {x + wide * 0.7} {mid} L {x + wide * 0.4} {mid} L {x + wide} 78 L {x - wide} 78 "
            f"L {x - wide * 0.4} {mid} L {x - wide * 0.7} {mid} Z"
        )
        trunk = Rect(x - 4, 77, 8, 15, "forest.trunk", "land.line", 2.0)
        return [trunk, _draw(crown, "forest.tree", "land.line", 2.2)]

    return [
        *fir(76, 34, 18),
        *fir(24, 30, 19),
        *fir(50, 10, 22),
        _draw("M 3 92 L 97 92", None, "land.line", 2.4),
    ]


def _meadow() -> list[Shape]:
    shapes: list[Shape] = []
    for x, high in ((11, 62), (24, 70), (37, 60), (51, 72), (64, 62), (77, 70), (89, 60)):
        shapes.append(
            _draw(
                f"M {x - 6} 94 Q {x - 3} {high + 12} {x} {high} Q {x + 3} {high + 12} {x + 6} 94 Z",
                "meadow.grass",
                "land.line",
                1.8,
            )
        )
    for x, y in ((28, 38), (62, 30), (80, 54), (46, 58), (14, 56)):
        shapes.append(_draw(f"M {x} {y + 6} L {x} 90", None, "meadow.grass", 2.6))
        for turn in range(5):
            angle = math.radians(72 * turn - 90)
            shapes.append(
                Circle(
                    x + 6.2 * math.cos(angle),
                    y + 6.2 * math.sin(angle),
                    4.6,
                    "meadow.flower",
                    "land.line",
                    1.4,
                )
            )
        shapes.append(Circle(x, y, 3.6, "dunes", "land.line", 1.4))
    return shapes


def _mountain() -> list[Shape]:
    return [
        _draw("M 42 92 L 72 30 L 98 92 Z", "mountain.rock", "land.line", 2.4),
        _draw("M 72 30 L 62 51 L 69 47 L 74 54 L 79 46 Z", "mountain.snow", "land.line", 2.0),
        _draw("M 2 92 L 38 10 L 72 92 Z", "mountain.rock", "land.line", 2.4),
        _draw("M 38 10 L 25 40 L 33 36 L 40 44 L 46 35 L 50 39 Z", "mountain.snow", "land.line", 2.0),
    ]


def _water() -> list[Shape]:
    shapes: list[Shape] = []
    for row, y in enumerate((21, 40, 59, 78)):
        x = 10 if row % 2 else 14
        waves = f"M {x} {y} " + " ".join(
            f"Q {x + 9 + 18 * step} {y - 11 if step % 2 == 0 else y + 11} {x + 18 + 18 * step} {y}"
            for step in range(4)
        )
        shapes.append(_draw(waves, None, "water.wave", 6.0))
    return shapes


_LANDS = {"dunes": _dunes, "forest": _forest, "meadow": _meadow, "mountain": _mountain, "water": _water}


@lru_cache(maxsize=8)
def land(name: str) -> Drawing:
    """Return a land as a framed picture in a box of one unit."""
    frame = Rect(2, 2, 96, 96, None, "land.line", 3.4, 4)
    back = Rect(2, 2, 96, 96, name, None, 0, 4)
    return Drawing(name, moved([back, *_LANDS[name](), frame], 0, 0, 0.01))


# --- things -----------------------------------------------------------------------------------------


def land_box(side: int) -> tuple[float, float, float, float]:
    """Return x, y, width and height of the left (0) or the right (1) land within a card."""
    return (0.06 + 0.6 * side, 1.2, LAND_SIDE, LAND_SIDE)


def _plate(x: float, y: float, letters: str) -> list[Shape]:
    """Return a small plate with letters round a point."""
    wide = 0.26 + 0.12 * len(letters)
    return [
        Rect(x - wide / 2, y - 0.155, wide, 0.31, "badge", "card.edge", 0.02, 0.09),
        Text(x, y, letters, "card.ink", LEAST_TEXT, bold=True),
    ]


@lru_cache(maxsize=64)
def card(name: str) -> Drawing:
    """Return a card of 1.3 by 2 units: its animal above, its two lands below with their letters."""
    shapes: list[Shape] = [
        Rect(0.02, 0.02, CARD_W - 0.04, CARD_H - 0.04, "card.body", "card.edge", 0.035, 0.12)
    ]
    shapes += moved(animal(CARDS[name]).shapes, 0.22, 0.06, 0.86)
    shapes.append(Text(CARD_W / 2, 1.05, CARDS[name], "card.ink", LEAST_TEXT))
    for side, found in enumerate(CARD_LANDS[name]):
        x, y, wide, high = land_box(side)
        shapes += moved(land(found).shapes, x, y, wide)
        shapes += _plate(x + wide / 2, y + high + 0.02, LETTERS[found])
    return Drawing(f"card-{name.replace(':', '-').replace('+', '-')}", shapes)


@lru_cache(maxsize=1)
def card_back() -> Drawing:
    """Return the back of a card."""
    return Drawing(
        "card-back",
        [
            Rect(0.02, 0.02, CARD_W - 0.04, CARD_H - 0.04, "card.back", "card.edge", 0.035, 0.12),
            Rect(0.12, 0.12, CARD_W - 0.24, CARD_H - 0.24, None, "card.back.line", 0.03, 0.08),
            *moved(boomerang().shapes, 0.25, 0.2, 0.8),
        ],
    )


@lru_cache(maxsize=1)
def boomerang() -> Drawing:
    """Return a boomerang in a box of one unit."""
    return Drawing(
        "boomerang",
        moved(
            [
                _draw(
                    "M 10 84 Q 4 78 8 70 L 38 18 Q 50 4 62 18 L 92 70 Q 96 78 90 84 Q 82 88 77 80 L 50 40 "
                    "L 23 80 Q 18 88 10 84 Z",
                    "boomerang",
                ),
                _draw(
                    "M 21 48 L 34 57 M 17 55 L 30 64 M 79 48 L 66 57 M 83 55 L 70 64",
                    None,
                    "animal.line",
                    5.2,
                ),
                _draw(
                    "M 21 48 L 34 57 M 17 55 L 30 64 M 79 48 L 66 57 M 83 55 L 70 64",
                    None,
                    "boomerang.band",
                    2.8,
                ),
            ],
            0,
            0,
            0.01,
        ),
    )


@lru_cache(maxsize=32)
def token(found: str | None, seat: int) -> Drawing:
    """Return a land token of one unit: its land, or its back where the land is not known.

    Args:
        found: The land; None for the back.
        seat: Whose token it is.
    """
    role = SEATS[seat]
    shapes: list[Shape] = [Rect(0.03, 0.03, 0.94, 0.94, "badge", "card.edge", 0.03, 0.2)]
    shapes.append(Rect(0.075, 0.075, 0.85, 0.85, None, role, 0.07, 0.16))
    if found is None:
        for step in range(1, 5):
            at = 0.15 + 0.17 * step
            shapes.append(Path((("M", (0.15, at)), ("L", (at, 0.15))), None, "cell.line", 0.03))
        shapes.append(Circle(0.5, 0.5, 0.22, "badge", "card.edge", 0.03))
        shapes.append(Text(0.5, 0.5, "?", "card.ink", 0.32, bold=True))
    else:
        shapes += moved(land(found).shapes, 0.16, 0.16, 0.68)
        shapes += moved(_plate(0, 0, LETTERS[found]), 0.66, 0.83, 1.05)
    return Drawing(f"token-{found or 'back'}-{seat}", shapes)
