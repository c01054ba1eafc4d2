"""One file is enough: the example game gets board, bots, records, codes and commands without more code."""

import json

import pytest

from zoo_games import load
from zoo_games.cli import main
from zoo_games.core.protocol import CHANCE
from zoo_games.core.record import read_record
from zoo_games.play.position import Position
from zoo_games.testing.race import Race, RaceState, Roll, Stop


@pytest.fixture
def handle(race):
    return load("race")


def test_it_can_be_loaded_played_and_looked_at(handle):
    position = handle.new(["Ada", "Ben"], seed=1, goal=6)
    assert position.legal() == (Roll(),)
    position = position.play("roll")
    assert position.to_move == "chance"
    position = position.play("face 6").play("stop")
    assert position.over
    assert position.winners == (0,)
    assert "Ada" in position.text()
    assert position.svg().startswith("<svg")


def test_a_board_offers_its_moves(handle):
    choices = handle.new(2, seed=1).play("roll").play("face 3").choices()
    assert [button.act.move for button in choices.buttons] == [Roll(), Stop()]


def test_a_refused_move_says_so(handle):
    (refusal,) = handle.new(2, seed=1).why_not("stop") or [None]
    assert refusal.rule == "G.not-listed"


def test_its_documents_and_codes_come_back(handle):
    position = handle.new(["Ada", "Ben"], seed=1, goal=9).play("roll")
    assert handle.read(position.document()) == position
    assert handle.decode(position.code()).state == position.state


def test_bots_play_it_by_command_and_its_record_replays(race, capsys):
    assert (
        main(["play", "race", "--bots", "greedy", "random", "--seed", "4", "--set", "goal=9", "--json"]) == 0
    )
    document = json.loads(capsys.readouterr().out)
    record = read_record(document)
    assert record.game is race
    assert document["rules"] == {"goal": 9}
    assert max(document["result"]["scores"]) == 9


@pytest.mark.parametrize(
    "state",
    [
        RaceState((3, 5), 4, 1, "choose"),
        RaceState((3, 5), 0, 0, "die"),
        RaceState((3, 5, 1), 7, 2, "die"),
    ],
)
def test_it_is_played_on_from_any_position_by_command(race, capsys, tmp_path, state):
    path = tmp_path / "position.json"
    names = ["Ada", "Ben", "Cleo"][: len(state.at)]
    path.write_text(json.dumps(Position(race, state, tuple(names)).document()), encoding="utf-8")
    assert main(["play", "race", "--from", str(path), "--seed", "1", "--json"]) == 0
    document = json.loads(capsys.readouterr().out)
    assert document["initial"]["at"] == list(state.at)
    assert document["moves"][0]["by"] == ("chance" if race.to_act(state) == CHANCE else state.to_move)


def test_two_positions_of_it_can_be_compared(handle):
    before = handle.new(["Ada", "Ben"], seed=1).play("roll").play("face 4")
    assert str(before.difference(before.play("stop"))) == "Ada's score: 0 to 4.\nAda: 0 to 4 points."


def test_it_is_not_among_our_games(capsys):
    assert Race().spec.name not in [entry["name"] for entry in _games(capsys)]


def _games(capsys):
    main(["games", "--json"])
    return json.loads(capsys.readouterr().out)
