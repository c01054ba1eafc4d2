"""An evaluation as a sequence that can be stepped: the dice as they lay, a die or the honey at a time."""

from __future__ import annotations

from collections.abc import Sequence

from zoo_games.core.naming import named_explanation
from zoo_games.core.retelling import Frame, Retelling
from zoo_games.zombee.evaluation import explain_evaluation
from zoo_games.zombee.moves import Dice, Move, Stop
from zoo_games.zombee.state import State


def retelling(before: State, move: Move, names: Sequence[str]) -> Retelling[State] | None:
    """Return the evaluation that a stop or the last roll brings; None for any other move.

    Args:
        before: The state in which the move is played.
        move: A legal move.
        names: One name a seat.

    Raises:
        DocumentError: If a hand-written position leaves out what the evaluation needs.

    Example:
        >>> from zoo_games.zombee import ZomBeeSettings
        >>> from zoo_games.zombee.moves import STOP
        >>> tom = State.start(ZomBeeSettings(), 2).replace(
        ...     dice=("zombee", "honey", "honey", "honey", "zzz"), rolls=2, last_roll=(0, 4))
        >>> print(retelling(tom, STOP, ["Tom", "Mia"]))
        How the dice were evaluated
          1  Die 4 shows a Zzz, which has no effect now. (O.zzz)
          2  Dice 1, 2 and 3 show three honey symbols, three or more of which bring one drop. (O.three)
          3  Die 0 shows a ZomBee: Tom turns over one flower. (O.zombees)
    """
    table = _lying(before, move)
    if table is None:
        return None
    frames, shown = [], table.replace(phase="", to_move=None)
    for step in named_explanation(explain_evaluation(table), names).steps:
        if step.points:
            drops = [had + step.points * (seat == shown.active) for seat, had in enumerate(shown.honey)]
            shown = shown.replace(honey=tuple(drops))
        frames.append(Frame(shown, step))
    return Retelling("How the dice were evaluated", tuple(frames))


def _lying(before: State, move: Move) -> State | None:
    """Return the dice as they lie when they are evaluated; None where they are not."""
    if isinstance(move, Stop):
        return before
    if isinstance(move, Dice) and before.rolls + 1 == before.table.most_rolls:
        return before.replace(dice=move.faces, rolls=before.rolls + 1, phase="roll")
    return None
