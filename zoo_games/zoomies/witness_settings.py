"""Witnesses of the settings: positions in which another value changes a move, a draw or a score."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from typing import Any, Final

from zoo_games.core.chance import Stream
from zoo_games.core.witness import SettingWitness, setting_witness
from zoo_games.zoomies.components import dogs_of
from zoo_games.zoomies.legality import why_not
from zoo_games.zoomies.moves import PlaceToken, Refill
from zoo_games.zoomies.rules import apply, initial, legal
from zoo_games.zoomies.scoring import score
from zoo_games.zoomies.settings import ZoomiesSettings
from zoo_games.zoomies.state import State
from zoo_games.zoomies.witness import position
from zoo_games.zoomies.witness_moves import ENDING, ROW, SECOND
from zoo_games.zoomies.witness_scores import BEAGLES, SIX, SIX_ICONS
from zoo_games.zoomies.witness_setup import SEED, all_tiles


def _setup(settings: ZoomiesSettings) -> State:
    return initial(settings, 2, Stream(SEED))


def _scored(park: str, tokens: str) -> Callable[[ZoomiesSettings], State]:
    return lambda settings: position(park, tokens, rules=settings)


def _again(state: State) -> Callable[[ZoomiesSettings], State]:
    return lambda settings: state.replace(rules=settings)


def _first_token(settings: ZoomiesSettings) -> State:
    """Return the first turn of a game, H*-C just laid beside the Husky at 0,1."""
    left = ((settings.tokens_circle, settings.tokens_square),) * 2
    return position(ROW, "", (("C*-P",), ()), left, phase="token", placed=1, rules=settings)


def _kinds(state: State) -> tuple[str, ...]:
    return tuple(sorted({move.kind for move in legal(state) if isinstance(move, PlaceToken)}))


def _icons(state: State) -> int:
    return sum(dog.zoomies for tile in all_tiles(state) for dog in dogs_of(tile))


def _draws(state: State) -> str:
    return apply(state, Refill(False)).phase


def _may_end(state: State) -> bool:
    return not why_not(state, Refill(False))


def _witness(
    setting: str,
    value: Any,
    question: str,
    position: Callable[[ZoomiesSettings], State],
    ask: Callable[[State], Any],
    default: Any,
    changed: Any,
) -> SettingWitness:
    """Return a witness that asks about the position that settings make."""
    return setting_witness(
        ZoomiesSettings, setting, value, question, lambda rules: ask(position(rules)), default, changed
    )


_TABLE: Final = (
    _witness(
        "tokens_circle",
        0,
        "Which tokens may be placed on the first tile?",
        _first_token,
        _kinds,
        ("bones", "frens", "leader"),
        ("bones", "frens"),
    ),
    _witness(
        "tokens_square",
        0,
        "Which tokens may be placed on the first tile?",
        _first_token,
        _kinds,
        ("bones", "frens", "leader"),
        ("leader",),
    ),
    _witness(
        "hand_size",
        1,
        "What is due after the refill, with one tile in hand?",
        _again(ENDING),
        _draws,
        "draw",
        "tile",
    ),
    _witness(
        "start_tiles", 5, "How many tiles lie in the park?", _setup, lambda state: len(state.laid), 3, 5
    ),
    _witness(
        "zoomies_per_pair", 5, "How many dogs of the box have the Zoomies icon?", _setup, _icons, 20, 50
    ),
    _witness(
        "points_dog",
        2,
        "What does a Leader on three Beagles score?",
        _scored(SIX, "0 leader 0,0"),
        score,
        (3, 0),
        (6, 0),
    ),
    _witness(
        "points_bone",
        1,
        "What do Bones on three Beagles with bones score?",
        _scored(SIX, "0 bones 0,0"),
        score,
        (6, 0),
        (3, 0),
    ),
    _witness(
        "points_side",
        1,
        "What do Frens on four sides score?",
        _scored(SIX, "0 frens 0,0 E"),
        score,
        (8, 0),
        (4, 0),
    ),
    _witness(
        "ladder",
        (1, 3, 6, 10, 15, 21),
        "What do Zoomies on a group of 6 score?",
        _scored(SIX_ICONS, "0 zoomies 0,1"),
        score,
        (15, 0),
        (21, 0),
    ),
    _witness(
        "split",
        "full",
        "Two Leaders are in a Pack of 5. What does each get?",
        _scored(BEAGLES, "0 leader 0,0; 1 leader 0,4"),
        score,
        (2, 2),
        (5, 5),
    ),
    _witness(
        "second_tile",
        "optional",
        "H*-C fits as the second tile. May the turn end without it?",
        _again(SECOND),
        _may_end,
        False,
        True,
    ),
)
"""One position for each setting."""


@cache
def setting_witnesses() -> Mapping[str, SettingWitness]:
    """Return the witness of each setting by name.

    Example:
        >>> witness = setting_witnesses()["points_dog"]
        >>> witness.default, witness.changed
        ((3, 0), (6, 0))
    """
    return {witness.name: witness for witness in _TABLE}
