"""How a tile lies, in words: the way its squares run and the square by which it is held."""

from __future__ import annotations

from collections.abc import Sequence

from zoo_games.core.explanation import Cell
from zoo_games.wonderzoo.components import SQUARES, forms, normal
from zoo_games.wonderzoo.tiles import heart

ALONG = (("from north to south", ("north", "south")), ("from west to east", ("west", "east")))
"""How squares in one column (0) or in one row (1) run, and what the two ends are called."""


def on_table(shape: str) -> int:
    """Return the number of the quarter turn in which a tile lies on the table: the first of the lowest.

    Example:
        >>> forms("I")[on_table("I")]
        ((0, 0), (0, 1), (0, 2), (0, 3))
    """
    return min(range(len(forms(shape))), key=lambda turn: max(row for row, _ in forms(shape)[turn]))


def lying(cells: Sequence[Cell]) -> str:
    """Return how the four squares of a tile lie.

    Args:
        cells: Its cells; they make one of the seven shapes.

    Example:
        >>> lying(((0, 0), (0, 1), (0, 2), (1, 1)))
        'three squares from west to east, one to the south of the middle'
        >>> lying(((0, 1), (0, 2), (1, 0), (1, 1)))
        'two squares from west to east, two more to the south, one step to the west'
        >>> lying(((0, 0), (1, 0), (2, 0), (3, 0))), lying(((0, 0), (0, 1), (1, 0), (1, 1)))
        ('four squares from north to south', 'two squares by two')
    """
    found = normal(tuple(cells))
    flat, bar = _bar(found)
    if len(bar) == 4:
        return f"four squares {ALONG[flat][0]}"
    across = ALONG[not flat][1]
    if len(bar) == 3:
        (odd,) = set(found) - set(bar)
        side = across[odd[not flat] > bar[0][not flat]]
        return f"three squares {ALONG[flat][0]}, one to the {side} of the {_of_three(odd, bar, flat)}"
    if found == SQUARES["O"]:
        return "two squares by two"
    second = sorted(set(found) - set(bar))
    step = ALONG[flat][1][second[0][flat] > bar[0][flat]]
    return f"two squares {ALONG[flat][0]}, two more to the {across[1]}, one step to the {step}"


def held(cells: Sequence[Cell]) -> str:
    """Return the square by which a tile is held, the one that lies on the place that is chosen.

    Example:
        >>> held(((0, 0), (0, 1), (0, 2), (1, 1))), held(((0, 0), (0, 1), (1, 0), (1, 1)))
        ('the middle of the three', 'the square in the north and west')
        >>> held(((0, 1), (0, 2), (1, 0), (1, 1))), held(((0, 0), (1, 0), (2, 0), (3, 0)))
        ('the west square of the first two', 'the second square from the north')
    """
    found = normal(tuple(cells))
    flat, bar = _bar(found)
    middle = heart(found)
    if len(bar) == 4:
        return f"the second square from the {ALONG[flat][1][0]}"
    if len(bar) == 3:
        where = _of_three(middle, bar, flat)
        return "the middle of the three" if where == "middle" else f"the {where} of the three"
    if found == SQUARES["O"]:
        return "the square in the north and west"
    return f"the {ALONG[flat][1][middle == bar[1]]} square of the first two"


def lying_words(cells: Sequence[Cell]) -> str:
    """Return how a tile lies and how it is held, as two sentences.

    Example:
        >>> lying_words(((0, 0), (0, 1), (0, 2), (0, 3)))
        'It lies with four squares from west to east. You hold it by the second square from the west.'
    """
    return f"It lies with {lying(cells)}. You hold it by {held(cells)}."


def _bar(cells: Sequence[Cell]) -> tuple[bool, list[Cell]]:
    """Return the longest straight part of a tile and whether it lies in a row; of two pairs the first.

    The first of two pairs is the north one of a tile that lies flat, the west one of a tile that stands.
    """
    wide = len({column for _, column in cells}) >= len({row for row, _ in cells})
    lines: dict[int, list[Cell]] = {}
    for cell in sorted(cells):
        lines.setdefault(cell[not wide], []).append(cell)
    return wide, max((lines[at] for at in sorted(lines)), key=len)


def _of_three(cell: Cell, bar: Sequence[Cell], flat: bool) -> str:
    """Return beside which of three squares in a line a cell lies."""
    at = [one[flat] for one in bar].index(cell[flat])
    return ("middle", f"{ALONG[flat][1][at > 1]} end")[at != 1]
