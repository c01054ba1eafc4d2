"""Our own drawings for WonderZoo: ground, animals, visitors, icons, the bus.

Every terrain is known by its pattern alone: grass has tufts, the vivarium sand, water waves, a path paving
stones; a lion, a snake and a fish live in the enclosures. Visitors differ by colour, by the cut of their coat
and by a letter. Coordinates are hundredths of a square; (0, 0) is the north-west corner of the square.
"""

from __future__ import annotations

import math
from functools import lru_cache
from typing import Final

from zoo_games.render.drawing import path_commands
from zoo_games.render.scene import Circle, Command, Drawing, Path, Rect, Shape, Text, moved
from zoo_games.render.theme import BASE, Palette

PALETTE: Palette = BASE.plus(
    {
        "zoo.ground": ("#efe9da", "#26292c", "#ffffff"),
        "zoo.line": ("#c9bea6", "#4a4f52", "#bbbbbb"),
        "zoo.rim": ("#5d574c", "#b9b2a4", "#333333"),
        "zoo.edge": ("#8a7f68", "#6d7376", "#555555"),
        "tile.edge": ("#2b251d", "#0e0f10", "#000000"),
        "tile.last": ("#ffcf33", "#ffd84a", "#ffffff"),
        "grass": ("#b5d88c", "#8fb968", "#ffffff"),
        "grass.dark": ("#4c7a2c", "#35591d", "#000000"),
        "vivarium": ("#e0b47c", "#bd8f57", "#ffffff"),
        "vivarium.dark": ("#7d4c1c", "#573310", "#000000"),
        "water": ("#a3d0f2", "#78acd4", "#ffffff"),
        "water.dark": ("#1f5f96", "#123f68", "#000000"),
        "path": ("#f7f0df", "#ded5c1", "#ffffff"),
        "path.dark": ("#b5a582", "#938462", "#999999"),
        "animal": ("#fffaf0", "#fff4e0", "#ffffff"),
        "animal.line": ("#2b241d", "#17130f", "#000000"),
        "lion.mane": ("#a8561c", "#98490f", "#777777"),
        "lion.face": ("#f5c775", "#e8b55f", "#ffffff"),
        "snake": ("#6f8f2e", "#5d7b22", "#dddddd"),
        "fish": ("#f08a3c", "#e27a2b", "#dddddd"),
        "stone": ("#8d8b86", "#6f6e6a", "#aaaaaa"),
        "stone.light": ("#bdbbb5", "#96948e", "#eeeeee"),
        "pawn.red": ("#c02b24", "#c02b24", "#ffffff"),
        "pawn.blue": ("#1d5fa8", "#1d5fa8", "#ffffff"),
        "pawn.green": ("#1c6b3c", "#1c6b3c", "#ffffff"),
        "pawn.yellow": ("#f4c62a", "#f4c62a", "#ffffff"),
        "pawn.light": ("#ffffff", "#ffffff", "#000000"),
        "pawn.dark": ("#16181a", "#16181a", "#000000"),
        "badge": ("#fffdf7", "#f4efe4", "#ffffff"),
        "badge.ink": ("#2b241d", "#17130f", "#000000"),
        "bus": ("#d6402f", "#e0523f", "#ffffff"),
        "bus.glass": ("#cfe6f7", "#cfe6f7", "#ffffff"),
        "ghost": ("#fbf8ef", "#3b4145", "#ffffff"),
        "token.ink": ("#ffffff", "#16181a", "#ffffff"),
    }
)
"""Roles of the WonderZoo board; tiles stay light things on a dark ground, as they do on a table."""

LINE: Final = 3.0
"""Weight of outlines, in hundredths of a square."""

SEATS: Final = ("seat.0", "seat.1", "seat.2", "seat.3")
LETTERS: Final = {"red": "R", "blue": "B", "green": "G", "yellow": "Y"}
"""Colour of a visitor to the letter on its coat."""


def draw(data: str, fill: str | None, stroke: str | None = "animal.line", line: float = LINE) -> Path:
    """Return path data in hundredths of a square as a shape."""
    return Path(path_commands(data), fill, stroke, line)


# --- grounds ----------------------------------------------------------------------------------------


