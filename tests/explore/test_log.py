"""The log: a line a turn, a line for every other player whose score moved and why, and notices."""

import re

import pytest

from zoo_games.core.chance import Stream
from zoo_games.explore.log import log, turns
from zoo_games.play.agents import Random
from zoo_games.play.match import play
from zoo_games.testing.compliance import walk
from zoo_games.testing.race import Face, Race, RaceState, Roll, Stop
from zoo_games.zoomies import Laid, PlaceTile, PlaceToken, Refill, Token, Zoomies, ZoomiesSettings, make_state

NAMES = ("Ada", "Ben")


def test_a_turn_is_one_line_with_the_name_said_once():
    moves = [Roll(), Face(4), Roll(), Face(3), Stop(), Roll(), Face(1)]
    assert log(Race(), RaceState((0, 0)), moves, NAMES).splitlines() == [
        "1. Ada: roll, face 4, roll, face 3, stop. 0 to 7 points.",
        "2. Ben: roll, face 1.",
    ]


def test_a_finished_game_ends_with_its_result():
    record = play(Race(), [Random(), Random()], NAMES, seed=1)
    last = log(Race(), record.initial, record.moves, NAMES).splitlines()[-1]
    assert re.fullmatch(r"(Ada|Ben) wins: Ada \d+, Ben \d+\.", last)


def test_a_turn_says_how_far_the_record_has_come():
    moves = [Roll(), Face(4), Stop(), Roll(), Face(1)]
    assert [turn.moves for turn in turns(Race(), RaceState((0, 0)), moves, NAMES)] == [3, 5]


def turn_of_ada():
    """Ada lays a Beagle and a Husky by Ben's Beagle: his Frens gain a side, and she takes a Leader."""
    state = make_state(
        ZoomiesSettings(),
        2,
        [Laid("B*-H", (0, 0), "E")],
        [Token(1, "frens", (0, 0), "E")],
        hands=[("B-H*", "P*-G"), ("B-P*", "C*-G")],
        left=[(4, 4), (4, 3)],
        pile=["B*-Gz", "H*-P"],
        discard=[],
        to_move=0,
        phase="tile",
    )
    return state, [PlaceTile("B-H*", (1, 0), "E"), PlaceToken("leader", (1, 1), None), Refill(True)]


@pytest.mark.rule("Z.log")
def test_another_player_whose_score_moved_gets_a_line_with_the_reason():
    state, moves = turn_of_ada()
    assert log(Zoomies(), state, moves, NAMES).splitlines() == [
        "1. Ada laid the Beagle and the Husky with a bone at 1,0 and 1,1, put Leader on the Husky at 1,1, "
        "tossed the Poodle with a bone and the Greyhound. 0 to 2 points.",
        "   Ben: 2 to 4. Frens at 0,0: 2 to 4, "
        "because the Husky at 1,1 now touches the Pack on its west side, at the Beagle at 1,0.",
    ]


def test_a_draw_is_told_without_its_tile():
    game = Zoomies()
    state, moves = turn_of_ada()
    for move in moves:
        state = game.apply(state, move)
    draws = []
    while game.to_act(state) == -1:
        draws.append(game.legal(state)[0])
        state = game.apply(state, draws[-1])
    told = log(game, turn_of_ada()[0], [*moves, *draws], NAMES)
    assert "drew a tile twice" in told
    assert not any(draw.tile in told for draw in draws)
    assert told.count("the Poodle") == 1, "the tile that was tossed lies open; no other one is told"


@pytest.mark.rule("Z.split", "Z.log", "Z.join")
def test_packs_that_join_are_noticed_under_the_turn():
    state = make_state(
        ZoomiesSettings(),
        2,
        [Laid("B*-H", (0, 0), "W"), Laid("B-B*", (0, 2), "E")],
        [Token(0, "leader", (0, 0), None), Token(1, "leader", (0, 2), None)],
        hands=[("B-C*", "P*-G"), ("B-P*", "C*-G")],
        left=[(3, 4), (3, 4)],
        pile=["B*-Gz", "H*-P"],
        discard=[],
        to_move=0,
        phase="tile",
    )
    moves = [PlaceTile("B-C*", (0, 1), "S"), PlaceToken("bones", (0, 1), None)]
    told = log(Zoomies(), state, moves, NAMES).splitlines()
    assert told[1] == (
        "   Packs of Beagles have joined, now 4 dogs: Ada's Leader at 0,0 and Ben's Leader at 0,2 now split "
        "the points of its dogs."
    )


@pytest.mark.rule("Z.log")
def test_every_move_of_a_random_game_is_part_of_one_turn():
    game = Zoomies()
    one = walk(game, 3, Stream(2))
    told = list(turns(game, one.states[0], one.moves, ["A", "B", "C"]))
    assert told[-1].moves == len(one.moves)
    assert [turn.seat for turn in told] == [index % 3 for index in range(24)], "eight turns each, in order"
