"""What to draw, without saying how: shapes, spots and sentences in board units.

A view makes a :class:`Scene` from an observation; the painters (``svg``, ``text``, ``png`` and the
notebook's canvas) draw it. One board unit is the side of one cell. x grows to the east, y to the south.
Colours are roles ("park.grass"); a :class:`~zoo_games.render.theme.Palette` turns roles into colours,
so one scene serves the light, dark and print themes. A drawing that comes back many times is laid as a
:class:`Stamp`: painters that can store a drawing keep it once, all others read :attr:`Scene.shapes`,
where every stamp is already resolved into plain shapes. Numbers are checked when a shape is made, because
one bad number would blank every canvas of a page.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from functools import lru_cache
from typing import Literal

from zoo_games.core.explanation import Cell, Place, Side, Step, running_totals
from zoo_games.render.theme import BASE, Palette

Point = tuple[float, float]
Anchor = Literal["start", "middle", "end"]
Motion = Literal["", "tumble", "turn"]


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
    """A short text in a sans-serif face; (x, y) is the middle of the height of its capitals.

    ``size`` is the size of the font in board units; the baseline lies 0.36 x size below y.
    """

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


class Drawing:
    """A named group of shapes in a box of its own, made once and laid many times by :class:`Stamp`.

    Args:
        name: Letters, digits and hyphens; part of the ids of an SVG.
        shapes: From the bottom up, about the origin of the drawing's own box.
    """

    __slots__ = ("_hash", "name", "shapes")

    def __init__(self, name: str, shapes: Iterable[Shape]) -> None:
        self.name = name
        self.shapes = tuple(shapes)
        self._hash = hash((name, len(self.shapes)))

    def __eq__(self, other: object) -> bool:
        if self is other:
            return True
        return isinstance(other, Drawing) and (self.name, self.shapes) == (other.name, other.shapes)

    def __hash__(self) -> int:
        return self._hash

    def __repr__(self) -> str:
        return f"Drawing({self.name!r}, {len(self.shapes)} shapes)"


@dataclass(frozen=True, slots=True)
class Stamp:
    """A drawing scaled about its origin, then moved by (x, y)."""

    drawing: Drawing
    x: float
    y: float
    scale: float = 1.0

    def __post_init__(self) -> None:
        _finite(self.x, self.y)
        _not_negative(scale=self.scale)

    @property
    def shapes(self) -> tuple[Shape, ...]:
        """The plain shapes that the stamp stands for."""
        return _stamped(self.drawing, self.x, self.y, self.scale)


Figure = Shape | Stamp
"""What a layer holds."""


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
        at_x, at_y = (x, y) if isinstance(shape, Path) else (shape.x * scale + x, shape.y * scale + y)
        at_x, at_y = float(at_x), float(at_y)
        if isinstance(shape, Text):
            return replace(shape, x=at_x, y=at_y, size=shape.size * scale)
        line, dash = shape.line * scale, tuple(part * scale for part in shape.dash)
        if isinstance(shape, Path):
            commands = tuple(
                (letter, tuple(n * scale + (y if i % 2 else x) for i, n in enumerate(numbers)))
                for letter, numbers in shape.commands
            )
            return replace(shape, commands=commands, line=line, dash=dash)
        if isinstance(shape, Circle):
            return replace(shape, x=at_x, y=at_y, r=shape.r * scale, line=line, dash=dash)
        w, h, radius = shape.w * scale, shape.h * scale, shape.radius * scale
        return replace(shape, x=at_x, y=at_y, w=w, h=h, radius=radius, line=line, dash=dash)

    return tuple(move(shape) for shape in shapes)


@lru_cache(maxsize=2048)
def _stamped(drawing: Drawing, x: float, y: float, scale: float) -> tuple[Shape, ...]:
    return moved(drawing.shapes, x, y, scale)


@dataclass(frozen=True, slots=True)
class Layer:
    """Figures that lie on one level; later layers lie on top."""

    name: str
    figures: tuple[Figure, ...]

    @property
    def shapes(self) -> tuple[Shape, ...]:
        """The figures as plain shapes, stamps resolved."""
        flat: list[Shape] = []
        for figure in self.figures:
            if isinstance(figure, Stamp):
                flat += figure.shapes
            else:
                flat.append(figure)
        return tuple(flat)


@dataclass(frozen=True, slots=True)
class Spot:
    """A place that can be pointed at, focused and spoken.

    Attributes:
        id: Meaning that the page sends to the kernel, such as ``"cell 3,4"``.
        label: What a screen reader says, such as ``"row 3, column 4: Beagle with bone, Ada's Leader"``.
        x, y, w, h: Its rectangle in board units.
        cell: Row and column for spots on a grid, else None.
        group: Heading of the board, row or pile that the spot is part of, such as ``"Ada's zoo"`` or
            ``"River"``; the cells of one group make one grid. May stay empty where there is one board.
        symbol: At most 4 characters for the text board; empty for a free place.
        offered: Whether acting on it is a legal move now.
        name: What lies there, in the few words of a list, such as ``"Beagle with a bone"``; empty where the
            label is short enough after its place.
        motion: How a board shows that another symbol has come there: ``"tumble"`` (a die), ``"turn"`` (a card
            or tile turned over), or empty for no motion.
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
    group: str = ""
    name: str = ""
    motion: Motion = ""


