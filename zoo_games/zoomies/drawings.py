"""Our own drawings for Zoomies: five dogs' heads, bone, Zoomies paw and the four tokens.

Every dog is known by its outline alone: the Chihuahua by huge upright ears, the Poodle by curls, the Beagle
by long hanging ears, the Husky by small pointed ears and a mask, the Greyhound by its long snout in
profile. Coordinates are hundredths of a cell; (0, 0) is the north-west corner of the dog's cell. The
south-west corner of a cell stays free for a token.
"""

from __future__ import annotations

import math
from functools import lru_cache

from zoo_games.render.drawing import mirrored, path_commands
from zoo_games.render.scene import Circle, Command, Drawing, Path, Rect, Shape, Text, moved
from zoo_games.render.theme import BASE, Palette

PALETTE: Palette = BASE.plus(
    {
        "park.grass": ("#dbe8cc", "#202b22", "#ffffff"),
        "park.line": ("#a9bd93", "#46573f", "#999999"),
        "park.rim": ("#5d574c", "#b9b2a4", "#333333"),
        "tile.body": ("#fffdf7", "#e9e2d3", "#ffffff"),
        "tile.edge": ("#2b251d", "#0e0f10", "#000000"),
        "tile.last": ("#ffcf33", "#ffd84a", "#ffffff"),
        "pad.C": ("#fbd7b5", "#dcae84", "#ffffff"),
        "pad.P": ("#ead6f4", "#c3a6d3", "#ffffff"),
        "pad.B": ("#f7e8a4", "#d4c172", "#ffffff"),
        "pad.H": ("#cfe4f8", "#9dbcd9", "#ffffff"),
        "pad.G": ("#c9e9df", "#93c2b3", "#ffffff"),
        "dog.line": ("#2b241d", "#17130f", "#000000"),
        "dog.white": ("#ffffff", "#fbf7ee", "#ffffff"),
        "dog.rose": ("#eea79a", "#dd8f82", "#cccccc"),
        "fur.C": ("#d9995a", "#c4844a", "#dddddd"),
        "fur.C.light": ("#f4d3a8", "#ecc595", "#ffffff"),
        "fur.P": ("#f6efe6", "#efe5d8", "#ffffff"),
        "fur.P.dark": ("#d9c8b8", "#cdb9a6", "#e0e0e0"),
        "fur.B": ("#b5713a", "#a9652f", "#b0b0b0"),
        "fur.B.dark": ("#7a4420", "#6c3a19", "#777777"),
        "fur.H": ("#66717e", "#57626f", "#666666"),
        "fur.G": ("#a3a7ad", "#8f949b", "#cccccc"),
        "fur.G.dark": ("#6d727a", "#60656d", "#888888"),
        "eye.H": ("#7fc4ff", "#8fcbff", "#ffffff"),
        "bone": ("#ffffff", "#fffaf0", "#ffffff"),
        "zoomies": ("#2b241d", "#17130f", "#000000"),
        "zoomies.ink": ("#ffd84a", "#ffd84a", "#ffffff"),
        "token.light.1": ("#a8431d", "#ffab8a", "#ffffff"),
        "token.light.3": ("#1f6f4a", "#7fd6a8", "#ffffff"),
        "token.light.ink": ("#ffffff", "#16181a", "#000000"),
        "token.light.edge": ("#ffffff", "#f5f1e8", "#000000"),
        "token.ink": ("#ffffff", "#16181a", "#ffffff"),
        "token.edge": ("#16181a", "#16181a", "#000000"),
        "token.halo": ("#ffffff", "#f5f1e8", "#ffffff"),
        "ghost": ("#f3f7ea", "#39453a", "#ffffff"),
    }
)
"""Roles of the Zoomies board; a tile stays a light thing on a dark ground, as it does on a table."""

LINE = 2.6
"""Weight of every outline, in hundredths of a cell."""

SEATS = ("seat.0", "seat.1", "seat.2", "seat.3")

TOKENS = (
    ("seat.0", "token.ink", "token.halo"),
    ("token.light.1", "token.light.ink", "token.light.edge"),
    ("seat.2", "token.ink", "token.halo"),
    ("token.light.3", "token.light.ink", "token.light.edge"),
)
"""Fill, ink and edge of the tokens of a seat: those of every other seat are light in print."""


