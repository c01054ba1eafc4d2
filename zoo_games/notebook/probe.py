"""The small widget with which a notebook asks its page whether boards can live on it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import anywidget
import traitlets
from ipywidgets import Box

from zoo_games.notebook import canvas
from zoo_games.notebook.overlay import read_static

COLOUR = "#1d5fa8"
"""Colour of the pixel that the page looks for."""


class Probe(anywidget.AnyWidget):
    """Shows what the page finds; the kernel repeats the page's question."""

    _esm = read_static("check.js")
    _css = read_static("check.css")

    words = traitlets.Dict().tag(sync=True)
    canvas = traitlets.Bool(False).tag(sync=True)
    answer = traitlets.Unicode("").tag(sync=True)

    def __init__(self, **traits: Any) -> None:
        super().__init__(**traits)
        self.on_msg(self._repeat)

    def _repeat(self, _widget: Any, content: Any, _buffers: Any) -> None:
        question = content.get("question") if isinstance(content, dict) else None
        if isinstance(question, str):
            self.answer = question

    def __repr__(self) -> str:
        return "<Check>"

    @classmethod
    def box(cls, words: Mapping[str, str], with_canvas: bool) -> Box:
        """Return the probe with the canvas that it looks at.

        Args:
            words: What it says, by line and state.
            with_canvas: Whether ipycanvas can be imported.
        """
        children: list[Any] = [cls(words=dict(words), canvas=with_canvas)]
        if with_canvas:
            children.append(canvas.pixel(COLOUR))
        box = CheckBox(children)
        box.add_class("zoo-check-box")
        return box


class CheckBox(Box):  # type: ignore[misc]
    """The box of the check; its text is for pages that show no widgets."""

    def __repr__(self) -> str:
        return "Run this cell. If this line stays, the page shows no widgets; pictures and text work."
