"""Witnesses of the rules about points and winning."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from zoo_games.wonderzoo.scoring import score, winners
from zoo_games.wonderzoo.settings import WonderZooSettings
from zoo_games.wonderzoo.witness import CORNER, GATE, PAWN_A, PAWN_B, TOUCHED, Witness, position

EXPERT: Final = WonderZooSettings(expert=True)
NOBODY: Final = f"{GATE}; water:O:B 1,3 1,4 2,3 2,4 | red 0,2"
"""The visitor at 0,2 meets the water only at the corner 1,3."""

BLUE_B: Final = position(f"{CORNER} | blue 2,2", rules=EXPERT)
RED_A: Final = position(f"{TOUCHED} | red 1,1", rules=EXPERT)
GREEN_A: Final = position(f"{TOUCHED} | green 1,1", rules=EXPERT)
YELLOW_A: Final = position(f"{TOUCHED} | yellow 1,1", rules=EXPERT)
BETTER: Final = position(f"{TOUCHED} | red 1,1", f"{GATE} | red 1,1")
EQUAL: Final = position(f"{TOUCHED} | red 1,1", f"{CORNER} | blue 2,2", rules=replace(EXPERT, expert=False))

SCORE_WITNESSES: Final = (
    Witness(
        "W.score", "What does pawn A, beside a grass and a water tile, score?", PAWN_A, score, (2, 0), (1, 0)
    ),
    Witness(
        "W.count", "What does pawn B, with two sides on one water tile, score?", PAWN_B, score, (2, 0), (1, 0)
    ),
    Witness(
        "W.diagonal",
        "What does a visitor at a corner of the water score?",
        position(NOBODY),
        score,
        (0, 0),
        (1, 0),
    ),
    Witness("W.win", "Seat 0 has 2 points, seat 1 has none. Who wins?", BETTER, winners, (0,), (0, 1)),
    Witness("W.tie", "Both have 2 points. Who wins?", EQUAL, winners, (0, 1), (0,)),
    Witness(
        "W.colour",
        "Expert: what does a yellow visitor beside grass and water score?",
        YELLOW_A,
        score,
        (2, 0),
        (4, 0),
    ),
    Witness(
        "W.favourite",
        "Expert: what does a green visitor in place of pawn A score?",
        GREEN_A,
        score,
        (3, 0),
        (2, 0),
    ),
    Witness(
        "W.red", "Expert: what does a red visitor in place of pawn A score?", RED_A, score, (4, 0), (2, 0)
    ),
    Witness(
        "W.expert",
        "Expert: what does a blue visitor in place of pawn B score?",
        BLUE_B,
        score,
        (4, 0),
        (2, 0),
    ),
)
