"""Boards in a notebook. Everything that imports a widget library stands in this package.

Where the widget libraries are missing, ``board`` gives a still picture in place of a live board.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from zoo_games.notebook.app import App, board
    from zoo_games.notebook.checkup import check
    from zoo_games.notebook.playing import play

__all__ = ["App", "board", "check", "play"]


def __getattr__(name: str) -> Any:
    if name == "App":
        from zoo_games.notebook.app import App

        return App
    if name == "board":
        return _live_or_still()
    if name == "check":
        from zoo_games.notebook.checkup import check

        return check
    if name == "play":
        return _play_or_say()
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


def _play_or_say() -> Any:
    """Return the function that makes a place to play, or one that says what it needs."""
    try:
        from zoo_games.notebook.playing import play
    except ModuleNotFoundError as error:
        if error.name not in ("ipywidgets", "anywidget"):
            raise
        return _needs_widgets
    return play


def _needs_widgets(*_: Any, **__: Any) -> None:
    print("Playing here needs more: pip install ipywidgets anywidget ipycanvas, then restart the kernel.")
