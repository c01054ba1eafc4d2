"""The moves of Boomerang: one decision, or one event of chance, each.

The last field of every move is its name in documents.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from zoo_games.boomerang.components import CARDS, LANDS


class Choose(NamedTuple):
    """Lay a land token face down: where to hunt this round."""

    land: str
    type: str = "choose"


class Throw(NamedTuple):
    """Throw a boomerang into the pot and go on hunting."""

    type: str = "throw"


class Pass(NamedTuple):
    """Take the pot and lay the land token on the stack; the capture follows from the last pass."""

    type: str = "pass"


class Deal(NamedTuple):
    """Chance: the next card of the river."""

    card: str
    type: str = "deal"


Move = Choose | Throw | Pass | Deal
"""Any move of Boomerang."""

THROW: Final = Throw()
PASS: Final = Pass()
CHOICES: Final = {land: Choose(land) for land in LANDS}
"""Land to the move that chooses it."""

DEALS: Final = {card: Deal(card) for card in CARDS}
"""Card to the move that deals it."""
