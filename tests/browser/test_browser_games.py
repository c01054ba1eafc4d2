"""Boards of every game in a real page: their ends, what moves on them, and what little known ones offer."""

import re

import pytest
from boards import on_board, themed, violations
from playwright.sync_api import expect

pytestmark = pytest.mark.browser

LAST_COUNTER = """import counters
from zoo_games.notebook import board
p = counters.new()
for row, col in [(r, c) for r in range(3) for c in range(3)][:8]:
    p = p.play(counters.Lay((row, col), "up")).play(counters.End())
    p = p.play(p.legal()[0])
b = board(p, seed=3)
b"""

HANDS_UNKNOWN = """import zoo_games
from zoo_games.notebook import board
z = zoo_games.load("zoomies")
d = z.new(2, seed=1).document()
d["state"] = {"park": d["state"]["park"], "tokens": [{"player": 0, "kind": "leader", "at": [0, 0]}]}
b = board(z.read(d))
b"""

WATCH = """stage => {
  const moving = (box) => getComputedStyle(box.querySelector('canvas:last-child'));
  const seconds = (box) => parseFloat(moving(box).animationDuration);
  stage.zooSeen = [];
  new MutationObserver(() => stage.zooSeen.push([...stage.children].map(seconds)))
    .observe(stage, { childList: true });
}"""
"""Notes, whenever what moves is another, how many seconds each motion takes."""


@pytest.mark.parametrize(("game", "players"), [("zombee", 3), ("wonderzoo", 2), ("boomerang", 3)])
def test_a_board_is_reached_by_one_tab_stop_and_has_no_faults_for_axe(show, game, players):
    shown = show(on_board(game, players, seed=1, draws=1))
    expect(shown.layer.locator("[data-spot][tabindex='0']")).to_have_count(1)
    shown.layer.locator("[data-spot][tabindex='0']").focus()
    first = shown.page.evaluate("() => document.activeElement.dataset.spot")
    shown.page.keyboard.press("ArrowRight")
    assert shown.page.evaluate("() => document.activeElement.dataset.spot") != first
    assert violations(shown.page) == []
    with themed(shown.page, "dark"):
        assert violations(shown.page) == []


def test_dice_tumble_for_less_than_half_a_second_and_lie_still_for_who_wants_no_motion(show):
    shown = show(on_board("zombee", 3, seed=1, draws=1))
    stage = shown.root.locator(".zoo-motions")
    stage.evaluate(WATCH)
    shown.button("roll").click()
    shown.says("rolled")
    shown.page.wait_for_function("stage => stage.zooSeen.length === 2", arg=stage.element_handle())
    moving, left = stage.evaluate("stage => stage.zooSeen")
    assert (len(moving), left) == (5, [])
    assert all(0 < seconds < 0.5 for seconds in moving)
    shown.page.emulate_media(reduced_motion="reduce")
    shown.button("die 0").click()
    shown.button("die 1").click()
    shown.button("roll").click()
    expect(shown.said).to_contain_text(re.compile("rolled.*(One roll|No roll)"))
    shown.settled()
    assert len(stage.evaluate("stage => stage.zooSeen")) == 2


def test_the_end_heads_the_panel_is_said_and_nothing_is_left_to_type(show):
    shown = show(LAST_COUNTER)
    field = shown.root.locator("[data-form=typed] input")
    word = "x" * 150
    field.fill(word)
    field.press("Enter")
    expect(shown.notice).to_contain_text("is not a move here")
    assert shown.notice.evaluate("box => box.scrollWidth <= box.clientWidth")
    expect(field).to_have_value(word)
    field.fill("")
    field.press("Enter")
    expect(shown.notice).to_have_count(0)
    field.fill("lay 2,2 up")
    field.press("Enter")
    expect(field).to_have_value("")
    shown.button("end").click()
    # A counter is worth 2, and 1 a neighbour. Ada: corners 4 x 4, middle 6. Ben: edges 4 x 5.
    heading = shown.root.get_by_role("heading")
    expect(heading).to_have_text("Ada wins, 22 to 20")
    shown.says("Ada wins, 22 to 20.")
    expect(field).to_have_count(0)
    assert violations(shown.page) == []


def test_a_park_without_hands_is_for_looking_and_fits_a_narrow_page(show):
    shown = show(HANDS_UNKNOWN)
    expect(shown.prompt).to_contain_text("Hands are unknown, so no moves can be offered")
    shown.root.locator("summary", has_text="Player 1").click()
    shown.root.locator("[data-why]").first.click()
    expect(shown.root.locator(".zoo-stepper")).to_be_visible()
    shown.page.set_viewport_size({"width": 400, "height": 800})
    shown.until("root.closest('.zoo-app').classList.contains('zoo-single')")
    shown.fits()
    panel = shown.root.locator(".zoo-panel")
    assert panel.evaluate("panel => panel.scrollWidth <= panel.clientWidth")