def _draw(data: str, fill: str | None, stroke: str | None = "dog.line", line: float = LINE) -> Path:
    return Path(path_commands(data), fill, stroke, line)


def _both(path: Path) -> tuple[Path, Path]:
    return path, mirrored(path)


def _eyes(x: float, y: float, r: float, colour: str = "dog.line") -> tuple[Shape, ...]:
    return Circle(x, y, r, colour), Circle(100 - x, y, r, colour)


def _curls(x: float, y: float, r: float, bumps: int, fill: str, turn: float = 0.0) -> Path:
    """Return a round cloud of curls."""
    commands: list[Command] = []
    for bump in range(bumps + 1):
        angle = 2 * math.pi * (bump + turn) / bumps
        half = angle - math.pi / bumps
        edge = (x + r * math.cos(angle), y + r * math.sin(angle))
        if not bump:
            commands.append(("M", edge))
        else:
            out = r * 1.62
            commands.append(("Q", (x + out * math.cos(half), y + out * math.sin(half), *edge)))
    return Path((*commands, ("Z", ())), fill, "dog.line", LINE)


def _chihuahua() -> tuple[Shape, ...]:
    ear = "M46 38C43 21 37 11 28 7C20 18 19 40 32 56Z"
    inner = "M40 38C38 27 34 20 29 16C25 25 27 38 33 48Z"
    return (
        *_both(_draw(ear, "fur.C")),
        *_both(_draw(inner, "dog.rose", None)),
        _draw(
            "M50 34C65 34 72 44 70 55C69 63 61 67 58 74"
            "C55 80 45 80 42 74C39 67 31 63 30 55C28 44 35 34 50 34Z",
            "fur.C",
        ),
        _draw("M50 55C58 56 60 66 56 73C54 77 46 77 44 73C40 66 42 56 50 55Z", "fur.C.light", None),
        *_eyes(40, 54, 5.2),
        *_eyes(41.5, 52.3, 1.6, "dog.white"),
        _draw("M46 64L54 64L50 69Z", "dog.line"),
    )


def _poodle() -> tuple[Shape, ...]:
    return (
        _curls(21, 50, 11, 6, "fur.P.dark", 0.0),
        _curls(79, 50, 11, 6, "fur.P.dark", 0.5),
        _draw("M34 38C33 52 40 58 41 68C42 81 58 81 59 68C60 58 67 52 66 38Z", "fur.P"),
        _curls(50, 26, 17, 8, "fur.P.dark", 0.5),
        *_eyes(42.5, 52, 3.8),
        Circle(50, 65, 4.4, "dog.line"),
        _draw("M50 68L50 72", None),
    )


def _beagle() -> tuple[Shape, ...]:
    return (
        _draw("M50 18C66 18 73 30 72 46C71 62 64 79 50 79C36 79 29 62 28 46C27 30 34 18 50 18Z", "fur.B"),
        _draw(
            "M50 18C56 20 54 36 57 47C66 55 64 79 50 79C36 79 34 55 43 47C46 36 44 20 50 18Z",
            "dog.white",
            None,
        ),
        _draw("M50 18C66 18 73 30 72 46C71 62 64 79 50 79C36 79 29 62 28 46C27 30 34 18 50 18Z", None),
        *_both(
            _draw(
                "M38 21C26 22 17 30 14 44C11 58 13 68 20 70C29 71 33 56 32 44C32 36 34 28 38 21Z",
                "fur.B.dark",
            )
        ),
        *_eyes(39, 46, 4),
        _draw("M43 57C43 53 57 53 57 57C57 61 53 64 50 65C47 64 43 61 43 57Z", "dog.line"),
        _draw("M50 65L50 69M43 70C46 73 54 73 57 70", None),
    )


