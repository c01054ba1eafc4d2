"""Shapes: the table-driven checker behind every document, setting and move.

A shape says what a value may be, checks it with a place and a reason, and gives itself as JSON Schema.
"""

from __future__ import annotations

import re
import unicodedata
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from zoo_games.core.errors import DocumentError


def shown(value: Any) -> str:
    """Return a value as a short text for an error."""
    text = repr(value) if not isinstance(value, str) else f'"{value}"'
    if isinstance(value, bool):
        text = "true" if value else "false"
    elif value is None:
        text = "null"
    elif isinstance(value, Mapping):
        text = "an object"
    elif isinstance(value, list) and not (value and all(type(part) is int for part in value[:9])):
        text = f"a list of {len(value)}"
    return text if len(text) <= 40 else text[:37] + "..."


class Shape(ABC):
    """What a value may be."""

    @abstractmethod
    def check(self, value: Any, place: str) -> None:
        """Raise :class:`DocumentError` with the first fault and its place."""

    @abstractmethod
    def schema(self) -> dict[str, Any]:
        """Return the shape as JSON Schema (draft 2020-12)."""

    @abstractmethod
    def words(self) -> str:
        """Return what is taken, for people: ``"a whole number from 0 to 8"``."""

    def refuse(self, value: Any, place: str) -> DocumentError:
        """Return the error for a value that is not of this shape."""
        return DocumentError(place, f"must be {self.words()}, not {shown(value)}")


@dataclass(frozen=True)
class Whole(Shape):
    """A whole number in a range, both ends included."""

    low: int
    high: int

    def check(self, value: Any, place: str) -> None:
        if type(value) is not int or not self.low <= value <= self.high:
            raise self.refuse(value, place)

    def schema(self) -> dict[str, Any]:
        return {"type": "integer", "minimum": self.low, "maximum": self.high}

    def words(self) -> str:
        return f"a whole number from {self.low} to {self.high}"


@dataclass(frozen=True)
class Flag(Shape):
    """true or false."""

    def check(self, value: Any, place: str) -> None:
        if type(value) is not bool:
            raise self.refuse(value, place)

    def schema(self) -> dict[str, Any]:
        return {"type": "boolean"}

    def words(self) -> str:
        return "true or false"


@dataclass(frozen=True)
class OneOf(Shape):
    """One of a few words."""

    values: tuple[str, ...]

    def check(self, value: Any, place: str) -> None:
        if not isinstance(value, str) or value not in self.values:
            raise self.refuse(value, place)

    def schema(self) -> dict[str, Any]:
        return {"enum": list(self.values)}

    def words(self) -> str:
        quoted = [f'"{value}"' for value in self.values]
        return quoted[0] if len(quoted) == 1 else ", ".join(quoted[:-1]) + " or " + quoted[-1]


@dataclass(frozen=True)
class Words(Shape):
    """A text that matches a pattern.

    Attributes:
        pattern: Regular expression for the whole text (no anchors).
        what: The shape in words, with an example.
    """

    pattern: str
    what: str

    def check(self, value: Any, place: str) -> None:
        if not isinstance(value, str) or not re.fullmatch(self.pattern, value):
            raise self.refuse(value, place)

    def schema(self) -> dict[str, Any]:
        return {"type": "string", "pattern": f"^(?:{self.pattern})$"}

    def words(self) -> str:
        return self.what


@dataclass(frozen=True)
class ListOf(Shape):
    """A list of values of one shape."""

    of: Shape
    least: int = 0
    most: int = 10_000

    def check(self, value: Any, place: str) -> None:
        if not isinstance(value, list):
            raise self.refuse(value, place)
        if not self.least <= len(value) <= self.most:
            raise DocumentError(place, f"must be {self.words()}, not {len(value)} of them")
        for index, part in enumerate(value):
            self.of.check(part, f"{place}[{index}]")

    def schema(self) -> dict[str, Any]:
        return {
            "type": "array",
            "items": self.of.schema(),
            "minItems": self.least,
            "maxItems": self.most,
        }

    def words(self) -> str:
        if self.least == self.most:
            return f"a list of exactly {self.least}, each {self.of.words()}"
        if self.most >= 10_000:
            return f"a list, each part {self.of.words()}"
        return f"a list of {self.least} to {self.most}, each {self.of.words()}"


