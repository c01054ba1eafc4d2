"""What a page may wish for: the kinds of its messages and what each does on a controller."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from zoo_games.notebook.controller import Controller


def _text(wish: Mapping[str, Any], name: str) -> str:
    value = wish.get(name)
    return value if isinstance(value, str) else ""


def _number(wish: Mapping[str, Any], name: str) -> int | None:
    value = wish.get(name)
    return value if type(value) is int else None


def _point(controller: Controller, wish: Mapping[str, Any]) -> None:
    controller.point(_text(wish, "spot") or None)


def _step(controller: Controller, wish: Mapping[str, Any]) -> None:
    if (to := _number(wish, "to")) is not None:
        controller.step(to)


def _look(controller: Controller, wish: Mapping[str, Any]) -> None:
    if (to := _number(wish, "to")) is not None:
        controller.look(to)


def _retell(controller: Controller, wish: Mapping[str, Any]) -> None:
    controller.retell(_number(wish, "place"))


def _ahead(controller: Controller, wish: Mapping[str, Any]) -> None:
    if (tick := _number(wish, "tick")) is not None:
        controller.ahead(tick)


def _drop(controller: Controller, wish: Mapping[str, Any]) -> None:
    controller.drop(_text(wish, "spot") or None)


Wish = Callable[[Controller, Mapping[str, Any]], None]

WISHES: Mapping[str, Wish] = {
    "act": lambda controller, wish: controller.act(_text(wish, "spot")),
    "advise": lambda controller, _: controller.advise(),
    "ahead": _ahead,
    "button": lambda controller, wish: controller.button(_text(wish, "id")),
    "cancel": lambda controller, _: controller.cancel(),
    "drop": _drop,
    "lift": lambda controller, wish: controller.lift(_text(wish, "id")),
    "look": _look,
    "pace": lambda controller, _: controller.pace(),
    "pause": lambda controller, _: controller.pause(),
    "point": _point,
    "present": lambda controller, _: controller.present(),
    "redo": lambda controller, _: controller.redo(),
    "retell": _retell,
    "replay": lambda controller, _: controller.replay(),
    "rule": lambda controller, wish: controller.open_rule(_text(wish, "id")),
    "save": lambda controller, _: controller.save(),
    "say": lambda controller, _: controller.say(),
    "step": _step,
    "take": lambda controller, _: controller.take(),
    "typed": lambda controller, wish: controller.typed(_text(wish, "text")),
    "undo": lambda controller, _: controller.undo(),
    "why": lambda controller, wish: controller.why(_text(wish, "item")),
}
"""What a page may wish for, by the ``kind`` of its message."""

BOUND_TO_GENERATION = frozenset(
    {"act", "advise", "button", "drop", "lift", "point", "redo", "take", "typed", "undo"}
)
"""Wishes that mean another thing once a move has been played; late ones are dropped."""
