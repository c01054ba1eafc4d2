"""The widget over and beside a canvas: what the page may know, as traits, and what it says, as meanings."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from importlib.resources import files
from typing import Any

import anywidget
import traitlets

PARTS = (
    "dom",
    "geometry",
    "theme",
    "stepper",
    "pace",
    "extras",
    "board",
    "page",
    "drag",
    "motion",
    "panel",
    "panelhands",
    "link",
    "overlay",
)
"""The files of the page's half, in the order in which they build on each other."""

_IMPORT = re.compile(r"^import [^;]*;\n", re.MULTILINE)
_EXPORT = re.compile(r"^export (?!default)", re.MULTILINE)


def read_static(name: str) -> str:
    """Return a file of the page's half as text."""
    return (files("zoo_games.notebook") / "static" / name).read_text(encoding="utf-8")


def script(names: Sequence[str] = PARTS) -> str:
    """Return parts of the page's half as the single module that a widget may have.

    The parts are plain modules, so that they can be tested one by one; here their imports of each other
    are dropped and they follow one another.

    Args:
        names: The parts, each after those that it builds on.
    """
    parts = [_EXPORT.sub("", _IMPORT.sub("", read_static(f"{name}.js"))) for name in names]
    return "\n".join(parts)


class Speaking:
    """A widget that hears messages of its pages, each with ``kind``, and answers every one by its number."""

    heard: Any

    def listen(self, on_message: Callable[[dict[str, Any]], None]) -> None:
        """Call a function with every message from now on."""
        self._on_message = on_message
        self.on_msg(self._receive)  # type: ignore[attr-defined]

    def _receive(self, _widget: Any, content: Any, _buffers: Any) -> None:
        if isinstance(content, dict) and isinstance(content.get("kind"), str):
            try:
                self._on_message(content)
            finally:
                self._answer(content)

    def _answer(self, content: dict[str, Any]) -> None:
        view, serial = content.get("view"), content.get("serial")
        if isinstance(view, str) and isinstance(serial, int):
            kept = [item for item in self.heard.items() if item[0] != view][-7:]
            self.heard = dict([*kept, (view, serial)])


class Overlay(Speaking, anywidget.AnyWidget):
    """Takes pointer, touch and keyboard over a canvas and shows the panel beside it.

    Args:
        on_message: Called with every message of a page, a dictionary with ``kind``.
    """

    _esm = script()
    _css = read_static("overlay.css")

    board = traitlets.Dict().tag(sync=True)
    panel = traitlets.Dict().tag(sync=True)
    message = traitlets.Dict().tag(sync=True)
    heard = traitlets.Dict().tag(sync=True)
    generation = traitlets.Int(0).tag(sync=True)
    census = traitlets.Int(0).tag(sync=True)

    def __init__(self, on_message: Callable[[dict[str, Any]], None], **traits: Any) -> None:
        super().__init__(**traits)
        self.listen(on_message)

    def __repr__(self) -> str:
        return "<Board on a page>"
