"""The settings of ZomBee: numbers and readings that can be changed, with range, unit and help."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from zoo_games.core.errors import DocumentError
from zoo_games.core.settings import Settings, setting
from zoo_games.core.shapes import Flag, ListOf, OneOf, Whole
from zoo_games.zombee.components import FACES, FACES_A, FACES_B

_FACES = ListOf(OneOf(FACES), 2, 12)


@dataclass(frozen=True)
class ZomBeeSettings(Settings):
    """How a game of ZomBee is played.

    Some settings make games that need not end (dice without ZomBees and bees, many bees and cheap honey);
    a match can be stopped after any move.

    Example:
        >>> ZomBeeSettings.of({"tournament": True}).honey_cap
        2
        >>> ZomBeeSettings(zzz="last-roll").changed()
        {'zzz': 'last-roll'}
    """

    dice_a: int = setting(3, Whole(0, 10), "dice", "Dice of the first kind.", ("O.dice", "O.faces"))
    dice_b: int = setting(2, Whole(0, 10), "dice", "Dice of the second kind.", ("O.dice", "O.faces"))
    faces_a: tuple[str, ...] = setting(
        FACES_A, _FACES, "faces", "Faces of a die of the first kind.", ("O.faces",)
    )
    faces_b: tuple[str, ...] = setting(
        FACES_B, _FACES, "faces", "Faces of a die of the second kind.", ("O.faces",)
    )
    rolls: int = setting(3, Whole(1, 5), "rolls", "Rolls in a turn at most.", ("O.rolls", "O.evaluate"))
    honey_needed: int = setting(
        3, Whole(1, 10), "symbols", "Honey symbols that bring a drop.", ("O.three", "O.honey")
    )
    honey_start: int = setting(
        2,
        Whole(1, 9),
        "drops",
        "Drops of a player at the start, at most honey_cap; 1 in a tournament.",
        ("O.start", "O.slime-start"),
    )
    honey_cap: int = setting(
        3,
        Whole(1, 9),
        "drops",
        "Drops that a player can hold; 2 in a tournament.",
        ("O.cap", "O.slime-cap", "O.honey"),
    )
    bees: int = setting(11, Whole(0, 40), "flowers", "Flowers that show a bee.", ("O.flowers",))
    questions: int = setting(2, Whole(0, 10), "flowers", "Flowers that show a question mark.", ("O.flowers",))
    zzz: str = setting(
        "any",
        OneOf(("any", "last-roll")),
        "-",
        "Which Zzz free a ZomBee: any that is rolled with it, or only one of the latest roll.",
        ("O.reroll", "O.snore"),
    )
    question_mark_self: bool = setting(
        True,
        Flag(),
        "-",
        "Whether the active player, having turned a question mark in the green step, may name itself.",
        ("O.choose", "O.self"),
    )
    payer: str = setting(
        "revealer",
        OneOf(("revealer", "active")),
        "-",
        "Who pays for the ZomBee in the green step: whoever turned it over, or the active player.",
        ("O.loser", "O.pay"),
    )
    tournament: bool = setting(
        False, Flag(), "-", 'Whether the tournament "ZomBee Slime" is played.', ("O.slime", "O.slime-win")
    )
    wins_needed: int = setting(
        2, Whole(1, 9), "wins", "Games to win for the tournament.", ("O.slime", "O.slime-win")
    )

    @classmethod
    def defaults(cls, chosen: Mapping[str, Any]) -> dict[str, Any]:
        """Return the defaults; a tournament begins with 1 drop and has a cap of 2 (O.slime)."""
        found = super().defaults(chosen)
        if chosen.get("tournament"):
            found.update(honey_start=1, honey_cap=2)
        return found

    def check(self, place: str = "rules") -> None:
        """Refuse a game without dice, and a start above the cap."""
        if self.dice_a + self.dice_b == 0:
            raise DocumentError(f"{place}.dice_a", "must make at least one die together with dice_b")
        if self.honey_start > self.honey_cap:
            raise DocumentError(
                f"{place}.honey_start", f"must be at most honey_cap, {self.honey_cap}, not {self.honey_start}"
            )
