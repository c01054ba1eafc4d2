"""Build tasks of Zoomies: lay one tile so that a token is worth a number."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any, Final

from zoo_games.core.errors import SettingError, ZooError
from zoo_games.core.explanation import Step
from zoo_games.core.sentences import all_of, places
from zoo_games.play.position import Position
from zoo_games.render.scene import Scene
from zoo_games.teach.building import Build
from zoo_games.teach.zoomies.boards import Level, fresh
from zoo_games.teach.zoomies.pictures import (
    NAMES,
    board_text,
    owned,
    park_scene,
    sentence,
    step_scenes,
    with_hand,
)
from zoo_games.teach.zoomies.questions import score_solution
from zoo_games.zoomies import Zoomies
from zoo_games.zoomies.components import cells_of
from zoo_games.zoomies.moves import PlaceTile
from zoo_games.zoomies.packs import token_points
from zoo_games.zoomies.rules import apply, legal
from zoo_games.zoomies.state import State, make_state
from zoo_games.zoomies.witness import position

HANDS: Final = (("B-H*", "H*-P"), ("B*-G", "H-C*"))
PILE: Final = ("C*-P", "G*-C", "G*-P")
SIX_WITH_FRENS: Final = ("B*-H 1,0 S; B*-H 1,1 S; B*-H 0,0 E", "0 frens 0,0 E")


@dataclass(frozen=True, repr=False)
class TokenBuild(Build):
    """A task: lay one tile of the hand so that the first token of the park is worth a number.

    Example:
        >>> task = make_build("frens-ten")
        >>> task.check("H*-P at 0,2 E").text
        "Ada's Frens token is worth 8 now, not 10."
        >>> task.check(task.solutions()[0]).solved
        True
    """

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

    def tiles(self) -> tuple[Any, ...]:
        """Return every legal move that lays a tile."""
        return tuple(move for move in legal(self.position.state) if isinstance(move, PlaceTile))

    def after(self, move: Any) -> State:
        """Return the park after a move."""
        return apply(self.position.state, move)

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

    def board(self, state: Any) -> str:
        """Return a park as text."""
        return board_text(state)

    def scene(self) -> Scene:
        """Return the park of the task."""
        state = self.position.state
        return with_hand(park_scene(state), [tile for tile in state.hands[0] if tile])

    def said(self, points: int, solved: bool) -> str:
        """Return the sentence about a tile that made so many points."""
        whose = owned(self.position.state.tokens[0])
        if solved:
            return f"Solved: {whose} is worth {points}."
        return f"{whose} is worth {points} now, not {self.target}."

    def told(self, move: Any) -> str:
        """Return a move as the end of a sentence."""
        return f"{move.tile} on {places(cells_of(move.at, move.toward))}"


def _build(id: str, state: State, target: int) -> Build:
    return TokenBuild(id, Position(Zoomies(), state, NAMES[:2]), target)


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
