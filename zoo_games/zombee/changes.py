"""Why drops and wins moved between two positions, and what a log points out besides."""

from __future__ import annotations

from collections.abc import Sequence

from zoo_games.core.sentences import all_of, count_of
from zoo_games.zombee.state import State


def because(before: State, after: State, key: str) -> str | None:
    """Return why the points of one item moved, as the rest of a sentence after "because".

    Args:
        before: A state.
        after: A later one of the same game.
        key: ``"drops 1"`` or ``"wins 1"``, the item's key.

    Example:
        >>> from zoo_games.core.chance import Stream
        >>> from zoo_games.zombee import ZomBee, ZomBeeSettings
        >>> start = ZomBee().initial(ZomBeeSettings(), 2, Stream(7))
        >>> because(start, start.replace(honey=(1, 2)), "drops 0")
        'the ZomBee took one drop'
    """
    what, _, number = key.partition(" ")
    seat = int(number)
    if what == "wins":
        won = after.wins[seat] - before.wins[seat]
        return "it was the last one with a drop" if won == 1 else f"it was the last one in {won} times"
    change = after.honey[seat] - before.honey[seat]
    if change == 0:
        return None
    if change < 0:
        lost = f"the ZomBee took {count_of(-change, 'drop')}"
        return lost + (", the last one" if not after.honey[seat] else "")
    needed = before.table.needed
    return f"{count_of(needed, 'honey symbol')} or more brought {count_of(change, 'drop')}"


def notices(before: State, after: State, names: Sequence[str]) -> tuple[str, ...]:
    """Return who dropped out, whether a new round began and who won a game of the tournament."""
    found = []
    champions = [seat for seat in range(before.players) if after.wins[seat] > before.wins[seat]]
    for seat in champions:
        found.append(f"{names[seat]} won a game and has {count_of(after.wins[seat], 'green drop')}.")
    out = [names[seat] for seat, drops in enumerate(before.honey) if drops and not after.honey[seat]]
    if out and not champions:
        found.append(f"{all_of(out)} {'is' if len(out) == 1 else 'are'} out.")
    if after.up & before.up != before.up and after.phase != "over":
        found.append(f"All flowers lie face down again; {names[after.active]} is active.")
    return tuple(found)
