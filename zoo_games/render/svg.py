"""Paints a scene as SVG: one text, no script, no file beside it, the same bytes for the same scene.

Coordinates are hundredths of a board unit with one decimal, because browsers lay out text badly at font
sizes below one. Attributes stand in alphabetical order and ids come from content alone, so two pictures
can share a page.
"""

from __future__ import annotations

import zlib
from collections.abc import Callable, Iterable
from functools import lru_cache
from html import escape
from typing import Literal

from zoo_games.render.scene import Circle, Drawing, Path, Rect, Scene, Shape, Stamp, Text
from zoo_games.render.theme import THEMES, Palette, Theme

UNITS = 100
"""SVG units a board unit."""

PIXELS = 56
"""CSS pixels a board unit, where no width is asked for."""

LARGEST = 8192
"""Greatest width and height in CSS pixels, where no width is asked for."""

FONT = "system-ui,-apple-system,Segoe UI,Roboto,Noto Sans,DejaVu Sans,sans-serif"
BASELINE = 0.36
"""Distance of the baseline below the middle of the capitals, in font sizes."""

SvgTheme = Literal["light", "dark", "print", "auto"]
Colour = Callable[[str], str]


def svg(scene: Scene, theme: SvgTheme = "light", width: float | None = None) -> str:
    """Return a scene as an SVG document that shrinks with its page.

    Args:
        scene: What to draw.
        theme: ``"light"``, ``"dark"``, ``"print"``, or ``"auto"``, which follows the reader's setting.
        width: Width in CSS pixels, above 0; None for 56 a board unit.

    Raises:
        ValueError: If the theme is not known or the width is not above 0.

    Example:
        >>> from zoo_games.render.scene import Layer, Scene
        >>> dot = Layer("all", (Circle(0.5, 0.5, 0.2, "ink"),))
        >>> picture = svg(Scene("A dot", "One dot.", 0, 0, 1, 1, (dot,)))
        >>> '<circle cx="50" cy="50" fill="#22201c" r="20"/>' in picture
        True
    """
    if theme not in (*THEMES, "auto"):
        raise ValueError(f'a theme is "light", "dark", "print" or "auto", not {theme!r}')
    pixels = min(PIXELS, LARGEST / scene.w, LARGEST / scene.h)
    wide = scene.w * pixels if width is None else float(width)
    if not 0 < wide < 1e5:
        raise ValueError(f"the width of a picture must be above 0 and below 100000 pixels, not {width}")
    palette, colour = scene.palette, _colours(scene.palette, theme)
    drawings: dict[Drawing, str] = {}
    body: list[str] = [_element(Rect(scene.x, scene.y, scene.w, scene.h, "paper"), colour)]
    for layer in scene.layers:
        body.append(f'<g class="{escape(layer.name)}">')
        for figure in layer.figures:
            if isinstance(figure, Stamp):
                name = drawings.get(figure.drawing)
                if name is None:
                    name = drawings[figure.drawing] = _defined(figure.drawing, palette, theme)[0]
                body.append(_use(figure, name))
            else:
                body.append(_element(figure, colour))
        body.append("</g>")
    defs = "\n".join(_defined(drawing, palette, theme)[1] for drawing in drawings)
    return _document(scene, theme, wide, f"<defs>\n{defs}\n</defs>\n" if defs else "", "\n".join(body))


def _document(scene: Scene, theme: SvgTheme, wide: float, defs: str, body: str) -> str:
    title, alt = escape(scene.title), escape(scene.alt)
    style, css_class = "", "zoo-games"
    if theme == "auto":
        css_class = f"zoo-games zg{zlib.crc32((body + defs).encode()):08x}"
        style = _style(scene.palette, "." + css_class.split()[1])
    box = " ".join(number(value) for value in (scene.x, scene.y, scene.w, scene.h))
    high = wide * scene.h / scene.w
    return (
        f'<svg aria-label="{title}" class="{css_class}" font-family="{FONT}" height="{high:.0f}" role="img" '
        f'stroke-linecap="round" stroke-linejoin="round" style="max-width:100%;height:auto" '
        f'viewBox="{box}" width="{wide:.0f}" xmlns="http://www.w3.org/2000/svg">'
        f"\n<title>{title}</title>\n<desc>{alt}</desc>\n{style}{defs}{body}\n</svg>\n"
    )


