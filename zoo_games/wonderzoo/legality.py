"""Why a move is refused: every rule it breaks at once, with the cells at fault.

This is a second reading of the rules, written to be told, not to be fast. A test holds that it agrees with
``listing`` and ``turn``.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from zoo_games.core.explanation import Cell, Refusal
from zoo_games.core.sentences import all_of, place
from zoo_games.wonderzoo.components import COLOURS, ENTRANCE, TILES
from zoo_games.wonderzoo.legality_tiles import fit_faults, shift_faults, swap_faults
from zoo_games.wonderzoo.listing import need_turn
from zoo_games.wonderzoo.moves import (
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
from zoo_games.wonderzoo.state import State
from zoo_games.wonderzoo.words import ICON_WORDS, tile_name

DUE: Final = {
    "entrance": "an entrance has to be placed",
    "deal": "a tile has to be dealt",
    "tile": "a tile has to be placed",
    "action": "the tile is placed; its icon may be used or the turn ended",
    "visitor": "a visitor has to be drawn",
    "place_visitor": "the visitor that was drawn has to be placed",
    "over": "the game is over",
}
"""What each phase waits for."""

PHASE_OF: Final[dict[type, str]] = {
    PlaceEntrance: "entrance",
    PlaceTile: "tile",
    DrawVisitor: "action",
    PlaceVisitor: "place_visitor",
    MoveVisitor: "action",
    MoveEnclosure: "action",
    SwapEnclosures: "action",
    TakeBus: "action",
    Done: "action",
    Deal: "deal",
    Visitor: "visitor",
}
"""The phase in which each kind of move is due."""

ACTS: Final[dict[type, str]] = {
    PlaceEntrance: "Placing an entrance",
    PlaceTile: "Placing a tile",
    DrawVisitor: "Drawing a visitor",
    PlaceVisitor: "Placing a visitor",
    MoveVisitor: "Moving a visitor",
    MoveEnclosure: "Moving an enclosure",
    SwapEnclosures: "Swapping enclosures",
    TakeBus: "Taking the bus",
    Done: "Ending the turn",
    Deal: "Dealing a tile",
    Visitor: "Drawing a visitor's colour",
}

ICON_FOR: Final[dict[type, str]] = {
    DrawVisitor: "D",
    MoveVisitor: "M",
    MoveEnclosure: "E",
    SwapEnclosures: "E",
    TakeBus: "B",
}
"""First letter of the icon that each action needs."""

FARTHEST: Final = 1_000
"""Greatest distance of a cell from 0 that a refusal speaks of."""


def why_not(state: State, move: Move) -> tuple[Refusal, ...]:
    """Return every rule a move breaks, the most telling first; empty if it is legal.

    Args:
        state: Where the move is to be played.
        move: Any move; it need not make sense there.

    Raises:
        DocumentError: If the position leaves out phase, to_move or the table.

    Example:
        >>> from zoo_games.core.chance import Stream
        >>> from zoo_games.wonderzoo import WonderZoo, WonderZooSettings
        >>> state = WonderZoo().initial(WonderZooSettings(), 2, Stream(7))
        >>> [refusal.rule for refusal in why_not(state, Done())]
        ['W.order']
    """
    need_turn(state)
    nonsense = malformed(move)
    if nonsense:
        return nonsense
    faults = list(_out_of_turn(state, move))
    if state.to_move is not None:
        faults += _faults(state, move)
    elif state.phase == "deal" and isinstance(move, Deal):
        faults += _deal_faults(state, move)
    return tuple(faults)


def _faults(state: State, move: Move) -> Iterable[Refusal]:
    """Return what speaks against a move on the board of the seat to act, whose turn it is left aside."""
    if isinstance(move, PlaceEntrance):
        return fit_faults(state, ENTRANCE, move.cells)
    if isinstance(move, PlaceTile):
        return _place_faults(state, move)
    if isinstance(move, PlaceVisitor):
        return _stand_faults(state, move.at)
    if isinstance(move, Deal):
        return _deal_faults(state, move)
    if isinstance(move, Visitor):
        return _visitor_faults(state, move)
    if isinstance(move, Done):
        return ()
    return (*_icon_faults(state, move), *_action_faults(state, move))


def _action_faults(state: State, move: Move) -> Iterable[Refusal]:
    if isinstance(move, MoveVisitor):
        return _walk_faults(state, move)
    if isinstance(move, MoveEnclosure):
        return shift_faults(state, move)
    if isinstance(move, SwapEnclosures):
        return swap_faults(state, move)
    if isinstance(move, DrawVisitor) and not state.visitor_bag:
        return (Refusal("W.draw", "The bag of visitors is empty"),)
    return ()


# --- moves that name nothing ----------------------------------------------------------------------


def malformed(move: Move) -> tuple[Refusal, ...]:
    """Return a refusal for a move that names nothing there is, before any rule is looked at."""
    if type(move) not in PHASE_OF:
        return (Refusal("W.order", "That is no move of WonderZoo"),)
    if isinstance(move, PlaceTile | Deal) and not (isinstance(move.tile, str) and move.tile in TILES):
        return (Refusal("W.tiles", f"There is no tile {str(move.tile)[:30]}"),)
    if isinstance(move, Visitor) and move.colour not in COLOURS:
        text = f"There is no visitor {str(move.colour)[:20]}; there are {all_of(COLOURS)}"
        return (Refusal("W.visitors", text),)
    for cell in _named(move):
        if not is_cell(cell):
            return (Refusal("W.board", f"A cell is a pair (row, column), not {str(cell)[:20]}"),)
    if isinstance(move, PlaceEntrance | PlaceTile | MoveEnclosure) and len(set(move.cells)) != 4:
        return (Refusal("W.tiles", f"A tile covers four squares, not {len(set(move.cells))}"),)
    return ()


def _named(move: Move) -> tuple[object, ...]:
    """Return everything in a move that should be a cell."""
    if isinstance(move, PlaceEntrance | PlaceTile):
        return move.cells if isinstance(move.cells, tuple) else (move.cells,)
    if isinstance(move, MoveEnclosure):
        return (move.from_, *(move.cells if isinstance(move.cells, tuple) else (move.cells,)))
    if isinstance(move, PlaceVisitor):
        return (move.at,)
    if isinstance(move, MoveVisitor):
        return (move.from_, move.to)
    return (move.a, move.b) if isinstance(move, SwapEnclosures) else ()


def is_cell(cell: object) -> bool:
    """Return whether something is a pair of whole numbers that are not out of all bounds."""
    return (
        isinstance(cell, tuple)
        and len(cell) == 2
        and all(type(part) is int and abs(part) <= FARTHEST for part in cell)
    )


# --- whose turn, what is due ----------------------------------------------------------------------


def _out_of_turn(state: State, move: Move) -> Iterable[Refusal]:
    phase = state.phase
    if phase == "over":
        yield Refusal("W.over", "The game is over, so no move is due")
    elif phase != PHASE_OF[type(move)]:
        yield Refusal("W.order", f"{ACTS[type(move)]} is not due now: {DUE[phase]}")


def _place_faults(state: State, move: PlaceTile) -> Iterable[Refusal]:
    if "table" not in state.missing and move.tile not in state.table:
        yield Refusal("W.choose", f"The tile {move.tile} is not on the table")
    yield from fit_faults(state, move.tile, move.cells)


def _icon_faults(state: State, move: Move) -> Iterable[Refusal]:
    if state.phase != "action":
        return
    icon = state.icon
    if icon is None:
        yield Refusal("W.icon", "The tile placed this turn has no icon")
    elif icon.kind[0] != ICON_FOR[type(move)]:
        yield Refusal("W.icon", f"The icon of this turn is {icon.kind}: {ICON_WORDS[icon.kind]}")
    elif not icon.left:
        yield Refusal("W.action", f"The icon {icon.kind} of this turn is used up")


# --- visitors -------------------------------------------------------------------------------------


def _stand_faults(state: State, at: Cell) -> Iterable[Refusal]:
    """Yield why a visitor may not stand on a square."""
    board, bit = state.own, state.grid.bit.get(at, 0)
    if not bit:
        yield Refusal("W.board", f"The square {place(at)} is off the board", (at,))
        return
    if not bit & board.path:
        number = board.tile_at(at)
        if number is not None:
            what = f"is covered by the {tile_name(board.tiles[number].tile)}"
        else:
            what = "has an obstacle" if at in state.rules.stones else "has no tile"
        text = f"The square {place(at)} {what}, and visitors stand on path tiles"
        yield Refusal("W.stand", text, (at,))
    visitor = board.visitor_at(at)
    if visitor is not None:
        text = f"The square {place(at)} already has a {board.visitors[visitor].colour} visitor"
        yield Refusal("W.one", text, (at,))


def _walk_faults(state: State, move: MoveVisitor) -> Iterable[Refusal]:
    if state.own.visitor_at(move.from_) is None:
        yield Refusal("W.walk", f"There is no visitor at {place(move.from_)}", (move.from_,))
    yield from _stand_faults(state, move.to)


# --- chance ---------------------------------------------------------------------------------------


def _deal_faults(state: State, move: Deal) -> Iterable[Refusal]:
    if move.tile not in state.bag:
        yield Refusal("W.draw-tiles", f"The tile {move.tile} is not in the bag")


def _visitor_faults(state: State, move: Visitor) -> Iterable[Refusal]:
    if move.colour not in state.visitor_bag:
        yield Refusal("W.draw", f"There is no {move.colour} visitor in the bag")
