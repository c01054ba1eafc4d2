"""The legal moves of Zoomies, phase by phase, and the tiles that chance can draw."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Final

from zoo_games.core.errors import DocumentError, HiddenValue
from zoo_games.core.explanation import Cell
from zoo_games.core.partial import need
from zoo_games.zoomies.components import (
    BREED_BITS,
    KIND,
    TILES,
    ZOOMIES_BIT,
)
from zoo_games.zoomies.moves import (
    BONES,
    CIRCLE,
    FRENS,
    LEADER,
    SQUARE,
    ZOOMIES,
    DiscardToken,
    Draw,
    Move,
    Redraw,
    Refill,
)
from zoo_games.zoomies.needs import SUPPLY, need_hand, need_to_play
from zoo_games.zoomies.park import DELTA, DELTA_OF, ROW, TOKEN_PLACES, fits, group_of, pack_of, places
from zoo_games.zoomies.state import Hand, Left, State, Token

KEEP: Final = Refill(False)
TOSS: Final = Refill(True)
REDRAW: Final = Redraw()
GIVE_UP: Final = {CIRCLE: DiscardToken(CIRCLE), SQUARE: DiscardToken(SQUARE)}
DRAWS: Final = {tile: Draw(tile) for tile in TILES}


def legal(state: State) -> tuple[Move, ...]:
    """Return every legal move once, in a fixed order (worked out once a state).

    Tiles come in the order of the hand, places in reading order of the first dog, tokens cell by cell.

    Raises:
        HiddenValue: If the answer needs a tile that this view does not show.
        DocumentError: If the position leaves out hands, phase, to_move or what the phase needs of the board.
    """
    if state._legal is None:
        if state.missing:
            need_to_play(state)
        state._legal = _LISTS[state.phase](state)
    return state._legal


def _tile_moves(state: State) -> tuple[Move, ...]:
    moves = _places(state)
    if moves:
        return moves
    if redraw_helps(state):
        return (REDRAW,)
    return discards(state.left[state.to_move])


def _places(state: State) -> tuple[Move, ...]:
    """Return every place for every different tile of the hand (Z.touch, Z.match)."""
    need_hand(state, state.to_move)
    hand = state.hands[state.to_move]
    frontier = state._frontier if state._frontier is not None else state.frontier()
    moves: tuple[Move, ...] = ()
    for tile in different(hand):
        moves += places(frontier, tile)
    return moves


@lru_cache(maxsize=4096)
def different(hand: Hand) -> tuple[str, ...]:
    """Return the different known tiles of a hand in its order, one spelling a tile."""
    found: dict[str, str] = {}
    for tile in hand:
        if tile is not None:
            found.setdefault(KIND[tile], tile)
    return tuple(found.values())


def redraw_helps(state: State) -> bool:
    """Return whether some tile of pile or discards fits, so that the hand is redrawn (Z.redraw).

    Raises:
        HiddenValue: If that depends on which unseen tiles are in the pile.
        DocumentError: If that depends on the pile and the position leaves it out.
    """
    park, breeds = state._park, state._breeds
    if any(fits(park, breeds, tile) for tile in set(state.discard)):
        return True
    need(state, SUPPLY)
    fitting = sum(fits(park, breeds, tile) for tile in state.pile)
    if fitting > state.hidden():
        return True
    if fitting == 0:
        return False
    raise HiddenValue("Whether a tile of the pile fits depends on the hidden hands.")


def discards(left: Left) -> tuple[Move, ...]:
    """Return the moves that discard a token."""
    return tuple(GIVE_UP[shape] for shape, count in ((CIRCLE, left[0]), (SQUARE, left[1])) if count > 0)


def _token_moves(state: State) -> tuple[Move, ...]:
    return token_placements(state) or discards(state.left[state.to_move])


def token_placements(state: State) -> tuple[Move, ...]:
    """Return every token that can be placed on the tile just laid (Z.token)."""
    at, toward = tile_just_laid(state)
    first = at[0] * ROW + at[1]
    second = first + DELTA_OF[toward]
    moves: list[Move] = []
    for cell in (first, second) if first < second else (second, first):
        if cell not in state._taken:
            _add_tokens(state, cell, moves)
    return tuple(moves)


def _add_tokens(state: State, cell: int, moves: list[Move]) -> None:
    """Add the tokens that can be placed on one dog (Z.one, Z.frens-key, Z.zoomies-one)."""
    park = state._park
    circle, square = state.left[state.to_move]
    dog = park[cell]
    kinds, pointed = _held(state, cell)
    pointed |= 1 << (dog & BREED_BITS)
    places = TOKEN_PLACES[cell]
    if circle and LEADER not in kinds:
        moves.append(places[4])
    if square:
        if BONES not in kinds:
            moves.append(places[5])
        for index in range(4):
            other = park.get(cell + DELTA[index])
            if other is not None and not pointed >> (other & BREED_BITS) & 1:
                moves.append(places[index])
    if circle and dog & ZOOMIES_BIT and not group_token(state, cell):
        moves.append(places[6])


def _held(state: State, cell: int) -> tuple[list[str], int]:
    """Return the kinds of the tokens on the Pack of a dog, and one bit a breed that Frens there point at."""
    taken = state._taken
    kinds = []
    pointed = 0
    packs = state._labels.packs
    for there in pack_of(state._park, cell) if packs is None else packs[cell].cells:
        token = taken.get(there)
        if token is not None:
            kinds.append(token.kind)
            if token.kind == FRENS:
                pointed |= 1 << state.pointed_at(token)
    return kinds, pointed


def tile_just_laid(state: State) -> tuple[Cell, str]:
    """Return cell and direction of the tile that a token is due on.

    Raises:
        DocumentError: If the position leaves it out.
    """
    if state.placed is None:
        raise DocumentError("state.placed", "is missing; legal moves need it")
    return state.placed


def group_token(state: State, cell: int) -> Token | None:
    """Return the Zoomies token in the group of a dog with the icon, None if it has none."""
    taken = state._taken
    for there in group_of(state._park, cell):
        token = taken.get(there)
        if token is not None and token.kind == ZOOMIES:
            return token
    return None


def _second_tile_moves(state: State) -> tuple[Move, ...]:
    moves = _places(state)
    if state.rules.second_tile == "optional" or not moves:
        moves += _refill_moves(state)
    return moves


def _refill_moves(state: State) -> tuple[Move, ...]:
    return (KEEP, TOSS) if len(state.hands[state.to_move]) == 1 else (KEEP,)


def chance(state: State) -> tuple[tuple[Draw, int], ...]:
    """Return every different tile that can be drawn, with how many of it are unseen (Z.draw).

    Example:
        >>> from zoo_games.zoomies import Laid, ZoomiesSettings, make_state
        >>> state = make_state(ZoomiesSettings(), 2, [Laid("B*-H", (0, 0), "E")], (), [["B-H*"], []],
        ...     [(4, 4), (4, 4)], ["C*-P", "P-C*", "B*-G"], [], 0, "draw")
        >>> chance(state)
        ((Draw(tile='B*-G', type='draw'), 1), (Draw(tile='C*-P', type='draw'), 2))
    """
    counts: dict[str, list[str]] = {}
    for tile in state.pile:
        counts.setdefault(KIND[tile], []).append(tile)
    return tuple((DRAWS[tiles[0]], len(tiles)) for tiles in counts.values())


def _draw_moves(state: State) -> tuple[Move, ...]:
    return tuple(move for move, _ in chance(state))


_LISTS: Final[dict[str, Callable[[State], tuple[Move, ...]]]] = {
    "tile": _tile_moves,
    "token": _token_moves,
    "second_tile": _second_tile_moves,
    "refill": _refill_moves,
    "redraw": _draw_moves,
    "draw": _draw_moves,
    "over": lambda _: (),
}
