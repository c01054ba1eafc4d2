"""Whole games on a real page: by keyboard, by mouse and by touch, through a reload and a new kernel."""

import re

import pytest
from boards import OnPage, switch_theme, violations
from harness import Lab
from playwright.sync_api import expect

import zoo_games
from tests.sizes import DEEP

pytestmark = pytest.mark.browser

TOKENS = 4 if DEEP else 1

NOTEBOOK = ".jp-NotebookPanel:not(.lm-mod-hidden)"


def place(game, **more):
    """Return a cell that makes a place to play."""
    options = ", ".join(f"{name}={value!r}" for name, value in more.items())
    return f"from zoo_games.notebook import play\nplay({', '.join(filter(None, [game, options]))})"


def press_until(page, key, found, most=60):
    """Press a key until a function of the focused element says yes."""
    for _ in range(most):
        if page.evaluate(f"() => Boolean(({found})(document.activeElement))"):
            return
        page.keyboard.press(key)
    raise AssertionError(f"{key} does not lead there")


# --- by keyboard --------------------------------------------------------------------------------------


def fill_the_panel(page):
    """Choose settings and a seed by keyboard alone, beginning on the first button, and start."""
    page.locator(f"{NOTEBOOK} .zoo-new button").first.focus()
    press_until(page, "Tab", "one => one.dataset.name === '0'")
    page.keyboard.press("Control+a")
    page.keyboard.type("Ada")
    press_until(page, "Tab", "one => one.matches('.zoo-settings summary')")
    page.keyboard.press("Enter")
    for setting in ("tokens_circle", "tokens_square"):
        press_until(page, "Tab", f"one => one.dataset.setting === '{setting}'")
        page.keyboard.press("Control+a")
        page.keyboard.type(str(TOKENS))
    press_until(page, "Tab", "one => 'seed' in one.dataset")
    page.keyboard.type("7")
    page.keyboard.press("Enter")


def typed_move(page, board):
    """Play the move that the field for typing shows as an example; return whether there was one."""
    field = board.root.locator(".zoo-typed input")
    expect(board.prompt).to_contain_text(re.compile("Ada|game is over"))
    if "over" in board.prompt.inner_text():
        return False
    said = board.said.inner_text()
    page.keyboard.type(field.get_attribute("placeholder"))
    page.keyboard.press("Enter")
    expect(board.said).not_to_have_text(said)
    board.settled()
    return True


def to_typing(page):
    press_until(page, "Tab", "one => one.matches('.zoo-typed input')")


def test_a_game_against_a_bot_by_keyboard_alone_with_a_reload_a_new_kernel_and_a_continue(jupyter, name):
    page = jupyter.open(name, [place("", speed="fast"), "1"])
    page.locator(f"{NOTEBOOK} .zoo-new").wait_for()
    fill_the_panel(page)
    board = OnPage(page)
    board.ready()
    board.root.locator(".zoo-spot[tabindex='0']").focus()
    press_until(page, "ArrowUp", "one => one.dataset.spot === 'cell -1,0'")
    page.keyboard.press("Enter")
    board.says("Ada laid H-C* at -1,0 and -1,1.")
    to_typing(page)
    assert typed_move(page, board)

    jupyter.reload(name)
    board.ready()
    expect(board.root.locator(".zoo-log li").first).to_contain_text("Ada laid H-C*")
    board.root.locator(".zoo-spot[tabindex='0']").focus()
    to_typing(page)
    assert typed_move(page, board)
    expect(board.prompt).to_contain_text(re.compile("Ada, lay|Ada, no"))
    stood = board.root.locator(".zoo-log li").first.inner_text()

    jupyter.restart()
    jupyter.run_all()
    page.locator(f"{NOTEBOOK} .zoo-kept-game button").focus()
    page.keyboard.press("Enter")
    board.ready()
    expect(board.root.locator(".zoo-log li").first).to_have_text(stood)
    board.root.locator(".zoo-spot[tabindex='0']").focus()
    to_typing(page)
    for _ in range(40 * TOKENS):
        if not typed_move(page, board):
            break
    expect(board.root.locator(".zoo-summary")).to_contain_text("Seed of the draws: 7.")
    expect(board.root.locator(".zoo-result")).to_contain_text(re.compile("win"))


