"""Build tasks of WonderZoo: place one tile so that a visitor is worth a number."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from types import MappingProxyType
from typing import Any, ClassVar, Final

from zoo_games.core.errors import SettingError
from zoo_games.core.explanation import Step
from zoo_games.core.sentences import all_of, places, points_words
from zoo_games.play.position import Position
from zoo_games.render.scene import Scene
from zoo_games.teach.building import Build
from zoo_games.teach.searching import first
from zoo_games.teach.wonderzoo.boards import Level, fresh
from zoo_games.teach.wonderzoo.pictures import (
    NAMES,
    board_text,
    step_scenes,
    visitor_name,
    visitor_sentence,
    whole_scene,
    zoo_scene,
)
from zoo_games.teach.wonderzoo.scoring import counted, game_words, points_of
from zoo_games.wonderzoo import WonderZoo
from zoo_games.wonderzoo.counting import right
from zoo_games.wonderzoo.moves import PlaceTile
from zoo_games.wonderzoo.settings import WonderZooSettings
from zoo_games.wonderzoo.state import State, make_state
from zoo_games.wonderzoo.witness import GATE, position
from zoo_games.wonderzoo.words import tile_name

ROOMY: Final = WonderZooSettings(size=(6, 6), expert=True)
START: Final = "entrance:T:- 0,5 1,4 1,5 2,5; path:I:B 2,1 2,2 2,3 2,4; grass:O:D1 3,1 3,2 4,1 4,2 | blue 2,2"
TABLE: Final = ("water:L:D1", "grass:O:D2")
BAG: Final = ("vivarium:O:D1", "water:O:D1", "path:O:B")

FEWEST: Final = 6
"""Fewest places for a tile on a fresh board."""


@dataclass(frozen=True, repr=False)
class VisitorBuild(Build):
    """A task: place one tile of the table so that Ada's visitor is worth a number.

    Example:
        >>> task = BUILDS["visitor-three"](None)
        >>> task.check("grass:O:D2 at 0,2 0,3 1,2 1,3").text
        'The blue visitor at 2,2 is worth 2 points now, not 3.'
        >>> task.check(task.solutions()[0]).solved
        True
    """

    kind: ClassVar[type] = PlaceTile

    @property
    def text(self) -> str:
        """The task in sentences."""
        state = self.position.state
        table = all_of(tile_name(tile) for tile in state.table)
        pawn = state.boards[0].visitors[0]
        return (
            f"{game_words(state)}{visitor_sentence(pawn)} and is worth {points_words(self.worth(state))}. "
            f"On the table lie {table}. Place one of the two so that the {visitor_name(pawn)} is worth "
            f"{self.target}."
        )

    def laid(self, state: Any) -> int:
        """Return how many tiles were placed on Ada's board since the task was set.

        Raises:
            SettingError: If it is another zoo.
        """
        before: State = self.position.state
        tiles = before.boards[0].tiles
        if not isinstance(state, State) or state.boards[0].tiles[: len(tiles)] != tiles:
            raise SettingError("That is another zoo; begin from the position of the task.")
        return len(state.boards[0].tiles) - len(tiles)

    def worth(self, state: Any) -> int:
        """Return the points of the visitor."""
        return points_of(self.steps(state))

    def steps(self, state: Any) -> tuple[Step, ...]:
        """Return how they are counted."""
        pawn = self.position.state.boards[0].visitors[0]
        return counted(state, [pawn], right(state.rules))

    def frames(self, state: Any, steps: tuple[Step, ...]) -> Iterable[Scene]:
        """Return one picture a step."""
        return step_scenes(state.replace(table=()), steps)

    def whole(self, state: Any, steps: tuple[Step, ...]) -> Scene:
        """Return one picture of a count."""
        return whole_scene(state.replace(table=()), steps)

    def board(self, state: Any) -> str:
        """Return a zoo as text."""
        return board_text(state)

    def scene(self) -> Scene:
        """Return the zoo of the task."""
        return zoo_scene(self.position.state)

    def said(self, state: Any, solved: bool) -> str:
        """Return the sentence about what a tile has made of the visitor."""
        points = points_words(self.worth(state))
        name = f"the {visitor_name(self.position.state.boards[0].visitors[0])}"
        if solved:
            return f"Solved: {name} is worth {points}."
        return f"{name.capitalize()} is worth {points} now, not {self.target}."

    def told(self, move: Any) -> str:
        """Return a move as the end of a sentence."""
        return f"the {tile_name(move.tile)} on {places(move.cells)}"


def _task(id: str, zoo: State, target: int) -> VisitorBuild:
    """Return the task with two tiles on the table, Ada to place one."""
    boards = [(board.tiles, board.visitors) for board in zoo.boards]
    state = make_state(
        zoo.rules,
        boards,
        TABLE,
        BAG,
        bus=0,
        bus_taken=False,
        acted=(),
        out=(False, False),
        to_move=0,
        phase="tile",
        missing=frozenset(),
    )
    return VisitorBuild(id, Position(WonderZoo(), state, NAMES[:2]), target)


def _visitor_three(seed: int | None) -> VisitorBuild:
    """Return the task to make a visitor worth 3, or on a fresh board 2 more than it is."""
    if seed is None:
        return _task("visitor-three", position(START, GATE, rules=ROOMY), 3)
    return first(_tasks(seed), lambda task: task.fair() and task.tries() >= FEWEST)


def _tasks(seed: int) -> Iterator[VisitorBuild]:
    for more in range(100):
        zoo = fresh(Level(1, (1,), enclosures=1, expert=True), seed * 100 + more)
        before = _task("visitor-three", zoo, 0)
        yield replace(before, target=before.worth(zoo) + 2)


BUILDS: Final = MappingProxyType({"visitor-three": _visitor_three})
"""Name of each build task to what makes it: from None the one of the lesson, from a seed a fresh one."""
