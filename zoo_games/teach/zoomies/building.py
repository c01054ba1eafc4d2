"""Build tasks: lay one tile so that a token is worth a number. Every solution counts; there always is one."""

from __future__ import annotations

from dataclasses import dataclass
from html import escape
from types import MappingProxyType
from typing import Any, Final

from zoo_games.core.errors import MoveRefused, SettingError, ZooError
from zoo_games.core.explanation import Step
from zoo_games.play.position import Position
from zoo_games.teach.reveal import picture, strip
from zoo_games.teach.zoomies.boards import Level, fresh
from zoo_games.teach.zoomies.pictures import NAMES, board_text, owned, park_scene, sentence, step_scenes
from zoo_games.teach.zoomies.questions import score_solution
from zoo_games.zoomies import Zoomies
from zoo_games.zoomies.components import cells_of
from zoo_games.zoomies.explaining import explain_score
from zoo_games.zoomies.moves import PlaceTile
from zoo_games.zoomies.packs import token_points
from zoo_games.zoomies.rules import apply, legal
from zoo_games.zoomies.state import State, make_state
from zoo_games.zoomies.witness import position

HANDS: Final = (("B-H*", "H*-P"), ("B*-G", "H-C*"))
PILE: Final = ("C*-P", "G*-C", "G*-P")
SIX_WITH_FRENS: Final = ("B*-H 1,0 S; B*-H 1,1 S; B*-H 0,0 E", "0 frens 0,0 E")


@dataclass(frozen=True, slots=True)
class Verdict:
    """What came of a try.

    Attributes:
        solved: Whether the token is worth the number now; None if nothing was tried.
        text: What to say, in a sentence or two.
        steps: The count after the tile, if one was laid.
        state: The park after it.
    """

    solved: bool | None
    text: str
    steps: tuple[Step, ...] = ()
    state: State | None = None

    def __str__(self) -> str:
        lines = [self.text]
        if self.state is not None:
            lines += ["", board_text(self.state), ""]
            lines += [f"{step.total:>3}  {step.text}" for step in self.steps]
        return "\n".join(lines)

    def __repr__(self) -> str:
        return str(self)

    def _repr_mimebundle_(self, include: Any = None, exclude: Any = None) -> dict[str, str]:
        counted = "" if self.state is None else strip(step_scenes(self.state, self.steps), self.steps)
        return {"text/plain": str(self), "text/html": f"The tile:\n<p>{escape(self.text)}</p>{counted}"}


@dataclass(frozen=True, slots=True)
class Build:
    """A task: lay one tile of the hand so that the first token of the park is worth a number.

    Attributes:
        id: Its name.
        position: Ada to lay a tile.
        target: What the token has to be worth.

    Example:
        >>> task = make_build("frens-ten")
        >>> task.check("H*-P at 0,2 E").text
        "Ada's Frens are worth 8 now, not 10."
        >>> task.check(task.solutions()[0]).solved
        True
    """

    id: str
    position: Position
    target: int

    @property
    def text(self) -> str:
        """The task in sentences."""
        state = self.position.state
        token = state.tokens[0]
        hand = " and ".join(tile for tile in state.hands[0] if tile)
        return (
            f"{sentence(state, token)}. They are worth {token_points(state)[0]} points. "
            f"{NAMES[0]} holds {hand}. Lay one of the two so that {owned(token)} are worth {self.target}."
        )

    def solutions(self) -> tuple[PlaceTile, ...]:
        """Return every move that solves the task."""
        state: State = self.position.state
        moves = [move for move in legal(state) if isinstance(move, PlaceTile)]
        return tuple(move for move in moves if token_points(apply(state, move))[0] == self.target)

    def tries(self) -> int:
        """Return how many places there are for a tile."""
        return len(legal(self.position.state))

    def check(self, answer: Any = None) -> Verdict:
        """Return what came of a try; any solution counts.

        Args:
            answer: A move, its text such as ``"H*-P at 2,2 W"``, or a position in which the tile lies,
                such as ``board.position``; None for no try.

        Raises:
            SettingError: If a position is of another park.
            NotationError: If a text means no move.
        """
        if answer is None:
            return Verdict(None, "No tile laid yet.")
        if isinstance(answer, Position):
            return self._judge(answer.state)
        try:
            return self._judge(self.position.play(answer).state)
        except MoveRefused as error:
            return Verdict(False, f"Not allowed: {error}")

    def _judge(self, after: Any) -> Verdict:
        before: State = self.position.state
        if not isinstance(after, State) or after.laid[: len(before.laid)] != before.laid:
            raise SettingError("That is another park; begin from the position of the task.")
        extra = len(after.laid) - len(before.laid)
        if extra == 0:
            return Verdict(None, "No tile laid yet.")
        if extra > 1:
            raise SettingError("More than one tile was laid; begin again from the position of the task.")
        points = token_points(after)[0]
        steps = explain_score(after).items[0].steps
        whose = owned(after.tokens[0])
        if points == self.target:
            return Verdict(True, f"Solved: {whose} are worth {points}.", steps, after)
        return Verdict(False, f"{whose} are worth {points} now, not {self.target}.", steps, after)

    def shown(self) -> Verdict:
        """Return a solution, counted."""
        move = self.solutions()[0]
        after = apply(self.position.state, move)
        first, second = cells_of(move.at, move.toward)
        text = (
            f"{len(self.solutions())} of {self.tries()} places solve it. One: {move.tile} on "
            f"{first[0]},{first[1]} and {second[0]},{second[1]}."
        )
        return Verdict(None, text, score_solution(after, 0).steps, after)

    def __str__(self) -> str:
        return f"{self.text}\n\n{board_text(self.position.state)}"

    def __repr__(self) -> str:
        return str(self)

    def _repr_mimebundle_(self, include: Any = None, exclude: Any = None) -> dict[str, str]:
        scene = park_scene(self.position.state)
        return {
            "text/plain": str(self),
            "text/html": f"<p>{escape(self.text)}</p>{picture(scene, scene.alt)}",
        }


def _build(id: str, state: State, target: int) -> Build:
    return Build(id, Position(Zoomies(), state, NAMES[:2]), target)


BUILDS: Final = MappingProxyType({"frens-ten": 10})
"""Name of each build task to the number it asks for."""


def make_build(id: str, seed: int | None = None) -> Build:
    """Return a build task.

    Args:
        id: Its name.
        seed: None for the board of the lesson; a whole number for a fresh one.

    Raises:
        SettingError: If there is no such task.

    Example:
        >>> make_build("frens-ten", seed=3).solutions() != ()
        True
    """
    if id not in BUILDS:
        raise SettingError(f"There is no build task {id!r}; there are {', '.join(BUILDS)}.")
    if seed is None:
        return _build(id, _dealt(position(*SIX_WITH_FRENS)), BUILDS[id])
    if type(seed) is not int:
        raise SettingError("A seed is a whole number.")
    for more in range(100):
        park = fresh(Level("frens", 3, 4, spread=0), seed * 100 + more)
        task = _build(id, _dealt(park), token_points(park)[0] + 2)
        if 0 < len(task.solutions()) < task.tries():
            return task
    raise ZooError("No such task was found for this seed; take another one.")


def _dealt(park: State) -> State:
    """Return a park with hands and a pile, Ada to lay a tile."""
    left = ((4, 3), (4, 4))
    return make_state(park.rules, 2, park.laid, park.tokens, HANDS, left, PILE, (), 0, "tile", None)
