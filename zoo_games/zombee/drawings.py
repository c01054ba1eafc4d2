"""Our own drawings for ZomBee: dice and their faces, flowers from both sides, honey drops.

Every symbol is known by its outline alone: the bee in profile with whole wings and stripes, the ZomBee a head
seen from the front with an X for an eye and a stitched mouth, the honey a drop, the Zzz three letters.
Coordinates are hundredths of a unit; (0, 0) is the north-west corner of the drawing's box.
"""

from __future__ import annotations

import math
from functools import lru_cache

from zoo_games.render.drawing import mirrored, path_commands
from zoo_games.render.scene import Circle, Drawing, Path, Rect, Shape, Text, moved, polygon
from zoo_games.render.theme import BASE, Palette
from zoo_games.zombee.components import BEE, HONEY, QUESTION, ZOMBEE, ZZZ

PALETTE: Palette = BASE.plus(
    {
        "meadow": ("#dcebd0", "#1f2a22", "#ffffff"),
        "tray": ("#e9dfcb", "#2b2721", "#ffffff"),
        "tray.line": ("#b9a988", "#5a5040", "#888888"),
        "table.ink": ("#3c372e", "#d8d0c0", "#222222"),
        "die.first": ("#fffaf0", "#efe7d8", "#ffffff"),
        "die.second": ("#dbe9fb", "#b9cfe8", "#ffffff"),
        "die.edge": ("#2b241d", "#0f0d0b", "#000000"),
        "die.blank": ("#f2eadb", "#3a352d", "#ffffff"),
        "bug.line": ("#2b241d", "#17130f", "#000000"),
        "bee.fur": ("#ffc629", "#f2b614", "#ffffff"),
        "bee.wing": ("#e8f4ff", "#dcebf8", "#ffffff"),
        "zombee.skin": ("#6cae3e", "#62a336", "#cccccc"),
        "zombee.dark": ("#2f5a1a", "#2a5217", "#333333"),
        "zombee.eye": ("#ffffff", "#fbf7ee", "#ffffff"),
        "honey": ("#e88f00", "#e88f00", "#e0e0e0"),
        "honey.light": ("#ffd98a", "#ffd98a", "#ffffff"),
        "honey.edge": ("#6b3d00", "#3a2200", "#000000"),
        "slime": ("#4f9a22", "#5fb02c", "#bbbbbb"),
        "slime.light": ("#c6ec9f", "#c6ec9f", "#ffffff"),
        "zzz": ("#27437a", "#27437a", "#000000"),
        "petal.back": ("#e9839f", "#c9637f", "#dddddd"),
        "petal.edge": ("#8a2f4b", "#2b0f18", "#000000"),
        "heart.back": ("#fff0b8", "#f3e2a6", "#ffffff"),
        "petal.bee": ("#fff3c4", "#e9dba6", "#ffffff"),
        "petal.question": ("#cfdcf5", "#a9bcdf", "#ffffff"),
        "petal.zombee": ("#4a4038", "#4a4038", "#333333"),
        "heart.front": ("#ffffff", "#f7f1e4", "#ffffff"),
        "heart.ink": ("#3c2a10", "#3c2a10", "#000000"),
        "slot": ("#b9a988", "#6d6250", "#888888"),
        "badge.ink": ("#ffffff", "#16181a", "#ffffff"),
    }
)
"""Roles of the ZomBee table."""

LINE = 2.8
"""Weight of every outline, in hundredths of a unit."""

SEATS = ("seat.0", "seat.1", "seat.2", "seat.3", "seat.4")


def _draw(data: str, fill: str | None, stroke: str | None = "bug.line", line: float = LINE) -> Path:
    return Path(path_commands(data), fill, stroke, line)


# --- symbols ------------------------------------------------------------------------------------------


