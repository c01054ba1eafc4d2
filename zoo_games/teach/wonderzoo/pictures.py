"""Small pictures of one zoo for questions and steps: tiles and visitors, no points."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Final

from zoo_games.core.explanation import Cell, Step, cells_among
from zoo_games.core.sentences import count_of, place, places
from zoo_games.render.scene import NO_MARKS, Circle, Figure, Layer, Marks, Path, Scene, Spot
from zoo_games.render.text import text
from zoo_games.wonderzoo import picture
from zoo_games.wonderzoo.components import PARTS
from zoo_games.wonderzoo.drawings import PALETTE
from zoo_games.wonderzoo.moves import PlaceTile, PlaceVisitor
from zoo_games.wonderzoo.picture import Frame
from zoo_games.wonderzoo.speaking import cell_symbol, table_label
from zoo_games.wonderzoo.state import Pawn, State
from zoo_games.wonderzoo.tiles import stamp
from zoo_games.wonderzoo.words import tile_name

NAMES: Final = ("Ada", "Ben", "Cleo", "Dan")
"""Who plays in questions, in seat order."""

RIM: Final = 0.55
"""Room for the numbers of rows and columns, in squares."""

TABLE: Final = 0.4
"""Size of a square of a tile on the table, in squares of the board."""

MAT: Final = 4 * TABLE + 0.12 + 0.22
"""Width of the place of a tile on the table."""


def zoo_scene(state: State, marks: Marks = NO_MARKS) -> Scene:
    """Return a picture of the zoo of seat 0, and of the table if tiles lie there.

    Args:
        state: The position.
        marks: What to point out; a ghost is drawn with a dashed frame and nothing says whether it is legal.
    """
    rows, columns = state.rules.size
    frame = Frame(0, RIM, RIM, 1.0, rows, columns)
    board = state.boards[0]
    mats = [(RIM + index * MAT, RIM + rows + 0.3) for index in range(len(state.table))]
    numbers = [(at, label) for at, label in marks.numbers if not isinstance(at, str)]
    layers = (
        Layer("ground", tuple(picture.ground(state, frame))),
        Layer("tiles", tuple(picture.tiles(board, frame, acting=False))),
        Layer("lit", tuple(picture.outline(cells_among(marks.lit), frame, "mark.lit"))),
        Layer("visitors", tuple(picture.visitors(board, frame))),
        Layer("ghost", tuple(_faint(state, marks.ghost, frame))),
        Layer("marks", (*picture.counted(marks.sides, frame), *picture.numbers(numbers, frame))),
        Layer("table", tuple(picture.table(state, mats, TABLE, set()))),
    )
    return Scene(
        title="A zoo",
        alt=described(state, marks),
        x=0,
        y=0,
        w=max(RIM + columns, len(mats) * MAT + RIM - 0.22) + 0.15,
        h=RIM + rows + (2 * TABLE + 0.28 + 0.45 if mats else 0.25),
        layers=layers,
        spots=(*_squares(state, frame), *_table(state, mats)),
        reading=(),
        palette=PALETTE,
    )


def _faint(state: State, move: object, frame: Frame) -> Iterator[Figure]:
    """Yield a tile or visitor that is wished for, in a dashed frame."""
    if isinstance(move, PlaceTile):
        yield frame.stamp(stamp(move.tile, move.cells, with_icon=False))
        for drawn in picture.outline(move.cells, frame, "mark.lit", 0.1):
            if isinstance(drawn, Path):
                dash = (0.22, 0.16) if drawn.stroke == "mark.lit" else ()
                yield Path(drawn.commands, None, drawn.stroke, drawn.line, dash)
    elif isinstance(move, PlaceVisitor):
        yield frame.stamp(picture.visitor(state.in_hand or "red", *move.at, 0.74))
        x, y = frame.at(move.at[0] + 0.5, move.at[1] + 0.5)
        yield Circle(x, y, 0.46, None, "halo", 0.1)
        yield Circle(x, y, 0.46, None, "mark.lit", 0.06, (0.12, 0.09))


def _squares(state: State, frame: Frame) -> Iterator[Spot]:
    for row in range(frame.rows):
        for column in range(frame.columns):
            x, y = frame.at(row, column)
            symbol = cell_symbol(state, 0, (row, column))
            yield Spot(f"cell {row},{column}", place((row, column)), x, y, 1, 1, (row, column), symbol)


def _table(state: State, mats: Sequence[tuple[float, float]]) -> Iterator[Spot]:
    for index, (x, y) in enumerate(mats):
        label = table_label(state, index, None)
        yield Spot(f"table {index}", label, x, y, 4 * TABLE + 0.12, 2 * TABLE + 0.28, group="On the table")


def described(state: State, marks: Marks = NO_MARKS) -> str:
    """Return a zoo in words, tile by tile, with its visitors and without any points."""
    rows, columns = state.rules.size
    parts = [f"A board of {rows} by {columns} squares."]
    if state.rules.stones:
        parts.append(f"Obstacles at {places(state.rules.stones)}.")
    for laid in state.boards[0].tiles:
        parts.append(f"The {tile_name(laid.tile)} lies on {places(laid.cells)}.")
    parts += [f"{visitor_sentence(pawn)}." for pawn in state.boards[0].visitors]
    parts += wished(marks.ghost)
    if state.table:
        names = ", ".join(tile_name(tile) for tile in state.table)
        verb = "lies" if len(state.table) == 1 else "lie"
        parts.append(f"On the table {verb} {count_of(len(state.table), 'tile')}: {names}.")
    return " ".join(parts)


def wished(move: object) -> list[str]:
    """Return the sentence about a tile or a visitor that is wished for; empty for nothing."""
    if isinstance(move, PlaceTile):
        return [f"Wished for: {tile_name(move.tile)} on {places(move.cells)}."]
    return [f"Wished for: a visitor on {place(move.at)}."] if isinstance(move, PlaceVisitor) else []


def visitor_name(pawn: Pawn) -> str:
    """Return what a visitor is called.

    Example:
        >>> visitor_name(Pawn("blue", (2, 2)))
        'blue visitor at 2,2'
    """
    return f"{pawn.colour} visitor at {place(pawn.at)}"


def visitor_sentence(pawn: Pawn) -> str:
    """Return where a visitor stands: ``"A blue visitor stands at 2,2"``."""
    return f"A {pawn.colour} visitor stands at {place(pawn.at)}"


def board_text(state: State, marks: Marks = NO_MARKS) -> str:
    """Return a zoo as text: its squares, then every tile and visitor in a sentence, without any points."""
    scene = zoo_scene(state, marks)
    found = text(scene).replace(scene.title, "The zoo:", 1)
    lines = [f"{tile_name(laid.tile)}: {places(laid.cells)}." for laid in state.boards[0].tiles]
    lines += [f"{visitor_sentence(pawn)}." for pawn in state.boards[0].visitors]
    return "\n".join([found, "", *lines, *wished(marks.ghost)])


def step_scenes(state: State, steps: Sequence[Step], ghost: object = None) -> tuple[Scene, ...]:
    """Return one picture a step: its squares lit, the sides counted so far, what each visitor has so far.

    Args:
        state: The position.
        steps: The steps of a count or of a judgement.
        ghost: A move to draw in every picture.
    """
    return tuple(zoo_scene(state, _marks(steps, at, ghost)) for at in range(len(steps)))


def whole_scene(state: State, steps: Sequence[Step]) -> Scene:
    """Return one picture of a whole count: a bar on every counted side, at every visitor what it has."""
    marks = _marks(steps, len(steps) - 1, None)
    bare = tuple((cell, "0") for step in steps if not step.sides for cell in cells_among(step.cells))
    return zoo_scene(state, replace(marks, lit=(), numbers=(*marks.numbers, *bare)))


def _marks(steps: Sequence[Step], at: int, ghost: object) -> Marks:
    so_far = steps[: at + 1]
    has: dict[Cell, int] = {}
    for step in so_far:
        if step.sides:
            cell = step.sides[0][0]
            has[cell] = has.get(cell, 0) + step.points
    return Marks(
        lit=cells_among(steps[at].cells),
        sides=tuple(side for step in so_far for side in step.sides),
        numbers=tuple((cell, str(points)) for cell, points in has.items()),
        ghost=ghost,
    )


def tile_names(state: State) -> dict[Cell, str]:
    """Return every covered square with the name of its tile."""
    return {cell: tile_name(laid.tile) for laid in state.boards[0].tiles for cell in laid.cells}


def is_path(state: State, cell: Cell) -> bool:
    """Return whether a square belongs to a path or the entrance."""
    number = state.boards[0].tile_at(cell)
    return number is not None and PARTS[state.boards[0].tiles[number].tile].terrain in ("path", "entrance")
