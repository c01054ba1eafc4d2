"""The moves of WonderZoo told in the past tense, for the log."""

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


def _told(before: State, move: Move, after: State) -> str:
    if isinstance(move, PlaceEntrance):
        return f"put the entrance at {places(move.cells)}"
    if isinstance(move, PlaceTile):
        free = count_of(room(after, before.seat), "square")
        return f"took {_in_words(move.tile)} and laid it at {places(move.cells)}; {free} stay free"
    if isinstance(move, PlaceVisitor):
        return f"put the {before.in_hand} visitor on {place(move.at)}"
    if isinstance(move, MoveVisitor):
        number = before.own.visitor_at(move.from_)
        colour = "" if number is None else before.own.visitors[number].colour + " "
        return f"moved the {colour}visitor from {place(move.from_)} to {place(move.to)}"
    if isinstance(move, MoveEnclosure):
        return f"moved the {_tile_at(before, move.from_)} to {places(move.cells)}"
    if isinstance(move, SwapEnclosures):
        one, other = _tile_at(before, move.a), _tile_at(before, move.b)
        return f"swapped the {one} at {place(move.a)} with the {other} at {place(move.b)}"
    if isinstance(move, TakeBus):
        return "took the bus"
    return ""


def _in_words(tile: str) -> str:
    """Return a tile with its icon: ``"the grass L (draw a visitor)"``."""
    return f"the {tile_name(tile)} ({ICON_WORDS[PARTS[tile].icon]})"


def _tile_at(state: State, cell: tuple[int, int]) -> str:
    number = state.own.tile_at(cell)
    return "tile" if number is None else tile_name(state.own.tiles[number].tile)
