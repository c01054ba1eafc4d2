"""The Boomerang table as shapes: deck, pot, stack, river, and the table of who has captured what."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import ceil

from zoo_games.boomerang import drawings
from zoo_games.boomerang.components import ANIMALS, CARDS, LANDS, of_land
from zoo_games.boomerang.drawings import CARD_H, CARD_W, LEAST_TEXT, SEATS
from zoo_games.boomerang.majority import Majority, majorities
from zoo_games.boomerang.scoring import score, winners
from zoo_games.boomerang.state import State
from zoo_games.boomerang.words import boomerangs_place, captured_place, river_place, token_place
from zoo_games.core.sentences import capital
from zoo_games.render.badge import badge
from zoo_games.render.scene import Circle, Figure, Point, Rect, Stamp, Text, polygon

Box = tuple[float, float, float, float]
"""x, y, width and height."""

WIDE = 11.7
MARGIN = 0.2
BANNER = 0.64
"""Height of the line that says what is due."""

STRIP = 1.78
"""Height of deck, pot, stack and the lands of the river."""

BOLD = 0.62
"""Width of a bold letter on the average, as a share of its size."""

HEADING = BANNER + 0.14
"""Where the words over deck, pot, stack and lands stand."""

DECK = 0.63
"""Scale of the card that stands for the deck."""

STACK, LANDS_AT = 2.9, 7.2
"""Left edges of the stack and of the lands of the river."""

ABREAST = 8
"""Cards in a row of the river."""

PITCH = 1.41
"""From one card of the river to the next."""

HEAD = 1.14
"""Height of the row of animals."""

ROW = 1.16
"""Height of a seat's row."""

PANEL = 3.85
"""Width of a seat's panel."""


@dataclass(frozen=True)
class Layout:
    """Where everything lies on the table.

    Attributes:
        high: Height of the picture.
        animals: The animals that have a column.
        deck, pot: Their boxes.
        bank: The ground of the river.
        river: Box of every card of the river.
        table: Top of the table of captured cards.
        seats: Panel of every seat.
        tokens: Box of every seat's land token, before its player or on the stack.
        cells: By seat, the box of every animal in their order.
        captured: By seat, the box of every captured card.
    """

    high: float
    animals: tuple[str, ...]
    deck: Box
    pot: Box
    bank: Box
    river: tuple[Box, ...]
    table: float
    seats: tuple[Box, ...]
    tokens: tuple[Box, ...]
    cells: tuple[tuple[Box, ...], ...]
    captured: tuple[tuple[Box, ...], ...]

    def boxes(self) -> dict[str, Box]:
        """Return the box of everything that can be pointed at, by its id."""
        found = {"deck": self.deck, "pot": self.pot}
        found |= {river_place(index): box for index, box in enumerate(self.river)}
        for seat, panel in enumerate(self.seats):
            found[boomerangs_place(seat)] = panel
            found[token_place(seat)] = self.tokens[seat]
            found |= {
                cell_place(animal, seat): box
                for animal, box in zip(self.animals, self.cells[seat], strict=True)
            }
            found |= {captured_place(seat, index): box for index, box in enumerate(self.captured[seat])}
        return found


def cell_place(animal: str, seat: int) -> str:
    """Return the id of a seat's cards of one animal: the key of the item that they score."""
    return f"{animal} {seat}"


