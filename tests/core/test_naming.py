"""Texts that people read name players, never seat numbers."""

import re

import pytest

import zoo_games
from zoo_games.core.errors import MoveRefused
from zoo_games.core.naming import named
from zoo_games.core.protocol import CHANCE, OVER

GAMES = tuple(zoo_games.games())
SEAT = re.compile(r"\b[Ss]eats? [0-2]")


def test_seats_become_names_and_cells_stay():
    text = "Seat 1 at 0,0 and seat 0 at 2,1; seats 0 and 1 share"
    assert named(text, ["Ada", "Ben"]) == "Ben at 0,0 and Ada at 2,1; Ada and Ben share"


def test_a_seat_that_is_not_there_stays_a_number():
    assert named("There is no seat 7", ["Ada", "Ben"]) == "There is no seat 7"


def test_a_name_that_looks_like_a_seat_is_not_replaced_again():
    assert named("Seat 0 leads", ["Seat 1", "Ben"]) == "Seat 1 leads"


@pytest.mark.parametrize("name", GAMES)
def test_an_explanation_of_a_position_prints_names(name):
    handle = zoo_games.load(name)
    position = handle.new(["Ada", "Ben", "Cleo"], seed=4)
    for step in range(60):
        if position.to_move is None:
            break
        position = (
            position.sample(step) if position.to_move == "chance" else position.play(position.legal()[0])
        )
        told = str(position.explain())
        assert not SEAT.search(told), told
        assert position.explain().total(0) == position.scores[0]


@pytest.mark.parametrize("name", GAMES)
def test_no_refusal_of_a_position_counts_seats(name):
    handle = zoo_games.load(name)
    position = handle.new(["Ada", "Ben", "Cleo"], seed=4)
    for step in range(40):
        actor = position.game.to_act(position.state)
        if actor == OVER:
            break
        if actor == CHANCE:
            position = position.sample(step)
            continue
        for move in list(position.game.candidates(position.state))[:300:7]:
            for refusal in position.why_not(move):
                assert not SEAT.search(refusal.text), refusal
        position = position.play(position.legal()[-1])


def test_a_refused_move_says_whose_hand_it_is_not_in_without_a_seat():
    position = zoo_games.load("zoomies").new(["Ada", "Ben"], seed=7)
    with pytest.raises(MoveRefused) as caught:
        position.play("C*-Hz at 0,2 E")
    assert "is not in the hand of the player to move" in str(caught.value)
