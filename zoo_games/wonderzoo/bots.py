"""Bots for WonderZoo: one that guesses, one that grabs, one that keeps room."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from zoo_games.core.chance import Stream
from zoo_games.core.protocol import Agent
from zoo_games.wonderzoo.components import PARTS
from zoo_games.wonderzoo.listing import DONE, different, numbers
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
    Cost: about half a microsecond a place.
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
            return stream.pick(best_squares(observation, moves))
        if phase == "action":
            return best_action(observation, moves, stream)
        return stream.pick(moves)


def best_places(state: State) -> list[PlaceTile]:
    """Return the placements that gain the most points at once."""
    grid, board, worth = state.grid, state.own, Worth(state)
    best: list[PlaceTile] = []
    most = 0
    for tile in different(state.table):
        fitting = numbers(grid, board, tile)
        gains = worth.gains(tile, fitting)
        top = max(gains, default=-1)
        if top < most:
            continue
        laying = grid.laying(tile)
        found = [laying[number] for number, gain in zip(fitting, gains, strict=True) if gain == top]
        best = best + found if top == most else found
        most = top
    return best


def best_squares(state: State, moves: Sequence[Move]) -> list[Move]:
    """Return the squares on which the visitor in hand scores most."""
    worth, bit, colour = Worth(state), state.grid.bit, state.in_hand or ""
    values = [worth.standing(colour, bit[move.at]) for move in moves if isinstance(move, PlaceVisitor)]
    top = max(values)
    return [move for move, value in zip(moves, values, strict=True) if value == top]


def best_action(state: State, moves: Sequence[Move], stream: Stream) -> Move:
    """Return the best use of an icon: a draw or the bus at once, a walk or shift if it gains points."""
    first = moves[0]
    if not isinstance(first, MoveVisitor | MoveEnclosure | SwapEnclosures):
        can_draw = first.type != "draw_visitor" or state.own.path & ~state.own.pawns
        return first if can_draw else DONE
    gains = action_gains(state, moves)
    most = max(gains)
    if most <= 0:
        return DONE
    return stream.pick([move for move, gain in zip(moves, gains, strict=True) if gain == most])


def action_gains(state: State, moves: Sequence[Move]) -> list[int]:
    """Return what each walk, shift or swap gains, 0 for any other move."""
    worth = Worth(state)
    if any(isinstance(move, MoveVisitor) for move in moves):
        return _walk_gains(state, worth, moves)
    beside, pawns = state.grid.beside, state.own.pawns
    lies = {laid.cells[0]: laid for laid in state.own.tiles}
    terrains = {cell: PARTS[laid.tile].terrain for cell, laid in lies.items()}
    now = {
        cell: worth.touches(terrains[cell], beside[laid.cells])
        for cell, laid in lies.items()
        if terrains[cell] in worth.areas
    }
    found = []
    for move in moves:
        gain = 0
        if isinstance(move, MoveEnclosure):
            near = beside[move.cells]
            gain = worth.touches(terrains[move.from_], near) if near[0] & pawns else 0
            gain -= now[move.from_]
        elif isinstance(move, SwapEnclosures):
            a, b = move.a, move.b
            gain = worth.touches(terrains[a], beside[lies[b].cells])
            gain += worth.touches(terrains[b], beside[lies[a].cells]) - now[a] - now[b]
        found.append(gain)
    return found


def _walk_gains(state: State, worth: Worth, moves: Sequence[Move]) -> list[int]:
    bit, colours = state.grid.bit, {at: colour for colour, at in state.own.visitors}
    known: dict[tuple[str, int], int] = {}

    def value(colour: str, square: int) -> int:
        if (colour, square) not in known:
            known[colour, square] = worth.standing(colour, square)
        return known[colour, square]

    return [
        value(colours[move.from_], bit[move.to]) - value(colours[move.from_], bit[move.from_])
        if isinstance(move, MoveVisitor)
        else 0
        for move in moves
    ]


BOTS: Final[Mapping[str, Callable[[], Agent]]] = {
    "random": RandomBot,
    "greedy": GreedyBot,
    "roomy": RoomyBot,
}
"""The bots of WonderZoo by name."""
