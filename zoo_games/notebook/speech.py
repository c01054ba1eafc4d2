"""A board in words: every fact once, what lies on the cells row by row."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import groupby

from zoo_games.core.explanation import Cell
from zoo_games.render.scene import Scene, Spot

MOST_PARTS = 120
"""Runs of cells that are told at most; the arrow keys read the rest."""

_PLACE = re.compile(r"row -?\d+, column -?\d+: ")
_REMARK = re.compile(r" \([^()]*\)")


def spoken(scene: Scene) -> str:
    """Return a scene in sentences, for whoever listens.

    The picture in words comes first, then what lies on the cells, then the facts beside the board that
    have not been said yet.

    Args:
        scene: The scene.

    Example:
        >>> from zoo_games.render.scene import Scene, Spot
        >>> dogs = [
        ...     Spot(f"cell 0,{at}", f"row 0, column {at}: {dog}", at, 0, cell=(0, at), symbol="D")
        ...     for at, dog in enumerate(["Husky", "Husky", "Poodle"])
        ... ]
        >>> spoken(Scene("Park", "A park.", 0, 0, 3, 1, (), tuple(dogs), ("A park.", "Ada has 3 points.")))
        'A park. Row 0: columns 0 to 1 Husky; column 2 Poodle. Ada has 3 points.'
    """
    told = [scene.alt.strip()]
    told += _rows(scene)
    for line in scene.reading:
        if line.rstrip(".") not in scene.alt:
            told.append(_in_words(line, scene))
    return " ".join(part for part in told if part)


def _in_words(line: str, scene: Scene) -> str:
    """Return a line that begins with the mark of a cell's symbol without that mark."""
    mark, _, rest = line.partition(" at ")
    if _PLACE.match(rest) and any(spot.symbol.endswith(mark) for spot in scene.spots):
        return f"{rest[:1].upper()}{rest[1:]}"
    return line


def _rows(scene: Scene) -> Iterator[str]:
    """Yield a sentence for every row of every group in which something lies."""
    lying = [spot for spot in scene.spots if spot.symbol and spot.cell and _PLACE.match(spot.label)]
    parts = 0
    for (group, row), spots in groupby(lying, lambda spot: (spot.group, _cell(spot)[0])):
        runs = list(_runs(list(spots)))
        if parts + len(runs) > MOST_PARTS:
            yield "There lies more; the arrow keys read it cell by cell."
            return
        parts += len(runs)
        yield f"{f'{group}, row' if group else 'Row'} {row}: {'; '.join(runs)}."


def _runs(spots: list[Spot]) -> Iterator[str]:
    """Yield what lies in a row, cells in a row that hold the same told as one."""
    first = last = 0
    name = ""
    for spot in spots:
        column = _cell(spot)[1]
        if name == _name(spot) and column == last + 1:
            last = column
            continue
        if name:
            yield _run(first, last, name)
        first, last, name = column, column, _name(spot)
    yield _run(first, last, name)


def _run(first: int, last: int, name: str) -> str:
    return f"column {first} {name}" if first == last else f"columns {first} to {last} {name}"


def _name(spot: Spot) -> str:
    return spot.name or _REMARK.sub("", _PLACE.sub("", spot.label, count=1))


def _cell(spot: Spot) -> Cell:
    assert spot.cell is not None
    return spot.cell
