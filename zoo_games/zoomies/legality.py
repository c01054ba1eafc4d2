"""Why a move is refused: every rule it breaks at once, with the cells at fault.

This is a second reading of the rules, written to be told, not to be fast; it shares only the park's
neighbours and Packs with ``listing`` and ``turn``. A test holds that the two agree.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from zoo_games.core.explanation import Cell, Refusal
from zoo_games.core.sentences import all_of, count_of, place
from zoo_games.zoomies.components import DIRECTIONS, cells_of, dogs_of, same_tile
from zoo_games.zoomies.legality_tokens import token_faults
from zoo_games.zoomies.listing import redraw_helps, tile_just_laid, token_placements
from zoo_games.zoomies.moves import (
    DiscardToken,
    Draw,
    Move,
    PlaceTile,
    PlaceToken,
    Redraw,
    Refill,
)
from zoo_games.zoomies.needs import need_hand, need_to_play
from zoo_games.zoomies.park import fits
from zoo_games.zoomies.state import State, left_by_shape
from zoo_games.zoomies.wellformed import PHASES_OF, malformed
from zoo_games.zoomies.words import dog_at

DUE: Final = {
    "tile": "a tile has to be laid",
    "token": "a token has to be placed on the tile just laid",
    "second_tile": "the second tile of the Zoomies token has to be laid",
    "refill": "the turn ends with the refill",
    "redraw": "a tile has to be drawn",
    "draw": "a tile has to be drawn",
    "over": "the game is over",
}
"""What each phase waits for."""

ACTS: Final[dict[type, str]] = {
    PlaceTile: "Laying a tile",
    PlaceToken: "Placing a token",
    DiscardToken: "Giving up a token",
    Redraw: "Redrawing the hand",
    Refill: "Ending the turn",
    Draw: "Drawing a tile",
}


def why_not(state: State, move: Move) -> tuple[Refusal, ...]:
    """Return every rule a move breaks, the most telling first; empty if it is legal.

    Args:
        state: Where the move is to be played.
        move: Any move; it need not make sense there.

    Raises:
        HiddenValue: If no rule is seen to be broken and the answer needs a hidden tile.
        DocumentError: If the position leaves out hands, phase or to_move.

    Example:
        >>> from zoo_games.core.chance import Stream
        >>> from zoo_games.zoomies import Zoomies, ZoomiesSettings
        >>> state = Zoomies().initial(ZoomiesSettings(), 2, Stream(7))
        >>> [refusal.rule for refusal in why_not(state, Refill(False))]
        ['Z.order']
    """
    need_to_play(state)
    if state.phase == "token":
        tile_just_laid(state)
    nonsense = malformed(move)
    if nonsense:
        return nonsense
    faults = list(_out_of_turn(state, move))
    if isinstance(move, PlaceTile):
        faults += _tile_faults(state, move)
    elif isinstance(move, PlaceToken):
        faults += token_faults(state, move)
    elif isinstance(move, DiscardToken):
        faults += _discard_faults(state, move)
    elif isinstance(move, Redraw):
        faults += _redraw_faults(state)
    elif isinstance(move, Refill):
        faults += _refill_faults(state, move)
    else:
        faults += _draw_faults(state, move)
    if not faults and isinstance(move, PlaceTile):
        _need_tile(state, move)
    return tuple(faults)


def _out_of_turn(state: State, move: Move) -> Iterable[Refusal]:
    phase = state.phase
    if phase == "over":
        yield Refusal("Z.over", "The game is over, so no move is due")
    elif phase not in PHASES_OF[type(move)]:
        yield Refusal("Z.order", f"{ACTS[type(move)]} is not due now: {DUE[phase]}")


# --- tiles ------------------------------------------------------------------------------------------


def _tile_faults(state: State, move: PlaceTile) -> Iterable[Refusal]:
    hand = state.hands[state.to_move]
    if None not in hand and not any(tile and same_tile(tile, move.tile) for tile in hand):
        yield Refusal("Z.own", f"The tile {move.tile} is not in the hand of the player to move")
    cells = cells_of(move.at, move.toward)
    occupied = [cell for cell in cells if state.dog_at(cell)]
    if occupied:
        lies = all_of(f"the {dog_at(state, cell)}" for cell in sorted(occupied))
        yield Refusal("Z.free", f"The tile would cover {lies}", tuple(sorted(occupied)))
    touching = {cell: _dogs_beside(state, cell, cells) for cell in cells}
    if not any(touching.values()):
        text = f"The tile at {_both(cells)} would touch no tile of the park"
        yield Refusal("Z.touch", text, _sorted(cells))
        corners = _corners(state, cells)
        if corners:
            text = f"The tile at {_both(cells)} would meet the {dog_at(state, corners[0])} only at a corner"
            yield Refusal("Z.diagonal", text, corners)
    matches = any(
        dog.breed == beside.breed
        for dog, cell in zip(dogs_of(move.tile), cells, strict=True)
        for beside in (state.dog_at(other) for other in touching[cell])
        if beside
    )
    if not matches:
        yield Refusal("Z.match", _no_match(state, move, touching), _sorted(cells))


def _dogs_beside(state: State, cell: Cell, tile: tuple[Cell, Cell]) -> list[Cell]:
    """Return the cells beside a cell that hold a dog of the park, the tile's own cells left out."""
    found = []
    for toward in DIRECTIONS:
        beside = cells_of(cell, toward)[1]
        if beside not in tile and state.dog_at(beside):
            found.append(beside)
    return found


