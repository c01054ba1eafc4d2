"""Counts, lists and cells as they stand in a sentence, for every game alike."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from zoo_games.core.explanation import Cell

NUMBERS: Final = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")


def number_word(number: int) -> str:
    """Return a number as it stands in a sentence.

    Example:
        >>> number_word(3), number_word(11)
        ('three', '11')
    """
    return NUMBERS[number] if number < len(NUMBERS) else str(number)


def count_of(number: int, one: str, many: str = "") -> str:
    """Return a count with its noun, small numbers as words.

    Args:
        number: How many.
        one: The noun for one.
        many: The noun for more; ``one`` with an s if empty.

    Example:
        >>> count_of(2, "dog"), count_of(1, "Husky", "Huskies"), count_of(12, "die", "dice")
        ('two dogs', 'one Husky', '12 dice')
    """
    return f"{number_word(number)} {one if number == 1 else many or one + 's'}"


def counted(number: int, one: str, many: str = "") -> str:
    """Return a count with its noun, the number in digits.

    Example:
        >>> counted(1, "tile"), counted(2, "tile"), counted(2, "Husky", "Huskies")
        ('1 tile', '2 tiles', '2 Huskies')
    """
    return f"{number} {one if number == 1 else many or one + 's'}"


def points_words(points: int) -> str:
    """Return points as they are told.

    Example:
        >>> points_words(1), points_words(2)
        ('1 point', '2 points')
    """
    return counted(points, "point")


def all_of(parts: Iterable[str], word: str = "and") -> str:
    """Return parts, at least one, as a list in a sentence.

    Args:
        parts: What is listed.
        word: What stands before the last one.

    Example:
        >>> all_of(["0", "1", "4"]), all_of(["yes", "no"], "or")
        ('0, 1 and 4', 'yes or no')
    """
    names = list(parts)
    return names[0] if len(names) == 1 else f"{', '.join(names[:-1])} {word} {names[-1]}"


def wins_words(winners: Iterable[str]) -> str:
    """Return who wins, at least one, as the beginning of a sentence.

    Example:
        >>> wins_words(["Ada"]), wins_words(["Ada", "Ben"])
        ('Ada wins', 'Ada and Ben share the win')
    """
    names = list(winners)
    return f"{all_of(names)} {'wins' if len(names) == 1 else 'share the win'}"


def capital(text: str) -> str:
    """Return a text with a capital letter in front.

    Example:
        >>> capital("Ada rolls"), capital("one die")
        ('Ada rolls', 'One die')
    """
    return text[:1].upper() + text[1:]


def place(cell: Cell) -> str:
    """Return a cell as it is written in sentences.

    Example:
        >>> place((3, -1))
        '3,-1'
    """
    return f"{cell[0]},{cell[1]}"


def places(cells: Iterable[Cell]) -> str:
    """Return cells, at least one, as a list in a sentence.

    Example:
        >>> places([(0, 0), (0, 1), (1, 1)])
        '0,0; 0,1 and 1,1'
    """
    names = [place(cell) for cell in cells]
    return names[0] if len(names) == 1 else "; ".join(names[:-1]) + " and " + names[-1]


def row_column(cell: Cell) -> str:
    """Return a cell in words, for a label.

    Example:
        >>> row_column((1, 0))
        'row 1, column 0'
    """
    return f"row {cell[0]}, column {cell[1]}"
