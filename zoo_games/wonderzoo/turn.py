"""What a move of WonderZoo leads to: one function a move, and what follows by itself at the end of a turn.

Each function returns None if the move is not legal; the reasons are in ``legality``.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable
from typing import Any, Final

from zoo_games.core.partial import need
from zoo_games.wonderzoo.components import ENTRANCE, PARTS, PATHS, USES
from zoo_games.wonderzoo.grid import Place
from zoo_games.wonderzoo.listing import BUS, DRAW, entrances, first_fit, kind_of
from zoo_games.wonderzoo.moves import (
    Cells,
    Deal,
    Done,
    DrawVisitor,
    MoveEnclosure,
    MoveVisitor,
    PlaceEntrance,
    PlaceTile,
    PlaceVisitor,
    SwapEnclosures,
    TakeBus,
    Visitor,
)
from zoo_games.wonderzoo.state import Board, Icon, Pawn, State

ICON_OF: Final = {
    tile: Icon(parts.icon, USES[parts.icon]) if parts.icon in USES else None for tile, parts in PARTS.items()
}
"""Tile to the icon of the turn in which it is placed."""


def _with_board(state: State, board: Board) -> tuple[Board, ...]:
    boards = list(state.boards)
    boards[state.seat] = board
    return tuple(boards)


def _without(bag: tuple[str, ...], thing: str) -> tuple[str, ...] | None:
    """Return a sorted bag with one of some equal things less, None if there is none."""
    at = bisect_left(bag, thing)
    return None if bag[at : at + 1] != (thing,) else bag[:at] + bag[at + 1 :]


def same_round(
    state: State,
    phase: str,
    boards: tuple[Board, ...] | None = None,
    table: tuple[str, ...] | None = None,
    visitor_bag: tuple[str, ...] | None = None,
    icon: Icon | None = None,
    in_hand: str | None = None,
    bus: int | None = None,
) -> State:
    """Return the state later in the turn of the same seat; an icon or a hand not given is None."""
    return State(
        state.rules,
        state.grid,
        state.boards if boards is None else boards,
        state.table if table is None else table,
        state.bag,
        state.visitor_bag if visitor_bag is None else visitor_bag,
        state.bus if bus is None else bus,
        state.bus_taken if bus is None else True,
        state.acted,
        state.out,
        state.to_move,
        icon,
        in_hand,
        phase,
        state.missing,
    )


def _place_of(state: State, shape: str, cells: Cells) -> Place | None:
    """Return a place by its cells, in whatever order they are named."""
    index = state.grid.index[shape]
    found = index.get(cells)
    return index.get(tuple(sorted(cells))) if found is None else found


# --- tiles ----------------------------------------------------------------------------------------


def _place_entrance(state: State, move: PlaceEntrance) -> State | None:
    place = _place_of(state, PARTS[ENTRANCE].shape, move.cells)
    if place is None or not entrances(state) >> place.number & 1:
        return None
    boards = _with_board(state, state.own.with_tile(ENTRANCE, place))
    seat = (state.seat + 1) % state.players
    if seat != state.bus:
        return _later(state, "entrance", boards, state.table, state.bag, state.bus, state.out, seat=seat)
    need(state, ("table", "bag", "out"))
    return new_round(state, boards, state.bus, state.out)


def _place_tile(state: State, move: PlaceTile) -> State | None:
    tile, board = move.tile, state.own
    table = _without(state.table, tile)
    if table is None:
        return None
    terrain, shape, _ = PARTS[tile]
    place = _place_of(state, shape, move.cells)
    if place is None or place.mask & board.taken:
        return None
    if terrain in PATHS and not board.reach >> place.at & 1:
        return None
    boards = _with_board(state, board.with_tile(tile, place))
    return same_round(state, "action", boards, table, icon=ICON_OF[tile])


# --- icons ----------------------------------------------------------------------------------------


def _used(state: State, kinds: str) -> Icon | None:
    """Return the icon after one more use, None if it is of another kind or used up."""
    icon = state.icon
    if icon is None or not icon.left or icon.kind[0] not in kinds:
        return None
    return Icon(icon.kind, icon.left - 1)


def _draw_visitor(state: State, move: DrawVisitor) -> State | None:
    icon = _used(state, "D")
    if icon is None or not state.visitor_bag or move != DRAW:
        return None
    return same_round(state, "visitor", icon=icon)


def _visitor(state: State, move: Visitor) -> State | None:
    """Return the state after a draw; without a free path square the visitor goes back (W.return)."""
    rest = _without(state.visitor_bag, move.colour)
    if rest is None:
        return None
    board = state.own
    if not board.path & ~board.pawns:
        return same_round(state, "action", icon=state.icon)
    return same_round(state, "place_visitor", visitor_bag=rest, icon=state.icon, in_hand=move.colour)


def _place_visitor(state: State, move: PlaceVisitor) -> State | None:
    board, bit = state.own, state.grid.bit.get(move.at, 0)
    if not bit & board.path & ~board.pawns or state.in_hand is None:
        return None
    after = board.with_visitors((*board.visitors, Pawn(state.in_hand, move.at)), board.pawns | bit)
    return same_round(state, "action", _with_board(state, after), icon=state.icon)


def _move_visitor(state: State, move: MoveVisitor) -> State | None:
    icon, board, grid = _used(state, "M"), state.own, state.grid
    to, start = grid.bit.get(move.to, 0), grid.bit.get(move.from_, 0)
    if icon is None or not start & board.pawns or not to & board.path & ~board.pawns:
        return None
    visitors = tuple(
        [Pawn(pawn.colour, move.to) if pawn.at == move.from_ else pawn for pawn in board.visitors]
    )
    after = board.with_visitors(visitors, board.pawns ^ start ^ to)
    return same_round(state, "action", _with_board(state, after), icon=icon)


def _move_enclosure(state: State, move: MoveEnclosure) -> State | None:
    icon, board, grid = _used(state, "E"), state.own, state.grid
    index = board.tile_at(move.from_)
    if icon is None or index is None or PARTS[board.tiles[index].tile].terrain in PATHS:
        return None
    laid = board.tiles[index]
    place = _place_of(state, PARTS[laid.tile].shape, move.cells)
    if place is None:
        return None
    own = grid.masks[laid.cells]
    if place.mask == own or place.mask & (board.taken ^ own):
        return None
    return same_round(state, "action", _with_board(state, board.with_moved(index, place)), icon=icon)


def _swap_enclosures(state: State, move: SwapEnclosures) -> State | None:
    icon, board = _used(state, "E"), state.own
    a, b = board.tile_at(move.a), board.tile_at(move.b)
    if icon is None or a is None or b is None or a == b:
        return None
    one, other = board.tiles[a], board.tiles[b]
    flip = state.rules.allow_flip
    if PARTS[one.tile].terrain in PATHS or PARTS[other.tile].terrain in PATHS:
        return None
    if kind_of(one.tile, flip) != kind_of(other.tile, flip):
        return None
    return same_round(state, "action", _with_board(state, board.with_swapped(a, b)), icon=icon)


def _take_bus(state: State, move: TakeBus) -> State | None:
    icon = _used(state, "B")
    if icon is None or move != BUS:
        return None
    return same_round(state, "action", icon=icon, bus=state.seat)


# --- the end of a turn and of a round -------------------------------------------------------------


def _done(state: State, _: Done) -> State:
    need(state, ("table", "bag", "bus", "bus_taken", "acted", "out"))
    acted = (*state.acted, state.seat)
    return next_turn(state, state.boards, acted, (state.seat + 1) % state.players, state.out, state.bus)


def _deal(state: State, move: Deal) -> State | None:
    rest = _without(state.bag, move.tile)
    if rest is None:
        return None
    table = tuple(sorted((*state.table, move.tile)))
    return new_round(state, state.boards, state.bus, state.out, table, rest)


def new_round(
    state: State,
    boards: tuple[Board, ...],
    bus: int,
    out: tuple[bool, ...],
    table: tuple[str, ...] | None = None,
    bag: tuple[str, ...] | None = None,
) -> State:
    """Return the state of the next deal, else of the round's first turn (W.refill, W.empty)."""
    table = state.table if table is None else table
    bag = state.bag if bag is None else bag
    if len(table) < state.players + state.rules.table_extra and bag:
        return _later(state, "deal", boards, table, bag, bus, out)
    return next_turn(state, boards, (), bus, out, bus, table, bag)


