"""Questions about placing: whether a tile or a visitor may go somewhere, and how many tiles still fit."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from zoo_games.core.explanation import Cell, Step, StepList
from zoo_games.core.sentences import all_of, count_of, place, places
from zoo_games.render.scene import Marks
from zoo_games.teach.question import Question, Solution, WrongWay
from zoo_games.teach.wonderzoo.pictures import (
    NAMES,
    board_text,
    is_path,
    step_scenes,
    tile_names,
    zoo_scene,
)
from zoo_games.wonderzoo.components import PARTS
from zoo_games.wonderzoo.fitting import Fit, fitting
from zoo_games.wonderzoo.legality import why_not
from zoo_games.wonderzoo.misreadings import MISREADINGS
from zoo_games.wonderzoo.moves import Move, PlaceTile, PlaceVisitor
from zoo_games.wonderzoo.state import State
from zoo_games.wonderzoo.words import SIDES, beside, tile_name

ANY_TILE: Final = "You let a path touch any tile; it must share a side with a path or the entrance."
CORNER: Final = "You took a corner for a side; a path must share a full side with a path or the entrance."
ANYWHERE: Final = "You placed paths like enclosures; a path must share a side with a path or the entrance."
EVERY_TILE: Final = "You asked a side for enclosures too; they go on any free squares."
NO_ENTRANCE: Final = "You took the entrance for something else; it is a path, and takes visitors."
ROOM: Final = "You looked for room alone; who is out is decided by the tiles on the table."
CORNERS: Final = ((-1, -1), (-1, 1), (1, -1), (1, 1))


# --- whether a move is allowed ---------------------------------------------------------------------------


def legal_question(id: str, state: State, move: PlaceTile | PlaceVisitor) -> Question:
    """Return the question whether Ada may place a tile or a visitor somewhere."""
    if isinstance(move, PlaceTile):
        what = f"place the {tile_name(move.tile)} on {places(move.cells)}"
    else:
        what = f"place the {state.in_hand} visitor she drew on {place(move.at)}"
    marks, shown = Marks(ghost=move), state.replace(table=())
    return Question(
        id=id,
        text=f"{NAMES[0]} wants to {what}, in a dashed frame. Is that allowed?",
        kind="yes-no",
        rules=("W.against", "W.path") if isinstance(move, PlaceTile) else ("W.stand", "W.counts-path"),
        solve=lambda: _legal_solution(state, move),
        scene=zoo_scene(shown, marks),
        board=board_text(shown, marks),
    )


def _legal_solution(state: State, move: PlaceTile | PlaceVisitor) -> Solution:
    refusals = why_not(state, move)
    steps = StepList()
    if isinstance(move, PlaceTile):
        _judge_tile(state, move, steps)
    else:
        name = tile_names(state).get(move.at, "bare ground")
        steps.add("W.stand", f"The square {place(move.at)} is part of the {name}.", (move.at,))
        if name == "entrance":
            steps.add("W.counts-path", "The entrance is a path, and paths take visitors.", (move.at,))
    for refusal in refusals:
        steps.add(refusal.rule, f"{refusal.text}: not allowed.", refusal.cells)
    if not refusals:
        if isinstance(move, PlaceTile):
            steps.add("W.against", "Nothing is in the way: allowed.", move.cells)
        else:
            steps.add("W.one", "No visitor stands there: allowed.", (move.at,))
    legal = not refusals
    ways = [way for way in _wrong_ideas(state, move) if way.answer != legal]
    frames = step_scenes(state.replace(table=()), steps.done(), move)
    return Solution(legal, steps.done(), frames, tuple(ways), frames[-1])


def _judge_tile(state: State, move: PlaceTile, steps: StepList) -> None:
    names = tile_names(state)
    near = [cell for cell in _around(move.cells) if cell in names]
    touching = list(dict.fromkeys(f"the {names[cell]}" for cell in near))
    told = all_of(touching) if touching else "no tile"
    steps.add("W.shape", f"It would lie on {places(move.cells)} and share sides with {told}.", move.cells)
    if PARTS[move.tile].terrain != "path":
        steps.add("W.against", "It is an enclosure: it needs no side to anything.", move.cells)
    elif any(is_path(state, cell) for cell in near):
        cells = tuple(cell for cell in near if is_path(state, cell))
        steps.add("W.path", f"It is a path, and shares a side with a path at {places(cells)}.", cells)


def _around(cells: Sequence[Cell]) -> list[Cell]:
    """Return the squares that share a side with some cells, each once, in reading order."""
    return sorted({beside(cell, side) for cell in cells for side in SIDES} - set(cells))


def _wrong_ideas(state: State, move: Move) -> list[WrongWay]:
    """Return what wrong ideas say about a move that is legal but for the path rule, or legal."""
    if isinstance(move, PlaceVisitor):
        on_entrance = tile_names(state).get(move.at) == "entrance"
        return [WrongWay("W-STAND", NO_ENTRANCE, not on_entrance)]
    ways = [
        WrongWay(one.id, one.told(state.rules), one.allows(state, move))
        for one in MISREADINGS
        if one.playing and not why_not(state, move)
    ]
    if isinstance(move, PlaceTile) and [refusal.rule for refusal in why_not(state, move)] == ["W.path"]:
        names = tile_names(state)
        corners = [(row + down, column + right) for row, column in move.cells for down, right in CORNERS]
        if any(is_path(state, cell) for cell in corners):
            ways.append(WrongWay("W-CORNER", CORNER, True))
        if any(cell in names for cell in _around(move.cells)):
            ways.append(WrongWay("W-PATH", ANY_TILE, True))
    return ways


# --- what still fits --------------------------------------------------------------------------------------


def fit_question(id: str, state: State) -> Question:
    """Return the question how many of the tiles on the table fit on Ada's board."""
    return Question(
        id=id,
        text=f"{count_of(len(state.table), 'tile').capitalize()} lie on the table. How many of them fit on "
        f"{NAMES[0]}'s board, each for itself? They may be turned, not flipped.",
        kind="number",
        rules=("W.path", "W.turn", "W.free"),
        solve=lambda: _fit_solution(state),
        scene=zoo_scene(state),
        board=board_text(state),
    )


