"""A question about a position: what is asked, and how the rules answer it.

Answers are computed when they are needed, never stored.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from fractions import Fraction
from typing import Any, Final, Literal

from zoo_games.core.errors import SettingError, printable
from zoo_games.core.explanation import Cell, Step
from zoo_games.render.scene import Scene
from zoo_games.teach.chances import read_chance, told_chance

Kind = Literal["number", "yes-no", "order", "cells", "chance"]
Answer = int | bool | tuple[str, ...] | frozenset[Cell] | Fraction
"""A number, a yes or no, letters in order, a set of cells, or a chance, by the kind of the question."""

LARGEST: Final = 9_999
"""Greatest number that may be answered."""

HOW: Final[dict[Kind, str]] = {
    "number": "a whole number such as 8",
    "yes-no": '"yes" or "no"',
    "order": 'the letters in order, such as "BAC"',
    "cells": 'cells of the board such as "0,0 0,1", or "none"',
    "chance": 'a chance such as "3/8" or "37.5 %"',
}
"""What an answer looks like, by kind of question."""


@dataclass(frozen=True, slots=True)
class WrongWay:
    """A wrong idea and what it leads to here.

    Attributes:
        id: Id of the idea, such as ``"Z-DIAG"``.
        sentence: What to say to somebody who gave its answer.
        answer: Its answer to this question.
        steps: How it counts, if it counts.
    """

    id: str
    sentence: str
    answer: Answer
    steps: tuple[Step, ...] = ()

    @property
    def key(self) -> tuple[str, str]:
        """What names the idea on every board; some ids have two variants with different sentences."""
        return self.id, self.sentence


@dataclass(frozen=True, slots=True)
class Solution:
    """How the rules answer a question.

    Attributes:
        answer: The right answer.
        steps: How it comes about.
        frames: One picture a step.
        wrong: Wrong ideas that lead to another answer.
        whole: One picture of all steps; None where each step needs its own.
    """

    answer: Answer
    steps: tuple[Step, ...]
    frames: tuple[Scene, ...] = ()
    wrong: tuple[WrongWay, ...] = ()
    whole: Scene | None = None

    def led_to(self, answer: Answer) -> tuple[WrongWay, ...]:
        """Return the wrong ideas that lead to an answer."""
        return tuple(way for way in self.wrong if way.answer == answer)


@dataclass(frozen=True, slots=True)
class Question:
    """What is asked.

    Attributes:
        id: Name of the item it was made from.
        text: The question in sentences.
        kind: What an answer looks like.
        rules: Ids of the rules that decide it.
        solve: Works the answer out; called only when it is revealed or checked.
        scene: The picture, which tells no answer.
        above: Whether a page shows the picture further up, so that it is not drawn again there.
        board: The picture as text.
        options: For an order: letter and phrase of each part, as shown.
        cells: For cells: those that can be chosen, with their names.
        seed: Seed of a fresh board; None for the board of the lesson.
        follow_up: Makes a question on which some wrong ideas give different answers.
    """

    id: str
    text: str
    kind: Kind
    rules: tuple[str, ...]
    solve: Callable[[], Solution]
    scene: Scene | None = None
    above: bool = False
    board: str = ""
    options: tuple[tuple[str, str], ...] = ()
    cells: tuple[tuple[Cell, str], ...] = ()
    seed: int | None = None
    follow_up: FollowUp | None = None

    def read(self, value: Any) -> Answer:
        """Return an answer as this question understands it.

        Raises:
            SettingError: If it is none, with what would be one.
        """
        answer = self._chance(value) if self.kind == "chance" else _READERS[self.kind](value)
        if answer is None or not self._can_be(answer):
            shown = printable(repr(value), 60)
            raise SettingError(f"The answer to this question is {HOW[self.kind]}, not {shown}.")
        return answer

    def _can_be(self, answer: Answer) -> bool:
        """Return whether an order has every letter once, and cells are cells that can be chosen."""
        if isinstance(answer, tuple):
            return sorted(answer) == sorted(letter for letter, _ in self.options)
        return not isinstance(answer, frozenset) or answer <= {at for at, _ in self.cells}

    def _chance(self, value: Any) -> Answer | None:
        """Return a chance; a rounded one as the right answer, or a wrong idea's, that it rounds to."""
        solution = self.solve()
        ideas = (solution.answer, *(way.answer for way in solution.wrong))
        return read_chance(value, [idea for idea in ideas if isinstance(idea, Fraction)])


FollowUp = Callable[[tuple[WrongWay, ...]], Question]
"""Makes a question on which some wrong ideas give different answers."""


def _number(value: Any) -> Answer | None:
    if isinstance(value, str) and value.strip().isascii() and value.strip().isdigit():
        value = int(value.strip()[:5])
    return value if type(value) is int and 0 <= value <= LARGEST else None


def _yes_no(value: Any) -> Answer | None:
    if isinstance(value, bool):
        return value
    return {"yes": True, "no": False}.get(value.strip().lower()) if isinstance(value, str) else None


def _order(value: Any) -> Answer | None:
    if isinstance(value, str):
        return tuple(letter.upper() for letter in value if letter.isalnum())
    if isinstance(value, Iterable):
        letters = tuple(value)
        return letters if all(isinstance(letter, str) for letter in letters) else None
    return None


def _cells(value: Any) -> Answer | None:
    if isinstance(value, str):
        words = value.replace(";", " ").split()
        if not words:
            return None
        value = [] if words == ["none"] else [part.split(",") for part in words]
    try:
        pairs = [(int(row), int(column)) for row, column in value]
    except (TypeError, ValueError):
        return None
    return frozenset(pairs)


_READERS: Final[dict[Kind, Callable[[Any], Answer | None]]] = {
    "number": _number,
    "yes-no": _yes_no,
    "order": _order,
    "cells": _cells,
}


def told(answer: Answer) -> str:
    """Return an answer as it is said.

    Example:
        >>> told(8), told(True), told(("B", "A")), told(frozenset({(0, 1), (0, 0)}))
        ('8', 'yes', 'B A', '0,0 0,1')
    """
    if isinstance(answer, Fraction):
        return told_chance(answer)
    if isinstance(answer, bool):
        return "yes" if answer else "no"
    if isinstance(answer, int):
        return str(answer)
    if isinstance(answer, tuple):
        return " ".join(answer)
    return " ".join(f"{row},{column}" for row, column in sorted(answer)) or "none"
