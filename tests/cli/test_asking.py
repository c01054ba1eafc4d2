"""score, legal, check, apply, draw, code, decode."""

import json
import re

import pytest

from zoo_games.cli.asking import standing
from zoo_games.core import documents
from zoo_games.core.registry import get
from zoo_games.play.position import Position


def read(path):
    return json.loads(path.read_text(encoding="utf-8"))


# --- score --------------------------------------------------------------------------------------------


def test_score_prints_scores_winners_and_items(zoo, folder, record):
    answer = zoo("score", folder / "end.json", "--json").json
    assert answer["scores"] == list(record.result.scores)
    assert answer["winners"] == list(record.result.winners)
    assert {"player", "what", "points"} <= set(answer["items"][0])
    assert "steps" not in answer


def test_steps_add_up_to_the_sum_of_the_scores_and_run_within_their_item(zoo, folder):
    answer = zoo("score", folder / "end.json", "--json", "--explain").json
    assert sum(step["points"] for step in answer["steps"]) == sum(answer["scores"])
    running = {}
    for step in answer["steps"]:
        assert set(step) == {"player", "item", "rule", "text", "cells", "points", "total"}
        running[step["item"]] = running.get(step["item"], 0) + step["points"]
        assert step["total"] == running[step["item"]]
        assert step["player"] == answer["items"][step["item"]]["player"]
    assert running == {index: item["points"] for index, item in enumerate(answer["items"])}


def test_score_for_people_names_players_tokens_and_the_winner(zoo, folder):
    said = zoo("score", folder / "end.json").out
    assert said.splitlines()[0].startswith("Ada ")
    assert "Leader at" in said


def test_score_for_people_can_show_every_step(zoo, folder):
    said = zoo("score", folder / "end.json", "--explain").out
    assert "(Z.leader)" in said


def test_a_park_and_tokens_are_enough_to_score(zoo):
    """The worked figure of the rulings: 4 sides, 8 points."""
    position = {
        "format": "zoo-games/1",
        "kind": "position",
        "game": "zoomies",
        "players": ["Ada", "Ben"],
        "rules": {},
        "state": {
            "park": [
                {"tile": "B*-H", "at": [0, 0], "toward": "E"},
                {"tile": "B*-H", "at": [1, 0], "toward": "S"},
                {"tile": "B*-H", "at": [1, 1], "toward": "S"},
            ],
            "tokens": [{"player": 0, "kind": "frens", "at": [0, 0], "toward": "E"}],
        },
    }
    text = json.dumps(position).encode()
    assert zoo("score", "-", "--json", stdin=text).json["scores"] == [8, 0]
    assert zoo("score", "-", stdin=text).out.startswith("Ada 8, Ben 0. Ada leads.")


def test_several_files_give_a_line_each_in_order(zoo, folder, record):
    lines = zoo("score", folder / "end.json", folder / "start.json", "--json").lines
    assert [line["scores"] for line in lines] == [list(record.result.scores), [0, 0]]


def test_a_file_that_is_not_there_does_not_stop_the_others(zoo, folder):
    answer = zoo("score", folder / "end.json", folder / "nothing.json", folder / "start.json", "--json")
    assert answer.status == 1
    assert len(answer.lines) == 2
    assert answer.err.startswith("zoo-games: There is no file ")


def test_a_document_a_line_gives_a_line_each(zoo, folder):
    documents_ = b"\n".join((folder / name).read_bytes() for name in ("start.json", "end.json", "start.json"))
    assert len(zoo("score", "-", "--json", stdin=documents_ + b"\n").lines) == 3


def test_a_document_over_many_lines_is_one(zoo, folder):
    text = json.dumps(read(folder / "end.json"), indent=2).encode()
    assert len(zoo("score", "-", "--json", stdin=text).lines) == 1


