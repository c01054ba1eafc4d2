"""The tiles and visitors of WonderZoo as data: what is published, what is assumed, how to replace it.

A tile is written ``"grass:L:D1"``: terrain, shape, icon. The seven shapes are four squares each. L is an
upright bar with its foot to the right, J with its foot to the left; S has its upper pair to the right, Z
its lower pair. An icon is D1 or D2 (draw visitors), M1 or M2 (move visitors), E (move or swap enclosures),
B (take the bus) or ``-`` for none.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Final, NamedTuple

from zoo_games.core.components import Fact, PieceSet
from zoo_games.core.explanation import Cell

ENCLOSURES: Final = ("grass", "vivarium", "water")
"""The three terrains of animals."""

PATHS: Final = ("path", "entrance")
"""The terrains on which visitors stand."""

TERRAINS: Final = (*ENCLOSURES, *PATHS)
SHAPES: Final = "IOTLJSZ"
ICONS: Final = ("D1", "D2", "M1", "M2", "E", "B", "-")
COLOURS: Final = ("blue", "green", "red", "yellow")
"""The four colours of visitors, in the order in which bags are sorted."""

FAVOURITE: Final = {"blue": "water", "yellow": "vivarium", "green": "grass"}
"""Colour of a visitor to the terrain it prefers in the expert game; red prefers none."""

ENTRANCE: Final = "entrance:T:-"
"""The entrance tile of every player; that it is a T without an icon is assumed."""

STONES: Final = ((1, 2), (2, 6), (5, 1), (6, 5))
"""Assumed: the obstacles on the difficult side of an 8 x 8 board."""

USES: Final = {"D1": 1, "D2": 2, "M1": 1, "M2": 2, "E": 1, "B": 1}
"""How often each icon may be used in its turn."""

SQUARES: Final[dict[str, tuple[Cell, ...]]] = {
    "I": ((0, 0), (1, 0), (2, 0), (3, 0)),
    "O": ((0, 0), (0, 1), (1, 0), (1, 1)),
    "T": ((0, 0), (0, 1), (0, 2), (1, 1)),
    "L": ((0, 0), (1, 0), (2, 0), (2, 1)),
    "J": ((0, 1), (1, 1), (2, 0), (2, 1)),
    "S": ((0, 1), (0, 2), (1, 0), (1, 1)),
    "Z": ((0, 0), (0, 1), (1, 1), (1, 2)),
}
"""Shape to its squares in one quarter turn, from the upper left."""

MIRROR: Final = {"I": "I", "O": "O", "T": "T", "L": "J", "J": "L", "S": "Z", "Z": "S"}
"""Shape to what it is when it is flipped over."""


class TileParts(NamedTuple):
    """What stands on a tile."""

    terrain: str
    shape: str
    icon: str


PARTS: Final = {
    f"{terrain}:{shape}:{icon}": TileParts(terrain, shape, icon)
    for terrain in TERRAINS
    for shape in SHAPES
    for icon in ICONS
}
"""Every spelling of a tile to its parts."""

TILES: Final = tuple(tile for tile, parts in PARTS.items() if parts.terrain != "entrance")
"""Every tile that may lie on the table or in the bag."""

TILE_PATTERN: Final = "(grass|vivarium|water|path):[IOTLJSZ]:(D1|D2|M1|M2|E|B|-)"
TILE_WORDS: Final = 'a tile such as "grass:L:D1": terrain, shape and icon'


def is_enclosure(tile: str) -> bool:
    """Return whether a tile is an enclosure, where animals live; all others are paths."""
    return PARTS[tile].terrain in ENCLOSURES


@cache
def normal(cells: tuple[Cell, ...]) -> tuple[Cell, ...]:
    """Return cells moved to the upper left, sorted.

    Example:
        >>> normal(((5, 4), (4, 4)))
        ((0, 0), (1, 0))
    """
    top, left = min(row for row, _ in cells), min(column for _, column in cells)
    return tuple(sorted((row - top, column - left) for row, column in cells))


@cache
def forms(shape: str, flip: bool = False) -> tuple[tuple[Cell, ...], ...]:
    """Return the quarter turns of a shape, each different one once, in a fixed order.

    Args:
        shape: One of :data:`SHAPES`.
        flip: Whether the flipped shape is taken as well.

    Example:
        >>> [len(forms(shape)) for shape in SHAPES]
        [2, 1, 4, 4, 4, 2, 2]
    """
    found: list[tuple[Cell, ...]] = []
    for each in (shape, MIRROR[shape]) if flip else (shape,):
        cells = SQUARES[each]
        for _ in range(4):
            if normal(cells) not in found:
                found.append(normal(cells))
            cells = tuple((column, -row) for row, column in cells)
    return tuple(found)


def shape_of(cells: Iterable[Cell]) -> str | None:
    """Return the shape that cells make, whatever their quarter turn; None if they make none.

    Example:
        >>> shape_of([(3, 3), (3, 4), (3, 5), (4, 5)]), shape_of([(0, 0), (1, 1)])
        ('J', None)
    """
    squares = tuple(cells)
    found = normal(squares) if squares else ()
    return next((shape for shape in SHAPES if found in forms(shape)), None)


class ComponentSet(PieceSet):
    """A box of tiles, equal and hashed by value; entrances and visitors are not part of it.

    Example:
        >>> default_components().outside(["grass:L:B"])
        ('The set "assumed tiles" holds no tile grass:L:B, but 1 lies here.',)
    """

    @property
    def tiles(self) -> tuple[str, ...]:
        """Every tile of the bag."""
        return self.pieces


FACTS: Final = (
    Fact("Every tile covers four squares.", "published"),
    Fact("There are 15 grass, 15 vivarium and 15 water enclosures, 20 paths and 4 entrances.", "published"),
    Fact("There are 40 visitors: 10 red, 10 blue, 10 yellow, 10 green.", "published"),
    Fact("Each terrain has 3 tiles of each of I, O, T, L or J, S or Z; paths have 4 of each.", "assumed"),
    Fact("Icons: grass D1 D2 M1, vivarium D1 D2 E, water D1 D2 B, path D1 M2 E B.", "assumed"),
    Fact("Left and right hand: grass and water L L J and S Z Z, vivarium L J J and S S Z.", "assumed"),
    Fact("Left and right hand of paths: L J L J and S Z S Z.", "assumed"),
    Fact("The entrance is a T without an icon.", "assumed"),
    Fact("A board has 8 x 8 squares (the setting size).", "assumed"),
    Fact("The difficult side has obstacles at 1,2; 2,6; 5,1 and 6,5.", "assumed"),
)

ICONS_OF: Final = {
    "grass": ("D1", "D2", "M1"),
    "vivarium": ("D1", "D2", "E"),
    "water": ("D1", "D2", "B"),
    "path": ("D1", "M2", "E", "B"),
}
"""Assumed: the icons of the copies of each shape, in their order."""

HANDS_OF: Final = {
    "grass": ("LLJ", "SZZ"),
    "vivarium": ("LJJ", "SSZ"),
    "water": ("LLJ", "SZZ"),
    "path": ("LJLJ", "SZSZ"),
}
"""Assumed: which copy of the two sided shapes is which hand."""


@cache
def default_components() -> ComponentSet:
    """Return the assumed set of 65 tiles.

    Example:
        >>> tiles = default_components().tiles
        >>> len(tiles), tiles[:3]
        (65, ('grass:I:D1', 'grass:I:D2', 'grass:I:M1'))
    """
    tiles = []
    for terrain, icons in ICONS_OF.items():
        corner, step = HANDS_OF[terrain]
        for letters in ("I" * 4, "O" * 4, "T" * 4, corner, step):
            for letter, icon in zip(letters, icons, strict=False):
                tiles.append(f"{terrain}:{letter}:{icon}")
    return ComponentSet(tuple(tiles), "assumed tiles", FACTS)
