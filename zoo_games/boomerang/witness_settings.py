"""For each setting of Boomerang a position in which another value changes the answer."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from typing import Any, Final

from zoo_games.boomerang.moves import PASS
from zoo_games.boomerang.rules import apply
from zoo_games.boomerang.scoring import score
from zoo_games.boomerang.settings import BoomerangSettings
from zoo_games.boomerang.witness import ended
from zoo_games.boomerang.witness_rules import CLASH, begun
from zoo_games.core.witness import SettingWitness, setting_witness

Ask = Callable[[BoomerangSettings], Any]

_TIED: Final = ended("ee", "ee", "e")

_TABLE: Final[tuple[tuple[str, Any, str, Ask, Any, Any], ...]] = (
    ("animals", 4, "How many cards are there?", lambda settings: len(begun(settings).deck), 54, 36),
    ("cards_per_animal", 5, "How many cards are there?", lambda settings: len(begun(settings).deck), 54, 30),
    (
        "boomerangs",
        3,
        "What has each at the start?",
        lambda settings: begun(settings).boomerangs,
        (12, 12, 12),
        (3, 3, 3),
    ),
    (
        "divisor",
        5,
        "What do five boomerangs score?",
        lambda settings: score(ended("", "", "").replace(rules=settings))[0],
        0,
        1,
    ),
    (
        "majority_ties",
        "none",
        "Two emus, two and one: what does each score?",
        lambda settings: score(_TIED.replace(rules=settings)),
        (2, 2, 0),
        (0, 0, 0),
    ),
    (
        "next_starter",
        "last-passer",
        "Seat 0 is the last to pass, seat 1 is left: who starts the next round?",
        lambda settings: apply(CLASH.replace(rules=settings), PASS).starter,
        1,
        0,
    ),
)


@cache
def setting_witnesses() -> Mapping[str, SettingWitness]:
    """Return the witness of each setting by name.

    Example:
        >>> witness = setting_witnesses()["divisor"]
        >>> witness.default, witness.changed
        (0, 1)
    """
    return {row[0]: setting_witness(BoomerangSettings, *row) for row in _TABLE}
