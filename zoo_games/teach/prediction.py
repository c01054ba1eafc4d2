"""Predictions: an answer is committed, with how sure one is, before it is revealed, and then it stays."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from zoo_games.core.errors import SettingError, ZooError
from zoo_games.teach.question import Answer, Question, Solution, told
from zoo_games.teach.reveal import Reveal

SURE: Final = {1: "a guess", 2: "fairly sure", 3: "certain"}
"""How sure somebody is, in three levels."""

CHANCE_OF: Final = {1: 0.4, 2: 0.7, 3: 0.95}
"""The probability of being right that each level is taken to mean; assumed, for the Brier score."""


class TooLate(ZooError):
    """A prediction was to be changed after it had been made."""


class NotCommitted(ZooError):
    """The answer was to be revealed before a prediction was committed or skipped."""


@dataclass(frozen=True, slots=True)
class Prediction:
    """One prediction, or one skip.

    Attributes:
        item: Id of the item.
        seed: Seed of a fresh board; None for the board of the lesson.
        answer: What was committed; None for a skip.
        sure: How sure, 1 to 3; None for a skip.
        right: Whether it was right; None for a skip.
    """

    item: str
    seed: int | None
    answer: Answer | None
    sure: int | None = None
    right: bool | None = None

    @property
    def skipped(self) -> bool:
        """Whether it is a skip."""
        return self.answer is None

    def __str__(self) -> str:
        if self.answer is None or self.sure is None:
            return "skipped"
        return f"{told(self.answer)}, {SURE[self.sure]}"


@dataclass(frozen=True, slots=True)
class Log:
    """Predictions in the order in which they were made; adding one gives a new log.

    Example:
        >>> log = Log().added(Prediction("a", None, 8, 3, True)).added(Prediction("b", None, None))
        >>> log.committed, log.skipped, log.calibration()
        (1, 1, {3: (1, 1)})
    """

    entries: tuple[Prediction, ...] = ()

    def added(self, prediction: Prediction) -> Log:
        """Return the log with one more prediction.

        Raises:
            TooLate: If one about the same question stands in it already.
        """
        if any((one.item, one.seed) == (prediction.item, prediction.seed) for one in self.entries):
            raise TooLate(f"There is a prediction about {prediction.item} already; it stays.")
        return Log((*self.entries, prediction))

    @property
    def committed(self) -> int:
        """How many were committed."""
        return sum(not one.skipped for one in self.entries)

    @property
    def skipped(self) -> int:
        """How many were skipped."""
        return len(self.entries) - self.committed

    def brier(self) -> float | None:
        """Return the mean squared distance of stated and real outcome, 0 (best) to 1; None without any.

        The three levels are taken as the probabilities of :data:`CHANCE_OF`. Skips do not count.

        Example:
            >>> Log((Prediction("a", None, 8, 3, False),)).brier()
            0.9025
        """
        marks = [(CHANCE_OF[one.sure] - bool(one.right)) ** 2 for one in self.entries if one.sure]
        return round(sum(marks) / len(marks), 4) if marks else None

    def calibration(self) -> dict[int, tuple[int, int]]:
        """Return, for each level that was used, how many were right and how many there were."""
        found: dict[int, tuple[int, int]] = {}
        for one in self.entries:
            if one.sure:
                right, count = found.get(one.sure, (0, 0))
                found[one.sure] = (right + bool(one.right), count + 1)
        return dict(sorted(found.items()))

    def of(self, items: tuple[str, ...]) -> Log:
        """Return the log of some items only."""
        return Log(tuple(one for one in self.entries if one.item in items))

    def __str__(self) -> str:
        lines = [f"{self.committed} committed, {self.skipped} skipped."]
        for level, (right, count) in self.calibration().items():
            lines.append(f"{SURE[level].capitalize()}: {right} of {count} right.")
        score = self.brier()
        if score is not None:
            lines.append(f"Brier score {score:.2f} (0 is best).")
        return "\n".join(lines)


class Asking:
    """One question on its way: asked, then committed or skipped, then revealed.

    Args:
        question: What is asked.
        record: Called once with the prediction when it is made.

    Example:
        >>> from zoo_games.teach.items import make_question
        >>> six = Asking(make_question("frens-six-dogs"))
        >>> six.commit(14, sure=3)
        Prediction(item='frens-six-dogs', seed=None, answer=14, sure=3, right=False)
        >>> print(six.reveal().verdict[1])
        Z-DIAG: You counted dogs that meet only at a corner; only sides count.
    """

    def __init__(self, question: Question, record: Callable[[Prediction], None] | None = None) -> None:
        self.question = question
        self.prediction: Prediction | None = None
        self._record = record
        self._solution: Solution | None = None

    def solution(self) -> Solution:
        """Return how the rules answer the question, worked out once."""
        if self._solution is None:
            self._solution = self.question.solve()
        return self._solution

    def commit(self, answer: Any, sure: int = 2) -> Prediction:
        """Commit an answer; it cannot be changed afterwards.

        Args:
            answer: What the question asks for, as :meth:`Question.read` takes it.
            sure: 1 for a guess, 2 for fairly sure, 3 for certain.

        Raises:
            SettingError: If the answer or the level is none; then nothing is committed.
            TooLate: If another prediction, or a skip, was made before.
        """
        if type(sure) is not int or sure not in SURE:
            raise SettingError("How sure is 1 (a guess), 2 (fairly sure) or 3 (certain).")
        read = self.question.read(answer)
        right = read == self.solution().answer
        return self._keep(Prediction(self.question.id, self.question.seed, read, sure, right))

    def skip(self) -> Prediction:
        """Skip the question; a skip stays a skip.

        Raises:
            TooLate: If an answer was committed before.
        """
        return self._keep(Prediction(self.question.id, self.question.seed, None))

    def _keep(self, prediction: Prediction) -> Prediction:
        if self.prediction is None:
            if self._record is not None:
                self._record(prediction)
            self.prediction = prediction
        elif self.prediction != prediction:
            was = "skipped" if self.prediction.skipped else f"answered: {self.prediction}"
            raise TooLate(f"This question was {was}. That stays; a fresh kernel asks anew.")
        return self.prediction

    def reveal(self) -> Reveal:
        """Return the answer step by step, beside the prediction.

        Raises:
            NotCommitted: If nothing was committed or skipped yet.
        """
        if self.prediction is None:
            raise NotCommitted("Commit an answer first, or skip; then it is revealed.")
        said = self.prediction
        sure = "" if said.sure is None else SURE[said.sure]
        return Reveal(self.question, self.solution(), said.answer, sure, said.sure == max(SURE))

    def follow_up(self, answer: Any = None) -> Question | None:
        """Return a question that tells apart the ideas behind a wrong answer.

        Args:
            answer: As :meth:`Question.read` takes it; None for the one that was committed.

        Returns:
            None if fewer than two ideas lead there, or if nothing is committed and no answer given.

        Raises:
            SettingError: If the answer is none to this question.
        """
        committed = None if self.prediction is None else self.prediction.answer
        wanted = committed if answer is None else self.question.read(answer)
        if wanted is None or self.question.follow_up is None:
            return None
        ways = self.solution().led_to(wanted)
        return self.question.follow_up(ways) if len(ways) > 1 else None
