"""The dog tiles of Zoomies as data: what is published, what is assumed, and how to replace it.

A dog is written as its breed letter, then ``*`` for a bone or ``z`` for Zoomies; a tile as two dogs
joined by ``-``, such as ``"B*-Hz"``. ``X-Y`` and ``Y-X`` are one tile, which keeps the spelling it was
given.
"""

from __future__ import annotations

from functools import cache
from typing import Final, NamedTuple

from zoo_games.core.components import Fact, PieceSet
from zoo_games.core.explanation import Cell

BREEDS: Final = {"C": "Chihuahua", "P": "Poodle", "B": "Beagle", "H": "Husky", "G": "Greyhound"}
"""Breed letter to name, in the order used everywhere."""

LETTERS: Final = "".join(BREEDS)
DIRECTIONS: Final = ("N", "E", "S", "W")
STEP: Final = {"N": (-1, 0), "E": (0, 1), "S": (1, 0), "W": (0, -1)}
OPPOSITE: Final = {"N": "S", "E": "W", "S": "N", "W": "E"}
DIRECTION_NAMES: Final = {"N": "north", "E": "east", "S": "south", "W": "west"}

BREED_BITS: Final = 7
"""Mask of the breed in a dog's number (0 to 4, in the order of :data:`BREEDS`)."""
BONE_BIT: Final = 8
ZOOMIES_BIT: Final = 16


class Dog(NamedTuple):
    """One dog of a tile.

    Attributes:
        breed: Breed letter, a key of :data:`BREEDS`.
        bone: Whether it shows the Bone icon.
        zoomies: Whether it shows the Zoomies icon.
    """

    breed: str
    bone: bool
    zoomies: bool

    @property
    def name(self) -> str:
        """Name of the breed."""
        return BREEDS[self.breed]

    def __str__(self) -> str:
        return self.breed + ("*" if self.bone else "z" if self.zoomies else "")


def _spellings() -> dict[str, tuple[int, int]]:
    """Return every spelling of every tile with the numbers of its two dogs."""
    table = {}
    for mark_a, mark_b in (("*", ""), ("", "*"), ("*", "z"), ("z", "*")):
        bits = {"": 0, "*": BONE_BIT, "z": ZOOMIES_BIT}
        for a, letter_a in enumerate(LETTERS):
            for b, letter_b in enumerate(LETTERS):
                spelling = f"{letter_a}{mark_a}-{letter_b}{mark_b}"
                table[spelling] = (a | bits[mark_a], b | bits[mark_b])
    return table


TILES: Final = _spellings()
"""Every spelling of the 50 kinds of tile (100 in all) to the numbers of its first and second dog."""

REVERSED: Final = {tile: "-".join(reversed(tile.split("-"))) for tile in TILES}
"""Every spelling to the other spelling of the same tile."""

KIND: Final = {tile: min(tile, other) for tile, other in REVERSED.items()}
"""Every spelling to the one spelling that stands for the tile in comparisons."""

DOGS: Final = {
    number: Dog(LETTERS[number & BREED_BITS], bool(number & BONE_BIT), bool(number & ZOOMIES_BIT))
    for pair in TILES.values()
    for number in pair
}
"""Dog number to dog."""

TILE_PATTERN: Final = r"[CPBHG](\*-[CPBHG]z?|z?-[CPBHG]\*)"
"""Regular expression of every spelling: exactly one bone, at most one Zoomies icon."""

TILE_WORDS: Final = (
    'a tile such as "B*-Hz": two dogs (C P B H G), exactly one with a bone *, the other may have z'
)


def dogs_of(tile: str) -> tuple[Dog, Dog]:
    """Return the two dogs of a tile, in the order of its spelling.

    Example:
        >>> dogs_of("B*-Hz")[1]
        Dog(breed='H', bone=False, zoomies=True)
    """
    first, second = TILES[tile]
    return DOGS[first], DOGS[second]


def cells_of(at: Cell, toward: str) -> tuple[Cell, Cell]:
    """Return the cells of a tile's first and second dog.

    Args:
        at: Cell of the first dog.
        toward: Direction from the first dog to the second: ``"N"``, ``"E"``, ``"S"`` or ``"W"``.

    Example:
        >>> cells_of((0, 0), "E")
        ((0, 0), (0, 1))
    """
    row, col = STEP[toward]
    return at, (at[0] + row, at[1] + col)


def same_tile(one: str, other: str) -> bool:
    """Return whether two spellings mean one tile.

    Example:
        >>> same_tile("B*-Hz", "Hz-B*")
        True
    """
    return one == other or REVERSED.get(one) == other


class ComponentSet(PieceSet):
    """A box of tiles, equal and hashed by value; ``X-Y`` and ``Y-X`` are one tile.

    Example:
        >>> default_components().outside(["B-B*"])
        ('The set "assumed tiles" holds no tile B-B*, but 1 lies here.',)
    """

    @classmethod
    def kind(cls, piece: str) -> str:
        """Return the spelling that stands for a tile in comparisons."""
        return KIND[piece]

    @property
    def tiles(self) -> tuple[str, ...]:
        """Every tile of the box, as spelled."""
        return self.pieces


PAIRS: Final = ("CP", "CB", "PB", "PH", "BH", "BG", "HG", "HC", "GC", "GP")
"""Assumed: the ordered pairs of breeds, five tiles each."""

ICON_ORDER: Final = (0, 3, 1, 4, 2)
"""Assumed: the order in which the five tiles of a pair get a Zoomies icon."""

FACTS: Final = (
    Fact("There are 50 tiles, each with two dogs of the five breeds.", "published"),
    Fact("Every tile has exactly one bone.", "published"),
    Fact("A tile has at most one Zoomies icon, never on the dog with the bone.", "published"),
    Fact("Every pair of different breeds is on five tiles; no tile has one breed twice.", "assumed"),
    Fact("Three of the five have the bone on the first breed of the pair, two on the second.", "assumed"),
    Fact("Two tiles of each pair have a Zoomies icon (the setting zoomies_per_pair).", "assumed"),
    Fact("The start tiles lie upright side by side, in random order and each flipped at random.", "assumed"),
)


@cache
def default_components(zoomies_per_pair: int = 2) -> ComponentSet:
    """Return the assumed set of 50 tiles.

    Args:
        zoomies_per_pair: How many of the five tiles of a pair have a Zoomies icon, 0 to 5.

    Example:
        >>> len(default_components().tiles), default_components().tiles[:2]
        (50, ('C*-Pz', 'C*-P'))
    """
    tiles = []
    for first, second in PAIRS:
        for number in range(5):
            icon = "z" if number in ICON_ORDER[:zoomies_per_pair] else ""
            bone_first = number < 3
            tiles.append(f"{first}*-{second}{icon}" if bone_first else f"{first}{icon}-{second}*")
    return ComponentSet(tuple(tiles), "assumed tiles", FACTS)