@dataclass(frozen=True)
class Nullable(Shape):
    """A value of a shape, or null."""

    of: Shape

    def check(self, value: Any, place: str) -> None:
        if value is not None:
            self.of.check(value, place)

    def schema(self) -> dict[str, Any]:
        return {"anyOf": [self.of.schema(), {"type": "null"}]}

    def words(self) -> str:
        return f"{self.of.words()} or null"


@dataclass(frozen=True)
class Record(Shape):
    """An object with known keys; unknown keys are refused.

    Attributes:
        keys: Shape of every key.
        optional: Keys that may be absent.
    """

    keys: Mapping[str, Shape]
    optional: Sequence[str] = ()

    def check(self, value: Any, place: str) -> None:
        if not isinstance(value, dict):
            raise self.refuse(value, place)
        for key in value:
            if key not in self.keys:
                named = key if len(key) <= 40 else f"{key[:37]}..."
                raise DocumentError(
                    f"{place}.{named}" if place else named,
                    f"is not a known key; the keys are {', '.join(self.keys)}",
                )
        for key, shape in self.keys.items():
            inner = f"{place}.{key}" if place else key
            if key in value:
                shape.check(value[key], inner)
            elif key not in self.optional:
                raise DocumentError(inner, f"is missing; it must be {shape.words()}")

    def schema(self) -> dict[str, Any]:
        return {
            "type": "object",
            "properties": {key: shape.schema() for key, shape in self.keys.items()},
            "required": [key for key in self.keys if key not in self.optional],
            "additionalProperties": False,
        }

    def words(self) -> str:
        return f"an object with {', '.join(self.keys)}"


@dataclass(frozen=True)
class Tagged(Shape):
    """An object of one of several kinds, told apart by the word under ``type``.

    Attributes:
        kinds: By word, the other keys of such an object.
    """

    kinds: Mapping[str, Record]

    def check(self, value: Any, place: str) -> None:
        if not isinstance(value, dict):
            raise self.refuse(value, place)
        tag = OneOf(tuple(self.kinds))
        if "type" not in value:
            raise DocumentError(f"{place}.type", f"is missing; it must be {tag.words()}")
        tag.check(value["type"], f"{place}.type")
        self._whole(value["type"]).check(value, place)

    def _whole(self, kind: str) -> Record:
        record = self.kinds[kind]
        return Record({"type": OneOf((kind,)), **record.keys}, record.optional)

    def schema(self) -> dict[str, Any]:
        return {"anyOf": [self._whole(kind).schema() for kind in self.kinds]}

    def words(self) -> str:
        return f"an object whose type is {OneOf(tuple(self.kinds)).words()}"


@dataclass(frozen=True)
class Series(Shape):
    """A list with one shape for every place.

    Attributes:
        parts: The shapes, in order.
    """

    parts: tuple[Shape, ...]

    def check(self, value: Any, place: str) -> None:
        if not isinstance(value, list):
            raise self.refuse(value, place)
        if len(value) != len(self.parts):
            raise DocumentError(place, f"must be {self.words()}, not {len(value)} values")
        for index, (shape, part) in enumerate(zip(self.parts, value, strict=True)):
            shape.check(part, f"{place}[{index}]")

    def schema(self) -> dict[str, Any]:
        count = len(self.parts)
        return {
            "type": "array",
            "prefixItems": [shape.schema() for shape in self.parts],
            "minItems": count,
            "maxItems": count,
        }

    def words(self) -> str:
        return f"a list of {len(self.parts)}: {', '.join(shape.words() for shape in self.parts)}"


