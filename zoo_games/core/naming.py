"""Names in the place of seat numbers, in texts that games make without knowing names."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace

from zoo_games.core.errors import HiddenValue, MoveRefused
from zoo_games.core.explanation import Explanation, Refusal

_SEATS = re.compile(r"\b[Ss]eats (\d(?:, \d)* and \d)\b|\b[Ss]eat (\d)\b")


def named(text: str, names: Sequence[str]) -> str:
    """Return a text with names for "seat 0" and "seats 0 and 2"; a seat that is not there stays a number.

    Args:
        text: Any text of a game.
        names: One name a seat.

    Example:
        >>> named("Seat 0 has the most, 3; seats 1 and 2 with two would tie.", ["Ada", "Ben", "Cleo"])
        'Ada has the most, 3; Ben and Cleo with two would tie.'
    """

    def name(found: re.Match[str]) -> str:
        numbers = found[1] or found[2]
        if any(int(digit) >= len(names) for digit in re.findall(r"\d", numbers)):
            return found[0]
        return re.sub(r"\d", lambda digit: names[int(digit[0])], numbers)

    return _SEATS.sub(name, text)


def named_refusals(refusals: Sequence[Refusal], names: Sequence[str]) -> tuple[Refusal, ...]:
    """Return refusals with names for seat numbers."""
    return tuple(replace(refusal, text=named(refusal.text, names)) for refusal in refusals)


def named_explanation(explanation: Explanation, names: Sequence[str]) -> Explanation:
    """Return an explanation that knows the players' names and prints with them."""
    items = tuple(
        replace(
            item,
            name=named(item.name, names),
            steps=tuple(replace(step, text=named(step.text, names)) for step in item.steps),
        )
        for item in explanation.items
    )
    return Explanation(items, tuple(names))


@contextmanager
def naming(names: Sequence[str]) -> Iterator[None]:
    """Put names for seat numbers into what a game refuses or cannot tell."""
    try:
        yield
    except MoveRefused as error:
        raise MoveRefused(named_refusals(error.refusals, names)) from None
    except HiddenValue as error:
        raise HiddenValue(named(str(error), names)) from None
