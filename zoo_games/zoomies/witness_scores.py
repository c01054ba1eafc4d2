"""Witnesses of the rules about scores and winners."""

from __future__ import annotations

from typing import Any, Final

from zoo_games.zoomies.moves import PlaceTile
from zoo_games.zoomies.rules import apply
from zoo_games.zoomies.scoring import score, winners
from zoo_games.zoomies.witness import Witness, position

SIX: Final = "B*-H 0,0 E; B*-H 1,0 S; B*-H 1,1 S"
"""Six dogs: three Beagles that touch, and three Huskies, two of which touch."""

FOUR_ICONS: Final = "B*-Hz 0,0 E; Gz-C* 0,2 E; Hz-B* 1,1 W; Gz-C* 1,2 E"
SIX_ICONS: Final = FOUR_ICONS + "; Hz-B* 2,1 W; Gz-C* 2,2 E"
FIVE_ICONS: Final = FOUR_ICONS + "; Hz-B* 2,1 W"
BEAGLES: Final = "B*-H 0,0 S; B-P* 0,1 S; B*-H 0,2 S; B-P* 0,3 S; B*-G 0,4 S"
"""Five Beagles in a row, three of them with a bone."""


def counts(rule: str, question: str, park: str, tokens: str, right: Any, wrong: Any) -> Witness:
    """Return a witness that asks for the scores."""
    state = position(park, tokens, hands=((), ()))
    return Witness(rule, question, state, score, right, wrong)


def wins(rule: str, question: str, park: str, tokens: str, right: Any, wrong: Any) -> Witness:
    """Return a witness that asks for the winners."""
    return Witness(rule, question, position(park, tokens, phase="over"), winners, right, wrong)


JOINING: Final = position("B*-H 0,0 S; B*-H 0,2 S", "0 leader 0,0", (("B*-P",), ()))

SCORE_WITNESSES: Final = (
    counts(
        "Z.total",
        "What is a Leader (3) and Bones (6) on the Beagles worth together?",
        SIX,
        "0 leader 0,0; 0 bones 1,0",
        (9, 0),
        (6, 0),
    ),
    counts("Z.pack", "What does a Leader on the Husky at 0,1 score?", SIX, "0 leader 0,1", (1, 0), (3, 0)),
    counts(
        "Z.group",
        "What do Zoomies on the Husky at 0,1 score beside a Greyhound with the icon?",
        "B*-Hz 0,0 E; Gz-C* 0,2 E",
        "0 zoomies 0,1",
        (3, 0),
        (1, 0),
    ),
    counts("Z.leader", "What does a Leader on three Beagles score?", SIX, "0 leader 0,0", (3, 0), (1, 0)),
    counts("Z.bones", "What do Bones on three Beagles score?", SIX, "0 bones 0,0", (6, 0), (3, 0)),
    counts(
        "Z.frens",
        "What do Frens from the Beagles to the Huskies score?",
        SIX,
        "0 frens 0,0 E",
        (8, 0),
        (6, 0),
    ),
    counts(
        "Z.frens-base",
        "What do Frens on the Beagle at 0,0 towards the Huskies score, with two more Beagles in its Pack?",
        SIX,
        "0 frens 0,0 E",
        (8, 0),
        (2, 0),
    ),
    counts(
        "Z.frens-sides",
        "What do the Frens score, the sides inside the tiles included?",
        SIX,
        "0 frens 0,0 E",
        (8, 0),
        (2, 0),
    ),
    counts(
        "Z.zoomies", "What do Zoomies on a group of 4 score?", FOUR_ICONS, "0 zoomies 0,1", (10, 0), (4, 0)
    ),
    counts("Z.cap", "What do Zoomies on a group of 6 score?", SIX_ICONS, "0 zoomies 0,1", (15, 0), (21, 0)),
    Witness(
        "Z.join",
        "What is the Leader on the Beagle at 0,0 worth after B*-P joins it to the Beagle at 0,2?",
        JOINING,
        lambda state: score(apply(state, PlaceTile("B*-P", (0, 1), "N"))),
        (3, 0),
        (2, 0),
        PlaceTile("B*-P", (0, 1), "N"),
    ),
    counts(
        "Z.share",
        "Two Leaders are in a Pack of 5. What does each get?",
        BEAGLES,
        "0 leader 0,0; 1 leader 0,4",
        (2, 2),
        (5, 5),
    ),
    counts(
        "Z.share-pack",
        "Two Bones are in a Pack with 3 bones, 6 points. What does each get?",
        BEAGLES,
        "0 bones 0,0; 1 bones 0,4",
        (3, 3),
        (6, 6),
    ),
    counts(
        "Z.share-frens",
        "Two Frens of one Base Pack point at the Huskies, 2 sides, 4 points. What does each get?",
        BEAGLES,
        "0 frens 0,0 S; 1 frens 0,2 S",
        (2, 2),
        (4, 4),
    ),
    counts(
        "Z.share-group",
        "Two Zoomies tokens are in a group of 5, 15 points. What does each get?",
        FIVE_ICONS,
        "0 zoomies 0,1; 1 zoomies 2,1",
        (7, 7),
        (15, 15),
    ),
    counts(
        "Z.split",
        "Three Leaders, two of them of seat 0, are in a Pack of 5. What do the seats get?",
        BEAGLES,
        "0 leader 0,0; 0 leader 0,2; 1 leader 0,4",
        (2, 1),
        (2, 2),
    ),
    wins(
        "Z.win", "Seat 0 has 6 points, seat 1 has 1. Who wins?", SIX, "0 bones 0,0; 1 leader 0,1", (0,), (1,)
    ),
    wins(
        "Z.best",
        "Seat 0 has one token of 4 points, seat 1 has two of 2. Who wins?",
        "B*-H 0,0 E; B*-H 1,0 E",
        "0 bones 0,0; 1 leader 0,1; 1 leader 1,0",
        (0,),
        (0, 1),
    ),
    wins(
        "Z.tie",
        "Seat 0 has two Leaders that share a Pack of 5 and get 2 each, seat 1 has Frens of 4. Who wins?",
        BEAGLES,
        "0 leader 0,0; 0 leader 0,2; 1 frens 0,0 S",
        (1,),
        (0,),
    ),
    counts(
        "Z.live",
        "The game is not over. What does the Leader on three Beagles show now?",
        SIX,
        "0 leader 0,0",
        (3, 0),
        (0, 0),
    ),
)
"""Rules about what tokens are worth."""
