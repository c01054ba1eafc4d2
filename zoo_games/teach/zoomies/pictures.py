"""Small pictures of a park for questions and steps: the dogs and tokens, no score and no hand."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Final

from zoo_games.core.explanation import Cell, Side, Step, cells_among, running_totals
from zoo_games.core.sentences import all_of, place, places
from zoo_games.render.scene import NO_MARKS, Circle, Figure, Layer, Marks, Rect, Scene, Stamp, Text
from zoo_games.render.text import text
from zoo_games.zoomies import drawings, picture
from zoo_games.zoomies.components import DIRECTION_NAMES, cells_of, dogs_of
from zoo_games.zoomies.moves import LEADER, PlaceTile
from zoo_games.zoomies.speaking import dog_words, halves, tile_words
from zoo_games.zoomies.state import State, Token
from zoo_games.zoomies.view import ZoomiesView
from zoo_games.zoomies.words import TOKEN_NAMES

NAMES: Final = ("Ada", "Ben", "Cleo", "Dan")
"""Who plays in questions, in seat order."""

LEFT_OUT: Final = ("ground", "free", "seats")
"""Layers of the board that a small picture does without; its ground is its own."""

ASIDE: Final = {"N": (0.28, 0.0), "S": (0.28, 0.0), "E": (0.0, 0.24), "W": (0.0, -0.27)}
"""How far the points of a side stand off its middle where an arrow lies across it, by its direction."""

RIM: Final = 0.5
"""Room for the numbers of rows and columns, in board units."""


def park_scene(state: State, marks: Marks = NO_MARKS, more: Iterable[Cell] = ()) -> Scene:
    """Return a picture of the park alone.

    Args:
        state: The position.
        marks: What to point out.
        more: Cells that the picture must hold besides the dogs.
    """
    names = NAMES[: state.players]
    whole = ZoomiesView().scene(state, names=names, marks=replace(marks, sides=()))
    cells = [*state.dogs, *more]
    if isinstance(marks.ghost, PlaceTile):
        cells += cells_of(marks.ghost.at, marks.ghost.toward)
    top, left = min(row for row, _ in cells), min(column for _, column in cells)
    bottom, right = max(row for row, _ in cells), max(column for _, column in cells)
    ground = Layer("ground", tuple(_ground(top, left, bottom, right)))
    left_out = LEFT_OUT if marks.last else (*LEFT_OUT, "last")
    layers = tuple(_unjudged(layer) for layer in whole.layers if layer.name not in left_out)
    return replace(
        whole,
        title="A park",
        alt=described(state, marks),
        x=left - RIM,
        y=top - RIM,
        w=right - left + 1 + RIM + 0.2,
        h=bottom - top + 1 + RIM + 0.2,
        layers=(ground, *layers, *_bars(marks.sides, layers)),
        spots=tuple(spot for spot in whole.spots if spot.symbol),
        reading=(),
    )


def with_hand(scene: Scene, hand: Sequence[str]) -> Scene:
    """Return a picture of a park with the tiles of a hand below it, each with its name.

    Example:
        >>> from zoo_games.zoomies.witness import position
        >>> with_hand(park_scene(position("B*-H 0,0 E")), ["H*-P"]).alt.rpartition(". ")[2]
        'In hand: H*-P.'
    """
    top = scene.y + scene.h + 0.55
    figures: list[Figure] = []
    for number, tile in enumerate(hand):
        left = scene.x + 0.15 + 2.5 * number
        figures.append(Text(left, top - 0.25, tile, "park.rim", 0.26, "start", bold=True))
        figures.append(Rect(left, top, 2, 1, "tile.body", "tile.edge", 0.035, 0.15))
        figures += [Stamp(drawings.dog(*found), left + half, top) for half, found in enumerate(dogs_of(tile))]
    return replace(
        scene,
        alt=f"{scene.alt} In hand: {all_of(hand)}.",
        w=max(scene.w, 2.5 * len(hand)),
        h=scene.h + 1.7,
        layers=(*scene.layers, Layer("hand", tuple(figures))),
    )


def _bars(sides: Sequence[Side], layers: Iterable[Layer]) -> Iterator[Layer]:
    """Yield the bars of counted sides, above the tokens that stand there; only arrows lie across them."""
    if sides:
        stamps = [one for layer in layers if layer.name == "tokens" for one in layer.figures]
        arrows = [one for one in stamps if isinstance(one, Stamp) and one.drawing.name.startswith("pointer")]
        yield Layer("bars", (*picture.counted(sides), *arrows))


def _unjudged(layer: Layer) -> Layer:
    """Return a layer without the sign that says whether the ghost may be played."""
    if layer.name != "ghost":
        return layer
    return replace(layer, figures=tuple(one for one in layer.figures if isinstance(one, Rect | Stamp)))


def _ground(top: int, left: int, bottom: int, right: int) -> Iterable[Rect | Text]:
    wide, high = right - left + 1, bottom - top + 1
    yield Rect(left - 0.1, top - 0.1, wide + 0.2, high + 0.2, "park.grass", None, 0, 0.2)
    for row in range(top, bottom + 1):
        yield Text(left - 0.3, row + 0.5, str(row), "park.rim", 0.24)
    for column in range(left, right + 1):
        yield Text(column + 0.5, top - 0.28, str(column), "park.rim", 0.24)


def described(state: State, marks: Marks = NO_MARKS) -> str:
    """Return a park in words, row by row, with its tokens and without any points."""
    where = halves(state)
    rows: dict[int, list[str]] = {}
    for cell, dog in sorted(state.dogs.items()):
        other = DIRECTION_NAMES[where[cell]]
        rows.setdefault(cell[0], []).append(f"column {cell[1]} {dog_words(dog)}, other half {other}")
    parts = [f"Row {row}: {'; '.join(found)}." for row, found in rows.items()]
    parts += [f"{sentence(state, token)}." for token in state.tokens]
    if marks.last:
        parts.append(f"In a frame: the tile laid last, on {places(cells_among(marks.last))}.")
    if isinstance(marks.ghost, PlaceTile):
        cells = cells_of(marks.ghost.at, marks.ghost.toward)
        parts.append(f"Drawn faint: a tile, {tile_words(marks.ghost.tile)}, on {places(cells)}.")
    return " ".join(parts)


def sentence(state: State, token: Token) -> str:
    """Return where a token stands, such as ``"Ada's Leader stands on the Beagle at 0,0"``."""
    dog = state.dogs[token.at]
    found = f"{owned(token)} stands on the {dog.name} at {place(token.at)}"
    if token.toward is not None:
        pointed = state.dogs[cells_of(token.at, token.toward)[1]]
        found += f", and the arrow points {DIRECTION_NAMES[token.toward]} at the {pointed.name}"
    return found


def owned(token: Token) -> str:
    """Return a token with its owner, such as ``"Ada's Leader"`` or ``"Ada's Frens token"``."""
    named = TOKEN_NAMES[token.kind]
    return f"{NAMES[token.player]}'s {named if token.kind == LEADER else f'{named} token'}"


def board_text(state: State, marks: Marks = NO_MARKS) -> str:
    """Return the park as text, with its tokens and without any points."""
    grid = text(replace(park_scene(state, marks), title="The park:"))
    return "\n".join([grid, *(f"{sentence(state, token)}." for token in state.tokens)])


def step_marks(steps: Sequence[Step], at: int) -> Marks:
    """Return what to point out at a step: its cells, every side counted so far, running totals.

    Args:
        steps: All steps of a count.
        at: The step, from 0.
    """
    so_far = steps[: at + 1]
    sides = tuple(side for step in so_far for side in step.sides)
    return Marks(lit=cells_among(steps[at].cells), sides=sides, numbers=running_totals(so_far))


def whole_scene(state: State, steps: Sequence[Step], marks: Marks = NO_MARKS) -> Scene:
    """Return one picture of a whole count.

    The Pack or group is framed, every counted side has a bar with the points so far, every counted dog the
    points so far in its corner, and every token that shares has a ring.

    Args:
        state: The position.
        steps: All steps of a count.
        marks: What else to point out.
    """
    sides = tuple(side for step in steps for side in step.sides)
    area = cells_among(steps[0].cells)
    alone = {step.cells[0]: str(step.total) for step in steps[1:] if len(step.cells) == 1}
    drawn = park_scene(state, replace(marks, lit=area, sides=sides, numbers=tuple(alone.items())))
    arrows = {cells_of(token.at, token.toward): token.toward for token in state.tokens if token.toward}
    plates = [one for step in steps for one in _plates(step, arrows)]
    rings = [one for step in steps if step.rule == "Z.split" for one in _rings(cells_among(step.cells))]
    return replace(drawn, layers=(*drawn.layers, Layer("counts", (*plates, *rings))))


def _plates(step: Step, arrows: Mapping[Side, str]) -> Iterator[Figure]:
    """Yield the points so far on each side that a step counts, beside a token or an arrow that lies there."""
    for one, other in step.sides:
        (row, column), (to_row, to_column) = one, other
        toward = arrows.get((one, other)) or arrows.get((other, one)) or ""
        across, down = ASIDE.get(toward, (0.0, 0.0) if row == to_row else (0.14, 0.0))
        x, y = (column + to_column + 1) / 2 + across, (row + to_row + 1) / 2 + down
        wide = 0.2 + 0.12 * len(str(step.total))
        yield Rect(x - wide / 2, y - 0.15, wide, 0.3, "tile.edge", "token.halo", 0.03, 0.15)
        yield Text(x, y, str(step.total), "token.halo", 0.24, bold=True)


def _rings(cells: Iterable[Cell]) -> Iterator[Figure]:
    """Yield a ring round the token on each of some cells."""
    for row, column in cells:
        x, y = column + picture.TOKEN_AT[0] + 0.06, row + picture.TOKEN_AT[1]
        for role, line in (("tile.edge", 0.11), ("mark.lit", 0.06)):
            yield Circle(x, y, 0.35, None, role, line)


def step_scenes(state: State, steps: Sequence[Step], more: Iterable[Cell] = ()) -> tuple[Scene, ...]:
    """Return one picture a step."""
    extra = tuple(more)
    return tuple(park_scene(state, step_marks(steps, at), extra) for at in range(len(steps)))
