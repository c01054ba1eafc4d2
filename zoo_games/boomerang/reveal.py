"""The capture as a sequence that can be stepped: a board, a step and its places at a time."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from zoo_games.boomerang.capture import Lost, capture_of, capture_steps
from zoo_games.boomerang.state import State
from zoo_games.boomerang.words import captured_place, river_place
from zoo_games.core.explanation import Step
from zoo_games.render.scene import Marks


@dataclass(frozen=True, slots=True)
class Frame:
    """One step of a capture.

    Attributes:
        state: The table at this step, to be drawn: only tokens that have been revealed show their land.
        step: What happens, as a sentence with its rule, and the places it speaks of as they are now.
    """

    state: State
    step: Step

    @property
    def marks(self) -> Marks:
        """The places of the step, to be lit."""
        return Marks(lit=self.step.cells)


def frames(state: State, names: Sequence[str] = ()) -> tuple[Frame, ...]:
    """Return the capture that the next pass of a full state brings, step by step.

    Args:
        state: A state in which two seats hunt, hidden lands included.
        names: One name a seat; "seat 0" and so on if there are none.

    Raises:
        HiddenValue: If a land is hidden.
        DocumentError: If a hand-written position leaves out what the capture needs.
        ZooError: If the next pass brings no capture.

    Example:
        >>> from zoo_games.boomerang.witness import hunting
        >>> made = frames(hunting("WDH", stack=(2,)))
        >>> made[0].step.text, made[0].state.choices
        ('Seat 1, the last hunter, shows dunes.', (None, 'dunes', None))
        >>> made[-1].state.captured[1]
        ('emu:dunes+water', 'fish:dunes+forest')
    """
    found = capture_of(state)
    table = _before(state, found[0].seat)
    steps = iter(capture_steps(found, names))
    left = list(range(len(state.river)))
    made = []
    for taking in found:
        choices = tuple(taking.land if at == taking.seat else land for at, land in enumerate(table.choices))
        table = table.replace(choices=choices)
        made.append(Frame(table, next(steps)))
        for index, _ in taking.taken:
            made.append(_frame(table, next(steps), [river_place(left.index(index))]))
        if not taking.taken:
            made.append(_frame(table, next(steps), [_where(table, lost) for lost in taking.lost]))
        left = [index for index in left if index not in dict(taking.taken)]
        hoards = tuple(
            hoard + taking.cards if at == taking.seat else hoard for at, hoard in enumerate(table.captured)
        )
        table = table.replace(captured=hoards, river=taking.left)
    return tuple(made)


def _before(state: State, last: int) -> State:
    """Return the table when the last pass is made and no token is revealed yet."""
    seat = state.to_move
    assert seat is not None
    stocks = list(state.boomerangs)
    stocks[seat] += state.pot
    return state.replace(
        choices=state.table.nobody,
        boomerangs=tuple(stocks),
        pot=0,
        stack=(*state.stack, seat),
        hunting=(last,),
        to_move=None,
    )


def _frame(table: State, step: Step, places: list[str]) -> Frame:
    """Return a frame whose step names places as they are at that moment."""
    return Frame(table, replace(step, cells=tuple(places)))


def _where(table: State, lost: Lost) -> str:
    """Return where a card lies that another has taken in this capture."""
    hoard = table.captured[lost.seat]
    return captured_place(lost.seat, len(hoard) - 1 - hoard[::-1].index(lost.card))
