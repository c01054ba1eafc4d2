"""What the browser tests do with a board on a page; every wait is for an event, none for time."""

import base64
import contextlib
import io
import json
import os

from axe_playwright_python.sync_playwright import Axe
from PIL import Image
from playwright.sync_api import expect

from zoo_games.render.png import png
from zoo_games.render.scene import Circle, Rect, Text

START = "import counters\nfrom zoo_games.notebook import board\nb = board(counters.new(), seed=3)\nb"
BEFORE = "import ipywidgets\nipywidgets.Text(description='before')"
AFTER = "import ipywidgets\nipywidgets.Button(description='after')"

NOTEBOOK = ".jp-NotebookPanel:not(.lm-mod-hidden)"
"""Where the notebook is that is seen."""

SETTLED = "root.dataset.settled === 'true'"
"""What the page says of a board when every message is answered and the last frame painted."""

TOLERANCE = 8
"""Greatest difference of a colour channel, 0 to 255, between canvas and scene."""


def place(game, **more):
    """Return a cell that makes a place to play."""
    options = ", ".join(f"{name}={value!r}" for name, value in more.items())
    return f"from zoo_games.notebook import play\nplay({', '.join(filter(None, [game, options]))})"


def on_board(game, players, seed, draws):
    """Return a cell that shows a new game on a board, as ``b``.

    Args:
        game: Name of the game.
        players: How many, or their names.
        seed: Seed of the setup.
        draws: Seed of the draws and rolls.
    """
    new = f"zoo_games.load({game!r}).new({players!r}, seed={seed})"
    return f"import zoo_games\nfrom zoo_games.notebook import board\nb = board({new}, seed={draws})\nb"


class OnPage:
    """One board of the page.

    Args:
        page: The page.
        index: Which of its boards, from 0.
    """

    def __init__(self, page, index=0):
        self.page = page
        self.index = index
        self.root = page.locator(f"{NOTEBOOK} .zoo-live").nth(index)
        self.app = page.locator(f"{NOTEBOOK} .zoo-app").nth(index)
        self.canvas = self.app.locator("canvas.zoo-canvas")
        self.layer = self.root.locator(".zoo-layer")
        self.prompt = self.root.locator(".zoo-prompt")
        self.said = self.root.locator(".zoo-said")
        self.notice = self.root.locator(".zoo-notice")

    def until(self, condition):
        """Wait until an expression of ``root``, the board's element on the page, is true."""
        self.page.wait_for_function(
            f"""index => {{
              const root = document.querySelectorAll('{NOTEBOOK} .zoo-live')[index];
              return root && ({condition});
            }}""",
            arg=self.index,
        )

    def ready(self):
        """Wait until the page has said how it is and a frame is painted; return the frame's number."""
        self.until(f"root.dataset.frame && root.dataset.theme && {SETTLED}")
        return self.frame

    @property
    def frame(self):
        return int(self.root.get_attribute("data-frame"))

    def later(self, frame):
        """Wait until a later frame than this one is painted."""
        self.until(f"Number(root.dataset.frame) > {frame}")

    def settled(self):
        """Wait until every message is answered and the last frame painted."""
        self.until(SETTLED)

    def asks(self):
        """Wait until a person is asked to act, or the game is over, with everything answered and painted."""
        self.until(f"{SETTLED} && root.querySelector('.zoo-summary, [data-tool=take], [data-button]')")

    def fits(self, ratio=1):
        """Wait until the canvas has as many pixels as its place on the page at this pixel ratio asks for."""
        self.settled()
        self.page.wait_for_function(
            """([canvas, ratio]) => {
              const root = canvas.closest('.zoo-app').querySelector('.zoo-live');
              const wanted = canvas.getBoundingClientRect().width * ratio;
              return window.devicePixelRatio === ratio && root.dataset.settled === 'true'
                && Math.abs(canvas.width - wanted) <= 1;
            }""",
            arg=[self.canvas.element_handle(), ratio],
        )

    @property
    def painter(self):
        return self.layer.get_attribute("data-painter")

    def spot(self, name):
        return self.root.locator(f"[data-spot={json.dumps(name)}]")

    def button(self, name):
        return self.root.locator(f"[data-button={json.dumps(name)}]")

    def tool(self, name):
        return self.root.locator(f"[data-tool={name}]")

    def says(self, text):
        expect(self.said).to_contain_text(text)

    def picture(self):
        """Return the canvas as an image."""
        url = self.canvas.evaluate("canvas => canvas.toDataURL('image/png')")
        return Image.open(io.BytesIO(base64.b64decode(url.split(",")[1]))).convert("RGB")

    def lay(self, cell):
        """Lay a counter by the mouse and wait until it is seen."""
        self.spot(f"cell {cell}").click()
        self.says("lays a counter")
        self.settled()

    def agrees(self, scene, theme="light"):
        """Check the canvas against a scene, with nothing pointed at."""
        self.root.evaluate("root => root.contains(document.activeElement) && document.activeElement.blur()")
        self.page.mouse.move(2, 2)
        self.settled()
        assert differences(self.picture(), scene, theme) == []


