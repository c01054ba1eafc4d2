"""Lessons: which items a notebook asks and to what end, how far somebody is, and what a notebook holds."""

from __future__ import annotations

import ast
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any, Final

from zoo_games.core.errors import SettingError
from zoo_games.teach.prediction import Log


@dataclass(frozen=True, slots=True)
class Progress:
    """How far somebody is in a lesson.

    Attributes:
        log: The predictions about the items of the lesson.
        asked: How many items it has.
        built: Build tasks that were solved.
        builds: How many build tasks it has.
    """

    log: Log
    asked: int
    built: int
    builds: int

    def __str__(self) -> str:
        lines = [f"Of {self.asked} questions: {self.log}"]
        if not self.log.committed:
            lines = [
                f"No answer yet to any of the {self.asked} questions. A fresh kernel asks them all again."
            ]
        if self.builds:
            lines.append(f"Build tasks solved: {self.built} of {self.builds}.")
        return "\n".join(lines)

    def __repr__(self) -> str:
        return str(self)


@dataclass(frozen=True, slots=True)
class Lesson:
    """The items of one notebook.

    Attributes:
        name: Name of the notebook, without its ending.
        predictions: Ids of the items that are predicted on the way.
        builds: Names of the build tasks.
        retrieval: Ids of items that ask for something learned before.
        exit: Id of the last item.
    """

    name: str
    predictions: tuple[str, ...]
    builds: tuple[str, ...]
    retrieval: tuple[str, ...]
    exit: str

    @property
    def items(self) -> tuple[str, ...]:
        """Every item, in the order of the notebook."""
        return (*self.retrieval, *self.predictions, self.exit)

    def progress(self, log: Log, built: Sequence[str] = ()) -> Progress:
        """Return how far somebody with a log is.

        Args:
            log: Everything that was predicted.
            built: Names of the build tasks that were solved.
        """
        solved = sum(name in built for name in self.builds)
        return Progress(log.of(self.items), len(self.items), solved, len(self.builds))


LESSONS: Final = MappingProxyType(
    {
        one.name: one
        for one in (
            Lesson(
                "zoomies_1_learn",
                ("one-match", "corner", "pack", "turn", "leader-grows"),
                ("leader-four",),
                ("no-match",),
                "leaders-join",
            ),
            Lesson(
                "zoomies_2_scoring",
                (
                    "frens-six-dogs",
                    "frens-faded",
                    "frens-from-beagles",
                    "frens-from-poodles",
                    "frens-solo",
                    "leader",
                    "bones",
                    "zoomies-four",
                    "zoomies-seven",
                    "leader-share",
                    "frens-share",
                    "groups-join",
                    "end-no-bone",
                    "end-bones",
                    "end-leader",
                    "end-frens",
                    "end-frens-few",
                    "end-frens-many",
                    "end-zoomies",
                ),
                ("frens-ten",),
                ("one-match",),
                "ben-total",
            ),
            Lesson(
                "zombee_1_learn",
                ("zombees-stay", "own-flips", "drops-after", "first-flip", "evaluation-order"),
                ("drop-and-flip",),
                ("zombees-reroll",),
                "all-flips",
            ),
            Lesson(
                "zombee_2_odds",
                (
                    "one-flip",
                    "five-flips",
                    "six-shown",
                    "mia-ends",
                    "mia-herself",
                    "mia-yellow",
                    "mia-after",
                    "mia-rolls-on",
                ),
                ("drop-and-third",),
                ("own-flips",),
                "odds-exit",
            ),
            Lesson(
                "boomerang_1_learn",
                ("river-full", "land-not-animal", "pot", "stack-order", "round", "who-comes-late"),
                (),
                ("river-again",),
                "last-of-four",
            ),
            Lesson(
                "boomerang_2_scoring",
                (
                    "tie",
                    "minority",
                    "eleven",
                    "stocks",
                    "score-faded",
                    "table-ada",
                    "table-ben",
                    "table-cleo",
                    "table-win",
                    "tie-broken",
                    "tie-joined",
                    "minority-grows",
                    "four-cleo",
                    "four-dan",
                    "four-win",
                    "four-shared",
                    "score-solo",
                ),
                ("emus-tie", "emus-lead"),
                ("stack-of-four",),
                "score-exit",
            ),
            Lesson(
                "wonderzoo_1_learn",
                (
                    "enclosure-alone",
                    "path-at-water",
                    "visitor-gate",
                    "wonderzoo-turn",
                    "bus-order",
                    "water-moved",
                    "out-or-not",
                ),
                (),
                ("path-corner",),
                "tiles-fit",
            ),
            Lesson(
                "wonderzoo_2_scoring",
                (
                    "visitor-faded",
                    "pawn-a",
                    "pawn-b",
                    "pawn-b-tile",
                    "zoo-solo",
                    "blue-likes",
                    "red-likes",
                    "zoo-end-blue",
                    "zoo-end-green",
                    "zoo-end-red",
                    "zoo-end-yellow",
                ),
                ("visitor-three",),
                ("path-at-water",),
                "zoo-exit",
            ),
        )
    }
)
"""Every lesson by name."""


