"""play and replay."""

import json

import pytest

from zoo_games.core import documents
from zoo_games.core.record import read_record


def read(path):
    return json.loads(path.read_text(encoding="utf-8"))


def test_play_writes_a_record_that_replays(zoo, tmp_path):
    path = tmp_path / "game.json"
    words = (
        "play",
        "zoomies",
        "--players",
        3,
        "--bots",
        "random",
        "greedy",
        "random",
        "--seed",
        5,
        "--out",
        path,
    )
    assert zoo(*words).status == 0
    record = read_record(read(path))
    assert record.seed == 5
    assert len(record.names) == 3
    assert record.result is not None
    assert zoo("replay", path).status == 0


def test_the_same_seed_writes_the_same_record(zoo):
    words = ("play", "zoomies", "--seed", 11, "--json")
    assert zoo(*words).out == zoo(*words).out


def test_several_games_are_a_line_each_with_seeds_that_count_up(zoo, tmp_path):
    path = tmp_path / "games.jsonl"
    zoo("play", "zoomies", "--games", 3, "--seed", 20, "--out", path)
    lines = [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]
    assert [line["seed"] for line in lines] == [20, 21, 22]
    assert zoo("play", "zoomies", "--seed", 21, "--json").json == lines[1]
    assert len(zoo("replay", path, "--json").lines) == 3


def test_a_seed_is_chosen_and_shown_if_none_is_given(zoo):
    said = zoo("play", "zoomies").out.splitlines()
    seed = int(said[-1].removeprefix("Seed ").removesuffix("."))
    assert said == zoo("play", "zoomies", "--seed", seed).out.splitlines()


def test_one_bot_serves_every_seat(zoo):
    assert (
        len(zoo("play", "zoomies", "--players", 4, "--bots", "random", "--seed", 1, "--json").json["players"])
        == 4
    )


def test_players_follow_from_bots_and_from_names(zoo):
    by_bots = zoo("play", "zoomies", "--bots", "random", "random", "random", "--seed", 1, "--json").json
    by_names = zoo("play", "zoomies", "--names", "Ada", "Ben", "Zoë", "--seed", 1, "--json").json
    assert len(by_bots["players"]) == 3
    assert by_names["players"] == ["Ada", "Ben", "Zoë"]
    assert by_bots["moves"] == by_names["moves"]


def test_a_setting_is_set_and_carried_in_the_record(zoo):
    document = zoo(
        "play", "zoomies", "--set", "hand_size=3", "--set", "split=full", "--seed", 1, "--json"
    ).json
    assert document["rules"] == {"hand_size": 3, "split": "full"}
    assert [len(hand) for hand in document["initial"]["hands"]] == [3, 3]


@pytest.mark.parametrize(("yes", "no"), [("True", "False"), ("true", "false")])
def test_yes_and_no_are_set_as_python_or_json_spells_them(zoo, yes, no):
    words = ("--set", f"tournament={yes}", "--set", f"question_mark_self={no}", "--seed", 1, "--json")
    rules = zoo("play", "zombee", *words).json["rules"]
    assert rules == {"tournament": True, "question_mark_self": False}


def test_a_list_is_set_as_json(zoo):
    document = zoo("play", "zoomies", "--set", "ladder=[1, 2]", "--seed", 1, "--json").json
    assert document["rules"] == {"ladder": [1, 2]}


@pytest.mark.parametrize("at", [0, 1, 2, 3, 4, 17])
def test_play_goes_on_from_a_position(zoo, folder, record, at):
    """In the middle of a turn and of a draw too."""
    document = documents.write_position(record.game, record.states[at], record.names)
    answer = zoo("play", "zoomies", "--from", "-", "--seed", 3, "--json", stdin=json.dumps(document).encode())
    assert answer.status == 0
    assert answer.json["initial"] == document["state"]
    assert answer.json["players"] == ["Ada", "Ben"]
    assert read_record(answer.json).result is not None


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        (("nogame",), 'There is no game "nogame"'),
        (("zoomies", "--players", "5"), "2 to 4 players, not 5"),
        (("zoomies", "--players", "1"), "2 to 4 players, not 1"),
        (("zoomies", "--players", "x"), "must be a whole number from 1 to 10, not x"),
        (("zoomies", "--bots", "clever"), 'has no bot "clever"'),
        (("zoomies", "--players", "3", "--bots", "random", "greedy"), "3 players need 3 bots"),
        (("zoomies", "--players", "3", "--names", "Ada", "Ben"), "3 players need 3 names"),
        (("zoomies", "--set", "hand_size=9"), "hand_size"),
        (("zoomies", "--set", "nothing=9"), "nothing"),
        (("zoomies", "--set", "hand_size"), "NAME=VALUE"),
        (("zoomies", "--set", "hand_size=2", "--set", "hand_size=3"), "given twice"),
        (("zoomies", "--seed", "9" * 5000), "must be a whole number"),
        (("zoomies", "--games", "0"), "must be a whole number from 1"),
        (("zoomies", "--seed", str(2**63 - 1), "--games", "2"), "The last seed may be"),
        (("zoomies", "--names", "", "Ben"), "players[0]"),
    ],
)
def test_wrong_usage_is_told_in_one_line(zoo, words, reason):
    answer = zoo("play", *words)
    assert answer.status == 2
    assert reason in answer.err
    assert len(answer.err.splitlines()) == 1
    assert answer.out == ""


