"""Documents for a game that says nothing of them: states and moves written as their type hints say.

``Game.state_type`` and ``Game.move_types`` name NamedTuples or frozen dataclasses. Taken are the hints int,
bool, str, None, Literal of words, tuple, frozenset, ``X | None`` and such classes again; fields that hold
the settings are left out, since a document has them in its head. A field that may be None may be absent; a
field ``from_`` is the key ``from``. Without these classes, a state or a move may be any value made of whole
numbers, words, None and tuples.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from functools import cache
from types import NoneType, UnionType
from typing import TYPE_CHECKING, Any, Final, Literal, Union, get_args, get_origin, get_type_hints

from zoo_games.core.errors import DocumentError, HiddenValue, NotationError
from zoo_games.core.settings import Settings
from zoo_games.core.shapes import (
    Flag,
    Line,
    ListOf,
    Nullable,
    OneOf,
    Plain,
    Record,
    Series,
    Shape,
    Tagged,
    Whole,
)

if TYPE_CHECKING:
    from zoo_games.core.protocol import Game

GREATEST: Final = 10**15
"""Largest whole number in a document of such a game."""

_ONE_VALUE: Final = Tagged({"move": Record({"value": Plain()})})


@dataclass(frozen=True)
class Codec:
    """How values of one type hint are written, checked and read.

    Attributes:
        shape: What the written value may be.
        write: Value to what JSON can hold.
        read: Checked JSON value and the settings to value.
    """

    shape: Shape
    write: Callable[[Any], Any]
    read: Callable[[Any, Settings | None], Any]


def state_shape(game: Game[Any, Any]) -> Shape:
    """Return the shape of a state of the game."""
    return _state_codec(game).shape


def move_shape(game: Game[Any, Any]) -> Shape:
    """Return the shape of a move of the game."""
    if not game.move_types:
        return _ONE_VALUE
    return Tagged({_tag(kind): _fields_codec(kind, ("type",))[0] for kind in game.move_types})


def state_to_json(game: Game[Any, Any], state: Any) -> dict[str, Any]:
    """Return a state as a document holds it."""
    written: dict[str, Any] = _state_codec(game).write(state)
    return written


def state_from_json(game: Game[Any, Any], data: Any, settings: Settings, players: int, place: str) -> Any:
    """Return the state that a document holds, tried out on the game's own functions.

    Raises:
        DocumentError: If it is none, or the game cannot play on from it.
    """
    codec = _state_codec(game)
    codec.shape.check(data, place)
    state = codec.read(data, settings)
    try:
        seats, actor = game.players(state), game.to_act(state)
        game.score(state)
        with suppress(HiddenValue):  # a view need not show what may be played
            game.legal(state)
    except (ArithmeticError, AssertionError, AttributeError, LookupError, TypeError, ValueError) as error:
        raise DocumentError(
            place, f"is no state the game can go on from ({type(error).__name__}: {error})"
        ) from None
    if seats != players:
        raise DocumentError(place, f"is for {seats} players, but the document names {players}")
    if not -2 <= actor < players:
        raise DocumentError(place, f"gives the turn to seat {actor}, but there are {players} players")
    return state


def move_to_json(game: Game[Any, Any], move: Any) -> dict[str, Any]:
    """Return a move as a document holds it."""
    if not game.move_types:
        return {"type": "move", "value": _plain(move)}
    kind: Any = type(move)
    _, write, _ = _fields_codec(kind, ("type",))
    return {"type": _tag(kind), **write(move)}


def move_from_json(game: Game[Any, Any], data: Any, place: str) -> Any:
    """Return the move that a document holds.

    Raises:
        DocumentError: If it is none.
    """
    move_shape(game).check(data, place)
    if not game.move_types:
        return _freeze(data["value"], None)
    kind = next(kind for kind in game.move_types if _tag(kind) == data["type"])
    _, _, read = _fields_codec(kind, ("type",))
    return read(data, None)


def move_text(move: Any) -> str:
    """Return a move as people type it: its name, then its values.

    Example:
        >>> from zoo_games.testing.race import Face
        >>> move_text(Face(4))
        'face 4'
    """
    if not hasattr(move, "_fields"):
        return _word(move) if not isinstance(move, str) else move
    values = [getattr(move, name) for name in move._fields if name != "type"]
    words = [str(getattr(move, "type", type(move).__name__.lower())).replace("_", " ")]
    return " ".join(words + [_word(value) for value in values if value is not None])


def _word(value: Any) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    return ",".join(_word(part) for part in value) if isinstance(value, tuple) else str(value)


def parse_move(game: Game[Any, Any], state: Any, text: str) -> Any:
    """Return the move that a typed text means; case and spaces do not matter.

    Raises:
        NotationError: If it means none, with some that would be right.
    """
    wish = " ".join(text.lower().split())
    bare = [kind() for kind in game.move_types if set(_field_names(kind)) == {"type"}]
    for move in [*game.legal(state), *game.candidates(state), *bare]:
        if " ".join(game.move_text(state, move).lower().split()) == wish:
            return move
    offered = [game.move_text(state, move) for move in game.legal(state)]
    some = f"moves are {', '.join(offered[:8])}" if offered else "the game is over"
    more = f" and {len(offered) - 8} more" if len(offered) > 8 else ""
    raise NotationError(f'"{text[:40]}" is not a move here; {some}{more}.', 0)


def _field_names(kind: Any) -> Sequence[str]:
    return getattr(kind, "_fields", None) or [field.name for field in dataclasses.fields(kind)]


def _state_codec(game: Game[Any, Any]) -> Codec:
    if game.state_type is not None:
        return _codec(game.state_type)
    return Codec(
        Record({"value": Plain()}),
        lambda state: {"value": _plain(state)},
        lambda data, settings: _freeze(data["value"], settings),
    )


def _tag(kind: type) -> str:
    """Return the word under ``type`` of a class of moves: the default of its last field."""
    return str(_defaults(kind)["type"])


def _defaults(kind: type) -> dict[str, Any]:
    if dataclasses.is_dataclass(kind):
        return {field.name: field.default for field in dataclasses.fields(kind)}
    defaults: dict[str, Any] = getattr(kind, "_field_defaults", {})
    return defaults


def _is_record(hint: Any) -> bool:
    return isinstance(hint, type) and (dataclasses.is_dataclass(hint) or hasattr(hint, "_fields"))


@cache
def _fields_codec(
    kind: Any, without: tuple[str, ...] = ()
) -> tuple[Record, Callable[[Any], dict[str, Any]], Callable[[Any, Settings | None], Any]]:
    """Return shape, writer and reader of a NamedTuple or dataclass."""
    hints = get_type_hints(kind)
    order = _field_names(kind)
    settings_at = [name for name in order if _is_settings(hints[name])]
    inner = {name: _codec(hints[name]) for name in order if name not in settings_at and name not in without}

    def write(value: Any) -> dict[str, Any]:
        return {_key(name): codec.write(getattr(value, name)) for name, codec in inner.items()}

    def read(data: Any, settings: Settings | None) -> Any:
        values = {name: codec.read(data.get(_key(name)), settings) for name, codec in inner.items()}
        return kind(**values, **dict.fromkeys(settings_at, settings))

    shapes = {_key(name): codec.shape for name, codec in inner.items()}
    optional = tuple(key for key, shape in shapes.items() if isinstance(shape, Nullable))
    return Record(shapes, optional), write, read


def _key(name: str) -> str:
    """Return the key of a field: ``from_`` is written ``from``, which no field can be called."""
    return name.removesuffix("_")


def _is_settings(hint: Any) -> bool:
    return isinstance(hint, type) and issubclass(hint, Settings)


def _same(value: Any) -> Any:
    return value


def _as_read(value: Any, settings: Settings | None) -> Any:
    del settings
    return value


@cache
def _codec(hint: Any) -> Codec:
    """Return the codec of a type hint.

    Raises:
        TypeError: For a hint that documents cannot hold; the author of the game reads this.
    """
    simple = {int: Whole(-GREATEST, GREATEST), bool: Flag(), str: Line(0, 200), Any: Plain(), object: Plain()}
    if hint in (Any, object):
        return Codec(Plain(), _plain, _freeze)
    if hint in simple:
        return Codec(simple[hint], _same, _as_read)
    if _is_record(hint):
        return Codec(*_fields_codec(hint))
    origin, parts = get_origin(hint), get_args(hint)
    if origin is Literal and all(isinstance(word, str) for word in parts):
        return Codec(OneOf(parts), _same, _as_read)
    if origin in (Union, UnionType) and len(parts) == 2 and NoneType in parts:
        return _optional(_codec(next(part for part in parts if part is not NoneType)))
    if origin is tuple and len(parts) == 2 and parts[1] is Ellipsis:
        return _many(_codec(parts[0]), tuple, list)
    if origin is frozenset:
        return _many(_codec(parts[0]), frozenset, sorted)
    if origin is tuple:
        return _series([_codec(part) for part in parts])
    raise TypeError(
        f"documents cannot hold the type hint {hint}; see zoo_games.core.plain for those they can"
    )


def _optional(inner: Codec) -> Codec:
    return Codec(
        Nullable(inner.shape),
        lambda value: None if value is None else inner.write(value),
        lambda data, settings: None if data is None else inner.read(data, settings),
    )


def _many(inner: Codec, make: Callable[[Any], Any], order: Callable[[Any], list[Any]]) -> Codec:
    return Codec(
        ListOf(inner.shape),
        lambda value: [inner.write(part) for part in order(value)],
        lambda data, settings: make(inner.read(part, settings) for part in data),
    )


def _series(inner: list[Codec]) -> Codec:
    return Codec(
        Series(tuple(codec.shape for codec in inner)),
        lambda value: [codec.write(part) for codec, part in zip(inner, value, strict=True)],
        lambda data, settings: tuple(
            codec.read(part, settings) for codec, part in zip(inner, data, strict=True)
        ),
    )


def _plain(value: Any) -> Any:
    """Return a value of numbers, words and tuples as JSON holds it."""
    if isinstance(value, tuple):
        return [_plain(part) for part in value]
    if value is None or isinstance(value, int | str):
        return value
    raise TypeError(f"documents cannot hold {value!r}; name the class under state_type or move_types")


def _freeze(data: Any, settings: Settings | None) -> Any:
    if isinstance(data, dict):
        return tuple((key, _freeze(part, settings)) for key, part in data.items())
    return tuple(_freeze(part, settings) for part in data) if isinstance(data, list) else data