def _grass() -> tuple[Shape, ...]:
    tuft = "M{0} {1}Q{2} {3} {4} {5}M{0} {1}L{0} {6}M{0} {1}Q{7} {3} {8} {5}"
    found = []
    for x, y in ((24, 40), (70, 30), (46, 82), (82, 74)):
        data = tuft.format(x, y, x - 2, y - 8, x - 8, y - 11, y - 15, x + 2, x + 8)
        found.append(draw(data, None, "grass.dark", 3.2))
    return tuple(found)


def _vivarium() -> tuple[Shape, ...]:
    spots = (
        (20, 24, 4.5),
        (52, 16, 3),
        (82, 34, 4.5),
        (34, 52, 3),
        (66, 58, 4.5),
        (18, 80, 4.5),
        (50, 86, 3),
        (86, 82, 3),
    )
    return tuple(Circle(x, y, r, "vivarium.dark") for x, y, r in spots)


def _water() -> tuple[Shape, ...]:
    wave = "M{0} {1}Q{2} {3} {4} {1}Q{5} {6} {7} {1}"
    found = []
    for x, y in ((10, 26), (44, 52), (10, 78)):
        data = wave.format(x, y, x + 11, y - 12, x + 22, x + 33, y + 12, x + 44)
        found.append(draw(data, None, "water.dark", 3.6))
    return tuple(found)


def _path() -> tuple[Shape, ...]:
    lines = "M8 36L92 36M8 68L92 68M38 6L38 36M70 36L70 68M26 68L26 94"
    return (draw(lines, None, "path.dark", 3.0),)


GROUNDS: Final = {"grass": _grass, "vivarium": _vivarium, "water": _water, "path": _path, "entrance": _path}
"""Terrain to its pattern on one square."""


# --- animals ----------------------------------------------------------------------------------------


def _lion() -> tuple[Shape, ...]:
    commands: list[Command] = []
    for bump in range(11):
        angle = 2 * math.pi * bump / 10
        half = angle - math.pi / 10
        edge = (50 + 27 * math.cos(angle), 52 + 27 * math.sin(angle))
        if not bump:
            commands.append(("M", edge))
        else:
            commands.append(("Q", (50 + 42 * math.cos(half), 52 + 42 * math.sin(half), *edge)))
    return (
        Path((*commands, ("Z", ())), "lion.mane", "animal.line", LINE),
        Circle(33, 36, 7, "lion.face", "animal.line", LINE),
        Circle(67, 36, 7, "lion.face", "animal.line", LINE),
        draw("M50 31C66 31 71 43 69 54C67 68 60 75 50 75C40 75 33 68 31 54C29 43 34 31 50 31Z", "lion.face"),
        Circle(41, 49, 4, "animal.line"),
        Circle(59, 49, 4, "animal.line"),
        draw("M44 58L56 58L50 65Z", "animal.line"),
        draw("M50 64L50 68Q44 73 40 68M50 68Q56 73 60 68", None, line=2.6),
    )


def _snake() -> tuple[Shape, ...]:
    body = "M18 78C46 92 74 82 66 66C58 52 26 62 28 42C30 26 56 26 70 32"
    return (
        draw(body, None, "animal.line", 17),
        draw(body, None, "snake", 11),
        draw("M40 82L46 77M58 80L60 74M58 62L62 57M42 57L42 51M31 44L37 42M42 33L44 28", None, line=2.4),
        draw("M62 20C76 16 88 24 86 33C84 42 70 44 62 40Z", "snake"),
        Circle(74, 27, 3.4, "animal"),
        Circle(75, 27, 1.8, "animal.line"),
        draw("M86 34L95 37M91 35.5L96 32", None, line=2.4),
    )


def _fish() -> tuple[Shape, ...]:
    return (
        draw("M34 50L10 30Q16 50 10 70Z", "fish"),
        draw("M46 32Q56 14 70 26L66 36Z", "fish"),
        draw("M28 50C40 24 74 22 92 48C76 78 42 78 28 50Z", "fish"),
        draw("M66 33Q58 50 66 68", None, line=2.8),
        draw("M46 38L46 64M54 34L54 68", "fish", "animal", 5),
        Circle(78, 45, 5, "animal", "animal.line", 2),
        Circle(79, 45, 2.2, "animal.line"),
    )


ANIMALS: Final = {"grass": _lion, "vivarium": _snake, "water": _fish}
"""Terrain to who lives there."""


def _gate() -> tuple[Shape, ...]:
    return (
        draw("M16 88L16 44Q50 2 84 44L84 88L70 88L70 50Q50 26 30 50L30 88Z", "lion.face"),
        draw("M30 88L30 58M43 88L43 52M57 88L57 52M70 88L70 58", None, line=3.4),
        draw("M30 66L70 66", None, line=3.4),
    )


