"""Questions about any table of Boomerang: what cards and boomerangs score, who wins."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Final

from zoo_games.boomerang.components import CARDS
from zoo_games.boomerang.majority import majorities
from zoo_games.boomerang.misreadings import MISREADINGS
from zoo_games.boomerang.picture import cell_place
from zoo_games.boomerang.scoring import score, winners
from zoo_games.boomerang.state import State
from zoo_games.boomerang.words import PLURALS, boomerangs_place
from zoo_games.core.explanation import StepList
from zoo_games.core.sentences import all_of, count_of, wins_words
from zoo_games.render.scene import Marks
from zoo_games.teach.boomerang.counting import IDEAS, add_animal, add_stock, seat_steps, seat_ways
from zoo_games.teach.boomerang.pictures import (
    NAMES,
    board_text,
    hoard_frames,
    hoard_scene,
    hoard_whole,
    names_of,
)
from zoo_games.teach.question import FollowUp, Question, Solution, WrongWay

HEAP: Final = (
    "You put the boomerangs of all into one heap; full groups of six score before each player alone."
)
"""What to say to somebody who divides what all have together."""

SENTENCES: Final = {one.id: one.sentence for one in MISREADINGS}
"""What to say to somebody who gave the answer of an idea."""


def _hoard_question(id: str, state: State, text: str, rules: Sequence[str], solve: Callable[[], Solution],
                    seed: int | None = None, follow_up: FollowUp | None = None) -> Question:  # fmt: skip
    """Return a question for a number about captured cards and boomerangs."""
    scene = hoard_scene(state)
    return Question(
        id=id,
        text=text,
        kind="number",
        rules=tuple(rules),
        solve=solve,
        scene=scene,
        board=board_text(scene),
        seed=seed,
        follow_up=follow_up,
    )


def score_question(
    id: str, state: State, seat: int, seed: int | None = None, follow_up: FollowUp | None = None
) -> Question:
    """Return the question how many points a seat has.

    Args:
        id: Name of the item.
        state: The position.
        seat: Whose points.
        seed: Seed of a fresh board.
        follow_up: Makes the question that tells ideas apart.

    Example:
        >>> from zoo_games.boomerang.witness import ended
        >>> table = ended("eee", "eeell", "el", boomerangs=(13, 5, 6))
        >>> [score_question("table", table, seat).solve().answer for seat in (0, 1, 2)]
        [5, 5, 1]
    """
    text = f"The game is over. How many points has {NAMES[seat]}?"
    rules = tuple(dict.fromkeys(step.rule for step in seat_steps(state, seat)))
    return _hoard_question(id, state, text, rules, lambda: score_solution(state, seat), seed, follow_up)


def score_solution(state: State, seat: int) -> Solution:
    """Return how the rules, and every wrong idea, count a seat."""
    steps = seat_steps(state, seat)
    answer, whole = score(state)[seat], hoard_whole(state, steps)
    return Solution(answer, steps, hoard_frames(state, steps), seat_ways(state, seat, answer), whole)


def animal_question(
    id: str, state: State, animal: str, seat: int, follow_up: FollowUp | None = None
) -> Question:
    """Return the question how many points a seat's cards of one animal are worth."""
    majority = next(one for one in majorities(state) if one.animal == animal)
    names = names_of(state)

    def solve() -> Solution:
        steps = StepList()
        add_animal(steps, majority, seat, names)
        found = []
        for idea in IDEAS:
            points = idea.animal(majority, seat)
            if points != steps.total:
                theirs = StepList()
                add_animal(theirs, majority, seat, names, idea)
                found.append(WrongWay(idea.id, idea.sentence, points, theirs.done()))
        frames = hoard_frames(state, steps.done())
        return Solution(steps.total, steps.done(), frames, tuple(found), frames[0])

    verb = "is" if majority.counts[seat] == 1 else "are"
    noun = animal if majority.counts[seat] == 1 else PLURALS[animal]
    text = f"The game is over. How many points {verb} {NAMES[seat]}'s {noun} worth?"
    rules = tuple(dict.fromkeys(step.rule for step in solve().steps))
    return _hoard_question(id, state, text, rules, solve, follow_up=follow_up)


