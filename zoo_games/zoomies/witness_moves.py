"""Witnesses of the rules about turns, tiles and placing tokens."""

from __future__ import annotations

from typing import Final

from zoo_games.core.witness import LEGAL, REFUSED
from zoo_games.zoomies.moves import DiscardToken, Draw, PlaceTile, PlaceToken, Redraw, Refill
from zoo_games.zoomies.rules import apply
from zoo_games.zoomies.scoring import score
from zoo_games.zoomies.state import State
from zoo_games.zoomies.witness import Witness, position

PAIR: Final = "B*-H 0,0 E"
ROW: Final = "B*-H 0,0 E; H*-C 0,2 E"
TAKEN: Final = "B*-H 0,0 E; C*-P 0,4 E; H*-C 0,2 E"
LED: Final = "1 leader 0,1; 1 leader 0,4"
ICONS: Final = "B*-Hz 0,0 E; Gz-H* 0,2 E"

TO_LAY: Final = position(PAIR, hands=(("H*-C", "C*-P"), ("C-P*", "G-P*")), pile=("B*-G", "G*-P"))
STUCK: Final = position(PAIR, hands=(("C*-P", "G*-P"), ()), pile=("B*-G",))
HOPELESS: Final = position(PAIR, hands=(("C*-P", "G*-P"), ()), pile=("G-C*",))
ON_ROW: Final = position(ROW, "1 leader 0,1", (("C*-P",), ()), phase="token", placed=1)
FRIENDS: Final = position(
    "B*-H 0,0 E; B*-P 1,0 S; H*-B 1,1 S", "1 frens 0,0 E", (("C*-P",), ()), phase="token", placed=1
)
NO_ROOM: Final = position(TAKEN, LED, (("G*-P",), ()), ((1, 0), (1, 4)), phase="token", placed=2)
LED_ONCE: Final = position(ROW, "1 leader 0,1", (("C*-P",), ()), ((1, 0), (3, 4)), phase="token", placed=1)
ZOOMING: Final = position(ICONS, "", (("H*-C",), ()), phase="token", placed=1)
SECOND: Final = position(ICONS, "0 zoomies 0,2", (("H*-C",), ()), phase="second_tile", placed=1)
ENDING: Final = position(
    ROW, "", (("C*-P",), ("G*-P", "C-P*")), pile=("B*-G", "G-P*"), phase="refill", placed=1
)
SWAPPED: Final = position(
    ROW, "", (("C*-P",), ("G*-P", "C-P*")), discard=("B*-G", "G-P*"), phase="refill", placed=1
)
BARE: Final = position(ROW, "", (("C*-P",), ("G*-P", "C-P*")), phase="refill", placed=1)
ONE_LEFT: Final = position(
    ROW, "", (("C*-P", "G*-P"), ("B*-G",)), ((0, 0), (0, 1)), pile=("G-P*",), phase="refill", placed=1
)
LAST: Final = position(
    ROW, "", (("C*-P",), ("G*-P", "C-P*")), ((0, 0), (0, 0)), pile=("B*-G",), phase="refill", placed=1
)
THREE: Final = position(
    ROW, "", (("C*-P", "G*-P"), ("C-P*",), ("C-P*",)), ((4, 3), (0, 0), (4, 4)), phase="refill", placed=1
)
DRAWING: Final = position(ROW, "", (("C*-P",), ()), pile=("B*-G", "G-P*"), phase="draw")

