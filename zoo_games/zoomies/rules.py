r"""The rules of Zoomies: what may be done, what it leads to, and the chances of a draw.

Source: the rule text of Zoomies (Magnus Karlsson, Fireside Games 2024), 2 to 4 players; where it is
silent, the rulings of ``rulebook``. A turn is a chain of small moves::

    tile -> token -> [second_tile] -> refill -> [draw ...] -> next seat
      \-> redraw -> [redraw ...] -> tile          (no tile in hand fits)
      \-> discard_token -> refill                 (nothing fits anywhere)

All functions are pure; the sentences for a refused move are in ``legality``.
"""

from __future__ import annotations

from typing import Final

from zoo_games.core.chance import Stream
from zoo_games.core.errors import MoveRefused, SettingError
from zoo_games.core.protocol import CHANCE, OVER
from zoo_games.zoomies.components import BREED_BITS, KIND, TILES, ComponentSet, default_components
from zoo_games.zoomies.hidden import determinize, observe
from zoo_games.zoomies.listing import DRAWS, chance, different, legal
from zoo_games.zoomies.moves import DiscardToken, Draw, Move, PlaceTile, PlaceToken, Redraw, Refill
from zoo_games.zoomies.needs import need_hand, need_to_play, need_turn
from zoo_games.zoomies.park import DELTA, PLACES, touches
from zoo_games.zoomies.settings import ZoomiesSettings
from zoo_games.zoomies.state import Laid, State, Token, make_state
from zoo_games.zoomies.turn import TRANSITIONS, turned
from zoo_games.zoomies.wellformed import malformed

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

TRIES: Final = 200
"""Draws of a random place before all places are listed."""


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


def to_act(state: State) -> int:
    """Return the seat that decides, CHANCE or OVER.

    Raises:
        DocumentError: If the position leaves out whose turn it is.
    """
    if state.missing:
        need_turn(state)
    phase = state.phase
    if phase == "draw" or phase == "redraw":
        return CHANCE
    return OVER if phase == "over" else state.to_move


def apply(state: State, move: Move) -> State:
    """Return the state after a legal move.

    Raises:
        MoveRefused: If the move is not legal, with every rule it breaks.
        HiddenValue: If the move needs a tile that this view does not show.
        DocumentError: If the position leaves out hands, phase or to_move.
    """
    if state.missing:
        need_to_play(state)
    function = TRANSITIONS[state.phase].get(type(move))
    after = function(state, move) if function is not None else None
    if after is None:
        raise refused(state, move)
    return after


def canonical(state: State, move: Move) -> Move:
    """Return a move under the spelling of its tile that :func:`legal` lists.

    Example:
        >>> state = make_state(ZoomiesSettings(), 2, [Laid("B*-H", (0, 0), "E")], (), [["H*-C"], []],
        ...     phase="tile")
        >>> canonical(state, PlaceTile("C-H*", (0, 3), "W"))
        PlaceTile(tile='H*-C', at=(0, 2), toward='E', type='place_tile')
    """
    if malformed(move) or not isinstance(move, PlaceTile | Draw):
        return move
    held = state.pile if isinstance(move, Draw) else state.hands[state.to_move]
    listed = next((tile for tile in held if tile and KIND[tile] == KIND[move.tile]), move.tile)
    if listed == move.tile:
        return move
    return DRAWS[listed] if isinstance(move, Draw) else turned(move)


def refused(state: State, move: Move) -> MoveRefused:
    """Return the error for a move that is not legal."""
    from zoo_games.zoomies.legality import why_not

    return MoveRefused(why_not(state, move))


def sample(state: State, stream: Stream) -> Draw:
    """Return one draw, by weight."""
    pile = state.pile
    return DRAWS[pile[int(stream.random() * len(pile))]]


def random_legal(state: State, stream: Stream) -> Move:
    """Return a legal move, each equally likely, without listing places where that can be avoided."""
    phase = state.phase
    if phase == "tile" or (phase == "second_tile" and state.rules.second_tile == "compulsory"):
        move = None if state.missing or state._legal else _random_place(state, stream)
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
    halves = []
    ends = []
    total = 0
    for tile in different(state.hands[state.to_move]):
        for half, dog in enumerate(TILES[tile]):
            cells = breeds[dog & BREED_BITS]
            total += len(cells) * 16
            halves.append((tile, half, cells))
            ends.append(total)
    for _ in range(TRIES if total else 0):
        pick = int(random() * total)
        index = 0
        while pick >= ends[index]:
            index += 1
        tile, half, cells = halves[index]
        pick = ends[index] - 1 - pick
        cell = cells[pick >> 4] + DELTA[pick >> 2 & 3]
        if cell in park:
            continue
        direction = pick & 3
        other = cell + DELTA[direction]
        if other in park:
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
