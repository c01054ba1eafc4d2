"""Build tasks of Zoomies: lay one tile so that a token is worth a number."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any, ClassVar, Final

from zoo_games.core.errors import SettingError
from zoo_games.core.explanation import Step
from zoo_games.core.sentences import all_of, places
from zoo_games.play.position import Position
from zoo_games.render.scene import Marks, Scene
from zoo_games.teach.building import Build
from zoo_games.teach.searching import first
from zoo_games.teach.zoomies.boards import Level, fresh
from zoo_games.teach.zoomies.pictures import (
    NAMES,
    board_text,
    owned,
    park_scene,
    sentence,
    step_scenes,
    whole_scene,
    with_hand,
)
from zoo_games.teach.zoomies.questions import score_solution
from zoo_games.zoomies import Zoomies
from zoo_games.zoomies.components import cells_of
from zoo_games.zoomies.moves import PlaceTile
from zoo_games.zoomies.packs import token_points
from zoo_games.zoomies.state import State, make_state
from zoo_games.zoomies.witness import position

HANDS: Final = (("B-H*", "H*-P"), ("B*-G", "H-C*"))
PILE: Final = ("C*-P", "G*-C", "G*-P")
PACKS_APART: Final = ("B-H* 0,0 E; H-P* 1,1 E; P*-H 1,3 N", "0 leader 0,1")
SIX_WITH_FRENS: Final = ("B*-H 1,0 S; B*-H 1,1 S; B*-H 0,0 E", "0 frens 0,0 E")


@dataclass(frozen=True, repr=False)
class TokenBuild(Build):
    """A task: lay one tile of the hand so that the first token of the park is worth a number.

    Example:
        >>> task = BUILDS["frens-ten"](None)
        >>> task.check("H*-P at 0,2 E").text
        "Ada's Frens token is worth 8 now, not 10."
        >>> task.check(task.solutions()[0]).solved
        True
    """

    kind: ClassVar[type] = PlaceTile

    @property
    def text(self) -> str:
        """The task in sentences."""
        state = self.position.state
        token = state.tokens[0]
        hand = all_of(tile for tile in state.hands[0] if tile)
        return (
            f"{sentence(state, token)}. It is worth {token_points(state)[0]} points. "
            f"{NAMES[0]} holds {hand}. Lay one of the two so that {owned(token)} is worth {self.target}."
        )

    def laid(self, state: Any) -> int:
        """Return how many tiles were laid since the task was set.

        Raises:
            SettingError: If it is another park.
        """
        before: State = self.position.state
        if not isinstance(state, State) or state.laid[: len(before.laid)] != before.laid:
            raise SettingError("That is another park; begin from the position of the task.")
        return len(state.laid) - len(before.laid)

    def worth(self, state: Any) -> int:
        """Return the points of the first token."""
        return token_points(state)[0]

    def steps(self, state: Any) -> tuple[Step, ...]:
        """Return how they are counted."""
        return score_solution(state, 0).steps

    def frames(self, state: Any, steps: tuple[Step, ...]) -> Iterable[Scene]:
        """Return one picture a step."""
        return step_scenes(state, steps)

    def whole(self, state: Any, steps: tuple[Step, ...]) -> Scene:
        """Return one picture of a count, the new tile in a frame."""
        return whole_scene(state, steps, Marks(last=cells_of(*state.laid[-1][1:])))

    def board(self, state: Any) -> str:
        """Return a park as text."""
        return board_text(state)

    def scene(self) -> Scene:
        """Return the park of the task."""
        state = self.position.state
        return with_hand(park_scene(state), [tile for tile in state.hands[0] if tile])

    def said(self, state: Any, solved: bool) -> str:
        """Return the sentence about what a tile has made of the token."""
        points, whose = self.worth(state), owned(self.position.state.tokens[0])
        if solved:
            return f"Solved: {whose} is worth {points}."
        return f"{whose} is worth {points} now, not {self.target}."

    def told(self, move: Any) -> str:
        """Return a move as the end of a sentence."""
        return f"{move.tile} on {places(cells_of(move.at, move.toward))}"


def _task(id: str, park: State, target: int) -> TokenBuild:
    """Return the task with two tiles in Ada's hand."""
    left = ((4, 3), (4, 4))
    state = make_state(park.rules, 2, park.laid, park.tokens, HANDS, left, PILE, (), 0, "tile", None)
    return TokenBuild(id, Position(Zoomies(), state, NAMES[:2]), target)


def _two_more(id: str, level: Level, seed: int) -> TokenBuild:
    """Return the task to make the token of a fresh park worth two points more than it is."""
    parks = (fresh(level, seed * 100 + more) for more in range(100))
    tasks = (_task(id, park, token_points(park)[0] + 2) for park in parks)
    return first(tasks, TokenBuild.fair)


def _leader_four(seed: int | None) -> TokenBuild:
    if seed is not None:
        return _two_more("leader-four", Level("leader", 4, 2, spread=0), seed)
    return _task("leader-four", position(*PACKS_APART), 4)


def _frens_ten(seed: int | None) -> TokenBuild:
    if seed is not None:
        return _two_more("frens-ten", Level("frens", 3, 4, spread=0), seed)
    return _task("frens-ten", position(*SIX_WITH_FRENS), 10)


BUILDS: Final = MappingProxyType({"leader-four": _leader_four, "frens-ten": _frens_ten})
"""Name of each build task to what makes it: from None the one of the lesson, from a seed a fresh one."""
