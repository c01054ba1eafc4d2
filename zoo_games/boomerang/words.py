"""How cards, boomerangs, seats and lands are called in sentences, and the places they lie at."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from zoo_games.boomerang.components import ANIMALS, CARD_LANDS, CARDS

NUMBERS: Final = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")
PLURALS: Final = {
    "echidna": "echidnas",
    "emu": "emus",
    "fish": "fish",
    "lizard": "lizards",
    "turtle": "turtles",
    "wallaby": "wallabies",
}


def count_of(number: int, one: str, many: str = "") -> str:
    """Return a count with its noun, small numbers as words.

    Example:
        >>> count_of(2, "card"), count_of(1, "fish", "fish"), count_of(12, "boomerang")
        ('two cards', 'one fish', '12 boomerangs')
    """
    noun = one if number == 1 else (many or one + "s")
    return f"{number_word(number)} {noun}"


def number_word(number: int) -> str:
    """Return a number as it stands in a sentence.

    Example:
        >>> number_word(3), number_word(11)
        ('three', '11')
    """
    return NUMBERS[number] if number < len(NUMBERS) else str(number)


def animals_of(number: int, animal: str) -> str:
    """Return a count of an animal.

    Example:
        >>> animals_of(3, "wallaby")
        'three wallabies'
    """
    return count_of(number, animal, PLURALS[animal])


def all_of(parts: Iterable[str]) -> str:
    """Return parts as a list in a sentence.

    Example:
        >>> all_of(["0", "1", "4"])
        '0, 1 and 4'
    """
    names = list(parts)
    return names[0] if len(names) == 1 else ", ".join(names[:-1]) + " and " + names[-1]


def capital(text: str) -> str:
    """Return a text with a capital letter in front."""
    return text[:1].upper() + text[1:]


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
