"""An evaluation of the dice as steps: Zzz nothing, honey, each ZomBee, each bee and whose flip it is."""

from __future__ import annotations

from zoo_games.core.explanation import Explanation, Item, StepList
from zoo_games.core.partial import need
from zoo_games.core.sentences import NUMBERS, count_of
from zoo_games.zombee.components import BEE, HONEY, ZOMBEE, ZZZ
from zoo_games.zombee.listing import yellow_order
from zoo_games.zombee.state import State
from zoo_games.zombee.words import dice_words, die_place, honey_place


def explain_evaluation(state: State) -> Explanation:
    """Return what the evaluation of the dice as they lie does, in its strict order.

    The points are the drops that the active player gains. Once flowers are turned over, honey has been
    counted, and how full the player was before is not known; the steps then tell what the dice were worth
    with room for a drop.

    Raises:
        DocumentError: If a hand-written position leaves out dice, drops or the active player.

    Example:
        >>> from zoo_games.zombee import ZomBeeSettings
        >>> tom = State.start(ZomBeeSettings(), 2).replace(
        ...     dice=("zombee", "honey", "honey", "honey", "zzz"), rolls=2, last_roll=(0, 4))
        >>> for step in explain_evaluation(tom).steps:
        ...     print(step.text, step.points)
        Die 4 shows a Zzz, which has no effect now. 0
        Dice 1, 2 and 3 show three honey symbols, three or more of which bring one drop. 1
        Die 0 shows a ZomBee: seat 0 turns over one flower. 0
    """
    need(state, ("honey", "dice", "active"), "evaluations")
    steps = StepList()
    lying = state.dice
    dice = {
        face: [die for die, shown in enumerate(lying) if shown == face] for face in (BEE, HONEY, ZOMBEE, ZZZ)
    }
    for die in dice[ZZZ]:
        steps.add("O.zzz", f"Die {die} shows a Zzz, which has no effect now.", (die_place(die),))
    gained = _honey(state, dice[HONEY], steps)
    active = state.active
    for die in dice[ZOMBEE]:
        text = f"Die {die} shows a ZomBee: seat {active} turns over one flower."
        steps.add("O.zombees", text, (die_place(die),))
    order = yellow_order(state.honey, active, len(dice[BEE]))
    for die, seat in zip(dice[BEE], order, strict=True):
        text = f"Die {die} shows a bee: seat {seat} turns over one flower."
        steps.add("O.bees", text, (die_place(die), honey_place(seat)))
    item = Item(active, "evaluation", gained, steps.done(), "evaluation", None, f"evaluation {active}")
    return Explanation((item,))


def _honey(state: State, dice: list[int], steps: StepList) -> int:
    """Tell what the honey symbols bring; return the drops gained."""
    needed, seat = state.rules.honey_needed, state.active
    places = tuple(map(die_place, dice))
    if not dice:
        return 0
    shown = f"{dice_words(dice).capitalize()} {'shows' if len(dice) == 1 else 'show'}"
    symbols = count_of(len(dice), "honey symbol")
    number = NUMBERS[needed]
    if len(dice) < needed:
        steps.add("O.three", f"{shown} {symbols}; a drop needs {number}.", places)
        return 0
    if state.phase in ("roll", "dice") and state.honey[seat] >= state.rules.honey_cap:
        text = (
            f"{shown} {symbols}, but seat {seat} holds {state.honey[seat]} drops already; they are forfeited."
        )
        steps.add("O.cap", text, (*places, honey_place(seat)))
        return 0
    text = f"{shown} {symbols}, {number} or more of which bring one drop."
    steps.add("O.honey" if len(dice) > needed else "O.three", text, places, 1)
    return 1
