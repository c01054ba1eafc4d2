"""Pieces are dragged to places: by the mouse and by a finger, from the panel, the table and the board."""

import contextlib

import pytest
from boards import OnPage
from harness import Lab
from playwright.sync_api import expect

from zoo_games.play.position import Position
from zoo_games.wonderzoo import WonderZoo
from zoo_games.wonderzoo.witness_actions import WALKING
from zoo_games.wonderzoo.witness_tiles import TO_LAY

pytestmark = pytest.mark.browser

SCROLLED = (
    "() => document.querySelector('.jp-NotebookPanel:not(.lm-mod-hidden) .jp-WindowedPanel-outer').scrollTop"
)

WALK = Position(WonderZoo(), WALKING, ("Ada", "Ben")).code()
"""A red visitor stands on 0,0 of the entrance 0,0 0,1 0,2 1,1; the icon lets Ada move it."""

LAY = Position(WonderZoo(), TO_LAY, ("Ada", "Ben")).code()
"""Ada chooses among a path I, a water L and a water O."""


def start(game, more=""):
    position = f"zoo_games.load({game!r})" + (more or ".new(['Ada', 'Ben'], seed=7)")
    return f"import zoo_games\nfrom zoo_games.notebook import board\nb = board({position}, seed=6)\nb"


def middle(locator):
    """Return the middle of an element, scrolled into view."""
    locator.scroll_into_view_if_needed()
    box = locator.bounding_box()
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


@pytest.fixture
def opened(jupyter, name):
    """Return a function that opens a notebook with a board."""

    def open_board(code):
        board = OnPage(jupyter.open(name, [code, "1"]))
        board.ready()
        board.settled()
        return board

    return open_board


def carry(board, piece, place):
    """Press on a piece, draw it to a place and wait for the ghost there; the button stays down."""
    mouse = board.page.mouse
    mouse.move(*middle(piece))
    mouse.down()
    board.settled()
    before = board.frame
    x, y = middle(place)
    mouse.move(x - 9, y - 9, steps=4)
    mouse.move(x, y)
    board.later(before)
    board.settled()


def has_mark(board, colour, spot):
    """Return whether a colour of a ghost's frame or badge is seen on or beside a spot."""
    box, layer = board.spot(spot).bounding_box(), board.layer.bounding_box()
    picture = board.picture()
    unit = picture.width / layer["width"]
    left, top = (box["x"] - layer["x"]) * unit, (box["y"] - layer["y"]) * unit
    part = picture.crop(
        (int(left), int(top), int(left + box["width"] * unit), int(top + box["height"] * unit))
    )
    seen = [pixel for _, pixel in part.getcolors(part.width * part.height)]
    return any(max(abs(a - b) for a, b in zip(pixel, colour, strict=True)) <= 8 for pixel in seen)


GOOD, BAD = (0x1F, 0x6F, 0x4A), (0xB3, 0x26, 0x1E)


@pytest.mark.rule("W.entrance", "W.path")
def test_a_tile_is_dragged_by_the_mouse_from_the_panel_and_from_the_table_and_says_why_not(opened):
    board = opened(start("wonderzoo"))
    mouse, keys = board.page.mouse, board.page.keyboard
    for who, seat in (("Ada", 0), ("Ben", 1)):
        carry(board, board.button("tile"), board.spot(f"zoo {seat} 0,1"))
        mouse.up()
        board.says(f"{who} put the entrance at 0,0; 0,1; 0,2 and 1,1")

    # Far from the entrance a path has no path beside it: the ghost is crossed, the drop tells the rule.
    carry(board, board.button("tile 1"), board.spot("zoo 0 5,5"))
    expect(board.button("tile 1")).to_have_attribute("aria-pressed", "true")
    assert has_mark(board, BAD, "zoo 0 5,5")
    assert not has_mark(board, GOOD, "zoo 0 5,5")
    expect(board.root.locator(".zoo-preview")).to_contain_text("Not here")
    expect(board.root.locator(".zoo-preview")).to_contain_text("a path needs a side to a path or an entrance")
    mouse.up()
    expect(board.notice).to_contain_text("a path needs a side to a path or an entrance")

    # Escape puts the piece back: the selection is the one before, and the mouse goes up over nothing.
    board.button("tile 0").click()
    expect(board.button("tile 0")).to_have_attribute("aria-pressed", "true")
    carry(board, board.spot("table 1"), board.spot("zoo 0 2,1"))
    expect(board.button("tile 1")).to_have_attribute("aria-pressed", "true")
    keys.press("Escape")
    expect(board.button("tile 0")).to_have_attribute("aria-pressed", "true")
    mouse.up()
    board.settled()
    expect(board.prompt).to_contain_text("Ada, choose a tile")

    # Beside the places it goes back as well.
    carry(board, board.spot("table 1"), board.spot("zoo 0 2,1"))
    mouse.move(*middle(board.prompt))
    mouse.up()
    expect(board.button("tile 0")).to_have_attribute("aria-pressed", "true")

    carry(board, board.spot("table 1"), board.spot("zoo 0 2,1"))
    assert has_mark(board, GOOD, "zoo 0 2,1")
    expect(board.root.locator(".zoo-preview")).not_to_contain_text("Not here")
    mouse.up()
    board.says("Ada took the path T")


