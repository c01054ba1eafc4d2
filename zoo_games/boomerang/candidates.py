"""Every well-formed move that names things on the table, legal or not: what tests and boards try."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from zoo_games.boomerang.components import CARDS, LANDS
from zoo_games.boomerang.moves import CHOICES, DEALS, PASS, THROW, Choose, Deal, Move
from zoo_games.boomerang.state import State

NO_LAND: Final = "desert"
NO_CARD: Final = "emu:dunes"


def candidates(state: State) -> Iterator[Move]:
    """Yield every well-formed move, each once: the lands and one that is not there, throwing, passing, cards.

    Args:
        state: Any state; it changes nothing.
    """
    del state
    yield from (CHOICES[land] for land in LANDS)
    yield Choose(NO_LAND)
    yield THROW
    yield PASS
    yield from (DEALS[card] for card in CARDS)
    yield Deal(NO_CARD)
