"""ZomBee in one line: the body of a position code, and moves as people type them.

A typed move is read whatever its case and spacing; ``move_text`` gives the one canonical form::

    roll all      roll 0,3      stop      flip 4      name 2
    dice bee,honey,zombee,zzz,bee         flower question
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any, Final, NoReturn

from zoo_games.core.errors import NotationError, ZooError
from zoo_games.core.notation import Packer, Unpacker
from zoo_games.zombee.components import BEE, FACES, HONEY, KINDS, QUESTION, ZOMBEE, ZZZ
from zoo_games.zombee.documents import KEYS, state_from_json, state_to_json
from zoo_games.zombee.listing import legal
from zoo_games.zombee.moves import Dice, Flip, Flower, Move, Name, Roll, Stop
from zoo_games.zombee.settings import ZomBeeSettings
from zoo_games.zombee.state import GREEN, PHASES, YELLOW, State, Table

_STEPS: Final = (None, GREEN, YELLOW)
_FLOWERS: Final = (None, *KINDS)
_LYING: Final = (None, *FACES)
_DRAWS: Final = 10
"""Radix of drops and wins."""


# --- codes ------------------------------------------------------------------------------------------


def pack(state: State, packer: Packer) -> None:
    """Put a state into a position code, missing keys included."""
    packer.put(1 if state.missing else 0, 2)
    if state.missing:
        for key in KEYS:
            packer.put(key in state.missing, 2)
    for key, value in state_to_json(state).items():
        if key == "due":
            packer.put_size(len(value))
        for number, radix in _numbers(key, value, state.table):
            packer.put(number, radix)


def _numbers(key: str, value: Any, table: Table) -> Iterator[tuple[int, int]]:
    """Yield a value of a document as numbers, each with how many there could be."""
    words = {"flowers": _FLOWERS, "dice": _LYING}.get(key)
    if words is not None:
        yield from ((words.index(word), len(words)) for word in value)
    elif key in ("honey", "wins"):
        yield from ((drops, _DRAWS) for drops in value)
    elif key == "last_roll":
        yield from ((die in (value or ()), 2) for die in range(table.count))
    elif key == "due":
        yield from ((seat, table.players) for seat in value)
    elif key in ("turning", "to_move"):
        most = table.flowers if key == "turning" else table.players
        yield (0 if value is None else value + 1), most + 1
    elif key in ("step", "phase"):
        choices: tuple[str | None, ...] = _STEPS if key == "step" else PHASES
        yield choices.index(value), len(choices)
    else:
        yield value, 6 if key == "rolls" else table.players


def unpack(packer: Unpacker, settings: ZomBeeSettings, players: int) -> State:
    """Return the state that :func:`pack` put there, judged as a document is.

    Raises:
        NotationError: If the code is too short or holds a number that is too large.
        DocumentError: If what it holds contradicts itself.
    """
    missing = [key for key in KEYS if packer.get(2)] if packer.get(2) else []
    dice = settings.dice_a + settings.dice_b
    flowers = settings.bees + settings.questions + 1
    data: dict[str, Any] = {}
    for key in KEYS:
        if key in missing:
            continue
        if key in ("honey", "wins"):
            data[key] = [packer.get(_DRAWS) for _ in range(players)]
        elif key == "flowers":
            data[key] = [_FLOWERS[packer.get(len(_FLOWERS))] for _ in range(flowers)]
        elif key == "dice":
            data[key] = [_LYING[packer.get(len(_LYING))] for _ in range(dice)]
        elif key == "last_roll":
            data[key] = [die for die in range(dice) if packer.get(2)] or None
        elif key == "due":
            data[key] = [packer.get(players) for _ in range(packer.get_size(100))]
        else:
            data[key] = _unpack_one(key, packer, flowers, players)
    return state_from_json(data, settings, players, "state")


def _unpack_one(key: str, packer: Unpacker, flowers: int, players: int) -> Any:
    if key == "rolls":
        return packer.get(6)
    if key == "step":
        return _STEPS[packer.get(3)]
    if key == "active":
        return packer.get(players)
    if key == "phase":
        return PHASES[packer.get(len(PHASES))]
    number = packer.get(flowers + 1 if key == "turning" else players + 1)
    return number - 1 if number else None


# --- moves as text ----------------------------------------------------------------------------------


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


_WORD: Final = re.compile(r"[0-9]+|[a-z?]+|[^\s,;0-9a-z?]", re.IGNORECASE)
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
_FILLERS: Final = ("die", "the", "and", "again", "seat", "player", "over", "a")
_MOST: Final = 400


def parse_move(state: State, text: str) -> Move:
    """Return the move that a typed text means.

    Raises:
        NotationError: If it means no move, with the place of the first fault and what would be right.
    """
    return _Reader(state, text).read()


class _Reader:
    """Reads one typed move, word by word."""

    def __init__(self, state: State, text: str) -> None:
        self.state = state
        self.end = min(len(text), _MOST)
        if len(text) > _MOST:
            self.fail(f"a move has at most {_MOST} characters", _MOST)
        self.words = [found for found in _WORD.finditer(text) if found.group().lower() not in _FILLERS]

    def read(self) -> Move:
        first = self.next("a word such as roll, stop, flip or name")
        kind = _FIRST.get(first.group().lower())
        if kind is None:
            self.fail(f'"{first.group()[:20]}" begins no move', first.start())
        move = self.move(kind)
        if self.words:
            self.fail(f'"{self.words[0].group()[:20]}" is more than one move', self.words[0].start())
        return move

    def move(self, kind: str) -> Move:
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
            self.fail(f'"{found.group()[:20]}" is not {wanted}', found.start())
        return int(found.group())

    def one_of(self, known: dict[str, str], names: tuple[str, ...]) -> str:
        found = self.next(f"one of {', '.join(names)}")
        word = found.group().lower()
        if word not in known:
            self.fail(f'"{found.group()[:20]}" is not one of {", ".join(names)}', found.start())
        return known[word]

    def next(self, wanted: str) -> re.Match[str]:
        if not self.words:
            self.fail(f"the move ends too early; {wanted} is missing", self.end)
        return self.words.pop(0)

    def fail(self, reason: str, at: int) -> NoReturn:
        raise NotationError(f"{reason[0].upper()}{reason[1:]}.{self.hint()}", at)

    def hint(self) -> str:
        try:
            moves = legal(self.state)
        except ZooError:
            return ' A move is such as "roll 0,3", "stop", "flip 4" or "name 2".'
        return (
            f' A move here is such as "{move_text(self.state, moves[0])}".' if moves else " The game is over."
        )
