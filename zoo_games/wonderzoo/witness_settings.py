"""Witnesses of the settings: positions in which another value changes a move, a round or a score."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import cache
from typing import Any, Final

from zoo_games.core.chance import Stream
from zoo_games.core.witness import SettingWitness, setting_witness
from zoo_games.wonderzoo.legality import why_not
from zoo_games.wonderzoo.moves import Done, PlaceTile
from zoo_games.wonderzoo.rules import apply, initial
from zoo_games.wonderzoo.scoring import score
from zoo_games.wonderzoo.settings import WonderZooSettings
from zoo_games.wonderzoo.state import State
from zoo_games.wonderzoo.witness import CORNER, GATE, TOUCHED, cells_of, position
from zoo_games.wonderzoo.witness_rounds import FULL, HALF, OS, TIGHT


def _start(look: Callable[[State], Any]) -> Callable[[WonderZooSettings], Any]:
    return lambda settings: look(initial(settings, 2, Stream(7)))


def _scored(board: str, **fixed: Any) -> Callable[[WonderZooSettings], Any]:
    return lambda settings: score(position(board, rules=replace(settings, **fixed)))[0]


def _fits(tile: str, cells: str) -> Callable[[WonderZooSettings], Any]:
    def ask(settings: WonderZooSettings) -> bool:
        state = position(GATE, table=(tile,), to_move=0, phase="tile", rules=settings)
        return not why_not(state, PlaceTile(tile, cells_of(cells)))

    return ask


def _back_in(settings: WonderZooSettings) -> tuple[bool, ...]:
    """Return who is out when a round in which seat 1 could not place is over."""
    rules = replace(settings, size=TIGHT.size, obstacles=TIGHT.obstacles)
    state = position(
        HALF, FULL, rules=rules, table=OS, bag=("water:O:D2",) * 2, to_move=0, phase="action", icon=None
    )
    return apply(state.replace(table=OS[:2]), Done()).out


WITNESSES: Final[dict[str, tuple[Any, str, Callable[[WonderZooSettings], Any], Any, Any]]] = {
    "size": ((6, 7), "How many squares has a board?", _start(lambda s: len(s.grid.bit)), 64, 42),
    "obstacles": (
        ((4, 4),),
        "May the water O be laid on 4,4?",
        _fits("water:O:B", "4,4 4,5 5,4 5,5"),
        True,
        False,
    ),
    "difficult": (
        True,
        "May the water O be laid on 2,6?",
        _fits("water:O:B", "2,6 2,7 3,6 3,7"),
        True,
        False,
    ),
    "expert": (
        True,
        "What does a green visitor beside grass and water score?",
        _scored(f"{TOUCHED} | green 1,1"),
        2,
        3,
    ),
    "count": ("tile", "What does pawn B score?", _scored(f"{CORNER} | blue 2,2"), 2, 1),
    "points_side": (3, "What does pawn A score?", _scored(f"{TOUCHED} | red 1,1"), 2, 6),
    "points_favourite": (
        5,
        "Expert: what does a green visitor beside grass and water score?",
        _scored(f"{TOUCHED} | green 1,1", expert=True),
        3,
        6,
    ),
    "red": (
        "none",
        "Expert: what does a red visitor beside grass and water score?",
        _scored(f"{TOUCHED} | red 1,1", expert=True),
        4,
        2,
    ),
    "allow_flip": (
        True,
        "May the water L be laid as a J?",
        _fits("water:L:D1", "4,5 5,5 6,4 6,5"),
        False,
        True,
    ),
    "reentry": (True, "Who is out in the next round?", _back_in, (False, True), (False, False)),
    "visitors_per_colour": (3, "How many visitors are there?", _start(lambda s: len(s.visitor_bag)), 40, 12),
    "table_extra": (
        2,
        "How many tiles lie on the table of two players?",
        _start(lambda s: s.players + s.rules.table_extra),
        3,
        4,
    ),
}
"""Setting to another value, the question, the answer under some settings, and the two answers."""


@cache
def setting_witnesses() -> Mapping[str, SettingWitness]:
    """Return the witness of each setting by name.

    Example:
        >>> witness = setting_witnesses()["count"]
        >>> witness.question, witness.default, witness.changed
        ('What does pawn B score?', 2, 1)
    """
    return {name: setting_witness(WonderZooSettings, name, *row) for name, row in WITNESSES.items()}
