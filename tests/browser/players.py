"""Who plays whole games of Zoomies on a page: one head that chooses, and two pairs of hands.

The head reads the page as a person does and tries every kind of act in turn. The hands of one have a mouse
alone, those of the other a keyboard alone.
"""

import json
import re
from collections import Counter
from typing import NamedTuple

from zoo_games.notebook.overlay import read_static

SEEN = """root => ({
  over: Boolean(root.querySelector('.zoo-summary')),
  covered: Boolean(root.querySelector('[data-tool=take]')),
  refused: Boolean(root.querySelector('.zoo-notice')),
  offered: [...root.querySelectorAll('[data-spot].zoo-offered')].map((one) => one.dataset.spot),
  buttons: [...root.querySelectorAll('[data-button]')].map((one) => ({
    id: one.dataset.button,
    text: one.textContent,
    pressed: one.getAttribute('aria-pressed') === 'true',
  })),
})"""

ROUTE = f"""([layer, to]) => {{
  {re.sub("^export ", "", read_static("geometry.js"), flags=re.MULTILINE)}
  const spots = [...layer.querySelectorAll('[data-spot]')].map((one) => {{
    const {{ x, y, width, height }} = one.getBoundingClientRect();
    return {{ id: one.dataset.spot, x, y, w: width, h: height }};
  }});
  const first = document.activeElement.dataset.spot;
  const ways = new Map([[first, []]]);
  for (const [from, keys] of ways) {{
    if (from === to) return keys;
    for (const key of Object.keys(DIRECTIONS)) {{
      const next = neighbour(spots, from, key);
      if (next !== null && !ways.has(next)) ways.set(next, [...keys, key]);
    }}
  }}
  return null;
}}"""
"""The arrow keys that lead from the place in focus to another one, null where none do."""


class Act(NamedTuple):
    """What is done next.

    Attributes:
        kind: ``"tool"``, ``"button"`` or ``"spot"``.
        id: Which one.
    """

    kind: str
    id: str

    @property
    def sort(self):
        """The kind of act, such as ``"tile"`` for the button of any tile."""
        return self.id.split()[0]


class Head:
    """Chooses acts from what stands on the page, of each sort in turn; takes any place that is offered.

    Attributes:
        done: How often each sort of act has been done.
    """

    def __init__(self):
        self.done = Counter()
        self._picked = False
        self._turned = 0
        self._placed = 0

    def next(self, board):
        """Return the next act, None when the game is over; the board must wait for a person."""
        seen = board.root.evaluate(SEEN)
        if seen["over"]:
            return None
        act = self._chosen(seen)
        self.done.update({act.sort, act.id})
        if act.sort in ("take", "keep", "toss", "redraw"):
            self._picked, self._turned = False, 0
        return act

    def _chosen(self, seen):
        if seen["covered"]:
            return Act("tool", "take")
        buttons = seen["buttons"]
        if any(button["id"] == "turn" for button in buttons):
            return self._laying(buttons, [] if seen["refused"] else seen["offered"])
        return self._placing(buttons, seen["offered"]) or self._rarest(_plain(buttons))

    def _laying(self, buttons, offered):
        """Pick the other tile and turn it once, then lay it; look for a place in every direction."""
        tiles = [button for button in buttons if button["id"].startswith("tile")]
        other = [button for button in tiles if not button["pressed"]]
        if other and not self._picked:
            self._picked = True
            return Act("button", other[0]["id"])
        if offered and self._turned:
            return Act("spot", offered[0])
        self._turned += 1
        if self._turned > 4 * len(tiles):
            return self._rarest(_plain(buttons))
        again = other and self._turned % 4 == 0
        return Act("button", other[0]["id"] if again else "turn")

    def _placing(self, buttons, offered):
        """Choose a kind of token, then where it goes: now on the board, now by a button."""
        able = [button for button in buttons if "Worth" in button["text"]]
        places = [button for button in able if button["id"].startswith("place")]
        if places:
            self._placed += 1
            return Act("spot", offered[0]) if self._placed % 2 else Act("button", places[0]["id"])
        kinds = [button for button in able if button["id"].startswith("kind")]
        return self._rarest(kinds) if kinds else None

    def _rarest(self, buttons):
        rarest = min(buttons, key=lambda button: self.done[button["id"]])
        return Act("button", rarest["id"])


def _plain(buttons):
    """Return the buttons that play a move at once."""
    return [one for one in buttons if re.match("keep|toss|redraw|discard", one["id"])]


class Mouse:
    """Hands that have a mouse alone."""

    def press(self, locator):
        """Press a button anywhere on the page."""
        locator.click()

    def do(self, board, act):
        """Do an act on a board."""
        getattr(board, act.kind)(act.id).click()


class Keyboard:
    """Hands that have a keyboard alone; they know the keys that buttons name."""

    def press(self, locator):
        """Press a button anywhere on the page: go to it by Tab, then Enter."""
        locator.wait_for()
        press_until(locator.page, "Tab", "(one, wanted) => one === wanted", locator.element_handle())
        locator.page.keyboard.press("Enter")

    def do(self, board, act):
        """Do an act on a board."""
        self.enter(board)
        if act.kind == "spot":
            self._walk(board, act.id)
            board.page.keyboard.press("Enter")
            return
        button = getattr(board, act.kind)(act.id)
        key = button.get_attribute("aria-keyshortcuts")
        if key:
            board.page.keyboard.press(key)
        else:
            self.press(button)

    def enter(self, board):
        """Go by Tab into a board unless the focus is in it already, and not in its field for typing."""
        inside = "(one, root) => root.contains(one) && !one.matches('input')"
        press_until(board.page, "Tab", inside, board.root.element_handle())

    def type(self, board, text):
        """Type a move into the field of a board."""
        press_until(board.page, "Tab", "one => one.matches('.zoo-typed input')")
        board.page.keyboard.type(text)
        board.page.keyboard.press("Enter")

    def _walk(self, board, id):
        page = board.page
        inside = "(one, layer) => layer.contains(one) && 'spot' in one.dataset"
        press_until(page, "Shift+Tab", inside, board.layer.element_handle())
        for _ in range(60):
            keys = page.evaluate(ROUTE, [board.layer.element_handle(), id])
            assert keys is not None, f"no arrow leads to {id}"
            if not keys:
                return
            page.keyboard.press(keys[0])
        raise AssertionError(f"the arrows do not lead to {id}")


def press_until(page, key, found, argument=None, most=80):
    """Press a key until a function of the focused element, and of an argument, says yes."""
    for _ in range(most):
        if page.evaluate(f"argument => Boolean(({found})(document.activeElement, argument))", argument):
            return
        page.keyboard.press(key)
    where = page.evaluate("() => document.activeElement.outerHTML.slice(0, 200)")
    raise AssertionError(f"{key} does not lead there, but to {json.dumps(where)}")
