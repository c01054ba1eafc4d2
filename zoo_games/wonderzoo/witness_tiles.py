"""Witnesses of the rules about setup and placing tiles."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from zoo_games.core.chance import Stream
from zoo_games.wonderzoo.components import PARTS
from zoo_games.wonderzoo.legality import why_not
from zoo_games.wonderzoo.moves import Done, Move, PlaceEntrance, PlaceTile
from zoo_games.wonderzoo.rules import apply, initial, legal
from zoo_games.wonderzoo.settings import WonderZooSettings
from zoo_games.wonderzoo.state import State
from zoo_games.wonderzoo.witness import GATE, Witness, cells_of, position

LEGAL: Final = "legal"
REFUSED: Final = "refused"


def may(rule: str, question: str, state: State, move: Move, right: str) -> Witness:
    """Return a witness that asks whether a move is legal."""
    wrong = LEGAL if right == REFUSED else REFUSED
    return Witness(
        rule, question, state, lambda state: REFUSED if why_not(state, move) else LEGAL, right, wrong, move
    )


def leads(
    rule: str, question: str, state: State, move: Move, look: Callable[[State], Any], right: Any, wrong: Any
) -> Witness:
    """Return a witness that asks what a move leads to."""
    return Witness(rule, question, state, lambda state: look(apply(state, move)), right, wrong, move)


def asks(
    rule: str, question: str, state: State, ask: Callable[[State], Any], right: Any, wrong: Any
) -> Witness:
    """Return a witness that asks about a position."""
    return Witness(rule, question, state, ask, right, wrong)


START: Final = initial(WonderZooSettings(), 2, Stream(7))
STONY: Final = initial(WonderZooSettings(difficult=True), 2, Stream(7))
TABLE: Final = ("path:I:B", "water:L:D1", "water:O:B")
TO_LAY: Final = position(GATE, table=TABLE, to_move=0, phase="tile")
STONE: Final = position(
    GATE, table=TABLE, to_move=0, phase="tile", rules=WonderZooSettings(obstacles=((4, 4),))
)


def _entrance(words: str) -> PlaceEntrance:
    return PlaceEntrance(cells_of(words))


def _tile(tile: str, words: str) -> PlaceTile:
    return PlaceTile(tile, cells_of(words))


def _terrains(state: State) -> int:
    return sum(PARTS[tile].terrain == "path" for tile in state.bag)


def _after_entrances(state: State) -> State:
    for _ in range(state.players):
        state = apply(state, legal(state)[0])
    while state.phase == "deal":
        state = apply(state, legal(state)[0])
    return state


TILE_WITNESSES: Final = (
    asks(
        "W.tiles",
        "How many tiles are in the bag at the start, and how many are paths?",
        START,
        lambda state: (len(state.bag), _terrains(state)),
        (65, 20),
        (69, 24),
    ),
    asks("W.visitors", "How many visitors are in their bag?", START, lambda s: len(s.visitor_bag), 40, 10),
    asks(
        "W.bags",
        "How many tiles and visitors are in the two bags?",
        START,
        lambda state: (len(state.bag), len(state.visitor_bag)),
        (65, 40),
        (105, 0),
    ),
    asks(
        "W.boards", "How many obstacles has the difficult side?", STONY, lambda s: len(s.rules.stones), 4, 0
    ),
    asks(
        "W.side",
        "On the difficult side, do both players have to go round the obstacle at 1,2?",
        STONY,
        lambda state: tuple(bool(board.taken & state.grid.bit[1, 2]) for board in state.boards),
        (True, True),
        (True, False),
    ),
    asks("W.size", "How many squares has a board?", START, lambda state: len(state.grid.bit), 64, 100),
    asks(
        "W.stones",
        "Where are the obstacles of the difficult side?",
        STONY,
        lambda state: tuple(f"{row},{column}" for row, column in state.rules.stones),
        ("1,2", "2,6", "5,1", "6,5"),
        (),
    ),
    asks(
        "W.box",
        "How many tiles of the bag are an I, and how many show D1?",
        START,
        lambda s: (sum(PARTS[t].shape == "I" for t in s.bag), sum(PARTS[t].icon == "D1" for t in s.bag)),
        (13, 20),
        (9, 15),
    ),
    asks("W.first", "Which seat has the bus at the start?", START, lambda state: state.bus, 0, 1),
    may(
        "W.gate",
        "May an entrance cover 0,0 0,1 1,0 1,1, a square of four?",
        START,
        _entrance("0,0 0,1 1,0 1,1"),
        REFUSED,
    ),
    may("W.rim", "May an entrance lie at 3,3 3,4 3,5 4,4?", START, _entrance("3,3 3,4 3,5 4,4"), REFUSED),
    may(
        "W.entrance",
        "On the difficult side, may an entrance cover the obstacle at 1,2?",
        STONY,
        _entrance("0,1 0,2 0,3 1,2"),
        REFUSED,
    ),
    may(
        "W.start",
        "May a tile be placed before the entrances?",
        START,
        _tile("water:O:B", "0,0 0,1 1,0 1,1"),
        REFUSED,
    ),
    asks(
        "W.table",
        "How many tiles lie on the table when two players begin?",
        START,
        lambda state: len(_after_entrances(state).table),
        3,
        2,
    ),
    may(
        "W.choose",
        "May grass:O:D1, which is not on the table, be placed?",
        TO_LAY,
        _tile("grass:O:D1", "4,4 4,5 5,4 5,5"),
        REFUSED,
    ),
    may("W.must", "May the turn end without a tile, while one fits?", TO_LAY, Done(), REFUSED),
    may(
        "W.shape",
        "May the water L be laid as a square of four?",
        TO_LAY,
        _tile("water:L:D1", "4,4 4,5 5,4 5,5"),
        REFUSED,
    ),
    may("W.turn", "May the water L be laid as a J?", TO_LAY, _tile("water:L:D1", "4,5 5,5 6,4 6,5"), REFUSED),
    may(
        "W.free",
        "May the water O cover the entrance at 1,1?",
        TO_LAY,
        _tile("water:O:B", "1,1 1,2 2,1 2,2"),
        REFUSED,
    ),
    may(
        "W.board",
        "May the water O reach over the rim?",
        TO_LAY,
        _tile("water:O:B", "7,4 7,5 8,4 8,5"),
        REFUSED,
    ),
    may(
        "W.cover",
        "May the water O cover the obstacle at 4,4?",
        STONE,
        _tile("water:O:B", "3,3 3,4 4,3 4,4"),
        REFUSED,
    ),
    may(
        "W.path",
        "May the path I lie at 2,2 3,2 4,2 5,2, which meets the entrance at a corner?",
        TO_LAY,
        _tile("path:I:B", "2,2 3,2 4,2 5,2"),
        REFUSED,
    ),
    may(
        "W.against",
        "May the water O lie at 6,6, away from everything?",
        TO_LAY,
        _tile("water:O:B", "6,6 6,7 7,6 7,7"),
        LEGAL,
    ),
    may(
        "W.counts-path",
        "May the path I lie against the entrance?",
        TO_LAY,
        _tile("path:I:B", "2,1 3,1 4,1 5,1"),
        LEGAL,
    ),
)
