"""What is pointed out on the Boomerang table: frames, crosses, numbers, a move that is being tried."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from zoo_games.boomerang.components import CARD_LANDS
from zoo_games.boomerang.drawings import LEAST_TEXT, land_box
from zoo_games.boomerang.moves import Pass, Throw
from zoo_games.boomerang.picture import Box
from zoo_games.boomerang.state import State
from zoo_games.boomerang.words import river_place, token_place
from zoo_games.core.explanation import Place
from zoo_games.render.scene import Circle, Figure, Rect, Text, polygon

Boxes = Mapping[str, Box]


def _known(places: Iterable[Place], boxes: Boxes) -> Iterator[Box]:
    for place in places:
        if isinstance(place, str) and place in boxes:
            yield boxes[place]


def frames(places: Iterable[Place], boxes: Boxes, role: str) -> Iterator[Figure]:
    """Yield a frame round each of some places; thin ones get a thin frame."""
    for x, y, wide, high in _known(places, boxes):
        line = 0.08 if min(wide, high) > 0.5 else 0.045
        for colour, width in (("halo", line * 1.9), (role, line)):
            yield Rect(x - 0.01, y - 0.01, wide + 0.02, high + 0.02, None, colour, width, 0.12 * min(1, high))


def lands(places: Iterable[Place], state: State, boxes: Boxes) -> Iterator[Figure]:
    """Yield a frame round the land that a card of the river shares with a token, where both are lit."""
    lit = frozenset(places)
    shown = [land for seat, land in enumerate(state.choices) if land and token_place(seat) in lit]
    for index, card in enumerate(state.river):
        if river_place(index) not in lit:
            continue
        left, top, _, _ = boxes[river_place(index)]
        for side, land in enumerate(CARD_LANDS[card]):
            if land in shown:
                x, y, wide, high = land_box(side)
                for role, line in (("halo", 0.13), ("mark.lit", 0.08)):
                    yield Rect(left + x, top + y - 0.02, wide, high + 0.2, None, role, line, 0.08)


def dots(places: Iterable[str], boxes: Boxes) -> Iterator[Figure]:
    """Yield a dot on each place that may be chosen."""
    for x, y, wide, high in _known(places, boxes):
        yield Circle(x + wide - 0.13, y + high - 0.13, 0.1, "mark.legal", "halo", 0.03)


def crosses(places: Iterable[Place], boxes: Boxes) -> Iterator[Figure]:
    """Yield a cross on every place at fault."""
    for x, y, wide, high in _known(places, boxes):
        across, down, half = x + wide / 2, y + high / 2, min(0.3, high / 2.4)
        for role, line in (("halo", 0.2), ("mark.refused", 0.11)):
            for turn in (1, -1):
                ends = ((across - half, down - turn * half), (across + half, down + turn * half))
                yield polygon(ends, None, role, line, closed=False)


def numbers(labels: Iterable[tuple[Place, str]], boxes: Boxes) -> Iterator[Figure]:
    """Yield a small plate with a number in the north-east corner of a place."""
    for place, label in labels:
        for x, y, across, _ in _known((place,), boxes):
            wide = max(0.38, 0.12 + 0.16 * len(label))
            yield Rect(x + across - wide, y - 0.14, wide, 0.36, "mark.lit", "halo", 0.03, 0.17)
            yield Text(x + across - wide / 2, y + 0.04, label, "halo", LEAST_TEXT, bold=True)


def ghost(move: object, good: bool, boxes: Boxes) -> Iterator[Figure]:
    """Yield a throw or a pass that is being tried: a dashed frame and a badge on the pot."""
    if not isinstance(move, Throw | Pass):
        return
    role = "mark.legal" if good else "mark.refused"
    for x, y, wide, high in _known(("pot",), boxes):
        yield Circle(x + wide / 2, y + high / 2, wide / 2 + 0.04, None, "halo", 0.12)
        yield Circle(x + wide / 2, y + high / 2, wide / 2 + 0.04, None, role, 0.07, (0.16, 0.12))
        yield from _badge(x + wide - 0.12, y + 0.14, good)


def _badge(x: float, y: float, good: bool) -> Iterator[Figure]:
    """Yield a tick for legal, a cross for refused."""
    yield Circle(x, y, 0.17, "mark.legal" if good else "mark.refused", "halo", 0.04)
    if good:
        yield polygon(((x - 0.08, y), (x - 0.02, y + 0.07), (x + 0.09, y - 0.07)), None, "halo", 0.05, False)
        return
    yield polygon(((x - 0.065, y - 0.065), (x + 0.065, y + 0.065)), None, "halo", 0.05, False)
    yield polygon(((x - 0.065, y + 0.065), (x + 0.065, y - 0.065)), None, "halo", 0.05, False)
