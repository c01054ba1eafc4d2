"""The position of a game of WonderZoo as an immutable value: boards, table, bags and whose turn it is."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Final, NamedTuple

from zoo_games.core.explanation import Cell
from zoo_games.wonderzoo.components import COLOURS, ENCLOSURES, PARTS, PATHS
from zoo_games.wonderzoo.grid import Chosen, Grid, grid_of
from zoo_games.wonderzoo.moves import Cells, Move
from zoo_games.wonderzoo.settings import WonderZooSettings

PHASES: Final = ("entrance", "deal", "tile", "action", "visitor", "place_visitor", "over")
"""What can be due, in the order of a game."""

SEAT_PHASES: Final = ("entrance", "tile", "action", "visitor", "place_visitor")
"""Phases in which ``to_move`` names a seat."""

Fits = dict[str, tuple[Chosen, int]]
"""Shape to its places that avoid some squares, and these squares."""


class Laid(NamedTuple):
    """A tile on a board; its four cells in reading order."""

    tile: str
    cells: Cells


class Pawn(NamedTuple):
    """A visitor on a board."""

    colour: str
    at: Cell


class Icon(NamedTuple):
    """The icon of the tile placed this turn, and how often it may still be used."""

    kind: str
    left: int


class Board:
    """The zoo of one player; equal, and hashed, by its tiles and visitors.

    Attributes:
        tiles: Tiles in the order in which they were placed.
        visitors: Visitors in the order in which they came.
        taken: Mask of the squares that no tile may cover: tiles and obstacles.
        path: Mask of the squares of path and entrance tiles.
        pawns: Mask of the squares with a visitor.
    """

    __slots__ = ("_fits", "_points", "path", "pawns", "taken", "tiles", "visitors")

    def __init__(
        self,
        tiles: tuple[Laid, ...],
        visitors: tuple[Pawn, ...],
        taken: int,
        path: int,
        pawns: int,
        fits: Fits,
    ) -> None:
        self.tiles = tiles
        self.visitors = visitors
        self.taken = taken
        self.path = path
        self.pawns = pawns
        self._fits = fits
        self._points: int | None = None

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Board):
            return NotImplemented
        return self is other or (self.tiles, self.visitors) == (other.tiles, other.visitors)

    def __hash__(self) -> int:
        return hash((self.tiles, self.visitors))

    def __repr__(self) -> str:
        return f"<board of {len(self.tiles)} tiles, {len(self.visitors)} visitors>"

    def free(self, grid: Grid, shape: str) -> Chosen:
        """Return the places of a shape on free squares, worked out once.

        A board that grew out of another one looks only at the squares that were covered since.
        """
        taken = self.taken
        found, then = self._fits.get(shape) or (grid.whole[shape], 0)
        if then != taken:
            found = grid.left(shape, taken, found, then)
            self._fits[shape] = found, taken
        return found

    def tile_at(self, cell: Cell) -> int | None:
        """Return the number of the tile that covers a cell, None where there is none."""
        return next((number for number, laid in enumerate(self.tiles) if cell in laid.cells), None)

    def visitor_at(self, cell: Cell) -> int | None:
        """Return the number of the visitor on a cell, None where there is none."""
        return next((number for number, pawn in enumerate(self.visitors) if pawn.at == cell), None)

    def with_tile(self, laid: Laid, mask: int) -> Board:
        """Return the board with one tile more, on squares that are free."""
        on_path = PARTS[laid.tile].terrain in PATHS
        return Board(
            (*self.tiles, laid),
            self.visitors,
            self.taken | mask,
            self.path | mask if on_path else self.path,
            self.pawns,
            self._fits.copy(),
        )

    def with_visitors(self, visitors: tuple[Pawn, ...], pawns: int) -> Board:
        """Return the board with other visitors."""
        return Board(self.tiles, visitors, self.taken, self.path, pawns, self._fits)

    def with_enclosures(self, tiles: tuple[Laid, ...], taken: int) -> Board:
        """Return the board with enclosures on other squares."""
        return Board(tiles, self.visitors, taken, self.path, self.pawns, {})


def make_board(
    settings: WonderZooSettings, tiles: Iterable[Laid] = (), visitors: Iterable[Pawn] = ()
) -> Board:
    """Return a board, working out its masks; tiles must not overlap (the documents check that).

    Example:
        >>> board = make_board(WonderZooSettings(), [Laid("path:O:B", ((0, 0), (0, 1), (1, 0), (1, 1)))])
        >>> board.taken == board.path
        True
    """
    grid = grid_of(settings.size, settings.allow_flip)
    laid = tuple(Laid(tile, tuple(sorted(cells))) for tile, cells in tiles)
    pawns = tuple(Pawn(*pawn) for pawn in visitors)
    path = grid.mask(cell for tile, cells in laid if PARTS[tile].terrain in PATHS for cell in cells)
    covered = grid.mask(cell for _, cells in laid for cell in cells)
    return Board(
        laid, pawns, covered | grid.mask(settings.stones), path, grid.mask(at for _, at in pawns), {}
    )


class State:
    """A position; equal, and hashed, by value.

    A state is never changed. The attributes that start with an underscore follow from the others.

    Attributes:
        rules: The settings it is played with; size and obstacles of the boards are part of them.
        grid: The bit masks of that size.
        boards: One board a seat.
        table: Tiles to choose from, sorted.
        bag: Tiles still to come, a sorted multiset.
        visitor_bag: Colours of the visitors still to come, a sorted multiset.
        bus: Seat that has the bus.
        bus_taken: Whether an icon took the bus in this round.
        acted: Seats that have had their turn in this round, in their order.
        out: By seat, whether nothing fitted any more.
        to_move: Seat that decides or draws; None in a deal and at the end.
        icon: Icon of the tile placed this turn; None outside a turn and for a tile without one.
        in_hand: Colour of the visitor that is to be placed, else None.
        phase: What is due, one of :data:`PHASES`; empty if a hand-written position leaves it out.
        missing: Keys that a hand-written position leaves out.
    """

    __slots__ = (
        "_hash",
        "_known",
        "_legal",
        "acted",
        "bag",
        "boards",
        "bus",
        "bus_taken",
        "grid",
        "icon",
        "in_hand",
        "missing",
        "out",
        "phase",
        "rules",
        "table",
        "to_move",
        "visitor_bag",
    )

    def __init__(
        self,
        rules: WonderZooSettings,
        grid: Grid,
        boards: tuple[Board, ...],
        table: tuple[str, ...],
        bag: tuple[str, ...],
        visitor_bag: tuple[str, ...],
        bus: int,
        bus_taken: bool,
        acted: tuple[int, ...],
        out: tuple[bool, ...],
        to_move: int | None,
        icon: Icon | None,
        in_hand: str | None,
        phase: str,
        missing: frozenset[str],
    ) -> None:
        self.rules = rules
        self.grid = grid
        self.boards = boards
        self.table = table
        self.bag = bag
        self.visitor_bag = visitor_bag
        self.bus = bus
        self.bus_taken = bus_taken
        self.acted = acted
        self.out = out
        self.to_move = to_move
        self.icon = icon
        self.in_hand = in_hand
        self.phase = phase
        self.missing = missing
        self._legal: tuple[Move, ...] | None = None
        self._known: Move | None = None
        self._hash: int | None = None

    def _value(self) -> tuple[Any, ...]:
        return tuple(getattr(self, name) for name in VALUE_NAMES)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, State):
            return NotImplemented
        return self is other or self._value() == other._value()

    def __hash__(self) -> int:
        if self._hash is None:
            self._hash = hash(self._value())
        return self._hash

    def __repr__(self) -> str:
        who = "nobody" if self.to_move is None else f"seat {self.to_move}"
        tiles = sum(len(board.tiles) for board in self.boards)
        where = f"{tiles} tiles on {len(self.boards)} boards"
        return f"<WonderZoo state: {self.phase or 'no phase'}, {who}, {where}>"

    @property
    def players(self) -> int:
        """Number of seats."""
        return len(self.boards)

    @property
    def own(self) -> Board:
        """The board of the seat that decides or draws."""
        return self.boards[self.seat]

    @property
    def seat(self) -> int:
        """The seat that decides or draws; 0 where it is nobody."""
        return self.to_move or 0

    def replace(self, **changes: Any) -> State:
        """Return a state that differs in some attributes; for tools, not for the rules.

        Example:
            >>> make_state(WonderZooSettings(), [((), ()), ((), ())]).replace(bus=1).bus
            1
        """
        values: dict[str, Any] = {name: getattr(self, name) for name in VALUE_NAMES} | changes
        values["boards"] = [(board.tiles, board.visitors) for board in values["boards"]]
        return make_state(**values)


VALUE_NAMES: Final = (
    "rules",
    "boards",
    "table",
    "bag",
    "visitor_bag",
    "bus",
    "bus_taken",
    "acted",
    "out",
    "to_move",
    "icon",
    "in_hand",
    "phase",
    "missing",
)
"""The attributes that make the value of a state."""


def make_state(
    rules: WonderZooSettings,
    boards: Sequence[tuple[Iterable[Laid], Iterable[Pawn]]],
    table: Iterable[str] | None = None,
    bag: Iterable[str] | None = None,
    visitor_bag: Iterable[str] | None = None,
    bus: int | None = None,
    bus_taken: bool | None = None,
    acted: Iterable[int] | None = None,
    out: Iterable[bool] | None = None,
    to_move: int | None = None,
    icon: tuple[str, int] | None = None,
    in_hand: str | None = None,
    phase: str | None = None,
    missing: frozenset[str] | None = None,
) -> State:
    """Return a state from its values, working out everything that follows from them.

    What is left out (None) is noted in ``missing`` unless that is given, and filled: table and bag empty,
    the visitors that are nowhere else in their bag, the bus with seat 0, nobody out.

    Args:
        rules: The settings.
        boards: Tiles and visitors of each seat.
        table: Tiles on the table.
        bag: Tiles in the bag in any order.
        visitor_bag: Colours in the other bag in any order.
        bus: Seat that has the bus.
        bus_taken: Whether an icon took it in this round.
        acted: Seats that have had their turn.
        out: By seat, whether it is out.
        to_move: Seat that decides or draws.
        icon: Icon of this turn and its uses left.
        in_hand: Colour of the visitor to be placed.
        phase: One of :data:`PHASES`.
        missing: Keys to note as left out.

    Example:
        >>> state = make_state(WonderZooSettings(), [((), ()), ((), ())])
        >>> len(state.visitor_bag), sorted(state.missing)[:3]
        (40, ['acted', 'bag', 'bus'])
    """
    made = tuple(make_board(rules, tiles, visitors) for tiles, visitors in boards)
    given = {
        "table": table,
        "bag": bag,
        "visitor_bag": visitor_bag,
        "bus": bus,
        "bus_taken": bus_taken,
        "acted": acted,
        "out": out,
        "phase": phase,
    }
    if missing is None:
        absent = {key for key, value in given.items() if value is None}
        if to_move is None and (phase is None or phase in SEAT_PHASES):
            absent.add("to_move")
        missing = frozenset(absent)
    return State(
        rules,
        grid_of(rules.size, rules.allow_flip),
        made,
        tuple(sorted(table or ())),
        tuple(sorted(bag or ())),
        tuple(sorted(unplaced(rules, made, in_hand) if visitor_bag is None else visitor_bag)),
        bus or 0,
        bool(bus_taken),
        tuple(acted or ()),
        tuple(out) if out is not None else (False,) * len(made),
        to_move,
        None if icon is None else Icon(*icon),
        in_hand,
        phase or "",
        missing,
    )


def unplaced(rules: WonderZooSettings, boards: Iterable[Board], in_hand: str | None) -> list[str]:
    """Return the colours of the visitors that are on no board and in no hand."""
    placed = [pawn.colour for board in boards for pawn in board.visitors] + [in_hand or ""]
    return [
        colour for colour in COLOURS for _ in range(max(0, rules.visitors_per_colour - placed.count(colour)))
    ]


def enclosures(board: Board) -> list[tuple[int, Laid]]:
    """Return number and tile of every enclosure of a board, sorted by its first cell."""
    found = [
        (number, laid) for number, laid in enumerate(board.tiles) if PARTS[laid.tile].terrain in ENCLOSURES
    ]
    return sorted(found, key=lambda entry: entry[1].cells)