def layout(state: State) -> Layout:
    """Return where everything lies: deck, pot and stack above, the river, the captured cards below."""
    held = {CARDS[card] for cards in (*state.captured, state.river) for card in cards}
    animals = tuple(animal for at, animal in enumerate(ANIMALS) if at < state.rules.animals or animal in held)
    top = BANNER + STRIP
    rows = max(1, ceil(len(state.river) / ABREAST))
    bank = (0.1, top, WIDE - 0.2, rows * (CARD_H + 0.1) + 0.14)
    river = tuple(
        (
            MARGIN + 0.02 + index % ABREAST * PITCH,
            top + 0.1 + index // ABREAST * (CARD_H + 0.1),
            CARD_W,
            CARD_H,
        )
        for index in range(len(state.river))
    )
    table = top + bank[3] + 0.12
    first = table + HEAD
    seats = tuple((0.1, first + seat * ROW, PANEL, ROW - 0.08) for seat in range(state.players))
    wide = (WIDE - 0.3 - PANEL) / len(animals)
    left = PANEL + 0.2
    cells = tuple(
        tuple((left + at * wide, panel[1], wide - 0.07, panel[3]) for at in range(len(animals)))
        for panel in seats
    )
    return Layout(
        first + state.players * ROW + 0.06,
        animals,
        (MARGIN, BANNER + 0.34, DECK * CARD_W, DECK * CARD_H),
        (1.34, BANNER + 0.34, 1.24, 1.24),
        bank,
        river,
        table,
        seats,
        tuple(_token_box(state, seat, seats[seat]) for seat in range(state.players)),
        cells,
        tuple(_minis(state, seat, animals, cells[seat]) for seat in range(state.players)),
    )


def _token_box(state: State, seat: int, panel: Box) -> Box:
    if seat in state.stack:
        return (STACK + 1.06 * state.stack.index(seat), BANNER + 0.34, 1.0, 1.0)
    return (panel[0] + PANEL - 1.04, panel[1] + 0.06, 0.96, 0.96)


def _minis(state: State, seat: int, animals: Sequence[str], cells: Sequence[Box]) -> tuple[Box, ...]:
    """Return the boxes of a seat's captured cards, small, in the cell of their animal."""
    cards = state.captured[seat]
    seen = dict.fromkeys(animals, 0)
    found = []
    for card in cards:
        animal = CARDS[card]
        x, y, wide, high = cells[animals.index(animal)]
        count = sum(CARDS[other] == animal for other in cards)
        step = min(0.22, (wide - 0.16) / count)
        found.append((x + 0.08 + seen[animal] * step, y + high - 0.38, max(0.02, step - 0.04), 0.3))
        seen[animal] += 1
    return tuple(found)


# --- above the river --------------------------------------------------------------------------------


def ground(place: Layout) -> Iterator[Figure]:
    """Yield the table and the river's bed."""
    yield Rect(0, 0, WIDE, place.high, "ground", None, 0, 0.2)
    yield Rect(*place.bank, "river", "river.line", 0.03, 0.2)


def banner(text: str) -> Iterator[Figure]:
    """Yield the line that says what is due."""
    room = (WIDE - 2 * MARGIN) / BOLD
    if len(text) * LEAST_TEXT > room:
        text = f"{text[: int(room / LEAST_TEXT) - 1]}…"
    size = min(0.36, room / max(1, len(text)))
    yield Text(MARGIN + 0.03, BANNER / 2, capital(text), "table.ink", size, "start", bold=True)


