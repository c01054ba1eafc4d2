"""The board as widgets: guarded, closed when replaced, and silent about what is hidden."""

import threading

import counters
import pytest
from conftest import wish
from ipywidgets.widgets import widget

import zoo_games
from zoo_games.notebook import app as apps
from zoo_games.notebook import board as make_board
from zoo_games.notebook import canvas
from zoo_games.notebook.overlay import script
from zoo_games.notebook.panels import WORDS


def test_the_page_gets_spots_keys_and_words_but_no_move_of_the_game(board):
    app = board()
    state = app.overlay.board
    assert [spot["id"] for spot in state["spots"]][:2] == ["cell 0,0", "cell 0,1"]
    assert state["keys"] == {"r": "turn"}
    assert "Lay(" not in repr(app.overlay.get_state())


def test_a_wish_changes_board_panel_and_message_with_one_drawing(board, traffic):
    app = board()
    traffic.clear()
    wish(app, "act", spot="cell 1,1")
    assert len(traffic.drawings()) == 1
    assert app.overlay.message["text"] == "Ada lays a counter at 1,1. End the turn."
    assert [line["text"] for line in app.overlay.panel["log"]] == [
        "1. Ada lays a counter at 1,1. 0 to 2 points."
    ]
    assert app.overlay.board["frame"] == 2


def test_a_late_wish_of_an_earlier_position_is_dropped(board):
    app = board()
    wish(app, "act", spot="cell 1,1")
    wish(app, "button", id="end", generation=0)
    assert app.controller.position.phase == "end"


def test_every_wish_is_answered_by_its_number_so_that_the_page_knows_the_kernel_lives(board):
    app = board()
    wish(app, "point", spot=None, serial=41)
    assert app.overlay.heard == {"v": 41}
    wish(app, "say", serial=42, generation=-1)
    assert app.overlay.heard == {"v": 42}


@pytest.mark.parametrize(
    "message",
    [
        None,
        [],
        {},
        {"kind": 3},
        {"kind": "explode"},
        {"kind": "act"},
        {"kind": "act", "spot": ["cell 1,1"]},
        {"kind": "step", "to": "far"},
        {"kind": "why", "item": None},
        {"kind": "typed", "text": 5},
        {"kind": "view", "ratio": float("nan"), "width": 100},
        {"kind": "view", "ratio": 1, "width": -3},
        {"kind": "view", "ratio": "sharp"},
        {"kind": "view"},
    ],
)
def test_a_malformed_message_changes_nothing_and_raises_nothing(board, message):
    app = board()
    before = app.controller.position
    app.overlay._receive(app.overlay, message and {"generation": 0, **message}, [])
    assert app.controller.position is before
    assert app._page.ratio == 1


def test_views_report_ratio_width_and_theme_and_the_sharpest_view_counts(board):
    app = board()
    wish(app, "view", view="a", ratio=2, width=1000, theme="dark")
    assert app._painter.canvas.width == 2 * app.overlay.board["width"]
    wish(app, "view", view="b", ratio=1, width=1000, theme="dark")
    assert app._painter.canvas.width == 2 * app.overlay.board["width"]
    assert app._page.theme == "dark"


def test_a_narrow_page_gets_small_cells_but_never_below_the_size_of_a_finger(board):
    app = board()
    wish(app, "view", ratio=1, width=120, theme="light")
    # 12 CSS pixels go to the edges.
    assert app.overlay.board["width"] == 108
    wish(app, "view", ratio=1, width=40, theme="light")
    # 24 CSS pixels a cell, 3 cells.
    assert app.overlay.board["width"] == 72


def test_what_a_callback_raises_is_shown_and_the_game_stays_as_it_was(board, monkeypatch):
    app = board(strict=False)
    before = app.controller.position
    monkeypatch.setattr(counters.Counters, "apply", lambda *_: 1 / 0)
    wish(app, "act", spot="cell 1,1")
    notice = app.overlay.panel["notice"]
    assert notice["text"].startswith("The board stumbled (ZeroDivisionError: division by zero).")
    assert "Traceback" in notice["detail"]
    assert isinstance(app.last_error, ZeroDivisionError)
    assert app.controller.position is before