def stocks_question(id: str, state: State, seats: Sequence[int]) -> Question:
    """Return the question how many points the boomerangs of some seats score, all together."""

    def solve() -> Solution:
        steps, theirs = StepList(), StepList()
        six = next(idea for idea in IDEAS if idea.started)
        for seat in seats:
            add_stock(steps, state, seat)
            add_stock(theirs, state, seat, six)
        wrong = [WrongWay(six.id, six.sentence, theirs.total, theirs.done())]
        every = sum(state.boomerangs[seat] for seat in seats)
        if len(seats) > 1 and every % state.rules.divisor == 0:
            heap = StepList()
            divisor = state.rules.divisor
            text = f"{every} boomerangs, divided by {divisor}."
            heap.add("B.points", text, tuple(map(boomerangs_place, seats)), every // divisor)
            wrong.append(WrongWay("B-HEAP", HEAP, heap.total, heap.done()))
        ways = tuple(way for way in wrong if way.answer != steps.total)
        made = steps.done()
        return Solution(steps.total, made, hoard_frames(state, made), ways, hoard_whole(state, made))

    who = all_of(NAMES[seat] for seat in seats)
    together = ", all together" if len(seats) > 1 else ""
    text = f"How many points do the boomerangs of {who} score{together}?"
    return _hoard_question(id, state, text, ("B.points", "B.six"), solve)


def gain_question(
    id: str, state: State, animal: str, seat: int, to: int, follow_up: FollowUp | None = None
) -> Question:
    """Return the question what a seat's cards of an animal are worth after another seat gets one more."""
    card = next(card for card, of in CARDS.items() if of == animal and card not in state.captured[to])
    hoards = tuple((*cards, card) if at == to else cards for at, cards in enumerate(state.captured))
    after = state.replace(captured=hoards)
    asked = animal_question(id, after, animal, seat)
    text = (
        f"Now {NAMES[to]} captures one more {animal}, which the picture does not show yet. "
        f"How many points are {NAMES[seat]}'s {PLURALS[animal]} worth then?"
    )
    return _hoard_question(id, state, text, asked.rules, asked.solve, follow_up=follow_up)


def win_question(id: str, state: State, seat: int) -> Question:
    """Return the question whether a seat wins alone."""
    scene = hoard_scene(state)
    return Question(
        id=id,
        text=f"The game is over. Does {NAMES[seat]} win alone?",
        kind="yes-no",
        rules=("B.breaks", "B.points"),
        solve=lambda: win_solution(state, seat),
        scene=scene,
        board=board_text(scene),
    )


def win_solution(state: State, seat: int) -> Solution:
    """Return how the rules, and wrong ideas, tell whether a seat wins alone."""
    points, won, steps = score(state), winners(state), StepList()
    for other in range(state.players):
        held = tuple(cell_place(one.animal, other) for one in majorities(state) if one.counts[other])
        text = f"{NAMES[other]} has {count_of(points[other], 'point')}."
        steps.add("B.points", text, (*held, boomerangs_place(other)))
    best = [other for other in range(state.players) if points[other] == max(points)]
    if len(best) > 1:
        stocks = all_of(f"{NAMES[other]} {state.boomerangs[other]}" for other in best)
        text = f"A tie: the most boomerangs decide. {stocks}."
        steps.add("B.breaks", text, tuple(map(boomerangs_place, best)))
    end = wins_words(NAMES[other] for other in won)
    steps.add("B.breaks", f"{end}.", tuple(map(boomerangs_place, won)))
    plates = tuple((boomerangs_place(other), str(points[other])) for other in range(state.players))
    whole = hoard_scene(state, Marks(lit=tuple(map(boomerangs_place, best)), numbers=plates))
    made, answer = steps.done(), won == (seat,)
    ways = tuple(WrongWay(name, text, not answer) for name, text in _win_ideas(state, seat, best))
    return Solution(answer, made, hoard_frames(state, made), ways, whole)


def _win_ideas(state: State, seat: int, best: Sequence[int]) -> Iterator[tuple[str, str]]:
    """Yield the wrong ideas about a tie of points, each with its sentence."""
    if len(best) < 2:
        return
    won = winners(state)
    if won == (seat,):
        yield "B-SHARE", "You shared the win; whoever has more boomerangs wins a tie."
        if len({state.boomerangs[other] // state.rules.divisor for other in best}) == 1:
            yield "B-GROUPS", "You compared full groups; in a tie every boomerang counts, left over or not."
    elif seat in won:
        yield "B-ALONE", "You looked for one winner; with equal points and equal boomerangs they share it."
