"""A board on a page: owns the widgets, paints, guards every callback, closes what it opened."""

from __future__ import annotations

import threading
import traceback
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from ipywidgets import Box, Layout

from zoo_games.core.errors import ZooError
from zoo_games.core.protocol import Agent
from zoo_games.notebook import canvas
from zoo_games.notebook.controller import Controller
from zoo_games.notebook.opening import opened
from zoo_games.notebook.overlay import Overlay
from zoo_games.notebook.panels import board_state, panel_state
from zoo_games.notebook.places import cell_key, leave_place, take_place
from zoo_games.notebook.wishes import BOUND_TO_GENERATION, WISHES
from zoo_games.play.handle import GameHandle
from zoo_games.play.position import Position
from zoo_games.render.html import figure, picture_url
from zoo_games.render.scene import Scene
from zoo_games.render.svg import svg
from zoo_games.render.text import text
from zoo_games.render.theme import Theme

LEAST_CELL, BEST_CELL = 24.0, 76.0
"""Least and greatest side of a board unit in CSS pixels; a finger finds the least (WCAG 2.2, 2.5.8)."""

PANEL_WIDTH = 340
"""Width of the panel in CSS pixels, where there is room beside the board."""

TWO_COLUMNS = 720
"""Least width in CSS pixels at which the panel stands beside the board."""

EDGES = 12
"""Width in CSS pixels that the app takes left and right of what is in it, together."""

SCROLLBAR = 24
"""Change of width in CSS pixels that leaves the board as it is: a scroll bar that comes and goes."""

LEAST_HEIGHT, MAX_HEIGHT = 320.0, 600.0
"""Least and greatest height that a board may have in CSS pixels, unless its cells would get too small."""

NARROW, NARROW_SHARE = 560, 0.95
"""Width in CSS pixels below which a page is narrow; share of its height that a board takes at most there."""

SHARE, PRESENTED = 0.66, 0.7
"""Share of the window's height that a board takes at most, and that a presented one takes."""


@dataclass(frozen=True, slots=True)
class _Page:
    """What the views last said of themselves."""

    ratio: float = 1.0
    width: float = 900.0
    height: float = 900.0
    theme: Theme = "light"


