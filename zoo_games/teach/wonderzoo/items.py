"""The items about WonderZoo: boards of the lessons, questions, and how hard fresh boards are."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final

from zoo_games.teach.item import Item
from zoo_games.teach.question import FollowUp, Question
from zoo_games.teach.wonderzoo.boards import Level, fresh, separating
from zoo_games.teach.wonderzoo.placing import fit_question, legal_question, out_question
from zoo_games.teach.wonderzoo.scoring import value_question
from zoo_games.teach.wonderzoo.turns import (
    SMALL,
    bus_question,
    moved_question,
    shift,
    shifting,
    turn_question,
)
from zoo_games.wonderzoo.moves import PlaceTile, PlaceVisitor
from zoo_games.wonderzoo.settings import WonderZooSettings
from zoo_games.wonderzoo.state import State
from zoo_games.wonderzoo.witness import CORNER, GATE, TOUCHED, cell_of, cells_of, position

WHOLE: Final = WonderZooSettings(expert=True)
EXPERT: Final = WonderZooSettings(size=(5, 5), expert=True)
BY_TILE: Final = WonderZooSettings(size=(5, 5), count="tile")

BETWEEN: Final = f"{GATE}; vivarium:I:D1 1,0 2,0 3,0 4,0; grass:O:D1 1,2 1,3 2,2 2,3"
"""A board whose square 1,1 lies between a vivarium and grass."""

THREE: Final = (
    "entrance:T:- 0,1 0,2 0,3 1,2; path:T:B 2,1 2,2 2,3 3,2; vivarium:L:D1 1,0 2,0 3,0 3,1; "
    "water:J:B 1,4 2,4 3,3 3,4; grass:I:D1 4,0 4,1 4,2 4,3"
)
"""A board whose square 3,2 has three enclosures on three sides."""

WALLED: Final = f"{GATE}; water:T:D1 1,0 2,0 2,1 3,0; grass:Z:D2 0,3 1,2 1,3 2,2"
"""A board on which every square beside the entrance is covered."""

TIGHT: Final = f"{WALLED}; water:O:D1 3,3 3,4 4,3 4,4; vivarium:J:D2 0,4 1,4 2,3 2,4"
"""The same with five squares left."""

SHIFTABLE: Final = f"{TOUCHED}; vivarium:T:E 3,3 4,2 4,3 4,4"
"""A board on which the water with the bus icon may be moved."""

CROWDED_GATE: Final = (
    "entrance:T:- 0,4 0,5 0,6 1,5; path:O:B 2,5 2,6 3,5 3,6; water:T:D2 0,1 0,2 0,3 1,2; vivarium:T:E 0,7 "
    "1,6 1,7 2,7; grass:O:D1 5,2 5,3 6,2 6,3; vivarium:T:D2 1,4 2,3 2,4 3,4; vivarium:L:D1 3,7 4,5 4,6 "
    "4,7; water:J:B 5,6 6,6 7,5 7,6; vivarium:O:E 4,0 4,1 5,0 5,1; vivarium:J:D2 3,0 3,1 3,2 4,2; "
    "vivarium:Z:E 1,0 1,1 2,1 2,2; grass:Z:M1 6,0 6,1 7,1 7,2; water:L:D2 4,4 5,4 6,4 6,5 | yellow 0,6; "
    "red 2,6; green 1,5; yellow 0,4; red 2,5; red 3,5; yellow 3,6; blue 0,5"
)
"""A board at the end of an expert game of two bots: eight visitors round the gate."""

LARGE: Final = (
    "entrance:T:- 2,1 3,0 3,1 3,2; vivarium:T:D2 1,3 2,2 2,3 3,3; path:L:E 3,4 4,2 4,3 4,4; grass:L:D1 "
    "2,4 2,5 3,5 4,5; path:S:D1 0,2 0,3 1,1 1,2; vivarium:I:D2 5,2 5,3 5,4 5,5; path:T:B 4,1 5,0 5,1 6,1; "
    "vivarium:S:D2 6,2 6,3 7,1 7,2; path:T:D1 0,4 0,5 0,6 1,5; vivarium:L:D1 1,6 2,6 3,6 3,7; grass:T:D2 "
    "6,5 6,6 6,7 7,6; water:T:D2 6,4 7,3 7,4 7,5; path:J:M2 0,0 0,1 1,0 2,0 | yellow 3,2; blue 2,1; "
    "yellow 3,4; blue 1,2; red 4,3; yellow 4,4; yellow 6,1; blue 5,1; green 1,5; red 4,2; green 0,6; red "
    "0,3; blue 1,1; blue 5,0"
)
"""Another one: fourteen visitors on five paths and the entrance."""


def _value(
    id: str, goal: str, board: str, rules: WonderZooSettings = SMALL, level: Level | None = None
) -> Item:
    """Return an item that asks what the first visitor of a board in words is worth."""

    def make(seed: int | None) -> Question:
        if seed is not None and level is not None:
            return _asked(id, fresh(level, seed), level, seed)
        state = position(board, GATE, rules=rules)
        return value_question(id, state, 0, None, None if level is None else _apart(level))

    return Item(id, goal, make, level is not None)


def _seeded(id: str, goal: str, level: Level, board: int) -> Item:
    """Return an item about the visitors of a zoo that is built from a seed."""

    def make(seed: int | None) -> Question:
        return _asked(id, fresh(level, board if seed is None else seed), level, seed)

    return Item(id, goal, make, True)


def _end(id: str, goal: str, board: str, colour: str | None, above: bool = False) -> Item:
    """Return an item that asks what the visitors of a colour, or all, are worth at the end of a game.

    Only the first item about an end shows its picture on a page.
    """

    def make(_: int | None) -> Question:
        state = position(board, GATE, rules=WHOLE, phase="over")
        return replace(value_question(id, state, colour), above=above)

    return Item(id, goal, make)


def _asked(id: str, state: State, level: Level, seed: int | None) -> Question:
    return value_question(id, state, level.at, seed, _apart(level))


def _apart(level: Level) -> FollowUp:
    return lambda ways: separating(level, ways)


def _placing(board: str, table: tuple[str, ...], *more: str, **rest: Any) -> State:
    """Return a position in which Ada is to place a tile."""
    return position(
        board, *(more or (GATE,)), rules=SMALL, table=table, **{"to_move": 0, "phase": "tile", **rest}
    )


def _legal(id: str, goal: str, board: str, tile: str, cells: str) -> Item:
    """Return an item that asks whether a tile may be placed."""
    move = PlaceTile(tile, cells_of(cells))

    def make(_: int | None) -> Question:
        return legal_question(id, _placing(board, (tile,)).replace(table=(tile,)), move)

    return Item(id, goal, make)


def _stands(id: str, goal: str, board: str, at: str) -> Item:
    """Return an item that asks whether a visitor may stand on a square."""

    def make(_: int | None) -> Question:
        state = position(
            board, GATE, rules=SMALL, icon=("D1", 0), phase="place_visitor", to_move=0, in_hand="blue"
        )
        return legal_question(id, state, PlaceVisitor(cell_of(at)))

    return Item(id, goal, make)


ONE: Final = Level(1, (2, 3), apart=("W-TILE",))
SOLO: Final = Level(3, (4, 5, 6), apart=("W-TILE", "W-DIAG"))
COLOURED: Final = Level(1, (2, 3), expert=True, apart=("W-LIKED",), colours=("blue", "green", "yellow"))
ALL_RED: Final = Level(1, (2, 3), expert=True, apart=("W-RED",), colours=("red",))
LAST: Final = Level(3, (4, 5, 6), expert=True, apart=("W-TILE", "W-RED", "W-DIAG", "W-LIKED"))

PATHS: Final = ("path:I:B", "path:O:B", "path:T:D1")
FOUR: Final = ("grass:J:M1", "path:O:B", "water:J:B", "water:O:D2")

_LEARN: Final = (
    _legal("enclosure-alone", "an enclosure needs no side", GATE, "water:O:B", "3,3 3,4 4,3 4,4"),
    _legal(
        "path-at-water",
        "a path needs a path",
        f"{GATE}; water:O:B 2,2 2,3 3,2 3,3",
        "path:I:B",
        "4,0 4,1 4,2 4,3",
    ),
    _legal("path-corner", "a corner is no side", GATE, "path:O:B", "2,2 2,3 3,2 3,3"),
    _stands("visitor-gate", "the entrance is a path", f"{GATE}; grass:O:D1 3,3 3,4 4,3 4,4", "0,0"),
    Item(
        "wonderzoo-turn",
        "the order of a turn and a round",
        lambda seed: turn_question("wonderzoo-turn", seed),
        True,
    ),
    Item("bus-order", "whoever takes the bus begins", lambda _: bus_question("bus-order")),
    Item(
        "water-moved",
        "a moved enclosure does not repeat its icon",
        lambda _: moved_question("water-moved", shifting(SHIFTABLE), shift("2,0", "3,0 3,1 4,0 4,1")),
    ),
    Item(
        "out-or-not",
        "the table decides who is out",
        lambda _: out_question("out-or-not", _placing(WALLED, PATHS)),
    ),
    Item(
        "tiles-fit",
        "what still fits",
        lambda _: fit_question("tiles-fit", _placing(TIGHT, FOUR, GATE, GATE)),
    ),
)

_SCORING: Final = (
    _value("visitor-worked", "two sides, counted in full", f"{BETWEEN} | red 1,1"),
    _value("visitor-faded", "the rest of the sides", f"{THREE} | red 3,2", level=Level(1, (2, 3))),
    _value("pawn-a", "two enclosures, two points", f"{TOUCHED} | blue 1,1"),
    _value("pawn-b", "two sides of one enclosure", f"{CORNER} | blue 2,2", level=ONE),
    _value("pawn-b-tile", "the other reading", f"{CORNER} | blue 2,2", BY_TILE),
    _seeded("zoo-solo", "three visitors, alone", SOLO, 1),
    _value("yellow-worked", "a favourite, counted in full", f"{BETWEEN} | yellow 1,1", EXPERT),
    _value("blue-likes", "the favourite counts 2", f"{THREE} | blue 3,2", EXPERT, COLOURED),
    _value("red-likes", "red counts 2 everywhere", f"{THREE} | red 3,2", EXPERT, ALL_RED),
    _end("zoo-end", "eight visitors, counted in full", CROWDED_GATE, None),
    _end("zoo-end-blue", "one colour in a crowd", LARGE, "blue"),
    _end("zoo-end-green", "a colour with one favourite", LARGE, "green", True),
    _end("zoo-end-red", "red in a crowd", LARGE, "red", True),
    _end("zoo-end-yellow", "favourites and others in a crowd", LARGE, "yellow", True),
    _seeded("zoo-exit", "an expert zoo never seen", LAST, 93),
)

DECLARED: Final = (*_LEARN, *_SCORING)
"""Every item about WonderZoo."""
