"""What a legal move of ZomBee leads to; a move that is not legal leads to None."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from zoo_games.zombee.components import BEE, QUESTION, ZOMBEE
from zoo_games.zombee.listing import (
    left_of,
    namer_may_name_itself,
    names,
    need_last,
    roll_mask,
    yellow_order,
)
from zoo_games.zombee.moves import Dice, Flip, Flower, Name, Roll, Stop
from zoo_games.zombee.state import GREEN, YELLOW, State, Table
from zoo_games.zombee.throws import code_of, falls_so


def _roll(state: State, move: Roll) -> State | None:
    """Take dice up; they are then in the air."""
    if state.phase != "roll":
        return None
    table, code, rolls = state.table, state.code, state.rolls
    mask = roll_mask(move.dice, table.count)
    if not rolls:
        if mask != table.full:
            return None
    else:
        low, high = code & mask & table.low, code >> 1 & mask & table.low
        zzz = high & low
        if table.last_roll_only:
            need_last(state)
            zzz &= state.last
        if not mask or (high & ~low).bit_count() > zzz.bit_count():
            return None
    after = state.twin()
    after.code = code & ~mask
    after.last = mask
    after.phase = "dice"
    return after


def _dice(state: State, move: Dice) -> State | None:
    """Let the dice lie; after the last roll they are evaluated."""
    if state.phase != "dice":
        return None
    table = state.table
    code = table.codes.get(move.faces)
    if code is None:
        if len(move.faces) != table.count:
            return None
        code = code_of(move.faces)
    if code < 0 or code & ~state.last != state.code:
        return None
    if not (table.every_face or falls_so(state, code)):
        return None
    rolls = state.rolls + 1
    if rolls == table.most_rolls:
        return _evaluate(state, code, rolls)
    after = state.twin()
    after.code = code
    after.rolls = rolls
    after.phase = "roll"
    return after


def _stop(state: State, move: Stop) -> State | None:
    del move
    if state.phase != "roll" or not state.rolls:
        return None
    return _evaluate(state, state.code, state.rolls)


def _evaluate(state: State, code: int, rolls: int) -> State:
    """Return the state once honey is counted and flips are due (O.order, O.three, O.cap, O.zombees)."""
    table, honey, seat = state.table, state.honey, state.active
    low, high = code & table.low, code >> 1 & table.low
    after = state.twin()
    after.code = code
    after.rolls = rolls
    if (low & ~high).bit_count() >= table.needed and honey[seat] < table.cap:
        after.honey = (*honey[:seat], honey[seat] + 1, *honey[seat + 1 :])
    zombees = (high & ~low).bit_count()
    if not zombees:
        return _yellow(after)
    after.due = (seat,) * zombees
    after.step = GREEN
    after.phase = "flip"
    return after


def _yellow(after: State) -> State:
    """Let the others owe their flips in a new state, or begin the next turn if they owe none (O.bees)."""
    table, active = after.table, after.active
    bees = table.count - ((after.code | after.code >> 1) & table.low).bit_count()
    if not bees:
        return turn_of(table, after.honey, after.wins, after.up, after.marks, left_of(after.honey, active))
    after.due = due = yellow_order(after.honey, active, bees)
    after.step = YELLOW
    after.turning = None
    after.to_move = due[0]
    after.phase = "flip"
    return after


def turn_of(
    table: Table, honey: tuple[int, ...], wins: tuple[int, ...], up: int, marks: int, seat: int
) -> State:
    """Return the beginning of a turn."""
    return State(table, honey, wins, up, marks, -1, 0, 0, 0, (), None, None, seat, seat, "roll")


def _flip(state: State, move: Flip) -> State | None:
    flower = move.flower
    if state.phase != "flip" or type(flower) is not int or flower < 0:
        return None
    if not (state.table.all_down & ~state.up) >> flower & 1:
        return None
    after = state.twin()
    after.turning = flower
    after.phase = "flower"
    return after


def _flower(state: State, move: Flower) -> State | None:
    """Show what the flower is: a bee, a question mark that names, or the ZomBee that ends the round."""
    if state.phase != "flower":
        return None
    kind, marks, turning = move.kind, state.marks, state.turning
    assert turning is not None
    up = state.up | 1 << turning
    if kind == BEE:
        if state.up.bit_count() - marks.bit_count() >= state.table.bees:
            return None
        return _bee(state, up, state.due[1:])
    if kind == QUESTION:
        if marks.bit_count() >= state.table.questions:
            return None
        after = state.twin()
        after.up = up
        after.marks = marks | 1 << turning
        after.due = state.due[1:]
        after.turning = None
        after.phase = "name"
        return after
    return _zombee(state, up) if kind == ZOMBEE else None


def _bee(state: State, up: int, due: tuple[int, ...]) -> State:
    """Return the state after a bee: the next flip, the next step or the next turn."""
    if not due and state.step == YELLOW:
        seat = left_of(state.honey, state.active)
        return turn_of(state.table, state.honey, state.wins, up, state.marks, seat)
    after = state.twin()
    after.up = up
    if not due:
        return _yellow(after)
    after.due = due
    after.turning = None
    after.to_move = due[0]
    after.phase = "flip"
    return after


def _name(state: State, move: Name) -> State | None:
    """Put the player who was named in front; nobody's own flip is used up (O.extra)."""
    if state.phase != "name":
        return None
    if type(move.seat) is not int:
        return None
    if move not in names(state.honey, state.to_move, namer_may_name_itself(state)):
        return None
    after = state.twin()
    after.due = (move.seat, *state.due)
    after.to_move = move.seat
    after.phase = "flip"
    return after


def _zombee(state: State, up: int) -> State:
    """Return the state after the ZomBee: somebody pays, and a round, game or tournament ends."""
    table, rules = state.table, state.table.rules
    loser = state.due[0]
    if state.step == GREEN and rules.payer == "active":
        loser = state.active
    honey = (*state.honey[:loser], state.honey[loser] - 1, *state.honey[loser + 1 :])
    left = [seat for seat, drops in enumerate(honey) if drops]
    if len(left) > 1:
        starter = loser if honey[loser] else left_of(honey, loser)
        return turn_of(table, honey, state.wins, 0, 0, starter)
    wins = state.wins
    if rules.tournament:
        wins = tuple(won + (seat == left[0]) for seat, won in enumerate(wins))
        if max(wins) < rules.wins_needed:
            everybody = (rules.honey_start,) * table.players
            return turn_of(table, everybody, wins, 0, 0, (loser + 1) % table.players)
    return State(
        table,
        honey,
        wins,
        up,
        state.marks,
        state.turning if state.turning is not None else -1,
        state.code,
        state.rolls,
        state.last,
        (),
        None,
        None,
        state.active,
        None,
        "over",
    )


TRANSITIONS: Final[dict[type, Callable[[State, Any], State | None]]] = {
    Roll: _roll,
    Stop: _stop,
    Dice: _dice,
    Flip: _flip,
    Flower: _flower,
    Name: _name,
}
