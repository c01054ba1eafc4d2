"""Mouse, keyboard and screen reader on a board in a real page."""

import pytest
from boards import AFTER, BEFORE, START, themed, violations
from playwright.sync_api import expect

pytestmark = pytest.mark.browser

FOCUSED = """() => {
  const one = document.activeElement;
  return one.dataset.spot || one.dataset.button || one.dataset.tool || one.tagName;
}"""

LISTEN = """one => {
  one.heard = [];
  new MutationObserver(() => one.heard.push(one.textContent))
    .observe(one, {childList: true, characterData: true, subtree: true});
}"""
"""Notes every text that an element gets."""


@pytest.fixture
def board(show):
    return show(BEFORE, START, AFTER, "1")


def test_tab_passes_through_both_ways_and_the_board_is_one_stop(board):
    page = board.page
    page.locator(".jp-NotebookPanel:not(.lm-mod-hidden) .widget-text input").first.focus()
    stops = []
    for _ in range(30):
        page.keyboard.press("Tab")
        stops.append(page.evaluate(FOCUSED))
        if page.evaluate("() => document.activeElement.textContent.trim() === 'after'"):
            break
    assert page.evaluate("() => document.activeElement.textContent.trim()") == "after"
    assert stops.count("cell 0,0") == 1
    assert not any(stop.startswith("cell ") and stop != "cell 0,0" for stop in stops)
    assert "CANVAS" not in stops
    back = []
    for _ in range(30):
        page.keyboard.press("Shift+Tab")
        back.append(page.evaluate(FOCUSED))
        if page.evaluate("() => document.activeElement.matches('.widget-text input')"):
            break
    assert page.evaluate("() => document.activeElement.matches('.widget-text input')")
    ours = [stop for stop in stops if not stop.isupper()]
    assert [stop for stop in back if not stop.isupper()] == ours[::-1]


def test_a_turn_is_played_by_the_keyboard_alone(board):
    page = board.page
    board.spot("cell 0,0").focus()
    for key, place in [("ArrowRight", "cell 0,1"), ("ArrowDown", "cell 1,1"), ("ArrowLeft", "cell 1,0"),
                       ("End", "cell 2,2"), ("Home", "cell 0,0"), ("ArrowUp", "cell 0,0")]:  # fmt: skip
        page.keyboard.press(key)
        assert page.evaluate(FOCUSED) == place
    page.keyboard.press("r")
    expect(board.prompt).to_contain_text("down side")
    page.keyboard.press("Enter")
    board.says("Ada lays a counter at 0,0")
    page.keyboard.press("u")
    board.says("taken back")
    page.keyboard.press("y")
    board.says("Played again")
    page.keyboard.press("e")
    board.says("Ben: lay a counter")
    assert page.evaluate(FOCUSED) == "cell 0,0"


def test_keys_that_are_not_ours_do_nothing_to_the_notebook_and_tab_is_left_alone(board):
    cells = "() => window.jupyterapp.shell.currentWidget.content.widgets.length"
    before = board.page.evaluate(cells)
    board.spot("cell 0,0").focus()
    for key in ("a", "b", "d", "d", "x", "m"):
        board.page.keyboard.press(key)
    assert board.page.evaluate(cells) == before


def test_pointing_draws_the_ghost_and_sends_only_the_place(board):
    board.spot("cell 2,2").hover()
    board.settled()
    # The ghost is a ring of mark.legal, #1f6f4a, of radius 0.35 round the middle of the cell.
    picture = board.picture()
    unit = picture.width / 3
    ring = picture.getpixel((round(2.5 * unit), round(2.15 * unit)))
    assert max(abs(a - b) for a, b in zip(ring, (0x1F, 0x6F, 0x4A), strict=True)) <= 8