def next_turn(
    state: State,
    boards: tuple[Board, ...],
    acted: tuple[int, ...],
    seat: int,
    out: tuple[bool, ...],
    bus: int,
    table: tuple[str, ...] | None = None,
    bag: tuple[str, ...] | None = None,
) -> State:
    """Return the state with the next seat for which a tile fits; the others go out (W.out).

    Args:
        state: Where everything else is taken from.
        boards: The boards.
        acted: Seats that have had their turn; empty if a round begins.
        seat: The first seat to look at.
        out: Who is out.
        bus: Who has the bus.
        table: The tiles to choose from.
        bag: The tiles to come.
    """
    table = state.table if table is None else table
    bag = state.bag if bag is None else bag
    if not table and not bag:
        return _later(state, "over", boards, table, bag, bus, out)
    players, taken = len(out), state.bus_taken and bool(acted)
    for turn in range(players):
        due = (seat + turn) % players
        if out[due] or due in acted:
            continue
        if first_fit(state.grid, boards[due], table) is not None:
            return _later(state, "tile", boards, table, bag, bus, out, acted, taken, due)
        out = (*out[:due], True, *out[due + 1 :])
        if due == bus and not acted:
            bus = left_of(bus, out)
    if all(out):
        return _later(state, "over", boards, table, bag, bus, out)
    if not taken:
        bus = left_of(bus, out)
    if state.rules.reentry:
        out = (False,) * players
    return new_round(state, boards, bus, out, table, bag)


