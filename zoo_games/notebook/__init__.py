"""Boards in a notebook. Everything that imports a widget library stands in this package.

Where the widget libraries are missing, ``board`` gives a still picture in place of a live board.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from zoo_games.notebook.app import App, board
    from zoo_games.notebook.checkup import check

__all__ = ["App", "board", "check"]


def __getattr__(name: str) -> Any:
    if name == "App":
        from zoo_games.notebook.app import App

        return App
    if name == "board":
        return _live_or_still()
    if name == "check":
        from zoo_games.notebook.checkup import check

        return check
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def _live_or_still() -> Any:
    """Return the function that shows the best board this environment can show."""
    try:
        from zoo_games.notebook.app import board
    except ModuleNotFoundError as error:
        if error.name not in ("ipywidgets", "anywidget"):
            raise
        from zoo_games.notebook import still

        return still.board
    return board
