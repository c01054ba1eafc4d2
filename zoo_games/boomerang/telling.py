"""The moves of Boomerang told in the past tense; a land is told only when it is revealed (B.secret)."""

from __future__ import annotations

from collections.abc import Sequence

from zoo_games.boomerang.capture import capture_line, capture_of
from zoo_games.boomerang.moves import Choose, Deal, Move, Pass
from zoo_games.boomerang.state import State
from zoo_games.boomerang.words import card_words
from zoo_games.core.sentences import count_of


def log_line(before: State, move: Move, after: State, names: Sequence[str]) -> str:
    """Return one line about a move and what followed by itself.

    Args:
        before: The state, hidden lands included: a capture tells them.
        move: The move that was played in it.
        after: The state after it.
        names: One name a seat.

    Example:
        >>> from zoo_games.boomerang.settings import BoomerangSettings
        >>> start = State.start(BoomerangSettings(), 3, ("emu:dunes+water", "fish:dunes+forest"))
        >>> log_line(start, Deal("emu:dunes+water"), start, ["Ada", "Ben", "Cid"])
        'Chance: emu of dunes and water came into the river'
    """
    if isinstance(move, Deal):
        return f"Chance: {card_words(move.card)} came into the river"
    assert before.to_move is not None
    name = names[before.to_move]
    if isinstance(move, Choose):
        return f"{name} laid a land token face down"
    if isinstance(move, Pass):
        return name + _passed(before, after, names)
    pot = count_of(after.pot, "boomerang")
    return f"{name} threw a boomerang; {pot} {'is' if after.pot == 1 else 'are'} in the pot"


def _passed(before: State, after: State, names: Sequence[str]) -> str:
    pot = count_of(before.pot, "boomerang") if before.pot else "an empty pot"
    line = f" passed with {pot}"
    if after.phase == "hunt":
        return line
    line += f"; {capture_line(capture_of(before), names)}"
    return f"{line}; the game is over" if after.phase == "over" else line
