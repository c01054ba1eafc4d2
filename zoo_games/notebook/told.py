"""What a board tells besides its picture: notices, the open stepper, a hint, and what they light up."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from zoo_games.core.explanation import Place, Step
from zoo_games.core.sentences import all_of, wins_words
from zoo_games.play.position import Position
from zoo_games.render.scene import Marks, step_marks
from zoo_games.render.view import Button


@dataclass(frozen=True, slots=True)
class Notice:
    """Something that a person has to read.

    Attributes:
        kind: ``"refused"`` (rules are broken), ``"unclear"`` (not understood), ``"saved"`` (where a game
            is kept) or ``"error"`` (our defect).
        text: Sentences for people.
        rules: Id and sentence of each rule that is named.
        cells: Places at fault.
        detail: A traceback, for an error; the code of the position, for a game that is saved.
    """

    kind: str
    text: str
    rules: tuple[tuple[str, str], ...] = ()
    cells: tuple[Place, ...] = ()
    detail: str = ""


@dataclass(frozen=True, slots=True)
class Stepping:
    """The stepper's place: whose item, which, and which of its steps (from 0).

    Attributes:
        seat: Whose item; None for a move that is told again.
        item: Key of the item, empty for none.
        title: What is stepped through.
        steps: The steps.
        at: The present one.
        tables: The public view at every step of a move that is told again; empty for a score, which is
            counted on the present board.
    """

    seat: int | None
    item: str
    title: str
    steps: tuple[Step, ...]
    at: int = 0
    tables: tuple[Position, ...] = ()

    @property
    def table(self) -> Position | None:
        """The view to be shown at the present step, None for the present board."""
        return self.tables[self.at] if self.tables else None


@dataclass(frozen=True, slots=True)
class Hint:
    """A move that a bot would play.

    Attributes:
        move: The move.
        text: What it is, as a sentence.
        reasons: What the bot looks at, and what the move changes, a sentence each.
    """

    move: Any
    text: str
    reasons: tuple[str, ...]


def changed(before: Sequence[Button], after: Sequence[Button], id: str) -> str:
    """Return what pressing a button has changed on the buttons, in their own words; empty for nothing.

    Args:
        before: The buttons before.
        after: The buttons after it.
        id: The button that was pressed.
    """
    was, now = ({button.id: button for button in buttons} for buttons in (before, after))
    if id in was and id in now and now[id].hint != was[id].hint:
        return now[id].hint
    for one in after:
        old = was.get(one.id)
        if one.pressed and one.picture and old and old.picture and one.picture.alt != old.picture.alt:
            return one.picture.alt
    return ""


def symbols_of(position: Position) -> dict[Place, str]:
    """Return what everybody sees on each cell, in a few characters; cells of groups go by their spots."""
    spots = position.view().scene().spots
    return {spot.id if spot.group else spot.cell: spot.symbol for spot in spots if spot.cell is not None}


def stepping_marks(stepping: Stepping) -> Marks:
    """Light what a step speaks of, and number what has been counted one by one up to it."""
    marks = step_marks(stepping.steps, stepping.at, stepping.seat)
    return replace(marks, numbers=(), board=None) if stepping.tables else marks


def outcome(position: Position) -> str:
    """Return who has won with how many points, without a full stop: ``"Ada wins, 48 to 16"``.

    Args:
        position: A finished position.
    """
    scores, winners = position.scores, position.winners
    if not winners:
        return f"Nobody wins; the points are {all_of(map(str, scores))}"
    own = [str(scores[seat]) for seat in winners]
    others = sorted((points for seat, points in enumerate(scores) if seat not in winners), reverse=True)
    against = f" to {all_of(map(str, others))}" if others else ""
    held = f"{own[0]} each" if len(own) > 1 and len(set(own)) == 1 else all_of(own)
    return f"{wins_words(position.names[seat] for seat in winners)}, {held}{against}"
