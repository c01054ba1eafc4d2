"""The wrong ideas that people have about ZomBee, each with the answer it leads to in any position."""

from __future__ import annotations

from fractions import Fraction
from typing import Final

from zoo_games.core.explanation import Step, StepList
from zoo_games.core.misreading import Misreading
from zoo_games.core.sentences import count_of
from zoo_games.zombee.components import BEE, HONEY, ZOMBEE, ZZZ
from zoo_games.zombee.evaluation import explain_evaluation
from zoo_games.zombee.listing import is_set, yellow_order
from zoo_games.zombee.moves import Roll
from zoo_games.zombee.odds import law
from zoo_games.zombee.state import State
from zoo_games.zombee.words import die_place, flower_place, honey_place


def _dice(state: State, face: str) -> list[int]:
    return [die for die, shown in enumerate(state.dice) if shown == face]


# --- O-ZZZ: a Zzz cancels a ZomBee in the evaluation ------------------------------------------------


def green_flips(state: State) -> int:
    """Return how many green flips the dice bring."""
    return len(_dice(state, ZOMBEE))


def green_flips_with_zzz(state: State) -> int:
    """Return how many there would be if each Zzz took one away."""
    return max(0, green_flips(state) - len(_dice(state, ZZZ)))


def _zzz_steps(state: State) -> tuple[Step, ...]:
    steps = StepList()
    for die in _dice(state, ZOMBEE):
        steps.add("O.zombees", f"Die {die} shows a ZomBee: one flip.", (die_place(die),), 1)
    for die in _dice(state, ZZZ)[: green_flips(state)]:
        steps.add("O.zzz", f"Die {die} shows a Zzz: one flip less.", (die_place(die),), -1)
    return steps.done()


# --- O-PAIR: one Zzz frees all ZomBees ----------------------------------------------------------------


def stuck(state: State) -> int:
    """Return how many ZomBees cannot be rolled again."""
    return max(0, len(_dice(state, ZOMBEE)) - len(_dice(state, ZZZ)))


def stuck_if_one_frees_all(state: State) -> int:
    """Return how many could not if one Zzz freed every ZomBee."""
    return 0 if _dice(state, ZZZ) else len(_dice(state, ZOMBEE))


def allowed_if_one_frees_all(state: State, roll: Roll) -> bool:
    """Return whether somebody who lets one Zzz free every ZomBee thinks a later roll is legal."""
    if not is_set(roll.dice, state.table.count):
        return False
    shown = [state.dice[die] for die in roll.dice]
    return ZOMBEE not in shown or ZZZ in shown


def _pair_steps(state: State) -> tuple[Step, ...]:
    steps = StepList()
    zzz = _dice(state, ZZZ)
    for die in _dice(state, ZOMBEE):
        if zzz:
            text = f"Die {die} shows a ZomBee, and the Zzz of die {zzz[0]} frees it."
            steps.add("O.snore", text, (die_place(die), die_place(zzz[0])))
        else:
            steps.add("O.snore", f"Die {die} shows a ZomBee, and no Zzz frees it.", (die_place(die),), 1)
    return steps.done()


# --- O-ORDER: bees before ZomBees -----------------------------------------------------------------------


def first_flipper(state: State) -> int | None:
    """Return who turns over the first flower, None if nobody does."""
    if _dice(state, ZOMBEE):
        return state.active
    order = yellow_order(state.honey, state.active, len(_dice(state, BEE)))
    return order[0] if order else None


def first_flipper_bees_first(state: State) -> int | None:
    """Return who would if bees came before ZomBees."""
    order = yellow_order(state.honey, state.active, len(_dice(state, BEE)))
    if order:
        return order[0]
    return state.active if _dice(state, ZOMBEE) else None


def _order_steps(state: State) -> tuple[Step, ...]:
    steps = StepList()
    bees, zombees = _dice(state, BEE), _dice(state, ZOMBEE)
    order = yellow_order(state.honey, state.active, len(bees))
    for die, seat in zip(bees, order, strict=True):
        text = f"Die {die} shows a bee: seat {seat} turns over a flower."
        steps.add("O.order", text, (die_place(die), honey_place(seat)))
    for die in zombees:
        text = f"Die {die} shows a ZomBee: seat {state.active} turns over a flower after that."
        steps.add("O.order", text, (die_place(die), honey_place(state.active)))
    return steps.done()


