"""From a click to the frame that shows what it did, in a real JupyterLab in a real Chromium.

The page itself takes the time: from the click's own time stamp, over the way to Python and back, to the
first task after the frame in which the canvas shows the new picture.
"""

from __future__ import annotations

import json
import os
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from statistics import median

from playwright.sync_api import Page, sync_playwright

import ours
from zoo_games.play.position import Position
from zoo_games.render.view import Play

HERE = Path(__file__).resolve().parent
LIVE = ".jp-NotebookPanel:not(.lm-mod-hidden) .zoo-live"
PLAYERS, STEPS = 4, 90

CELLS = [
    "import ours\n"
    "from zoo_games.notebook import board\n"
    f"board(ours.middle('zoomies', {PLAYERS}, {STEPS}), seed=1)"
]

WATCH = """selector => {
  const live = document.querySelector(selector);
  window.zooTimes = [];
  live.addEventListener("click", (event) => {
    const before = live.dataset.frame;
    const observer = new MutationObserver(() => {
      if (live.dataset.frame === before) return;
      observer.disconnect();
      requestAnimationFrame(() => {
        const channel = new MessageChannel();
        channel.port1.onmessage = () => window.zooTimes.push(performance.now() - event.timeStamp);
        channel.port2.postMessage(0);
      });
    });
    observer.observe(live, { attributes: true, attributeFilter: ["data-frame"] });
  }, true);
}"""

SETTLED = """async selector => {
  const live = document.querySelector(selector);
  const kernel = window.jupyterapp.shell.currentWidget.sessionContext.session.kernel;
  let frame = null;
  let since = performance.now();
  while (performance.now() - since < 250) {
    await new Promise(requestAnimationFrame);
    if (live.dataset.frame !== frame || kernel.status !== "idle") since = performance.now();
    frame = live.dataset.frame;
  }
}"""
"""Resolves when the kernel has nothing to do and no new frame has come for a quarter of a second."""


def legal_spots(position: Position) -> Iterator[str]:
    """Yield the spots of the board on which a click plays a legal move."""
    legal = set(position.legal())
    for spot, act in position.choices().targets.items():
        if isinstance(act, Play) and act.move in legal:
            yield spot


def click_to_frame_ms(clicks: int = 12) -> float:
    """Return the median over clicks that lay a tile, in milliseconds."""
    sys.path[:0] = [str(HERE.parent), str(HERE.parent / "tools")]
    import chromium
    from check import node
    from labpage import CHROMIUM_ARGS, LabPage, lab

    os.environ["PLAYWRIGHT_NODEJS_PATH"] = node()
    spots = list(legal_spots(ours.middle("zoomies", PLAYERS, STEPS)))[:clicks]
    with tempfile.TemporaryDirectory() as root, lab(root, [HERE]) as (url, token), sync_playwright() as start:
        browser = start.chromium.launch(executable_path=chromium.find(), args=CHROMIUM_ARGS)
        jupyter = LabPage(browser, url, token, root)
        page = jupyter.open("bench", CELLS)
        page.wait_for_function("s => document.querySelector(s)?.dataset.frame", arg=LIVE)
        page.evaluate(WATCH, LIVE)
        times = [lay_and_take_back(page, spot) for spot in spots]
        jupyter.close_notebook()
        browser.close()
    return median(times)


def lay_and_take_back(page: Page, spot: str) -> float:
    """Click on a spot, return the time of its frame, and take the tile back."""
    live = page.locator(LIVE)
    live.locator(f"[data-spot={json.dumps(spot)}]").hover()
    page.evaluate(SETTLED, LIVE)
    done = page.evaluate("() => window.zooTimes.length")
    page.mouse.down()
    page.mouse.up()
    page.wait_for_function("number => window.zooTimes.length > number", arg=done)
    milliseconds = float(page.evaluate("() => window.zooTimes.at(-1)"))
    live.locator("[data-tool=undo]").click()
    page.evaluate(SETTLED, LIVE)
    return milliseconds
