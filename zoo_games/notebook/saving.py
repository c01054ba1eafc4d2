"""Games in files: what is kept by itself after every move, and records that a person saves.

A kept game holds everything, hands and seed included, so it is a file in the working folder and never
part of a notebook's output. It is written beside and put in place at once: a crash leaves the last whole one.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

from zoo_games.core import documents
from zoo_games.core.errors import DocumentError, SettingError
from zoo_games.core.protocol import Game
from zoo_games.core.record import Record, read_record
from zoo_games.core.shapes import AnyObject, Line, OneOf
from zoo_games.core.shapes import Record as RecordShape
from zoo_games.explore.log import result
from zoo_games.play.agents import bots as bots_of
from zoo_games.play.position import Position

if TYPE_CHECKING:
    from zoo_games.notebook.line import GameLine

KIND = "kept"
"""Kind of the document of a game that is kept by itself."""


@dataclass(frozen=True, slots=True)
class Kept:
    """A game that was kept.

    Attributes:
        record: The game so far.
        bots: By seat, the name of a bot.
    """

    record: Record
    bots: Mapping[int, str]

    def __str__(self) -> str:
        game, names = self.record.game, ", ".join(self.record.names)
        last = self.record.states[-1]
        played = sum(entry.by >= 0 for entry in self.record.entries)
        if self.record.result is not None:
            return f"{game.spec.title}, over: {result(game, last, self.record.names)}"
        return f"{game.spec.title} with {names}, after {played} move{'s' * (played != 1)}."


def kept_path(key: str, folder: Path) -> Path:
    """Return the file in which the game of a key is kept.

    Example:
        >>> kept_path("cell 4f-2a board 1", Path("games")).name
        'zoo_kept_cell_4f-2a_board_1.json'
    """
    return folder / f"zoo_kept_{re.sub(r'[^A-Za-z0-9-]+', '_', key).strip('_') or 'game'}.json"


def write_kept(line: GameLine, path: Path) -> str:
    """Keep a game; return the sentence that says where, or why it cannot be kept."""
    named = {str(seat): bot for seat, bot in line.bots.items() if isinstance(bot, str)}
    document = {
        "format": documents.FORMAT,
        "kind": KIND,
        "bots": named,
        "record": line.record().document(),
    }
    beside = path.with_name(f"{path.name}.part")
    try:
        beside.write_bytes(documents.dump(document).encode("utf-8") + b"\n")
        beside.replace(path)
    except OSError as error:
        return f"This game cannot be kept in {path.name}: {error.strerror or error}."
    secret = ", what is hidden included" if line.first.game.spec.hidden and len(line.people) > 1 else ""
    return f"Kept after every move in {path.name}{secret}."


def read_kept(path: Path, game: Game[Any, Any] | None = None) -> Kept | None:
    """Return the game that was kept in a file, None if there is none.

    Args:
        path: The file.
        game: The game it must be of; None takes any registered game.

    Raises:
        DocumentError: If the file is damaged, with the place.
    """
    if not path.exists():
        return None
    document = documents.read(path)
    RecordShape(
        {
            "format": OneOf((documents.FORMAT,)),
            "kind": OneOf((KIND,)),
            "bots": AnyObject(),
            "record": AnyObject(),
        }
    ).check(document, "")
    try:
        record = read_record(documents.read(document["record"]), game)
    except DocumentError as error:
        raise DocumentError(f"record.{error.place}".rstrip("."), error.reason) from None
    if record.seed is None:
        raise DocumentError("record.seed", "must be a whole number, so that the draws can go on")
    return Kept(record, _read_bots(document["bots"], record))


def _read_bots(data: Mapping[str, Any], record: Record) -> dict[int, str]:
    known = tuple(bots_of(record.game))
    found = {}
    for seat, name in data.items():
        OneOf(tuple(str(number) for number in range(len(record.names)))).check(seat, "bots")
        Line(1, 40).check(name, f"bots.{seat}")
        OneOf(known).check(name, f"bots.{seat}")
        found[int(seat)] = name
    return found


def keeper(path: Path) -> Callable[[GameLine], str]:
    """Return what keeps a game in a file after every change."""
    return lambda line: write_kept(line, path)


def save_record(line: GameLine, folder: Path) -> Path:
    """Write the record of a game under a new name and return its path.

    Raises:
        SettingError: If the folder cannot be written to.
    """
    stem = re.sub(r"\W+", "_", "_".join([line.first.game.spec.name, *line.first.names])).strip("_")[:80]
    content = documents.dump(line.record().document()).encode("utf-8") + b"\n"
    number = 1
    while True:
        path = folder / f"{stem}_{number}.json"
        try:
            with path.open("xb") as file:
                file.write(content)
        except FileExistsError:
            number += 1
        except OSError as error:
            raise SettingError(f"{path.name} cannot be written: {error.strerror or error}.") from None
        else:
            return path


def begin_of(kept: Kept) -> Position:
    """Return the position that a kept game began with."""
    record = kept.record
    return Position(record.game, record.initial, record.names)
