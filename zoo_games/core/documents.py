"""Documents: positions, records and what-if trees as JSON, the public contract.

Reading is strict and always the same way: the text is JSON without oddities (``strictjson``), the head and
the keys have their shapes (``shapes``), the settings are in range, and the game judges the state. The first
fault is a :class:`~zoo_games.core.errors.DocumentError` with its place and one reason.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from zoo_games.core import registry
from zoo_games.core.errors import DocumentError, SettingError, UnknownGame, ZooError
from zoo_games.core.forms import COMPONENTS_ID, FORMAT, KINDS, NAME, document_shape, schema
from zoo_games.core.protocol import Game
from zoo_games.core.settings import Settings
from zoo_games.core.shapes import Line, ListOf, OneOf, Record, Shape, shown
from zoo_games.core.strictjson import MAX_BYTES, parse, plain

__all__ = [
    "FORMAT",
    "KINDS",
    "MAX_BYTES",
    "Head",
    "distinct",
    "dump",
    "game_of",
    "parse",
    "player_names",
    "read",
    "read_file",
    "read_head",
    "read_position",
    "schema",
    "with_components",
    "write_components",
    "write_head",
    "write_position",
]


@dataclass(frozen=True, slots=True)
class Head:
    """What every kind of document begins with.

    Attributes:
        kind: One of :data:`KINDS`.
        game: The game, with the components of the document.
        names: One name a seat.
        settings: The settings.
    """

    kind: str
    game: Game[Any, Any]
    names: tuple[str, ...]
    settings: Settings


# --- text -------------------------------------------------------------------------------------------


def read(source: Mapping[str, Any] | str | bytes | Path) -> dict[str, Any]:
    """Return a document as an object.

    Args:
        source: The object itself, JSON text or bytes, or the path of a file.

    Raises:
        DocumentError: If it cannot be read or is no JSON object.

    Example:
        >>> read('{"format": "zoo-games/1"}')
        {'format': 'zoo-games/1'}
    """
    if isinstance(source, Mapping):
        data = plain(source)
    elif isinstance(source, bytes) or (isinstance(source, str) and _is_text(source)):
        data = parse(source)
    elif isinstance(source, str | Path):
        data = parse(read_file(source))
    else:
        data = source
    if not isinstance(data, dict):
        what = "a list" if isinstance(data, list | tuple) else shown(data)
        raise DocumentError("", f"a document must be an object, not {what}")
    return data


def _is_text(source: str) -> bool:
    """Return whether a str is JSON text rather than a path."""
    return source.lstrip("\ufeff \t\r\n")[:1] in ("", "{", "[") or "\n" in source


def read_file(path: str | Path) -> bytes:
    """Return the bytes of a file.

    Raises:
        DocumentError: If it cannot be read or is larger than a document may be.
    """
    try:
        with Path(path).open("rb") as file:
            content = file.read(MAX_BYTES + 1)
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        raise DocumentError(str(path), f"cannot be read: {reason}") from None
    if len(content) > MAX_BYTES:
        raise DocumentError(str(path), f"a document may have at most {MAX_BYTES:,} bytes")
    return content


def dump(document: Mapping[str, Any]) -> str:
    """Return a document as its canonical text: one line, no spaces, keys as they stand.

    Example:
        >>> dump({"format": "zoo-games/1", "players": ["Ada", "Zoë"]})
        '{"format":"zoo-games/1","players":["Ada","Zoë"]}'
    """
    return json.dumps(document, ensure_ascii=False, allow_nan=False, separators=(",", ":"))


# --- head -------------------------------------------------------------------------------------------


def read_head(document: Mapping[str, Any], kind: str, game: Game[Any, Any] | None = None) -> Head:
    """Check the head of a document and return it.

    Args:
        document: The document as an object.
        kind: The kind it must be.
        game: The game it must be of, its components loaded; None takes any registered game.

    Raises:
        DocumentError: For the first fault, with its place.
    """
    for key, shape in (("format", OneOf((FORMAT,))), ("kind", OneOf(KINDS))):
        _one(document, key, shape)
    if document["kind"] != kind:
        raise DocumentError("kind", f'must be "{kind}" here, not "{document["kind"]}"')
    found = _game_with_components(document, game)
    document_shape(found, kind).check(dict(document), "")
    settings = found.spec.settings.read(document["rules"])
    names = tuple(document["players"])
    _check_count(found, len(names))
    return Head(kind, found, names, settings)


def _one(document: Mapping[str, Any], key: str, shape: Shape) -> None:
    Record({key: shape}).check({key: document[key]} if key in document else {}, "")


def game_of(document: Mapping[str, Any]) -> Game[Any, Any]:
    """Return the registered game that a document names.

    Raises:
        DocumentError: If it names none.
    """
    _one(document, "game", Line(1, 40))
    try:
        return registry.get(document["game"])
    except UnknownGame as error:
        raise DocumentError("game", f"is unknown. {error}") from None


def _game_with_components(document: Mapping[str, Any], game: Game[Any, Any] | None) -> Game[Any, Any]:
    """Return the game of a document, with the components it names; none named are the game's own."""
    _one(document, "game", Line(1, 40))
    name = document["game"]
    if game is not None and game.spec.name != name:
        raise DocumentError("game", f'must be "{game.spec.name}" here, not "{name}"')
    if "components" in document:
        _one(document, "components", COMPONENTS_ID)
    wanted = document.get("components", "")
    if game is not None and game.components_id() == wanted:
        return game
    found = game_of(document)
    if found.components_id() != wanted:
        raise DocumentError(
            "components", "names other components than those loaded; load the game with the component file"
        )
    return found


