"""The Zoomies board as shapes: ground, tiles, tokens, marks and the strip of seats above.

Row r and column c of the park are at y = r and x = c. Layers lie in the order in which they are made here.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence

from zoo_games.core.explanation import Cell, Side
from zoo_games.render.badge import badge
from zoo_games.render.scene import Circle, Drawing, Figure, Path, Point, Rect, Stamp, Text, polygon
from zoo_games.zoomies.components import STEP, Dog, cells_of, dogs_of
from zoo_games.zoomies.drawings import SEATS, dog, pointer, token
from zoo_games.zoomies.moves import PlaceTile, PlaceToken
from zoo_games.zoomies.state import State, Token

INSET = 0.035
"""Gap between a tile and the rim of its cells."""

ROUND = 0.15
TOKEN_AT: Point = (0.22, 0.79)
"""Middle of a token in its cell: the corner that the heads leave free."""

POINTER_AT = {"N": (-0.03, 0.0), "S": (0.06, 0.0), "E": (0.0, -0.13), "W": (0.0, 0.05)}
"""How far the arrow of Frens lies off the middle of its side: two over one side can be told apart, and the
letter and the bone of a dog stay free."""

STRIP = 1.12
"""Height of a seat in the strip above the park."""

RIM = 0.5
"""Room round the grass: for the numbers of rows and columns, and for a tile that is tried at the edge."""


def domino(cells: Sequence[Cell], fill: str | None, edge: str, line: float) -> Rect:
    """Return a round rectangle on the cells of a tile, or on one cell."""
    (row, column), (to_row, to_column) = min(cells), max(cells)
    wide, high = to_column - column + 1 - 2 * INSET, to_row - row + 1 - 2 * INSET
    return Rect(column + INSET, row + INSET, wide, high, fill, edge, line, ROUND)


def frames(places: Iterable[Sequence[Cell]]) -> Iterator[Figure]:
    """Yield a frame round each of some tiles: the last ones laid."""
    for cells in places:
        body = domino(cells, None, "tile.edge", 0.0)
        for role, line in (("tile.edge", 0.16), ("tile.last", 0.09)):
            yield Rect(
                body.x - 0.03, body.y - 0.03, body.w + 0.06, body.h + 0.06, None, role, line, ROUND + 0.03
            )


def tiles(state: State, dogs: Mapping[Cell, Dog]) -> Iterator[Figure]:
    """Yield every tile: a light body with its two dogs."""
    for _, at, toward in state.laid:
        yield domino(cells_of(at, toward), "tile.body", "tile.edge", 0.035)
    for (row, column), found in dogs.items():
        yield Stamp(dog(*found), column, row)


def ground(box: tuple[float, float, float, float], cells: Sequence[Cell]) -> Iterator[Figure]:
    """Yield the grass and the numbers of rows and columns.

    Args:
        box: First row, first column, rows and columns of the grass.
        cells: The cells whose rows and columns are numbered, every one or, in a very large park, some.
    """
    top, left, high, wide = box
    yield Rect(left - 0.06, top - 0.06, wide + 0.12, high + 0.12, "park.grass", None, 0, 0.3)
    rows, columns = (_span([cell[axis] for cell in cells]) for axis in (0, 1))
    for row in rows[:: 1 + len(rows) // 100]:
        yield Text(left - 0.3, row + 0.5, str(row), "park.rim", 0.24)
    for column in columns[:: 1 + len(columns) // 100]:
        yield Text(column + 0.5, top - 0.28, str(column), "park.rim", 0.24)


def _span(numbers: Sequence[int]) -> range:
    return range(min(numbers), max(numbers) + 1)


def free_cells(cells: Iterable[Cell], offered: Iterable[Cell]) -> Iterator[Figure]:
    """Yield a soft frame for every free cell beside the park, a firm one with a dot where a tile fits."""
    fits = set(offered)
    for row, column in cells:
        if (row, column) in fits:
            yield Rect(column + 0.07, row + 0.07, 0.86, 0.86, None, "mark.legal", 0.045, 0.13)
            yield Circle(column + 0.5, row + 0.5, 0.1, "mark.legal", "halo", 0.03)
        else:
            yield Rect(column + 0.07, row + 0.07, 0.86, 0.86, None, "park.line", 0.025, 0.13, (0.09, 0.09))


def offered_dogs(cells: Iterable[Cell]) -> Iterator[Figure]:
    """Yield a dot in the north-east corner of every dog that may be chosen now."""
    for row, column in cells:
        yield Circle(column + 0.86, row + 0.15, 0.09, "mark.legal", "halo", 0.04)


def outline(cells: Iterable[Cell]) -> Iterator[Figure]:
    """Yield the outline of a set of cells, as one path over its halo."""
    found = set(cells)
    edges: list[tuple[Point, Point]] = []
    for row, column in sorted(found):
        for (to_row, to_column), edge in (
            ((row - 1, column), ((column, row), (column + 1, row))),
            ((row, column + 1), ((column + 1, row), (column + 1, row + 1))),
            ((row + 1, column), ((column + 1, row + 1), (column, row + 1))),
            ((row, column - 1), ((column, row + 1), (column, row))),
        ):
            if (to_row, to_column) not in found:
                edges.append(edge)
    if edges:
        commands = tuple((letter, point) for edge in edges for letter, point in zip("ML", edge, strict=True))
        yield Path(commands, None, "halo", 0.15)
        yield Path(commands, None, "mark.lit", 0.08)


def counted(sides: Iterable[Side]) -> Iterator[Figure]:
    """Yield a thick bar on every counted side."""
    for (row, column), (to_row, to_column) in sides:
        x, y = (column + to_column + 1) / 2, (row + to_row + 1) / 2
        across, down = (0.27, 0.0) if row != to_row else (0.0, 0.27)
        ends = ((x - across, y - down), (x + across, y + down))
        for role, line in (("halo", 0.25), ("tile.edge", 0.2), ("mark.lit", 0.13)):
            yield polygon(ends, None, role, line, closed=False)


def tokens(found: Iterable[Token], names: Sequence[str]) -> Iterator[Figure]:
    """Yield every token with the tag of its owner; a Frens token has an arrow across its side."""
    for player, kind, (row, column), toward in found:
        x, y = column + TOKEN_AT[0], row + TOKEN_AT[1]
        if toward is not None:
            south, east = STEP[toward]
            across, down = POINTER_AT[toward]
            at = (column + 0.5 + 0.5 * east + across, row + 0.5 + 0.5 * south + down)
            yield Stamp(pointer(player, toward), *at)
        yield Stamp(token(kind, player, toward or "N"), x, y)
        yield Circle(x + 0.22, y + 0.09, 0.14, "token.halo", SEATS[player % 4], 0.035)
        yield Text(x + 0.22, y + 0.09, badge(player, names), "token.edge", 0.24, bold=True)


def _tick(x: float, y: float, good: bool) -> Iterator[Figure]:
    """Yield a badge: a tick for legal, a cross for refused."""
    role = "mark.legal" if good else "mark.refused"
    yield Circle(x, y, 0.17, role, "halo", 0.04)
    if good:
        yield polygon(((x - 0.08, y), (x - 0.02, y + 0.07), (x + 0.09, y - 0.07)), None, "halo", 0.05, False)
        return
    yield polygon(((x - 0.065, y - 0.065), (x + 0.065, y + 0.065)), None, "halo", 0.05, False)
    yield polygon(((x - 0.065, y + 0.065), (x + 0.065, y - 0.065)), None, "halo", 0.05, False)


def ghost(state: State, move: object, good: bool, names: Sequence[str]) -> Iterator[Figure]:
    """Yield a move that is being tried: smaller dogs in a dashed frame, or a token in a ring."""
    role = "mark.legal" if good else "mark.refused"
    if isinstance(move, PlaceTile):
        cells = cells_of(move.at, move.toward)
        body = domino(cells, "ghost", "halo", 0.1)
        yield body
        yield Rect(body.x, body.y, body.w, body.h, None, role, 0.06, body.radius, (0.16, 0.12))
        for (row, column), found in zip(cells, dogs_of(move.tile), strict=True):
            yield Stamp(dog(*found), column + 0.11, row + 0.11, 0.78)
        yield from _tick(body.x + body.w / 2, body.y + body.h / 2, good)
    elif isinstance(move, PlaceToken):
        row, column = move.at
        yield from tokens([Token(state.to_move, move.kind, move.at, move.toward)], names)
        x, y = column + TOKEN_AT[0], row + TOKEN_AT[1]
        yield Circle(x, y, 0.29, None, "halo", 0.1)
        yield Circle(x, y, 0.29, None, role, 0.06, (0.12, 0.09))
        yield from _tick(x - 0.19, y - 0.24, good)


def crosses(cells: Iterable[Cell]) -> Iterator[Figure]:
    """Yield a cross on every cell at fault."""
    for row, column in cells:
        strokes = (
            ((column + 0.2, row + 0.2), (column + 0.8, row + 0.8)),
            ((column + 0.2, row + 0.8), (column + 0.8, row + 0.2)),
        )
        for role, line in (("halo", 0.2), ("mark.refused", 0.11)):
            for ends in strokes:
                yield polygon(ends, None, role, line, closed=False)


def numbers(labels: Iterable[tuple[Cell, str]]) -> Iterator[Figure]:
    """Yield a small plate with a number in the north-east corner of a cell."""
    for (row, column), label in labels:
        wide = max(0.3, 0.14 + 0.13 * len(label))
        yield Rect(column + 0.96 - wide, row + 0.04, wide, 0.3, "tile.edge", "token.halo", 0.03, 0.15)
        yield Text(column + 0.96 - wide / 2, row + 0.19, label, "token.halo", 0.24, bold=True)


BACK = Drawing(
    "tile-back",
    (
        Rect(0.1, 0.1, 1.8, 0.8, "line", "tile.edge", 0.07, 0.16),
        Rect(0.3, 0.3, 1.4, 0.4, None, "halo", 0.07, 0.1),
    ),
)
"""A tile that this view does not show."""


def seat_panel(
    state: State, seat: int, names: Sequence[str], points: int | None, at: tuple[float, float, float]
) -> Iterator[Figure]:
    """Yield a seat of the strip: tag, name, points, tokens left and hand.

    Args:
        state: The observation.
        seat: Which seat.
        names: One name a seat.
        points: Its points now; None where they are not known.
        at: x, y and width.
    """
    x, y, wide = at
    due = state.phase != "over" and "to_move" not in state.missing and state.to_move == seat
    yield Rect(
        x, y, wide, STRIP - 0.12, "panel", "mark.lit" if due else "line.soft", 0.07 if due else 0.03, 0.16
    )
    yield Circle(x + 0.34, y + 0.31, 0.19, SEATS[seat % 4], "token.halo", 0.03)
    yield Text(x + 0.34, y + 0.31, badge(seat, names), "token.ink", 0.24, bold=True)
    room = max(3, int((wide - 1.35) / 0.17))
    name = names[seat] if len(names[seat]) <= room else names[seat][: room - 1] + "…"
    yield Text(x + 0.64, y + 0.31, name, "ink", 0.29, "start", bold=due)
    if points is not None:
        yield Text(x + wide - 0.18, y + 0.31, str(points), "ink", 0.38, "end", bold=True)
    for across, shape, left in zip((x + 0.3, x + 0.72), ("circle", "square"), state.left[seat], strict=True):
        yield _supply(shape, across, y + 0.74, SEATS[seat % 4])
        yield Text(across + 0.14, y + 0.74, str(left), "ink", 0.24, "start")
    yield from _hand(state, seat, x + wide - 0.14, y + 0.74, wide - 1.3)


def _supply(shape: str, x: float, y: float, role: str) -> Figure:
    if shape == "circle":
        return Circle(x, y, 0.09, role)
    return Rect(x - 0.085, y - 0.085, 0.17, 0.17, role, radius=0.025)


def _hand(state: State, seat: int, right: float, middle: float, room: float) -> Iterator[Figure]:
    hand = state.hands[seat]
    scale = min(0.37, (room / max(1, len(hand)) - 0.05) / 2)
    y = middle - scale / 2
    for number, tile in enumerate(reversed(hand)):
        x = right - (number + 1) * (2 * scale + 0.05)
        if tile is None:
            yield Stamp(BACK, x, y, scale)
            continue
        yield Rect(x, y, 2 * scale, scale, "tile.body", "tile.edge", 0.02, 0.06)
        for half, found in enumerate(dogs_of(tile)):
            yield Stamp(dog(*found), x + half * scale, y, scale)
