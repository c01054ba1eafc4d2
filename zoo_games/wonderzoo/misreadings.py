"""The wrong ideas that people have about WonderZoo, each with the answer it leads to on any board."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from zoo_games.core.explanation import Step
from zoo_games.wonderzoo.components import PARTS, USES
from zoo_games.wonderzoo.counting import Reading, count, right, total
from zoo_games.wonderzoo.legality import why_not
from zoo_games.wonderzoo.moves import Move, MoveEnclosure, PlaceTile
from zoo_games.wonderzoo.settings import WonderZooSettings
from zoo_games.wonderzoo.state import Board, Pawn, State
from zoo_games.wonderzoo.words import SIDES, beside

ANY_TOUCHES: Final = "any"
REPEATS: Final = "repeats"


@dataclass(frozen=True, slots=True)
class Misreading:
    """One wrong idea.

    Attributes:
        id: Such as ``"W-PATH"``; an idea with two answers has two entries of one id.
        idea: The wrong idea as a sentence.
        rule: Id of the rule that it gets wrong.
        sentence: What to say to somebody who gave its answer, with fields for what settings change;
            :meth:`told` fills them.
        counting: What it changes about the count: a value of ``count``, ``"red"`` or ``"diagonal"``; empty
            if it is about moves.
        playing: What it gets wrong about moves, empty if it is about a count.
    """

    id: str
    idea: str
    rule: str
    sentence: str
    counting: str = ""
    playing: str = ""

    def told(self, rules: WonderZooSettings) -> str:
        """Return what to say to somebody who gave its answer, true under the settings that are played.

        Example:
            >>> once = next(one for one in MISREADINGS if one.id == "W-ONCE")
            >>> once.told(WonderZooSettings(count="tile"))
            'You counted only one enclosure of a visitor; every enclosure counts.'
        """
        each = "enclosure" if rules.count == "tile" else "side"
        return self.sentence.format(each=each, side=rules.points_side, favourite=rules.points_favourite)

    def reading(self, rules: WonderZooSettings) -> Reading:
        """Return how somebody with this idea counts."""
        reading = right(rules)
        if self.counting in ("side", "tile", "pawn"):
            return replace(reading, count=self.counting)
        if self.counting == "red":
            return replace(reading, red="none")
        return replace(reading, diagonal=True) if self.counting == "diagonal" else reading

    def steps(self, state: State, seat: int, pawn: Pawn) -> tuple[Step, ...]:
        """Return the wrong count of one visitor, step by step."""
        return count(state.boards[seat], pawn, self.reading(state.rules))

    def points(self, state: State, seat: int, pawn: Pawn) -> int:
        """Return what somebody with this idea thinks a visitor scores.

        Example:
            >>> from zoo_games.wonderzoo.witness import PAWN_B
            >>> pawn = PAWN_B.boards[0].visitors[0]
            >>> [one.points(PAWN_B, 0, pawn) for one in MISREADINGS if one.id == "W-TILE"]
            [1]
        """
        return total(self.steps(state, seat, pawn))

    def score(self, state: State, seat: int) -> int:
        """Return what somebody with this idea thinks a seat scores."""
        return sum(self.points(state, seat, pawn) for pawn in state.boards[seat].visitors)

    def allows(self, state: State, move: Move) -> bool:
        """Return whether somebody with this idea thinks a move is legal."""
        if why_not(state, move):
            return False
        if self.playing == ANY_TOUCHES and isinstance(move, PlaceTile):
            return _touches(state.own, move)
        return True

    def uses_left(self, state: State, move: Move) -> int:
        """Return how often somebody with this idea thinks an icon may still be used after a legal move.

        Example:
            >>> from zoo_games.wonderzoo.witness_actions import SHIFTING
            >>> move = MoveEnclosure((2, 0), ((6, 0), (6, 1), (7, 0), (7, 1)))
            >>> [one.uses_left(SHIFTING, move) for one in MISREADINGS if one.id == "W-MOVE"]
            [1]
        """
        from zoo_games.wonderzoo.rules import apply

        icon = apply(state, move).icon
        left = 0 if icon is None else icon.left
        if self.playing == REPEATS and isinstance(move, MoveEnclosure):
            number = state.own.tile_at(move.from_)
            if number is not None:
                left += USES.get(PARTS[state.own.tiles[number].tile].icon, 0)
        return left


def _touches(board: Board, move: PlaceTile) -> bool:
    covered = {cell for laid in board.tiles for cell in laid.cells}
    return any(beside(cell, side) in covered for cell in move.cells for side in SIDES)


MISREADINGS: Final = (
    Misreading(
        "W-PATH",
        "Every tile must touch a tile of the board.",
        "W.path",
        "You asked a side for every tile; only a path must touch a path, enclosures go on any free squares.",
        playing=ANY_TOUCHES,
    ),
    Misreading(
        "W-TILE",
        "A visitor counts every enclosure once.",
        "W.count",
        "You counted each tile once; every side that a visitor shares with an enclosure counts.",
        "tile",
    ),
    Misreading(
        "W-ONCE",
        "A visitor counts one enclosure, whatever else it touches.",
        "W.score",
        "You counted only one {each} of a visitor; every {each} counts.",
        "pawn",
    ),
    Misreading(
        "W-SIDE",
        "A visitor counts every side that it shares with an enclosure.",
        "W.count",
        "You counted every side; by the setting of this game an enclosure counts once.",
        "side",
    ),
    Misreading(
        "W-RED",
        "Red visitors prefer nothing, so they are worth 1.",
        "W.red",
        "You counted red as {side}; in the expert game red is worth {favourite} beside any enclosure.",
        "red",
    ),
    Misreading(
        "W-DIAG",
        "Enclosures at a corner of a visitor count.",
        "W.diagonal",
        "You counted an enclosure that meets the visitor only at a corner; only sides count.",
        "diagonal",
    ),
    Misreading(
        "W-MOVE",
        "The icon of an enclosure that is moved acts again.",
        "W.norepeat",
        "You used the icon of the tile that was moved; an icon acts only when its tile is placed.",
        playing=REPEATS,
    ),
)
"""Every misreading; those about counts come with the points of any visitor, the others judge moves."""


def misreadings_for(state: State, seat: int, pawn: Pawn, answer: int) -> tuple[Misreading, ...]:
    """Return the misreadings that lead to an answer about a visitor's points; none if it is right.

    Args:
        state: The position.
        seat: Whose board the visitor stands on.
        pawn: The visitor.
        answer: Points somebody gave it.

    Example:
        >>> from zoo_games.wonderzoo.witness import PAWN_B
        >>> [one.id for one in misreadings_for(PAWN_B, 0, PAWN_B.boards[0].visitors[0], 1)]
        ['W-TILE', 'W-ONCE']
    """
    reading = right(state.rules)
    if total(count(state.boards[seat], pawn, reading)) == answer:
        return ()
    return tuple(
        one
        for one in MISREADINGS
        if one.counting and one.reading(state.rules) != reading and one.points(state, seat, pawn) == answer
    )
