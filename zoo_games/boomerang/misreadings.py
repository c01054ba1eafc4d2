"""The wrong ideas that people have about Boomerang, each with the answer it leads to in any position."""

from __future__ import annotations

from fractions import Fraction
from typing import Final

from zoo_games.boomerang.majority import majorities
from zoo_games.boomerang.scoring import score
from zoo_games.boomerang.state import NEXT, State
from zoo_games.boomerang.turn import capture_order
from zoo_games.boomerang.words import PLURALS, animals_of, boomerangs_place, token_place
from zoo_games.core.explanation import Step, StepList
from zoo_games.core.misreading import Misreading
from zoo_games.core.sentences import capital, count_of, number_word

# --- B-ORDER: the first to pass captures first ------------------------------------------------------


def passing_order(state: State) -> tuple[int, ...]:
    """Return every seat in the order of passing, the last hunter last, if all pass from now on.

    Outside the hunt the order is that of a hunt in which nobody throws.
    """
    stack = list(state.stack)
    hunting = state.hunting or state.table.seats
    seat = state.to_move if state.phase == "hunt" and state.to_move is not None else state.starter
    while len(hunting) > 1:
        following = NEXT[hunting, seat]
        stack.append(seat)
        hunting = tuple(other for other in hunting if other != seat)
        seat = following
    return (*stack, *hunting)


def capturing_order(state: State) -> tuple[int, ...]:
    """Return who captures first, second...: the last hunter, then the stack from its top."""
    *stack, last = passing_order(state)
    return capture_order(last, tuple(stack))


def _order_steps(state: State) -> tuple[Step, ...]:
    steps = StepList()
    for number, seat in enumerate(passing_order(state), 1):
        last = number == state.players
        text = f"Seat {seat} is the last one hunting" if last else f"Seat {seat} is number {number} to pass"
        steps.add("B.order", f"{text} and captures as number {number}.", (token_place(seat),))
    return steps.done()


# --- B-SECOND: the second most of an animal scores too ----------------------------------------------


def score_with_second(state: State) -> tuple[int, ...]:
    """Return what every seat would score if those with the second most of an animal scored as well."""
    points = list(score(state))
    for majority in majorities(state):
        second = _second(majority.counts)
        for seat, count in enumerate(majority.counts):
            if count and count == second:
                points[seat] += count
    return tuple(points)


def _second(counts: tuple[int, ...]) -> int:
    """Return the second greatest different number of cards, 0 if there is none."""
    return max((count for count in counts if count < max(counts)), default=0)


def _second_steps(state: State) -> tuple[Step, ...]:
    steps = StepList()
    for majority in majorities(state):
        second = _second(majority.counts)
        for seat, count in enumerate(majority.counts):
            animals = animals_of(count, majority.animal)
            if majority.points[seat]:
                steps.add(
                    "B.most", f"Seat {seat} has the most {PLURALS[majority.animal]}: {count}.", (), count
                )
            elif count and count == second:
                text = f"Seat {seat} comes second with {animals} and scores {count} too."
                steps.add("B.none", text, (), count)
    for seat, stock in enumerate(state.boomerangs):
        groups = stock // state.rules.divisor
        if groups:
            steps.add(
                "B.points", f"Seat {seat} has {groups} for boomerangs.", (boomerangs_place(seat),), groups
            )
    return steps.done()


# --- B-POT: what is thrown goes to the winner of the hunt -------------------------------------------


def stock_after_pass(state: State) -> int | None:
    """Return the boomerangs of the seat to move if it passes now; None outside the hunt."""
    if state.phase != "hunt" or state.to_move is None:
        return None
    return state.boomerangs[state.to_move] + state.pot


def stock_if_winner_takes(state: State) -> int | None:
    """Return the same if the pot waited for the last hunter."""
    if state.phase != "hunt" or state.to_move is None:
        return None
    return state.boomerangs[state.to_move]


def _pot_steps(state: State) -> tuple[Step, ...]:
    steps = StepList()
    if state.phase == "hunt" and state.to_move is not None:
        seat, stock = state.to_move, state.boomerangs[state.to_move]
        places = (boomerangs_place(seat),)
        steps.add("B.pass", f"Seat {seat} has {count_of(stock, 'boomerang')}.", places, stock)
        text = f"The pot of {number_word(state.pot)} waits for whoever wins the hunt."
        steps.add("B.pass", text, ("pot",))
    return steps.done()


# --- B-SIX: fractions of six score ------------------------------------------------------------------


def boomerang_points(state: State) -> tuple[int, ...]:
    """Return what the boomerangs of every seat score."""
    return tuple(stock // state.rules.divisor for stock in state.boomerangs)


def boomerang_fractions(state: State) -> tuple[Fraction, ...]:
    """Return what they would score if parts of a group counted."""
    return tuple(Fraction(stock, state.rules.divisor) for stock in state.boomerangs)


def _six_steps(state: State) -> tuple[Step, ...]:
    steps = StepList()
    divisor = state.rules.divisor
    for seat, stock in enumerate(state.boomerangs):
        held = count_of(stock, "boomerang")
        text = f"{held} of seat {seat}, divided by {divisor}: {Fraction(stock, divisor)}."
        steps.add("B.six", capital(text), (boomerangs_place(seat),))
    return steps.done()


MISREADINGS: Final[tuple[Misreading[State], ...]] = (
    Misreading(
        "B-ORDER",
        "The first to pass captures first.",
        "B.order",
        "You began at the bottom of the stack; the last hunter captures first, then the stack from its top.",
        "If every hunter passed from now on, in which order would they capture?",
        capturing_order,
        passing_order,
        _order_steps,
    ),
    Misreading(
        "B-SECOND",
        "The second most of an animal scores too.",
        "B.none",
        "You let second place score; only the most cards of an animal do, all of those who tie for it.",
        "What does every seat score?",
        score,
        score_with_second,
        _second_steps,
    ),
    Misreading(
        "B-POT",
        "Thrown boomerangs go to the winner of the hunt.",
        "B.pass",
        "You left the pot for the winner; whoever passes next takes all of it.",
        "How many boomerangs has the hunter whose turn it is, if it passes now?",
        stock_after_pass,
        stock_if_winner_takes,
        _pot_steps,
    ),
    Misreading(
        "B-SIX",
        "A part of six boomerangs scores a part of a point.",
        "B.six",
        "You counted parts of a group; only full groups of six score.",
        "What do the boomerangs of every seat score?",
        boomerang_points,
        boomerang_fractions,
        _six_steps,
    ),
)
"""The wrong ideas, in the order of the rules."""