def test_a_page_that_is_ready_before_the_board_is_built_waits_for_it(board, monkeypatch):
    pages = []

    class Hasty(canvas.Painter):
        def __init__(self, ready):
            super().__init__(ready)
            pages.append(threading.Thread(target=ready))
            pages[0].start()
            pages[0].join(0.2)

    monkeypatch.setattr(canvas, "Painter", Hasty)
    app = board(strict=False)
    pages[0].join()
    assert app.last_error is None
    assert app.overlay.census == 1


def test_a_move_that_cannot_be_shown_is_said_to_count(board, monkeypatch):
    app = board(strict=False)
    monkeypatch.setattr(canvas.Painter, "paint", lambda *_: 1 / 0)
    wish(app, "act", spot="cell 1,1")
    assert app.overlay.panel["notice"]["text"].endswith("The move counts, but it cannot be shown.")
    assert app.controller.position.phase == "end"


def test_a_scroll_bar_that_comes_and_goes_does_not_resize_the_board(board):
    app = board()
    wish(app, "view", ratio=1, width=160, theme="light")
    wide = app.overlay.board["width"]
    wish(app, "view", ratio=1, width=145, theme="light")
    assert app.overlay.board["width"] == wide


def test_frames_that_got_lost_long_apart_do_not_give_the_canvas_up(board):
    app = board()
    for _ in range(3):
        wish(app, "missing", frame=app.overlay.board["frame"])
        wish(app, "button", id="turn")
        assert app.overlay.board["svg"] == ""


def test_even_when_the_panel_cannot_be_made_the_error_is_shown(board, monkeypatch):
    app = board(strict=False)
    monkeypatch.setattr(counters.Counters, "explain_score", lambda *_: 1 / 0)
    wish(app, "say")
    assert "ZeroDivisionError" in app.overlay.panel["notice"]["text"]


def test_a_strict_board_raises(board, monkeypatch):
    app = board()
    monkeypatch.setattr(counters.Counters, "apply", lambda *_: 1 / 0)
    with pytest.raises(ZeroDivisionError):
        wish(app, "act", spot="cell 1,1")


def test_a_frame_that_does_not_come_is_painted_again_and_then_by_a_picture(board):
    app = board()
    wish(app, "missing", frame=app.overlay.board["frame"])
    assert (app.overlay.board["frame"], app.overlay.board["svg"]) == (2, "")
    wish(app, "missing", frame=1)
    assert app.overlay.board["frame"] == 2
    wish(app, "missing", frame=2)
    assert app.overlay.board["svg"].startswith("data:image/svg+xml;base64,")
    wish(app, "act", spot="cell 1,1")
    assert app.overlay.board["frame"] == 4


def test_without_ipycanvas_the_board_is_the_same_on_a_picture(board, monkeypatch):
    monkeypatch.setattr(canvas, "available", lambda: False)
    app = board()
    assert app.overlay.board["svg"] != ""
    wish(app, "act", spot="cell 1,1")
    assert app.overlay.panel["prompt"] == "End the turn."


def test_a_new_page_gets_a_whole_new_frame_and_the_views_report_anew(board, traffic):
    app = board()
    census = app.overlay.census
    traffic.clear()
    app._painter.canvas._handle_frontend_event(None, {"event": "client_ready"}, [])
    assert app.overlay.census == census + 1
    assert len(traffic.drawings()) == 1


def test_closing_a_board_leaves_no_widget_and_a_closed_board_answers_nothing(board):
    canvas.sentinel()
    before = set(widget._instances)
    app = board()
    app.close()
    assert set(widget._instances) == before
    app.guarded(lambda: 1 / 0)()


def test_showing_a_board_under_the_same_key_closes_the_earlier_one(board, monkeypatch):
    monkeypatch.setattr("IPython.display.display", lambda *shown, **more: None)
    first, second = board(key="one"), board(key="one")
    first.show()
    first.show()
    assert not first.closed
    second.show()
    assert first.closed
    assert not second.closed


def test_outside_a_notebook_a_board_has_no_key_of_its_own(traffic):
    app = make_board(counters.new(), seed=1)
    assert app.key is None
    app.close()


