"""Zoomies in one line: the body of a position code, and moves as people type them.

A typed move is read whatever its case and spacing; ``move_text`` gives the one canonical form::

    B*-Hz at 0,1 E      leader at 0,0      frens at 0,0 E      discard circle
    redraw              refill             refill toss         draw B*-G
"""

from __future__ import annotations

import re
from typing import Any, Final

from zoo_games.core.errors import NotationError, ZooError
from zoo_games.core.explanation import Cell
from zoo_games.core.notation import Packer, Unpacker
from zoo_games.zoomies.components import DIRECTION_NAMES, DIRECTIONS, TILES, cells_of
from zoo_games.zoomies.documents import FAR, KEYS, MAX_TILES, state_from_json
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
from zoo_games.zoomies.settings import ZoomiesSettings
from zoo_games.zoomies.state import PHASES, State

SPELLINGS: Final = tuple(sorted(TILES))
"""Every spelling of every tile, in the order that codes count them."""

_NUMBER: Final = {tile: number for number, tile in enumerate(SPELLINGS)}
_PHASE_WORDS: Final = ("", *PHASES)
_MOST_LEFT: Final = 9


# --- codes ------------------------------------------------------------------------------------------


def pack(state: State, packer: Packer) -> None:
    """Put a state into a position code: spelling, order, hidden tiles and missing keys included."""
    packer.put(1 if state.missing else 0, 2)
    if state.missing:
        for key in KEYS:
            packer.put(key in state.missing, 2)
    packer.put(_PHASE_WORDS.index(state.phase), len(_PHASE_WORDS))
    packer.put(state.to_move, state.players)
    _pack_park(state, packer)
    _pack_tokens(state, packer)
    _pack_placed(state, packer)
    for circle, square in state.left:
        packer.put(circle, _MOST_LEFT)
        packer.put(square, _MOST_LEFT)
    for hand in state.hands:
        packer.put_size(len(hand))
        for tile in hand:
            packer.put(0 if tile is None else _NUMBER[tile] + 1, len(SPELLINGS) + 1)
    for supply in (state.pile, state.discard):
        packer.put_size(len(supply))
        for tile in supply:
            packer.put(_NUMBER[tile], len(SPELLINGS))


def _pack_park(state: State, packer: Packer) -> None:
    """Put the tiles in their order, their cells counted from the north-western one."""
    packer.put_size(len(state.laid))
    if not state.laid:
        return
    rows = [tile.at[0] for tile in state.laid]
    columns = [tile.at[1] for tile in state.laid]
    for numbers in (rows, columns):
        packer.put(min(numbers) + FAR * 2, FAR * 4)
        packer.put_size(max(numbers) - min(numbers))
    for tile, at, toward in state.laid:
        packer.put(_NUMBER[tile], len(SPELLINGS))
        packer.put(at[0] - min(rows), max(rows) - min(rows) + 1)
        packer.put(at[1] - min(columns), max(columns) - min(columns) + 1)
        packer.put(DIRECTIONS.index(toward), 4)


def _pack_tokens(state: State, packer: Packer) -> None:
    dogs = [cell for _, at, toward in state.laid for cell in cells_of(at, toward)]
    number = {cell: index for index, cell in enumerate(dogs)}
    packer.put_size(len(state.tokens))
    for player, kind, at, toward in state.tokens:
        packer.put(player, state.players)
        packer.put(KINDS.index(kind), len(KINDS))
        packer.put(number[at], len(dogs))
        if toward is not None:
            packer.put(DIRECTIONS.index(toward), 4)


def _pack_placed(state: State, packer: Packer) -> None:
    packer.put(0 if state.placed is None else 1, 2)
    if state.placed is None:
        return
    at, toward = state.placed
    ends = [cells_of(tile.at, tile.toward) for tile in state.laid]
    cells = cells_of(at, toward)
    turned = cells not in ends
    packer.put(ends.index((cells[1], cells[0]) if turned else cells), len(ends))
    packer.put(turned, 2)


