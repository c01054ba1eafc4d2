"""Witnesses of the rules about setup and placing tiles."""

from __future__ import annotations

from typing import Final

from zoo_games.core.chance import Stream
from zoo_games.core.witness import LEGAL, REFUSED
from zoo_games.wonderzoo.components import PARTS
from zoo_games.wonderzoo.moves import Done, PlaceEntrance, PlaceTile
from zoo_games.wonderzoo.rules import apply, initial, legal
from zoo_games.wonderzoo.settings import WonderZooSettings
from zoo_games.wonderzoo.state import State
from zoo_games.wonderzoo.witness import GATE, Witness, cells_of, position

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
    Witness(
        "W.tiles",
        "How many tiles are in the bag at the start, and how many are paths?",
        START,
        lambda state: (len(state.bag), _terrains(state)),
        (65, 20),
        (69, 24),
    ),
    Witness("W.visitors", "How many visitors are in their bag?", START, lambda s: len(s.visitor_bag), 40, 10),
    Witness(
        "W.bags",
        "How many tiles and visitors are in the two bags?",
        START,
        lambda state: (len(state.bag), len(state.visitor_bag)),
        (65, 40),
        (105, 0),
    ),
    Witness(
        "W.boards", "How many obstacles has the difficult side?", STONY, lambda s: len(s.rules.stones), 4, 0
    ),
    Witness(
        "W.side",
        "On the difficult side, do both players have to go round the obstacle at 1,2?",
        STONY,
        lambda state: tuple(bool(board.taken & state.grid.bit[1, 2]) for board in state.boards),
        (True, True),
        (True, False),
    ),
    Witness("W.size", "How many squares has a board?", START, lambda state: len(state.grid.bit), 64, 100),
    Witness(
        "W.stones",
        "Where are the obstacles of the difficult side?",
        STONY,
        lambda state: tuple(f"{row},{column}" for row, column in state.rules.stones),
        ("1,2", "2,6", "5,1", "6,5"),
        (),
    ),
    Witness(
        "W.box",
        "How many tiles of the bag are an I, and how many show D1?",
        START,
        lambda s: (sum(PARTS[t].shape == "I" for t in s.bag), sum(PARTS[t].icon == "D1" for t in s.bag)),
        (13, 20),
        (9, 15),
    ),
    Witness("W.first", "Which seat has the bus at the start?", START, lambda state: state.bus, 0, 1),
    Witness.may(
        "W.gate",
        "May an entrance cover 0,0 0,1 1,0 1,1, a square of four?",
        START,
        _entrance("0,0 0,1 1,0 1,1"),
        REFUSED,
    ),
    Witness.may(
        "W.rim", "May an entrance lie at 3,3 3,4 3,5 4,4?", START, _entrance("3,3 3,4 3,5 4,4"), REFUSED
    ),
    Witness.may(
        "W.entrance",
        "On the difficult side, may an entrance cover the obstacle at 1,2?",
        STONY,
        _entrance("0,1 0,2 0,3 1,2"),
        REFUSED,
    ),
    Witness.may(
        "W.start",
        "May a tile be placed before the entrances?",
        START,
        _tile("water:O:B", "0,0 0,1 1,0 1,1"),
        REFUSED,
    ),
    Witness(
        "W.table",
        "How many tiles lie on the table when two players begin?",
        START,
        lambda state: len(_after_entrances(state).table),
        3,
        2,
    ),
    Witness.may(
        "W.choose",
        "May grass:O:D1, which is not on the table, be placed?",
        TO_LAY,
        _tile("grass:O:D1", "4,4 4,5 5,4 5,5"),
        REFUSED,
    ),
    Witness.may("W.must", "May the turn end without a tile, while one fits?", TO_LAY, Done(), REFUSED),
    Witness.may(
        "W.shape",
        "May the water L be laid as a square of four?",
        TO_LAY,
        _tile("water:L:D1", "4,4 4,5 5,4 5,5"),
        REFUSED,
    ),
    Witness.may(
        "W.turn", "May the water L be laid as a J?", TO_LAY, _tile("water:L:D1", "4,5 5,5 6,4 6,5"), REFUSED
    ),
    Witness.may(
        "W.free",
        "May the water O cover the entrance at 1,1?",
        TO_LAY,
        _tile("water:O:B", "1,1 1,2 2,1 2,2"),
        REFUSED,
    ),
    Witness.may(
        "W.board",
        "May the water O reach over the rim?",
        TO_LAY,
        _tile("water:O:B", "7,4 7,5 8,4 8,5"),
        REFUSED,
    ),
    Witness.may(
        "W.cover",
        "May the water O cover the obstacle at 4,4?",
        STONE,
        _tile("water:O:B", "3,3 3,4 4,3 4,4"),
        REFUSED,
    ),
    Witness.may(
        "W.path",
        "May the path I lie at 2,2 3,2 4,2 5,2, which meets the entrance at a corner?",
        TO_LAY,
        _tile("path:I:B", "2,2 3,2 4,2 5,2"),
        REFUSED,
    ),
    Witness.may(
        "W.against",
        "May the water O lie at 6,6, away from everything?",
        TO_LAY,
        _tile("water:O:B", "6,6 6,7 7,6 7,7"),
        LEGAL,
    ),
    Witness.may(
        "W.counts-path",
        "May the path I lie against the entrance?",
        TO_LAY,
        _tile("path:I:B", "2,1 3,1 4,1 5,1"),
        LEGAL,
    ),
)
