"""The moves of WonderZoo told in words: as what was done, for the log, or as what would be."""

from __future__ import annotations

from zoo_games.core.sentences import count_of, place, places
from zoo_games.wonderzoo.components import PARTS
from zoo_games.wonderzoo.fitting import room
from zoo_games.wonderzoo.moves import (
    Deal,
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


def log_line(before: State, move: Move, after: State, name: str) -> str:
    """Return one line about a move; empty if there is nothing to tell.

    Args:
        before: The state before it.
        move: The move.
        after: The state after it.
        name: Name of the seat that decides or draws.

    Example:
        >>> from zoo_games.wonderzoo import WonderZooSettings, make_state
        >>> state = make_state(WonderZooSettings(), [((), ()), ((), ())], to_move=0, phase="action")
        >>> log_line(state, TakeBus(), state, "Ada")
        'Ada took the bus'
    """
    if isinstance(move, Deal):
        return f"Chance: {_in_words(move.tile)} came to the table"
    if isinstance(move, Visitor):
        if after.in_hand is None:
            return f"{name} drew a visitor, who found no empty path square and went back"
        return f"{name} drew a {move.colour} visitor"
    told = _told(before, move, after)
    return f"{name} {told}" if told else ""


def move_words(state: State, move: Move) -> str:
    """Return what placing or moving something is, to be read after "would"; else nothing.

    Example:
        >>> from zoo_games.wonderzoo import WonderZooSettings, make_state
        >>> state = make_state(WonderZooSettings(), [((), ()), ((), ())], to_move=0, phase="entrance")
        >>> move_words(state, PlaceEntrance(((0, 1), (0, 2), (0, 3), (1, 2))))
        'put the entrance at 0,1; 0,2; 0,3 and 1,2'
    """
    if isinstance(move, PlaceTile):
        return f"take {_in_words(move.tile)} and place it at {places(move.cells)}"
    if isinstance(move, MoveVisitor | MoveEnclosure):
        return f"move {_moved(state, move)}"
    if isinstance(move, SwapEnclosures):
        return f"swap {_swapped(state, move)}"
    return _put(state, move)


def _told(before: State, move: Move, after: State) -> str:
    if isinstance(move, PlaceTile):
        free = count_of(room(after, before.seat), "square")
        return f"took {_in_words(move.tile)} and placed it at {places(move.cells)}; {free} stay free"
    if isinstance(move, MoveVisitor | MoveEnclosure):
        return f"moved {_moved(before, move)}"
    if isinstance(move, SwapEnclosures):
        return f"swapped {_swapped(before, move)}"
    if isinstance(move, TakeBus):
        return "took the bus"
    return _put(before, move)


def _put(state: State, move: Move) -> str:
    """Return how a piece is put on a board; nothing for other moves."""
    if isinstance(move, PlaceEntrance):
        return f"put the entrance at {places(move.cells)}"
    if isinstance(move, PlaceVisitor):
        return f"put the {state.in_hand} visitor on {place(move.at)}"
    return ""


def _moved(state: State, move: MoveVisitor | MoveEnclosure) -> str:
    if isinstance(move, MoveEnclosure):
        return f"the {_tile_at(state, move.from_)} to {places(move.cells)}"
    number = state.own.visitor_at(move.from_)
    colour = "" if number is None else state.own.visitors[number].colour + " "
    return f"the {colour}visitor from {place(move.from_)} to {place(move.to)}"


def _swapped(state: State, move: SwapEnclosures) -> str:
    one, other = _tile_at(state, move.a), _tile_at(state, move.b)
    return f"the {one} at {place(move.a)} with the {other} at {place(move.b)}"


def _in_words(tile: str) -> str:
    """Return a tile with its icon: ``"the grass L (draw a visitor)"``."""
    return f"the {tile_name(tile)} ({ICON_WORDS[PARTS[tile].icon]})"


def _tile_at(state: State, cell: tuple[int, int]) -> str:
    number = state.own.tile_at(cell)
    return "tile" if number is None else tile_name(state.own.tiles[number].tile)
