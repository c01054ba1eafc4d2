"""The facts of a game, and the words and rules that are the same in every one."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from zoo_games.core.rulebook import Rule, Rulebook
from zoo_games.core.settings import Settings

CHANCE: Final = -1
"""``to_act`` of a state that waits for a draw or a roll."""

OVER: Final = -2
"""``to_act`` of a finished state."""

NOT_LISTED: Final = "G.not-listed"
UNEXPLAINED: Final = "G.score"

GENERAL_RULES: Final = Rulebook(
    [
        Rule(NOT_LISTED, "published", "Only a move that the game lists may be played.", "general"),
        Rule(UNEXPLAINED, "published", "The game gives the score of a seat as one number.", "general"),
    ]
)


@dataclass(frozen=True, slots=True)
class GameSpec:
    """The facts of a game.

    Attributes:
        name: Short name in documents and on the command line.
        title: Name for people.
        players: Least and greatest number of players.
        credits: Designer, publisher, year.
        hidden: Whether seats know different things.
        rulebook: The rule table.
        settings: The settings class.
    """

    name: str
    title: str
    players: tuple[int, int]
    credits: str
    hidden: bool
    rulebook: Rulebook
    settings: type[Settings]
