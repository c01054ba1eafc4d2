"""The ZomBee table as shapes: seats with their drops, the tray of dice, the meadow of flowers, marks."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from math import ceil, sqrt

from zoo_games.core.explanation import Place
from zoo_games.render.badge import badge
from zoo_games.render.scene import Circle, Figure, Rect, Stamp, Text, polygon
from zoo_games.zombee import drawings
from zoo_games.zombee.drawings import SEATS
from zoo_games.zombee.moves import Flip, Name, Roll
from zoo_games.zombee.state import State
from zoo_games.zombee.words import die_place, flower_place, honey_place, wins_place

PITCH = 1.14
"""From one die or flower to the next."""

STRIP = 1.3
"""Height of a row of seats."""

DICE = 1.5
"""Height of a row of dice, numbers below them included."""

Box = tuple[float, float, float, float]
"""x, y, width and height."""


@dataclass(frozen=True)
class Layout:
    """Where everything lies on the table.

    Attributes:
        wide: Width of the picture.
        high: Its height.
        seats: Panel of every seat.
        tray: The ground under the dice.
        dice: Box of every die.
        die_cells: Row and column of every die.
        meadow: The ground under the flowers.
        flowers: Box of every flower.
        flower_cells: Row and column of every flower.
    """

    wide: float
    high: float
    seats: tuple[Box, ...]
    tray: Box
    dice: tuple[Box, ...]
    die_cells: tuple[tuple[int, int], ...]
    meadow: Box
    flowers: tuple[Box, ...]
    flower_cells: tuple[tuple[int, int], ...]

    def boxes(self) -> dict[str, Box]:
        """Return the box of everything that can be pointed at, by its id."""
        found = {die_place(die): box for die, box in enumerate(self.dice)}
        found |= {flower_place(at): box for at, box in enumerate(self.flowers)}
        found |= {honey_place(seat): box for seat, box in enumerate(self.seats)}
        return found | {wins_place(seat): box for seat, box in enumerate(self.seats)}


def layout(state: State) -> Layout:
    """Return where everything lies: seats above, dice below them, flowers at the bottom."""
    count, flowers, rules = state.table.count, state.table.flowers, state.rules
    columns = max(5, ceil(sqrt(flowers * 3.4)))
    rows = _dice_rows(rules.dice_a, rules.dice_b, columns)
    longest = max(len(row) for row in rows)
    wide = max(7.4, columns * PITCH + 0.5, longest * PITCH + 1.0)
    abreast = _abreast(state.players, wide)
    strip = ceil(state.players / abreast) * STRIP
    panel = wide / abreast
    seats = tuple(
        (seat % abreast * panel + 0.06, seat // abreast * STRIP + 0.06, panel - 0.12, STRIP - 0.14)
        for seat in range(state.players)
    )
    tray = (0.06, strip + 0.08, wide - 0.12, len(rows) * DICE + 0.2)
    dice: list[Box] = [(0.0, 0.0, 1.0, 1.0)] * count
    cells = [(0, 0)] * count
    for row, line in enumerate(rows):
        gap = 0.3 if 0 < rules.dice_a < count and len(rows) == 1 else 0.0
        left = (wide - len(line) * PITCH - gap + PITCH - 1) / 2
        for column, number in enumerate(line):
            x = left + column * PITCH + (gap if number >= rules.dice_a else 0.0)
            dice[number] = (x, tray[1] + 0.18 + row * DICE, 1.0, 1.0)
            cells[number] = (row, column)
    top = tray[1] + tray[3] + 0.62
    lines = ceil(flowers / columns)
    left = (wide - columns * PITCH + PITCH - 1) / 2
    meadow = (0.06, top - 0.12, wide - 0.12, lines * PITCH + 0.2)
    return Layout(
        wide,
        top + meadow[3] + 0.02,
        seats,
        tray,
        tuple(dice),
        tuple(cells),
        meadow,
        tuple((left + at % columns * PITCH, top + at // columns * PITCH, 1.0, 1.0) for at in range(flowers)),
        tuple((at // columns, at % columns) for at in range(flowers)),
    )


def _abreast(players: int, wide: float) -> int:
    """Return how many seats stand side by side, so that the rows are about even."""
    rows = ceil(players / max(1, int(wide / 2.4)))
    return ceil(players / rows)


def _dice_rows(first: int, second: int, columns: int) -> list[list[int]]:
    """Return the dice row by row: all in one row if there is room, else a row for each kind."""
    count = first + second
    if count <= columns:
        return [list(range(count))]
    return [row for row in (list(range(first)), list(range(first, count))) if row]


# --- the table ------------------------------------------------------------------------------------------


def ground(place: Layout) -> Iterator[Figure]:
    """Yield the tray and the meadow."""
    yield Rect(*place.tray, "tray", "tray.line", 0.03, 0.22)
    yield Rect(*place.meadow, "meadow", None, 0, 0.3)


def banner(place: Layout, text: str) -> Iterator[Figure]:
    """Yield the line between dice and flowers that says what is due."""
    yield Text(place.wide / 2, place.meadow[1] - 0.24, text, "table.ink", 0.27, bold=True)


def dice(state: State, place: Layout, picked: Iterable[str]) -> Iterator[Figure]:
    """Yield every die with its number; picked ones are lifted."""
    up = set(picked)
    lying, first = state.dice, state.rules.dice_a
    for number, (x, y, _, _) in enumerate(place.dice):
        face, second = lying[number], number >= first
        if face is not None:
            lift = 0.1 if die_place(number) in up else 0.0
            yield Stamp(drawings.die(face, second), x, y - lift)
        elif state.phase == "dice":
            yield Stamp(drawings.tumbling(second), x, y)
        else:
            yield Stamp(drawings.waiting(second), x, y)
        yield Text(x + 0.5, y + 1.17, str(number), "table.ink", 0.21)


def flowers(state: State, place: Layout) -> Iterator[Figure]:
    """Yield every flower; those that lie face down show their number."""
    for number, (kind, (x, y, _, _)) in enumerate(zip(state.flowers, place.flowers, strict=True)):
        if kind is not None:
            yield Stamp(drawings.flower(kind), x, y)
        elif number == state.turning:
            yield Stamp(drawings.TURNING, x, y)
        else:
            yield Stamp(drawings.BACK, x, y)
            yield Text(x + 0.5, y + 0.5, str(number), "heart.ink", 0.25, bold=True)


def seat_panel(state: State, seat: int, names: Sequence[str], box: Box) -> Iterator[Figure]:
    """Yield a seat: tag, name, drops and room for more, wins, flips due, and whose move it is."""
    x, y, wide, high = box
    due = state.phase not in ("over", "") and state.to_move == seat
    out = "honey" not in state.missing and not state.honey[seat]
    yield Rect(x, y, wide, high, "panel", "mark.lit" if due else "line.soft", 0.07 if due else 0.03, 0.16)
    yield Circle(x + 0.32, y + 0.32, 0.19, SEATS[seat % 5], "halo", 0.03)
    yield Text(x + 0.32, y + 0.32, badge(seat, names), "badge.ink", 0.24, bold=True)
    right = x + wide - 0.14
    owed = state.due.count(seat)
    if state.phase != "over" and state.active == seat and "active" not in state.missing:
        yield Stamp(drawings.waiting(False), right - 0.36, y + 0.12, 0.4)
        for across, down in ((0.1, 0.1), (0.2, 0.2), (0.3, 0.3)):
            yield Circle(right - 0.36 + across, y + 0.12 + down, 0.035, "die.edge")
        right -= 0.48
    if owed:
        yield Stamp(drawings.BACK, right - 0.4, y + 0.11, 0.42)
        yield Text(right - 0.46, y + 0.32, str(owed), "ink", 0.25, "end", bold=True)
        right -= 0.9
    room = max(3, int((right - x - 0.6) / 0.165))
    name = names[seat] if len(names[seat]) <= room else names[seat][: room - 1] + "…"
    yield Text(x + 0.6, y + 0.32, name, "ink.soft" if out else "ink", 0.28, "start", bold=due)
    yield from _drops(state, seat, x + 0.1, y + 0.56, wide - 0.2)


def _drops(state: State, seat: int, x: float, y: float, wide: float) -> Iterator[Figure]:
    if state.rules.tournament and "wins" not in state.missing:
        yield Stamp(drawings.GREEN_DROP, x + wide - 0.9, y, 0.58)
        yield Text(x + wide - 0.36, y + 0.32, f"{state.wins[seat]}", "ink", 0.34, "start", bold=True)
        wide -= 1.0
    if "honey" in state.missing:
        return
    cap = state.rules.honey_cap
    step = min(0.46, (wide - 0.12) / cap)
    for number in range(cap):
        drawing = drawings.YELLOW_DROP if number < state.honey[seat] else drawings.SLOT
        yield Stamp(drawing, x + number * step, y, 0.58)
    if not state.honey[seat] and state.phase != "over":
        yield Text(x + cap * step + 0.22, y + 0.32, "out", "ink.soft", 0.26, "start")


# --- marks ----------------------------------------------------------------------------------------------


def _known(places: Iterable[Place], boxes: Mapping[str, Box]) -> Iterator[Box]:
    for place in places:
        if isinstance(place, str) and place in boxes:
            yield boxes[place]


def frames(
    places: Iterable[Place], boxes: Mapping[str, Box], role: str, lift: float = 0.0
) -> Iterator[Figure]:
    """Yield a frame round each of some places."""
    for x, y, wide, high in _known(places, boxes):
        for colour, line in (("halo", 0.15), (role, 0.08)):
            yield Rect(x - 0.01, y - 0.01 - lift, wide + 0.02, high + 0.02, None, colour, line, 0.2)


def picked(places: Iterable[str], boxes: Mapping[str, Box]) -> Iterator[Figure]:
    """Yield a frame and a tick on each die that is picked to be rolled."""
    yield from frames(places, boxes, "mark.legal", 0.1)
    for x, y, wide, _ in _known(places, boxes):
        yield from _tick(x + wide - 0.08, y - 0.02, True)


def dots(places: Iterable[str], boxes: Mapping[str, Box]) -> Iterator[Figure]:
    """Yield a dot on each place that may be chosen."""
    for x, y, wide, high in _known(places, boxes):
        yield Circle(x + wide - 0.13, y + high - 0.13, 0.1, "mark.legal", "halo", 0.03)


def crosses(places: Iterable[Place], boxes: Mapping[str, Box]) -> Iterator[Figure]:
    """Yield a cross on every place at fault."""
    for x, y, wide, high in _known(places, boxes):
        middle, half = (x + wide / 2, y + high / 2), 0.3
        for role, line in (("halo", 0.2), ("mark.refused", 0.11)):
            for turn in (1, -1):
                ends = (
                    (middle[0] - half, middle[1] - turn * half),
                    (middle[0] + half, middle[1] + turn * half),
                )
                yield polygon(ends, None, role, line, closed=False)


def numbers(labels: Iterable[tuple[Place, str]], boxes: Mapping[str, Box]) -> Iterator[Figure]:
    """Yield a small plate with a number in the north-east corner of a place."""
    for place, label in labels:
        for x, y, across, _ in _known((place,), boxes):
            wide = max(0.34, 0.14 + 0.13 * len(label))
            yield Rect(x + across - wide, y - 0.06, wide, 0.32, "mark.lit", "halo", 0.03, 0.15)
            yield Text(x + across - wide / 2, y + 0.1, label, "halo", 0.22, bold=True)


def ghost(move: object, good: bool, boxes: Mapping[str, Box]) -> Iterator[Figure]:
    """Yield a move that is being tried: a dashed frame and a badge on what it names."""
    places: list[str] = []
    if isinstance(move, Roll):
        places = [die_place(die) for die in move.dice]
    elif isinstance(move, Flip):
        places = [flower_place(move.flower)]
    elif isinstance(move, Name):
        places = [honey_place(move.seat)]
    role = "mark.legal" if good else "mark.refused"
    for x, y, wide, high in _known(places, boxes):
        yield Rect(x, y, wide, high, None, "halo", 0.12, 0.2)
        yield Rect(x, y, wide, high, None, role, 0.07, 0.2, (0.16, 0.12))
        yield from _tick(x + wide - 0.08, y + 0.08, good)


def _tick(x: float, y: float, good: bool) -> Iterator[Figure]:
    """Yield a badge: a tick for legal, a cross for refused."""
    yield Circle(x, y, 0.17, "mark.legal" if good else "mark.refused", "halo", 0.04)
    if good:
        yield polygon(((x - 0.08, y), (x - 0.02, y + 0.07), (x + 0.09, y - 0.07)), None, "halo", 0.05, False)
        return
    yield polygon(((x - 0.065, y - 0.065), (x + 0.065, y + 0.065)), None, "halo", 0.05, False)
    yield polygon(((x - 0.065, y + 0.065), (x + 0.065, y - 0.065)), None, "halo", 0.05, False)
