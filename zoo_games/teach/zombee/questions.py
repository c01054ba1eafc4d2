"""Questions about any position of ZomBee: who stays, what counts in which order, how many flowers turn."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from zoo_games.core.explanation import Step, StepList
from zoo_games.core.misreading import Misreading
from zoo_games.core.sentences import count_of
from zoo_games.teach.question import Answer, Kind, Question, Solution, WrongWay
from zoo_games.teach.zombee.pictures import (
    DICE,
    DROPS,
    NAMES,
    Parts,
    lines,
    named,
    step_scenes,
    table_scene,
)
from zoo_games.zombee.components import BEE, HONEY, ZOMBEE, ZZZ
from zoo_games.zombee.evaluation import explain_evaluation
from zoo_games.zombee.legality import why_not
from zoo_games.zombee.misreadings import MISREADINGS, allowed_if_one_frees_all
from zoo_games.zombee.moves import Roll
from zoo_games.zombee.state import State
from zoo_games.zombee.words import dice_words, die_place, faces_words, honey_place

KNOWN = {one.id: one for one in MISREADINGS}


def question_of(
    id: str,
    text: str,
    kind: Kind,
    state: State,
    parts: Parts,
    found: tuple[Answer, tuple[Step, ...], Sequence[WrongWay]],
    seed: int | None = None,
    tables: Sequence[State] = (),
) -> Question:
    """Return a question about a table.

    Args:
        id: Name of the item.
        text: The question.
        kind: What an answer looks like.
        state: The position.
        parts: What of it the pictures show.
        found: The right answer, how it comes about, and wrong ideas; those that lead there too are left out.
        seed: Seed of a fresh board.
        tables: The table at each step, where it changes on the way.
    """
    answer, steps, ways = found
    steps = tuple(map(named, steps))

    def solve() -> Solution:
        wrong = tuple(
            replace(way, steps=tuple(map(named, way.steps))) for way in ways if way.answer != answer
        )
        return Solution(answer, steps, step_scenes(tables or state, steps, parts, state), wrong)

    return Question(
        id=id,
        text=text,
        kind=kind,
        rules=tuple(dict.fromkeys(step.rule for step in steps)),
        solve=solve,
        scene=table_scene(state, parts),
        board="\n".join(lines(state, parts)),
        seed=seed,
    )


def way_of(one: Misreading[State], state: State) -> WrongWay:
    """Return what one of the game's misreadings makes of a position."""
    return WrongWay(one.id, one.sentence, one.wrong(state), one.steps(state))


def _who(state: State) -> str:
    return NAMES[state.active]


def _dice(state: State, face: str) -> list[int]:
    return [die for die, shown in enumerate(state.dice) if shown == face]


# --- what may be rolled again ---------------------------------------------------------------------------


def stay_question(id: str, state: State, seed: int | None = None) -> Question:
    """Return the question how many ZomBees must stay.

    Example:
        >>> from zoo_games.zombee.witness import rolled
        >>> tom = stay_question("tom", rolled("zzzss", active=1))
        >>> tom.solve().answer, [(way.id, way.answer) for way in tom.solve().wrong]
        (1, [('O-PAIR', 0), ('O-STUCK', 3)])
    """
    who, zzz, zombees = _who(state), _dice(state, ZZZ), _dice(state, ZOMBEE)
    steps = StepList()
    for index, die in enumerate(zombees):
        if index < len(zzz):
            text = (
                f"Die {die} shows a ZomBee; the Zzz of die {zzz[index]} frees it, and the two are rolled "
                "together."
            )
            steps.add("O.snore", text, (die_place(die), die_place(zzz[index])))
        else:
            steps.add(
                "O.zombee", f"Die {die} shows a ZomBee, and no Zzz is left for it.", (die_place(die),), 1
            )
    stuck = StepList()
    for die in zombees:
        stuck.add("O.zombee", f"Die {die} shows a ZomBee.", (die_place(die),), 1)
    sentence = "You kept every ZomBee; one may be rolled again with each Zzz."
    ways = [way_of(KNOWN["O-PAIR"], state), WrongWay("O-STUCK", sentence, stuck.total, stuck.done())]
    text = (
        f"{who} rolled {faces_words(_faces(state))}, and wants to roll again as many ZomBees as may be. "
        "How many ZomBees must stay?"
    )
    return question_of(id, text, "number", state, (DICE,), (steps.total, steps.done(), ways), seed)


def _faces(state: State) -> list[str]:
    return [face for face in state.dice if face]


