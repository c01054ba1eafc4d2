"""What stands on and beside a board, as plain data for the page."""

from __future__ import annotations

from typing import Any

from zoo_games.core.explanation import Item
from zoo_games.explore.log import turns
from zoo_games.notebook.controller import Controller
from zoo_games.render.html import picture_url
from zoo_games.render.scene import Scene
from zoo_games.render.svg import svg
from zoo_games.render.theme import Theme
from zoo_games.render.view import Button

WORDS = {
    "back": "Back",
    "byItself": "By itself",
    "close": "Close",
    "detail": "Details for whoever mends it",
    "due": "to move",
    "forward": "Forward",
    "gone": "The kernel has stopped, so this board cannot answer. Run > Run All Cells brings it back.",
    "log": "Log",
    "nothing": "Nothing scores yet.",
    "pause": "Pause",
    "play": "Play",
    "redo": "Redo",
    "say": "Say the board",
    "scores": "Scores",
    "slider": "Step",
    "step": "Step {step} of {count}",
    "tools": "Tools",
    "total": "Total {total}",
    "typed": "Type a move",
    "undo": "Undo turn",
    "waiting": "No answer from the kernel yet: it is busy or has stopped. If it stays silent: "
    "Run > Run All Cells.",
    "why": "why?",
}
"""Every text of the page's half."""

TOOL_KEYS = {"u": "undo", "y": "redo", "w": "say"}
"""Wishes by the key that makes them, unless a button of the game has that key."""


def board_state(
    controller: Controller, scene: Scene, width: float, frame: int, picture: str, language: str
) -> dict[str, Any]:
    """Return the board's trait: its spots in board units and what the keys mean.

    Args:
        controller: The game.
        scene: The viewer's scene.
        width: Width of the board in CSS pixels.
        frame: Number of the frame that shows the scene.
        picture: Address of a picture that stands in for the canvas, or "".
        language: Language of the texts.
    """
    choices = controller.choices
    return {
        "x": scene.x,
        "y": scene.y,
        "w": scene.w,
        "h": scene.h,
        "title": scene.title,
        "alt": scene.alt,
        "spots": [
            {
                "id": spot.id,
                "label": spot.label,
                "x": spot.x,
                "y": spot.y,
                "w": spot.w,
                "h": spot.h,
                "row": spot.cell[0] if spot.cell else None,
                "column": spot.cell[1] if spot.cell else None,
                "group": spot.group,
                "offered": spot.offered,
                "able": spot.id in choices.targets,
                "picked": spot.id in choices.selection.values(),
            }
            for spot in scene.spots
        ],
        "keys": {button.key: button.id for button in choices.buttons if button.key},
        "tools": TOOL_KEYS,
        "width": width,
        "frame": frame,
        "svg": picture,
        "lang": language,
    }


def panel_state(controller: Controller, theme: Theme) -> dict[str, Any]:
    """Return the panel's trait: prompt, notice, buttons, scores, stepper, log."""
    choices = controller.choices
    groups: dict[str, list[dict[str, Any]]] = {}
    for button in choices.buttons:
        groups.setdefault(button.group, []).append(_button(button, theme))
    return {
        "prompt": choices.prompt,
        "notice": _notice(controller),
        "groups": [{"name": name, "buttons": buttons} for name, buttons in groups.items()],
        "scores": _scores(controller),
        "stepper": _stepper(controller),
        "log": _log(controller),
        "undo": controller.can_undo,
        "redo": controller.can_redo,
        "typed": _example(controller),
        "over": controller.position.over,
        "words": WORDS,
    }


def _button(button: Button, theme: Theme) -> dict[str, Any]:
    scene = button.picture
    return {
        "id": button.id,
        "label": button.label,
        "key": button.key,
        "pressed": button.pressed,
        "hint": button.hint,
        "picture": picture_url(svg(scene, theme)) if scene else "",
        "wide": scene.w if scene else 0,
        "high": scene.h if scene else 0,
    }


def _notice(controller: Controller) -> dict[str, Any] | None:
    notice = controller.notice
    if notice is None:
        return None
    rules = [{"id": rule, "text": sentence} for rule, sentence in notice.rules]
    return {"kind": notice.kind, "text": notice.text, "rules": rules, "detail": notice.detail}


def _scores(controller: Controller) -> list[dict[str, Any]]:
    position = controller.shown
    scores = position.scores
    items: dict[int, list[dict[str, Any]]] = {}
    for key, item in controller.items().items():
        items.setdefault(item.player, []).append(_item(key, item, position.names[item.player]))
    return [
        {
            "seat": seat,
            "name": name,
            "points": scores[seat],
            "due": position.to_move == seat,
            "lead": scores[seat] == max(scores),
            "items": items.get(seat, []),
        }
        for seat, name in enumerate(position.names)
    ]


def _item(key: str, item: Item, name: str) -> dict[str, Any]:
    text = f"Why {item.points} for {name}'s {item.name}?"
    return {"key": key, "name": item.name, "points": item.points, "text": text}


def _stepper(controller: Controller) -> dict[str, Any] | None:
    stepping = controller.stepping
    if stepping is None:
        return None
    return {
        "title": stepping.title,
        "at": stepping.at,
        "steps": [
            {
                "text": step.text,
                "rule": step.rule,
                "ruleText": controller.rule_text(step.rule),
                "points": step.points,
                "total": step.total,
            }
            for step in stepping.steps
        ],
    }


def _log(controller: Controller) -> list[str]:
    position = controller.first
    told = [str(turn) for turn in turns(position.game, position.state, controller.moves, position.names)]
    if controller.position.over:
        told.append(f"Seed of the draws: {controller.seed}.")
    return told[::-1]


def _example(controller: Controller) -> str:
    """Return a move as it can be typed, to show the spelling."""
    if controller.viewer is None:
        return ""
    legal = controller.position.legal()
    return controller.position.move_text(legal[0]) if legal else ""
