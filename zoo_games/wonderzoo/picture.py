"""The WonderZoo boards as shapes: one zoo large, the others small, the table and the bags.

A :class:`Frame` says where a board lies and how large a square is; everything on a board is drawn through it.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from zoo_games.core.explanation import Cell, Side
from zoo_games.render.badge import badge
from zoo_games.render.scene import Circle, Figure, Path, Point, Rect, Stamp, Text, polygon
from zoo_games.wonderzoo.components import PARTS, forms
from zoo_games.wonderzoo.drawings import SEATS, bus, pawn, stone
from zoo_games.wonderzoo.moves import (
    MoveEnclosure,
    MoveVisitor,
    PlaceEntrance,
    PlaceTile,
    PlaceVisitor,
    SwapEnclosures,
)
from zoo_games.wonderzoo.state import Board, State
from zoo_games.wonderzoo.tiles import plain_cell, stamp, tile_drawing

PAWN = 0.84
"""Size of a visitor, in squares."""

HEAD = 0.9
"""Height of the panel above a large board, in units; a small board has less."""

SMALL_HEAD = 0.62


@dataclass(frozen=True, slots=True)
class Frame:
    """Where a board lies.

    Attributes:
        seat: Whose board.
        x: West edge of column 0.
        y: North edge of row 0.
        scale: Side of a square.
        rows: Number of rows.
        columns: Number of columns.
    """

    seat: int
    x: float
    y: float
    scale: float
    rows: int
    columns: int

    def at(self, row: float, column: float) -> Point:
        """Return the point of a row and column."""
        return self.x + column * self.scale, self.y + row * self.scale

    def stamp(self, figure: Stamp) -> Stamp:
        """Return a stamp in squares as one in units."""
        x, y = self.at(figure.y, figure.x)
        return Stamp(figure.drawing, x, y, figure.scale * self.scale)

    @property
    def small(self) -> bool:
        """Whether this is one of the others' boards."""
        return self.scale < 1


def ground(state: State, frame: Frame) -> Iterator[Figure]:
    """Yield the ground of a board: squares, obstacles and, on the large one, numbers."""
    s, rim = frame.scale, 0.09 * frame.scale
    wide, high = frame.columns * s, frame.rows * s
    yield Rect(
        frame.x - rim,
        frame.y - rim,
        wide + 2 * rim,
        high + 2 * rim,
        "zoo.ground",
        "zoo.edge",
        0.05 * s,
        0.2 * s,
    )
    for row in range(1, frame.rows):
        (x, y), (to, _) = frame.at(row, 0), frame.at(row, frame.columns)
        yield polygon(((x, y), (to, y)), None, "zoo.line", 0.025 * s, closed=False)
    for column in range(1, frame.columns):
        (x, y), (_, to) = frame.at(0, column), frame.at(frame.rows, column)
        yield polygon(((x, y), (x, to)), None, "zoo.line", 0.025 * s, closed=False)
    for row, column in state.rules.stones:
        yield frame.stamp(Stamp(stone(), column, row))
    if not frame.small:
        for row in range(frame.rows):
            yield Text(frame.x - 0.36, frame.y + row + 0.5, str(row), "zoo.rim", 0.26)
        for column in range(frame.columns):
            yield Text(frame.x + column + 0.5, frame.y - 0.32, str(column), "zoo.rim", 0.26)


def tiles(board: Board, frame: Frame, acting: bool) -> Iterator[Figure]:
    """Yield every tile of a board; only the one placed this turn still shows its icon."""
    last = len(board.tiles) - 1 if acting and not frame.small else -1
    for number, (tile, cells) in enumerate(board.tiles):
        yield frame.stamp(stamp(tile, cells, with_icon=number == last))


def visitors(board: Board, frame: Frame) -> Iterator[Figure]:
    """Yield every visitor of a board."""
    size = 0.98 if frame.small else PAWN
    for colour, (row, column) in board.visitors:
        yield frame.stamp(visitor(colour, row, column, size))


def visitor(colour: str, row: float, column: float, size: float = PAWN) -> Stamp:
    """Return a visitor in the middle of a square."""
    gap = (1 - size) / 2
    return Stamp(pawn(colour), column + gap, row + gap - 0.04, size)


# --- marks ------------------------------------------------------------------------------------------


