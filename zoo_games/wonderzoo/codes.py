"""WonderZoo in one line: the body of a position code."""

from __future__ import annotations

from typing import Any, Final

from zoo_games.core.notation import Packer, Unpacker
from zoo_games.wonderzoo.components import COLOURS, PARTS, TILES, USES
from zoo_games.wonderzoo.documents import KEYS, MAX_TILES, state_from_json
from zoo_games.wonderzoo.grid import LIMIT, Grid, grid_of
from zoo_games.wonderzoo.settings import WonderZooSettings
from zoo_games.wonderzoo.state import PHASES, Board, State

SPELLINGS: Final = tuple(PARTS)
"""Every spelling of every tile, in the order that codes count them."""

_NUMBER: Final = {tile: number for number, tile in enumerate(SPELLINGS)}
_SUPPLY: Final = {tile: number for number, tile in enumerate(TILES)}
_PHASE_WORDS: Final = ("", *PHASES)
_ICONS: Final = tuple(USES)
_MOST_PAWNS: Final = LIMIT * LIMIT


def pack(state: State, packer: Packer) -> None:
    """Put a state into a position code; size and obstacles of the boards are in its settings."""
    packer.put_some(state.missing, KEYS)
    packer.put(_PHASE_WORDS.index(state.phase), len(_PHASE_WORDS))
    players = state.players
    packer.put(players if state.to_move is None else state.to_move, players + 1)
    for board in state.boards:
        _pack_board(board, state.grid, packer)
    for supply in (state.table, state.bag):
        packer.put_size(len(supply))
        for tile in supply:
            packer.put(_SUPPLY[tile], len(TILES))
    for colour in COLOURS:
        packer.put_size(state.visitor_bag.count(colour))
    packer.put(state.bus, players)
    packer.put(state.bus_taken, 2)
    packer.put(len(state.acted), players + 1)
    for seat in state.acted:
        packer.put(seat, players)
    for gone in state.out:
        packer.put(gone, 2)
    _pack_turn(state, packer)


def _pack_turn(state: State, packer: Packer) -> None:
    packer.put(0 if state.icon is None else 1, 2)
    if state.icon is not None:
        packer.put(_ICONS.index(state.icon.kind), len(_ICONS))
        packer.put(state.icon.left, 3)
    packer.put(0 if state.in_hand is None else 1 + COLOURS.index(state.in_hand), len(COLOURS) + 1)


def _pack_board(board: Board, grid: Grid, packer: Packer) -> None:
    packer.put_size(len(board.tiles))
    for tile, cells in board.tiles:
        shape = PARTS[tile].shape
        packer.put(_NUMBER[tile], len(SPELLINGS))
        packer.put(grid.index[shape][cells].number, len(grid.places[shape]))
    packer.put_size(len(board.visitors))
    columns = grid.size[1]
    for colour, (row, column) in board.visitors:
        packer.put(COLOURS.index(colour), len(COLOURS))
        packer.put(row * columns + column, grid.size[0] * columns)


def unpack(packer: Unpacker, settings: WonderZooSettings, players: int) -> State:
    """Return the state that :func:`pack` put there.

    Raises:
        NotationError: If what stands there is no state.
        DocumentError: The same.
    """
    missing = packer.get_some(KEYS)
    phase = _PHASE_WORDS[packer.get(len(_PHASE_WORDS))]
    seat = packer.get(players + 1)
    grid = grid_of(settings.size, settings.allow_flip)
    data: dict[str, Any] = {"boards": [_unpack_board(packer, grid) for _ in range(players)]}
    for key in ("table", "bag"):
        data[key] = [TILES[packer.get(len(TILES))] for _ in range(packer.get_size(MAX_TILES))]
    data["visitor_bag"] = [colour for colour in COLOURS for _ in range(packer.get_size(_MOST_PAWNS))]
    data["bus"] = packer.get(players)
    data["bus_taken"] = bool(packer.get(2))
    data["acted"] = [packer.get(players) for _ in range(packer.get(players + 1))]
    data["out"] = [bool(packer.get(2)) for _ in range(players)]
    data["to_move"] = None if seat == players else seat
    data["icon"] = None
    if packer.get(2):
        data["icon"] = {"kind": _ICONS[packer.get(len(_ICONS))], "left": packer.get(3)}
    hand = packer.get(len(COLOURS) + 1)
    data["in_hand"] = None if hand == 0 else COLOURS[hand - 1]
    if phase:
        data["phase"] = phase
    return state_from_json(
        {key: value for key, value in data.items() if key not in missing}, settings, players
    )


def _unpack_board(packer: Unpacker, grid: Grid) -> dict[str, Any]:
    tiles = []
    for _ in range(packer.get_size(_MOST_PAWNS)):
        tile = SPELLINGS[packer.get(len(SPELLINGS))]
        shape = PARTS[tile].shape
        number = packer.get(len(grid.places[shape]))
        tiles.append({"tile": tile, "cells": [list(cell) for cell in grid.cells[shape][number]]})
    visitors = []
    rows, columns = grid.size
    for _ in range(packer.get_size(_MOST_PAWNS)):
        colour = COLOURS[packer.get(len(COLOURS))]
        visitors.append({"colour": colour, "at": list(divmod(packer.get(rows * columns), columns))})
    return {"tiles": tiles, "visitors": visitors}
