"""Tiles as drawings: a body in the shape of the tile, its ground, who lives there, its icon."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache

from zoo_games.core.explanation import Cell
from zoo_games.render.scene import Drawing, Layer, Rect, Scene, Shape, Stamp, moved
from zoo_games.wonderzoo.components import PARTS, normal
from zoo_games.wonderzoo.drawings import ANIMALS, GROUNDS, PALETTE, gate, icon, pawn
from zoo_games.wonderzoo.words import tile_name, tile_words

INSET = 0.03
"""Gap between a tile and the rim of its squares."""

EDGE = 0.055
"""Width of a tile's outline."""

ROUND = 0.16


def body(cells: Iterable[Cell], inset: float, fill: str) -> list[Rect]:
    """Return round rectangles that together fill the shape of some cells.

    Args:
        cells: The cells.
        inset: How far the body keeps from the rim of its cells.
        fill: Colour role.
    """
    found = set(cells)
    radius = max(0.02, ROUND - inset)
    rects = []
    for row, column in sorted(found):
        for down, right in ((0, 0), (0, 1), (1, 0)):
            if (row + down, column + right) in found:
                wide, high = 1 + right - 2 * inset, 1 + down - 2 * inset
                rects.append(Rect(column + inset, row + inset, wide, high, fill, None, 0, radius))
        if {(row, column + 1), (row + 1, column), (row + 1, column + 1)} <= found:
            rects.append(Rect(column + 0.5, row + 0.5, 1, 1, fill, None, 0, 0))
    return rects


def heart(cells: Sequence[Cell]) -> Cell:
    """Return the cell by which a tile is held: the one with most neighbours in it, the first of these.

    Example:
        >>> heart(((0, 0), (0, 1), (0, 2), (1, 1))), heart(((0, 0), (1, 0), (2, 0), (3, 0)))
        ((0, 1), (1, 0))
    """

    def neighbours(cell: Cell) -> int:
        return sum(abs(cell[0] - row) + abs(cell[1] - column) == 1 for row, column in cells)

    return max(sorted(cells), key=neighbours)


@lru_cache(maxsize=1024)
def tile_drawing(tile: str, cells: tuple[Cell, ...], with_icon: bool = True) -> Drawing:
    """Return a tile in the quarter turn that some cells show, from the upper left.

    Args:
        tile: The tile.
        cells: Its cells, moved to the upper left.
        with_icon: Whether its icon is drawn.
    """
    terrain, _, kind = PARTS[tile]
    ground = "path" if terrain == "entrance" else terrain
    shapes: list[Shape] = [*body(cells, INSET, "tile.edge"), *body(cells, INSET + EDGE, ground)]
    middle = heart(cells)
    badge = _badge_at(cells, middle) if with_icon and kind != "-" else None
    for row, column in cells:
        if (row, column) == badge:
            shapes += moved(icon(kind).shapes, column + 0.12, row + 0.1, 0.78)
            continue
        figure = GROUNDS[terrain]()
        if (row, column) == middle and terrain in ANIMALS:
            figure = ANIMALS[terrain]()
        elif (row, column) == middle and terrain == "entrance":
            figure = gate()
        shapes += moved(figure, column, row, 0.01)
    name = f"{terrain}-{kind.strip('-')}{'i' if with_icon else ''}" + "".join(f"-{r}{c}" for r, c in cells)
    return Drawing(f"tile-{name}", shapes)


def _badge_at(cells: Sequence[Cell], middle: Cell) -> Cell:
    """Return the cell that shows the icon: the first that has no animal."""
    return next(cell for cell in cells if cell != middle)


def plain_cell(cells: Sequence[Cell]) -> Cell:
    """Return the last cell of a tile on which neither an animal nor an icon is drawn.

    Example:
        >>> plain_cell(((0, 0), (0, 1), (0, 2), (1, 1))), plain_cell(((0, 0), (0, 1), (1, 0), (1, 1)))
        ((1, 1), (1, 1))
    """
    found = sorted(cells)
    taken = (heart(found), _badge_at(found, heart(found)))
    return next(cell for cell in reversed(found) if cell not in taken)


def stamp(tile: str, cells: Sequence[Cell], with_icon: bool = True) -> Stamp:
    """Return a tile where its cells lie."""
    row, column = min(row for row, _ in cells), min(column for _, column in cells)
    return Stamp(tile_drawing(tile, normal(tuple(cells)), with_icon), column, row)


def tile_picture(tile: str, cells: tuple[Cell, ...]) -> Scene:
    """Return a tile alone, in the quarter turn that some cells show."""
    cells = normal(cells)
    high, wide = 1 + max(row for row, _ in cells), 1 + max(column for _, column in cells)
    return Scene(
        title=tile_name(tile),
        alt=f"{tile_words(tile)}.",
        x=0,
        y=0,
        w=wide,
        h=high,
        layers=(Layer("tile", (stamp(tile, cells),)),),
        palette=PALETTE,
    )


def pawn_picture(colour: str) -> Scene:
    """Return a visitor alone."""
    layer = Layer("visitor", (Stamp(pawn(colour), 0, 0),))
    return Scene(f"{colour} visitor", f"A {colour} visitor.", 0, 0, 1, 1, (layer,), palette=PALETTE)
