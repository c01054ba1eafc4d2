"""The rules of Zoomies: what may be done, what it leads to, and the chances of a draw.

Source: the rule text of Zoomies (Magnus Karlsson, Fireside Games 2024), 2 to 4 players; where it is
silent, the rulings of ``rulebook``. A turn is a chain of small moves::

    tile -> token -> [second_tile] -> refill -> [draw ...] -> next seat
      \\-> redraw -> [redraw ...] -> tile          (no tile in hand fits)
      \\-> discard_token -> refill                 (nothing fits anywhere)

All functions are pure; the sentences for a refused move are in ``legality``.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from zoo_games.core.chance import Stream
from zoo_games.core.errors import DocumentError, HiddenValue, MoveRefused, SettingError
from zoo_games.core.protocol import CHANCE, OVER
from zoo_games.zoomies.components import (
    BREED_BITS,
    DIRECTIONS,
    KIND,
    OPPOSITE,
    REVERSED,
    TILES,
    ZOOMIES_BIT,
    ComponentSet,
    cells_of,
    default_components,
)
from zoo_games.zoomies.moves import (
    BONES,
    CIRCLE,
    FRENS,
    LEADER,
    SHAPE,
    SQUARE,
    ZOOMIES,
    DiscardToken,
    Draw,
    Move,
    PlaceTile,
    PlaceToken,
    Redraw,
    Refill,
)
from zoo_games.zoomies.park import (
    CELLS,
    DELTA,
    DELTA_OF,
    LIMIT,
    PLACES,
    ROW,
    fits,
    group_of,
    grown_frontier,
    pack_of,
    places,
    touches,
)
from zoo_games.zoomies.settings import ZoomiesSettings
from zoo_games.zoomies.state import Hand, Laid, Left, State, Token, make_state, need, need_hand, spelling_in

__all__ = [
    "DiscardToken",
    "Draw",
    "Laid",
    "Move",
    "PlaceTile",
    "PlaceToken",
    "Redraw",
    "Refill",
    "State",
    "Token",
    "ZoomiesSettings",
    "apply",
    "chance",
    "determinize",
    "initial",
    "legal",
    "make_state",
    "observe",
    "random_legal",
    "sample",
    "to_act",
]

COMPLETE: Final[frozenset[str]] = frozenset()
TRIES: Final = 200
"""Draws of a random place before all places are listed."""

KEEP: Final = Refill(False)
TOSS: Final = Refill(True)
REDRAW: Final = Redraw()
GIVE_UP: Final = {CIRCLE: DiscardToken(CIRCLE), SQUARE: DiscardToken(SQUARE)}
DRAWS: Final = {tile: Draw(tile) for tile in TILES}


# --- setup ------------------------------------------------------------------------------------------


def initial(
    settings: ZoomiesSettings, players: int, stream: Stream, components: ComponentSet | None = None
) -> State:
    """Return the state after setup: start tiles laid, hands dealt (Z.start, Z.hand).

    Args:
        settings: The settings.
        players: 2 to 4.
        stream: Decides the order of the tiles and which start tiles are flipped.
        components: The box of tiles; the assumed one if None.

    Raises:
        SettingError: For another number of players, or a box with too few tiles for the setup.

    Example:
        >>> state = initial(ZoomiesSettings(), 2, Stream(7))
        >>> len(state.laid), [len(hand) for hand in state.hands], len(state.pile)
        (3, [2, 2], 43)
    """
    if not 2 <= players <= 4:
        raise SettingError(f"Zoomies is for 2 to 4 players, not {players}.")
    box = components or default_components(settings.zoomies_per_pair)
    tiles = list(box.tiles)
    size, start = settings.hand_size, settings.start_tiles
    if len(tiles) < start + players * size:
        raise SettingError(
            f"The setup needs {start + players * size} tiles, but the set {box.name!r} has {len(tiles)}."
        )
    stream.shuffle(tiles)
    laid = [
        Laid(tile, (1, column), "N") if stream.below(2) else Laid(tile, (0, column), "S")
        for column, tile in enumerate(tiles[:start])
    ]
    dealt = start + players * size
    hands = [tiles[first : first + size] for first in range(start, dealt, size)]
    left = [(settings.tokens_circle, settings.tokens_square)] * players
    phase = "tile" if any(left[0]) else "over"
    return make_state(settings, players, laid, (), hands, left, tiles[dealt:], (), 0, phase, None)


# --- legal moves ------------------------------------------------------------------------------------


def to_act(state: State) -> int:
    """Return the seat that decides, CHANCE or OVER.

    Raises:
        DocumentError: If the position leaves out whose turn it is.
    """
    if state.missing:
        need(state)
    phase = state.phase
    if phase == "draw" or phase == "redraw":
        return CHANCE
    return OVER if phase == "over" else state.to_move


def legal(state: State) -> tuple[Move, ...]:
    """Return every legal move once, in a fixed order (worked out once a state).

    Tiles come in the order of the hand, places in reading order of the first dog, tokens cell by cell.

    Raises:
        HiddenValue: If the answer needs a tile that this view does not show.
        DocumentError: If the position leaves out hands, phase or to_move.
    """
    if state._legal is None:
        if state.missing:
            need(state)
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
    if len(hand) == 2 and hand[0] is not None and hand[1] is not None and hand[0] not in (hand[1], REVERSED[hand[1]]):
        return places(frontier, hand[0]) + places(frontier, hand[1])
    moves: tuple[Move, ...] = ()
    for tile in different(hand):
        moves += places(frontier, tile)
    return moves


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
    """
    park, breeds = state._park, state._breeds
    if any(fits(park, breeds, tile) for tile in set(state.discard)):
        return True
    fitting = sum(fits(park, breeds, tile) for tile in state.pile)
    if fitting > state.hidden():
        return True
    if fitting == 0:
        return False
    raise HiddenValue("Whether a tile of the pile fits depends on the hidden hands.")


