"""A graded test and a printable sheet from the items of a lesson: boards from a seed, answers computed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from hashlib import sha256
from html import escape
from pathlib import Path
from typing import Any, Final

from zoo_games.core.chance import Stream, checked_seed
from zoo_games.core.errors import SettingError, ZooError, did_you_mean
from zoo_games.render.svg import svg
from zoo_games.teach.items import ITEMS, make_question
from zoo_games.teach.question import Question, told
from zoo_games.teach.reveal import step_line

STYLE: Final = (
    "body{font:12pt/1.4 system-ui,sans-serif;max-width:18cm;margin:1cm auto}"
    "section{break-inside:avoid;margin-bottom:1cm}svg{max-height:9cm;max-width:100%}"
    ".line{border-bottom:1px solid;display:inline-block;width:4cm}"
)


def personal_seed(who: str, salt: str) -> int:
    """Return the seed of one person's boards; it cannot be turned back into the person without the salt.

    Args:
        who: Whatever names the person.
        salt: A secret of the class.

    Example:
        >>> personal_seed("ada", "7c") == personal_seed("ada", "7c") != personal_seed("ben", "7c")
        True
    """
    return int.from_bytes(sha256(f"{salt}/{who}".encode()).digest()[:4], "big")


def questions(items: Sequence[str], seed: int | None = None) -> tuple[Question, ...]:
    """Return the questions of some items, on fresh boards where there are any and a seed is given.

    Every item draws its own board from the seed, so that nobody can tell one answer from another. An item
    without fresh boards (``ITEMS[id].fresh``) is the same for everybody.

    Raises:
        SettingError: If there is no such item.
    """
    return tuple(make_question(id, _own_seed(id, seed)) for id in items)


def _own_seed(id: str, seed: int | None) -> int | None:
    """Return the seed of an item's board in a test; None for the board of the lesson."""
    if seed is None or id not in ITEMS or not ITEMS[id].fresh:
        return None
    return Stream(checked_seed(seed), f"test item {id}").below(2**32)


@dataclass(frozen=True, slots=True)
class Mark:
    """How one answer was judged.

    Attributes:
        item: Id of the item.
        right: Whether it was right; None if nothing was answered, or nothing that can be read.
        ideas: Ids of the wrong ideas that lead to it.
        said: What to say.
    """

    item: str
    right: bool | None
    ideas: tuple[str, ...]
    said: str


@dataclass(frozen=True, slots=True)
class Grade:
    """How a test was answered."""

    marks: tuple[Mark, ...]

    @property
    def points(self) -> int:
        """Number of right answers."""
        return sum(mark.right is True for mark in self.marks)

    @property
    def ideas(self) -> Counter[str]:
        """How often each wrong idea led to an answer."""
        return Counter(idea for mark in self.marks for idea in mark.ideas)

    def __str__(self) -> str:
        lines = [f"{self.points} of {len(self.marks)} right."]
        return "\n".join([*lines, *(f"{mark.item}: {mark.said}" for mark in self.marks)])


def grade(items: Sequence[str], answers: Mapping[str, Any], seed: int | None = None) -> Grade:
    """Return how a test was answered.

    Args:
        items: Ids of the items of the test.
        answers: Answer by id; what is left out counts as not answered.
        seed: Seed of the boards that were asked.

    Raises:
        SettingError: If there is no such item, or an answer to one that is not in the test.

    Example:
        >>> print(grade(["frens-six-dogs", "zoomies-seven"], {"frens-six-dogs": 8, "zoomies-seven": 28}))
        1 of 2 right.
        frens-six-dogs: Right.
        zoomies-seven: You went on after the last rung; the ladder ends there. (Z-CAP)
    """
    stray = [id for id in answers if id not in items]
    if stray:
        raise SettingError(f"The test has no question {stray[0]!r}{did_you_mean(str(stray[0]), items)}")
    return Grade(tuple(_mark(question, answers.get(question.id)) for question in questions(items, seed)))


def _mark(question: Question, given: Any) -> Mark:
    if given is None:
        return Mark(question.id, None, (), "Not answered.")
    try:
        answer = question.read(given)
    except SettingError as error:
        return Mark(question.id, None, (), str(error))
    solution = question.solve()
    if answer == solution.answer:
        return Mark(question.id, True, (), "Right.")
    ways = solution.led_to(answer)
    told_ways = " Or: ".join(f"{way.sentence} ({way.id})" for way in ways)
    return Mark(question.id, False, tuple(way.id for way in ways), told_ways or "Not right.")


# --- on paper -------------------------------------------------------------------------------------------


def sheet(items: Sequence[str], seed: int | None = None) -> str:
    """Return a printable page with the questions and room for the answers, and no answer.

    Args:
        items: Ids of the items.
        seed: Seed of fresh boards; None for those of the lesson.
    """
    parts = [
        f"<section><h2>{number}</h2><p>{escape(question.text)}</p>{_board(question)}"
        '<p>Answer: <span class="line"></span></p></section>'
        for number, question in enumerate(questions(items, seed), start=1)
    ]
    return _page("Questions", parts, seed)


def key(items: Sequence[str], seed: int | None = None) -> str:
    """Return the page with the answers to the sheet of the same items and seed, step by step."""
    parts = []
    for number, question in enumerate(questions(items, seed), start=1):
        solution = question.solve()
        steps = "".join(f"<li>{escape(step_line(0, step)[3:])}</li>" for step in solution.steps)
        parts.append(f"<section><h2>{number}: {escape(told(solution.answer))}</h2><ol>{steps}</ol></section>")
    return _page("Answers", parts, seed)


def _board(question: Question) -> str:
    if question.scene is None:
        return "".join(f"<p>{escape(letter)}: {escape(part)}</p>" for letter, part in question.options)
    return svg(question.scene, "print", question.scene.w * 40)


def _page(title: str, parts: Sequence[str], seed: int | None) -> str:
    foot = "" if seed is None else f"<footer>Seed {seed}</footer>"
    return (
        f'<!doctype html><html lang="en"><head><meta charset="utf-8"><title>{title}</title>'
        f"<style>{STYLE}</style></head><body><h1>{title}</h1>{''.join(parts)}{foot}</body></html>\n"
    )


def write_sheet(folder: str | Path, items: Sequence[str], seed: int | None = None) -> tuple[Path, Path]:
    """Write the sheet and its key into a folder, as two files; return their paths.

    Their names carry the seed, so that a class has its sheets side by side: ``questions-7.html``.

    Raises:
        ZooError: If they cannot be written.
    """
    ending = ".html" if seed is None else f"-{seed}.html"
    paths = Path(folder) / f"questions{ending}", Path(folder) / f"answers{ending}"
    try:
        for path, text in zip(paths, (sheet(items, seed), key(items, seed)), strict=True):
            path.write_text(text, encoding="utf-8")
    except OSError as error:
        raise ZooError(f"{folder} cannot be written to: {error.strerror or error}.") from None
    return paths
