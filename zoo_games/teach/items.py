"""Every item once: its board, its question, its rule. Lessons, sheets and tests are made from these."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from zoo_games.core.chance import checked_seed
from zoo_games.core.errors import SettingError
from zoo_games.teach.boomerang import items as boomerang
from zoo_games.teach.item import Item
from zoo_games.teach.question import Question
from zoo_games.teach.wonderzoo import items as wonderzoo
from zoo_games.teach.zombee import items as zombee
from zoo_games.teach.zoomies import items as zoomies

_DECLARED: Final[tuple[Item, ...]] = (
    *zoomies.DECLARED,
    *zombee.DECLARED,
    *boomerang.DECLARED,
    *wonderzoo.DECLARED,
)

ITEMS: Final[Mapping[str, Item]] = MappingProxyType({item.id: item for item in _DECLARED})
"""Every item by id."""


def make_question(id: str, seed: int | None = None) -> Question:
    """Return the question of an item.

    Args:
        id: Name of the item.
        seed: None for the board of the lesson; a whole number for a fresh, equally hard board.

    Raises:
        SettingError: If there is no such item, or if it has no fresh boards.

    Example:
        >>> make_question("frens-six-dogs").solve().answer
        8
        >>> make_question("frens-six-dogs", seed=4).solve().answer in (6, 8, 10)
        True
    """
    if id not in ITEMS:
        raise SettingError(f"There is no question {id!r}; there are {', '.join(ITEMS)}.")
    if seed is not None:
        checked_seed(seed)
        if not ITEMS[id].fresh:
            raise SettingError(f"The question {id} has only the board of the lesson.")
    return ITEMS[id].make(seed)
