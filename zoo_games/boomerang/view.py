"""The board of Boomerang: the table as a scene, and the choices that are due."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from zoo_games.boomerang import marking, offers, picture, speaking
from zoo_games.boomerang.majority import majorities
from zoo_games.boomerang.palette import PALETTE
from zoo_games.boomerang.picture import WIDE, Layout, cell_place, layout
from zoo_games.boomerang.state import State
from zoo_games.boomerang.words import boomerangs_place, captured_place, river_place, token_place
from zoo_games.core.sentences import count_of
from zoo_games.render.scene import NO_MARKS, Figure, Layer, Marks, Scene, Spot
from zoo_games.render.view import Choices, Selection


class BoomerangView:
    """Scene and choices of an observation; see :class:`zoo_games.render.view.View`."""

    def scene(
        self, observation: State, *, names: Sequence[str], marks: Marks = NO_MARKS, seat: int | None = None
    ) -> Scene:
        """Return the picture of an observation.

        Args:
            observation: A position with hidden lands None; whatever it shows is drawn.
            names: One name a seat.
            marks: What to point out.
            seat: Whose view it is; the observation alone decides what is seen.
        """
        del seat
        state, place = observation, layout(observation)
        title, told = speaking.heading(state, names), tuple(speaking.reading(state, names))
        return Scene(
            title=title,
            alt=" ".join((f"{title}.", *told)),
            x=0,
            y=0,
            w=WIDE,
            h=place.high,
            layers=_layers(state, place, names, marks),
            spots=_spots(state, place, names, frozenset(marks.offered or ())),
            reading=told,
            palette=PALETTE,
            rows=tuple(names),
            columns=place.animals,
        )

    def choices(self, observation: State, selection: Selection, *, names: Sequence[str]) -> Choices:
        """Return what the seat to move may do next; see :mod:`zoo_games.boomerang.offers`."""
        return offers.choices(observation, selection, names)


def _layers(state: State, place: Layout, names: Sequence[str], marks: Marks) -> tuple[Layer, ...]:
    boxes = place.boxes()
    seats: list[Figure] = []
    for seat, box in enumerate(place.seats):
        seats += picture.seat_panel(state, seat, names, box)
        seats += picture.seat_token(state, seat, place)
    return (
        Layer("ground", (*picture.ground(place), *picture.banner(speaking.banner(state, names)))),
        Layer("supplies", (*picture.supplies(state, place), *picture.stack(state, place, names))),
        Layer("river", tuple(picture.river(state, place))),
        Layer("table", (*picture.columns(place), *picture.cells(state, place))),
        Layer("seats", tuple(seats)),
        Layer("last", tuple(marking.frames(marks.last, boxes, "mark.last"))),
        Layer(
            "lit",
            (*marking.frames(marks.lit, boxes, "mark.lit"), *marking.lands(marks.lit, state, boxes)),
        ),
        Layer("ghost", tuple(marking.ghost(marks.ghost, marks.ghost_legal, boxes))),
        Layer(
            "marks",
            (
                *marking.dots(marks.offered or (), boxes),
                *marking.crosses(marks.refused, boxes),
                *marking.numbers(marks.numbers, boxes),
            ),
        ),
    )


def _spots(state: State, place: Layout, names: Sequence[str], offered: frozenset[str]) -> tuple[Spot, ...]:
    """Return deck, pot and tokens, the river, the seats, then the captured cards."""
    boxes = place.boxes()
    found = [*_table_spots(state, names)]
    if "captured" not in state.missing:
        found += _captured_spots(state, place, names)
    return tuple(
        Spot(id, label, *boxes[id], cell, symbol, id in offered, group)
        for group, id, label, cell, symbol in found
    )


Named = tuple[str, str, str, tuple[int, int] | None, str]
"""Group, id, label, cell and symbol of a spot."""


def _table_spots(state: State, names: Sequence[str]) -> Iterator[Named]:
    """Yield deck and pot, the river, the seats and their land tokens."""
    known = "deck" not in state.missing
    deck = f"deck: {count_of(len(state.deck), 'card')}, face down" if known else "deck: not known"
    yield "Supply", "deck", deck, None, ""
    yield "Supply", "pot", speaking.pot_label(state), None, ""
    for index in range(len(state.river)):
        yield "River", river_place(index), speaking.river_label(state, index), None, ""
    for seat in range(state.players):
        yield "Players", boomerangs_place(seat), speaking.stock_words(state, seat, names), None, ""
    if state.phase in ("choose", "hunt"):
        for seat in range(state.players):
            yield "Land tokens", token_place(seat), speaking.token_label(state, seat, names), None, ""


def _captured_spots(state: State, place: Layout, names: Sequence[str]) -> Iterator[Named]:
    """Yield how many cards of each animal every seat has, then the cards one by one."""
    by_animal = {majority.animal: majority for majority in majorities(state)}
    for seat in range(state.players):
        for at, animal in enumerate(place.animals):
            label = speaking.cell_label(by_animal[animal], seat, names)
            symbol = str(by_animal[animal].counts[seat])
            yield "Animals by player", cell_place(animal, seat), label, (seat, at), symbol
    for seat, cards in enumerate(state.captured):
        for index in range(len(cards)):
            label = speaking.captured_label(state, seat, index, names)
            yield f"{names[seat]}'s cards", captured_place(seat, index), label, None, ""
