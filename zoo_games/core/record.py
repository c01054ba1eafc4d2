"""Records and what-if trees: games move by move, chance included, so that a replay draws nothing.

Every move is checked as it is read: who is to move, whether the move is legal or can happen, whether one
that is marked forced was the only one, and whether the result is what the last state scores.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from zoo_games.core import documents
from zoo_games.core.errors import DocumentError, HiddenValue, MoveRefused
from zoo_games.core.protocol import CHANCE, OVER, Game
from zoo_games.core.settings import Settings


@dataclass(frozen=True, slots=True)
class Entry:
    """One move of a record.

    Attributes:
        by: The seat that played it, :data:`~zoo_games.core.protocol.CHANCE` for a draw or a roll.
        move: The move.
        forced: Whether the match runner played it because it was the only one.
    """

    by: int
    move: Any
    forced: bool = False


@dataclass(frozen=True, slots=True)
class Result:
    """How a game ended.

    Attributes:
        scores: Final score of every seat.
        winners: The seats that won.
    """

    scores: tuple[int, ...]
    winners: tuple[int, ...]


@dataclass(frozen=True, slots=True, repr=False)
class Record:
    """A game, finished or not.

    Attributes:
        game: The game.
        names: One name a seat.
        seed: The seed it was set up and drawn with; None if it has none.
        states: The state after setup and after every move, one more than ``entries``.
        entries: The moves.

    Example:
        >>> from zoo_games.testing.race import Face, Race, RaceState, Roll
        >>> record = Record.of_moves(Race(), ["Ada", "Ben"], None, RaceState((0, 0)), [Roll(), Face(4)])
        >>> record.states[-1].gained, record.result
        (4, None)
        >>> read_record(record.document(), Race()) == record
        True
    """

    game: Game[Any, Any]
    names: tuple[str, ...]
    seed: int | None
    states: tuple[Any, ...]
    entries: tuple[Entry, ...]

    @classmethod
    def of_moves(
        cls,
        game: Game[Any, Any],
        names: Sequence[str],
        seed: int | None,
        initial: Any,
        moves: Iterable[Any],
    ) -> Record:
        """Return the record of moves played one after the other.

        Raises:
            MoveRefused: If one of them may not be played.
        """
        states, entries = [initial], []
        for move in moves:
            entries.append(Entry(game.to_act(states[-1]), move))
            states.append(game.apply(states[-1], move))
        return cls(game, tuple(names), seed, tuple(states), tuple(entries))

    @property
    def initial(self) -> Any:
        """The state after setup."""
        return self.states[0]

    @property
    def moves(self) -> tuple[Any, ...]:
        """The moves alone."""
        return tuple(entry.move for entry in self.entries)

    @property
    def settings(self) -> Settings:
        """The settings that the game is played with."""
        return self.game.settings_of(self.initial)

    @property
    def result(self) -> Result | None:
        """Scores and winners; None while the game is not over."""
        last = self.states[-1]
        if self.game.to_act(last) != OVER:
            return None
        return Result(tuple(self.game.score(last)), tuple(self.game.winners(last)))

    def document(self) -> dict[str, Any]:
        """Return the record as a document, all hidden parts included."""
        head = documents.write_head("record", self.game, self.names, self.settings)
        document = {
            **head,
            "seed": self.seed,
            "initial": self.game.state_to_json(self.initial),
            "moves": [_entry_to_json(self.game, entry) for entry in self.entries],
        }
        result = self.result
        if result is not None:
            document["result"] = {"scores": list(result.scores), "winners": list(result.winners)}
        return document

    def __repr__(self) -> str:
        end = "finished" if self.result is not None else "not finished"
        return (
            f"<record of {self.game.spec.title}: {', '.join(self.names)}, {len(self.entries)} moves, {end}>"
        )


@dataclass(frozen=True, slots=True, repr=False)
class Line:
    """One line of a what-if tree; it starts where its parent ends.

    Attributes:
        name: Its name, may be empty.
        comment: What is said about it, may be empty.
        states: The state it starts from and the one after every move.
        entries: The moves.
        lines: The lines that branch off at its end.
    """

    name: str
    comment: str
    states: tuple[Any, ...]
    entries: tuple[Entry, ...]
    lines: tuple[Line, ...] = ()

    def __repr__(self) -> str:
        return f"<line {self.name!r}: {len(self.entries)} moves, then {len(self.lines)} lines>"


@dataclass(frozen=True, slots=True, repr=False)
class Tree:
    """Lines that branch from one state.

    Attributes:
        game: The game.
        names: One name a seat.
        seed: As in a record.
        initial: The state that the first lines start from.
        lines: The lines.
    """

    game: Game[Any, Any]
    names: tuple[str, ...]
    seed: int | None
    initial: Any
    lines: tuple[Line, ...]

    def document(self) -> dict[str, Any]:
        """Return the tree as a document, all hidden parts included."""
        settings = self.game.settings_of(self.initial)
        return {
            **documents.write_head("tree", self.game, self.names, settings),
            "seed": self.seed,
            "initial": self.game.state_to_json(self.initial),
            "lines": [_line_to_json(self.game, line) for line in self.lines],
        }

    def __repr__(self) -> str:
        return f"<tree of {self.game.spec.title}: {', '.join(self.names)}, {len(self.lines)} lines>"


def read_record(document: Mapping[str, Any], game: Game[Any, Any] | None = None) -> Record:
    """Return the record of a document of kind "record", every move checked.

    Args:
        document: The document as an object, see :func:`zoo_games.core.documents.read`.
        game: The game it must be of; None takes any registered game.

    Raises:
        DocumentError: For the first fault, with its place, such as ``moves[17].move.at``.
    """
    head = documents.read_head(document, "record", game)
    initial = _initial(document, head)
    states, entries = _replay(head.game, initial, document["moves"], "moves")
    record = Record(head.game, head.names, document["seed"], states, entries)
    if "result" in document:
        _check_result(record.result, document["result"])
    return record


def read_tree(document: Mapping[str, Any], game: Game[Any, Any] | None = None) -> Tree:
    """Return the tree of a document of kind "tree", every move checked.

    Args:
        document: The document as an object.
        game: The game it must be of; None takes any registered game.

    Raises:
        DocumentError: For the first fault, with its place, such as ``lines[0].lines[1].moves[2].by``.
    """
    head = documents.read_head(document, "tree", game)
    initial = _initial(document, head)
    lines = _read_lines(head.game, initial, document["lines"], "lines")
    return Tree(head.game, head.names, document["seed"], initial, lines)


def _initial(document: Mapping[str, Any], head: documents.Head) -> Any:
    return head.game.state_from_json(
        document["initial"], head.settings, len(head.names), "initial", whole=True
    )


def _read_lines(
    game: Game[Any, Any], start: Any, lines: Sequence[Mapping[str, Any]], place: str
) -> tuple[Line, ...]:
    read = []
    for index, line in enumerate(lines):
        here = f"{place}[{index}]"
        states, entries = _replay(game, start, line["moves"], f"{here}.moves")
        inner = _read_lines(game, states[-1], line["lines"], f"{here}.lines")
        read.append(Line(line["name"], line["comment"], states, entries, inner))
    return tuple(read)


def _replay(
    game: Game[Any, Any], start: Any, moves: Sequence[Mapping[str, Any]], place: str
) -> tuple[tuple[Any, ...], tuple[Entry, ...]]:
    """Return the states and entries of moves as a document holds them.

    Raises:
        DocumentError: For the first move that cannot be, with its place.
    """
    states, entries = [start], []
    for index, data in enumerate(moves):
        here = f"{place}[{index}]"
        try:
            entry = _read_entry(game, states[-1], data, here)
            states.append(game.apply(states[-1], entry.move))
        except MoveRefused as refused:
            raise DocumentError(f"{here}.move", f"is refused. {refused}") from None
        except HiddenValue as hidden:
            raise DocumentError(f"{here}.move", f"cannot be judged. {hidden}") from None
        entries.append(entry)
    return tuple(states), tuple(entries)


def _read_entry(game: Game[Any, Any], state: Any, data: Mapping[str, Any], place: str) -> Entry:
    actor = game.to_act(state)
    if actor == OVER:
        raise DocumentError(place, "comes after the end of the game")
    due = "chance" if actor == CHANCE else actor
    if data["by"] != due:
        raise DocumentError(f"{place}.by", f"must be {_quoted(due)} here, not {_quoted(data['by'])}")
    move = game.move_from_json(data["move"], f"{place}.move")
    forced = data.get("forced", False)
    if forced and len(game.legal(state)) > 1:
        raise DocumentError(f"{place}.forced", f"is not true: {len(game.legal(state))} moves can be played")
    return Entry(actor, move, forced)


def _quoted(by: int | str) -> str:
    return f'"{by}"' if isinstance(by, str) else str(by)


def _check_result(result: Result | None, data: Mapping[str, Any]) -> None:
    if result is None:
        raise DocumentError("result", "must be absent, for the game is not over after the last move")
    for key, value in (("scores", result.scores), ("winners", result.winners)):
        if data[key] != list(value):
            raise DocumentError(f"result.{key}", f"must be {list(value)} after these moves, not {data[key]}")


def _entry_to_json(game: Game[Any, Any], entry: Entry) -> dict[str, Any]:
    by = "chance" if entry.by == CHANCE else entry.by
    written = {"by": by, "move": game.move_to_json(entry.move)}
    return {**written, "forced": True} if entry.forced else written


def _line_to_json(game: Game[Any, Any], line: Line) -> dict[str, Any]:
    return {
        "name": line.name,
        "comment": line.comment,
        "moves": [_entry_to_json(game, entry) for entry in line.entries],
        "lines": [_line_to_json(game, inner) for inner in line.lines],
    }
