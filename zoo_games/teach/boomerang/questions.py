"""Questions about any position of Boomerang: what is scored, who captures when and what, who gets the pot."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from zoo_games.boomerang.capture import Taking, capture_steps, takings
from zoo_games.boomerang.components import CARD_LANDS, CARDS
from zoo_games.boomerang.majority import majorities
from zoo_games.boomerang.misreadings import (
    MISREADINGS,
    capturing_order,
    passing_order,
    stock_after_pass,
    stock_if_winner_takes,
)
from zoo_games.boomerang.picture import cell_place
from zoo_games.boomerang.scoring import score, winners
from zoo_games.boomerang.state import State
from zoo_games.boomerang.words import PLURALS, boomerangs_place, card_words, river_place, token_place
from zoo_games.core.explanation import Step, StepList
from zoo_games.core.sentences import all_of, count_of
from zoo_games.teach.boomerang.counting import (
    IDEAS,
    add_animal,
    add_stock,
    seat_steps,
    seat_ways,
)
from zoo_games.teach.boomerang.pictures import (
    NAMES,
    board_text,
    cards_told,
    hoard_frames,
    hoard_scene,
    names_of,
    river_frames,
    river_scene,
)
from zoo_games.teach.ordering import order_question
from zoo_games.teach.question import Question, Solution, WrongWay

FollowUp = Callable[[tuple[WrongWay, ...]], Question]

SENTENCES: Final = {one.id: one.sentence for one in MISREADINGS}
"""What to say to somebody who gave the answer of an idea."""

BY_HOME: Final = {"water": ("fish", "turtle"), "dunes": ("lizard",), "forest": ("echidna",)}
"""Animals that somebody may think live in a land."""

LAND_IDEA: Final = (
    "You counted animals that live there; a token takes the cards that show its land, whatever the animal."
)


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


# --- what is scored ------------------------------------------------------------------------------------


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
    answer = score(state)[seat]
    return Solution(answer, steps, hoard_frames(state, steps), seat_ways(state, seat, answer))


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
        return Solution(steps.total, steps.done(), hoard_frames(state, steps.done()), tuple(found))

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
            wrong.append(WrongWay(six.id, SENTENCES["B-SIX"], heap.total, heap.done()))
        ways = tuple(way for way in wrong if way.answer != steps.total)
        return Solution(steps.total, steps.done(), hoard_frames(state, steps.done()), ways)

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

    def solve() -> Solution:
        points, steps = score(state), StepList()
        for other in range(state.players):
            places = tuple(
                cell_place(majority.animal, other) for majority in majorities(state) if majority.counts[other]
            )
            text = f"{NAMES[other]} has {count_of(points[other], 'point')}."
            steps.add("B.points", text, (*places, boomerangs_place(other)))
        best = [other for other in range(state.players) if points[other] == max(points)]
        won = winners(state)
        if len(best) > 1:
            stocks = all_of(f"{NAMES[other]} {state.boomerangs[other]}" for other in best)
            text = f"A tie: the most boomerangs decide. {stocks}."
            steps.add("B.breaks", text, tuple(map(boomerangs_place, best)))
        who = all_of(NAMES[other] for other in won)
        end = f"{who} {'wins' if len(won) == 1 else 'share the win'}."
        steps.add("B.breaks", end, tuple(map(boomerangs_place, won)))
        answer = won == (seat,)
        wrong: tuple[WrongWay, ...] = ()
        if answer and len(best) > 1:
            wrong = (
                WrongWay("B-SHARE", "You shared the win; whoever has more boomerangs wins a tie.", False),
            )
        return Solution(answer, steps.done(), hoard_frames(state, steps.done()), wrong)

    scene = hoard_scene(state)
    return Question(
        id=id,
        text=f"The game is over. Does {NAMES[seat]} win alone?",
        kind="yes-no",
        rules=("B.breaks", "B.points"),
        solve=solve,
        scene=scene,
        board=board_text(scene),
    )


# --- the hunt --------------------------------------------------------------------------------------------


def pot_question(id: str, state: State, seed: int | None = None) -> Question:
    """Return the question how many boomerangs the hunter to move has after a pass."""
    seat = state.to_move
    assert seat is not None

    def solve() -> Solution:
        steps = StepList()
        stock = state.boomerangs[seat]
        steps.add(
            "B.pass", f"{NAMES[seat]} has {count_of(stock, 'boomerang')}.", (boomerangs_place(seat),), stock
        )
        taken = f"Whoever passes takes the pot: {count_of(state.pot, 'boomerang')}."
        steps.add("B.pass", taken, ("pot", boomerangs_place(seat)), state.pot)
        theirs = StepList()
        theirs.add(
            "B.pass", f"{NAMES[seat]} has {count_of(stock, 'boomerang')}.", (boomerangs_place(seat),), stock
        )
        theirs.add("B.pass", "The pot waits for the last hunter.", ("pot",))
        ways = [
            WrongWay("B-POT", SENTENCES["B-POT"], stock_if_winner_takes(state) or 0, theirs.done()),
            WrongWay("B-PAY", "You paid one to pass; only a throw costs a boomerang.", stock + state.pot - 1),
        ]
        right = stock_after_pass(state)
        assert right is not None
        wrong = tuple(way for way in ways if way.answer != right)
        return Solution(right, steps.done(), river_frames(state, steps.done()), wrong)

    text = (
        f"It is {NAMES[seat]}'s turn to throw or pass. She passes."
        if seat in (0, 2, 4)
        else (f"It is {NAMES[seat]}'s turn to throw or pass. He passes.")
    )
    scene = river_scene(state)
    return Question(
        id=id,
        text=f"{text} How many boomerangs has {NAMES[seat]} then?",
        kind="number",
        rules=("B.pass",),
        solve=solve,
        scene=scene,
        board=board_text(scene),
        seed=seed,
    )


def capture_order_question(id: str, state: State, seed: int = 1) -> Question:
    """Return the question in which order the hunters capture."""
    names = names_of(state)
    right = [names[seat] for seat in capturing_order(state)]
    first = [names[seat] for seat in passing_order(state)]
    seat_order = list(names)
    text = "Everybody but the last hunter has passed. In which order do they capture, first to last?"
    wrong = [("B-ORDER", SENTENCES["B-ORDER"], first)]
    if seat_order not in (right, first):
        sentence = "You went round the table; the stack decides, from its top down."
        wrong.append(("B-SEATS", sentence, seat_order))
    asked = order_question(id, text, ("B.order",), right, seed, wrong)
    scene = river_scene(state)
    plain = asked.solve()
    steps = StepList()
    for number, seat in enumerate(capturing_order(state), start=1):
        where = (
            "is the last hunter"
            if number == 1
            else "lies on top of the stack"
            if number == 2
            else "comes next"
        )
        letter = next(letter for letter, name in asked.options if name == names[seat])
        steps.add("B.order", f"{letter}, {number}: {names[seat]} {where}.", (token_place(seat),))
    made = steps.done()
    return Question(
        id=id,
        text=text,
        kind="order",
        rules=("B.order",),
        solve=lambda: Solution(plain.answer, made, river_frames(state, made), plain.wrong),
        scene=scene,
        board=f"{board_text(scene)}\n\n{asked.board}",
        options=asked.options,
        seed=seed,
    )


# --- the capture -------------------------------------------------------------------------------------------


def takes_question(
    id: str, state: State, seat: int, seed: int | None = None, follow_up: FollowUp | None = None
) -> Question:
    """Return the question how many cards a seat captures.

    Args:
        id: Name of the item.
        state: A hunt in which all but one have passed, every land known.
        seat: Whose capture.
        seed: Seed of a fresh board.
        follow_up: Makes the question that tells ideas apart.
    """
    names = names_of(state)
    scene = river_scene(state)
    shown = all_of(f"{names[other]} {state.choices[other]}" for other in capturing_order(state))
    return Question(
        id=id,
        text=f"The tokens are turned up: {shown}. How many cards does {names[seat]} capture?",
        kind="number",
        rules=("B.order", "B.all"),
        solve=lambda: takes_solution(state, seat),
        scene=scene,
        board=board_text(scene),
        seed=seed,
        follow_up=follow_up,
    )


def takes_solution(state: State, seat: int) -> Solution:
    """Return how the rules, and wrong ideas, capture for a seat."""
    found = takings(state.river, capturing_order(state), state.choices)
    steps = _capture(found, seat, names_of(state))
    right = steps[-1].total
    theirs = _capture(takings(state.river, passing_order(state), state.choices), seat, names_of(state))
    land = state.choices[seat]
    assert land is not None
    ways = [
        WrongWay("B-ORDER", SENTENCES["B-ORDER"], theirs[-1].total, theirs),
        WrongWay(
            "B-ALONE",
            "You counted the whole river; those who capture before have taken cards by then.",
            sum(land in CARD_LANDS[card] for card in state.river),
        ),
    ]
    at_home = sum(CARDS[card] in BY_HOME.get(land, ()) for card in state.river)
    if at_home:
        ways.append(WrongWay("B-LAND", LAND_IDEA, at_home))
    wrong = tuple(way for way in ways if way.answer != right)
    return Solution(right, steps, river_frames(state, steps), wrong)


def _capture(found: tuple[Taking, ...], seat: int, names: tuple[str, ...]) -> tuple[Step, ...]:
    """Return the capture up to a seat, one step a player."""
    steps = StepList()
    for taking in found:
        who = names[taking.seat]
        cards = tuple(river_place(index) for index, _ in taking.taken)
        text = f"{who} shows {taking.land} and takes {cards_told(taking.cards)}."
        if not taking.taken:
            reason = capture_steps([taking], names)[-1].text.partition(": ")[2]
            text = f"{who} shows {taking.land} and goes empty: {reason}"
        rule = "B.all" if cards else "B.absent" if taking.absent else "B.empty"
        points = len(cards) if taking.seat == seat else 0
        steps.add(rule, text, (token_place(taking.seat), *cards), points)
        if taking.seat == seat:
            break
    return steps.done()


def river_question(id: str, state: State, seed: int | None = None) -> Question:
    """Return the question whether one more card is dealt."""
    lands = {land for card in state.river for land in CARD_LANDS[card]}

    def solve() -> Solution:
        steps = StepList()
        seen: set[str] = set()
        for index, card in enumerate(state.river):
            new = [land for land in CARD_LANDS[card] if land not in seen]
            seen.update(new)
            told = f"shows {all_of(new)} for the first time" if new else "shows no new land"
            steps.add("B.deal", f"The {card_words(card)} {told}.", (river_place(index),))
        more = len(lands) < 5
        end = (
            "A land is missing: one more card is dealt."
            if more
            else "All five lands show: the dealing stops."
        )
        steps.add("B.deal", end)
        idea = "You looked at the animals; the river is full when all five lands show, whatever the animals."
        wrong = (WrongWay("B-LAND", idea, not more),)
        return Solution(more, steps.done(), river_frames(state, steps.done()), wrong)

    scene = river_scene(state)
    return Question(
        id=id,
        text="The deck still has cards. Is one more card dealt to this river?",
        kind="yes-no",
        rules=("B.deal",),
        solve=solve,
        scene=scene,
        board=board_text(scene),
        seed=seed,
    )
