"""Where the boards, the table and the bags of WonderZoo lie: side by side, or narrow for a small page."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from zoo_games.render.scene import Point
from zoo_games.wonderzoo.picture import HEAD, SMALL_HEAD, Frame
from zoo_games.wonderzoo.state import State

LEFT = 0.75
"""Room for the numbers of the rows."""

GAP = 0.7
"""Room between the large board and the small ones beside it."""

TABLE = 0.5
"""Size of a square of a tile on the table."""

MOST = 0.5
"""Greatest size of a square of a small board."""

MAT = (4 * TABLE + 0.12, 2 * TABLE + 0.28)
"""Width and height of the mat of a tile on the table."""

STEP = (4 * TABLE + 0.3, 2 * TABLE + 0.42)
"""From one mat to the next, to the east and to the south."""

BAGS = (4.7, 1.0)
"""Width and height of what is told of the bags."""

ABOVE = SMALL_HEAD + 0.32
"""Room that the head of a small board takes above it."""

NARROW = 8.0
"""Width of what lies below the large board of a narrow picture."""


class Layout(NamedTuple):
    """Where everything lies.

    Attributes:
        frames: Every board, the large one first.
        mats: North-west corner of the mat of every tile on the table.
        bags: North-west corner of what is told of the bags.
        size: Width and height of the picture.
    """

    frames: tuple[Frame, ...]
    mats: tuple[Point, ...]
    bags: Point
    size: Point


def layout(state: State, own: int, narrow: bool = False) -> Layout:
    """Return where everything lies.

    Args:
        state: The position.
        own: Whose zoo is large.
        narrow: Whether the small boards lie below the large one.
    """
    rows, columns = state.rules.size
    large = Frame(own, LEFT, HEAD + 0.85, 1.0, rows, columns)
    corner = (LEFT, large.y + rows + 0.45)
    others = [(own + step) % state.players for step in range(1, state.players)]
    small, table, wide = (_below if narrow else _beside)(state, large, others, corner)
    mats = _mats(_room(state), table, wide)
    bags = (table[0], mats[-1][1] + 2 * TABLE + 0.6)
    frames = (large, *small)
    right = max(
        [frame.x + max(3.0, frame.columns * frame.scale) for frame in frames]
        + [x + MAT[0] for x, _ in mats]
        + [bags[0] + BAGS[0]]
    )
    bottom = max([frame.y + frame.rows * frame.scale for frame in frames] + [bags[1] + BAGS[1]])
    return Layout(frames, mats[: len(state.table)], bags, (right + 0.25, bottom + 0.25))


Rest = tuple[list[Frame], Point, float]
"""The small boards, where the table begins, and how wide it may be."""


def _beside(state: State, large: Frame, others: Sequence[int], corner: Point) -> Rest:
    """Lay the small boards east of the large one, from top to bottom."""
    rows, columns = state.rules.size
    below = -(-_room(state) // _abreast(columns)) * STEP[1] + 1.3
    high = (corner[1] + below) / len(others) - SMALL_HEAD - 0.5
    scale = min(MOST, high / rows)
    step = rows * scale + SMALL_HEAD + 0.5
    x, y = large.x + columns + GAP, ABOVE
    small = [Frame(seat, x, y + index * step, scale, rows, columns) for index, seat in enumerate(others)]
    return small, corner, columns


def _below(state: State, large: Frame, others: Sequence[int], corner: Point) -> Rest:
    """Lay the small boards below the large one, two abreast; the table stands beside an odd one."""
    rows, columns = state.rules.size
    odd = len(others) % 2
    wide, gap = (2 * STEP[0] - 0.18, 0.36) if odd else ((NARROW - 0.4) / 2, 0.4)
    slot = NARROW - wide - gap
    scale = min(MOST, slot / columns)
    step = ABOVE + rows * scale + 0.1
    small = [
        Frame(
            seat,
            large.x + index % 2 * (slot + gap),
            corner[1] + index // 2 * step + ABOVE - 0.2,
            scale,
            rows,
            columns,
        )
        for index, seat in enumerate(others)
    ]
    if odd:
        return small, (large.x + slot + gap, corner[1] + len(others) // 2 * step), wide
    return small, (large.x, corner[1] + len(others) // 2 * step + 0.2), NARROW


def _room(state: State) -> int:
    """Return for how many tiles the table has room: as many as a round begins with, so that nothing moves."""
    return max(1, state.players + state.rules.table_extra, len(state.table))


def _mats(count: int, corner: Point, wide: float) -> tuple[Point, ...]:
    """Return the north-west corner of every tile on the table, as many abreast as there is room for."""
    abreast = _abreast(wide)
    return tuple(
        (corner[0] + index % abreast * STEP[0], corner[1] + index // abreast * STEP[1])
        for index in range(count)
    )


def _abreast(wide: float) -> int:
    """Return how many tiles of the table lie side by side."""
    return max(1, int((wide + 0.3) / STEP[0]))