def test_from_brings_its_own_settings(zoo, folder):
    answer = zoo("play", "zoomies", "--from", folder / "start.json", "--set", "hand_size=3")
    assert answer.status == 2
    assert "--set cannot change them" in answer.err


def test_from_with_another_number_of_players_is_wrong(zoo, folder):
    answer = zoo("play", "zoomies", "--from", folder / "start.json", "--players", 3)
    assert answer.status == 2


def test_a_record_that_cannot_be_written_is_told_and_leaves_nothing(zoo, tmp_path):
    answer = zoo("play", "zoomies", "--seed", 1, "--out", tmp_path / "nowhere" / "game.json")
    assert answer.status == 1
    assert "cannot be written" in answer.err
    assert list(tmp_path.iterdir()) == []


def test_a_file_is_replaced_whole(zoo, tmp_path):
    path = tmp_path / "game.json"
    path.write_text("old", encoding="utf-8")
    zoo("play", "zoomies", "--seed", 1, "--out", path)
    assert read(path)["kind"] == "record"
    assert list(tmp_path.iterdir()) == [path]


# --- replay -------------------------------------------------------------------------------------------


def test_replay_prints_a_line_a_turn_and_the_result(zoo, folder):
    said = zoo("replay", folder / "game.json").out.splitlines()
    assert sum(line[0].isdigit() for line in said) == 16, "two players, eight turns each"
    assert "win" in said[-1]


def test_replay_at_gives_the_position_after_so_many_moves(zoo, folder, record):
    for at in (0, 1, 40, len(record.moves)):
        answer = zoo("replay", folder / "game.json", "--at", at, "--json")
        assert answer.json == documents.write_position(record.game, record.states[at], record.names)


def test_replay_at_writes_the_position_as_a_document(zoo, folder, tmp_path):
    path = tmp_path / "position.json"
    answer = zoo("replay", folder / "game.json", "--at", 3, "--out", path)
    assert (answer.status, answer.out) == (0, "")
    assert path.read_text(encoding="utf-8") == zoo("replay", folder / "game.json", "--at", 3, "--json").out


def test_a_record_asked_as_a_position_is_told_how_to_get_one(zoo, folder):
    answer = zoo("score", folder / "game.json")
    assert answer.err.rstrip().endswith("replay --at K gives the position after K moves")


def test_replay_at_beyond_the_end_is_refused(zoo, folder, record):
    answer = zoo("replay", folder / "game.json", "--at", len(record.moves) + 1)
    assert answer.status == 1
    assert "moves" in answer.err


def test_replay_refuses_a_move_that_breaks_a_rule_with_its_place(zoo, folder):
    document = read(folder / "game.json")
    document["moves"][0]["move"]["at"] = [40, 40]
    answer = zoo("replay", "-", stdin=json.dumps(document).encode())
    assert answer.status == 1
    assert answer.out == ""
    assert "moves[0].move" in answer.err
    assert "Z." in answer.err


def test_replay_refuses_a_result_that_the_moves_do_not_give(zoo, folder):
    document = read(folder / "game.json")
    document["result"]["scores"][0] += 1
    answer = zoo("replay", "-", stdin=json.dumps(document).encode())
    assert answer.status == 1
    assert "result.scores" in answer.err


def test_the_log_shows_no_tile_that_was_drawn(zoo, folder):
    assert "drew B" not in zoo("replay", folder / "game.json").out
    assert "drew a tile" in zoo("replay", folder / "game.json").out
