"""Bots for WonderZoo: one that guesses, one that grabs, one that keeps room."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from zoo_games.core.chance import Stream
from zoo_games.core.explanation import Cell
from zoo_games.core.protocol import Agent
from zoo_games.wonderzoo.components import PARTS
from zoo_games.wonderzoo.grid import bits_of
from zoo_games.wonderzoo.listing import DONE, different, places, rooms, swaps
from zoo_games.wonderzoo.moves import (
    Move,
    MoveEnclosure,
    MoveVisitor,
    PlaceTile,
    PlaceVisitor,
    SwapEnclosures,
)
from zoo_games.wonderzoo.roomy import RoomyBot
from zoo_games.wonderzoo.state import State
from zoo_games.wonderzoo.worth import Worth


class RandomBot:
    """Plays any legal move, each equally likely.

    Idea: the yardstick that every other bot is measured with.
    Sees: nothing but the legal moves.
    Cost: none.
    Weakness: all of them; it scores about 1 to 2 points in a game of two.
    """

    def choose(self, observation: State, moves: Sequence[Move], stream: Stream) -> Move:
        """Return one of the moves."""
        return stream.pick(moves)


class GreedyBot:
    """Takes the most points it can get this turn.

    Idea: for every place of every tile, the points of the visitors beside it and of the best empty squares
    for the visitors its icon draws; then the best square, walk, shift or nothing. It takes the bus whenever
    it may. Equal moves are drawn by lot.
    Sees: its own board and the table; it does not look at the others.
    Cost: about 25 microseconds a tile, however many places it has to choose from.
    Weakness: blind to room, so it fences in its paths and drops out early; blind to visitors to come. In the
    expert game it guesses the colour of a visitor still to be drawn as a plain one.
    """

    def choose(self, observation: State, moves: Sequence[Move], stream: Stream) -> Move:
        """Return a move that adds the most points at once."""
        if len(moves) == 1:
            return moves[0]
        phase = observation.phase
        if phase == "tile":
            return stream.pick(best_places(observation))
        if phase == "place_visitor":
            return stream.pick(best_squares(observation))
        if phase == "action":
            return best_action(observation, moves, stream)
        return stream.pick(moves)


def best_places(state: State) -> list[PlaceTile]:
    """Return the placements that gain the most points at once."""
    grid, board, worth = state.grid, state.own, Worth(state)
    best: list[PlaceTile] = []
    most = 0
    for tile in different(state.table):
        fitting = places(grid, board, tile)
        if not fitting:
            continue
        moves, first, _, _ = grid.laying[tile]
        top, chosen = worth.gains(tile).best(fitting << first)
        if top < most:
            continue
        found = grid.listed(chosen >> first, moves)
        best = best + found if top == most else found
        most = top
    return best


def best_squares(state: State) -> list[PlaceVisitor]:
    """Return the squares on which the visitor in hand scores most."""
    squares, _ = Worth(state).best(state.in_hand or "")
    return [state.grid.visits[bit] for bit in bits_of(squares)]


def best_action(state: State, moves: Sequence[Move], stream: Stream) -> Move:
    """Return the best use of an icon: a draw or the bus at once, a walk or shift if it gains points."""
    first = moves[0]
    if not isinstance(first, MoveVisitor | MoveEnclosure | SwapEnclosures):
        can_draw = first.type != "draw_visitor" or state.own.path & ~state.own.pawns
        return first if can_draw else DONE
    best = best_walks(state) if isinstance(first, MoveVisitor) else best_shifts(state)
    return stream.pick(best) if best else DONE


def best_walks(state: State) -> list[MoveVisitor]:
    """Return the walks that gain the most points; none if no walk gains any."""
    grid, worth = state.grid, Worth(state)
    best: list[MoveVisitor] = []
    most = 1
    for start, colour in sorted((at, colour) for colour, at in state.own.visitors):
        squares, value = worth.best(colour)
        gain = value - worth.standing(colour, grid.bit[start])
        if gain < most:
            continue
        ways = grid.walks(start)
        found = [ways[bit] for bit in bits_of(squares)]
        best = best + found if gain == most else found
        most = gain
    return best


def best_shifts(state: State) -> list[MoveEnclosure | SwapEnclosures]:
    """Return the shifts and swaps that gain the most points; none if none gains any."""
    grid, worth = state.grid, Worth(state)
    best: list[MoveEnclosure | SwapEnclosures] = []
    most = 1
    lies: dict[Cell, tuple[str, int]] = {}
    homes = rooms(state) if state.own.pawns else []
    for (tile, cells), chosen in homes:
        terrain, shape, _ = PARTS[tile]
        place, first = grid.index[shape][cells], grid.span[shape][0]
        lies[cells[0]] = terrain, place.at
        touches = worth.touches(terrain)
        top, chosen = touches.best(chosen << first)
        gain = top - touches.at(place.at)
        if gain >= most:
            found = grid.listed(chosen >> first, grid.shifts(cells[0], shape))
            best = [*best, *found] if gain == most else [*found]
            most = gain
    for swap in swaps(state, [laid for laid, _ in homes]):
        (one, here), (other, there) = lies[swap.a], lies[swap.b]
        a, b = worth.touches(one), worth.touches(other)
        gain = a.at(there) + b.at(here) - a.at(here) - b.at(there)
        if gain >= most:
            best = [*best, swap] if gain == most else [swap]
            most = gain
    return best


BOTS: Final[Mapping[str, Callable[[], Agent]]] = {
    "random": RandomBot,
    "greedy": GreedyBot,
    "roomy": RoomyBot,
}
"""The bots of WonderZoo by name."""
