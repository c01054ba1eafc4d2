"""What may be done in each phase; the lists are kept, since few of them differ.

Which dice may be rolled again depends only on which show ZomBees and which show a Zzz that frees one. Up to
ten dice all sets are listed at once; beyond, :class:`RollList` knows how many there are and makes each when
it is asked for, because twenty dice have a million sets.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import combinations
from math import comb
from typing import Final, overload

from zoo_games.core.partial import need
from zoo_games.zombee.moves import STOP, Flip, Move, Name, Roll, Stop
from zoo_games.zombee.state import FEW, FEW_FLOWERS, GREEN, State, Table, dice_in, mask_of

LISTED: Final = 10
"""Greatest number of dice for which all sets are listed at once."""

LEGAL_NEEDS: Final = {
    "": ("phase",),
    "roll": ("dice", "rolls", "to_move"),
    "dice": ("dice", "to_move"),
    "flip": ("flowers", "to_move"),
    "flower": ("flowers", "to_move"),
    "name": ("honey", "active", "step", "to_move"),
    "over": (),
}
"""Keys without which a phase cannot say what may be done."""


def legal(state: State) -> Sequence[Move]:
    """Return every legal move of the seat to act once, in a fixed order.

    Dice are listed by how many are rolled, then by number; stopping comes last. In a phase of chance the
    list is that of :func:`zoo_games.zombee.throws.chance`.

    Raises:
        DocumentError: If a hand-written position leaves out what the answer needs.
    """
    table, phase = state.table, state.phase
    if table.missing:
        need(state, LEGAL_NEEDS[phase], "legal moves")
    if phase == "flip":
        return flips(state)
    if phase == "roll":
        return rolls(state)
    if phase == "name":
        return names(state.honey, state.to_move, namer_may_name_itself(state))
    if phase == "over":
        return ()
    from zoo_games.zombee.throws import chance

    return tuple(move for move, _ in chance(state))


def rolls(state: State) -> Sequence[Move]:
    """Return the sets of dice that may be rolled, and stopping (O.rolls, O.reroll, O.stop).

    Lists that hang on the faces of few dice alone are kept at the table.
    """
    table = state.table
    if not state.rolls:
        return first_roll(table.count)
    found: Sequence[Move] | None = table.rolls.get(state.code)
    if found is None:
        found = sets(table.count, *snoring(state))
        if table.count <= FEW and not table.last_roll_only:
            table.rolls[state.code] = found
    return found


def snoring(state: State) -> tuple[int, int]:
    """Return the ZomBees, and the Zzz that free one, as the lower bits of their dice (O.reroll).

    Raises:
        DocumentError: If only a Zzz of the latest roll counts and the position does not say which that is.
    """
    code, table = state.code, state.table
    low, high = code & table.low, code >> 1 & table.low
    if not table.last_roll_only:
        return high & ~low, high & low
    need_last(state)
    return high & ~low, high & low & state.last


def need_last(state: State) -> None:
    """Refuse to say what Zzz free when the latest roll counts and is not known."""
    if not state.last:
        from zoo_games.core.errors import DocumentError

        raise DocumentError("state.last_roll", 'is missing; with zzz="last-roll" legal moves need it')


@lru_cache(maxsize=32)
def first_roll(count: int) -> tuple[Move, ...]:
    """Return the one roll of all dice."""
    return (Roll(tuple(range(count))),)


@lru_cache(maxsize=32)
def _all_sets(count: int) -> tuple[tuple[Roll, int], ...]:
    """Return every non-empty set of dice with the lower bits of its mask."""
    return tuple(
        (Roll(dice), mask_of(dice) // 3)
        for size in range(1, count + 1)
        for dice in combinations(range(count), size)
    )


@lru_cache(maxsize=1024)
def sets(count: int, zombees: int, zzz: int) -> Sequence[Move]:
    """Return every set of dice that may be rolled again, then stopping.

    Args:
        count: Number of dice.
        zombees: Lower bits of the dice that show a ZomBee.
        zzz: Lower bits of the dice that show a Zzz that frees one.
    """
    if count > LISTED:
        return RollList(count, zombees, zzz)
    found: list[Move] = [
        roll for roll, mask in _all_sets(count) if (mask & zombees).bit_count() <= (mask & zzz).bit_count()
    ]
    return (*found, STOP)


class RollList(Sequence[Move]):
    """The sets of many dice that may be rolled again, then stopping; each made when asked for.

    Args:
        count: Number of dice.
        zombees: Lower bits of the dice that show a ZomBee.
        zzz: Lower bits of the dice that show a Zzz that frees one.

    Example:
        >>> moves = RollList(20, 1, 0)
        >>> len(moves), moves[0], moves[-1]
        (524288, Roll(dice=(1,), type='roll'), Stop(type='stop'))
    """

    def __init__(self, count: int, zombees: int, zzz: int) -> None:
        self._count = count
        self._weights = tuple(
            1 if zombees >> 2 * die & 1 else -1 if zzz >> 2 * die & 1 else 0 for die in range(count)
        )
        self._sizes = tuple(self._ways(0, size, 0) for size in range(1, count + 1))
        self._length = sum(self._sizes) + 1

    def _ways(self, start: int, size: int, lead: int) -> int:
        """Return how many sets of ``size`` dice from ``start`` on keep ZomBees, ``lead`` in front, down."""
        rest = self._weights[start:]
        return _ways(rest.count(1), rest.count(-1), rest.count(0), size, lead)

    def __len__(self) -> int:
        return self._length

    @overload
    def __getitem__(self, index: int) -> Move: ...

    @overload
    def __getitem__(self, index: slice) -> Sequence[Move]: ...

    def __getitem__(self, index: int | slice) -> Move | Sequence[Move]:
        if isinstance(index, slice):
            return tuple(self[at] for at in range(*index.indices(self._length)))
        at = index + self._length if index < 0 else index
        if not 0 <= at < self._length:
            raise IndexError("there are not so many moves")
        if at == self._length - 1:
            return STOP
        size = 1
        for ways in self._sizes:
            if at < ways:
                break
            at -= ways
            size += 1
        return Roll(self._set(at, size))

    def _set(self, at: int, size: int) -> tuple[int, ...]:
        """Return the set of ``size`` dice at a place of the order of their numbers."""
        found: list[int] = []
        lead, die = 0, 0
        while len(found) < size:
            ways = self._ways(die + 1, size - len(found) - 1, lead + self._weights[die])
            if at < ways:
                found.append(die)
                lead += self._weights[die]
            else:
                at -= ways
            die += 1
        return tuple(found)

    def __iter__(self) -> Iterator[Move]:
        for size in range(1, self._count + 1):
            for dice in combinations(range(self._count), size):
                if sum(self._weights[die] for die in dice) <= 0:
                    yield Roll(dice)
        yield STOP

    def __contains__(self, move: object) -> bool:
        if isinstance(move, Stop):
            return True
        if not isinstance(move, Roll) or not is_set(move.dice, self._count):
            return False
        return tuple(sorted(move.dice)) == move.dice and sum(self._weights[die] for die in move.dice) <= 0

    def __eq__(self, other: object) -> bool:
        if isinstance(other, RollList):
            return self._weights == other._weights
        return NotImplemented

    def __hash__(self) -> int:
        return hash(self._weights)


@lru_cache(maxsize=65536)
def _ways(zombees: int, zzz: int, others: int, size: int, lead: int) -> int:
    """Return how many sets of so many dice hold at least as many Zzz as ZomBees, ``lead`` included."""
    return sum(
        comb(zombees, green) * comb(zzz, free) * comb(others, size - green - free)
        for green in range(min(zombees, size) + 1)
        for free in range(max(0, lead + green), min(zzz, size - green) + 1)
    )


def is_set(dice: object, count: int) -> bool:
    """Return whether something is a non-empty tuple of different numbers of dice."""
    return (
        isinstance(dice, tuple)
        and len(dice) > 0
        and all(type(die) is int and 0 <= die < count for die in dice)
        and len(set(dice)) == len(dice)
    )


@lru_cache(maxsize=4096)
def roll_mask(dice: tuple[int, ...], count: int) -> int:
    """Return the mask of a set of dice, 0 if it is none."""
    return mask_of(dice) if is_set(dice, count) else 0


FLIPS: Final = tuple(Flip(flower) for flower in range(64))
"""The flip of each flower."""

_NAMES: Final = tuple(Name(seat) for seat in range(5))


def flips(state: State) -> tuple[Move, ...]:
    """Return the flip of every flower that lies face down (O.zombees, O.bees); kept for few flowers."""
    table, up = state.table, state.up
    found: tuple[Move, ...] | None = table.flips.get(up)
    if found is None:
        down = table.all_down & ~up
        found = tuple([flip for flip in FLIPS if down >> flip.flower & 1])
        if table.flowers <= FEW_FLOWERS:
            table.flips[up] = found
    return found


@lru_cache(maxsize=4096)
def names(honey: tuple[int, ...], namer: int | None, itself: bool) -> tuple[Move, ...]:
    """Return whom a question mark may name: everybody in, its revealer only if ``itself`` (O.choose)."""
    return tuple(
        name for name, drops in zip(_NAMES, honey, strict=False) if drops and (itself or name.seat != namer)
    )


def namer_may_name_itself(state: State) -> bool:
    """Return whether the revealer of a question mark may name itself: only the active player may (O.self)."""
    return state.step == GREEN and state.to_move == state.active and state.rules.question_mark_self


@lru_cache(maxsize=4096)
def yellow_order(honey: tuple[int, ...], active: int, bees: int) -> tuple[int, ...]:
    """Return who turns a flower for each bee: clockwise from the active player's left (O.yellow).

    Example:
        >>> yellow_order((1, 2, 0, 1), 0, 4)
        (1, 3, 1, 3)
    """
    count = len(honey)
    others = [seat % count for seat in range(active + 1, active + count) if honey[seat % count]]
    return tuple(others[at % len(others)] for at in range(bees)) if others else ()


@lru_cache(maxsize=4096)
def left_of(honey: tuple[int, ...], seat: int) -> int:
    """Return the next player on the left who is in."""
    count = len(honey)
    return next(other % count for other in range(seat + 1, seat + count + 1) if honey[other % count])


def dice_of(table: Table, mask: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Return the dice of a mask by kind."""
    dice = dice_in(mask)
    first = table.rules.dice_a
    return tuple(die for die in dice if die < first), tuple(die for die in dice if die >= first)
