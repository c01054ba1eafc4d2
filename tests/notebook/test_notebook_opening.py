"""What a board opens with, and what it says of all else; positions of which little is known."""

import re

import counters
import pytest

import zoo_games
from zoo_games.core import registry
from zoo_games.core.errors import DocumentError, SettingError, UnknownGame, ZooError
from zoo_games.notebook import board, play, still
from zoo_games.notebook.controller import Controller
from zoo_games.notebook.opening import cannot_go_on
from zoo_games.notebook.told import outcome
from zoo_games.play.position import Position

OPENERS = (board, still.board, play)


@pytest.fixture(autouse=True)
def _silent(traffic, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)


def test_a_board_takes_the_name_of_a_game(traffic):
    assert board("zoomies", seed=7).position == zoo_games.load("zoomies").new(2, seed=7)
    assert still.board("zoomies", seed=7).position == zoo_games.load("zoomies").new(2, seed=7)


@pytest.mark.parametrize("given", [None, 3, [1, 2], object, {"kind": "position"}])
@pytest.mark.parametrize("show", [board, still.board])
def test_what_no_board_can_show_is_refused_in_one_sentence_that_says_what_can(show, given):
    with pytest.raises(SettingError, match=r"^A board shows a position, .*; .* is neither\.$"):
        show(given)


@pytest.mark.parametrize("show", OPENERS)
def test_a_name_of_no_game_is_answered_by_the_nearest(show):
    with pytest.raises(UnknownGame, match="did you mean zoomies"):
        show("zomies")


@pytest.mark.parametrize("bots", ["greedy", ["greedy"], 1])
@pytest.mark.parametrize("show", OPENERS)
def test_bots_are_a_dictionary_of_seats(show, bots):
    with pytest.raises(SettingError, match=r'bots is a dictionary .* such as \{1: "greedy"\}, not '):
        show("zoomies", bots=bots)


@pytest.mark.parametrize(
    ("bots", "said"),
    [
        ({1: "gredy"}, "its bots are random, greedy, thoughtful.*did you mean greedy"),
        ({2: "greedy"}, "There is no seat 2; the seats are 0 to 1"),
        ({"1": "greedy"}, "There is no seat '1'; the seats are 0 to 1"),
        ({True: "greedy"}, "There is no seat True"),
        ({1: 3}, "The bot of seat 1 is the name of a bot"),
        ({1: object}, "The bot of seat 1 is the name of a bot"),
    ],
)
@pytest.mark.parametrize("show", OPENERS)
def test_a_bot_or_a_seat_that_is_not_there_is_named(show, bots, said):
    with pytest.raises(SettingError, match=said):
        show("zoomies", bots=bots)


@pytest.mark.parametrize("seed", ["x", 1.5, True])
@pytest.mark.parametrize("show", OPENERS)
def test_a_seed_is_a_whole_number(show, seed):
    with pytest.raises(SettingError, match="A seed must be a whole number"):
        show("zoomies", seed=seed)


def partial_positions(name):
    """Return positions of which a part is not given: each key left out, each alone, views, their codes."""
    handle = zoo_games.load(name)
    whole = handle.new(handle.spec.players[0], seed=1)
    for _ in range(6):
        whole = whole.sample(3) if whole.to_move == "chance" else whole.play(whole.legal()[0])
    document = whole.document(open=True)
    state = document["state"]
    left = [{key: value for key, value in state.items() if key != gone} for gone in state]
    left += [{key: state[key]} for key in state] + [{}]
    for parts in left:
        try:
            yield handle.read({**document, "state": parts})
        except DocumentError:
            continue
    yield from (whole.view(), whole.view(0), whole.view(1), handle.decode(whole.code()))