def out_question(id: str, state: State) -> Question:
    """Return the question whether Ada, whose turn it is, is out."""
    return Question(
        id=id,
        text=f"It is {NAMES[0]}'s turn. Is she out?",
        kind="yes-no",
        rules=("W.stop", "W.out"),
        solve=lambda: _out_solution(state),
        scene=zoo_scene(state),
        board=board_text(state),
    )


def _fit_solution(state: State) -> Solution:
    steps = _fit_steps(state, 1)
    answer = sum(step.points for step in steps)
    ways = [
        WrongWay("W-PATH", ANYWHERE, _fitting_if(state, "anywhere")),
        WrongWay("W-PATH", EVERY_TILE, _fitting_if(state, "touching")),
        WrongWay("W-FLIP", "You flipped a tile over; tiles are turned only.", _fitting_if(state, "flipped")),
    ]
    found = tuple(way for way in ways if way.answer != answer)
    return Solution(answer, steps, step_scenes(state, steps), found)


def _out_solution(state: State) -> Solution:
    steps = StepList()
    for step in _fit_steps(state, 0):
        steps.add(step.rule, step.text, step.cells)
    out = not any(fit.cells for fit in fitting(state, 0))
    text = "No tile on the table fits: she is out." if out else "A tile fits: she is in, and must place one."
    steps.add("W.out", text)
    ways = [WrongWay("W-PATH", ANYWHERE, not _fitting_if(state, "anywhere"))]
    if out and any(state.boards[0].free(state.grid, shape) for shape in "IOTLJSZ"):
        ways.append(WrongWay("W-OUT", ROOM, False))
    wrong = tuple(way for way in ways if way.answer != out)
    frames = step_scenes(state, steps.done())
    return Solution(out, steps.done(), frames, wrong, frames[-1] if out else None)


def _fit_steps(state: State, points: int) -> tuple[Step, ...]:
    """Return a step for every tile of the table, which counts if it fits."""
    steps = StepList()
    for fit in fitting(state, 0):
        name = tile_name(fit.tile)
        if fit.cells:
            example = fit.cells[0]
            text = f"The {name} fits, on {places(example)} for one."
            steps.add("W.free", text, example, points * fit.copies)
        elif PARTS[fit.tile].terrain == "path" and _free(state, fit):
            text = f"The {name} finds room, but none that shares a side with a path: it does not fit."
            steps.add("W.path", text)
        else:
            steps.add("W.free", f"No free squares make the shape {PARTS[fit.tile].shape} of the {name}.")
    return steps.done()


def _free(state: State, fit: Fit) -> bool:
    return bool(state.boards[0].free(state.grid, PARTS[fit.tile].shape))


def _fitting_if(state: State, idea: str) -> int:
    """Return how many tiles of the table fit by a wrong idea."""
    found = 0
    covered = set(tile_names(state))
    flipped = state.replace(rules=replace(state.rules, allow_flip=True)) if idea == "flipped" else state
    for fit in fitting(flipped, 0):
        if idea == "anywhere":
            good = _free(state, fit)
        elif idea == "touching":
            good = any(covered.intersection(_around(cells)) for cells in fit.cells)
        else:
            good = bool(fit.cells)
        found += fit.copies * good
    return found
