"""Positions written by hand that leave something out, and what cannot be answered from them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Protocol

from zoo_games.core.errors import DocumentError


class Partial(Protocol):
    """A state that knows which keys of its document were left out."""

    @property
    def missing(self) -> frozenset[str]:
        """Keys that a hand-written position leaves out."""
        ...


def need(state: Partial, keys: Iterable[str], what: str = "legal moves") -> None:
    """Refuse to answer from a position that leaves out one of some keys.

    Args:
        state: The position.
        keys: The keys that the answer needs.
        what: Who needs them, such as ``"scores"``.

    Raises:
        DocumentError: For the first key that is missing.
    """
    missing = state.missing
    if not missing:
        return
    for key in keys:
        if key in missing:
            raise DocumentError(f"state.{key}", f"is missing; {what} need it")
