"""Boomerang in a real page: lands chosen in secret by key and by click, a hunt, a capture gone through."""

import pytest
from boards import OnPage, differences, violations
from playwright.sync_api import expect
from traffic import Traffic

from zoo_games import load
from zoo_games.play.position import Position
from zoo_games.render.scene import Marks

pytestmark = pytest.mark.browser

NAMES = ("Ada", "Ben", "Cleo")
PLACE = f"from zoo_games.notebook import play\nplay('boomerang', {list(NAMES)}, seed=5)"
ASK = "from zoo_games.notebook.prediction import ask\nask('who-comes-late')"
LIVE = ".jp-NotebookPanel:not(.lm-mod-hidden)"


def lands(traffic, land):
    """Return the names whose land token was told to be of a land."""
    return [name for name in NAMES if traffic.tells(f"{name}'s land token: {land}")]


def take(board, name):
    """Let somebody take the screen."""
    expect(board.tool("take")).to_contain_text(f"{name}, take the screen")
    board.tool("take").click()
    board.settled()


@pytest.mark.rule("B.secret", "B.choose", "B.throw", "B.pass", "B.reveal")
def test_three_people_choose_in_secret_hunt_and_capture_on_one_screen(jupyter, name):
    traffic = Traffic(jupyter.page)
    page = jupyter.open(name, [PLACE, "1"])
    board = OnPage(page)
    board.ready()

    board.root.locator(".zoo-spot[tabindex='0']").focus()
    page.keyboard.press("5")
    take(board, "Ben")
    board.button("land water").click()
    take(board, "Cleo")
    board.button("land dunes").click()
    expect(board.tool("take")).to_contain_text("Ada, take the screen")
    board.settled()
    assert (lands(traffic, "water"), lands(traffic, "dunes")) == ([], [])

    take(board, "Ada")
    assert lands(traffic, "water") == ["Ada"]
    expect(board.spot("token 0")).to_have_attribute(
        "aria-label", "Ada's land token: water, before its player"
    )
    expect(board.spot("token 1")).to_have_attribute(
        "aria-label", "Ben's land token: face down, before its player"
    )
    board.root.locator(".zoo-spot[tabindex='0']").focus()
    page.keyboard.press("t")
    take(board, "Ben")
    assert lands(traffic, "water") == ["Ada", "Ben"]
    expect(board.spot("token 0")).to_have_attribute(
        "aria-label", "Ada's land token: face down, before its player"
    )
    expect(board.spot("pot")).to_have_attribute("aria-label", "pot: one boomerang")
    board.spot("pot").click()
    take(board, "Cleo")
    expect(board.spot("boomerangs 1")).to_have_attribute(
        "aria-label", "Ben has two points, holds 13 boomerangs, has chosen a land and has passed."
    )
    board.button("pass").click()
    expect(board.root.locator(".zoo-log")).to_contain_text("Ada shows water")
    expect(board.root.locator(".zoo-log")).to_contain_text("Cleo shows dunes")
    expect(board.root.locator(".zoo-log")).to_contain_text("Ben shows water")
    traffic.close()


@pytest.mark.rule("B.order", "B.down")
def test_a_capture_is_predicted_and_gone_through_player_by_player(jupyter, name):
    page = jupyter.open(name, [ASK, "1"])
    box = page.locator(f"{LIVE} .zoo-ask")
    box.get_by_label("Your number").fill("2")
    box.get_by_label("certain").check()
    box.get_by_role("button", name="Commit").click()
    expect(box.locator(".zoo-ask-verdict")).to_contain_text("B-ORDER: You began at the bottom of the stack")
    stepper = box.locator(".zoo-ask-stepper")
    for number, who in enumerate(("Ada shows dunes", "Cleo shows forest", "Ben shows water"), start=1):
        expect(stepper).to_contain_text(f"Step {number} of 3")
        expect(stepper).to_contain_text(who)
        if number < 3:
            box.get_by_role("button", name="Forward").click()


CARDS = ("emu:dunes+water", "fish:dunes+forest", "turtle:meadow+mountain")
MOVES = ("choose water", "choose dunes", "choose mountain", "throw", "throw", "pass")
HUNT = f"""import zoo_games
from zoo_games.notebook import board
position = zoo_games.load('boomerang').new({list(NAMES)}, seed=7)
for move in {[*(f"deal {card}" for card in CARDS), *MOVES]}:
    position = position.play(move)
b = board(position, seed=7)
b"""


def shown_as_told(board, step):
    """Hold the canvas against the table of a step as the game gives it, its places lit."""
    position = load("boomerang").new(list(NAMES), seed=7)
    for move in (*(f"deal {card}" for card in CARDS), *MOVES):
        position = position.play(move)
    frame = position.retelling("pass").frames[step]
    table = Position(position.game, frame.state, position.names, observed=True)
    board.settled()
    assert differences(board.picture(), table.scene(Marks(lit=frame.step.cells)), "light") == []


@pytest.mark.rule("B.reveal", "B.down", "B.all", "B.empty", "B.secret")
def test_a_capture_is_gone_through_on_the_board_by_key_by_button_and_by_itself(jupyter, name):
    traffic = Traffic(jupyter.page)
    page = jupyter.open(name, [HUNT, "1"])
    board = OnPage(page)
    board.ready()
    stepper = board.root.locator(".zoo-stepper")
    assert lands(traffic, "dunes") == []
    expect(board.root.locator("[data-retell]")).to_have_count(0)

    board.button("pass").click()
    board.settled()
    assert lands(traffic, "dunes") == []
    how = board.root.get_by_role("button", name="How the hunt went").first
    board.spot("pot").focus()
    page.keyboard.press("e")
    expect(stepper).to_contain_text("Step 1 of 8")
    expect(stepper.locator("[data-step=forward]")).to_be_focused()
    board.says("Ben, the last hunter, shows dunes.")
    expect(board.spot("token 1")).to_have_attribute(
        "aria-label", "Ben's land token: dunes, before its player"
    )
    expect(board.spot("token 0")).to_have_attribute(
        "aria-label", "Ada's land token: face down, on top of the stack"
    )
    expect(board.button("land water")).to_have_count(0)
    shown_as_told(board, 0)
    page.keyboard.press("ArrowRight")
    board.says("The emu of dunes and water goes to Ben through dunes, not water.")
    expect(stepper.locator(".zoo-sentence")).to_have_text(
        "The emu of dunes and water goes to Ben through dunes, not water."
    )
    shown_as_told(board, 1)
    page.keyboard.press("End")
    board.says("No cards stay in the river.")
    expect(board.spot("river 0")).to_have_count(0)
    stepper.locator("[data-step=back]").click()
    board.says("The turtle of meadow and mountain goes to Cleo through mountain, not meadow.")
    shown_as_told(board, 6)
    assert (lands(traffic, "water"), lands(traffic, "meadow")) == (["Ada"], [])
    page.keyboard.press("Escape")
    expect(stepper).to_have_count(0)
    expect(board.layer.locator("[data-spot]:focus")).to_have_count(1)

    how.click()
    stepper.locator("[data-step=play]").click()
    expect(stepper).to_contain_text("Step 3 of 8")
    stepper.locator("[data-step=close]").click()
    expect(how).to_be_focused()
    page.emulate_media(reduced_motion="reduce")
    board.root.locator(".zoo-log [data-retell]").click()
    expect(stepper).to_contain_text("Step 1 of 8")
    expect(stepper.locator("[data-step=play]")).to_have_count(0)
    assert violations(page) == []
    traffic.close()