def unpack(packer: Unpacker, settings: ZoomiesSettings, players: int) -> State:
    """Return the state that :func:`pack` put there, judged as a document is.

    Raises:
        NotationError: If the code is too short or holds a number that is too large.
        DocumentError: If what it holds contradicts itself.
    """
    missing = [key for key in KEYS if packer.get(2)] if packer.get(2) else []
    phase = _PHASE_WORDS[packer.get(len(_PHASE_WORDS))]
    to_move = packer.get(players)
    park = _unpack_park(packer)
    tokens = _unpack_tokens(packer, park, players)
    placed = _unpack_placed(packer, park)
    left = [{CIRCLE: packer.get(_MOST_LEFT), SQUARE: packer.get(_MOST_LEFT)} for _ in range(players)]
    hands = [_unpack_hand(packer) for _ in range(players)]
    pile, discard = (
        [SPELLINGS[packer.get(len(SPELLINGS))] for _ in range(packer.get_size(MAX_TILES))] for _ in "pd"
    )
    data: dict[str, Any] = {
        "park": park,
        "tokens": tokens,
        "hands": hands,
        "left": left,
        "pile": pile,
        "discard": discard,
        "to_move": to_move,
        "phase": phase,
        "placed": placed,
    }
    return state_from_json({key: data[key] for key in data if key not in missing}, settings, players, "state")


def _unpack_park(packer: Unpacker) -> list[dict[str, Any]]:
    count = packer.get_size(MAX_TILES)
    if count == 0:
        return []
    first, size = [], []
    for _ in range(2):
        first.append(packer.get(FAR * 4) - FAR * 2)
        size.append(packer.get_size(FAR * 4) + 1)
    return [
        {
            "tile": SPELLINGS[packer.get(len(SPELLINGS))],
            "at": [first[0] + packer.get(size[0]), first[1] + packer.get(size[1])],
            "toward": DIRECTIONS[packer.get(4)],
        }
        for _ in range(count)
    ]


def _unpack_tokens(packer: Unpacker, park: list[dict[str, Any]], players: int) -> list[dict[str, Any]]:
    dogs = [cell for tile in park for cell in cells_of(tuple(tile["at"]), tile["toward"])]
    tokens = []
    for _ in range(packer.get_size(len(dogs))):
        token: dict[str, Any] = {"player": packer.get(players), "kind": KINDS[packer.get(len(KINDS))]}
        token["at"] = list(dogs[packer.get(len(dogs))])
        if token["kind"] == FRENS:
            token["toward"] = DIRECTIONS[packer.get(4)]
        tokens.append(token)
    return tokens


def _unpack_placed(packer: Unpacker, park: list[dict[str, Any]]) -> dict[str, Any] | None:
    if not packer.get(2):
        return None
    tile = park[packer.get(len(park))]
    if not packer.get(2):
        return {"at": tile["at"], "toward": tile["toward"]}
    end = cells_of(tuple(tile["at"]), tile["toward"])[1]
    opposite = DIRECTIONS[(DIRECTIONS.index(tile["toward"]) + 2) % 4]
    return {"at": list(end), "toward": opposite}


def _unpack_hand(packer: Unpacker) -> list[str | None]:
    numbers = [packer.get(len(SPELLINGS) + 1) for _ in range(packer.get_size(MAX_TILES))]
    return [None if number == 0 else SPELLINGS[number - 1] for number in numbers]


# --- moves as text ----------------------------------------------------------------------------------


def move_text(move: Move) -> str:
    """Return a move as people type it.

    Example:
        >>> move_text(PlaceTile("B*-Hz", (0, 1), "E"))
        'B*-Hz at 0,1 E'
        >>> move_text(Refill(True))
        'refill toss'
    """
    if isinstance(move, PlaceTile):
        return f"{move.tile} at {_cell_text(move.at)} {move.toward}"
    if isinstance(move, PlaceToken):
        arrow = f" {move.toward}" if move.toward is not None else ""
        return f"{move.kind} at {_cell_text(move.at)}{arrow}"
    if isinstance(move, DiscardToken):
        return f"discard {move.shape}"
    if isinstance(move, Refill):
        return "refill toss" if move.toss else "refill"
    return f"draw {move.tile}" if isinstance(move, Draw) else "redraw"


def _cell_text(cell: Cell) -> str:
    return f"{cell[0]},{cell[1]}"


