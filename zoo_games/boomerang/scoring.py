"""Scores: fast for bots, and as steps for people. Two codes, one meaning."""

from __future__ import annotations

from collections.abc import Sequence

from zoo_games.boomerang.components import CARDS
from zoo_games.boomerang.majority import Majority, majorities, tally
from zoo_games.boomerang.state import State
from zoo_games.boomerang.words import (
    PLURALS,
    animals_of,
    boomerangs_place,
    captured_place,
    card_words,
    seats_words,
)
from zoo_games.core.explanation import Explanation, Item, StepList
from zoo_games.core.partial import need
from zoo_games.core.sentences import capital, count_of, number_word
from zoo_games.core.ties import tie_words


def score(state: State) -> tuple[int, ...]:
    """Return what every seat would score if the game ended now.

    Raises:
        DocumentError: If a hand-written position leaves out captured cards or boomerangs.

    Example:
        >>> from zoo_games.boomerang.settings import BoomerangSettings
        >>> score(State.start(BoomerangSettings(), 3))
        (2, 2, 2)
    """
    table = state.table
    if table.missing:
        need(state, ("captured", "boomerangs"), "scores")
    divisor = table.rules.divisor
    points = [stock // divisor for stock in state.boomerangs]
    ties_score = table.rules.majority_ties == "all"
    for numbers in tally(state.captured):
        most = max(numbers)
        if most and (ties_score or numbers.count(most) == 1):
            for seat, number in enumerate(numbers):
                if number == most:
                    points[seat] += most
    return tuple(points)


def winners(state: State) -> tuple[int, ...]:
    """Return the seats that win if the game ended now: most points, of those most boomerangs (B.tie)."""
    results = list(zip(score(state), state.boomerangs, strict=True))
    best = max(results)
    return tuple(seat for seat, result in enumerate(results) if result == best)


def tie_break(state: State, names: Sequence[str]) -> str | None:
    """Return how equal points at the top are told apart (B.tie); None if one seat has most points."""
    return tie_words(
        score(state), winners(state), names, "B.tie", "the number of boomerangs", state.boomerangs
    )


def explain_score(state: State) -> Explanation:
    """Return the scores as items and steps: animal by animal, seat by seat, then the boomerangs.

    Example:
        >>> from zoo_games.boomerang.settings import BoomerangSettings
        >>> start = State.start(BoomerangSettings(), 3)
        >>> state = start.replace(captured=(("emu:dunes+water",), (), ()), boomerangs=(13, 5, 6))
        >>> print(explain_score(state))
        Seat 0, emus: 1
            1  The emu of dunes and water is one emu. (B.most)
            1  Only seat 0 has emus; another seat would tie with one emu. (B.both)
        Seat 0, boomerangs: 2
            2  13 boomerangs hold two groups of six. (B.points)
            2  One is left over and scores nothing; five more would bring the next point. (B.six)
        Seat 1, boomerangs: 0
            0  Five boomerangs hold no groups of six. (B.points)
            0  Five are left over and score nothing; one more would bring the next point. (B.six)
        Seat 2, boomerangs: 1
            1  Six boomerangs hold one group of six. (B.points)
            1  None is left over; six more would bring the next point. (B.six)
    """
    points = score(state)
    items = []
    for majority in majorities(state):
        for seat, count in enumerate(majority.counts):
            if count:
                items.append(_animal(state, majority, seat))
    items += [_boomerangs(state, seat, points) for seat in range(state.players)]
    return Explanation(tuple(items))


def _animal(state: State, majority: Majority, seat: int) -> Item:
    """Return what a seat's cards of one animal are worth, card by card."""
    steps = StepList()
    animal, count = majority.animal, majority.counts[seat]
    for index, card in enumerate(state.captured[seat]):
        if CARDS[card] == animal:
            places = (captured_place(seat, index),)
            steps.add("B.most", f"The {card_words(card)} is one {animal}.", places, 1)
    if seat not in majority.leaders:
        steps.add("B.none", _minority_text(majority, seat), (), -count)
    elif majority.tied and not majority.ties_score:
        text = (
            f"{capital(seats_words(majority.leaders))} have {majority.most} each, and the settings let "
            f"nobody score in a tie; one more {animal} would turn it."
        )
        steps.add("B.ties", text, (), -count)
    elif majority.tied:
        text = f"{capital(seats_words(majority.leaders))} have the most, {majority.most} each, and all score."
        steps.add("B.both", text)
    else:
        steps.add("B.both", _lead_text(majority, seat))
    plural = PLURALS[animal]
    return Item(seat, "animal", steps.total, steps.done(), plural, key=f"{animal} {seat}")


def _minority_text(majority: Majority, seat: int) -> str:
    """Return why a seat's cards of an animal are worth nothing, and how many more would turn it."""
    leaders, most, count = majority.leaders, majority.most, majority.counts[seat]
    have = "have" if len(leaders) > 1 else "has"
    cards = "this card scores" if count == 1 else f"these {number_word(count)} cards score"
    missing = animals_of(majority.to_score(seat), majority.animal).replace(" ", " more ", 1)
    return f"{capital(seats_words(leaders))} {have} {most}, so {cards} nothing; {missing} would turn it."


def _lead_text(majority: Majority, seat: int) -> str:
    """Return by how much a seat leads alone."""
    animal, most, others = majority.animal, majority.most, majority.others_most(seat)
    if not others:
        return (
            f"Only seat {seat} has {PLURALS[animal]}; another seat would tie with {animals_of(most, animal)}."
        )
    nearest = [other for other, count in enumerate(majority.counts) if count == others]
    more = animals_of(most - others, animal).replace(" ", " more ", 1)
    return f"Seat {seat} has the most, {most}; {seats_words(nearest)} with {others} would tie with {more}."


def _boomerangs(state: State, seat: int, points: tuple[int, ...]) -> Item:
    """Return what a seat's boomerangs are worth, what the next point needs, and the tie-break."""
    steps = StepList()
    stock, divisor = state.boomerangs[seat], state.rules.divisor
    places = (boomerangs_place(seat),)
    groups, rest = divmod(stock, divisor)
    hold = "holds" if stock == 1 else "hold"
    text = f"{count_of(stock, 'boomerang')} {hold} {count_of(groups, 'group')} of {number_word(divisor)}."
    steps.add("B.points", capital(text), places, groups)
    if rest == 0:
        left = "None is left over"
    elif rest == 1:
        left = "One is left over and scores nothing"
    else:
        left = f"{capital(number_word(rest))} are left over and score nothing"
    text = f"{left}; {number_word(divisor - rest)} more would bring the next point."
    steps.add("B.six", text, places)
    best = [other for other, total in enumerate(points) if total == max(points)]
    if len(best) > 1 and seat in best:
        steps.add("B.tie", _tie_text(state, best, seat), tuple(map(boomerangs_place, best)))
    return Item(
        seat,
        "boomerangs",
        steps.total,
        steps.done(),
        "boomerangs",
        boomerangs_place(seat),
        f"boomerangs {seat}",
    )


def _tie_text(state: State, best: list[int], seat: int) -> str:
    """Return how a tie of points is broken, as it looks to one of the tied seats."""
    won = winners(state)
    tied = f"{capital(seats_words(best))} have equal points"
    if len(won) == len(best):
        return f"{tied} and equal boomerangs, and share the win."
    most = state.boomerangs[won[0]]
    if seat in won:
        share = "" if len(won) == 1 else f", shared by {seats_words(won)}"
        return f"{tied}; seat {seat} wins by boomerangs, {most}, the most of them{share}."
    return (
        f"{tied}; seat {seat} has {state.boomerangs[seat]} boomerangs, fewer than {most}, and does not win."
    )
