"""A move as the object of a document."""

from __future__ import annotations

from typing import Any


def move_object(move: Any) -> dict[str, Any]:
    """Return a move, a named tuple whose last field ``type`` names it, as the object of a document.

    Parts that are None stay away; a field such as ``from_`` is written without its underscore.

    Example:
        >>> from typing import NamedTuple
        >>> class Step(NamedTuple):
        ...     from_: tuple[int, int]
        ...     over: str | None = None
        ...     type: str = "step"
        >>> move_object(Step((0, 1)))
        {'type': 'step', 'from': [0, 1]}
    """
    made: dict[str, Any] = {"type": move.type}
    for key, value in zip(move._fields, move, strict=True):
        if key != "type" and value is not None:
            made[key.rstrip("_")] = _listed(value)
    return made


def _listed(value: Any) -> Any:
    return [_listed(part) for part in value] if isinstance(value, tuple) else value
