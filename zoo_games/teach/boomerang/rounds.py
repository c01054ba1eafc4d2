"""The order of a round, read off a round that is played."""

from __future__ import annotations

from functools import cache
from typing import Final

from zoo_games.boomerang.moves import Choose, Deal, Move, Pass, Throw
from zoo_games.boomerang.rules import apply
from zoo_games.boomerang.witness import cards, start

ROUND: Final = "In which order do the parts of a round come?"

PARTS: Final = {
    "deal": "cards are dealt until the river shows all five lands",
    "choose": "everybody lays a land token face down",
    "hunt": "in turn, hunters throw a boomerang or pass",
    "capture": "tokens are turned up and cards leave the river",
    "next": "the last hunter starts the next round",
}
"""What is done in each part."""


@cache
def round_parts() -> tuple[str, ...]:
    """Return the parts of a round, in the order in which they came in a round that was played.

    Example:
        >>> round_parts()[1]
        'everybody lays a land token face down'
    """
    state = start(3, cards("eDW fDF tMH wFM"))
    moves: tuple[Move, ...] = (
        *(Deal(card) for card in cards("eDW fDF tMH")),
        Choose("dunes"),
        Choose("water"),
        Choose("forest"),
        Throw(),
        Pass(),
        Throw(),
        Pass(),
    )
    seen = [state.phase]
    for move in moves:
        after = apply(state, move)
        if after.captured != state.captured:
            seen.append("capture")
        elif after.phase != seen[-1]:
            seen.append(after.phase)
        if after.starter != state.starter:
            seen.append("next")
        state = after
    return tuple(PARTS[part] for part in seen)
