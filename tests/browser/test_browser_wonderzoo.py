"""A round of WonderZoo in a real page: entrance, a tile and a visitor, by the mouse and by the keyboard."""

import pytest
from boards import on_board
from playwright.sync_api import expect

pytestmark = pytest.mark.browser

START = on_board("wonderzoo", ["Ada", "Ben"], seed=7, draws=6)

# The entrance is held by the middle of its bar: on 0,1 it lies on 0,0 0,1 0,2 and 1,1. Then grass O, path T
# and water L come to the table.


@pytest.fixture
def board(show):
    return show(START, "1")


def walk(board, seat, row, column):
    """Go from the first square of a zoo to another one by the arrow keys."""
    board.spot(f"zoo {seat} 0,0").focus()
    for key in ["ArrowDown"] * row + ["ArrowRight"] * column:
        board.page.keyboard.press(key)
    there = board.page.evaluate("() => document.activeElement.dataset.spot")
    assert there == f"zoo {seat} {row},{column}"


@pytest.mark.rule("W.entrance", "W.path", "W.action")
def test_entrance_tile_visitor_and_end_of_the_turn_by_mouse_then_by_keyboard(board):
    page = board.page
    board.spot("zoo 0 0,1").click()
    board.says("Ada put the entrance at 0,0; 0,1; 0,2 and 1,1")
    walk(board, 1, 0, 1)
    page.keyboard.press("Enter")
    board.says("Ben put the entrance at 0,0; 0,1; 0,2 and 1,1")

    board.button("tile 1").click()
    expect(board.button("tile 1")).to_have_attribute("aria-pressed", "true")
    board.spot("zoo 0 5,5").hover()
    board.settled()
    board.spot("zoo 0 5,5").click()
    expect(board.notice).to_contain_text("a path needs a side to a path or an entrance")
    expect(board.notice).to_contain_text("W.path")
    board.spot("zoo 0 2,1").click()
    board.says("Ada took the path T")
    board.button("draw").click()
    board.says("Ada drew a yellow visitor")
    board.spot("zoo 0 2,2").click()
    board.says("Ada put the yellow visitor on 2,2")
    board.button("done").click()
    board.says("Ben, choose a tile")

    page.keyboard.press("2")
    expect(board.button("tile 1")).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("r")
    walk(board, 1, 4, 4)
    page.keyboard.press("Enter")
    board.says("Ben took the water L")
    page.keyboard.press("d")
    # Nobody took the bus, so it moved from Ada to Ben, who begins the next round.
    board.says("Ben, choose a tile")
