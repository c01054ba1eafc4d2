"""The position of a game of WonderZoo as an immutable value: boards, table, bags and whose turn it is."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Final, NamedTuple

from zoo_games.core.value import Value
from zoo_games.wonderzoo.board import Board as Board
from zoo_games.wonderzoo.board import Laid as Laid
from zoo_games.wonderzoo.board import Pawn as Pawn
from zoo_games.wonderzoo.board import enclosures as enclosures
from zoo_games.wonderzoo.board import make_board as make_board
from zoo_games.wonderzoo.components import COLOURS
from zoo_games.wonderzoo.grid import Grid, grid_of
from zoo_games.wonderzoo.moves import Move
from zoo_games.wonderzoo.settings import WonderZooSettings

PHASES: Final = ("entrance", "deal", "tile", "action", "visitor", "place_visitor", "over")
"""What can be due, in the order of a game."""

SEAT_PHASES: Final = ("entrance", "tile", "action", "visitor", "place_visitor")
"""Phases in which ``to_move`` names a seat."""


class Icon(NamedTuple):
    """The icon of the tile placed this turn, and how often it may still be used."""

    kind: str
    left: int


class State(Value):
    """A position; equal, and hashed, by value.

    A state is never changed. Grid, seat and what starts with an underscore follow from the others.

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
        seat: The same, but 0 where it is nobody.
        icon: Icon of the tile placed this turn; None outside a turn and for a tile without one.
        in_hand: Colour of the visitor that is to be placed, else None.
        phase: What is due, one of :data:`PHASES`; empty if a hand-written position leaves it out.
        missing: Keys that a hand-written position leaves out.
    """

    __slots__ = (
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
        "seat",
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
        self.seat = to_move or 0
        self.icon = icon
        self.in_hand = in_hand
        self.phase = phase
        self.missing = missing
        self._legal: tuple[Move, ...] | None = None

    def _value(self) -> tuple[Any, ...]:
        return tuple(getattr(self, name) for name in VALUE_NAMES)

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
    found = []
    for colour in COLOURS:
        found += [colour] * (rules.visitors_per_colour - placed.count(colour))
    return found
