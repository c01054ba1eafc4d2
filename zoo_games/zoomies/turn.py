"""What a legal Zoomies move leads to; a move that is not legal leads to None."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable
from typing import Any, Final

from zoo_games.core.errors import HiddenValue
from zoo_games.core.partial import need
from zoo_games.zoomies.components import BREED_BITS, OPPOSITE, REVERSED, TILES, cells_of
from zoo_games.zoomies.labels import Labels
from zoo_games.zoomies.listing import different, legal
from zoo_games.zoomies.moves import (
    CIRCLE,
    SHAPE,
    ZOOMIES,
    DiscardToken,
    Draw,
    PlaceTile,
    PlaceToken,
    Redraw,
    Refill,
)
from zoo_games.zoomies.needs import SUPPLY, need_hand
from zoo_games.zoomies.park import CELLS, DELTA_OF, LIMIT, ROW, cell_number, fits, grown_frontier, touches
from zoo_games.zoomies.state import Hand, Laid, Left, State, Token, spelling_in

MOST_IN_HANDS: Final = 20
"""Four hands of five tiles."""


def lay(state: State, move: PlaceTile) -> State | None:
    """Return the state after a tile is laid, in phase "tile" or "second_tile"."""
    seat = state.to_move
    hand = state.hands[seat]
    tile, at, toward, _ = move
    if tile not in hand:
        turned = _as_held(hand, move)
        if turned is None:
            return None
        tile, at, toward, _ = turned
    try:
        row, column = at
        cell = row * ROW + column
        other = cell + DELTA_OF[toward]
    except (TypeError, ValueError, KeyError):
        return None
    park = state._park
    first, second = TILES[tile]
    if move is not state._known and not _may_lie(state, at, cell, other, first, second):
        return None
    grown = park.copy()
    grown[cell] = first
    grown[other] = second
    breeds = list(state._breeds)
    breeds[first & BREED_BITS] += (cell,)
    breeds[second & BREED_BITS] += (other,)
    index = hand.index(tile)
    after = state.twin()
    after.laid = (*state.laid, Laid(tile, at, toward))
    after.hands = _with_hand(state.hands, seat, hand[:index] + hand[index + 1 :])
    if state.phase == "tile":
        after.phase = "token"
        after.placed = (at, toward)
    else:
        after.phase = "refill"
    after._park = grown
    after._breeds = tuple(breeds)
    if state._frontier is not None:
        after._frontier = grown_frontier(state._frontier, grown, (cell, other))
    labels = state._labels
    after._labels = Labels() if labels.packs is None else labels.laid(cell, first, other, second)
    return after


def _may_lie(state: State, at: tuple[int, int], cell: int, other: int, first: int, second: int) -> bool:
    """Return whether two dogs may be laid on two cells (Z.free, Z.touch, Z.match)."""
    park = state._park
    if cell in park or other in park or type(cell) is not int or CELLS[cell] != at:
        return False
    if not (-LIMIT <= at[0] <= LIMIT and -LIMIT <= at[1] <= LIMIT):
        return False
    frontier = state._frontier
    if frontier is not None:
        return bool(
            frontier.get(cell, 0) >> (first & BREED_BITS) & 1
            or frontier.get(other, 0) >> (second & BREED_BITS) & 1
        )
    return bool(touches(park, cell, first & BREED_BITS) or touches(park, other, second & BREED_BITS))


def _as_held(hand: Hand, move: PlaceTile) -> PlaceTile | None:
    """Return a move in the spelling of the hand, None if the hand does not hold the tile."""
    if not isinstance(move.tile, str):
        return None
    spelling = spelling_in(hand, move.tile)
    if spelling is None:
        if None in hand and move.tile in TILES:
            raise HiddenValue("The hand that this tile would come from is hidden in this view.")
        return None
    if spelling == move.tile:
        return move
    return turned(move)


def turned(move: PlaceTile) -> PlaceTile:
    """Return the same place in the other spelling of the tile.

    Example:
        >>> turned(PlaceTile("Hz-B*", (0, 1), "W"))
        PlaceTile(tile='B*-Hz', at=(0, 0), toward='E', type='place_tile')
    """
    return PlaceTile(REVERSED[move.tile], cells_of(move.at, move.toward)[1], OPPOSITE[move.toward])


def _with_hand(hands: tuple[Hand, ...], seat: int, hand: Hand) -> tuple[Hand, ...]:
    changed = list(hands)
    changed[seat] = hand
    return tuple(changed)


def _place_token(state: State, move: PlaceToken) -> State | None:
    return place_token(state, move) if move in legal(state) else None


def place_token(state: State, move: PlaceToken) -> State:
    """Return the state after a token that is known to be legal."""
    seat = state.to_move
    token = Token(seat, move.kind, move.at, move.toward)
    cell = cell_number(move.at)
    after = state.twin()
    after.tokens = (*state.tokens, token)
    after.left = _less(state.left, seat, SHAPE[move.kind])
    after.phase = "refill"
    if move.kind == ZOOMIES and state.hands[seat]:
        need_hand(state, seat)
        if any(fits(state._park, state._breeds, tile) for tile in different(state.hands[seat])):
            after.phase = "second_tile"
    after._taken = taken = state._taken.copy()
    taken[cell] = token
    if state._labels.packs is not None:
        after._labels = state._labels.with_token(cell, token, state.pointed_at(token))
    return after


def _less(left: tuple[Left, ...], seat: int, shape: str) -> tuple[Left, ...]:
    circle, square = left[seat]
    now = (circle - 1, square) if shape == CIRCLE else (circle, square - 1)
    return (*left[:seat], now, *left[seat + 1 :])


def _discard_token(state: State, move: DiscardToken) -> State | None:
    if move not in legal(state):
        return None
    after = state.twin()
    after.left = _less(state.left, state.to_move, move.shape)
    after.phase = "refill"
    return after


def _redraw(state: State, move: Redraw) -> State | None:
    if move not in legal(state):
        return None
    hand = open_hand(state)
    hands = _with_hand(state.hands, state.to_move, ())
    return _due(state, "redraw", hands, state.pile, state.discard + hand)


def open_hand(state: State) -> tuple[str, ...]:
    """Return every tile of the hand of the seat to move.

    Raises:
        HiddenValue: If one is hidden.
    """
    need_hand(state, state.to_move)
    return tuple(tile for tile in state.hands[state.to_move] if tile is not None)


def _refill(state: State, move: Refill) -> State | None:
    if state.phase == "second_tile" and move not in legal(state):
        return None
    hands, discard = state.hands, state.discard
    if not isinstance(move.toss, bool):
        return None
    if move.toss:
        if len(hands[state.to_move]) != 1:
            return None
        discard += open_hand(state)
        hands = _with_hand(hands, state.to_move, ())
    if not any(map(any, state.left)):
        after = state.twin()
        after.hands = hands
        after.discard = discard
        after.placed = None
        after.phase = "over"
        after.to_move = 0  # nobody's turn; the same in every game that is over
        return after
    return _due(state, "draw", hands, state.pile, discard)


def _draw(state: State, move: Draw) -> State | None:
    pile = state.pile
    tile = move.tile
    index = bisect_left(pile, tile) if isinstance(tile, str) else len(pile)
    if index == len(pile) or pile[index] != tile:
        tile = REVERSED.get(tile, "") if isinstance(tile, str) else ""
        if tile not in pile:
            return None
        index = pile.index(tile)
    seat = state.to_move
    hands = _with_hand(state.hands, seat, (*state.hands[seat], tile))
    return _due(state, state.phase, hands, pile[:index] + pile[index + 1 :], state.discard)


def _due(
    state: State, phase: str, hands: tuple[Hand, ...], pile: tuple[str, ...], discard: tuple[str, ...]
) -> State:
    """Return the state in which the next tile is due, or what follows when none is (Z.refill, Z.empty)."""
    after = state.twin()
    after.hands = hands
    after.pile = pile
    after.discard = discard
    after.placed = None
    after.phase = phase
    if len(hands[state.to_move]) < state.rules.hand_size:
        if state.missing:
            need(state, SUPPLY)
        size = len(pile)
        if size <= MOST_IN_HANDS:  # in a view, some of them may be in hidden hands
            size -= sum([hand.count(None) for hand in hands])
        if size == 0 and discard:
            after.pile = tuple(sorted(pile + discard))
            after.discard = ()
            return after
        if size:
            return after
    if phase == "draw":
        after.to_move = _next_seat(state)
    after.phase = "tile"
    return after


def _next_seat(state: State) -> int:
    """Return the next seat on the left that still has a token (Z.turns)."""
    seat = state.to_move
    for _ in range(state.players):
        seat = (seat + 1) % state.players
        if any(state.left[seat]):
            return seat
    raise AssertionError("a game without tokens left is over")


TRANSITIONS: Final[dict[str, dict[type, Callable[[State, Any], State | None]]]] = {
    "tile": {PlaceTile: lay, Redraw: _redraw, DiscardToken: _discard_token},
    "token": {PlaceToken: _place_token, DiscardToken: _discard_token},
    "second_tile": {PlaceTile: lay, Refill: _refill},
    "refill": {Refill: _refill},
    "redraw": {Draw: _draw},
    "draw": {Draw: _draw},
    "over": {},
}
"""Phase and kind of move to what it leads to."""
