"""Questions about flips: how likely forced flips find the ZomBee, and which ideas lead elsewhere."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction
from typing import Final

from zoo_games.core.explanation import Step, StepList
from zoo_games.core.sentences import all_of, count_of
from zoo_games.teach.chances import told_chance
from zoo_games.teach.question import FollowUp, Question, WrongWay
from zoo_games.teach.zombee.pictures import DICE, FLOWERS, NAMES, hidden_words
from zoo_games.teach.zombee.questions import question_of
from zoo_games.zombee.components import BEE, QUESTION, ZOMBEE
from zoo_games.zombee.moves import Stop
from zoo_games.zombee.odds import law, odds
from zoo_games.zombee.settings import ZomBeeSettings
from zoo_games.zombee.state import State
from zoo_games.zombee.words import flower_place

INDEPENDENT: Final = (
    "You took every flip as one in fourteen; flowers stay face up, and question marks hand the flip on."
)
MARK: Final = (
    "You counted a question mark as a flip that is over; it hands the flip on, so it cannot save anybody."
)
STALE: Final = "You took a fresh table; the bees that lie face up cannot be turned over again."


def table(bees: int = 0, questions: int = 0, players: int = 5) -> State:
    """Return a table with so many bees and question marks face up, the first flowers of the meadow."""
    state = State.start(ZomBeeSettings(), players)
    up = (BEE,) * bees + (QUESTION,) * questions
    return state.replace(flowers=up + (None,) * (state.table.flowers - len(up)))


# --- forced flips -----------------------------------------------------------------------------------------


def flips_chance(id: str, state: State, flips: int, seed: int | None = None) -> Question:
    """Return the question how likely some forced flips find the ZomBee.

    Example:
        >>> one = flips_chance("one", table(), 1)
        >>> str(one.solve().answer), [(way.id, str(way.answer)) for way in one.solve().wrong]
        ('1/12', [('O-INDEP', '1/14'), ('O-MARK', '1/14')])
    """
    bees = state.hidden[0]
    found = (law(bees, flips), law_steps(state, flips), wrong_chances(state, flips))
    due = (
        "One flip is due."
        if flips == 1
        else f"{count_of(flips, 'flip').capitalize()} are due, one after another."
    )
    text = (
        f"{_begun(hidden_words(state))} lie face down. {due} Whoever turns over a question mark names "
        "somebody who flips in turn. How likely is it that the ZomBee is found?"
    )
    question = question_of(id, text, "chance", state, (FLOWERS,), found, seed, law_tables(state, flips))
    return replace(question, follow_up=_telling_apart(id, state))


def _begun(text: str) -> str:
    """Return a sentence with a capital at its beginning and the rest as it is."""
    return text[:1].upper() + text[1:]


def _telling_apart(id: str, state: State) -> FollowUp:
    """Return what asks two flips of the same table: there each idea has a chance of its own."""

    def follow_up(_: tuple[WrongWay, ...]) -> Question:
        return flips_chance(f"{id}-apart", state, 2)

    return follow_up


def law_steps(state: State, flips: int) -> tuple[Step, ...]:
    """Return why k forced flips find the ZomBee with chance k / (b + 1), flip by flip."""
    bees, questions, _ = state.hidden
    steps = StepList()
    down = [flower_place(at) for at, kind in enumerate(state.flowers) if kind is None]
    steps.add("O.stay", f"Face down lie {hidden_words(state)}: {count_of(len(down), 'flower')}.", tuple(down))
    if questions:
        text = (
            "A question mark hands the flip on, to whomever: a flip ends only at a bee or at the ZomBee. "
            f"So {bees} + 1 = {bees + 1} flowers count."
        )
    else:
        text = f"A flip ends at a bee or at the ZomBee: {bees} + 1 = {bees + 1} flowers."
    steps.add("O.question", text, tuple(down[: bees + 1]))
    for flip in range(1, min(flips, bees + 1) + 1):
        steps.add("O.zombees", _flip_text(bees, flip), tuple(down[:flip][-1:]))
    return steps.done()


def law_tables(state: State, flips: int) -> tuple[State, ...]:
    """Return the table at each of those steps, every earlier flip ended at a bee.

    At the second step all is laid open, in thought, and from there on the question marks stay so.
    """
    bees = state.hidden[0]
    opened = laid_open(state, (BEE,) * bees + (ZOMBEE,))
    return (state, opened, *(laid_open(state, (BEE,) * flip) for flip in range(min(flips, bees + 1))))


def laid_open(state: State, first: tuple[str, ...]) -> State:
    """Return a table with some of its flowers turned over, in thought, and every question mark laid aside.

    Args:
        state: The table.
        first: What the first flowers that lie face down show; the last of them are the question marks.
    """
    bees, questions, zombees = state.hidden
    rest = (None,) * (bees + zombees - len(first))
    thought = iter((*first, *rest, *(QUESTION,) * questions))
    return state.replace(flowers=tuple(kind or next(thought) for kind in state.flowers))


def _flip_text(bees: int, flip: int) -> str:
    so_far = law(bees, flip)
    if flip == 1:
        return f"Flip 1 ends at each of the {bees + 1} equally likely: 1/{bees + 1}."
    left = bees + 2 - flip
    return (
        f"Flip {flip} is due if all before it ended at bees, {left}/{bees + 1}; then {left} flowers count, "
        f"and it finds the ZomBee with a chance of 1/{left}: {left}/{bees + 1} x 1/{left} = 1/{bees + 1}. "
        f"So far {flip}/{bees + 1}" + (f" = {so_far}." if so_far.denominator != bees + 1 else ".")
    )


def wrong_chances(state: State, flips: int) -> tuple[WrongWay, ...]:
    """Return the wrong ideas about some forced flips."""
    bees, questions, _ = state.hidden
    everything = state.table.flowers
    steps = StepList()
    for flip in range(1, flips + 1):
        chance = 1 - Fraction(everything - 1, everything) ** flip
        text = f"Flip {flip} is one in {everything} like every other: {told_chance(chance)} so far."
        steps.add("O.stay", text, (flower_place(everything - 1),))
    safe = StepList()
    down = bees + questions + 1
    text = f"Face down lie {down} flowers, and each flip turns over one of them: {Fraction(flips, down)}."
    safe.add("O.question", text, (flower_place(0),))
    ways = [
        WrongWay("O-INDEP", INDEPENDENT, 1 - Fraction(everything - 1, everything) ** flips, steps.done()),
        WrongWay("O-MARK", MARK, Fraction(flips, down), safe.done()),
    ]
    if bees < state.table.bees:
        ways.append(WrongWay("O-STALE", STALE, law(state.table.bees, flips)))
    return tuple(ways)


# --- one throw, three chances -----------------------------------------------------------------------------


def ends_chance(id: str, state: State) -> Question:
    """Return the question how likely the flips for the ZomBees of a throw end the round."""
    who, green = NAMES[state.active], state.counts()["zombee"]
    answer = odds(state, Stop()).ends_green
    ways = wrong_chances(state, green)
    text = (
        f"Five play: {all_of(NAMES)}, in this order. {who} stops and turns over "
        f"{count_of(green, 'flower')} for the ZomBee, before anybody else does. A question mark is handed on "
        "until a bee or the ZomBee shows. "
        "How likely is it that this ends the round?"
    )
    question = question_of(
        id,
        text,
        "chance",
        state,
        (DICE, FLOWERS),
        (answer, law_steps(state, green), ways),
        tables=law_tables(state, green),
    )
    return replace(question, follow_up=_telling_apart(id, state))


def herself_chance(id: str, state: State) -> Question:
    """Return the question how likely the very flower is the ZomBee that the active player turns first."""
    who = NAMES[state.active]
    down = sum(state.hidden)
    own = odds(state, Stop()).losses[state.active].own
    steps = StepList()
    places = tuple(flower_place(at) for at, kind in enumerate(state.flowers) if kind is None)
    steps.add(
        "O.zombees",
        f"{who} turns over one of {count_of(down, 'flower')}, and one of them is the ZomBee: {own}.",
        places,
    )
    handed = odds(state, Stop()).ends_green
    text = (
        f"Of the {handed} for the whole step, {handed - own} is left: {who} turns over a question mark, and "
        "it leads somebody to the ZomBee. The rule text says two things about who pays then; here it is "
        "whoever turned it over."
    )
    steps.add("O.loser", text)
    sentence = "You counted the flips that a question mark hands on too; here it is the first flower alone."
    ways = [WrongWay("O-HANDED", sentence, handed)]
    asked = (
        f"The same throw. {who} turns over the first flower. How likely is it that this flower is the ZomBee?"
    )
    return question_of(id, asked, "chance", state, (DICE, FLOWERS), (own, steps.done(), ways))


def yellow_chance(id: str, state: State) -> Question:
    """Return the question how likely the yellow flips find the ZomBee, asked before anything is turned."""
    bees, yellow, green = state.hidden[0], state.counts()[BEE], state.counts()["zombee"]
    answer = odds(state, Stop()).ends_yellow
    left = bees + 1 - green
    steps = StepList()
    down = [flower_place(at) for at, kind in enumerate(state.flowers) if kind is None]
    first, then = tuple(down[:green]), tuple(down[green : green + yellow])
    steps.add(
        "O.order",
        f"The green flip comes first. The chance that it ends at a bee is {left}/{bees + 1}; "
        "else the round is over.",
        first,
    )
    steps.add(
        "O.bees",
        f"Then {left} flowers count, and the chance that {yellow} flips find the ZomBee is {yellow}/{left}.",
        then,
    )
    steps.add(
        "O.bees",
        f"Together {left}/{bees + 1} x {yellow}/{left} = {yellow}/{bees + 1}; every flip of the throw has "
        f"1/{bees + 1}.",
        (*first, *then),
    )
    given = "You took it for granted that the green flip found nothing; asked before it, that is not sure."
    mark, independent = wrong_chances(state, yellow)[1], wrong_chances(state, yellow)[0]
    ways = [WrongWay("O-GIVEN", given, Fraction(yellow, left)), independent, mark]
    text = (
        f"The same throw, before anything is turned over. After {NAMES[state.active]}'s flip, if the round "
        "goes on, each of the four others turns over a flower. How likely are these four to find the ZomBee?"
    )
    before, after = laid_open(state, ()), laid_open(state, (BEE,) * green)
    found = (answer, steps.done(), ways)
    return question_of(id, text, "chance", state, (DICE, FLOWERS), found, tables=(before, after, before))


def after_chance(id: str, state: State) -> Question:
    """Return the question how likely the yellow flips find the ZomBee once the green ones ended at bees."""
    flowers = list(state.flowers)
    for _ in range(state.counts()["zombee"]):
        flowers[flowers.index(None)] = BEE
    later, yellow = state.replace(flowers=tuple(flowers)), state.counts()[BEE]
    before = (
        "You answered as before the flip; now it is known that it ended at a bee, and one flower less counts."
    )
    found = (
        law(later.hidden[0], yellow),
        law_steps(later, yellow),
        [WrongWay("O-BEFORE", before, odds(state, Stop()).ends_yellow), *wrong_chances(later, yellow)],
    )
    text = (
        f"The same throw, a flip later: {NAMES[state.active]} has turned over a bee. Now each of the four "
        "others turns over a flower, one after another. How likely are these four to find the ZomBee?"
    )
    tables = law_tables(later, yellow)
    return question_of(id, text, "chance", later, (FLOWERS,), found, tables=tables)
