"""What can be wrong, as exceptions that say where, why and what to do.

Every error a person can cause is a :class:`ZooError`; its text is one sentence that can be shown as
it stands. Anything else that escapes is a defect of the package.
"""

from __future__ import annotations

from difflib import get_close_matches
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from zoo_games.core.explanation import Refusal


def did_you_mean(word: object, known: Iterable[str], alike: float = 0.65) -> str:
    """Return the end of a sentence about a word that does not exist: the one that was likely meant.

    Args:
        word: What was given.
        known: What there is.
        alike: Least likeness, from 0 to 1; more where all words share a beginning.

    Example:
        >>> did_you_mean("z.macth", ["Z.match", "Z.touch"])
        '; did you mean Z.match?'
        >>> did_you_mean("xyz", ["Z.match"])
        '.'
    """
    lower = {name.lower(): name for name in known}
    close = get_close_matches(str(word)[:80].lower(), list(lower), n=1, cutoff=alike)
    return f"; did you mean {lower[close[0]]}?" if close else "."


def printable(text: str, most: int = 1_000) -> str:
    r"""Return a text in which line breaks, control characters and lone surrogates are written as escapes.

    Whatever a person sent may stand in an error; the error must still print anywhere, on one line.

    Args:
        text: Any text.
        most: Longest text to give back, in characters; a longer one is cut.

    Example:
        >>> printable("a\nb")
        'a\\nb'
    """
    if len(text) > most:
        text = text[: most - 3] + "..."
    if text.isprintable():
        return text
    return "".join(
        char if char.isprintable() else char.encode("unicode_escape").decode("ascii") for char in text
    )


class ZooError(Exception):
    """Base of every error that is meant for people."""

    def _render_traceback_(self) -> list[str]:
        """Return what a notebook shows for the error: its sentence alone."""
        return [str(self)]


class DocumentError(ZooError):
    """A document is refused.

    Args:
        place: Where, as a path into the document such as ``state.tokens[2].at``; empty for the whole.
        reason: Why, as the rest of the sentence.

    Example:
        >>> print(DocumentError("state.tokens[2].at", "must be a cell [row, col]"))
        state.tokens[2].at: must be a cell [row, col]
    """

    def __init__(self, place: str, reason: str) -> None:
        self.place = printable(place, 200)
        self.reason = printable(reason)
        super().__init__(f"{self.place}: {self.reason}" if place else self.reason)


class MoveRefused(ZooError):
    """A move breaks at least one rule; ``refusals`` names all of them.

    Args:
        refusals: Every rule the move breaks, the most telling first; never empty.
    """

    def __init__(self, refusals: Sequence[Refusal]) -> None:
        self.refusals = tuple(refusals)
        super().__init__(" ".join(f"{refusal.text} ({refusal.rule})." for refusal in self.refusals))


class HiddenValue(ZooError):
    """An answer needs a value that this view does not show."""


class NotationError(ZooError):
    """A position code or a typed move cannot be read.

    Args:
        reason: What is wrong and what would be right.
        at: Index of the first character at fault, where that is known.
    """

    def __init__(self, reason: str, at: int | None = None) -> None:
        self.at = at
        super().__init__(printable(reason))


class SettingError(ZooError):
    """A setting or a choice of players does not exist or is out of range."""


class UnknownGame(ZooError):
    """No game of that name is registered."""
