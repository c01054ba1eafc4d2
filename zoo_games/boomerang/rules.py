"""The rules of Boomerang: who decides, what may be done, what it leads to.

A round: cards are dealt until the river shows all five lands (B.deal); every seat chooses a land in secret
(B.choose); from the starter on, hunters throw boomerangs or pass with the pot (B.turn); when one hunter is
left, the lands are revealed and the river is captured (B.capture). The functions are pure; the sentences
for a refused move are in ``legality``, the moves one by one in ``turn``.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from zoo_games.boomerang.components import ComponentSet, default_components
from zoo_games.boomerang.moves import CHOICES, DEALS, PASS, THROW, Deal, Move
from zoo_games.boomerang.settings import BoomerangSettings
from zoo_games.boomerang.state import State
from zoo_games.boomerang.turn import TRANSITIONS
from zoo_games.core.chance import Stream
from zoo_games.core.errors import MoveRefused, SettingError
from zoo_games.core.partial import need
from zoo_games.core.protocol import CHANCE, OVER

LEAST, MOST = 3, 5
"""Fewest and most players."""

LEGAL_NEEDS: Final = {
    "": ("phase",),
    "deal": ("deck",),
    "choose": ("to_move",),
    "hunt": ("to_move", "boomerangs"),
    "over": (),
}
"""Keys without which a phase cannot say what may be done."""

APPLY_NEEDS: Final = {
    "": ("phase",),
    "deal": ("deck", "river"),
    "choose": ("choices", "to_move", "starter"),
    "hunt": ("boomerangs", "pot", "stack", "hunting", "to_move"),
    "over": (),
}
"""Keys without which a phase cannot be played on from; the last pass needs more."""

_WAITING: Final = {"deal": CHANCE, "over": OVER}
_LANDS: Final[tuple[Move, ...]] = tuple(CHOICES.values())
_BOTH: Final[tuple[Move, ...]] = (THROW, PASS)
_PASS: Final[tuple[Move, ...]] = (PASS,)


def initial(
    settings: BoomerangSettings, players: int, stream: Stream, components: ComponentSet | None = None
) -> State:
    """Return the state after setup: boomerangs given out, the deck face down, the river empty.

    Args:
        settings: The settings.
        players: 3 to 5.
        stream: Not used; cards are drawn when they are dealt.
        components: The deck; the assumed one if None.

    Raises:
        SettingError: For another number of players.

    Example:
        >>> state = initial(BoomerangSettings(), 4, Stream(7))
        >>> len(state.deck), state.river, state.boomerangs, state.phase
        (54, (), (12, 12, 12, 12), 'deal')
    """
    del stream
    if not LEAST <= players <= MOST:
        raise SettingError(f"Boomerang needs {LEAST} to {MOST} players, not {players}.")
    box = components or default_components(settings.animals, settings.cards_per_animal)
    return State.start(settings, players, tuple(sorted(box.cards)))


def to_act(state: State) -> int:
    """Return the seat that decides, CHANCE or OVER.

    Raises:
        DocumentError: If the position leaves out whose turn it is.
    """
    found = _WAITING.get(state.phase)
    if found is not None:
        return found
    if state.table.missing:
        need(state, ("phase", "to_move"), "moves")
    assert state.to_move is not None
    return state.to_move


def legal(state: State) -> Sequence[Move]:
    """Return every legal move once: the lands in alphabetical order; throw, then pass; the cards of the deck.

    Raises:
        DocumentError: If a hand-written position leaves out what the answer needs.
    """
    if state.table.missing:
        need(state, LEGAL_NEEDS[state.phase], "legal moves")
    phase = state.phase
    if phase == "hunt":
        return _BOTH if state.boomerangs[state.to_move or 0] else _PASS
    if phase == "choose":
        return _LANDS
    if phase == "deal":
        return [DEALS[card] for card in dict.fromkeys(state.deck)]
    return ()


def apply(state: State, move: Move) -> State:
    """Return the state after a legal move.

    Raises:
        MoveRefused: If the move is not legal, with every rule it breaks.
        HiddenValue: If a capture needs a land that the state does not show.
        DocumentError: If a hand-written position leaves out what the move needs.
    """
    if state.table.missing:
        need(state, APPLY_NEEDS[state.phase], "moves")
    try:
        after = TRANSITIONS[type(move)](state, move)
    except (KeyError, TypeError):  # no move at all, or a land or card that cannot even be looked up
        after = None
    if after is None:
        raise refused(state, move)
    return after


def refused(state: State, move: Move) -> MoveRefused:
    """Return the error for a move that is not legal."""
    from zoo_games.boomerang.legality import why_not

    return MoveRefused(why_not(state, move))


def chance(state: State) -> tuple[tuple[Deal, int], ...]:
    """Return every different card of the deck with its number of copies.

    Example:
        >>> state = State.start(BoomerangSettings(), 3, ("emu:dunes+water", "emu:dunes+water"))
        >>> chance(state)
        ((Deal(card='emu:dunes+water', type='deal'), 2),)
    """
    if state.phase != "deal":
        return ()
    if state.table.missing:
        need(state, ("deck",), "draws")
    deck = state.deck
    return tuple((DEALS[card], deck.count(card)) for card in dict.fromkeys(deck))


def sample(state: State, stream: Stream) -> Deal:
    """Return one card of the deck, each copy equally likely."""
    if state.table.missing:
        need(state, ("deck",), "draws")
    deck = state.deck
    return DEALS[deck[int(stream.random() * len(deck))]]


def observe(state: State, seat: int | None) -> State:
    """Return what a seat (None: everybody) may know: the lands of others are None (B.secret)."""
    choices = state.choices
    seen = tuple([land if owner == seat else None for owner, land in enumerate(choices)])
    if seen == choices:
        return state
    return State(
        state.table,
        state.deck,
        state.river,
        state.lands,
        state.captured,
        state.boomerangs,
        state.pot,
        seen,
        state.stack,
        state.hunting,
        state.starter,
        state.to_move,
        state.phase,
    )


def determinize(observation: State, stream: Stream) -> State:
    """Return a full state that agrees with a view: each hidden land drawn, all five equally likely."""
    from zoo_games.boomerang.components import LANDS

    if "choices" in observation.missing:
        return observation
    choices = observation.choices
    drawn = tuple(
        [
            stream.pick(LANDS) if chosen and land is None else land
            for land, chosen in zip(choices, observation.chosen, strict=True)
        ]
    )
    return observation if drawn == choices else observation.replace(choices=drawn)
