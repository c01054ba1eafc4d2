"""A bot that keeps room: it counts the places that a move leaves, and values path squares to stand on."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from zoo_games.core.chance import Stream
from zoo_games.wonderzoo.components import ENCLOSURES, PARTS
from zoo_games.wonderzoo.grid import Place
from zoo_games.wonderzoo.listing import different, numbers
from zoo_games.wonderzoo.moves import Move, PlaceEntrance
from zoo_games.wonderzoo.state import Board, State
from zoo_games.wonderzoo.worth import Worth, levels_of

POINT: Final = 30
"""What a point at once is worth, in places left."""

STANDING: Final = 20
"""What an empty path square is worth."""

SIDE: Final = 5
"""What each side of an empty path square on an enclosure is worth: a point for a visitor to come."""

OPEN: Final = 2
"""What a free square beside a path is worth: an enclosure or another path can come there."""

LONG_LIST: Final = 40
"""Places looked at closely; of more, those with the best points and a fair sample."""


class RoomyBot:
    """Keeps room for many tiles and builds paths to stand on.

    Idea: every placement is judged by its points at once and by what it leaves: in how many ways each of the
    seven shapes still fits, how many path squares can take a visitor and beside how many enclosures, how
    many free squares touch a path. It uses icons as the greedy bot does.
    Sees: its own board and the table; it does not look at the others.
    Cost: about 8 microseconds a placement, of which it looks at 40 or so.
    Weakness: it weighs by fixed numbers, found by trial against the greedy bot; it guesses nothing about the
    others or the bus, and builds paths to the last turn, when points would be better.
    """

    def choose(self, observation: State, moves: Sequence[Move], stream: Stream) -> Move:
        """Return the move that leaves most."""
        from zoo_games.wonderzoo.bots import best_action, best_squares

        if len(moves) == 1:
            return moves[0]
        phase = observation.phase
        if phase == "tile":
            return self._place(observation, stream)
        if phase == "place_visitor":
            return stream.pick(best_squares(observation))
        if phase == "action":
            return best_action(observation, moves, stream)
        return self._enter(observation, moves, stream)

    def _enter(self, state: State, moves: Sequence[Move], stream: Stream) -> Move:
        """Return an entrance that leaves many places."""
        grid, board = state.grid, state.own
        values = []
        for move in moves:
            assert isinstance(move, PlaceEntrance)
            place = grid.index["T"][move.cells]
            free = grid.board & ~board.taken & ~place.mask
            values.append(places_left(board, place) + OPEN * (grid.around(place.mask) & free).bit_count())
        top = max(values)
        return stream.pick([move for move, value in zip(moves, values, strict=True) if value == top])

    def _place(self, state: State, stream: Stream) -> Move:
        grid, board, worth = state.grid, state.own, Worth(state)
        found: list[tuple[int, str, int, Move]] = []
        for tile in different(state.table):
            laying, fitting = grid.laying[tile].moves, numbers(grid, board, tile)
            gains, first = worth.gains(tile), grid.laying[tile].first
            found += [(gains.at(first + number), tile, number, laying[number]) for number in fitting]
        if len(found) > LONG_LIST:
            stream.shuffle(found)
            found.sort(key=lambda entry: -entry[0])
            found = found[: LONG_LIST // 2] + found[LONG_LIST // 2 :: 1 + len(found) // LONG_LIST]
        best: list[Move] = []
        most: int | None = None
        for gain, tile, number, move in found:
            value = POINT * gain + self._left(state, worth, tile, number)
            if most is None or value > most:
                best, most = [move], value
            elif value == most:
                best.append(move)
        return stream.pick(best)

    def _left(self, state: State, worth: Worth, tile: str, number: int) -> int:
        """Return what a placement leaves: places of every shape, path squares, squares beside paths."""
        grid, board = state.grid, state.own
        terrain, shape, _ = PARTS[tile]
        place = grid.places[shape][number]
        mask, enclosed = place.mask, terrain in ENCLOSURES
        path = board.path if enclosed else board.path | mask
        free = grid.board & ~board.taken & ~mask
        levels = levels_of(grid, board.enclosed | mask if enclosed else board.enclosed)
        standing = path & ~board.pawns
        value = STANDING * standing.bit_count() + OPEN * (grid.around(path) & free).bit_count()
        value += SIDE * sum([(standing & level).bit_count() for level in levels])
        return places_left(board, place) + value


def places_left(board: Board, place: Place) -> int:
    """Return in how many ways the shapes fit once a tile lies on a place, all seven taken together.

    Example:
        >>> from zoo_games.wonderzoo.grid import grid_of
        >>> from zoo_games.wonderzoo.settings import WonderZooSettings
        >>> from zoo_games.wonderzoo.state import make_board
        >>> board, corner = make_board(WonderZooSettings()), grid_of((8, 8), False).places["O"][0]
        >>> board.open.bit_count(), places_left(board, corner)
        (801, 733)
    """
    return (board.open & ~place.blocks).bit_count()
