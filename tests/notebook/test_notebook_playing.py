"""A place to play, without a page: panel, curtain, bots, looking back, hints and rules at hand."""

import json
import subprocess
import sys

import counters
import pytest
from conftest import wish
from ipywidgets.widgets import widget

import zoo_games
from zoo_games.core.errors import SettingError, UnknownGame
from zoo_games.notebook import play
from zoo_games.notebook.controller import Controller
from zoo_games.play.agents import Greedy

GAMES = zoo_games.games()


@pytest.fixture
def place(traffic, tmp_path):
    """Make places to play that keep their games in a folder of the test; closed at the end."""
    made = []

    def make(*arguments, **options):
        options = {"strict": True, "folder": tmp_path, "key": "one", "painter": "svg", **options}
        made.append(play(*arguments, **options))
        return made[-1]

    yield make
    for one in made:
        one.close()


def ask(place, kind, **more):
    """Send a wish as the panel of a page would."""
    place.panel._receive(place.panel, {"kind": kind, "view": "v", "serial": 1, **more}, [])


def start(place, **more):
    """Begin a game on the panel."""
    chosen = {
        "game": "zoomies",
        "names": ["Ada", "Robo"],
        "bots": {"1": "greedy"},
        "settings": {},
        "seed": "7",
    }
    ask(place, "start", **{**chosen, **more})


def counters_at(speed="normal", bots=None, curtain=False, seed=3):
    return Controller(counters.new(), seed, bots, speed, curtain=curtain)


def hot_seat(names=("Ada", "Ben"), seed=7):
    position = zoo_games.load("zoomies").new(list(names), seed=seed)
    return Controller(position, seed, speed="normal", curtain=True)


# --- the panel ----------------------------------------------------------------------------------------


def test_the_panel_offers_every_game_with_its_bots_and_settings(place):
    panel = place().panel
    assert [game["name"] for game in panel.form["games"]] == list(GAMES)
    zoomies = panel.form["games"][0]
    assert [bot["name"] for bot in zoomies["bots"]][-1] == "thoughtful"
    first = zoomies["settings"][0]
    assert (first["name"], first["value"], first["least"], first["most"]) == ("tokens_circle", "4", 0, 8)
    assert first["help"].endswith("a player starts with.")
    ladder = next(one for one in zoomies["settings"] if one["name"] == "ladder")
    assert ladder["value"] == "[1, 3, 6, 10, 15]"


@pytest.mark.parametrize("name", GAMES)
def test_every_game_begins_from_the_panel_with_all_its_settings_as_they_stand(place, name):
    one = place()
    game = next(game for game in one.panel.form["games"] if game["name"] == name)
    settings = {setting["name"]: setting["value"] for setting in game["settings"]}
    names = [f"Player {seat}" for seat in range(game["least"])]
    start(one, game=name, names=names, bots={}, settings=settings)
    assert one.position.game.spec.name == name
    assert one.panel is None


def test_settings_seed_and_seats_are_taken_as_typed(place):
    one = place()
    start(one, settings={"hand_size": "3", "ladder": "[1, 2]", "split": "full"}, names=["Ada", " Robo "])
    assert one.position.settings.changed() == {"hand_size": 3, "ladder": [1, 2], "split": "full"}
    assert one.position.names == ("Ada", "Robo")
    assert (one.app.controller.seed, one.app.controller.bots) == (7, {1: "greedy"})


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"settings": {"hand_size": "9"}}, "hand_size must be a whole number from 1 to 5, not 9."),
        ({"seed": "seven"}, 'A seed is a whole number, not "seven".'),
        ({"names": ["Ada", "Ada "]}, "Two players are called Ada"),
        ({"names": ["Ada"], "bots": {}}, "2 to 4"),
        ({"bots": {"1": "genius"}}, 'Zoomies has no bot "genius"'),
        ({"bots": {"7": "greedy"}}, "There is no seat 7"),
        ({"game": "chess"}, "No game is chosen."),
        ({"game": 3}, "No game is chosen."),
        ({"names": None}, "The names of the players are missing."),
        ({"settings": 4}, "The seats or the settings are missing."),
    ],
)
def test_what_cannot_be_is_said_in_a_sentence_and_the_panel_stays(place, change, said):
    one = place()
    start(one, **change)
    assert said in one.panel.error
    assert one.app is None


def test_a_game_that_is_named_begins_at_once_and_slips_are_said(place):
    one = place("zoomies", ["Ada", "Robo"], bots={1: "greedy"}, seed=7, tokens_circle=1)
    assert one.position.state.left[0] == (1, 4)
    for wrong in (
        lambda: place("zoomies", bots={1: "genius"}),
        lambda: place("zoomies", bots={5: "greedy"}),
        lambda: place("zoomies", hand_size=9),
        lambda: place("zoomies", speed="furious"),
        lambda: place(seed=4),
    ):
        with pytest.raises(SettingError):
            wrong()
    with pytest.raises(UnknownGame):
        place("chess")


