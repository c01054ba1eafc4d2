"""Wrong ideas that people have about a game, and where a wrong count parts from the right one."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from zoo_games.core.explanation import Step

S = TypeVar("S")

Answer = Any
"""A number, a chance, a tuple of seats or of points: whatever the question asks for."""


@dataclass(frozen=True)
class Misreading(Generic[S]):
    """One wrong idea about a position.

    Attributes:
        id: Such as ``"O-PAIR"``.
        idea: The wrong idea as a sentence.
        rule: Id of the rule that it gets wrong.
        sentence: What to say to somebody who gave its answer.
        question: What is asked of a position, as a sentence.
        right: The answer by the rules.
        wrong: The answer by the idea.
        steps: How the idea gets there.
    """

    id: str
    idea: str
    rule: str
    sentence: str
    question: str
    right: Callable[[S], Answer]
    wrong: Callable[[S], Answer]
    steps: Callable[[S], tuple[Step, ...]]

    def shows(self, state: S) -> bool:
        """Return whether the idea leads to another answer in a position."""
        return bool(self.right(state) != self.wrong(state))


def first_difference(one: Sequence[Step], other: Sequence[Step]) -> int | None:
    """Return the number of the first step at which two counts part, None if they do not.

    Steps are compared by cells and points; the result counts from 0 and may be the length of the shorter.

    Example:
        >>> steps = [Step("Z.leader", "A dog.", ((0, column),), 1, column + 1) for column in (0, 1)]
        >>> first_difference(steps, steps[:1]), first_difference(steps, steps)
        (1, None)
    """
    for index, (here, there) in enumerate(zip(one, other, strict=False)):
        if (here.cells, here.points) != (there.cells, there.points):
            return index
    return None if len(one) == len(other) else min(len(one), len(other))
