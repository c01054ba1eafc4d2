"""A place to play on a real page: touch, time, size, help, many runs, Notebook 7."""

import re

import pytest
from boards import NOTEBOOK, OnPage, place, themed, violations
from harness import Lab
from players import press_until
from playwright.sync_api import expect

from tests.sizes import deep

pytestmark = pytest.mark.browser


# --- by touch -----------------------------------------------------------------------------------------


def test_a_finger_lays_a_tile_and_a_swipe_over_the_board_scrolls_the_page(server, chromium, name):
    touch = Lab(chromium, *server, has_touch=True, viewport={"width": 800, "height": 700})
    try:
        code = place("'zoomies', ['Ada', 'Robo']", bots={1: "random"}, seed=7)
        page = touch.open(name, [code, "1", "2", "3", "4", "5"])
        board = OnPage(page)
        board.ready()
        board.spot("cell -1,0").tap()
        board.says("at -1,0 and -1,1. Ada, choose a token")
        expect(board.root.locator(".zoo-detail")).to_contain_text("row -1, column 0: Husky")
        board.settled()
        box = board.layer.bounding_box()
        scrolled = f"() => document.querySelector('{NOTEBOOK} .jp-WindowedPanel-outer').scrollTop"
        before = page.evaluate(scrolled)
        session = touch.context.new_cdp_session(page)
        x, y = box["x"] + 60, box["y"] + 200
        touches = [
            ("touchStart", y),
            *(("touchMove", y - 15 * step) for step in range(1, 11)),
            ("touchEnd", None),
        ]
        for kind, at in touches:
            points = [] if at is None else [{"x": x, "y": at}]
            session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
        page.wait_for_function(f"before => ({scrolled})() > before", arg=before)
        expect(board.prompt).to_contain_text("Ada, choose a token")
        assert touch.strangers == []
    finally:
        touch.close_notebook()
        touch.close()


# --- time, size, help ---------------------------------------------------------------------------------


@pytest.fixture
def game(show):
    """A game of two against a bot, Ada to lay her first tile."""
    return show(place("'zoomies', ['Ada', 'Robo']", bots={1: "greedy"}, seed=7, speed="slow"), "1")


def end_turn(board):
    board.spot("cell -1,0").click()
    board.says("Ada laid")
    board.button("kind leader").click()
    board.button("place 0").click()
    board.says("put Leader")
    board.button("keep").click()


def test_with_reduced_motion_bots_wait_for_a_button_and_go_on_move_by_move(game):
    game.page.emulate_media(reduced_motion="reduce")
    end_turn(game)
    expect(game.prompt).to_have_text("Robo is to move.")
    expect(game.tool("pause")).to_have_count(0)
    game.tool("ahead").click()
    game.says("Robo laid")
    game.tool("ahead").click()
    game.says("Robo put")
    game.tool("ahead").click()
    game.says("Ada, lay a tile")
    expect(game.tool("ahead")).to_have_count(0)
    game.tool("replay").click()
    expect(game.prompt).to_have_text(re.compile("Looking back"))
    for prompt in (re.compile("Looking back"), re.compile("Looking back"), re.compile("Ada, lay a tile")):
        game.tool("ahead").click()
        game.settled()
        expect(game.prompt).to_have_text(prompt)


def test_bots_move_by_themselves_pause_and_go_on(game):
    end_turn(game)
    game.tool("pause").click()
    expect(game.tool("pause")).to_contain_text("Go on")
    game.tool("ahead").click()
    game.says("Robo")
    game.tool("pace").click()
    expect(game.tool("pace")).to_have_text("Speed: normal")
    game.tool("pause").click()
    game.says("Ada, lay a tile")


def test_the_large_board_takes_seven_tenths_of_the_window_steps_by_arrows_and_escape_leaves(game):
    page = game.page
    page.set_viewport_size({"width": 1280, "height": 720})
    page.emulate_media(reduced_motion="reduce")
    end_turn(game)
    for told in ("Robo laid", "Robo put", "Ada, lay a tile"):
        game.tool("ahead").click()
        game.says(told)
    game.root.locator(".zoo-spot[tabindex='0']").focus()
    page.keyboard.press("p")
    expect(game.app).to_have_class(re.compile("zoo-presenting"))
    game.fits()
    height = game.canvas.evaluate("canvas => canvas.getBoundingClientRect().height")
    assert abs(height - 0.7 * 720) <= 8
    page.keyboard.press("ArrowLeft")
    expect(game.prompt).to_contain_text("Looking back: move 5 of 6.")
    page.keyboard.press("ArrowLeft")
    expect(game.prompt).to_contain_text("Looking back: move 4 of 6.")
    page.keyboard.press("Home")
    expect(game.prompt).to_contain_text("move 0 of 6.")
    page.keyboard.press("Escape")
    expect(game.app).not_to_have_class(re.compile("zoo-presenting"))
    expect(game.prompt).to_contain_text("Ada, lay a tile")


