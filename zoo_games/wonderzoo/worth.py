"""What places are worth to a zoo at once: points by enclosures beside visitors, on bit masks.

Bots use it; the rules do not. Values are exact for visitors that stand; for visitors still to be drawn their
colour is not known, so they count the points of a plain side.
"""

from __future__ import annotations

from typing import Final

from zoo_games.wonderzoo.components import ENCLOSURES, FAVOURITE, PARTS, USES
from zoo_games.wonderzoo.grid import Grid
from zoo_games.wonderzoo.state import Board, State

Levels = tuple[int, int, int, int]
"""Masks of the squares with at least 1, 2, 3 and 4 sides on enclosures."""

DRAWS: Final = {kind: uses for kind, uses in USES.items() if kind[0] == "D"}


def levels_of(grid: Grid, area: int) -> Levels:
    """Return how many sides every square has on squares of an area, as bit slices."""
    one = two = three = four = 0
    pad = grid.pad
    for moved in (area << 1, area >> 1, area << pad, area >> pad):
        four |= three & moved
        three |= two & moved
        two |= one & moved
        one |= moved
    return one, two, three, four


class Worth:
    """Values on the board of the seat to act.

    Args:
        state: The position.

    Attributes:
        levels: Sides on enclosures by square.
        free: Empty path squares.
    """

    def __init__(self, state: State) -> None:
        rules, grid, board = state.rules, state.grid, state.own
        self.grid, self.board, self.rules = grid, board, rules
        self.by_tile = rules.count == "tile"
        self.areas = dict.fromkeys(ENCLOSURES, 0)
        for tile, cells in board.tiles:
            terrain = PARTS[tile][0]
            if terrain in self.areas:
                self.areas[terrain] |= grid.masks[cells]
        self.enclosed = sum(self.areas.values())
        self.levels = levels_of(grid, self.enclosed)
        self.free = board.path & ~board.pawns
        self.extra = rules.points_favourite - rules.points_side if rules.expert else 0
        self.liked = self._liked(board) if self.extra else dict.fromkeys(ENCLOSURES, 0)
        self.drawable = len(state.visitor_bag)
        self._levels: dict[str, Levels] = {}

    def _liked(self, board: Board) -> dict[str, int]:
        grid = self.grid
        return {
            terrain: grid.mask(at for colour, at in board.visitors if self.likes(colour, terrain))
            for terrain in ENCLOSURES
        }

    def likes(self, colour: str, terrain: str) -> bool:
        """Return whether an enclosure is a favourite of a visitor."""
        return FAVOURITE.get(colour) == terrain or (colour == "red" and self.rules.red == "every")

    def touches(self, terrain: str, near: tuple[int, int]) -> int:
        """Return the points of an enclosure from the visitors that stand beside it.

        Args:
            terrain: Its terrain.
            near: The squares beside it once or more, and twice or more.
        """
        once, twice = near
        pawns = self.board.pawns
        points = self.rules.points_side * (once & pawns).bit_count()
        if not self.by_tile:
            points += self.rules.points_side * (twice & pawns).bit_count()
        if self.extra:
            liked = self.liked[terrain]
            points += self.extra * (once & liked).bit_count()
            if not self.by_tile:
                points += self.extra * (twice & liked).bit_count()
        return points

    def spots(self, count: int, free: int, levels: Levels) -> int:
        """Return the points of the best empty squares for some visitors of unknown colour."""
        return self.rules.points_side * sum([min(count, (level & free).bit_count()) for level in levels])

    def with_tile(self, near: tuple[int, int]) -> Levels:
        """Return the levels with one more enclosure."""
        once, twice = near
        one, two, three, four = self.levels
        return (
            one | once,
            two | one & once | twice,
            three | two & once | one & twice,
            four | three & once | two & twice,
        )

    def gains(self, tile: str, numbers: list[int]) -> list[int]:
        """Return what each of some places of a tile gains, the best squares of its own draws included.

        Args:
            tile: The tile.
            numbers: Numbers of the places, as the grid counts them.
        """
        terrain, shape, icon = PARTS[tile]
        grid, pawns = self.grid, self.board.pawns
        draws = min(DRAWS.get(icon, 0), self.drawable)
        if terrain not in ENCLOSURES:
            if not draws:
                return [0] * len(numbers)
            places, free = grid.places[shape], self.free
            return [self.spots(draws, free | places[number][0], self.levels) for number in numbers]
        near, cared = grid.near[shape], pawns | self.free if draws else pawns
        plain = self.spots(draws, self.free, self.levels) if draws else 0
        found = []
        for number in numbers:
            beside = near[number]
            if not beside[0] & cared:
                found.append(plain)
                continue
            points = self.touches(terrain, beside) if beside[0] & pawns else 0
            if not draws:
                found.append(points)
            elif beside[0] & self.free:
                found.append(points + self.spots(draws, self.free, self.with_tile(beside)))
            else:
                found.append(points + plain)
        return found

    def standing(self, colour: str, bit: int) -> int:
        """Return what a visitor of a colour is worth on a square."""
        if self.by_tile:
            return self._by_tile(colour, self.grid.around(bit))
        points = self.rules.points_side * sum([1 for level in self.levels if level & bit])
        if self.extra:
            points += self.extra * sum([1 for level in self._favoured(colour) if level & bit])
        return points

    def _favoured(self, colour: str) -> Levels:
        """Return the sides on favourite enclosures of a colour, worked out once."""
        found = self._levels.get(colour)
        if found is None:
            area = sum(area for terrain, area in self.areas.items() if self.likes(colour, terrain))
            found = self._levels[colour] = levels_of(self.grid, area)
        return found

    def _by_tile(self, colour: str, beside: int) -> int:
        points = 0
        for tile, cells in self.board.tiles:
            terrain = PARTS[tile].terrain
            if terrain in ENCLOSURES and self.grid.masks[cells] & beside:
                points += self.rules.points_side + (self.extra if self.likes(colour, terrain) else 0)
        return points
