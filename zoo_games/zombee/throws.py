"""How dice can fall and what a flower can show, with exact weights.

Dice of one kind are alike: a throw is told by how many of them show each face, so five dice have 200
outcomes and not 7,776. The weight of an outcome is the number of ways in which the faces come up.
"""

from __future__ import annotations

from bisect import bisect_right
from collections import Counter
from functools import lru_cache
from itertools import accumulate, combinations_with_replacement, product
from math import factorial, prod
from typing import Final

from zoo_games.core.chance import Stream
from zoo_games.core.partial import need
from zoo_games.zombee.components import FACES, KINDS
from zoo_games.zombee.listing import LEGAL_NEEDS, dice_of
from zoo_games.zombee.moves import Dice, Flower, Move
from zoo_games.zombee.state import FEW, State, Table

NUMBER: Final = {face: number for number, face in enumerate(FACES)}

FLOWERS: Final = {kind: Flower(kind) for kind in KINDS}
_BEE, _QUESTION, _ZOMBEE = FLOWERS.values()


@lru_cache(maxsize=256)
def falls(faces: tuple[str, ...], count: int) -> tuple[tuple[tuple[int, ...], int], ...]:
    """Return every outcome of so many dice of one kind, as face numbers not falling, with its weight.

    Example:
        >>> len(falls(("bee", "honey", "zombee", "zzz"), 3))
        20
        >>> sum(weight for _, weight in falls(("bee", "bee", "zzz"), 2)) == 3**2
        True
    """
    copies = Counter(NUMBER[face] for face in faces)
    found = []
    for outcome in combinations_with_replacement(sorted(copies), count):
        times = Counter(outcome)
        ways = factorial(count) // prod(factorial(number) for number in times.values())
        found.append((outcome, ways * prod(copies[face] ** number for face, number in times.items())))
    return tuple(found)


def _bits(dice: tuple[int, ...], outcome: tuple[int, ...]) -> int:
    code = 0
    for die, face in zip(dice, outcome, strict=True):
        code |= face << 2 * die
    return code


class Throw:
    """The outcomes of a set of dice: their bits, weights, and the running sums of the weights."""

    __slots__ = ("bits", "sums", "total", "weights")

    def __init__(self, table: Table, mask: int) -> None:
        first, second = dice_of(table, mask)
        rules = table.rules
        kinds = [
            [(_bits(dice, outcome), weight) for outcome, weight in falls(faces, len(dice))]
            for dice, faces in ((first, rules.faces_a), (second, rules.faces_b))
        ]
        pairs = [(one | other, weight * factor) for (one, weight), (other, factor) in product(*kinds)]
        self.bits = tuple(bits for bits, _ in pairs)
        self.weights = tuple(weight for _, weight in pairs)
        self.sums = tuple(accumulate(self.weights))
        self.total = self.sums[-1]


def throw(table: Table, mask: int) -> Throw:
    """Return the outcomes of a set of dice; those of few dice are kept, more dice are drawn one by one."""
    found = table.throws.get(mask)
    if found is None:
        found = Throw(table, mask)
        if table.count <= FEW:
            table.throws[mask] = found
    assert isinstance(found, Throw)
    return found


def move_of(table: Table, code: int) -> Dice:
    """Return the move of chance after which the dice lie so; those of few dice are kept."""
    found: Dice | None = table.moves.get(code)
    if found is None:
        found = Dice(tuple([FACES[code >> 2 * die & 3] for die in range(table.count)]))
        if table.count <= FEW:
            table.moves[code] = found
            table.codes[found.faces] = code
    return found


def code_of(faces: tuple[str, ...]) -> int:
    """Return the bits of some faces, -1 if one of them is no face."""
    code = 0
    for die, face in enumerate(faces):
        number = NUMBER.get(face, -1)
        if number < 0:
            return -1
        code |= number << 2 * die
    return code


def chance(state: State) -> tuple[tuple[Move, int], ...]:
    """Return every outcome of the throw or of the flower with its weight; nothing in another phase.

    Raises:
        DocumentError: If a hand-written position leaves out what the answer needs.
    """
    if state.table.missing:
        need(state, LEGAL_NEEDS[state.phase], "chances")
    if state.phase == "flower":
        return tuple((FLOWERS[kind], left) for kind, left in zip(KINDS, state.hidden, strict=True) if left)
    if state.phase != "dice":
        return ()
    table, held = state.table, state.code
    thrown = throw(table, state.last)
    return tuple(
        (move_of(table, held | bits), weight)
        for bits, weight in zip(thrown.bits, thrown.weights, strict=True)
    )


def sample(state: State, stream: Stream) -> Move:
    """Return one outcome, drawn by weight, in a phase of chance."""
    if state.table.missing:
        need(state, LEGAL_NEEDS[state.phase], "chances")
    table = state.table
    if state.phase == "flower":
        marks = state.marks.bit_count()
        bees = table.bees - state.up.bit_count() + marks
        at = stream.random() * (bees + table.questions - marks + 1)
        return _BEE if at < bees else _ZOMBEE if at >= bees + table.questions - marks else _QUESTION
    if table.count > FEW:
        return move_of(table, state.code | _drawn(table, state.last, stream))
    thrown = table.throws.get(state.last)
    if thrown is None:
        thrown = throw(table, state.last)
    fallen = thrown.bits[bisect_right(thrown.sums, int(stream.random() * thrown.total))]
    return move_of(table, state.code | fallen)


def _drawn(table: Table, mask: int, stream: Stream) -> int:
    """Return the bits of a throw of many dice, drawn die by die and sorted within each kind."""
    rules = table.rules
    code = 0
    for dice, faces in zip(dice_of(table, mask), (rules.faces_a, rules.faces_b), strict=True):
        code |= _bits(dice, tuple(sorted(NUMBER[stream.pick(faces)] for _ in dice)))
    return code


def canonical(state: State, faces: tuple[str, ...]) -> tuple[str, ...]:
    """Return a throw as :func:`chance` spells it: faces of equal dice in the air sorted by name."""
    lying = list(faces)
    for dice in dice_of(state.table, state.last):
        for die, face in zip(dice, sorted(faces[die] for die in dice), strict=True):
            lying[die] = face
    return tuple(lying)


def falls_so(state: State, code: int) -> bool:
    """Return whether every die in the air has the face that ``code`` gives it (O.faces)."""
    table = state.table
    return all(
        FACES[code >> 2 * die & 3] in table.faces_of(die)
        for die in range(table.count)
        if state.last >> 2 * die & 3
    )
