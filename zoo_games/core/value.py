"""What a hand-written state is: a slotted value, equal by what it holds, its hash worked out once."""

from __future__ import annotations

from typing import Any


class Value:
    """A value with slots that is never changed.

    A class below it names its slots, sets them in its constructor and gives :meth:`_value`.

    Example:
        >>> class Score(Value):
        ...     __slots__ = ("points",)
        ...     def __init__(self, points):
        ...         self.points = points
        ...     def _value(self):
        ...         return (self.points,)
        >>> Score(3) == Score(3), hash(Score(3)) == hash(Score(3)), Score(3) == 3
        (True, True, False)
    """

    __slots__ = ("_hash",)

    _hash: int

    def _value(self) -> tuple[Any, ...]:
        """Return what two equal values have in common."""
        raise NotImplementedError

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, type(self)):
            return NotImplemented
        return self is other or self._value() == other._value()

    def __hash__(self) -> int:
        try:
            return self._hash
        except AttributeError:
            self._hash = hash(self._value())
            return self._hash

    def __getstate__(self) -> object:
        """Leave the hash out: it holds only in the process that made it."""
        slots = (name for kind in type(self).__mro__ for name in getattr(kind, "__slots__", ()))
        return None, {name: getattr(self, name) for name in slots if name != "_hash" and hasattr(self, name)}
