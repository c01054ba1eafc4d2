"""What an item is: a question that can be asked, on the board of a lesson or on a fresh one."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from zoo_games.teach.question import Question


@dataclass(frozen=True, slots=True)
class Item:
    """A question that can be asked, on the board of the lesson or on a fresh one.

    Attributes:
        id: Its name.
        goal: What it asks for, in a few words.
        make: Makes the question; with a seed on a fresh, equally hard board.
        fresh: Whether there are fresh boards.
        board: Makes the position of the lesson's board; None where there is no board.
    """

    id: str
    goal: str
    make: Callable[[int | None], Question]
    fresh: bool = False
    board: Callable[[], Any] | None = None
