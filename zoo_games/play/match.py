"""The match runner: bots play a game, and its record comes out.

Every purpose has a stream of its own from the one seed: the setup, the draws and rolls, and each seat's
bot, so that the dice do not shift when a bot thinks longer. A bot gets its observation, the legal moves
and its stream, nothing else. A move that is the only one is played without asking and marked as forced.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice
from typing import Any, Final, NamedTuple

from zoo_games.core import documents
from zoo_games.core.chance import Stream
from zoo_games.core.errors import SettingError, ZooError
from zoo_games.core.explanation import Refusal
from zoo_games.core.naming import named_refusals
from zoo_games.core.protocol import CHANCE, OVER, Agent, Game
from zoo_games.core.record import Entry, Record
from zoo_games.core.settings import Settings

LONGEST: Final = 50_000
"""Most moves of a match; games of the published rules have some hundreds."""


class IllegalAnswer(ZooError):
    """A bot answered with something that is not among the legal moves.

    Args:
        seat: Whose bot.
        answer: What it answered, in words.
        refusals: Every rule that the answer breaks, if it is a move at all.
        names: One name a seat.

    Example:
        >>> print(IllegalAnswer(1, "roll 7", (), ["Ada", "Ben"]))
        The bot of Ben answered roll 7, which is not legal.
    """

    def __init__(self, seat: int, answer: str, refusals: Sequence[Refusal], names: Sequence[str]) -> None:
        self.seat = seat
        self.refusals = named_refusals(refusals, names)
        reasons = " ".join(f"{refusal.text} ({refusal.rule})." for refusal in self.refusals)
        super().__init__(f"The bot of {names[seat]} answered {answer}, which is not legal. {reasons}".strip())


class Played(NamedTuple):
    """One move of a match.

    Attributes:
        by: The seat that moved, or :data:`~zoo_games.core.protocol.CHANCE`.
        move: The move.
        forced: Whether it was the only one and nobody was asked.
        state: The state after it.
    """

    by: int
    move: Any
    forced: bool
    state: Any


def play(
    game: Game[Any, Any],
    agents: Sequence[Agent],
    players: int | Sequence[str] | None = None,
    *,
    seed: int,
    settings: Settings | None = None,
    start: Any = None,
) -> Record:
    """Play one game to its end and return its record; the same arguments give the same game.

    Args:
        game: The game.
        agents: One bot a seat; a bot serves one seat of one game.
        players: Names in seat order, or how many; as many as there are agents if None.
        seed: Seed of the setup, of chance and of the bots.
        settings: Those of the setup; the defaults if None. A ``start`` has its own.
        start: State to play on from, in the middle of a turn or of a draw too; a new game if None.

    Raises:
        SettingError: If the number of bots, of players and of seats do not agree.
        IllegalAnswer: If a bot answers with a move that is not legal.
        ZooError: If the game has not ended after :data:`LONGEST` moves.

    Example:
        >>> from zoo_games.play.agents import Random
        >>> from zoo_games.testing.race import Race
        >>> record = play(Race(), [Random(), Random()], ["Ada", "Ben"], seed=7)
        >>> max(record.result.scores)
        20
    """
    names = documents.player_names(game, len(agents) if players is None else players)
    if start is None:
        start = game.initial(settings or game.spec.settings(), len(names), Stream(seed, "setup"))
    if not len(names) == len(agents) == game.players(start):
        raise SettingError(
            f"{len(agents)} bots and {len(names)} names cannot play for {game.players(start)} seats."
        )
    played = list(islice(moves(game, start, agents, seed, names), LONGEST + 1))
    if len(played) > LONGEST:
        raise ZooError(
            f"The game has not ended after {LONGEST:,} moves; with these settings it need not end."
        )
    entries = tuple(Entry(one.by, one.move, one.forced) for one in played)
    return Record(game, names, seed, (start, *(one.state for one in played)), entries)


def moves(
    game: Game[Any, Any], state: Any, agents: Sequence[Agent], seed: int, names: Sequence[str] | None = None
) -> Iterator[Played]:
    """Play on from a state to the end and yield every move.

    Args:
        game: The game.
        state: Any state, in the middle of a turn or of a draw too.
        agents: One bot a seat.
        seed: Seed of chance and of the bots.
        names: One name a seat, for what is told of a wrong answer; made up if None.

    Raises:
        IllegalAnswer: If a bot answers with a move that is not legal.
    """
    chance = Stream(seed, "chance")
    streams = [Stream(seed, f"bot {seat}") for seat in range(len(agents))]
    while (actor := game.to_act(state)) != OVER:
        forced = False
        if actor == CHANCE:
            move = game.sample(state, chance)
        else:
            legal = game.legal(state)
            forced = len(legal) == 1
            move = legal[0]
            if not forced:
                move = agents[actor].choose(game.observe(state, actor), legal, streams[actor])
            if move not in legal:
                known = names or documents.player_names(game, len(agents))
                raise IllegalAnswer(actor, _shown(game, state, move), _refusals(game, state, move), known)
        state = game.apply(state, move)
        yield Played(actor, move, forced, state)


def _shown(game: Game[Any, Any], state: Any, answer: Any) -> str:
    """Return an answer in words; a bot may have answered with anything at all."""
    try:
        return game.move_text(state, answer)
    except Exception:
        return repr(answer)[:60]


def _refusals(game: Game[Any, Any], state: Any, answer: Any) -> tuple[Refusal, ...]:
    try:
        return game.why_not(state, answer)
    except Exception:
        return ()
