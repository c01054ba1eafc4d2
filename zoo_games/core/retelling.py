"""What followed from a move by itself, told again step by step with the table at each step.

A capture or an evaluation happens within one move: the state before and the state after say little about how
it went. A game that has such moves retells them (``Game.retelling``); boards step through the frames.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Generic, TypeVar

from zoo_games.core.explanation import Step

S = TypeVar("S")


@dataclass(frozen=True, slots=True)
class Frame(Generic[S]):
    """One step with its table.

    Attributes:
        state: The table at this step as everybody may see it then; what is not revealed yet is None in it.
        step: What happens, as a sentence with its rule, and the places it speaks of in ``state``.
    """

    state: S
    step: Step


@dataclass(frozen=True, slots=True)
class Retelling(Generic[S]):
    """A move told again.

    Attributes:
        title: What is told, as a button says it, such as ``"How the hunt went"``.
        frames: The steps in the order in which they happened, at least one.

    Example:
        >>> print(Retelling("How it went", (Frame("the table", Step("R.one", "A card falls.", (), 0, 0)),)))
        How it went
          1  A card falls. (R.one)
    """

    title: str
    frames: tuple[Frame[S], ...]

    @property
    def steps(self) -> tuple[Step, ...]:
        """The steps without their tables."""
        return tuple(frame.step for frame in self.frames)

    def __str__(self) -> str:
        lines = [f"{at:>3}  {step.text} ({step.rule})" for at, step in enumerate(self.steps, start=1)]
        return "\n".join([self.title, *lines])
