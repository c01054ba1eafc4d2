"""Small pictures without points: who has how many of what, or a river with its hunters."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import ceil
from typing import Final

from zoo_games.boomerang import drawings, marking
from zoo_games.boomerang.components import ANIMALS, CARD_LANDS, CARDS
from zoo_games.boomerang.drawings import CARD_H, CARD_W, LEAST_TEXT, SEATS
from zoo_games.boomerang.majority import tally
from zoo_games.boomerang.palette import PALETTE
from zoo_games.boomerang.picture import Box, cell_place, land_token
from zoo_games.boomerang.state import State
from zoo_games.boomerang.words import animals_of, boomerangs_place, card_words, river_place, token_place
from zoo_games.core.explanation import Step
from zoo_games.core.sentences import all_of, capital, count_of
from zoo_games.render.badge import badge
from zoo_games.render.scene import NO_MARKS, Circle, Figure, Layer, Marks, Rect, Scene, Stamp, Text
from zoo_games.render.text import text

NAMES: Final = ("Ada", "Ben", "Cleo", "Dan", "Eva")
"""Who plays in questions, in seat order."""

PANEL: Final = 2.4
"""Width of a seat's panel, in board units."""

COLUMN: Final = 1.2
"""Width of an animal's column, in board units."""

ROW: Final = 0.9
HEAD: Final = 1.1
"""Height of the animals above their columns."""

ABREAST: Final = 6
"""Cards in a row of the river."""

PITCH: Final = 1.41
"""From one card of the river to the next."""

TOP: Final = 2.45
"""Height of the seats and tokens above the river."""


def names_of(state: State) -> tuple[str, ...]:
    """Return the names of the seats."""
    return NAMES[: state.players]


# --- who has captured what -----------------------------------------------------------------------------


def animals_in(state: State) -> tuple[str, ...]:
    """Return the animals of which somebody has a card, in their order."""
    held = {CARDS[card] for cards in state.captured for card in cards}
    return tuple(animal for animal in ANIMALS if animal in held)


def hoard_scene(state: State, marks: Marks = NO_MARKS) -> Scene:
    """Return a picture of the captured cards and the boomerangs: numbers alone, not who scores.

    Args:
        state: The position.
        marks: What to point out: places such as ``"emu 0"`` and ``"boomerangs 0"``.

    Example:
        >>> from zoo_games.boomerang.witness import ended
        >>> print(hoard_scene(ended("ee", "e", "", boomerangs=(13, 5, 6))).alt)
        Ada: two emus, 13 boomerangs. Ben: one emu, five boomerangs. Cleo: no animals, six boomerangs.
    """
    animals = animals_in(state)
    boxes: dict[str, Box] = {}
    figures: list[Figure] = []
    head = HEAD if animals else 0.1
    for at, animal in enumerate(animals):
        left = PANEL + 0.2 + at * COLUMN
        figures.append(Stamp(drawings.animal(animal), left + 0.22, 0.08, 0.7))
        figures.append(Text(left + 0.56, 0.92, animal, "table.ink", LEAST_TEXT))
    numbers = dict(zip(ANIMALS, tally(state.captured), strict=True))
    for seat in range(state.players):
        top = head + seat * ROW
        boxes[boomerangs_place(seat)] = (0.1, top, PANEL, ROW - 0.1)
        figures += _panel(state, seat, (0.1, top, PANEL, ROW - 0.1))
        for at, animal in enumerate(animals):
            box = (PANEL + 0.2 + at * COLUMN, top, COLUMN - 0.08, ROW - 0.1)
            boxes[cell_place(animal, seat)] = box
            figures += _count(numbers[animal][seat], box)
    wide = PANEL + 0.3 + len(animals) * COLUMN
    return _scene("A table", wide, head + state.players * ROW + 0.05, figures, boxes, marks, hoards(state))


def hoards(state: State) -> tuple[str, ...]:
    """Return who has what, one sentence a seat."""
    found = []
    for seat, name in enumerate(names_of(state)):
        counts = zip(ANIMALS, tally(state.captured), strict=True)
        held = [animals_of(numbers[seat], animal) for animal, numbers in counts if numbers[seat]]
        stock = count_of(state.boomerangs[seat], "boomerang")
        found.append(f"{name}: {', '.join(held) or 'no animals'}, {stock}.")
    return tuple(found)


