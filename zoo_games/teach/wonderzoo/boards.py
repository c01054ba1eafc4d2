"""Fresh small zoos from a seed: built by legal placements, as hard as is asked for, the same everywhere."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from zoo_games.core.chance import Stream
from zoo_games.core.explanation import Cell
from zoo_games.teach.question import Question, WrongWay
from zoo_games.teach.searching import first, tell_apart
from zoo_games.teach.wonderzoo.scoring import asked, counted, value_question, value_solution
from zoo_games.wonderzoo.components import COLOURS, ENCLOSURES, ENTRANCE, PARTS
from zoo_games.wonderzoo.counting import right
from zoo_games.wonderzoo.listing import entrances, places
from zoo_games.wonderzoo.settings import WonderZooSettings
from zoo_games.wonderzoo.state import Laid, Pawn, State, make_state

SIZE: Final = (5, 5)
TRIES: Final = 30_000
"""Zoos looked at before a search is given up."""

BOX: Final = {
    "path": tuple(tile for tile in PARTS if PARTS[tile].terrain == "path" and tile.endswith(":B")),
    "enclosure": tuple(tile for tile in PARTS if PARTS[tile].terrain in ENCLOSURES and tile.endswith(":D1")),
}
"""One tile of every shape and terrain."""


@dataclass(frozen=True, slots=True)
class Level:
    """How hard a zoo is; zoos of one level are equally hard.

    Attributes:
        visitors: Visitors on the board.
        counted: How many sides of them may be counted; each seed picks one of these numbers.
        enclosures: Enclosures on the board.
        expert: Whether colours count.
        count: The setting ``count``.
        apart: Ids of wrong ideas that must lead to another number than the rules.
        colours: Colours of the visitors.
    """

    visitors: int
    counted: tuple[int, ...]
    enclosures: int = 3
    expert: bool = False
    count: str = "side"
    apart: tuple[str, ...] = ()
    colours: tuple[str, ...] = COLOURS

    @property
    def at(self) -> int | None:
        """Index of the visitor that is asked about; None for all of them."""
        return 0 if self.visitors == 1 else None


def zoo(level: Level, stream: Stream) -> State | None:
    """Return a zoo with visitors, built by legal placements; None if a tile found no place."""
    rules = WonderZooSettings(size=SIZE, expert=level.expert, count=level.count)
    state = make_state(rules, [((), ()), ((), ())])
    gate = stream.pick(state.grid.listed(entrances(state), state.grid.cells[PARTS[ENTRANCE].shape]))
    laid = [Laid(ENTRANCE, gate)]
    for kind in ("path", *["enclosure"] * level.enclosures):
        tile = stream.pick(BOX[kind])
        board = make_state(rules, [(laid, ())]).boards[0]
        found = state.grid.listed(places(state.grid, board, tile), state.grid.cells[PARTS[tile].shape])
        if not found:
            return None
        laid.append(Laid(tile, stream.pick(found)))
    squares: list[Cell] = sorted([*laid[0].cells, *laid[1].cells])
    stream.shuffle(squares)
    pawns = [Pawn(stream.pick(level.colours), cell) for cell in squares[: level.visitors]]
    return make_state(rules, [(laid, sorted(pawns, key=lambda pawn: pawn.at)), ((), ())])


def search(
    level: Level, seed: int, sides: tuple[int, ...], good: Callable[[State], bool], tries: int = TRIES
) -> State:
    """Return the first zoo of a level that is good.

    Args:
        level: How hard.
        seed: What the search begins from.
        sides: How many sides may be counted.
        good: Whether a zoo will do.
        tries: Zoos looked at before the search is given up.

    Raises:
        NoBoard: If there is none among so many.
    """
    stream = Stream(seed, "zoo")
    zoos = (made for _ in range(tries) if (made := zoo(level, stream)) is not None)
    return first(zoos, lambda state: _sides(state, level) in sides and good(state))


def _sides(state: State, level: Level) -> int:
    """Return how many sides are counted for the visitors that are asked about."""
    return sum(step.points > 0 for step in counted(state, asked(state, level.at), right(state.rules)))


def fresh(level: Level, seed: int) -> State:
    """Return a zoo of a level on which the ideas of the level lead to wrong numbers.

    Raises:
        NoBoard: If none is found.

    Example:
        >>> state = fresh(Level(1, (2, 3), apart=("W-TILE",)), 3)
        >>> len(state.boards[0].tiles), len(state.boards[0].visitors)
        (5, 1)
    """

    def good(state: State) -> bool:
        wrong = {way.id for way in value_solution(state, level.at).wrong}
        return set(level.apart) <= wrong

    return search(level, seed, (Stream(seed, "sides").pick(level.counted),), good)


def separating(level: Level, ways: tuple[WrongWay, ...]) -> Question:
    """Return a question on which some wrong ideas give different numbers, none of them right.

    Args:
        level: How hard.
        ways: The ideas.
    """
    keys = {way.key for way in ways}

    def good(state: State) -> bool:
        return tell_apart(value_solution(state, level.at).wrong, keys)

    return value_question("apart", search(level, 1, level.counted, good), level.at)
