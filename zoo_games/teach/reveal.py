"""The answer beside the prediction: steps with pictures, and the idea behind a wrong number, by name."""

from __future__ import annotations

import re
from base64 import b64encode
from collections.abc import Sequence
from dataclasses import dataclass
from html import escape
from typing import Any

from zoo_games.core.explanation import Step, parting
from zoo_games.core.sentences import all_of
from zoo_games.render.html import picture_url
from zoo_games.render.png import NoPillow, png
from zoo_games.render.scene import Scene
from zoo_games.render.svg import svg
from zoo_games.teach.montage import montage
from zoo_games.teach.question import Answer, Question, Solution, WrongWay, told

UNIT = 54
"""CSS pixels a board unit in the pictures of steps."""

COLOURS = 96
"""Colours of a stored picture."""


@dataclass(frozen=True, slots=True)
class Reveal:
    """What is shown once a prediction is made.

    Attributes:
        question: What was asked.
        solution: How the rules answer.
        answer: What was committed; None for a skip.
        sure: How sure, in words.
        certain: Whether that was the highest level.
        note: A sentence to say first, such as that a later answer was not taken.
    """

    question: Question
    solution: Solution
    answer: Answer | None
    sure: str = ""
    certain: bool = False
    note: str = ""

    @property
    def ways(self) -> tuple[WrongWay, ...]:
        """The wrong ideas that lead to the answer given."""
        return () if self.answer is None else self.solution.led_to(self.answer)

    @property
    def verdict(self) -> tuple[str, ...]:
        """Yours beside the rule's, then the idea behind a wrong one and where the two readings part."""
        right, before = told(self.solution.answer), (self.note,) if self.note else ()
        if self.answer is None:
            return (*before, f"The rules say {right}.")
        said = f"You said {told(self.answer)} ({self.sure})."
        if self.answer == self.solution.answer:
            return (*before, f"{said} The rules say {right}: right.")
        return (*before, *self._differs(f"{said} The rules say {right}."))

    def _differs(self, first: str) -> list[str]:
        lines = [first]
        if self.certain:
            lines[0] += " You were certain, so look twice at the step below."
        for way in self.ways:
            lines.append(f"{way.id}: {way.sentence}")
            lines += self._parting(way)
        if not self.ways:
            lines.append("None of the known ideas leads there; go through the steps.")
        if len(self.ways) > 1 and self.question.follow_up is not None:
            lines.append("More than one idea leads there; follow_up() asks a board that tells them apart.")
        return lines

    def _parting(self, way: WrongWay) -> list[str]:
        right = self.solution.steps
        index = parting(right, way.steps) if way.steps else None
        if index is None:
            return []
        if index >= len(right):
            return [f"The rules end after step {index}; your count goes on: {_counted(way.steps[index])}"]
        yours = _counted(way.steps[index]) if index < len(way.steps) else "nothing more to count."
        rules = _counted(right[index])
        return [f"The two part at step {index + 1}. By the rules: {rules} Your way: {yours}"]

    @property
    def others(self) -> tuple[str, ...]:
        """For a skip: which answers other ideas lead to, one line an answer."""
        if self.answer is not None:
            return ()
        found: dict[Answer, list[str]] = {}
        for way in self.solution.wrong:
            found.setdefault(way.answer, []).append(f"{way.sentence} ({way.id})")
        ranked = sorted(found.items(), key=lambda entry: told(entry[0]).rjust(6))
        return tuple(f"If you had {told(answer)}: {' Or: '.join(sentences)}" for answer, sentences in ranked)

    def __str__(self) -> str:
        lines = [*self.verdict, ""]
        lines += [step_line(number, step) for number, step in enumerate(self.solution.steps, start=1)]
        if self.others:
            lines += ["", *self.others]
        return "\n".join(lines)

    def __repr__(self) -> str:
        return str(self)

    def html(self) -> str:
        """Return the same with one picture of all steps, or a small one for each."""
        parts = [f"<p>{escape(line)}</p>" for line in self.verdict]
        parts.append(pictured(self.solution.whole, self.solution.frames, self.solution.steps))
        if self.others:
            lines = "".join(f"<li>{_small_ids(line)}</li>" for line in self.others)
            parts.append(f"<ul>{lines}</ul>")
        # JupyterLab shows the first line of a folded output: it must not be the answer.
        return f'The answer:\n<div class="zoo-reveal">{"".join(parts)}</div>'

    def _repr_mimebundle_(self, include: Any = None, exclude: Any = None) -> dict[str, str]:
        return {"text/plain": str(self), "text/html": self.html()}