def _corners(state: State, tile: tuple[Cell, Cell]) -> tuple[Cell, ...]:
    """Return the cells with dogs that meet a tile at a corner."""
    near = {(row + up, column + left) for row, column in tile for up in (-1, 1) for left in (-1, 1)}
    return _sorted(cell for cell in near if state.dog_at(cell))


def _no_match(state: State, move: PlaceTile, touching: dict[Cell, list[Cell]]) -> str:
    parts = []
    for dog, cell in zip(dogs_of(move.tile), cells_of(move.at, move.toward), strict=True):
        beside = [f"the {dog_at(state, other)}" for other in touching[cell]] or ["no dog"]
        parts.append(f"the {dog.name} at {place(cell)} would touch {all_of(beside)}")
    return f"No dog of the tile would touch one of its breed: {all_of(parts)}"


def _both(cells: tuple[Cell, Cell]) -> str:
    return all_of(place(cell) for cell in _sorted(cells))


def _sorted(cells: Iterable[Cell]) -> tuple[Cell, ...]:
    return tuple(sorted(cells))


def _need_tile(state: State, move: PlaceTile) -> None:
    """Refuse to answer when whether the tile is in hand is hidden."""
    if not any(tile and same_tile(tile, move.tile) for tile in state.hands[state.to_move]):
        need_hand(state, state.to_move)


def _fitting(state: State) -> list[str]:
    """Return the tiles of the hand of the seat to move that fit somewhere."""
    need_hand(state, state.to_move)
    return [tile for tile in state.hands[state.to_move] if tile and fits(state._park, state._breeds, tile)]


# --- tokens discarded, redrawing, ending the turn, draws -----------------------------------------------


def _discard_faults(state: State, move: DiscardToken) -> Iterable[Refusal]:
    seat = state.to_move
    if not left_by_shape(state.left[seat])[move.shape]:
        yield Refusal("Z.tokens", f"Seat {seat} has no {move.shape} token left")
    if state.phase == "token":
        placeable = token_placements(state)
        if placeable:
            first = placeable[0]
            assert isinstance(first, PlaceToken)
            cells = _sorted({token.at for token in placeable if isinstance(token, PlaceToken)})
            text = f"A token can still be placed, such as {first.kind} on the {dog_at(state, first.at)}"
            yield Refusal("Z.must", text, cells)
    elif state.phase == "tile":
        fitting = _fitting(state)
        if fitting:
            yield Refusal("Z.play", f"The tile {fitting[0]} fits, so a tile has to be laid")
        elif redraw_helps(state):
            text = "A tile of the pile or the discards fits, so the hand has to be redrawn"
            yield Refusal("Z.redraw", text)


def _redraw_faults(state: State) -> Iterable[Refusal]:
    if state.phase != "tile":
        return
    fitting = _fitting(state)
    if fitting:
        yield Refusal("Z.redraw", f"The tile {fitting[0]} fits, so the hand may not be redrawn")
    elif not redraw_helps(state):
        text = "No tile of the pile or the discards fits, so a token has to be discarded instead"
        yield Refusal("Z.redraw", text)


def _refill_faults(state: State, move: Refill) -> Iterable[Refusal]:
    seat = state.to_move
    held = len(state.hands[seat])
    if move.toss and held != 1:
        text = f"Seat {seat} has {count_of(held, 'tile')} in hand, and only a single one may be tossed"
        yield Refusal("Z.discards", text)
    if state.phase == "second_tile" and state.rules.second_tile == "compulsory":
        fitting = _fitting(state)
        if fitting:
            yield Refusal("Z.second", f"The tile {fitting[0]} fits, so it has to be laid as the second tile")


def _draw_faults(state: State, move: Draw) -> Iterable[Refusal]:
    if not any(same_tile(tile, move.tile) for tile in state.pile):
        where = "among the unseen tiles" if state.hidden() else "in the pile"
        yield Refusal("Z.draw", f"The tile {move.tile} is not {where}")
