"""Questions about any hunt of Boomerang: what is dealt, who gets the pot, who captures when and what."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from zoo_games.boomerang.capture import Taking, capture_steps, takings
from zoo_games.boomerang.components import CARD_LANDS, CARDS, LANDS
from zoo_games.boomerang.misreadings import (
    capturing_order,
    passing_order,
    stock_after_pass,
    stock_if_winner_takes,
)
from zoo_games.boomerang.state import State
from zoo_games.boomerang.words import boomerangs_place, card_words, river_place, token_place
from zoo_games.core.explanation import Step, StepList
from zoo_games.core.sentences import all_of, count_of
from zoo_games.render.scene import Marks
from zoo_games.teach.boomerang.pictures import (
    NAMES,
    board_text,
    cards_told,
    names_of,
    river_frames,
    river_scene,
)
from zoo_games.teach.boomerang.questions import SENTENCES
from zoo_games.teach.ordering import order_question
from zoo_games.teach.question import FollowUp, Kind, Question, Solution, WrongWay

BY_HOME: Final = {"water": ("fish", "turtle"), "dunes": ("lizard",), "forest": ("echidna",)}
"""Animals that somebody may think live in a land."""

LAND_IDEA: Final = (
    "You counted animals that live there; a token takes the cards that show its land, whatever the animal."
)

UNSEEN: Final = "No card shows {} yet; the dealing goes on until all five lands show."

HOMES: Final = WrongWay(
    "B-LAND",
    "You looked at the animals; the river is full when all five lands show, whatever the animals.",
    True,
)
"""What leads to a river that is never full."""

MISSING: Final = "A land is missing: one more card is dealt."

MEN: Final = ("Ben", "Dan")
"""Who of the players of the lessons is a he."""


def _river_question(
    id: str,
    state: State,
    text: str,
    rules: tuple[str, ...],
    solve: Callable[[], Solution],
    kind: Kind = "number",
    seed: int | None = None,
    follow_up: FollowUp | None = None,
) -> Question:
    """Return a question about a river, its tokens and the pot."""
    scene = river_scene(state)
    return Question(
        id=id,
        text=text,
        kind=kind,
        rules=rules,
        solve=solve,
        scene=scene,
        board=board_text(scene),
        seed=seed,
        follow_up=follow_up,
    )


def pot_question(id: str, state: State, seed: int | None = None) -> Question:
    """Return the question how many boomerangs the hunter to move has after a pass."""
    assert state.to_move is not None
    who, she = NAMES[state.to_move], "He" if NAMES[state.to_move] in MEN else "She"
    return _river_question(
        id,
        state,
        f"It is {who}'s turn to throw or pass. {she} passes. How many boomerangs has {who} then?",
        ("B.pass",),
        lambda: pot_solution(state),
        seed=seed,
    )


def pot_solution(state: State) -> Solution:
    """Return how the rules, and wrong ideas, count the boomerangs of the hunter to move after a pass."""
    seat, right, if_winner_takes = state.to_move, stock_after_pass(state), stock_if_winner_takes(state)
    assert seat is not None
    assert right is not None
    stock, place = state.boomerangs[seat], boomerangs_place(seat)
    steps, theirs = StepList(), StepList()
    for count in (steps, theirs):
        count.add("B.pass", f"{NAMES[seat]} has {count_of(stock, 'boomerang')}.", (place,), stock)
    taken = f"Whoever passes takes the pot: {count_of(state.pot, 'boomerang')}."
    steps.add("B.pass", taken, ("pot", place), state.pot)
    theirs.add("B.pass", "The pot waits for the last hunter.", ("pot",))
    ways = (
        WrongWay("B-POT", SENTENCES["B-POT"], if_winner_takes or 0, theirs.done()),
        WrongWay("B-PAY", "You paid one to pass; only a throw costs a boomerang.", stock + state.pot - 1),
    )
    wrong = tuple(way for way in ways if way.answer != right)
    return Solution(right, steps.done(), river_frames(state, steps.done()), wrong)


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
    plain, steps = asked.solve(), StepList()
    letters = {name: letter for letter, name in asked.options}
    for number, seat in enumerate(capturing_order(state), start=1):
        where = {1: "is the last hunter", 2: "lies on top of the stack"}.get(number, "comes next")
        said = f"{letters[names[seat]]}, {number}: {names[seat]} {where}."
        steps.add("B.order", said, (token_place(seat),))
    made = steps.done()
    turns = tuple((token_place(seat), str(turn)) for turn, seat in enumerate(capturing_order(state), start=1))
    whole = river_scene(state, Marks(numbers=turns))
    return Question(
        id=id,
        text=text,
        kind="order",
        rules=("B.order",),
        solve=lambda: Solution(plain.answer, made, river_frames(state, made), plain.wrong, whole),
        scene=scene,
        board=f"{board_text(scene)}\n\n{asked.board}",
        options=asked.options,
        seed=seed,
    )


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
    shown = all_of(f"{names[other]} {state.choices[other]}" for other in capturing_order(state))
    return _river_question(
        id,
        state,
        f"The tokens are turned up: {shown}. How many cards does {names[seat]} capture?",
        ("B.order", "B.all"),
        lambda: takes_solution(state, seat),
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
    gone = {index for taking in _before(found, seat) for index, _ in taking.taken}
    left = [card for index, card in enumerate(state.river) if index not in gone]
    at_home = sum(CARDS[card] in BY_HOME.get(land, ()) for card in left)
    if at_home:
        ways.append(WrongWay("B-LAND", LAND_IDEA, at_home))
    wrong = tuple(way for way in ways if way.answer != right)
    return Solution(right, steps, river_frames(state, steps), wrong)


def _before(found: tuple[Taking, ...], seat: int) -> tuple[Taking, ...]:
    """Return what is captured before a seat captures."""
    return found[: [taking.seat for taking in found].index(seat)]


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
    text = "The deck still has cards. Is one more card dealt to this river?"
    return _river_question(id, state, text, ("B.deal",), lambda: river_solution(state), "yes-no", seed)


def river_solution(state: State) -> Solution:
    """Return how the rules, and a wrong idea, say whether one more card is dealt."""
    steps = StepList()
    seen: set[str] = set()
    for index, card in enumerate(state.river):
        new = [land for land in CARD_LANDS[card] if land not in seen]
        seen.update(new)
        told = f"shows {all_of(new)} for the first time" if new else "shows no new land"
        steps.add("B.deal", f"The {card_words(card)} {told}.", (river_place(index),))
    missing = [land for land in LANDS if land not in seen]
    steps.add("B.deal", MISSING if missing else "All five lands show: the dealing stops.")
    # By the homes of its animals no river is ever full.
    wrong = WrongWay("B-SEEN", UNSEEN.format(all_of(missing, "or")), False) if missing else HOMES
    return Solution(bool(missing), steps.done(), river_frames(state, steps.done()), (wrong,))