@dataclass(frozen=True, slots=True)
class Marks:
    """What to point out on a scene, apart from what lies there.

    Attributes:
        lit: Places that the present step speaks of.
        sides: Sides that the present step counts.
        refused: Places at fault in a refusal.
        last: Places of the last move.
        ghost: A move that is being tried, drawn faint; None for nothing.
        ghost_legal: Whether the ghost may be played.
        numbers: Small labels by place, such as the count of a step.
        offered: Ids of the spots where the present selection may be played (``Choices.offered``); a view
            shows them, and marks just these spots as offered. None where nothing is being selected: the view
            then marks the spots where any move may be played.
        picked: Ids of the spots that the present selection holds, such as dice picked one by one
            (``Choices.picked``).
        board: The seat on whose board the cells and sides above lie, where every seat has its own; None
            for the seat to act. Spot ids need none.
        narrow: Whether the page is small, so that what stands side by side had better go below one another.
    """

    lit: tuple[Place, ...] = ()
    sides: tuple[Side, ...] = ()
    refused: tuple[Place, ...] = ()
    last: tuple[Place, ...] = ()
    ghost: object | None = None
    ghost_legal: bool = True
    numbers: tuple[tuple[Place, str], ...] = ()
    offered: tuple[str, ...] | None = None
    picked: tuple[str, ...] = ()
    board: int | None = None
    narrow: bool = False


NO_MARKS = Marks()


def step_marks(steps: Sequence[Step], at: int, board: int | None = None) -> Marks:
    """Return what to point out at a step of a count: its places and sides, and the totals up to it.

    Args:
        steps: All steps of one item.
        at: The step, from 0.
        board: The seat on whose board the places lie, where every seat has its own.

    Example:
        >>> one, two = (Step("Z.leader", "A dog.", ((0, n),), 1, n + 1) for n in (0, 1))
        >>> step_marks([one, two], 1).lit, step_marks([one, two], 1).numbers
        (((0, 1),), (((0, 0), '1'), ((0, 1), '2')))
    """
    step = steps[at]
    return Marks(lit=step.cells, sides=step.sides, numbers=running_totals(steps[: at + 1]), board=board)


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
        rows, columns: Names of the rows and columns of cells, from 0, for the text; else numbers stand there.
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
    rows: tuple[str, ...] = ()
    columns: tuple[str, ...] = ()

    def __post_init__(self) -> None:
        _finite(self.x, self.y, self.w, self.h)
        if not (self.w > 0 and self.h > 0):
            raise ValueError(f"a scene needs an area, not {self.w} x {self.h}")
        for shape in self._named():
            roles = [shape.fill] if isinstance(shape, Text) else [shape.fill, shape.stroke]
            for role in roles:
                if role is not None and role not in self.palette:
                    raise ValueError(f"the palette has no colour for the role {role!r}")

    def _named(self) -> Iterator[Shape]:
        """Every shape that names colours, each drawing only once."""
        seen: set[Drawing] = set()
        for layer in self.layers:
            for figure in layer.figures:
                if not isinstance(figure, Stamp):
                    yield figure
                elif figure.drawing not in seen:
                    seen.add(figure.drawing)
                    yield from figure.drawing.shapes

    @property
    def shapes(self) -> tuple[Shape, ...]:
        """Every plain shape, from the bottom up, stamps resolved."""
        return tuple(shape for layer in self.layers for shape in layer.shapes)
