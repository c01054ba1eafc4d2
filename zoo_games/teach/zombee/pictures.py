"""Small pictures of a table for questions and steps: dice, flowers or drops alone, and no odds."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from zoo_games.core.explanation import Place, Step
from zoo_games.core.sentences import all_of, count_of
from zoo_games.render.scene import NO_MARKS, Figure, Layer, Marks, Rect, Scene
from zoo_games.zombee.components import FACE_NAMES, KIND_NAMES, KINDS, QUESTION
from zoo_games.zombee.picture import Layout, layout
from zoo_games.zombee.state import State
from zoo_games.zombee.view import ZomBeeView
from zoo_games.zombee.words import flower_place

NAMES: Final = ("Mia", "Tom", "Ada", "Ben", "Cleo")
"""Who plays in questions, in seat order."""

DROPS, DICE, FLOWERS = "honey", "die", "flower"
"""Parts of a table that a picture can show, from top to bottom; the first word of the places there."""

LAYERS: Final = {DROPS: "seats", DICE: "dice", FLOWERS: "flowers"}
OVER: Final = ("lit", "marks")
"""Layers that point something out."""

RIM: Final = 0.08

Parts = tuple[str, ...]


def table_scene(state: State, parts: Parts, marks: Marks = NO_MARKS) -> Scene:
    """Return a picture of some parts of the table.

    Args:
        state: The position.
        parts: Which parts, from top to bottom, neighbours only.
        marks: What to point out; what is not shown is not marked.
    """
    marks = replace(
        marks,
        lit=tuple(place for place in marks.lit if _part(place) in parts),
        numbers=tuple(pair for pair in marks.numbers if _part(pair[0]) in parts),
    )
    whole = ZomBeeView().scene(state, names=NAMES[: state.players], marks=marks)
    place = layout(state)
    shown = {LAYERS[part] for part in parts} | set(OVER)
    layers = tuple(layer for layer in whole.layers if layer.name in shown)
    top, bottom = _top(place, parts[0]), _bottom(place, parts[-1])
    return replace(
        whole,
        title="A table",
        alt=described(state, parts),
        y=top - RIM,
        h=bottom - top + 2 * RIM,
        layers=(Layer("ground", tuple(_ground(place, parts))), *layers),
        spots=(),
        reading=(),
    )


def _part(place: Place) -> str:
    return place.split()[0] if isinstance(place, str) else ""


def _ground(place: Layout, parts: Parts) -> list[Figure]:
    found: list[Figure] = []
    if DICE in parts:
        found.append(Rect(*place.tray, "tray", "tray.line", 0.03, 0.22))
    if FLOWERS in parts:
        found.append(Rect(*place.meadow, "meadow", None, 0, 0.3))
    return found


def _top(place: Layout, part: str) -> float:
    return {DROPS: 0.0, DICE: place.tray[1], FLOWERS: place.meadow[1]}[part]


def _bottom(place: Layout, part: str) -> float:
    box = {DROPS: place.seats[-1], DICE: place.tray, FLOWERS: place.meadow}[part]
    return box[1] + box[3]


def described(state: State, parts: Parts) -> str:
    """Return some parts of the table in words."""
    return " ".join(["Part of a ZomBee table.", *lines(state, parts)])


def lines(state: State, parts: Parts) -> list[str]:
    """Return some parts of the table as sentences.

    Example:
        >>> from zoo_games.zombee.witness import rolled
        >>> lines(rolled("zbbhs"), ("die",))
        ['The dice: 0 ZomBee, 1 bee, 2 bee, 3 honey drop, 4 Zzz.']
    """
    found = []
    if DROPS in parts:
        found += [
            f"{NAMES[seat]} holds {count_of(drops, 'honey drop')}." for seat, drops in enumerate(state.honey)
        ]
    if DICE in parts:
        dice = [f"{die} {FACE_NAMES[face] if face else 'in the air'}" for die, face in enumerate(state.dice)]
        found.append(f"The dice: {', '.join(dice)}.")
    if FLOWERS in parts:
        found += _flower_lines(state)
    return found


def _flower_lines(state: State) -> list[str]:
    up = [kind for kind in state.flowers if kind]
    down = state.table.flowers - len(up)
    found = [f"{count_of(down, 'flower').capitalize()} {'lies' if down == 1 else 'lie'} face down."]
    if up:
        shown = [_some(up.count(kind), kind) for kind in KINDS if kind in up]
        found.append(f"Face up: {all_of(shown)}.")
    else:
        found.append("No flower lies face up.")
    return found


def _some(number: int, kind: str) -> str:
    return KIND_NAMES[kind] if number == 1 else count_of(number, KIND_NAMES[kind].split(" ", 1)[1])


def hidden_words(state: State) -> str:
    """Return what still lies face down.

    Example:
        >>> from zoo_games.zombee.witness import start
        >>> hidden_words(start(2))
        '11 bees, two question marks and the ZomBee'
    """
    return all_of([_some(number, kind) for number, kind in zip(state.hidden, KINDS, strict=True) if number])


def named(step: Step) -> Step:
    """Return a step with the names of the players for their seats."""
    text = step.text
    for seat, name in enumerate(NAMES):
        text = text.replace(f"seat {seat}", name).replace(f"Seat {seat}", name)
    return replace(step, text=text)


def step_scenes(
    tables: State | Sequence[State], steps: Sequence[Step], parts: Parts, real: State | None = None
) -> tuple[Scene, ...]:
    """Return one picture a step, the places it looks at framed and the total at places that counted.

    Args:
        tables: The table, or the table at each step.
        steps: The steps.
        parts: What the pictures show.
        real: The table as it lies; question marks that are face up in thought alone are crossed out.
    """
    found = []
    for at, step in enumerate(steps):
        numbers = tuple((one.cells[0], str(one.total)) for one in steps[: at + 1] if one.points and one.cells)
        state = tables if isinstance(tables, State) else tables[at]
        aside = _laid_aside(real or state, state)
        found.append(table_scene(state, parts, Marks(lit=step.cells, numbers=numbers, refused=aside)))
    return tuple(found)


def _laid_aside(real: State, thought: State) -> tuple[str, ...]:
    """Return the flowers that show a question mark in thought and lie face down in truth."""
    pairs = enumerate(zip(real.flowers, thought.flowers, strict=True))
    return tuple(flower_place(at) for at, (lies, shows) in pairs if lies is None and shows == QUESTION)
