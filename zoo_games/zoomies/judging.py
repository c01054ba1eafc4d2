"""What a state of Zoomies in a document is judged by, beyond the shape of its keys.

Each check raises a :class:`~zoo_games.core.errors.DocumentError` with the place of the first fault.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from zoo_games.core.errors import DocumentError
from zoo_games.core.explanation import Cell
from zoo_games.core.shapes import DIRECTION
from zoo_games.zoomies.components import BREEDS, cells_of, dogs_of
from zoo_games.zoomies.moves import CIRCLE, FRENS, SHAPE, SQUARE, ZOOMIES
from zoo_games.zoomies.settings import ZoomiesSettings
from zoo_games.zoomies.state import CHANCE_PHASES, State

NEEDS_PLACED: Final = ("token", "second_tile")
"""Phases in which a tile was laid this turn."""

NEVER_PLACED: Final = ("tile", "redraw", "draw", "over")
"""Phases in which none was."""


def check_data(data: Mapping[str, Any], settings: ZoomiesSettings, players: int, place: str) -> None:
    """Check park, tokens, hands and seats of a ``state`` whose keys have their shapes."""
    dogs = _check_park(data.get("park", []), f"{place}.park")
    _check_tokens(data, dogs, settings, players, place)
    _check_hands(data, settings, players, place)


def check_state(state: State, place: str) -> None:
    """Check that tokens left, phase and supply of a state fit each other."""
    _check_left(state, place)
    _check_turn(state, place)


def check_arrow(data: Mapping[str, Any], place: str) -> None:
    """Check that Frens, and only they, have an arrow."""
    if data["kind"] == FRENS and "toward" not in data:
        raise DocumentError(f"{place}.toward", f"is missing; Frens need an arrow, {DIRECTION.words()}")
    if data["kind"] != FRENS and "toward" in data:
        raise DocumentError(
            f"{place}.toward", f"must be absent; only Frens have an arrow, not {data['kind']}"
        )


def _check_park(park: Sequence[Mapping[str, Any]], place: str) -> dict[Cell, tuple[int, int]]:
    """Return, for every cell with a dog, its tile's number and which of the two dogs it is."""
    dogs: dict[Cell, tuple[int, int]] = {}
    for index, tile in enumerate(park):
        for half, cell in enumerate(cells_of(tuple(tile["at"]), tile["toward"])):
            if cell in dogs:
                raise DocumentError(
                    f"{place}[{index}].{'toward' if half else 'at'}",
                    f"would lay a dog on row {cell[0]}, column {cell[1]}, where tile {dogs[cell][0]} lies",
                )
            dogs[cell] = (index, half)
    return dogs


def _check_tokens(
    data: Mapping[str, Any],
    dogs: Mapping[Cell, tuple[int, int]],
    settings: ZoomiesSettings,
    players: int,
    place: str,
) -> None:
    budget = {CIRCLE: settings.tokens_circle, SQUARE: settings.tokens_square}
    used: dict[tuple[int, str], int] = {}
    holders: dict[int, int] = {}
    for index, token in enumerate(data.get("tokens", [])):
        here = f"{place}.tokens[{index}]"
        player, shape = token["player"], SHAPE[token["kind"]]
        if player >= players:
            raise DocumentError(f"{here}.player", f"must be a seat from 0 to {players - 1}, not {player}")
        at = tuple(token["at"])
        if at not in dogs:
            raise DocumentError(
                f"{here}.at", f"must be a cell with a dog; row {at[0]}, column {at[1]} is free"
            )
        tile = dogs[at][0]
        if tile in holders:
            raise DocumentError(f"{here}.at", f"is on a tile that has a token, tokens[{holders[tile]}]")
        holders[tile] = index
        check_arrow(token, here)
        _check_on_dog(token, data["park"], dogs, here)
        used[player, shape] = used.get((player, shape), 0) + 1
        if used[player, shape] > budget[shape]:
            raise DocumentError(
                here, f"is one {shape} token too many for seat {player}, who has {budget[shape]}"
            )


def _check_on_dog(
    token: Mapping[str, Any],
    park: Sequence[Mapping[str, Any]],
    dogs: Mapping[Cell, tuple[int, int]],
    here: str,
) -> None:
    """Check that Zoomies stand on the icon and Frens point at another breed."""
    at = tuple(token["at"])
    tile, half = dogs[at]
    dog = dogs_of(park[tile]["tile"])[half]
    if token["kind"] == ZOOMIES and not dog.zoomies:
        raise DocumentError(f"{here}.at", "must be a dog with the Zoomies icon")
    if token["kind"] == FRENS:
        there = cells_of(at, token["toward"])[1]
        if there not in dogs:
            raise DocumentError(f"{here}.toward", "must point at a dog; that cell is free")
        other, other_half = dogs[there]
        if dogs_of(park[other]["tile"])[other_half].breed == dog.breed:
            raise DocumentError(
                f"{here}.toward", f"must point at another breed, not at a {BREEDS[dog.breed]}"
            )


