"""The board of Zoomies: the park as a scene, and the choices that are due."""

from __future__ import annotations

from collections.abc import Sequence

from zoo_games.core.errors import DocumentError, HiddenValue
from zoo_games.core.explanation import Cell
from zoo_games.render.scene import NO_MARKS, Figure, Layer, Marks, Scene, Spot
from zoo_games.render.view import Choices, Selection
from zoo_games.zoomies import offers, picture, speaking
from zoo_games.zoomies.components import Dog, cells_of
from zoo_games.zoomies.drawings import PALETTE
from zoo_games.zoomies.moves import PlaceTile, PlaceToken
from zoo_games.zoomies.needs import can_be_scored
from zoo_games.zoomies.offers_tokens import spot_id
from zoo_games.zoomies.packs import token_points
from zoo_games.zoomies.park import CELLS
from zoo_games.zoomies.rules import legal
from zoo_games.zoomies.scoring import score
from zoo_games.zoomies.state import State

NARROWEST = 6
"""Least number of columns in a picture, so that the strip of seats has room."""

BORDER = 0.3
"""Grass round a park that grows no more."""

Box = tuple[float, float, float, float]
"""First row, first column, rows and columns of the grass."""


class ZoomiesView:
    """Scene and choices of an observation; see :class:`zoo_games.render.view.View`."""

    def scene(
        self, observation: State, *, names: Sequence[str], marks: Marks = NO_MARKS, seat: int | None = None
    ) -> Scene:
        """Return the picture of an observation.

        Args:
            observation: A position with hidden tiles None; whatever it shows is drawn.
            names: One name a seat.
            marks: What to point out.
            seat: Whose view it is; the observation alone decides what is seen.
        """
        del seat
        state, dogs = observation, observation.dogs
        free = _free(state)
        offered = _offered(state, marks, (*dogs, *free))
        shown = free or tuple(dogs)
        top, left, rows, columns = box = _box(shown, 0 if free else BORDER)
        strip = _strip_rows(state.players, columns)
        return Scene(
            title=speaking.heading(state, names),
            alt=speaking.alt(state, dogs, names),
            x=left - picture.RIM,
            y=top - picture.RIM - strip * picture.STRIP - 0.1,
            w=columns + 2 * picture.RIM,
            h=rows + 2 * picture.RIM + strip * picture.STRIP + 0.1,
            layers=tuple(_layers(state, dogs, names, marks, (free, offered), (box, shown))),
            spots=(*_cell_spots(state, dogs, names, free, offered), *_seat_spots(state, names, box)),
            reading=tuple(speaking.reading(state, names)),
            palette=PALETTE,
        )

    def choices(self, observation: State, selection: Selection, *, names: Sequence[str]) -> Choices:
        """Return what the seat to move may do next; see :mod:`zoo_games.zoomies.offers`."""
        return offers.choices(observation, selection, names)


def _free(state: State) -> tuple[Cell, ...]:
    """Return the free cells beside the park, where tiles may come to lie; none when the game is over."""
    if state.phase == "over" and state.laid:
        return ()
    return tuple(sorted(CELLS[number] for number in state.frontier())) or ((0, 0),)


def _box(cells: Sequence[Cell], border: float) -> Box:
    """Return first row, first column, rows and columns of the grass under cells, the cells in its middle."""
    top, bottom = min(cell[0] for cell in cells), max(cell[0] for cell in cells) + 1
    left, right = min(cell[1] for cell in cells), max(cell[1] for cell in cells) + 1
    beside = max(border, (NARROWEST - (right - left)) / 2)
    return top - border, left - beside, bottom - top + 2 * border, right - left + 2 * beside