def _panel(state: State, seat: int, box: Box) -> Iterator[Figure]:
    """Yield tag, name and boomerangs of a seat."""
    x, y, wide, high = box
    middle = y + high / 2
    yield Rect(x, y, wide, high, "panel", "line.soft", 0.03, 0.14)
    yield Circle(x + 0.28, middle, 0.21, SEATS[seat], "halo", 0.03)
    yield Text(x + 0.28, middle, badge(seat, names_of(state)), "badge.ink", LEAST_TEXT, bold=True)
    yield Text(x + 0.56, middle, NAMES[seat], "ink", 0.28, "start", bold=True)
    yield Stamp(drawings.boomerang(), x + wide - 0.98, middle - 0.24, 0.48)
    yield Text(x + wide - 0.46, middle, str(state.boomerangs[seat]), "ink", 0.28, "start", bold=True)


def _count(count: int, box: Box) -> Iterator[Figure]:
    """Yield how many cards of one animal a seat has, the same whoever has the most."""
    x, y, wide, high = box
    yield Rect(x, y, wide, high, "cell", "cell.line", 0.02, 0.1)
    yield Text(x + wide / 2, y + 0.3, str(count), "ink" if count else "ink.soft", 0.36, bold=bool(count))
    step = min(0.2, (wide - 0.2) / max(1, count))
    for index in range(count):
        yield Rect(
            x + 0.1 + index * step, y + high - 0.28, step - 0.04, 0.22, "mini", "card.edge", 0.02, 0.03
        )


# --- a river and its hunters -----------------------------------------------------------------------------


def river_scene(state: State, marks: Marks = NO_MARKS) -> Scene:
    """Return a picture of the river, the pot, the stack and who hunts; lands that are known lie face up.

    Args:
        state: The position.
        marks: What to point out: places such as ``"river 0"``, ``"token 0"``, ``"boomerangs 0"``, ``"pot"``.
    """
    wide = max(state.players * (PANEL + 0.1) + 0.1, ABREAST * PITCH + 0.24)
    boxes: dict[str, Box] = {}
    figures: list[Figure] = []
    for seat in range(state.players):
        box = (0.1 + seat * (PANEL + 0.1), 0.1, PANEL, 0.7)
        boxes[boomerangs_place(seat)] = box
        figures += _panel(state, seat, box)
    boxes["pot"] = (0.15, 1.2, 1.0, 1.0)
    figures += _pot(state, boxes["pot"])
    if any(state.chosen):
        boxes |= _token_boxes(state)
        figures += _tokens(state, boxes)
    rows = max(1, ceil(len(state.river) / ABREAST))
    bank = (0.08, TOP, wide - 0.16, rows * (CARD_H + 0.1) + 0.14)
    figures.append(Rect(*bank, "river", "river.line", 0.03, 0.2))
    for index, card in enumerate(state.river):
        x, y = 0.2 + index % ABREAST * PITCH, TOP + 0.12 + index // ABREAST * (CARD_H + 0.1)
        boxes[river_place(index)] = (x, y, CARD_W, CARD_H)
        figures.append(Stamp(drawings.card(card), x, y))
    return _scene("A river", wide, TOP + bank[3] + 0.1, figures, boxes, marks, told_river(state))


def _pot(state: State, box: Box) -> Iterator[Figure]:
    x, y, wide, _ = box
    yield Text(x + wide / 2, y - 0.2, "Pot", "table.ink", LEAST_TEXT)
    yield Circle(x + wide / 2, y + wide / 2, wide / 2 - 0.03, "cell", "cell.line", 0.05)
    yield Text(x + wide / 2, y + wide / 2, str(state.pot), "table.ink", 0.34, bold=True)


def _token_boxes(state: State) -> dict[str, Box]:
    """Return where the land tokens lie: the stack from its bottom to its top, then whoever hunts or waits."""
    found: dict[str, Box] = {}
    left = 1.6
    for seat in (*state.stack, *(seat for seat in range(state.players) if seat not in state.stack)):
        if state.stack and len(found) == len(state.stack):
            left += 0.5
        found[token_place(seat)] = (left, 1.2, 1.0, 1.0)
        left += 1.06
    return found


