"""What is gone through step by step on a board: a score on the present one, a move on the tables it had."""

from __future__ import annotations

from dataclasses import replace

from zoo_games.notebook.screen import Screen
from zoo_games.notebook.told import Stepping
from zoo_games.play.position import Position


class Steps(Screen):
    """A shared screen with a stepper.

    A move that is told again (``Game.retelling``) is shown on the table of each step. Meanwhile nobody can
    act and time stands still: what the board shows is not where the game is.

    Attributes:
        stepping: What is gone through now; None for nothing.
    """

    stepping: Stepping | None = None

    @property
    def retold(self) -> Position | None:
        """The table at the open step of a move that is told again, as everybody may see it; None for none."""
        return None if self.stepping is None else self.stepping.table

    @property
    def event(self) -> int | None:
        """The last move before what is looked at that can be told again, by its place; None for none."""
        return self._retold_last(0, self._at if self.past is None else self.past)

    @property
    def may_act(self) -> bool:
        """Whether a person is to move, holds the screen and looks at the present position."""
        return self.retold is None and super().may_act

    @property
    def due(self) -> bool:
        """Whether time goes on by itself; it waits while a move is told again."""
        return self.retold is None and super().due

    def retell(self, place: int | None = None) -> None:
        """Tell a move again, step by step on the tables it had.

        Args:
            place: The place of the line in which it was played; None for the last move that can be told.
        """
        place = self.event if place is None else place
        told = None if place is None else self.retelling(place)
        if told is None:
            self._say("There is nothing to tell again.")
            return
        game, names = self.position.game, self.position.names
        tables = tuple(Position(game, frame.state, names, observed=True) for frame in told.frames)
        self.tick += 1  # a beat that is on its way is of an earlier moment
        self._open(Stepping(None, "", told.title, told.steps, tables=tables))

    def step(self, to: int) -> None:
        """Go to a step of the open stepper, the nearest there is."""
        if self.stepping is not None:
            last = len(self.stepping.steps) - 1
            self.stepping = replace(self.stepping, at=max(0, min(last, to)))
            self._say_step()

    def _open(self, stepping: Stepping) -> None:
        self.stepping = stepping
        self._say_step()

    def _say_step(self) -> None:
        assert self.stepping is not None
        step = self.stepping.steps[self.stepping.at]
        self._say(step.text if self.stepping.tables else f"{step.text} Total {step.total}.")

    def _waiting(self) -> str:
        if self.stepping is not None and self.stepping.tables:
            return "The game waits while this is told again."
        return super()._waiting()
