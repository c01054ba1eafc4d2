"""The board where no widget library is installed: a picture with its text, and moves that are typed."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from zoo_games.core.protocol import Agent
from zoo_games.notebook.controller import Controller
from zoo_games.notebook.opening import opened
from zoo_games.play.handle import GameHandle
from zoo_games.play.position import Position


class StillBoard:
    """What a live board would show first.

    Attributes:
        position: The position, to go on with in the next cell.
    """

    def __init__(self, position: Position) -> None:
        self.position = position

    def _repr_mimebundle_(self, include: Any = None, exclude: Any = None) -> dict[str, Any]:
        return self.position._repr_mimebundle_(include, exclude)

    def __repr__(self) -> str:
        return f"<Still board: {self.position.view()!r}>"


def board(
    what: Position | GameHandle | str,
    key: str | None = None,
    *,
    seed: int | None = None,
    bots: Mapping[int, str | Agent] | None = None,
    painter: str = "canvas",
    strict: bool = False,
) -> StillBoard:
    """Return the still board of a position or of a new game; the words mean what they mean live.

    Raises:
        SettingError: If what is given is nothing that a board shows, or a bot or seat does not exist.
        UnknownGame: If there is no game of that name.

    Example:
        >>> import zoo_games
        >>> board(zoo_games.load("zoomies"), seed=7)
        <Still board: <Zoomies: Player 1 to move, phase tile; Player 1 0, Player 2 0, the public view>>
    """
    del key, painter, strict
    begin = opened(what, seed)
    return StillBoard(Controller(begin.position, begin.seed, bots).position)