# --- by mouse -----------------------------------------------------------------------------------------

# The next thing to click, as a person would who takes what is offered first.
NEXT = """root => {
  if (root.querySelector('.zoo-summary')) return '';
  if (root.querySelector('[data-tool=take]')) return '[data-tool=take]';
  const buttons = [...root.querySelectorAll('[data-button]')];
  const id = (want) => {
    const one = buttons.find(want);
    return one ? `[data-button="${one.dataset.button}"]` : null;
  };
  const spot = root.querySelector('[role=gridcell].zoo-offered');
  const laying = buttons.some((one) => one.dataset.button === 'turn');
  const free = (one) => one.getAttribute('aria-pressed') !== 'true';
  const worth = (kind) => (one) =>
    one.dataset.button.startsWith(kind) && one.textContent.includes('Worth') && free(one);
  const refused = root.querySelector('.zoo-notice');
  if (laying && spot && !refused) return `[data-spot="${spot.dataset.spot}"]`;
  if (laying && (root.turns = (root.turns || 0) + 1) % 5) return '[data-button="turn"]';
  const other = (one) => one.dataset.button.startsWith('tile') && free(one);
  if (laying) return id(other) || '[data-button="turn"]';
  const no = (one) => one.textContent.includes('Not possible');
  const possible = (one) => one.dataset.button.startsWith('place') && !no(one);
  return id(possible) || id(worth('kind'))
    || id((one) => /^(keep|toss|redraw|discard)/.test(one.dataset.button));
}"""


def test_four_people_share_the_screen_by_mouse_and_no_hand_is_on_the_page_before_its_turn(jupyter, name):
    names = ["Ada", "Ben", "Cleo", "Dan"]
    squares = TOKENS if DEEP else 1
    rules = {"tokens_circle": TOKENS if DEEP else 0, "tokens_square": squares}
    sent = []

    def listen(socket):
        socket.on(
            "framereceived", lambda data: sent.append(data if isinstance(data, bytes) else data.encode())
        )

    jupyter.page.on("websocket", listen)
    page = jupyter.open(name, [place(f"'zoomies', {names}", seed=7, **rules), "1"])
    board = OnPage(page)
    board.ready()
    hands = zoo_games.load("zoomies").new(names, seed=7, **rules).state.hands
    expect(board.root.locator("[data-tool=take]")).to_contain_text("Ada, take the screen")
    own = [
        next(tile for tile in hand if f"{tile}" not in str(hands[:seat])) for seat, hand in enumerate(hands)
    ]
    taken = 0
    for _ in range(60 * (rules["tokens_circle"] + squares)):
        wanted = board.root.evaluate(NEXT)
        if not wanted:
            break
        if "take" in wanted and taken < 4:
            assert own[taken].encode() not in b"".join(sent), f"{names[taken]}'s {own[taken]}"
        board.root.locator(wanted).first.click()
        board.settled()
        if "take" in wanted:
            if taken < 4:
                assert own[taken].encode() in b"".join(sent)
            taken += 1
    jupyter.page.remove_listener("websocket", listen)
    expect(board.root.locator(".zoo-summary")).to_contain_text("Seed of the draws: 7.")
    assert taken >= 4 * squares


# --- by touch -----------------------------------------------------------------------------------------


