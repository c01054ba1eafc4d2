"""ZomBee in one line: the body of a position code."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from zoo_games.core.notation import Packer, Unpacker
from zoo_games.zombee.components import FACES, KINDS
from zoo_games.zombee.documents import KEYS, state_from_json, state_to_json
from zoo_games.zombee.settings import ZomBeeSettings
from zoo_games.zombee.state import GREEN, PHASES, YELLOW, State, Table

_STEPS: Final = (None, GREEN, YELLOW)
_FLOWERS: Final = (None, *KINDS)
_LYING: Final = (None, *FACES)
_DRAWS: Final = 10
"""Radix of drops and wins."""


def pack(state: State, packer: Packer) -> None:
    """Put a state into a position code, missing keys included."""
    packer.put_some(state.missing, KEYS)
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
    missing = packer.get_some(KEYS)
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
