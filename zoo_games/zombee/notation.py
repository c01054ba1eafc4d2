"""Moves of ZomBee as people type them.

A typed move is read whatever its case and spacing; ``move_text`` gives the one canonical form::

    roll all      roll 0,3      stop      flip 4      name 2
    dice bee,honey,zombee,zzz,bee         flower question
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from zoo_games.core.movetext import MoveReader
from zoo_games.zombee.components import BEE, FACES, HONEY, KINDS, QUESTION, ZOMBEE, ZZZ
from zoo_games.zombee.listing import legal
from zoo_games.zombee.moves import Dice, Flip, Flower, Move, Name, Roll, Stop
from zoo_games.zombee.state import State


def move_text(state: State, move: Move) -> str:
    """Return a move in its canonical text; a state tells whether a roll is of all dice.

    Example:
        >>> from zoo_games.core.chance import Stream
        >>> from zoo_games.zombee import ZomBee, ZomBeeSettings
        >>> state = ZomBee().initial(ZomBeeSettings(), 2, Stream(7))
        >>> move_text(state, Roll((0, 1, 2, 3, 4))), move_text(state, Roll((0, 3)))
        ('roll all', 'roll 0,3')
    """
    if isinstance(move, Roll):
        everything = move.dice == tuple(range(state.table.count))
        return "roll all" if everything else f"roll {','.join(map(str, move.dice)) or 'nothing'}"
    if isinstance(move, Flip):
        return f"flip {move.flower}"
    if isinstance(move, Name):
        return f"name {move.seat}"
    if isinstance(move, Dice):
        return f"dice {','.join(map(str, move.faces))}"
    return f"flower {move.kind}" if isinstance(move, Flower) else "stop"


_FACE_WORDS: Final = {face: face for face in FACES} | {
    "bees": BEE,
    "drop": HONEY,
    "drops": HONEY,
    "zombees": ZOMBEE,
    "z": ZZZ,
    "zz": ZZZ,
}
_KIND_WORDS: Final = {kind: kind for kind in KINDS} | {"?": QUESTION, "mark": QUESTION}
_FIRST: Final = {
    "roll": "roll",
    "reroll": "roll",
    "stop": "stop",
    "end": "stop",
    "flip": "flip",
    "turn": "flip",
    "name": "name",
    "choose": "name",
    "dice": "dice",
    "fall": "dice",
    "flower": "flower",
    "show": "flower",
}


def parse_move(state: State, text: str) -> Move:
    """Return the move that a typed text means.

    Raises:
        NotationError: If it means no move, with the place of the first fault and what would be right.
    """
    return _Reader(state, text).read()


class _Reader(MoveReader[State, Move]):
    """Reads one typed move, word by word."""

    pattern = re.compile(r"[0-9]+|[a-z?]+|[^\s,;0-9a-z?]", re.IGNORECASE)
    fillers = ("die", "the", "and", "again", "seat", "player", "over", "a")
    wanted = "a word such as roll, stop, flip or name"
    example = '"roll 0,3", "stop", "flip 4" or "name 2"'
    most = 400

    def move(self, first: re.Match[str]) -> Move:
        kind = _FIRST.get(first.group().lower())
        if kind is None:
            raise self.not_so(first, "begins no move")
        return self.of_kind(kind)

    def legal(self) -> Sequence[Move]:
        return legal(self.state)

    def text(self, move: Move) -> str:
        return move_text(self.state, move)

    def of_kind(self, kind: str) -> Move:
        noun = {"roll": "dice", "flip": "flower"}.get(kind)
        if self.words and self.words[0].group().lower() == noun:
            self.words.pop(0)
        if kind == "roll":
            return Roll(self.dice())
        if kind == "stop":
            return Stop()
        if kind == "flip":
            return Flip(self.number("the number of a flower"))
        if kind == "name":
            return Name(self.number("the number of a seat"))
        if kind == "flower":
            return Flower(self.one_of(_KIND_WORDS, KINDS))
        return Dice(tuple(self.one_of(_FACE_WORDS, FACES) for _ in range(self.state.table.count)))

    def dice(self) -> tuple[int, ...]:
        if self.words and self.words[0].group().lower() in ("all", "nothing"):
            return tuple(range(self.state.table.count)) if self.words.pop(0).group().lower() == "all" else ()
        found = [self.number("the number of a die, or all")]
        while self.words:
            found.append(self.number("the number of a die"))
        return tuple(found)

    def number(self, wanted: str) -> int:
        found = self.next(wanted)
        if not found.group().isdecimal() or len(found.group()) > 4:
            raise self.not_so(found, f"is not {wanted}")
        return int(found.group())

    def one_of(self, known: dict[str, str], names: tuple[str, ...]) -> str:
        found = self.next(f"one of {', '.join(names)}")
        word = found.group().lower()
        if word not in known:
            raise self.not_so(found, f"is not one of {', '.join(names)}")
        return known[word]
