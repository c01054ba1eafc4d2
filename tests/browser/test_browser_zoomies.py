"""A turn of Zoomies in a real page: by the keyboard alone, by the mouse, and checked dot by dot."""

import pytest
from boards import on_board, themed, violations
from playwright.sync_api import expect

import zoo_games
from zoo_games.notebook.controller import Controller

pytestmark = pytest.mark.browser

START = on_board("zoomies", ["Ada", "Ben"], seed=7, draws=3)

# With seed 7 the park is H*,C* beside B*,G beside B*,Cz; Ada holds H-C* and P*-H. Lying to the east, H-C*
# fits at -1,0 (the Husky touches the Husky below) and at 2,1.
TILE = "cell -1,0"
LAID = "at -1,0 and -1,1. Ada, choose a token"


@pytest.fixture
def board(show):
    return show(START, "1")


def same():
    """Return the game of the page, played beside it."""
    return Controller(zoo_games.load("zoomies").new(["Ada", "Ben"], seed=7), 3)


def test_a_tile_is_picked_turned_and_laid_a_token_placed_and_the_turn_undone_by_keyboard_alone(board):
    page = board.page
    board.root.locator(".zoo-spot[tabindex='0']").focus()
    page.keyboard.press("2")
    expect(board.button("tile 1")).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("1")
    expect(board.button("tile 0")).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("r")
    expect(board.root.locator(".zoo-group .zoo-hint").last).to_contain_text("south")
    page.keyboard.press("Shift+R")
    expect(board.root.locator(".zoo-group .zoo-hint").last).to_contain_text("east")
    for _ in range(10):
        if page.evaluate("() => document.activeElement.dataset.spot") == TILE:
            break
        page.keyboard.press("ArrowUp")
    page.keyboard.press("Enter")
    board.says(LAID)
    page.keyboard.press("f")
    expect(board.button("kind frens")).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("1")
    board.says("Frens")
    page.keyboard.press("u")
    board.says("The turn is taken back. Ada, lay a tile")
    page.keyboard.press("y")
    board.says("Played again.")
    page.keyboard.press("k")
    board.says("Ben, lay a tile")
    expect(board.root.locator(".zoo-score").first).to_contain_text("4")


def test_the_same_turn_by_the_mouse_leaves_the_canvas_that_the_scene_foretells(board):
    control = same()
    board.agrees(control.scene())
    board.spot(TILE).click()
    board.says(LAID)
    board.button("kind frens").click()
    board.button("place 0").click()
    board.says("Frens")
    board.button("keep").click()
    board.says("Ben, lay a tile")
    control.act(TILE)
    control.button("kind frens")
    control.button("place 0")
    control.button("keep")
    board.agrees(control.scene())


def test_why_lights_the_sides_that_a_step_counts(board):
    control = same()
    board.spot(TILE).click()
    board.says(LAID)
    board.button("kind frens").click()
    board.button("place 0").click()
    board.says("Frens")
    control.act(TILE)
    control.button("kind frens")
    control.button("place 0")
    board.root.locator("summary", has_text="Ada").click()
    board.root.locator(".zoo-why").first.click()
    control.why(next(iter(control.items())))
    for at in range(1, len(control.stepping.steps)):
        board.root.locator("[data-step=forward]").click()
        control.step(at)
        expect(board.root.locator(".zoo-sentence")).to_have_text(control.stepping.steps[at].text)
        board.agrees(control.scene())
    expect(board.root.locator(".zoo-sum")).to_contain_text("Total 4")


def test_a_refused_tile_names_its_rules_and_crosses_its_cells(board):
    board.spot("cell -1,2").click()
    expect(board.notice).to_contain_text("Z.match")
    control = same()
    control.act("cell -1,2")
    board.agrees(control.scene())


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing_on_the_board_of_zoomies(board, theme):
    with themed(board.page, theme):
        board.spot("cell -1,2").click()
        expect(board.notice).to_contain_text("Z.match")
        assert violations(board.page) == []


def test_the_check_says_that_everything_is_ready(jupyter, name):
    jupyter.open(name, ["from zoo_games.notebook import check\ncheck()", "1"])
    lines = jupyter.page.locator(".jp-NotebookPanel:not(.lm-mod-hidden) .zoo-check li")
    expect(lines).to_have_text(
        [
            "The page shows widgets.",
            "The kernel answers the page.",
            "The canvas paints. Everything is ready: go on with the next cell.",
        ]
    )


def test_the_check_says_when_the_canvas_is_missing_and_that_the_rest_works(jupyter, name):
    code = "import sys\nsys.modules['ipycanvas'] = None\nfrom zoo_games.notebook import check\ncheck()"
    jupyter.open(name, [code, "1"])
    canvas = jupyter.page.locator(".jp-NotebookPanel:not(.lm-mod-hidden) .zoo-check li[data-check=canvas]")
    expect(canvas).to_contain_text("boards use pictures; everything else is the same")


def test_without_the_widget_libraries_the_check_says_what_to_install_and_goes_on(jupyter, name):
    code = "import sys\nsys.modules['anywidget'] = None\nfrom zoo_games.notebook import check\ncheck()"
    jupyter.open(name, [code, "zoo = __import__('zoo_games').load('zoomies').new(seed=7); zoo", "1"])
    outputs = jupyter.page.locator(".jp-NotebookPanel:not(.lm-mod-hidden) .jp-OutputArea-output")
    expect(outputs.first).to_contain_text("Live boards need anywidget: pip install anywidget.")
    expect(outputs.nth(1).locator("img, svg").first).to_be_visible()