def test_why_opens_the_stepper_which_steps_by_button_key_slider_and_by_itself(board):
    page = board.page
    board.lay("1,1")
    board.button("end").click()
    board.says("Ben: lay")
    board.spot("cell 1,2").click()
    board.says("Ben lays")
    board.root.locator("summary", has_text="Ada").click()
    board.root.locator(".zoo-why").first.click()
    stepper = board.root.locator(".zoo-stepper")
    expect(stepper.locator(".zoo-sentence")).to_have_text("The counter at 1,1 is worth 2.")
    assert page.evaluate("() => document.activeElement.dataset.step") == "forward"
    board.settled()
    before = board.frame
    page.keyboard.press("Enter")
    expect(stepper.locator(".zoo-sentence")).to_have_text("It touches 1,2.")
    board.says("It touches 1,2. Total 3.")
    board.settled()
    assert board.frame > before
    page.keyboard.press("ArrowLeft")
    expect(stepper.locator(".zoo-sum")).to_contain_text("Total 2")
    stepper.locator("input[type=range]").fill("1")
    expect(stepper.locator(".zoo-sum")).to_contain_text("Total 3")
    sentences = stepper.locator(".zoo-sentence")
    sentences.evaluate(LISTEN)
    stepper.locator("[data-step=play]").click()
    page.wait_for_function("one => one.heard.length === 2", arg=sentences.element_handle())
    assert sentences.evaluate("one => one.heard") == ["The counter at 1,1 is worth 2.", "It touches 1,2."]
    expect(stepper.locator("[data-step=play]")).to_have_attribute("aria-pressed", "false")
    page.keyboard.press("Escape")
    expect(stepper).to_have_count(0)
    assert page.evaluate("() => document.activeElement.className") == "zoo-why"


def test_with_reduced_motion_the_steps_do_not_run_by_themselves(board):
    board.page.emulate_media(reduced_motion="reduce")
    board.lay("1,1")
    board.root.locator("summary", has_text="Ada").click()
    board.root.locator(".zoo-why").first.click()
    expect(board.root.locator("[data-step=forward]")).to_be_visible()
    expect(board.root.locator("[data-step=play]")).to_have_count(0)


def test_a_move_can_be_typed_and_a_slip_is_explained(board):
    field = board.root.locator(".zoo-typed input")
    field.fill("lay 7,7 up")
    field.press("Enter")
    expect(board.notice).to_contain_text('"lay 7,7 up" is not a move here')
    field.fill("lay 2,0 up")
    field.press("Enter")
    board.says("Ada lays a counter at 2,0")
    expect(board.notice).to_have_count(0)


def test_a_screen_reader_finds_a_grid_with_names_and_one_live_message_a_move(board):
    grid = board.root.get_by_role("grid", name="Counters, Ada to move")
    expect(grid).to_have_count(1)
    expect(grid.get_by_role("row")).to_have_count(3)
    expect(grid.get_by_role("gridcell")).to_have_count(9)
    expect(grid.get_by_role("gridcell", name="row 1, column 2: free")).to_have_count(1)
    assert board.said.get_attribute("role") == "status"
    assert board.root.get_attribute("lang") == "en"
    board.said.evaluate(LISTEN)
    board.lay("0,1")
    assert board.said.evaluate("one => one.heard") == ["Ada lays a counter at 0,1. End the turn."]
    board.tool("say").click()
    board.says("1 counters lie on 3 x 3 cells. Your coin shows SECRET-0-HEADS.")
    board.says("Row 0: column 1 Ada's counter. Ada has 2.")
    hidden = board.canvas.evaluate("canvas => [canvas.inert, canvas.getAttribute('aria-hidden')]")
    assert hidden == [True, "true"]


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing_in_ours(board, theme):
    page = board.page
    with themed(page, theme):
        board.lay("1,1")
        board.root.locator("summary", has_text="Ada").click()
        board.root.locator(".zoo-why").first.click()
        board.root.locator(".zoo-stepper").wait_for()
        assert violations(page) == []
