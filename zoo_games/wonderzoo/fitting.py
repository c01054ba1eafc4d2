"""What still fits where, what a move changes, and the two readings of one rule beside each other."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from zoo_games.core.explanation import Cell, Step
from zoo_games.core.sentences import all_of, capital, count_of, number_word, place, points_words
from zoo_games.wonderzoo.components import PARTS, PATHS
from zoo_games.wonderzoo.counting import count, right, squares, total
from zoo_games.wonderzoo.listing import different, places
from zoo_games.wonderzoo.moves import Cells, Move
from zoo_games.wonderzoo.scoring import item_key
from zoo_games.wonderzoo.state import Board, Pawn, State
from zoo_games.wonderzoo.words import tile_name

# --- what still fits ------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Fit:
    """A tile of the table and where it fits on a board.

    Attributes:
        tile: The tile.
        copies: How many of it lie on the table.
        cells: The four cells of every place, in reading order.
    """

    tile: str
    copies: int
    cells: tuple[Cells, ...]

    @property
    def squares(self) -> tuple[Cell, ...]:
        """Every square that some place of the tile covers, in reading order."""
        return tuple(sorted({cell for each in self.cells for cell in each}))


def fitting(state: State, seat: int) -> tuple[Fit, ...]:
    """Return every different tile of the table with its places on the board of a seat.

    Example:
        >>> from zoo_games.wonderzoo.state import Laid, make_state
        >>> from zoo_games.wonderzoo.settings import WonderZooSettings
        >>> gate = Laid("entrance:T:-", ((0, 0), (0, 1), (0, 2), (1, 1)))
        >>> state = make_state(WonderZooSettings(), [([gate], ())], table=["path:I:B", "water:O:B"])
        >>> [(fit.tile, len(fit.cells)) for fit in fitting(state, 0)]
        [('path:I:B', 8), ('water:O:B', 44)]
    """
    grid, board = state.grid, state.boards[seat]
    return tuple(
        Fit(
            tile,
            state.table.count(tile),
            tuple(grid.listed(places(grid, board, tile), grid.cells[PARTS[tile].shape])),
        )
        for tile in different(state.table)
    )


def fitting_words(state: State, seat: int, name: str) -> tuple[str, ...]:
    """Return how many tiles of the table still fit on a seat's board, and how, one sentence each.

    Args:
        state: The position.
        seat: Whose board.
        name: What to call the seat.
    """
    fits = fitting(state, seat)
    if not fits:
        return ("No tile lies on the table.",)
    good = sum(fit.copies for fit in fits if fit.cells)
    verb = "does not fit" if (good, len(state.table)) == (0, 1) else "fits" if good == 1 else "fit"
    lines = [f"{_how_many(good, len(state.table))} on the table {verb} on {name}'s board."]
    for fit in fits:
        found = count_of(len(fit.cells), "place")
        lines.append(
            f"The {tile_name(fit.tile)} has {found}{'' if fit.cells else ': ' + _reason(state, seat, fit)}."
        )
    return tuple(lines)


def _how_many(good: int, of: int) -> str:
    """Return how many of the tiles fit.

    Example:
        >>> _how_many(1, 1), _how_many(2, 2), _how_many(3, 3), _how_many(0, 4)
        ('The one tile', 'Both tiles', 'All three tiles', 'None of four tiles')
    """
    tiles = count_of(of, "tile")
    if good == of or of == 1:
        return {1: f"The {tiles}", 2: "Both tiles"}.get(of, f"All {tiles}")
    return f"{capital(number_word(good)) if good else 'None'} of {tiles}"


def _reason(state: State, seat: int, fit: Fit) -> str:
    terrain, shape, _ = PARTS[fit.tile]
    room = state.boards[seat].free(state.grid, shape)
    if terrain in PATHS and room:
        return "no free place for it touches a path"
    return f"no free squares make its shape {shape}"


def room(state: State, seat: int) -> int:
    """Return how many squares of a board are free."""
    return (state.grid.board & ~state.boards[seat].taken).bit_count()


# --- what a move changes --------------------------------------------------------------------------


def changes(before: State, move: Move, after: State) -> tuple[str, ...]:
    """Return what a placement, a move or a swap changed on the board of its seat, one sentence each.

    Args:
        before: The state in which it was played.
        move: The move.
        after: The state after it.

    Returns:
        The points of every visitor that moved, free squares, free path squares, tiles that still fit.
    """
    del move
    seat = before.seat
    return (
        *_points_changes(before, after, seat),
        *_room_changes(before, after, seat),
        *_fit_changes(before, after, seat),
    )


def _points_changes(before: State, after: State, seat: int) -> Iterator[str]:
    was, now = _worths(before, seat), _worths(after, seat)
    for key, (pawn, points) in now.items():
        if key in was and was[key][1] != points:
            yield f"{_visitor(pawn)} now scores {points} instead of {was[key][1]}."
    gone = [entry for key, entry in was.items() if key not in now]
    come = [entry for key, entry in now.items() if key not in was]
    for pawn, points in come:
        left = next((entry for entry in gone if entry[0].colour == pawn.colour), None)
        if left is None:
            yield f"{_visitor(pawn)} scores {points_words(points)}."
        else:
            gone.remove(left)
            then = f"at {place(left[0].at)} it scored {left[1]}"
            yield f"{_visitor(pawn)} scores {points_words(points)}; {then}."


def _worths(state: State, seat: int) -> dict[str, tuple[Pawn, int]]:
    board = state.boards[seat]
    reading, covered = right(state.rules), squares(board)
    return {
        item_key(seat, pawn): (pawn, total(count(board, pawn, reading, covered)))
        for pawn in sorted(board.visitors, key=lambda pawn: pawn.at)
    }


def _visitor(pawn: Pawn) -> str:
    return f"The {pawn.colour} visitor at {place(pawn.at)}"


def _room_changes(before: State, after: State, seat: int) -> Iterator[str]:
    if room(before, seat) != room(after, seat):
        yield f"{count_of(room(after, seat), 'square')} stay free.".capitalize()
    was, now = (_standing(state.boards[seat]) for state in (before, after))
    if was != now:
        yield f"{count_of(now, 'path square')} can take a visitor, before it was {was}.".capitalize()


def _standing(board: Board) -> int:
    return (board.path & ~board.pawns).bit_count()


def _fit_changes(before: State, after: State, seat: int) -> Iterator[str]:
    then = {fit.tile: len(fit.cells) for fit in fitting(before, seat)}
    moved = [
        f"the {tile_name(fit.tile)} {then[fit.tile]} to {len(fit.cells)}"
        for fit in fitting(after, seat)
        if then.get(fit.tile, len(fit.cells)) != len(fit.cells)
    ]
    if moved:
        yield f"Places of the tiles on the table go from {all_of(moved)}."


# --- the two readings -----------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class TwoReadings:
    """One visitor counted side by side and tile by tile.

    Attributes:
        seat: Whose board it stands on.
        pawn: The visitor.
        by_side: The steps with ``count="side"``.
        by_tile: The steps with ``count="tile"``.
    """

    seat: int
    pawn: Pawn
    by_side: tuple[Step, ...]
    by_tile: tuple[Step, ...]

    @property
    def points(self) -> tuple[int, int]:
        """Its points by side and by tile."""
        return total(self.by_side), total(self.by_tile)

    @property
    def differ(self) -> bool:
        """Whether the two readings give different points."""
        return self.points[0] != self.points[1]

    def __str__(self) -> str:
        by_side, by_tile = self.points
        same = "" if self.differ else ", the same"
        return (
            f"Seat {self.seat}, {self.pawn.colour} visitor at {place(self.pawn.at)}: {by_side} by side, "
            f"{by_tile} by tile{same}"
        )


def readings(state: State) -> tuple[TwoReadings, ...]:
    """Return every visitor with both counts, seat by seat and in reading order (W.count).

    Example:
        >>> from zoo_games.wonderzoo.witness import PAWN_B
        >>> print(readings(PAWN_B)[0])
        Seat 0, red visitor at 2,2: 2 by side, 1 by tile
    """
    found = []
    for seat, board in enumerate(state.boards):
        covered = squares(board)
        for pawn in sorted(board.visitors, key=lambda pawn: pawn.at):
            by_side, by_tile = (
                count(board, pawn, right(state.rules, reading), covered) for reading in ("side", "tile")
            )
            found.append(TwoReadings(seat, pawn, by_side, by_tile))
    return tuple(found)
