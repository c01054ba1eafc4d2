"""Questions on a page: a small widget where the libraries are there, function calls and text everywhere.

A cell asks (``ask("frens-six-dogs")``); the answer is entered below the question, or typed::

    six = ask("frens-six-dogs")
    six.commit(8, sure=2)
    six.reveal()
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from html import escape
from types import MappingProxyType
from typing import Any, Final

from zoo_games.core.errors import SettingError, ZooError
from zoo_games.core.shapes import shown
from zoo_games.play.position import Position
from zoo_games.render.scene import Scene
from zoo_games.teach.boomerang.key import key_scene as boomerang_key
from zoo_games.teach.building import Build, Verdict
from zoo_games.teach.builds import make_build
from zoo_games.teach.counted import item_question
from zoo_games.teach.items import ITEMS, make_question
from zoo_games.teach.lessons import Progress, lesson
from zoo_games.teach.prediction import Asking, Log, NotCommitted, Prediction
from zoo_games.teach.question import HOW, Question
from zoo_games.teach.reveal import Reveal, Worked, picture
from zoo_games.teach.wonderzoo.key import key_scene as wonderzoo_key
from zoo_games.teach.zoomies.key import key_scene as zoomies_key

HOW_TO: Final = "Your answer: {how}. How sure: 1 a guess, 2 fairly sure, 3 certain."


class Said:
    """A sentence that a cell shows."""

    def __init__(self, text: str) -> None:
        self.text = text

    def __repr__(self) -> str:
        return self.text


class Asked:
    """A question on a page; nothing here raises what a person may see.

    Args:
        asking: The question and its prediction.
    """

    def __init__(self, asking: Asking) -> None:
        self.asking = asking
        self.changed: Callable[[], None] | None = None
        self._widget: Any = None
        self._note = ""

    @property
    def question(self) -> Question:
        """What is asked."""
        return self.asking.question

    @property
    def prediction(self) -> Prediction | None:
        """What was committed or skipped; None while nothing was."""
        return self.asking.prediction

    def commit(self, answer: Any = None, sure: int = 2) -> Said:
        """Commit an answer; it cannot be changed afterwards.

        Args:
            answer: What the question asks for; None skips, unless an answer was committed before.
            sure: 1 for a guess, 2 for fairly sure, 3 for certain.
        """
        try:
            if answer is None:
                if self.prediction is None:
                    self.asking.skip()
            else:
                self.asking.commit(answer, sure)
        except ZooError as error:
            self._note = str(error)
            return Said(self._note)
        self._note = ""
        if self.changed is not None:
            self.changed()
        return Said(f"Committed: {self.prediction}. It stays.")

    def skip(self) -> Said:
        """Skip the question; a skip stays a skip."""
        try:
            self.asking.skip()
        except ZooError as error:
            return Said(str(error))
        if self.changed is not None:
            self.changed()
        return Said("Skipped.")

    def reveal(self) -> Reveal | Said:
        """Return the answer beside the prediction, or the sentence that a prediction is due first."""
        note, self._note = self._note, ""
        try:
            shown = self.asking.reveal()
        except NotCommitted as error:
            return Said(" ".join(filter(None, [note, str(error)])))
        return replace(shown, note=note)

    def fresh(self, seed: int) -> Asked | Said:
        """Return the same question on a fresh, equally hard board, with a prediction of its own."""
        try:
            return ask(self.question.id, seed)
        except ZooError as error:
            return Said(str(error))

    def follow_up(self, answer: Any = None) -> Asked | Said:
        """Return a question that tells apart the ideas behind an answer.

        Args:
            answer: A wrong answer; None for the one that was given.
        """
        try:
            question = self.asking.follow_up(answer)
        except ZooError as error:
            return Said(str(error))
        if question is None:
            return Said("There is nothing to tell apart: no answer yet, or at most one idea behind it.")
        return _kept(question)

    def __repr__(self) -> str:
        question = self.question
        board = "" if question.above else f"{question.board}\n\n"
        return f"{question.text}\n\n{board}{HOW_TO.format(how=HOW[question.kind])}"

    def _repr_mimebundle_(self, include: Any = None, exclude: Any = None) -> dict[str, str]:
        question = self.question
        scene = None if question.above else question.scene
        shown = "" if scene is None else picture(scene, scene.alt)
        options = "".join(f"<li><b>{letter}</b> {escape(part)}</li>" for letter, part in question.options)
        html = f"<p>{escape(question.text)}</p>{shown}" + (f"<ul>{options}</ul>" if options else "")
        return {"text/plain": repr(self), "text/html": html}

    def _ipython_display_(self) -> None:
        from IPython.display import display

        display(self._repr_mimebundle_(), raw=True)
        try:
            from zoo_games.notebook.prediction_widget import Predictor
        except ModuleNotFoundError as error:
            if error.name not in ("ipywidgets", "anywidget", "traitlets"):
                raise
            return
        if self._widget is not None:
            self._widget.layout.close()
            self._widget.close()
        self._widget = Predictor(self)
        display(self._widget)


class Desk:
    """The questions of this kernel, each asked once, and the log of what was predicted."""

    def __init__(self) -> None:
        self.log = Log()
        self.builds: dict[str, bool] = {}
        self._asked: dict[tuple[str, int | None, str], Asked] = {}

    def ask(self, question: Question) -> Asked:
        """Return the question as it was asked before, or anew."""
        key = (question.id, question.seed, question.board)
        if key not in self._asked:
            self._asked[key] = Asked(Asking(question, self._record))
        return self._asked[key]

    def _record(self, prediction: Prediction) -> None:
        self.log = self.log.added(prediction)


_desk = Desk()


def ask(id: str, seed: int | None = None) -> Asked:
    """Ask a question; asked again, it is the same one with what was committed.

    Args:
        id: Name of the item, such as ``"frens-six-dogs"``.
        seed: A whole number for a fresh, equally hard board.

    Raises:
        SettingError: If there is no such item, or if it has no fresh boards.

    Example:
        >>> six = ask("frens-six-dogs", seed=21)
        >>> six.reveal()
        Commit an answer first, or skip; then it is revealed.
        >>> six.commit("many")
        The answer to this question is a whole number such as 8, not 'many'.
    """
    return _kept(make_question(id, seed))


def _kept(question: Question) -> Asked:
    return _desk.ask(question)


def worked(what: str | Position, steps: int | None = None, item: int = 0, brief: bool = False) -> Worked:
    """Return a count in full, with a picture for each step.

    Args:
        what: Name of a question, or a position of any game.
        steps: How many of the steps to show; None for all.
        item: Which item of a position, from 0 in the order of ``position.explain()``.
        brief: Whether one picture shows all steps, if one can.

    Raises:
        SettingError: If there is no such question or item.

    Example:
        >>> worked("frens-worked").ending
        'So the answer is 4.'
        >>> import zoo_games
        >>> worked(zoo_games.load("zombee").new(2, seed=7)).ending
        'So the answer is 2.'
    """
    if isinstance(what, str):
        question = make_question(what)
    elif isinstance(what, Position):
        question = item_question(what, item)
    else:
        raise SettingError(f"What is worked is a question's name or a position, not {shown(what)}.")
    return Worked(question, question.solve(), steps, brief)


KEYS: Final = MappingProxyType(
    {"zoomies": zoomies_key, "boomerang": boomerang_key, "wonderzoo": wonderzoo_key}
)
"""What draws the key of a game."""


class Key:
    """The key to the pictures of a game, on a page.

    Args:
        scene: The key.
    """

    def __init__(self, scene: Scene) -> None:
        self.scene = scene

    def __repr__(self) -> str:
        return self.scene.alt

    def _repr_mimebundle_(self, include: Any = None, exclude: Any = None) -> dict[str, str]:
        return {"text/plain": self.scene.alt, "text/html": picture(self.scene, self.scene.alt)}


def key(game: str = "zoomies") -> Key:
    """Return the key to the pictures of a game: pieces, icons and marks.

    Args:
        game: ``"zoomies"``, ``"boomerang"`` or ``"wonderzoo"``.

    Raises:
        SettingError: If there is no key of that name.

    Example:
        >>> print(repr(key()).partition(".")[0])
        Leader (circle, crown): 1 point for each dog of its Pack
    """
    if game not in KEYS:
        raise SettingError(f"There is no key to {game!r}; there are {', '.join(KEYS)}.")
    return Key(KEYS[game]())


def fresh_seed(id: str) -> int | None:
    """Return the seed of the next fresh board of an item; None if it has none."""
    if id not in ITEMS or not ITEMS[id].fresh:
        return None
    return 1 + sum(one.item == id for one in _desk.log.entries)


class Building:
    """A build task on a page.

    Args:
        task: The task.
    """

    def __init__(self, task: Build) -> None:
        self.task = task
        self.position = task.position

    def lay(self, answer: Any = None) -> Verdict | Said | None:
        """Return what came of laying a tile; a page shows nothing for no try.

        Args:
            answer: A move such as ``"B-H* at 1,2 N"``, or the position of a board on which it was laid;
                None for no try yet.
        """
        if answer is None:
            return None
        try:
            verdict = self.task.check(answer)
        except ZooError as error:
            return Said(str(error))
        if verdict.solved:
            _desk.builds[self.task.id] = True
        return verdict

    def shown(self) -> Verdict:
        """Return one solution, counted."""
        return self.task.shown()

    def __repr__(self) -> str:
        return repr(self.task)

    def _repr_mimebundle_(self, include: Any = None, exclude: Any = None) -> dict[str, str]:
        return self.task._repr_mimebundle_()


def build(id: str, seed: int | None = None) -> Building:
    """Set a build task.

    Args:
        id: Its name, such as ``"frens-ten"``.
        seed: A whole number for a fresh one.

    Raises:
        SettingError: If there is no such task.

    Example:
        >>> build("frens-ten").lay("B-H* at 1,2 N").solved
        True
    """
    return Building(make_build(id, seed))


def progress(name: str) -> Progress:
    """Return how far the predictions of a lesson are.

    Args:
        name: Name of the lesson, such as ``"zoomies_2_scoring"``.

    Raises:
        SettingError: If there is no such lesson.
    """
    return lesson(name).progress(_desk.log, tuple(_desk.builds))
