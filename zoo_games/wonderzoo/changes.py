"""Why a visitor's points moved between two positions, and what else a log points out."""

from __future__ import annotations

from collections.abc import Sequence

from zoo_games.core.explanation import Cell
from zoo_games.core.sentences import all_of
from zoo_games.wonderzoo.counting import squares
from zoo_games.wonderzoo.scoring import item_key
from zoo_games.wonderzoo.state import Board, Pawn, State
from zoo_games.wonderzoo.words import SIDES, beside, tile_name


def because_of(before: State, after: State, key: str) -> str | None:
    """Return why the points of a visitor moved, as the rest of a sentence after "because".

    Args:
        before: A state with the visitor.
        after: Another state with it.
        key: The key of its item.

    Returns:
        Which sides it won and lost; None if that says nothing.

    Example:
        >>> from zoo_games.wonderzoo import Laid, WonderZooSettings, make_state
        >>> path = Laid("path:I:B", ((0, 0), (1, 0), (2, 0), (3, 0)))
        >>> water = Laid("water:O:B", ((0, 1), (0, 2), (1, 1), (1, 2)))
        >>> pawns = [Pawn("red", (1, 0))]
        >>> states = [make_state(WonderZooSettings(), [(t, pawns)]) for t in ([path], [path, water])]
        >>> because_of(states[0], states[1], "seat 0 red visitor 1,0")
        'the water O came to its east side'
    """
    for seat, board in enumerate(after.boards):
        for pawn in board.visitors:
            if item_key(seat, pawn) == key and seat < before.players:
                return _because(before.boards[seat], board, pawn)
    return None


def _because(before: Board, after: Board, pawn: Pawn) -> str | None:
    was, now = _sides(before, pawn.at), _sides(after, pawn.at)
    came = [(side, tile) for side, tile in now.items() if was.get(side) != tile]
    went = [(side, tile) for side, tile in was.items() if now.get(side) != tile]
    reasons = []
    if came:
        reasons.append(_told(came, "came to"))
    if went:
        reasons.append(_told(went, "left"))
    return all_of(reasons) if reasons else None


def _sides(board: Board, at: Cell) -> dict[str, str]:
    """Return the enclosure on each side of a square."""
    covered = squares(board)
    return {
        side: board.tiles[covered[there]].tile for side in SIDES if (there := beside(at, side)) in covered
    }


def _told(found: Sequence[tuple[str, str]], verb: str) -> str:
    by_tile: dict[str, list[str]] = {}
    for side, tile in found:
        by_tile.setdefault(tile, []).append(side)
    return all_of(
        f"the {tile_name(tile)} {verb} its {all_of(sides)} {'side' if len(sides) == 1 else 'sides'}"
        for tile, sides in by_tile.items()
    )


def notices(before: State, after: State, names: Sequence[str]) -> tuple[str, ...]:
    """Return who went out, and where the bus went without an icon, one sentence each.

    Args:
        before: A state.
        after: A later one.
        names: One name a seat.
    """
    until = " for this round" if after.rules.reentry else ""
    found = [
        f"Nothing on the table fits on {name}'s board: {name} is out{until}."
        for name, was, now in zip(names, before.out, after.out, strict=True)
        if now and not was
    ]
    if after.bus != before.bus and not after.bus_taken:
        found.append(f"The bus goes to {names[after.bus]}.")
    if after.phase == "over" and before.phase != "over":
        found.append(_end(after))
    return tuple(found)


def _end(state: State) -> str:
    if all(state.out):
        return "Nobody can place a tile: the game is over."
    return "Bag and table are empty: the game is over."
