"""What the Zoomies board offers while a token is due: kinds, dogs, and the neighbour of an arrow.

The selection holds ``kind`` and ``at``; a kind that is dragged waits for its dog before its arrow.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from zoo_games.core.explanation import Cell
from zoo_games.core.sentences import counted, row_column
from zoo_games.render.scene import Layer, Scene, Stamp
from zoo_games.render.view import Act, Button, Choices, Play, Select, Selection
from zoo_games.zoomies.components import DIRECTION_NAMES, DIRECTIONS, cells_of
from zoo_games.zoomies.drawings import PALETTE
from zoo_games.zoomies.drawings import token as token_drawing
from zoo_games.zoomies.moves import KINDS, SHAPE, PlaceToken
from zoo_games.zoomies.packs import token_points
from zoo_games.zoomies.speaking import KIND_NAMES, neighbour
from zoo_games.zoomies.state import State, Token, left_by_shape

KIND_KEYS = {"leader": "l", "bones": "b", "frens": "f", "zoomies": "z"}
LIFTED = {"frens": "frens in hand"}
"""Kind to what the selection holds while the token is dragged to a dog, where its arrow has to wait."""

KIND_HELP = {
    "leader": "1 point a dog of the Pack",
    "bones": "2 points a bone in the Pack",
    "frens": "2 points a side where the Pack touches the other breed",
    "zoomies": "1, 3, 6, 10 or 15 points for a group of 1 to 5 Zoomies dogs",
}


def spot_id(cell: Cell) -> str:
    """Return the id of the spot of a cell.

    Example:
        >>> spot_id((-1, 3))
        'cell -1,3'
    """
    return f"cell {cell[0]},{cell[1]}"


def token_choices(state: State, placed: Sequence[PlaceToken], selection: Selection, who: str) -> Choices:
    """Return the choices of a seat that can place a token on the tile it has laid.

    Args:
        state: The observation.
        placed: Every legal placement, at least one.
        selection: What has been picked so far; unknown or outdated values are dropped.
        who: Name of the seat.
    """
    assert state.placed is not None
    worth = {move: _worth(state, move) for move in placed}
    cells = sorted(cells_of(*state.placed))
    kind = selection.get("kind", "")
    pieces = {f"kind {each}": Select("kind", LIFTED.get(each, each), ("at",)) for each in KINDS}
    at = next((cell for cell in cells if spot_id(cell) == selection.get("at")), None)
    if kind == LIFTED["frens"] and at is None:
        return replace(_base_choices(state, worth, cells, who), pieces=pieces)
    if kind in ("frens", LIFTED["frens"]):
        return replace(_arrow_choices(state, worth, cells, at, who), pieces=pieces)
    if kind not in KINDS:
        return replace(_kind_first(state, worth, cells, at, who), pieces=pieces)
    ways = {spot_id(cell): PlaceToken(kind, cell) for cell in cells}
    return Choices(
        prompt=f"{who}, put the {KIND_NAMES[kind]} token on a dog of your tile.",
        buttons=(
            *_kind_buttons(state, worth, kind, None),
            *(
                _move_button(state, move, worth, index, "On which dog")
                for index, move in enumerate(ways.values())
            ),
        ),
        targets={spot: Play(move) for spot, move in ways.items()},
        selection={"kind": kind},
        ghosts=dict(ways),
        offered=tuple(spot for spot, move in ways.items() if move in worth),
        pieces=pieces,
    )


def _kind_first(
    state: State, worth: dict[PlaceToken, int], cells: Sequence[Cell], at: Cell | None, who: str
) -> Choices:
    """Return the choices while no kind of token has been picked; a dog may be picked before it."""
    on = f" for the {_dog_at(state, at)}" if at else " for your tile"
    return Choices(
        prompt=f"{who}, choose a token{on}.",
        buttons=tuple(_kind_buttons(state, worth, "", at)),
        targets={spot_id(cell): Select("at", spot_id(cell)) for cell in cells},
        selection={"at": spot_id(at)} if at else {},
        offered=tuple(spot_id(cell) for cell in cells if any(move.at == cell for move in worth)),
    )


def _base_choices(state: State, worth: dict[PlaceToken, int], cells: Sequence[Cell], who: str) -> Choices:
    """Return the choices for Frens that are dragged: the dog to drop them on; the arrow comes after."""
    arrows = {move.at for move in worth if move.kind == "frens"}
    return Choices(
        prompt=f"{who}, put the Frens token on a dog of your tile; then point its arrow.",
        buttons=tuple(_kind_buttons(state, worth, "frens", None)),
        targets={spot_id(cell): Select("at", spot_id(cell)) for cell in cells},
        selection={"kind": LIFTED["frens"]},
        offered=tuple(spot_id(cell) for cell in cells if cell in arrows),
    )


def _arrow_choices(
    state: State, worth: dict[PlaceToken, int], cells: Sequence[Cell], at: Cell | None, who: str
) -> Choices:
    """Return the choices for Frens: the dog under the token, then the neighbour it points at."""
    arrows = [move for move in worth if move.kind == "frens"]
    base = at or next((cell for cell in cells if any(move.at == cell for move in arrows)), cells[0])
    ways = {spot_id(neighbour(base, toward)): PlaceToken("frens", base, toward) for toward in DIRECTIONS}
    bases = [
        Button(
            id=f"base {index}",
            label=_dog_at(state, cell),
            act=Select("at", spot_id(cell)),
            pressed=cell == base,
            group="The token lies on",
        )
        for index, cell in enumerate(cells)
    ]
    here = [move for move in arrows if move.at == base]
    return Choices(
        prompt=f"{who}, point the arrow from the {_dog_at(state, base)} at a neighbour of another breed.",
        buttons=(
            *_kind_buttons(state, worth, "frens", None),
            *bases,
            *(_move_button(state, move, worth, index, "Point at") for index, move in enumerate(here)),
        ),
        targets={spot: Play(move) for spot, move in ways.items()},
        selection={"kind": "frens", "at": spot_id(base)},
        ghosts=dict(ways),
        offered=tuple(spot for spot, move in ways.items() if move in worth),
    )


def _kind_buttons(state: State, worth: dict[PlaceToken, int], kind: str, at: Cell | None) -> list[Button]:
    """Return a button for every kind of token; one that fits nowhere is no step, it gives the reason."""
    return [
        Button(
            id=f"kind {each}",
            label=KIND_NAMES[each],
            act=_kind_act(state, worth, each, at),
            key=KIND_KEYS[each],
            pressed=each == kind,
            group="Your tokens",
            hint=_kind_hint(state, worth, each, at),
            picture=token_picture(each, state.to_move),
        )
        for each in KINDS
    ]


def _kind_hint(state: State, worth: dict[PlaceToken, int], kind: str, at: Cell | None) -> str:
    """Return what a token is worth on a dog, or on any of the tile where none has been chosen."""
    found = {points for move, points in worth.items() if move.kind == kind and at in (None, move.at)}
    if not left_by_shape(state.left[state.to_move])[SHAPE[kind]]:
        return f"You have no {SHAPE[kind]} left."
    if not found:
        return f"Not possible on this {'dog' if at else 'tile'} ({KIND_HELP[kind]})."
    return f"Worth {'up to ' if len(found) > 1 else ''}{counted(max(found), 'point')} now."


def _kind_act(state: State, worth: dict[PlaceToken, int], kind: str, at: Cell | None) -> Act:
    fits = any(move.kind == kind and at in (None, move.at) for move in worth)
    if fits and (kind == "frens" or not at):
        return Select("kind", kind, () if at else ("at",))
    assert state.placed is not None
    on = at or cells_of(*state.placed)[0]
    return Play(PlaceToken(kind, on, _toward(state, on) if kind == "frens" else None))


def _toward(state: State, cell: Cell) -> str:
    """Return a direction in which a dog lies, another breed first, for Frens that fit nowhere."""
    here = state.dogs[cell].breed
    beside = {way: state.dogs.get(neighbour(cell, way)) for way in DIRECTIONS}
    other = [way for way, dog_there in beside.items() if dog_there and dog_there.breed != here]
    return next(iter(other or [way for way, dog_there in beside.items() if dog_there]), "N")


def token_picture(kind: str, seat: int) -> Scene:
    """Return a token alone."""
    stamp = Stamp(token_drawing(kind, seat, "N"), 0, 0)
    return Scene(
        f"{KIND_NAMES[kind]} token", "", -0.25, -0.25, 0.5, 0.5, (Layer("token", (stamp,)),), palette=PALETTE
    )


def _move_button(
    state: State, move: PlaceToken, worth: dict[PlaceToken, int], index: int, group: str
) -> Button:
    points = worth.get(move)
    toward = f", to the {DIRECTION_NAMES[move.toward]}" if move.toward else ""
    target = neighbour(move.at, move.toward) if move.toward else move.at
    return Button(
        id=f"place {index}",
        label=f"{_dog_at(state, target)}{toward}",
        act=Play(move),
        key=str(index + 1),
        group=group,
        hint="Not possible." if points is None else f"Worth {counted(points, 'point')} now.",
    )


def _dog_at(state: State, cell: Cell | None) -> str:
    found = state.dog_at(cell) if cell else None
    return f"{found.name} at {row_column(cell)}" if found and cell else "free cell"


def _worth(state: State, move: PlaceToken) -> int:
    """Return what a token would score if the game ended right after it was placed."""
    token = Token(state.to_move, move.kind, move.at, move.toward)
    return token_points(state.replace(tokens=(*state.tokens, token)))[-1]
