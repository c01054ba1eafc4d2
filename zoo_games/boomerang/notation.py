"""Moves of Boomerang as people type them.

A typed move is read whatever its case and spacing; ``move_text`` gives the one canonical form::

    choose water      throw      pass      deal emu:dunes+water
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from zoo_games.boomerang.components import ANIMALS, LANDS, card_of
from zoo_games.boomerang.moves import CHOICES, DEALS, PASS, THROW, Choose, Deal, Move
from zoo_games.boomerang.rules import legal
from zoo_games.boomerang.state import State
from zoo_games.core.movetext import MoveReader


def move_text(move: Move) -> str:
    """Return a move in its canonical text.

    Example:
        >>> move_text(CHOICES["water"]), move_text(DEALS["emu:dunes+water"])
        ('choose water', 'deal emu:dunes+water')
    """
    if isinstance(move, Choose):
        return f"choose {move.land}"
    return f"deal {move.card}" if isinstance(move, Deal) else move.type


_FIRST: Final = {
    "choose": "choose",
    "hunt": "choose",
    "land": "choose",
    "throw": "throw",
    "bid": "throw",
    "pass": "pass",
    "leave": "pass",
    "deal": "deal",
    "card": "deal",
} | dict.fromkeys(LANDS, "")


def parse_move(state: State, text: str) -> Move:
    """Return the move that a typed text means.

    Raises:
        NotationError: If it means no move, with the place of the first fault and what would be right.
    """
    return _Reader(state, text).read()


class _Reader(MoveReader[State, Move]):
    """Reads one typed move, word by word."""

    pattern = re.compile(r"[a-z]+|[^\s,;:+a-z]", re.IGNORECASE)
    fillers = ("the", "a", "an", "boomerang", "and", "of", "in", "at")
    wanted = "a word such as choose, throw or pass"
    example = '"choose water", "throw" or "pass"'
    most = 400

    def move(self, first: re.Match[str]) -> Move:
        kind = _FIRST.get(first.group().lower())
        if kind is None:
            raise self.not_so(first, "begins no move")
        if not kind:
            self.words.insert(0, first)
        return self.of_kind(kind or "choose")

    def legal(self) -> Sequence[Move]:
        return legal(self.state)

    def text(self, move: Move) -> str:
        return move_text(move)

    def of_kind(self, kind: str) -> Move:
        if kind == "throw":
            return THROW
        if kind == "pass":
            return PASS
        if kind == "choose":
            return CHOICES[self.one_of(LANDS)]
        animal = self.one_of(ANIMALS)
        one = self.one_of(LANDS)
        return DEALS[card_of(animal, one, self.one_of(tuple(land for land in LANDS if land != one)))]

    def one_of(self, names: tuple[str, ...]) -> str:
        found = self.next(f"one of {', '.join(names)}")
        word = found.group().lower()
        if word not in names:
            raise self.not_so(found, f"is not one of {', '.join(names)}")
        return word
