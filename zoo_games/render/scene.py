"""What to draw, without saying how: shapes, spots and sentences in board units.

A view makes a :class:`Scene` from an observation; the painters (``svg``, ``text``, ``png`` and the
notebook's canvas) draw it. One board unit is the side of one cell. x grows to the east, y to the south.
Colours are roles ("park.grass"); a :class:`~zoo_games.render.theme.Palette` turns roles into colours,
so one scene serves the light, dark and print themes. Numbers are checked when a shape is made, because
one bad number would blank every canvas of a page.
"""

from __future__ import annotations

import math
from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from typing import Literal

from zoo_games.core.explanation import Cell, Side
from zoo_games.render.theme import BASE, Palette

Point = tuple[float, float]
Anchor = Literal["start", "middle", "end"]


def _finite(*numbers: float) -> None:
    for number in numbers:
        if not math.isfinite(number):
            raise ValueError(f"a shape needs finite numbers, not {number}")


def _not_negative(**numbers: float) -> None:
    for name, number in numbers.items():
        if not (math.isfinite(number) and number >= 0):
            raise ValueError(f"{name} must be a number of at least 0, not {number}")


@dataclass(frozen=True, slots=True)
class Rect:
    """A rectangle, with round corners if ``radius`` is above 0.

    Attributes:
        fill: Colour role of the inside, or None.
        stroke: Colour role of the outline, or None.
        line: Width of the outline in board units.
        dash: Lengths of dash and gap in board units, or empty.
    """

    x: float
    y: float
    w: float
    h: float
    fill: str | None = None
    stroke: str | None = None
    line: float = 0.03
    radius: float = 0.0
    dash: tuple[float, ...] = ()

    def __post_init__(self) -> None:
        _finite(self.x, self.y)
        _not_negative(w=self.w, h=self.h, line=self.line, radius=self.radius)


@dataclass(frozen=True, slots=True)
class Circle:
    """A circle round (x, y)."""

    x: float
    y: float
    r: float
    fill: str | None = None
    stroke: str | None = None
    line: float = 0.03
    dash: tuple[float, ...] = ()

    def __post_init__(self) -> None:
        _finite(self.x, self.y)
        _not_negative(r=self.r, line=self.line)


Command = tuple[str, tuple[float, ...]]
"""One path command: ``("M", (x, y))``, ``("L", (x, y))``, ``("Q", (cx, cy, x, y))``,
``("C", (ax, ay, bx, by, x, y))`` or ``("Z", ())``."""

_ARGUMENTS = {"M": 2, "L": 2, "Q": 4, "C": 6, "Z": 0}


@dataclass(frozen=True, slots=True)
class Path:
    """Lines and curves; absolute coordinates."""

    commands: tuple[Command, ...]
    fill: str | None = None
    stroke: str | None = None
    line: float = 0.03
    dash: tuple[float, ...] = ()

    def __post_init__(self) -> None:
        _not_negative(line=self.line)
        for letter, numbers in self.commands:
            if len(numbers) != _ARGUMENTS.get(letter, -1):
                raise ValueError(f"path command {letter!r} with {len(numbers)} numbers")
            _finite(*numbers)


@dataclass(frozen=True, slots=True)
class Text:
    """A short text; (x, y) is the middle of its height, ``size`` the height of a capital line."""

    x: float
    y: float
    text: str
    fill: str = "ink"
    size: float = 0.3
    anchor: Anchor = "middle"
    bold: bool = False

    def __post_init__(self) -> None:
        _finite(self.x, self.y)
        _not_negative(size=self.size)


Shape = Rect | Circle | Path | Text


def polygon(
    points: Iterable[Point],
    fill: str | None = None,
    stroke: str | None = None,
    line: float = 0.03,
    closed: bool = True,
) -> Path:
    """Return the straight lines through ``points`` as a :class:`Path`."""
    corners = list(points)
    commands: list[Command] = [("M" if index == 0 else "L", point) for index, point in enumerate(corners)]
    if closed:
        commands.append(("Z", ()))
    return Path(tuple(commands), fill, stroke, line)


