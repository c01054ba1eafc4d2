"""Documents of WonderZoo: states, moves and component files as JSON, checked to the last visitor.

``size`` and ``obstacles`` stand in a state and, if they are not the usual ones, in the rules too. If the
rules say nothing of a board, the board of a hand-written state is taken; if both speak and differ, the
document is refused. A tile outside the assumed set is taken (``WonderZoo.warnings`` names it).
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from typing import Any, Final

from zoo_games.core.components import ComponentFile
from zoo_games.core.errors import DocumentError
from zoo_games.core.explanation import Cell
from zoo_games.core.moveobject import move_object
from zoo_games.core.shapes import (
    CELL,
    CellShape,
    Flag,
    ListOf,
    Nullable,
    OneOf,
    Record,
    Tagged,
    Whole,
    Words,
)
from zoo_games.wonderzoo import judging
from zoo_games.wonderzoo.components import (
    COLOURS,
    ENTRANCE,
    TILE_PATTERN,
    TILE_WORDS,
    USES,
    ComponentSet,
    default_components,
)
from zoo_games.wonderzoo.grid import LIMIT
from zoo_games.wonderzoo.moves import (
    Cells,
    Deal,
    Done,
    DrawVisitor,
    Move,
    MoveEnclosure,
    MoveVisitor,
    PlaceEntrance,
    PlaceTile,
    PlaceVisitor,
    SwapEnclosures,
    TakeBus,
    Visitor,
)
from zoo_games.wonderzoo.settings import WonderZooSettings
from zoo_games.wonderzoo.state import PHASES, Icon, Laid, Pawn, State, make_state

MAX_TILES: Final = 400
"""Greatest number of tiles in a bag, on a table or in a box; the published box has 65."""

TILE: Final = Words(TILE_PATTERN, TILE_WORDS)
_ANY_TILE: Final = Words(f"{TILE_PATTERN}|{ENTRANCE}", f'{TILE_WORDS}, or "{ENTRANCE}"')
_SQUARE: Final = CellShape(LIMIT - 1)
_SEAT: Final = Whole(0, 3)
_LAID: Final = Record({"tile": _ANY_TILE, "cells": ListOf(_SQUARE, 4, 4)})
_PAWN: Final = Record({"colour": OneOf(COLOURS), "at": _SQUARE})
_BOARD: Final = Record(
    {"tiles": ListOf(_LAID, 0, LIMIT * LIMIT), "visitors": ListOf(_PAWN, 0, LIMIT * LIMIT)}
)
_SHAPES: Final = {
    "size": ListOf(Whole(5, LIMIT), 2, 2),
    "obstacles": ListOf(_SQUARE, 0, LIMIT * LIMIT),
    "boards": ListOf(_BOARD, 0, 4),
    "table": ListOf(TILE, 0, MAX_TILES),
    "bag": ListOf(TILE, 0, MAX_TILES),
    "visitor_bag": ListOf(OneOf(COLOURS), 0, MAX_TILES),
    "bus": _SEAT,
    "bus_taken": Flag(),
    "acted": ListOf(_SEAT, 0, 4),
    "out": ListOf(Flag(), 0, 4),
    "to_move": Nullable(_SEAT),
    "icon": Nullable(Record({"kind": OneOf(tuple(USES)), "left": Whole(0, 2)})),
    "in_hand": Nullable(OneOf(COLOURS)),
    "phase": OneOf(PHASES),
}
NULLABLE: Final = ("to_move", "icon", "in_hand")

KEYS: Final = tuple(_SHAPES)[2:]
"""Keys of a state that may be noted as missing; the board's size and obstacles always follow."""

STATE: Final = Record(_SHAPES, tuple(_SHAPES))
"""A hand-written state, which may leave out any key."""

WHOLE_STATE: Final = Record(_SHAPES, NULLABLE)
"""The initial state of a record, which may leave out only what may be null."""

_FOUR: Final = ListOf(CELL, 4, 4)
MOVE: Final = Tagged(
    {
        "place_entrance": Record({"cells": _FOUR}),
        "place_tile": Record({"tile": TILE, "cells": _FOUR}),
        "draw_visitor": Record({}),
        "place_visitor": Record({"at": CELL}),
        "move_visitor": Record({"from": CELL, "to": CELL}),
        "move_enclosure": Record({"from": CELL, "cells": _FOUR}),
        "swap_enclosures": Record({"a": CELL, "b": CELL}),
        "take_bus": Record({}),
        "done": Record({}),
        "deal": Record({"tile": TILE}),
        "visitor": Record({"colour": OneOf(COLOURS)}),
    }
)


_PLAIN: Final[dict[str, Move]] = {"draw_visitor": DrawVisitor(), "take_bus": TakeBus(), "done": Done()}


# --- moves ----------------------------------------------------------------------------------------


def move_to_json(move: Move) -> dict[str, Any]:
    """Return a move as the object of a document.

    Example:
        >>> move_to_json(MoveVisitor((0, 1), (2, 3)))
        {'type': 'move_visitor', 'from': [0, 1], 'to': [2, 3]}
    """
    return move_object(move)


def move_from_json(data: Any, place: str = "move") -> Move:
    """Return the move that an object describes; the cells of a tile come in reading order.

    Raises:
        DocumentError: For the first fault, with its place.
    """
    MOVE.check(data, place)
    kind = data["type"]
    if "cells" in data:
        judging.check_four(data["cells"], f"{place}.cells")
    if kind == "place_entrance":
        return PlaceEntrance(_cells(data["cells"]))
    if kind == "place_tile":
        return PlaceTile(data["tile"], _cells(data["cells"]))
    if kind == "place_visitor":
        return PlaceVisitor(_cell(data["at"]))
    if kind == "move_visitor":
        return MoveVisitor(_cell(data["from"]), _cell(data["to"]))
    if kind == "move_enclosure":
        return MoveEnclosure(_cell(data["from"]), _cells(data["cells"]))
    if kind == "swap_enclosures":
        return SwapEnclosures(_cell(data["a"]), _cell(data["b"]))
    if kind in ("deal", "visitor"):
        return Deal(data["tile"]) if kind == "deal" else Visitor(data["colour"])
    return _PLAIN[kind]