def _check_count(game: Game[Any, Any], count: int) -> None:
    least, most = game.spec.players
    if not least <= count <= most:
        raise DocumentError("players", f"{game.spec.title} is for {_range(least, most)} players, not {count}")


def _range(least: int, most: int) -> str:
    return str(least) if least == most else f"{least} to {most}"


def write_head(kind: str, game: Game[Any, Any], names: Sequence[str], settings: Settings) -> dict[str, Any]:
    """Return the head of a document; ``components`` stands there only if they are not the game's own."""
    head: dict[str, Any] = {"format": FORMAT, "kind": kind, "game": game.spec.name}
    if game.components_id():
        head["components"] = game.components_id()
    return {**head, "players": list(names), "rules": settings.changed()}


def distinct(names: Sequence[str]) -> tuple[str, ...]:
    """Return names for a new game; documents may hold equal ones, a new game does not begin with them.

    Raises:
        SettingError: If two are equal.

    Example:
        >>> distinct(["Ada", "Ben"])
        ('Ada', 'Ben')
    """
    for name in names:
        if [other.strip() for other in names].count(name.strip()) > 1:
            raise SettingError(f"Two players are called {name.strip()}; give each a name of its own.")
    return tuple(names)


def player_names(game: Game[Any, Any], players: int | Sequence[str]) -> tuple[str, ...]:
    """Return one name a seat, made up if only a number is given.

    Args:
        game: The game, which says how many players it takes.
        players: How many, or their names in seat order.

    Raises:
        SettingError: If the number does not fit the game or a name is refused.
    """
    if isinstance(players, bool | str) or not isinstance(players, int | Sequence):
        raise SettingError(f"Players are a number or a list of names, not {shown(players)}.")
    count = players if isinstance(players, int) else len(players)
    try:
        _check_count(game, count)
        if isinstance(players, int):
            return tuple(f"Player {seat + 1}" for seat in range(count))
        ListOf(NAME).check(list(players), "players")
    except DocumentError as error:
        spot = "" if error.place == "players" else f"{error.place} "
        raise SettingError(f"{spot}{error.reason}.") from None
    return tuple(players)


# --- positions --------------------------------------------------------------------------------------


def read_position(
    document: Mapping[str, Any], game: Game[Any, Any] | None = None
) -> tuple[Game[Any, Any], Any, tuple[str, ...]]:
    """Return game, state and names of a document of kind "position".

    Args:
        document: The document as an object, see :func:`read`.
        game: The game it must be of; None takes any.

    Raises:
        DocumentError: For the first fault, with its place.
    """
    head = read_head(document, "position", game)
    state = head.game.state_from_json(document["state"], head.settings, len(head.names))
    return head.game, state, head.names


def write_position(game: Game[Any, Any], state: Any, names: Sequence[str]) -> dict[str, Any]:
    """Return a state as a document of kind "position"; hidden parts are written if they are there."""
    head = write_head("position", game, names, game.settings_of(state))
    return {**head, "state": game.state_to_json(state)}


# --- components -------------------------------------------------------------------------------------


def with_components(game: Game[Any, Any], source: Mapping[str, Any] | str | bytes | Path) -> Game[Any, Any]:
    """Return a game with the components of a file in place of its own.

    Args:
        game: The game.
        source: The file's content as an object or JSON text, or its path.

    Raises:
        DocumentError: For the first fault, with its place in the file.
    """
    return game.with_components(read(source))


def write_components(game: Game[Any, Any]) -> dict[str, Any]:
    """Return the components that a game is played with as a file holds them, to start one's own from.

    Raises:
        ZooError: If the game has none.
    """
    data = game.components_to_json()
    if data is None:
        raise ZooError(f"{game.spec.title} has no components that a file could replace.")
    return data
