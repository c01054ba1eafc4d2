"""What commands read and write."""

from __future__ import annotations

import json
import os
import sys
import tempfile
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from zoo_games.core.errors import SettingError, ZooError

STANDARD = "-"
"""Standard input, or standard output where something is written."""


@dataclass(frozen=True, slots=True)
class Piece:
    """One document as it was given.

    Attributes:
        content: Its bytes.
        place: File and, if it is one of several lines, line: ``"games.jsonl, line 3"``.
    """

    content: bytes
    place: str


def content(path: str) -> bytes:
    """Return the bytes of a file, or of standard input for ``-``.

    Raises:
        ZooError: If it cannot be read.
    """
    if path == STANDARD:
        return sys.stdin.buffer.read()
    try:
        return Path(path).read_bytes()
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        raise ZooError(f"{path} cannot be read: {reason}.") from None


def called(path: str) -> str:
    """Return how a message calls a file."""
    return "standard input" if path == STANDARD else path


def pieces(paths: Sequence[str]) -> Iterator[Piece]:
    """Yield the documents of several files: one a file, or one a line where each line is an object.

    Raises:
        ZooError: If a file cannot be read.
        SettingError: If standard input is named twice.
    """
    once(paths)
    for path in paths:
        whole = content(path)
        lines = whole.split(b"\n")
        filled = [(number, line) for number, line in enumerate(lines, start=1) if line.strip()]
        if path.endswith(".jsonl") or (len(filled) > 1 and _is_object(filled[0][1]) and _opens(filled[1][1])):
            for number, line in filled:
                yield Piece(line, f"{called(path)}, line {number}")
        else:
            yield Piece(whole, called(path))


def _is_object(line: bytes) -> bool:
    return _opens(line) and line.rstrip().endswith(b"}")


def _opens(line: bytes) -> bool:
    return line.lstrip().startswith(b"{")


def once(paths: Sequence[str]) -> None:
    """Raise :class:`SettingError` if standard input is named more than once."""
    if list(paths).count(STANDARD) > 1:
        raise SettingError("Standard input can be read only once; give a file for the rest.")


def write(path: str, data: bytes) -> None:
    """Write a file whole or not at all: beside it first, then in its place.

    Raises:
        ZooError: If it cannot be written.
    """
    if path == STANDARD:
        sys.stdout.buffer.write(data)
        return
    target = Path(path)
    scratch = ""
    try:
        if target.exists() and not target.is_file():  # a device or a pipe has no place to take
            target.write_bytes(data)
            return
        handle, scratch = tempfile.mkstemp(prefix=f".{target.name}.", dir=target.parent)
        with os.fdopen(handle, "wb") as file:
            file.write(data)
        Path(scratch).chmod(target.stat().st_mode & 0o777 if target.exists() else 0o666 & ~_umask())
        Path(scratch).replace(target)
    except (OSError, ValueError) as error:
        if scratch:
            Path(scratch).unlink(missing_ok=True)
        reason = getattr(error, "strerror", None) or str(error)
        raise ZooError(f"{path} cannot be written: {reason}.") from None


def _umask() -> int:
    mask = os.umask(0)
    os.umask(mask)
    return mask


def show(value: Any) -> None:
    """Print a value as one line of JSON."""
    print(json.dumps(value, ensure_ascii=True, allow_nan=False, separators=(", ", ": ")))


def say(text: str) -> None:
    """Print text for people, on any terminal."""
    encoding = sys.stdout.encoding or "utf-8"
    print(text.encode(encoding, "replace").decode(encoding))
