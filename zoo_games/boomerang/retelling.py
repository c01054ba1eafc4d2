"""The capture as a sequence that can be stepped: a table, a step and its places at a time."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from zoo_games.boomerang.capture import Lost, capture_of, capture_steps, left_words
from zoo_games.boomerang.moves import Move, Pass
from zoo_games.boomerang.state import State
from zoo_games.boomerang.words import captured_place, river_place, token_place
from zoo_games.core.explanation import Step
from zoo_games.core.retelling import Frame, Retelling
from zoo_games.core.sentences import capital


def retelling(before: State, move: Move, names: Sequence[str]) -> Retelling[State] | None:
    """Return the capture that a pass brings, step by step; None for any other move.

    Args:
        before: The state in which the move is played, hidden lands included.
        move: A legal move.
        names: One name a seat.

    Raises:
        HiddenValue: If a land is hidden.
        DocumentError: If a hand-written position leaves out what the capture needs.
    """
    if not isinstance(move, Pass) or len(before.hunting) != 2:
        return None
    return Retelling("How the hunt went", frames(before, names))


def frames(state: State, names: Sequence[str] = ()) -> tuple[Frame[State], ...]:
    """Return the capture that the next pass of a full state brings, step by step.

    A frame shows the tokens that are revealed by then and no other land. The cards that a seat takes lie in
    the river until its turn is over.

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
        >>> made[-1].step.text, made[-1].state.captured[1]
        ('No cards stay in the river.', ('emu:dunes+water', 'fish:dunes+forest'))
    """
    found = capture_of(state)
    table = _before(state, found[0].seat)
    steps = iter(capture_steps(found, names))
    left = list(range(len(state.river)))
    made = []
    for taking in found:
        token = token_place(taking.seat)
        choices = tuple(taking.land if at == taking.seat else land for at, land in enumerate(table.choices))
        table = table.replace(choices=choices)
        made.append(Frame(table, next(steps)))
        for index, _ in taking.taken:
            made.append(_frame(table, next(steps), [river_place(left.index(index)), token]))
        if not taking.taken:
            made.append(_frame(table, next(steps), [*(_where(table, lost) for lost in taking.lost), token]))
        left = [index for index in left if index not in dict(taking.taken)]
        hoards = tuple(
            hoard + taking.cards if at == taking.seat else hoard for at, hoard in enumerate(table.captured)
        )
        table = table.replace(captured=hoards, river=taking.left)
    made.append(Frame(table, _closing(table, made[-1].step.total)))
    return tuple(made)


def _closing(table: State, total: int) -> Step:
    """Return the step that says what is left when everybody has captured."""
    over = bool(table.river) and "deck" not in table.missing and not table.deck
    counts = f" and {'counts' if len(table.river) == 1 else 'count'} for nobody" if over else ""
    text = f"{capital(left_words(table.river))}{counts}."
    places = tuple(river_place(index) for index in range(len(table.river)))
    return Step("B.end" if over else "B.stay", text, places, 0, total)


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


def _frame(table: State, step: Step, places: list[str]) -> Frame[State]:
    """Return a frame whose step names places as they are at that moment."""
    return Frame(table, replace(step, cells=tuple(places)))


def _where(table: State, lost: Lost) -> str:
    """Return where a card lies that another has taken in this capture."""
    hoard = table.captured[lost.seat]
    return captured_place(lost.seat, len(hoard) - 1 - hoard[::-1].index(lost.card))