def discards(left: Left) -> tuple[Move, ...]:
    """Return the moves that give up a token."""
    return tuple(
        GIVE_UP[shape] for shape, count in ((CIRCLE, left[0]), (SQUARE, left[1])) if count > 0
    )


def _token_moves(state: State) -> tuple[Move, ...]:
    return token_placements(state) or discards(state.left[state.to_move])


def token_placements(state: State) -> tuple[Move, ...]:
    """Return every token that can be placed on the tile just laid (Z.token)."""
    if state.placed is None:
        raise DocumentError("state.placed", "is missing; legal moves need it")
    moves: list[Move] = []
    circle, square = state.left[state.to_move]
    park, taken = state._park, state._taken
    for at in sorted(cells_of(*state.placed)):
        cell = at[0] * ROW + at[1]
        if cell in taken:
            continue
        tokens = [taken[there] for there in pack_of(park, cell) if there in taken]
        kinds = [token.kind for token in tokens]
        if circle and LEADER not in kinds:
            moves.append(PlaceToken(LEADER, at))
        if square:
            if BONES not in kinds:
                moves.append(PlaceToken(BONES, at))
            pointed = [arrow_breed(state, token) for token in tokens if token.kind == FRENS]
            pointed.append(park[cell] & BREED_BITS)
            for index in range(4):
                other = park.get(cell + DELTA[index])
                if other is not None and other & BREED_BITS not in pointed:
                    moves.append(PlaceToken(FRENS, at, DIRECTIONS[index]))
        if circle and park[cell] & ZOOMIES_BIT and not group_token(state, cell):
            moves.append(PlaceToken(ZOOMIES, at))
    return tuple(moves)


def arrow_breed(state: State, token: Token) -> int:
    """Return the number of the breed that a Frens token points at."""
    row, column = token.at
    assert token.toward is not None
    return state._park[row * ROW + column + DELTA_OF[token.toward]] & BREED_BITS


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


def _draw_moves(state: State) -> tuple[Move, ...]:
    return tuple(move for move, _ in chance(state))


def _no_moves(state: State) -> tuple[Move, ...]:
    return ()


_LISTS: Final = {
    "tile": _tile_moves,
    "token": _token_moves,
    "second_tile": _second_tile_moves,
    "refill": _refill_moves,
    "redraw": _draw_moves,
    "draw": _draw_moves,
    "over": _no_moves,
}


