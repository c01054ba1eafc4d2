"""The line of positions behind a board: moves of people, bots and chance, one after the other.

A line has an end, where the game stands, and may be looked at in an earlier place. Bots may move at once or
one move at a time, when they are told to; the draws and the bots depend on the seed and on what has been
played, never on when.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from zoo_games.core.chance import Stream
from zoo_games.core.errors import DocumentError, HiddenValue, ZooError
from zoo_games.core.explanation import Place
from zoo_games.core.protocol import CHANCE, Agent
from zoo_games.core.record import Entry, Record
from zoo_games.core.retelling import Retelling
from zoo_games.notebook.opening import cannot_go_on, checked_bots, no_moves
from zoo_games.notebook.told import symbols_of
from zoo_games.play.agents import make_agent
from zoo_games.play.position import Position

ENOUGH_MOVES = 10_000
"""Moves of chance and bots in a row after which a game is taken to run for ever."""

SPEEDS: Mapping[str, int] = {"slow": 2500, "normal": 1200, "fast": 400, "at once": 0}
"""Time between two moves of bots in milliseconds, by the name of the speed."""


class GameLine:
    """A game as far as it has been played.

    Args:
        position: Where it begins; with hidden parts, so that it can be played on.
        seed: Seed of the draws and rolls, and of the bots.
        bots: By seat, the name of a bot or an agent; every other seat is a person.
        speed: Name of a speed in :data:`SPEEDS`; "at once" plays the bots' moves with the person's.
        moves: What has been played already.

    Raises:
        SettingError: If a bot's name or seat does not exist.
        MoveRefused: If one of the moves may not be played.
    """

    def __init__(
        self,
        position: Position,
        seed: int,
        bots: Mapping[int, str | Agent] | None = None,
        speed: str = "at once",
        moves: Sequence[Any] = (),
    ) -> None:
        self.seed = seed
        self.bots = checked_bots(position, bots)
        self._agents: dict[int, Agent] = {
            seat: make_agent(position.game, bot) if isinstance(bot, str) else bot
            for seat, bot in self.bots.items()
        }
        self.people = tuple(seat for seat in range(len(position.names)) if seat not in self._agents)
        self.speed = speed
        self._line = [position]
        self._moves: list[tuple[int | str, Any]] = []
        self._at = 0
        self.past: int | None = None
        self._stuck: tuple[Position | None, str] = (None, "")
        self._retold: dict[int, Retelling[Any] | None] = {}
        for move in moves:
            actor = self.position.to_move
            assert actor is not None
            self._append(actor, move, self.position.play(move))
        self._settle()

    # --- where it stands ------------------------------------------------------------------------------

    @property
    def position(self) -> Position:
        """The present position, hidden parts included; never to be sent to a page."""
        return self._line[self._at]

    @property
    def stuck(self) -> str:
        """Why nobody can be offered a move here, where too little is known; empty if somebody can."""
        if self._stuck[0] is not self.position:
            self._stuck = self.position, cannot_go_on(self.position)
        return self._stuck[1]

    @property
    def actor(self) -> int | str | None:
        """The seat that decides, ``"chance"``, or None when the game is over or cannot be played on."""
        return None if self.stuck else self.position.to_move

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return not self.stuck and self.position.over

    @property
    def drawn(self) -> bool:
        """Whether anything has been drawn or rolled since the line began."""
        return any(by == "chance" for by, _ in self._played)

    @property
    def moves(self) -> list[Any]:
        """The moves from the first position to the present one, those of chance included."""
        return [move for _, move in self._played]

    @property
    def _played(self) -> list[tuple[int | str, Any]]:
        return self._moves[: self._at]

    @property
    def first(self) -> Position:
        """The position the board began with."""
        return self._line[0]

    @property
    def bot_due(self) -> bool:
        """Whether a bot is to move and waits for being told to."""
        return SPEEDS[self.speed] > 0 and self.actor in self._agents

    @property
    def stops(self) -> tuple[int, ...]:
        """The places of the line where somebody decides, and its end: those that can be looked at."""
        return (*(place for place in range(self._at) if self._moves[place][0] != "chance"), self._at)

    def record(self) -> Record:
        """Return the game so far as a record, hidden parts and seed included."""
        states = tuple(position.state for position in self._line[: self._at + 1])
        entries = tuple(Entry(CHANCE if by == "chance" else int(by), move) for by, move in self._played)
        return Record(self.first.game, self.first.names, self.seed, states, entries)

    # --- going on -------------------------------------------------------------------------------------

    def _append(self, actor: int | str, move: Any, after: Position) -> None:
        del self._line[self._at + 1 :], self._moves[self._at :]
        self._retold = {place: told for place, told in self._retold.items() if place < self._at}
        self._moves.append((actor, move))
        self._line.append(after)
        self._at += 1

    def _settle(self) -> None:
        """Let chance, and bots that move at once, move until somebody is to move or the game is over."""
        for _ in range(ENOUGH_MOVES):
            position, actor = self.position, self.actor
            bot = actor in self._agents and self.people and not SPEEDS[self.speed]
            if actor is None or not (actor == "chance" or bot):
                return
            try:
                move = self._chance_move() if actor == "chance" else self._bot_move(int(actor))
                after = position.play(move)
            except (HiddenValue, DocumentError) as error:
                self._stuck = position, no_moves(position, error)
                return
            self._append(actor, move, after)
        raise ZooError(f"No person was to move for {ENOUGH_MOVES} moves; the game is stopped here.")

    def _advance(self) -> None:
        """Let the bot that is to move play one move, and chance what follows."""
        actor = self.actor
        if isinstance(actor, int) and actor in self._agents:
            move = self._bot_move(actor)
            self._append(actor, move, self.position.play(move))
            self._settle()

    def _chance_move(self) -> Any:
        count = sum(1 for by, _ in self._played if by == "chance")
        return self.position.game.sample(self.position.state, Stream(self.seed, f"chance {count}"))

    def _bot_move(self, seat: int) -> Any:
        seen = self.position.view(seat).state
        stream = Stream(self.seed, f"bot {seat} {self._at}")
        return self._agents[seat].choose(seen, self.position.legal(), stream)

    # --- looking back ---------------------------------------------------------------------------------

    def _turn_start(self) -> int:
        actor = self.actor
        start = self._at
        while start > 0 and self._moves[start - 1][0] == actor:
            start -= 1
        return start

    def _round_start(self) -> int:
        """Return the place from which the others have moved, or everybody where the game is over."""
        start = self._turn_start()
        turns = len(self.first.names) - (not self.over)
        mover: int | str | None = None
        while start > 0:
            by = self._moves[start - 1][0]
            if by not in ("chance", mover):
                if turns == 0:
                    break
                turns, mover = turns - 1, by
            start -= 1
        return min(stop for stop in self.stops if stop >= start)

    def _last_places(self, at: int) -> tuple[Place, ...]:
        """Return the cells that look different since the seat that moved last began its turn."""
        start = at
        while start > 0 and self._moves[start - 1][0] == "chance":
            start -= 1
        mover = self._moves[start - 1][0] if start else None
        while start > 0 and self._moves[start - 1][0] in (mover, "chance"):
            start -= 1
        before, now = symbols_of(self._line[start]), symbols_of(self._line[at])
        return tuple(cell for cell, symbol in now.items() if symbol != before.get(cell, ""))

    def retelling(self, place: int) -> Retelling[Any] | None:
        """Return what followed from a move by itself, step by step; None where nothing worth steps did.

        Args:
            place: The place of the line in which the move was played.
        """
        if not 0 <= place < self._at:
            return None
        if place not in self._retold:
            before, after = self._line[place].state, self._line[place + 1].state
            game, names = self.position.game, self.position.names
            try:
                told = game.retelling(before, self._moves[place][1], after, names)
            except (HiddenValue, DocumentError):
                told = None  # a hand-written position may leave out what only the steps need
            self._retold[place] = told
        return self._retold[place]

    def _retold_last(self, start: int, end: int) -> int | None:
        """Return the last of some places whose move can be told again, None if none can."""
        return next((place for place in range(end - 1, start - 1, -1) if self.retelling(place)), None)

    def _told(self, before: int, until: int | None = None) -> list[str]:
        """Return what happened between two places of the line, as everybody may hear it.

        A line is told from full states, so that a reveal can be told (``Game.log_line``).
        """
        game, names = self.position.game, self.position.names
        told = []
        for place in range(before, self._at if until is None else until):
            old, new = self._line[place].state, self._line[place + 1].state
            line = game.log_line(old, self._moves[place][1], new, names).rstrip(".")
            if line:
                told.append(f"{line}.")
        return told