def test_a_game_is_started_and_bots_are_seated(traffic):
    app = make_board(zoo_games.load("zoomies"), seed=4, bots={1: "random"})
    assert repr(app) == (
        "<Board: <Zoomies: Player 1 to move, phase tile; Player 1 0, Player 2 0, the public view>>"
    )
    app.close()


def test_texts_of_boards_are_short_and_without_an_address(board):
    app = board()
    for shown in (app, app.widget, app.overlay):
        assert " at 0x" not in repr(shown)
        assert len(repr(shown)) < 120


def test_a_board_has_text_and_pictures_for_other_readers_and_its_widget_has_no_html(board):
    assert {"text/plain", "image/svg+xml", "image/png"} <= set(board()._repr_mimebundle_())
    assert "text/html" not in board().widget._repr_mimebundle_()


def test_the_static_figure_shows_the_public_position_with_an_alt_text(board):
    app = board()
    bundle = apps.Figure(app.controller.public_scene())._repr_mimebundle_()
    assert 'alt="Counters, Ada to move. 0 counters lie on 3 x 3 cells."' in bundle["text/html"]
    assert bundle["text/html"].startswith('<figure class="zoo-static"><img ')
    assert "SECRET" not in str(bundle)


def test_the_static_figure_follows_the_game_and_not_the_pointing(board, monkeypatch):
    updates = []

    class Handle:
        def update(self, figure):
            updates.append(figure.scene.alt)

    app = board()
    app._figure = Handle()
    wish(app, "point", spot="cell 0,0")
    wish(app, "button", id="turn")
    assert updates == []
    wish(app, "act", spot="cell 0,0")
    assert updates == ["1 counters lie on 3 x 3 cells."]


def test_every_word_that_the_page_uses_is_there():
    import re

    used = set(re.findall(r"words\.(\w+)", script())) | {"gone", "waiting", "undo", "redo", "say"}
    assert used <= set(WORDS)


def test_the_page_half_is_one_module_without_imports():
    text = script()
    assert "\nimport " not in text
    assert text.count("export ") == 1
    assert "http" not in text.replace("http://www.w3.org", "")


# --- nothing leaks ------------------------------------------------------------------------------------


def test_nothing_that_only_another_seat_may_know_is_ever_sent(board, traffic):
    app = board(bots={1: "random"})
    for cell in ("0,0", "1,1", "2,2", "0,2", "2,0"):
        wish(app, "point", spot=f"cell {cell}")
        wish(app, "act", spot=f"cell {cell}")
        wish(app, "say")
        for key in app.controller.items():
            wish(app, "why", item=key)
        wish(app, "button", id="end")
    sent = traffic.text()
    assert "SECRET-0" in sent
    assert "SECRET-1" not in sent


def played(position, board, traffic, monkeypatch):
    """Return all that is sent while Ada sees her turn of Zoomies, ids of widgets made alike."""
    import re

    traffic.clear()
    figures = []
    monkeypatch.setattr("IPython.display.display", lambda *shown, **more: figures.append(repr(shown)))
    app = board(position)
    spots = app.overlay.board["spots"]
    for spot in spots:
        wish(app, "point", spot=spot["id"])
    offered = [spot["id"] for spot in spots if spot["offered"]]
    wish(app, "button", id="turn")
    wish(app, "say")
    wish(app, "act", spot=offered[0] if offered else spots[0]["id"])
    wish(app, "say")
    figures.append(str(apps.Figure(app.controller.public_scene())._repr_mimebundle_()))
    names = {}
    sent = re.sub(
        r"IPY_MODEL_\w+", lambda found: names.setdefault(found[0], f"model {len(names)}"), traffic.text()
    )
    return sent, figures


def test_positions_that_differ_only_in_what_a_seat_may_not_see_look_alike_to_it(board, traffic, monkeypatch):
    position = zoo_games.load("zoomies").new(["Ada", "Ben"], seed=7)
    state = position.state
    pile, theirs = list(state.pile), list(state.hands[1])
    swapped = [pile.pop(0), pile.pop(0)]
    other = state.replace(hands=(state.hands[0], tuple(swapped)), pile=tuple(sorted([*pile, *theirs])))
    assert other != state
    from dataclasses import replace

    one = played(position, board, traffic, monkeypatch)
    two = played(replace(position, state=other), board, traffic, monkeypatch)
    assert one == two
