"""The games there are, by name; a game is imported when it is first asked for.

A student's game is added by :func:`register`, or by an entry point of the group ``zoo_games.games`` in
an installed package; no list of ours is edited.
"""

from __future__ import annotations

import re
from importlib import import_module
from typing import Any, Final

from zoo_games.core.errors import UnknownGame, did_you_mean, printable
from zoo_games.core.protocol import Game

ENTRY_POINTS: Final = "zoo_games.games"
"""Group of entry points whose values name a :class:`~zoo_games.core.protocol.Game` class."""

_NAME = re.compile(r"[a-z][a-z0-9_-]{0,29}")
_known: dict[str, Game[Any, Any] | str] = {}
_searched: set[str] = set()


def register(game: Game[Any, Any]) -> Game[Any, Any]:
    """Make a game known under the name in its spec, in place of one of the same name.

    Args:
        game: A game object.

    Returns:
        The same object.

    Raises:
        ValueError: If the name is no short word of small letters, digits, ``-`` and ``_``; documents,
            codes and commands hold it.
    """
    name = game.spec.name
    if not _NAME.fullmatch(name):
        raise ValueError(f"a game's name must be 1 to 30 of a-z, 0-9, - and _, a letter first, not {name!r}")
    _known[name] = game
    return game


def unregister(name: str) -> None:
    """Forget a game that was registered; nothing happens if there is none of that name."""
    _known.pop(name, None)


def offer(name: str, where: str) -> None:
    """Make a game known that is imported on demand.

    Args:
        name: The name in its spec.
        where: ``"module:Class"``; the class is called without arguments.
    """
    _known.setdefault(name, where)


def get(name: str) -> Game[Any, Any]:
    """Return the game of a name.

    Raises:
        UnknownGame: If there is none, with the names there are.

    Example:
        >>> get("zoomies").spec.title
        'Zoomies'
    """
    if not isinstance(name, str):
        raise UnknownGame(f"A game is found by its name, not by {type(name).__name__}.")
    if name not in _known:
        _search_entry_points()
    if name not in _known:
        hint = did_you_mean(name, _known)
        raise UnknownGame(
            f'There is no game "{printable(name, 40)}"; the games are {", ".join(names())}{hint}'
        )
    found = _known[name]
    if isinstance(found, str):
        module, _, attribute = found.partition(":")
        found = getattr(import_module(module), attribute)()
        if not isinstance(found, Game):
            raise TypeError(f"the entry for the game {name} gives no Game but {found!r}")
        _known[name] = found
    return found


def names() -> tuple[str, ...]:
    """Return the names of all games, ours first."""
    _search_entry_points()
    return tuple(_known)


def _search_entry_points() -> None:
    if ENTRY_POINTS in _searched:
        return
    _searched.add(ENTRY_POINTS)
    from importlib.metadata import entry_points

    for entry in entry_points(group=ENTRY_POINTS):
        offer(entry.name, entry.value)
