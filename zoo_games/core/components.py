"""Tiles or cards of a game as data: sets of them, what is said about them, and the file they come from."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any, ClassVar, Final, Generic, Literal, TypeVar

from zoo_games.core.shapes import Line, ListOf, OneOf, Record, Shape

FORMAT: Final = "zoo-games-components/1"

Known = Literal["published", "assumed"]


@dataclass(frozen=True, slots=True)
class Fact:
    """One statement about the components.

    Attributes:
        text: The statement.
        known: Whether it is published or our assumption.
        settings: Names of the settings that hold it, if it is one that can be set.
    """

    text: str
    known: Known
    settings: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class PieceSet:
    """All the pieces of one kind in a box, equal and hashed by value; each game has a class of its own.

    Attributes:
        pieces: Every piece, as spelled.
        name: What to call the set.
        facts: What is said about it, each marked published or assumed.
        noun: What a piece is called.
        lie: What is said of one piece and of several that are there.
        only: A word before a number that is too small; may be empty.
    """

    pieces: tuple[str, ...]
    name: str
    facts: tuple[Fact, ...] = ()

    noun: ClassVar[str] = "tile"
    lie: ClassVar[tuple[str, str]] = ("lies", "lie")
    only: ClassVar[str] = ""

    @classmethod
    def kind(cls, piece: str) -> str:
        """Return the one spelling that stands for a piece in comparisons."""
        return piece

    @property
    def digest(self) -> str:
        """The first 16 hexadecimal digits of a hash of the pieces, whatever their order and spelling."""
        import hashlib  # a tenth of the time that importing the rules takes

        listing = ",".join(sorted(self.kind(piece) for piece in self.pieces))
        return hashlib.sha256(listing.encode("ascii")).hexdigest()[:16]

    def outside(self, pieces: Iterable[str]) -> tuple[str, ...]:
        """Return one sentence for each kind of piece that is there oftener than in this set.

        Example:
            >>> PieceSet(("a", "b"), "two letters").outside("bab")
            ('The set "two letters" holds 1 of the tile b, but 2 lie here.',)
        """
        known = Counter(self.kind(piece) for piece in self.pieces)
        spelling: dict[str, str] = {}
        seen: Counter[str] = Counter()
        for piece in pieces:
            seen[self.kind(piece)] += 1
            spelling.setdefault(self.kind(piece), piece)
        sentences = []
        for kind, count in seen.items():
            if count > known[kind]:
                held = f"{self.only}{known[kind]} of the" if known[kind] else "no"
                what = f"{self.noun} {spelling[kind]}"
                sentences.append(
                    f'The set "{self.name}" holds {held} {what}, but {count} {self.lie[count > 1]} here.'
                )
        return tuple(sentences)


P = TypeVar("P", bound=PieceSet)


class ComponentFile(Generic[P]):
    """How the component file of a game is written and read.

    Args:
        game: Name of the game.
        key: Key of the list of pieces.
        piece: What a piece may be.
        most: Greatest number of pieces.
        make: Makes the set of pieces and a name.
        default: Gives the assumed set.
    """

    def __init__(
        self,
        game: str,
        key: str,
        piece: Shape,
        most: int,
        make: Callable[[tuple[str, ...], str], P],
        default: Callable[[], P],
    ) -> None:
        self.game = game
        self.key = key
        self.shape = Record(
            {
                "format": OneOf((FORMAT,)),
                "game": OneOf((game,)),
                "name": Line(1, 60),
                key: ListOf(piece, 1, most),
            }
        )
        self.make = make
        self.default = default

    def to_json(self, components: P | None) -> dict[str, Any]:
        """Return a set as a component file holds it; the assumed one if None."""
        box = components or self.default()
        return {"format": FORMAT, "game": self.game, "name": box.name, self.key: list(box.pieces)}

    def from_json(self, data: Any, place: str = "") -> P:
        """Return the set of a component file.

        Raises:
            DocumentError: For the first fault, with its place.
        """
        self.shape.check(data, place)
        return self.make(tuple(data[self.key]), data["name"])

    def id_of(self, components: P | None) -> str:
        """Return ``"sha256:..."`` of a set, empty for the assumed one."""
        if components is None or components.digest == self.default().digest:
            return ""
        return f"sha256:{components.digest}"