# --- chance -----------------------------------------------------------------------------------------


def chance(state: State) -> tuple[tuple[Draw, int], ...]:
    """Return every different tile that can be drawn, with how many of it are unseen (Z.draw).

    Example:
        >>> state = make_state(ZoomiesSettings(), 2, [Laid("B*-H", (0, 0), "E")], (), [["B-H*"], []],
        ...     [(4, 4), (4, 4)], ["C*-P", "P-C*", "B*-G"], [], 0, "draw")
        >>> chance(state)
        ((Draw(tile='B*-G', type='draw'), 1), (Draw(tile='C*-P', type='draw'), 2))
    """
    counts: dict[str, list[str]] = {}
    for tile in state.pile:
        counts.setdefault(KIND[tile], []).append(tile)
    return tuple((DRAWS[tiles[0]], len(tiles)) for tiles in counts.values())


def sample(state: State, stream: Stream) -> Draw:
    """Return one draw, by weight."""
    pile = state.pile
    return DRAWS[pile[int(stream.random() * len(pile))]]


def random_legal(state: State, stream: Stream) -> Move:
    """Return a legal move, each equally likely, without listing places where that can be avoided."""
    if state._legal is None and state.phase == "tile" and not state.missing:
        move = _random_place(state, stream)
        if move is not None:
            return move
    moves = legal(state)
    return moves[int(stream.random() * len(moves))]


def _random_place(state: State, stream: Stream) -> PlaceTile | None:
    """Return a place for a tile of the hand, each equally likely, or None after too many tries.

    A dog of the park, one of its sides and a direction for the other half are drawn; a place that
    touches on n matching sides is met n times as often and therefore kept with chance 1 / n.
    """
    need_hand(state, state.to_move)
    park, breeds, random = state._park, state._breeds, stream.random
    halves = [
        (tile, half, breeds[TILES[tile][half] & BREED_BITS])
        for tile in different(state.hands[state.to_move])
        for half in (0, 1)
    ]
    ends = []
    total = 0
    for _, _, cells in halves:
        total += len(cells) * 16
        ends.append(total)
    for _ in range(TRIES if total else 0):
        pick = int(random() * total)
        index = 0
        while pick >= ends[index]:
            index += 1
        tile, half, cells = halves[index]
        pick = ends[index] - 1 - pick
        cell = cells[pick >> 4] + DELTA[pick >> 2 & 3]
        direction = pick & 3
        other = cell + DELTA[direction]
        if cell in park or other in park:
            continue
        dogs = TILES[tile]
        matches = touches(park, cell, dogs[half] & BREED_BITS) + touches(
            park, other, dogs[1 - half] & BREED_BITS
        )
        if matches > 1 and random() * matches >= 1:
            continue
        move = PLACES[tile][other * 4 + (direction ^ 2) if half else cell * 4 + direction]
        state._known = move
        return move
    return None


# --- apply ------------------------------------------------------------------------------------------


def apply(state: State, move: Move) -> State:
    """Return the state after a legal move.

    Raises:
        MoveRefused: If the move is not legal, with every rule it breaks.
        HiddenValue: If the move needs a tile that this view does not show.
        DocumentError: If the position leaves out hands, phase or to_move.
    """
    if state.missing:
        need(state)
    function = _APPLY.get((state.phase, type(move)))
    after = function(state, move) if function is not None else None
    if after is None:
        raise refused(state, move)
    return after


def refused(state: State, move: Move) -> MoveRefused:
    """Return the error for a move that is not legal."""
    from zoo_games.zoomies.legality import why_not

    return MoveRefused(why_not(state, move))


def _lay(state: State, move: PlaceTile) -> State | None:
    """Lay a tile in phase "tile" or "second_tile"."""
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
    frontier = state._frontier
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
    if move not in legal(state):
        return None
    seat = state.to_move
    token = Token(seat, move.kind, move.at, move.toward)
    row, column = move.at
    taken = state._taken.copy()
    taken[row * ROW + column] = token
    phase = "refill"
    if move.kind == ZOOMIES and state.hands[seat]:
        need_hand(state, seat)
        if any(fits(state._park, state._breeds, tile) for tile in different(state.hands[seat])):
            phase = "second_tile"
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
    )