def number(value: float) -> str:
    """Return a length in board units as SVG writes it, with at most one decimal.

    Example:
        >>> number(1.2351), number(2), number(-0.0001)
        ('123.5', '200', '0')
    """
    tenths = round(value * UNITS * 10)
    whole, rest = divmod(abs(tenths), 10)
    text = f"{whole}.{rest}" if rest else str(whole)
    return f"-{text}" if tenths < 0 else text


def _colours(palette: Palette, theme: SvgTheme) -> Colour:
    if theme != "auto":
        shades = {role: palette.colour(role, theme) for role in palette}
        return shades.__getitem__
    return lambda role: f"var({_variable(role)},{palette.colour(role, 'light')})"


def _variable(role: str) -> str:
    return "--zg-" + role.replace(".", "-")


def _style(palette: Palette, selector: str) -> str:
    def rules(theme: Theme) -> str:
        return ";".join(f"{_variable(role)}:{palette.colour(role, theme)}" for role in sorted(palette))

    return (
        f"<style>{selector}{{{rules('light')}}}"
        f"@media(prefers-color-scheme:dark){{{selector}{{{rules('dark')}}}}}"
        f"@media print{{{selector}{{{rules('print')}}}}}</style>"
    )


@lru_cache(maxsize=1024)
def _defined(drawing: Drawing, palette: Palette, theme: SvgTheme) -> tuple[str, str]:
    """Return the id of a drawing and its definition; the id depends on what the drawing looks like."""
    colour = _colours(palette, theme)
    inside = "".join(_element(shape, colour) for shape in drawing.shapes)
    name = f"{drawing.name}-{zlib.crc32(inside.encode()):08x}"
    return name, f'<g id="{name}">{inside}</g>'


def _use(stamp: Stamp, name: str) -> str:
    if stamp.scale == 1:
        return f'<use href="#{name}" x="{number(stamp.x)}" y="{number(stamp.y)}"/>'
    scale = f"{stamp.scale:.3f}".rstrip("0").rstrip(".")
    return f'<use href="#{name}" transform="translate({number(stamp.x)} {number(stamp.y)}) scale({scale})"/>'


def _element(shape: Shape, colour: Colour) -> str:
    if isinstance(shape, Text):
        return _text(shape, colour)
    paint = f'fill="{colour(shape.fill)}"' if shape.fill else 'fill="none"'
    stroke = _stroke(shape, colour)
    if isinstance(shape, Circle):
        return (
            f'<circle cx="{number(shape.x)}" cy="{number(shape.y)}" {paint} r="{number(shape.r)}"{stroke}/>'
        )
    if isinstance(shape, Rect):
        round_ = f' rx="{number(shape.radius)}"' if shape.radius else ""
        return (
            f'<rect {paint} height="{number(shape.h)}"{round_}{stroke} width="{number(shape.w)}" '
            f'x="{number(shape.x)}" y="{number(shape.y)}"/>'
        )
    return f'<path d="{_data(shape)}" {paint}{stroke}/>'


def _stroke(shape: Rect | Circle | Path, colour: Colour) -> str:
    if not shape.stroke or not shape.line:
        return ""
    dash = f' stroke-dasharray="{_row(shape.dash)}"' if shape.dash else ""
    return f' stroke="{colour(shape.stroke)}"{dash} stroke-width="{number(shape.line)}"'


def _row(numbers: Iterable[float]) -> str:
    return " ".join(map(number, numbers))


def _data(path: Path) -> str:
    return "".join(letter + _row(numbers) for letter, numbers in path.commands)


def _text(shape: Text, colour: Colour) -> str:
    weight = ' font-weight="700"' if shape.bold else ""
    anchor = f' text-anchor="{shape.anchor}"' if shape.anchor != "start" else ""
    return (
        f'<text fill="{colour(shape.fill)}" font-size="{number(shape.size)}"{weight}{anchor} '
        f'x="{number(shape.x)}" y="{number(shape.y + BASELINE * shape.size)}">{escape(shape.text)}</text>'
    )
