"""Zoomies in one line: the body of a position code."""

from __future__ import annotations

from typing import Any, Final

from zoo_games.core.notation import Packer, Unpacker
from zoo_games.zoomies.components import DIRECTIONS, TILES, cells_of
from zoo_games.zoomies.documents import FAR, KEYS, MAX_TILES, state_from_json
from zoo_games.zoomies.moves import CIRCLE, FRENS, KINDS, SQUARE
from zoo_games.zoomies.settings import ZoomiesSettings
from zoo_games.zoomies.state import PHASES, State

SPELLINGS: Final = tuple(sorted(TILES))
"""Every spelling of every tile, in the order that codes count them."""

_NUMBER: Final = {tile: number for number, tile in enumerate(SPELLINGS)}
_PHASE_WORDS: Final = ("", *PHASES)
_MOST_LEFT: Final = 9


def pack(state: State, packer: Packer) -> None:
    """Put a state into a position code: spelling, order, hidden tiles and missing keys included."""
    packer.put_some(state.missing, KEYS)
    packer.put(_PHASE_WORDS.index(state.phase), len(_PHASE_WORDS))
    packer.put(state.to_move, state.players)
    _pack_park(state, packer)
    _pack_tokens(state, packer)
    _pack_placed(state, packer)
    for circle, square in state.left:
        packer.put(circle, _MOST_LEFT)
        packer.put(square, _MOST_LEFT)
    for hand in state.hands:
        packer.put_size(len(hand))
        for tile in hand:
            packer.put(0 if tile is None else _NUMBER[tile] + 1, len(SPELLINGS) + 1)
    for supply in (state.pile, state.discard):
        packer.put_size(len(supply))
        for tile in supply:
            packer.put(_NUMBER[tile], len(SPELLINGS))


def _pack_park(state: State, packer: Packer) -> None:
    """Put the tiles in their order, their cells counted from the north-western one."""
    packer.put_size(len(state.laid))
    if not state.laid:
        return
    rows = [tile.at[0] for tile in state.laid]
    columns = [tile.at[1] for tile in state.laid]
    for numbers in (rows, columns):
        packer.put(min(numbers) + FAR * 2, FAR * 4)
        packer.put_size(max(numbers) - min(numbers))
    for tile, at, toward in state.laid:
        packer.put(_NUMBER[tile], len(SPELLINGS))
        packer.put(at[0] - min(rows), max(rows) - min(rows) + 1)
        packer.put(at[1] - min(columns), max(columns) - min(columns) + 1)
        packer.put(DIRECTIONS.index(toward), 4)


def _pack_tokens(state: State, packer: Packer) -> None:
    dogs = [cell for _, at, toward in state.laid for cell in cells_of(at, toward)]
    number = {cell: index for index, cell in enumerate(dogs)}
    packer.put_size(len(state.tokens))
    for player, kind, at, toward in state.tokens:
        packer.put(player, state.players)
        packer.put(KINDS.index(kind), len(KINDS))
        packer.put(number[at], len(dogs))
        if toward is not None:
            packer.put(DIRECTIONS.index(toward), 4)


def _pack_placed(state: State, packer: Packer) -> None:
    packer.put(0 if state.placed is None else 1, 2)
    if state.placed is None:
        return
    at, toward = state.placed
    ends = [cells_of(tile.at, tile.toward) for tile in state.laid]
    cells = cells_of(at, toward)
    turned = cells not in ends
    packer.put(ends.index((cells[1], cells[0]) if turned else cells), len(ends))
    packer.put(turned, 2)


def unpack(packer: Unpacker, settings: ZoomiesSettings, players: int) -> State:
    """Return the state that :func:`pack` put there, judged as a document is.

    Raises:
        NotationError: If the code is too short or holds a number that is too large.
        DocumentError: If what it holds contradicts itself.
    """
    missing = packer.get_some(KEYS)
    phase = _PHASE_WORDS[packer.get(len(_PHASE_WORDS))]
    to_move = packer.get(players)
    park = _unpack_park(packer)
    tokens = _unpack_tokens(packer, park, players)
    placed = _unpack_placed(packer, park)
    left = [{CIRCLE: packer.get(_MOST_LEFT), SQUARE: packer.get(_MOST_LEFT)} for _ in range(players)]
    hands = [_unpack_hand(packer) for _ in range(players)]
    pile, discard = (
        [SPELLINGS[packer.get(len(SPELLINGS))] for _ in range(packer.get_size(MAX_TILES))] for _ in "pd"
    )
    data: dict[str, Any] = {
        "park": park,
        "tokens": tokens,
        "hands": hands,
        "left": left,
        "pile": pile,
        "discard": discard,
        "to_move": to_move,
        "phase": phase,
        "placed": placed,
    }
    return state_from_json({key: data[key] for key in data if key not in missing}, settings, players, "state")


def _unpack_park(packer: Unpacker) -> list[dict[str, Any]]:
    count = packer.get_size(MAX_TILES)
    if count == 0:
        return []
    first, size = [], []
    for _ in range(2):
        first.append(packer.get(FAR * 4) - FAR * 2)
        size.append(packer.get_size(FAR * 4) + 1)
    return [
        {
            "tile": SPELLINGS[packer.get(len(SPELLINGS))],
            "at": [first[0] + packer.get(size[0]), first[1] + packer.get(size[1])],
            "toward": DIRECTIONS[packer.get(4)],
        }
        for _ in range(count)
    ]


def _unpack_tokens(packer: Unpacker, park: list[dict[str, Any]], players: int) -> list[dict[str, Any]]:
    dogs = [cell for tile in park for cell in cells_of(tuple(tile["at"]), tile["toward"])]
    tokens = []
    for _ in range(packer.get_size(len(dogs))):
        token: dict[str, Any] = {"player": packer.get(players), "kind": KINDS[packer.get(len(KINDS))]}
        token["at"] = list(dogs[packer.get(len(dogs))])
        if token["kind"] == FRENS:
            token["toward"] = DIRECTIONS[packer.get(4)]
        tokens.append(token)
    return tokens


def _unpack_placed(packer: Unpacker, park: list[dict[str, Any]]) -> dict[str, Any] | None:
    if not packer.get(2):
        return None
    tile = park[packer.get(len(park))]
    if not packer.get(2):
        return {"at": tile["at"], "toward": tile["toward"]}
    end = cells_of(tuple(tile["at"]), tile["toward"])[1]
    opposite = DIRECTIONS[(DIRECTIONS.index(tile["toward"]) + 2) % 4]
    return {"at": list(end), "toward": opposite}


def _unpack_hand(packer: Unpacker) -> list[str | None]:
    numbers = [packer.get(len(SPELLINGS) + 1) for _ in range(packer.get_size(MAX_TILES))]
    return [None if number == 0 else SPELLINGS[number - 1] for number in numbers]
