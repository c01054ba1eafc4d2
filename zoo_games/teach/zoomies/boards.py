"""Fresh small parks from a seed: built by legal placements, as hard as is asked for, the same everywhere."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import islice
from typing import Final

from zoo_games.core.chance import Stream
from zoo_games.core.explanation import Cell
from zoo_games.teach.question import Question, WrongWay
from zoo_games.teach.searching import NoBoard, first, tell_apart
from zoo_games.teach.zoomies.questions import score_question, score_solution
from zoo_games.zoomies.components import DIRECTIONS, cells_of, default_components, dogs_of
from zoo_games.zoomies.explaining import explain_score, group, pack
from zoo_games.zoomies.moves import FRENS, ZOOMIES
from zoo_games.zoomies.park import places
from zoo_games.zoomies.settings import ZoomiesSettings
from zoo_games.zoomies.state import Laid, State, Token, make_state

TRIES: Final = 20_000
"""Parks looked at before a search is given up."""


@dataclass(frozen=True, slots=True)
class Level:
    """How hard a board is; boards of one level are equally hard.

    Attributes:
        kind: Kind of token that is asked about.
        tiles: Tiles in the park.
        counted: How many sides, bones or dogs are counted.
        spread: By how much that may differ from board to board.
        sharers: Tokens that share; more than 1 means that the last tile joined two Packs or groups.
        breeds: Letters of the breeds in the park.
        apart: Ids of wrong ideas that must lead to other numbers than the rules.
    """

    kind: str
    tiles: int
    counted: int
    sharers: int = 1
    breeds: str = "BHP"
    apart: tuple[str, ...] = ()
    spread: int = 1

    def target(self, seed: int) -> int:
        """Return how many things the board of a seed counts, within the spread."""
        least = max(1, self.counted - self.spread)
        return least + Stream(seed, "target").below(self.counted + self.spread + 1 - least)


def parks(tiles: int, breeds: str, stream: Stream, icons: bool = False) -> Iterator[State]:
    """Yield parks without tokens, one after another, each built by legal placements.

    Args:
        tiles: Tiles in each park.
        breeds: Letters of the breeds.
        stream: What chooses.
        icons: Whether at least one dog of each tile must have the Zoomies icon.
    """
    box = [
        tile
        for tile in default_components().tiles
        if all(dog.breed in breeds for dog in dogs_of(tile)) and (not icons or "z" in tile)
    ]
    rules = ZoomiesSettings()
    while True:
        order = box[:]
        stream.shuffle(order)
        state = make_state(rules, 2, [Laid(order[0], (0, 0), stream.pick("ES"))])
        for tile in order[1:]:
            fitting = places(state.frontier(), tile)
            if fitting:
                _, at, toward, _ = stream.pick(fitting)
                state = make_state(rules, 2, [*state.laid, Laid(tile, at, toward)])
            if len(state.laid) == tiles:
                yield state
                break


def candidates(state: State, level: Level, stream: Stream) -> Iterator[State]:
    """Yield the park with the tokens of a level on it, in every way that makes sense for the level."""
    found = []
    last = set(cells_of(*state.laid[-1][1:]))
    before = state.replace(laid=state.laid[:-1])
    for cell, dog in sorted(state.dogs.items()):
        if level.kind == ZOOMIES and not dog.zoomies:
            continue
        for toward in _arrows(state, cell, level.kind):
            first = Token(0, level.kind, cell, toward)
            if level.sharers == 1:
                found.append([first])
            elif cell not in last:
                found += [[first, other] for other in _joined(state, before, first)]
    stream.shuffle(found)
    for tokens in found:
        yield make_state(state.rules, 2, state.laid, tokens)


def _arrows(state: State, cell: Cell, kind: str) -> list[str | None]:
    """Return where an arrow may point: at a dog of another breed that lay there when the token came."""
    if kind != FRENS:
        return [None]
    order = [there for _, at, toward in state.laid for there in cells_of(at, toward)]
    laid = set(order[: (order.index(cell) // 2 + 1) * 2])
    dogs = state.dogs
    beside = [(toward, cells_of(cell, toward)[1]) for toward in DIRECTIONS]
    return [toward for toward, there in beside if there in laid and dogs[there].breed != dogs[cell].breed]


def _joined(state: State, before: State, first: Token) -> list[Token]:
    """Return tokens of the other seat that came to share with the first when the last tile was laid."""
    spread = group if first.kind == ZOOMIES else pack
    apart = set(spread(before.dogs, first.at))
    others = [cell for cell in spread(state.dogs, first.at) if cell in before.dogs and cell not in apart]
    return [
        Token(1, first.kind, cell, toward)
        for cell in others
        for toward in _arrows(before, cell, first.kind)
        if toward is None or _pointed(state, cell, toward) == _pointed(state, first.at, first.toward)
    ]


def _pointed(state: State, cell: Cell, toward: str | None) -> str:
    return state.dogs[cells_of(cell, toward or "N")[1]].breed


def search(level: Level, seed: int, accept: Callable[[State], bool], tries: int = TRIES) -> State:
    """Return the first board of a level that is accepted; the asked token is the first one.

    Args:
        level: How hard.
        seed: Any whole number; the same seed gives the same board.
        accept: Asked about each board of the level.
        tries: Parks looked at before the search is given up.

    Raises:
        NoBoard: If none is found.
    """
    stream = Stream(seed, f"board {level.kind}")
    target = level.target(seed)
    built = parks(level.tiles, level.breeds, stream, level.kind == ZOOMIES)
    boards = (state for park in islice(built, tries) for state in candidates(park, level, stream))
    return first(boards, lambda state: counted(state) == target and accept(state))


def counted(state: State) -> int:
    """Return how many sides, bones or dogs the first token of a park counts, before it is shared.

    Example:
        >>> from zoo_games.zoomies.witness import position
        >>> counted(position("B*-H 1,0 S; B*-H 1,1 S; B*-H 0,0 E", "0 frens 0,0 E"))
        4
    """
    rule = f"Z.{state.tokens[0].kind}"
    steps = explain_score(state).items[0].steps
    return sum((step.rule == rule and step.points > 0) or step.rule == "Z.cap" for step in steps)


def fresh(level: Level, seed: int) -> State:
    """Return a fresh board of a level.

    Example:
        >>> board = fresh(Level("leader", 4, 3), seed=5)
        >>> counted(board) in (2, 3, 4), len(board.laid), fresh(Level("leader", 4, 3), seed=5) == board
        (True, 4, True)
    """
    return search(level, seed, lambda state: _tells(state, level.apart))


def _tells(state: State, apart: tuple[str, ...]) -> bool:
    """Return whether each of some ideas leads to a number of its own."""
    if not apart:
        return True
    answers = {way.id: way.answer for way in score_solution(state, 0).wrong if way.id in apart}
    return set(answers) == set(apart) and len(set(answers.values())) == len(answers)


def separating(kind: str, ways: tuple[WrongWay, ...], seed: int = 1) -> Question:
    """Return a question on which some wrong ideas lead to answers that differ from each other and the rules.

    Args:
        kind: Kind of token that is asked about.
        ways: The ideas, at least two.
        seed: Seed of the search.

    Raises:
        NoBoard: If no small board tells them apart.

    Example:
        >>> from zoo_games.teach.items import make_question
        >>> ways = make_question("frens-six-dogs").solve().led_to(4)
        >>> question = separating("frens", ways)
        >>> answers = {way.id: way.answer for way in question.solve().wrong}
        >>> len({answers["Z-ARROW"], answers["Z-X2"], question.solve().answer})
        3
    """
    keys = {way.key for way in ways}
    # Who keeps the points of a shared Pack shows only at the token that came second.
    at = 1 if any(way.id == "Z-SPLIT" for way in ways) else 0

    def accept(state: State) -> bool:
        return tell_apart(score_solution(state, at).wrong, keys)

    for tiles, number in ((3, 3), (4, 3), (4, 4), (5, 4), (5, 5), (6, 6), (6, 7)):
        try:
            level = Level(kind, tiles, number, at + 1, spread=0)
            state = search(level, seed, accept, 300 if tiles < 5 else 2_000)
        except NoBoard:
            continue
        return score_question(f"{kind}-follow-up", state, at, seed)
    raise NoBoard("No small board tells these ideas apart.")
