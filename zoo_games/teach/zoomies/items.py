"""The items about Zoomies: boards of the lessons, questions, and how hard fresh boards are."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Final

from zoo_games.core.sentences import place
from zoo_games.teach.item import Item
from zoo_games.teach.ordering import order_question
from zoo_games.teach.question import Question, WrongWay
from zoo_games.teach.zoomies.boards import Level, fresh, separating
from zoo_games.teach.zoomies.questions import (
    after_question,
    legal_question,
    score_question,
    together_question,
)
from zoo_games.teach.zoomies.totals import total_question
from zoo_games.teach.zoomies.turns import TURN, turn_parts
from zoo_games.zoomies.moves import PlaceTile
from zoo_games.zoomies.state import State
from zoo_games.zoomies.witness import position

SIX: Final = "B*-H 1,0 S; B*-H 1,1 S; B*-H 0,0 E"
"""Three Beagles that touch and three Huskies; the tile of the Frens is laid last."""

PAIR: Final = "B*-P 0,0 N; B-P* 0,1 N; B*-P 0,2 N; P*-C 1,0 S; P*-C 1,2 S"
"""Three Beagles touch Poodles on five sides; one Pack of Poodles has three of them."""

THREE: Final = "B*-H 0,0 E; B-H* 1,0 E; H-P* 2,0 E"
SCATTERED: Final = "B*-H 0,0 E; B-P* 1,1 E; B*-H 2,1 S; P*-B 1,3 E"
COLUMN: Final = "B*-H 0,0 E; B-P* 1,0 E; B*-H 2,0 S; P*-B 2,1 S"
GAP: Final = "B*-H 0,0 S; H-P* 1,1 E; B-G* 0,2 N"
ROW: Final = "B*-H 0,0 S; B-P* 0,1 S; B*-H 0,2 S; B-P* 0,3 S; B*-H 0,4 N; H-B* -1,5 E; B*-G 0,6 S; B-C* 0,7 S"
"""A Pack of five Beagles and one of three, a cell apart."""

SHARED: Final = "B*-H 0,0 S; P-H* 1,2 E; B*-G 0,3 N; B-P* 0,1 S; B-P* 0,4 S; B*-C 0,2 N"
THREE_FRENS: Final = "P*-H 0,0 S; P-B* 0,1 S; P*-H 0,2 S; P-H* 0,3 S; P*-H 0,4 S"
"""Five Poodles touch Huskies on four sides, and a Beagle on one."""

WORKED_PARK: Final = "H*-B 0,0 S; P-B* 1,2 E; H*-Gz 0,3 N; H-P* 0,1 S; H-P* 0,4 S; H*-Cz 0,2 N"
WORKED_TOKENS: Final = "0 leader 0,0; 1 leader 0,4; 0 frens 0,1 S; 1 bones 0,3; 0 zoomies -1,2"
ALL_FOUR: Final = "B*-H 0,0 S; B*-H 0,1 E; B*-Hz 1,1 E; Hz-P* 0,3 E; Gz-P* 1,3 E; H*-B 2,0 E; Pz-B* 2,3 W"
"""Six Beagle-Husky sides, four dogs with the Zoomies icon in one group."""

ALL_FOUR_TOKENS: Final = (
    "0 frens 0,0 S; 1 frens 2,1 W; 0 leader 0,1; 1 leader 1,2; 1 bones 2,2; 1 zoomies 1,3; 2 leader 0,4"
)

BONES: Final = "B*-H 0,0 S; B-P* 0,1 S; B*-H 0,2 S; B-P* 0,3 S"
FOUR: Final = "B*-Hz 0,0 E; Gz-C* 0,2 E; Hz-P* 1,1 W; Gz-P* 2,1 W; Cz-P* 1,3 S"
SEVEN: Final = "B*-Hz 0,0 E; Gz-C* 0,2 E; Hz-P* 1,1 W; Hz-C* 1,2 E; Gz-P* 2,1 W; Cz-P* 3,1 W; Bz-P* 4,1 W"
"""Seven dogs with the Zoomies icon in one group."""

GROUPS: Final = "Pz-H* 0,0 E; Bz-H* 1,0 E; Gz-H* 3,0 E; Cz-H* 4,0 E; H*-P 2,1 E"
"""Two Zoomies groups of two, a cell apart."""

LARGE: Final = (
    "B-G* 0,0 S; G*-Pz 1,1 N; G*-P 1,2 N; C*-Pz -1,1 E; C*-B -2,1 E; P*-B -1,3 S; G-C* -3,0 E; P-H* -2,3 E; "
    "C*-P -2,0 S; G*-Cz 2,1 E; Cz-P* -1,-2 E; H*-Cz -3,-1 S; C*-B 2,3 S; H*-C -3,-2 S; B*-G 4,3 W; "
    "Bz-G* 1,4 W; G*-P 0,4 N; Hz-C* -1,-3 N; Gz-C* 0,-3 E; G-P* 3,1 S",
    "0 frens -1,1 E; 1 bones -2,1; 0 frens -1,3 S; 1 frens -3,1 W; 0 leader -2,3; 1 frens -1,0 S; "
    "0 bones 2,1; 1 bones -1,-2; 0 leader -2,-1; 1 leader 2,3; 0 bones -3,-2; 1 leader 4,3; 0 leader 1,3; "
    "1 leader 0,4; 0 zoomies -1,-3; 1 leader 4,1",
)
"""Tiles and tokens at the end of a game of two bots, one greedy, one random."""

WINDING: Final = (
    "C*-B 0,0 S; C-B* 1,1 N; B*-H 1,2 N; C*-P 0,-1 S; B*-G 1,3 E; P*-H -1,3 S; P-H* -2,2 S; C*-Bz -1,0 E; "
    "G*-C 0,-3 E; P*-Hz -1,4 S; G*-Pz 0,-4 N; P*-B -1,5 S; C*-Pz 2,-2 E; P*-Bz -1,-3 E; P-B* -2,3 E; "
    "H*-C -2,-1 S; C*-B -3,1 S; Hz-G* 1,-4 E; Pz-B* 2,1 E; C*-P 3,-2 W",
    "0 bones 0,-1; 1 bones 1,4; 0 frens 0,3 S; 1 leader -2,2; 0 frens -1,0 E; 1 bones 0,-3; 0 frens 0,4 N; "
    "1 frens -1,-4 S; 0 leader -1,5; 1 leader 2,-2; 0 leader -1,-3; 1 frens -2,3 E; 0 leader -1,-1; "
    "1 leader -2,1; 0 leader 1,-3; 1 zoomies 2,1",
)
"""The same of another game."""

MIXED: Final = "B*-H 0,0 E; H-P* 1,1 E; P-G* 0,3 S"


def _asked(
    id: str, goal: str, board: Callable[[], State], level: Level | None = None, last: bool = False
) -> Item:
    """Return an item that asks what the first token is worth."""

    def make(seed: int | None) -> Question:
        state = board() if seed is None or level is None else fresh(level, seed)
        kind = state.tokens[0].kind

        def follow_up(ways: tuple[WrongWay, ...]) -> Question:
            return separating(kind, ways)

        return score_question(id, state, 0, seed, follow_up, last)

    return Item(id, goal, make, level is not None, board)


def _score(
    id: str, goal: str, park: str, tokens: str, level: Level | None = None, last: bool = False
) -> Item:
    """Return such an item about a park in words."""
    return _asked(id, goal, lambda: position(park, tokens), level, last)


def _end(id: str, goal: str, end: tuple[str, str], token: tuple[int, str, str], above: bool = True) -> Item:
    """Return an item that asks what a token is worth at the end of a game: its seat, kind and cell.

    Only the first item about an end shows its picture on a page.
    """

    def make(_: int | None) -> Question:
        state = position(*end, phase="over")
        found = [(one.player, one.kind, place(one.at)) for one in state.tokens]
        return replace(score_question(id, state, found.index(token)), above=above)

    return Item(id, goal, make, board=lambda: position(*end, phase="over"))


def _seeded(id: str, goal: str, level: Level, seed: int) -> Item:
    """Return such an item about a park that is built from a seed."""
    return _asked(id, goal, lambda: fresh(level, seed), level)


def _after(id: str, goal: str, park: str, tokens: str, move: PlaceTile) -> Item:
    """Return an item that asks what the first token is worth after Ben laid a tile."""

    def board() -> State:
        return position(park, tokens, hands=((), (move.tile,)), to_move=1)

    return Item(id, goal, lambda _: after_question(id, board(), move, 0), board=board)


def _total(id: str, goal: str, park: str, tokens: str, seat: int, players: int = 2) -> Item:
    """Return an item that asks what a player has in all."""

    def board() -> State:
        return position(park, tokens, hands=((),) * players, left=((4, 4),) * players)

    return Item(id, goal, lambda _: total_question(id, board(), seat), board=board)


def _legal(id: str, goal: str, park: str, move: PlaceTile) -> Item:
    """Return an item that asks whether Ada may lay a tile."""

    def board() -> State:
        return position(park, hands=((move.tile,), ()))

    return Item(id, goal, lambda _: legal_question(id, board(), move), board=board)


def _together(id: str, goal: str, park: str, cell: tuple[int, int], kind: str) -> Item:
    """Return an item that asks who belongs together."""

    def board() -> State:
        return position(park)

    return Item(id, goal, lambda _: together_question(id, board(), cell, kind), board=board)


def _turn(id: str, goal: str) -> Item:
    """Return the item that asks for the order of a turn; a seed shuffles the parts anew."""

    def make(seed: int | None) -> Question:
        return replace(order_question(id, TURN, ("Z.order",), turn_parts(), seed or 3), seed=seed)

    return Item(id, goal, make, fresh=True)


SIDES: Final = ("Z-DIAG", "Z-DOGS", "Z-SEAM", "Z-X2")
LIKE_SIX: Final = Level("frens", 4, 4, apart=SIDES)
LIKE_SOLO: Final = Level("frens", 5, 5, apart=SIDES)

_DECLARED: Final = (
    _legal("one-match", "one dog that matches is enough", MIXED, PlaceTile("P*-B", (2, 2), "W")),
    _legal("corner", "corners do not touch", MIXED, PlaceTile("B*-C", (-1, 1), "E")),
    _legal("no-match", "a touch without a match", MIXED, PlaceTile("C*-P", (2, 1), "S")),
    _turn("turn", "the order of a turn"),
    _together("pack", "a Pack hangs together by sides", SCATTERED, (1, 1), "leader"),
    _score(
        "leader",
        "a Leader counts the dogs of its Pack",
        COLUMN,
        "0 leader 0,0",
        Level("leader", 6, 3, apart=("Z-DIAG",)),
    ),
    _after(
        "leader-grows",
        "scores move after the token is placed",
        GAP,
        "0 leader 0,0",
        PlaceTile("B*-C", (0, 1), "N"),
    ),
    _after(
        "leaders-join",
        "after Packs join, two Leaders share",
        ROW,
        "0 leader 0,0; 1 leader 0,7",
        PlaceTile("B*-P", (0, 5), "S"),
    ),
    _score("frens-six-dogs", "every side counts for Frens", SIX, "0 frens 0,0 E", LIKE_SIX),
    _score(
        "frens-faded",
        "the rest of the sides",
        THREE,
        "0 frens 0,0 E",
        Level("frens", 4, 3, apart=("Z-X2", "Z-SEAM")),
    ),
    _seeded("frens-solo", "sides of a Pack, alone", LIKE_SOLO, 1),
    _score("frens-from-beagles", "the Base Pack lies under the token", PAIR, "0 frens 0,0 N"),
    _score("frens-from-poodles", "the same park from the other side", PAIR, "0 frens -1,0 S"),
    _score(
        "bones",
        "bones of the Pack count 2 each",
        BONES,
        "0 bones 0,1",
        Level("bones", 6, 2, apart=("Z-DIAG", "Z-X2")),
    ),
    _score(
        "zoomies-four",
        "a Zoomies group may mix breeds",
        FOUR,
        "0 zoomies 0,1",
        Level("zoomies", 6, 4, breeds="BHPGC", apart=("Z-BREED",)),
    ),
    _score("zoomies-seven", "the ladder ends at 15", SEVEN, "0 zoomies 0,1"),
    _score(
        "leader-share",
        "shared points are rounded down",
        SHARED,
        "0 leader 0,0; 1 leader 0,4",
        Level("leader", 7, 5, 2),
        last=True,
    ),
    _after(
        "groups-join",
        "groups of 2 and 2 join by a fifth dog",
        GROUPS,
        "0 zoomies 0,0; 1 zoomies 4,0",
        PlaceTile("Hz-P*", (2, 0), "W"),
    ),
    _asked(
        "frens-share",
        "three Frens share, a fourth does not",
        lambda: position(
            THREE_FRENS,
            "0 frens 0,0 S; 1 frens 0,2 S; 2 frens 0,4 S; 1 frens 0,1 S",
            hands=((), (), ()),
            left=((4, 4),) * 3,
        ),
    ),
    _end("end-no-bone", "a Pack without a bone", WINDING, (1, "bones", "1,4")),
    _end("end-bones", "Bones far apart in one Pack", LARGE, (1, "bones", "-1,-2"), False),
    _end("end-leader", "every dog of a winding Pack", LARGE, (0, "leader", "-2,-1")),
    _end("end-frens", "every side of a winding Pack", LARGE, (0, "frens", "-1,1")),
    _end("end-frens-few", "only the Pack under the token", LARGE, (1, "frens", "-1,0")),
    _end("end-frens-many", "sides in a crowd", LARGE, (0, "frens", "-1,3")),
    _end("end-zoomies", "a group across breeds", LARGE, (0, "zoomies", "-1,-3")),
    _total("ben-total", "four kinds and a share, added up", ALL_FOUR, ALL_FOUR_TOKENS, 1, 3),
)

_WORKED: Final = (
    _score("frens-worked", "two sides, counted in full", "B*-H 0,0 E; H*-P 1,0 E", "0 frens 0,0 E"),
    _total("park-ada", "three tokens, added up", WORKED_PARK, WORKED_TOKENS, 0),
    _total("park-ben", "two tokens, added up", WORKED_PARK, WORKED_TOKENS, 1),
    _score("leader-worked", "a Pack, counted in full", SCATTERED, "0 leader 1,1"),
    _score("bones-worked", "bones, counted in full", THREE, "0 bones 1,0"),
    _score(
        "zoomies-worked",
        "three rungs, counted in full",
        "B*-Hz 0,0 E; Gz-C* 0,2 E; Pz-H* 1,1 W",
        "0 zoomies 0,1",
    ),
    _score(
        "share-worked",
        "two Leaders in one Pack, counted in full",
        "B*-H 0,0 S; P-H* 1,1 E; B*-G 0,2 N; B-P* 0,3 S; B-C* 0,1 N",
        "0 leader 0,0; 1 leader 0,3",
        last=True,
    ),
    _end("end-leaders", "two Leaders far apart in one Pack", WINDING, (0, "leader", "-1,5"), False),
)

DECLARED: Final = (*_DECLARED, *_WORKED)
"""Every item about Zoomies."""
