"""How equal points at the top are told apart, as a sentence that every game says in the same way."""

from __future__ import annotations

import re
from collections.abc import Sequence

from zoo_games.core.sentences import all_of, wins_words

_RULE = re.compile(r" \([A-Z]\.[a-z-]+\)")
"""A rule id in brackets."""


def without_rule(text: str) -> str:
    """Return a text without the rule ids that it cites, for whoever hears it.

    Example:
        >>> without_rule("9 all; they share the win (W.tie)")
        '9 all; they share the win'
    """
    return _RULE.sub("", text)


def tie_words(
    scores: Sequence[int],
    winners: Sequence[int],
    names: Sequence[str],
    rule: str,
    by: str = "",
    values: Sequence[int] = (),
) -> str | None:
    """Return how equal points at the top were told apart or shared; None if one seat has most points.

    Args:
        scores: Points of every seat.
        winners: The seats that win, tie-breaks applied.
        names: One name a seat.
        rule: Id of the rule that says so.
        by: What breaks the tie, such as ``"the highest single token"``; empty where nothing does.
        values: What every seat has of that.

    Example:
        >>> tie_words((21, 21), (0,), ("Ada", "Ben"), "Z.tie", "the highest single token", (8, 6))
        '21 all; Ada wins by the highest single token, 8 to 6 (Z.tie)'
        >>> tie_words((9, 9, 4), (0, 1), ("Ada", "Ben", "Cleo"), "W.tie")
        'Ada and Ben have 9 each; they share the win (W.tie)'
    """
    most = max(scores)
    tied = [seat for seat, points in enumerate(scores) if points == most]
    if len(tied) < 2:
        return None
    head = (
        f"{most} all"
        if len(tied) == len(scores)
        else f"{all_of(names[seat] for seat in tied)} have {most} each"
    )
    if len(winners) == len(tied):
        equal = f", {by} equal too, {values[tied[0]]}" if by else ""
        return f"{head}{equal}; they share the win ({rule})"
    beaten = max(values[seat] for seat in tied if seat not in winners)
    win = wins_words(names[seat] for seat in winners)
    return f"{head}; {win} by {by}, {values[winners[0]]} to {beaten} ({rule})"
