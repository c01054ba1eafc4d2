"""Boomerang in one line: the body of a position code, and moves as people type them.

A typed move is read whatever its case and spacing; ``move_text`` gives the one canonical form::

    choose water      throw      pass      deal emu:dunes+water
"""

from __future__ import annotations

import re
from typing import Any, Final, NoReturn

from zoo_games.boomerang.components import ANIMALS, CARDS, LANDS, card_of
from zoo_games.boomerang.documents import KEYS, MAX_BOOMERANGS, MAX_CARDS, state_from_json, state_to_json
from zoo_games.boomerang.moves import CHOICES, DEALS, PASS, THROW, Choose, Deal, Move
from zoo_games.boomerang.rules import legal
from zoo_games.boomerang.settings import BoomerangSettings
from zoo_games.boomerang.state import PHASES, State
from zoo_games.core.errors import NotationError, ZooError
from zoo_games.core.notation import Packer, Unpacker

_LIST: Final = tuple(CARDS)
_INDEX: Final = {card: at for at, card in enumerate(_LIST)}
_CHOSEN: Final = (None, *LANDS)


# --- codes ------------------------------------------------------------------------------------------


def pack(state: State, packer: Packer) -> None:
    """Put a state into a position code, missing keys included."""
    packer.put(1 if state.missing else 0, 2)
    if state.missing:
        for key in KEYS:
            packer.put(key in state.missing, 2)
    for key, value in state_to_json(state).items():
        _pack_one(key, value, packer, state.players)


def _pack_one(key: str, value: Any, packer: Packer, players: int) -> None:
    if key == "deck":
        return _pack_deck(value, packer)
    if key in ("boomerangs", "pot"):
        for stock in [value] if key == "pot" else value:
            packer.put_size(stock)
        return None
    if key in ("river", "captured"):
        for cards in [value] if key == "river" else value:
            _pack_cards(cards, packer)
        return None
    if key in ("stack", "hunting"):
        packer.put(len(value), players + 1)
    for number, radix in _numbers(key, value, players):
        packer.put(number, radix)
    return None


def _numbers(key: str, value: Any, players: int) -> list[tuple[int, int]]:
    """Return lands, seats and the phase as numbers, each with how many there could be."""
    if key == "choices":
        return [(_CHOSEN.index(land), len(_CHOSEN)) for land in value]
    if key in ("stack", "hunting"):
        return [(seat, players) for seat in value]
    if key == "phase":
        return [(PHASES.index(value), len(PHASES))]
    return [(0 if value is None else value + 1, players + 1)]


def _pack_deck(deck: list[str], packer: Packer) -> None:
    """Put a deck: for each card whether it is there, or, with doubles, how often."""
    doubles = len(set(deck)) < len(deck)
    packer.put(doubles, 2)
    for card in _LIST:
        count = deck.count(card)
        packer.put(count, MAX_CARDS + 1 if doubles else 2)


def _pack_cards(cards: list[str], packer: Packer) -> None:
    packer.put_size(len(cards))
    for card in cards:
        packer.put(_INDEX[card], len(_LIST))


def unpack(packer: Unpacker, settings: BoomerangSettings, players: int) -> State:
    """Return the state that :func:`pack` put there, judged as a document is.

    Raises:
        NotationError: If the code is too short or holds a number that is too large.
        DocumentError: If what it holds contradicts itself.
    """
    missing = [key for key in KEYS if packer.get(2)] if packer.get(2) else []
    data = {key: _unpack_one(key, packer, players) for key in KEYS if key not in missing}
    return state_from_json(data, settings, players, "state")


def _unpack_one(key: str, packer: Unpacker, players: int) -> Any:
    if key == "deck":
        radix = MAX_CARDS + 1 if packer.get(2) else 2
        return [card for card in _LIST for _ in range(packer.get(radix))]
    if key == "river":
        return _unpack_cards(packer)
    if key == "captured":
        return [_unpack_cards(packer) for _ in range(players)]
    if key == "boomerangs":
        return [packer.get_size(MAX_BOOMERANGS) for _ in range(players)]
    if key == "pot":
        return packer.get_size(MAX_BOOMERANGS)
    if key == "choices":
        return [_CHOSEN[packer.get(len(_CHOSEN))] for _ in range(players)]
    if key in ("stack", "hunting"):
        return [packer.get(players) for _ in range(packer.get(players + 1))]
    if key == "phase":
        return PHASES[packer.get(len(PHASES))]
    number = packer.get(players + 1)
    return number - 1 if number else None


def _unpack_cards(packer: Unpacker) -> list[str]:
    return [_LIST[packer.get(len(_LIST))] for _ in range(packer.get_size(MAX_CARDS))]


# --- moves as text ----------------------------------------------------------------------------------


def move_text(move: Move) -> str:
    """Return a move in its canonical text.

    Example:
        >>> move_text(CHOICES["water"]), move_text(DEALS["emu:dunes+water"])
        ('choose water', 'deal emu:dunes+water')
    """
    if isinstance(move, Choose):
        return f"choose {move.land}"
    return f"deal {move.card}" if isinstance(move, Deal) else move.type


_WORD: Final = re.compile(r"[a-z]+|[^\s,;:+a-z]", re.IGNORECASE)
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
_FILLERS: Final = ("the", "a", "an", "boomerang", "and", "of", "in", "at")
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
        first = self.next("a word such as choose, throw or pass")
        kind = _FIRST.get(first.group().lower())
        if kind is None:
            self.fail(f'"{first.group()[:20]}" begins no move', first.start())
        if not kind:
            self.words.insert(0, first)
        move = self.move(kind or "choose")
        if self.words:
            self.fail(f'"{self.words[0].group()[:20]}" is more than one move', self.words[0].start())
        return move

    def move(self, kind: str) -> Move:
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
            self.fail(f'"{found.group()[:20]}" is not one of {", ".join(names)}', found.start())
        return word

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
            return ' A move is such as "choose water", "throw" or "pass".'
        return f' A move here is such as "{move_text(moves[0])}".' if moves else " The game is over."
