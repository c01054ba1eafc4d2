"""Moves of Zoomies as people type them.

A typed move is read whatever its case and spacing; ``move_text`` gives the one canonical form::

    B*-Hz at 0,1 E      leader at 0,0      frens at 0,0 E      discard circle
    redraw              refill             refill toss         draw B*-G
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from zoo_games.core.movetext import MoveReader
from zoo_games.core.sentences import place
from zoo_games.zoomies.components import DIRECTION_NAMES, DIRECTIONS, TILES
from zoo_games.zoomies.moves import (
    CIRCLE,
    FRENS,
    KINDS,
    SQUARE,
    DiscardToken,
    Draw,
    Move,
    PlaceTile,
    PlaceToken,
    Redraw,
    Refill,
)
from zoo_games.zoomies.park import LIMIT
from zoo_games.zoomies.rules import legal
from zoo_games.zoomies.state import State


def move_text(move: Move) -> str:
    """Return a move as people type it.

    Example:
        >>> move_text(PlaceTile("B*-Hz", (0, 1), "E"))
        'B*-Hz at 0,1 E'
        >>> move_text(Refill(True))
        'refill toss'
    """
    if isinstance(move, PlaceTile):
        return f"{move.tile} at {place(move.at)} {move.toward}"
    if isinstance(move, PlaceToken):
        arrow = f" {move.toward}" if move.toward is not None else ""
        return f"{move.kind} at {place(move.at)}{arrow}"
    if isinstance(move, DiscardToken):
        return f"discard {move.shape}"
    if isinstance(move, Refill):
        return "refill toss" if move.toss else "refill"
    return f"draw {move.tile}" if isinstance(move, Draw) else "redraw"


_DIRECTION_WORDS: Final = {
    **{direction.lower(): direction for direction in DIRECTIONS},
    **{name: direction for direction, name in DIRECTION_NAMES.items()},
    **dict(zip("\u2191\u2192\u2193\u2190", DIRECTIONS, strict=True)),
    **dict(zip(("up", "right", "down", "left"), DIRECTIONS, strict=True)),
}
_SHAPE_WORDS: Final = {
    **dict.fromkeys((CIRCLE, "circular", "round"), CIRCLE),
    **dict.fromkeys((SQUARE, "squared"), SQUARE),
}


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
        r"(?P<tile>[CPBHG][*z]?\s*-\s*[CPBHG][*z]?(?![A-Za-z0-9*]))"
        r"|(?P<cell>(?:[\[(]\s*)?(?P<row>-?\d{1,6})\s*[,;:\s]\s*(?P<column>-?\d{1,6})(?:\s*[\])])?)"
        r"|(?P<word>[A-Za-z_]+|[\u2191\u2192\u2193\u2190@])"
        r"|(?P<other>\S)",
        re.IGNORECASE,
    )
    fillers = ("at", "on", "to", "toward", "towards", "the", "a", "tile", "token", "place", "lay", "put", "@")
    wanted = "a tile, a token or a word such as refill"
    example = '"B*-Hz at 0,1 E", "leader at 0,0" or "refill"'
    far = LIMIT

    def move(self, first: re.Match[str]) -> Move:
        if first["tile"]:
            return self.tile_move(_tile(first, self))
        if first["word"]:
            return self.word_move(first)
        raise self.not_so(first, "begins no move")

    def legal(self) -> Sequence[Move]:
        return legal(self.state)

    def text(self, move: Move) -> str:
        return move_text(move)

    def word_move(self, first: re.Match[str]) -> Move:
        word = first["word"].lower()
        if word in KINDS:
            at = self.cell()
            return PlaceToken(word, at, self.direction() if word == FRENS else None)
        if word in ("discard", "drop"):
            return DiscardToken(self.shape())
        if word == "redraw":
            return Redraw()
        if word == "draw":
            found = self.next("a tile such as B*-G")
            return Draw(_tile(found, self))
        if word in ("toss", "keep"):
            return Refill(word == "toss")
        if word == "refill":
            return Refill(self.take(("toss", "keep")) == "toss")
        raise self.not_so(first, "begins no move")

    def tile_move(self, tile: str) -> Move:
        if not self.words and self.state.phase in ("draw", "redraw"):
            return Draw(tile)
        at = self.cell()
        return PlaceTile(tile, at, self.direction())

    def direction(self) -> str:
        found = self.next("a direction N, E, S or W")
        word = found.group().strip().lower()
        if word not in _DIRECTION_WORDS:
            raise self.not_so(found, "is no direction; N, E, S or W is")
        return _DIRECTION_WORDS[word]

    def shape(self) -> str:
        found = self.next("circle or square")
        word = found.group().strip().lower()
        if word not in _SHAPE_WORDS:
            raise self.not_so(found, "is no token; circle or square is")
        return _SHAPE_WORDS[word]


def _tile(found: re.Match[str], reader: _Reader) -> str:
    """Return the spelling of a tile that was typed in any case."""
    typed = re.sub(r"\s", "", found.group())
    tile = re.sub(r"[cpbhg]", lambda letter: letter.group().upper(), typed.lower())
    if tile not in TILES:
        raise reader.fault(
            f'"{typed}" is no tile; a tile is two dogs such as B*-Hz, one of them with a bone *',
            found.start(),
        )
    return tile
