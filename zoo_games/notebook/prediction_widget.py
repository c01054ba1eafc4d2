"""The widget of a question. The page hears nothing of the answer before one is committed or skipped."""

from __future__ import annotations

from itertools import chain
from typing import Any, Final

import anywidget
import traitlets

from zoo_games.core import registry
from zoo_games.core.errors import ZooError
from zoo_games.core.spec import GENERAL_RULES
from zoo_games.notebook.overlay import read_static, script
from zoo_games.notebook.prediction import Asked, Said, fresh_seed
from zoo_games.render.html import picture_url
from zoo_games.render.scene import Scene
from zoo_games.render.svg import svg
from zoo_games.teach.prediction import SURE
from zoo_games.teach.reveal import Reveal

PARTS: Final = ("dom", "stepper", "prediction")

WORDS: Final = {
    "answer": "Your answer",
    "apart": "A board that tells the ideas apart",
    "back": "Back",
    "cells": "Mark the dogs",
    "chance": "Your chance, such as 3/8 or 37.5 %",
    "commit": "Commit",
    "forward": "Forward",
    "fresh": "A fresh board",
    "no": "No",
    "number": "Your number",
    "order": "The letters in order",
    "others": "Other answers",
    "skip": "Skip",
    "step": "Step {step} of {count}",
    "steps": "Steps",
    "sure": "How sure are you?",
    "total": "Total {total}.",
    "yes": "Yes",
}
"""Every text of the page's half."""


class Predictor(anywidget.AnyWidget):
    """Takes a prediction and then steps through the answer.

    Args:
        asked: The question; a fresh board takes its place.
    """

    _esm = script(PARTS)
    _css = read_static("prediction.css")

    question = traitlets.Dict().tag(sync=True)
    state = traitlets.Dict().tag(sync=True)

    def __init__(self, asked: Asked) -> None:
        super().__init__()
        self._serial = 0
        self._show(asked, with_picture=False)
        self.on_msg(self._receive)

    def _show(self, asked: Asked, with_picture: bool) -> None:
        self._asked = asked
        self._serial += 1
        asked.changed = self._tell
        scene = asked.question.scene if with_picture else None
        with self.hold_sync():
            self.state = self._state()
            self.question = {
                "serial": self._serial,
                "kind": asked.question.kind,
                "text": asked.question.text if with_picture else "",
                "options": [list(option) for option in asked.question.options],
                "cells": [{"at": f"{row},{col}", "label": name} for (row, col), name in asked.question.cells],
                "sure": [SURE[level] for level in sorted(SURE)],
                "words": WORDS,
                "picture": picture_url(svg(scene)) if scene else "",
                "alt": scene.alt if scene else "",
                "width": round(scene.w * 48) if scene else 0,
            }

    def _tell(self, problem: str = "") -> None:
        self.state = self._state(problem)

    def _state(self, problem: str = "") -> dict[str, Any]:
        shown = self._asked.reveal() if self._asked.prediction is not None else None
        return {"reveal": self._revealed(shown) if isinstance(shown, Reveal) else None, "problem": problem}

    def _revealed(self, shown: Reveal) -> dict[str, Any]:
        frames: list[Scene | None] = [*shown.solution.frames] or [None] * len(shown.solution.steps)
        return {
            "verdict": list(shown.verdict),
            "others": list(shown.others),
            "apart": len(shown.ways) > 1 and self._asked.question.follow_up is not None,
            "fresh": fresh_seed(self._asked.question.id) is not None,
            "steps": [
                {
                    "text": step.text,
                    "rule": step.rule,
                    "ruleText": _rule_text(step.rule),
                    "points": step.points,
                    "total": str(step.total),
                    "picture": picture_url(svg(frame)) if frame else "",
                    "alt": frame.alt if frame else "",
                    "width": round(frame.w * 48) if frame else 0,
                }
                for step, frame in zip(shown.solution.steps, frames, strict=True)
            ],
        }

    def _receive(self, _widget: Any, content: Any, _buffers: Any) -> None:
        try:
            if isinstance(content, dict) and content.get("serial") == self._serial:
                self._do(content)
        except ZooError as error:
            self._tell(str(error))
        except Exception as error:
            self._tell(f"The question stumbled ({type(error).__name__}: {error}). Nothing was committed.")

    def _do(self, wish: dict[str, Any]) -> None:
        kind = wish.get("kind")
        if kind == "commit":
            # An answer that is missing must not count as the None that skips.
            said = self._asked.commit(str(wish.get("answer")), wish.get("sure", 0))
            if self._asked.prediction is None:
                self._tell(said.text)
        elif kind == "skip":
            self._asked.skip()
        elif kind in ("fresh", "apart"):
            seed = fresh_seed(self._asked.question.id)
            other = self._asked.follow_up() if kind == "apart" else self._asked.fresh(seed or 1)
            if isinstance(other, Said):
                self._tell(other.text)
            else:
                self._show(other, with_picture=True)

    def __repr__(self) -> str:
        # A stored page shows this in place of the widget: the next cell takes the answer there.
        return ""


def _rule_text(rule: str) -> str:
    games = (registry.get(name).spec.rulebook for name in registry.names())
    return next((book[rule].text for book in chain((GENERAL_RULES,), games) if rule in book), "")
