"""Build tasks: make one move so that something is worth a number. Every solution counts; there always is one.

What is common to the games stands here; each game says what counts, what is drawn and which moves are tries.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable
from dataclasses import dataclass
from fractions import Fraction
from html import escape
from typing import Any, ClassVar

from zoo_games.core.errors import MoveRefused, SettingError
from zoo_games.core.explanation import Step
from zoo_games.play.position import Position
from zoo_games.render.scene import Scene
from zoo_games.teach.reveal import picture, pictured


@dataclass(frozen=True, slots=True)
class Verdict:
    """What came of a try.

    Attributes:
        solved: Whether the number was reached; None if nothing was tried.
        text: What to say, in a sentence or two.
        steps: The count after the tile, if one was laid.
        frames: One picture a step.
        board: The position after it, as text.
        head: What stands above it where a page folds the rest.
        whole: One picture of the count; None where each step needs its own.
    """

    solved: bool | None
    text: str
    steps: tuple[Step, ...] = ()
    frames: tuple[Scene, ...] = ()
    board: str = ""
    head: str = "The tile:"
    whole: Scene | None = None

    def __str__(self) -> str:
        lines = [self.text]
        if self.board:
            lines += ["", self.board, ""]
            lines += [f"{step.total:>3}  {step.text}" for step in self.steps]
        return "\n".join(lines)

    def __repr__(self) -> str:
        return str(self)

    def _repr_mimebundle_(self, include: Any = None, exclude: Any = None) -> dict[str, str]:
        counted = pictured(self.whole, self.frames, self.steps) if self.board else ""
        return {"text/plain": str(self), "text/html": f"{self.head}\n<p>{escape(self.text)}</p>{counted}"}


@dataclass(frozen=True, repr=False)
class Build(ABC):
    """A task: lay one tile, or make another single move, so that something is worth a number.

    Attributes:
        id: Its name.
        position: The seat to move is to lay a tile.
        target: The number.
        kind: The class of the moves that are tries.
        head: What stands above a verdict.
        untried: The sentence about no try.
        places: What solutions are counted as.
    """

    id: str
    position: Position
    target: int | Fraction

    kind: ClassVar[type]
    head: ClassVar[str] = "The tile:"
    untried: ClassVar[str] = "No tile laid yet."
    places: ClassVar[str] = "places"

    @property
    @abstractmethod
    def text(self) -> str:
        """The task in sentences."""

    def moves(self) -> tuple[Any, ...]:
        """Return every legal move that is a try."""
        return tuple(move for move in self.position.legal() if isinstance(move, self.kind))

    def after(self, move: Any) -> Any:
        """Return the state after such a move."""
        return self.position.game.apply(self.position.state, move)

    @abstractmethod
    def laid(self, state: Any) -> int:
        """Return how many tiles were laid since the position of the task.

        Raises:
            SettingError: If the state does not come from that position.
        """

    @abstractmethod
    def worth(self, state: Any) -> int | Fraction:
        """Return what is to reach the number."""

    @abstractmethod
    def steps(self, state: Any) -> tuple[Step, ...]:
        """Return how it is counted."""

    @abstractmethod
    def frames(self, state: Any, steps: tuple[Step, ...]) -> Iterable[Scene]:
        """Return one picture a step."""

    def whole(self, state: Any, steps: tuple[Step, ...]) -> Scene | None:
        """Return one picture of a count; None where each step needs its own."""
        del state, steps
        return None

    @abstractmethod
    def board(self, state: Any) -> str:
        """Return a position as text, without any points."""

    @abstractmethod
    def scene(self) -> Scene:
        """Return the picture of the task."""

    @abstractmethod
    def said(self, state: Any, solved: bool) -> str:
        """Return the sentence about what a try has led to."""

    @abstractmethod
    def told(self, move: Any) -> str:
        """Return a move as the end of a sentence."""

    def solves(self, state: Any) -> bool:
        """Return whether a state is what was asked for."""
        return self.worth(state) == self.target

    def solutions(self) -> tuple[Any, ...]:
        """Return every move that solves the task."""
        return tuple(move for move in self.moves() if self.solves(self.after(move)))

    def tries(self) -> int:
        """Return how many tries there are."""
        return len(self.moves())

    def fair(self) -> bool:
        """Return whether the task can be solved, and missed."""
        return 0 < len(self.solutions()) < self.tries()

    def check(self, answer: Any = None) -> Verdict:
        """Return what came of a try; any solution counts.

        Args:
            answer: A move, its text, or a position in which the tile lies, such as ``board.position``; None
                for no try.

        Raises:
            SettingError: If a position does not come from that of the task.
            NotationError: If a text means no move.
        """
        if answer is None:
            return Verdict(None, self.untried, head=self.head)
        if isinstance(answer, Position):
            return self._judge(answer.state)
        try:
            return self._judge(self.position.play(answer).state)
        except MoveRefused as error:
            return Verdict(False, f"Not allowed: {error}", head=self.head)

    def _judge(self, after: Any) -> Verdict:
        extra = self.laid(after)
        if extra == 0:
            return Verdict(None, self.untried, head=self.head)
        if extra > 1:
            raise SettingError("More than one tile was laid; begin again from the position of the task.")
        solved = self.solves(after)
        return self._counted(solved, self.said(after, solved), after)

    def _counted(self, solved: bool | None, text: str, after: Any) -> Verdict:
        steps = self.steps(after)
        frames, whole = tuple(self.frames(after, steps)), self.whole(after, steps)
        return Verdict(solved, text, steps, frames, self.board(after), self.head, whole)

    def shown(self) -> Verdict:
        """Return a solution, counted."""
        found = self.solutions()
        text = f"{len(found)} of {self.tries()} {self.places} solve it. One: {self.told(found[0])}."
        return self._counted(None, text, self.after(found[0]))

    def __str__(self) -> str:
        return f"{self.text}\n\n{self.board(self.position.state)}"

    def __repr__(self) -> str:
        return str(self)

    def _repr_mimebundle_(self, include: Any = None, exclude: Any = None) -> dict[str, str]:
        scene = self.scene()
        return {
            "text/plain": str(self),
            "text/html": f"<p>{escape(self.text)}</p>{picture(scene, scene.alt)}",
        }
