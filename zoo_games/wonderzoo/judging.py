"""What a state of WonderZoo in a document is judged by, beyond the shape of its keys.

Each check raises a :class:`~zoo_games.core.errors.DocumentError` with the place of the first fault.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any, Final

from zoo_games.core.errors import DocumentError
from zoo_games.core.explanation import Cell
from zoo_games.core.sentences import place as at_place
from zoo_games.wonderzoo.components import MIRROR, PARTS, PATHS, USES, forms, normal, shape_of
from zoo_games.wonderzoo.grid import Grid, grid_of
from zoo_games.wonderzoo.listing import entrances, first_fit
from zoo_games.wonderzoo.settings import WonderZooSettings
from zoo_games.wonderzoo.state import SEAT_PHASES, State
from zoo_games.wonderzoo.words import tile_name

TURN: Final = ("action", "visitor", "place_visitor")
"""Phases after a tile was placed, in which there may be an icon."""


def check_four(cells: Sequence[Sequence[int]], place: str) -> None:
    """Check that four cells are different ones."""
    for index, cell in enumerate(cells):
        if cell in cells[:index]:
            raise DocumentError(f"{place}[{index}]", f"names the square {cell[0]},{cell[1]} twice")


def check_stones(stones: Sequence[Cell], rules: WonderZooSettings, place: str) -> None:
    """Check that obstacles are different squares of the board."""
    rows, columns = rules.size
    for index, cell in enumerate(stones):
        if not (0 <= cell[0] < rows and 0 <= cell[1] < columns):
            raise DocumentError(f"{place}[{index}]", f"is off the board of {rows} x {columns} squares")
        if cell in stones[:index]:
            raise DocumentError(f"{place}[{index}]", f"names the square {at_place(cell)} twice")


# --- boards ---------------------------------------------------------------------------------------


def check_boards(data: Mapping[str, Any], rules: WonderZooSettings, players: int, place: str) -> None:
    """Check tiles and visitors of every board, and that there are no more visitors than the box has."""
    grid = grid_of(rules.size, rules.allow_flip)
    used: Counter[str] = Counter()
    boards = data.get("boards")
    if boards is not None and len(boards) != players:
        raise DocumentError(
            f"{place}.boards", f"must hold a board for each of {players} players, not {len(boards)}"
        )
    for seat, board in enumerate(boards or ()):
        here = f"{place}.boards[{seat}]"
        owner = _check_tiles(board["tiles"], rules, grid, f"{here}.tiles")
        _check_visitors(board, owner, rules, used, f"{here}.visitors")
    for key, colours in (("in_hand", [data.get("in_hand")]), ("visitor_bag", data.get("visitor_bag", []))):
        for colour in colours:
            if colour is not None:
                _use(used, colour, rules, f"{place}.{key}")


def _use(used: Counter[str], colour: str, rules: WonderZooSettings, place: str) -> None:
    used[colour] += 1
    most = rules.visitors_per_colour
    if used[colour] > most:
        raise DocumentError(place, f"is one {colour} visitor too many; there are {most} of each colour")


def _check_tiles(
    tiles: Sequence[Mapping[str, Any]], rules: WonderZooSettings, grid: Grid, place: str
) -> dict[Cell, int]:
    """Return the number of the tile on every covered square."""
    owner: dict[Cell, int] = {}
    gates = 0
    for index, laid in enumerate(tiles):
        here = f"{place}[{index}].cells"
        _check_cells(laid, rules, grid, owner, here)
        cells = tuple((row, column) for row, column in laid["cells"])
        _check_form(laid["tile"], cells, rules, here)
        if PARTS[laid["tile"]].terrain == "entrance":
            gates += 1
            if not grid.mask(cells) & grid.rim:
                raise DocumentError(here, "must have a side on the rim of the board: it is an entrance")
            if gates > 1:
                raise DocumentError(f"{place}[{index}].tile", "is a second entrance; a board has one")
        owner.update(dict.fromkeys(cells, index))
    return owner


def _check_cells(
    laid: Mapping[str, Any], rules: WonderZooSettings, grid: Grid, owner: Mapping[Cell, int], here: str
) -> None:
    check_four(laid["cells"], here)
    for index, at in enumerate(laid["cells"]):
        cell = (at[0], at[1])
        if cell not in grid.bit:
            rows, columns = rules.size
            raise DocumentError(f"{here}[{index}]", f"is off the board of {rows} x {columns} squares")
        if cell in rules.stones:
            raise DocumentError(f"{here}[{index}]", f"covers the obstacle at {at_place(cell)}")
        if cell in owner:
            raise DocumentError(
                f"{here}[{index}]", f"covers {at_place(cell)}, where tiles[{owner[cell]}] lies"
            )


def _check_form(tile: str, cells: tuple[Cell, ...], rules: WonderZooSettings, here: str) -> None:
    shape = PARTS[tile].shape
    if normal(cells) in forms(shape, rules.allow_flip):
        return
    made = shape_of(cells)
    if made == MIRROR[shape]:
        raise DocumentError(
            here, f"make the shape {made}, the mirror image of the tile's {shape}; tiles are not flipped"
        )
    what = f"make the shape {made}" if made else "hang together in no shape of a tile"
    raise DocumentError(here, f"{what}, but the tile is a {shape}")


def _check_visitors(
    board: Mapping[str, Any],
    owner: Mapping[Cell, int],
    rules: WonderZooSettings,
    used: Counter[str],
    place: str,
) -> None:
    seen: dict[Cell, int] = {}
    for index, pawn in enumerate(board["visitors"]):
        here, cell = f"{place}[{index}].at", (pawn["at"][0], pawn["at"][1])
        if cell not in owner:
            raise DocumentError(here, f"must be a square of a path or entrance; {at_place(cell)} has no tile")
        tile = board["tiles"][owner[cell]]["tile"]
        if PARTS[tile].terrain not in PATHS:
            raise DocumentError(
                here,
                f"must be a square of a path or entrance; the {tile_name(tile)} lies on {at_place(cell)}",
            )
        if cell in seen:
            raise DocumentError(here, f"is the square of visitors[{seen[cell]}]; a square holds one visitor")
        seen[cell] = index
        _use(used, pawn["colour"], rules, f"{place}[{index}]")


# --- seats and turns ------------------------------------------------------------------------------


def check_seats(data: Mapping[str, Any], players: int, place: str) -> None:
    """Check that every seat that is named exists."""
    for key in ("bus", "to_move"):
        seat = data.get(key)
        if seat is not None and seat >= players:
            raise DocumentError(f"{place}.{key}", f"must be a seat from 0 to {players - 1}, not {seat}")
    acted = data.get("acted", [])
    for index, seat in enumerate(acted):
        if seat >= players or seat in acted[:index]:
            raise DocumentError(
                f"{place}.acted[{index}]", f"must be another seat from 0 to {players - 1}, not {seat}"
            )
    if "out" in data and len(data["out"]) != players:
        raise DocumentError(f"{place}.out", f"must say true or false for each of {players} players")


def check_turn(state: State, place: str) -> None:
    """Check that phase, turn, icon, hand, table and bags fit each other, as far as they are given."""
    if not state.phase:
        return
    phase, missing = state.phase, state.missing
    if phase in SEAT_PHASES:
        _check_mover(state, place)
    elif state.to_move is not None:
        raise DocumentError(f"{place}.to_move", f'must be null in phase "{phase}", when it is nobody\'s turn')
    _check_icon(state, place)
    if (state.in_hand is not None) != (phase == "place_visitor") and "in_hand" not in missing:
        must = "a colour" if phase == "place_visitor" else "null"
        raise DocumentError(f"{place}.in_hand", f'must be {must} in phase "{phase}"')
    _check_round(state, place)
    _check_table(state, place)
    if phase == "visitor" and not state.visitor_bag:
        raise DocumentError(f"{place}.visitor_bag", 'must hold a visitor in phase "visitor"')
    if "to_move" not in missing and "boards" not in missing:
        _check_possible(state, place)


def _check_round(state: State, place: str) -> None:
    """Check that the bus fits the round, and that the game is over only where nobody can go on."""
    phase, missing = state.phase, state.missing
    if phase == "over":
        left = [key for key in ("table", "bag") if getattr(state, key)]
        if left and "out" not in missing and not all(state.out):
            seat = state.out.index(False)
            raise DocumentError(
                f"{place}.phase", f'is "over", but seat {seat} is not out and the {left[0]} holds tiles'
            )
        return
    if state.out[state.bus] and missing.isdisjoint(("bus", "out")):
        raise DocumentError(f"{place}.bus", f"must be with a seat that is not out, not {state.bus}")
    if state.bus_taken and not state.acted and phase in ("deal", "tile") and "acted" not in missing:
        raise DocumentError(f"{place}.bus_taken", "must be false before anybody has had a turn in this round")


def _check_table(state: State, place: str) -> None:
    """Check that the table holds no more tiles than it can, and fewer while tiles are dealt."""
    phase, missing = state.phase, state.missing
    if "table" in missing:
        return
    most = state.players + state.rules.table_extra
    if phase == "tile":
        most -= len(state.acted)
    if phase == "deal" and "bag" not in missing:
        if not state.bag:
            raise DocumentError(f"{place}.bag", 'must hold a tile in phase "deal"')
        if len(state.table) >= most:
            raise DocumentError(f"{place}.table", f'must hold fewer than {most} tiles in phase "deal"')
    if len(state.table) > most:
        raise DocumentError(f"{place}.table", f"may hold {most} tiles at most here, not {len(state.table)}")


def _check_mover(state: State, place: str) -> None:
    seat, phase = state.to_move, state.phase
    if seat is None:
        if "to_move" not in state.missing:
            raise DocumentError(f"{place}.to_move", f'must be a seat in phase "{phase}", not null')
        return
    if state.out[seat]:
        raise DocumentError(f"{place}.to_move", f"must be a seat that is not out, not {seat}")
    if seat in state.acted:
        raise DocumentError(f"{place}.to_move", f"is a seat that has had its turn in this round, {seat}")
    if phase != "entrance" or "boards" in state.missing:
        return
    due = False
    for step in range(state.players):
        other = (state.bus + step) % state.players
        due = due or other == seat
        gates = len(state.boards[other].tiles)
        if gates != (0 if due else 1):
            must = "no tile yet" if due else "just its entrance"
            raise DocumentError(f"{place}.boards[{other}].tiles", f'must hold {must} in phase "entrance"')


def _check_icon(state: State, place: str) -> None:
    icon, phase = state.icon, state.phase
    if icon is None:
        if phase in ("visitor", "place_visitor") and "icon" not in state.missing:
            raise DocumentError(f"{place}.icon", f'must be a D icon in phase "{phase}", not null')
        return
    if phase not in TURN:
        raise DocumentError(f"{place}.icon", f'must be null in phase "{phase}"')
    if phase != "action" and icon.kind[0] != "D":
        raise DocumentError(f"{place}.icon.kind", f'must be D1 or D2 in phase "{phase}", not {icon.kind}')
    if icon.left > USES[icon.kind]:
        raise DocumentError(f"{place}.icon.left", f"must be at most {USES[icon.kind]} for {icon.kind}")


def _check_possible(state: State, place: str) -> None:
    """Check that the seat to act has something to do."""
    board = state.own
    if state.phase == "tile" and "table" not in state.missing:
        if first_fit(state.grid, board, state.table) is None:
            raise DocumentError(
                f"{place}.phase",
                f'cannot be "tile": nothing on the table fits on the board of seat {state.seat}',
            )
    elif state.phase == "place_visitor" and not board.path & ~board.pawns:
        raise DocumentError(
            f"{place}.in_hand", f"has no empty path square to go to on the board of seat {state.seat}"
        )
    elif state.phase == "entrance" and not entrances(state):
        raise DocumentError(f"{place}.boards[{state.seat}]", "has no room for an entrance")
