"""What places are worth to a zoo at once: points by enclosures beside visitors, on bit masks.

Bots use it; the rules do not. Values are exact for visitors that stand; for visitors still to be drawn their
colour is not known, so they count the points of a plain side.
"""

from __future__ import annotations

from typing import Final

from zoo_games.wonderzoo.components import ENCLOSURES, FAVOURITE, PARTS, USES
from zoo_games.wonderzoo.grid import Chosen, Grid, bits_of
from zoo_games.wonderzoo.state import State
from zoo_games.wonderzoo.tally import Award, Tally

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
        self.levels = levels_of(grid, board.enclosed)
        self.free = board.path & ~board.pawns
        self.extra = rules.points_favourite - rules.points_side if rules.expert else 0
        self.drawable = len(state.visitor_bag)
        self._levels: dict[str, Levels] = {}
        self._touches: dict[str, Tally] = {}
        self._gains: dict[tuple[str, int, bool], Tally] = {}

    def likes(self, colour: str, terrain: str) -> bool:
        """Return whether an enclosure is a favourite of a visitor."""
        return FAVOURITE.get(colour) == terrain or (colour == "red" and self.rules.red == "every")

    # --- places of tiles --------------------------------------------------------------------------

    def gains(self, tile: str) -> Tally:
        """Return what a tile gains on each place, the best squares of its own draws included."""
        terrain, _, icon = PARTS[tile]
        draws = min(DRAWS.get(icon, 0), self.drawable)
        on_path = terrain not in ENCLOSURES
        if not draws:
            return Tally() if on_path else self.touches(terrain)
        key = ("" if on_path or not self.extra else terrain, draws, on_path)
        found = self._gains.get(key)
        if found is None:
            before = Tally() if on_path else self.touches(terrain)
            found = self._gains[key] = before.plus(*self._spots(draws, on_path))
        return found

    def touches(self, terrain: str) -> Tally:
        """Return the points of an enclosure, on each place, from the visitors that stand beside it."""
        key = terrain if self.extra else ""
        found = self._touches.get(key)
        if found is None:
            grid, points, awards = self.grid, self.rules.points_side, []
            for colour, at in self.board.visitors:
                once, twice = grid.sides[grid.bit[at]]
                each = points + self.extra if self.extra and self.likes(colour, terrain) else points
                awards.append((once, each))
                if not self.by_tile:
                    awards.append((twice, each))
            found = self._touches[key] = Tally(awards)
        return found

    def _spots(self, draws: int, on_path: bool) -> tuple[list[Award], int]:
        """Return what visitors of unknown colour are worth on the best squares, a tile laid on each place.

        A visitor on a square of two sides has a point for having at least one and another for at least two;
        so the points are found level by level.

        Args:
            draws: How many visitors are drawn, 1 or 2.
            on_path: Whether the tile is a path, with empty squares of its own, or an enclosure.

        Returns:
            The points that hang on the place, and those that do not.
        """
        awards, base, points = [], 0, self.rules.points_side
        for level in range(1, 5):
            enough = min(draws, (self.free & self.levels[level - 1]).bit_count())
            base += enough * points
            if enough < draws:
                one = two = 0
                for chosen in self._new_paths(level) if on_path else self._new_sides(level):
                    two |= one & chosen
                    one |= chosen
                awards += [(one, points), (two, points)][: draws - enough]
        return awards, base

    def _new_paths(self, level: int) -> list[Chosen]:
        """Return, for every free square of a level, the places that make a path of it."""
        board, grid = self.board, self.grid
        squares = self.levels[level - 1] & grid.board & ~board.taken
        return [grid.covers[bit] for bit in bits_of(squares)]

    def _new_sides(self, level: int) -> list[Chosen]:
        """Return, for every empty path square short of a level, the places that lift it there."""
        sides, levels = self.grid.sides, (-1, *self.levels)  # every square has 0 sides or more
        lacking = self.free & ~levels[level]
        found = [sides[bit][0] for bit in bits_of(lacking & levels[level - 1])]
        if level > 1:
            found += [sides[bit][1] for bit in bits_of(lacking & levels[level - 2] & ~levels[level - 1])]
        return found

    # --- squares of visitors ----------------------------------------------------------------------

    def standing(self, colour: str, bit: int) -> int:
        """Return what a visitor of a colour is worth on a square."""
        if self.by_tile:
            return self._by_tile(colour, self.grid.around(bit))
        points = self.rules.points_side * sum([1 for level in self.levels if level & bit])
        if self.extra:
            points += self.extra * sum([1 for level in self._favoured(colour) if level & bit])
        return points

    def best(self, colour: str) -> tuple[int, int]:
        """Return the empty path squares on which a visitor of a colour is worth most, and how much."""
        if not self.by_tile and not self.extra:
            points = self.rules.points_side
            for sides in (4, 3, 2, 1):
                if points and self.free & self.levels[sides - 1]:
                    return self.free & self.levels[sides - 1], sides * points
            return self.free, 0
        values = {bit: self.standing(colour, bit) for bit in bits_of(self.free)}
        top = max(values.values(), default=0)
        return sum([bit for bit, value in values.items() if value == top]), top

    def _favoured(self, colour: str) -> Levels:
        """Return the sides on favourite enclosures of a colour, worked out once."""
        found = self._levels.get(colour)
        if found is None:
            area = sum(
                [
                    self.grid.masks[cells]
                    for tile, cells in self.board.tiles
                    if PARTS[tile].terrain in ENCLOSURES and self.likes(colour, PARTS[tile].terrain)
                ]
            )
            found = self._levels[colour] = levels_of(self.grid, area)
        return found

    def _by_tile(self, colour: str, beside: int) -> int:
        points = 0
        for tile, cells in self.board.tiles:
            terrain = PARTS[tile].terrain
            if terrain in ENCLOSURES and self.grid.masks[cells] & beside:
                points += self.rules.points_side + (self.extra if self.likes(colour, terrain) else 0)
        return points
