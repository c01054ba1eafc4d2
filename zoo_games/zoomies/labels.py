"""Every Pack of a park with what it counts, kept from one state to the next.

Random play never asks for them. Once a bot has, laying a tile or a token renews only the Packs it touches.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Mapping, Sequence
from operator import add
from typing import TYPE_CHECKING, Any, Final

from zoo_games.zoomies.components import BONE_BIT, BREED_BITS
from zoo_games.zoomies.park import ROW, pack_of

if TYPE_CHECKING:
    from zoo_games.zoomies.state import Token

REMEMBERED: Final = 2_000
"""Answers that :attr:`Labels.memo` keeps for one asker before all are dropped."""


class Pack:
    """A Pack: its counts and who holds tokens on it. It is not changed once others can see it.

    Attributes:
        breed: Number of the breed.
        cells: Numbers of its cells; empty for a Pack that is only thought of.
        size: Dogs.
        bones: Bones.
        sides: Sides it shares with each breed.
        leaders: Seats of its Leaders.
        bone_tokens: Seats of its Bones.
        frens: Seats of its Frens by breed pointed at.
    """

    __slots__ = ("bone_tokens", "bones", "breed", "cells", "frens", "leaders", "sides", "size")

    def __init__(
        self,
        breed: int,
        cells: tuple[int, ...],
        size: int,
        bones: int,
        sides: list[int],
        leaders: tuple[int, ...],
        bone_tokens: tuple[int, ...],
        frens: dict[int, tuple[int, ...]],
    ) -> None:
        self.breed = breed
        self.cells = cells
        self.size = size
        self.bones = bones
        self.sides = sides
        self.leaders = leaders
        self.bone_tokens = bone_tokens
        self.frens = frens


Packs = dict[int, Pack]
"""Cell number to the Pack of the dog there."""


class Labels:
    """The Packs of one park and its tokens, found when they are first asked for.

    Attributes:
        packs: The Packs; None until they are asked for.
        memo: What bots have worked out about dogs beside Packs, handed on from state to state; its keys
            hold the Packs themselves, so no entry can be stale.
    """

    __slots__ = ("memo", "packs")

    def __init__(
        self, packs: Packs | None = None, memo: dict[Hashable, dict[Any, Any]] | None = None
    ) -> None:
        self.packs = packs
        self.memo = memo

    def laid(self, cell: int, first: int, other: int, second: int) -> Labels:
        """Return the labels, asked for before, after two dogs were laid on two cells."""
        assert self.packs is not None
        packs = self.packs.copy()
        _put(packs, cell, first)
        _put(packs, other, second)
        return Labels(packs, self.memo)

    def with_token(self, cell: int, token: Token, pointed: int) -> Labels:
        """Return the labels, asked for before, after a token was placed.

        Args:
            cell: Number of its cell.
            token: The token.
            pointed: Number of the breed that Frens point at, -1 for another token.
        """
        assert self.packs is not None
        packs = self.packs.copy()
        pack = _copy(packs[cell])
        _hold(pack, token.kind, token.player, pointed)
        packs.update(dict.fromkeys(pack.cells, pack))
        return Labels(packs, self.memo)

    def recall(self, asker: Hashable) -> dict[Any, Any]:
        """Return what one asker knows, empty when that has grown too large."""
        if self.memo is None:
            self.memo = {}
        known = self.memo.get(asker)
        if known is None or len(known) > REMEMBERED:
            known = self.memo[asker] = {}
        return known


def find_packs(park: Mapping[int, int], tokens: Iterable[tuple[int, str, int, int]]) -> Packs:
    """Return every Pack of a park.

    Args:
        park: Cell number to dog number.
        tokens: Cell number, kind, seat and breed pointed at of every token.
    """
    packs: Packs = {}
    for cell, dog in park.items():
        if cell not in packs:
            pack = _count(park, pack_of(park, cell), dog & BREED_BITS)
            packs.update(dict.fromkeys(pack.cells, pack))
    for cell, kind, seat, pointed in tokens:
        _hold(packs[cell], kind, seat, pointed)
    return packs


def _count(park: Mapping[int, int], cells: list[int], breed: int) -> Pack:
    sides = [0, 0, 0, 0, 0]
    bones = 0
    get = park.get
    for here in cells:
        if park[here] & BONE_BIT:
            bones += 1
        for there in (here - ROW, here + 1, here + ROW, here - 1):
            other = get(there)
            if other is not None and other & BREED_BITS != breed:
                sides[other & BREED_BITS] += 1
    return Pack(breed, tuple(cells), len(cells), bones, sides, (), (), {})


def _hold(pack: Pack, kind: str, seat: int, pointed: int) -> None:
    if kind == "leader":
        pack.leaders += (seat,)
    elif kind == "bones":
        pack.bone_tokens += (seat,)
    elif kind == "frens":
        pack.frens = {**pack.frens, pointed: (*pack.frens.get(pointed, ()), seat)}


def _copy(pack: Pack) -> Pack:
    """Return a Pack whose sides may be changed; the dict of Frens is never changed, so it is shared."""
    return Pack(
        pack.breed,
        pack.cells,
        pack.size,
        pack.bones,
        pack.sides.copy(),
        pack.leaders,
        pack.bone_tokens,
        pack.frens,
    )


def joined(packs: Sequence[Pack], dog: int, beside: Iterable[Pack]) -> Pack:
    """Return the Pack that a dog makes of the Packs it joins, the cells left out.

    Args:
        packs: The Packs of its breed beside it, each once.
        dog: The number of the dog.
        beside: The Pack on each of its sides where a dog is.
    """
    breed = dog & BREED_BITS
    size, bones = 1, 1 if dog & BONE_BIT else 0
    sides = packs[0].sides.copy() if packs else [0, 0, 0, 0, 0]
    for pack in packs[1:]:
        sides = list(map(add, sides, pack.sides))
    leaders: tuple[int, ...] = ()
    bone_tokens: tuple[int, ...] = ()
    frens: dict[int, tuple[int, ...]] = {}
    for pack in packs:
        size += pack.size
        bones += pack.bones
        leaders += pack.leaders
        bone_tokens += pack.bone_tokens
        if not frens:
            frens = pack.frens
        elif pack.frens:
            frens = frens.copy()
            for pointed, seats in pack.frens.items():
                frens[pointed] = frens.get(pointed, ()) + seats
    for pack in beside:
        if pack.breed != breed:
            sides[pack.breed] += 1
    return Pack(breed, (), size, bones, sides, leaders, bone_tokens, frens)


def _put(packs: Packs, cell: int, dog: int) -> None:
    """Lay one dog beside others, its Pack and theirs made anew."""
    breed = dog & BREED_BITS
    near = (cell - ROW, cell + 1, cell + ROW, cell - 1)
    beside = [packs[there] for there in near if there in packs]
    mine: list[Pack] = []
    others: list[Pack] = []
    for pack in beside:
        found = mine if pack.breed == breed else others
        if pack not in found:
            found.append(pack)
    pack = joined(mine, dog, beside)
    pack.cells = (cell, *[there for part in mine for there in part.cells])
    packs.update(dict.fromkeys(pack.cells, pack))
    for other in others:
        grown = _copy(other)
        grown.sides[breed] += beside.count(other)
        packs.update(dict.fromkeys(grown.cells, grown))
