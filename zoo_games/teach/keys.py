"""Keys to pictures: what is drawn on the left, its name and what it means on the right, a line each."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from zoo_games.render.scene import Figure, Layer, Rect, Scene, Text
from zoo_games.render.theme import Palette

ROW: Final = 0.92
"""Height of a line, in board units."""

WIDE: Final = 11.6
TEXT_AT: Final = 2.35
"""Where the words begin; what is drawn stands to the left of it."""


def middle(line: int) -> float:
    """Return the height of the middle of a line, counted from 0.

    Example:
        >>> middle(1)
        1.38
    """
    return round(ROW * (line + 0.5), 4)


def key_picture(
    lines: Sequence[tuple[str, str]], figures: Iterable[Figure], palette: Palette, paper: str, ink: str
) -> Scene:
    """Return a key as a picture.

    Args:
        lines: Name and meaning of each line.
        figures: What is drawn, each at the :func:`middle` of its line.
        palette: Colours of the game.
        paper: Colour role of the ground.
        ink: Colour role of the words.
    """
    alt = " ".join(f"{name}: {meaning}." for name, meaning in lines)
    ground = Layer("ground", (Rect(0, 0, WIDE, ROW * len(lines), paper, None, 0, 0.2),))
    shown = Layer("key", (*figures, *_words(lines, ink)))
    return Scene("The pictures", alt, 0, 0, WIDE, ROW * len(lines), (ground, shown), palette=palette)


def _words(lines: Sequence[tuple[str, str]], ink: str) -> list[Figure]:
    found: list[Figure] = []
    for line, (name, meaning) in enumerate(lines):
        found.append(Text(TEXT_AT, middle(line) - 0.17, name, ink, 0.29, "start", bold=True))
        found.append(Text(TEXT_AT, middle(line) + 0.19, meaning, ink, 0.27, "start"))
    return found
