"""A board in a real JupyterLab in a real Chromium: what it shows, and what it survives."""

import counters
import pytest
from boards import AFTER, BEFORE, START, OnPage, differences, shows_frame, themed
from playwright.sync_api import expect

from zoo_games.render.scene import Marks

pytestmark = pytest.mark.browser

LAST = "Counters, Ada to move. 1 counters lie on 3 x 3 cells."
"""Alt text of the public picture after the first counter."""


@pytest.fixture
def board(show):
    return show(BEFORE, START, AFTER, "1")


def after_centre():
    return counters.new().play(counters.Lay((1, 1), "up"))


def test_the_canvas_shows_what_the_scene_says(board):
    board.lay("1,1")
    assert board.painter == "canvas"
    scene = after_centre().scene()
    assert differences(board.picture(), scene, "light") == []
    # The pearl is seat.0, #1d5fa8 on a light page, at the middle of cell 1,1 of a board of 3 x 3.
    picture = board.picture()
    assert picture.getpixel((picture.width // 2 + 5, picture.height // 2 + 5)) == (0x1D, 0x5F, 0xA8)


def test_a_reload_shows_the_same_position(board, jupyter, name):
    board.lay("1,1")
    before = board.frame
    jupyter.reload(name)
    again = OnPage(jupyter.page)
    assert again.ready() > before
    assert again.painter == "canvas"
    assert shows_frame(again.picture(), again.frame)
    assert differences(again.picture(), after_centre().scene(), "light") == []
    again.button("end").click()
    again.says("Ben: lay a counter")


def test_a_second_view_shows_the_same_and_stays_in_step(board, jupyter):
    jupyter.run("b.widget")
    second = OnPage(jupyter.page, 1)
    second.ready()
    second.spot("cell 0,2").click()
    for one in (board, second):
        one.says("Ada lays a counter at 0,2")
        one.settled()
    assert board.picture().tobytes() == second.picture().tobytes()
    # No id is shared between the views, as there are none.
    assert board.root.evaluate("root => root.querySelectorAll('[id]').length") == 0


def test_running_the_cell_again_takes_the_place_of_the_board_and_leaves_nothing_behind(board, jupyter):
    count = "len(ipywidgets.widgets.widget._instances)"
    once = jupyter.answer(count)
    for _ in range(20):
        jupyter.run(START, cell=1)
    assert jupyter.answer(count) == once
    expect(jupyter.page.locator(".jp-NotebookPanel:not(.lm-mod-hidden) .zoo-live")).to_have_count(1)
    again = OnPage(jupyter.page)
    again.ready()
    again.lay("0,0")


def metrics(page, width, height, ratio):
    session = page.context.new_cdp_session(page)
    session.send(
        "Emulation.setDeviceMetricsOverride",
        {"width": width, "height": height, "deviceScaleFactor": ratio, "mobile": False},
    )
    return session


def test_the_board_is_sharp_at_a_pixel_ratio_of_two(board):
    board.fits(1)
    session = metrics(board.page, 1270, 900, 2)
    try:
        board.fits(2)
        board.lay("1,1")
        assert differences(board.picture(), after_centre().scene(), "light") == []
    finally:
        session.send("Emulation.clearDeviceMetricsOverride")


def test_at_a_zoom_of_two_hundred_percent_everything_is_there_and_in_one_column(board):
    session = metrics(board.page, 640, 450, 2)
    try:
        board.page.evaluate("() => window.jupyterapp.commands.execute('application:toggle-left-area')")
        board.fits(2)
        layer, panel = board.layer.bounding_box(), board.root.locator(".zoo-panel").bounding_box()
        assert panel["y"] >= layer["y"] + layer["height"]
        canvas = board.canvas.bounding_box()
        for side in ("x", "y", "width", "height"):
            assert abs(canvas[side] - layer[side]) < 1
        board.lay("2,2")
        assert board.root.evaluate("root => root.scrollWidth <= root.clientWidth + 1")
    finally:
        session.send("Emulation.clearDeviceMetricsOverride")
        board.page.evaluate("() => window.jupyterapp.commands.execute('application:toggle-left-area')")


def test_canvas_and_layer_lie_exactly_on_each_other(board):
    canvas, layer = board.canvas.bounding_box(), board.layer.bounding_box()
    for side in ("x", "y", "width", "height"):
        assert abs(canvas[side] - layer[side]) < 0.6


def test_a_switch_to_the_dark_theme_repaints_the_board(board):
    board.lay("1,1")
    with themed(board.page, "dark"):
        assert differences(board.picture(), after_centre().scene(), "dark") == []
    assert differences(board.picture(), after_centre().scene(), "light") == []


def test_with_forced_colours_places_and_focus_are_still_seen(board):
    board.page.emulate_media(forced_colors="active")
    board.spot("cell 0,0").focus()
    expect(board.spot("cell 0,0")).to_have_css("outline-width", "3px")
    expect(board.spot("cell 0,1")).to_have_css("border-top-style", "solid")


def test_the_wheel_scrolls_the_notebook_over_the_board(jupyter, name):
    jupyter.open(name, [START] + ["print('x\\n' * 30)"] * 4)
    board = OnPage(jupyter.page)
    board.ready()
    board.layer.scroll_into_view_if_needed()
    before = board.layer.bounding_box()["y"]
    board.layer.hover()
    board.page.mouse.wheel(0, 150)
    board.page.wait_for_function(
        """before => {
          const layer = document.querySelector('.jp-NotebookPanel:not(.lm-mod-hidden) .zoo-layer');
          return layer.getBoundingClientRect().y < before - 50;
        }""",
        arg=before,
    )


def test_a_bad_number_in_a_scene_is_said_and_the_next_picture_is_right(board, jupyter):
    jupyter.run(
        "import zoo_games.render.scene as s\n"
        "good = counters.CountersView.scene\n"
        "def bad(self, *arguments, **more):\n"
        "    return s.Scene('t', 'a', 0, 0, 1, 1, (s.Layer('x', (s.Circle(0, 0, -1, 'ink'),)),))\n"
        "counters.CountersView.scene = bad"
    )
    board.spot("cell 1,1").click()
    expect(board.notice).to_contain_text("must be a number of at least 0, not -1")
    jupyter.run("counters.CountersView.scene = good")
    board.tool("say").click()
    board.says("1 counters lie on 3 x 3 cells.")
    board.settled()
    assert differences(board.picture(), after_centre().scene(), "light") == []


def test_an_exception_in_a_callback_is_seen_on_the_board(board, jupyter):
    jupyter.run(
        "apply = counters.Counters.apply\n"
        "def broken(self, state, move):\n"
        "    raise KeyError('the shelf is empty')\n"
        "counters.Counters.apply = broken"
    )
    board.spot("cell 1,1").click()
    expect(board.notice).to_contain_text("KeyError")
    expect(board.notice).to_contain_text("the shelf is empty")
    area = board.root.locator(".zoo-notice-area")
    assert area.get_attribute("role") == "alert"
    expect(board.notice.locator("pre")).to_be_hidden()
    board.notice.locator("summary").click()
    expect(board.notice.locator("pre")).to_contain_text("Traceback")
    jupyter.run("counters.Counters.apply = apply")
    board.lay("1,1")
    expect(board.notice).to_have_count(0)


def test_a_refused_move_names_its_rule_and_marks_the_cell(board):
    board.lay("1,1")
    board.button("end").click()
    board.says("Ben: lay a counter")
    board.spot("cell 1,1").click()
    expect(board.notice).to_contain_text("A counter lies there already.")
    expect(board.notice.locator("[data-rule]")).to_have_text("C.free")
    marks = Marks(refused=((1, 1),), ghost=counters.Lay((1, 1), "up"), ghost_legal=False)
    position = after_centre().play(counters.End()).play(counters.Coin("SECRET-0-HEADS"))
    board.page.mouse.move(5, 5)
    board.settled()
    assert differences(board.picture(), position.scene(marks), "light") == []


def test_the_static_figure_is_hidden_while_the_board_lives_and_holds_the_last_position(board):
    board.lay("1,1")
    figure = board.page.locator(".jp-NotebookPanel:not(.lm-mod-hidden) figure.zoo-static")
    expect(figure).to_have_count(1)
    expect(figure).to_be_hidden()
    expect(figure.locator("img")).to_have_attribute(
        "alt", "Counters, Ada to move. 1 counters lie on 3 x 3 cells."
    )


def test_a_stopped_kernel_is_said_with_what_to_do(board):
    board.page.evaluate("() => window.jupyterapp.shell.currentWidget.sessionContext.shutdown()")
    board.spot("cell 1,1").click()
    expect(board.root.locator(".zoo-gone")).to_contain_text("Run All Cells")
    assert board.root.locator(".zoo-gone").get_attribute("role") == "alert"


def test_after_a_restart_the_old_board_says_so_and_running_all_cells_brings_it_back(board, jupyter):
    board.page.evaluate("() => window.jupyterapp.shell.currentWidget.sessionContext.session.kernel.restart()")
    expect(board.root.locator(".zoo-gone")).to_contain_text("Run All Cells")
    jupyter.run_all()
    again = OnPage(jupyter.page)
    again.ready()
    again.lay("1,1")
    expect(again.root.locator(".zoo-gone")).to_be_hidden()


def test_reopened_without_its_kernel_the_notebook_shows_the_last_position(board, jupyter, name):
    board.lay("1,1")
    page = board.page
    page.evaluate("() => window.jupyterapp.commands.execute('docmanager:save')")
    page.evaluate("() => window.jupyterapp.shell.currentWidget.sessionContext.shutdown()")
    jupyter.reload(name)
    figure = page.locator(".jp-NotebookPanel:not(.lm-mod-hidden) figure.zoo-static img")
    expect(figure).to_be_visible()
    expect(figure).to_have_attribute("alt", LAST)
    jupyter.errors[:] = [error for error in jupyter.errors if "model not found" not in error.lower()]


def test_a_canvas_that_dies_on_the_page_is_replaced_by_a_picture(board, jupyter):
    board.lay("1,1")
    # In two runs: a canvas that is drawn on before the page has its model fails in another way.
    jupyter.run("from ipycanvas import Canvas\nother = Canvas()\nother.add_class('other')\nother")
    expect(board.page.locator(".other")).to_be_visible()
    with board.page.expect_event("pageerror", lambda error: "negative" in str(error)):
        jupyter.run("other.fill_circle(0, 0, -1)")
    board.button("end").click()
    expect(board.layer).to_have_attribute("data-painter", "svg")
    board.settled()
    board.spot("cell 0,0").click()
    board.says("Ben lays a counter at 0,0")
    jupyter.errors.clear()


def test_an_exception_in_somebody_elses_hold_does_not_stop_the_board(board, jupyter):
    jupyter.run(
        "from ipycanvas import Canvas, hold_canvas\n"
        "try:\n"
        "    with hold_canvas():\n"
        "        raise RuntimeError\n"
        "except RuntimeError:\n"
        "    pass"
    )
    board.lay("1,1")
    assert board.painter == "canvas"


def test_without_ipycanvas_the_same_lesson_works_on_a_picture(jupyter, name):
    jupyter.open(name, ["import sys\nsys.modules['ipycanvas'] = None\n" + START, "1"])
    board = OnPage(jupyter.page)
    board.ready()
    assert board.painter == "svg"
    expect(board.canvas).to_have_count(0)
    board.lay("1,1")
    board.button("end").click()
    board.says("Ben: lay a counter")