def lesson(name: str) -> Lesson:
    """Return a lesson.

    Raises:
        SettingError: If there is none of that name.
    """
    if name not in LESSONS:
        raise SettingError(f"There is no lesson {name!r}; there are {', '.join(LESSONS)}.")
    return LESSONS[name]


@dataclass(frozen=True, slots=True)
class Tally:
    """What a notebook asks of its reader, read off its code.

    Attributes:
        asked: Ids that ``ask`` was called with, in order, each once.
        committed: Those whose answer is committed in a cell before it is revealed there.
        built: Names that ``build`` was called with and for which a tile can be laid.
    """

    asked: tuple[str, ...]
    committed: tuple[str, ...]
    built: tuple[str, ...]

    def lacks(self, lesson: Lesson) -> list[str]:
        """Return what the notebook of a lesson does not ask, one sentence each."""
        found = []
        for name in lesson.items:
            if name not in self.asked:
                found.append(f"{name} is not asked")
            elif name not in self.committed:
                found.append(f"{name} is revealed without a prediction, or not at all")
        found += [f"{name} is not to be built" for name in lesson.builds if name not in self.built]
        return found


def tally(notebook: Mapping[str, Any]) -> Tally:
    r"""Return what a notebook asks.

    Args:
        notebook: The notebook as JSON gives it.

    Example:
        >>> cells = [{"cell_type": "code", "source": "six = ask('a')\nsix.commit(None)\nsix.reveal()"}]
        >>> tally({"cells": cells}).committed
        ('a',)
    """
    asked: dict[str, None] = {}
    committed: dict[str, None] = {}
    built: dict[str, None] = {}
    for cell in notebook["cells"]:
        if cell["cell_type"] == "code":
            calls = _calls("".join(cell["source"]))
            asked.update(dict.fromkeys(name for of, name, _ in calls if of == "ask"))
            built.update(dict.fromkeys(name for of, name, verbs in calls if of == "build" and "lay" in verbs))
            done = [name for of, name, verbs in calls if of == "ask" and _before(verbs)]
            committed.update(dict.fromkeys(done))
    return Tally(tuple(asked), tuple(committed), tuple(built))


def _before(verbs: Sequence[str]) -> bool:
    """Return whether something is committed before it is revealed."""
    return "commit" in verbs and "reveal" in verbs and verbs.index("commit") < verbs.index("reveal")


def _calls(source: str) -> list[tuple[str, str, list[str]]]:
    """Return the ``ask`` and ``build`` calls of a cell with the methods that are called on each."""
    tree = ast.parse(source)
    names: dict[str, list[str]] = {}
    found: list[tuple[str, str, list[str]]] = []
    for node in ast.walk(tree):
        made = _made(node.value) if isinstance(node, ast.Assign) else None
        if made and isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
            found.append((*made, names.setdefault(node.targets[0].id, [])))
    known = {(of, name) for of, name, _ in found}
    for node in ast.walk(tree):
        made = _made(node)
        if made and made not in known:
            found.append((*made, []))
    verbs = [node for node in ast.walk(tree) if isinstance(node, ast.Attribute)]
    for verb in sorted(verbs, key=lambda one: (one.lineno, one.col_offset)):
        if isinstance(verb.value, ast.Name) and verb.value.id in names:
            names[verb.value.id].append(verb.attr)
    return found


def _made(node: ast.AST) -> tuple[str, str] | None:
    """Return which of the two functions an expression calls, and with which name."""
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in ("ask", "build"):
        first = node.args[0] if node.args else None
        if isinstance(first, ast.Constant) and isinstance(first.value, str):
            return node.func.id, first.value
    return None
