"""Moves as people type them: reading one word by word, and saying where and why it is none."""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from collections.abc import Collection, Sequence
from typing import Any, ClassVar, Final, Generic, TypeVar

from zoo_games.core.errors import NotationError, ZooError
from zoo_games.core.explanation import Cell

S = TypeVar("S")
M = TypeVar("M")

DASHES: Final = dict.fromkeys(map(ord, "\u2010\u2011\u2012\u2013\u2212"), "-")
"""What word processors and telephones make of a hyphen or a minus sign."""


class MoveReader(ABC, Generic[S, M]):
    """Reads one typed move; each game has a reader of its own.

    Args:
        state: The position it is typed in; hints are taken from there.
        text: The text.

    Attributes:
        pattern: What a word is; with groups ``cell``, ``row`` and ``column`` if moves name cells.
        fillers: Words that mean nothing, in small letters.
        wanted: What a move begins with, for the error if there is nothing.
        example: Moves of the game, for the hint where the position has none to offer.
        most: Longest typed move in characters.
        far: Greatest row or column, None for any.

    Raises:
        NotationError: If the text is too long.
    """

    pattern: ClassVar[re.Pattern[str]]
    fillers: ClassVar[Collection[str]]
    wanted: ClassVar[str]
    example: ClassVar[str]
    most: ClassVar[int] = 200
    far: ClassVar[int | None] = None

    def __init__(self, state: S, text: str) -> None:
        self.state = state
        self.end = min(len(text), self.most)
        if len(text) > self.most:
            raise self.fault(f"a move has at most {self.most} characters", self.most)
        typed = text.translate(DASHES)
        self.words = [
            found for found in self.pattern.finditer(typed) if found.group().lower() not in self.fillers
        ]

    @abstractmethod
    def move(self, first: re.Match[str]) -> M:
        """Return the move that begins with a word, taking what follows from ``words``."""

    @abstractmethod
    def legal(self) -> Sequence[M]:
        """Return the legal moves of the position."""

    @abstractmethod
    def text(self, move: M) -> str:
        """Return a move as it is typed."""

    def read(self) -> M:
        """Return the move that the text means; whether it is legal is another question.

        Raises:
            NotationError: If it means no move, with the place of the first fault and what would be right.
        """
        move = self.move(self.next(self.wanted))
        if self.words:
            raise self.not_so(self.words[0], "is more than one move")
        return move

    def next(self, wanted: str) -> re.Match[str]:
        """Return the next word; ``wanted`` says what is missing if there is none."""
        if not self.words:
            raise self.fault(f"the move ends too early; {wanted} is missing", self.end)
        return self.words.pop(0)

    def take(self, words: Collection[str]) -> str:
        """Return the next word in small letters if it is one of some words, else nothing."""
        if self.words and self.words[0].group().lower() in words:
            return self.words.pop(0).group().lower()
        return ""

    def cell(self) -> Cell:
        """Return the cell that comes next."""
        found = self.next("a cell such as 0,1")
        if not found["cell"]:
            raise self.not_so(found, "is no cell; a cell is row,column such as 0,1")
        row, column = (int(found[name]) for name in ("row", "column"))
        if self.far is not None and max(abs(row), abs(column)) > self.far:
            reason = f"{row},{column} is no cell; rows and columns go from -{self.far} to {self.far}"
            raise self.fault(reason, found.start())
        return row, column

    def not_so(self, found: re.Match[str], reason: str) -> NotationError:
        """Return the error for a word, which is quoted before the reason."""
        return self.fault(f'"{found.group().strip()[:20]}" {reason}', found.start())

    def fault(self, reason: str, at: int) -> NotationError:
        """Return the error for a fault, with a hint of what may be typed here."""
        return NotationError(f"{reason[0].upper()}{reason[1:]}. {self.hint()}", at)

    def hint(self) -> str:
        """Return what may be typed in the position."""
        try:
            moves: Any = self.legal()
        except ZooError:
            return f"A move is such as {self.example}."
        return f'A move here is such as "{self.text(moves[0])}".' if moves else "The game is over."