def _husky() -> tuple[Shape, ...]:
    head = (
        "M50 25C62 24 71 32 75 44L84 58L74 59L75 68L65 67C61 77 56 81 50 81"
        "C44 81 39 77 35 67L25 68L26 59L16 58L25 44C29 32 38 24 50 25Z"
    )
    mask = (
        "M50 47C53 36 66 35 69 45C72 54 70 62 65 66C61 75 56 79 50 79"
        "C44 79 39 75 35 66C30 62 28 54 31 45C34 35 47 36 50 47Z"
    )
    return (
        *_both(_draw("M27 42L25 8C35 12 43 19 47 27Z", "fur.H")),
        *_both(_draw("M31 30L30 17C34 20 37 23 39 26Z", "dog.rose", None)),
        _draw(head, "fur.H"),
        _draw(mask, "dog.white", None),
        Circle(40, 50, 4.2, "eye.H", "dog.line", LINE),
        Circle(60, 50, 4.2, "eye.H", "dog.line", LINE),
        *_eyes(40, 50, 1.8),
        _draw("M45 62C45 59 55 59 55 62C55 65 52 67 50 68C48 67 45 65 45 62Z", "dog.line"),
        _draw("M50 68L50 71M44 73C47 75 53 75 56 73", None),
    )


def _greyhound() -> tuple[Shape, ...]:
    return (
        _draw(
            "M24 84C26 68 24 54 29 42C34 30 45 27 54 32C64 38 76 45 89 50"
            "C95 53 94 60 88 61C76 64 64 64 56 68C50 72 50 78 51 84Z",
            "fur.G",
        ),
        _draw("M60 55C70 58 80 58 90 56", None, "dog.line", 2.0),
        _draw("M45 38C36 27 22 25 10 32C15 42 26 49 38 49C44 48 47 43 45 38Z", "fur.G.dark"),
        Circle(58, 44, 3.6, "dog.line"),
        Circle(90, 53, 4, "dog.line"),
    )


BONE = "M-9 -3.2C-13 -9 -19 -3 -14.5 0C-19 3 -13 9 -9 3.2L9 3.2C13 9 19 3 14.5 0C19 -3 13 -9 9 -3.2Z"
SHORT_BONE = (
    "M-5.5 -3.8C-8.5 -10.5 -15 -5.5 -11.5 0C-15 5.5 -8.5 10.5 -5.5 3.8"
    "L5.5 3.8C8.5 10.5 15 5.5 11.5 0C15 -5.5 8.5 -10.5 5.5 -3.8Z"
)
SWIRL = "M-13 -5C-12 -9 -9 -12 -5 -13.5M-13.5 1L-9.5 1M-12.5 6L-8 6M5 -13.5C10 -12 13 -9 14 -4"


def _bone() -> tuple[Shape, ...]:
    return moved((_draw(BONE, "bone", "dog.line", 2.4),), 78, 85)


def _pads(x: float, y: float, size: float, ink: str) -> tuple[Shape, ...]:
    """Return the print of a paw round (x, y)."""
    toes = (Circle(-7, -1.5, 3.2, ink), Circle(0, -6.8, 3.5, ink), Circle(7, -1.5, 3.2, ink))
    sole = _draw("M0 -0.5C6.5 0.5 9.5 9.5 4.5 10C1 9 -1 9 -4.5 10C-9.5 9.5 -6.5 0.5 0 -0.5Z", ink, None)
    return moved((*toes, sole), x, y, size)


def _zoomies() -> tuple[Shape, ...]:
    """Return the Zoomies icon: a paw on a dark disc that leaves the lines of its speed behind."""
    return (
        _draw("M55 76L66 76M51 83L66 83M55 90L66 90", None, "zoomies", 2.8),
        Circle(80, 82, 15, "zoomies", "dog.white", 1.6),
        *_pads(80, 81, 1, "zoomies.ink"),
    )


_HEADS = {"C": _chihuahua, "P": _poodle, "B": _beagle, "H": _husky, "G": _greyhound}


def _small(shapes: tuple[Shape, ...]) -> tuple[Shape, ...]:
    return moved(shapes, 0, 0, 0.01)


