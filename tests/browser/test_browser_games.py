"""Boards of every game in a real page: their ends, what moves on them, and what little known ones offer."""

import re

import pytest
from boards import OnPage, switch_theme, violations
from playwright.sync_api import expect

pytestmark = pytest.mark.browser

NEW = """import zoo_games
from zoo_games.notebook import board
b = board(zoo_games.load("{game}").new({players}, seed=1), seed=1)
b"""

LAST_COUNTER = """import counters
from zoo_games.notebook import board
p = counters.new()
for row, col in [(r, c) for r in range(3) for c in range(3)][:8]:
    p = p.play(counters.Lay((row, col), "up")).play(counters.End())
    p = p.play(p.legal()[0])
b = board(p, seed=3)
b"""

WATCH = """stage => {
  stage.zooSeen = [];
  new MutationObserver(() => stage.zooSeen.push([performance.now(), stage.children.length]))
    .observe(stage, { childList: true });
}"""


@pytest.mark.parametrize(("game", "players"), [("zombee", 3), ("wonderzoo", 2), ("boomerang", 3)])
def test_a_board_is_reached_by_one_tab_stop_and_has_no_faults_for_axe(jupyter, name, game, players):
    jupyter.open(name, [NEW.format(game=game, players=players)])
    shown = OnPage(jupyter.page)
    shown.ready()
    assert shown.layer.locator("[data-spot][tabindex='0']").count() == 1
    shown.layer.locator("[data-spot][tabindex='0']").focus()
    first = shown.page.evaluate("() => document.activeElement.dataset.spot")
    shown.page.keyboard.press("ArrowRight")
    assert shown.page.evaluate("() => document.activeElement.dataset.spot") != first
    for theme in ("dark", "light"):
        switch_theme(shown.page, theme)
        expect(shown.root).to_have_attribute("data-theme", theme)
        shown.settled()
        assert violations(shown.page) == []


def test_dice_tumble_for_less_than_half_a_second_and_lie_still_for_who_wants_no_motion(jupyter, name):
    jupyter.open(name, [NEW.format(game="zombee", players=3)])
    shown = OnPage(jupyter.page)
    shown.ready()
    stage = shown.root.locator(".zoo-motions")
    stage.evaluate(WATCH)
    shown.button("roll").click()
    shown.says("rolled")
    shown.page.wait_for_function("stage => stage.zooSeen.length === 2", arg=stage.element_handle())
    (begun, moving), (ended, left) = stage.evaluate("stage => stage.zooSeen")
    assert (moving, left) == (5, 0)
    # The page clears the dice after 460 ms; a loaded machine may be late in saying so.
    assert ended - begun < 1000
    shown.page.emulate_media(reduced_motion="reduce")
    shown.button("die 0").click()
    shown.button("die 1").click()
    shown.button("roll").click()
    expect(shown.said).to_contain_text(re.compile("rolled.*(One roll|No roll)"))
    shown.settled()
    assert len(stage.evaluate("stage => stage.zooSeen")) == 2


def test_the_end_heads_the_panel_is_said_and_nothing_is_left_to_type(jupyter, name):
    jupyter.open(name, [LAST_COUNTER])
    shown = OnPage(jupyter.page)
    shown.ready()
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


def test_a_park_without_hands_is_for_looking_and_fits_a_narrow_page(jupyter, name):
    cells = [
        """import zoo_games
from zoo_games.notebook import board
z = zoo_games.load("zoomies")
d = z.new(2, seed=1).document()
d["state"] = {"park": d["state"]["park"], "tokens": [{"player": 0, "kind": "leader", "at": [0, 0]}]}
b = board(z.read(d))
b"""
    ]
    jupyter.open(name, cells)
    shown = OnPage(jupyter.page)
    shown.ready()
    expect(shown.prompt).to_contain_text("Hands are unknown, so no moves can be offered")
    shown.root.locator("summary", has_text="Player 1").click()
    shown.root.locator("[data-why]").first.click()
    expect(shown.root.locator(".zoo-stepper")).to_be_visible()
    jupyter.page.set_viewport_size({"width": 400, "height": 800})
    panel = shown.root.locator(".zoo-panel")
    assert panel.evaluate("panel => panel.scrollWidth <= panel.clientWidth")
    jupyter.page.set_viewport_size({"width": 1280, "height": 900})