def test_fifty_runs_of_one_cell_leave_the_widgets_of_one(place, monkeypatch):
    monkeypatch.setattr("IPython.display.display", lambda *shown, **more: None)
    before = set(widget._instances)
    place("zoomies", seed=7).show()
    one = len(set(widget._instances) - before)
    for _ in range(50):
        place("zoomies", seed=7).show()
    assert len(set(widget._instances) - before) == one


# --- the curtain --------------------------------------------------------------------------------------


def test_between_people_the_next_one_takes_the_screen_before_a_hand_is_shown():
    control = hot_seat()
    assert (control.curtain, control.viewer, control.may_act) == ("Ada", None, False)
    assert control.shown.state.hands[0] == (None, None)
    assert control.choices.buttons == ()
    control.typed("anything")
    assert control.message[1] == "Ada is next."
    control.take()
    assert (control.curtain, control.viewer) == ("", 0)
    assert None not in control.shown.state.hands[0]


def test_one_person_among_bots_needs_no_curtain_and_sees_their_own_hand_all_the_time():
    position = zoo_games.load("zoomies").new(["Ada", "Robo"], seed=7)
    control = Controller(position, 7, {1: "random"}, "normal", curtain=True)
    assert control.curtain == ""
    while not control.bot_due:
        control._go(control.position.play(control.position.legal()[0]), control.position.legal()[0])
    assert control.viewer == 0
    assert control.choices.prompt == "Robo is to move."


def test_a_game_without_hidden_hands_has_no_curtain():
    position = zoo_games.load("zombee").new(3, seed=1)
    assert Controller(position, 1, speed="normal", curtain=True).curtain == ""


def walk(app, seats):
    """Play a whole game as the page would, by the first button or place that is offered."""
    controller = app.controller
    for _ in range(400):
        if controller.position.over:
            return
        if controller.curtain:
            seats.append(controller.position.to_move)
            yield "curtain"
            wish(app, "take")
            yield "taken"
        move = controller.position.legal()[-1]
        wish(app, "typed", text=controller.position.move_text(move))
    raise AssertionError("the game does not end")


def test_the_traffic_of_a_hot_seat_game_holds_no_hand_before_its_person_takes_the_screen(place, traffic):
    names = ["Ada", "Ben", "Cleo", "Dan"]
    one = place("zoomies", names, seed=5, tokens_circle=1, tokens_square=1)
    controller, seats = one.app.controller, []
    checked = 0
    since = 0
    for moment in walk(one.app, seats):
        sent = "\n".join(json.dumps(data) for data, _ in list(traffic)[since:])
        if moment == "curtain":
            seat = seats[-1]
            hands = controller.position.state.hands
            public = controller.position.view().document()["state"]
            seen = json.dumps([public["park"], public["discard"]])
            for tile in hands[seat]:
                if tile not in seen and all(tile not in hand for s, hand in enumerate(hands) if s != seat):
                    assert f'"{tile}"' not in sent
                    checked += 1
        else:
            since = len(traffic)
    assert checked > 4
    assert "Seed of the draws: 5." in one.app.overlay.panel["summary"]["lines"]


def test_the_seed_is_never_sent_before_the_end(place, traffic):
    one = place("zoomies", ["Ada", "Ben"], seed=987654321, tokens_circle=1, tokens_square=0)
    for _ in walk(one.app, []):
        assert "987654321" not in traffic.text()
    assert "987654321" in traffic.text()


# --- bots, one move at a time -------------------------------------------------------------------------


def test_bots_move_one_move_at_a_time_when_the_page_asks_and_late_askings_are_dropped():
    control = counters_at(bots={1: "random"})
    control.act("cell 1,1")
    control.button("end")
    assert control.due
    tick = control.tick
    control.ahead(tick)
    assert control.position.phase == "end"
    control.ahead(tick)
    assert control.position.phase == "end"
    assert control.message[1].startswith("Ben lays a counter at")
    control.ahead(control.tick)
    assert control.position.to_move == 0
    assert not control.due


def test_the_pace_of_the_bots_changes_nothing_of_what_they_play():
    slow, once = counters_at("slow", {1: "random"}), counters_at("at once", {1: "random"})
    for control in (slow, once):
        control.act("cell 1,1")
        control.button("end")
        while control.due:
            control.ahead(control.tick)
    assert slow.position == once.position


def test_bots_alone_are_watched():
    control = counters_at("fast", {0: "random", 1: "random"})
    while control.due:
        control.ahead(control.tick)
    assert control.position.over


