"""Build tasks: let five dice fall so that they do what is asked. Every solution counts."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterable
from dataclasses import dataclass
from fractions import Fraction
from itertools import product
from types import MappingProxyType
from typing import Any, ClassVar, Final

from zoo_games.core.chance import Stream
from zoo_games.core.errors import SettingError
from zoo_games.core.explanation import Step
from zoo_games.core.sentences import count_of, number_word
from zoo_games.play.position import Position
from zoo_games.render.scene import Scene
from zoo_games.teach.building import Build, Verdict
from zoo_games.teach.chances import told_chance
from zoo_games.teach.zombee.chances import table
from zoo_games.teach.zombee.pictures import (
    DICE,
    DROPS,
    FLOWERS,
    NAMES,
    Parts,
    lines,
    named,
    step_scenes,
    table_scene,
)
from zoo_games.zombee import ZomBee
from zoo_games.zombee.components import BEE, FACES, ZOMBEE
from zoo_games.zombee.evaluation import explain_evaluation
from zoo_games.zombee.moves import Dice, Roll, Stop
from zoo_games.zombee.odds import odds
from zoo_games.zombee.rules import apply
from zoo_games.zombee.state import State
from zoo_games.zombee.words import faces_words


class Throw(Build):
    """A task: let the dice of a player fall so that stopping does what is asked.

    Attributes:
        parts: What of the table is shown.
    """

    kind: ClassVar[type] = Dice
    head: ClassVar[str] = "The dice:"
    untried: ClassVar[str] = "No dice have fallen yet."
    places: ClassVar[str] = "ways to name five faces"
    parts: ClassVar[Parts] = (DROPS, DICE)

    @property
    @abstractmethod
    def goal(self) -> str:
        """What is to come of stopping, as a part of a sentence."""

    @property
    def who(self) -> str:
        """Whose dice they are."""
        return NAMES[self.position.state.active]

    @property
    def text(self) -> str:
        """The task in sentences."""
        return f"{self.who}'s dice are in the air. Let them fall so that, if {self.who} stops, {self.goal}."

    def moves(self) -> tuple[Dice, ...]:
        """Return every throw."""
        return tuple(map(Dice, product(FACES, repeat=self.position.state.table.count)))

    def laid(self, state: Any) -> int:
        """Return 1 if the dice have fallen, 0 if not.

        Raises:
            SettingError: If the state is of another table.
        """
        if state == self.position.state:
            return 0
        faces = [face for face in state.dice if face] if isinstance(state, State) else []
        if len(faces) != self.position.state.table.count or state != self.after(Dice(tuple(faces))):
            raise SettingError("That is another table; begin from the position of the task.")
        return 1

    def check(self, answer: Any = None) -> Verdict:
        """Return what came of a try; five faces alone are a throw too."""
        if isinstance(answer, str) and not answer.strip().lower().startswith("dice"):
            answer = f"dice {answer}"
        return super().check(answer)

    def drop(self, state: State) -> bool:
        """Return whether stopping brings a drop."""
        return explain_evaluation(state).total(state.active) == 1

    def steps(self, state: State) -> tuple[Step, ...]:
        """Return the evaluation."""
        return tuple(map(named, explain_evaluation(state).steps))

    def frames(self, state: State, steps: tuple[Step, ...]) -> Iterable[Scene]:
        """Return one picture of the dice a step."""
        return step_scenes(state, steps, (DICE,))

    def board(self, state: State) -> str:
        """Return the parts of the table in sentences."""
        return "\n".join(lines(state, self.parts))

    def scene(self) -> Scene:
        """Return the picture of the task."""
        return table_scene(self.position.state, self.parts)

    def told(self, move: Dice) -> str:
        """Return a throw in words."""
        return faces_words(move.faces)


@dataclass(frozen=True, repr=False)
class FlipsThrow(Throw):
    """A task: a drop, and so many flips for the active player; the target is their number.

    Attributes:
        others: How many flips all others are to have together.

    Example:
        >>> task = BUILDS["drop-and-flip"](None)
        >>> task.check("honey honey zzz bee zombee").text
        'Mia takes no drop and turns over one flower; the others turn over one. Wanted: a drop, one and none.'
        >>> task.check(task.solutions()[0]).text
        'Solved: Mia takes a drop and turns over one flower; the others turn over none.'
    """

    others: int = 0

    @property
    def goal(self) -> str:
        """What is to come of stopping."""
        own, others = count_of(int(self.target), "flower"), _many(self.others)
        return f"{self.who} takes a drop and has to turn over {own}, and the others {others}"

    def worth(self, state: State) -> int:
        """Return how many flowers the active player has to turn over."""
        return state.dice.count(ZOMBEE)

    def solves(self, state: State) -> bool:
        """Return whether stopping also brings a drop, and the others the flips that are asked for."""
        return self.drop(state) and self.worth(state) == self.target and state.dice.count(BEE) == self.others

    def said(self, state: State, solved: bool) -> str:
        """Return what a throw leads to."""
        found = (
            f"{self.who} takes {'a' if self.drop(state) else 'no'} drop and turns over "
            f"{count_of(self.worth(state), 'flower')}; the others turn over {_many(state.dice.count(BEE))}."
        )
        if solved:
            return f"Solved: {found}"
        return f"{found} Wanted: a drop, {_many(int(self.target))} and {_many(self.others)}."


class ChanceThrow(Throw):
    """A task: a drop, and a given chance that the flips find the ZomBee.

    Example:
        >>> task = BUILDS["drop-and-third"](None)
        >>> task.check("honey honey honey zzz bee").text
        'Mia takes a drop, and the flips find the ZomBee with a chance of 1/6 (16.7 %), not 1/3 (33.3 %).'
        >>> task.check(task.solutions()[0]).solved
        True
    """

    parts: ClassVar[Parts] = (DROPS, DICE, FLOWERS)

    @property
    def goal(self) -> str:
        """What is to come of stopping."""
        chance = _told(self.target)
        return f"{self.who} takes a drop and the flips for the dice find the ZomBee with a chance of {chance}"

    @property
    def text(self) -> str:
        """The task in sentences, after what lies face up."""
        return f"{' '.join(lines(self.position.state, (FLOWERS,)))} {super().text}"

    def worth(self, state: State) -> Fraction:
        """Return the chance that the flips find the ZomBee."""
        return odds(state, Stop()).ends

    def solves(self, state: State) -> bool:
        """Return whether stopping also brings a drop."""
        return self.drop(state) and self.worth(state) == self.target

    def said(self, state: State, solved: bool) -> str:
        """Return what a throw leads to."""
        drop = "a drop" if self.drop(state) else "no drop"
        missed = "" if self.worth(state) == self.target else f", not {_told(self.target)}"
        chance = f"a chance of {_told(self.worth(state))}{missed}"
        found = f"{self.who} takes {drop}, and the flips find the ZomBee with {chance}."
        return f"Solved: {found}" if solved else found


def _told(chance: int | Fraction) -> str:
    return told_chance(Fraction(chance))


def _many(number: int) -> str:
    return number_word(number) if number else "none"


def _rolled(players: int, bees: int = 0) -> Position:
    """Return Mia's first roll of all dice, in the air, so many bees face up."""
    before = table(bees, players=players)
    return Position(ZomBee(), apply(before, Roll(tuple(range(before.table.count)))), NAMES[:players])


def _drop_and_flip(seed: int | None) -> FlipsThrow:
    own, others = (1, 0) if seed is None else Stream(seed, "drop-and-flip").pick(FLIPS)
    return FlipsThrow("drop-and-flip", _rolled(3), own, others)


def _drop_and_third(seed: int | None) -> ChanceThrow:
    position = _rolled(5, 6 if seed is None else 3 + Stream(seed, "drop-and-third").below(6))
    return ChanceThrow("drop-and-third", position, Fraction(2, position.state.hidden[0] + 1))


FLIPS: Final = ((1, 0), (1, 1), (2, 0))
"""Flips of Mia and of the others that leave three dice for the honey."""

BUILDS: Final = MappingProxyType({"drop-and-flip": _drop_and_flip, "drop-and-third": _drop_and_third})
"""Name of each build task to what makes it: from None the one of the lesson, from a seed a fresh one."""
