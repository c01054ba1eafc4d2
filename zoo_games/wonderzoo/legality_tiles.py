"""Why a tile may not lie somewhere: off the board, on top of something, of another shape, without a path."""

from __future__ import annotations

from collections.abc import Iterable

from zoo_games.core.explanation import Cell, Refusal
from zoo_games.core.sentences import all_of, place, places
from zoo_games.wonderzoo.components import MIRROR, PARTS, forms, is_enclosure, normal, shape_of
from zoo_games.wonderzoo.listing import kind_of
from zoo_games.wonderzoo.moves import Cells, MoveEnclosure, SwapEnclosures
from zoo_games.wonderzoo.state import Board, Laid, State
from zoo_games.wonderzoo.words import SIDES, beside, tile_name


def fit_faults(state: State, tile: str, cells: Cells, own: int | None = None) -> Iterable[Refusal]:
    """Yield every rule that a tile would break on some cells of the board of the seat to act.

    Args:
        state: The position.
        tile: The tile.
        cells: Four different cells.
        own: Number of the tile that is moved, whose old squares count as free.
    """
    squares = tuple(sorted(cells))
    name = tile_name(tile)
    off = tuple(cell for cell in squares if cell not in state.grid.bit)
    if off:
        rows, columns = state.rules.size
        text = f"The {name} would lie off the board of {rows} x {columns} squares, at {places(off)}"
        yield Refusal("W.board", text, off)
    yield from _overlaps(state, name, squares, own)
    stones = tuple(cell for cell in squares if cell in state.rules.stones)
    if stones:
        word = "obstacle" if len(stones) == 1 else "obstacles"
        yield Refusal("W.cover", f"The {name} would cover the {word} at {places(stones)}", stones)
    yield from _shape_faults(state, tile, squares)
    terrain = PARTS[tile].terrain
    if terrain == "entrance" and not any(
        cell in state.grid.bit and state.grid.bit[cell] & state.grid.rim for cell in squares
    ):
        yield Refusal(
            "W.rim", f"The entrance at {places(squares)} would not lie on the rim of the board", squares
        )
    if terrain == "path":
        yield from _path_faults(state.own, name, squares)


def _overlaps(state: State, name: str, squares: Cells, own: int | None) -> Iterable[Refusal]:
    """Yield one refusal for each tile that would be covered."""
    for number, laid in enumerate(state.own.tiles):
        covered = tuple(cell for cell in squares if cell in laid.cells)
        if covered and number != own:
            text = f"The {name} would cover the {tile_name(laid.tile)} at {places(covered)}"
            yield Refusal("W.free", text, covered)


def _shape_faults(state: State, tile: str, squares: Cells) -> Iterable[Refusal]:
    shape = PARTS[tile].shape
    if normal(squares) in forms(shape, state.rules.allow_flip):
        return
    made = shape_of(squares)
    if made == MIRROR[shape]:
        text = (
            f"The squares {places(squares)} make the shape {made}, but the tile is its mirror image {shape}"
        )
        yield Refusal("W.turn", f"{text}, and tiles are turned, not flipped", squares)
    else:
        what = f"make the shape {made}" if made else "make no shape of a tile"
        yield Refusal("W.shape", f"The squares {places(squares)} {what}, but the tile is a {shape}", squares)


def _path_faults(board: Board, name: str, squares: Cells) -> Iterable[Refusal]:
    paths = {cell for laid in board.tiles if not is_enclosure(laid.tile) for cell in laid.cells}
    if any(beside(cell, side) in paths for cell in squares for side in SIDES):
        return
    touching = _touched(board, squares)
    what = f"only the {all_of(touching)}" if touching else "no tile"
    text = f"The {name} at {places(squares)} would touch {what}; a path needs a side to a path or an entrance"
    yield Refusal("W.path", text, squares)


def _touched(board: Board, squares: Cells) -> list[str]:
    """Return the names of the tiles beside some cells, each once."""
    near = {beside(cell, side) for cell in squares for side in SIDES}
    return list(dict.fromkeys(tile_name(tile) for tile, cells in board.tiles if near.intersection(cells)))


# --- enclosures that are moved -----------------------------------------------------------------------------


def _enclosure(state: State, cell: Cell, faults: list[Refusal]) -> tuple[int, Laid] | None:
    """Return number and tile of the enclosure at a cell, or note why there is none."""
    number = state.own.tile_at(cell)
    if number is None:
        faults.append(Refusal("W.shift", f"There is no tile at {place(cell)}", (cell,)))
        return None
    laid = state.own.tiles[number]
    if not is_enclosure(laid.tile):
        text = f"The {tile_name(laid.tile)} at {place(cell)} is no enclosure, and only enclosures are moved"
        faults.append(Refusal("W.shift", text, (cell,)))
        return None
    return number, laid


def shift_faults(state: State, move: MoveEnclosure) -> Iterable[Refusal]:
    """Yield every rule that moving an enclosure breaks, its icon left aside."""
    faults: list[Refusal] = []
    found = _enclosure(state, move.from_, faults)
    yield from faults
    if found is None:
        return
    number, laid = found
    squares = tuple(sorted(move.cells))
    if squares == laid.cells:
        text = f"The {tile_name(laid.tile)} already lies at {places(squares)}"
        yield Refusal("W.move", text, squares)
        return
    yield from fit_faults(state, laid.tile, squares, number)


def swap_faults(state: State, move: SwapEnclosures) -> Iterable[Refusal]:
    """Yield every rule that swapping two enclosures breaks, its icon left aside."""
    faults: list[Refusal] = []
    one, other = (_enclosure(state, cell, faults) for cell in (move.a, move.b))
    yield from faults
    if one is None or other is None:
        return
    cells = tuple(sorted({move.a, move.b}))
    if one[0] == other[0]:
        text = f"{place(move.a)} and {place(move.b)} are squares of one tile, the {tile_name(one[1].tile)}"
        yield Refusal("W.move", text, cells)
    elif kind_of(one[1].tile, state.rules.allow_flip) != kind_of(other[1].tile, state.rules.allow_flip):
        text = f"The {tile_name(one[1].tile)} and the {tile_name(other[1].tile)} are of different shapes"
        yield Refusal("W.move", text, cells)