def test_pause_and_speed_are_kept_by_the_board():
    control = counters_at(bots={1: "random"})
    control.pause()
    control.pace()
    assert (control.paused, control.speed) == (True, "fast")
    control.pace()
    assert control.speed == "slow"


# --- looking back -------------------------------------------------------------------------------------


def test_the_last_round_is_shown_again_and_ends_in_the_present():
    control = counters_at(bots={1: "random"})
    control.act("cell 1,1")
    control.button("end")
    while control.due:
        control.ahead(control.tick)
    now = control.position
    control.replay()
    assert control.shown.state.to_move == 1
    assert len(control.shown.state.cells) == 1
    assert not control.may_act
    steps = 0
    while control.past is not None:
        control.ahead(control.tick)
        steps += 1
    assert steps == 2
    assert control.position is now
    assert control.may_act


def test_a_look_back_shows_earlier_places_and_nothing_can_be_played_there():
    control = counters_at()
    control.act("cell 1,1")
    control.button("end")
    control.look(0)
    assert control.shown.state.cells == ()
    assert control.choices.prompt == "Looking back: move 0 of 2."
    control.act("cell 0,0")
    assert len(control.position.state.cells) == 1
    control.look(99)
    assert control.past is None


def test_a_large_board_steps_by_hand_and_leaving_it_comes_back_to_the_present():
    control = counters_at()
    control.act("cell 1,1")
    control.present()
    control.look(0)
    assert not control.due
    control.present()
    assert control.past is None


def test_looking_back_in_a_hot_seat_game_shows_only_what_the_holder_may_know():
    control = hot_seat()
    control.take()
    while control.position.to_move == 0:
        control._go(control.position.play(control.position.legal()[0]), control.position.legal()[0])
    control.look(0)
    assert control.shown.state.hands == ((None, None), (None, None))
    control.look(99)
    control.take()
    control.look(0)
    assert control.shown.state.hands[0] == (None, None)
    assert None not in control.shown.state.hands[1]


# --- end, agents, odd messages ------------------------------------------------------------------------


def test_the_rules_at_hand_are_those_that_forbid_places_shown(place):
    one = place("zoomies", ["Ada", "Robo"], bots={1: "greedy"}, seed=7)
    here = [rule["id"] for rule in one.app.overlay.panel["rules"]["here"]]
    assert "Z.match" in here
    wish(one.app, "rule", id="Z.match")
    card = one.app.overlay.panel["rules"]["card"]
    assert card["id"] == "Z.match"
    assert card["source"]
    wish(one.app, "rule", id="")
    assert one.app.overlay.panel["rules"]["card"] is None


def test_the_end_says_who_won_and_what_broke_a_tie(place):
    nothing = {"points_dog": 0, "points_bone": 0, "points_side": 0}
    one = place("zoomies", ["Ada", "Ben"], seed=4, tokens_circle=0, tokens_square=1, **nothing)
    for _ in walk(one.app, []):
        pass
    summary = one.app.overlay.panel["summary"]
    assert summary["text"] == "Ada and Ben share the win, 0 each"
    told = " ".join([one.app.overlay.panel["prompt"], *summary["lines"]])
    assert told.count("they share the win") == 1
    assert summary["rules"] == ["Z.tie"]


def test_an_agent_of_ones_own_plays(place):
    position = zoo_games.load("zoomies")
    one = place(position, ["Ada", "Own"], bots={1: Greedy(position.game)}, seed=7)
    assert one.app.controller.bots[1].__class__ is Greedy


def test_without_the_widget_libraries_play_says_what_to_install():
    code = "import sys\nsys.modules['anywidget'] = None\nfrom zoo_games.notebook import play\nplay('zoomies')"
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert ran.stdout.startswith("Playing here needs more: pip install ipywidgets anywidget ipycanvas,")


def test_a_stop_that_is_no_number_or_of_another_moment_is_nothing(place):
    one = place("zoomies", ["Ada", "Robo"], bots={1: "greedy"}, seed=7)
    before = one.app.controller.position
    for message in ({"to": "far"}, {"to": None}, {"to": True}, {}):
        wish(one.app, "look", **message)
    for message in ({"tick": "1"}, {"tick": -5}, {}):
        wish(one.app, "ahead", **message)
    for kind in ("rule", "take", "pause", "pause", "pace", "cancel"):
        wish(one.app, kind)
    assert one.app.controller.position is before
    assert one.app.controller.past is None
    for message in ({"kind": "start"}, {"kind": "continue"}, {"kind": 5}, "start", None):
        another = place(key="two")
        another.panel._receive(another.panel, message, [])
        assert another.app is None
