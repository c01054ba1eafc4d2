"""Documents of Zoomies: states, moves and component files as JSON, checked to the last token.

A state is judged by what the rules fix: cells that do not overlap, at most one token a tile, the budgets,
arrows that point at another breed, a phase that fits the rest. A tile outside the assumed set is taken
(``Zoomies.warnings`` names it).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from zoo_games.core.components import ComponentFile
from zoo_games.core.errors import DocumentError
from zoo_games.core.explanation import Cell
from zoo_games.core.moveobject import move_object
from zoo_games.core.shapes import (
    DIRECTION,
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
from zoo_games.zoomies import judging
from zoo_games.zoomies.components import TILE_PATTERN, TILE_WORDS, ComponentSet, default_components
from zoo_games.zoomies.moves import (
    CIRCLE,
    KINDS,
    SQUARE,
    DiscardToken,
    Draw,
    Move,
    PlaceTile,
    PlaceToken,
    Redraw,
    Refill,
)
from zoo_games.zoomies.needs import BOARD
from zoo_games.zoomies.park import LIMIT
from zoo_games.zoomies.settings import ZoomiesSettings
from zoo_games.zoomies.state import PHASES, Laid, State, Token, make_state

MAX_TILES: Final = 400
"""Greatest number of tiles in a park, a pile or a box; the published box has 50."""

FAR: Final = LIMIT - 2 * MAX_TILES
"""Greatest distance of a park's cell from 0 in a document, so that play from there stays within LIMIT."""

TILE: Final = Words(TILE_PATTERN, TILE_WORDS)
_CELL: Final = CellShape(FAR)
_MOVE_CELL: Final = CellShape(LIMIT)
_LAID: Final = Record({"tile": TILE, "at": _CELL, "toward": DIRECTION})
_TOKEN: Final = Record(
    {"player": Whole(0, 3), "kind": OneOf(KINDS), "at": _CELL, "toward": DIRECTION}, ("toward",)
)
_SUPPLY: Final = ListOf(TILE, 0, MAX_TILES)
_SHAPES: Final = {
    "park": ListOf(_LAID, 0, MAX_TILES),
    "tokens": ListOf(_TOKEN, 0, 64),
    "hands": ListOf(ListOf(Nullable(TILE), 0, 5), 0, 4),
    "left": ListOf(Record({CIRCLE: Whole(0, 8), SQUARE: Whole(0, 8)}), 0, 4),
    "pile": _SUPPLY,
    "discard": _SUPPLY,
    "to_move": Nullable(Whole(0, 3)),
    "phase": OneOf(PHASES),
    "placed": Nullable(Record({"at": _CELL, "toward": DIRECTION})),
}
_MAY_BE_NULL: Final = ("placed", "to_move")

KEYS: Final = tuple(_SHAPES)
"""Keys of a state, in the order in which they are written; the board comes first."""

STATE: Final = Record(_SHAPES, KEYS)
"""A hand-written state, which may leave out any key."""

WHOLE_STATE: Final = Record(_SHAPES, _MAY_BE_NULL)
"""The initial state of a record, which may leave out only what may be null."""

MOVE: Final = Tagged(
    {
        "place_tile": Record({"tile": TILE, "at": _MOVE_CELL, "toward": DIRECTION}),
        "place_token": Record({"kind": OneOf(KINDS), "at": _MOVE_CELL, "toward": DIRECTION}, ("toward",)),
        "discard_token": Record({"shape": OneOf((CIRCLE, SQUARE))}),
        "redraw": Record({}),
        "refill": Record({"toss": Flag()}),
        "draw": Record({"tile": TILE}),
    }
)


# --- moves ------------------------------------------------------------------------------------------


def move_to_json(move: Move) -> dict[str, Any]:
    """Return a move as the object of a document.

    Example:
        >>> move_to_json(PlaceToken("leader", (0, 1)))
        {'type': 'place_token', 'kind': 'leader', 'at': [0, 1]}
    """
    return move_object(move)


