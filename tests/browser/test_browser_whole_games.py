"""Whole games of Zoomies on a real page, by mouse alone and by keyboard alone, each one interrupted twice.

On the way the page is loaded anew, then the kernel is started anew and the kept game continued.
"""

import re

import pytest
from boards import NOTEBOOK, OnPage, place
from players import Head, Keyboard, Mouse, press_until
from playwright.sync_api import expect
from traffic import Traffic

import zoo_games
from tests.sizes import DEEP
from zoo_games.notebook.saving import kept_path, read_kept
from zoo_games.zoomies.speaking import tile_words

pytestmark = pytest.mark.browser

CIRCLES, SQUARES = (4, 4) if DEEP else (1, 1)
"""Tokens of each player in a game against a bot."""

SHARED_CIRCLES, SHARED_SQUARES = (4, 4) if DEEP else (0, 1)
"""Tokens of each player in a game of four."""

FRIENDS = ["Ada", "Ben", "Cleo", "Dan"]

HANDS = pytest.mark.parametrize("hands", [Mouse(), Keyboard()], ids=["mouse", "keyboard"])


class Game:
    """A game on a page that a head and hands play.

    Args:
        jupyter: The page of JupyterLab.
        name: The name of its notebook.
        hands: Who acts.
    """

    def __init__(self, jupyter, name, hands):
        self.jupyter, self.name, self.hands = jupyter, name, hands
        self.head = Head()
        self.board = OnPage(jupyter.page)
        self.log = self.board.root.locator(".zoo-log li")

    def play(self, until, before=lambda act: None, after=lambda act: None):
        """Act until an act of this sort has been done, or the game is over for None."""
        while True:
            self.board.asks()
            act = self.head.next(self.board)
            if act is None:
                assert until is None, f"the game is over before {until}"
                return
            before(act)
            self.hands.do(self.board, act)
            self.board.asks()
            after(act)
            if act.sort == until and not self.board.notice.count():
                return

    def load_anew(self):
        """Load the page anew; the board stands as it stood."""
        stood = self.log.first.inner_text()
        self.jupyter.reload(self.name)
        self.board.ready()
        expect(self.log.first).to_have_text(stood)

    def go_on_with_a_new_kernel(self):
        """Start the kernel anew, run the notebook and press "Continue"; the board stands as it stood."""
        stood = self.log.first.inner_text()
        self.jupyter.restart()
        self.jupyter.run_all()
        self.hands.press(self.jupyter.page.locator(f"{NOTEBOOK} .zoo-kept-game button"))
        self.board.ready()
        expect(self.log.first).to_have_text(stood)

    def ends(self):
        """Check the end of the game."""
        expect(self.board.root.locator(".zoo-summary")).to_contain_text("Seed of the draws: 7.")
        expect(self.board.root.locator(".zoo-result")).to_contain_text(re.compile("win"))


def fill_the_panel(page):
    """Choose settings and a seed by keyboard alone, beginning on the first button, and start."""
    page.locator(f"{NOTEBOOK} .zoo-new button").first.focus()
    press_until(page, "Tab", "one => one.dataset.name === '0'")
    page.keyboard.press("Control+a")
    page.keyboard.type("Ada")
    press_until(page, "Tab", "one => one.matches('.zoo-settings summary')")
    page.keyboard.press("Enter")
    for setting, number in (("tokens_circle", CIRCLES), ("tokens_square", SQUARES)):
        press_until(page, "Tab", f"one => one.dataset.setting === '{setting}'")
        page.keyboard.press("Control+a")
        page.keyboard.type(str(number))
    press_until(page, "Tab", "one => 'seed' in one.dataset")
    page.keyboard.type("7")
    page.keyboard.press("Enter")


def test_a_game_against_a_bot_by_keyboard_alone_from_the_panel_to_the_end(jupyter, name):
    page = jupyter.open(name, [place("", speed="fast"), "1"])
    page.locator(f"{NOTEBOOK} .zoo-new").wait_for()
    fill_the_panel(page)
    game = Game(jupyter, name, Keyboard())
    game.play(until="cell")
    game.load_anew()
    game.play(until="keep")
    game.go_on_with_a_new_kernel()
    game.board.asks()
    field = game.board.root.locator(".zoo-typed input")
    game.hands.type(game.board, field.get_attribute("placeholder"))
    game.board.says("Ada laid")
    game.play(until=None)
    game.ends()
    assert {"tile", "turn", "cell", "kind", "place", "keep", "toss"} <= game.head.done.keys()


