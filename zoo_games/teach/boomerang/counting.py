"""Counts as steps, by the rules and by wrong ideas: animal by animal, then the boomerangs."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from zoo_games.boomerang.majority import Majority, majorities
from zoo_games.boomerang.picture import cell_place
from zoo_games.boomerang.state import State
from zoo_games.boomerang.words import PLURALS, animals_of, boomerangs_place, seats_words
from zoo_games.core.explanation import Step, StepList
from zoo_games.core.sentences import capital, count_of, number_word
from zoo_games.teach.boomerang.pictures import NAMES, names_of
from zoo_games.teach.question import WrongWay

AnimalPoints = Callable[[Majority, int], int]
"""What a seat scores for an animal."""


def right_points(majority: Majority, seat: int) -> int:
    """Return what a seat scores for an animal by the rules."""
    return majority.points[seat]


def _second_points(majority: Majority, seat: int) -> int:
    below = [count for count in majority.counts if count < majority.most]
    count = majority.counts[seat]
    return count if majority.points[seat] or count == max(below, default=0) else 0


def _every_points(majority: Majority, seat: int) -> int:
    return majority.counts[seat]


def _alone_points(majority: Majority, seat: int) -> int:
    return 0 if majority.tied else majority.points[seat]


def _split_points(majority: Majority, seat: int) -> int:
    return majority.points[seat] // max(1, len(majority.leaders))


@dataclass(frozen=True, slots=True)
class Idea:
    """A way to count, right or wrong.

    Attributes:
        id: Such as ``"B-SECOND"``; empty for the rules.
        sentence: What to say to somebody who counts like that.
        animal: What a seat scores for an animal.
        started: Whether a group of six that is not full counts.
    """

    id: str
    sentence: str
    animal: AnimalPoints = right_points
    started: bool = False

    def stock(self, state: State, seat: int) -> int:
        """Return what the boomerangs of a seat score."""
        divisor = state.rules.divisor
        return -(-state.boomerangs[seat] // divisor) if self.started else state.boomerangs[seat] // divisor


RULES: Final = Idea("", "")
"""How the rules count."""

IDEAS: Final = (
    Idea(
        "B-SECOND",
        "You let second place score; only the most cards of an animal do, all of those who tie for it.",
        _second_points,
    ),
    Idea(
        "B-ALL",
        "You counted every card; only cards of an animal of which one has the most score.",
        _every_points,
    ),
    Idea("B-TIES", "You let nobody score in a tie; all who tie for the most score.", _alone_points),
    Idea(
        "B-TIES",
        "You shared the points of a tie, rounded down; each of those who tie scores all its cards.",
        _split_points,
    ),
    Idea("B-SIX", "You counted a group that is not full; only full groups of six score.", started=True),
)
"""Wrong ways to count a seat; the list of misreadings holds those of the scoring rules alone."""


def seat_steps(state: State, seat: int, idea: Idea = RULES) -> tuple[Step, ...]:
    """Return what a seat scores, one step for each animal it has, then its boomerangs.

    Example:
        >>> from zoo_games.boomerang.witness import ended
        >>> for step in seat_steps(ended("ee", "e", "", boomerangs=(13, 5, 6)), 1):
        ...     print(step.text, step.points, step.total)
        Emus: Ada has the most, 2; Ben's one emu scores nothing. 0 0
        Five boomerangs of Ben hold no group of six; five are left over and score nothing. 0 0
    """
    steps = StepList()
    for majority in majorities(state):
        if majority.counts[seat]:
            add_animal(steps, majority, seat, names_of(state), idea)
    add_stock(steps, state, seat, idea)
    return steps.done()


def add_animal(
    steps: StepList, majority: Majority, seat: int, names: tuple[str, ...], idea: Idea = RULES
) -> None:
    """Add the step of one animal."""
    points = idea.animal(majority, seat)
    place = cell_place(majority.animal, seat)
    rivals = tuple(cell_place(majority.animal, other) for other in majority.leaders if other != seat)
    rule, text = _animal_words(majority, seat, names)
    if idea is not RULES and points != majority.points[seat]:
        text = f"{capital(animals_of(majority.counts[seat], majority.animal))} of {names[seat]}: {points}."
    steps.add(rule, text, (place, *rivals), points)


def _animal_words(majority: Majority, seat: int, names: tuple[str, ...]) -> tuple[str, str]:
    """Return rule and sentence of what a seat scores for an animal."""
    animal, count = majority.animal, majority.counts[seat]
    head = capital(PLURALS[animal])
    who = seats_words(majority.leaders, names)
    if seat not in majority.leaders:
        have = "have" if majority.tied else "has"
        score = "scores" if count == 1 else "score"
        each = " each" if majority.tied else ""
        owned = f"{names[seat]}'s {animals_of(count, animal)} {score} nothing"
        return "B.none", f"{head}: {who} {have} the most, {majority.most}{each}; {owned}."
    if majority.tied:
        every = "both" if len(majority.leaders) == 2 else "all"
        verb = "score" if majority.scoring else "score nothing in a tie, not"
        return "B.both", f"{head}: {who} tie for the most, and {every} {verb} {majority.most}."
    return "B.most", f"{head}: {who} has the most and scores {majority.most}."


def add_stock(steps: StepList, state: State, seat: int, idea: Idea = RULES) -> None:
    """Add the step of the boomerangs of a seat."""
    divisor, stock = state.rules.divisor, state.boomerangs[seat]
    points = idea.stock(state, seat)
    groups, rest = divmod(stock, divisor)
    hold = "holds" if stock == 1 else "hold"
    held = count_of(groups, "group")
    text = f"{capital(count_of(stock, 'boomerang'))} of {NAMES[seat]} {hold} {held} of {number_word(divisor)}"
    if groups == 0:
        text = text.replace("no groups", "no group")
    if points != groups:
        text += " and a part of one"
    elif rest:
        verbs = ("is", "scores") if rest == 1 else ("are", "score")
        text += f"; {number_word(rest)} {verbs[0]} left over and {verbs[1]} nothing"
    steps.add("B.six" if rest else "B.points", f"{text}.", (boomerangs_place(seat),), points)


def seat_ways(state: State, seat: int, right: int) -> tuple[WrongWay, ...]:
    """Return the wrong ideas that lead to another number for a seat."""
    found = []
    for idea in IDEAS:
        steps = seat_steps(state, seat, idea)
        if steps[-1].total != right:
            found.append(WrongWay(idea.id, idea.sentence, steps[-1].total, steps))
    return tuple(found)
