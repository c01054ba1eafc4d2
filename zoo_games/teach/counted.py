"""A count of anybody's position, in full: one item of a score, a picture for each step."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any, Final

from zoo_games.core.errors import SettingError
from zoo_games.core.sentences import capital
from zoo_games.core.shapes import shown
from zoo_games.play.position import Position
from zoo_games.render.scene import step_marks
from zoo_games.teach.question import Question, Solution
from zoo_games.teach.zoomies.pictures import NAMES
from zoo_games.teach.zoomies.questions import score_question

DRAWN: Final[Mapping[str, Callable[[str, Any, int], Question]]] = MappingProxyType(
    {"zoomies": score_question}
)
"""Games in whose lessons an item has pictures without the rest of the table; they speak of Ada and Ben."""


def item_question(position: Position, item: int = 0) -> Question:
    """Return the question how many points one item of a position is worth now.

    Args:
        position: A position of any game.
        item: Which item, from 0 in the order of ``position.explain()``; in Zoomies the tokens as they
            were placed.

    Raises:
        SettingError: If there is no such item.

    Example:
        >>> import zoo_games
        >>> mia = zoo_games.load("zombee").new(["Mia", "Tom"], seed=7)
        >>> asked = item_question(mia, 1)
        >>> asked.text, asked.solve().answer
        ('Drops of Tom: how many points now?', 2)
    """
    items = position.explain().items
    if type(item) is not int or not 0 <= item < len(items):
        known = f"0 to {len(items) - 1}" if items else "none, since nothing scores yet"
        raise SettingError(f"There is no item {shown(item)} in this position; the items are {known}.")
    if position.game.spec.name in DRAWN and position.names == NAMES[: len(position.names)]:
        return DRAWN[position.game.spec.name]("worked", position.state, item)
    found = items[item]

    def solve() -> Solution:
        frames = tuple(position.scene(step_marks([step], 0, found.player)) for step in found.steps)
        return Solution(found.points, found.steps, frames)

    return Question(
        id="worked",
        text=f"{capital(found.name)} of {position.names[found.player]}: how many points now?",
        kind="number",
        rules=tuple(dict.fromkeys(step.rule for step in found.steps)),
        solve=solve,
        scene=position.scene(),
        board=position.text(),
    )
