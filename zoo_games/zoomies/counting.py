"""Counting a token under a reading of the rules, the right one or a wrong one."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from zoo_games.core.explanation import Cell, Step, StepList
from zoo_games.core.sentences import count_of, place, places
from zoo_games.zoomies.components import BREEDS, Dog, cells_of
from zoo_games.zoomies.moves import BONES, FRENS, LEADER, ZOOMIES
from zoo_games.zoomies.state import State, Token
from zoo_games.zoomies.words import plural

SIDES: Final = ((-1, 0), (0, 1), (1, 0), (0, -1))
CORNERS: Final = ((-1, -1), (-1, 1), (1, 1), (1, -1))


@dataclass(frozen=True)
class Reading:
    """How somebody counts; the defaults are right.

    Attributes:
        diagonal: Whether dogs that meet at a corner touch.
        frens: What counts for Frens: ``"sides"``, ``"dogs"`` (touching dogs of that breed), ``"seams"``
            (sides, those inside a tile left out) or ``"arrow"`` (sides of the Pack pointed at).
        every_pack: Whether every Pack of the breed counts for Frens, not the Base Pack alone.
        single: Whether a bone and a side count 1 point each.
        ladder: ``"rungs"``, ``"one"`` or ``"two"`` (points a dog) or ``"endless"`` (no cap).
        one_breed: Whether a Zoomies group must be of one breed.
        sharing: ``"rule"``, ``"all"`` (each token gets all) or ``"first"`` (the first token gets all).
        frozen: Whether a token keeps the score it had when it was placed.
    """

    diagonal: bool = False
    frens: str = "sides"
    every_pack: bool = False
    single: bool = False
    ladder: str = "rungs"
    one_breed: bool = False
    sharing: str = "rule"
    frozen: bool = False


def count(state: State, token: Token, reading: Reading) -> tuple[Step, ...]:
    """Return the steps of one token's score under a reading.

    Args:
        state: The position.
        token: One of its tokens.
        reading: How to count.
    """
    if reading.frozen:
        state = when_placed(state, token)
    counter = _Counter(state, token, reading)
    counter.run()
    return counter.steps.done()


def when_placed(state: State, token: Token) -> State:
    """Return the park as it was when a token was placed, tiles and tokens laid later left out."""
    # A hand-written park may list the dog that an arrow points at after the tile of the token.
    seen = {token.at} if token.toward is None else set(cells_of(token.at, token.toward))
    placed = max(
        index for index, (_, at, toward) in enumerate(state.laid) if seen.intersection(cells_of(at, toward))
    )
    earlier = state.tokens[: state.tokens.index(token) + 1]
    return state.replace(laid=state.laid[: placed + 1], tokens=_standing(earlier, state, placed))


def _standing(tokens: tuple[Token, ...], state: State, placed: int) -> list[Token]:
    cells = {cell for _, at, toward in state.laid[: placed + 1] for cell in cells_of(at, toward)}
    return [
        token
        for token in tokens
        if token.at in cells and (token.toward is None or cells_of(token.at, token.toward)[1] in cells)
    ]


class _Counter:
    def __init__(self, state: State, token: Token, reading: Reading) -> None:
        self.rules = state.rules
        self.dogs = state.dogs
        self.state = state
        self.token = token
        self.reading = reading
        self.steps = StepList()
        self.offsets = SIDES + CORNERS if reading.diagonal else SIDES
        self.tile_of = {
            cell: index for index, (_, at, toward) in enumerate(state.laid) for cell in cells_of(at, toward)
        }

    def run(self) -> None:
        kind = self.token.kind
        if kind == ZOOMIES:
            self._zoomies()
        elif kind == FRENS:
            self._frens()
        else:
            self._pack_token(kind)
        self._share()

    def beside(self, cell: Cell) -> Iterator[Cell]:
        """Yield the cells with dogs that touch a cell."""
        for row, column in self.offsets:
            there = (cell[0] + row, cell[1] + column)
            if there in self.dogs:
                yield there

    def area(self, start: Cell, kind: str) -> list[Cell]:
        """Return the Pack or group of a dog in reading order."""
        first = self.dogs[start]

        def belongs(dog: Dog) -> bool:
            if kind == ZOOMIES:
                return dog.zoomies and (dog.breed == first.breed or not self.reading.one_breed)
            return dog.breed == first.breed

        reached, todo = {start}, [start]
        while todo:
            for there in self.beside(todo.pop()):
                if there not in reached and belongs(self.dogs[there]):
                    reached.add(there)
                    todo.append(there)
        return sorted(reached)

    def _find(self) -> list[Cell]:
        cells = self.area(self.token.at, self.token.kind)
        group = self.token.kind == ZOOMIES
        what = "Zoomies group" if group else "Pack"
        text = f"The {what} is {count_of(len(cells), 'dog')}: {places(cells)}."
        self.steps.add("Z.group" if group else "Z.pack", text, tuple(cells))
        return cells

    def _name(self, cell: Cell) -> str:
        return f"The {self.dogs[cell].name} at {place(cell)}"

    def _pack_token(self, kind: str) -> None:
        for cell in self._find():
            if kind == LEADER:
                text = f"{self._name(cell)} is a dog of the Pack."
                self.steps.add("Z.leader", text, (cell,), self.rules.points_dog)
            elif kind == BONES and self.dogs[cell].bone:
                points = 1 if self.reading.single else self.rules.points_bone
                self.steps.add("Z.bones", f"{self._name(cell)} has a bone.", (cell,), points)

    def _base(self) -> list[Cell]:
        """Return the dogs whose sides count for Frens."""
        if not self.reading.every_pack:
            return self._find()
        breed = self.dogs[self.token.at].breed
        cells = sorted(cell for cell, dog in self.dogs.items() if dog.breed == breed)
        text = f"Every {BREEDS[breed]} is taken: {places(cells)}."
        self.steps.add("Z.pack", text, tuple(cells))
        return cells

    def _frens(self) -> None:
        cells = self._base()
        assert self.token.toward is not None
        pointed = cells_of(self.token.at, self.token.toward)[1]
        breed = self.dogs[pointed].breed
        friends = set(self.area(pointed, FRENS)) if self.reading.frens == "arrow" else set(self.dogs)
        friends = {cell for cell in friends if self.dogs[cell].breed == breed}
        text = f"The arrow points at the {BREEDS[breed]} at {place(pointed)}."
        if self.reading.frens != "arrow":
            text = f"{text[:-1]}: Frens with all {plural(BREEDS[breed])}."
        self.steps.add("Z.frens-base", text, (self.token.at, pointed))
        points = 1 if self.reading.single else self.rules.points_side
        counted: set[Cell] = set()
        for cell in cells:
            for there in sorted(self.beside(cell), key=lambda other: self._turn(cell, other)):
                if there not in friends or (self.reading.frens == "seams" and self._seam(cell, there)):
                    continue
                if self.reading.frens == "dogs" and there in counted:
                    continue
                counted.add(there)
                text = f"{self._name(cell)} touches the {self.dogs[there].name} at {place(there)}."
                self.steps.add("Z.frens", text, (cell, there), points, ((cell, there),))

    def _turn(self, cell: Cell, other: Cell) -> int:
        return (SIDES + CORNERS).index((other[0] - cell[0], other[1] - cell[1]))

    def _seam(self, one: Cell, other: Cell) -> bool:
        return self.tile_of[one] == self.tile_of[other]

    def _zoomies(self) -> None:
        before = 0
        for number, cell in enumerate(self._find(), start=1):
            value = self._rung(number)
            text = f"{self._name(cell)} is Zoomies dog {number}."
            self.steps.add("Z.zoomies", text, (cell,), value - before)
            before = value

    def _rung(self, number: int) -> int:
        ladder, mode = self.rules.ladder, self.reading.ladder
        if mode == "one":
            return number
        if mode == "two":
            return 2 * number
        if number <= len(ladder):
            return ladder[number - 1]
        if mode == "rungs":
            return ladder[-1]
        step = ladder[-1] - (ladder[-2] if len(ladder) > 1 else 0)
        return ladder[-1] + sum(step + more for more in range(1, number - len(ladder) + 1))

    def _share(self) -> None:
        sharers = [other for other in self.state.tokens if self._key(other) == self._key(self.token)]
        mode = self.rules.split if self.reading.sharing == "rule" else self.reading.sharing
        whole, cells = self.steps.total, tuple(sorted(other.at for other in sharers))
        if len(sharers) < 2:
            return
        if mode in ("all", "full"):
            self.steps.add("Z.split", "Each of the tokens keeps all points.", cells)
        elif mode == "first":
            mine = sharers[0] == self.token
            text = (
                "The first token keeps all points."
                if mine
                else "The first token keeps all; this one has none."
            )
            self.steps.add("Z.split", text, cells, 0 if mine else -whole)
        elif mode == "none":
            self.steps.add("Z.split", "None of the tokens scores.", cells, -whole)
        else:
            part = whole // len(sharers)
            text = f"{count_of(len(sharers), 'token').capitalize()} share the points, {part} each."
            self.steps.add("Z.split", text, cells, part - whole)

    def _key(self, token: Token) -> tuple[str, Cell, str]:
        pointed = ""
        if token.kind == FRENS:
            assert token.toward is not None
            pointed = self.dogs[cells_of(token.at, token.toward)[1]].breed
        return token.kind, self.area(token.at, token.kind)[0], pointed