class App:
    """A live board for one game.

    Args:
        controller: The game on it.
        key: Name under which a later board takes its place; None for none.
        painter: ``"canvas"`` or ``"svg"``; canvas falls back to svg where it cannot be had.
        strict: Raise what a callback raises, for tests.
        language: Language of the texts, for screen readers.
    """

    def __init__(
        self,
        controller: Controller,
        key: str | None = None,
        painter: str = "canvas",
        strict: bool = False,
        language: str = "en",
    ) -> None:
        self.controller = controller
        self.key = key
        self.strict = strict
        self.language = language
        self.last_error: BaseException | None = None
        self.closed = False
        # A kernel may answer its page in one thread while a cell of the notebook runs in another.
        self._one_at_a_time = threading.RLock()
        self._views: dict[str, _Page] = {}
        self._page = _Page()
        self._again = 0
        self._frame = 0
        self._figure: Any = None
        self._follower: Callable[[], None] | None = None
        self._painter: canvas.Painter | None = None
        with self._one_at_a_time:
            self._build(painter)

    def _build(self, painter: str) -> None:
        """Make the widgets; a page that has one of them already waits for the rest."""
        if painter == "canvas" and canvas.available():
            self._painter = canvas.Painter(self.guarded(self._ready))
        self.overlay = Overlay(self.guarded(self._hear))
        under = [self._painter.widget] if self._painter else []
        self._grid = _box([*under, self.overlay], "zoo-grid")
        self.widget = _box([self._grid], "zoo-app")
        self.refresh()

    # --- showing --------------------------------------------------------------------------------------

    def refresh(self) -> None:
        """Send the present state to the page: picture, panel, message."""
        controller = self.controller
        controller.narrow = self._page.width < NARROW
        scene = controller.scene()
        width = self._board_width(scene)
        picture = self._paint(scene, width)
        with self.overlay.hold_sync():
            self.overlay.generation = controller.generation
            self.overlay.board = board_state(controller, scene, width, self._frame, picture, self.language)
            self.overlay.panel = panel_state(controller, self._page.theme)
            number, said = controller.message
            self.overlay.message = {"n": number, "text": said}

    def _paint(self, scene: Scene, width: float) -> str:
        """Paint on the canvas and return "", or return the picture that stands in for it."""
        page = self._page
        if self._painter is not None:
            height = width * scene.h / scene.w
            self._frame = self._painter.paint(scene, page.theme, width, height, page.ratio)
            return ""
        self._frame += 1
        return picture_url(svg(scene, page.theme))

    def _board_width(self, scene: Scene) -> float:
        page = self._page
        narrow = self.controller.narrow
        if self.controller.presenting:
            share = NARROW_SHARE if narrow else PRESENTED
            return round(min(page.width - EDGES, share * page.height * scene.w / scene.h))
        room = page.width - (PANEL_WIDTH + 24 if page.width >= TWO_COLUMNS else 0) - EDGES
        tall = NARROW_SHARE * page.height if narrow else min(MAX_HEIGHT, SHARE * page.height)
        cell = min(BEST_CELL, room / scene.w, max(LEAST_HEIGHT, tall) / scene.h)
        return round(max(LEAST_CELL, cell) * scene.w)

    # --- messages of the page -------------------------------------------------------------------------

    def guarded(self, function: Callable[..., None]) -> Callable[..., None]:
        """Return a callback that shows what it raises on the board, where a person sees it."""

        def call(*arguments: Any) -> None:
            with self._one_at_a_time:
                if self.closed:
                    return
                try:
                    function(*arguments)
                except Exception as error:
                    self._fail(error)
                    if self.strict:
                        raise

        return call

    def _fail(self, error: Exception) -> None:
        self.last_error = error
        detail = "".join(traceback.format_exception(error))
        known = isinstance(error, ZooError)
        said = str(error) if known else f"The board stumbled ({type(error).__name__}: {error})."
        played = self.controller.generation != self.overlay.generation
        end = "The move counts, but it cannot be shown." if played else "The game is as it was before."
        self.controller.show_error(f"{said} {end}", "" if known else detail)
        try:
            self.overlay.panel = panel_state(self.controller, self._page.theme)
        except Exception:
            notice = {"kind": "error", "text": said, "rules": [], "detail": detail}
            self.overlay.panel = {**self.overlay.panel, "notice": notice}

    def _hear(self, message: Mapping[str, Any]) -> None:
        kind = message["kind"]
        controller = self.controller
        if kind == "view":
            self._view(message)
        elif kind == "missing":
            self._lost(message)
        elif kind in WISHES:
            if kind in BOUND_TO_GENERATION and message.get("generation") != controller.generation:
                return
            before = controller.generation
            WISHES[kind](controller, message)
            self.refresh()
            if controller.generation != before:
                self._update_figure()

    def _view(self, message: Mapping[str, Any]) -> None:
        ratio = _measure(message.get("ratio"), 0.2, 8)
        width = _measure(message.get("width"), 1, 1e5)
        height = _measure(message.get("height", self._page.height), 1, 1e5)
        if ratio is None or width is None or height is None:
            return
        theme: Theme = "dark" if message.get("theme") == "dark" else "light"
        if abs(width - self._page.width) < SCROLLBAR:
            width = self._page.width
        self._views[str(message.get("view"))] = _Page(ratio, width, height, theme)
        page = _Page(max(view.ratio for view in self._views.values()), width, height, theme)
        if page != self._page:
            self._page = page
            self.refresh()

    def _ready(self) -> None:
        """Draw again for a page that has just come; the views say anew how they are."""
        self._views.clear()
        self.overlay.census += 1
        if self._painter is not None:
            self._painter.forget()
        self.refresh()

    def _lost(self, message: Mapping[str, Any]) -> None:
        """Paint again what the page did not get to see; the second time by SVG, which always works."""
        if self._painter is None or message.get("frame") != self._frame:
            return
        if self._frame == self._again:
            self._painter.close()
            self._grid.children = (self.overlay,)
            self._painter = None
        else:
            self._painter.forget()
        self.refresh()
        self._again = self._frame

    # --- on the page ----------------------------------------------------------------------------------

    def show(self) -> None:
        """Show the board, and beside it the picture that stays when the board is gone."""
        from IPython.display import display

        self.take_place()
        display(self.widget)
        self._figure = display(Figure(self.controller.public_scene()), display_id=True)

    def take_place(self) -> None:
        """Close the earlier board of the same key."""
        take_place(self.key, self)

    def follow(self, changed: Callable[[], None]) -> None:
        """Call a function whenever the game is another, in place of the picture beside the board."""
        self._follower = changed

    def _update_figure(self) -> None:
        if self._follower is not None:
            self._follower()
        if self._figure is not None:
            self._figure.update(Figure(self.controller.public_scene()))

    def close(self) -> None:
        """Close every widget of this board, their layouts too."""
        with self._one_at_a_time:
            if self.closed:
                return
            self.closed = True
            if self._painter is not None:
                self._painter.close()
            for widget in (self.overlay, self._grid, self.widget):
                widget.layout.close()
                widget.close()
        leave_place(self.key, self)

    @property
    def position(self) -> Position:
        """The position on the board, to go on with in the next cell."""
        return self.controller.position

    def _ipython_display_(self) -> None:
        self.show()

    def _repr_mimebundle_(self, include: Any = None, exclude: Any = None) -> dict[str, Any]:
        return self.position._repr_mimebundle_(include, exclude)

    def __repr__(self) -> str:
        return f"<Board: {self.controller.position.view()!r}>"


