"""Fresh boards are searched for: one is made after another until one will do."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TypeVar

from zoo_games.core.errors import ZooError
from zoo_games.teach.question import WrongWay

T = TypeVar("T")


class NoBoard(ZooError):
    """No board of the wanted kind was found."""


def first(boards: Iterable[T], good: Callable[[T], bool]) -> T:
    """Return the first board that will do.

    Args:
        boards: One board after another, from a seed; as many as are to be looked at.
        good: Whether a board will do.

    Raises:
        NoBoard: If none of them does.

    Example:
        >>> first(range(100), lambda board: board > 6)
        7
    """
    for board in boards:
        if good(board):
            return board
    raise NoBoard("No such board was found for this seed; another seed may give one.")


def tell_apart(wrong: Iterable[WrongWay], keys: set[tuple[str, str]]) -> bool:
    """Return whether some wrong ideas all lead somewhere, and each to an answer of its own.

    Args:
        wrong: The wrong ideas that lead to another answer than the rules.
        keys: The ideas that are to be told apart.

    Example:
        >>> corners, dogs = WrongWay("Z-DIAG", "Corners.", 14), WrongWay("Z-DOGS", "Dogs.", 6)
        >>> once = WrongWay("Z-X2", "Once.", 6)
        >>> [tell_apart([corners, dogs, once], {dogs.key, other.key}) for other in (corners, once)]
        [True, False]
    """
    answers = {way.key: way.answer for way in wrong if way.key in keys}
    return len(answers) == len(keys) == len(set(answers.values()))
