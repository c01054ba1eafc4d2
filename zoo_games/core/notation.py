"""Position codes: a position as one line of URL-safe text that notices any slip of the pen.

A code is ``zg1.GAME.BODY.CHECK``. The body is one large whole number in base 64, filled by mixed radix: a
value that can be one of n takes log2(n) bits and no more. It holds the number of players, the settings that
differ from their defaults, and the state as the game packs it. The check is the CRC-32 of all before it
and four bits of its length: any one character that is wrong, missing, doubled or swapped is noticed.
"""

from __future__ import annotations

import json
import zlib
from collections.abc import Collection, Iterable
from typing import Any, Final

from zoo_games.core import registry
from zoo_games.core.errors import DocumentError, NotationError, UnknownGame
from zoo_games.core.protocol import Game
from zoo_games.core.strictjson import parse

PREFIX: Final = "zg1"
ALPHABET: Final = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"
MAX_LENGTH: Final = 100_000
"""Longest code in characters."""

MAX_UNPACKED: Final = 1_000_000
"""Greatest size in bytes of a compressed document inside a code."""

_VALUES: Final = {char: value for value, char in enumerate(ALPHABET)}


class Packer:
    """Collects values into one large whole number.

    Example:
        >>> packer = Packer()
        >>> packer.put(2, 3)
        >>> packer.put(5, 10)
        >>> unpacker = Unpacker(packer.number())
        >>> unpacker.get(3), unpacker.get(10)
        (2, 5)
    """

    def __init__(self) -> None:
        self._number = 0
        self._scale = 1

    def put(self, value: int, radix: int) -> None:
        """Add a value that is one of 0 to ``radix - 1``."""
        if not 0 <= value < radix:
            raise ValueError(f"{value} is not one of 0 to {radix - 1}")
        self._number += value * self._scale
        self._scale *= radix

    def put_size(self, value: int) -> None:
        """Add a whole number of at least 0 that is usually small: 4 bits a step."""
        while True:
            more = value >= 8
            self.put(value % 8 + 8 * more, 16)
            if not more:
                return
            value = value // 8 - 1

    def put_bytes(self, data: bytes) -> None:
        """Add bytes and their number."""
        self.put_size(len(data))
        self.put(int.from_bytes(data, "little"), 256 ** len(data))

    def put_some(self, chosen: Collection[str], names: Iterable[str]) -> None:
        """Add which of some names are chosen: one bit if none is."""
        self.put(1 if chosen else 0, 2)
        if chosen:
            for name in names:
                self.put(name in chosen, 2)

    def number(self) -> int:
        """Return the number; a 1 on top marks where it ends."""
        return self._number + self._scale


class Unpacker:
    """Takes values out in the order in which a :class:`Packer` got them."""

    def __init__(self, number: int) -> None:
        self._rest = number

    def get(self, radix: int) -> int:
        """Return the next value, one of 0 to ``radix - 1``.

        Raises:
            NotationError: If there is none.
        """
        if radix < 1 or self._rest < radix:
            raise NotationError("The code ends too early: it was not written by this package.")
        self._rest, value = divmod(self._rest, radix)
        return value

    def get_size(self, most: int) -> int:
        """Return the next whole number of at least 0.

        Raises:
            NotationError: If it is greater than ``most``.
        """
        value, scale = 0, 1
        while True:
            part = self.get(16)
            value += part % 8 * scale
            if part >= 8:
                value += 8 * scale
            scale *= 8
            if value > most:
                raise NotationError(f"The code holds a number greater than {most}.")
            if part < 8:
                return value

    def get_bytes(self, most: int) -> bytes:
        """Return the next bytes, at most so many."""
        size = self.get_size(most)
        return self.get(256**size).to_bytes(size, "little")

    def get_some(self, names: Iterable[str]) -> frozenset[str]:
        """Return which of some names :meth:`Packer.put_some` was told of."""
        return frozenset(name for name in names if self.get(2)) if self.get(2) else frozenset()

    def finish(self) -> None:
        """Check that nothing is left.

        Raises:
            NotationError: If something is.
        """
        if self._rest != 1:
            raise NotationError("The code holds more than one position.")


# --- documents inside a code ------------------------------------------------------------------------


def pack_document(data: Any, packer: Packer) -> None:
    """Put a JSON value into a code, compressed."""
    text = json.dumps(data, ensure_ascii=False, allow_nan=False, separators=(",", ":"))
    packer.put_bytes(zlib.compress(text.encode("utf-8"), 9))


def unpack_document(packer: Unpacker) -> Any:
    """Return the JSON value that :func:`pack_document` put there.

    Raises:
        NotationError: If there is none, or it is too large.
        DocumentError: If it is no strict JSON.
    """
    engine = zlib.decompressobj()
    try:
        text = engine.decompress(packer.get_bytes(MAX_LENGTH), MAX_UNPACKED)
    except zlib.error:
        raise NotationError("The inside of the code is damaged.") from None
    if engine.unconsumed_tail or not engine.eof:
        raise NotationError("The inside of the code is too large or not complete.")
    return parse(text)


