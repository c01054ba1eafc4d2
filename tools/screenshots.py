"""Screenshots of the app in JupyterLab: each game at its start, in its middle and at its end.

Bots play every game with a seed, the app continues it, and a page takes it in two sizes and two themes. The
greyscale pictures are the light ones without their colours.
"""

from __future__ import annotations

import io
import json
import os
import tempfile
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from PIL import Image

import chromium
import zoo_games
from check import node
from labpage import CHROMIUM_ARGS, LabPage, lab
from zoo_games.core import documents
from zoo_games.core.record import Record
from zoo_games.notebook.saving import KIND, kept_path
from zoo_games.play.match import play

STAGES = ("start", "middle", "end")
SIZES = {1280: 720, 390: 844}
"""Height of the page by its width, in CSS pixels: a projector and a phone."""

TOUCHED = {1280: False, 390: True}
"""Whether a page of a width is touched with a finger instead of pointed at."""


@dataclass(frozen=True, slots=True)
class Shown:
    """A game that is shown.

    Attributes:
        name: Name of the game.
        players: Names in seat order; the first is a person at the page, the others are bots.
        bot: Who plays for everybody until the picture is taken, and for the others from then on.
        seed: Seed of the game.
        middle: Number of moves, those of chance included, after which the picture of the middle is taken.
        pointed: Spot that the mouse points at in the middle, empty for none.
        looks: The looks that are shown: light, dark, greyscale.
    """

    name: str
    players: tuple[str, ...]
    bot: str
    seed: int
    middle: int
    pointed: str = ""
    looks: tuple[str, ...] = ("light",)


GAMES = (
    Shown("zoomies", ("Ada", "Ben"), "thoughtful", 7, 42, "cell 1,4", ("light", "dark", "greyscale")),
    Shown("boomerang", ("Ada", "Ben", "Cleo"), "sampler", 7, 129),
    Shown("zombee", ("Mia", "Tom", "Ada"), "expected", 7, 101),
    Shown("wonderzoo", ("Ada", "Ben"), "roomy", 7, 62),
)

LIVE = ".jp-NotebookPanel:not(.lm-mod-hidden) .zoo-live"
BARE = """async () => {
  const { commands, shell } = window.jupyterapp;
  shell.mode = 'single-document';
  shell.collapseLeft();
  shell.collapseRight();
  for (const side of ['left', 'right']) {
    const bar = document.querySelector(`.jp-SideBar.jp-mod-${side}`);
    if (bar && !bar.classList.contains('lm-mod-hidden'))
      await commands.execute('application:toggle-side-tabbar', { side });
  }
}"""
"""Leaves nothing on the page but the notebook, as View > Simple Interface and its neighbours do."""

THEME = "theme => window.jupyterapp.commands.execute('apputils:change-theme', { theme })"
PAINTED = """([live, theme]) => {
  const root = document.querySelector(live);
  const canvas = root?.closest('.zoo-app')?.querySelector('canvas.zoo-canvas');
  return canvas && !document.getElementById('jupyterlab-splash') && root.dataset.settled === 'true'
    && root.dataset.theme === theme
    && window.jupyterapp.shell.currentWidget.sessionContext.session.kernel.status === 'idle'
    && Math.abs(canvas.width - canvas.getBoundingClientRect().width * devicePixelRatio) <= 1;
}"""
FROM_THE_TOP = """live => {
  document.activeElement?.blur();
  document.querySelector(live).closest('.zoo-app').scrollIntoView({ block: 'start' });
}"""


def file_name(game: str, stage: str, look: str, width: int) -> str:
    """Return the name of a picture.

    >>> file_name("zoomies", "middle", "dark", 390)
    'zoomies-middle-dark-390.webp'
    """
    return f"{game}-{stage}-{look}-{width}.webp"


def names() -> Iterator[str]:
    """Yield the name of every picture that is taken."""
    for shown in GAMES:
        for stage in STAGES:
            for look in shown.looks:
                for width in SIZES:
                    yield file_name(shown.name, stage, look, width)


def record(shown: Shown) -> Record:
    """Return the game as its bots play it; the same for ever."""
    handle = zoo_games.load(shown.name)
    agents = [handle.bots[shown.bot]() for _ in shown.players]
    return play(handle.game, agents, shown.players, seed=shown.seed)


