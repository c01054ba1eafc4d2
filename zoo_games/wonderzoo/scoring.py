"""What every zoo is worth: a count on bit masks, and a slow one that names every side.

The two share no code but the settings; a test holds that they agree.
"""

from __future__ import annotations

from collections.abc import Sequence

from zoo_games.core.explanation import Explanation, Item, Step
from zoo_games.core.partial import need
from zoo_games.core.sentences import place
from zoo_games.core.ties import tie_words
from zoo_games.wonderzoo.components import COLOURS, ENCLOSURES, FAVOURITE, PARTS
from zoo_games.wonderzoo.counting import count, right, squares, total
from zoo_games.wonderzoo.grid import Grid
from zoo_games.wonderzoo.settings import WonderZooSettings
from zoo_games.wonderzoo.state import Board, Pawn, State


def score(state: State) -> tuple[int, ...]:
    """Return what every seat would score if the game ended now.

    Raises:
        DocumentError: If the position leaves out the boards.

    Example:
        >>> from zoo_games.wonderzoo.state import Laid, make_state
        >>> water = Laid("water:O:B", ((0, 0), (0, 1), (1, 0), (1, 1)))
        >>> path = Laid("path:I:B", ((0, 2), (1, 2), (2, 2), (3, 2)))
        >>> board = [water, path], [Pawn("blue", (1, 2))]
        >>> score(make_state(WonderZooSettings(), [board, ((), ())]))
        (1, 0)
    """
    if state.missing:
        need(state, ("boards",), "scores")
    return tuple(points(state.rules, state.grid, board) for board in state.boards)


def winners(state: State) -> tuple[int, ...]:
    """Return the seats with most points; a tie is shared (W.win, W.tie)."""
    scores = score(state)
    best = max(scores)
    return tuple(seat for seat, value in enumerate(scores) if value == best)


def tie_break(state: State, names: Sequence[str]) -> str | None:
    """Return that equal points at the top share the win (W.tie); None if one seat has most points."""
    return tie_words(score(state), winners(state), names, "W.tie")


def points(rules: WonderZooSettings, grid: Grid, board: Board) -> int:
    """Return the points of a board, worked out once."""
    if board._points is None:
        board._points = _points(rules, grid, board)
    return board._points


def _points(rules: WonderZooSettings, grid: Grid, board: Board) -> int:
    by_tile = rules.count == "tile"
    if not by_tile and not rules.expert:
        return rules.points_side * touched(grid, board.enclosed, board.pawns)
    masks = grid.masks
    areas = [(PARTS[tile][0], masks[cells]) for tile, cells in board.tiles if PARTS[tile][0] in ENCLOSURES]
    if not by_tile:
        areas = [(terrain, sum([area for each, area in areas if each == terrain])) for terrain in ENCLOSURES]
    if not rules.expert:
        return rules.points_side * sum(touched(grid, area, board.pawns, by_tile) for _, area in areas)
    found = 0
    for colour in COLOURS:
        pawns = grid.mask(at for each, at in board.visitors if each == colour)
        for terrain, area in areas:
            liked = FAVOURITE.get(colour) == terrain or (colour == "red" and rules.red == "every")
            each = rules.points_favourite if liked else rules.points_side
            found += each * touched(grid, area, pawns, by_tile)
    return found


def touched(grid: Grid, area: int, pawns: int, once: bool = False) -> int:
    """Return on how many sides squares of an area touch visitors, or how many visitors it touches.

    Args:
        grid: The bit masks.
        area: Squares of enclosures.
        pawns: Squares of visitors.
        once: Whether a visitor counts once, however many sides touch.
    """
    if once:
        return (grid.around(area) & pawns).bit_count()
    pad = grid.pad
    return (
        (area << 1 & pawns).bit_count()
        + (area >> 1 & pawns).bit_count()
        + (area << pad & pawns).bit_count()
        + (area >> pad & pawns).bit_count()
    )


def explain_score(state: State) -> Explanation:
    """Return the points of every visitor as steps, seat by seat and in reading order of the squares.

    Raises:
        DocumentError: If the position leaves out the boards.
    """
    need(state, ("boards",), "scores")
    reading = right(state.rules)
    items = []
    for seat, board in enumerate(state.boards):
        covered = squares(board)
        for pawn in sorted(board.visitors, key=lambda pawn: pawn.at):
            items.append(_item(seat, pawn, count(board, pawn, reading, covered)))
    return Explanation(tuple(items))


def _item(seat: int, pawn: Pawn, steps: tuple[Step, ...]) -> Item:
    return Item(
        player=seat,
        what="visitor",
        points=total(steps),
        steps=steps,
        name=f"{pawn.colour} visitor at {place(pawn.at)}",
        at=pawn.at,
        key=item_key(seat, pawn),
    )


def item_key(seat: int, pawn: Pawn) -> str:
    """Return the identity of a visitor across positions.

    Example:
        >>> item_key(1, Pawn("red", (2, 3)))
        'seat 1 red visitor 2,3'
    """
    return f"seat {seat} {pawn.colour} visitor {place(pawn.at)}"
