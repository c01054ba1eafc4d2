"""Shapes of single values: numbers, words, texts for people, cells; objects that are checked elsewhere."""

from __future__ import annotations

import re
import unicodedata
from dataclasses import dataclass
from typing import Any, Final

from zoo_games.core.errors import DocumentError
from zoo_games.core.sentences import all_of
from zoo_games.core.shapes.shape import Shape, shown

_UNSHOWN: Final = ("Cc", "Cs", "Zl", "Zp")
"""Unicode categories that no text for people holds: controls, lone surrogates, line marks."""

_TURNING: Final = "\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069"
"""Marks that turn the direction of all that is printed after them."""


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
        return all_of((f'"{value}"' for value in self.values), "or")


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


SEAT = Whole(0, 9)
SEEDS = (-(2**63), 2**63 - 1)
"""The least and the greatest seed: whole numbers of 64 bits."""

SEED = Whole(*SEEDS)
DIRECTION = OneOf(("N", "E", "S", "W"))
CELL = CellShape()
