"""What stands on and beside a board, as plain data for the page."""

from __future__ import annotations

from typing import Any

from zoo_games.core.explanation import Item
from zoo_games.core.ties import without_rule
from zoo_games.notebook import advice
from zoo_games.notebook.controller import Controller
from zoo_games.notebook.line import SPEEDS
from zoo_games.notebook.opening import known_scores
from zoo_games.notebook.told import outcome
from zoo_games.notebook.wording import GONE_KEPT, KINDS, TOOL_KEYS, WORDS
from zoo_games.render.html import picture_url
from zoo_games.render.scene import Scene
from zoo_games.render.svg import svg
from zoo_games.render.theme import Theme
from zoo_games.render.view import Button


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
                "piece": spot.id in choices.pieces,
                "symbol": spot.symbol if spot.motion else "",
                "motion": spot.motion,
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
        groups.setdefault(button.group, []).append(_button(button, theme, button.id in choices.pieces))
    return {
        "prompt": choices.prompt,
        "curtain": controller.curtain if controller.past is None else "",
        "pace": _pace(controller),
        "notice": _notice(controller),
        "summary": _summary(controller),
        "hint": _hint(controller),
        "groups": [{"name": name, "buttons": buttons} for name, buttons in groups.items()],
        "preview": list(controller.preview()),
        "against": list(controller.against()),
        "scores": _scores(controller),
        "stepper": _stepper(controller),
        "retelling": _retelling(controller),
        "history": _history(controller),
        "presenting": controller.presenting,
        "rules": _rules(controller),
        "log": _log(controller),
        "kept": controller.kept,
        "undo": controller.past is None and controller.can_undo,
        "redo": controller.past is None and controller.can_redo,
        "advise": controller.may_act,
        "typed": _example(controller),
        "over": controller.over,
        "closed": controller.over or bool(controller.stuck),
        "words": {**WORDS, "gone": GONE_KEPT} if controller.keep else WORDS,
    }


def _pace(controller: Controller) -> dict[str, Any]:
    """Return whether time goes on by itself, and how fast."""
    return {
        "due": controller.due,
        "paused": controller.paused,
        "speed": controller.speed,
        "delay": SPEEDS[controller.speed] or SPEEDS["normal"],
        "tick": controller.tick,
    }


def _summary(controller: Controller) -> dict[str, Any] | None:
    """Return the end of a game: who won, what broke a tie, the seed."""
    position = controller.position
    if not controller.over or controller.past is not None:
        return None
    tie = position.game.tie_break(position.state, position.names) or ""
    lines = [f"{tie}."] if tie and without_rule(tie) not in controller.choices.prompt else []
    rules = [rule for rule in position.game.spec.rulebook if f"({rule})" in tie]
    return {"text": outcome(position), "lines": lines + _seed(controller), "rules": rules}


def _seed(controller: Controller) -> list[str]:
    """Return the sentence about the seed, where this board has drawn or dealt with it."""
    used = controller.dealt or controller.drawn
    return [f"Seed of the draws: {controller.seed}."] if used and controller.over else []


def _hint(controller: Controller) -> dict[str, Any] | None:
    hint = controller.hint
    return None if hint is None else {"text": hint.text, "reasons": list(hint.reasons)}


def _history(controller: Controller) -> dict[str, int]:
    stops = controller.stops
    at = len(stops) - 1 if controller.past is None else stops.index(controller.past)
    return {"at": at, "count": len(stops) - 1}


def _rules(controller: Controller) -> dict[str, Any]:
    """Return the rules that decide here, and the one that is open, with its source."""
    position = controller.position
    found = advice.rule_of(position, controller.rule)
    card = None
    if found is not None:
        notes = (("Question", found.point), ("Taken as", found.default), ("Why", found.why))
        card = {
            "id": found.id,
            "text": found.text,
            "kind": KINDS[found.kind],
            "source": found.source,
            "lines": [f"{label}: {text}" for label, text in notes if text],
        }
    here = [{"id": rule, "text": controller.rule_text(rule)} for rule in controller.rules_here()]
    return {"here": here, "card": card}


def _button(button: Button, theme: Theme, piece: bool) -> dict[str, Any]:
    scene = button.picture
    return {
        "id": button.id,
        "label": button.label,
        "key": button.key,
        "pressed": button.pressed,
        "hint": button.hint,
        "piece": piece,
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
    scores = known_scores(position)
    due = controller.actor if controller.past is None else position.to_move
    items: dict[int, list[dict[str, Any]]] = {}
    for key, item in controller.items().items():
        items.setdefault(item.player, []).append(_item(key, item, position.names[item.player]))
    return [
        {
            "seat": seat,
            "name": name,
            "points": "?" if scores is None else scores[seat],
            "due": due == seat,
            "lead": scores is not None and scores[seat] == max(scores),
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
        "counts": not stepping.tables,
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


def _retelling(controller: Controller) -> dict[str, Any] | None:
    """Return the last move that can be told again: its place, and what is told; None while one is."""
    place = controller.event
    told = None if place is None or controller.retold is not None else controller.retelling(place)
    return None if told is None else {"place": place, "title": told.title}


def _log(controller: Controller) -> list[dict[str, Any]]:
    """Return what has happened, the latest first, and which move in it can be told again."""
    lines: list[dict[str, Any]] = []
    for text, place in zip(controller.log(), controller.events(), strict=True):
        told = None if place is None else controller.retelling(place)
        lines.append({"text": text, "place": place, "title": told.title if told else ""})
    lines += [{"text": text, "place": None, "title": ""} for text in _seed(controller)]
    return lines[::-1]


def _example(controller: Controller) -> str:
    """Return a move as it can be typed, to show the spelling."""
    if not controller.may_act:
        return ""
    legal = controller.position.legal()
    return controller.position.move_text(legal[0]) if legal else ""
