"""Questions what visitors are worth: one of them, or a whole zoo."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from zoo_games.core.explanation import Step, StepList
from zoo_games.core.sentences import count_of
from zoo_games.teach.question import FollowUp, Question, Solution, WrongWay
from zoo_games.teach.wonderzoo.pictures import (
    board_text,
    step_scenes,
    visitor_name,
    visitor_sentence,
    whole_scene,
    zoo_scene,
)
from zoo_games.wonderzoo.counting import Reading, count, right
from zoo_games.wonderzoo.misreadings import MISREADINGS
from zoo_games.wonderzoo.state import Pawn, State

USUAL: Final = (
    "You counted as in the usual game; in the expert game a side on the favourite is worth {favourite}"
)
RED_TOO: Final = "red likes every enclosure"
LIKED_ONLY: Final = (
    "You counted favourites only; in the expert game every other enclosure still counts {side}."
)

CROWDED: Final = 6
"""Greatest number of visitors that a question tells one after another."""

Visitors = int | str | None
"""What a question asks for: the index of a visitor, a colour, or None for all."""


def value_question(
    id: str,
    state: State,
    at: Visitors = None,
    seed: int | None = None,
    follow_up: FollowUp | None = None,
) -> Question:
    """Return the question what a visitor, or the whole zoo of seat 0, is worth.

    Args:
        id: Name of the item.
        state: The position.
        at: Index of the visitor, or a colour; None for all of them.
        seed: Seed of a fresh board.
        follow_up: Makes the question that tells ideas apart.

    Example:
        >>> from zoo_games.wonderzoo.witness import PAWN_B
        >>> found = value_question("b", PAWN_B, 0).solve()
        >>> found.answer, [(way.id, way.answer) for way in found.wrong]
        (2, [('W-TILE', 1), ('W-ONCE', 1), ('W-DIAG', 3)])
    """
    pawns = asked(state, at)
    visitors = state.boards[0].visitors
    standing = "".join(f"{visitor_sentence(pawn)}. " for pawn in visitors if len(visitors) <= CROWDED)
    return Question(
        id=id,
        text=f"{game_words(state)}{standing}How many points {_what(at, pawns)}?",
        kind="number",
        rules=rules_of(state, pawns),
        solve=lambda: value_solution(state, at),
        scene=zoo_scene(state),
        board=board_text(state),
        seed=seed,
        follow_up=follow_up,
    )


def _what(at: Visitors, pawns: Sequence[Pawn]) -> str:
    """Return what is asked for, with its verb."""
    if isinstance(at, int):
        return f"is the {visitor_name(pawns[0])} worth"
    if at is None:
        return "are all visitors worth together"
    return f"are the {count_of(len(pawns), f'{at} visitor')} worth together"


def game_words(state: State) -> str:
    """Return what to know of the settings of a question, with a space after it; empty for the usual game."""
    words = "The expert game. " if state.rules.expert else ""
    return words + ("By tile: each enclosure counts once. " if state.rules.count == "tile" else "")


def asked(state: State, at: Visitors) -> tuple[Pawn, ...]:
    """Return the visitors of seat 0 that a question is about, row by row."""
    visitors = state.boards[0].visitors
    if isinstance(at, int):
        return (visitors[at],)
    return tuple(sorted((pawn for pawn in visitors if at in (None, pawn.colour)), key=lambda pawn: pawn.at))


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


def value_solution(state: State, at: Visitors = None) -> Solution:
    """Return how the rules, and every wrong idea, count a visitor, those of a colour or all of them."""
    pawns = asked(state, at)
    steps = counted(state, pawns, right(state.rules))
    answer = points_of(steps)
    found = [*_ways(state, pawns), *_usual_game(state, pawns), *_liked_only(state, steps)]
    ways = tuple(way for way in found if way.answer != answer)
    return Solution(answer, steps, step_scenes(state, steps), ways, whole_scene(state, steps))


def _way(state: State, pawns: Sequence[Pawn], id: str, sentence: str, reading: Reading) -> WrongWay:
    steps = counted(state, pawns, reading)
    return WrongWay(id, sentence, points_of(steps), steps)


def _ways(state: State, pawns: Sequence[Pawn]) -> list[WrongWay]:
    """Return what every misreading of the rules leads to."""
    return [
        _way(state, pawns, one.id, one.told(state.rules), one.reading(state.rules))
        for one in MISREADINGS
        if one.counting
    ]


def _usual_game(state: State, pawns: Sequence[Pawn]) -> list[WrongWay]:
    """Return the idea that nothing is new in the expert game; where only red differs, that has another id."""
    reading = right(state.rules)
    if not reading.expert:
        return []
    red = any(pawn.colour == "red" for pawn in pawns) and reading.red == "every"
    sentence = USUAL.format(favourite=reading.points_favourite) + (f", and {RED_TOO}." if red else ".")
    usual = _way(state, pawns, "W-LIKED", sentence, replace(reading, expert=False))
    red_only = points_of(counted(state, pawns, replace(reading, red="none")))
    return [] if usual.answer == red_only else [usual]


def _liked_only(state: State, steps: Sequence[Step]) -> list[WrongWay]:
    """Return the idea that in the expert game only favourites count."""
    if not state.rules.expert:
        return []
    found = StepList()
    for step in steps:
        kept = step.points if step.rule in ("W.favourite", "W.red") else 0
        found.add(step.rule, step.text, step.cells, kept, step.sides)
    return [WrongWay("W-ONLY", LIKED_ONLY.format(side=state.rules.points_side), found.total, found.done())]