def outline(cells: Iterable[Cell], frame: Frame, role: str, line: float = 0.08) -> Iterator[Figure]:
    """Yield the outline of a set of cells, as one path over its halo."""
    found = set(cells)
    edges: list[tuple[Point, Point]] = []
    for row, column in sorted(found):
        for beside, ends in (
            ((row - 1, column), ((row, column), (row, column + 1))),
            ((row, column + 1), ((row, column + 1), (row + 1, column + 1))),
            ((row + 1, column), ((row + 1, column + 1), (row + 1, column))),
            ((row, column - 1), ((row + 1, column), (row, column))),
        ):
            if beside not in found:
                edges.append((frame.at(*ends[0]), frame.at(*ends[1])))
    if edges:
        commands = tuple((letter, point) for edge in edges for letter, point in zip("ML", edge, strict=True))
        yield Path(commands, None, "halo", line * 1.9 * frame.scale)
        yield Path(commands, None, role, line * frame.scale)


def counted(sides: Iterable[Side], frame: Frame) -> Iterator[Figure]:
    """Yield a thick bar on every counted side."""
    for (row, column), (to_row, to_column) in sides:
        x, y = frame.at((row + to_row + 1) / 2, (column + to_column + 1) / 2)
        reach = 0.3 * frame.scale
        across, down = (reach, 0.0) if row != to_row else (0.0, reach)
        ends = ((x - across, y - down), (x + across, y + down))
        for role, line in (("halo", 0.27), ("tile.edge", 0.22), ("mark.lit", 0.14)):
            yield polygon(ends, None, role, line * frame.scale, closed=False)


def crosses(cells: Iterable[Cell], frame: Frame) -> Iterator[Figure]:
    """Yield a cross on every cell at fault that lies on or just beside the board."""
    for row, column in cells:
        if not (-1 <= row <= frame.rows and -1 <= column <= frame.columns):
            continue
        for ends in (((0.25, 0.25), (0.75, 0.75)), ((0.25, 0.75), (0.75, 0.25))):
            points = [frame.at(row + down, column + right) for down, right in ends]
            for role, line in (("halo", 0.2), ("mark.refused", 0.11)):
                yield polygon(points, None, role, line * frame.scale, closed=False)


def dots(cells: Iterable[Cell], frame: Frame) -> Iterator[Figure]:
    """Yield a dot in the corner of every square that is offered."""
    for row, column in cells:
        x, y = frame.at(row + 0.84, column + 0.84)
        yield Circle(x, y, 0.085 * frame.scale, "mark.legal", "halo", 0.035 * frame.scale)


def numbers(labels: Iterable[tuple[Cell, str]], frame: Frame) -> Iterator[Figure]:
    """Yield a small plate with a number in the north-east corner of a cell."""
    for (row, column), label in labels:
        s, wide = frame.scale, max(0.32, 0.16 + 0.13 * len(label))
        x, y = frame.at(row + 0.03, column + 0.97 - wide)
        yield Rect(x, y, wide * s, 0.32 * s, "mark.lit", "halo", 0.03 * s, 0.16 * s)
        yield Text(x + wide * s / 2, y + 0.16 * s, label, "halo", 0.23 * s, bold=True)


def _badge(point: Point, good: bool, scale: float) -> Iterator[Figure]:
    """Yield a tick for legal, a cross for refused."""
    x, y = point
    r = 0.2 * scale
    yield Circle(x, y, r, "mark.legal" if good else "mark.refused", "halo", 0.05 * scale)
    strokes = (
        [((-0.45, 0.0), (-0.1, 0.4), (0.5, -0.4))]
        if good
        else [((-0.4, -0.4), (0.4, 0.4)), ((-0.4, 0.4), (0.4, -0.4))]
    )
    for stroke in strokes:
        yield polygon([(x + r * a, y + r * b) for a, b in stroke], None, "halo", 0.06 * scale, closed=False)


def ghost(state: State, move: object, good: bool, frame: Frame) -> Iterator[Figure]:
    """Yield a move that is being tried: a paler tile or visitor in a dashed frame, and a tick or a cross."""
    board = state.boards[frame.seat]
    if isinstance(move, PlaceTile | PlaceEntrance):
        tile = move.tile if isinstance(move, PlaceTile) else "entrance:T:-"
        yield from _ghost_tile(tile, move.cells, good, frame)
    elif isinstance(move, MoveEnclosure):
        index = board.tile_at(move.from_)
        if index is not None:
            yield from outline(board.tiles[index].cells, frame, "mark.lit")
            yield from _ghost_tile(board.tiles[index].tile, move.cells, good, frame)
    elif isinstance(move, SwapEnclosures):
        for cell in (move.a, move.b):
            index = board.tile_at(cell)
            if index is not None:
                yield from outline(board.tiles[index].cells, frame, "mark.legal" if good else "mark.refused")
                yield from _badge(frame.at(cell[0] + 0.5, cell[1] + 0.5), good, frame.scale)
    elif isinstance(move, PlaceVisitor):
        yield from _ghost_visitor(state.in_hand or "red", move.at, good, frame)
    elif isinstance(move, MoveVisitor):
        index = board.visitor_at(move.from_)
        yield from outline([move.from_], frame, "mark.lit")
        if index is not None:
            yield from _ghost_visitor(board.visitors[index].colour, move.to, good, frame)


