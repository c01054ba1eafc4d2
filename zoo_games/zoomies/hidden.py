"""What a seat may know, and full positions that agree with it."""

from __future__ import annotations

from zoo_games.core.chance import Stream
from zoo_games.core.errors import HiddenValue
from zoo_games.zoomies.state import Hand, State


def observe(state: State, seat: int | None) -> State:
    """Return what a seat (None: everybody) may know (Z.hidden).

    The tiles of other hands become None and join the pile, which then holds all that is unseen.

    Example:
        >>> from zoo_games.zoomies.rules import ZoomiesSettings, initial
        >>> state = initial(ZoomiesSettings(), 2, Stream(7))
        >>> observe(state, 0).hands[1], len(observe(state, 0).pile)
        ((None, None), 45)
    """
    unseen: list[str] = []
    hands: list[Hand] = []
    for owner, hand in enumerate(state.hands):
        if owner == seat:
            hands.append(hand)
        else:
            unseen += [tile for tile in hand if tile is not None]
            hands.append((None,) * len(hand))
    if not unseen:
        return state
    after = state.twin()
    after.hands = tuple(hands)
    after.pile = tuple(sorted([*state.pile, *unseen]))
    return after


def determinize(observation: State, stream: Stream) -> State:
    """Return a full state that agrees with a view: hidden hands dealt from all that is unseen.

    Raises:
        HiddenValue: If a hand-written view names too few unseen tiles.
    """
    if not observation.hidden():
        return observation
    unseen = list(observation.pile)
    if len(unseen) < observation.hidden():
        raise HiddenValue("This view names fewer unseen tiles than its hidden hands hold.")
    stream.shuffle(unseen)
    hands: list[Hand] = [
        tuple(unseen.pop() if tile is None else tile for tile in hand) for hand in observation.hands
    ]
    after = observation.twin()
    after.hands = tuple(hands)
    after.pile = tuple(sorted(unseen))
    return after
