"""Small positions: one for every rule that can be kept or broken, where the two differ.

A rule look-up prints them, tests hold them.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any, Final

from zoo_games.core.explanation import Cell
from zoo_games.core.witness import RuleQuestion
from zoo_games.wonderzoo.moves import Move
from zoo_games.wonderzoo.rules import apply
from zoo_games.wonderzoo.settings import WonderZooSettings
from zoo_games.wonderzoo.state import Laid, Pawn, State, make_state


class Witness(RuleQuestion[State, Move]):
    """A question about a position that a rule decides.

    Example:
        >>> witnesses()["W.count"].told().kept
        'What does pawn B, with two sides on one water tile, score? 2 and 0.'
    """

    play = staticmethod(apply)


def position(*boards: str, rules: WonderZooSettings | None = None, **rest: Any) -> State:
    """Return a position from a few words.

    Args:
        boards: Tiles, then after a bar the visitors, such as
            ``"entrance:T:- 0,0 0,1 0,2 1,1; path:I:B 2,1 3,1 4,1 5,1 | red 0,0; blue 2,1"``; if only one is
            given, the other player's is empty.
        rules: The settings.
        rest: What :func:`make_state` takes besides.

    Example:
        >>> position("entrance:T:- 0,0 0,1 0,2 1,1 | red 1,1").boards[0].visitors
        (Pawn(colour='red', at=(1, 1)),)
    """
    both = boards if len(boards) > 1 else (*boards, "")
    filled = {"table": (), "bag": (), "bus": 0, "bus_taken": False, "acted": ()}
    given = {**filled, "out": (False,) * len(both), "missing": frozenset(), **rest}
    return make_state(rules or WonderZooSettings(), [_board(words) for words in both], **given)


def _board(words: str) -> tuple[list[Laid], list[Pawn]]:
    tiles, _, visitors = words.partition("|")
    laid = [_parts(part) for part in tiles.split(";") if part.strip()]
    pawns = [_parts(part) for part in visitors.split(";") if part.strip()]
    return [Laid(name, cells) for name, cells in laid], [Pawn(name, cells[0]) for name, cells in pawns]


def _parts(words: str) -> tuple[str, tuple[Cell, ...]]:
    name, *cells = words.split()
    return name, tuple(cell_of(word) for word in cells)


def cell_of(word: str) -> Cell:
    """Return the cell that a word such as ``"3,4"`` names."""
    row, column = word.split(",")
    return int(row), int(column)


def cells_of(words: str) -> tuple[Cell, ...]:
    """Return the cells that words name, in reading order.

    Example:
        >>> cells_of("3,4 2,4")
        ((2, 4), (3, 4))
    """
    return tuple(sorted(cell_of(word) for word in words.split()))


GATE: Final = "entrance:T:- 0,0 0,1 0,2 1,1"
OTHER_GATE: Final = "entrance:T:- 0,1 0,2 0,3 1,2"
TOUCHED: Final = f"{GATE}; grass:O:D1 1,2 1,3 2,2 2,3; water:O:B 2,0 2,1 3,0 3,1"
"""A board whose square 1,1 has the grass on its east side and the water on its south side."""

CORNER: Final = f"{OTHER_GATE}; path:T:B 2,0 2,1 2,2 3,1; water:T:B 2,3 3,2 3,3 3,4"
"""A board whose square 2,2 has one water tile on its east and on its south side."""

PAWN_A: Final = position(f"{TOUCHED} | red 1,1")
"""Pawn A of the rule text: one side on grass, one on water."""

PAWN_B: Final = position(f"{CORNER} | red 2,2")
"""Pawn B of the rule text: two sides on one water tile."""


@cache
def witnesses() -> Mapping[str, Witness]:
    """Return the witness of each rule that can be kept or broken, by rule id.

    Example:
        >>> witnesses()["W.count"].right, witnesses()["W.count"].wrong
        ((2, 0), (1, 0))
    """
    from zoo_games.wonderzoo.witness_actions import ACTION_WITNESSES
    from zoo_games.wonderzoo.witness_rounds import ROUND_WITNESSES
    from zoo_games.wonderzoo.witness_scores import SCORE_WITNESSES
    from zoo_games.wonderzoo.witness_tiles import TILE_WITNESSES

    found = TILE_WITNESSES + ACTION_WITNESSES + ROUND_WITNESSES + SCORE_WITNESSES
    return {witness.rule: witness for witness in found}
