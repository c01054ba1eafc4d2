"""What a position has to tell before moves can be judged, tokens counted or tiles drawn."""

from __future__ import annotations

from typing import Final

from zoo_games.core.errors import HiddenValue
from zoo_games.core.partial import need
from zoo_games.zoomies.state import State

NEEDED: Final = ("hands", "phase", "to_move")
"""Keys without which nothing can be played."""

BOARD: Final = ("park", "tokens")
"""Keys without which nothing can be scored."""

BOARD_NEEDED: Final = {"tile": ("park",), "second_tile": ("park",), "token": BOARD}
"""What a move needs to know of the board, by phase."""

SUPPLY: Final = ("pile",)
"""Keys without which nothing can be drawn; discards left out are none."""


def need_turn(state: State) -> None:
    """Refuse to say who acts in a position that leaves out what that hangs on; after the end nobody does.

    Raises:
        DocumentError: For the first key that is missing.
    """
    if state.phase != "over":
        need(state, NEEDED)


def need_to_play(state: State) -> None:
    """Refuse to judge moves in a position that leaves out what they hang on.

    Raises:
        DocumentError: For the first key that is missing.
    """
    need_turn(state)
    need(state, BOARD_NEEDED.get(state.phase, ()))


def can_be_scored(state: State) -> bool:
    """Return whether park and tokens are there.

    Example:
        >>> from zoo_games.zoomies import ZoomiesSettings, make_state
        >>> can_be_scored(make_state(ZoomiesSettings(), 2, [], missing=frozenset({"tokens"})))
        False
    """
    return state.missing.isdisjoint(BOARD)


def need_hand(state: State, seat: int) -> None:
    """Refuse to answer from a hand that this view does not show.

    Raises:
        HiddenValue: If a tile of the hand is hidden.
    """
    if None in state.hands[seat]:
        raise HiddenValue(f"The hand of seat {seat} is hidden in this view.")
