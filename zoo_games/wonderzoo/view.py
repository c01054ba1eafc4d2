"""The boards of WonderZoo: every zoo, the table and the bags as one scene, and the choices that are due."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from zoo_games.core.errors import DocumentError
from zoo_games.core.explanation import Cell, Place
from zoo_games.render.scene import NO_MARKS, Figure, Layer, Marks, Scene, Spot
from zoo_games.render.view import Choices, Selection
from zoo_games.wonderzoo import offers, picture, speaking
from zoo_games.wonderzoo.components import PARTS
from zoo_games.wonderzoo.drawings import PALETTE
from zoo_games.wonderzoo.layout import MAT, TABLE, layout
from zoo_games.wonderzoo.listing import places
from zoo_games.wonderzoo.picture import HEAD, SMALL_HEAD, Frame
from zoo_games.wonderzoo.scoring import score
from zoo_games.wonderzoo.state import State


class WonderZooView:
    """Scene and choices of a position; see :class:`zoo_games.render.view.View`."""

    def scene(
        self, observation: State, *, names: Sequence[str], marks: Marks = NO_MARKS, seat: int | None = None
    ) -> Scene:
        """Return the picture of a position.

        Args:
            observation: The position; nothing in it is hidden.
            names: One name a seat.
            marks: What to point out.
            seat: Whose zoo is drawn large, the seat to act if None; a step that is pointed out on another
                board has that one large.
        """
        state = observation
        own = seat if seat is not None else _large(state)
        if marks.board is not None and (marks.lit or marks.sides):
            own = marks.board
        frames, mats, bags, (wide, high) = layout(state, own, marks.narrow)
        return Scene(
            title=speaking.heading(state, names),
            alt=speaking.alt(state, names),
            x=0,
            y=0,
            w=wide,
            h=high,
            layers=tuple(_layers(state, frames, names, marks, mats, bags)),
            spots=tuple(_spots(state, frames, names, marks, mats, bags)),
            reading=tuple(speaking.reading(state, names)),
            palette=PALETTE,
        )

    def choices(self, observation: State, selection: Selection, *, names: Sequence[str]) -> Choices:
        """Return what the seat to move may do next; see :mod:`zoo_games.wonderzoo.offers`."""
        return offers.choices(observation, selection, names)


def _large(state: State) -> int:
    """Return whose zoo is drawn large: the seat to act, else the holder of the bus."""
    return state.bus if state.to_move is None else state.to_move


def _offered(state: State, marks: Marks, seat: int) -> frozenset[Cell]:
    """Return the cells of a board where the selection may be played, or any move."""
    rows, columns = state.rules.size
    cells = [(row, column) for row in range(rows) for column in range(columns)]
    if marks.offered is not None:
        return frozenset(cell for cell in cells if offers.spot_id(seat, cell) in marks.offered)
    if state.to_move != seat:
        return frozenset()
    try:
        return offers.reachable(state)
    except DocumentError:
        return frozenset()


def _layers(
    state: State,
    frames: Sequence[Frame],
    names: Sequence[str],
    marks: Marks,
    mats: Sequence[tuple[float, float]],
    bags: tuple[float, float],
) -> Iterator[Layer]:
    scores = (None,) * state.players if "boards" in state.missing else score(state)
    ground: list[Figure] = []
    laid: list[Figure] = []
    under: list[Figure] = []
    stand: list[Figure] = []
    over: list[Figure] = []
    heads: list[Figure] = []
    for frame in frames:
        board = state.boards[frame.seat]
        acting = speaking.due(state) and state.to_move == frame.seat
        ground += picture.ground(state, frame)
        laid += picture.tiles(board, frame, acting and state.icon is not None)
        under += _under(state, marks, frame)
        stand += picture.visitors(board, frame)
        over += _over(state, marks, frame)
        heads += picture.panel(state, frame, names, scores[frame.seat], acting)
    named = {place for place in (*marks.lit, *marks.picked) if isinstance(place, str)}
    pointed = {index for index in range(len(mats)) if f"table {index}" in named}
    yield Layer("ground", tuple(ground))
    yield Layer("tiles", tuple(laid))
    yield Layer("lit", tuple(under))
    yield Layer("visitors", tuple(stand))
    yield Layer("marks", tuple(over))
    yield Layer("panels", tuple(heads))
    yield Layer("table", (*picture.table(state, mats, TABLE, pointed), *picture.bags(state, *bags)))


def _cells(state: State, places: Iterable[Place], marks: Marks, seat: int) -> list[Cell]:
    """Return those places that are squares of a seat's board; a bare cell lies on the marked board."""
    marked = marks.board if marks.board is not None else _large(state)
    found = [place for place in places if not isinstance(place, str) and seat == marked]
    found += [cell for place in places if isinstance(place, str) and (cell := offers.cell_of(seat, place))]
    return found


