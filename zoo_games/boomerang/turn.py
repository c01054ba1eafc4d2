"""What the moves of Boomerang lead to; each function gives None for a move that is not legal.

These functions are fast and say nothing; the sentences for a refused move are in ``legality``.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from zoo_games.boomerang.components import ALL_LANDS, CARD_BITS, LAND_BITS, shown
from zoo_games.boomerang.moves import Choose, Deal, Pass, Throw
from zoo_games.boomerang.state import NEXT, PASSED, Cards, State
from zoo_games.core.errors import HiddenValue
from zoo_games.core.partial import need

CAPTURE_NEEDS: Final = ("choices", "captured", "river", "deck", "starter")
"""Keys without which a capture cannot be worked out."""


def deal(state: State, move: Deal) -> State | None:
    """Add a card to the river; with all five lands, or no card left, the choice follows (B.deal)."""
    card = move.card
    deck = state.deck
    if state.phase != "deal":
        return None
    try:
        at = deck.index(card)
    except ValueError:
        return None
    river = (*state.river, deck[at])
    deck = deck[:at] + deck[at + 1 :]
    lands = state.lands | CARD_BITS[card]
    dealing = lands != ALL_LANDS and bool(deck)
    return State(
        state.table,
        deck,
        river,
        lands,
        state.captured,
        state.boomerangs,
        0,
        state.choices,
        (),
        (),
        state.starter,
        None if dealing else 0,
        "deal" if dealing else "choose",
    )


def choose(state: State, move: Choose) -> State | None:
    """Lay a land token face down; after the last seat's the hunt begins (B.choose)."""
    seat = state.to_move
    if state.phase != "choose" or move.land not in LAND_BITS:
        return None
    assert seat is not None
    table = state.table
    choices = list(state.choices)
    choices[seat] = move.land
    hunt = seat + 1 == table.players
    return State(
        table,
        state.deck,
        state.river,
        state.lands,
        state.captured,
        state.boomerangs,
        0,
        tuple(choices),
        (),
        table.seats if hunt else (),
        state.starter,
        state.starter if hunt else seat + 1,
        "hunt" if hunt else "choose",
    )


def throw(state: State, _: Throw) -> State | None:
    """Put a boomerang into the pot; the next hunter decides (B.throw)."""
    if state.phase != "hunt":
        return None
    seat = state.to_move
    assert seat is not None
    stocks = state.boomerangs
    left = stocks[seat]
    if not left:
        return None
    after = list(stocks)
    after[seat] = left - 1
    return State(
        state.table,
        state.deck,
        state.river,
        state.lands,
        state.captured,
        tuple(after),
        state.pot + 1,
        state.choices,
        state.stack,
        state.hunting,
        state.starter,
        NEXT[state.hunting, seat],
        "hunt",
    )


def pass_(state: State, _: Pass) -> State | None:
    """Take the pot and lay the token on the stack; the second to last pass brings the capture (B.pass)."""
    if state.phase != "hunt":
        return None
    seat = state.to_move
    assert seat is not None
    stocks = state.boomerangs
    if state.pot:
        stocks = (*stocks[:seat], stocks[seat] + state.pot, *stocks[seat + 1 :])
    following, left = PASSED[state.hunting, seat]
    stack = (*state.stack, seat)
    if len(left) == 1:
        return _captured(state, stocks, stack, left[0])
    return State(
        state.table,
        state.deck,
        state.river,
        state.lands,
        state.captured,
        stocks,
        0,
        state.choices,
        stack,
        left,
        state.starter,
        following,
        "hunt",
    )


def _captured(state: State, stocks: tuple[int, ...], stack: tuple[int, ...], last: int) -> State:
    """Return the state after the capture: a new round, or the end (B.capture, B.over)."""
    table = state.table
    if table.missing:
        need(state, CAPTURE_NEEDS, "captures")
    river, captured = capture(state.river, state.captured, capture_order(last, stack), state.choices)
    starter = next_starter(state, stack, last)
    deck = state.deck
    phase = "deal" if deck else "over"  # the land of the last hunter is gone, so the river lacks at least one
    return State(
        table, deck, river, shown(river), captured, stocks, 0, table.nobody, (), (), starter, None, phase
    )


def capture_order(last: int, stack: tuple[int, ...]) -> tuple[int, ...]:
    """Return who captures first, second...: the last hunter, then the stack from its top (B.order).

    Args:
        last: The last hunter.
        stack: The others, the first to pass first.

    Example:
        >>> capture_order(1, (0, 2, 3))
        (1, 3, 2, 0)
    """
    return (last, *reversed(stack))


def capture(
    river: Cards,
    captured: tuple[Cards, ...],
    order: tuple[int, ...],
    choices: tuple[str | None, ...],
) -> tuple[Cards, tuple[Cards, ...]]:
    """Return river and captured cards after a capture.

    Args:
        river: The cards of the river.
        captured: The cards of every seat before it.
        order: Who captures, first to last.
        choices: The land of every seat.

    Raises:
        HiddenValue: If a land is not known.
    """
    hoards = list(captured)
    for seat in order:
        land = choices[seat]
        if land is None:
            raise HiddenValue(
                f"The capture needs the land that seat {seat} has chosen, which is hidden here."
            )
        bit = LAND_BITS[land]
        taken = tuple([card for card in river if CARD_BITS[card] & bit])
        if taken:
            hoards[seat] += taken
            river = tuple([card for card in river if not CARD_BITS[card] & bit])
    return river, tuple(hoards)


def next_starter(state: State, stack: tuple[int, ...], last: int) -> int:
    """Return who starts the next round (B.last)."""
    who = state.table.starter
    if who == "last-hunter":
        return last
    return stack[-1] if who == "last-passer" else (state.starter + 1) % state.players


TRANSITIONS: Final[dict[type, Callable[[State, Any], State | None]]] = {
    Deal: deal,
    Choose: choose,
    Throw: throw,
    Pass: pass_,
}
"""Kind of move to what it leads to."""
