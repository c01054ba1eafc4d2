"""What a tile would add to one seat's score, worked out without laying it.

Laying a dog changes only the Packs and the Zoomies group it touches. :class:`Gains` keeps one :class:`Entry`
for every dog beside every set of Packs that is asked for, and puts a tile together from two entries and the
side between its halves. That is exact, splits included. Only for a tile with one breed twice the whole score
is counted instead.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from zoo_games.zoomies.components import BONE_BIT, BREED_BITS, TILES, ZOOMIES_BIT
from zoo_games.zoomies.labels import Pack, joined
from zoo_games.zoomies.listing import token_placements
from zoo_games.zoomies.moves import BONES, LEADER, ZOOMIES, PlaceTile, PlaceToken
from zoo_games.zoomies.packs import ladder_points, part, token_points
from zoo_games.zoomies.park import DELTA, DELTA_OF, ROW, cell_number, group_of
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
        lone: By the other dog, what a tile gains whose other half touches nothing; filled when asked for.
    """

    __slots__ = ("best", "change", "frens", "lone", "packs", "sides")

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
        self.lone: dict[int, int] = {}


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
        get = state.packs().get
        self.known: dict[Any, Entry] = state._labels.recall((seat, self.circle, self.square))
        self.beside = {
            cell: tuple([pack for pack in map(get, (cell - ROW, cell + 1, cell + ROW, cell - 1)) if pack])
            for cell in state.frontier()
        }
        self.entries: dict[int, Entry] = {}

    # --- a tile -------------------------------------------------------------------------------------

    def gain(self, move: PlaceTile) -> int:
        """Return the points that a legal place adds at once, the best token on it included."""
        tile, (row, column), toward, _ = move
        cell = row * ROW + column
        other = cell + DELTA_OF[toward]
        first, second = TILES[tile]
        a, b = first & BREED_BITS, second & BREED_BITS
        if a == b:
            return self._counted(move)
        near, far = self.beside.get(cell), self.beside.get(other)
        if far is None:
            return self._lone_gain(cell, first, second)
        if near is None:
            return self._lone_gain(other, second, first)
        entries = self.entries
        one = entries.get(cell << 5 | first) or self._entry(cell, first)
        two = entries.get(other << 5 | second) or self._entry(other, second)
        change = one.change + two.change
        best = one.best if one.best > two.best else two.best
        there = back = 1
        for pack in far:
            there += pack in one.packs
        for pack in near:
            back += pack in two.packs
        if b in one.frens:
            change += self._meeting(one, b, far, there)
        elif self.square and (points := self.points_side * (one.sides[b] + there)) > best:
            best = points
        if a in two.frens:
            change += self._meeting(two, a, near, back)
        elif self.square and (points := self.points_side * (two.sides[a] + back)) > best:
            best = points
        return change + best

    def _lone_gain(self, cell: int, dog: int, mate: int) -> int:
        """Return the gain of a tile whose second half, ``mate``, touches nothing but the first."""
        entry = self.entries.get(cell << 5 | dog) or self._entry(cell, dog)
        gain = entry.lone.get(mate)
        if gain is None:
            change, best, breed = entry.change, entry.best, mate & BREED_BITS
            if self.circle:
                best = max(best, self.rules.points_dog, self.rules.ladder[0] if mate & ZOOMIES_BIT else 0)
            if self.square:
                best = max(best, self.points_side, self.rules.points_bone if mate & BONE_BIT else 0)
            if breed in entry.frens:
                change += self._meeting(entry, breed, (), 1)
            elif self.square:
                best = max(best, self.points_side * (entry.sides[breed] + 1))
            gain = entry.lone[mate] = change + best
        return gain

    def _counted(self, move: PlaceTile) -> int:
        """Return the same by laying the tile and counting everything."""
        after = lay(self.state, move)
        assert after is not None, "only legal places are weighed"
        change = seat_score(after, self.seat) - seat_score(self.state, self.seat)
        best = 0
        if self.circle or self.square:
            best = max((points for _, points in token_gains(after)), default=0)
        return change + best

    def _meeting(self, entry: Entry, breed: int, beside: tuple[Pack, ...], met: int) -> int:
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

        What is remembered from turn to turn goes by the Packs that can matter: those of the dog's own breed
        and those with Frens; of others, the breed.
        """
        beside = self.beside[cell]
        breed = dog & BREED_BITS
        key = (dog, *[pack if pack.breed == breed or pack.frens else pack.breed for pack in beside])
        entry = self.known.get(key)
        if entry is None:
            entry = self.known[key] = self._fill(dog, beside)
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

    def _fill(self, dog: int, beside: tuple[Pack, ...]) -> Entry:
        """Return what a dog beside some Packs does, its Zoomies group left out."""
        breed = dog & BREED_BITS
        packs: list[Pack] = []
        others: list[Pack] = []
        for pack in beside:
            found = packs if pack.breed == breed else others
            if pack not in found:
                found.append(pack)
        whole = joined(packs, dog)
        for pack in beside:
            if pack.breed != breed:
                whole.sides[pack.breed] += 1
        change = self._pack_change(packs, whole)
        for pack in others:
            seats = pack.frens.get(breed)
            if seats and self.seat in seats:
                was, more = pack.sides[breed], beside.count(pack)
                change += self._mine(seats, self.rules.points_side, was + more)
                change -= self._mine(seats, self.rules.points_side, was)
        return Entry(change, self._best_token(whole, beside), whole.sides, whole.frens, packs)

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

    def _pack_change(self, packs: list[Pack], whole: Pack) -> int:
        if not (whole.leaders or whole.bone_tokens or whole.frens):
            return 0
        return self._held(whole) - sum(self._held(pack) for pack in packs)

    def _best_token(self, whole: Pack, beside: tuple[Pack, ...]) -> int:
        rules = self.rules
        best = 0
        if self.circle and not whole.leaders:
            best = rules.points_dog * whole.size
        if self.square:
            if not whole.bone_tokens:
                best = max(best, rules.points_bone * whole.bones)
            for pack in beside:
                if pack.breed != whole.breed and pack.breed not in whole.frens:
                    best = max(best, rules.points_side * whole.sides[pack.breed])
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
