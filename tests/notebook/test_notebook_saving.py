"""Games that are kept in a file and continued, and records that a person saves."""

import json

import pytest
from conftest import wish

import zoo_games
from zoo_games.core.errors import DocumentError, SettingError
from zoo_games.notebook import play
from zoo_games.notebook.controller import Controller
from zoo_games.notebook.saving import kept_path, read_kept, save_record, write_kept


@pytest.fixture
def place(traffic, tmp_path):
    """Make places to play whose games are kept in a folder of the test; closed at the end."""
    made = []

    def make(*arguments, **options):
        made.append(play(*arguments, folder=tmp_path, key="one", painter="svg", strict=True, **options))
        return made[-1]

    yield make
    for one in made:
        one.close()


def game(moves=3, bots=None):
    """Return a game of Zoomies after some moves of its first seat."""
    control = Controller(zoo_games.load("zoomies").new(["Ada", "Ben"], seed=7), 7, bots, "normal")
    for _ in range(moves):
        move = control.position.legal()[0]
        control._go(control.position.play(move), move)
    return control


def ask(place, kind):
    place.panel._receive(place.panel, {"kind": kind, "view": "v", "serial": 1}, [])


def test_a_kept_game_comes_back_with_its_moves_seed_names_and_bots(tmp_path):
    control, path = game(bots={1: "greedy"}), tmp_path / "kept.json"
    assert write_kept(control, path) == "Kept after every move in kept.json."
    kept = read_kept(path)
    assert kept.record.names == ("Ada", "Ben")
    assert kept.record.states[-1] == control.position.state
    assert (kept.record.seed, kept.bots) == (7, {1: "greedy"})
    assert [file.name for file in tmp_path.iterdir()] == ["kept.json"]


def test_a_game_between_people_is_said_to_be_kept_with_what_is_hidden(tmp_path):
    assert write_kept(game(), tmp_path / "a.json").endswith("a.json, what is hidden included.")


def test_a_folder_that_cannot_be_written_to_is_said_and_the_game_goes_on(tmp_path):
    said = write_kept(game(), tmp_path / "nowhere" / "a.json")
    assert said == "This game cannot be kept in a.json: No such file or directory."


def test_the_key_of_a_place_makes_a_plain_file_name(tmp_path):
    assert kept_path("../../etc/passwd", tmp_path) == tmp_path / "zoo_kept_etc_passwd.json"
    assert kept_path("", tmp_path).name == "zoo_kept_game.json"


def damage(path, change):
    document = json.loads(path.read_text())
    change(document)
    path.write_text(json.dumps(document))


@pytest.mark.parametrize(
    ("change", "place"),
    [
        (lambda d: d.update(kind="record"), "kind"),
        (lambda d: d.update(extra=1), "extra"),
        (lambda d: d["bots"].update({"9": "greedy"}), "bots"),
        (lambda d: d["bots"].update({"1": "genius"}), "bots.1"),
        (lambda d: d["bots"].update({"1": 4}), "bots.1"),
        (lambda d: d["record"].update(seed=None), "record.seed"),
        (lambda d: d["record"]["moves"].pop(0), "record.moves[0].by"),
        (lambda d: d["record"].pop("initial"), "record.initial"),
    ],
)
def test_a_damaged_file_is_refused_with_its_place(tmp_path, change, place):
    path = tmp_path / "kept.json"
    write_kept(game(4), path)
    damage(path, change)
    with pytest.raises(DocumentError) as error:
        read_kept(path)
    assert error.value.place.startswith(place.split("[")[0])


def test_half_a_file_is_said_on_the_panel_and_a_new_game_can_begin(place, tmp_path):
    place("zoomies", ["Ada", "Robo"], bots={1: "greedy"}, seed=7)
    path = kept_path("one", tmp_path)
    write_kept(game(), path)
    path.write_bytes(path.read_bytes()[:100])
    one = place("zoomies", ["Ada", "Robo"], bots={1: "greedy"}, seed=7)
    assert one.panel.form["damage"].startswith("zoo_kept_one.json is damaged. ")
    assert one.panel.form["kept"] == ""
    ask(one, "start")
    assert one.position.names == ("Ada", "Robo")


def test_a_cell_that_is_run_again_offers_the_game_that_was_begun(place):
    first = place("zoomies", ["Ada", "Robo"], bots={1: "greedy"}, seed=7, speed="at once")
    wish(first.app, "act", spot="cell -1,0")
    wish(first.app, "typed", text=first.position.move_text(first.position.legal()[0]))
    stood, played = first.position, first.app.controller.moves
    again = place("zoomies", ["Ada", "Robo"], bots={1: "greedy"}, seed=7)
    assert first.closed
    assert again.panel.form["kept"] == f"Zoomies with Ada, Robo, after {len(played)} moves."
    ask(again, "continue")
    assert again.position == stood
    assert again.app.controller.bots == {1: "greedy"}


def test_a_continued_game_draws_as_it_would_have_drawn(tmp_path):
    straight = game(3)
    path = tmp_path / "kept.json"
    write_kept(straight, path)
    kept = read_kept(path)
    from zoo_games.notebook.saving import begin_of

    resumed = Controller(begin_of(kept), kept.record.seed, kept.bots, "normal", kept.record.moves)
    for control in (straight, resumed):
        for _ in range(8):
            move = control.position.legal()[0]
            control._go(control.position.play(move), move)
    assert straight.position == resumed.position


def test_the_panel_of_all_games_offers_the_kept_game_too(place, tmp_path):
    write_kept(game(bots={1: "greedy"}), kept_path("one", tmp_path))
    one = place()
    assert one.panel.form["kept"] == "Zoomies with Ada, Ben, after 3 moves."
    ask(one, "continue")
    assert one.position.names == ("Ada", "Ben")


def test_a_game_is_saved_as_a_record_under_a_new_name_each_time(tmp_path):
    control = game()
    first, second = save_record(control, tmp_path), save_record(control, tmp_path)
    assert (first.name, second.name) == ("zoomies_Ada_Ben_1.json", "zoomies_Ada_Ben_2.json")
    positions = zoo_games.load("zoomies").replay(first)
    assert positions[-1].state == control.position.state
    with pytest.raises(SettingError, match="cannot be written"):
        save_record(control, tmp_path / "nowhere")


def test_saving_from_the_board_says_the_file_and_gives_the_code_of_what_is_seen(place, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    one = place("zoomies", ["Ada", "Ben"], seed=7)
    wish(one.app, "save")
    notice = one.app.overlay.panel["notice"]
    assert notice["text"].startswith("The game is saved in zoomies_Ada_Ben_1.json. It holds everything")
    assert notice["detail"] == one.position.view().code()