def _strip_rows(players: int, columns: float) -> int:
    return -(-players // _abreast(players, columns))


def _abreast(players: int, columns: float) -> int:
    """Return how many seats stand side by side in the strip."""
    return players if columns / players >= 2.7 else 2


def _offered(state: State, marks: Marks, cells: Sequence[Cell]) -> frozenset[Cell]:
    """Return the cells where the selection may be played, or any move, as far as this view knows."""
    if marks.offered is not None:
        return frozenset(cell for cell in cells if spot_id(cell) in marks.offered)
    try:
        moves = legal(state)
    except (HiddenValue, DocumentError):
        return frozenset()
    found: set[Cell] = set()
    for move in moves:
        if isinstance(move, PlaceTile):
            found.update(cells_of(move.at, move.toward))
        elif isinstance(move, PlaceToken):
            found.add(move.at)
    return frozenset(found)


def _on_board(places: Sequence[object]) -> tuple[Cell, ...]:
    """Return the places that are cells."""
    return tuple(place for place in places if isinstance(place, tuple))


def _layers(
    state: State,
    dogs: dict[Cell, Dog],
    names: Sequence[str],
    marks: Marks,
    places: tuple[Sequence[Cell], frozenset[Cell]],
    ground: tuple[Box, Sequence[Cell]],
) -> list[Layer]:
    free, offered = places
    laying = state.phase in ("tile", "second_tile")
    dots = offered if marks.offered and laying else ()
    lit = _on_board(marks.lit)
    labels = [(at, label) for at, label in marks.numbers if isinstance(at, tuple)]
    last = _last(state, marks)
    chosen = sorted(offered.intersection(dogs)) if marks.offered else []
    over = [
        *picture.offered_dogs(chosen),
        *picture.crosses(_on_board(marks.refused)),
        *picture.numbers(labels),
    ]
    trial = list(picture.ghost(state, marks.ghost, marks.ghost_legal, names))
    return [
        Layer("ground", tuple(picture.ground(*ground))),
        Layer("free", tuple(picture.free_cells(free, dots)) if laying else ()),
        Layer("tiles", tuple(picture.tiles(state, dogs))),
        Layer("last", tuple(picture.frames(last))),
        Layer("lit", (*picture.outline(lit), *picture.counted(marks.sides))),
        Layer("tokens", tuple(picture.tokens(state.tokens, names))),
        Layer("seats", tuple(_strip(state, names, ground[0]))),
        Layer("ghost", tuple(trial)),
        Layer("marks", tuple(over)),
    ]


def _last(state: State, marks: Marks) -> list[tuple[Cell, ...]]:
    """Return the tiles to frame: those of the last move, else the one laid this turn or the turn before."""
    marked = set(_on_board(marks.last))
    if not marked:
        if state.placed:
            return [cells_of(*state.placed)]
        before = state.phase == "tile" and len(state.laid) > state.rules.start_tiles and not marks.lit
        return [cells_of(*state.laid[-1][1:])] if before else []
    tiles: list[tuple[Cell, ...]] = [
        cells for _, at, toward in state.laid if marked.issuperset(cells := cells_of(at, toward))
    ]
    rest = marked.difference(*tiles)
    return tiles + [(cell,) for cell in sorted(rest)]


def _panels(state: State, box: Box) -> list[tuple[float, float, float]]:
    """Return x, y and width of every seat's panel."""
    top, left, _, columns = box
    abreast = _abreast(state.players, columns)
    wide = columns / abreast
    high = top - picture.RIM - _strip_rows(state.players, columns) * picture.STRIP
    return [
        (left + seat % abreast * wide + 0.04, high + seat // abreast * picture.STRIP, wide - 0.08)
        for seat in range(state.players)
    ]


def _strip(state: State, names: Sequence[str], box: Box) -> list[Figure]:
    scores = score(state) if can_be_scored(state) else (None,) * state.players
    return [
        figure
        for seat, at in enumerate(_panels(state, box))
        for figure in picture.seat_panel(state, seat, names, scores[seat], at)
    ]


def _cell_spots(
    state: State, dogs: dict[Cell, Dog], names: Sequence[str], free: Sequence[Cell], offered: frozenset[Cell]
) -> list[Spot]:
    """Return every dog and every free cell beside the park, row by row."""
    halves = speaking.halves(state)
    points = token_points(state)
    tokens = {token.at: (token, worth) for token, worth in zip(state.tokens, points, strict=True)}
    spots = []
    for cell in sorted({*dogs, *free}):
        row, column = cell
        symbol = name = ""
        if cell in dogs:
            name = speaking.dog_words(dogs[cell])
            token = tokens.get(cell)
            symbol = str(dogs[cell]) + (speaking.token_mark(token[0], names) if token else "")
            label = speaking.dog_label(state, cell, dogs[cell], halves[cell], token, names)
        else:
            label = speaking.free_label(cell, dogs, cell in offered)
        spots.append(Spot(spot_id(cell), label, column, row, 1, 1, cell, symbol, cell in offered, name=name))
    return spots


def _seat_spots(state: State, names: Sequence[str], box: Box) -> list[Spot]:
    return [
        Spot(f"score {seat}", speaking.seat_words(state, seat, names), x, y, wide, picture.STRIP - 0.12)
        for seat, (x, y, wide) in enumerate(_panels(state, box))
    ]