def _tokens(state: State, boxes: dict[str, Box]) -> Iterator[Figure]:
    """Yield the stack and the tokens of those who hunt, each under its heading."""
    names = names_of(state)
    others = [seat for seat in range(state.players) if seat not in state.stack and state.chosen[seat]]
    if state.stack:
        yield Text(
            boxes[token_place(state.stack[0])][0],
            1.0,
            "Stack: bottom to top",
            "table.ink",
            LEAST_TEXT,
            "start",
        )
    if others:
        hunts = state.phase == "hunt"
        word = ("Last hunter" if len(others) == 1 else "Still hunting") if hunts else "Chosen"
        yield Text(boxes[token_place(others[0])][0], 1.0, word, "table.ink", LEAST_TEXT, "start")
    for seat in (*state.stack, *others):
        yield from land_token(state, seat, names, boxes[token_place(seat)])


def told_river(state: State) -> tuple[str, ...]:
    """Return the same in sentences: boomerangs, pot, stack, hunters and the river."""
    names = names_of(state)
    stocks = all_of(f"{name} {stock}" for name, stock in zip(names, state.boomerangs, strict=True))
    found = [f"Boomerangs: {stocks}; in the pot: {state.pot}."]
    if state.stack:
        listed = ", ".join(_holder(state, seat) for seat in state.stack)
        found.append(f"The stack, from the bottom to the top: {listed}.")
    others = [seat for seat in range(state.players) if seat not in state.stack and state.chosen[seat]]
    if others:
        word = "still hunting" if state.phase == "hunt" else "has chosen"
        found.append(capital(f"{word}: {', '.join(_holder(state, seat) for seat in others)}."))
    cards = "; ".join(f"{at}: {card_words(card)}" for at, card in enumerate(state.river, start=1))
    found.append(f"The river, card by card: {cards}." if cards else "The river is empty.")
    return tuple(found)


def _holder(state: State, seat: int) -> str:
    land = state.choices[seat]
    return f"{NAMES[seat]} (token face down)" if land is None else f"{NAMES[seat]} ({land})"


def cards_told(cards: Sequence[str]) -> str:
    """Return cards as they stand in a sentence.

    Example:
        >>> cards_told(["emu:dunes+water", "fish:dunes+forest"])
        'the emu (dunes, water) and the fish (dunes, forest)'
    """
    return (
        all_of(f"the {CARDS[card]} ({', '.join(CARD_LANDS[card])})" for card in cards) if cards else "nothing"
    )


# --- both --------------------------------------------------------------------------------------------------


def _scene(
    title: str,
    wide: float,
    high: float,
    figures: Sequence[Figure],
    boxes: dict[str, Box],
    marks: Marks,
    told: tuple[str, ...],
) -> Scene:
    pointed = (
        *marking.frames(marks.lit, boxes, "mark.lit"),
        *marking.numbers(marks.numbers, boxes),
    )
    return Scene(
        title=title,
        alt=" ".join(told),
        x=0,
        y=0,
        w=wide,
        h=high,
        layers=(
            Layer("ground", (Rect(0, 0, wide, high, "ground", None, 0, 0.2),)),
            Layer("table", tuple(figures)),
            Layer("marks", pointed),
        ),
        reading=told,
        palette=PALETTE,
    )


def hoard_frames(state: State, steps: Sequence[Step]) -> tuple[Scene, ...]:
    """Return one picture a step of a count, what it adds beside its place."""
    return tuple(hoard_scene(state, Marks(lit=step.cells, numbers=_added(step))) for step in steps)


def hoard_whole(state: State, steps: Sequence[Step]) -> Scene:
    """Return one picture of a count: what each step adds, nothing included, beside its first place."""
    plates = tuple((step.cells[0], f"+{step.points}" if step.points else "0") for step in steps)
    return hoard_scene(state, Marks(lit=tuple(place for place, _ in plates), numbers=plates))


def _added(step: Step) -> tuple[tuple[str, str], ...]:
    first = step.cells[0] if step.cells else None
    return ((first, f"+{step.points}"),) if isinstance(first, str) and step.points else ()


def river_frames(state: State, steps: Sequence[Step]) -> tuple[Scene, ...]:
    """Return one picture a step of a capture or of the hunt.

    A card that a step names beside a token has the initial of its taker from then on.
    """
    plates: list[tuple[str, str]] = []
    frames = []
    for step in steps:
        takers = [seat for seat in range(state.players) if token_place(seat) in step.cells]
        cards = [place for place in step.cells if isinstance(place, str) and place.startswith("river")]
        plates += [(place, NAMES[seat][0]) for seat in takers for place in cards]
        frames.append(river_scene(state, Marks(lit=step.cells, numbers=tuple(plates))))
    return tuple(frames)


def board_text(scene: Scene) -> str:
    """Return a small picture as text."""
    return text(scene)
