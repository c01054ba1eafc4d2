"""A scene as a list of canvas commands: pure data, made whole before anything is drawn.

A frame is either complete or not begun: whatever can fail fails here, where no canvas is held. A command
is ``("call", method, arguments)`` or ``("set", attribute, value)`` with the names of ipycanvas. Shapes are
in board units; the frame scales them once. The top left pixel carries the number of the frame in the
low bits of its colour, so that the page can tell which frame it really shows.

A frame that follows another of the same area repaints the part that changed, with everything that lies
there, inside one clip of whole pixels; its pixels are those of the whole frame.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Any

from zoo_games.notebook.regions import Box, box_of, figures, pixels
from zoo_games.render.scene import Circle, Drawing, Figure, Path, Rect, Scene, Shape, Stamp, Text
from zoo_games.render.svg import BASELINE, FONT
from zoo_games.render.theme import Palette, Theme

Command = tuple[str, str, Any]

FRAMES = 64
"""Frame numbers are told apart modulo this: two low bits in each of three colour channels."""

CORNER = Box(0, 0, 1, 1)
"""The pixel that carries the number of the frame."""

_STYLES: tuple[tuple[str, Any], ...] = (
    ("global_alpha", 1.0),
    ("global_composite_operation", "source-over"),
    ("fill_style", "#000000"),
    ("stroke_style", "#000000"),
    ("line_width", 1.0),
    ("line_cap", "round"),
    ("line_join", "round"),
    ("miter_limit", 10.0),
    ("line_dash_offset", 0.0),
    ("shadow_color", "rgba(0,0,0,0)"),
    ("shadow_blur", 0.0),
    ("shadow_offset_x", 0.0),
    ("shadow_offset_y", 0.0),
    ("filter", "none"),
    ("font", f"1px {FONT}"),
    ("text_align", "center"),
    ("text_baseline", "alphabetic"),
)

_METHODS = {"M": "move_to", "L": "line_to", "Q": "quadratic_curve_to", "C": "bezier_curve_to"}
_ALIGN = {"start": "left", "middle": "center", "end": "right"}


def frame_colour(paper: str, frame: int) -> str:
    """Return the paper colour with the frame number in its low bits.

    Example:
        >>> frame_colour("#fbf8f1", 0), frame_colour("#fbf8f1", 27)
        ('#f8f8f0', '#f9faf3')
    """
    code = frame % FRAMES
    channels = [int(paper[at : at + 2], 16) & 0xFC for at in (1, 3, 5)]
    bits = (code >> 4 & 3, code >> 2 & 3, code & 3)
    return "#" + "".join(f"{channel | bit:02x}" for channel, bit in zip(channels, bits, strict=True))


def frame_commands(
    scene: Scene, theme: Theme, width: int, height: int, frame: int, only: Sequence[Box] | None = None
) -> list[Command]:
    """Return the commands of one frame, from ``save`` to ``restore``.

    Args:
        scene: What to draw.
        theme: Which shade of each role.
        width: Width of the backing store in pixels, 1 or more; the scene's width is fitted to it.
        height: Height of the backing store in pixels, 1 or more.
        frame: Number of the frame.
        only: Boxes of whole pixels outside of which the canvas already shows the scene; None for none.

    Raises:
        ValueError: For a number that a canvas cannot take, before anything is drawn.
    """
    if width < 1 or height < 1:
        raise ValueError(f"a canvas needs an area, not {width} x {height}")
    paper = scene.palette.colour("paper", theme)
    scale_x, scale_y = width / scene.w, height / scene.h
    board: Command = (
        "call",
        "set_transform",
        (scale_x, 0, 0, scale_y, -scene.x * scale_x, -scene.y * scale_y),
    )
    check_numbers([board])
    commands: list[Command] = [("call", "save", ()), ("call", "reset_transform", ())]
    commands += [("set", name, value) for name, value in _STYLES]
    commands.append(("call", "set_line_dash", ([],)))
    if only is not None:
        only = [*only, CORNER]
        commands += _clip(only)
    commands += [("set", "fill_style", paper), ("call", "fill_rect", (0, 0, width, height)), board]
    for figure in figures(scene):
        if only is None or _touches(figure, only, scene, width, height):
            commands += _figure(figure, scene, theme, scale_x, scale_y, board)
    commands += [
        ("call", "reset_transform", ()),
        ("set", "fill_style", frame_colour(paper, frame)),
        ("call", "fill_rect", CORNER),
        ("call", "restore", ()),
    ]
    return list(_without_repeats(commands))


def _clip(boxes: Sequence[Box]) -> list[Command]:
    commands: list[Command] = [("call", "begin_path", ())]
    for box in boxes:
        commands.append(("call", "rect", (box.left, box.top, box.right - box.left, box.bottom - box.top)))
    return [*commands, ("call", "clip", ())]


def _touches(figure: Figure, boxes: Sequence[Box], scene: Scene, width: int, height: int) -> bool:
    own = pixels(box_of(figure), scene, width, height)
    return own is not None and any(own.meets(box) for box in boxes)


def _figure(
    figure: Figure, scene: Scene, theme: Theme, scale_x: float, scale_y: float, board: Command
) -> Sequence[Command]:
    if not isinstance(figure, Stamp):
        return _shape(figure, scene.palette, theme)
    place = (figure.x - scene.x) * scale_x, (figure.y - scene.y) * scale_y
    scaled: Command = (
        "call",
        "set_transform",
        (scale_x * figure.scale, 0, 0, scale_y * figure.scale, *place),
    )
    check_numbers([scaled])
    return [scaled, *_drawing(figure.drawing, scene.palette, theme), board]


def check_numbers(commands: list[Command]) -> None:
    """Refuse numbers that would break the page's canvases.

    Raises:
        ValueError: For a number that is not finite or a negative radius, width or blur.
    """
    for kind, name, value in commands:
        numbers = value if kind == "call" else (value,)
        for number in numbers:
            if isinstance(number, int | float) and not math.isfinite(number):
                raise ValueError(f"{name} needs finite numbers, not {number}")
        if name in ("arc", "arc_to") and numbers[2 if name == "arc" else 4] < 0:
            raise ValueError(f"{name} needs a radius of at least 0")
        if name in ("line_width", "shadow_blur") and value < 0:
            raise ValueError(f"{name} must be at least 0, not {value}")


def _without_repeats(commands: list[Command]) -> Iterator[Command]:
    """Leave out settings that change nothing; canvases are slow to set."""
    current: dict[str, Any] = {}
    dash: Any = None
    for command in commands:
        kind, name, value = command
        if kind == "set":
            if name in current and current[name] == value:
                continue
            current[name] = value
        elif name == "set_line_dash":
            if value == dash:
                continue
            dash = value
        yield command


@lru_cache(maxsize=2048)
def _drawing(drawing: Drawing, palette: Palette, theme: Theme) -> tuple[Command, ...]:
    commands: list[Command] = []
    for shape in drawing.shapes:
        commands += _shape(shape, palette, theme)
    return tuple(commands)


@lru_cache(maxsize=8192)
def _shape(shape: Shape, palette: Palette, theme: Theme) -> tuple[Command, ...]:
    def colour(role: str | None) -> str | None:
        return None if role is None else palette.colour(role, theme)

    if isinstance(shape, Text):
        commands = _text(shape, colour(shape.fill))
    else:
        commands = _outlined(shape, colour(shape.fill), colour(shape.stroke))
    check_numbers(commands)
    return tuple(commands)


def _text(shape: Text, fill: str | None) -> list[Command]:
    weight = "bold " if shape.bold else ""
    return [
        ("set", "fill_style", fill),
        ("set", "font", f"{weight}{round(shape.size, 4)}px {FONT}"),
        ("set", "text_align", _ALIGN[shape.anchor]),
        ("call", "fill_text", (shape.text, shape.x, shape.y + BASELINE * shape.size)),
    ]


def _outlined(shape: Rect | Circle | Path, fill: str | None, stroke: str | None) -> list[Command]:
    commands: list[Command] = [("call", "begin_path", ())]
    if isinstance(shape, Rect):
        commands += _rectangle(shape)
    elif isinstance(shape, Circle):
        commands.append(("call", "arc", (shape.x, shape.y, shape.r, 0.0, 2 * math.pi)))
    else:
        for letter, numbers in shape.commands:
            commands.append(("call", "close_path" if letter == "Z" else _METHODS[letter], numbers))
    if fill is not None:
        commands += [("set", "fill_style", fill), ("call", "fill", ())]
    if stroke is not None and shape.line > 0:
        dash = [] if isinstance(shape, Path) and not shape.dash else list(shape.dash)
        commands += [
            ("set", "stroke_style", stroke),
            ("set", "line_width", shape.line),
            ("call", "set_line_dash", (dash,)),
            ("call", "stroke", ()),
        ]
    return commands


def _rectangle(shape: Rect) -> list[Command]:
    radius = min(shape.radius, shape.w / 2, shape.h / 2)
    left, top, right, bottom = shape.x, shape.y, shape.x + shape.w, shape.y + shape.h
    if radius <= 0:
        return [("call", "rect", (left, top, shape.w, shape.h))]
    return [
        ("call", "move_to", (left + radius, top)),
        ("call", "arc_to", (right, top, right, bottom, radius)),
        ("call", "arc_to", (right, bottom, left, bottom, radius)),
        ("call", "arc_to", (left, bottom, left, top, radius)),
        ("call", "arc_to", (left, top, right, top, radius)),
        ("call", "close_path", ()),
    ]