def test_pointing_shows_what_a_screen_reader_hears_and_what_tokens_would_be_worth(game):
    spot = game.spot("cell -1,0")
    spot.hover()
    expect(game.root.locator(".zoo-detail")).to_have_text(spot.get_attribute("aria-label"))
    expect(game.root.locator(".zoo-preview")).to_contain_text("Leader: worth up to 2 points now.")
    game.page.mouse.move(2, 2)
    expect(game.root.locator(".zoo-preview")).to_be_empty()


def test_a_hint_shows_its_reason_and_a_rule_opens_with_its_source(game):
    game.tool("advise").click()
    game.says("Thoughtful would lay ")
    expect(game.root.locator(".zoo-card")).to_contain_text("How thoughtful thinks: ")
    game.root.locator(".zoo-card [data-tool=cancel]").click()
    expect(game.root.locator(".zoo-card")).to_have_count(0)
    game.root.locator(".zoo-rules summary").click()
    game.root.locator(".zoo-rules [data-rule='Z.match']").click()
    expect(game.root.locator(".zoo-card")).to_contain_text("Z.match")
    expect(game.root.locator(".zoo-card")).to_contain_text("Our reading")


def test_many_runs_of_the_cell_leave_the_widgets_of_one(jupyter, name):
    code = place("'zoomies', ['Ada', 'Robo']", bots={1: "random"}, seed=7)
    count = "len(__import__('ipywidgets').widgets.widget._instances)"
    jupyter.open(name, [code, "1"])
    OnPage(jupyter.page).ready()
    once = jupyter.answer(count)
    for _ in range(deep(8, 50)):
        jupyter.run(code, 0)
    OnPage(jupyter.page).ready()
    assert jupyter.answer(count) == once
    expect(jupyter.page.locator(f"{NOTEBOOK} .zoo-live")).to_have_count(1)


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing_on_panel_curtain_hint_rules_and_large_board(jupyter, name, theme):
    page = jupyter.open(name, [place(""), place("'zoomies', ['Ada', 'Ben']", seed=7), "1"])
    page.locator(f"{NOTEBOOK} .zoo-new").wait_for()
    OnPage(page, 1).ready()
    with themed(page, theme):
        page.locator(f"{NOTEBOOK} .zoo-settings summary").click()
        assert violations(page, ".zoo-play") == []
        board = OnPage(page, 1)
        board.tool("take").click()
        board.says("Ada, lay a tile")
        board.tool("advise").click()
        board.says("Thoughtful would lay ")
        board.root.locator(".zoo-rules summary").click()
        board.root.locator("[data-rule='Z.match']").first.click()
        board.spot("cell -1,0").hover()
        expect(board.root.locator(".zoo-preview")).to_contain_text("Leader")
        assert violations(page, ".zoo-play") == []
        board.tool("present").click()
        expect(page.locator(f"{NOTEBOOK} .zoo-presenting")).to_have_count(1)
        board.settled()
        assert violations(page, ".zoo-play") == []


# --- elsewhere ----------------------------------------------------------------------------------------


def test_a_turn_is_played_in_notebook_7(server, chromium, name):
    page_of = Lab(chromium, *server, path="tree")
    try:
        code = place("'zoomies', ['Ada', 'Robo']", bots={1: "random"}, seed=7, speed="fast")
        page_of.open_notebook_7(name, [code])
        board = OnPage(page_of.page)
        board.ready()
        end_turn(board)
        board.says("Ada, lay a tile")
        expect(board.root.locator(".zoo-log li").first).to_contain_text("Robo")
        assert page_of.strangers == []
    finally:
        page_of.close()


def test_two_people_hand_the_screen_over_by_keyboard_and_the_focus_never_leaves_the_board(jupyter, name):
    page = jupyter.open(name, [place("'zoomies', ['Ada', 'Ben']", seed=7), "1"])
    board = OnPage(page)
    board.ready()
    inside = "() => document.querySelector('.zoo-live').contains(document.activeElement)"
    board.tool("take").focus()
    page.keyboard.press("Enter")
    board.says("Ada, lay a tile")
    assert page.evaluate(inside)
    press_until(page, "Tab", "one => one.matches('.zoo-typed input')")
    for done in ("Ada laid", "Ada put", "Ben is next"):
        page.keyboard.type(board.root.locator(".zoo-typed input").get_attribute("placeholder"))
        page.keyboard.press("Enter")
        board.says(done)
        board.settled()
    assert page.evaluate("() => document.activeElement.dataset.tool") == "take"
    page.keyboard.press("t")
    board.says("Ben, lay a tile")
    assert page.evaluate(inside)
