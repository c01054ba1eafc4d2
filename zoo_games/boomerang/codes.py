"""Boomerang in one line: the body of a position code."""

from __future__ import annotations

from typing import Any, Final

from zoo_games.boomerang.components import CARDS, LANDS
from zoo_games.boomerang.documents import KEYS, MAX_BOOMERANGS, MAX_CARDS, state_from_json, state_to_json
from zoo_games.boomerang.settings import BoomerangSettings
from zoo_games.boomerang.state import PHASES, State
from zoo_games.core.notation import Packer, Unpacker

_LIST: Final = tuple(CARDS)
_INDEX: Final = {card: at for at, card in enumerate(_LIST)}
_CHOSEN: Final = (None, *LANDS)


def pack(state: State, packer: Packer) -> None:
    """Put a state into a position code, missing keys included."""
    packer.put_some(state.missing, KEYS)
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
    missing = packer.get_some(KEYS)
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