def test_a_refused_line_is_named_by_file_and_line_and_the_others_are_answered(zoo, folder):
    good = (folder / "end.json").read_bytes()
    bad = good.replace(b'"park"', b'"parc"')
    (folder / "many.jsonl").write_bytes(good + b"\n" + bad + b"\n" + good + b"\n")
    answer = zoo("score", folder / "many.jsonl", "--json")
    assert answer.status == 1
    assert len(answer.lines) == 2
    assert answer.err.startswith(f"zoo-games: {folder / 'many.jsonl'}, line 2: state.parc: ")
    assert len(answer.err.splitlines()) == 1


def test_standard_input_is_read_only_once(zoo):
    answer = zoo("score", "-", "-")
    assert answer.status == 2
    assert "only once" in answer.err


# --- moves --------------------------------------------------------------------------------------------


def test_legal_lists_the_moves_as_documents(zoo, folder, record):
    answer = zoo("legal", folder / "start.json", "--json").json
    legal = record.game.legal(record.states[0])
    assert answer == {"to_move": 0, "moves": [record.game.move_to_json(move) for move in legal]}


def test_legal_names_chance_where_a_tile_is_drawn(zoo, folder, record):
    at = next(index for index, entry in enumerate(record.entries) if entry.by == -1)
    document = documents.write_position(record.game, record.states[at], record.names)
    answer = zoo("legal", "-", "--json", stdin=json.dumps(document).encode()).json
    assert answer["to_move"] == "chance"
    assert all(move["type"] == "draw" for move in answer["moves"])


def test_a_finished_game_has_no_moves(zoo, folder):
    assert zoo("legal", folder / "end.json", "--json").json == {"to_move": None, "moves": []}
    assert zoo("legal", folder / "end.json").out == "The game is over.\n"


def test_legal_for_people_says_who_is_to_move_and_how_moves_are_typed(zoo, folder):
    said = zoo("legal", folder / "start.json").out
    assert said.startswith("Ada is to move; ")


def test_a_position_that_leaves_out_the_hands_has_no_list_of_moves(zoo, folder):
    document = read(folder / "start.json")
    del document["state"]["hands"]
    answer = zoo("legal", "-", stdin=json.dumps(document).encode())
    assert answer.status == 1
    assert "state.hands" in answer.err


def test_check_says_that_a_move_may_be_played(zoo, folder):
    answer = zoo("check", folder / "start.json", folder / "first.json", "--json")
    assert (answer.status, answer.json) == (0, {"legal": True, "broken": []})
    assert "may be played" in zoo("check", folder / "start.json", folder / "first.json").out


def test_check_names_every_broken_rule_with_its_cells(zoo, folder):
    answer = zoo("check", folder / "end.json", folder / "first.json", "--json")
    assert answer.status == 1
    assert answer.json["legal"] is False
    assert set(answer.json["broken"][0]) == {"rule", "text", "cells"}
    assert answer.json["broken"][0]["rule"] in answer.err


def test_apply_gives_the_position_after_the_move(zoo, folder, record):
    answer = zoo("apply", folder / "start.json", folder / "first.json", "--json")
    assert answer.json == documents.write_position(record.game, record.states[1], record.names)


def test_apply_can_write_a_file(zoo, folder, record):
    assert zoo("apply", folder / "start.json", folder / "first.json", "-o", folder / "after.json").status == 0
    assert read(folder / "after.json")["state"]["phase"] == "token"


def test_apply_refuses_an_illegal_move_and_writes_nothing(zoo, folder):
    answer = zoo("apply", folder / "end.json", folder / "first.json", "-o", folder / "after.json")
    assert answer.status == 1
    assert answer.out == ""
    assert "(Z." in answer.err
    assert not (folder / "after.json").exists()


def test_apply_shows_people_the_board(zoo, folder):
    assert "Zoomies" in zoo("apply", folder / "start.json", folder / "first.json").out


def test_a_line_of_a_record_is_no_move(zoo, folder):
    (folder / "line.json").write_text('{"by": 0, "move": {"type": "redraw"}}', encoding="utf-8")
    answer = zoo("check", folder / "start.json", folder / "line.json")
    assert answer.status == 1
    assert "not a line of a record" in answer.err


