"""What a tile would add to one seat's score, worked out without laying it.

Laying a dog changes only the Packs and the Zoomies group it touches. :class:`Gains` keeps one :class:`Entry`
for every dog beside every set of Packs that is asked for, and puts a tile together from two entries and the
side between its halves. That is exact, splits included. Only for a tile with one breed twice the whole score
is counted instead.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from typing import Any

from zoo_games.zoomies.components import BONE_BIT, BREED_BITS, DOGS, TILES, ZOOMIES_BIT
from zoo_games.zoomies.labels import Pack, joined
from zoo_games.zoomies.listing import token_placements
from zoo_games.zoomies.moves import BONES, LEADER, ZOOMIES, Move, PlaceTile, PlaceToken
from zoo_games.zoomies.packs import ladder_points, part, token_points
from zoo_games.zoomies.park import DELTA, DELTA_OF, DOGS_BESIDE, ROW, cell_number, group_of
from zoo_games.zoomies.settings import ZoomiesSettings
from zoo_games.zoomies.state import State
from zoo_games.zoomies.turn import lay


class Entry:
    """One dog on one free cell.

    Attributes:
        change: What it does to the score of the seat's tokens in the park.
        best: The best new token on it, arrows at the other half left out.
        sides: Sides that its Pack would share with each breed.
        frens: Seats of the Frens on its Pack by breed pointed at.
        packs: The Packs it would join.
    """

    __slots__ = ("best", "change", "frens", "packs", "sides")

    def __init__(
        self,
        change: int,
        best: int,
        sides: list[int],
        frens: dict[int, tuple[int, ...]],
        packs: list[Pack],
    ) -> None:
        self.change = change
        self.best = best
        self.sides = sides
        self.frens = frens
        self.packs = packs


@lru_cache(maxsize=64)
def _kept(rules: ZoomiesSettings, circle: bool, square: bool) -> tuple[dict[Any, Entry], dict[int, int]]:
    """Return what holds in every park, for some settings and tokens to place.

    That is where entries are kept that hang on breeds alone, and by dog the best new token on one that
    touches only the other half of its tile.

    Args:
        rules: The settings.
        circle: Whether there is a circular token to place.
        square: Whether there is a square one.
    """
    alone = {}
    for dog in DOGS:
        tokens = [0]
        if circle:
            tokens += [rules.points_dog, rules.ladder[0] if dog & ZOOMIES_BIT else 0]
        if square:
            tokens += [rules.points_side, rules.points_bone if dog & BONE_BIT else 0]
        alone[dog] = max(tokens)
    return {}, alone


class Gains:
    """What tiles would add to the score of one seat in one state.

    Args:
        state: The position; the score of the seat to move is asked for.
        with_token: Whether a token goes on the tile (not on the second tile of a Zoomies token).
    """

    def __init__(self, state: State, with_token: bool = True) -> None:
        self.state = state
        self.seat = seat = state.to_move
        self.rules = state.rules
        self.points_side = state.rules.points_side
        circle, square = state.left[seat]
        self.circle = with_token and circle > 0
        self.square = with_token and square > 0
        self.known: dict[Any, Entry] = state._labels.recall((seat, self.circle, self.square))
        self.plain, self.alone = _kept(state.rules, self.circle, self.square)
        packs = state.packs()
        self.beside = {
            cell: [packs[cell + step] for step in DOGS_BESIDE[bits]]
            for cell, bits in state.frontier().items()
        }
        self.entries: dict[int, Entry] = {}

    # --- tiles --------------------------------------------------------------------------------------

    def of(self, moves: Iterable[Move]) -> list[int]:
        """Return the points that legal places add at once, each with the best token on it.

        A move that lays no tile gets 0. Places of one tile should follow each other, as they do in lists.
        """
        beside = self.beside
        tile, first, second, twins = "", 0, 0, False
        near: dict[
            int, int
        ] = {}  # gains of the tile by the cell of its first dog, if its second touches nothing
        far: dict[int, int] = {}  # and the other way round
        found = []
        for move in moves:
            if not isinstance(move, PlaceTile):
                found.append(0)
                continue
            laid, (row, column), toward, _ = move
            if laid != tile:
                tile = laid
                first, second = TILES[tile]
                twins = first & BREED_BITS == second & BREED_BITS
                near, far = {}, {}
            cell = row * ROW + column
            other = cell + DELTA_OF[toward]
            if twins:
                points = self._counted(move)
            elif other not in beside:
                if cell not in near:
                    near[cell] = self._lone_gain(cell, first, second)
                points = near[cell]
            elif cell not in beside:
                if other not in far:
                    far[other] = self._lone_gain(other, second, first)
                points = far[other]
            else:
                points = self._gain(cell, first, other, second)
            found.append(points)
        return found

    def _gain(self, cell: int, first: int, other: int, second: int) -> int:
        """Return the gain of a tile of which both halves touch the park."""
        a, b, each = first & BREED_BITS, second & BREED_BITS, self.points_side
        one = self.entries.get(cell << 5 | first) or self._entry(cell, first)
        two = self.entries.get(other << 5 | second) or self._entry(other, second)
        change = one.change + two.change
        best = one.best if one.best > two.best else two.best
        there = back = 1
        if one.packs:
            for pack in self.beside[other]:
                there += pack in one.packs
        if two.packs:
            for pack in self.beside[cell]:
                back += pack in two.packs
        if b in one.frens:
            change += self._meeting(one, b, self.beside[other], there)
        elif self.square and each * (one.sides[b] + there) > best:
            best = each * (one.sides[b] + there)
        if a in two.frens:
            change += self._meeting(two, a, self.beside[cell], back)
        elif self.square and each * (two.sides[a] + back) > best:
            best = each * (two.sides[a] + back)
        return change + best

    def _lone_gain(self, cell: int, dog: int, mate: int) -> int:
        """Return the gain of a tile whose other half, ``mate``, touches nothing but the first."""
        entry = self.entries.get(cell << 5 | dog) or self._entry(cell, dog)
        best, breed = entry.best, mate & BREED_BITS
        if self.alone[mate] > best:
            best = self.alone[mate]
        if breed in entry.frens:
            return entry.change + best + self._meeting(entry, breed, (), 1)
        if self.square and self.points_side * (entry.sides[breed] + 1) > best:
            best = self.points_side * (entry.sides[breed] + 1)
        return entry.change + best

    def _counted(self, move: PlaceTile) -> int:
        """Return the same by laying the tile and counting everything."""
        after = lay(self.state, move)
        assert after is not None, "only legal places are weighed"
        change = seat_score(after, self.seat) - seat_score(self.state, self.seat)
        best = 0
        if self.circle or self.square:
            best = max((points for _, points in token_gains(after)), default=0)
        return change + best

    def _meeting(self, entry: Entry, breed: int, beside: Sequence[Pack], met: int) -> int:
        """Return what Frens from one half's Pack to the other half's breed gain by both being laid.

        Each entry was made as if its dog were laid alone; the sides that the second dog brings to the
        Packs of the first belong to the joined Pack now.

        Args:
            entry: The half with the Frens.
            breed: The breed of the other half.
            beside: The Packs beside the other half.
            met: Sides on which the other half touches the joined Pack.
        """
        each, sides = self.points_side, entry.sides[breed]
        seats = entry.frens[breed]
        change = self._mine(seats, each, sides + met) - self._mine(seats, each, sides)
        for pack in entry.packs:
            more = beside.count(pack)
            if more and breed in pack.frens:
                was = pack.sides[breed]
                change -= self._mine(pack.frens[breed], each, was + more)
                change += self._mine(pack.frens[breed], each, was)
        return change

    # --- one dog ------------------------------------------------------------------------------------

    def _entry(self, cell: int, dog: int) -> Entry:
        """Return the entry of a dog on a free cell beside the park.

        What is remembered goes by the Packs that can matter, those of the dog's own breed and those whose
        Frens point at it, from turn to turn; and where none can, by the breeds beside it, for good.
        """
        beside = self.beside[cell]
        breed = dog & BREED_BITS
        parts: list[int | Pack] = [dog]
        kept = self.plain
        for pack in beside:
            if pack.breed == breed or breed in pack.frens:
                parts.append(pack)
                kept = self.known
            else:
                parts.append(pack.breed)
        key = tuple(parts)
        entry = kept.get(key)
        if entry is None:
            entry = kept[key] = self._fill(dog, beside)
        if dog & ZOOMIES_BIT:
            entry = self._with_group(entry, cell)
        self.entries[cell << 5 | dog] = entry
        return entry

    def _with_group(self, entry: Entry, cell: int) -> Entry:
        """Return the entry of a dog with the icon, with what its Zoomies group adds."""
        shift, points = self._group(cell)
        if not shift and points <= entry.best:
            return entry
        best = max(entry.best, points)
        return Entry(entry.change + shift, best, entry.sides, entry.frens, entry.packs)

    def _fill(self, dog: int, beside: Sequence[Pack]) -> Entry:
        """Return what a dog beside some Packs does, its Zoomies group left out."""
        breed = dog & BREED_BITS
        packs: list[Pack] = []
        others: list[Pack] = []
        for pack in beside:
            found = packs if pack.breed == breed else others
            if pack not in found:
                found.append(pack)
        whole = joined(packs, dog, beside)
        change = 0
        if whole.leaders or whole.bone_tokens or whole.frens:
            change = self._held(whole)
            for pack in packs:
                change -= self._held(pack)
        for pack in others:
            if breed in pack.frens:
                seats, was = pack.frens[breed], pack.sides[breed]
                change += self._mine(seats, self.points_side, was + beside.count(pack))
                change -= self._mine(seats, self.points_side, was)
        return Entry(change, self._best_token(whole, others), whole.sides, whole.frens, packs)

    def _mine(self, seats: tuple[int, ...], each: int, count: int) -> int:
        """Return what the seat gets from tokens of some seats that share ``each * count`` points."""
        mine = seats.count(self.seat)
        return mine * part(self.rules.split, each * count, len(seats)) if mine else 0

    def _held(self, pack: Pack) -> int:
        """Return what the seat's tokens on a Pack score."""
        rules = self.rules
        points = self._mine(pack.leaders, rules.points_dog, pack.size) if pack.leaders else 0
        if pack.bone_tokens:
            points += self._mine(pack.bone_tokens, rules.points_bone, pack.bones)
        for breed, seats in pack.frens.items():
            points += self._mine(seats, rules.points_side, pack.sides[breed])
        return points

    def _best_token(self, whole: Pack, others: Sequence[Pack]) -> int:
        """Return the points of the best new token on a Pack, its arrow at one of the others beside it."""
        best = 0
        if self.circle and not whole.leaders:
            best = self.rules.points_dog * whole.size
        if self.square:
            if not whole.bone_tokens and (points := self.rules.points_bone * whole.bones) > best:
                best = points
            for pack in others:
                if pack.breed not in whole.frens:
                    points = self.points_side * whole.sides[pack.breed]
                    if points > best:
                        best = points
        return best

    def _group(self, cell: int) -> tuple[int, int]:
        """Return what a Zoomies dog on a cell does to the seat's groups, and a new token's points."""
        park, taken, rules = self.state._park, self.state._taken, self.rules
        seen: set[int] = set()
        owners: list[int] = []
        before = 0
        for delta in DELTA:
            there = cell + delta
            if there in seen or not park.get(there, 0) & ZOOMIES_BIT:
                continue
            group = group_of(park, there)
            seen.update(group)
            tokens = [taken[here].player for here in group if here in taken and taken[here].kind == ZOOMIES]
            if tokens:
                owners += tokens
                before += self._mine(tuple(tokens), ladder_points(rules, len(group)), 1)
        points = ladder_points(rules, len(seen) + 1)
        if owners:
            return self._mine(tuple(owners), points, 1) - before, 0
        return 0, points if self.circle else 0


def seat_score(state: State, seat: int) -> int:
    """Return what the tokens of one seat score."""
    return sum(
        points
        for token, points in zip(state.tokens, token_points(state), strict=True)
        if token.player == seat
    )


def token_gains(state: State) -> Iterator[tuple[PlaceToken, int]]:
    """Yield every token that may go on the tile just laid with its points.

    A new token never shares, so these are all it adds.
    """
    for move in token_placements(state):
        if isinstance(move, PlaceToken):
            yield move, token_gain(state, move)


def token_gain(state: State, move: PlaceToken) -> int:
    """Return what a token alone in its Pack or group would score."""
    rules = state.rules
    kind, cell = move.kind, cell_number(move.at)
    if kind == ZOOMIES:
        return ladder_points(rules, len(group_of(state._park, cell)))
    pack = state.packs()[cell]
    if kind == LEADER:
        return rules.points_dog * pack.size
    if kind == BONES:
        return rules.points_bone * pack.bones
    assert move.toward is not None
    return rules.points_side * pack.sides[state._park[cell + DELTA_OF[move.toward]] & BREED_BITS]