def supplies(state: State, place: Layout) -> Iterator[Figure]:
    """Yield the deck with its number of cards, the pot, and how many cards of the river show each land."""
    x, y, wide, high = place.deck
    known = "deck" not in state.missing
    yield Text(x + wide / 2, HEADING, "Deck", "table.ink", LEAST_TEXT)
    if state.deck or not known:
        yield Stamp(drawings.card_back(), x, y, DECK)
    else:
        yield Rect(x + 0.03, y + 0.03, wide - 0.06, high - 0.06, None, "cell.line", 0.03, 0.12, (0.12, 0.1))
    yield Circle(x + wide / 2, y + 0.88, 0.28, "badge", "card.edge", 0.03)
    yield Text(x + wide / 2, y + 0.88, str(len(state.deck)) if known else "?", "card.ink", 0.3, bold=True)
    yield from _pot(state, place.pot)
    yield Text(LANDS_AT, HEADING, "Lands in the river", "table.ink", LEAST_TEXT, "start")
    for at, land in enumerate(LANDS):
        yield from _land(state, land, LANDS_AT + 2.2 * (at // 3), BANNER + 0.34 + 0.47 * (at % 3))


def _pot(state: State, box: Box) -> Iterator[Figure]:
    """Yield the pot with its boomerangs."""
    x, y, wide, _ = box
    middle = x + wide / 2
    yield Text(middle, HEADING, "Pot", "table.ink", LEAST_TEXT)
    yield Circle(middle, y + wide / 2, wide / 2 - 0.03, "cell", "cell.line", 0.05)
    if state.pot:
        yield Stamp(drawings.boomerang(), middle - 0.34, y + 0.08, 0.68)
    yield Text(middle, y + (0.93 if state.pot else 0.62), str(state.pot), "table.ink", 0.38, bold=True)


def _land(state: State, land: str, x: float, y: float) -> Iterator[Figure]:
    """Yield a land, how many cards of the river show it, and its name."""
    count = len(of_land(state.river, land)) if "river" not in state.missing else 0
    yield Stamp(drawings.land(land), x, y, 0.42)
    yield Text(x + 0.63, y + 0.21, str(count), "table.ink", 0.32, bold=bool(count))
    yield Text(x + 0.86, y + 0.21, land, "table.ink", LEAST_TEXT, "start")


def stack(state: State, place: Layout, names: Sequence[str]) -> Iterator[Figure]:
    """Yield the stack: who has passed, first to last, the top at the right."""
    yield Text(STACK, HEADING, "Stack" if state.stack else "Stack: empty", "table.ink", LEAST_TEXT, "start")
    for number, seat in enumerate(state.stack):
        left, high, wide, _ = place.tokens[seat]
        yield from land_token(state, seat, names, place.tokens[seat])
        words = "top" if number == len(state.stack) - 1 else "bottom" if not number else ""
        if words:
            yield Text(left + wide / 2, high + 1.18, words, "table.ink", LEAST_TEXT, bold=words == "top")


def land_token(state: State, seat: int, names: Sequence[str], box: Box) -> Iterator[Figure]:
    """Yield a land token with the tag of its owner."""
    x, y, wide, _ = box
    yield Stamp(drawings.token(state.choices[seat], seat), x, y, wide)
    yield Circle(x + 0.18, y + 0.18, 0.21, SEATS[seat], "halo", 0.03)
    yield Text(x + 0.18, y + 0.18, badge(seat, names), "badge.ink", LEAST_TEXT, bold=True)


def river(state: State, place: Layout) -> Iterator[Figure]:
    """Yield the cards of the river."""
    if not state.river and "river" not in state.missing:
        x, y, wide, high = place.bank
        yield Text(x + wide / 2, y + high / 2, "The river is empty", "table.ink", 0.3)
    for card, (x, y, _, _) in zip(state.river, place.river, strict=True):
        yield Stamp(drawings.card(card), x, y)


# --- the table of captured cards --------------------------------------------------------------------


def columns(place: Layout) -> Iterator[Figure]:
    """Yield the animals above their columns."""
    for animal, (x, _, wide, _) in zip(place.animals, place.cells[0], strict=True):
        yield Stamp(drawings.animal(animal), x + wide / 2 - 0.4, place.table, 0.8)
        yield Text(x + wide / 2, place.table + 0.95, animal, "table.ink", LEAST_TEXT)


def seat_panel(state: State, seat: int, names: Sequence[str], box: Box) -> Iterator[Figure]:
    """Yield a seat: tag, name, boomerangs, points, who starts, who has passed or won."""
    x, y, wide, high = box
    hunted = state.phase in ("choose", "hunt")
    due = hunted and state.to_move == seat
    known = not {"captured", "boomerangs"} & state.missing
    won = state.phase == "over" and known and seat in winners(state)
    ground, edge, line = "panel", "line.soft", 0.03
    if due or won:
        ground, edge, line = ("panel", "mark.lit", 0.07) if due else ("lead", "lead.line", 0.06)
    yield Rect(x, y, wide, high, ground, edge, line, 0.14)
    yield Circle(x + 0.32, y + 0.32, 0.22, SEATS[seat], "halo", 0.03)
    yield Text(x + 0.32, y + 0.32, badge(seat, names), "badge.ink", LEAST_TEXT, bold=True)
    starts = hunted and seat == state.starter and "starter" not in state.missing
    name, room = names[seat], 17 if not hunted else 8 if starts else 11
    name = name if len(name) <= room else name[: room - 1] + "…"
    yield Text(x + 0.64, y + 0.32, name, "ink", 0.29, "start", bold=due or won)
    if starts:
        yield Rect(x + wide - 1.61, y + 0.14, 0.53, 0.36, "ink.soft", None, 0, 0.18)
        yield Text(x + wide - 1.345, y + 0.32, "1st", "panel", LEAST_TEXT, bold=True)
    if seat in state.stack:
        yield Text(x + wide - 0.56, y + high / 2, "passed", "ink.soft", LEAST_TEXT)
    yield from _holdings(state, seat, x, y + 0.8, known)


def _holdings(state: State, seat: int, x: float, y: float, known: bool) -> Iterator[Figure]:
    """Yield the boomerangs of a seat, and its points where they are known."""
    stock = "?" if "boomerangs" in state.missing else str(state.boomerangs[seat])
    yield Stamp(drawings.boomerang(), x + 0.1, y - 0.24, 0.45)
    yield Text(x + 0.62, y, stock, "ink", 0.34, "start", bold=True)
    if known:
        points = score(state)[seat]
        yield Text(x + 1.26, y, f"{points} point{'' if points == 1 else 's'}", "ink", 0.28, "start")


def seat_token(state: State, seat: int, place: Layout) -> Iterator[Figure]:
    """Yield the land token of a seat that has not passed, or an empty place for it while lands are chosen."""
    if seat in state.stack or state.phase not in ("choose", "hunt"):
        return
    x, y, wide, high = place.tokens[seat]
    if state.chosen[seat] or state.choices[seat] is not None:
        yield Stamp(drawings.token(state.choices[seat], seat), x, y, wide)
    else:
        yield Rect(x + 0.05, y + 0.05, wide - 0.1, high - 0.1, None, "cell.line", 0.025, 0.16, (0.1, 0.08))


def cells(state: State, place: Layout) -> Iterator[Figure]:
    """Yield how many cards of each animal every seat has; who has the most stands out."""
    if "captured" in state.missing:
        return
    by_animal = {majority.animal: majority for majority in majorities(state)}
    for seat in range(state.players):
        for animal, box in zip(place.animals, place.cells[seat], strict=True):
            yield from _cell(by_animal[animal], seat, box)
        for x, y, wide, high in place.captured[seat]:
            yield Rect(x, y, wide, high, "mini", "card.edge", 0.02, min(0.03, wide / 3))


def _cell(majority: Majority, seat: int, box: Box) -> Iterator[Figure]:
    x, y, wide, high = box
    count = majority.counts[seat]
    scores = seat in majority.scoring
    line = ("lead.line", 0.05) if scores else ("cell.line", 0.02)
    yield Rect(x, y, wide, high, "lead" if scores else "cell", line[0], line[1], 0.1)
    if not count:
        yield Text(x + wide / 2, y + high / 2, "0", "ink.soft", 0.28)
        return
    ink = "ink" if scores else "ink.soft"
    yield Text(x + wide / 2 - (0.12 if scores else 0), y + 0.36, str(count), ink, 0.44, bold=scores)
    if scores:
        yield polygon(_star(x + wide / 2 + 0.3, y + 0.35, 0.17), "ink", None, 0.0)
        if majority.tied:
            yield Text(x + wide / 2 - 0.43, y + 0.36, "=", "ink", 0.32, bold=True)


def _star(x: float, y: float, r: float) -> tuple[Point, ...]:
    return tuple(
        (x + reach * math.sin(math.pi * step / 5), y - reach * math.cos(math.pi * step / 5))
        for step in range(10)
        for reach in ((r, r * 0.45)[step % 2],)
    )