def _measure(value: Any, least: float, most: float) -> float | None:
    """Return a number of a page if it is one and in range."""
    return value if isinstance(value, int | float) and least <= value <= most else None


class Figure:
    """The picture beside a live board; hidden while the board lives."""

    def __init__(self, scene: Scene) -> None:
        self.scene = scene

    def _repr_mimebundle_(self, include: Any = None, exclude: Any = None) -> dict[str, str]:
        return {"text/plain": text(self.scene), "text/html": figure(self.scene, name="zoo-static")}


class LiveBoard(Box):  # type: ignore[misc]
    """The box of a board; its text is for pages that show no widgets."""

    def __repr__(self) -> str:
        return "A live board: run this cell to play on it. If this line stays, use pictures and type moves."


def _box(children: list[Any], name: str) -> LiveBoard:
    box = LiveBoard(children, layout=Layout())
    box.add_class(name)
    return box


def board(
    what: Position | GameHandle | str,
    key: str | None = None,
    *,
    seed: int | None = None,
    bots: Mapping[int, str | Agent] | None = None,
    painter: str = "canvas",
    strict: bool = False,
) -> App:
    """Return a live board for a position or for a new game.

    Args:
        what: A position to play on from, or a game to start, or its name. A position of which too little is
            known to play on is shown for looking.
        key: A board shown later under the same key takes the place of this one; by default the
            boards of a cell take the places of those of its last run.
        seed: Seed of all draws to come; None takes a new one, shown when the game is over.
        bots: By seat, the name of a bot; the other seats are people at this page.
        painter: ``"canvas"`` or ``"svg"``.
        strict: Raise what goes wrong inside instead of showing it.

    Raises:
        SettingError: If what is given is nothing that a board shows, or a bot or seat does not exist.
        UnknownGame: If there is no game of that name.
    """
    begin = opened(what, seed)
    controller = Controller(begin.position, begin.seed, bots, dealt=begin.dealt)
    app = App(controller, key if key is not None else cell_key(), painter, strict)
    app.take_place()
    return app
