"""Why a move is refused: every rule it breaks at once.

This is a second reading of the rules, written to be told, not to be fast. A test holds that it agrees with
``rules`` and ``turn``.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from zoo_games.boomerang.components import ALL_LANDS, CARDS, LANDS
from zoo_games.boomerang.moves import Choose, Deal, Move, Pass, Throw
from zoo_games.boomerang.rules import LEGAL_NEEDS
from zoo_games.boomerang.state import State
from zoo_games.boomerang.words import boomerangs_place, river_place
from zoo_games.core.explanation import Refusal
from zoo_games.core.partial import need
from zoo_games.core.sentences import all_of

DUE: Final = {
    "deal": "the next card of the river has to be dealt",
    "choose": "a land has to be chosen",
    "hunt": "a boomerang has to be thrown, or the hunter has to pass",
    "over": "the game is over",
}
"""What each phase waits for."""

PHASE_OF: Final[dict[type, str]] = {Deal: "deal", Choose: "choose", Throw: "hunt", Pass: "hunt"}
"""The phase in which each kind of move is due."""

ACTS: Final[dict[type, str]] = {
    Deal: "Dealing a card",
    Choose: "Choosing a land",
    Throw: "Throwing a boomerang",
    Pass: "Passing",
}


def why_not(state: State, move: Move) -> tuple[Refusal, ...]:
    """Return every rule a move breaks, the most telling first; empty if it is legal.

    Args:
        state: Where the move is to be played.
        move: Any move; it need not make sense there.

    Raises:
        DocumentError: If a hand-written position leaves out what the answer needs.

    Example:
        >>> from zoo_games.boomerang.settings import BoomerangSettings
        >>> state = State.start(BoomerangSettings(), 3, ("emu:dunes+water",))
        >>> [refusal.rule for refusal in why_not(state, Throw())]
        ['B.rounds']
    """
    if state.missing:
        need(state, LEGAL_NEEDS[state.phase], "legal moves")
    if type(move) not in PHASE_OF:
        return (Refusal("B.rounds", "That is no move of Boomerang"),)
    faults = []
    if PHASE_OF[type(move)] != state.phase:
        faults.append(_not_due(state, move))
    if isinstance(move, Choose):
        faults += _land_faults(move)
    elif isinstance(move, Throw):
        faults += _throw_faults(state)
    elif isinstance(move, Deal):
        faults += _card_faults(state, move)
    return tuple(faults)


def _not_due(state: State, move: Move) -> Refusal:
    """Return the refusal of a move that belongs to another part of the round."""
    if isinstance(move, Deal) and state.phase == "choose" and state.lands == ALL_LANDS:
        return Refusal("B.river", "The river shows all five lands, so no card is added to it")
    return Refusal("B.rounds", f"{ACTS[type(move)]} is not due: {DUE[state.phase]}")


def _land_faults(move: Choose) -> Iterator[Refusal]:
    if not isinstance(move.land, str) or move.land not in LANDS:
        yield Refusal("B.tokens", f"There is no land {str(move.land)[:20]}; the lands are {all_of(LANDS)}")


def _throw_faults(state: State) -> Iterator[Refusal]:
    seat = state.to_move
    if state.phase == "hunt" and seat is not None and not state.boomerangs[seat]:
        text = f"Seat {seat} has no boomerang left and must pass"
        yield Refusal("B.broke", text, (boomerangs_place(seat),))


def _card_faults(state: State, move: Deal) -> Iterator[Refusal]:
    if not isinstance(move.card, str) or move.card not in CARDS:
        yield Refusal("B.card", f"There is no card {str(move.card)[:30]}")
        return
    if state.phase == "deal" and move.card not in state.deck:
        at = tuple(river_place(index) for index, card in enumerate(state.river) if card == move.card)
        where = "lies in the river already" if at else "is not in the deck any more"
        yield Refusal("B.deal", f"The card {move.card} {where}", at)