def moved(shapes: Iterable[Shape], x: float, y: float, scale: float = 1.0) -> tuple[Shape, ...]:
    """Return the shapes scaled about the origin, then moved by (x, y).

    Example:
        >>> moved([Circle(1, 0, 0.5)], 10, 20, scale=2)[0].x
        12.0
    """

    def move(shape: Shape) -> Shape:
        if isinstance(shape, Path):
            commands = tuple(
                (letter, tuple(n * scale + (y if i % 2 else x) for i, n in enumerate(numbers)))
                for letter, numbers in shape.commands
            )
            return replace(shape, commands=commands, line=shape.line * scale)
        at_x, at_y = float(shape.x * scale + x), float(shape.y * scale + y)
        if isinstance(shape, Rect):
            w, h, radius = shape.w * scale, shape.h * scale, shape.radius * scale
            return replace(shape, x=at_x, y=at_y, w=w, h=h, radius=radius, line=shape.line * scale)
        if isinstance(shape, Circle):
            return replace(shape, x=at_x, y=at_y, r=shape.r * scale, line=shape.line * scale)
        return replace(shape, x=at_x, y=at_y, size=shape.size * scale)

    return tuple(move(shape) for shape in shapes)


@dataclass(frozen=True, slots=True)
class Layer:
    """Shapes that lie on one level; later layers lie on top."""

    name: str
    shapes: tuple[Shape, ...]


@dataclass(frozen=True, slots=True)
class Spot:
    """A place that can be pointed at, focused and spoken.

    Attributes:
        id: Meaning that the page sends to the kernel, such as ``"cell 3,4"``.
        label: What a screen reader says, such as ``"row 3, column 4: Beagle with bone, Ada's Leader"``.
        x, y, w, h: Its rectangle in board units.
        cell: Row and column for spots on a grid, else None.
        symbol: At most 4 characters for the text board; empty for a free place.
        offered: Whether acting on it is a legal move now.
    """

    id: str
    label: str
    x: float
    y: float
    w: float = 1.0
    h: float = 1.0
    cell: Cell | None = None
    symbol: str = ""
    offered: bool = False


@dataclass(frozen=True, slots=True)
class Marks:
    """What to point out on a scene, apart from what lies there.

    Attributes:
        lit: Cells that the present step speaks of.
        sides: Sides that the present step counts.
        refused: Cells at fault in a refusal.
        last: Cells of the last move.
        ghost: A move that is being tried, drawn faint; None for nothing.
        ghost_legal: Whether the ghost may be played.
        numbers: Small labels by cell, such as the count of a step.
    """

    lit: tuple[Cell, ...] = ()
    sides: tuple[Side, ...] = ()
    refused: tuple[Cell, ...] = ()
    last: tuple[Cell, ...] = ()
    ghost: object | None = None
    ghost_legal: bool = True
    numbers: tuple[tuple[Cell, str], ...] = ()


NO_MARKS = Marks()


@dataclass(frozen=True, slots=True)
class Scene:
    """A whole picture.

    Attributes:
        title: One line, such as ``"Zoomies, Ada to place a tile"``.
        alt: The picture in a few sentences, for whoever cannot see it.
        x, y, w, h: The part of the plane that is shown, in board units.
        layers: What is drawn, from the bottom up.
        spots: Places in reading order.
        reading: The facts beside the board (scores, hands, supplies), one sentence each.
        palette: Colours of the roles that the shapes name.
    """

    title: str
    alt: str
    x: float
    y: float
    w: float
    h: float
    layers: tuple[Layer, ...]
    spots: tuple[Spot, ...] = ()
    reading: tuple[str, ...] = ()
    palette: Palette = field(default=BASE)

    def __post_init__(self) -> None:
        _finite(self.x, self.y)
        if not (self.w > 0 and self.h > 0):
            raise ValueError(f"a scene needs an area, not {self.w} x {self.h}")
        for shape in self.shapes:
            roles = [shape.fill] if isinstance(shape, Text) else [shape.fill, shape.stroke]
            for role in roles:
                if role is not None and role not in self.palette:
                    raise ValueError(f"the palette has no colour for the role {role!r}")

    @property
    def shapes(self) -> tuple[Shape, ...]:
        """Every shape, from the bottom up."""
        return tuple(shape for layer in self.layers for shape in layer.shapes)
