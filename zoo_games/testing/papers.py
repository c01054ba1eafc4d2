"""What compliance asks of everything that is written down; every fault is a sentence."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from zoo_games.core import documents, notation
from zoo_games.core.chance import Stream
from zoo_games.core.errors import NotationError, ZooError
from zoo_games.core.protocol import CHANCE, OVER, Game
from zoo_games.core.record import Record, read_record
from zoo_games.play.position import Position

TRIED = 6
"""Moves that are written and read again in each state, drawn at random."""


def through_document(game: Game[Any, Any], state: Any) -> Any:
    """Return the state that is read from the document of a state."""
    names = documents.player_names(game, game.players(state))
    document = documents.read(documents.dump(documents.write_position(game, state, names)))
    settings = game.spec.settings.read(document["rules"])
    return game.state_from_json(document["state"], settings, len(names))


def document(game: Game[Any, Any], state: Any, _: Stream) -> Iterator[str]:
    """Check that a state, and every view of it, comes back from its document."""
    for seat in (None, *range(game.players(state))):
        seen = game.observe(state, seat)
        whose = "the public view" if seat is None else f"the view of seat {seat}"
        if through_document(game, seen) != seen:
            yield f"The document of {whose} reads as another state."
    if through_document(game, state) != state:
        yield "The document of the state reads as another state."


def code(game: Game[Any, Any], state: Any, stream: Stream) -> Iterator[str]:
    """Check that a state comes back from its code, and that a damaged code is noticed."""
    line = notation.encode(game, state)
    if "\n" in line or not line.isascii():
        yield "The position code is more than one line of plain characters."
    if notation.decode(line, game) != state:
        yield "The position code reads as another state."
    for damaged in damages(line, stream):
        try:
            notation.decode(damaged, game)
        except NotationError:
            continue
        yield f"A damaged position code is read as if it were whole: {damaged}"


def damages(line: str, stream: Stream) -> Iterator[str]:
    """Yield a line with one character wrong, one missing and two neighbours swapped, at random places."""
    letters = notation.ALPHABET + "."
    at = stream.below(len(line))
    other = stream.pick([letter for letter in letters if letter != line[at]])
    yield line[:at] + other + line[at + 1 :]
    at = stream.below(len(line))
    yield line[:at] + line[at + 1 :]
    unequal = [at for at in range(len(line) - 1) if line[at] != line[at + 1]]
    if unequal:
        at = stream.pick(unequal)
        yield line[:at] + line[at + 1] + line[at] + line[at + 2 :]


def moves(game: Game[Any, Any], state: Any, stream: Stream) -> Iterator[str]:
    """Check that moves come back from their documents and from their texts."""
    legal = game.legal(state)
    for move in [stream.pick(legal) for _ in range(min(TRIED, len(legal)))]:
        text = game.move_text(state, move)
        if game.move_from_json(game.move_to_json(move)) != move:
            yield f"The document of the move {text} reads as another move."
        if "\n" in text or not text.strip():
            yield f"The text of a move must be one line, not {text!r}."
        try:
            read = game.parse_move(state, text)
        except ZooError as error:
            yield f"The move text {text} is not understood again: {error}"
            continue
        if read != move:
            yield f"The move text {text} reads as {game.move_text(state, read)}."


def pictures(game: Game[Any, Any], state: Any, _: Stream) -> Iterator[str]:
    """Check that a position can be drawn, described and offered."""
    names = documents.player_names(game, game.players(state))
    position = Position(game, state, names)
    scene = position.scene()
    if not scene.title.strip() or not scene.alt.strip():
        yield "The scene needs a title and a text for whoever cannot see it."
    for spot in scene.spots:
        if not spot.label.strip():
            yield f"The spot {spot.id} has no label."
    if len({spot.id for spot in scene.spots}) != len(scene.spots):
        yield "Two spots of the scene have the same id."
    if game.to_act(state) not in (CHANCE, OVER):
        choices = position.view(game.to_act(state)).choices()
        if not choices.prompt.strip():
            yield "The choices need a sentence that says what is due."
        if not choices.buttons and not choices.targets:
            yield "The choices offer nothing, although a seat is to decide."


def record(game: Game[Any, Any], states: Sequence[Any], played: Sequence[Any], seed: int) -> Iterator[str]:
    """Check that a game comes back from its record, state by state."""
    names = documents.player_names(game, game.players(states[0]))
    written = Record.of_moves(game, names, seed, states[0], played)
    if written.states != tuple(states):
        yield "The same moves lead to other states when they are played again."
    if read_record(documents.read(documents.dump(written.document())), game) != written:
        yield "The record reads as another game."
