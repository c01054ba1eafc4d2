"""What may be done in a position: every legal move once, and one of them drawn without listing all."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import combinations, compress
from typing import Final

from zoo_games.core.chance import Stream
from zoo_games.core.partial import need
from zoo_games.wonderzoo.components import COLOURS, ENTRANCE, MIRROR, PARTS, TILES
from zoo_games.wonderzoo.grid import Chosen, Grid, bits_of, marks, nth
from zoo_games.wonderzoo.moves import (
    Deal,
    Done,
    DrawVisitor,
    Move,
    MoveVisitor,
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

TO_END: Final = (DONE,)
TO_DRAW: Final = (DRAW, DONE)
TO_TAKE: Final = (BUS, DONE)


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
        return _listed(_placements(state))
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


def entrances(state: State) -> Chosen:
    """Return the places of the entrance tile: on the rim, on no obstacle (W.rim, W.entrance)."""
    return state.own.free(state.grid, PARTS[ENTRANCE].shape) & state.grid.rimmed


def places(grid: Grid, board: Board, tile: str) -> Chosen:
    """Return every place of its shape where a tile fits on a board (W.free, W.board, W.cover, W.path)."""
    _, first, whole, on_path = grid.laying[tile]
    return (board.open & board.reach if on_path else board.open) >> first & whole


def first_fit(grid: Grid, board: Board, table: tuple[str, ...]) -> str | None:
    """Return the first of some tiles that fits on a board, None if none does."""
    for tile in table:
        if places(grid, board, tile):
            return tile
    return None


def numbers(grid: Grid, board: Board, tile: str) -> list[int]:
    """Return the numbers of the places where a tile fits on a board."""
    return grid.listed(places(grid, board, tile), range(len(grid.cells[PARTS[tile].shape])))


def different(table: tuple[str, ...]) -> list[str]:
    """Return the different tiles of a sorted table."""
    return list(dict.fromkeys(table))


Group = tuple[Chosen, Sequence[Move]]
"""Some places of a shape, and the move to each of its places."""


def _placements(state: State) -> list[Group]:
    """Return where each different tile of the table fits."""
    grid, board = state.grid, state.own
    groups: list[Group] = []
    for tile in dict.fromkeys(state.table):
        groups.append((places(grid, board, tile), grid.laying[tile].moves))
    return groups


def _listed(groups: list[Group]) -> list[Move]:
    found: list[Move] = []
    for chosen, moves in groups:
        found += compress(moves, marks(chosen, len(moves)))
    return found


def _action_moves(state: State) -> Sequence[Move]:
    icon = state.icon
    if icon is None or not icon.left:
        return TO_END
    kind = icon.kind[0]
    if kind == "D":
        return TO_DRAW if state.visitor_bag else TO_END
    if kind == "M":
        return [*_walks(state), DONE]
    if kind == "B":
        return TO_TAKE
    groups, others = _shifts(state)
    return [*_listed(groups), *others]


def _walks(state: State) -> list[MoveVisitor]:
    grid, board = state.grid, state.own
    free = bits_of(board.path & ~board.pawns)
    found: list[MoveVisitor] = []
    for start in sorted([pawn.at for pawn in board.visitors]):
        found += map(grid.walks(start).__getitem__, free)
    return found


def _shifts(state: State) -> tuple[list[Group], list[Move]]:
    """Return where each own enclosure may go, and what else an E icon allows: swaps, the end of the turn."""
    found, shifts = rooms(state), state.grid.shifts
    groups: list[Group] = [(chosen, shifts(cells[0], PARTS[tile].shape)) for (tile, cells), chosen in found]
    return groups, [*swaps(state, [laid for laid, _ in found]), DONE]


def rooms(state: State) -> list[tuple[Laid, Chosen]]:
    """Return every enclosure with the other places it may go to (W.move), sorted by its first cell.

    Its own squares count as free.
    """
    grid, board = state.grid, state.own
    crowded = board.crowded(grid)
    found = []
    for _, laid in enclosures(board):
        shape = PARTS[laid.tile].shape
        first, whole = grid.span[shape]
        own = grid.index[shape][laid.cells]
        free = (board.open | own.blocks & ~crowded) >> first & whole
        found.append((laid, free ^ 1 << own.number))
    return found


def swaps(state: State, lying: Iterable[Laid]) -> list[SwapEnclosures]:
    """Return every pair of some enclosures of one shape (W.move), each once."""
    flip = state.rules.allow_flip
    kinds = [(laid.cells[0], kind_of(laid.tile, flip)) for laid in lying]
    return [
        SwapEnclosures(one, other) for (one, kind), (other, same) in combinations(kinds, 2) if kind == same
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
    """Return a legal move, each equally likely; places and walks are counted, not listed.

    It is the move that the same draw from the list gives.
    """
    if state._legal is None and not state.missing:
        icon = state.icon
        if state.phase == "tile":
            return _drawn(_placements(state), (), stream)
        if state.phase == "action" and icon is not None and icon.left:
            if icon.kind == "E":
                return _drawn(*_shifts(state), stream)
            if icon.kind[0] == "M":
                return _random_walk(state, stream)
    moves = legal(state)
    return moves[int(stream.random() * len(moves))]


def _drawn(groups: list[Group], others: Sequence[Move], stream: Stream) -> Move:
    """Return one move of some groups and some others, each equally likely."""
    total = len(others)
    for chosen, _ in groups:
        total += chosen.bit_count()
    pick = int(stream.random() * total)
    for chosen, moves in groups:
        count = chosen.bit_count()
        if pick < count:
            return nth(chosen, moves, pick)
        pick -= count
    return others[pick]


def _random_walk(state: State, stream: Stream) -> Move:
    """Return a walk of any own visitor to any empty path square, or the end of the turn."""
    board = state.own
    starts = sorted([pawn.at for pawn in board.visitors])
    free = bits_of(board.path & ~board.pawns)
    pick = int(stream.random() * (len(starts) * len(free) + 1))
    if pick == len(starts) * len(free):
        return DONE
    start, to = divmod(pick, len(free))
    return state.grid.walks(starts[start])[free[to]]
