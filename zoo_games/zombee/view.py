"""The board of ZomBee: the table as a scene, and the choices that are due."""

from __future__ import annotations

from collections.abc import Sequence

from zoo_games.core.errors import DocumentError
from zoo_games.core.explanation import Place
from zoo_games.render.scene import NO_MARKS, Layer, Marks, Scene, Spot
from zoo_games.render.view import Choices, Selection
from zoo_games.zombee import offers, picture, speaking
from zoo_games.zombee.drawings import PALETTE
from zoo_games.zombee.moves import Flip, Name
from zoo_games.zombee.picture import Layout, layout
from zoo_games.zombee.rules import legal
from zoo_games.zombee.state import State
from zoo_games.zombee.words import die_place, flower_place, honey_place, wins_place


class ZomBeeView:
    """Scene and choices of a position; see :class:`zoo_games.render.view.View`."""

    def scene(
        self, observation: State, *, names: Sequence[str], marks: Marks = NO_MARKS, seat: int | None = None
    ) -> Scene:
        """Return the picture of a position; nothing in it is hidden from anybody.

        Args:
            observation: The position.
            names: One name a seat.
            marks: What to point out.
            seat: Whose view it is.
        """
        del seat
        state, place = observation, layout(observation)
        return Scene(
            title=speaking.heading(state, names),
            alt=speaking.alt(state, names),
            x=0,
            y=0,
            w=place.wide,
            h=place.high,
            layers=_layers(state, place, names, marks),
            spots=_spots(state, place, names, _offered(state, marks)),
            reading=tuple(speaking.reading(state, names)),
            palette=PALETTE,
        )

    def choices(self, observation: State, selection: Selection, *, names: Sequence[str]) -> Choices:
        """Return what the seat to move may do next; see :mod:`zoo_games.zombee.offers`."""
        return offers.choices(observation, selection, names)


def _offered(state: State, marks: Marks) -> frozenset[str]:
    """Return the ids of the spots on which a move may be played now."""
    if marks.offered is not None:
        return frozenset(marks.offered)
    if state.phase not in ("flip", "name"):
        return frozenset()
    try:
        moves = legal(state)
    except DocumentError:
        return frozenset()
    return frozenset(
        flower_place(move.flower) if isinstance(move, Flip) else honey_place(move.seat)
        for move in moves
        if isinstance(move, Flip | Name)
    )


def _that_show(state: State, places: Sequence[Place]) -> tuple[Place, ...]:
    """Return the places of the last move without dice that do not lie and flowers turned down again."""
    blank = {die_place(die) for die, face in enumerate(state.dice) if face is None}
    blank |= {flower_place(at) for at, kind in enumerate(state.flowers) if kind is None}
    return tuple(place for place in places if place not in blank)


def _layers(state: State, place: Layout, names: Sequence[str], marks: Marks) -> tuple[Layer, ...]:
    boxes = place.boxes()
    seats = [
        figure
        for seat, box in enumerate(place.seats)
        for figure in picture.seat_panel(state, seat, names, box)
    ]
    banner = speaking.banner(state, names)
    dice = () if "dice" in state.missing else tuple(picture.dice(state, place, marks.picked))
    shown = () if "flowers" in state.missing else tuple(picture.flowers(state, place))
    return (
        Layer("ground", (*picture.ground(place), *(picture.banner(place, banner) if banner else ()))),
        Layer("seats", tuple(seats)),
        Layer("flowers", shown),
        Layer("dice", dice),
        Layer("last", tuple(picture.frames(_that_show(state, marks.last), boxes, "mark.last"))),
        Layer("lit", tuple(picture.frames(marks.lit, boxes, "mark.lit"))),
        Layer("picked", tuple(picture.picked(marks.picked, boxes))),
        Layer("ghost", tuple(picture.ghost(marks.ghost, marks.ghost_legal, boxes))),
        Layer(
            "marks",
            (
                *(picture.dots(marks.offered or (), boxes)),
                *picture.crosses(marks.refused, boxes),
                *picture.numbers(marks.numbers, boxes),
            ),
        ),
    )


def _spots(state: State, place: Layout, names: Sequence[str], offered: frozenset[str]) -> tuple[Spot, ...]:
    """Return dice, flowers and seats, group by group."""
    spots = []
    if "dice" not in state.missing:
        for die, (face, box, cell) in enumerate(zip(state.dice, place.dice, place.die_cells, strict=True)):
            id = die_place(die)
            symbol = speaking.SYMBOLS[face] if face else ""
            label = speaking.die_label(state, die)
            spots.append(Spot(id, label, *box, cell, symbol, id in offered, "Dice", motion="tumble"))
    if "flowers" not in state.missing:
        for at, (kind, box, cell) in enumerate(
            zip(state.flowers, place.flowers, place.flower_cells, strict=True)
        ):
            id = flower_place(at)
            symbol = speaking.SYMBOLS[kind] if kind else "" if at == state.turning else str(at)
            label = speaking.flower_label(state, at)
            spots.append(Spot(id, label, *box, cell, symbol, id in offered, "Flowers", motion="turn"))
    for seat, (x, y, wide, high) in enumerate(place.seats):
        id = honey_place(seat)
        label = speaking.seat_words(state, seat, names)
        spots.append(Spot(id, label, x, y, wide, high, offered=id in offered))
    if state.rules.tournament and "wins" not in state.missing:
        for seat, (x, y, wide, high) in enumerate(place.seats):
            label = f"{names[seat]} has won {state.wins[seat]} of {state.rules.wins_needed} games"
            spots.append(Spot(wins_place(seat), label, x + wide - 1.0, y + high / 2, 1.0, high / 2))
    return tuple(spots)
