"""A game with a box of tiles or cards, which a component file can replace."""

from __future__ import annotations

from abc import abstractmethod
from typing import Any, Generic, Self, TypeVar

from zoo_games.core.components import ComponentFile, PieceSet
from zoo_games.core.protocol import Game

S = TypeVar("S")
M = TypeVar("M")
P = TypeVar("P", bound=PieceSet)


class Boxed(Game[S, M], Generic[S, M, P]):
    """A game with one box of pieces.

    Args:
        components: The pieces that a new game is set up with; the assumed set if None.
    """

    def __init__(self, components: P | None = None) -> None:
        self.components = components

    @abstractmethod
    def component_file(self) -> ComponentFile[P]:
        """Return how a component file of the game is written and read."""

    def components_id(self) -> str:
        """Return ``"sha256:..."`` of the pieces, empty for the assumed set."""
        return self.component_file().id_of(self.components)

    def components_to_json(self) -> dict[str, Any]:
        """Return the pieces as a component file holds them."""
        return self.component_file().to_json(self.components)

    def with_components(self, data: Any, place: str = "") -> Self:
        """Return the game with the pieces of a component file.

        Raises:
            DocumentError: For the first fault, with its place.
        """
        return type(self)(self.component_file().from_json(data, place))