@pytest.mark.parametrize("name", registry.names())
def test_every_position_that_can_be_read_can_be_looked_at_on_a_board(name):
    for position in partial_positions(name):
        shown = board(position, seed=1, painter="svg")
        assert repr(shown).startswith("<Board: <")
        assert repr(still.board(position, seed=1)).startswith("<Still board: <")
        control = shown.controller
        control.say()
        for key in list(control.items())[:3]:
            control.why(key)
        if control.stuck:
            assert re.search(
                r", so no moves can be offered; (scores and why\? work|no scores)\.$", control.choices.prompt
            )
            assert (control.choices.buttons, control.choices.targets) == ((), {})


def test_a_park_without_hands_scores_and_says_why_but_offers_no_moves(traffic):
    handle = zoo_games.load("zoomies")
    document = handle.new(2, seed=1).document()
    document["state"] = {key: document["state"][key] for key in ("park", "tokens")}
    document["state"]["tokens"] = [{"player": 0, "kind": "leader", "at": [0, 0]}]
    shown = board(handle.read(document))
    panel = shown.overlay.panel
    assert panel["prompt"] == "Hands are unknown, so no moves can be offered; scores and why? work."
    assert (panel["closed"], panel["over"]) == (True, False)
    assert panel["scores"][0]["points"] == 1
    shown.controller.why(panel["scores"][0]["items"][0]["key"])
    assert shown.controller.stepping.steps


def test_a_view_whose_seat_is_to_move_is_played_on_as_far_as_it_is_known():
    control = Controller(zoo_games.load("zoomies").new(["Ada", "Ben"], seed=1).view(0), 1)
    assert not control.stuck
    while control.may_act:
        spots = [button.id for button in control.choices.buttons if button.id.startswith("discard")]
        control.typed(control.position.move_text(control.position.legal()[0]))
        assert control.notice is None, spots
    assert "so no moves can be offered" in control.choices.prompt


def test_where_nothing_is_hidden_a_view_is_played_on():
    control = board(zoo_games.load("zombee").new(2, seed=1).view()).controller
    assert control.may_act


def test_a_whole_position_can_be_played_on():
    assert cannot_go_on(counters.new()) == ""


class Ending:
    """A position with scores and winners alone."""

    def __init__(self, scores, winners):
        self.scores, self.winners, self.names = scores, winners, ("Ada", "Ben", "Cleo")[: len(scores)]


@pytest.mark.parametrize(
    ("scores", "winners", "said"),
    [
        ((16, 48), (1,), "Ben wins, 48 to 16"),
        ((21, 21), (0,), "Ada wins, 21 to 21"),
        ((5, 9, 7), (1,), "Ben wins, 9 to 7 and 5"),
        ((9, 9, 4), (0, 1), "Ada and Ben share the win, 9 each to 4"),
        ((7,), (0,), "Ada wins, 7"),
        ((1, 0), (), "Nobody wins; the points are 1 and 0"),
    ],
)
def test_the_outcome_is_one_line(scores, winners, said):
    assert outcome(Ending(scores, winners)) == said


def test_a_finished_position_shown_on_a_board_invents_no_seed():
    ended = finished()
    shown = board(ended, seed=99)
    assert shown.overlay.panel["summary"]["lines"] == []
    assert "99" not in repr(shown.overlay.panel["log"])
    assert shown.overlay.panel["summary"]["text"] == outcome(ended)


def finished():
    """Return a game of counters that is over."""
    control = Controller(counters.new(), 3)
    while not control.over:
        control.typed(control.position.move_text(control.position.legal()[0]))
    assert "99" not in control.message[1]
    return control.position


def test_the_end_is_said_as_it_comes_and_the_seed_of_what_was_drawn():
    shown = board(counters.new(), seed=5)
    control = shown.controller
    while not control.over:
        control.typed(control.position.move_text(control.position.legal()[0]))
    shown.refresh()
    assert isinstance(control.position, Position)
    assert outcome(control.position) in control.message[1]
    assert shown.overlay.panel["summary"]["lines"] == ["Seed of the draws: 5."]


def test_every_error_for_people_prints_as_its_sentence_without_a_traceback():
    assert SettingError("A seed is a whole number.")._render_traceback_() == ["A seed is a whole number."]
    assert issubclass(DocumentError, ZooError)