def test_a_move_can_be_typed_in_place_of_its_file(zoo, folder, record):
    text = record.game.move_text(record.states[0], record.moves[0])
    typed = zoo("apply", folder / "start.json", text, "--json")
    assert typed.json == zoo("apply", folder / "start.json", folder / "first.json", "--json").json
    assert zoo("check", folder / "start.json", text).status == 0


@pytest.mark.parametrize("wrap", ["{}", '"{}"', "  {}\n"])
def test_a_file_may_hold_a_typed_move(zoo, folder, record, wrap):
    text = record.game.move_text(record.states[0], record.moves[0])
    (folder / "typed.txt").write_text(wrap.format(text), encoding="utf-8")
    assert zoo("check", folder / "start.json", folder / "typed.txt").status == 0
    assert zoo("check", folder / "start.json", "-", stdin=wrap.format(text).encode()).status == 0


def test_a_typed_move_that_means_none_is_told_with_what_would_be_right(zoo, folder):
    answer = zoo("check", folder / "start.json", "sit down")
    assert answer.status == 1
    assert '"sit" begins no move' in answer.err


def test_a_missing_file_is_named_once_with_the_one_that_was_likely_meant(zoo, folder):
    for words in (("score", folder / "strat.json"), ("check", folder / "strat.json", "refill")):
        answer = zoo(*words)
        assert answer.status == 1
        assert (
            answer.err == f"zoo-games: There is no file {folder / 'strat.json'}; did you mean start.json?\n"
        )
    answer = zoo("check", folder / "start.json", "nosuch.json")
    assert answer.err == (
        "zoo-games: There is no file nosuch.json; give the path of a file, or - for standard input.\n"
    )


def test_a_cell_with_a_fraction_is_refused_by_the_fraction(zoo):
    document = (
        b'{"format":"zoo-games/1","kind":"position","game":"zoomies","players":["Ada","Ben"],"rules":{},'
        b'"state":{"park":[{"tile":"B*-H","at":[0,0.5],"toward":"E"}]}}'
    )
    answer = zoo("score", "-", stdin=document)
    assert answer.status == 1
    assert "state.park[0].at: must be a cell" in answer.err
    assert "not one with the number 0.5" in answer.err


def test_the_score_of_a_tie_at_the_end_says_how_it_is_broken():
    game = get("zoomies")
    over = game.witness("Z.tie").state.replace(phase="over")
    assert standing(Position(game, over, ("Ada", "Ben"))) == (
        "Ada 4, Ben 4. 4 all; Ben wins by the highest single token, 4 to 2 (Z.tie)."
    )


# --- pictures and codes -------------------------------------------------------------------------------


def test_draw_writes_svg_and_png(zoo, folder):
    assert zoo("draw", folder / "middle.json", "-o", folder / "board.svg").status == 0
    assert zoo("draw", folder / "middle.json", "-o", folder / "board.png").status == 0
    assert (folder / "board.svg").read_text(encoding="utf-8").startswith("<svg")
    assert (folder / "board.png").read_bytes().startswith(b"\x89PNG")


def test_draw_shows_the_public_view_unless_a_seat_is_named(zoo, folder, record):
    zoo("draw", folder / "start.json", "-o", folder / "public.svg")
    zoo("draw", folder / "start.json", "-o", folder / "ada.svg", "--seat", 0)
    public = (folder / "public.svg").read_text(encoding="utf-8")
    ada = (folder / "ada.svg").read_text(encoding="utf-8")
    assert public != ada
    from zoo_games.play.position import Position

    assert public == Position(record.game, record.states[0], record.names).svg()


def test_draw_takes_svg_and_png_alone(zoo, folder):
    answer = zoo("draw", folder / "middle.json", "-o", folder / "board.gif")
    assert answer.status == 2
    assert ".svg or a .png" in answer.err


def test_draw_refuses_a_seat_that_is_not_there(zoo, folder):
    answer = zoo("draw", folder / "middle.json", "-o", folder / "board.svg", "--seat", 5)
    assert answer.status == 1
    assert "There is no seat 5" in answer.err
    assert not (folder / "board.svg").exists()


