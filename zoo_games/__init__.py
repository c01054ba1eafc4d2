"""Family games as rules you can read, boards you can play and scores you can open.

>>> import zoo_games
>>> zoomies = zoo_games.load("zoomies")
>>> position = zoomies.new(["Ada", "Ben"], seed=7)
>>> position.to_move
0
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

from zoo_games.core import registry as _registry

if TYPE_CHECKING:
    from zoo_games.play.handle import GameHandle

__all__ = ["__version__", "games", "load"]

_registry.offer("zoomies", "zoo_games.zoomies:Zoomies")
_registry.offer("boomerang", "zoo_games.boomerang:Boomerang")
_registry.offer("zombee", "zoo_games.zombee:ZomBee")
_registry.offer("wonderzoo", "zoo_games.wonderzoo:WonderZoo")


def load(name: str, components: str | Path | dict[str, Any] | None = None) -> GameHandle:
    """Return a game by its name.

    Args:
        name: Such as ``"zoomies"``; :func:`games` gives all.
        components: Path or content of a component file (tiles, cards, dice) to play with in place of our
            own; ``zoo_games.core.documents.write_components`` gives one to start from.

    Raises:
        UnknownGame: If there is no such game.
        DocumentError: If the component file is refused, with the place in it.

    Example:
        >>> load("zoomies").title
        'Zoomies'
    """
    from zoo_games.play.handle import GameHandle

    return GameHandle.load(name, components)


def games() -> tuple[str, ...]:
    """Return the names of all games.

    Example:
        >>> "zoomies" in games()
        True
    """
    return _registry.names()


def __getattr__(name: str) -> str:
    if name == "__version__":
        from importlib.metadata import PackageNotFoundError, version

        try:
            return version("zoo-games")
        except PackageNotFoundError:
            return "0+unknown"
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
