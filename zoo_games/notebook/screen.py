"""Who looks at a board and at which moment of the game: the curtain, the look back, the pace of bots."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping, Sequence
from typing import Any

from zoo_games.core.explanation import Place
from zoo_games.core.protocol import Agent
from zoo_games.notebook.line import SPEEDS, GameLine
from zoo_games.play.position import Position


class Screen(GameLine):
    """A game on one screen that people share.

    Args:
        position: Where it begins; with hidden parts, so that it can be played on.
        seed: Seed of the draws and rolls, and of the bots.
        bots: By seat, the name of a bot or an agent; every other seat is a person.
        speed: How fast bots move one by one; "at once" plays their moves with the person's.
        moves: What has been played already.
        curtain: Whether a person has to take the screen before what only they may see is shown.
    """

    def __init__(
        self,
        position: Position,
        seed: int,
        bots: Mapping[int, str | Agent] | None = None,
        speed: str = "at once",
        moves: Sequence[Any] = (),
        curtain: bool = False,
    ) -> None:
        super().__init__(position, seed, bots, speed, moves)
        self.curtained = curtain and len(self.people) > 1
        self.holder: int | None = None
        self.tick = 0
        self.paused = False
        self.presenting = False
        self.message = (0, "")
        self._last: tuple[Place, ...] = ()
        self._hand_over()

    @abstractmethod
    def _changed(self) -> None:
        """Take in that the game, or who sees it, is another."""

    @abstractmethod
    def _forget(self) -> None:
        """Drop what was picked and opened for the moment that was looked at."""

    @abstractmethod
    def _prompt(self) -> str:
        """Return what is due, in one sentence."""

    def _say(self, text: str) -> None:
        self.message = (self.message[0] + 1, text)

    # --- who looks on -------------------------------------------------------------------------------

    @property
    def viewer(self) -> int | None:
        """The seat whose view is shown: the person who holds the screen, else nobody's."""
        actor = self.actor
        if len(self.people) == 1 and SPEEDS[self.speed] and actor is not None:
            return self.people[0]
        return actor if isinstance(actor, int) and actor in self.people and not self.curtain else None

    @property
    def curtain(self) -> str:
        """The name of the person who has to take the screen, empty where nobody has to."""
        actor = self.actor
        if not self.curtained or actor not in self.people or actor == self.holder:
            return ""
        game, state = self.position.game, self.position.state
        public = game.observe(state, None)
        secret = any(game.observe(state, seat) != public for seat in (actor, self.holder) if seat is not None)
        return self.position.names[int(actor)] if secret else ""

    def _hand_over(self) -> None:
        actor = self.actor
        if isinstance(actor, int) and actor in self.people and not self.curtain:
            self.holder = actor

    def take(self) -> None:
        """Take the screen: the person to move sees what is theirs."""
        actor = self.actor
        if self.curtain and isinstance(actor, int):
            self.holder = actor
            self._changed()
            self._say(self._prompt())

    @property
    def may_act(self) -> bool:
        """Whether a person is to move, holds the screen and looks at the present position."""
        return self.past is None and self.viewer is not None and self.viewer == self.actor

    @property
    def shown(self) -> Position:
        """The position that is looked at, as the viewer may see it."""
        position = self.position if self.past is None else self._line[self.past]
        return position.view(self.viewer)

    def _waiting(self) -> str:
        """Return the prompt while no person may act."""
        position = self.position
        if self.past is not None:
            places = self.stops
            return f"Looking back: move {places.index(self.past)} of {len(places) - 1}."
        if self.stuck:
            return self.stuck
        if position.over:
            return position.view().choices().prompt or "The game is over."
        if self.curtain:
            return f"{self.curtain} is next."
        actor = self.actor
        return f"{position.names[actor]} is to move." if isinstance(actor, int) else ""

    # --- wishes about time ----------------------------------------------------------------------------

    @property
    def due(self) -> bool:
        """Whether time goes on by itself: a bot is to move, or the last round is shown again."""
        return self.bot_due if self.past is None else not self.presenting

    def ahead(self, tick: int) -> None:
        """Go on by one move; a wish of an earlier moment is dropped."""
        if tick != self.tick or not self.due:
            return
        before = self._at
        if self.past is not None:
            places = self.stops
            self.look(places.index(self.past) + 1)
        else:
            self._advance()
            self._changed()
            self._say(" ".join([*self._told(before), self._prompt()]).strip())

    def pause(self) -> None:
        """Stop the moves of bots, or let them go on."""
        self.paused = not self.paused

    def pace(self) -> None:
        """Take the next speed."""
        names = [name for name, time in SPEEDS.items() if time]
        if self.speed in names:
            self.speed = names[(names.index(self.speed) + 1) % len(names)]

    def replay(self) -> None:
        """Show the last round again, move by move."""
        self.paused = False
        self._look(self._round_start())
        self._say(self._prompt())

    def look(self, to: int) -> None:
        """Look at a place of the game, by its number among the stops; the last is the present."""
        places = self.stops
        to = max(0, min(len(places) - 1, to))
        self._look(places[to])
        told = self._told(places[to - 1], places[to]) if to else []
        self._say(" ".join([*told, self._prompt()]).strip())

    def present(self) -> None:
        """Enter or leave the large board; leaving it comes back to the present."""
        self.presenting = not self.presenting
        if not self.presenting:
            self._look(None)
        self._say(self._prompt())

    def _look(self, at: int | None) -> None:
        self.past = None if at == self._at else at
        self.tick += 1
        self._last = self._last_places(self._at if self.past is None else self.past)
        self._forget()
