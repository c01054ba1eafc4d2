"""The order of a turn with two tiles, read off a turn that is played."""

from __future__ import annotations

from functools import cache
from typing import Final

from zoo_games.zoomies.moves import PlaceTile, PlaceToken, Refill
from zoo_games.zoomies.rules import apply
from zoo_games.zoomies.witness import position

TURN: Final = "Ada's token is Zoomies, and her other tile fits. In which order do the parts of her turn come?"

PARTS: Final = {
    "tile": "lay a tile from the hand",
    "token": "place a token on that tile",
    "second_tile": "lay the other tile, without a token",
    "draw": "draw up to two tiles",
}
"""What is done in each phase; with no tile left in hand there is none to keep or to toss."""


@cache
def turn_parts() -> tuple[str, ...]:
    """Return the parts of a turn with a Zoomies token, in the order in which the rules ask for them.

    Example:
        >>> turn_parts()[1]
        'place a token on that tile'
    """
    state = position("B*-H 0,0 E", hands=(("Bz-P*", "H*-G"), ()), pile=("C*-P", "C*-B"))
    due = [state.phase]
    for move in (
        PlaceTile("Bz-P*", (1, 0), "S"),
        PlaceToken("zoomies", (1, 0)),
        PlaceTile("H*-G", (1, 1), "S"),
        Refill(False),
    ):
        state = apply(state, move)
        due.append(state.phase)
    return tuple(PARTS[phase] for phase in due if phase in PARTS)
