"""A record as a log: a line a turn, a line for every other player whose score moved and why, notices.

Only what everybody may know is told: reasons and notices are made from public views, and the line of a
game about a move keeps to what the table saw (``Game.log_line``).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Final

from zoo_games.core.protocol import CHANCE, OVER, Game
from zoo_games.core.sentences import capital, wins_words
from zoo_games.explore.difference import Difference, difference

CHANCE_SAYS: Final = "Chance: "
"""What a line about a move of chance begins with."""

LONGEST: Final = 160
"""Most characters of a sentence that tells several moves."""


@dataclass(frozen=True, slots=True)
class Turn:
    """The moves of one seat in a row, chance between them included.

    Attributes:
        number: Counts from 1.
        seat: Whose turn it is; None where only chance moved.
        text: What happened, as sentences.
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
        return " ".join(f"{capital(change.text())}." for change in self.difference.of(seat))

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
    return Turn(number, seat, _told(said, seat, names), changed, end, moves)


def _told(said: Sequence[str], seat: int | None, names: Sequence[str]) -> str:
    """Join the lines about the moves of one turn into sentences, the name said once in each.

    A line that says more than one thing (it holds a semicolon) ends its sentence, and so does its length;
    chance has sentences of its own, but in a game that tells moves as they are typed (``"Ada: roll"``).
    """
    who = "" if seat is None else names[seat]
    sentences: list[_Sentence] = []
    for line in said:
        start, part = _parted(line.rstrip("."), who)
        if not part:
            continue
        last = sentences[-1] if sentences else None
        if last is None or not last.takes(start, part):
            sentences.append(_Sentence(start, [part], [1]))
        elif last.parts[-1] == part:
            last.times[-1] += 1
        else:
            last.parts.append(part)
            last.times.append(1)
    return " ".join(sentence.text(at == 0) for at, sentence in enumerate(sentences))


def _parted(line: str, name: str) -> tuple[str, str]:
    """Return what a line begins with, a name or "Chance: ", and the rest of it."""
    for start in (f"{name}: ", f"{name} ", CHANCE_SAYS):
        if line.startswith(start):
            return start, line[len(start) :]
    return "", line


@dataclass
class _Sentence:
    """Parts about moves that share a beginning."""

    start: str
    parts: list[str]
    times: list[int]

    def takes(self, start: str, part: str) -> bool:
        """Return whether another part may stand in this sentence."""
        typed = self.start.endswith(": ") and self.start != CHANCE_SAYS
        if typed:
            return start in (self.start, CHANCE_SAYS)
        if start != self.start or ";" in self.parts[-1]:
            return False
        return part == self.parts[-1] or len(self.start) + sum(map(len, (*self.parts, part))) <= LONGEST

    def text(self, first: bool) -> str:
        """Return the sentence."""
        told = ", ".join(
            part if count == 1 else f"{part} {_often(count)}"
            for part, count in zip(self.parts, self.times, strict=True)
        )
        whole = told if self.start == CHANCE_SAYS and not first else self.start + told
        return f"{capital(whole)}."


def _often(count: int) -> str:
    return "twice" if count == 2 else f"{count} times"


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
    """Return who has won with which scores, and how a tie was broken."""
    win = wins_words(names[seat] for seat in game.winners(state))
    points = ", ".join(f"{name} {score}" for name, score in zip(names, game.score(state), strict=True))
    tie = game.tie_break(state, names)
    return f"{win}: {points}." + (f" {tie}." if tie else "")
