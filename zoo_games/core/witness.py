"""Positions in which a rule or a setting matters, for look-ups, lessons and tests."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, ClassVar, Final, Generic, TypeVar

from zoo_games.core.errors import MoveRefused
from zoo_games.core.sentences import all_of
from zoo_games.core.settings import Settings

LEGAL: Final = "legal"
REFUSED: Final = "refused"

S = TypeVar("S")
M = TypeVar("M")
R = TypeVar("R", bound=Settings)
Q = TypeVar("Q", bound="RuleQuestion[Any, Any]")


@dataclass(frozen=True, slots=True)
class Witness:
    """A position in which a rule matters.

    Attributes:
        state: The position.
        move: The move that the rule is about; None for a rule about scores or chance.
        kept: What follows under the rule, as a sentence.
        broken: What would follow without it, as a sentence.
    """

    state: Any
    move: Any
    kept: str
    broken: str


@dataclass(frozen=True, slots=True)
class SettingWitness:
    """A position in which a setting matters.

    Attributes:
        name: Name of the setting.
        value: Another value than the default.
        question: What is asked about the position, as a sentence.
        ask: Works out the answer for the position under some settings.
        default: The answer under the defaults.
        changed: The answer if only this setting has ``value``.
    """

    name: str
    value: Any
    question: str
    ask: Callable[[Settings], Any]
    default: Any
    changed: Any


@dataclass(frozen=True, slots=True)
class RuleQuestion(Generic[S, M]):
    """A question about a position that a rule decides; each game has a class of its own.

    Attributes:
        rule: Id of the rule.
        question: What is asked, as a sentence.
        state: The position.
        ask: Works out the answer by the rules as they are.
        right: The answer if the rule is kept.
        wrong: The answer if it is broken.
        move: The move the question is about, if it is about one.
        nothing: What an empty answer is called in the game.
        unknown: What an answer of None is called in the game.
    """

    rule: str
    question: str
    state: S
    ask: Callable[[S], Any]
    right: Any
    wrong: Any
    move: M | None = None

    nothing: ClassVar[str] = "nothing"
    unknown: ClassVar[str] = "nobody"

    @staticmethod
    def play(state: Any, move: Any) -> Any:
        """Return the state after a move by the rules of the game.

        Raises:
            MoveRefused: If the move is not legal.
        """
        raise NotImplementedError

    @classmethod
    def may(cls: type[Q], rule: str, question: str, state: Any, move: Any, right: str) -> Q:
        """Return a question that asks whether a move is legal; ``right`` is LEGAL or REFUSED."""
        wrong = LEGAL if right == REFUSED else REFUSED
        return cls(rule, question, state, lambda state: cls.judged(state, move), right, wrong, move)

    @classmethod
    def leads(
        cls: type[Q],
        rule: str,
        question: str,
        state: Any,
        move: Any,
        look: str | Callable[[Any], Any],
        right: Any,
        wrong: Any,
    ) -> Q:
        """Return a question that asks what a move leads to.

        Args:
            rule: Id of the rule.
            question: What is asked.
            state: The position.
            move: The move.
            look: What is looked at in the state after it: the name of an attribute, or a function.
            right: The answer if the rule is kept.
            wrong: The answer if it is broken.
        """

        def ask(state: Any) -> Any:
            after = cls.play(state, move)
            return getattr(after, look) if isinstance(look, str) else look(after)

        return cls(rule, question, state, ask, right, wrong, move)

    @classmethod
    def judged(cls, state: S, move: M) -> str:
        """Return LEGAL or REFUSED, as playing the move turns out."""
        try:
            cls.play(state, move)
        except MoveRefused:
            return REFUSED
        return LEGAL

    @classmethod
    def in_words(cls, answer: Any) -> str:
        """Return an answer as it is told.

        Example:
            >>> words = RuleQuestion.in_words
            >>> words("legal"), words((3, 0)), words(()), words((True, None))
            ('It is legal', '3 and 0', 'nothing', 'yes and nobody')
        """
        if isinstance(answer, tuple):
            return all_of(cls.in_words(part) for part in answer) if answer else cls.nothing
        if isinstance(answer, bool):
            return "yes" if answer else "no"
        if answer is None:
            return cls.unknown
        return f"It is {answer}" if answer in (LEGAL, REFUSED) else str(answer)

    def answer(self) -> Any:
        """Return the answer by the rules as they are; it equals ``right``."""
        return self.ask(self.state)

    def told(self) -> Witness:
        """Return the witness in sentences, for a rule look-up."""
        kept, broken = (f"{self.question} {self.in_words(answer)}." for answer in (self.right, self.wrong))
        return Witness(self.state, self.move, kept, broken)


def setting_witness(
    settings: type[R],
    name: str,
    value: Any,
    question: str,
    ask: Callable[[R], Any],
    default: Any,
    changed: Any,
) -> SettingWitness:
    """Return the witness of a setting of one game.

    Args:
        settings: The settings class of the game.
        name: Name of the setting.
        value: Another value than the default.
        question: What is asked, as a sentence.
        ask: Works out the answer under settings of that class.
        default: The answer under the defaults.
        changed: The answer if only this setting has ``value``.
    """

    def asked(given: Settings) -> Any:
        assert isinstance(given, settings)
        return ask(given)

    return SettingWitness(name, value, question, asked, default, changed)