@pytest.mark.rule("W.move")
def test_a_visitor_is_dragged_by_the_mouse_and_a_click_still_picks_it(opened):
    board = opened(start("wonderzoo", f".decode({WALK!r})"))
    board.spot("zoo 0 0,0").click()
    expect(board.prompt).to_contain_text("choose an empty path square for the red visitor at 0,0")
    board.page.keyboard.press("Escape")
    expect(board.prompt).to_contain_text("choose one on your paths")
    carry(board, board.spot("zoo 0 0,0"), board.spot("zoo 0 1,1"))
    assert has_mark(board, GOOD, "zoo 0 1,1")
    board.page.mouse.up()
    board.says("moved the red visitor from 0,0 to 1,1")


@pytest.mark.rule("Z.match")
def test_a_tile_and_a_token_of_zoomies_are_dragged(opened):
    board = opened(start("zoomies"))
    carry(board, board.button("tile 0"), board.spot("cell -1,0"))
    assert has_mark(board, GOOD, "cell -1,0")
    board.page.mouse.up()
    expect(board.prompt).to_contain_text("choose a token")
    # The Husky at -1,0 lies beside the Husky at 0,0.
    carry(board, board.button("kind leader"), board.spot("cell -1,0"))
    board.page.mouse.up()
    board.says("Ada put Leader on the Husky at -1,0")


def finger(session, points):
    """Put a finger down on the first point, draw it through the others and lift it."""
    (x, y), *others = points
    session.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
    for x, y in others:
        session.send("Input.dispatchTouchEvent", {"type": "touchMove", "touchPoints": [{"x": x, "y": y}]})
    session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def line(start, end, steps=8):
    """Return points from one to another."""
    return [
        tuple(a + (b - a) * at / steps for a, b in zip(start, end, strict=True)) for at in range(steps + 1)
    ]


@contextlib.contextmanager
def touched(chromium, server, name, code, size=None):
    touch = Lab(chromium, *server, has_touch=True, viewport=size or {"width": 800, "height": 700})
    try:
        page = touch.open(name, [code, "1", "2", "3", "4", "5"])
        board = OnPage(page)
        board.ready()
        board.settled()
        yield board, touch.context.new_cdp_session(page)
        assert touch.errors == []
        assert touch.strangers == []
    finally:
        touch.close_notebook()
        touch.close()


@pytest.mark.rule("W.move")
def test_a_finger_drags_a_visitor_without_scrolling_and_scrolls_the_page_beside_it(server, chromium, name):
    code = start("wonderzoo", f".decode({WALK!r})")
    with touched(chromium, server, name, code) as (board, session):
        page = board.page
        visitor, place = middle(board.spot("zoo 0 0,0")), middle(board.spot("zoo 0 1,1"))
        before = page.evaluate(SCROLLED)
        finger(session, line(visitor, place))
        board.says("moved the red visitor from 0,0 to 1,1")
        assert page.evaluate(SCROLLED) == before
        board.settled()
        x, y = middle(board.spot("zoo 0 5,5"))
        finger(session, line((x, y), (x, y - 150)))
        page.wait_for_function(f"before => ({SCROLLED})() > before", arg=before)


@pytest.mark.rule("W.free", "W.cover")
def test_on_a_narrow_page_a_finger_drags_a_tile_from_the_table_to_squares_it_can_hit(server, chromium, name):
    code = start("wonderzoo", f".decode({LAY!r})")
    with touched(chromium, server, name, code, {"width": 480, "height": 900}) as (board, session):
        board.page.evaluate("() => window.jupyterapp.commands.execute('application:toggle-left-area')")
        board.page.wait_for_function(
            "layer => layer.querySelector('[data-spot=\"zoo 0 0,0\"]').getBoundingClientRect().width > 34",
            arg=board.layer.element_handle(),
        )
        board.settled()
        large, small = (board.spot(f"zoo {seat} 0,0").bounding_box() for seat in (0, 1))
        assert small["y"] > large["y"] + 8 * large["height"]
        assert small["width"] > 12
        finger(session, line(middle(board.spot("table 2")), middle(board.spot("zoo 0 4,4"))))
        board.says("took the water O (take the bus) and placed it at 4,4; 4,5; 5,4 and 5,5")


def test_a_finger_drags_a_tile_from_the_panel_and_a_tap_still_picks_one(server, chromium, name):
    with touched(chromium, server, name, start("zoomies")) as (board, session):
        board.button("tile 1").tap()
        expect(board.button("tile 1")).to_have_attribute("aria-pressed", "true")
        board.settled()
        tile, place = middle(board.button("tile 0")), middle(board.spot("cell -1,0"))
        finger(session, line(tile, place))
        expect(board.prompt).to_contain_text("choose a token")
