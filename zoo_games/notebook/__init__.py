"""Boards in a notebook. Everything that imports a widget library stands in this package."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from zoo_games.notebook.app import App, board
    from zoo_games.notebook.check import check

__all__ = ["App", "board", "check"]


def __getattr__(name: str) -> Any:
    if name in ("App", "board"):
        from zoo_games.notebook import app

        return getattr(app, name)
    if name == "check":
        from zoo_games.notebook.check import check

        return check
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
