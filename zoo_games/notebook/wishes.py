"""What a page may wish for: the kinds of its messages and what each does on a controller."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from zoo_games.notebook.controller import Controller


def _text(wish: Mapping[str, Any], name: str) -> str:
    value = wish.get(name)
    return value if isinstance(value, str) else ""


def _point(controller: Controller, wish: Mapping[str, Any]) -> None:
    controller.point(_text(wish, "spot") or None)


def _step(controller: Controller, wish: Mapping[str, Any]) -> None:
    to = wish.get("to")
    if isinstance(to, int):
        controller.step(to)


Wish = Callable[[Controller, Mapping[str, Any]], None]

WISHES: Mapping[str, Wish] = {
    "act": lambda controller, wish: controller.act(_text(wish, "spot")),
    "button": lambda controller, wish: controller.button(_text(wish, "id")),
    "typed": lambda controller, wish: controller.typed(_text(wish, "text")),
    "point": _point,
    "cancel": lambda controller, _: controller.cancel(),
    "undo": lambda controller, _: controller.undo(),
    "redo": lambda controller, _: controller.redo(),
    "why": lambda controller, wish: controller.why(_text(wish, "item")),
    "step": _step,
    "say": lambda controller, _: controller.say(),
}
"""What a page may wish for, by the ``kind`` of its message."""

BOUND_TO_GENERATION = frozenset({"act", "button", "typed", "undo", "redo", "point"})
"""Wishes that mean another thing once a move has been played; late ones are dropped."""