MOVE_WITNESSES: Final = (
    Witness.may(
        "Z.turn",
        "May a Leader be placed on the Husky at 0,1 before a tile is laid?",
        TO_LAY,
        PlaceToken("leader", (0, 1)),
        REFUSED,
    ),
    Witness.may("Z.order", "May the turn end before a token is placed?", ON_ROW, Refill(False), REFUSED),
    Witness.leads(
        "Z.over",
        "Seat 0 has used its tokens, seat 1 has one left. What is due after seat 0's refill?",
        ONE_LEFT,
        Refill(False),
        "phase",
        "tile",
        "over",
    ),
    Witness.leads(
        "Z.end",
        "Nobody has a token left. What is due after the refill, with one tile in hand and one in the pile?",
        LAST,
        Refill(False),
        "phase",
        "over",
        "draw",
    ),
    Witness.may(
        "Z.own",
        "May seat 0 lay H-G*, which it does not hold, at 0,2 towards the east?",
        TO_LAY,
        PlaceTile("H-G*", (0, 2), "E"),
        REFUSED,
    ),
    Witness.may(
        "Z.free",
        "May B*-C be laid with its Beagle on the Husky at 0,1, beside the Beagle at 0,0?",
        position(PAIR, hands=(("B*-C",), ())),
        PlaceTile("B*-C", (0, 1), "E"),
        REFUSED,
    ),
    Witness.may(
        "Z.touch",
        "May H*-C be laid at 5,5, away from the park?",
        TO_LAY,
        PlaceTile("H*-C", (5, 5), "E"),
        REFUSED,
    ),
    Witness.may(
        "Z.diagonal",
        "May H*-C be laid at 1,2, where its Husky meets the Husky at 0,1 only at a corner?",
        TO_LAY,
        PlaceTile("H*-C", (1, 2), "E"),
        REFUSED,
    ),
    Witness.may(
        "Z.breed",
        "May H*-C be laid at 0,2, where only its Husky touches one of its breed?",
        TO_LAY,
        PlaceTile("H*-C", (0, 2), "E"),
        LEGAL,
    ),
    Witness.may(
        "Z.match",
        "May P*-P be laid at 0,2, where its two Poodles touch each other, but no Poodle of the park?",
        position(PAIR, hands=(("P*-P", "H*-C"), ())),
        PlaceTile("P*-P", (0, 2), "E"),
        REFUSED,
    ),
    Witness.may(
        "Z.play",
        "May seat 0 discard a token instead of laying H*-C?",
        TO_LAY,
        DiscardToken("circle"),
        REFUSED,
    ),
    Witness.may("Z.stuck", "Neither C*-P nor G*-P fits. May the hand be redrawn?", STUCK, Redraw(), LEGAL),
    Witness.may(
        "Z.redraw",
        "No tile in hand, pile or discards fits. May the hand be redrawn?",
        HOPELESS,
        Redraw(),
        REFUSED,
    ),
    Witness.may(
        "Z.token",
        "H*-C was just laid at 0,2. May a Leader be placed on the Beagle at 0,0?",
        ON_ROW,
        PlaceToken("leader", (0, 0)),
        REFUSED,
    ),
    Witness.may(
        "Z.one",
        "The Husky at 0,1 has a Leader. May another one be placed on the Husky at 0,2 beside it?",
        ON_ROW,
        PlaceToken("leader", (0, 2)),
        REFUSED,
    ),
    Witness.may(
        "Z.tokens",
        "Seat 0 has one circle and no square left. May it place Bones on the Chihuahua at 0,3?",
        LED_ONCE,
        PlaceToken("bones", (0, 3)),
        REFUSED,
    ),
    Witness.may(
        "Z.double",
        "Seat 0 has one circle left, which is a Leader or Zoomies. May it become a Leader on the Chihuahua?",
        LED_ONCE,
        PlaceToken("leader", (0, 3)),
        LEGAL,
    ),
    Witness.may(
        "Z.forfeit",
        "Both Packs on the tile just laid have a Leader, and seat 0 has one circle left. May it discard it?",
        NO_ROOM,
        DiscardToken("circle"),
        LEGAL,
    ),
    Witness.may(
        "Z.must",
        "A Leader could go on the Chihuahua at 0,3. May seat 0 discard the circle instead?",
        LED_ONCE,
        DiscardToken("circle"),
        REFUSED,
    ),
    Witness(
        "Z.zero",
        "What are the scores after seat 0 has discarded its circle?",
        NO_ROOM,
        lambda state: score(apply(state, DiscardToken("circle"))),
        (0, 4),
        (1, 4),
        DiscardToken("circle"),
    ),
    Witness.may(
        "Z.frens-arrow",
        "May Frens on the Beagle at 1,0 point at the Beagle at 0,0?",
        FRIENDS,
        PlaceToken("frens", (1, 0), "N"),
        REFUSED,
    ),
    Witness.may(
        "Z.frens-key",
        "Seat 1 has Frens on the Beagle at 0,0 towards the Huskies. May seat 0 point from the Beagle at 1,0, "
        "in the same Pack, at the Husky at 1,1?",
        FRIENDS,
        PlaceToken("frens", (1, 0), "E"),
        REFUSED,
    ),
    Witness.may(
        "Z.frens-more",
        "May seat 0 point from the Beagle at 1,0 at the Poodle at 2,0?",
        FRIENDS,
        PlaceToken("frens", (1, 0), "S"),
        LEGAL,
    ),
    Witness.may(
        "Z.zoomies-dog",
        "May Zoomies be placed on the Husky at 0,3, which has no icon?",
        ZOOMING,
        PlaceToken("zoomies", (0, 3)),
        REFUSED,
    ),
    Witness.may(
        "Z.zoomies-one",
        "The Husky at 0,1 has Zoomies. May Zoomies be placed on the Greyhound at 0,2 in the same group?",
        position(ICONS, "1 zoomies 0,1", (("H*-C",), ()), phase="token", placed=1),
        PlaceToken("zoomies", (0, 2)),
        REFUSED,
    ),
    Witness.leads(
        "Z.other-tile",
        "Seat 0 holds H*-C, which fits. What is due after Zoomies on the Greyhound at 0,2?",
        ZOOMING,
        PlaceToken("zoomies", (0, 2)),
        "phase",
        "second_tile",
        "refill",
    ),
    Witness.may("Z.second", "H*-C fits. May the turn end without laying it?", SECOND, Refill(False), REFUSED),
    Witness.leads(
        "Z.bare",
        "What is due after the second tile?",
        SECOND,
        PlaceTile("H*-C", (0, 4), "E"),
        "phase",
        "refill",
        "token",
    ),
    Witness.may("Z.toss", "May seat 0 toss the tile left in hand?", ENDING, Refill(True), LEGAL),
    Witness(
        "Z.discards",
        "What do all see of the discards after seat 0 tosses C*-P?",
        ENDING,
        lambda state: _seen_discards(apply(state, Refill(True))),
        ("C*-P",),
        (),
        Refill(True),
    ),
    Witness.leads(
        "Z.refill",
        "Seat 0 has one tile in hand. What is due after it ends the turn?",
        ENDING,
        Refill(False),
        "phase",
        "draw",
        "tile",
    ),
    Witness.leads(
        "Z.turns",
        "Seat 1 has no token left, seat 2 has. Whose turn is next after seat 0?",
        THREE,
        Refill(False),
        "to_move",
        2,
        1,
    ),
    Witness.may("Z.draw", "May C-B*, which is not in the pile, be drawn?", DRAWING, Draw("C-B*"), REFUSED),
    Witness.leads(
        "Z.reshuffle",
        "The pile is empty, two tiles are discarded. What is in the pile when seat 0 has to draw?",
        SWAPPED,
        Refill(False),
        "pile",
        ("B*-G", "G-P*"),
        (),
    ),
    Witness.leads(
        "Z.empty",
        "Pile and discards are empty. What is due after seat 0 ends its turn?",
        BARE,
        Refill(False),
        "phase",
        "tile",
        "over",
    ),
)
"""Rules about what may be done and what it leads to."""


def _seen_discards(state: State) -> tuple[str, ...]:
    from zoo_games.zoomies.hidden import observe

    return observe(state, None).discard
