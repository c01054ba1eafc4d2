"""Small positions: one for every rule that can be kept or broken, where the two differ.

A rule look-up prints them, tests hold them.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from typing import Any, Final

from zoo_games.core.witness import RuleQuestion
from zoo_games.zombee.moves import Move
from zoo_games.zombee.rules import apply
from zoo_games.zombee.settings import ZomBeeSettings
from zoo_games.zombee.state import GREEN, State

SHORT: Final = {"b": "bee", "h": "honey", "z": "zombee", "s": "zzz", "q": "question"}
"""Letters for faces and flowers; s snores."""


class Witness(RuleQuestion[State, Move]):
    """A question about a position that a rule decides.

    Example:
        >>> witnesses()["O.cap"].told().kept
        'Three honey symbols with three drops in hand: how many drops then? 3.'
    """

    nothing = "nobody"
    play = staticmethod(apply)


def start(players: int = 3, **settings: Any) -> State:
    """Return the beginning of a game."""
    return State.start(ZomBeeSettings.of(settings), players)


def rolled(
    faces: str,
    rolls: int = 1,
    last: Iterable[int] | None = None,
    honey: Sequence[int] = (2, 2, 2),
    active: int = 0,
    **settings: Any,
) -> State:
    """Return a turn in which the dice lie so.

    Args:
        faces: A letter of :data:`SHORT` for every die.
        rolls: Finished rolls.
        last: Dice of the latest roll; all if None.
        honey: Drops by seat.
        active: Whose turn it is.
        settings: Those that differ from their defaults.

    Example:
        >>> rolled("zbbbb").dice
        ('zombee', 'bee', 'bee', 'bee', 'bee')
    """
    return start(len(honey), **settings).replace(
        honey=tuple(honey),
        dice=tuple(SHORT[letter] for letter in faces),
        rolls=rolls,
        last_roll=tuple(range(len(faces)) if last is None else last),
        active=active,
        to_move=active,
    )


def flipping(
    state: State,
    phase: str,
    due: Sequence[int],
    step: str = GREEN,
    flowers: str = "",
    to_move: int | None = None,
) -> State:
    """Return a state in which flowers are turned.

    Args:
        state: The turn with its dice.
        phase: "flip", "flower" (the next flower face down is being turned) or "name".
        due: Flips still due.
        step: "green" or "yellow".
        flowers: A letter of :data:`SHORT` for each flower that lies face up, from the first on.
        to_move: Who names in phase "name".
    """
    kinds = [SHORT[letter] for letter in flowers] + [None] * (state.table.flowers - len(flowers))
    return state.replace(
        flowers=tuple(kinds),
        phase=phase,
        due=tuple(due),
        step=step,
        turning=len(flowers) if phase == "flower" else None,
        to_move=due[0] if to_move is None else to_move,
    )


@cache
def witnesses() -> Mapping[str, Witness]:
    """Return the witness of each rule, by rule id.

    Example:
        >>> witnesses()["O.bees"].right
        (1, 2, 1, 2)
    """
    from zoo_games.zombee.witness_rules import RULE_WITNESSES

    return {witness.rule: witness for witness in RULE_WITNESSES}
