"""Scores as steps: which Pack or group, dog by dog, bone by bone, side by side, then what sharing takes.

This is a second reading of the scoring rules that works on dogs and cells, not on the numbers of
``packs``; a test holds that both give the same points.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from typing import Final

from zoo_games.core.explanation import Cell, Explanation, Item, StepList
from zoo_games.core.partial import need
from zoo_games.core.sentences import all_of, count_of, place, places, points_words
from zoo_games.zoomies.components import BREEDS, DIRECTIONS, Dog, cells_of
from zoo_games.zoomies.moves import BONES, FRENS, LEADER, ZOOMIES
from zoo_games.zoomies.needs import BOARD
from zoo_games.zoomies.settings import ZoomiesSettings
from zoo_games.zoomies.state import State, Token
from zoo_games.zoomies.words import TOKEN_NAMES, plural

Dogs = dict[Cell, Dog]
Sharing = tuple[str, Cell, str]
"""What tokens have in common when they share: kind, first cell of Pack or group, breed pointed at."""


def explain_score(state: State) -> Explanation:
    """Return the points of every token in the park, in the order in which they were placed.

    The steps of an item add up to what the token scores; the items of a seat to its score.

    Raises:
        DocumentError: If the position leaves out park or tokens.

    Example:
        >>> from zoo_games.zoomies import Laid, Token, ZoomiesSettings, make_state
        >>> tiles = [Laid("B*-H", (0, 0), "E"), Laid("B*-H", (1, 0), "S"), Laid("B*-H", (1, 1), "S")]
        >>> state = make_state(ZoomiesSettings(), 2, tiles, [Token(0, "frens", (0, 0), "E")])
        >>> print(explain_score(state))
        Seat 0, Frens at 0,0: 8
            0  The Beagle at 0,0 is in a Pack of three dogs, side to side: 0,0; 1,0 and 1,1. (Z.pack)
            0  The arrow points at the Husky at 0,1: the Pack is Frens with all Huskies. (Z.frens-base)
            2  The Beagle at 0,0 touches the Husky at 0,1: 2 points. (Z.frens)
            4  The Beagle at 1,0 touches the Husky at 2,0: 2 points. (Z.frens)
            6  The Beagle at 1,1 touches the Husky at 0,1: 2 points. (Z.frens)
            8  The Beagle at 1,1 touches the Husky at 2,1: 2 points. (Z.frens)
    """
    need(state, BOARD, "scores")
    dogs = state.dogs
    sharers: dict[Sharing, list[Token]] = {}
    for token in state.tokens:
        sharers.setdefault(_sharing(dogs, token), []).append(token)
    return Explanation(
        tuple(_item(state.rules, dogs, token, sharers[_sharing(dogs, token)]) for token in state.tokens)
    )


def item_key(token: Token) -> str:
    """Return what identifies a token across positions.

    Example:
        >>> item_key(Token(1, "frens", (2, -1), "N"))
        'seat 1 frens 2,-1'
    """
    return f"seat {token.player} {token.kind} {place(token.at)}"


def _item(rules: ZoomiesSettings, dogs: Dogs, token: Token, sharers: list[Token]) -> Item:
    steps = StepList()
    _COUNTS[token.kind](rules, dogs, token, steps)
    if len(sharers) > 1:
        _share(rules, token, sharers, steps)
    return Item(
        player=token.player,
        what=token.kind,
        points=steps.total,
        steps=steps.done(),
        name=f"{TOKEN_NAMES[token.kind]} at {place(token.at)}",
        at=token.at,
        key=item_key(token),
    )


# --- Packs and groups ---------------------------------------------------------------------------------


def pack(dogs: Dogs, start: Cell) -> list[Cell]:
    """Return the cells of the Pack of the dog at a cell, in reading order."""
    breed = dogs[start].breed
    return _spread(dogs, start, lambda dog: dog.breed == breed)


def group(dogs: Dogs, start: Cell) -> list[Cell]:
    """Return the cells of the Zoomies group of the dog at a cell, in reading order."""
    return _spread(dogs, start, lambda dog: dog.zoomies)


def _spread(dogs: Dogs, start: Cell, belongs: Callable[[Dog], bool]) -> list[Cell]:
    reached = {start}
    todo = deque([start])
    while todo:
        for beside in _beside(todo.popleft()):
            if beside not in reached and beside in dogs and belongs(dogs[beside]):
                reached.add(beside)
                todo.append(beside)
    return sorted(reached)


def _beside(cell: Cell) -> list[Cell]:
    return [cells_of(cell, toward)[1] for toward in DIRECTIONS]


def _sharing(dogs: Dogs, token: Token) -> Sharing:
    if token.kind == ZOOMIES:
        return ZOOMIES, group(dogs, token.at)[0], ""
    pointed = dogs[_pointed(token)].breed if token.kind == FRENS else ""
    return token.kind, pack(dogs, token.at)[0], pointed


def _pointed(token: Token) -> Cell:
    assert token.toward is not None
    return cells_of(token.at, token.toward)[1]


def _tell_pack(dogs: Dogs, token: Token, steps: StepList) -> list[Cell]:
    cells = pack(dogs, token.at)
    who = f"The {dogs[token.at].name} at {place(token.at)}"
    if len(cells) == 1:
        text = f"{who} touches no other {dogs[token.at].name}: a Pack of one."
    else:
        where = places(cells)
        text = f"{who} is in a Pack of {count_of(len(cells), 'dog')}, side to side: {where}."
    steps.add("Z.pack", text, tuple(cells))
    return cells


# --- the four tokens ----------------------------------------------------------------------------------


def _leader(rules: ZoomiesSettings, dogs: Dogs, token: Token, steps: StepList) -> None:
    for cell in _tell_pack(dogs, token, steps):
        points = rules.points_dog
        text = f"The {dogs[cell].name} at {place(cell)} is a dog of the Pack: {points_words(points)}."
        steps.add("Z.leader", text, (cell,), points)


def _bones(rules: ZoomiesSettings, dogs: Dogs, token: Token, steps: StepList) -> None:
    cells = _tell_pack(dogs, token, steps)
    bones = [cell for cell in cells if dogs[cell].bone]
    for cell in bones:
        points = rules.points_bone
        text = f"The {dogs[cell].name} at {place(cell)} has a bone: {points_words(points)}."
        steps.add("Z.bones", text, (cell,), points)
    if not bones:
        steps.add("Z.bones", "No dog of the Pack has a bone: 0 points.", tuple(cells))


def _frens(rules: ZoomiesSettings, dogs: Dogs, token: Token, steps: StepList) -> None:
    cells = _tell_pack(dogs, token, steps)
    pointed = _pointed(token)
    friend = dogs[pointed].breed
    text = (
        f"The arrow points at the {BREEDS[friend]} at {place(pointed)}: "
        f"the Pack is Frens with all {plural(BREEDS[friend])}."
    )
    steps.add("Z.frens-base", text, (token.at, pointed))
    for cell in cells:
        for beside in _beside(cell):
            if beside in dogs and dogs[beside].breed == friend:
                text = (
                    f"The {dogs[cell].name} at {place(cell)} touches the {dogs[beside].name} "
                    f"at {place(beside)}: {points_words(rules.points_side)}."
                )
                steps.add("Z.frens", text, (cell, beside), rules.points_side, ((cell, beside),))


def _zoomies(rules: ZoomiesSettings, dogs: Dogs, token: Token, steps: StepList) -> None:
    cells = group(dogs, token.at)
    who = f"The {dogs[token.at].name} at {place(token.at)}"
    if len(cells) == 1:
        text = f"{who} touches no other dog with the Zoomies icon: a group of one."
    else:
        where = places(cells)
        text = f"{who} is in a Zoomies group of {count_of(len(cells), 'dog')}: {where}."
    steps.add("Z.group", text, tuple(cells))
    rung = 0
    for number, cell in enumerate(cells, start=1):
        who = f"The {dogs[cell].name} at {place(cell)} is Zoomies dog {number}"
        if number > len(rules.ladder):
            steps.add(
                "Z.cap", f"{who}: the ladder ends at {points_words(rung)}, so it adds nothing.", (cell,)
            )
            continue
        value = rules.ladder[number - 1]
        steps.add("Z.zoomies", f"{who}: the group is worth {points_words(value)} now.", (cell,), value - rung)
        rung = value


_COUNTS: Final[dict[str, Callable[[ZoomiesSettings, Dogs, Token, StepList], None]]] = {
    LEADER: _leader,
    BONES: _bones,
    FRENS: _frens,
    ZOOMIES: _zoomies,
}


# --- sharing ------------------------------------------------------------------------------------------


def _share(rules: ZoomiesSettings, token: Token, sharers: list[Token], steps: StepList) -> None:
    """Take off what the other tokens get and what rounding loses (Z.split)."""
    whole = steps.total
    cells = tuple(sorted(other.at for other in sharers))
    area = "Zoomies group" if token.kind == ZOOMIES else "Pack"
    where = all_of(f"seat {other.player} at {place(other.at)}" for other in sharers)
    who = f"{len(sharers)} {TOKEN_NAMES[token.kind]} tokens share this {area}, {where}"
    if rules.split == "full":
        steps.add("Z.split", f"{who}; by the setting each gets all {points_words(whole)}.", cells)
    elif rules.split == "none":
        steps.add("Z.split", f"{who}; by the setting none of them scores.", cells, -whole)
    else:
        part, lost = divmod(whole, len(sharers))
        ending = f"; {lost} {'is' if lost == 1 else 'are'} lost" if lost else ""
        shared = f"{points_words(whole)} shared by {len(sharers)} tokens: {part} each{ending}"
        steps.add("Z.split", f"{who}; {shared}.", cells, part - whole)