def test_code_and_decode_go_there_and_back(zoo, folder):
    line = zoo("code", folder / "middle.json").out.strip()
    before, after = read(folder / "middle.json"), zoo("decode", line, "--json").json
    assert after["state"] == before["state"]
    assert after["rules"] == before["rules"]
    assert after["players"] == ["Player 1", "Player 2"], "a code carries rules, not names"


def test_code_prints_a_line_a_document(zoo, folder):
    answer = zoo("code", folder / "start.json", folder / "end.json", "--json")
    assert [list(line) for line in answer.lines] == [["code"], ["code"]]
    assert len(zoo("code", folder / "start.json", folder / "end.json").out.splitlines()) == 2


def test_decode_reads_standard_input_and_writes_a_file(zoo, folder):
    line = zoo("code", folder / "middle.json").out.encode()
    assert zoo("decode", "-", "-o", folder / "again.json", stdin=line).status == 0
    assert read(folder / "again.json")["state"] == read(folder / "middle.json")["state"]


def test_a_damaged_code_is_refused(zoo, folder):
    line = zoo("code", folder / "middle.json").out.strip()
    answer = zoo("decode", line[:-9] + ("A" if line[-9] != "A" else "B") + line[-8:])
    assert answer.status == 1
    assert "damaged" in answer.err


def test_a_file_that_is_not_there_is_named(zoo, folder):
    answer = zoo("score", folder / "nothing.json")
    assert answer.status == 1
    path = folder / "nothing.json"
    assert answer.err.startswith(f"zoo-games: There is no file {path}; give the path of a file, or - for")


def test_a_folder_is_no_document(zoo, folder):
    answer = zoo("score", folder)
    assert answer.status == 1
    assert "cannot be read" in answer.err


# --- what is outside the components --------------------------------------------------------------------


FOREIGN = (
    '{"format": "zoo-games/1", "kind": "position", "game": "zoomies", "players": ["Ada", "Ben"], '
    '"rules": {}, "state": {"park": [{"tile": "B*-Bz", "at": [0, 0], "toward": "E"}], "tokens": []}}'
)


@pytest.mark.rule("Z.box")
@pytest.mark.parametrize(
    "words", [("score", "-"), ("score", "-", "--json"), ("code", "-"), ("draw", "-", "-o", "park.svg")]
)
def test_a_tile_that_the_box_does_not_hold_is_taken_and_named_on_standard_error(zoo, words, tmp_path):
    words = [tmp_path / word if word == "park.svg" else word for word in words]
    answer = zoo(*words, stdin=FOREIGN.encode())
    assert answer.status == 0
    assert answer.out
    assert re.fullmatch(
        r'zoo-games: note: The set ".*" holds no tile B\*-Bz, but 1 lies here\.\n', answer.err
    ), answer.err


@pytest.mark.rule("Z.box")
def test_every_command_that_reads_a_foreign_tile_names_it(zoo, folder, tmp_path):
    document = read(folder / "start.json")
    document["state"]["hands"][1][0] = "B*-Bz"
    odd, move, game = (tmp_path / name for name in ("odd.json", "move.json", "game.json"))
    odd.write_text(json.dumps(document), encoding="utf-8")
    legal = zoo("legal", odd, "--json")
    move.write_text(json.dumps(legal.json["moves"][0]), encoding="utf-8")
    code = zoo("code", odd)
    zoo("play", "zoomies", "--from", odd, "--seed", 1, "--out", game)
    answers = [legal, code, zoo("check", odd, move), zoo("apply", odd, move), zoo("decode", code.out.strip())]
    answers += [zoo("replay", game), zoo("replay", game, "--at", 2)]
    assert [answer.status for answer in answers] == [0] * 7
    assert all("note: " in answer.err and "holds no tile B*-Bz" in answer.err for answer in answers)


def test_nothing_is_told_where_every_tile_is_in_the_box(zoo, folder):
    assert zoo("score", folder / "end.json").err == ""
