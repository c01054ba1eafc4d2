"""What changed between two positions of one game, whose points moved, and why, in words.

The scores come from the explanations of both positions; items are matched by their ``key``. The reason is
the game's own (``Game.because``); where a game gives none, the steps that came and went are told.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from zoo_games.core.explanation import Item, Place, Side, Step
from zoo_games.core.naming import named
from zoo_games.core.protocol import Game
from zoo_games.core.spec import UNEXPLAINED


@dataclass(frozen=True, slots=True)
class Change:
    """One item whose points moved, or that came or went.

    Attributes:
        player: The seat it scores for.
        key: Identity of the item in both positions.
        name: What to call it, such as ``"Frens at 0,0"``.
        before: Its points before; None if it was not there.
        after: Its points after; None if it is gone.
        because: Why, as the rest of a sentence after "because"; empty where there is nothing to add.
        cells: The places that the reason is about.
        sides: The touching sides that are counted now and were not before.
    """

    player: int
    key: str
    name: str
    before: int | None
    after: int | None
    because: str
    cells: tuple[Place, ...] = ()
    sides: tuple[Side, ...] = ()

    @property
    def points(self) -> int:
        """What the change adds to the score of the seat."""
        return (self.after or 0) - (self.before or 0)

    def text(self) -> str:
        """Return the change without its owner: ``"Frens at 0,0: 4 to 6, because ..."``."""
        if self.before is None:
            moved = f"new, {_points(self.after or 0)}"
        elif self.after is None:
            moved = f"gone, {_points(self.before)} less"
        else:
            moved = f"{self.before} to {self.after}"
        return f"{self.name}: {moved}" + (f", because {self.because}" if self.because else "")

    def line(self, names: Sequence[str]) -> str:
        """Return the change as a sentence: ``"Ben's Frens at 0,0: 4 to 6, because ..."``."""
        return f"{names[self.player]}'s {self.text()}."


@dataclass(frozen=True, slots=True)
class Difference:
    """What changed between two positions; prints as its lines.

    Attributes:
        names: One name a seat.
        before: Score of every seat before.
        after: Score of every seat after.
        changes: The items that came, went or moved, in teaching order.
        notices: What else is worth a sentence, such as two Packs that have joined.
    """

    names: tuple[str, ...]
    before: tuple[int, ...]
    after: tuple[int, ...]
    changes: tuple[Change, ...]
    notices: tuple[str, ...]

    @property
    def lines(self) -> tuple[str, ...]:
        """The notices, then a line for every change, then the scores that moved."""
        totals = [
            f"{name}: {before} to {after} points."
            for name, before, after in zip(self.names, self.before, self.after, strict=True)
            if before != after
        ]
        changes = [change.line(self.names) for change in self.changes]
        return (*self.notices, *changes, *totals)

    def of(self, player: int) -> tuple[Change, ...]:
        """Return the changes of one seat."""
        return tuple(change for change in self.changes if change.player == player)

    def __str__(self) -> str:
        return "\n".join(self.lines) or "No score moved."


def difference(game: Game[Any, Any], before: Any, after: Any, names: Sequence[str]) -> Difference:
    """Return what changed from one state to another of the same game and players.

    Args:
        game: The game of both.
        before: A state.
        after: Another state, usually one that follows from it; any will do.
        names: One name a seat.

    Example:
        >>> from zoo_games.testing.race import Race, RaceState
        >>> print(difference(Race(), RaceState(at=(0, 4)), RaceState(at=(3, 4)), ["Ada", "Ben"]))
        Ada's score: 0 to 3.
        Ada: 0 to 3 points.
    """
    old = {item.key: item for item in game.explain_score(before).items}
    new = {item.key: item for item in game.explain_score(after).items}
    changes = []
    for key in [*new, *(key for key in old if key not in new)]:
        was, now = old.get(key), new.get(key)
        if was is None or now is None or was.points != now.points:
            changes.append(_named(_change(game, before, after, was, now), names))
    return Difference(
        names=tuple(names),
        before=tuple(game.score(before)),
        after=tuple(game.score(after)),
        changes=tuple(changes),
        notices=tuple(game.notices(before, after, names)),
    )


def _change(game: Game[Any, Any], before: Any, after: Any, was: Item | None, now: Item | None) -> Change:
    item = now or was
    assert item is not None
    because = ""
    cells: tuple[Place, ...] = ()
    if was is not None and now is not None:
        told = game.because(before, after, item.key)
        because = told if told is not None else _reason(was.steps, now.steps)
        cells = tuple(cell for step in _gained(was.steps, now.steps) for cell in step.cells)
    old_sides = set(_sides(was))
    return Change(
        player=item.player,
        key=item.key,
        name=item.name,
        before=None if was is None else was.points,
        after=None if now is None else now.points,
        because=because,
        cells=tuple(dict.fromkeys(cells)),
        sides=tuple(side for side in _sides(now) if side not in old_sides),
    )


def _named(change: Change, names: Sequence[str]) -> Change:
    return replace(change, name=named(change.name, names), because=named(change.because, names))


def _sides(item: Item | None) -> list[Side]:
    return [] if item is None else [side for step in item.steps for side in step.sides]


def _gained(was: Sequence[Step], now: Sequence[Step]) -> list[Step]:
    """Return the steps that move points now and did not before, whatever their running total."""
    left = Counter((step.rule, step.cells, step.points) for step in was)
    gained = []
    for step in now:
        mark = (step.rule, step.cells, step.points)
        if left[mark]:
            left[mark] -= 1
        elif step.points:
            gained.append(step)
    return gained


def _reason(was: Sequence[Step], now: Sequence[Step]) -> str:
    """Return the steps that came, else those that went, as the rest of a sentence after "because"."""
    for steps, words in ((_gained(was, now), "of"), (_gained(now, was), "it lost")):
        told = [f'"{step.text}" ({step.rule})' for step in steps if step.rule != UNEXPLAINED]
        if told:
            noun = "this step" if len(told) == 1 else "these steps"
            return f"{words} {noun}: {' '.join(told)}"
    return ""


def _points(points: int) -> str:
    return "1 point" if abs(points) == 1 else f"{points} points"