def _stone() -> tuple[Shape, ...]:
    return (
        draw("M12 76L20 42L40 22L66 18L84 40L90 74L70 88L30 88Z", "stone", "animal.line", 4),
        draw("M28 46L42 32L62 30L54 46L36 54Z", "stone.light", None),
        draw("M54 46L70 62M36 54L34 74", None, line=2.8),
    )


# --- visitors ---------------------------------------------------------------------------------------

COATS: Final = {
    "red": "M50 38L80 90L20 90Z",
    "blue": "M26 42L74 42L74 90L26 90Z",
    "green": "M20 90C20 34 80 34 80 90Z",
    "yellow": "M50 36L82 64L50 94L18 64Z",
}
"""Colour of a visitor to the cut of its coat: triangle, square, dome, diamond."""

_LETTER_AT: Final = {"red": 75, "blue": 67, "green": 69, "yellow": 65}


def _pawn(colour: str) -> tuple[Shape, ...]:
    ink = "pawn.dark" if colour == "yellow" else "pawn.light"
    coat = COATS[colour]
    return (
        draw(coat, None, "animal", 14),
        Circle(50, 26, 19, "animal"),
        draw(coat, f"pawn.{colour}", "pawn.dark", 4),
        Circle(50, 26, 14, f"pawn.{colour}", "pawn.dark", 4),
        Text(50, _LETTER_AT[colour], LETTERS[colour], ink, 32, bold=True),
    )


@lru_cache
def pawn(colour: str) -> Drawing:
    """Return a visitor, about one square large."""
    return Drawing(f"pawn-{colour}", moved(_pawn(colour), 0, 0, 0.01))


# --- icons ------------------------------------------------------------------------------------------


def _person(x: float, y: float) -> tuple[Shape, ...]:
    return (
        Path((("M", (x, y)), ("L", (x + 13, y + 32)), ("L", (x - 13, y + 32)), ("Z", ())), "badge.ink"),
        Circle(x, y - 5, 9.5, "badge.ink"),
    )


_BUS: Final = (
    Rect(10, 30, 80, 42, "bus", "badge.ink", 4, 9),
    Rect(18, 37, 16, 14, "bus.glass", "badge.ink", 3, 2),
    Rect(40, 37, 16, 14, "bus.glass", "badge.ink", 3, 2),
    Rect(62, 37, 20, 14, "bus.glass", "badge.ink", 3, 2),
    Circle(30, 73, 9, "badge.ink"),
    Circle(70, 73, 9, "badge.ink"),
    Circle(30, 73, 3.4, "badge"),
    Circle(70, 73, 3.4, "badge"),
)

_ICONS: Final[dict[str, tuple[Shape, ...]]] = {
    "D1": (*_person(38, 40), draw("M74 38L74 66M60 52L88 52", None, "badge.ink", 8)),
    "D2": (*_person(24, 40), *_person(52, 40), draw("M80 40L80 64M68 52L92 52", None, "badge.ink", 7)),
    "M1": (*_person(30, 40), draw("M54 54L88 54M74 40L89 54L74 68", None, "badge.ink", 8)),
    "M2": (*_person(20, 40), *_person(46, 40), draw("M64 54L92 54M80 42L93 54L80 66", None, "badge.ink", 7)),
    "E": (
        draw("M18 40L78 40M64 26L80 40L64 54", None, "badge.ink", 8),
        draw("M82 66L22 66M36 52L20 66L36 80", None, "badge.ink", 8),
    ),
    "B": _BUS,
}


@lru_cache
def icon(kind: str) -> Drawing:
    """Return the plate of an icon, one square large."""
    plate = Rect(4, 12, 92, 78, "badge", "badge.ink", 4.5, 18)
    return Drawing(f"icon-{kind}", moved((plate, *_ICONS[kind]), 0, 0, 0.01))


@lru_cache
def bus() -> Drawing:
    """Return the bus, one square large."""
    return Drawing("bus", moved(_BUS, 0, 0, 0.01))


@lru_cache
def stone() -> Drawing:
    """Return an obstacle, one square large."""
    return Drawing("stone", moved(_stone(), 0, 0, 0.01))


def gate() -> tuple[Shape, ...]:
    """Return the gate of an entrance, in hundredths of a square."""
    return _gate()