def shows_frame(canvas_picture, frame):
    """Return whether a canvas carries the number of a frame."""
    red, green, blue = canvas_picture.getpixel((0, 0))
    return ((red & 3) << 4 | (green & 3) << 2 | blue & 3) == frame % 64


def differences(picture, scene, theme):
    """Return the places where a canvas differs from its scene: (x, y, seen, foretold).

    What the scene foretells comes from the PNG painter, which shares no code with the canvas. Compared
    are points whose surroundings are of one colour, away from texts, whose glyphs differ.
    """
    scale = picture.width / scene.w
    foretold = Image.open(io.BytesIO(png(scene, theme, scale))).convert("RGB")
    if keep := os.environ.get("ZOO_KEEP_PICTURES"):
        picture.save(f"{keep}/canvas.png")
        foretold.save(f"{keep}/foretold.png")
    assert abs(foretold.width - picture.width) <= 1
    assert abs(foretold.height - picture.height) <= 1
    found, compared = [], 0
    step = max(3, picture.width // 150)
    for x in range(4, min(foretold.width, picture.width) - 4, step):
        for y in range(4, min(foretold.height, picture.height) - 4, step):
            around = foretold.crop((x - 3, y - 3, x + 4, y + 4)).getextrema()
            if any(low != high for low, high in around) or _uncertain(
                scene, x / scale + scene.x, y / scale + scene.y
            ):
                continue
            compared += 1
            seen, told = picture.getpixel((x, y)), foretold.getpixel((x, y))
            if max(abs(a - b) for a, b in zip(seen, told, strict=True)) > TOLERANCE:
                found.append((x, y, seen, told))
    assert compared > 200
    return found


@contextlib.contextmanager
def themed(page, theme):
    """Have JupyterLab in its light or dark theme for a while, with every board painted in it."""
    _switch(page, theme)
    try:
        yield
    finally:
        _switch(page, "light")


def _switch(page, theme):
    page.evaluate(
        "theme => window.jupyterapp.commands.execute('apputils:change-theme', {theme})",
        f"JupyterLab {theme.title()}",
    )
    expect(page.locator("body")).to_have_attribute("data-jp-theme-light", str(theme == "light").lower())
    page.locator("#jupyterlab-splash").wait_for(state="detached")
    page.wait_for_function(
        f"""theme => [...document.querySelectorAll('{NOTEBOOK} .zoo-live')].every((root) =>
          root.dataset.theme === theme && root.dataset.settled !== 'false')""",
        arg=theme,
    )


def violations(page, what=".zoo-app"):
    """Return what axe-core finds in the boards, or in another part, of the present notebook."""
    context = {"include": [[f"{NOTEBOOK} {what}"]]}
    found = Axe().run(page, context=context).response["violations"]
    return [(one["id"], [node["html"][:150] for node in one["nodes"]]) for one in found]


def _uncertain(scene, x, y):
    """Return whether a point lies on a text, whose glyphs differ, or on a dashed line, whose gaps do."""
    return any(
        _on_text(shape, x, y) if isinstance(shape, Text) else bool(shape.dash) and _on_edge(shape, x, y)
        for shape in scene.shapes
    )


def _on_text(text, x, y):
    return abs(text.y - y) < text.size and abs(text.x - x) < text.size * (len(text.text) + 1)


def _on_edge(shape, x, y):
    near = shape.line + 0.05
    if isinstance(shape, Circle):
        return abs(((x - shape.x) ** 2 + (y - shape.y) ** 2) ** 0.5 - shape.r) < near
    if isinstance(shape, Rect):
        inside = near < x - shape.x < shape.w - near and near < y - shape.y < shape.h - near
        outside = not (-near < x - shape.x < shape.w + near and -near < y - shape.y < shape.h + near)
        return not (inside or outside)
    xs = [x for _, numbers in shape.commands for x in numbers[::2]]
    ys = [y for _, numbers in shape.commands for y in numbers[1::2]]
    return min(xs) - near < x < max(xs) + near and min(ys) - near < y < max(ys) + near