def _check_hands(data: Mapping[str, Any], settings: ZoomiesSettings, players: int, place: str) -> None:
    for key in ("hands", "left"):
        if key in data and len(data[key]) != players:
            raise DocumentError(
                f"{place}.{key}", f"must have {players} parts, one a seat, not {len(data[key])}"
            )
    for seat, hand in enumerate(data.get("hands", [])):
        if len(hand) > settings.hand_size:
            raise DocumentError(
                f"{place}.hands[{seat}]", f"may hold {settings.hand_size} tiles at most, not {len(hand)}"
            )
    hidden = sum(hand.count(None) for hand in data.get("hands", []))
    if "pile" in data and len(data["pile"]) < hidden:
        raise DocumentError(
            f"{place}.pile",
            f"must hold at least the {hidden} tiles that hidden hands have, not {len(data['pile'])}",
        )
    _check_to_move(data, players, place)


def _check_to_move(data: Mapping[str, Any], players: int, place: str) -> None:
    if data.get("phase") == "over" or "to_move" not in data:
        return
    if data["to_move"] is None:
        raise DocumentError(
            f"{place}.to_move", f"must be a seat from 0 to {players - 1} until the game is over"
        )
    if data["to_move"] >= players:
        raise DocumentError(
            f"{place}.to_move", f"must be a seat from 0 to {players - 1}, not {data['to_move']}"
        )


def _check_left(state: State, place: str) -> None:
    """Check that no seat has more tokens left than it started with, less those in the park."""
    budget = {CIRCLE: state.rules.tokens_circle, SQUARE: state.rules.tokens_square}
    for seat, left in enumerate(state.left):
        for shape, count in zip((CIRCLE, SQUARE), left, strict=True):
            placed = sum(token.player == seat and SHAPE[token.kind] == shape for token in state.tokens)
            if count + placed > budget[shape]:
                raise DocumentError(
                    f"{place}.left[{seat}].{shape}",
                    f"must be {budget[shape] - placed} at most: seat {seat} has {budget[shape]} {shape} "
                    f"tokens and {placed} of them lie in the park",
                )


# --- whose turn, and what is due --------------------------------------------------------------------


def _check_turn(state: State, place: str) -> None:
    """Check that the phase fits the tile just laid, the tokens left and the supply."""
    _check_placed(state, place)
    phase, seat = state.phase, state.to_move
    if "phase" in state.missing or "to_move" in state.missing:
        return
    if phase in ("tile", "redraw", "token") and not any(state.left[seat]):
        raise DocumentError(f"{place}.phase", f'is "{phase}", but seat {seat} has no token left')
    if phase == "draw" and not any(map(any, state.left)):
        raise DocumentError(
            f"{place}.phase", 'is "draw", but no seat has a token left: nothing is drawn any more'
        )
    if phase == "over" and "left" not in state.missing and any(map(any, state.left)):
        owner = next(owner for owner, left in enumerate(state.left) if any(left))
        raise DocumentError(f"{place}.phase", f'is "over", but seat {owner} has tokens left')
    if phase in CHANCE_PHASES:
        _check_draw(state, place)


def _check_draw(state: State, place: str) -> None:
    if "pile" in state.missing:
        raise DocumentError(f"{place}.pile", f'is missing; phase "{state.phase}" draws from it')
    if "hands" in state.missing:
        raise DocumentError(f"{place}.hands", f'is missing; phase "{state.phase}" draws for a hand')
    if len(state.hands[state.to_move]) >= state.rules.hand_size:
        raise DocumentError(
            f"{place}.phase", f'is "{state.phase}", but the hand of seat {state.to_move} is full'
        )
    if state.pile_size() == 0:
        raise DocumentError(f"{place}.pile", f'is empty, but phase "{state.phase}" draws from it')


def _check_placed(state: State, place: str) -> None:
    phase = state.phase
    if state.placed is None:
        if phase in NEEDS_PLACED and "placed" not in state.missing:
            raise DocumentError(f"{place}.placed", f'must be the tile laid this turn in phase "{phase}"')
        return
    if phase in NEVER_PLACED:
        raise DocumentError(f"{place}.placed", f'must be null in phase "{phase}"')
    cells = set(cells_of(*state.placed))
    if not any(set(cells_of(at, toward)) == cells for _, at, toward in state.laid):
        raise DocumentError(f"{place}.placed", "must be a tile of the park")
    token = next((token for token in state.tokens if token.at in cells), None)
    if phase == "token" and token is not None:
        raise DocumentError(f"{place}.placed", 'has a token already, but the phase is "token"')
    if phase == "second_tile" and (token is None or (token.kind, token.player) != (ZOOMIES, state.to_move)):
        raise DocumentError(
            f"{place}.placed", f'must have a Zoomies token of seat {state.to_move} in phase "second_tile"'
        )
