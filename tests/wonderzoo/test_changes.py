from itertools import pairwise

import pytest

from tests.wonderzoo.builders import GAME, random_states
from zoo_games.core.protocol import OVER
from zoo_games.explore.log import log
from zoo_games.wonderzoo import Done, SwapEnclosures, Visitor
from zoo_games.wonderzoo.state import make_board
from zoo_games.wonderzoo.witness import TOUCHED, position
from zoo_games.wonderzoo.witness_actions import DRAWN, NO_ROOM, SHIFTING
from zoo_games.wonderzoo.witness_rounds import ALL_FULL, LAST_OF_ROUND, ONE_OUT

NAMES = ("Ada", "Ben", "Cleo")


def test_points_move_because_sides_came_and_went():
    before = position(f"{TOUCHED} | red 1,1")
    tiles = before.boards[0].tiles
    fewer = before.replace()
    after = fewer.replace(
        boards=[make_board(before.rules, one.tiles[:2], one.visitors) for one in before.boards]
    )
    key = "seat 0 red visitor 1,1"
    assert len(tiles) == 3
    assert GAME.because(before, after, key) == "the water O left its south side"
    assert GAME.because(after, before, key) == "the water O came to its south side"
    assert GAME.because(before, before, key) is None
    assert GAME.because(before, after, "nobody") is None


@pytest.mark.rule("W.out", "W.over", "W.pass")
def test_notices_say_who_is_out_where_the_bus_goes_and_how_it_ends():
    after = GAME.apply(ONE_OUT, Done())
    assert GAME.notices(ONE_OUT, after, NAMES) == ("Nothing on the table fits on Ben's board: Ben is out.",)
    after = GAME.apply(LAST_OF_ROUND, Done())
    assert GAME.notices(LAST_OF_ROUND, after, NAMES[:2]) == ("The bus goes to Ada.",)
    after = GAME.apply(ALL_FULL, Done())
    assert GAME.notices(ALL_FULL, after, NAMES[:2])[-1] == "Nobody can place a tile: the game is over."


def test_moves_are_told_in_the_past_tense():
    def told(state, move):
        return GAME.log_line(state, move, GAME.apply(state, move), NAMES[:2])

    swap = SwapEnclosures((1, 2), (2, 0))
    assert told(SHIFTING, swap) == "Ada swapped the grass O at 1,2 with the water O at 2,0"
    assert told(DRAWN, GAME.legal(DRAWN)[0]) == "Ada put the blue visitor on 0,1"
    assert (
        told(NO_ROOM, Visitor("blue")) == "Ada drew a visitor, who found no empty path square and went back"
    )
    assert told(SHIFTING, Done()) == ""


def test_every_move_of_a_game_can_be_told():
    states = list(random_states(400, seed=5))
    for before, after in pairwise(states):
        if GAME.to_act(before) == OVER:
            break
        move = next((move for move in GAME.legal(before) if GAME.apply(before, move) == after), None)
        if move is not None:
            assert "\n" not in GAME.log_line(before, move, after, ("Ada", "Ben", "Cleo", "Dan"))


def test_a_log_is_written_from_a_record():
    states = list(random_states(150, seed=5))[:60]
    moves = []
    for before, after in pairwise(states):
        moves.append(next(move for move in GAME.legal(before) if GAME.apply(before, move) == after))
    text = log(GAME, states[0], moves, ("Ada", "Ben"))
    assert "Ada put the entrance at" in text
