"""The bot that weighs growth, splits and the tokens it has left."""

from __future__ import annotations

from collections.abc import Sequence
from operator import itemgetter
from typing import Final

from zoo_games.core.chance import Stream
from zoo_games.zoomies.components import BREED_BITS
from zoo_games.zoomies.gains import Gains
from zoo_games.zoomies.listing import token_placements
from zoo_games.zoomies.moves import FRENS, LEADER, ZOOMIES, Move, PlaceTile, PlaceToken, Refill
from zoo_games.zoomies.packs import Key, part, token_keys, worth
from zoo_games.zoomies.park import DELTA
from zoo_games.zoomies.state import State
from zoo_games.zoomies.turn import lay, place_token

SHORTLIST: Final = 12
"""Places that are looked at closely, the greediest first."""

JOINING: Final = 0.035
"""Chance that one free side of a Pack is joined by a dog of its breed before the next turn (from play)."""

RIVAL: Final = 0.8
"""Weight of a rival's point against an own one; rivals share it."""

RESERVE: Final = {"circle": 4.0, "square": 7.5}
"""Points that a token still in the box is expected to bring (tried in play against ``greedy``)."""


class ThoughtfulBot:
    """Weighs what tokens will grow to, who shares them, and which tokens are left.

    Idea: for the twelve places that look best at once, and every token on them, the position is valued:
    own tokens less those of the rivals, each with the growth that its free sides promise over the turns
    that remain, shared out where tokens share; plus a reserve for every token still to be placed.
    Sees: the park, all tokens, its own hand, how many tokens everybody has left.
    Cost: three to five milliseconds a turn.
    Weakness: growth is one fixed chance a free side, whatever tiles are left; it looks one turn ahead,
    never two, does not guess hands, and finds a place only among the twelve greediest.
    """

    def choose(self, observation: State, moves: Sequence[Move], stream: Stream) -> Move:
        """Return the move with the best value, equal ones drawn by lot."""
        if len(moves) == 1:
            return moves[0]
        if isinstance(moves[0], PlaceTile):
            moves = _shortlist(observation, moves)
        values = [_value_of(observation, move) for move in moves]
        best = max(values)
        return stream.pick([move for move, value in zip(moves, values, strict=True) if value == best])


def _shortlist(state: State, moves: Sequence[Move]) -> list[Move]:
    places = [move for move in moves if isinstance(move, PlaceTile)]
    gains = Gains(state, with_token=state.phase == "tile").of(places)
    ranked = sorted(zip(gains, places, strict=True), key=itemgetter(0), reverse=True)
    others = [move for move in moves if not isinstance(move, PlaceTile)]
    return [*[move for _, move in ranked[:SHORTLIST]], *others]


def _value_of(state: State, move: Move) -> float:
    """Return the value of the position after a move, the best token added to a tile that needs one."""
    seat = state.to_move
    if isinstance(move, PlaceTile):
        after = lay(state, move)
        assert after is not None
        if after.phase != "token":
            return value(after, seat)
        tokens = [token for token in token_placements(after) if isinstance(token, PlaceToken)]
        return max((_value_of(after, token) for token in tokens), default=value(after, seat))
    if isinstance(move, PlaceToken):
        return value(place_token(state, move), seat)
    if isinstance(move, Refill):
        return 0.0 if move.toss else 1.0
    return -RESERVE.get(getattr(move, "shape", ""), 0.0)


def value(state: State, seat: int) -> float:
    """Return how good a position is for a seat: its tokens less its rivals', with their growth.

    Args:
        state: The position.
        seat: Whose value.
    """
    keyed = token_keys(state)
    sharers: dict[Key, int] = {}
    for _, key, _ in keyed:
        sharers[key] = sharers.get(key, 0) + 1
    turns = sum(map(sum, state.left)) + 1
    worths = {key: _worth(state, key, area, sharers[key], turns) for _, key, area in keyed}
    total = 0.0
    for token, key, _ in keyed:
        weight = 1.0 if token.player == seat else -RIVAL / (state.players - 1)
        total += weight * worths[key]
    circle, square = state.left[seat]
    return total + RESERVE["circle"] * circle + RESERVE["square"] * square


def _worth(state: State, key: Key, area: Sequence[int], sharers: int, turns: int) -> float:
    """Return what one token will get: its part now, and its part of the growth that is expected."""
    rules, park = state.rules, state._park
    points = worth(rules, park, key, area)
    now = part(rules.split, points, sharers)
    if rules.split == "none" and sharers > 1:
        return 0.0
    kind, size = key[0], len(area)
    rim = {cell + delta for cell in area for delta in DELTA if cell + delta not in park}
    expected = min(len(rim) * JOINING * turns, 4.0)
    if kind == ZOOMIES:
        rung = min(size, len(rules.ladder) - 1)
        each = float(rules.ladder[rung] - rules.ladder[min(size, len(rules.ladder)) - 1]) * 0.3
    elif kind == LEADER:
        each = float(rules.points_dog)
    elif kind == FRENS:
        near = sum(park.get(cell + delta, 7) & BREED_BITS == key[2] for cell in rim for delta in DELTA)
        each = rules.points_side * (0.6 + min(near, 6) / 6)
    else:
        each = rules.points_bone / 2
    growth = expected * each
    return now + (growth if rules.split == "full" else growth / sharers)