@lru_cache(maxsize=64)
def dog(breed: str, bone: bool, zoomies: bool) -> Drawing:
    """Return the drawing of one half of a tile, a box of one cell.

    Args:
        breed: Letter of the breed; a letter we have no drawing for gets the letter alone, large.
        bone: Whether it has a bone.
        zoomies: Whether it has Zoomies.
    """
    known = breed in _HEADS
    shapes: list[Shape] = [Rect(6, 6, 88, 88, f"pad.{breed}" if known else "tile.body", radius=13)]
    if known:
        shapes += _HEADS[breed]()
        shapes.append(Text(15.5, 18, breed, "dog.line", 19, bold=True))
    else:
        shapes.append(Text(50, 45, breed, "dog.line", 50, bold=True))
    shapes += _bone() if bone else ()
    shapes += _zoomies() if zoomies else ()
    marks = ("-bone" if bone else "") + ("-zoomies" if zoomies else "")
    return Drawing(f"dog-{breed}{marks}", _small(tuple(shapes)))


_TURN = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}


def _turned(data: str, toward: str, fill: str | None, stroke: str | None, line: float) -> Path:
    """Return a path that is drawn pointing north, turned to point ``toward``."""
    east, south = _TURN[toward]

    def turn(numbers: tuple[float, ...]) -> tuple[float, ...]:
        pairs = zip(numbers[::2], numbers[1::2], strict=True)
        return tuple(n for x, y in pairs for n in (-x * south - y * east, x * east - y * south))

    commands = tuple((letter, turn(numbers)) for letter, numbers in path_commands(data))
    return Path(commands, fill, stroke, line)


ARROW = "M0 -14L11 -1L4.5 -1L4.5 13L-4.5 13L-4.5 -1L-11 -1Z"
CROWN = "M-11 8L-13 -7L-5.5 -1L0 -11L5.5 -1L13 -7L11 8Z"


@lru_cache(maxsize=128)
def token(kind: str, seat: int, toward: str = "N") -> Drawing:
    """Return the drawing of a token round its middle, 44 hundredths of a cell wide.

    Circles are Leader (crown) and Zoomies (paw in a whirl), squares Bones (bone) and Frens (arrow). Colour
    and rim tell the seat: plain, dashed, double, dotted.

    Args:
        kind: "leader", "bones", "frens" or "zoomies".
        seat: Seat of the owner, from 0.
        toward: Where the arrow of Frens points: "N", "E", "S" or "W".
    """
    colour, ink, edge = TOKENS[seat % len(TOKENS)]
    rim = ((), (5.0, 4.0), (), (0.1, 4.6))[seat % 4]
    shapes: list[Shape] = []
    if kind in ("leader", "zoomies"):
        shapes += [Circle(0, 0, 22, colour, edge, 3), Circle(0, 0, 18, None, ink, 1.8, rim)]
        shapes += [Circle(0, 0, 15, None, ink, 1.2)] if seat % 4 == 2 else []
    else:
        shapes += [
            Rect(-21, -21, 42, 42, colour, edge, 3, radius=6),
            Rect(-17.2, -17.2, 34.4, 34.4, None, ink, 1.8, 3, rim),
        ]
        shapes += [Rect(-14.4, -14.4, 28.8, 28.8, None, ink, 1.2, 2)] if seat % 4 == 2 else []
    if kind == "leader":
        shapes.append(_draw(CROWN, ink, None))
    elif kind == "bones":
        shapes.append(_draw(SHORT_BONE, ink, None))
    elif kind == "frens":
        shapes.append(_turned(ARROW, toward, ink, None, 0))
    else:
        shapes += [*_pads(1.5, 0.5, 0.95, ink), _draw(SWIRL, None, ink, 2.4)]
    name = f"token-{kind}-{seat}" + (f"-{toward}" if kind == "frens" else "")
    return Drawing(name, _small(tuple(shapes)))


POINTER = "M0 -19L13 -3L5.5 -3L5.5 15L-5.5 15L-5.5 -3L-13 -3Z"


@lru_cache(maxsize=32)
def pointer(seat: int, toward: str) -> Drawing:
    """Return the arrow that crosses the side a Frens token points over, round the middle of that side."""
    colour, _, edge = TOKENS[seat % len(TOKENS)]
    path = _turned(POINTER, toward, colour, edge, 2.4)
    return Drawing(f"pointer-{seat}-{toward}", _small((path,)))
