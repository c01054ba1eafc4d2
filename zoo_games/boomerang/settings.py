"""The settings of Boomerang: numbers and readings that can be changed, with range, unit and help."""

from __future__ import annotations

from dataclasses import dataclass

from zoo_games.core.settings import Settings, setting
from zoo_games.core.shapes import OneOf, Whole


@dataclass(frozen=True)
class BoomerangSettings(Settings):
    """How a game of Boomerang is played.

    With few cards the river may never show all five lands; the first round is then the last one.

    Example:
        >>> BoomerangSettings(boomerangs=0, majority_ties="none").changed()
        {'boomerangs': 0, 'majority_ties': 'none'}
    """

    animals: int = setting(
        6, Whole(2, 6), "animals", "Animals in the deck, the first ones by name.", ("B.box", "B.cards")
    )
    cards_per_animal: int = setting(9, Whole(1, 10), "cards", "Cards of each animal.", ("B.box", "B.cards"))
    boomerangs: int = setting(
        12, Whole(0, 60), "boomerangs", "Boomerangs of each player at the start.", ("B.box", "B.broke")
    )
    divisor: int = setting(
        6, Whole(1, 60), "boomerangs", "Boomerangs that make one point.", ("B.points", "B.six")
    )
    majority_ties: str = setting(
        "all",
        OneOf(("all", "none")),
        "-",
        "Who scores when several have the most cards of an animal: all of them, or none.",
        ("B.both", "B.ties"),
    )
    next_starter: str = setting(
        "last-hunter",
        OneOf(("last-hunter", "last-passer", "left")),
        "-",
        "Who starts the next round: the last hunter left, the last to pass, or the left neighbour of the "
        "starter.",
        ("B.first", "B.last"),
    )