def test_a_finger_lays_a_tile_and_a_swipe_over_the_board_scrolls_the_page(server, chromium, name):
    touch = Lab(chromium, *server, has_touch=True, viewport={"width": 800, "height": 700})
    try:
        code = place("'zoomies', ['Ada', 'Robo']", bots={1: "random"}, seed=7)
        page = touch.open(name, [code, "1", "2", "3", "4", "5"])
        board = OnPage(page)
        board.ready()
        board.spot("cell -1,0").tap()
        board.says("Ada laid H-C* at -1,0 and -1,1.")
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
def game(jupyter, name):
    """A game of two against a bot, Ada to lay her first tile."""
    jupyter.open(name, [place("'zoomies', ['Ada', 'Robo']", bots={1: "greedy"}, seed=7, speed="slow"), "1"])
    board = OnPage(jupyter.page)
    board.ready()
    return board


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
    for _ in range(3):
        game.tool("ahead").click()
        game.settled()
    expect(game.prompt).to_contain_text("Ada, lay a tile")


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
    try:
        end_turn(game)
        for _ in range(3):
            game.tool("ahead").click()
            game.settled()
        expect(game.prompt).to_contain_text("Ada, lay a tile")
        game.root.locator(".zoo-spot[tabindex='0']").focus()
        page.keyboard.press("p")
        expect(game.app).to_have_class(re.compile("zoo-presenting"))
        game.settled()
        height = game.canvas.evaluate("canvas => canvas.getBoundingClientRect().height")
        assert abs(height - 0.7 * 720) <= 8
        for _ in range(2):
            page.keyboard.press("ArrowLeft")
            game.settled()
        expect(game.prompt).to_contain_text("Looking back: move 4 of 6.")
        page.keyboard.press("Home")
        expect(game.prompt).to_contain_text("move 0 of 6.")
        page.keyboard.press("Escape")
        expect(game.app).not_to_have_class(re.compile("zoo-presenting"))
        expect(game.prompt).to_contain_text("Ada, lay a tile")
    finally:
        page.set_viewport_size({"width": 1280, "height": 900})


def test_pointing_shows_what_a_screen_reader_hears_and_what_tokens_would_be_worth(game):
    spot = game.spot("cell -1,0")
    spot.hover()
    expect(game.root.locator(".zoo-detail")).to_have_text(spot.get_attribute("aria-label"))
    expect(game.root.locator(".zoo-preview")).to_contain_text("Leader: worth up to 2 points now.")
    game.page.mouse.move(2, 2)
    expect(game.root.locator(".zoo-preview")).to_be_empty()


def test_a_hint_shows_its_reason_and_a_rule_opens_with_its_source(game):
    game.tool("advise").click()
    game.says("Thoughtful would play: ")
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
    for _ in range(50 if DEEP else 8):
        jupyter.run(code, 0)
    OnPage(jupyter.page).ready()
    assert jupyter.answer(count) == once
    expect(jupyter.page.locator(f"{NOTEBOOK} .zoo-live")).to_have_count(1)


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing_on_panel_curtain_hint_rules_and_large_board(jupyter, name, theme):
    page = jupyter.open(name, [place(""), place("'zoomies', ['Ada', 'Ben']", seed=7), "1"])
    page.locator(f"{NOTEBOOK} .zoo-new").wait_for()
    switch_theme(page, theme)
    try:
        live = page.locator(f"{NOTEBOOK} .zoo-live")
        expect(live.nth(0)).to_have_attribute("data-theme", theme)
        expect(live.nth(1)).to_have_attribute("data-theme", theme)
        page.locator("#jupyterlab-splash").wait_for(state="detached")
        page.locator(f"{NOTEBOOK} .zoo-settings summary").click()
        assert violations(page, ".zoo-play") == []
        board = OnPage(page, 1)
        board.tool("take").click()
        board.says("Ada, lay a tile")
        board.tool("advise").click()
        board.says("Thoughtful would play: ")
        board.root.locator(".zoo-rules summary").click()
        board.root.locator("[data-rule='Z.match']").first.click()
        board.spot("cell -1,0").hover()
        expect(board.root.locator(".zoo-preview")).to_contain_text("Leader")
        assert violations(page, ".zoo-play") == []
        board.tool("present").click()
        expect(page.locator(f"{NOTEBOOK} .zoo-presenting")).to_have_count(1)
        board.settled()
        assert violations(page, ".zoo-play") == []
    finally:
        switch_theme(page, "light")
        expect(live.nth(0)).to_have_attribute("data-theme", "light")


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