def _ghost_tile(tile: str, cells: Sequence[Cell], good: bool, frame: Frame) -> Iterator[Figure]:
    role = "mark.legal" if good else "mark.refused"
    yield frame.stamp(stamp(tile, cells))
    for drawn in outline(cells, frame, role, 0.1):
        if isinstance(drawn, Path):
            dash = (0.22 * frame.scale, 0.16 * frame.scale) if drawn.stroke == role else ()
            yield Path(drawn.commands, None, drawn.stroke, drawn.line, dash)
    row, column = plain_cell(cells)
    yield from _badge(frame.at(row + 0.5, column + 0.5), good, frame.scale)


def _ghost_visitor(colour: str, at: Cell, good: bool, frame: Frame) -> Iterator[Figure]:
    row, column = at
    role = "mark.legal" if good else "mark.refused"
    yield frame.stamp(visitor(colour, row, column, 0.74))
    x, y = frame.at(row + 0.5, column + 0.5)
    yield Circle(x, y, 0.46 * frame.scale, None, "halo", 0.1 * frame.scale)
    yield Circle(x, y, 0.46 * frame.scale, None, role, 0.06 * frame.scale, (0.12, 0.09))
    yield from _badge(frame.at(row + 0.16, column + 0.84), good, frame.scale * 0.9)


# --- beside the boards ------------------------------------------------------------------------------


def panel(
    state: State, frame: Frame, names: Sequence[str], points: int | None, acting: bool
) -> Iterator[Figure]:
    """Yield the head of a board: tag, name, whether it is out, bus, points."""
    large = not frame.small
    high = HEAD if large else SMALL_HEAD
    x, y = frame.x, frame.y - high - (0.62 if large else 0.12)
    wide, seat = max(frame.columns * frame.scale, 3.0), frame.seat
    unit = high * 0.92
    yield Rect(
        x, y, wide, high, "panel", "mark.lit" if acting else "line.soft", 0.06 if acting else 0.03, 0.16
    )
    middle = y + high / 2
    yield Circle(x + 0.5 * unit, middle, 0.3 * unit, SEATS[seat % 4], "halo", 0.03)
    yield Text(x + 0.5 * unit, middle, badge(seat, names), "token.ink", 0.36 * unit, bold=True)
    room = max(3, int((wide - 3.6 * unit) / (0.26 * unit)))
    name = names[seat] if len(names[seat]) <= room else names[seat][: room - 1] + "…"
    if state.out[seat]:
        name += " (out)"
    yield Text(x + unit, middle, name, "ink", 0.44 * unit, "start", bold=acting)
    if points is not None:
        yield Text(x + wide - 0.25 * unit, middle, str(points), "ink", 0.56 * unit, "end", bold=True)
    if state.bus == seat and "bus" not in state.missing:
        yield Stamp(bus(), x + wide - 2.2 * unit, middle - 0.52 * unit, unit)


def table(
    state: State, places: Sequence[tuple[float, float]], scale: float, lit: set[int]
) -> Iterator[Figure]:
    """Yield the tiles on the table, each on a mat.

    Args:
        state: The position.
        places: North-west corner of each tile's mat.
        scale: Size of a square.
        lit: Numbers of tiles to point out.
    """
    for index, ((x, y), tile) in enumerate(zip(places, state.table, strict=True)):
        form = max(forms(PARTS[tile].shape), key=lambda cells: -max(row for row, _ in cells))
        high, wide = 1 + max(row for row, _ in form), 1 + max(column for _, column in form)
        side = 4 * scale + 0.12
        role, line = ("mark.lit", 0.07) if index in lit else ("line.soft", 0.03)
        yield Rect(x, y, side, 2 * scale + 0.28, "panel", role, line, 0.12)
        at = (x + (side - wide * scale) / 2, y + (2 * scale + 0.28 - high * scale) / 2)
        yield Stamp(tile_drawing(tile, form), *at, scale)


def bags(state: State, x: float, y: float) -> Iterator[Figure]:
    """Yield what is in the bags and in hand."""
    yield Text(x, y + 0.2, f"Tiles in the bag: {len(state.bag)}", "ink.soft", 0.3, "start")
    yield Text(x, y + 0.66, f"Visitors in the bag: {len(state.visitor_bag)}", "ink.soft", 0.3, "start")
    if state.in_hand is not None:
        yield Rect(x + 3.55, y - 0.12, 1.12, 1.12, "panel", "mark.lit", 0.06, 0.16)
        yield Stamp(pawn(state.in_hand), x + 3.61, y - 0.06, 1)