def _cell(at: Sequence[int]) -> Cell:
    return at[0], at[1]


def _cells(cells: Iterable[Sequence[int]]) -> Cells:
    return tuple(sorted(_cell(at) for at in cells))


# --- states ---------------------------------------------------------------------------------------


def state_to_json(state: State) -> dict[str, Any]:
    """Return a state as the ``state`` object of a document; keys it was read without stay away."""
    made: dict[str, Any] = {
        "size": list(state.rules.size),
        "obstacles": [list(cell) for cell in state.rules.stones],
        "boards": [
            {
                "tiles": [
                    {"tile": laid.tile, "cells": [list(cell) for cell in laid.cells]} for laid in board.tiles
                ],
                "visitors": [{"colour": pawn.colour, "at": list(pawn.at)} for pawn in board.visitors],
            }
            for board in state.boards
        ],
        "table": list(state.table),
        "bag": list(state.bag),
        "visitor_bag": list(state.visitor_bag),
        "bus": state.bus,
        "bus_taken": state.bus_taken,
        "acted": list(state.acted),
        "out": list(state.out),
        "to_move": state.to_move,
        "icon": None if state.icon is None else {"kind": state.icon.kind, "left": state.icon.left},
        "in_hand": state.in_hand,
        "phase": state.phase,
    }
    if state.missing:
        filled = state_to_json(_without(state))
        for key in state.missing:
            if made[key] == filled[key]:
                del made[key]
    return made


def _without(state: State) -> State:
    """Return the state with the missing keys as reading fills them."""
    boards = [((), ())] if "boards" in state.missing else [(one.tiles, one.visitors) for one in state.boards]
    if "boards" in state.missing:
        boards = boards * state.players
    given = {key: getattr(state, key) for key in KEYS[1:] if key not in state.missing}
    return make_state(state.rules, boards, **given, missing=frozenset())


def state_from_json(
    data: Any, settings: WonderZooSettings, players: int, place: str = "state", whole: bool = False
) -> State:
    """Return the state that an object describes.

    Args:
        data: The object as parsed.
        settings: The settings of the document.
        players: Number of players of the document.
        place: Path of the object, for errors.
        whole: Whether every key must be there that may not be null.

    Raises:
        DocumentError: For the first fault, with its place.
    """
    (WHOLE_STATE if whole else STATE).check(data, place)
    rules = with_board(data, settings, place)
    judging.check_boards(data, rules, players, place)
    judging.check_seats(data, players, place)
    phase, icon = data.get("phase"), data.get("icon")
    absent = frozenset(key for key in KEYS if key not in data) - _null_anyway(phase, whole)
    boards = [
        (
            [Laid(laid["tile"], _cells(laid["cells"])) for laid in board["tiles"]],
            [Pawn(pawn["colour"], _cell(pawn["at"])) for pawn in board["visitors"]],
        )
        for board in data.get("boards", [{"tiles": [], "visitors": []}] * players)
    ]
    state = make_state(
        rules,
        boards,
        data.get("table"),
        data.get("bag"),
        data.get("visitor_bag"),
        data.get("bus"),
        data.get("bus_taken"),
        data.get("acted"),
        data.get("out"),
        None if phase == "over" else data.get("to_move"),
        None if icon is None else Icon(icon["kind"], icon["left"]),
        data.get("in_hand"),
        phase,
        absent,
    )
    judging.check_turn(state, place)
    return state


def with_board(data: Mapping[str, Any], settings: WonderZooSettings, place: str) -> WonderZooSettings:
    """Return the settings with the board that a state names, if they say nothing of a board themselves.

    Raises:
        DocumentError: If both name a board and the two differ, or the state's board is impossible.
    """
    size = tuple(data.get("size", settings.size))
    rules = settings
    if size != settings.size:
        if settings.size != WonderZooSettings().size:
            rows, columns = settings.size
            raise DocumentError(f"{place}.size", f"must be [{rows}, {columns}], as rules.size says")
        rules = replace(rules, size=size)
    if "obstacles" in data:
        stones = [_cell(at) for at in data["obstacles"]]
        judging.check_stones(stones, rules, f"{place}.obstacles")
        if tuple(sorted(stones)) != rules.stones:
            if rules.obstacles or rules.difficult:
                says = "rules.difficult" if rules.difficult else "rules.obstacles"
                wanted = [list(cell) for cell in rules.stones]
                raise DocumentError(f"{place}.obstacles", f"must be {wanted}, as {says} says")
            rules = replace(rules, obstacles=tuple(stones))
    if rules != settings:
        rules.check(place if rules.obstacles != settings.obstacles else "rules")
    return rules


def _null_anyway(phase: str | None, whole: bool) -> set[str]:
    """Return the keys whose absence can only mean null."""
    if whole:
        return set(NULLABLE)
    found = {"to_move"} if phase in ("deal", "over") else set()
    if phase is not None and phase not in judging.TURN:
        found.add("icon")
    if phase is not None and phase != "place_visitor":
        found.add("in_hand")
    return found


# --- components -------------------------------------------------------------------------------------

COMPONENTS: Final = ComponentFile("wonderzoo", "tiles", TILE, MAX_TILES, ComponentSet, default_components)
"""How a component file of the game is written and read."""
