"""For each setting of ZomBee a position in which another value changes the answer."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Mapping
from functools import cache
from typing import Any, Final

from zoo_games.core.chance import Stream
from zoo_games.core.witness import SettingWitness, setting_witness
from zoo_games.zombee.moves import STOP, Dice, Name, Roll
from zoo_games.zombee.odds import hazard_of
from zoo_games.zombee.rules import apply, initial
from zoo_games.zombee.settings import ZomBeeSettings
from zoo_games.zombee.state import State
from zoo_games.zombee.witness import Witness, flipping, rolled
from zoo_games.zombee.witness_rules import LAST_DROPS, LAST_GAME, SHOWN, all_zombees

Ask = Callable[[ZomBeeSettings], Any]
FEW_A: Final = ("zombee", "bee", "bee", "bee", "zzz", "honey")
MANY_B: Final = ("zombee", "zombee", "bee", "bee", "zzz", "honey")


def _begun(settings: ZomBeeSettings) -> State:
    return initial(settings, 3, Stream(0))


def _after(state: State, move: Any, attribute: str) -> Ask:
    return lambda settings: getattr(apply(state.replace(rules=settings), move), attribute)


def _judged(state: State, move: Any) -> Ask:
    return lambda settings: Witness.judged(state.replace(rules=settings), move)


def _champion(settings: ZomBeeSettings) -> str:
    rules = dataclasses.replace(settings, tournament=True)
    return apply(LAST_GAME.replace(rules=rules, wins=(0, 0, 1)), SHOWN).phase


_SECOND_ROLL: Final = apply(rolled("zbbhs"), Roll((1,)))
_NAMED: Final = flipping(rolled("zbbbb"), "flower", (1,), flowers="q")
_QUESTION: Final = flipping(rolled("zbbbb"), "name", (), flowers="q", to_move=0)

_TABLE: Final[tuple[tuple[str, Any, str, Ask, Any, Any], ...]] = (
    ("dice_a", 2, "How many dice are there?", lambda settings: len(_begun(settings).dice), 5, 4),
    ("dice_b", 1, "How many dice are there?", lambda settings: len(_begun(settings).dice), 5, 4),
    (
        "faces_a",
        FEW_A,
        "In how many ways do all dice show ZomBees?",
        lambda settings: all_zombees(_begun(settings)),
        2**3,
        1,
    ),
    (
        "faces_b",
        MANY_B,
        "In how many ways do all dice show ZomBees?",
        lambda settings: all_zombees(_begun(settings)),
        2**3,
        2**5,
    ),
    (
        "rolls",
        2,
        "What is due after the second roll, with one ZomBee?",
        _after(_SECOND_ROLL, Dice(("zombee", "bee", "bee", "honey", "zzz")), "phase"),
        "roll",
        "flip",
    ),
    (
        "honey_needed",
        2,
        "What has each after two honey symbols?",
        _after(rolled("hhsss"), STOP, "honey"),
        (2, 2, 2),
        (3, 2, 2),
    ),
    (
        "honey_start",
        1,
        "What has each at the start?",
        lambda settings: _begun(settings).honey,
        (2,) * 3,
        (1,) * 3,
    ),
    (
        "honey_cap",
        2,
        "What has each after three honey symbols?",
        _after(rolled("hhhss"), STOP, "honey"),
        (3, 2, 2),
        (2, 2, 2),
    ),
    (
        "bees",
        5,
        "In one of how many fresh tables does the first forced flip find the ZomBee?",
        lambda settings: 1 / hazard_of(_begun(settings)).after(1, 0).ends_green,
        12,
        6,
    ),
    ("questions", 0, "How many flowers are there?", lambda settings: len(_begun(settings).flowers), 14, 12),
    (
        "zzz",
        "last-roll",
        "May a Zzz set aside after the first roll free the ZomBee of the second?",
        _judged(rolled("zbbhs", rolls=2, last=(0,)), Roll((0, 4))),
        "legal",
        "refused",
    ),
    (
        "question_mark_self",
        False,
        "May the active player name itself after a green flip?",
        _judged(_QUESTION, Name(0)),
        "legal",
        "refused",
    ),
    (
        "payer",
        "active",
        "Seat 1, named in seat 0's green step, turns up the ZomBee: what has each?",
        _after(_NAMED, SHOWN, "honey"),
        (2, 1, 2),
        (1, 2, 2),
    ),
    (
        "tournament",
        True,
        "The second last player loses its last drop: what is due?",
        _after(LAST_DROPS, SHOWN, "phase"),
        "over",
        "roll",
    ),
    (
        "wins_needed",
        3,
        "A player has won its second game of a tournament: what is due?",
        _champion,
        "over",
        "roll",
    ),
)


@cache
def setting_witnesses() -> Mapping[str, SettingWitness]:
    """Return the witness of each setting by name.

    Example:
        >>> witness = setting_witnesses()["bees"]
        >>> witness.default, witness.changed
        (12, 6)
    """
    return {row[0]: setting_witness(ZomBeeSettings, *row) for row in _TABLE}
