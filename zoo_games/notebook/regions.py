"""Which part of a canvas has to be painted again when one scene follows another.

A click changes a tile, a hand and some marks; the rest of a large board stays as it is. Two scenes of the
same area are compared figure by figure, in the order in which they are painted. Every figure that only
one of them has covers a box of pixels; the boxes together are the part that changed. Boxes are never too
small: a figure is inside its box whatever the font, and they end on whole pixels, so that a clip to them
has no soft edge.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from difflib import SequenceMatcher
from functools import lru_cache
from typing import NamedTuple

from zoo_games.render.scene import Circle, Drawing, Figure, Path, Rect, Scene, Shape, Stamp, Text

WIDEST = 1.3
"""Width of a character in units of its size that no face goes beyond."""

MARGIN = 2
"""Pixels round a box, for soft edges."""


class Box(NamedTuple):
    """A rectangle, from its left top corner to its right bottom corner."""

    left: float
    top: float
    right: float
    bottom: float

    def meets(self, other: Box) -> bool:
        """Return whether the two have more than an edge in common.

        Example:
            >>> Box(0, 0, 2, 2).meets(Box(1, 1, 3, 3)), Box(0, 0, 2, 2).meets(Box(2, 0, 3, 1))
            (True, False)
        """
        return (
            self.left < other.right
            and other.left < self.right
            and self.top < other.bottom
            and other.top < self.bottom
        )


def figures(scene: Scene) -> tuple[Figure, ...]:
    """Return what a scene draws, from the bottom up."""
    return tuple(figure for layer in scene.layers for figure in layer.figures)


def box_of(figure: Figure) -> Box:
    """Return a box that holds a whole figure, in board units.

    Example:
        >>> box_of(Circle(1, 1, 0.5, "ink", "ink", line=0.2))
        Box(left=0.4, top=0.4, right=1.6, bottom=1.6)
    """
    if isinstance(figure, Stamp):
        box = _drawing_box(figure.drawing)
        return Box(
            *(edge * figure.scale + (figure.y if index % 2 else figure.x) for index, edge in enumerate(box))
        )
    return _shape_box(figure)


def changed(before: Sequence[Figure], after: Sequence[Figure]) -> list[Figure]:
    """Return the figures that only one of two pictures has, or that lie on another level in it.

    Example:
        >>> one, two, three = (Circle(x, 0, 1, "ink") for x in (1, 2, 3))
        >>> [figure.x for figure in changed([one, two], [one, three, two])]
        [3]
    """
    numbers: dict[Figure, int] = {}
    old, new = ([numbers.setdefault(figure, len(numbers)) for figure in row] for row in (before, after))
    found: list[Figure] = []
    for kind, start, stop, new_start, new_stop in SequenceMatcher(None, old, new, False).get_opcodes():
        if kind != "equal":
            found += [*before[start:stop], *after[new_start:new_stop]]
    return found


def pixels(box: Box, scene: Scene, width: int, height: int) -> Box | None:
    """Return a box in whole pixels of a canvas of this size that shows the scene; None outside of it."""
    across, down = width / scene.w, height / scene.h
    left = max(0, math.floor((box.left - scene.x) * across) - MARGIN)
    top = max(0, math.floor((box.top - scene.y) * down) - MARGIN)
    right = min(width, math.ceil((box.right - scene.x) * across) + MARGIN)
    bottom = min(height, math.ceil((box.bottom - scene.y) * down) + MARGIN)
    return Box(left, top, right, bottom) if left < right and top < bottom else None


def regions(before: Scene, after: Scene, width: int, height: int) -> list[Box] | None:
    """Return the boxes of pixels that differ between two scenes, or None where everything may.

    Args:
        before: What the canvas shows.
        after: What it is to show.
        width: Width of the canvas in pixels.
        height: Height of the canvas in pixels.
    """
    if (before.x, before.y, before.w, before.h) != (after.x, after.y, after.w, after.h):
        return None
    if before.palette is not after.palette and before.palette != after.palette:
        return None
    found = (
        pixels(box_of(figure), after, width, height) for figure in changed(figures(before), figures(after))
    )
    return list(dict.fromkeys(box for box in found if box is not None))


def _around(boxes: Iterable[Box]) -> Box:
    lefts, tops, rights, bottoms = zip(*boxes, strict=True)
    return Box(min(lefts), min(tops), max(rights), max(bottoms))


@lru_cache(maxsize=2048)
def _drawing_box(drawing: Drawing) -> Box:
    return _around(_shape_box(shape) for shape in drawing.shapes) if drawing.shapes else Box(0, 0, 0, 0)


def _shape_box(shape: Shape) -> Box:
    if isinstance(shape, Text):
        wide, tall = WIDEST * shape.size * len(shape.text), shape.size
        left = shape.x - {"start": 0.0, "middle": wide / 2, "end": wide}[shape.anchor]
        return Box(left - tall, shape.y - tall, left + wide + tall, shape.y + tall)
    edge = shape.line / 2 if shape.stroke is not None else 0.0
    if isinstance(shape, Rect):
        inner = Box(shape.x, shape.y, shape.x + shape.w, shape.y + shape.h)
    elif isinstance(shape, Circle):
        inner = Box(shape.x - shape.r, shape.y - shape.r, shape.x + shape.r, shape.y + shape.r)
    else:
        inner = _path_box(shape)
    return Box(inner.left - edge, inner.top - edge, inner.right + edge, inner.bottom + edge)


def _path_box(path: Path) -> Box:
    """Return the box of all corners and control points; no curve leaves it."""
    points = [Box(x, y, x, y) for _, n in path.commands for x, y in zip(n[::2], n[1::2], strict=True)]
    return _around(points) if points else Box(0, 0, 0, 0)
