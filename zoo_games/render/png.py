"""Paints a scene as PNG with Pillow, which is imported only when a picture is asked for.

Everything is drawn three times as large and then reduced, which smooths the edges. Curves become short
lines. Each part of a path is filled by itself, so a path cannot have holes here.
"""

from __future__ import annotations

import io
import math
from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import pairwise
from typing import Any

from zoo_games.core.errors import ZooError
from zoo_games.render.scene import Circle, Path, Point, Rect, Scene, Shape, Text
from zoo_games.render.svg import BASELINE
from zoo_games.render.theme import THEMES, Theme

SMOOTH = 3
"""Times as large as asked for in each direction, before reducing."""

ROOM = 24_000_000
"""Most pixels before reducing; a greater picture is smoothed less."""

LARGEST = 4096
"""Greatest width and height of a picture in pixels."""

CURVE = 8
"""Lines a curve is made of."""

STRAIGHT = 0.95
"""Cosine of the turn up to which two lines meet without a gap that could be seen."""


class NoPillow(ZooError):
    """Pillow is not installed."""


def png(scene: Scene, theme: Theme = "light", scale: float = 56.0, colours: int | None = None) -> bytes:
    """Return a scene as the bytes of a PNG file.

    Args:
        scene: What to draw.
        theme: ``"light"``, ``"dark"`` or ``"print"``.
        scale: Pixels a board unit, from 4 up; made smaller if a side would be above 4096 pixels.
        colours: Keep only so many colours, 2 to 256, which makes the file small; None for all.

    Raises:
        NoPillow: If Pillow is not installed.
        ValueError: If the scale is below 4, or the theme another one.
    """
    try:
        from PIL import Image, ImageDraw
    except ImportError:
        raise NoPillow("A PNG needs Pillow; install it with: pip install pillow.") from None
    if theme not in THEMES:
        raise ValueError(f"a PNG has one of the themes {', '.join(THEMES)}, not {theme!r}")
    if not (math.isfinite(scale) and scale >= 4):
        raise ValueError(f"the scale must be at least 4 pixels a board unit, not {scale}")
    scale = min(scale, LARGEST / scene.w, LARGEST / scene.h)
    size = (max(1, round(scene.w * scale)), max(1, round(scene.h * scale)))
    smooth = max(1, min(SMOOTH, math.isqrt(ROOM // (size[0] * size[1]))))
    image = Image.new("RGB", (size[0] * smooth, size[1] * smooth), scene.palette.colour("paper", theme))
    brush = _Brush(ImageDraw.Draw(image), scene, theme, scale * smooth)
    for shape in scene.shapes:
        brush.paint(shape)
    out = io.BytesIO()
    reduced = image.reduce(smooth)
    if colours is not None:
        reduced = reduced.quantize(colours, dither=Image.Dither.NONE)
    reduced.save(out, "PNG", optimize=colours is not None)
    return out.getvalue()


class _Brush:
    """Draws shapes on a Pillow image."""

    def __init__(self, draw: Any, scene: Scene, theme: Theme, scale: float) -> None:
        self.draw = draw
        self.scene = scene
        self.scale = scale
        self.shades = {role: scene.palette.colour(role, theme) for role in scene.palette}

    def at(self, x: float, y: float) -> Point:
        return (x - self.scene.x) * self.scale, (y - self.scene.y) * self.scale

    def paint(self, shape: Shape) -> None:
        if isinstance(shape, Text):
            self.text(shape)
        elif isinstance(shape, Circle | Rect) and not shape.dash:
            self.whole(shape)
        else:
            self.outlines(shape)

    def whole(self, shape: Circle | Rect) -> None:
        """Draw a circle or a rectangle in one go; its outline lies half inside and half outside."""
        line = shape.line if shape.stroke else 0.0
        fill = self.shades[shape.fill] if shape.fill else None
        edge = self.shades[shape.stroke] if shape.stroke and line else None
        width = max(1, round(line * self.scale)) if edge else 0
        if isinstance(shape, Circle):
            x, y, wide, high = shape.x - shape.r, shape.y - shape.r, 2 * shape.r, 2 * shape.r
        else:
            x, y, wide, high = shape.x, shape.y, shape.w, shape.h
        left, top = self.at(x - line / 2, y - line / 2)
        right, bottom = self.at(x + wide + line / 2, y + high + line / 2)
        box: tuple[float, ...] = (left, top, max(left, right - 1), max(top, bottom - 1))
        if isinstance(shape, Circle):
            self.draw.ellipse(box, fill=fill, outline=edge, width=width)
        else:
            radius = (min(shape.radius, wide / 2, high / 2) + line / 2) * self.scale if shape.radius else 0
            # On whole pixels, as Pillow rounds only some of its numbers and then fails on small corners.
            box = tuple(round(edge) for edge in box)
            least = min(box[2] - box[0], box[3] - box[1])
            if 2 * radius >= least - 1:
                radius = least / 2
            self.draw.rounded_rectangle(box, radius, fill=fill, outline=edge, width=width)

    def outlines(self, shape: Circle | Rect | Path) -> None:
        for outline, closed in _outlines(shape):
            corners = [self.at(x, y) for x, y in outline]
            if shape.fill and len(corners) > 2:
                self.draw.polygon(corners, fill=self.shades[shape.fill])
            if shape.stroke and shape.line:
                self.stroke(corners, closed, self.shades[shape.stroke], shape.line * self.scale, shape.dash)

    def stroke(
        self, corners: Sequence[Point], closed: bool, colour: str, width: float, dash: tuple[float, ...]
    ) -> None:
        line = [*corners, corners[0]] if closed else list(corners)
        pieces = _dashes(line, [part * self.scale for part in dash]) if dash and sum(dash) > 0 else [line]
        r = width / 2 - 0.5
        for piece in pieces:
            if len(piece) > 1:
                self.draw.line(piece, fill=colour, width=max(1, round(width)))
            for x, y in _bends(piece) if r > 1 else ():
                self.draw.ellipse((x - r, y - r, x + r, y + r), fill=colour)

    def text(self, shape: Text) -> None:
        font = _font(max(1, round(shape.size * self.scale)))
        x, y = self.at(shape.x, shape.y + BASELINE * shape.size)
        anchor = {"start": "ls", "middle": "ms", "end": "rs"}[shape.anchor]
        heavy = round(shape.size * self.scale / 32) if shape.bold else 0
        colour = self.shades[shape.fill]
        self.draw.text((x, y), shape.text, fill=colour, font=font, anchor=anchor, stroke_width=heavy)


@lru_cache(maxsize=64)
def _font(size: int) -> Any:
    from PIL import ImageFont

    return ImageFont.load_default(size)


def _outlines(shape: Rect | Circle | Path) -> Iterator[tuple[list[Point], bool]]:
    if isinstance(shape, Circle):
        yield list(_arc(shape.x, shape.y, shape.r, 0, 64, 64)), True
    elif isinstance(shape, Rect):
        yield _rounded(shape), True
    else:
        yield from _parts(shape)


def _arc(x: float, y: float, r: float, first: int, last: int, whole: int) -> Iterator[Point]:
    for step in range(first, last):
        angle = 2 * math.pi * step / whole
        yield x + r * math.cos(angle), y + r * math.sin(angle)


def _rounded(rect: Rect) -> list[Point]:
    left, top, right, bottom = rect.x, rect.y, rect.x + rect.w, rect.y + rect.h
    r = min(rect.radius, rect.w / 2, rect.h / 2)
    if r <= 0:
        return [(left, top), (right, top), (right, bottom), (left, bottom)]
    return [
        *_arc(right - r, bottom - r, r, 0, 9, 32),
        *_arc(left + r, bottom - r, r, 8, 17, 32),
        *_arc(left + r, top + r, r, 16, 25, 32),
        *_arc(right - r, top + r, r, 24, 33, 32),
    ]


def _parts(path: Path) -> Iterator[tuple[list[Point], bool]]:
    part: list[Point] = []
    for letter, numbers in path.commands:
        if letter == "M" and part:
            yield part, False
            part = []
        if letter == "Z":
            if part:
                yield part, True
            part = []
        elif letter in "ML":
            part.append((numbers[0], numbers[1]))
        elif letter == "Q":
            part += _quadratic(part[-1], numbers)
        else:
            part += _cubic(part[-1], numbers)
    if part:
        yield part, False


def _quadratic(start: Point, numbers: Sequence[float]) -> Iterator[Point]:
    (sx, sy), (cx, cy, x, y) = start, numbers
    for step in range(1, CURVE + 1):
        t, u = step / CURVE, 1 - step / CURVE
        yield u * u * sx + 2 * u * t * cx + t * t * x, u * u * sy + 2 * u * t * cy + t * t * y


def _cubic(start: Point, numbers: Sequence[float]) -> Iterator[Point]:
    (sx, sy), (ax, ay, bx, by, x, y) = start, numbers
    for step in range(1, CURVE + 1):
        t, u = step / CURVE, 1 - step / CURVE
        p, q, r, s = u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t
        yield p * sx + q * ax + r * bx + s * x, p * sy + q * ay + r * by + s * y


def _bends(line: Sequence[Point]) -> Iterator[Point]:
    """Yield the ends of a line and the points where it turns enough to need a round joint."""
    yield line[0]
    for (ax, ay), (bx, by), (cx, cy) in zip(line, line[1:], line[2:], strict=False):
        in_x, in_y, out_x, out_y = bx - ax, by - ay, cx - bx, cy - by
        lengths = math.hypot(in_x, in_y) * math.hypot(out_x, out_y)
        if in_x * out_x + in_y * out_y < STRAIGHT * lengths:
            yield bx, by
    yield line[-1]


def _dashes(line: Sequence[Point], pattern: Sequence[float]) -> Iterator[list[Point]]:
    """Cut a line into its dashes; ``pattern`` gives dash and gap in turn."""
    lengths = list(pattern) if len(pattern) % 2 == 0 else [*pattern, *pattern]
    index, left = 0, lengths[0]
    piece = [line[0]]
    for (x, y), (to_x, to_y) in pairwise(line):
        rest = math.hypot(to_x - x, to_y - y)
        while rest > left:
            x, y = x + (to_x - x) * left / rest, y + (to_y - y) * left / rest
            rest -= left
            piece.append((x, y))
            if index % 2 == 0:
                yield piece
            index = (index + 1) % len(lengths)
            left, piece = max(lengths[index], 1e-6), [(x, y)]
        left -= rest
        piece.append((to_x, to_y))
    if index % 2 == 0:
        yield piece
