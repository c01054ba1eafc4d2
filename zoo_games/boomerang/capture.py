"""A capture as steps: whose token, which cards leave through which of their lands, who goes empty and why.

A second reading of ``turn.capture``, made to be told; a test holds that both agree.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from zoo_games.boomerang.components import CARD_LANDS, other_land
from zoo_games.boomerang.state import Cards, State
from zoo_games.boomerang.turn import CAPTURE_NEEDS, capture_order
from zoo_games.boomerang.words import card_words, cards_words, river_place, seats_words, token_place
from zoo_games.core.errors import HiddenValue, ZooError
from zoo_games.core.explanation import Step, StepList
from zoo_games.core.partial import need
from zoo_games.core.sentences import all_of, capital, count_of


@dataclass(frozen=True, slots=True)
class Lost:
    """A card that was in the river with the land of a seat, and was gone when its turn came.

    Attributes:
        index: Its place in the river before the capture.
        card: The card.
        seat: Who had taken it.
        land: The land through which it went.
    """

    index: int
    card: str
    seat: int
    land: str


@dataclass(frozen=True, slots=True)
class Taking:
    """What one seat captures.

    Attributes:
        seat: The seat.
        land: The land on its token.
        depth: 0 for the last hunter, 1 for the token on top of the stack, and so on downwards.
        taken: The cards that leave the river, each with its place there before the capture.
        lost: The cards of that land that others had taken before.
        left: The cards that stay in the river for those who come after.
    """

    seat: int
    land: str
    depth: int
    taken: tuple[tuple[int, str], ...]
    lost: tuple[Lost, ...]
    left: Cards

    @property
    def absent(self) -> bool:
        """Whether no card of the river showed the land from the start (B.absent)."""
        return not self.taken and not self.lost

    @property
    def cards(self) -> Cards:
        """The cards that the seat takes."""
        return tuple(card for _, card in self.taken)


def takings(river: Cards, order: Sequence[int], choices: Sequence[str | None]) -> tuple[Taking, ...]:
    """Return what every seat captures, in the order of capture.

    Args:
        river: The river before the capture.
        order: Who captures, first to last; the rules' order is :func:`turn.capture_order`.
        choices: The land of every seat.

    Raises:
        HiddenValue: If a land is not known.

    Example:
        >>> river = ("emu:dunes+water", "fish:dunes+forest")
        >>> [taking.cards for taking in takings(river, (1, 0), ("dunes", "water"))]
        [('emu:dunes+water',), ('fish:dunes+forest',)]
    """
    gone: dict[int, tuple[int, str]] = {}
    found = []
    for depth, seat in enumerate(order):
        land = choices[seat]
        if land is None:
            raise HiddenValue(
                f"The capture needs the land that seat {seat} has chosen, which is hidden here."
            )
        mine = [(index, card) for index, card in enumerate(river) if land in CARD_LANDS[card]]
        lost = tuple(Lost(index, card, *gone[index]) for index, card in mine if index in gone)
        taken = tuple((index, card) for index, card in mine if index not in gone)
        gone.update((index, (seat, land)) for index, _ in taken)
        left = tuple(card for index, card in enumerate(river) if index not in gone)
        found.append(Taking(seat, land, depth, taken, lost, left))
    return tuple(found)


def capture_of(state: State) -> tuple[Taking, ...]:
    """Return the capture that the next pass of a state brings.

    Raises:
        HiddenValue: If a land is hidden.
        DocumentError: If a hand-written position leaves out what the capture needs.
        ZooError: If the next pass brings no capture.
    """
    need(state, ("phase", "to_move", "hunting", "stack", *CAPTURE_NEEDS), "captures")
    if state.phase != "hunt" or len(state.hunting) != 2:
        raise ZooError("The next pass brings no capture: that needs exactly two hunters who are still in.")
    last = next(seat for seat in state.hunting if seat != state.to_move)
    assert state.to_move is not None
    return takings(state.river, capture_order(last, (*state.stack, state.to_move)), state.choices)


def capture_steps(found: Sequence[Taking], names: Sequence[str] = ()) -> tuple[Step, ...]:
    """Return a capture as steps whose points are cards taken.

    Args:
        found: The capture, as :func:`takings` or :func:`capture_of` give it.
        names: One name a seat; "seat 0" and so on if there are none.

    Example:
        >>> river = ("emu:dunes+water", "fish:dunes+forest")
        >>> for step in capture_steps(takings(river, (1, 0, 2), ("dunes", "water", "forest"))):
        ...     print(step.text, step.rule)
        Seat 1, the last hunter, shows water. B.reveal
        The emu of dunes and water goes to seat 1 through water, not dunes. B.all
        Seat 0, on top of the stack, shows dunes. B.down
        The fish of dunes and forest goes to seat 0 through dunes, not forest. B.all
        Seat 2, next in the stack, shows forest. B.down
        Seat 2 goes empty: the fish of dunes and forest went to seat 0 through dunes. B.empty
    """
    steps = StepList()
    for taking in found:
        who = seats_words((taking.seat,), names)
        where = ("the last hunter", "on top of the stack", "next in the stack")[min(taking.depth, 2)]
        rule = "B.down" if taking.depth else "B.reveal"
        steps.add(rule, capital(f"{who}, {where}, shows {taking.land}."), (token_place(taking.seat),))
        for index, card in taking.taken:
            other = other_land(card, taking.land)
            text = f"The {card_words(card)} goes to {who} through {taking.land}, not {other}."
            steps.add("B.all", text, (river_place(index),), 1)
        if not taking.taken:
            rule, text = _empty(taking, names)
            places = tuple(river_place(lost.index) for lost in taking.lost)
            steps.add(rule, capital(f"{who} goes empty: {text}."), places)
    return steps.done()


def _empty(taking: Taking, names: Sequence[str]) -> tuple[str, str]:
    """Return rule and reason of a seat that takes nothing."""
    if taking.absent:
        return "B.absent", f"no card of the river shows {taking.land}"
    return "B.empty", all_of(
        f"the {card_words(lost.card)} went to {seats_words((lost.seat,), names)} through {lost.land}"
        for lost in taking.lost
    )


def capture_line(found: Sequence[Taking], names: Sequence[str]) -> str:
    """Return a capture in one line, for a log.

    Example:
        >>> river = ("emu:dunes+water", "fish:dunes+forest")
        >>> capture_line(takings(river, (1, 0), ("dunes", "water")), ["Ada", "Ben"])
        'Ben shows water and takes one emu, Ada shows dunes and takes one fish'
    """
    parts = []
    for taking in found:
        what = f"takes {cards_words(taking.cards)}" if taking.taken else "goes empty"
        parts.append(f"{names[taking.seat]} shows {taking.land} and {what}")
    return ", ".join(parts)


def left_words(river: Cards) -> str:
    """Return how many cards stay in the river, as words.

    Example:
        >>> left_words(("emu:dunes+water",))
        'one card stays in the river'
    """
    stays = "stays" if len(river) == 1 else "stay"
    return f"{count_of(len(river), 'card')} {stays} in the river"
