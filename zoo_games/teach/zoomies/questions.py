"""Questions about any position of Zoomies: what a token is worth, where a tile fits, who belongs together."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from zoo_games.core.explanation import Cell, Step, StepList, cells_among
from zoo_games.core.sentences import all_of, place, places
from zoo_games.render.scene import Marks, Scene
from zoo_games.teach.question import FollowUp, Question, Solution, WrongWay
from zoo_games.teach.zoomies.pictures import (
    NAMES,
    board_text,
    owned,
    park_scene,
    sentence,
    step_scenes,
    whole_scene,
)
from zoo_games.zoomies.components import BREEDS, DIRECTIONS, cells_of, dogs_of
from zoo_games.zoomies.counting import Reading, count
from zoo_games.zoomies.explaining import explain_score
from zoo_games.zoomies.legality import why_not
from zoo_games.zoomies.misreadings import MISREADINGS
from zoo_games.zoomies.moves import ZOOMIES, PlaceTile
from zoo_games.zoomies.rules import apply
from zoo_games.zoomies.speaking import dog_words
from zoo_games.zoomies.state import State, Token

NEWEST: Final = "You counted the park without the last tile; a token is worth what it counts now."

CROWDED: Final = 7
"""Greatest number of tokens that a question tells one after another."""


# --- what a token is worth ----------------------------------------------------------------------------


def score_question(
    id: str,
    state: State,
    at: int,
    seed: int | None = None,
    follow_up: FollowUp | None = None,
    last: bool = False,
) -> Question:
    """Return the question what a token is worth.

    Args:
        id: Name of the item.
        state: The position.
        at: Index of the token in ``state.tokens``.
        seed: Seed of a fresh board.
        follow_up: Makes the question that tells ideas apart.
        last: Whether the tile laid last is pointed out; the token must not lie on it.

    Example:
        >>> from zoo_games.zoomies.witness import position
        >>> six = position("B*-H 1,0 S; B*-H 1,1 S; B*-H 0,0 E", "0 frens 0,0 E")
        >>> question = score_question("six", six, 0)
        >>> question.solve().answer, sorted({way.answer for way in question.solve().wrong})
        (8, [2, 4, 6, 14])
    """
    token = state.tokens[at]
    told = state.tokens if len(state.tokens) <= CROWDED else (token,)
    parts = [f"{sentence(state, other)}." for other in told]
    newest = cells_of(*state.laid[-1][1:]) if last else ()
    if last:
        parts.append(f"The tile in a frame, on {places(newest)}, was laid last.")
    marks = Marks(last=newest)
    return Question(
        id=id,
        text=" ".join([*parts, f"How many points is {owned(token)} worth now?"]),
        kind="number",
        rules=rules_of(state, at),
        solve=lambda: score_solution(state, at, state.replace(laid=state.laid[:-1]) if last else None),
        scene=park_scene(state, marks),
        board=board_text(state, marks),
        seed=seed,
        follow_up=follow_up,
    )


def rules_of(state: State, at: int) -> tuple[str, ...]:
    """Return the ids of the rules that the count of a token uses, each once."""
    return tuple(dict.fromkeys(step.rule for step in explain_score(state).items[at].steps))


def score_solution(state: State, at: int, before: State | None = None) -> Solution:
    """Return how the rules, and every wrong idea about its kind, count a token.

    Args:
        state: The position.
        at: Index of the token in ``state.tokens``.
        before: The park without the tile that is known to be the last; None if the question tells of none.
    """
    token = state.tokens[at]
    item = explain_score(state).items[at]
    steps = tuple(replace(step, text=_named(step.text)) for step in item.steps)
    wrong = tuple(way for way in _misread(state, token, before) if way.answer != item.points)
    newest = () if before is None else cells_of(*state.laid[-1][1:])
    whole = whole_scene(state, steps, Marks(last=newest))
    return Solution(item.points, steps, step_scenes(state, steps), wrong, whole)


def _named(text: str) -> str:
    """Return a sentence with the names of the players for their seats."""
    for seat, name in enumerate(NAMES):
        text = text.replace(f"seat {seat} ", f"{name} ")
    return text


def _misread(state: State, token: Token, before: State | None) -> list[WrongWay]:
    """Return the answers of wrong ideas; nobody counts a park as it was who is not told what is new."""
    ways = [
        WrongWay(one.id, one.told(state.rules), one.points(state, token), one.steps(state, token))
        for one in MISREADINGS
        if token.kind in one.kinds and not one.reading.frozen
    ]
    if before is not None:
        steps = count(before, token, Reading())
        ways.append(WrongWay("Z-FRZN", NEWEST, sum(step.points for step in steps), steps))
    return ways


# --- what a token is worth after a tile ----------------------------------------------------------------


def after_question(id: str, state: State, move: PlaceTile, at: int, seed: int | None = None) -> Question:
    """Return the question what a token is worth after somebody lays a tile.

    Args:
        id: Name of the item.
        state: The position before, with the tile in the hand of the seat to move.
        move: The tile and its place, a legal move.
        at: Index of the token in ``state.tokens``.
        seed: Seed of a fresh board.
    """
    token, after = state.tokens[at], apply(state, move)
    where = ". ".join(sentence(state, other) for other in state.tokens)
    first, second = cells_of(move.at, move.toward)
    one, other = (dog_words(dog) for dog in dogs_of(move.tile))
    text = (
        f"{where}. Now {NAMES[state.to_move]} lays a tile, drawn faint: the {one} on {place(first)}, the "
        f"{other} on {place(second)}. How many points is {owned(token)} worth then?"
    )
    marks = Marks(ghost=move)
    faint = f"Drawn faint: {move.tile} on {place(first)} and {place(second)}."
    return Question(
        id=id,
        text=text,
        kind="number",
        rules=rules_of(after, at),
        solve=lambda: score_solution(after, at, state),
        scene=park_scene(state, marks),
        board=f"{board_text(state, marks)}\n{faint}",
        seed=seed,
    )


# --- whether a tile fits ---------------------------------------------------------------------------------


def legal_question(id: str, state: State, move: PlaceTile, seed: int | None = None) -> Question:
    """Return the question whether a tile of the hand may be laid at a place."""
    first, second = cells_of(move.at, move.toward)
    one, other = (dog.name for dog in dogs_of(move.tile))
    who = NAMES[state.to_move]
    text = (
        f"{who} wants to lay a tile, drawn faint: the {one} on {place(first)}, the {other} on "
        f"{place(second)}. Is that allowed?"
    )
    marks = Marks(ghost=move, ghost_legal=True)
    return Question(
        id=id,
        text=text,
        kind="yes-no",
        rules=("Z.touch", "Z.match"),
        solve=lambda: _legal_solution(state, move),
        scene=park_scene(state, marks, (first, second)),
        board=f"{board_text(state)}\nWished for: {move.tile} on {place(first)} and {place(second)}.",
        seed=seed,
    )


def _legal_solution(state: State, move: PlaceTile) -> Solution:
    refusals = why_not(state, move)
    cells = cells_of(move.at, move.toward)
    steps, matches = StepList(), []
    for at, (dog, cell) in enumerate(zip(dogs_of(move.tile), cells, strict=True)):
        beside = [there for toward in DIRECTIONS if (there := cells_of(cell, toward)[1]) in state.dogs]
        found = [f"the {state.dogs[there].name} at {place(there)}" for there in beside]
        kin = [there for there in beside if state.dogs[there].breed == dog.breed]
        told = all_of(found) if found else "no dog of the park"
        end = "a match" if kin else "no match"
        matches += [at] if kin else []
        steps.add("Z.match", f"The {dog.name} on {place(cell)} would touch {told}: {end}.", (cell, *beside))
    for refusal in refusals:
        steps.add(refusal.rule, f"{refusal.text}: not allowed.", refusal.cells)
    if not refusals:
        steps.add("Z.breed", "One match is enough: allowed.", cells)
    wrong = tuple(
        WrongWay(one.id, one.told(state.rules), one.allows(state, move))
        for one in MISREADINGS
        if one.placing and one.allows(state, move) == bool(refusals)
    )
    frames = tuple(_tried(state, move, step) for step in steps.done())
    whole = frames[matches[0] if matches and not refusals else -1]
    return Solution(not refusals, steps.done(), frames, wrong, whole)


def _tried(state: State, move: PlaceTile, step: Step) -> Scene:
    """Return the park with a tile that is wished for and what a step speaks of."""
    cells = cells_of(move.at, move.toward)
    return park_scene(state, Marks(lit=cells_among(step.cells), ghost=move), cells)


# --- who belongs together -------------------------------------------------------------------------------


def together_question(id: str, state: State, cell: Cell, kind: str, seed: int | None = None) -> Question:
    """Return the question which dogs are in the Pack, or in the Zoomies group, of a dog.

    Args:
        id: Name of the item.
        state: The position.
        cell: Where the dog lies.
        kind: ``"leader"`` for its Pack, ``"zoomies"`` for its group.
        seed: Seed of a fresh board.
    """
    group = kind == ZOOMIES
    what = "Zoomies group" if group else "Pack"
    text = f"Which dogs are in the {what} of the {state.dogs[cell].name} at {place(cell)}? Name their cells."
    return Question(
        id=id,
        text=text,
        kind="cells",
        rules=("Z.group",) if group else ("Z.pack", "Z.diagonal"),
        solve=lambda: _together_solution(state, cell, kind),
        scene=park_scene(state),
        board=board_text(state),
        cells=tuple((at, f"{dog.name} at {place(at)}") for at, dog in sorted(state.dogs.items())),
        seed=seed,
    )


def _together_solution(state: State, cell: Cell, kind: str) -> Solution:
    token = Token(0, kind, cell, None)

    def found(reading: Reading) -> tuple[Step, ...]:
        return count(state, token, reading)[:1]

    steps = found(Reading())
    right = frozenset(at for at in steps[0].cells if not isinstance(at, str))
    wrong = []
    for one in MISREADINGS:
        if kind in one.kinds and (one.reading.diagonal or one.reading.one_breed):
            theirs = found(one.reading)
            cells = frozenset(at for at in theirs[0].cells if not isinstance(at, str))
            wrong.append(WrongWay(one.id, one.told(state.rules), cells, theirs))
    if kind != ZOOMIES:
        breed = state.dogs[cell].breed
        every = frozenset(at for at, dog in state.dogs.items() if dog.breed == breed)
        text = f"You took every {BREEDS[breed]}; only those that touch side to side are one Pack."
        wrong.append(WrongWay("Z-PACK", text, every))
    different = tuple(way for way in wrong if way.answer != right)
    frames = step_scenes(state, steps)
    return Solution(right, steps, frames, different, frames[-1])