# --- codes ------------------------------------------------------------------------------------------


def encode(game: Game[Any, Any], state: Any) -> str:
    """Return the position code of a state; it carries rules, not names.

    Example:
        >>> from zoo_games.testing.race import Race, RaceState
        >>> decode(encode(Race(), RaceState((3, 4))), Race()).at
        (3, 4)
    """
    least, most = game.spec.players
    packer = Packer()
    packer.put(game.players(state) - least, most - least + 1)
    rules = game.settings_of(state).changed()
    packer.put(1 if rules else 0, 2)
    if rules:
        pack_document(rules, packer)
    game.pack(state, packer)
    head = f"{PREFIX}.{game.spec.name}.{_digits(packer.number())}"
    return f"{head}.{check_of(head)}"


def decode(code: str, game: Game[Any, Any] | None = None) -> Any:
    """Return the state of a position code; white space around it does not matter.

    Args:
        code: The code.
        game: The game it must be of; None takes any registered game.

    Raises:
        NotationError: If the code is damaged, or of no known game or another one.
    """
    return decode_with_game(code, game)[1]


def decode_with_game(code: str, game: Game[Any, Any] | None = None) -> tuple[Game[Any, Any], Any]:
    """Return game and state of a position code, as :func:`decode`."""
    name, body = _parts(code)
    if game is not None and game.spec.name != name:
        raise NotationError(f'This is a code of the game "{name}", not of {game.spec.title}.')
    found = _registered(name) if game is None else game
    unpacker = Unpacker(_number(body))
    least, most = found.spec.players
    try:
        players = unpacker.get(most - least + 1) + least
        settings = found.spec.settings.read(_rules(unpacker) if unpacker.get(2) else {})
        state = found.unpack(unpacker, settings, players)
    except DocumentError as error:
        raise NotationError(f"The code holds no position of {found.spec.title}: {error}") from None
    unpacker.finish()
    return found, state


def game_of(code: str) -> Game[Any, Any]:
    """Return the registered game that a position code names.

    Raises:
        NotationError: If the code is damaged or names none.
    """
    return _registered(_parts(code)[0])


def _registered(name: str) -> Game[Any, Any]:
    try:
        return registry.get(name)
    except UnknownGame as error:
        raise NotationError(str(error)) from None


def _rules(unpacker: Unpacker) -> dict[str, Any]:
    rules = unpack_document(unpacker)
    if not isinstance(rules, dict):
        raise NotationError("The settings in the code cannot be read.")
    return rules


def check_of(head: str) -> str:
    """Return the six characters that guard a code.

    A wrong character and two swapped ones change the CRC of any text shorter than its period; a missing
    or doubled one changes the length.
    """
    value = zlib.crc32(head.encode("ascii")) << 4 | len(head) & 15
    return "".join(ALPHABET[value >> shift & 63] for shift in range(30, -1, -6))


def _parts(code: str) -> tuple[str, str]:
    """Return game and body of a code whose check agrees.

    Raises:
        NotationError: If it is none, with what is wrong.
    """
    if not isinstance(code, str):
        raise NotationError(f"A position code is a text, not {type(code).__name__}.")
    text = code.strip()
    if not text:
        raise NotationError("The position code is empty.")
    if len(text) > MAX_LENGTH:
        raise NotationError(f"A position code has at most {MAX_LENGTH:,} characters, not {len(text):,}.")
    for at, char in enumerate(text):
        if char not in _VALUES and char != ".":
            raise NotationError(f'The character "{char}" at place {at + 1} stands in no position code.', at)
    parts = text.split(".")
    if parts[0] != PREFIX:
        raise NotationError(f'A position code begins with "{PREFIX}.", this text with "{text[:4]}".', 0)
    if len(parts) != 4:
        raise NotationError(
            f"A position code has four parts with points between, this text has {len(parts)}."
        )
    if not all(parts):
        empty = ("beginning", "game", "position", "check")[parts.index("")]
        raise NotationError(f"The position code is not complete: the part for the {empty} is empty.")
    head, _, check = text.rpartition(".")
    if check != check_of(head):
        raise NotationError("The position code is damaged: a character is wrong, missing, added or swapped.")
    return parts[1], parts[2]


def _digits(number: int) -> str:
    count = max(1, -(-number.bit_length() // 6))
    bits = f"{number:0{count * 6}b}"
    return "".join(ALPHABET[int(bits[at : at + 6], 2)] for at in range(0, len(bits), 6))


def _number(body: str) -> int:
    return int("".join(f"{_VALUES[char]:06b}" for char in body), 2)
