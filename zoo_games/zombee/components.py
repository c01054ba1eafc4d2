"""What is in the box of ZomBee: faces of the dice, flowers, drops; each fact marked with where it comes from.

The dice and flowers a game is played with are settings (``faces_a``, ``dice_a``, ``bees``...), so whoever
owns another box sets its numbers.
"""

from __future__ import annotations

from typing import Final

from zoo_games.core.components import Fact

BEE: Final = "bee"
HONEY: Final = "honey"
ZOMBEE: Final = "zombee"
ZZZ: Final = "zzz"
FACES: Final = (BEE, HONEY, ZOMBEE, ZZZ)
"""The symbols of the dice; their numbers in this order are the two bits of a die in a state."""

QUESTION: Final = "question"
KINDS: Final = (BEE, QUESTION, ZOMBEE)
"""What a flower can show."""

FACES_A: Final = (ZOMBEE, ZOMBEE, BEE, BEE, ZZZ, HONEY)
FACES_B: Final = (ZOMBEE, BEE, BEE, ZZZ, ZZZ, HONEY)

FACE_NAMES: Final = {BEE: "bee", HONEY: "honey drop", ZOMBEE: "ZomBee", ZZZ: "Zzz"}
KIND_NAMES: Final = {BEE: "a bee", QUESTION: "a question mark", ZOMBEE: "the ZomBee"}

FACTS: Final = (
    Fact("There are five dice.", "published", ("dice_a", "dice_b")),
    Fact(
        "Three dice have two ZomBees, two bees, one Zzz and one honey drop (reviews).",
        "published",
        ("dice_a", "faces_a"),
    ),
    Fact("Two dice have one ZomBee and two Zzz (reviews).", "published", ("dice_b", "faces_b")),
    Fact("Those two dice have two bees and one honey drop.", "assumed", ("faces_b",)),
    Fact(
        "Fourteen flowers are played with: one ZomBee, two question marks, eleven bees.",
        "published",
        ("bees", "questions"),
    ),
    Fact(
        "There are 15 yellow drops, as many as five players can hold, and 5 green ones.",
        "published",
        ("honey_cap", "wins_needed"),
    ),
)
"""Every fact about the box that a game depends on."""
