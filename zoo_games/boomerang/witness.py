"""Small positions: one for every rule that can be kept or broken, where the two differ.

A rule look-up prints them, tests hold them.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, Final

from zoo_games.boomerang.components import ANIMALS, LANDS, PAIRS, card_of
from zoo_games.boomerang.moves import Move
from zoo_games.boomerang.rules import apply
from zoo_games.boomerang.settings import BoomerangSettings
from zoo_games.boomerang.state import State
from zoo_games.core.witness import RuleQuestion

ANIMAL_KEYS: Final = {"c": "echidna", "e": "emu", "f": "fish", "l": "lizard", "t": "turtle", "w": "wallaby"}
LAND_KEYS: Final = {"D": "dunes", "F": "forest", "M": "meadow", "H": "mountain", "W": "water"}
"""Letters for short cards: ``"eDW"`` is the emu of dunes and water, H a height."""


class Witness(RuleQuestion[State, Move]):
    """A question about a position that a rule decides.

    Example:
        >>> witnesses()["B.pass"].told().kept
        'Seat 0 passes with four boomerangs in the pot: what has each? 14, 9 and 11.'
    """

    nothing = "none"
    unknown = "none"
    play = staticmethod(apply)


def cards(words: str) -> tuple[str, ...]:
    """Return cards by their letters.

    Example:
        >>> cards("eDW fWD")
        ('emu:dunes+water', 'fish:dunes+water')
    """
    return tuple(
        card_of(ANIMAL_KEYS[word[0]], LAND_KEYS[word[1]], LAND_KEYS[word[2]]) for word in words.split()
    )


def some(animal: str, number: int) -> tuple[str, ...]:
    """Return so many cards of an animal.

    Example:
        >>> some("emu", 2)
        ('emu:dunes+forest', 'emu:dunes+meadow')
    """
    return tuple(card_of(animal, *pair) for pair in PAIRS[:number])


DECK: Final = cards("tFM tFW wDF")
"""A deck that has some cards left."""

RIVER: Final = cards("eDW fDF lMH")
"""A river that shows all five lands."""


def start(players: int = 3, deck: Sequence[str] = DECK, **settings: Any) -> State:
    """Return the beginning of a game."""
    return State.start(BoomerangSettings.of(settings), players, tuple(sorted(deck)))


def choosing(to_move: int = 0, river: Sequence[str] = RIVER, **changes: Any) -> State:
    """Return a state in which seat ``to_move`` chooses a land; those before it have chosen water."""
    begun = start().replace(river=tuple(river), phase="choose", to_move=to_move)
    chosen = tuple(LANDS[-1] if seat < to_move else None for seat in range(begun.players))
    return begun.replace(choices=chosen, **changes)


def hunting(lands: str, stack: Sequence[int] = (), to_move: int = 0, **changes: Any) -> State:
    """Return a state in the hunt.

    Args:
        lands: A letter of :data:`LAND_KEYS` for the land of every seat.
        stack: Seats that have passed.
        to_move: Whose turn it is.
        changes: Other attributes.

    Example:
        >>> hunting("DWF", stack=(2,)).hunting
        (0, 1)
    """
    players = len(lands)
    begun = start(players).replace(river=RIVER, phase="hunt", to_move=to_move)
    in_the_hunt = tuple(seat for seat in range(players) if seat not in stack)
    chosen = tuple(LAND_KEYS[letter] for letter in lands)
    return begun.replace(choices=chosen, stack=tuple(stack), hunting=in_the_hunt, **changes)


def ended(*hoards: str, boomerangs: Sequence[int] = (5, 5, 5), **settings: Any) -> State:
    """Return a finished game.

    Args:
        hoards: The cards of every seat, by animals: ``"eel"`` is two emus and a lizard.
        boomerangs: Boomerangs of every seat.
        settings: Those that differ from their defaults.

    Example:
        >>> ended("el", "", "").captured[0]
        ('emu:dunes+forest', 'lizard:dunes+forest')
    """
    dealt = dict.fromkeys(ANIMALS, 0)
    captured = []
    for letters in hoards:
        hoard = []
        for letter in letters:
            animal = ANIMAL_KEYS[letter]
            hoard.append(card_of(animal, *PAIRS[dealt[animal] % len(PAIRS)]))
            dealt[animal] += 1
        captured.append(tuple(hoard))
    begun = start(len(hoards), (), **settings)
    return begun.replace(captured=tuple(captured), boomerangs=tuple(boomerangs), phase="over")


@cache
def witnesses() -> Mapping[str, Witness]:
    """Return the witness of each rule, by rule id.

    Example:
        >>> witnesses()["B.down"].right
        (1, 0, 2)
    """
    from zoo_games.boomerang.witness_rules import RULE_WITNESSES

    return {witness.rule: witness for witness in RULE_WITNESSES}
