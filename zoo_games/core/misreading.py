"""Wrong ideas that people have about a game, each with the answer that it leads to."""

from __future__ import annotations

from collections.abc import Callable
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
