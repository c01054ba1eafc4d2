"""The settings of WonderZoo: numbers and readings that can be changed, with range, unit and help."""

from __future__ import annotations

from dataclasses import dataclass

from zoo_games.core.errors import DocumentError
from zoo_games.core.explanation import Cell
from zoo_games.core.settings import Settings, setting
from zoo_games.core.shapes import CellShape, Flag, ListOf, OneOf, Whole
from zoo_games.wonderzoo.components import STONES
from zoo_games.wonderzoo.grid import LIMIT, grid_of


@dataclass(frozen=True)
class WonderZooSettings(Settings):
    """How a game of WonderZoo is played.

    Example:
        >>> WonderZooSettings(count="tile").changed()
        {'count': 'tile'}
        >>> WonderZooSettings(difficult=True).stones
        ((1, 2), (2, 6), (5, 1), (6, 5))
    """

    size: tuple[int, int] = setting(
        (8, 8), ListOf(Whole(5, LIMIT), 2, 2), "squares", "Rows and columns of every board.", ("W.size",)
    )
    obstacles: tuple[Cell, ...] = setting(
        (),
        ListOf(CellShape(LIMIT - 1), 0, LIMIT * LIMIT),
        "cells",
        "Squares of every board that no tile may cover, beside those of the difficult side.",
        ("W.cover", "W.stones"),
    )
    difficult: bool = setting(
        False, Flag(), "-", "Whether the difficult side with its obstacles is up.", ("W.boards", "W.stones")
    )
    expert: bool = setting(
        False, Flag(), "-", "Whether the colours of the visitors count.", ("W.expert", "W.colour")
    )
    count: str = setting(
        "side",
        OneOf(("side", "tile")),
        "-",
        "Whether a visitor counts every side shared with an enclosure, or every enclosure once.",
        ("W.count", "W.score"),
    )
    points_side: int = setting(
        1, Whole(0, 10), "points", "What an enclosure beside a visitor scores.", ("W.score",)
    )
    points_favourite: int = setting(
        2, Whole(0, 10), "points", "What the favourite enclosure scores in the expert game.", ("W.favourite",)
    )
    red: str = setting(
        "every",
        OneOf(("every", "none")),
        "-",
        "Whether red visitors have every enclosure as their favourite, or none.",
        ("W.red", "W.expert"),
    )
    allow_flip: bool = setting(
        False,
        Flag(),
        "-",
        "Whether a tile may be flipped over, so that L and J, S and Z are one.",
        ("W.turn",),
    )
    reentry: bool = setting(
        False,
        Flag(),
        "-",
        "Whether a player for whom nothing fits is out for this round only.",
        ("W.out", "W.stop"),
    )
    visitors_per_colour: int = setting(
        10, Whole(0, 20), "visitors", "Visitors of each of the four colours.", ("W.visitors",)
    )
    table_extra: int = setting(
        1, Whole(0, 5), "tiles", "Tiles on the table beyond one a player.", ("W.table", "W.refill")
    )

    def __post_init__(self) -> None:
        object.__setattr__(self, "obstacles", tuple(sorted(self.obstacles)))

    @property
    def stones(self) -> tuple[Cell, ...]:
        """Every obstacle of a board, sorted: the chosen ones and, on the difficult side, the assumed ones."""
        rows, columns = self.size
        assumed = [cell for cell in STONES if cell[0] < rows and cell[1] < columns]
        return tuple(sorted({*self.obstacles, *(assumed if self.difficult else ())}))

    def check(self, place: str = "rules") -> None:
        """Refuse obstacles off the board, doubled ones, and too many for an entrance."""
        rows, columns = self.size
        for index, (row, column) in enumerate(self.obstacles):
            here = f"{place}.obstacles[{index}]"
            if not (0 <= row < rows and 0 <= column < columns):
                raise DocumentError(here, f"is off the board of {rows} x {columns} squares: {row},{column}")
            if (row, column) in self.obstacles[:index]:
                raise DocumentError(here, f"names the square {row},{column} twice")
        grid = grid_of((rows, columns), self.allow_flip)
        stones = grid.mask(self.stones)
        if not any(place.mask & grid.rim and not place.mask & stones for place in grid.places["T"]):
            raise DocumentError(f"{place}.obstacles", "leave no room for an entrance on the rim")
