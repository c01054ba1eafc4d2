"""Why a token may not be placed: every rule that the placement breaks."""

from __future__ import annotations

from collections.abc import Iterable

from zoo_games.core.explanation import Cell, Refusal
from zoo_games.core.sentences import all_of, place
from zoo_games.zoomies.components import BREED_BITS, cells_of
from zoo_games.zoomies.moves import BONES, FRENS, LEADER, SHAPE, ZOOMIES, PlaceToken
from zoo_games.zoomies.park import cell_number, group_of, pack_of
from zoo_games.zoomies.state import State, Token, left_by_shape
from zoo_games.zoomies.words import TOKEN_NAMES, dog_at, number_of, plural


def token_faults(state: State, move: PlaceToken) -> Iterable[Refusal]:
    """Return every rule that a token placement breaks, whose turn it is left aside."""
    shape = SHAPE[move.kind]
    if not left_by_shape(state.left[state.to_move])[shape]:
        text = f"Seat {state.to_move} has no {shape} token left for {TOKEN_NAMES[move.kind]}"
        yield Refusal("Z.tokens", text)
    dog = state.dog_at(move.at)
    if state.placed is not None:
        tile = tuple(sorted(cells_of(*state.placed)))
        if move.at not in tile:
            lies = all_of(place(cell) for cell in tile)
            what = dog_at(state, move.at) if dog else f"cell {place(move.at)}"
            yield Refusal("Z.token", f"The {what} is not on the tile just laid at {lies}", (move.at,))
    elif not dog:
        yield Refusal("Z.token", f"There is no dog at {place(move.at)}", (move.at,))
    if move.kind == FRENS or move.toward is not None:
        yield from _arrow_faults(state, move)
    if dog is None:
        return
    here = state._taken.get(cell_number(move.at))
    if here is not None:
        text = f"The {dog_at(state, move.at)} already has the {TOKEN_NAMES[here.kind]} of seat {here.player}"
        yield Refusal("Z.token", text, (move.at,))
    if move.kind in (LEADER, BONES):
        yield from _pack_faults(state, move)
    elif move.kind == ZOOMIES:
        yield from _group_faults(state, move)


def _tokens_on(state: State, area: Iterable[int], kind: str) -> list[Token]:
    taken = (state._taken.get(cell) for cell in sorted(area))
    return [token for token in taken if token is not None and token.kind == kind]


def _pack_faults(state: State, move: PlaceToken) -> Iterable[Refusal]:
    pack = pack_of(state._park, cell_number(move.at))
    others = _tokens_on(state, pack, move.kind)
    if others:
        text = (
            f"The Pack of the {dog_at(state, move.at)} already holds the {TOKEN_NAMES[move.kind]} of seat "
            f"{others[0].player} at {place(others[0].at)}"
        )
        yield Refusal("Z.one", text, tuple(token.at for token in others))


def _group_faults(state: State, move: PlaceToken) -> Iterable[Refusal]:
    dog = state.dog_at(move.at)
    if dog is None or not dog.zoomies:
        text = f"The {dog_at(state, move.at)} has no Zoomies icon"
        yield Refusal("Z.zoomies-dog", text, (move.at,))
        return
    others = _tokens_on(state, group_of(state._park, cell_number(move.at)), ZOOMIES)
    if others:
        text = (
            f"The Zoomies group of the {dog_at(state, move.at)} already holds the token of seat "
            f"{others[0].player} at {place(others[0].at)}"
        )
        yield Refusal("Z.zoomies-one", text, tuple(token.at for token in others))


def _arrow_faults(state: State, move: PlaceToken) -> Iterable[Refusal]:
    if move.kind != FRENS:
        yield Refusal("Z.frens-arrow", f"A {TOKEN_NAMES[move.kind]} token has no arrow", (move.at,))
        return
    if move.toward is None:
        yield Refusal("Z.frens-arrow", "Frens need an arrow that points at a touching dog", (move.at,))
        return
    pointed = cells_of(move.at, move.toward)[1]
    other = state.dog_at(pointed)
    dog = state.dog_at(move.at)
    if other is None:
        yield Refusal("Z.frens-arrow", f"The arrow points at {place(pointed)}, where no dog is", (pointed,))
    elif dog is not None and other.breed == dog.breed:
        text = f"The arrow points at the {dog_at(state, pointed)}, a dog of the same breed"
        yield Refusal("Z.frens-arrow", text, (pointed,))
    elif dog is not None:
        yield from _duplicate_faults(state, move, pointed)


def _duplicate_faults(state: State, move: PlaceToken, pointed: Cell) -> Iterable[Refusal]:
    pack = pack_of(state._park, cell_number(move.at))
    number = number_of(state, pointed)
    assert number is not None
    twins = [t for t in _tokens_on(state, pack, FRENS) if state.pointed_at(t) == number & BREED_BITS]
    if twins:
        other = state.dog_at(pointed)
        assert other is not None
        text = (
            f"The Pack of the {dog_at(state, move.at)} already is Frens with the {plural(other.name)}, "
            f"by seat {twins[0].player} at {place(twins[0].at)}"
        )
        yield Refusal("Z.frens-key", text, tuple(token.at for token in twins))