def _under(state: State, marks: Marks, frame: Frame) -> Iterator[Figure]:
    """Yield the outlines that lie below the visitors."""
    yield from picture.outline(_cells(state, marks.last, marks, frame.seat), frame, "mark.last")
    lit = _cells(state, (*marks.lit, *marks.picked), marks, frame.seat)
    yield from picture.outline(lit, frame, "mark.lit")


def _over(state: State, marks: Marks, frame: Frame) -> Iterator[Figure]:
    """Yield the marks that lie above everything on a board."""
    seat = frame.seat
    if seat == (marks.board if marks.board is not None else _large(state)):
        yield from picture.counted(marks.sides, frame)
    if marks.offered is not None:
        yield from picture.dots(sorted(_offered(state, marks, seat)), frame)
    if marks.ghost is not None and seat == _large(state):
        yield from picture.ghost(state, marks.ghost, marks.ghost_legal, frame)
    yield from picture.crosses(_cells(state, marks.refused, marks, seat), frame)
    labels = [(cell, label) for at, label in marks.numbers for cell in _cells(state, (at,), marks, seat)]
    yield from picture.numbers(labels, frame)


def _spots(
    state: State,
    frames: Sequence[Frame],
    names: Sequence[str],
    marks: Marks,
    mats: Sequence[tuple[float, float]],
    bags: tuple[float, float],
) -> Iterator[Spot]:
    for frame in frames:
        seat, group = frame.seat, speaking.whose(frame.seat, names)
        large = not frame.small
        high, above = (HEAD, 0.62) if large else (SMALL_HEAD, 0.12)
        wide = max(frame.columns * frame.scale, 3.0)
        label = speaking.seat_words(state, seat, names)
        yield Spot(f"score {seat}", label, frame.x, frame.y - high - above, wide, high, group=group)
        offered = _offered(state, marks, seat)
        for row in range(frame.rows):
            for column in range(frame.columns):
                cell = (row, column)
                x, y = frame.at(row, column)
                yield Spot(
                    offers.spot_id(seat, cell),
                    speaking.cell_label(state, seat, cell, cell in offered),
                    x,
                    y,
                    frame.scale,
                    frame.scale,
                    cell,
                    speaking.cell_symbol(state, seat, cell),
                    cell in offered,
                    group,
                )
    yield from _table_spots(state, mats)
    yield Spot("bags", speaking.bag_words(state), bags[0], bags[1], 3.4, 0.9, group="Bags")
    if state.in_hand is not None:
        hand = f"In hand: a {state.in_hand} visitor"
        yield Spot("hand", hand, bags[0] + 3.55, bags[1] - 0.12, 1.12, 1.12, group="In hand")


def _table_spots(state: State, mats: Sequence[tuple[float, float]]) -> Iterator[Spot]:
    placing = speaking.due(state) and state.phase == "tile"
    for index, (x, y) in enumerate(mats):
        count = places(state.grid, state.own, state.table[index]).bit_count() if placing else None
        label = speaking.table_label(state, index, count)
        symbol = "".join(PARTS[state.table[index]][:2])[:4]
        yield Spot(
            f"table {index}",
            label,
            x,
            y,
            *MAT,
            None,
            symbol,
            bool(count),
            "Table",
        )
