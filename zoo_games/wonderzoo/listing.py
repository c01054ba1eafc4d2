"""What may be done in a position: every legal move once, and one of them drawn without listing all."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final

from zoo_games.core.chance import Stream
from zoo_games.core.partial import need
from zoo_games.wonderzoo.components import COLOURS, ENCLOSURES, ENTRANCE, MIRROR, PARTS, PATHS, TILES
from zoo_games.wonderzoo.grid import Chosen, Form, Grid
from zoo_games.wonderzoo.moves import (
    Deal,
    Done,
    DrawVisitor,
    Move,
    MoveEnclosure,
    MoveVisitor,
    PlaceTile,
    SwapEnclosures,
    TakeBus,
    Visitor,
)
from zoo_games.wonderzoo.state import Board, Laid, State, enclosures

NEEDED: Final = {
    "entrance": ("boards", "to_move", "bus"),
    "deal": ("boards", "bag", "table", "bus", "out"),
    "tile": ("boards", "to_move", "table"),
    "action": ("boards", "to_move", "icon"),
    "visitor": ("boards", "to_move", "icon"),
    "place_visitor": ("boards", "to_move", "icon", "in_hand"),
    "over": (),
}
"""What a hand-written position must not leave out, by phase."""

DEALS: Final = {tile: Deal(tile) for tile in TILES}
VISITORS: Final = {colour: Visitor(colour) for colour in COLOURS}
DRAW: Final = DrawVisitor()
BUS: Final = TakeBus()
DONE: Final = Done()


def legal(state: State) -> tuple[Move, ...]:
    """Return every legal move once, in a fixed order; those of chance where chance is due.

    Raises:
        DocumentError: If the position leaves out phase, to_move or the table.
    """
    if state._legal is None:
        if state.missing:
            need_turn(state)
        state._legal = tuple(_moves(state))
    return state._legal


def need_turn(state: State) -> None:
    """Refuse a position that leaves out what says who may do what."""
    need(state, ("phase",))
    need(state, NEEDED[state.phase])


def _moves(state: State) -> Sequence[Move]:
    phase = state.phase
    if phase == "tile":
        return _tile_moves(state)
    if phase == "action":
        return _action_moves(state)
    if phase == "place_visitor":
        visits, board = state.grid.visits, state.own
        return [visits[bit] for bit in bits_of(board.path & ~board.pawns)]
    if phase == "entrance":
        return state.grid.listed(entrances(state), state.grid.entering)
    return [move for move, _ in chance(state)] if phase in ("deal", "visitor") else []


def chance(state: State) -> tuple[tuple[Deal | Visitor, int], ...]:
    """Return every different deal or draw with its weight, the copies in the bag (W.draw-tiles, W.draw)."""
    if state.missing:
        need_turn(state)
    if state.phase == "deal":
        return tuple((DEALS[tile], count) for tile, count in sorted(Counter(state.bag).items()))
    return tuple((VISITORS[colour], count) for colour, count in sorted(Counter(state.visitor_bag).items()))


def bits_of(mask: int) -> list[int]:
    """Return the single bits of a mask, lowest first."""
    found = []
    while mask:
        low = mask & -mask
        found.append(low)
        mask ^= low
    return found


def entrances(state: State) -> Chosen:
    """Return the places of the entrance tile: on the rim, on no obstacle (W.rim, W.entrance)."""
    return state.own.free(state.grid, PARTS[ENTRANCE].shape) & state.grid.rimmed


def places(grid: Grid, board: Board, tile: str) -> Chosen:
    """Return every place where a tile fits on a board (W.free, W.board, W.cover, W.path)."""
    terrain, shape, _ = PARTS[tile]
    free = board.free(grid, shape)
    if terrain not in PATHS or not free:
        return free
    return free & grid.touched(shape, grid.around(board.path) & ~board.taken)


def numbers(grid: Grid, board: Board, tile: str) -> list[int]:
    """Return the numbers of the places where a tile fits on a board."""
    return grid.listed(places(grid, board, tile), range(len(grid.cells[PARTS[tile].shape])))


def different(table: tuple[str, ...]) -> list[str]:
    """Return the different tiles of a sorted table."""
    return [tile for number, tile in enumerate(table) if number == 0 or table[number - 1] != tile]


def _tile_moves(state: State) -> list[Move]:
    grid, board = state.grid, state.own
    found: list[Move] = []
    for tile in different(state.table):
        found += grid.listed(places(grid, board, tile), grid.laying(tile))
    return found


def _action_moves(state: State) -> list[Move]:
    icon = state.icon
    if icon is None or not icon.left:
        return [DONE]
    kind = icon.kind[0]
    if kind == "D":
        return [DRAW, DONE] if state.visitor_bag else [DONE]
    if kind == "M":
        return [*_walks(state), DONE]
    return [BUS, DONE] if kind == "B" else [*_shifts(state), *swaps(state), DONE]


def _walks(state: State) -> list[MoveVisitor]:
    grid, board = state.grid, state.own
    free = bits_of(board.path & ~board.pawns)
    found: list[MoveVisitor] = []
    for start in sorted([pawn.at for pawn in board.visitors]):
        ways = grid.walks(start)
        found += [ways[to] for to in free]
    return found


def _shifts(state: State) -> list[MoveEnclosure]:
    grid, board = state.grid, state.own
    found: list[MoveEnclosure] = []
    for _, laid in enclosures(board):
        shape = PARTS[laid.tile].shape
        own = grid.masks[laid.cells]
        chosen = grid.left(shape, board.taken ^ own, grid.whole[shape])
        chosen ^= 1 << 8 * grid.index[shape][laid.cells]
        found += grid.listed(chosen, grid.shifts(laid.cells[0], shape))
    return found


def swaps(state: State) -> list[SwapEnclosures]:
    """Return every pair of own enclosures of one shape (W.move), each once."""
    found: list[tuple[Laid, str]] = [
        (laid, kind_of(laid.tile, state.rules.allow_flip)) for _, laid in enclosures(state.own)
    ]
    return [
        SwapEnclosures(one.cells[0], other.cells[0])
        for number, (one, shape) in enumerate(found)
        for other, same in found[number + 1 :]
        if shape == same
    ]


def kind_of(tile: str, flip: bool) -> str:
    """Return the letter that stands for the shape of a tile; L and J, S and Z are one where they may flip."""
    shape = PARTS[tile].shape
    return min(shape, MIRROR[shape]) if flip else shape


# --- one move at random ---------------------------------------------------------------------------


def sample(state: State, stream: Stream) -> Deal | Visitor:
    """Return one deal or draw, by weight."""
    if state.missing:
        need_turn(state)
    if state.phase == "deal":
        return DEALS[state.bag[int(stream.random() * len(state.bag))]]
    return VISITORS[state.visitor_bag[int(stream.random() * len(state.visitor_bag))]]


def random_legal(state: State, stream: Stream) -> Move:
    """Return a legal move, each equally likely, without listing the places of tiles."""
    if state._legal is None and not state.missing:
        if state.phase == "tile":
            return _random_place(state, stream)
        if state.phase == "action" and state.icon is not None and state.icon.kind == "E" and state.icon.left:
            return _random_shift(state, stream)
    moves = legal(state)
    return moves[int(stream.random() * len(moves))]


Anchors = tuple[int, Form, int, str]
"""How many places a quarter turn has, the turn, the mask of their first squares, and what is placed."""


def _random_place(state: State, stream: Stream) -> PlaceTile:
    grid, board = state.grid, state.own
    free = grid.board & ~board.taken
    found: list[Anchors] = []
    total = 0
    beside = -1
    for tile in different(state.table):
        terrain, shape, _ = PARTS[tile]
        on_path = terrain not in ENCLOSURES
        if on_path and beside < 0:
            beside = grid.around(board.path) & free
        for form in grid.turns[shape]:
            one, two, three = form.offsets
            at = free & free >> one & free >> two & free >> three
            if on_path:
                at &= beside | beside >> one | beside >> two | beside >> three
            if at:
                count = at.bit_count()
                total += count
                found.append((count, form, at, tile))
    form, bit, tile = _pick(found, int(stream.random() * total))
    move = grid.laying(tile)[form.at[bit]]
    state._known = move
    return move


def _pick(found: list[Anchors], pick: int) -> tuple[Form, int, str]:
    for count, form, at, what in found:
        if pick < count:
            for _ in range(pick):
                at &= at - 1
            return form, at & -at, what
        pick -= count
    raise AssertionError("a seat whose turn it is can place a tile")


def _random_shift(state: State, stream: Stream) -> Move:
    """Return a move of an E icon: a shift, a swap or the end of the turn, each equally likely."""
    grid, board = state.grid, state.own
    free = grid.board & ~board.taken
    exchanges = swaps(state)
    homes = [(laid, grid.masks[laid.cells]) for _, laid in enclosures(board)]
    found: list[tuple[int, Laid, list[Anchors]]] = []
    total = 0
    for laid, own in homes:
        shape = PARTS[laid.tile].shape
        turns: list[Anchors] = []
        for form in grid.turns[shape]:
            at = grid.anchors(form, free | own)
            number = form.at.get(own & -own, -1)
            if number >= 0 and grid.places[shape][number][0] == own:
                at &= ~(own & -own)
            if at:
                turns.append((at.bit_count(), form, at, shape))
        count = sum(turn[0] for turn in turns)
        total += count
        found.append((count, laid, turns))
    pick = int(stream.random() * (total + len(exchanges) + 1))
    for count, laid, turns in found:
        if pick < count:
            form, bit, shape = _pick(turns, pick)
            return MoveEnclosure(laid.cells[0], grid.cells[shape][form.at[bit]])
        pick -= count
    return exchanges[pick] if pick < len(exchanges) else DONE
