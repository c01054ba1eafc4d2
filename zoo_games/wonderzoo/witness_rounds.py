"""Witnesses of the rules about rounds, the bus, dropping out and the end."""

from __future__ import annotations

from typing import Any, Final

from zoo_games.wonderzoo.moves import Done
from zoo_games.wonderzoo.settings import WonderZooSettings
from zoo_games.wonderzoo.state import State
from zoo_games.wonderzoo.witness import GATE, Witness, position

NOOK: Final = "3,3 3,4 4,3 4,4"
OTHER_NOOK: Final = "3,0 3,1 4,0 4,1"
_OPEN: Final = {
    tuple(int(part) for part in word.split(",")) for word in f"0,0 0,1 0,2 1,1 {NOOK} {OTHER_NOOK}".split()
}

TIGHT: Final = WonderZooSettings(
    size=(5, 5),
    obstacles=tuple((row, column) for row in range(5) for column in range(5) if (row, column) not in _OPEN),
)
"""A board with room for an entrance and two squares of four, nothing else."""

FULL: Final = f"{GATE}; water:O:B {NOOK}; grass:O:D1 {OTHER_NOOK}"
HALF: Final = f"{GATE}; water:O:B {NOOK}"
OS: Final = ("grass:O:D2", "vivarium:O:D1", "water:O:D1")


def tight(*boards: str, **rest: Any) -> State:
    """Return a position on the tight boards, seat 0's turn to end."""
    return position(*boards, rules=TIGHT, **{"phase": "action", "to_move": 0, "table": OS, **rest})


ONE_OUT: Final = tight(HALF, FULL, GATE)
ALL_FULL: Final = tight(FULL, FULL, bag=("water:O:D2",))
LAST_OF_ROUND: Final = tight(HALF, HALF, bus=1, acted=(1,))
HOLDER_FULL: Final = tight(HALF, FULL, HALF, acted=(2,), bus=0, bag=("water:O:D2",), table=OS)
SHORT: Final = tight(GATE, GATE, acted=(1,), bus=1, table=OS[:1], bag=("path:O:B", "water:O:D2"))
NO_BAG: Final = tight(GATE, GATE, acted=(1,), bus=1, table=OS[:1])

ROUND_WITNESSES: Final = (
    Witness.leads(
        "W.clockwise",
        "Seat 0 has had its turn in a game of three. Whose turn is it, if everybody can place?",
        tight(HALF, HALF, HALF),
        Done(),
        lambda state: state.to_move,
        1,
        2,
    ),
    Witness.leads(
        "W.stop",
        "Nothing fits on the board of seat 1. Whose turn comes after seat 0?",
        ONE_OUT,
        Done(),
        lambda state: state.to_move,
        2,
        1,
    ),
    Witness.leads(
        "W.out",
        "Nothing on the table fits on the board of seat 1. Who is out after seat 0's turn?",
        ONE_OUT,
        Done(),
        lambda state: state.out,
        (False, True, False),
        (False, False, False),
    ),
    Witness.leads(
        "W.over",
        "Both boards are full. What is due after the turn, with a tile in the bag?",
        ALL_FULL,
        Done(),
        lambda state: state.phase,
        "over",
        "deal",
    ),
    Witness.leads(
        "W.pass",
        "Seat 1 has the bus and nobody took it. Who has it in the next round?",
        LAST_OF_ROUND,
        Done(),
        lambda state: state.bus,
        0,
        1,
    ),
    Witness.leads(
        "W.bus",
        "Nobody took the bus of seat 0, and seat 1 is full. Who has the bus in the next round?",
        HOLDER_FULL,
        Done(),
        lambda state: state.bus,
        2,
        1,
    ),
    Witness.leads(
        "W.draw-tiles",
        "Two tiles are in the bag and one lies on the table. What is due when both have played?",
        SHORT,
        Done(),
        lambda state: state.phase,
        "deal",
        "tile",
    ),
    Witness.leads(
        "W.refill",
        "Three tiles lie on the table of three, one of whom is full. What is due when all have played?",
        tight(HALF, FULL, HALF, acted=(2,), bus=2, out=(False, True, False), bag=("water:O:D2",)),
        Done(),
        lambda state: (state.phase, state.players + state.rules.table_extra),
        ("deal", 4),
        ("tile", 3),
    ),
    Witness.leads(
        "W.empty",
        "The bag is empty and one tile lies on the table. What is due when both have played?",
        NO_BAG,
        Done(),
        lambda state: state.phase,
        "tile",
        "over",
    ),
)
