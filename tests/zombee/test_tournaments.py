"""Whole tournaments, written down and replayed: every state, every drop and the winner come out the same."""

import json

import pytest

from tests.sizes import deep
from zoo_games.core import documents
from zoo_games.core.errors import DocumentError
from zoo_games.core.record import read_record
from zoo_games.play.agents import make_agent
from zoo_games.play.match import play
from zoo_games.zombee import Flower, ZomBee, ZomBeeSettings

GAME = ZomBee()
BOTS = ("expected", "cautious", "greedy", "random")


def tournament(players, seed, **settings):
    names = [f"Player {seat}" for seat in range(players)]
    bots = [make_agent(GAME, BOTS[(seat + seed) % len(BOTS)]) for seat in range(players)]
    rules = ZomBeeSettings.of({"tournament": True, **settings})
    return play(GAME, bots, names, seed=seed, settings=rules)


@pytest.mark.rule("O.slime", "O.slime-start", "O.slime-green", "O.slime-next", "O.slime-win")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("seed", range(deep(2, 25)))
def test_a_whole_tournament_replays_from_its_record(players, seed):
    record = tournament(players, seed)
    text = json.dumps(record.document())
    again = read_record(documents.read(text), GAME)
    assert again == record
    assert again.states == record.states
    # the first with two wins is the winner, alone
    assert record.result.winners == (record.result.scores.index(2),)
    assert max(record.result.scores) == 2


@pytest.mark.rule("O.slime-start", "O.slime-cap", "O.slime-green")
@pytest.mark.parametrize("players", [2, 5])
def test_every_game_of_a_tournament_begins_with_one_drop_each_and_nobody_ever_holds_three(players):
    record = tournament(players, 1)
    for before, after in zip(record.states, record.states[1:], strict=False):
        assert max(after.honey) <= 2
        if sum(after.wins) > sum(before.wins) and after.phase != "over":
            assert after.honey == (1,) * players
            assert after.up == 0


@pytest.mark.rule("O.out", "O.round", "O.slime-green")
def test_the_drops_that_are_lost_in_a_tournament_are_the_zombees_that_were_found():
    record = tournament(4, 3)
    found = sum(move == Flower("zombee") for move in record.moves)
    lost = sum(
        sum(before.honey) - sum(after.honey) == 1
        for before, after, move in zip(record.states, record.states[1:], record.moves, strict=False)
        if move == Flower("zombee") and sum(after.wins) == sum(before.wins)
    )
    games = sum(record.result.scores)
    # each ZomBee costs a drop; those that end a game are followed by fresh drops
    assert found - lost == games


def test_a_result_that_does_not_follow_from_the_moves_is_refused():
    document = tournament(3, 0).document()
    document["result"]["winners"] = [(document["result"]["winners"][0] + 1) % 3]
    with pytest.raises(DocumentError, match="result"):
        read_record(document, GAME)


def test_a_tournament_for_more_wins_goes_on_longer():
    assert max(tournament(2, 5, wins_needed=4).result.scores) == 4