def bee() -> tuple[Shape, ...]:
    """Return a bee in profile, flying to the west."""
    return (
        _draw("M50 43C42 18 26 12 23 24C21 34 34 44 46 46Z", "bee.wing"),
        _draw("M54 43C56 16 72 8 77 20C81 31 67 43 57 46Z", "bee.wing"),
        _draw("M83 58L94 61L83 66Z", "bug.line", None),
        _draw("M58 40C76 40 86 49 86 60C86 71 76 80 58 80C44 80 34 72 34 60C34 48 44 40 58 40Z", "bee.fur"),
        _draw("M50 41C45 52 45 68 50 79L59 80C54 68 54 52 59 40Z", "bug.line", None),
        _draw("M67 41C63 52 63 68 67 79L75.5 76C72 67 72 53 75.5 44Z", "bug.line", None),
        Circle(29, 56, 16, "bee.fur", "bug.line", LINE),
        _draw("M24 41C22 33 18 30 13 30M31 40C31 32 28 27 23 25", None),
        Circle(13, 30, 2.6, "bug.line"),
        Circle(23, 25, 2.6, "bug.line"),
        Circle(25, 53, 3.6, "bug.line"),
        _draw("M19 62C22 67 29 68 33 64", None),
    )


def zombee() -> tuple[Shape, ...]:
    """Return the head of a ZomBee seen from the front: torn wings, one eye an X, a stitched mouth."""
    wing = _draw("M30 48L8 30L14 43L3 44L12 53L5 62L28 62Z", "zombee.dark")
    feeler = _draw("M40 26L36 14L28 16", None, "bug.line", 3.4)
    return (
        wing,
        mirrored(wing),
        feeler,
        _draw("M60 26L65 12L70 18L77 9", None, "bug.line", 3.4),
        _draw(
            "M50 22C70 22 80 36 80 53C80 72 68 85 50 85C32 85 20 72 20 53C20 36 30 22 50 22Z", "zombee.skin"
        ),
        _draw("M38 25L43 34L48 24M66 28L60 36", None, "bug.line", 2.4),
        Circle(36, 48, 11, "zombee.eye", "bug.line", LINE),
        Circle(38, 50, 3.4, "bug.line"),
        _draw("M56 40L72 56M72 40L56 56", None, "bug.line", 5),
        _draw("M30 70L38 66L44 73L51 66L58 73L64 66L71 71", None, "bug.line", 4),
    )


def drop(fill: str, light: str, edge: str = "honey.edge") -> tuple[Shape, ...]:
    """Return a drop."""
    return (
        _draw(
            "M50 10C60 32 76 44 76 61C76 77 64 88 50 88C36 88 24 77 24 61C24 44 40 32 50 10Z", fill, edge, 3.4
        ),
        _draw("M37 52C33 60 33 68 39 75", None, light, 6),
    )


def zzz() -> tuple[Shape, ...]:
    """Return three letters Z that grow."""
    found: list[Shape] = []
    for x, y, size, line in ((16, 62, 17, 6.0), (38, 41, 22, 7.0), (62, 16, 26, 8.0)):
        data = f"M{x} {y}L{x + size} {y}L{x} {y + size}L{x + size} {y + size}"
        found.append(_draw(data, None, "zzz", line))
    return tuple(found)


def symbol(face: str) -> tuple[Shape, ...]:
    """Return the symbol of a face of a die."""
    if face == HONEY:
        return drop("honey", "honey.light")
    return {BEE: bee, ZOMBEE: zombee, ZZZ: zzz}[face]()


def _small(shapes: tuple[Shape, ...]) -> tuple[Shape, ...]:
    return moved(shapes, 0, 0, 0.01)


# --- dice ---------------------------------------------------------------------------------------------


def _body(second: bool, fill: str | None = None) -> tuple[Shape, ...]:
    """Return a die from above; the second kind has a frame of its own, so that no colour is needed."""
    made: list[Shape] = [
        Rect(5, 5, 90, 90, fill or ("die.second" if second else "die.first"), "die.edge", 4, 18)
    ]
    if second:
        made.append(Rect(11, 11, 78, 78, None, "die.edge", 1.8, 13))
    return tuple(made)


@lru_cache(maxsize=16)
def die(face: str, second: bool) -> Drawing:
    """Return a die that lies, a box of one unit.

    Args:
        face: The face on top.
        second: Whether it is of the second kind.
    """
    shapes = (*_body(second), *moved(symbol(face), 12, 12, 0.76))
    return Drawing(f"die-{face}{'-b' if second else ''}", _small(shapes))