def keep(shown: Shown, whole: Record, stage: str, width: int, folder: Path) -> None:
    """Write the file of a kept game, so that the app offers to continue it."""
    count = shown.middle if stage == "middle" else len(whole.entries)
    part = Record(whole.game, whole.names, whole.seed, whole.states[: count + 1], whole.entries[:count])
    bots = {str(seat): shown.bot for seat in range(1, len(shown.players))}
    document = {"format": documents.FORMAT, "kind": KIND, "bots": bots, "record": part.document()}
    kept_path(f"{shown.name} {stage} {width}", folder).write_text(documents.dump(document), encoding="utf-8")


def cell(shown: Shown, stage: str, width: int) -> str:
    """Return the cell that the pictures show the output of."""
    bots = dict.fromkeys(range(1, len(shown.players)), shown.bot)
    return (
        "from zoo_games.notebook import play\n\n"
        f"play({json.dumps(shown.name)}, {json.dumps(list(shown.players))}, bots={bots}, seed={shown.seed}, "
        f'key="{shown.name} {stage} {width}")'
    )


def packed(png: bytes, look: str) -> bytes:
    """Return a screenshot as a small file, without its colours for the greyscale look."""
    picture = Image.open(io.BytesIO(png)).convert("L" if look == "greyscale" else "RGB")
    file = io.BytesIO()
    picture.save(file, "WEBP", lossless=True, quality=100, method=6)
    return file.getvalue()


def stage_pictures(page: LabPage, width: int, shown: Shown, stage: str) -> Iterator[tuple[str, bytes]]:
    """Yield the pictures of one stage in one size with their names."""
    live = page.page
    page.open(f"{shown.name}_{stage}_{width}", [cell(shown, stage, width)])
    live.evaluate(BARE)
    if stage != "start":
        live.locator("[data-do=continue]").click()
    for theme in ("light", "dark"):
        looks = [look for look in shown.looks if (look == "dark") == (theme == "dark")]
        if not looks:
            continue
        live.mouse.move(0, 0)
        live.evaluate(THEME, f"JupyterLab {theme.title()}")
        live.wait_for_function(PAINTED, arg=[LIVE, theme])
        live.evaluate(FROM_THE_TOP, LIVE)
        if stage == "middle" and shown.pointed and not TOUCHED[width]:
            live.locator(f"{LIVE} [data-spot='{shown.pointed}']").hover()
            live.locator(f"{LIVE} .zoo-preview li").first.wait_for()
            live.wait_for_function(PAINTED, arg=[LIVE, theme])
        png = live.screenshot()
        for look in looks:
            yield file_name(shown.name, stage, look, width), packed(png, look)
    page.close_notebook()


def size_pictures(page: LabPage, width: int, only: Sequence[str]) -> Iterator[tuple[str, bytes]]:
    """Yield the pictures of all games, or of some, in one size with their names."""
    for shown in GAMES:
        if only and shown.name not in only:
            continue
        whole = record(shown)
        for stage in STAGES:
            if stage != "start":
                keep(shown, whole, stage, width, page.root)
            yield from stage_pictures(page, width, shown, stage)


def take(folder: Path, only: Sequence[str] = ()) -> None:
    """Take the pictures and store them.

    Args:
        folder: Where they are stored.
        only: Names of games; all if empty.

    Raises:
        AssertionError: If the page complains of anything, or asks another host for anything.
        Stop: If there is no Chromium.
    """
    from playwright.sync_api import sync_playwright

    os.environ["PLAYWRIGHT_NODEJS_PATH"] = node()
    with tempfile.TemporaryDirectory() as root, lab(root) as (url, token), sync_playwright() as start:
        browser = start.chromium.launch(executable_path=chromium.find(), args=CHROMIUM_ARGS)
        for width, height in SIZES.items():
            viewport = {"width": width, "height": height}
            touched = TOUCHED[width]
            page = LabPage(
                browser, url, token, root,
                viewport=viewport, reduced_motion="reduce", has_touch=touched, is_mobile=touched,
            )  # fmt: skip
            for name, content in size_pictures(page, width, only):
                (folder / name).write_bytes(content)
                print(f"taken: {folder / name}", flush=True)
            page.close()
            if page.errors or page.strangers:
                raise AssertionError(f"The page complains: {page.errors}; it asked for {page.strangers}.")
        browser.close()
