"""Other pages than a wide one with a mouse and a quick kernel: a phone, a slow answer, two boards a cell."""

import socket

import counters
import pytest
from boards import START, OnPage, differences
from harness import Lab
from playwright.sync_api import expect

pytestmark = pytest.mark.browser

SLOW = """import socket
gate = socket.create_connection(('127.0.0.1', {port}))
apply = counters.Counters.apply
def slow(self, state, move):
    gate.recv(1)
    return apply(self, state, move)
counters.Counters.apply = slow"""
"""Lets a move wait until the test closes its end of a line."""


def test_on_a_narrow_touch_screen_the_board_is_tapped_sharp_and_scrolls(chromium, server, name):
    phone = Lab(
        chromium, *server, viewport={"width": 390, "height": 844}, device_scale_factor=2, has_touch=True
    )
    try:
        phone.page.evaluate("() => window.jupyterapp.commands.execute('application:toggle-left-area')")
        phone.open(name, [START, "1"])
        board = OnPage(phone.page)
        board.ready()
        board.fits(2)
        layer, panel = board.layer.bounding_box(), board.root.locator(".zoo-panel").bounding_box()
        assert panel["y"] >= layer["y"] + layer["height"]
        assert min(board.spot("cell 0,0").bounding_box()[side] for side in ("width", "height")) >= 24
        assert board.layer.evaluate("layer => getComputedStyle(layer).touchAction") == "manipulation"
        board.spot("cell 1,1").tap()
        board.says("Ada lays a counter at 1,1")
        board.fits(2)
        scene = counters.new().play(counters.Lay((1, 1), "up")).scene()
        assert differences(board.picture(), scene, "light") == []
        assert phone.strangers == []
        assert phone.errors == []
        phone.close_notebook()
    finally:
        phone.close()


def test_an_answer_that_takes_long_is_said_to_be_waited_for_and_then_comes(show):
    with socket.create_server(("127.0.0.1", 0)) as gate:
        board = show(START, SLOW.format(port=gate.getsockname()[1]))
        line, _ = gate.accept()
    with line:
        board.spot("cell 1,1").click()
        gone = board.root.locator(".zoo-gone")
        expect(gone).to_contain_text("it is busy or has stopped")
    expect(gone).to_be_hidden()
    board.says("Ada lays a counter at 1,1")


def test_two_boards_of_one_cell_live_side_by_side_and_are_replaced_together(jupyter, show):
    two = (
        "import counters\nfrom zoo_games.notebook import board\n"
        "for number in (1, 2):\n    display(board(counters.new(), seed=number))"
    )
    first, second = show(two, "import ipywidgets"), OnPage(jupyter.page, 1)
    second.ready()
    second.spot("cell 2,2").click()
    second.says("Ada lays a counter at 2,2")
    first.spot("cell 0,0").click()
    first.says("Ada lays a counter at 0,0")
    expect(second.said).to_contain_text("2,2")
    count = "len(ipywidgets.widgets.widget._instances)"
    jupyter.run("import ipywidgets", cell=1)
    once = jupyter.answer(count)
    jupyter.run(two, cell=0)
    assert jupyter.answer(count) == once