_WORD = re.compile(
    r"(?P<tile>[CPBHG][*z]?\s*-\s*[CPBHG][*z]?(?![A-Za-z0-9*]))"
    r"|(?P<cell>(?:[\[(]\s*)?(?P<row>[-\u2212]?\d{1,6})\s*[,;:\s]\s*(?P<column>[-\u2212]?\d{1,6})(?:\s*[\])])?)"
    r"|(?P<word>[A-Za-z_]+|[\u2191\u2192\u2193\u2190@])"
    r"|(?P<other>\S)",
    re.IGNORECASE,
)
_DIRECTION_WORDS: Final = {
    **{direction.lower(): direction for direction in DIRECTIONS},
    **{name: direction for direction, name in DIRECTION_NAMES.items()},
    **dict(zip("\u2191\u2192\u2193\u2190", DIRECTIONS, strict=True)),
    **dict(zip(("up", "right", "down", "left"), DIRECTIONS, strict=True)),
}
_FILLERS: Final = {
    "at",
    "on",
    "to",
    "toward",
    "towards",
    "the",
    "a",
    "tile",
    "token",
    "place",
    "lay",
    "put",
    "@",
}
_SHAPE_WORDS: Final = {
    **dict.fromkeys((CIRCLE, "circular", "round"), CIRCLE),
    **dict.fromkeys((SQUARE, "squared"), SQUARE),
}
_MOST: Final = 200
"""Longest typed move in characters."""


def parse_move(state: State, text: str) -> Move:
    """Return the move that a typed text means; whether it is legal is another question.

    Args:
        state: The position it is typed in; hints are taken from there.
        text: The text.

    Raises:
        NotationError: If it means no move, with the place of the first fault and what would be right.
    """
    return _Reader(state, text).read()


class _Reader:
    """Reads one typed move, word by word."""

    def __init__(self, state: State, text: str) -> None:
        self.state = state
        self.end = min(len(text), _MOST)
        if len(text) > _MOST:
            raise self.fault(f"a move has at most {_MOST} characters", _MOST)
        self.words = [
            found for found in _WORD.finditer(text) if (found["word"] or "").lower() not in _FILLERS
        ]

    def read(self) -> Move:
        first = self.next("a tile, a token or a word such as refill")
        if first["tile"]:
            move = self.tile_move(_tile(first, self))
        elif first["word"]:
            move = self.word_move(first)
        else:
            raise self.fault(f'"{first.group().strip()}" begins no move', first.start())
        if self.words:
            raise self.fault(
                f'"{self.words[0].group().strip()}" is more than one move', self.words[0].start()
            )
        return move

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
            return Refill(self.optional(("toss", "keep")) == "toss")
        raise self.fault(f'"{first["word"]}" begins no move', first.start())

    def tile_move(self, tile: str) -> Move:
        if not self.words and self.state.phase in ("draw", "redraw"):
            return Draw(tile)
        at = self.cell()
        return PlaceTile(tile, at, self.direction())

    def next(self, wanted: str) -> re.Match[str]:
        if not self.words:
            raise self.fault(f"the move ends too early; {wanted} is missing", self.end)
        return self.words.pop(0)

    def cell(self) -> Cell:
        found = self.next("a cell such as 0,1")
        if not found["cell"]:
            raise self.fault(
                f'"{found.group().strip()}" is no cell; a cell is row,column such as 0,1', found.start()
            )
        row, column = (int(found[name].replace("\u2212", "-")) for name in ("row", "column"))
        if max(abs(row), abs(column)) > LIMIT:
            raise self.fault(
                f"{row},{column} is no cell; rows and columns go from -{LIMIT} to {LIMIT}", found.start()
            )
        return row, column

    def direction(self) -> str:
        found = self.next("a direction N, E, S or W")
        word = found.group().strip().lower()
        if word not in _DIRECTION_WORDS:
            raise self.fault(f'"{found.group().strip()}" is no direction; N, E, S or W is', found.start())
        return _DIRECTION_WORDS[word]

    def shape(self) -> str:
        found = self.next("circle or square")
        word = found.group().strip().lower()
        if word not in _SHAPE_WORDS:
            raise self.fault(f'"{found.group().strip()}" is no token; circle or square is', found.start())
        return _SHAPE_WORDS[word]

    def optional(self, words: tuple[str, ...]) -> str:
        if self.words and self.words[0].group().lower() in words:
            return self.words.pop(0).group().lower()
        return ""

    def fault(self, reason: str, at: int) -> NotationError:
        """Return the error for a fault, with a hint of what may be typed here."""
        return NotationError(f"{reason[0].upper()}{reason[1:]}.{self.hint()}", at)

    def hint(self) -> str:
        try:
            moves = legal(self.state)
        except ZooError:
            return ' A move is such as "B*-Hz at 0,1 E", "leader at 0,0" or "refill".'
        return f' A move here is such as "{move_text(moves[0])}".' if moves else " The game is over."


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
