"""What every shape does: check a value, give itself as JSON Schema, say itself in words."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
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
