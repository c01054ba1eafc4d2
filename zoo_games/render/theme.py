"""Colours by role, for a light page, a dark page and a black-and-white print.

A role says what a colour is for; a palette gives it in each theme. Views add roles of their own with
:meth:`Palette.plus`. Contrast of every pair that must be told apart is tested.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Literal

Theme = Literal["light", "dark", "print"]
THEMES: tuple[Theme, ...] = ("light", "dark", "print")

Shades = tuple[str, str, str]
"""A colour as ``#rrggbb`` in the light, dark and print theme."""

_HEX = re.compile(r"#[0-9a-f]{6}\Z")


class Palette(Mapping[str, Shades]):
    """Colour roles and their shades; a value that never changes.

    Example:
        >>> BASE.colour("ink", "light")
        '#22201c'
    """

    def __init__(self, shades: Mapping[str, Shades]) -> None:
        for role, colours in shades.items():
            for colour in colours:
                if not _HEX.match(colour):
                    raise ValueError(f"colour of {role} must be #rrggbb in small letters, not {colour!r}")
        self._shades = dict(shades)
        self._hash = hash(tuple(self._shades.items()))

    def __getitem__(self, role: str) -> Shades:
        return self._shades[role]

    def __iter__(self) -> Iterator[str]:
        return iter(self._shades)

    def __len__(self) -> int:
        return len(self._shades)

    def __hash__(self) -> int:
        return self._hash

    def __eq__(self, other: object) -> bool:
        return self is other or (isinstance(other, Palette) and self._shades == other._shades)

    def __repr__(self) -> str:
        return f"Palette of {len(self._shades)} roles"

    def colour(self, role: str, theme: Theme) -> str:
        """Return the colour of a role in a theme as ``#rrggbb``."""
        return self._shades[role][THEMES.index(theme)]

    def plus(self, shades: Mapping[str, Shades]) -> Palette:
        """Return this palette with more roles, or with roles changed."""
        return Palette({**self._shades, **shades})


BASE = Palette(
    {
        "paper": ("#fbf8f1", "#1d1f22", "#ffffff"),
        "ink": ("#22201c", "#f1ede4", "#000000"),
        "ink.soft": ("#5d574c", "#b9b2a4", "#333333"),
        "line": ("#8a8172", "#7d776b", "#555555"),
        "line.soft": ("#d9d1c1", "#3c3d40", "#bbbbbb"),
        "panel": ("#f1ebdf", "#292b2f", "#ffffff"),
        "mark.legal": ("#1f6f4a", "#7fd6a8", "#000000"),
        "mark.refused": ("#b3261e", "#ff9a8f", "#000000"),
        "mark.lit": ("#bb5600", "#ffb454", "#000000"),
        "mark.last": ("#1d5fa8", "#8fc3ff", "#000000"),
        "halo": ("#ffffff", "#000000", "#ffffff"),
        "seat.0": ("#1d5fa8", "#8fc3ff", "#000000"),
        "seat.1": ("#a8431d", "#ffab8a", "#000000"),
        "seat.2": ("#5b3a9e", "#c9b2ff", "#000000"),
        "seat.3": ("#1f6f4a", "#7fd6a8", "#000000"),
        "seat.4": ("#7a5b00", "#ecc94b", "#000000"),
    }
)


def _luminance(colour: str) -> float:
    parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    red, green, blue = (
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    """Return the contrast of two colours ``#rrggbb`` as WCAG 2 defines it, from 1 to 21.

    Example:
        >>> contrast("#000000", "#ffffff")
        21.0
    """
    light, dark = sorted((_luminance(one), _luminance(other)), reverse=True)
    return round((light + 0.05) / (dark + 0.05), 2)
