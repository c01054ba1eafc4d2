"""The settings of Zoomies: numbers and readings that can be changed, with range, unit and help."""

from __future__ import annotations

from dataclasses import dataclass

from zoo_games.core.errors import DocumentError
from zoo_games.core.settings import Settings, setting
from zoo_games.core.shapes import ListOf, OneOf, Whole


@dataclass(frozen=True)
class ZoomiesSettings(Settings):
    """How a game of Zoomies is played.

    Example:
        >>> ZoomiesSettings(split="full").changed()
        {'split': 'full'}
    """

    tokens_circle: int = setting(
        4, Whole(0, 8), "tokens", "Circular tokens (Leader or Zoomies) a player starts with.", ("Z.tokens",)
    )
    tokens_square: int = setting(
        4, Whole(0, 8), "tokens", "Square tokens (Bones or Frens) a player starts with.", ("Z.tokens",)
    )
    hand_size: int = setting(2, Whole(1, 5), "tiles", "Tiles in a full hand.", ("Z.hand", "Z.refill"))
    start_tiles: int = setting(
        3, Whole(1, 9), "tiles", "Tiles in the park at the start.", ("Z.park", "Z.start")
    )
    zoomies_per_pair: int = setting(
        2,
        Whole(0, 5),
        "tiles",
        "Tiles with a Zoomies icon among the five of each pair of breeds in the assumed set.",
        ("Z.icon", "Z.box"),
    )
    points_dog: int = setting(1, Whole(0, 10), "points", "What a Leader scores for a dog.", ("Z.leader",))
    points_bone: int = setting(2, Whole(0, 10), "points", "What Bones score for a Bone icon.", ("Z.bones",))
    points_side: int = setting(
        2, Whole(0, 10), "points", "What Frens score for a side.", ("Z.frens", "Z.frens-sides")
    )
    ladder: tuple[int, ...] = setting(
        (1, 3, 6, 10, 15),
        ListOf(Whole(0, 1_000), 1, 20),
        "points",
        "What Zoomies score for a group of 1, 2, 3... dogs, not falling; the last value is the cap.",
        ("Z.zoomies", "Z.cap"),
    )
    split: str = setting(
        "floor",
        OneOf(("floor", "full", "none")),
        "-",
        "What tokens that share a Pack or group get: an even part rounded down, all of it, or nothing.",
        ("Z.split", "Z.share"),
    )
    second_tile: str = setting(
        "compulsory",
        OneOf(("compulsory", "optional")),
        "-",
        "Whether a player must lay the second tile of a Zoomies token if it fits.",
        ("Z.second",),
    )

    def check(self, place: str = "rules") -> None:
        """Refuse a ladder that falls."""
        for index in range(1, len(self.ladder)):
            if self.ladder[index] < self.ladder[index - 1]:
                raise DocumentError(
                    f"{place}.ladder[{index}]",
                    f"must not be less than the value before it, {self.ladder[index - 1]}",
                )
