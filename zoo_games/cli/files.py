"""What commands read and write."""

from __future__ import annotations

import json
import os
import sys
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from itertools import islice
from pathlib import Path
from typing import IO, Any

from zoo_games.core.errors import SettingError, ZooError, did_you_mean
from zoo_games.core.strictjson import MAX_BYTES

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


class Unread(ZooError):
    """A file cannot be read; the sentence names it."""


@contextmanager
def opened(path: str) -> Iterator[IO[bytes]]:
    """Open a file, or standard input for ``-``.

    Raises:
        Unread: If it cannot be opened or read.
    """
    try:
        if path == STANDARD:
            if sys.stdin is None:
                raise Unread("Standard input is closed.")
            yield sys.stdin.buffer
        else:
            with Path(path).open("rb") as file:
                yield file
    except BrokenPipeError:
        raise
    except FileNotFoundError:
        raise Unread(f"There is no file {path}{_nearest(path)}") from None
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        raise Unread(f"{path} cannot be read: {reason}.") from None


def _nearest(path: str) -> str:
    """Return the end of a sentence about a file that is not there."""
    folder = Path(path).parent
    names = [entry.name for entry in islice(folder.iterdir(), 1_000)] if folder.is_dir() else []
    hint = did_you_mean(Path(path).name, names)
    return hint if hint != "." else "; give the path of a file, or - for standard input."


def content(path: str) -> bytes:
    """Return the bytes of a file, or of standard input for ``-``; no more than a document may have.

    Raises:
        Unread: If it cannot be read.
        ZooError: If it is longer.
    """
    with opened(path) as file:
        return _limited(file.read(MAX_BYTES + 1))


def _limited(read: bytes) -> bytes:
    """Return what was read if it is no longer than a document may be; no more is read then."""
    if len(read) > MAX_BYTES:
        raise ZooError(f"a document may have at most {MAX_BYTES:,} bytes.")
    return read


@contextmanager
def placed(place: str) -> Iterator[None]:
    """Put the place of a document before whatever is wrong with it."""
    try:
        yield
    except Unread:  # names its file
        raise
    except ZooError as error:
        raise ZooError(f"{place}: {error}") from None


def is_meant(word: str) -> bool:
    """Return whether a word that may be a path or a typed move is a path.

    Example:
        >>> is_meant("moves/first.json"), is_meant("leader at 0,0")
        (True, False)
    """
    path = Path(word)
    if word == STANDARD or path.suffix == ".json" or len(path.parts) > 1:
        return True
    try:
        return path.exists()
    except OSError:  # too long for a name
        return False


def called(path: str) -> str:
    """Return how a message calls a file."""
    return "standard input" if path == STANDARD else path


def pieces(path: str) -> Iterator[Piece]:
    """Yield the documents of a file: one, or one a line where each line is an object.

    A file is read line by line, so that one without an end is answered, or refused, as it comes.

    Raises:
        ZooError: If the file cannot be read, or a document is too long.
    """
    with placed(called(path)), opened(path) as file:
        yield from _pieces(path, file)


def _pieces(path: str, file: IO[bytes]) -> Iterator[Piece]:
    head = b""
    filled: list[tuple[int, bytes]] = []
    number = 0
    while len(filled) < 2 and (line := file.readline(MAX_BYTES + 1)):
        head, number = _limited(head + line), number + 1
        if line.strip():
            filled.append((number, line))
    several = len(filled) > 1 and _is_object(filled[0][1]) and _opens(filled[1][1])
    if not several and not path.endswith(".jsonl"):
        yield Piece(_limited(head + file.read(MAX_BYTES + 1 - len(head))), called(path))
        return
    for number, line in filled:
        yield Piece(line, f"{called(path)}, line {number}")
    while line := _limited(file.readline(MAX_BYTES + 1)):
        number += 1
        if line.strip():
            yield Piece(line, f"{called(path)}, line {number}")


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