def test_a_game_against_a_bot_by_mouse_alone(jupyter, name):
    rules = {"tokens_circle": CIRCLES, "tokens_square": SQUARES}
    code = place("'zoomies', ['Ada', 'Robo']", bots={1: "greedy"}, seed=7, speed="fast", **rules)
    jupyter.open(name, [code, "1"])
    game = Game(jupyter, name, Mouse())
    game.play(until="cell")
    game.load_anew()
    game.play(until="keep")
    game.go_on_with_a_new_kernel()
    game.play(until=None)
    game.ends()
    assert {"tile", "turn", "cell", "kind", "place", "keep", "toss"} <= game.head.done.keys()


class Secrets:
    """Watches over what the page hears: nothing of a hand before its player has taken the screen.

    Args:
        traffic: What the page hears.
        start: The position that the game begins with.
        path: The file in which it is kept after the first move.
    """

    def __init__(self, traffic, start, path):
        self.traffic, self.start, self.path = traffic, start, path
        self.holder = None
        self.taken = self.kept_back = 0

    def before(self, act):
        """Check, before somebody takes the screen, that no tile of theirs or of others has been told."""
        if act.id != "take":
            return
        position = self._position()
        state, hands = position.view().state, position.state.hands
        known = {laid.tile for laid in state.laid} | self._tossed()
        if self.holder is not None:
            known.update(hands[self.holder])
        secret = {tile for seat, hand in enumerate(hands) if seat != self.holder for tile in hand} - known
        self.kept_back += len(secret)
        assert [tile for tile in secret if self._told(tile)] == []
        self.traffic.forget()

    def after(self, act):
        """Check, when somebody has taken the screen, that their tiles have come."""
        if act.id != "take":
            return
        position = self._position()
        self.holder = position.to_move
        self.taken += 1
        assert all(self._told(tile) for tile in position.state.hands[self.holder])

    def _told(self, tile):
        return self.traffic.tells(tile) or self.traffic.tells(tile_words(tile))

    def _position(self):
        return self._positions()[-1]

    def _tossed(self):
        """Return every tile that ever lay tossed and open, as the log tells; it may have been drawn again."""
        return {tile for position in self._positions() for tile in position.state.discard}

    def _positions(self):
        positions, kept = [self.start], read_kept(self.path)
        for move in kept.record.moves if kept else ():
            positions.append(positions[-1].play(move))
        return positions


@HANDS
def test_four_people_share_the_screen_and_no_hand_is_on_the_page_before_its_turn(jupyter, name, hands):
    traffic = Traffic(jupyter.page)
    rules = {"tokens_circle": SHARED_CIRCLES, "tokens_square": SHARED_SQUARES}
    jupyter.open(name, [place(f"'zoomies', {FRIENDS}", seed=7, key=name, **rules), "1"])
    game = Game(jupyter, name, hands)
    start = zoo_games.load("zoomies").new(FRIENDS, seed=7, **rules)
    secrets = Secrets(traffic, start, kept_path(name, jupyter.root))
    watched = {"before": secrets.before, "after": secrets.after}
    game.board.ready()
    expect(game.board.tool("take")).to_contain_text("Ada, take the screen")
    game.play(until="cell", **watched)
    game.load_anew()
    game.play(until="take", **watched)
    game.play(until="cell", **watched)
    game.go_on_with_a_new_kernel()
    expect(game.board.tool("take")).to_contain_text("Ben, take the screen")
    game.play(until=None, **watched)
    traffic.close()
    game.ends()
    assert secrets.taken >= 4 * SHARED_SQUARES + 1
    assert secrets.kept_back >= 4 * secrets.taken


STUCK = """from zoo_games.core import registry
from zoo_games.notebook import board
from zoo_games.play.position import Position
from zoo_games.zoomies.witness import witnesses
position = Position(registry.get("zoomies"), witnesses()["{rule}"].state, ("Ada", "Ben"))
b = board(position, seed=3)
b"""


@HANDS
@pytest.mark.parametrize(
    ("rule", "act", "said"),
    [
        pytest.param(
            "Z.stuck",
            "redraw",
            "Ada could lay no tile and tossed the hand.",
            marks=pytest.mark.rule("Z.stuck"),
        ),
        pytest.param("Z.forfeit", "discard circle", "Ada discarded", marks=pytest.mark.rule("Z.forfeit")),
    ],
)
def test_who_is_stuck_draws_anew_or_discards_a_token(jupyter, name, hands, rule, act, said):
    jupyter.open(name, [STUCK.format(rule=rule), "1"])
    game = Game(jupyter, name, hands)
    game.board.ready()
    game.play(until=act.split()[0])
    assert act in game.head.done
    game.board.says(said)
