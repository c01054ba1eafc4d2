"""What a legal Zoomies move leads to; a move that is not legal leads to None."""

from __future__ import annotations

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
from zoo_games.zoomies.park import CELLS, DELTA_OF, LIMIT, ROW, cell_number, fits, grown_frontier, touches
from zoo_games.zoomies.state import SUPPLY, Hand, Laid, Left, State, Token, need_hand, spelling_in

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
    hands = _with_hand(state.hands, seat, hand[:index] + hand[index + 1 :])
    turn = state.phase == "tile"
    frontier, labels = state._frontier, state._labels
    return State(
        state.rules,
        state.players,
        (*state.laid, Laid(tile, at, toward)),
        state.tokens,
        hands,
        state.left,
        state.pile,
        state.discard,
        seat,
        "token" if turn else "refill",
        (at, toward) if turn else state.placed,
        state.missing,
        grown,
        tuple(breeds),
        state._taken,
        None if frontier is None else grown_frontier(frontier, grown, (cell, other)),
        Labels() if labels.packs is None else labels.laid(cell, first, other, second),
    )


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
    return (*hands[:seat], hand, *hands[seat + 1 :])


def _place_token(state: State, move: PlaceToken) -> State | None:
    return place_token(state, move) if move in legal(state) else None


def place_token(state: State, move: PlaceToken) -> State:
    """Return the state after a token that is known to be legal."""
    seat = state.to_move
    token = Token(seat, move.kind, move.at, move.toward)
    cell = cell_number(move.at)
    taken = state._taken.copy()
    taken[cell] = token
    phase = "refill"
    if move.kind == ZOOMIES and state.hands[seat]:
        need_hand(state, seat)
        if any(fits(state._park, state._breeds, tile) for tile in different(state.hands[seat])):
            phase = "second_tile"
    labels = state._labels
    return State(
        state.rules,
        state.players,
        state.laid,
        (*state.tokens, token),
        state.hands,
        _less(state.left, seat, SHAPE[move.kind]),
        state.pile,
        state.discard,
        seat,
        phase,
        state.placed,
        state.missing,
        state._park,
        state._breeds,
        taken,
        state._frontier,
        Labels() if labels.packs is None else labels.with_token(cell, token, state.pointed_at(token)),
    )


def _less(left: tuple[Left, ...], seat: int, shape: str) -> tuple[Left, ...]:
    circle, square = left[seat]
    now = (circle - 1, square) if shape == CIRCLE else (circle, square - 1)
    return (*left[:seat], now, *left[seat + 1 :])


def _discard_token(state: State, move: DiscardToken) -> State | None:
    if move not in legal(state):
        return None
    return same_park(state, "refill", state.to_move, left=_less(state.left, state.to_move, move.shape))


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
        return same_park(state, "over", state.to_move, hands, state.pile, discard, ends_turn=True)
    return _due(state, "draw", hands, state.pile, discard)


def _draw(state: State, move: Draw) -> State | None:
    pile = state.pile
    tile = move.tile
    if tile not in pile:
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
    seat = state.to_move
    if len(hands[seat]) < state.rules.hand_size:
        if state.missing:
            need(state, SUPPLY)
        size = len(pile)
        if size <= MOST_IN_HANDS:  # in a view, some of them may be in hidden hands
            size -= sum([hand.count(None) for hand in hands])
        if size == 0 and discard:
            return same_park(state, phase, seat, hands, tuple(sorted(pile + discard)), (), ends_turn=True)
        if size:
            return same_park(state, phase, seat, hands, pile, discard, ends_turn=True)
    if phase == "draw":
        seat = _next_seat(state)
    return same_park(state, "tile", seat, hands, pile, discard, ends_turn=True)


def _next_seat(state: State) -> int:
    """Return the next seat on the left that still has a token (Z.turns)."""
    seat = state.to_move
    for _ in range(state.players):
        seat = (seat + 1) % state.players
        if any(state.left[seat]):
            return seat
    raise AssertionError("a game without tokens left is over")


def same_park(
    state: State,
    phase: str,
    seat: int,
    hands: tuple[Hand, ...] | None = None,
    pile: tuple[str, ...] | None = None,
    discard: tuple[str, ...] | None = None,
    left: tuple[Left, ...] | None = None,
    ends_turn: bool = False,
) -> State:
    """Return the state with the same park and tokens."""
    return State(
        state.rules,
        state.players,
        state.laid,
        state.tokens,
        state.hands if hands is None else hands,
        state.left if left is None else left,
        state.pile if pile is None else pile,
        state.discard if discard is None else discard,
        seat,
        phase,
        None if ends_turn else state.placed,
        state.missing,
        state._park,
        state._breeds,
        state._taken,
        state._frontier,
        state._labels,
    )


TRANSITIONS: Final[dict[tuple[str, type], Callable[[State, Any], State | None]]] = {
    ("tile", PlaceTile): lay,
    ("tile", Redraw): _redraw,
    ("tile", DiscardToken): _discard_token,
    ("token", PlaceToken): _place_token,
    ("token", DiscardToken): _discard_token,
    ("second_tile", PlaceTile): lay,
    ("second_tile", Refill): _refill,
    ("refill", Refill): _refill,
    ("redraw", Draw): _draw,
    ("draw", Draw): _draw,
}