# --- O-INDEP: every flip is 1/14 for ever ---------------------------------------------------------------


def hit_chance(state: State) -> Fraction:
    """Return the chance that the flips of the dice find the ZomBee."""
    bees, _, zombees = state.hidden
    flips = len(_dice(state, ZOMBEE)) + len(_dice(state, BEE))
    return law(bees, flips) if zombees else Fraction(0)


def hit_chance_independent(state: State) -> Fraction:
    """Return what it would be if each flip were one in all flowers, whatever lies face up."""
    flips = len(_dice(state, ZOMBEE)) + len(_dice(state, BEE))
    return 1 - Fraction(state.table.flowers - 1, state.table.flowers) ** flips


def _independent_steps(state: State) -> tuple[Step, ...]:
    steps = StepList()
    flowers = tuple(flower_place(at) for at in range(state.table.flowers))
    flips = len(_dice(state, ZOMBEE)) + len(_dice(state, BEE))
    for flip in range(1, flips + 1):
        chance = 1 - Fraction(state.table.flowers - 1, state.table.flowers) ** flip
        text = f"Flip {flip} is one in {state.table.flowers} like every other: {chance} so far."
        steps.add("O.stay", text, flowers)
    return steps.done()


# --- O-CAP: honey above the cap is kept -----------------------------------------------------------------


def drops_after(state: State) -> int:
    """Return the drops of the active player after the evaluation of the dice."""
    return state.honey[state.active] + explain_evaluation(state).total(state.active)


def drops_after_without_cap(state: State) -> int:
    """Return what they would be if nothing were forfeited."""
    return state.honey[state.active] + (len(_dice(state, HONEY)) >= state.rules.honey_needed)


def _cap_steps(state: State) -> tuple[Step, ...]:
    steps = StepList()
    seat = state.active
    had = state.honey[seat]
    steps.add("O.cap", f"Seat {seat} has {count_of(had, 'drop')}.", (honey_place(seat),), had)
    if drops_after_without_cap(state) > had:
        places = tuple(map(die_place, _dice(state, HONEY)))
        steps.add("O.cap", "The honey symbols bring one more.", places, 1)
    return steps.done()


MISREADINGS: Final[tuple[Misreading[State], ...]] = (
    Misreading(
        "O-ZZZ",
        "A Zzz takes a ZomBee away when the dice are evaluated.",
        "O.zzz",
        "You let Zzz cancel ZomBees; in the evaluation a Zzz has no effect.",
        "How many flowers does the active player turn over for these dice?",
        green_flips,
        green_flips_with_zzz,
        _zzz_steps,
    ),
    Misreading(
        "O-PAIR",
        "One Zzz frees all ZomBees.",
        "O.snore",
        "You freed every ZomBee with one Zzz; each needs a Zzz of its own, rolled with it.",
        "How many ZomBees must stay?",
        stuck,
        stuck_if_one_frees_all,
        _pair_steps,
    ),
    Misreading(
        "O-ORDER",
        "Bees are resolved before ZomBees.",
        "O.order",
        "You began with the bees; the order is honey, ZomBees, bees.",
        "Who turns over the first flower?",
        first_flipper,
        first_flipper_bees_first,
        _order_steps,
    ),
    Misreading(
        "O-INDEP",
        "Every flip is one in fourteen, for ever.",
        "O.stay",
        "You took each flip alone; flowers stay face up, and question marks hand the flip on: k / (b + 1).",
        "How likely do the flips of these dice find the ZomBee?",
        hit_chance,
        hit_chance_independent,
        _independent_steps,
    ),
    Misreading(
        "O-CAP",
        "Honey above the cap is kept.",
        "O.cap",
        "You went above the cap; what is rolled beyond it is forfeited.",
        "How many drops has the active player after the evaluation?",
        drops_after,
        drops_after_without_cap,
        _cap_steps,
    ),
)
"""The wrong ideas, in the order of the rules."""
