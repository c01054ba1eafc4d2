"""Drawings from path data: the short texts in which a game writes its outlines."""

from __future__ import annotations

import re
from typing import Final

from zoo_games.render.scene import Command, Path

_PART: Final = re.compile(r"([MLQCZ])|(-?\d+(?:\.\d+)?)")
_LENGTH: Final = {"M": 2, "L": 2, "Q": 4, "C": 6, "Z": 0}


def path_commands(data: str) -> tuple[Command, ...]:
    """Return path data as commands; M L Q C Z with absolute numbers.

    Example:
        >>> path_commands("M5 0L10 5 0 5Z")
        (('M', (5.0, 0.0)), ('L', (10.0, 5.0)), ('L', (0.0, 5.0)), ('Z', ()))
    """
    commands: list[Command] = []
    letter = ""
    numbers: list[float] = []
    for found, value in _PART.findall(data):
        letter = found or letter
        if value:
            numbers.append(float(value))
        if letter == "Z" or len(numbers) == _LENGTH[letter]:
            commands.append((letter, tuple(numbers)))
            numbers.clear()
    return tuple(commands)


def mirrored(path: Path) -> Path:
    """Return a path with east and west swapped, in hundredths of a box that is 100 wide.

    Example:
        >>> mirrored(Path(path_commands("M5 20L10 30"), None)).commands
        (('M', (95.0, 20.0)), ('L', (90.0, 30.0)))
    """
    commands = tuple(
        (letter, tuple(n if i % 2 else 100 - n for i, n in enumerate(numbers)))
        for letter, numbers in path.commands
    )
    return Path(commands, path.fill, path.stroke, path.line)