def _less(left: tuple[Left, ...], seat: int, shape: str) -> tuple[Left, ...]:
    circle, square = left[seat]
    now = (circle - 1, square) if shape == CIRCLE else (circle, square - 1)
    return (*left[:seat], now, *left[seat + 1 :])


def _discard_token(state: State, move: DiscardToken) -> State | None:
    if move not in legal(state):
        return None
    return _next(state, "refill", state.to_move, left=_less(state.left, state.to_move, move.shape))


def _redraw(state: State, move: Redraw) -> State | None:
    if move not in legal(state):
        return None
    hand = different_known(state)
    hands = _with_hand(state.hands, state.to_move, ())
    return _due(state, "redraw", hands, state.pile, state.discard + hand)


def different_known(state: State) -> tuple[str, ...]:
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
    if move.toss:
        if len(hands[state.to_move]) != 1:
            return None
        discard += different_known(state)
        hands = _with_hand(hands, state.to_move, ())
    if not any(map(any, state.left)):
        return _next(state, "over", state.to_move, hands, state.pile, discard, ends_turn=True)
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
        size = len(pile) - sum([hand.count(None) for hand in hands])
        if size == 0 and discard:
            return _next(state, phase, seat, hands, tuple(sorted(pile + discard)), (), ends_turn=True)
        if size:
            return _next(state, phase, seat, hands, pile, discard, ends_turn=True)
    if phase == "draw":
        seat = _next_seat(state)
    return _next(state, "tile", seat, hands, pile, discard, ends_turn=True)


def _next_seat(state: State) -> int:
    """Return the next seat on the left that still has a token (Z.turns)."""
    seat = state.to_move
    for _ in range(state.players):
        seat = (seat + 1) % state.players
        if any(state.left[seat]):
            return seat
    raise AssertionError("a game without tokens left is over")


def _next(
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
    )


_APPLY: Final = {
    ("tile", PlaceTile): _lay,
    ("tile", Redraw): _redraw,
    ("tile", DiscardToken): _discard_token,
    ("token", PlaceToken): _place_token,
    ("token", DiscardToken): _discard_token,
    ("second_tile", PlaceTile): _lay,
    ("second_tile", Refill): _refill,
    ("refill", Refill): _refill,
    ("redraw", Draw): _draw,
    ("draw", Draw): _draw,
}


# --- what a seat may know ---------------------------------------------------------------------------


def observe(state: State, seat: int | None) -> State:
    """Return what a seat (None: everybody) may know (Z.hidden).

    The tiles of other hands become None and join the pile, which then holds all that is unseen.

    Example:
        >>> state = initial(ZoomiesSettings(), 2, Stream(7))
        >>> observe(state, 0).hands[1], len(observe(state, 0).pile)
        ((None, None), 45)
    """
    unseen: list[str] = []
    hands: list[Hand] = []
    for owner, hand in enumerate(state.hands):
        if owner == seat:
            hands.append(hand)
        else:
            unseen += [tile for tile in hand if tile is not None]
            hands.append((None,) * len(hand))
    if not unseen:
        return state
    return _next(state, state.phase, state.to_move, tuple(hands), tuple(sorted([*state.pile, *unseen])))


def determinize(observation: State, seat: int | None, stream: Stream) -> State:
    """Return a full state that agrees with a view: hidden hands dealt from all that is unseen.

    Raises:
        HiddenValue: If a hand-written view names too few unseen tiles.
    """
    if not observation.hidden():
        return observation
    unseen = list(observation.pile)
    if len(unseen) < observation.hidden():
        raise HiddenValue("This view names fewer unseen tiles than its hidden hands hold.")
    stream.shuffle(unseen)
    hands: Sequence[Hand] = [
        tuple(unseen.pop() if tile is None else tile for tile in hand) for hand in observation.hands
    ]
    return _next(
        observation, observation.phase, observation.to_move, tuple(hands), tuple(sorted(unseen))
    )
