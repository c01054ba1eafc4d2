"""Checks that any game can run, a student's too; they answer in sentences.

``check(game)`` plays random games and holds every position against the contract of
:mod:`zoo_games.core.protocol`: nothing changes behind one's back, what is offered can be played, what is
refused says why, scores can be explained, hidden parts stay hidden, and all of it survives being written
down. Each kind of fault is told once, with the game and the move where it was first seen.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

from zoo_games.core.chance import Stream
from zoo_games.core.errors import MoveRefused
from zoo_games.core.protocol import CHANCE, OVER, Game
from zoo_games.core.settings import Settings
from zoo_games.testing import answers, papers

LONGEST = 5_000
"""Moves after which a random game is taken to have no end."""

Check = Callable[[Game[Any, Any], Any, Stream], Iterator[str]]
"""Looks at one state and yields what is wrong with it, in sentences without a place."""

STATE_CHECKS: tuple[Check, ...] = (
    answers.actor,
    answers.moves,
    answers.weights,
    answers.scores,
    answers.explanation,
    answers.refusals,
    answers.secrets,
    papers.document,
    papers.code,
    papers.moves,
    papers.pictures,
)
"""What is asked of every state, in order."""


class NotCompliant(AssertionError):
    """A game breaks the contract; ``faults`` holds a sentence for each way it does."""

    def __init__(self, game: str, faults: tuple[str, ...]) -> None:
        self.faults = faults
        super().__init__("\n".join((f"{game} breaks the contract of a game:", *faults)))


@dataclass(frozen=True, slots=True)
class Walk:
    """One random game.

    Attributes:
        states: Every state, the first and the last included.
        moves: Every move; one less than there are states.
    """

    states: tuple[Any, ...]
    moves: tuple[Any, ...]


def walk(
    game: Game[Any, Any],
    players: int,
    stream: Stream,
    settings: Settings | None = None,
    seen: Callable[[Any], None] | None = None,
) -> Walk:
    """Play one game at random and return its states and moves.

    Args:
        game: The game.
        players: How many.
        stream: Decides everything.
        settings: The defaults if None.
        seen: Called with each state as soon as it is there.

    Raises:
        NotCompliant: If a move that is offered is refused, or the game has no end.
    """
    state = game.initial(settings or game.spec.settings(), players, stream)
    look = seen or (lambda _: None)
    look(state)
    states: list[Any] = [state]
    moves: list[Any] = []
    while (actor := game.to_act(state)) != OVER:
        if len(moves) == LONGEST:
            raise NotCompliant(game.spec.title, (f"A random game has no end within {LONGEST} moves.",))
        move = game.sample(state, stream) if actor == CHANCE else game.random_legal(state, stream)
        try:
            state = game.apply(state, move)
        except MoveRefused as error:
            text = f"legal() offers {game.move_text(state, move)}, but apply() refuses it: {error}"
            raise NotCompliant(game.spec.title, (text,)) from None
        look(state)
        states.append(state)
        moves.append(move)
    return Walk(tuple(states), tuple(moves))


def faults(
    game: Game[Any, Any], games: int = 10, seed: int = 0, settings: Settings | None = None
) -> tuple[str, ...]:
    """Return a sentence for each way in which a game breaks the contract; empty for a good game.

    Args:
        game: The game to check.
        games: How many random games are played; the numbers of players take turns.
        seed: Seed of the games; the same seed checks the same positions.
        settings: Settings to play with; the defaults if None.
    """
    found: dict[object, str] = {}
    for index, sentence in enumerate(answers.facts(game)):
        found["facts", index] = sentence
    low, high = game.spec.players
    for number in range(games):
        players = low + number % (high - low + 1)
        place = f"Game {number} with {players} players (seed {seed + number})"
        try:
            for check, sentence in _of_one_game(game, players, seed + number, settings):
                found.setdefault(check, f"{place}{sentence}")
        except NotCompliant as error:
            found.setdefault(walk, f"{place}: {error.faults[0]}")
        except Exception as error:
            found.setdefault("crash", f"{place}: stopped by {type(error).__name__}: {error}")
    return tuple(found.values())


def _of_one_game(
    game: Game[Any, Any], players: int, seed: int, settings: Settings | None
) -> Iterator[tuple[object, str]]:
    """Yield the check and the rest of the sentence for every fault in one random game."""
    stream = Stream(seed, "compliance")
    prints: list[Any] = []
    one = walk(game, players, stream, settings, lambda state: prints.append(answers.print_of(game, state)))
    for at, state in enumerate(one.states):
        if answers.print_of(game, state) != prints[at]:
            yield answers.print_of, f": the state after {at} moves changed when later moves were played."
            return
    for at, state in enumerate(one.states):
        for check in STATE_CHECKS:
            for sentence in check(game, state, stream):
                yield check, f", after {at} moves: {sentence}"
    for at, move in enumerate(one.moves):
        found = answers.retelling(game, one.states[at], move, one.states[at + 1])
        yield from ((answers.retelling, f", after {at} moves: {sentence}") for sentence in found)
    for at, state in enumerate(one.states):
        if answers.print_of(game, state) != prints[at]:
            yield answers.print_of, f": the state after {at} moves changed when it was asked."
    for sentence in papers.record(game, one.states, one.moves, seed):
        yield papers.record, f": {sentence}"


def check(game: Game[Any, Any], games: int = 10, seed: int = 0, settings: Settings | None = None) -> None:
    """Raise :class:`NotCompliant` with every fault if a game breaks the contract.

    Example:
        >>> from zoo_games.testing.race import Race
        >>> check(Race(), games=3)
    """
    sentences = faults(game, games, seed, settings)
    if sentences:
        raise NotCompliant(game.spec.title, sentences)
