"""Pictures of steps side by side as one scene, numbered, so that a page stores each drawing once."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from zoo_games.render.scene import Figure, Layer, Scene, Stamp, Text, moved

GAP: Final = 0.35
"""Room between two pictures, in board units."""

HEAD: Final = 0.6
"""Room for the number above a picture, in board units."""

WIDEST: Final = 16.0
"""Greatest width of a row of pictures, in board units, unless one alone is wider."""


ABREAST: Final = 3
"""Greatest number of pictures in a row."""


def montage(scenes: Sequence[Scene], alt: str, labels: Sequence[str] = ()) -> Scene:
    """Return scenes side by side in rows, numbered from 1; all have the palette of the first.

    Args:
        scenes: At least one; the picture keeps their order.
        alt: What the whole shows, in words.
        labels: What stands above each in place of its number.

    Example:
        >>> from zoo_games.render.scene import Circle
        >>> dot = Scene("A dot", "A dot.", 0, 0, 1, 1, (Layer("all", (Circle(0.5, 0.5, 0.2, "ink"),)),))
        >>> whole = montage([dot, dot], "Two dots.")
        >>> [shape.text for shape in whole.shapes if isinstance(shape, Text)], round(whole.w, 2)
        (['1', '2'], 2.35)
    """
    wide, high = max(scene.w for scene in scenes), max(scene.h for scene in scenes) + HEAD
    columns = max(1, min(len(scenes), ABREAST, int((WIDEST + GAP) / (wide + GAP))))
    rows = -(-len(scenes) // columns)
    named = labels or [str(number) for number in range(1, len(scenes) + 1)]
    layers: list[Layer] = []
    for index, scene in enumerate(scenes):
        left, top = index % columns * (wide + GAP), index // columns * (high + GAP)
        number = Text(left + 0.12, top + HEAD / 2, named[index], "ink", 0.4, "start", bold=True)
        layers.append(Layer(f"number {index + 1}", (number,)))
        x, y = left - scene.x, top + HEAD - scene.y
        for layer in scene.layers:
            if layer.figures:
                layers.append(Layer(layer.name, tuple(_moved(one, x, y) for one in layer.figures)))
    width = columns * (wide + GAP) - GAP
    height = rows * (high + GAP) - GAP
    return replace(
        scenes[0],
        title="Steps",
        alt=alt,
        x=0,
        y=0,
        w=width,
        h=height,
        layers=tuple(layers),
        spots=(),
        reading=(),
    )


def _moved(figure: Figure, x: float, y: float) -> Figure:
    if isinstance(figure, Stamp):
        return replace(figure, x=round(figure.x + x, 4), y=round(figure.y + y, 4))
    return moved((figure,), round(x, 4), round(y, 4))[0]
