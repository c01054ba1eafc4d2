"""What a tile would add to one seat's score, worked out without laying it.

Laying a dog changes only the Packs and the Zoomies group it touches. A :class:`Gains` labels the Packs of
a park once, keeps one :class:`Entry` for every dog on every free cell that is asked for, and puts a tile
together from two entries and the side between its halves. That is exact, splits included. Only for a tile
with one breed twice the whole score is counted instead.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from operator import add

from zoo_games.zoomies.components import BONE_BIT, BREED_BITS, TILES, ZOOMIES_BIT
from zoo_games.zoomies.listing import arrow_breed, token_placements
from zoo_games.zoomies.moves import BONES, FRENS, LEADER, ZOOMIES, PlaceTile, PlaceToken
from zoo_games.zoomies.packs import ladder_points, part, token_points
from zoo_games.zoomies.park import DELTA, DELTA_OF, ROW, cell_number, group_of, pack_of, touches
from zoo_games.zoomies.state import State
from zoo_games.zoomies.turn import lay


class Pack:
    """A Pack, or what laying a dog would make of some: its counts and who holds tokens on it.

    Attributes:
        breed: Number of the breed.
        size: Dogs.
        bones: Bones.
        sides: Sides it shares with each breed.
        leaders: Seats of its Leaders.
        bone_tokens: Seats of its Bones.
        frens: Seats of its Frens by breed pointed at.
    """

    __slots__ = ("bone_tokens", "bones", "breed", "frens", "leaders", "sides", "size")

    def __init__(self, breed: int) -> None:
        self.breed = breed
        self.size = 0
        self.bones = 0
        self.sides = [0, 0, 0, 0, 0]
        self.leaders: list[int] = []
        self.bone_tokens: list[int] = []
        self.frens: dict[int, list[int]] = {}

    def count(self, cells: list[int], park: Mapping[int, int], labels: dict[int, Pack]) -> None:
        """Spread from one cell over the whole Pack, label its cells and count."""
        breed, sides, get = self.breed, self.sides, park.get
        for here in cells:
            if park[here] & BONE_BIT:
                self.bones += 1
            for there in (here - ROW, here + 1, here + ROW, here - 1):
                other = get(there)
                if other is None:
                    continue
                other &= BREED_BITS
                if other != breed:
                    sides[other] += 1
                elif there not in labels:
                    labels[there] = self
                    cells.append(there)
        self.size = len(cells)


class Entry:
    """One dog on one free cell.

    Attributes:
        change: What it does to the score of the seat's tokens in the park.
        best: The best new token on it, arrows at the other half left out.
        sides: Sides that its Pack would share with each breed.
        frens: Seats of the Frens on its Pack by breed pointed at.
        packs: The Packs it would join.
        beside: The Packs on its four sides.
    """

    __slots__ = ("beside", "best", "change", "frens", "packs", "sides")

    def __init__(self, change: int, best: int, joined: Pack, packs: list[Pack], beside: list[Pack]) -> None:
        self.change = change
        self.best = best
        self.sides = joined.sides
        self.frens = joined.frens
        self.packs = packs
        self.beside = beside


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
        self.frontier = state.frontier()
        circle, square = state.left[seat]
        self.circle = with_token and circle > 0
        self.square = with_token and square > 0
        self.entries: dict[int, Entry] = {}
        self.labels: dict[int, Pack] = {}
        self._alone: dict[int, Entry] = {}
        self._label()

    def _label(self) -> None:
        """Find the Packs, with what they count and the sides they share."""
        labels = self.labels
        park = self.state._park
        for cell, dog in park.items():
            if cell not in labels:
                pack = labels[cell] = Pack(dog & BREED_BITS)
                pack.count([cell], park, labels)
        for cell, token in self.state._taken.items():
            pack = labels[cell]
            if token.kind == LEADER:
                pack.leaders.append(token.player)
            elif token.kind == BONES:
                pack.bone_tokens.append(token.player)
            elif token.kind == FRENS:
                pack.frens.setdefault(arrow_breed(self.state, token), []).append(token.player)

    # --- a tile -------------------------------------------------------------------------------------

    def gain(self, move: PlaceTile) -> int:
        """Return the points that a legal place adds at once, the best token on it included."""
        row, column = move.at
        cell = row * ROW + column
        other = cell + DELTA_OF[move.toward]
        first, second = TILES[move.tile]
        entries = self.entries
        one = entries.get(cell << 5 | first) or self._entry(cell, first)
        two = entries.get(other << 5 | second) or self._entry(other, second)
        a, b = first & BREED_BITS, second & BREED_BITS
        if a == b:
            return self._counted(move)
        change = one.change + two.change
        best = one.best if one.best > two.best else two.best
        there = _met(two.beside, one.packs) if two.beside and one.packs else 1
        back = _met(one.beside, two.packs) if one.beside and two.packs else 1
        if b in one.frens:
            change += self._meeting(one, b, two, there)
        elif self.square and (points := self.points_side * (one.sides[b] + there)) > best:
            best = points
        if a in two.frens:
            change += self._meeting(two, a, one, back)
        elif self.square and (points := self.points_side * (two.sides[a] + back)) > best:
            best = points
        return change + best

    def _counted(self, move: PlaceTile) -> int:
        """Return the same by laying the tile and counting everything."""
        after = lay(self.state, move)
        assert after is not None, "only legal places are weighed"
        change = seat_score(after, self.seat) - seat_score(self.state, self.seat)
        best = 0
        if self.circle or self.square:
            best = max((points for _, points in token_gains(after)), default=0)
        return change + best

    def _meeting(self, entry: Entry, breed: int, half: Entry, met: int) -> int:
        """Return what Frens from one half's Pack to the other half's breed gain by both being laid.

        Each entry was made as if its dog were laid alone; the sides that the second dog brings to the
        Packs of the first belong to the joined Pack now.

        Args:
            entry: The half with the Frens.
            breed: The breed of the other half.
            half: The other half.
            met: Sides on which the other half touches the joined Pack.
        """
        each, sides = self.points_side, entry.sides[breed]
        seats = entry.frens[breed]
        change = self._mine(seats, each, sides + met) - self._mine(seats, each, sides)
        for pack in entry.packs:
            more = half.beside.count(pack)
            if more and breed in pack.frens:
                was = pack.sides[breed]
                change -= self._mine(pack.frens[breed], each, was + more)
                change += self._mine(pack.frens[breed], each, was)
        return change

    # --- one dog ------------------------------------------------------------------------------------

    def _entry(self, cell: int, dog: int) -> Entry:
        if cell not in self.frontier:
            alone = self._alone.get(dog)
            if alone is None:
                alone = self._alone[dog] = self._fill(cell, dog, [])
            return alone
        labels = self.labels
        near = (cell - ROW, cell + 1, cell + ROW, cell - 1)
        entry = self._fill(cell, dog, [labels[there] for there in near if there in labels])
        self.entries[cell << 5 | dog] = entry
        return entry

    def _fill(self, cell: int, dog: int, beside: list[Pack]) -> Entry:
        breed = dog & BREED_BITS
        packs: list[Pack] = []
        others: list[Pack] = []
        for pack in beside:
            found = packs if pack.breed == breed else others
            if pack not in found:
                found.append(pack)
        joined = _joined(packs, dog)
        for pack in beside:
            if pack.breed != breed:
                joined.sides[pack.breed] += 1
        change = self._pack_change(packs, joined)
        for pack in others:
            seats = pack.frens.get(breed)
            if seats and self.seat in seats:
                was, more = pack.sides[breed], beside.count(pack)
                change += self._mine(seats, self.rules.points_side, was + more)
                change -= self._mine(seats, self.rules.points_side, was)
        best = self._best_token(joined, beside)
        if dog & ZOOMIES_BIT:
            shift, points = self._group(cell)
            change += shift
            best = max(best, points)
        return Entry(change, best, joined, packs, beside)

    def _mine(self, seats: list[int], each: int, count: int) -> int:
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

    def _pack_change(self, packs: list[Pack], joined: Pack) -> int:
        if not (joined.leaders or joined.bone_tokens or joined.frens):
            return 0
        return self._held(joined) - sum(self._held(pack) for pack in packs)

    def _best_token(self, joined: Pack, beside: list[Pack]) -> int:
        rules = self.rules
        best = 0
        if self.circle and not joined.leaders:
            best = rules.points_dog * joined.size
        if self.square:
            if not joined.bone_tokens:
                best = max(best, rules.points_bone * joined.bones)
            for pack in beside:
                if pack.breed != joined.breed and pack.breed not in joined.frens:
                    best = max(best, rules.points_side * joined.sides[pack.breed])
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
            before += self._mine(tokens, ladder_points(rules, len(group)), 1)
        points = ladder_points(rules, len(seen) + 1)
        if owners:
            return self._mine(owners, points, 1) - before, 0
        return 0, points if self.circle else 0


def _met(beside: list[Pack], packs: list[Pack]) -> int:
    """Return on how many sides a half touches the other half and the Packs that one joins."""
    return 1 + sum([pack in packs for pack in beside])


def _joined(packs: list[Pack], dog: int) -> Pack:
    """Return the Pack that a dog makes of the Packs it joins, its own sides left out."""
    joined = Pack(dog & BREED_BITS)
    joined.size = 1
    joined.bones = 1 if dog & BONE_BIT else 0
    for pack in packs:
        joined.size += pack.size
        joined.bones += pack.bones
        joined.sides = list(map(add, joined.sides, pack.sides))
        if pack.leaders:
            joined.leaders = joined.leaders + pack.leaders
        if pack.bone_tokens:
            joined.bone_tokens = joined.bone_tokens + pack.bone_tokens
        for breed, seats in pack.frens.items():
            joined.frens[breed] = joined.frens.get(breed, []) + seats
    return joined


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
    rules, park = state.rules, state._park
    kind, cell = move.kind, cell_number(move.at)
    if kind == ZOOMIES:
        return ladder_points(rules, len(group_of(park, cell)))
    pack = pack_of(park, cell)
    if kind == LEADER:
        return rules.points_dog * len(pack)
    if kind == BONES:
        return rules.points_bone * sum(park[here] & BONE_BIT > 0 for here in pack)
    assert move.toward is not None
    breed = park[cell + DELTA_OF[move.toward]] & BREED_BITS
    return rules.points_side * sum(touches(park, here, breed) for here in pack)
