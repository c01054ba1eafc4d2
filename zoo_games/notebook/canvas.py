"""The one place that speaks to ipycanvas, with the guards that keep every board of a page alive.

ipycanvas sends all drawing of a kernel through one hidden manager. After a page reload the manager's
other half in the page no longer knows its canvas; an exception inside a hold leaves the hold open; one
bad number stops every canvas of the page. So each frame is made whole first (:mod:`.commands`), then
replayed inside one hold that always ends, and it begins by touching a canvas that is never shown, which
makes the manager name its canvas again. Nothing private of ipycanvas is used.
"""

from __future__ import annotations

import threading
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from zoo_games.notebook.commands import Command, frame_commands
from zoo_games.notebook.regions import regions
from zoo_games.render.scene import Scene
from zoo_games.render.theme import Theme

if TYPE_CHECKING:
    from ipywidgets import DOMWidget

MAX_SIDE = 8192
"""Greatest width and height of a backing store in pixels; browsers differ, all take this."""

_sentinel: list[Any] = []
_one_at_a_time = threading.RLock()
"""Held while a frame is sent: a kernel may answer its page in one thread while a cell draws in another."""


def available() -> bool:
    """Return whether ipycanvas can be imported here."""
    try:
        import ipycanvas  # noqa: F401
    except ImportError:
        return False
    return True


def sentinel() -> Any:
    """Return the canvas of one pixel that is touched first in every frame, one a kernel."""
    from ipycanvas import Canvas

    if not _sentinel or _sentinel[0].comm is None:
        _sentinel[:] = [Canvas(width=1, height=1)]
    return _sentinel[0]


def replay(canvas: Any, commands: Sequence[Command]) -> None:
    """Draw complete commands on a canvas in one message.

    The hold is the outermost and always ends in the ordinary way, an exception included, because ipycanvas
    would otherwise keep all later drawing of the kernel back.
    """
    from ipycanvas import hold_canvas

    failure: BaseException | None = None
    with _one_at_a_time, hold_canvas():
        try:
            sentinel().clear()
            for kind, name, value in commands:
                if kind == "set":
                    setattr(canvas, name, value)
                else:
                    getattr(canvas, name)(*value)
        except BaseException as error:  # the hold has to end first, whatever happened
            failure = error
    if failure is not None:
        raise failure


def pixel(colour: str) -> Any:
    """Return a canvas of one pixel in a colour, painted anew for every page."""
    from ipycanvas import Canvas

    canvas = Canvas(width=1, height=1)

    def paint() -> None:
        replay(canvas, [("set", "fill_style", colour), ("call", "fill_rect", (0, 0, 1, 1))])

    canvas.on_client_ready(paint)
    paint()
    return canvas


class Painter:
    """Paints scenes on one ipycanvas.

    Args:
        on_ready: Called when a page is ready to be drawn on, after every reload too.
    """

    def __init__(self, on_ready: Callable[[], None]) -> None:
        from ipycanvas import Canvas
        from ipywidgets import Layout

        self.canvas = Canvas(width=1, height=1, layout=Layout(width="100%", height="auto"))
        self.canvas.add_class("zoo-canvas")
        self._on_ready = on_ready
        self.canvas.on_client_ready(on_ready)
        self.frame = 0
        self._shown: tuple[Scene, Theme, tuple[int, int]] | None = None

    @property
    def widget(self) -> DOMWidget:
        """The canvas, to be laid under an overlay."""
        return self.canvas

    def forget(self) -> None:
        """Draw the next frame whole, as a page may have come or gone since the last one."""
        self._shown = None

    def paint(self, scene: Scene, theme: Theme, width: float, height: float, ratio: float) -> int:
        """Draw a frame and return its number; where the last one still stands, only what is new in it.

        Args:
            scene: What to draw.
            theme: Which shade of each role.
            width: Width of the board in CSS pixels.
            height: Height of the board in CSS pixels.
            ratio: Device pixels in a CSS pixel, above 0.

        Raises:
            ValueError: For numbers that a canvas cannot take; the last frame stays.
        """
        if not (width > 0 and height > 0 and ratio > 0):
            raise ValueError(f"a board needs an area, not {width} x {height} at a ratio of {ratio}")
        ratio = min(ratio, MAX_SIDE / width, MAX_SIDE / height)
        pixels = max(1, round(width * ratio)), max(1, round(height * ratio))
        only = None
        if self._shown is not None and self._shown[1:] == (theme, pixels):
            only = regions(self._shown[0], scene, *pixels)
        commands = frame_commands(scene, theme, *pixels, self.frame + 1, only)
        self.frame += 1
        self._shown = None
        if (self.canvas.width, self.canvas.height) != pixels:
            self.canvas.width, self.canvas.height = pixels
        replay(self.canvas, commands)
        self._shown = (scene, theme, pixels)
        return self.frame

    def close(self) -> None:
        """Close the canvas and its layout."""
        self.canvas.on_client_ready(self._on_ready, remove=True)
        self.canvas.layout.close()
        self.canvas.close()
