"""Questions about everything that a player has: one step a token, then the total."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from zoo_games.core.explanation import Cell, Item, StepList
from zoo_games.core.sentences import all_of, count_of, place, points_words
from zoo_games.render.scene import Marks
from zoo_games.teach.question import Question, Solution, WrongWay
from zoo_games.teach.zoomies.pictures import NAMES, board_text, park_scene
from zoo_games.teach.zoomies.questions import score_solution
from zoo_games.zoomies.components import BREEDS, cells_of
from zoo_games.zoomies.explaining import explain_score
from zoo_games.zoomies.moves import BONES, FRENS, LEADER, ZOOMIES
from zoo_games.zoomies.state import State, Token

COUNTED: Final = {LEADER: "dog", BONES: "bone", FRENS: "side", ZOOMIES: "Zoomies dog"}
"""What each kind of token counts."""


def total_question(id: str, state: State, seat: int, seed: int | None = None) -> Question:
    """Return the question how many points a player has in all.

    Args:
        id: Name of the item.
        state: The position.
        seat: Whose points are asked for.
        seed: Seed of a fresh board.

    Example:
        >>> from zoo_games.zoomies.witness import position
        >>> park = position("B*-H 0,0 S; B-H* 0,1 S", "0 leader 0,0; 0 frens 0,1 S; 1 leader 1,0")
        >>> total_question("both", park, 0).solve().answer
        6
    """
    mine = [token for token in state.tokens if token.player == seat]
    found = all_of(_token_words(state, token) for token in mine)
    return Question(
        id=id,
        text=f"{NAMES[seat]} has {found}. What is {NAMES[seat]}'s total now?",
        kind="number",
        rules=("Z.total", *dict.fromkeys(f"Z.{token.kind}" for token in mine), "Z.split"),
        solve=lambda: total_solution(state, seat),
        scene=park_scene(state),
        board=board_text(state),
        seed=seed,
    )


def total_solution(state: State, seat: int) -> Solution:
    """Return how the tokens of a player add up, by the rules and by every wrong idea about one kind."""
    steps = StepList()
    for token, item in zip(state.tokens, explain_score(state).items, strict=True):
        if token.player == seat:
            sides = tuple(side for step in item.steps for side in step.sides)
            steps.add(f"Z.{token.kind}", _told(state, token, item), _area(item), item.points, sides)
    found = steps.done()
    frames = tuple(park_scene(state, Marks(lit=step.cells, sides=step.sides)) for step in found)
    wrong = tuple(way for way in _wrong(state, seat) if way.answer != steps.total)
    return Solution(steps.total, found, frames, wrong)


def _token_words(state: State, token: Token) -> str:
    words = f"{COUNTED_BY[token.kind]} at {place(token.at)}"
    if token.toward is None:
        return words
    pointed = state.dogs[cells_of(token.at, token.toward)[1]]
    return f"{words} that points at {'an' if pointed.name[0] in 'AEIOU' else 'a'} {pointed.name}"


COUNTED_BY: Final = {LEADER: "a Leader", BONES: "Bones", FRENS: "a Frens token", ZOOMIES: "a Zoomies token"}
"""Each kind of token as it is said of a player."""


def _area(item: Item) -> tuple[Cell, ...]:
    """Return the cells of the Pack or group: those of the first step."""
    return tuple(cell for cell in item.steps[0].cells if isinstance(cell, tuple))


def _told(state: State, token: Token, item: Item) -> str:
    counted = [step for step in item.steps if step.rule == f"Z.{token.kind}" and step.points > 0]
    capped = sum(step.rule == "Z.cap" for step in item.steps)
    whole = sum(step.points for step in counted)
    kind = COUNTED[token.kind]
    if token.kind == FRENS:
        pointed = cells_of(token.at, token.toward or "N")[1]
        kind = f"{BREEDS[state.dogs[token.at].breed]}-{BREEDS[state.dogs[pointed].breed]} side"
    text = f"{item.name}: {count_of(len(counted) + capped, kind)}, {points_words(whole)}"
    splits = [step for step in item.steps if step.rule == "Z.split"]
    return (
        f"{text}; {splits[-1].text.rpartition('; ' + points_words(whole) + ' ')[2]}" if splits else f"{text}."
    )


def _wrong(state: State, seat: int) -> tuple[WrongWay, ...]:
    """Return the totals of whoever holds one wrong idea wherever it makes a difference."""
    right = [item.points for item in explain_score(state).items]
    ideas: dict[tuple[str, str], WrongWay] = {}
    totals: dict[tuple[str, str], int] = {}
    for at, token in enumerate(state.tokens):
        if token.player != seat:
            continue
        for way in score_solution(state, at).wrong:
            ideas.setdefault(way.key, way)
            totals[way.key] = totals.get(way.key, _sum(state, right, seat)) + int(str(way.answer)) - right[at]
    return tuple(replace(ideas[key], answer=total, steps=()) for key, total in totals.items())


def _sum(state: State, points: list[int], seat: int) -> int:
    return sum(worth for token, worth in zip(state.tokens, points, strict=True) if token.player == seat)