def left_of(seat: int, out: tuple[bool, ...]) -> int:
    """Return the next seat on the left that is still in; the seat itself if nobody else is (W.bus).

    Example:
        >>> left_of(0, (False, True, False)), left_of(0, (True, True))
        (2, 0)
    """
    players = len(out)
    for step in range(1, players + 1):
        if not out[(seat + step) % players]:
            return (seat + step) % players
    return seat


def _later(
    state: State,
    phase: str,
    boards: tuple[Board, ...],
    table: tuple[str, ...],
    bag: tuple[str, ...],
    bus: int,
    out: tuple[bool, ...],
    acted: tuple[int, ...] = (),
    taken: bool = False,
    seat: int | None = None,
) -> State:
    """Return the state in which another seat's turn begins, or it is nobody's: a deal, or the end."""
    return State(
        state.rules,
        state.grid,
        boards,
        table,
        bag,
        state.visitor_bag,
        bus,
        taken,
        acted,
        out,
        seat,
        None,
        None,
        phase,
        state.missing,
    )


TRANSITIONS: Final[dict[tuple[str, type], Callable[[State, Any], State | None]]] = {
    ("entrance", PlaceEntrance): _place_entrance,
    ("tile", PlaceTile): _place_tile,
    ("action", DrawVisitor): _draw_visitor,
    ("action", MoveVisitor): _move_visitor,
    ("action", MoveEnclosure): _move_enclosure,
    ("action", SwapEnclosures): _swap_enclosures,
    ("action", TakeBus): _take_bus,
    ("action", Done): _done,
    ("place_visitor", PlaceVisitor): _place_visitor,
    ("visitor", Visitor): _visitor,
    ("deal", Deal): _deal,
}
