"""Moves of WonderZoo as people type them.

A typed move is read whatever its case and spacing; ``move_text`` gives the one canonical form::

    entrance at 0,0 0,1 0,2 1,1      water:L:D1 at 2,3 3,3 4,3 4,4      visitor at 3,4
    draw                             move 3,4 to 2,2                    swap 2,3 with 5,5
    enclosure 2,3 to 0,0 0,1 1,0 1,1      bus      done      deal water:L:D1      visitor red
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from typing import Final

from zoo_games.core.explanation import Cell
from zoo_games.core.movetext import MoveReader
from zoo_games.core.sentences import place
from zoo_games.wonderzoo.components import COLOURS, TILES
from zoo_games.wonderzoo.listing import legal
from zoo_games.wonderzoo.moves import (
    Cells,
    Deal,
    Done,
    DrawVisitor,
    Move,
    MoveEnclosure,
    MoveVisitor,
    PlaceEntrance,
    PlaceTile,
    PlaceVisitor,
    SwapEnclosures,
    TakeBus,
    Visitor,
)
from zoo_games.wonderzoo.state import State


def move_text(move: Move) -> str:
    """Return a move as people type it.

    Example:
        >>> move_text(PlaceTile("water:O:B", ((0, 0), (0, 1), (1, 0), (1, 1))))
        'water:O:B at 0,0 0,1 1,0 1,1'
        >>> move_text(MoveVisitor((3, 4), (2, 2)))
        'move 3,4 to 2,2'
    """
    if isinstance(move, PlaceEntrance):
        return f"entrance at {_cells_text(move.cells)}"
    if isinstance(move, PlaceTile):
        return f"{move.tile} at {_cells_text(move.cells)}"
    if isinstance(move, PlaceVisitor):
        return f"visitor at {place(move.at)}"
    if isinstance(move, MoveVisitor):
        return f"move {place(move.from_)} to {place(move.to)}"
    if isinstance(move, MoveEnclosure):
        return f"enclosure {place(move.from_)} to {_cells_text(move.cells)}"
    if isinstance(move, SwapEnclosures):
        return f"swap {place(move.a)} with {place(move.b)}"
    if isinstance(move, Deal):
        return f"deal {move.tile}"
    if isinstance(move, Visitor):
        return f"visitor {move.colour}"
    return {"draw_visitor": "draw", "take_bus": "bus", "done": "done"}[move.type]


def _cells_text(cells: Iterable[Cell]) -> str:
    return " ".join(place(cell) for cell in cells)


_SPELLINGS: Final = {tile.lower(): tile for tile in TILES}
_PLAIN: Final[dict[str, Move]] = {"draw": DrawVisitor(), "bus": TakeBus(), "done": Done()}


def parse_move(state: State, text: str) -> Move:
    """Return the move that a typed text means; whether it is legal is another question.

    Args:
        state: The position it is typed in; hints are taken from there.
        text: The text.

    Raises:
        NotationError: If it means no move, with the place of the first fault and what would be right.
    """
    return _Reader(state, text).read()


class _Reader(MoveReader[State, Move]):
    """Reads one typed move, word by word."""

    pattern = re.compile(
        r"(?P<tile>[a-z]+\s*:\s*[a-z]\s*:\s*(?:[a-z][0-9]?|-)(?![a-z0-9]))"
        r"|(?P<cell>[\[(]?\s*(?P<row>-?\d{1,4})\s*[,;]\s*(?P<column>-?\d{1,4})\s*[\])]?)"
        r"|(?P<word>[a-z_]+)"
        r"|(?P<other>[^\s,;])",
        re.IGNORECASE,
    )
    fillers = ("at", "to", "on", "with", "and", "the", "a", "place", "lay", "put", "take", "tile", "from")
    wanted = "a tile or a word such as done"
    example = '"water:O:B at 0,0 0,1 1,0 1,1", "move 3,4 to 2,2" or "done"'

    def move(self, first: re.Match[str]) -> Move:
        if first["tile"]:
            tile = self.spelling(first)
            return PlaceTile(tile, self.four()) if self.words else Deal(tile)
        if first["word"]:
            return self.word_move(first)
        raise self.not_so(first, "begins no move")

    def legal(self) -> Sequence[Move]:
        return legal(self.state)

    def text(self, move: Move) -> str:
        return move_text(move)

    def word_move(self, first: re.Match[str]) -> Move:
        word = first["word"].lower()
        if word in ("draw", "bus", "done"):
            return _PLAIN[word]
        if word == "entrance":
            return PlaceEntrance(self.four())
        if word == "visitor":
            colour = self.words[0].group().lower() if self.words else ""
            if colour in COLOURS:
                self.words.pop(0)
                return Visitor(colour)
            return PlaceVisitor(self.cell())
        if word == "move":
            return MoveVisitor(self.cell(), self.cell())
        if word == "swap":
            return SwapEnclosures(self.cell(), self.cell())
        if word == "enclosure":
            return MoveEnclosure(self.cell(), self.four())
        if word == "deal":
            return Deal(self.spelling(self.next("a tile such as water:L:D1")))
        raise self.not_so(first, "begins no move")

    def spelling(self, found: re.Match[str]) -> str:
        typed = re.sub(r"\s", "", found.group())
        if typed.lower() not in _SPELLINGS:
            raise self.fault(f'"{typed}" is no tile; a tile is such as water:L:D1', found.start())
        return _SPELLINGS[typed.lower()]

    def four(self) -> Cells:
        cells = tuple(sorted(self.cell() for _ in range(4)))
        if len(set(cells)) < 4:
            raise self.fault("the four cells of a tile must be different ones", self.end)
        return cells
