"""The wrong ideas that people have about Zoomies, each with the answer it leads to on any board."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from zoo_games.core.explanation import Step
from zoo_games.zoomies.components import cells_of, dogs_of
from zoo_games.zoomies.counting import Reading, count
from zoo_games.zoomies.legality import why_not
from zoo_games.zoomies.moves import BONES, FRENS, KINDS, ZOOMIES, Move, PlaceTile, PlaceToken
from zoo_games.zoomies.settings import ZoomiesSettings
from zoo_games.zoomies.state import State, Token

BONES_NEED_BONE: Final = "bone"
BOTH_MATCH: Final = "both"
RIGHT: Final = Reading()

SHARING: Final = {
    "floor": "share, rounded down",
    "full": "get all points each",
    "none": "get nothing",
}
"""What tokens in one Pack or group do, by the setting ``split``."""


@dataclass(frozen=True)
class Misreading:
    """One wrong idea.

    Attributes:
        id: Such as ``"Z-DIAG"``; an idea with two answers has two entries of one id.
        idea: The wrong idea as a sentence.
        rule: Id of the rule that it gets wrong.
        sentence: What to say to somebody who gave its answer, with fields for what settings change;
            :meth:`told` fills them.
        kinds: Kinds of token whose score it changes; none if it is about what may be placed.
        reading: How it counts.
        placing: What it wrongly asks of a placement, empty if it is about a score.
        variant: Tells two answers of one idea apart.
    """

    id: str
    idea: str
    rule: str
    sentence: str
    kinds: tuple[str, ...] = ()
    reading: Reading = RIGHT
    placing: str = ""
    variant: str = ""

    def told(self, rules: ZoomiesSettings) -> str:
        """Return what to say to somebody who gave its answer, true under the settings that are played.

        Example:
            >>> next(one for one in MISREADINGS if one.id == "Z-X2").told(ZoomiesSettings(points_bone=3))
            'You counted 1 point for each; a side is worth 2, a bone 3.'
        """
        side, bone = rules.points_side, rules.points_bone
        both = f"a side and a bone are worth {side}"
        return self.sentence.format(
            worth=both if side == bone else f"a side is worth {side}, a bone {bone}",
            ladder=", ".join(map(str, rules.ladder)),
            sharing=f"tokens in one Pack or group {SHARING[rules.split]}",
        )

    def steps(self, state: State, token: Token) -> tuple[Step, ...]:
        """Return the wrong count of one token, step by step."""
        return count(state, token, self.reading)

    def points(self, state: State, token: Token) -> int:
        """Return what somebody with this idea thinks a token scores.

        Example:
            >>> from zoo_games.zoomies import Laid, ZoomiesSettings, make_state
            >>> tiles = [Laid("B*-H", (0, 0), "E"), Laid("B*-H", (1, 0), "S"), Laid("B*-H", (1, 1), "S")]
            >>> frens = Token(0, "frens", (0, 0), "E")
            >>> state = make_state(ZoomiesSettings(), 2, tiles, [frens])
            >>> [one.points(state, frens) for one in MISREADINGS if one.id == "Z-DIAG"]
            [14]
        """
        return sum(step.points for step in self.steps(state, token))

    def score(self, state: State, seat: int) -> int:
        """Return what somebody with this idea thinks a seat scores."""
        return sum(self.points(state, token) for token in state.tokens if token.player == seat)

    def allows(self, state: State, move: Move) -> bool:
        """Return whether somebody with this idea thinks a placement is legal."""
        if why_not(state, move):
            return False
        if self.placing == BOTH_MATCH and isinstance(move, PlaceTile):
            return _both_match(state, move)
        if self.placing == BONES_NEED_BONE and isinstance(move, PlaceToken) and move.kind == BONES:
            dog = state.dog_at(move.at)
            return dog is not None and dog.bone
        return True


def _both_match(state: State, move: PlaceTile) -> bool:
    cells = cells_of(move.at, move.toward)
    return all(
        any(
            beside is not None and beside.breed == dog.breed
            for beside in (state.dog_at(cells_of(cell, toward)[1]) for toward in "NESW")
        )
        for dog, cell in zip(dogs_of(move.tile), cells, strict=True)
    )


MISREADINGS: Final = (
    Misreading(
        "Z-DIAG",
        "Dogs that meet at a corner touch.",
        "Z.diagonal",
        "You counted dogs that meet only at a corner; only sides count.",
        KINDS,
        Reading(diagonal=True),
    ),
    Misreading(
        "Z-DOGS",
        "Frens count touching dogs.",
        "Z.frens",
        "You counted dogs; every side on which they touch counts.",
        (FRENS,),
        Reading(frens="dogs"),
    ),
    Misreading(
        "Z-SEAM",
        "The side between the two dogs of a tile does not count.",
        "Z.frens-sides",
        "You left out the sides inside tiles; the two dogs of a tile touch.",
        (FRENS,),
        Reading(frens="seams"),
    ),
    Misreading(
        "Z-ARROW",
        "Only the dog or Pack that the arrow points at counts.",
        "Z.frens-sides",
        "You counted only the Pack pointed at; every dog of that breed counts.",
        (FRENS,),
        Reading(frens="arrow"),
    ),
    Misreading(
        "Z-BASE",
        "Every side between the two breeds counts for Frens.",
        "Z.frens-base",
        "You counted every side between the two breeds; only sides of the Base Pack count.",
        (FRENS,),
        Reading(every_pack=True),
    ),
    Misreading(
        "Z-X2",
        "A side or a bone is worth 1 point.",
        "Z.frens",
        "You counted 1 point for each; {worth}.",
        (FRENS, BONES),
        Reading(single=True),
    ),
    Misreading(
        "Z-LINEAR",
        "Every Zoomies dog is worth the same.",
        "Z.zoomies",
        "You counted 1 point a dog; the points climb {ladder}.",
        (ZOOMIES,),
        Reading(ladder="one"),
        variant="one",
    ),
    Misreading(
        "Z-LINEAR",
        "Every Zoomies dog is worth the same.",
        "Z.zoomies",
        "You counted 2 points a dog; the points climb {ladder}.",
        (ZOOMIES,),
        Reading(ladder="two"),
        variant="two",
    ),
    Misreading(
        "Z-CAP",
        "The points of Zoomies climb for ever.",
        "Z.cap",
        "You went on after the last rung; the ladder ends there.",
        (ZOOMIES,),
        Reading(ladder="endless"),
    ),
    Misreading(
        "Z-BREED",
        "A Zoomies group has one breed.",
        "Z.group",
        "You kept to one breed; a Zoomies group may mix breeds.",
        (ZOOMIES,),
        Reading(one_breed=True),
    ),
    Misreading(
        "Z-ICON",
        "Bones need a dog with a bone.",
        "Z.bones",
        "You asked for a bone under the token; Bones may stand on any dog.",
        placing=BONES_NEED_BONE,
    ),
    Misreading(
        "Z-SPLIT",
        "After Packs join, every token still gets all points.",
        "Z.split",
        "You gave every token all points; {sharing}.",
        KINDS,
        Reading(sharing="all"),
        variant="all",
    ),
    Misreading(
        "Z-SPLIT",
        "After Packs join, the first token keeps the points.",
        "Z.split",
        "You gave all points to the token placed first; {sharing}.",
        KINDS,
        Reading(sharing="first"),
        variant="first",
    ),
    Misreading(
        "Z-FRZN",
        "A token keeps the score it had when it was placed.",
        "Z.live",
        "You counted the park as it was when the token was placed; it is counted as it is now.",
        KINDS,
        Reading(frozen=True),
    ),
    Misreading(
        "Z-BOTH",
        "Both dogs of a tile must match.",
        "Z.breed",
        "You asked both dogs to match; one is enough.",
        placing=BOTH_MATCH,
    ),
)
"""Every known wrong idea."""


def misreadings_for(state: State, token: Token, answer: int) -> tuple[Misreading, ...]:
    """Return the wrong ideas that lead to an answer about a token's points, the right answer left out.

    Example:
        >>> from zoo_games.zoomies import Laid, ZoomiesSettings, make_state
        >>> tiles = [Laid("B*-H", (0, 0), "E"), Laid("B*-H", (1, 0), "S"), Laid("B*-H", (1, 1), "S")]
        >>> frens = Token(0, "frens", (0, 0), "E")
        >>> state = make_state(ZoomiesSettings(), 2, tiles, [frens])
        >>> [one.id for one in misreadings_for(state, frens, 4)]
        ['Z-ARROW', 'Z-X2']
    """
    right = sum(step.points for step in count(state, token, RIGHT))
    if answer == right:
        return ()
    return tuple(one for one in MISREADINGS if token.kind in one.kinds and one.points(state, token) == answer)
