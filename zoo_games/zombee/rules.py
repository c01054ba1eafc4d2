r"""The rules of ZomBee: what may be done, what it leads to, and the chances of dice and flowers.

Source: the rule text of ZomBee (Klaus Kreowski, Kosmos 2015), 2 to 5 players; where it is silent, the
rulings of ``rulebook``. A turn is a chain of small moves::

    roll -> dice -> roll -> dice -> ... -> stop
                                        \-> flip -> flower -> [name -> flip -> flower ...] -> flip ...

Whatever follows by itself (the evaluation, a new round, a new game of the tournament) is part of the move
that brings it about. All functions are pure; the sentences for a refused move are in ``legality``.
"""

from __future__ import annotations

from typing import Final

from zoo_games.core.chance import Stream
from zoo_games.core.errors import MoveRefused, SettingError
from zoo_games.core.partial import need
from zoo_games.core.protocol import CHANCE, OVER
from zoo_games.zombee import throws
from zoo_games.zombee.listing import legal
from zoo_games.zombee.moves import Dice, Move, Roll
from zoo_games.zombee.settings import ZomBeeSettings
from zoo_games.zombee.state import GREEN, State, table_of
from zoo_games.zombee.throws import chance, sample
from zoo_games.zombee.turn import TRANSITIONS, turn_of

__all__ = ["apply", "canonical", "chance", "initial", "legal", "random_legal", "sample", "to_act"]

APPLY_NEEDS: Final = {
    "": ("phase",),
    "roll": ("dice", "rolls", "active", "honey"),
    "dice": ("dice", "rolls", "active", "honey"),
    "flip": ("flowers", "due", "step", "active"),
    "flower": ("flowers", "turning", "due", "step", "active", "honey"),
    "name": ("honey", "active", "step", "to_move", "due"),
    "over": (),
}
"""Keys without which a phase cannot be played on from."""


def initial(settings: ZomBeeSettings, players: int, stream: Stream) -> State:
    """Return the state after setup: drops given out, all flowers face down, seat 0 to roll.

    Args:
        settings: The settings.
        players: 2 to 5.
        stream: Not used; flowers are drawn when they are turned over.

    Raises:
        SettingError: For another number of players.

    Example:
        >>> state = initial(ZomBeeSettings(), 3, Stream(7))
        >>> state.honey, state.phase, len(state.flowers)
        ((2, 2, 2), 'roll', 14)
    """
    del stream
    if not 2 <= players <= 5:
        raise SettingError(f"ZomBee is for 2 to 5 players, not {players}.")
    table = table_of(settings, players)
    return turn_of(table, (settings.honey_start,) * players, (0,) * players, 0, 0, 0)


def to_act(state: State) -> int:
    """Return the seat that decides, CHANCE or OVER.

    Raises:
        DocumentError: If the position leaves out whose turn it is.
    """
    phase = state.phase
    if phase == "dice" or phase == "flower":
        return CHANCE
    if phase == "over":
        return OVER
    if state.table.missing:
        need(state, ("phase", "to_move"), "moves")
    assert state.to_move is not None
    return state.to_move


def apply(state: State, move: Move) -> State:
    """Return the state after a legal move; the dice of a throw stay as the move spells them.

    Raises:
        MoveRefused: If the move is not legal, with every rule it breaks.
        DocumentError: If a hand-written position leaves out what the move needs.
    """
    if state.table.missing:
        _need_all(state)
    function = TRANSITIONS.get(type(move))
    try:
        after = function(state, move) if function is not None else None
    except TypeError:  # a value of the move that cannot even be looked up
        after = None
    if after is None:
        raise refused(state, move)
    return after


def _need_all(state: State) -> None:
    need(state, APPLY_NEEDS[state.phase], "moves")
    if state.phase == "flower":
        if state.step == GREEN:
            need(state, ("dice",), "moves")
        if state.rules.tournament:
            need(state, ("wins",), "moves of a tournament")


def refused(state: State, move: Move) -> MoveRefused:
    """Return the error for a move that is not legal."""
    from zoo_games.zombee.legality import why_not

    return MoveRefused(why_not(state, move))


def random_legal(state: State, stream: Stream) -> Move:
    """Return a legal move, each equally likely."""
    moves = legal(state)
    return moves[int(stream.random() * len(moves))]


def canonical(state: State, move: Move) -> Move:
    """Return the spelling under which a move is listed: dice sorted, equal dice of a throw sorted by face."""
    if isinstance(move, Roll) and isinstance(move.dice, tuple):
        if all(type(die) is int for die in move.dice):
            return Roll(tuple(sorted(move.dice)))
    elif isinstance(move, Dice) and state.phase == "dice" and _is_throw(state, move.faces):
        return Dice(throws.canonical(state, move.faces))
    return move


def _is_throw(state: State, faces: object) -> bool:
    """Return whether something is a text for every die."""
    return (
        isinstance(faces, tuple)
        and len(faces) == state.table.count
        and all(isinstance(face, str) for face in faces)
    )
