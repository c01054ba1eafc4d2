"""Counting a visitor side by side, under the right reading of the rules or a wrong one."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from zoo_games.core.explanation import Cell, Step, StepList
from zoo_games.core.sentences import place, points_words
from zoo_games.wonderzoo.components import FAVOURITE, PARTS, is_enclosure
from zoo_games.wonderzoo.settings import WonderZooSettings
from zoo_games.wonderzoo.state import Board, Pawn
from zoo_games.wonderzoo.words import SIDES

CORNERS: Final = {
    "north-west": (-1, -1),
    "north-east": (-1, 1),
    "south-east": (1, 1),
    "south-west": (1, -1),
}


@dataclass(frozen=True, slots=True)
class Reading:
    """How somebody counts.

    Attributes:
        count: ``"side"``, ``"tile"`` (each enclosure once) or ``"pawn"`` (one point for any touch at all).
        expert: Whether favourites count more.
        red: Whether red visitors have every enclosure as their favourite (``"every"``) or none.
        diagonal: Whether squares that meet at a corner touch.
        points_side: Points of an enclosure.
        points_favourite: Points of a favourite one.
    """

    count: str
    expert: bool
    red: str
    diagonal: bool
    points_side: int
    points_favourite: int


def right(rules: WonderZooSettings, count: str | None = None) -> Reading:
    """Return the reading that the settings choose.

    Args:
        rules: The settings.
        count: Another value of the setting ``count``.

    Example:
        >>> right(WonderZooSettings()).count
        'side'
    """
    return Reading(
        count or rules.count, rules.expert, rules.red, False, rules.points_side, rules.points_favourite
    )


def squares(board: Board) -> dict[Cell, int]:
    """Return every square of an enclosure with the number of its tile."""
    return {
        cell: number
        for number, laid in enumerate(board.tiles)
        if is_enclosure(laid.tile)
        for cell in laid.cells
    }


def count(
    board: Board, pawn: Pawn, reading: Reading, covered: Mapping[Cell, int] | None = None
) -> tuple[Step, ...]:
    """Return the steps of one visitor's points.

    Args:
        board: The board it stands on.
        pawn: The visitor.
        reading: How to count.
        covered: What :func:`squares` gives for the board, if it is at hand.

    Example:
        >>> from zoo_games.wonderzoo.state import Laid, make_board
        >>> water = Laid("water:O:B", ((0, 0), (0, 1), (1, 0), (1, 1)))
        >>> path = Laid("path:I:B", ((0, 2), (1, 2), (2, 2), (3, 2)))
        >>> board = make_board(WonderZooSettings(), [water, path], [Pawn("blue", (1, 2))])
        >>> [step.text for step in count(board, board.visitors[0], right(WonderZooSettings()))]
        ['The blue visitor at 1,2 has the water O on its west side, at 1,1: 1 point.']
    """
    found = squares(board) if covered is None else covered
    steps = StepList()
    seen: set[int] = set()
    who = f"The {pawn.colour} visitor at {place(pawn.at)}"
    ways = {**SIDES, **CORNERS} if reading.diagonal else SIDES
    for side, (row, column) in ways.items():
        there = (pawn.at[0] + row, pawn.at[1] + column)
        number = found.get(there)
        if number is not None:
            _count_side(board, pawn, reading, steps, seen, (side, there, number))
            seen.add(number)
    if not steps.done():
        steps.add("W.score", f"{who} has no enclosure on any side: 0 points.", (pawn.at,))
    return steps.done()


def _count_side(
    board: Board,
    pawn: Pawn,
    reading: Reading,
    steps: StepList,
    seen: set[int],
    where: tuple[str, Cell, int],
) -> None:
    side, there, number = where
    terrain, shape, _ = PARTS[board.tiles[number].tile]
    at = f"on its {side} side" if side in SIDES else f"at its {side} corner"
    text = f"The {pawn.colour} visitor at {place(pawn.at)} has the {terrain} {shape} {at}, at {place(there)}"
    rule, points = worth(pawn.colour, terrain, reading)
    again = number in seen
    if (reading.count == "tile" and again) or (reading.count == "pawn" and seen):
        reason = "this tile has counted" if again and reading.count == "tile" else "this visitor has counted"
        steps.add("W.count", f"{text}: {reason}, 0 points.", (pawn.at, there), 0, ((pawn.at, there),))
        return
    if rule == "W.red":
        text += ", and red likes every enclosure"
    elif rule == "W.favourite":
        text += ", its favourite"
    elif again:
        rule, text = "W.count", f"{text}, another side of the same tile"
    steps.add(rule, f"{text}: {points_words(points)}.", (pawn.at, there), points, ((pawn.at, there),))


def worth(colour: str, terrain: str, reading: Reading) -> tuple[str, int]:
    """Return which rule decides what an enclosure is worth to a visitor, and its points."""
    if reading.expert and colour == "red" and reading.red == "every":
        return "W.red", reading.points_favourite
    if reading.expert and FAVOURITE.get(colour) == terrain:
        return "W.favourite", reading.points_favourite
    return "W.score", reading.points_side


def total(steps: tuple[Step, ...]) -> int:
    """Return what steps add up to."""
    return sum(step.points for step in steps)