def reroll_question(id: str, state: State, roll: Roll) -> Question:
    """Return the question whether some dice may be rolled again."""
    who = _who(state)
    refusals = why_not(state, roll)
    steps = StepList()
    for die in roll.dice:
        if state.dice[die] == ZOMBEE:
            steps.add("O.snore", f"Die {die} shows a ZomBee: it needs a Zzz of its own.", (die_place(die),))
        elif state.dice[die] == ZZZ:
            steps.add("O.snore", f"Die {die} shows a Zzz: it frees one ZomBee.", (die_place(die),))
    for refusal in refusals:
        steps.add(refusal.rule, f"{refusal.text}: not allowed.", refusal.cells)
    if not refusals:
        steps.add("O.reroll", "Each ZomBee has a Zzz beside it: allowed.", tuple(map(die_place, roll.dice)))
    pair = KNOWN["O-PAIR"]
    ways = [WrongWay(pair.id, pair.sentence, allowed_if_one_frees_all(state, roll))]
    text = f"{who} wants to roll {dice_words(roll.dice)} again. Is that allowed?"
    return question_of(id, text, "yes-no", state, (DICE,), (not refusals, steps.done(), ways))


# --- the evaluation ---------------------------------------------------------------------------------------


def evaluation_steps(state: State) -> tuple[Step, ...]:
    """Return the evaluation of the dice, in its order, without a count."""
    return tuple(replace(step, points=0, total=0) for step in explain_evaluation(state).steps)


def flips_question(id: str, state: State, everybody: bool = False, seed: int | None = None) -> Question:
    """Return the question how many flowers the active player turns over, or everybody together.

    Example:
        >>> from zoo_games.zombee.witness import rolled
        >>> tom = flips_question("tom", rolled("zzzsb", rolls=3, active=1))
        >>> tom.solve().answer, [(way.id, way.answer) for way in tom.solve().wrong]
        (3, [('O-ZZZ', 2), ('O-GREEN', 1), ('O-ALL', 4)])
    """
    who, bees, zombees = _who(state), len(_dice(state, BEE)), len(_dice(state, ZOMBEE))
    steps = _counted(state, everybody)
    zzz = KNOWN["O-ZZZ"]
    if everybody:
        fewer = zzz.wrong(state) + bees
        ways = [
            WrongWay(zzz.id, zzz.sentence, fewer),
            WrongWay(
                "O-OWN", "You left the bees out; for each of them another player turns one over.", zombees
            ),
        ]
        text = (
            f"{who} has rolled for the last time. Nobody finds the ZomBee or a question mark. How many "
            "flowers are turned over in all?"
        )
    else:
        swapped = "You swapped the colours; green ZomBees are flips of mine, yellow bees are flips of yours."
        ways = [
            way_of(zzz, state),
            WrongWay("O-GREEN", swapped, bees),
            WrongWay(
                "O-ALL", "You counted the bees too; for those the others turn flowers over.", bees + zombees
            ),
        ]
        text = (
            f"{who} has rolled for the last time. How many flowers must {who} turn over for these dice, "
            "as long as nobody finds the ZomBee or a question mark?"
        )
    return question_of(id, text, "number", state, (DICE,), (steps[-1].total, steps, ways), seed)


def _counted(state: State, everybody: bool) -> tuple[Step, ...]:
    """Return the evaluation with a count of flips: those of the active player, or all."""
    steps = StepList()
    for step in explain_evaluation(state).steps:
        counts = step.rule == "O.zombees" or (everybody and step.rule == "O.bees")
        steps.add(step.rule, step.text, step.cells[:1], int(counts))
    return steps.done()


def first_question(id: str, state: State) -> Question:
    """Return the question whether the active player turns over the first flower."""
    who, order = _who(state), KNOWN["O-ORDER"]
    ways = [
        WrongWay(order.id, order.sentence, order.wrong(state) == state.active, order.steps(state)),
    ]
    steps = evaluation_steps(state)
    text = f"{who} stops. Does {who} turn over the first flower?"
    right = order.right(state) == state.active
    return question_of(id, text, "yes-no", state, (DICE,), (right, steps, ways))


def drops_question(id: str, state: State) -> Question:
    """Return the question how many drops the active player holds once honey is counted.

    Example:
        >>> from zoo_games.zombee.witness import rolled
        >>> full = drops_question("full", rolled("hhhhs", rolls=3, honey=(3, 2)))
        >>> full.solve().answer, [(way.id, way.answer) for way in full.solve().wrong]
        (3, [('O-CAP', 4)])
    """
    who, seat = _who(state), state.active
    steps = StepList()
    steps.add(
        "O.drops",
        f"{who} holds {count_of(state.honey[seat], 'drop')}.",
        (honey_place(seat),),
        state.honey[seat],
    )
    for step in explain_evaluation(state).steps:
        if step.rule in ("O.three", "O.honey", "O.cap"):
            steps.add(step.rule, step.text, tuple(map(die_place, _dice(state, HONEY))), step.points)
    ways = [way_of(KNOWN["O-CAP"], state)]
    text = f"{who} has rolled for the last time. How many drops does {who} hold once the honey is counted?"
    found = (steps.total, steps.done(), ways)
    return question_of(id, text, "number", state, (DROPS, DICE), found)


def worked_evaluation(id: str, state: State) -> Question:
    """Return an evaluation in full: what each die leads to, and the drops gained."""
    steps = explain_evaluation(state).steps
    text = f"{_who(state)} has rolled for the last time. How many drops do these dice bring?"
    return question_of(id, text, "number", state, (DICE,), (steps[-1].total, steps, ()))
