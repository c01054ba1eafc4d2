"""Shapes made of shapes: lists, objects, alternatives."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from zoo_games.core.errors import DocumentError
from zoo_games.core.shapes.shape import Shape
from zoo_games.core.shapes.values import OneOf


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