@lru_cache(maxsize=2)
def waiting(second: bool) -> Drawing:
    """Return a die before its first roll."""
    return Drawing(f"die-waiting{'-b' if second else ''}", _small(_body(second, "die.blank")))


@lru_cache(maxsize=2)
def tumbling(second: bool) -> Drawing:
    """Return a die in the air: turned on its corner, with the lines of its fall."""
    angle = math.radians(27)
    corners = []
    for x, y in ((-33, -33), (33, -33), (33, 33), (-33, 33)):
        corners.append(
            (50 + x * math.cos(angle) - y * math.sin(angle), 50 + x * math.sin(angle) + y * math.cos(angle))
        )
    fill = "die.second" if second else "die.first"
    shapes: tuple[Shape, ...] = (
        polygon(corners, fill, "die.edge", 4),
        _draw("M6 34C8 24 14 15 22 9M94 66C92 76 86 85 78 91", None, "die.edge", 3),
        Text(50, 50, "?", "die.edge", 40, bold=True),
    )
    return Drawing(f"die-tumbling{'-b' if second else ''}", _small(shapes))


# --- flowers ------------------------------------------------------------------------------------------


def _petals(fill: str, count: int = 8, away: float = 27, r: float = 17.5) -> tuple[Shape, ...]:
    return tuple(
        Circle(
            50 + away * math.cos(2 * math.pi * (at + 0.5) / count),
            50 + away * math.sin(2 * math.pi * (at + 0.5) / count),
            r,
            fill,
            "petal.edge",
            LINE,
        )
        for at in range(count)
    )


BACK = Drawing(
    "flower-back", _small((*_petals("petal.back"), Circle(50, 50, 21, "heart.back", "petal.edge", LINE)))
)
"""A flower that lies face down; its number is written on its heart."""


@lru_cache(maxsize=4)
def flower(kind: str) -> Drawing:
    """Return a flower that lies face up, a box of one unit.

    Args:
        kind: "bee", "question" or "zombee".
    """
    shapes: list[Shape] = list(_petals(f"petal.{kind}", 10, 33, 12.5))
    shapes.append(Circle(50, 50, 33, "heart.front", "petal.edge", LINE))
    if kind == QUESTION:
        shapes.append(Text(50, 51, "?", "heart.ink", 54, bold=True))
    else:
        shapes += moved(bee() if kind == BEE else zombee(), 21, 19, 0.58)
    return Drawing(f"flower-{kind}", _small(tuple(shapes)))


TURNING = Drawing(
    "flower-turning",
    _small(
        (
            *_petals("petal.back"),
            Circle(50, 50, 21, "heart.back", "petal.edge", LINE),
            _draw(
                "M34 50C34 40 42 33 51 33C58 33 63 36 66 41M66 50C66 60 58 67 49 67C42 67 37 64 34 59",
                None,
                "heart.ink",
                5,
            ),
            _draw("M71 33L68 46L57 39Z", "heart.ink", None),
            _draw("M29 67L32 54L43 61Z", "heart.ink", None),
        )
    ),
)
"""A flower that is being turned over."""

# --- drops --------------------------------------------------------------------------------------------

YELLOW_DROP = Drawing("drop-yellow", _small(drop("honey", "honey.light")))
GREEN_DROP = Drawing(
    "drop-green",
    _small(
        (
            _draw(
                "M50 10C60 32 76 44 76 61C76 77 64 88 50 88C36 88 24 77 24 61C24 44 40 32 50 10Z",
                "slime",
                "honey.edge",
                3.4,
            ),
            _draw(
                "M50 40L56 53L70 54.500L59 63L63 77L50 69L37 77L41 63L30 54.500L44 53Z", "slime.light", None
            ),
        )
    ),
)
"""A green drop has a star, so that it differs without its colour."""

SLOT = Drawing(
    "drop-slot",
    _small(
        (
            Path(
                path_commands(
                    "M50 10C60 32 76 44 76 61C76 77 64 88 50 88C36 88 24 77 24 61C24 44 40 32 50 10Z"
                ),
                None,
                "slot",
                3.4,
                (7.0, 6.0),
            ),
        )
    ),
)
"""Room for a drop."""
