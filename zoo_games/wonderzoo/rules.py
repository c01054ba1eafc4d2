r"""The rules of WonderZoo: what may be done, what it leads to, and the chances of a draw.

Source: the rule text of WonderZoo (Florian Fay, Djeco 2018), 2 to 4 players; where it is silent, the
rulings of ``rulebook``. A game is a chain of small moves::

    entrance, one a player -> deal ... -> [tile -> action ... -> done, one a player] -> deal ...
    action -> visitor (drawn) -> place_visitor -> action

All functions are pure; the sentences for a refused move are in ``legality``.
"""

from __future__ import annotations

from functools import lru_cache

from zoo_games.core.chance import Stream
from zoo_games.core.errors import MoveRefused, SettingError
from zoo_games.core.protocol import CHANCE, OVER
from zoo_games.wonderzoo.components import ComponentSet, default_components
from zoo_games.wonderzoo.grid import grid_of
from zoo_games.wonderzoo.listing import chance, legal, need_turn, random_legal, sample
from zoo_games.wonderzoo.moves import Move
from zoo_games.wonderzoo.settings import WonderZooSettings
from zoo_games.wonderzoo.state import Board, State, make_board, make_state, unplaced
from zoo_games.wonderzoo.turn import TRANSITIONS

__all__ = [
    "State",
    "WonderZooSettings",
    "apply",
    "chance",
    "initial",
    "legal",
    "make_state",
    "random_legal",
    "sample",
    "to_act",
]


def initial(
    settings: WonderZooSettings, players: int, stream: Stream, components: ComponentSet | None = None
) -> State:
    """Return the state after setup: empty boards, full bags, the entrances to be placed (W.start).

    Args:
        settings: The settings.
        players: 2 to 4.
        stream: Not used; nothing is drawn before the entrances lie.
        components: The box of tiles; the assumed one if None.

    Raises:
        SettingError: For another number of players.

    Example:
        >>> state = initial(WonderZooSettings(), 2, Stream(7))
        >>> state.phase, len(state.bag), len(state.visitor_bag)
        ('entrance', 65, 40)
    """
    del stream
    if not 2 <= players <= 4:
        raise SettingError(f"WonderZoo is for 2 to 4 players, not {players}.")
    box = components or default_components()
    empty, visitors = _empty(settings)
    return State(
        settings,
        grid_of(settings.size, settings.allow_flip),
        boards=(empty,) * players,
        table=(),
        bag=tuple(sorted(box.tiles)),
        visitor_bag=visitors,
        bus=0,
        bus_taken=False,
        acted=(),
        out=(False,) * players,
        to_move=0,
        icon=None,
        in_hand=None,
        phase="entrance",
        missing=frozenset(),
    )


@lru_cache(maxsize=64)
def _empty(settings: WonderZooSettings) -> tuple[Board, tuple[str, ...]]:
    """Return a board without tiles, and the bag with all visitors: values that all games share."""
    return make_board(settings), tuple(unplaced(settings, (), None))


def to_act(state: State) -> int:
    """Return the seat that decides, CHANCE or OVER.

    Raises:
        DocumentError: If the position leaves out whose turn it is.
    """
    if state.missing:
        need_turn(state)
    phase = state.phase
    if phase == "deal" or phase == "visitor":
        return CHANCE
    return OVER if phase == "over" else state.seat


def apply(state: State, move: Move) -> State:
    """Return the state after a legal move.

    Raises:
        MoveRefused: If the move is not legal, with every rule it breaks.
        DocumentError: If the position leaves out what the move needs.
    """
    if state.missing:
        need_turn(state)
    function = TRANSITIONS.get((state.phase, type(move)))
    try:
        after = function(state, move) if function is not None else None
    except TypeError:  # cells that are no cells
        after = None
    if after is None:
        from zoo_games.wonderzoo.legality import why_not

        raise MoveRefused(why_not(state, move))
    return after
