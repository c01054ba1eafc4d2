"""JSON read strictly: what the format does not allow is refused with its line and column.

``json`` of the standard library takes NaN, doubled keys, floats, numbers of any length and nesting down to
its own crash. Here size, depth and encoding are judged first; a number or an object that no document may
hold becomes an :class:`Oddity`, which every shape refuses, so that the error names its place.
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from typing import Any, Final, NoReturn

from zoo_games.core.errors import DocumentError

MAX_BYTES: Final = 4_000_000
"""Greatest size of one document; a record of a long game has about 20,000 bytes."""

MAX_DEPTH: Final = 100
"""Deepest nesting of lists and objects; a record needs 5, a what-if tree 2 more a branch."""

MAX_DIGITS: Final = 19
"""Longest whole number, as many digits as 64 bits can need."""

_BOM: Final = b"\xef\xbb\xbf"
_TEXT = re.compile(r'"[^"\\]*(?:\\.[^"\\]*)*"?', re.DOTALL)
_NO_BRACKETS: Final = bytes(code for code in range(256) if code not in b"[{]}")
_TEXT_OR_BRACKET = re.compile(r'"[^"\\]*(?:\\.[^"\\]*)*"?|[\[{\]}]', re.DOTALL)

_REASONS: Final = {
    "Expecting value": "a value is expected here",
    "Expecting property name enclosed in double quotes": "a key in double quotes is expected here",
    "Expecting ':' delimiter": "a colon is expected here",
    "Expecting ',' delimiter": "a comma or a closing bracket is expected here",
    "Extra data": "the document is complete here, but more follows",
    "Invalid control character at": "a text may not hold a bare control character",
    "Invalid \\escape": "this backslash escape does not exist",
    "Invalid \\uXXXX escape": "this \\u escape is not complete",
    "Unterminated string starting at": "this text has no closing quote",
    "Illegal trailing comma before end of object": "a comma may not stand before a closing bracket",
    "Illegal trailing comma before end of array": "a comma may not stand before a closing bracket",
}


class Oddity:
    """Something that JSON text can hold and no document may; no shape takes it.

    Attributes:
        what: It in words, such as ``"NaN"`` or ``"a number of 5000 digits"``.
    """

    __slots__ = ("what",)

    def __init__(self, what: str) -> None:
        self.what = what

    def __repr__(self) -> str:
        return self.what


def parse(source: bytes | str) -> Any:
    """Return what a JSON text holds: dicts, lists, strs, ints, bools, None and :class:`Oddity`.

    Args:
        source: The text, or its UTF-8 bytes.

    Raises:
        DocumentError: If it is no JSON text, too large or too deep; the place is a line and a column.

    Example:
        >>> parse(b'{"at": [0, 1]}')
        {'at': [0, 1]}
        >>> parse('{"at": [0, 1')
        Traceback (most recent call last):
            ...
        zoo_games.core.errors.DocumentError: line 1, column 13: the text ends in the middle of the document
    """
    text = _text(source)
    _check_depth(text)
    try:
        return json.loads(
            text,
            parse_int=_whole,
            parse_float=lambda digits: Oddity(f"the number {digits[:20]}"),
            parse_constant=Oddity,
            object_pairs_hook=_object,
        )
    except json.JSONDecodeError as error:
        raise _fault(text, error) from None
    except RecursionError:
        raise DocumentError("", f"lists and objects are nested too deep; at most {MAX_DEPTH}") from None


def plain(value: Any, place: str = "", depth: int = 0) -> Any:
    """Return a Python value as :func:`parse` would have given it, tuples as lists.

    Raises:
        DocumentError: If it is nested too deep (a value that holds itself is).
    """
    if depth > MAX_DEPTH:
        raise DocumentError(place, f"is nested too deep; at most {MAX_DEPTH} lists and objects in each other")
    if isinstance(value, Mapping):
        if not all(isinstance(key, str) for key in value):
            return Oddity("an object with a key that is no text")
        return {str(key): plain(part, f"{place}.{key}", depth + 1) for key, part in value.items()}
    if isinstance(value, list | tuple):
        return [plain(part, f"{place}[{index}]", depth + 1) for index, part in enumerate(value)]
    if value is None or isinstance(value, bool | str):
        return value
    if isinstance(value, int):
        return int(value) if abs(value) < 10**MAX_DIGITS else Oddity("a number too large")
    return Oddity(f"the number {value}" if isinstance(value, float) else f"a Python {type(value).__name__}")


def _text(source: bytes | str) -> str:
    if len(source) > MAX_BYTES:
        raise DocumentError("", f"a document may have at most {MAX_BYTES:,} bytes, not {len(source):,}")
    if isinstance(source, bytes):
        if source.startswith((b"\xff\xfe", b"\xfe\xff")):
            reason = (
                "a document must be UTF-8 text, this is UTF-16, as > writes in PowerShell; save it as UTF-8"
            )
            raise DocumentError("byte 0", reason)
        if source.startswith(_BOM):
            raise DocumentError("line 1, column 1", "a document may not begin with a byte-order mark")
        try:
            source = source.decode("utf-8")
        except UnicodeDecodeError as error:
            raise DocumentError(
                f"byte {error.start}", "a document must be UTF-8 text, this byte is not"
            ) from None
    if source.startswith("\ufeff"):
        raise DocumentError("line 1, column 1", "a document may not begin with a byte-order mark")
    if not source.strip():
        raise DocumentError("", "the document is empty")
    return source


def _check_depth(text: str) -> None:
    """Refuse deep nesting before the parser, which calls itself, meets it; texts are skipped."""
    if text.count("[") + text.count("{") <= MAX_DEPTH or _is_flat(text):
        return
    depth = 0
    for found in _TEXT_OR_BRACKET.finditer(text):
        mark = found.group()
        if mark in "[{":
            depth += 1
            if depth > MAX_DEPTH:
                raise DocumentError(
                    _line_and_column(text, found.start()),
                    f"lists and objects are nested too deep; at most {MAX_DEPTH}",
                )
        elif mark in "]}":
            depth -= 1


def _is_flat(text: str) -> bool:
    """Return True only if nesting stays within the limit: pairs of brackets vanish, innermost first.

    A pass takes two levels away at most; False means no more than that the answer is not known.
    """
    outside = _TEXT.sub("", text) if '"' in text else text
    brackets = outside.encode("utf-8", "surrogatepass").translate(None, _NO_BRACKETS)
    for depth in range(0, MAX_DEPTH, 2):
        fewer = brackets.replace(b"[]", b"").replace(b"{}", b"")
        if len(fewer) == len(brackets):
            # What is left closes nothing; its own openings nest at most as deep as there are of them.
            return depth + len(brackets) <= MAX_DEPTH
        brackets = fewer
    return not brackets


def _whole(digits: str) -> int | Oddity:
    return int(digits) if len(digits) <= MAX_DIGITS else Oddity(f"a number of {len(digits):,} digits")


def _object(pairs: list[tuple[str, Any]]) -> dict[str, Any] | Oddity:
    made = dict(pairs)
    if len(made) == len(pairs):
        return made
    seen: set[str] = set()
    for key, _ in pairs:
        if key in seen:
            return Oddity(f'an object with the key "{key[:20]}" twice')
        seen.add(key)
    raise AssertionError("unreachable: a shorter dict has a doubled key")


def _fault(text: str, error: json.JSONDecodeError) -> NoReturn:
    reason = _REASONS.get(error.msg, error.msg[:1].lower() + error.msg[1:])
    at = error.pos
    if at >= len(text.rstrip()) or error.msg.startswith("Unterminated string"):
        at, reason = len(text), "the text ends in the middle of the document"
    raise DocumentError(_line_and_column(text, at), reason)


def _line_and_column(text: str, at: int) -> str:
    return f"line {text.count(chr(10), 0, at) + 1}, column {at - text.rfind(chr(10), 0, at)}"
