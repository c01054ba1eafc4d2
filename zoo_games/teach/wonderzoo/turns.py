"""The order of a turn and of the next round, and what a moved icon does, read off moves that are played."""

from __future__ import annotations

from functools import cache
from typing import Final

from zoo_games.core.explanation import StepList
from zoo_games.core.sentences import count_of, place
from zoo_games.teach.ordering import order_question
from zoo_games.teach.question import Question, Solution, WrongWay
from zoo_games.teach.wonderzoo.pictures import NAMES, board_text, step_scenes, zoo_scene
from zoo_games.wonderzoo.components import PARTS
from zoo_games.wonderzoo.legality import why_not
from zoo_games.wonderzoo.misreadings import MISREADINGS
from zoo_games.wonderzoo.moves import Done, MoveEnclosure, PlaceTile, TakeBus
from zoo_games.wonderzoo.rules import apply, legal
from zoo_games.wonderzoo.settings import WonderZooSettings
from zoo_games.wonderzoo.state import SEAT_PHASES, State
from zoo_games.wonderzoo.witness import GATE, cells_of, position
from zoo_games.wonderzoo.words import ICON_WORDS, tile_name

SMALL: Final = WonderZooSettings(size=(5, 5))
"""Boards of questions are small, so that their pictures are."""

ROUND: Final = (
    "Ada has the bus and begins the round, Ben follows, then Cleo. Nobody touches the bus but Cleo: she "
    "takes it with the icon of her tile. In which order do they play the next round?"
)
LEFT: Final = "You passed the bus to the left; that happens only if nobody took it in the round."
STAYED: Final = "You left the bus with Ada; whoever takes it begins the next round."

PARTS_OF: Final = ("choose a tile from the table", "place it on your own board", "use its icon, or not")
ROUND_END: Final = ("the bus moves left, unless somebody took it", "the table is filled up again")
TURN: Final = (
    "Everybody has one turn in a round. In which order do these come, from the last turn of a round on?"
)
ICON_FIRST: Final = "You used the icon before the tile lay; the icon belongs to the tile that was placed."


def turn_question(id: str, seed: int | None) -> Question:
    """Return the question in which order the parts of a turn and the end of a round come."""
    parts = (*PARTS_OF, *ROUND_END)
    first = (PARTS_OF[0], PARTS_OF[2], PARTS_OF[1], *ROUND_END)
    return order_question(
        id, TURN, ("W.order",), parts, 5 if seed is None else seed, [("W-ICON", ICON_FIRST, first)]
    )


def bus_question(id: str) -> Question:
    """Return the question in which order three play once the third of them took the bus."""
    order = [f"{NAMES[seat]} plays" for seat in next_round()]
    left, stayed = ([f"{NAMES[(first + step) % 3]} plays" for step in range(3)] for first in (1, 0))
    wrong = [("W-BUS", LEFT, left), ("W-BUS", STAYED, stayed)]
    return order_question(id, ROUND, ("W.bus", "W.take"), order, 1, wrong)


@cache
def next_round() -> tuple[int, ...]:
    """Return the seats in the order of the round after one in which seat 2 took the bus.

    Example:
        >>> next_round()
        (2, 0, 1)
    """
    tiles = ("water:O:B", "water:O:D1", "water:O:D2", "grass:O:D1")
    bag = ("grass:O:D2", "vivarium:O:D1", "vivarium:O:D2")
    boards = (GATE, GATE, GATE)
    state = position(*boards, table=tiles, bag=bag, to_move=0, phase="tile", bus=0)
    for tile in ("water:O:D1", "water:O:D2", "water:O:B"):
        state = _turn(state, tile)
    while state.phase == "deal":
        state = apply(state, legal(state)[0])
    seats = []
    for _ in range(3):
        seats.append(state.seat)
        state = _turn(state, state.table[0])
    return tuple(seats)


def _turn(state: State, tile: str) -> State:
    """Return the state after a turn: a tile in the first place it fits, and the bus if its icon is one."""
    move = next(move for move in legal(state) if isinstance(move, PlaceTile) and move.tile == tile)
    state = apply(state, move)
    if TakeBus() in legal(state):
        state = apply(state, TakeBus())
    while state.phase in SEAT_PHASES and Done() in legal(state):
        state = apply(state, Done())
        if state.phase == "tile" or state.phase not in SEAT_PHASES:
            break
    return state


# --- an enclosure that is moved ---------------------------------------------------------------------------


def moved_question(id: str, state: State, move: MoveEnclosure) -> Question:
    """Return the question whether the bus may be taken after an enclosure with a bus icon was moved.

    Args:
        id: Name of the item.
        state: Seat 0 has an E icon to use.
        move: Moves an enclosure whose icon is the bus.
    """
    number = state.boards[0].tile_at(move.from_)
    assert number is not None
    tile = state.boards[0].tiles[number].tile
    where = place(move.from_)
    text = (
        f"{NAMES[0]} has placed a tile with the icon E and uses it: she moves the {tile_name(tile)} at "
        f"{where}. The icon of the {tile_name(tile)} is B: {ICON_WORDS['B']}. May she now take the bus?"
    )
    return Question(
        id=id,
        text=text,
        kind="yes-no",
        rules=("W.norepeat",),
        solve=lambda: _moved_solution(state, move, tile),
        scene=zoo_scene(state),
        board=board_text(state),
    )


def _moved_solution(state: State, move: MoveEnclosure, tile: str) -> Solution:
    after = apply(state, move)
    may = not why_not(after, TakeBus())
    left = 0 if after.icon is None else after.icon.left
    steps = StepList()
    name = tile_name(tile)
    steps.add("W.shift", f"The {name} lies on its new squares; it was moved with the icon E.", move.cells)
    steps.add(
        "W.norepeat",
        f"Its own icon {PARTS[tile].icon} acted when it was placed, and does not act again.",
        move.cells,
    )
    steps.add(
        "W.action", f"The icon E has {count_of(left, 'use')} left: {'she may' if may else 'she may not'}."
    )
    ways = tuple(
        WrongWay(one.id, one.told(state.rules), one.uses_left(state, move) > left)
        for one in MISREADINGS
        if one.playing and (one.uses_left(state, move) > left) != may
    )
    frames = step_scenes(after, steps.done())
    return Solution(may, steps.done(), frames, ways, frames[0])


def shifting(board: str) -> State:
    """Return a position in which seat 0 may use an E icon once."""
    return position(board, GATE, rules=SMALL, icon=("E", 1), phase="action", to_move=0, bus=1, acted=(1,))


def shift(start: str, cells: str) -> MoveEnclosure:
    """Return the move of an enclosure in words."""
    return MoveEnclosure(cells_of(start)[0], cells_of(cells))