@dataclass(frozen=True, slots=True)
class Worked:
    """A question that is answered in full, or up to a step, before anybody is asked.

    Attributes:
        question: What is asked.
        solution: How the rules answer.
        count: How many of the steps are shown; None for all.
        brief: Whether all steps are shown in one picture, if they can be.
    """

    question: Question
    solution: Solution
    count: int | None = None
    brief: bool = False

    @property
    def ending(self) -> str:
        """What is said after the last step shown."""
        steps = len(self.solution.steps)
        if self.count is None or self.count >= steps:
            return f"So the answer is {told(self.solution.answer)}."
        return f"{self.count} of {steps} steps. The rest is yours."

    def __str__(self) -> str:
        steps = self.solution.steps[: self.count]
        lines = [step_line(number, step) for number, step in enumerate(steps, start=1)]
        return "\n".join([self.question.text, "", self.question.board, "", *lines, self.ending])

    def __repr__(self) -> str:
        return str(self)

    def _repr_mimebundle_(self, include: Any = None, exclude: Any = None) -> dict[str, str]:
        frames, steps = self.solution.frames[: self.count], self.solution.steps[: self.count]
        pictures = pictured(self.solution.whole if self.brief else None, frames, steps)
        html = f"<p>{escape(self.question.text)}</p>{pictures}<p>{escape(self.ending)}</p>"
        return {"text/plain": str(self), "text/html": html}


def _counted(step: Step) -> str:
    """Return a step with what it adds."""
    return f"{step.text} ({step.points:+d}, total {step.total})." if step.total or step.points else step.text


def step_line(number: int, step: Step) -> str:
    """Return a step as a line of a list.

    Example:
        >>> step_line(2, Step("Z.leader", "One dog: 1 point.", ((0, 0),), 1, 3))
        '2. One dog: 1 point. Total 3. (Z.leader)'
    """
    total = f" Total {step.total}." if step.points else ""
    return f"{number}. {step.text}{total} ({step.rule})"


def pictured(whole: Scene | None, frames: Sequence[Scene], steps: Sequence[Step]) -> str:
    """Return a count as HTML: one picture of the whole, or one a step, then a numbered list.

    Args:
        whole: The picture of the whole; None for pictures of the steps.
        frames: One picture a step, or none.
        steps: The steps.
    """
    if whole is None:
        return strip(frames, steps)
    title = whole.title.replace("A ", "The ", 1)
    return picture(whole, f"{title} with all steps marked. {_told(steps)}", UNIT) + _listed(steps)


def _told(steps: Sequence[Step]) -> str:
    return " ".join(step_line(number, step) for number, step in enumerate(steps, start=1))


def _times(count: int) -> str:
    return "with the step lit up" if count == 1 else f"{count} times, each time with one step lit up"


def _listed(steps: Sequence[Step]) -> str:
    items = "".join(
        f"<li>{_small_ids(step_line(number, step).partition(' ')[2])}</li>"
        for number, step in enumerate(steps, start=1)
    )
    return f"<ol>{items}</ol>"


def strip(frames: Sequence[Scene], steps: Sequence[Step]) -> str:
    """Return the steps as HTML: a numbered picture of each, side by side, then a numbered list.

    Args:
        frames: One picture a step, or none.
        steps: The steps.
    """
    if not frames:
        return _listed(steps)
    panels, labels = _panels(frames)
    whole = montage(
        panels,
        f"{frames[0].title.replace('A ', 'The ', 1)} {_times(len(steps))}. {_told(steps)}",
        labels,
    )
    return picture(whole, whole.alt, UNIT) + _listed(steps)


def _small_ids(line: str) -> str:
    """Return a line as HTML, with the ids in brackets in small letters."""
    return re.sub(r" (\([A-Z]+[.-][A-Za-z0-9.-]+\))", r" <small>\1</small>", escape(line))


def _panels(frames: Sequence[Scene]) -> tuple[list[Scene], list[str]]:
    """Return the pictures without those that are drawn like the one before, and the steps that each shows."""
    panels: list[Scene] = []
    numbers: list[list[int]] = []
    for number, frame in enumerate(frames, start=1):
        if panels and panels[-1].layers == frame.layers:
            numbers[-1].append(number)
        else:
            panels.append(frame)
            numbers.append([number])
    return panels, [all_of(map(str, found)) for found in numbers]


def _address(scene: Scene, unit: int) -> str:
    """Return a picture as an address: a PNG where Pillow is installed, since some pages refuse SVG."""
    try:
        painted = png(scene, "light", unit * 1.5, COLOURS)
    except NoPillow:
        return picture_url(svg(scene))
    return "data:image/png;base64," + b64encode(painted).decode("ascii")


def picture(scene: Scene, alt: str, unit: int = 60) -> str:
    """Return one picture with its alt text as HTML.

    Args:
        scene: What to draw.
        alt: What it shows, in words.
        unit: CSS pixels a board unit.
    """
    wide, address = round(scene.w * unit), _address(scene, unit)
    style = f"margin:0;width:{wide}px;max-width:100%;break-inside:avoid"
    image = f'<img alt="{escape(alt)}" src="{address}" width="{wide}" style="max-width:100%">'
    return f'<figure class="zoo-figure" style="{style}">{image}</figure>'
