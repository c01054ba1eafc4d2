"""Build tasks: let five dice fall so that they do what is asked. Every solution counts."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from fractions import Fraction
from itertools import product
from types import MappingProxyType
from typing import Any, ClassVar, Final

from zoo_games.core.chance import Stream
from zoo_games.core.errors import SettingError
from zoo_games.core.explanation import Step
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
    lines,
    named,
    step_scenes,
    table_scene,
)
from zoo_games.zombee import ZomBee
from zoo_games.zombee.components import FACES
from zoo_games.zombee.evaluation import explain_evaluation
from zoo_games.zombee.moves import Dice, Roll, Stop
from zoo_games.zombee.odds import odds
from zoo_games.zombee.rules import apply
from zoo_games.zombee.state import State
from zoo_games.zombee.words import faces_words

PARTS: Final = (DROPS, DICE, FLOWERS)


class Throw(Build):
    """A task: let the dice fall so that stopping brings a drop and finds the ZomBee with a given chance.

    Example:
        >>> task = make_build("drop-and-third")
        >>> task.check("honey honey honey zzz bee").text
        'Mia takes a drop, and the flips find the ZomBee with 1/6 (16.7 %), not 1/3 (33.3 %).'
        >>> task.check(task.solutions()[0]).solved
        True
    """

    head: ClassVar[str] = "The dice:"
    untried: ClassVar[str] = "No dice have fallen yet."
    places: ClassVar[str] = "throws"

    @property
    def text(self) -> str:
        """The task in sentences."""
        state = self.position.state
        who = NAMES[state.active]
        return (
            f"{' '.join(lines(state, (FLOWERS,)))} {who}'s dice are in the air. Let them fall so that, if "
            f"{who} stops, {who} takes a drop and the flips for the dice find the ZomBee with "
            f"{_told(self.target)}."
        )

    def tiles(self) -> tuple[Dice, ...]:
        """Return every throw."""
        return tuple(map(Dice, product(FACES, repeat=self.position.state.table.count)))

    def after(self, move: Dice) -> State:
        """Return the table after a throw."""
        return apply(self.position.state, move)

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

    def worth(self, state: State) -> Fraction:
        """Return the chance that the flips find the ZomBee."""
        return odds(state, Stop()).ends

    def solves(self, state: State) -> bool:
        """Return whether stopping also brings a drop."""
        return odds(state, Stop()).drop == 1 and self.worth(state) == self.target

    def check(self, answer: Any = None) -> Verdict:
        """Return what came of a try; five faces alone are a throw too."""
        if isinstance(answer, str) and not answer.strip().lower().startswith("dice"):
            answer = f"dice {answer}"
        return super().check(answer)

    def _judge(self, after: Any) -> Verdict:
        found = super()._judge(after)
        if found.solved is None:
            return found
        drop = "takes a drop" if odds(after, Stop()).drop else "takes no drop"
        who = NAMES[self.position.state.active]
        head = f"Solved: {who}" if found.solved else who
        return replace(found, text=f"{head} {drop}, and {found.text}")

    def steps(self, state: State) -> tuple[Step, ...]:
        """Return the evaluation."""
        return tuple(map(named, explain_evaluation(state).steps))

    def frames(self, state: State, steps: tuple[Step, ...]) -> Iterable[Scene]:
        """Return one picture of the dice a step."""
        return step_scenes(state, steps, (DICE,))

    def board(self, state: State) -> str:
        """Return drops, dice and flowers in sentences."""
        return "\n".join(lines(state, PARTS))

    def scene(self) -> Scene:
        """Return the picture of the task."""
        return table_scene(self.position.state, PARTS)

    def said(self, points: Fraction, solved: bool) -> str:
        """Return the end of the sentence about a throw."""
        missed = "" if points == self.target else f", not {_told(self.target)}"
        return f"the flips find the ZomBee with {_told(points)}{missed}."

    def told(self, move: Dice) -> str:
        """Return a throw in words."""
        return faces_words(move.faces)


def _told(chance: int | Fraction) -> str:
    return told_chance(Fraction(chance))


BUILDS: Final = MappingProxyType({"drop-and-third": (6, 2)})
"""Name of each task to the bees that lie face up and the flips that are asked for."""


def make_build(id: str, seed: int | None = None) -> Throw:
    """Return a build task.

    Args:
        id: Its name.
        seed: None for the table of the lesson; a whole number for a fresh one.

    Example:
        >>> len(make_build("drop-and-third").solutions()), make_build("drop-and-third", 5).solutions() != ()
        (40, True)
    """
    bees, flips = BUILDS[id]
    if seed is not None:
        bees = 3 + Stream(seed, id).below(6)
    before = table(bees)
    state = apply(before, Roll(tuple(range(before.table.count))))
    return Throw(id, Position(ZomBee(), state, NAMES), Fraction(flips, state.hidden[0] + 1))
