"""A turn of ZomBee in a real page: dice picked by keys and by the mouse, flowers turned over."""

import pytest
from boards import on_board, violations
from playwright.sync_api import expect

import zoo_games
from zoo_games.notebook.controller import Controller

pytestmark = pytest.mark.browser

START = on_board("zombee", ["Ada", "Ben"], seed=7, draws=12)

# With seed 12 the dice fall as bee, bee, ZomBee, ZomBee, Zzz, then dice 2 and 4 as bee and Zzz. The flowers
# that are turned over then show a bee, a bee, a question mark and the ZomBee.
ROLLED = "Ada rolled all dice: two bees, two ZomBees and one Zzz."
AGAIN = "Ada rolled dice 2 and 4 again: one bee and one Zzz, in all three bees, one ZomBee and one Zzz."


@pytest.fixture
def board(show):
    return show(START, "1")


@pytest.mark.rule("O.reroll", "O.snore")
def test_dice_are_picked_rolled_and_evaluated_and_flowers_turned_by_keyboard_alone(board):
    page = board.page
    board.root.locator(".zoo-spot[tabindex='0']").focus()
    page.keyboard.press("r")
    board.says(ROLLED)
    for key in "345":
        page.keyboard.press(key)
        expect(board.button(f"die {int(key) - 1}")).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("r")
    expect(board.notice).to_contain_text("one Zzz is missing")
    expect(board.notice).to_contain_text("O.reroll")
    page.keyboard.press("4")
    expect(board.button("die 3")).to_have_attribute("aria-pressed", "false")
    page.keyboard.press("r")
    board.says(AGAIN)
    page.keyboard.press("s")
    board.says("Ada, turn over a flower for a ZomBee")
    page.keyboard.press("f")
    board.says("Ada turned over flower 0: a bee. Ben, turn over a flower for a bee")
    page.keyboard.press("f")
    board.says("Ben turned over flower 1: a bee.")
    page.keyboard.press("f")
    board.says("Ben turned over flower 2: a question mark. Ben, you found a question mark")
    page.keyboard.press("1")
    board.says("Ben named Ada.")
    page.keyboard.press("f")
    board.says("Ada turned over flower 3: the ZomBee; Ada lost a drop; Ada starts a new round.")


def test_the_same_turn_by_the_mouse_leaves_the_canvas_that_the_scene_foretells(board):
    control = Controller(zoo_games.load("zombee").new(["Ada", "Ben"], seed=7), 12)
    board.button("roll").click()
    board.says(ROLLED)
    control.button("roll")
    for die in ("die 2", "die 4"):
        board.spot(die).click()
        expect(board.button(die)).to_have_attribute("aria-pressed", "true")
        control.act(die)
    board.agrees(control.scene())
    board.button("roll").click()
    board.says(AGAIN)
    control.button("roll")
    board.button("stop").click()
    board.says("Ada, turn over a flower")
    control.button("stop")
    board.spot("flower 5").click()
    board.says("Ada turned over flower 5: a bee.")
    control.act("flower 5")
    board.agrees(control.scene())
    expect(board.spot("flower 5")).to_have_attribute("aria-label", "flower 5: a bee, face up")


def test_what_is_said_to_a_screen_reader_is_told_politely_and_axe_finds_nothing(board):
    board.button("roll").click()
    board.says(ROLLED)
    expect(board.said).to_have_attribute("aria-live", "polite")
    assert violations(board.page) == []