def move_from_json(data: Any, place: str = "move") -> Move:
    """Return the move that an object describes.

    Raises:
        DocumentError: For the first fault, with its place.
    """
    MOVE.check(data, place)
    kind = data["type"]
    if kind == "place_tile":
        return PlaceTile(data["tile"], _cell(data["at"]), data["toward"])
    if kind == "place_token":
        judging.check_arrow(data, place)
        return PlaceToken(data["kind"], _cell(data["at"]), data.get("toward"))
    if kind == "discard_token":
        return DiscardToken(data["shape"])
    if kind == "refill":
        return Refill(data["toss"])
    return Draw(data["tile"]) if kind == "draw" else Redraw()


def _cell(at: Sequence[int]) -> Cell:
    return at[0], at[1]


# --- states -----------------------------------------------------------------------------------------


def state_to_json(state: State) -> dict[str, Any]:
    """Return a state as the ``state`` object of a document; keys it was read without stay away."""
    made: dict[str, Any] = {
        "park": [{"tile": tile, "at": list(at), "toward": toward} for tile, at, toward in state.laid],
        "tokens": [_token_to_json(token) for token in state.tokens],
        "hands": [list(hand) for hand in state.hands],
        "left": [{CIRCLE: circle, SQUARE: square} for circle, square in state.left],
        "pile": list(state.pile),
        "discard": list(state.discard),
        "to_move": None if state.phase == "over" else state.to_move,
        "phase": state.phase,
        "placed": None if state.placed is None else {"at": list(state.placed[0]), "toward": state.placed[1]},
    }
    if state.missing:
        filled = state_to_json(_without(state))
        for key in state.missing:
            if made[key] == filled[key] and (key not in BOARD or not made[key]):
                del made[key]
    return made


def _without(state: State) -> State:
    """Return the state with the missing keys as reading fills them."""
    given = {key: getattr(state, key) for key in KEYS[2:] if key not in state.missing}
    return make_state(state.rules, state.players, state.laid, state.tokens, **given, missing=frozenset())


def _token_to_json(token: Token) -> dict[str, Any]:
    made: dict[str, Any] = {"player": token.player, "kind": token.kind, "at": list(token.at)}
    return made if token.toward is None else {**made, "toward": token.toward}


def state_from_json(
    data: Any, settings: ZoomiesSettings, players: int, place: str = "state", whole: bool = False
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
    if whole and "to_move" not in data and data["phase"] != "over":
        raise DocumentError(f"{place}.to_move", "is missing")
    judging.check_data(data, settings, players, place)
    absent = frozenset(key for key in KEYS if key not in data)
    placed = data.get("placed")
    state = make_state(
        settings,
        players,
        [Laid(tile["tile"], _cell(tile["at"]), tile["toward"]) for tile in data.get("park", [])],
        [_token_from_json(token) for token in data.get("tokens", [])],
        data.get("hands"),
        [(left[CIRCLE], left[SQUARE]) for left in data["left"]] if "left" in data else None,
        data.get("pile"),
        data.get("discard"),
        None if data.get("phase") == "over" else data.get("to_move"),
        data.get("phase"),
        None if placed is None else (_cell(placed["at"]), placed["toward"]),
        absent - _null_anyway(data, whole),
    )
    judging.check_state(state, place)
    return state


def _null_anyway(data: Mapping[str, Any], whole: bool) -> set[str]:
    """Return ``placed`` and ``to_move`` where their absence can only mean null."""
    found = {"placed"} if whole or data.get("phase") in judging.NEVER_PLACED else set()
    return {*found, "to_move"} if data.get("phase") == "over" else found


def _token_from_json(data: Mapping[str, Any]) -> Token:
    return Token(data["player"], data["kind"], _cell(data["at"]), data.get("toward"))


# --- components -------------------------------------------------------------------------------------

COMPONENTS: Final = ComponentFile("zoomies", "tiles", TILE, MAX_TILES, ComponentSet, default_components)
"""How a component file of the game is written and read."""