@dataclass(frozen=True)
class Line(Shape):
    """A text for people: no control characters, no lone surrogates.

    Attributes:
        least: Least number of characters.
        most: Greatest number of characters.
        breaks: Whether line breaks and tabs are taken.
    """

    least: int = 0
    most: int = 60
    breaks: bool = False

    def check(self, value: Any, place: str) -> None:
        if not isinstance(value, str) or not self.least <= len(value) <= self.most:
            raise self.refuse(value, place)
        for char in value:
            unshown = unicodedata.category(char) in _UNSHOWN or char in _TURNING
            if unshown and not (self.breaks and char in "\n\t"):
                raise DocumentError(place, f"may not hold the character U+{ord(char):04X}")
        if self.least and not value.strip():
            raise DocumentError(place, "may not be blank")

    def schema(self) -> dict[str, Any]:
        return {"type": "string", "minLength": self.least, "maxLength": self.most}

    def words(self) -> str:
        return f"a text of {self.least} to {self.most} characters"


@dataclass(frozen=True)
class Plain(Shape):
    """Any value that JSON can hold without a float, for games that describe nothing closer."""

    def check(self, value: Any, place: str) -> None:
        if isinstance(value, dict):
            for key, part in value.items():
                self.check(part, f"{place}.{key}")
        elif isinstance(value, list):
            for index, part in enumerate(value):
                self.check(part, f"{place}[{index}]")
        elif isinstance(value, str):
            Line(0, 10_000, breaks=True).check(value, place)
        elif value is not None and type(value) not in (int, bool):
            raise self.refuse(value, place)

    def schema(self) -> dict[str, Any]:
        return {}

    def words(self) -> str:
        return "a value without fractions"


@dataclass(frozen=True)
class AnyObject(Shape):
    """An object whose inside is checked elsewhere."""

    def check(self, value: Any, place: str) -> None:
        if not isinstance(value, dict):
            raise self.refuse(value, place)

    def schema(self) -> dict[str, Any]:
        return {"type": "object"}

    def words(self) -> str:
        return "an object"


@dataclass(frozen=True)
class Named(Shape):
    """A shape that may hold itself.

    Attributes:
        name: Its name under ``$defs`` in the schema.
        make: Returns the shape that is meant.
    """

    name: str
    make: Callable[[], Shape]

    def check(self, value: Any, place: str) -> None:
        self.make().check(value, place)

    def schema(self) -> dict[str, Any]:
        return {"$ref": f"#/$defs/{self.name}"}

    def words(self) -> str:
        return f"a {self.name}"


@dataclass(frozen=True)
class AnyShape(Shape):
    """Any of several shapes; the last one's refusal is told."""

    shapes: tuple[Shape, ...]

    def check(self, value: Any, place: str) -> None:
        for shape in self.shapes:
            try:
                shape.check(value, place)
            except DocumentError:
                continue
            return
        raise self.refuse(value, place)

    def schema(self) -> dict[str, Any]:
        return {"anyOf": [shape.schema() for shape in self.shapes]}

    def words(self) -> str:
        return " or ".join(shape.words() for shape in self.shapes)


@dataclass(frozen=True)
class CellShape(Shape):
    """A cell [row, col].

    Attributes:
        limit: Greatest distance of a row or column from 0.
    """

    limit: int = 1_000

    def check(self, value: Any, place: str) -> None:
        good = (
            isinstance(value, list)
            and len(value) == 2
            and all(type(part) is int and abs(part) <= self.limit for part in value)
        )
        if good:
            return
        if isinstance(value, list) and len(value) == 2:
            part = next(part for part in value if not (type(part) is int and abs(part) <= self.limit))
            raise DocumentError(place, f"must be {self.words()}, not one with {shown(part)}")
        raise self.refuse(value, place)

    def schema(self) -> dict[str, Any]:
        part = {"type": "integer", "minimum": -self.limit, "maximum": self.limit}
        return {"type": "array", "items": part, "minItems": 2, "maxItems": 2}

    def words(self) -> str:
        return f"a cell [row, col] of two whole numbers from -{self.limit} to {self.limit}"


_UNSHOWN = ("Cc", "Cs", "Zl", "Zp")
"""Unicode categories that no text for people holds: controls, lone surrogates, line marks."""

_TURNING = "\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069"
"""Marks that turn the direction of all that is printed after them."""

SEAT = Whole(0, 9)
SEED = Whole(-(2**63), 2**63 - 1)
DIRECTION = OneOf(("N", "E", "S", "W"))
CELL = CellShape()
