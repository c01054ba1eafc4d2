"""How cards, boomerangs, seats and lands are called in sentences, and the places they lie at."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from zoo_games.boomerang.components import ANIMALS, CARD_LANDS, CARDS
from zoo_games.core.sentences import all_of, count_of

PLURALS: Final = {
    "echidna": "echidnas",
    "emu": "emus",
    "fish": "fish",
    "lizard": "lizards",
    "turtle": "turtles",
    "wallaby": "wallabies",
}


def animals_of(number: int, animal: str) -> str:
    """Return a count of an animal.

    Example:
        >>> animals_of(3, "wallaby")
        'three wallabies'
    """
    return count_of(number, animal, PLURALS[animal])


def card_words(card: str) -> str:
    """Return a card as words.

    Example:
        >>> card_words("emu:dunes+water")
        'emu of dunes and water'
    """
    one, two = CARD_LANDS[card]
    return f"{CARDS[card]} of {one} and {two}"


def cards_words(cards: Sequence[str]) -> str:
    """Return how many of each animal some cards show.

    Example:
        >>> cards_words(["emu:dunes+water", "fish:dunes+forest", "emu:dunes+forest"])
        'two emus and one fish'
    """
    shown = [CARDS[card] for card in cards]
    return all_of(animals_of(shown.count(animal), animal) for animal in ANIMALS if animal in shown)


def seats_words(seats: Sequence[int], names: Sequence[str] = ()) -> str:
    """Return some seats in a sentence, by name where names are given.

    Example:
        >>> seats_words((2,)), seats_words((0, 2)), seats_words((0, 2), ["Ada", "Ben", "Cid"])
        ('seat 2', 'seats 0 and 2', 'Ada and Cid')
    """
    if names:
        return all_of(names[seat] for seat in seats)
    return f"{'seat' if len(seats) == 1 else 'seats'} {all_of(map(str, seats))}"


def captured_place(seat: int, index: int) -> str:
    """Return the id of a captured card as a place."""
    return f"captured {seat},{index}"


def boomerangs_place(seat: int) -> str:
    """Return the id of a stock of boomerangs as a place."""
    return f"boomerangs {seat}"


def river_place(index: int) -> str:
    """Return the id of a river card as a place."""
    return f"river {index}"


def token_place(seat: int) -> str:
    """Return the id of a land token before its player, or on the stack, as a place."""
    return f"token {seat}"
