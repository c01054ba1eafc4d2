"""Questions what visitors are worth: one of them, or a whole zoo."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from zoo_games.core.explanation import Step, StepList
from zoo_games.teach.question import FollowUp, Question, Solution, WrongWay
from zoo_games.teach.wonderzoo.pictures import (
    board_text,
    step_scenes,
    visitor_name,
    visitor_sentence,
    zoo_scene,
)
from zoo_games.wonderzoo.counting import Reading, count, right
from zoo_games.wonderzoo.misreadings import MISREADINGS
from zoo_games.wonderzoo.state import Pawn, State

FAVOURITE: Final = "You left the favourites out; in the expert game a side to the favourite is worth 2."
LIKED_ONLY: Final = "You counted favourites only; in the expert game every other enclosure still counts 1."


def value_question(
    id: str,
    state: State,
    at: int | None = None,
    seed: int | None = None,
    follow_up: FollowUp | None = None,
) -> Question:
    """Return the question what a visitor, or the whole zoo of seat 0, is worth.

    Args:
        id: Name of the item.
        state: The position.
        at: Index of the visitor; None for all of them.
        seed: Seed of a fresh board.
        follow_up: Makes the question that tells ideas apart.

    Example:
        >>> from zoo_games.wonderzoo.witness import PAWN_B
        >>> found = value_question("b", PAWN_B, 0).solve()
        >>> found.answer, [(way.id, way.answer) for way in found.wrong]
        (2, [('W-TILE', 1), ('W-TILE', 1), ('W-DIAG', 3)])
    """
    pawns = asked(state, at)
    standing = ". ".join(visitor_sentence(pawn) for pawn in state.boards[0].visitors)
    what = "all visitors" if at is None else f"the {visitor_name(pawns[0])}"
    verb = "are" if at is None else "is"
    return Question(
        id=id,
        text=f"{game_words(state)}{standing}. How many points {verb} {what} worth{_together(at)}?",
        kind="number",
        rules=rules_of(state, pawns),
        solve=lambda: value_solution(state, at),
        scene=zoo_scene(state),
        board=board_text(state),
        seed=seed,
        follow_up=follow_up,
    )


def _together(at: int | None) -> str:
    return " together" if at is None else ""


def game_words(state: State) -> str:
    """Return what to know of the settings of a question, with a space after it; empty for the usual game."""
    words = "The expert game. " if state.rules.expert else ""
    return words + ('By tile (count="tile"). ' if state.rules.count == "tile" else "")


def asked(state: State, at: int | None) -> tuple[Pawn, ...]:
    """Return the visitors of seat 0 that a question is about."""
    visitors = state.boards[0].visitors
    return visitors if at is None else (visitors[at],)


def counted(state: State, pawns: Sequence[Pawn], reading: Reading) -> tuple[Step, ...]:
    """Return the count of some visitors under a reading, with a total that runs through."""
    steps = StepList()
    for pawn in pawns:
        for step in count(state.boards[0], pawn, reading):
            steps.add(step.rule, step.text, step.cells, step.points, step.sides)
    return steps.done()


def points_of(steps: Sequence[Step]) -> int:
    """Return what steps add up to."""
    return sum(step.points for step in steps)


def rules_of(state: State, pawns: Sequence[Pawn]) -> tuple[str, ...]:
    """Return the ids of the rules that a count uses, each once."""
    return tuple(dict.fromkeys(step.rule for step in counted(state, pawns, right(state.rules))))


def value_solution(state: State, at: int | None = None) -> Solution:
    """Return how the rules, and every wrong idea, count a visitor or all of them."""
    pawns = asked(state, at)
    reading = right(state.rules)
    steps = counted(state, pawns, reading)
    answer = points_of(steps)
    ways = []
    for id, sentence, theirs in _readings(state, pawns):
        wrong = counted(state, pawns, theirs)
        if points_of(wrong) != answer:
            ways.append(WrongWay(id, sentence, points_of(wrong), wrong))
    ways += [way for way in _liked_only(state, steps) if way.answer != answer]
    return Solution(answer, steps, step_scenes(state, steps), tuple(ways))


def _readings(state: State, pawns: Sequence[Pawn]) -> list[tuple[str, str, Reading]]:
    """Return every wrong way to read the rules, with its id and what to say about it."""
    reading = right(state.rules)
    found = [(one.id, one.sentence, one.reading(state.rules)) for one in MISREADINGS if one.counting]
    if state.rules.expert and any(pawn.colour != "red" for pawn in pawns):
        found.append(("W-LIKED", FAVOURITE, replace(reading, expert=False)))
    return [(id, sentence, theirs) for id, sentence, theirs in found if theirs != reading]


def _liked_only(state: State, steps: Sequence[Step]) -> list[WrongWay]:
    """Return the idea that in the expert game only favourites count."""
    if not state.rules.expert:
        return []
    found = StepList()
    for step in steps:
        kept = step.points if step.rule in ("W.favourite", "W.red") else 0
        found.add(step.rule, step.text, step.cells, kept, step.sides)
    return [WrongWay("W-ONLY", LIKED_ONLY, found.total, found.done())]
