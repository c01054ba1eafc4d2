"""The plain board: a table of scores and the legal moves as buttons, for a game without a view.

It asks the game only for what every game has, so a game of one file can be watched and played at once.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any

from zoo_games.core.errors import HiddenValue
from zoo_games.core.sentences import wins_words
from zoo_games.render.scene import NO_MARKS, Layer, Marks, Rect, Scene, Shape, Spot, Text
from zoo_games.render.view import Button, Choices, Play, Selection

if TYPE_CHECKING:
    from zoo_games.core.protocol import Game

WIDE = 8.0
"""Width of the board in board units."""

LONGEST = 60
"""Most characters of a fact that are shown."""


class PlainView:
    """A view of any game.

    Args:
        game: The game whose states are shown.
    """

    def __init__(self, game: Game[Any, Any]) -> None:
        self.game = game

    def scene(
        self, observation: Any, *, names: Sequence[str], marks: Marks = NO_MARKS, seat: int | None = None
    ) -> Scene:
        """Return a table with one row a seat, and the facts of the state below it."""
        del marks, seat
        turn = self._turn(observation, names)
        heading = turn[0].upper() + turn[1:]
        scores = self.game.score(observation)
        actor = self.game.to_act(observation)
        facts = tuple(f"{name}: {value}" for name, value in _facts(observation))
        rows = [
            (name, points, index == actor)
            for index, (name, points) in enumerate(zip(names, scores, strict=True))
        ]
        shapes: list[Shape] = [
            Rect(0, 0, WIDE, 1 + len(rows) + 0.5 * len(facts) + 0.25, "panel", "line.soft")
        ]
        shapes.append(Text(0.3, 0.5, heading, "ink", 0.36, "start", bold=True))
        for row, (name, points, due) in enumerate(rows, 1):
            shapes += _row(row, name, points, due)
        top = 1 + len(rows)
        shapes += [
            Text(0.3, top + 0.35 + 0.5 * line, fact, "ink.soft", 0.3, "start")
            for line, fact in enumerate(facts)
        ]
        reading = tuple(f"{name} has {_points(points)}." for name, points, _ in rows)
        spots = tuple(
            Spot(
                f"seat {index}",
                f"{name}: {_points(points)}{', to move' if due else ''}",
                0,
                1 + index,
                WIDE,
                1,
            )
            for index, (name, points, due) in enumerate(rows)
        )
        return Scene(
            title=f"{self.game.spec.title}, {turn}",
            alt=" ".join((f"{heading}.", *reading, *(f"{fact}." for fact in facts))),
            x=0,
            y=0,
            w=WIDE,
            h=1 + len(rows) + 0.5 * len(facts) + 0.25,
            layers=(Layer("table", tuple(shapes)),),
            spots=spots,
            reading=(*reading, *facts),
        )

    def choices(self, observation: Any, selection: Selection, *, names: Sequence[str]) -> Choices:
        """Return one button a legal move; none where chance is due, where nothing is or where values hide."""
        turn = self._turn(observation, names)
        heading = turn[0].upper() + turn[1:]
        if self.game.to_act(observation) < 0:
            return Choices(f"{heading}.")
        try:
            moves = list(self.game.legal(observation))
        except HiddenValue:
            return Choices(f"{heading}; what may be played is hidden from this view.")
        buttons = tuple(
            Button(
                id=f"move {index}",
                label=self.game.move_text(observation, move),
                act=Play(move),
                key=str(index + 1) if index < 9 else "",
                group="Moves",
            )
            for index, move in enumerate(moves)
        )
        return Choices(f"{heading}. Choose one of the moves.", buttons, selection=dict(selection))

    def _turn(self, observation: Any, names: Sequence[str]) -> str:
        actor = self.game.to_act(observation)
        if actor >= 0:
            return f"{names[actor]} to move"
        if actor == -1:
            return "chance to move"
        tie = self.game.tie_break(observation, names)
        if tie:
            return f"the game is over: {tie}"
        winners = [names[seat] for seat in self.game.winners(observation)]
        return f"the game is over; {wins_words(winners)}"


def _row(row: int, name: str, points: int, due: bool) -> Iterator[Shape]:
    if due:
        yield Rect(0.1, row + 0.05, WIDE - 0.2, 0.9, "paper", "mark.lit", 0.06, radius=0.12)
    yield Text(0.4, row + 0.5, f"> {name}" if due else name, "ink", 0.4, "start", bold=due)
    yield Text(WIDE - 0.4, row + 0.5, str(points), "ink", 0.44, "end", bold=True)


def _points(points: int) -> str:
    return f"{points} point" if points == 1 else f"{points} points"


def _facts(observation: Any) -> Iterator[tuple[str, str]]:
    """Yield the public fields of a state, settings left out."""
    if hasattr(observation, "_fields"):
        fields: Sequence[str] = observation._fields
    elif dataclasses.is_dataclass(observation):
        fields = [field.name for field in dataclasses.fields(observation)]
    else:
        fields = [name for name in getattr(type(observation), "__slots__", ()) if isinstance(name, str)]
    for name in fields:
        if name == "rules" or name.startswith("_"):
            continue
        value = str(getattr(observation, name, ""))
        yield name.replace("_", " "), value if len(value) <= LONGEST else value[: LONGEST - 3] + "..."
