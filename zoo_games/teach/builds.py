"""Every build task of every game, by its name."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Final

from zoo_games.core.chance import checked_seed
from zoo_games.core.errors import SettingError
from zoo_games.teach.boomerang import building as boomerang
from zoo_games.teach.building import Build
from zoo_games.teach.wonderzoo import building as wonderzoo
from zoo_games.teach.zombee import building as zombee
from zoo_games.teach.zoomies import building as zoomies

BUILDS: Final[Mapping[str, Callable[[int | None], Build]]] = MappingProxyType(
    {**zoomies.BUILDS, **zombee.BUILDS, **boomerang.BUILDS, **wonderzoo.BUILDS}
)
"""Name of each build task to what makes it."""


def make_build(id: str, seed: int | None = None) -> Build:
    """Return a build task.

    Args:
        id: Its name.
        seed: None for the board of the lesson; a whole number for a fresh one.

    Raises:
        SettingError: If there is no such task, or if it has no fresh boards.

    Example:
        >>> make_build("frens-ten", seed=3).solutions() != ()
        True
        >>> make_build("drop-and-third").check("honey honey honey bee zombee").solved
        True
    """
    if id not in BUILDS:
        raise SettingError(f"There is no build task {id!r}; there are {', '.join(BUILDS)}.")
    return BUILDS[id](None if seed is None else checked_seed(seed))
