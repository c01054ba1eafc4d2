"""A record as a log: a line a turn, a line for every other player whose score moved and why, notices.

Only what everybody may know is told: reasons and notices are made from public views, and the line of a
game about a move keeps to what the table saw (``Game.log_line``).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from zoo_games.core.protocol import CHANCE, OVER, Game
from zoo_games.explore.difference import Difference, difference


@dataclass(frozen=True, slots=True)
class Turn:
    """The moves of one seat in a row, chance between them included.

    Attributes:
        number: Counts from 1.
        seat: Whose turn it is; None where only chance moved.
        text: What happened, as one sentence.
        difference: What that changed.
        after: The state after it.
        moves: How many moves of the record are played after it.
    """

    number: int
    seat: int | None
    text: str
    difference: Difference
    after: Any
    moves: int

    @property
    def lines(self) -> tuple[str, ...]:
        """The turn, then notices, then a line for every other player whose score moved."""
        change = self.difference
        lines = [f"{self.number}. {self.text}{self._own()}"]
        lines += [f"   {notice}" for notice in change.notices]
        for seat, name in enumerate(change.names):
            if seat != self.seat and change.before[seat] != change.after[seat]:
                lines.append(f"   {name}: {change.before[seat]} to {change.after[seat]}. {self._why(seat)}")
        return tuple(line.rstrip() for line in lines)

    def _own(self) -> str:
        if self.seat is None:
            return ""
        before, after = self.difference.before[self.seat], self.difference.after[self.seat]
        return f" {before} to {after} points." if before != after else ""

    def _why(self, seat: int) -> str:
        return " ".join(f"{change.text()}." for change in self.difference.of(seat))

    def __str__(self) -> str:
        return "\n".join(self.lines)


def turns(game: Game[Any, Any], initial: Any, moves: Iterable[Any], names: Sequence[str]) -> Iterator[Turn]:
    """Yield the turns of a game.

    Args:
        game: The game.
        initial: The state before the first move.
        moves: Every move, those of chance included.
        names: One name a seat.

    Raises:
        MoveRefused: When it comes to a move that breaks a rule.
    """
    state = start = initial
    seat: int | None = None
    said: list[str] = []
    number = 1
    played = 0
    for index, move in enumerate(moves):
        actor = game.to_act(state)
        if said and actor not in (CHANCE, seat) and seat is not None:
            yield _turn(game, number, seat, said, start, state, names, played)
            number, start, said = number + 1, state, []
        seat = actor if actor != CHANCE else (seat if said else None)
        after = game.apply(state, move)
        said.append(game.log_line(state, move, after, names))
        state, played = after, index + 1
    if said:
        yield _turn(game, number, seat, said, start, state, names, played)


def _turn(
    game: Game[Any, Any],
    number: int,
    seat: int | None,
    said: Sequence[str],
    start: Any,
    end: Any,
    names: Sequence[str],
    moves: int,
) -> Turn:
    public = game.observe(start, None), game.observe(end, None)
    changed = difference(game, *public, names)
    return Turn(number, seat, _sentence(said, seat, names), changed, end, moves)


def _sentence(said: Sequence[str], seat: int | None, names: Sequence[str]) -> str:
    """Join the lines about the moves of one turn into one, the name said once."""
    who = "" if seat is None else names[seat]
    parts: list[str] = []
    times: list[int] = []
    named = False
    for line in said:
        part = line.rstrip(".")
        part = part if not parts else _without(part, who if named else "Chance")
        named = named or line.startswith(who)
        if parts and parts[-1] == part:
            times[-1] += 1
        elif part:
            parts.append(part)
            times.append(1)
    told = [
        part if count == 1 else f"{part} {_often(count)}" for part, count in zip(parts, times, strict=True)
    ]
    return ", ".join(told) + "." if told else ""


def _often(count: int) -> str:
    return "twice" if count == 2 else f"{count} times"


def _without(line: str, name: str) -> str:
    """Return a line without the name, or chance, that it begins with."""
    for start in (f"{name}: ", f"{name} ", "Chance: "):
        if line.startswith(start):
            return line[len(start) :]
    return line


def log(game: Game[Any, Any], initial: Any, moves: Iterable[Any], names: Sequence[str]) -> str:
    """Return the log of a game as text, with the result at its end if it is over.

    Raises:
        MoveRefused: As :func:`turns`.
    """
    lines: list[str] = []
    state = initial
    for turn in turns(game, initial, moves, names):
        lines += turn.lines
        state = turn.after
    if game.to_act(state) == OVER:
        lines.append(result(game, state, names))
    return "\n".join(lines)


def result(game: Game[Any, Any], state: Any, names: Sequence[str]) -> str:
    """Return who has won with which scores, as a sentence."""
    winners = [names[seat] for seat in game.winners(state)]
    who = winners[0] if len(winners) == 1 else ", ".join(winners[:-1]) + " and " + winners[-1]
    verb = "wins" if len(winners) == 1 else "share the win"
    points = ", ".join(f"{name} {score}" for name, score in zip(names, game.score(state), strict=True))
    return f"{who} {verb}: {points}."
