"""Witnesses of the rules about icons, visitors and moved enclosures."""

from __future__ import annotations

from typing import Any, Final

from zoo_games.core.witness import LEGAL, REFUSED
from zoo_games.wonderzoo.listing import chance
from zoo_games.wonderzoo.moves import (
    Done,
    DrawVisitor,
    MoveEnclosure,
    MoveVisitor,
    PlaceVisitor,
    TakeBus,
    Visitor,
)
from zoo_games.wonderzoo.state import State
from zoo_games.wonderzoo.witness import GATE, TOUCHED, Witness, cells_of, position
from zoo_games.wonderzoo.witness_tiles import TO_LAY

LAID: Final = f"{GATE}; water:O:D2 4,4 4,5 5,4 5,5"
FULL: Final = f"{LAID} | red 0,0; red 0,1; red 0,2; red 1,1"


def acting(board: str, icon: tuple[str, int] | None, phase: str = "action", **rest: Any) -> State:
    """Return a position in which seat 0 has placed its tile."""
    return position(board, GATE, icon=icon, phase=phase, to_move=0, **rest)


DRAWING: Final = acting(f"{LAID} | red 0,0", ("D2", 2), visitor_bag=("blue", "blue", "red"))
DRAWN: Final = acting(
    f"{LAID} | red 0,0", ("D2", 1), "place_visitor", visitor_bag=("blue", "red"), in_hand="blue"
)
NO_ROOM: Final = acting(FULL, ("D2", 1), "visitor", visitor_bag=("blue",))
USED: Final = acting(LAID, ("D2", 0), visitor_bag=("blue",))
WALKING: Final = acting(f"{GATE}; grass:O:M1 4,4 4,5 5,4 5,5 | red 0,0", ("M1", 1))
SHIFTING: Final = acting(f"{TOUCHED}; vivarium:T:E 5,4 5,5 5,6 6,5", ("E", 1))
BUS: Final = acting(f"{GATE}; water:O:B 4,4 4,5 5,4 5,5", ("B", 1), bus=1, acted=(1,), table=("water:O:B",))


def _left(state: State) -> int:
    return 0 if state.icon is None else state.icon.left


ACTION_WITNESSES: Final = (
    Witness.may("W.order", "May a visitor be drawn before a tile is placed?", TO_LAY, DrawVisitor(), REFUSED),
    Witness.may("W.may", "May the turn end with the icon unused?", DRAWING, Done(), LEGAL),
    Witness.may("W.icon", "May the bus be taken with a D2 icon?", DRAWING, TakeBus(), REFUSED),
    Witness.may("W.action", "May a third visitor be drawn when D2 is used up?", USED, DrawVisitor(), REFUSED),
    Witness(
        "W.draw",
        "In how many of 3 ways is the visitor blue, with two blue ones and a red one in the bag?",
        acting(LAID, ("D2", 1), "visitor", visitor_bag=("blue", "blue", "red")),
        lambda state: dict(chance(state))[Visitor("blue")],
        2,
        1,
    ),
    Witness.may(
        "W.stand", "May the visitor stand on the water at 4,4?", DRAWN, PlaceVisitor((4, 4)), REFUSED
    ),
    Witness.may(
        "W.one", "May the visitor stand at 0,0, where a red one is?", DRAWN, PlaceVisitor((0, 0)), REFUSED
    ),
    Witness.leads(
        "W.return",
        "All path squares are taken. How many visitors are in the bag after a blue one is drawn?",
        NO_ROOM,
        Visitor("blue"),
        lambda state: len(state.visitor_bag),
        1,
        0,
    ),
    Witness.may(
        "W.walk",
        "May the visitor at 0,0 go to 1,1, an empty square?",
        WALKING,
        MoveVisitor((0, 0), (1, 1)),
        LEGAL,
    ),
    Witness.may(
        "W.shift",
        "May the entrance be moved by an E icon?",
        SHIFTING,
        MoveEnclosure((0, 0), cells_of("7,4 7,5 7,6 6,4")),
        REFUSED,
    ),
    Witness.leads(
        "W.norepeat",
        "The water O with a B icon is moved. How many actions are left?",
        SHIFTING,
        MoveEnclosure((2, 0), cells_of("6,0 6,1 7,0 7,1")),
        _left,
        0,
        1,
    ),
    Witness.may(
        "W.move",
        "May the water O move one square down, partly onto its own old squares?",
        SHIFTING,
        MoveEnclosure((2, 0), cells_of("3,0 3,1 4,0 4,1")),
        LEGAL,
    ),
    Witness.leads(
        "W.take",
        "Seat 1 has the bus, seat 0 takes it. Who has it in the next round?",
        BUS,
        TakeBus(),
        lambda state: state.bus,
        0,
        1,
    ),
    Witness.leads(
        "W.bus-pawn",
        "Seat 1 has the bus, seat 0 takes it. Has each seat the bus now?",
        BUS,
        TakeBus(),
        lambda state: tuple(seat == state.bus for seat in range(state.players)),
        (True, False),
        (True, True),
    ),
)
