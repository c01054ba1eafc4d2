"""What a board may be opened with: positions, games and their names, seeds, bots, each checked here."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

from zoo_games.core import chance
from zoo_games.core.errors import SettingError, ZooError, printable
from zoo_games.core.protocol import Agent
from zoo_games.play.agents import make_agent
from zoo_games.play.handle import GameHandle
from zoo_games.play.position import Position


@dataclass(frozen=True, slots=True)
class Opened:
    """What a board begins with.

    Attributes:
        position: Where it begins.
        seed: Seed of all draws to come.
        dealt: Whether the setup was dealt with that seed.
    """

    position: Position
    seed: int
    dealt: bool


def opened(what: Position | GameHandle | str, seed: int | None) -> Opened:
    """Return what a board begins with.

    Args:
        what: A position, a game, or the name of a game.
        seed: Seed of all draws to come; None takes one that nobody has foreseen.

    Raises:
        SettingError: If either is something else.
        UnknownGame: If there is no game of that name.

    Example:
        >>> opened("zoomies", 7).position
        <Zoomies: Player 1 to move, phase tile; Player 1 0, Player 2 0>
    """
    chosen = seed_or_new(seed)
    if isinstance(what, Position):
        # Where nothing is hidden, a view is the position itself.
        whole = what if what.game.spec.hidden else replace(what, observed=False, seat=None)
        return Opened(whole, chosen, dealt=False)
    handle = GameHandle.load(what) if isinstance(what, str) else what
    if not isinstance(handle, GameHandle):
        raise SettingError(
            'A board shows a position, such as zoo_games.load("zoomies").new(2), or starts a game by its '
            f'name, such as "zoomies"; {written(what)} is neither.'
        )
    return Opened(handle.new(seed=chosen), chosen, dealt=True)


def seed_or_new(seed: int | None) -> int:
    """Return a seed, a new one that nobody has foreseen for None.

    Raises:
        SettingError: If it is no whole number of at most 64 bits.
    """
    return secrets.randbits(32) if seed is None else chance.checked_seed(seed)


def checked_bots(position: Position, bots: Mapping[int, str | Agent] | None) -> dict[int, str | Agent]:
    """Return who plays for whom.

    Args:
        position: Where the game begins.
        bots: By seat, the name of a bot or an agent; None for no bots.

    Raises:
        SettingError: If it is no dictionary, a seat is not there, or a bot is unknown.
    """
    if bots is None:
        return {}
    if not isinstance(bots, Mapping):
        raise SettingError(
            'bots is a dictionary of a seat and the name of a bot, such as {1: "greedy"}, '
            f"not {written(bots)}."
        )
    last = len(position.names) - 1
    for seat, bot in bots.items():
        if type(seat) is not int or not 0 <= seat <= last:
            raise SettingError(f"There is no seat {written(seat)}; the seats are 0 to {last}.")
        if isinstance(bot, str):
            make_agent(position.game, bot)
        elif isinstance(bot, type) or not hasattr(bot, "choose"):
            raise SettingError(
                f'The bot of seat {seat} is the name of a bot, such as "greedy", or an agent, '
                f"not {written(bot)}."
            )
    return dict(bots)


def written(value: Any) -> str:
    """Return a value as code, short and on one line."""
    return printable(repr(value), 60)


def cannot_go_on(position: Position) -> str:
    """Return why nobody can be offered a move in a position as far as it is known; empty if somebody can.

    A position that is read from a few facts, or that is a view, may leave out what moves depend on; it can
    still be looked at.

    Args:
        position: A position, whole or not.

    Example:
        >>> "so no moves can be offered" in cannot_go_on(opened("zoomies", 7).position.view())
        True
    """
    try:
        actor = position.to_move
        if isinstance(actor, int):
            if position.observed:
                position.view(actor)
            position.legal()
    except ZooError as error:
        return no_moves(position, error)
    return ""


def no_moves(position: Position, error: ZooError) -> str:
    """Return the sentence of a board on which nobody can move, from the error that says what is missing."""
    rest = "no scores" if known_scores(position) is None else "scores and why? work"
    return f"{_fact(error)}, so no moves can be offered; {rest}."


def known_scores(position: Position) -> tuple[int, ...] | None:
    """Return the scores of a position, None where too little is known to tell them."""
    try:
        return position.scores
    except ZooError:
        return None


def _fact(error: ZooError) -> str:
    reason = str(error).rstrip(".")
    place, separator, _ = reason.partition(": is missing")
    if not separator:
        return reason
    part = place.rpartition(".")[2].replace("_", " ")
    return f"{part.capitalize()} are unknown" if part.endswith("s") else f"The position gives no {part}"
