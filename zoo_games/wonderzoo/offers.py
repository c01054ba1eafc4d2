"""What the WonderZoo board offers: buttons, places and ghosts, stage by stage, for the seat to move.

The selection holds what has been picked so far: ``tile`` (number on the table), ``turn`` (quarter turns) and
``flip``; ``from`` (the spot of a visitor or enclosure that is to be moved). A place may be offered although
its move is not legal: playing it gives the reason.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from zoo_games.core.errors import DocumentError
from zoo_games.core.explanation import Cell
from zoo_games.core.sentences import capital, counted
from zoo_games.render.view import Act, Button, Choices, Play, Select, Selection
from zoo_games.wonderzoo import shifting
from zoo_games.wonderzoo.components import ENTRANCE, MIRROR, PARTS, forms
from zoo_games.wonderzoo.listing import legal, places
from zoo_games.wonderzoo.lying import lying_words, on_table
from zoo_games.wonderzoo.moves import (
    Cells,
    Done,
    DrawVisitor,
    Move,
    MoveEnclosure,
    MoveVisitor,
    PlaceEntrance,
    PlaceTile,
    PlaceVisitor,
    SwapEnclosures,
    TakeBus,
)
from zoo_games.wonderzoo.speaking import heading, outcome_after, worth_words
from zoo_games.wonderzoo.state import State
from zoo_games.wonderzoo.tiles import heart, pawn_picture, tile_picture
from zoo_games.wonderzoo.words import ICON_WORDS, tile_name

_SPOT: Final = re.compile(r"zoo (\d) (\d+),(\d+)")


def spot_id(seat: int, cell: Cell) -> str:
    """Return the id of the spot of a square.

    Example:
        >>> spot_id(1, (3, 4))
        'zoo 1 3,4'
    """
    return f"zoo {seat} {cell[0]},{cell[1]}"


def cell_of(seat: int, spot: str) -> Cell | None:
    """Return the square whose spot has an id, None for a spot elsewhere.

    Example:
        >>> cell_of(1, "zoo 1 3,4"), cell_of(0, "zoo 1 3,4"), cell_of(0, "table 2")
        ((3, 4), None, None)
    """
    found = _SPOT.fullmatch(spot)
    if found is None or int(found[1]) != seat:
        return None
    return int(found[2]), int(found[3])


def choices(state: State, selection: Selection, names: Sequence[str]) -> Choices:
    """Return what the seat to move may do next.

    Args:
        state: The position.
        selection: What has been picked so far; unknown or outdated values are dropped.
        names: One name a seat.
    """
    if state.phase == "over":
        return Choices(f"The game is over{outcome_after(state, names)}.")
    if state.phase == "deal":
        return Choices("Tiles come from the bag to the table.")
    who = names[state.seat]
    if state.phase == "visitor":
        return Choices(f"{who} draws a visitor from the bag.")
    try:
        moves = legal(state)
    except DocumentError:
        return Choices(f"{heading(state, names)}.")
    if state.phase == "entrance":
        return _entrance_choices(state, moves, selection, who)
    if state.phase == "tile":
        return _tile_choices(state, moves, selection, who)
    if state.phase == "place_visitor":
        return _visitor_choices(state, moves, who)
    return _action_choices(state, moves, selection, who)


def reachable(state: State) -> frozenset[Cell]:
    """Return every square of the board of the seat to act that some legal move goes to or begins at."""
    found: set[Cell] = set()
    for move in legal(state):
        if isinstance(move, PlaceEntrance | PlaceTile):
            found.update(move.cells)
        elif isinstance(move, PlaceVisitor):
            found.add(move.at)
        elif isinstance(move, MoveVisitor | MoveEnclosure):
            found.add(move.from_)
        elif isinstance(move, SwapEnclosures):
            found.update((move.a, move.b))
    return frozenset(found)


def squares(state: State) -> list[Cell]:
    """Return every square of a board in reading order."""
    rows, columns = state.rules.size
    return [(row, column) for row in range(rows) for column in range(columns)]


# --- turning a tile ---------------------------------------------------------------------------------


def turned(shape: str, selection: Selection, allow_flip: bool) -> tuple[Cells, int, bool]:
    """Return the quarter turn that a selection has chosen, its number and whether it is flipped."""
    flip = allow_flip and selection.get("flip") == "1"
    ways = forms(MIRROR[shape] if flip else shape)
    word = selection.get("turn", "")
    turn = int(word) % len(ways) if word.isdecimal() and len(word) < 4 else on_table(shape)
    return ways[turn], turn, flip


def held_at(form: Cells, cell: Cell) -> Cells:
    """Return a form laid so that its heart is on a cell.

    Example:
        >>> held_at(((0, 0), (0, 1), (0, 2), (1, 1)), (4, 4))
        ((4, 3), (4, 4), (4, 5), (5, 4))
    """
    row, column = heart(form)
    return tuple((cell[0] + down - row, cell[1] + right - column) for down, right in form)


def turn_buttons(state: State, shape: str, turn: int, flip: bool) -> list[Button]:
    """Return the buttons that turn a tile, and flip it where that is allowed; their hint is how it lies."""
    lie = forms(MIRROR[shape] if flip else shape)
    ways, hint = len(lie), lying_words(lie[turn])
    found = []
    if ways > 1:
        left, right = str((turn - 1) % ways), str((turn + 1) % ways)
        found.append(Button("turn", "Turn right", Select("turn", right), "r", None, "Turn", hint))
        found.append(Button("turn back", "Turn left", Select("turn", left), "R", None, "Turn", hint))
    if state.rules.allow_flip and MIRROR[shape] != shape:
        act = Select("flip", "0" if flip else "1")
        found.append(Button("flip", "Flip over", act, "f", flip, "Turn", hint))
    return found


# --- entrances and tiles ----------------------------------------------------------------------------


def _entrance_choices(state: State, moves: Sequence[Move], selection: Selection, who: str) -> Choices:
    shape = PARTS[ENTRANCE].shape
    form, turn, flip = turned(shape, selection, state.rules.allow_flip)
    ways: dict[str, Move] = {
        spot_id(state.seat, cell): PlaceEntrance(held_at(form, cell)) for cell in squares(state)
    }
    listed = set(moves)
    return Choices(
        prompt=f"{who}, place your entrance on the rim of your board.",
        buttons=(
            Button(
                "tile",
                "Entrance",
                Select("turn", str(turn)),
                pressed=True,
                group="Your tile",
                hint="At least one side on the rim.",
                picture=tile_picture(ENTRANCE, form),
            ),
            *turn_buttons(state, shape, turn, flip),
        ),
        targets={spot: Play(move) for spot, move in ways.items()},
        selection={"turn": str(turn)},
        ghosts=ways,
        offered=tuple(spot for spot, move in ways.items() if move in listed),
        pieces={"tile": Select("turn", str(turn))},
    )


def _tile_choices(state: State, moves: Sequence[Move], selection: Selection, who: str) -> Choices:
    table = state.table
    fits = [places(state.grid, state.own, tile).bit_count() for tile in table]
    first = next(index for index, count in enumerate(fits) if count)
    word = selection.get("tile", "")
    index = int(word) if word in {str(at) for at in range(len(table))} else first
    tile = table[index]
    form, turn, flip = turned(PARTS[tile].shape, selection, state.rules.allow_flip)
    ways: dict[str, Move] = {
        spot_id(state.seat, cell): PlaceTile(tile, held_at(form, cell)) for cell in squares(state)
    }
    listed = set(moves)
    offered = tuple(spot for spot, move in ways.items() if move in listed)
    takes = [_take(at, index) for at in range(len(table))]
    targets: dict[str, Act] = {spot: Play(move) for spot, move in ways.items()}
    targets |= {f"table {at}": take for at, take in enumerate(takes)}
    chosen = {"tile": str(index), "turn": str(turn)} | ({"flip": "1"} if flip else {})
    against = " A path needs a side to a path." if PARTS[tile].terrain == "path" else ""
    if not offered:
        against += f" The {tile_name(tile)} fits {'only turned' if fits[index] else 'nowhere'}."
    return Choices(
        prompt=f"{who}, choose a tile from the table and place it on your board.{against}",
        buttons=(
            *_table_buttons(state, fits, index, form, takes),
            *turn_buttons(state, PARTS[tile].shape, turn, flip),
        ),
        targets=targets,
        selection=chosen,
        ghosts=ways,
        offered=offered,
        picked=(f"table {index}",),
        pieces={f"{where} {at}": take for at, take in enumerate(takes) for where in ("tile", "table")},
    )


def _take(at: int, picked: int) -> Select:
    """Return what takes a tile from the table; another one than the picked lies as it does there."""
    return Select("tile", str(at), () if at == picked else ("turn", "flip"))


def _table_buttons(
    state: State, fits: Sequence[int], index: int, form: Cells, takes: Sequence[Select]
) -> list[Button]:
    return [
        Button(
            id=f"tile {at}",
            label=tile_name(tile),
            act=takes[at],
            key=str(at + 1) if at < 9 else "",
            pressed=at == index,
            group="Tiles on the table",
            hint=f"{capital(ICON_WORDS[PARTS[tile].icon])}; {counted(fits[at], 'place')} on your board.",
            picture=tile_picture(tile, form if at == index else _unturned(tile)),
        )
        for at, tile in enumerate(state.table)
    ]


def _unturned(tile: str) -> Cells:
    """Return the squares of a tile as it lies on the table."""
    shape = PARTS[tile].shape
    return forms(shape)[on_table(shape)]


# --- visitors and icons -----------------------------------------------------------------------------


def _visitor_choices(state: State, moves: Sequence[Move], who: str) -> Choices:
    ways: dict[str, Move] = {spot_id(state.seat, cell): PlaceVisitor(cell) for cell in squares(state)}
    listed = set(moves)
    colour = state.in_hand or "red"
    hold = Select("hand", colour)
    return Choices(
        prompt=f"{who}, put the {colour} visitor on an empty square of your paths.",
        buttons=(
            Button(
                "visitor",
                f"{capital(colour)} visitor",
                hold,
                pressed=True,
                group="Your visitor",
                hint=worth_words(colour, state.rules),
                picture=pawn_picture(colour),
            ),
        ),
        targets={spot: Play(move) for spot, move in ways.items()},
        ghosts=ways,
        offered=tuple(spot for spot, move in ways.items() if move in listed),
        pieces={"visitor": hold, "hand": hold},
    )


def _action_choices(state: State, moves: Sequence[Move], selection: Selection, who: str) -> Choices:
    done = Button("done", "End the turn", Play(Done()), "d", group="Turn")
    if len(moves) == 1 or state.icon is None:
        return Choices(f"{who}, end your turn.", (done,))
    left = f", {state.icon.left} left" if state.icon.left > 1 else ""
    may = f"{who}, you may {ICON_WORDS[state.icon.kind]}{left}"
    first = moves[0]
    if isinstance(first, DrawVisitor):
        hint = "A visitor is drawn by chance; place it on an empty path square."
        if not state.own.path & ~state.own.pawns:
            hint = "No path square is empty, so the visitor would go back to the bag."
        act = Button("draw", "Draw a visitor", Play(first), "v", group="Icon", hint=hint)
        return Choices(f"{may}, or end your turn.", (act, done))
    if isinstance(first, TakeBus):
        hint = "You play first in the next round."
        act = Button("bus", "Take the bus", Play(first), "b", group="Icon", hint=hint)
        return Choices(f"{may}, or end your turn.", (act, done))
    if isinstance(first, MoveVisitor):
        return shifting.visitor_choices(state, moves, selection, may, done)
    return shifting.enclosure_choices(state, moves, selection, may, done)
