"""The cards, lands and boomerangs of the game as data: what is published, what is assumed, how to replace it.

A card is written ``"emu:dunes+water"``: its animal, then its two different lands in alphabetical order.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from itertools import combinations
from typing import Final

from zoo_games.core.components import Fact, PieceSet

ANIMALS: Final = ("echidna", "emu", "fish", "lizard", "turtle", "wallaby")
"""The six animals, in the order used everywhere."""

LANDS: Final = ("dunes", "forest", "meadow", "mountain", "water")
"""The five lands, in the order used everywhere."""

PAIRS: Final = tuple(combinations(LANDS, 2))
"""The ten pairs of different lands, in alphabetical order."""

LAND_BITS: Final = {land: 1 << at for at, land in enumerate(LANDS)}
ALL_LANDS: Final = (1 << len(LANDS)) - 1


def card_of(animal: str, first: str, second: str) -> str:
    """Return a card by its parts, lands in any order.

    Example:
        >>> card_of("emu", "water", "dunes")
        'emu:dunes+water'
    """
    return f"{animal}:{'+'.join(sorted((first, second)))}"


CARDS: Final = {card_of(animal, *pair): animal for animal in ANIMALS for pair in PAIRS}
"""Every card there can be, in alphabetical order, to its animal: sixty."""

CARD_LANDS: Final = {card_of(animal, *pair): pair for animal in ANIMALS for pair in PAIRS}
"""Every card to its two lands."""

CARD_BITS: Final = {card: LAND_BITS[one] | LAND_BITS[two] for card, (one, two) in CARD_LANDS.items()}
"""Every card to the bits of its two lands."""

CARD: Final = {card: card for card in CARDS}
"""Every card to the one object that stands for it."""

CARD_WORDS: Final = (
    'a card such as "emu:dunes+water": an animal '
    f"({', '.join(ANIMALS)}) and two different lands in alphabetical order ({', '.join(LANDS)})"
)
CARD_PATTERN: Final = f"({'|'.join(ANIMALS)}):({'|'.join('[+]'.join(pair) for pair in PAIRS)})"
"""Regular expression of every card."""


def other_land(card: str, land: str) -> str:
    """Return the land of a card that is not this one.

    Example:
        >>> other_land("emu:dunes+water", "water")
        'dunes'
    """
    one, two = CARD_LANDS[card]
    return two if one == land else one


def shown(river: Iterable[str]) -> int:
    """Return the bits of the lands that some cards show.

    Example:
        >>> shown(["emu:dunes+water", "fish:dunes+forest"]) == 0b10011
        True
    """
    bits = 0
    for card in river:
        bits |= CARD_BITS[card]
    return bits


def of_land(river: Iterable[str], land: str) -> tuple[str, ...]:
    """Return the cards of a river that show a land.

    Example:
        >>> of_land(("emu:dunes+water", "fish:dunes+forest"), "water")
        ('emu:dunes+water',)
    """
    bit = LAND_BITS[land]
    return tuple([card for card in river if CARD_BITS[card] & bit])


class ComponentSet(PieceSet):
    """A deck of cards, equal and hashed by value.

    Example:
        >>> default_components().outside(["emu:forest+meadow"])
        ('The set "assumed deck" holds no card emu:forest+meadow, but 1 is here.',)
    """

    noun = "card"
    lie = ("is", "are")
    only = "only "

    @property
    def cards(self) -> tuple[str, ...]:
        """Every card of the deck; order means nothing."""
        return self.pieces


LACKING: Final = {
    "echidna": ("dunes", "forest"),
    "emu": ("forest", "meadow"),
    "fish": ("dunes", "meadow"),
    "lizard": ("meadow", "mountain"),
    "turtle": ("mountain", "water"),
    "wallaby": ("dunes", "water"),
}
"""Assumed: the one pair of lands that each animal is never on."""

STRIDE: Final = 3
"""Assumed: step in the list of pairs from one pair left out to the next, where an animal has fewer cards."""

FACTS: Final = (
    Fact("There are 54 cards, nine of each of six animals; each shows one animal.", "published"),
    Fact("There are five lands; each card shows two different ones.", "published"),
    Fact("Every player has 12 boomerangs, at every number of players.", "published"),
    Fact("Every player has five land tokens, one of each land.", "published"),
    Fact("Boomerangs and captured cards lie open.", "published"),
    Fact("Each animal is on every pair of lands once, except for one pair of its own.", "assumed"),
    Fact("With other numbers of cards, pairs are left out from that one on, every third.", "assumed"),
    Fact("With fewer animals, the first ones in alphabetical order are played with.", "assumed"),
)


def left_out(animal: str) -> Sequence[tuple[str, str]]:
    """Return the ten pairs of lands in the order in which an animal's cards are left out (B.cards).

    Example:
        >>> left_out("lizard")[:2]
        [('meadow', 'mountain'), ('dunes', 'forest')]
    """
    start = PAIRS.index(LACKING[animal])
    return [PAIRS[(start + STRIDE * step) % len(PAIRS)] for step in range(len(PAIRS))]


@cache
def default_components(animals: int = 6, cards_per_animal: int = 9) -> ComponentSet:
    """Return the assumed deck.

    Args:
        animals: How many of the animals there are, 2 to 6.
        cards_per_animal: How many cards each of them has, 1 to 10.

    Example:
        >>> len(default_components().cards), len(default_components(2, 10).cards)
        (54, 20)
    """
    cards = [
        card_of(animal, *pair)
        for animal in ANIMALS[:animals]
        for pair in left_out(animal)[len(PAIRS) - cards_per_animal :]
    ]
    return ComponentSet(tuple(sorted(cards)), "assumed deck", FACTS)
