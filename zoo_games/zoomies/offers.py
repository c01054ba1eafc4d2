"""What the Zoomies board offers: buttons, places and ghosts, stage by stage, for the seat to move.

The selection holds what has been picked so far: ``tile`` (number in the hand) and ``toward`` while a tile
is due; ``kind`` and ``at`` while a token is. A place may be offered although its move is not legal: playing
it gives the reason.
"""

from __future__ import annotations

from collections.abc import Sequence

from zoo_games.core.errors import DocumentError, HiddenValue
from zoo_games.core.explanation import Cell
from zoo_games.core.sentences import all_of, counted, row_column
from zoo_games.render.scene import Layer, Scene, Stamp
from zoo_games.render.view import Act, Button, Choices, Play, Select, Selection
from zoo_games.zoomies.components import DIRECTION_NAMES, DIRECTIONS, cells_of, dogs_of, same_tile
from zoo_games.zoomies.drawings import PALETTE, dog
from zoo_games.zoomies.drawings import token as token_drawing
from zoo_games.zoomies.listing import discards
from zoo_games.zoomies.moves import (
    KINDS,
    SHAPE,
    DiscardToken,
    Move,
    PlaceTile,
    PlaceToken,
    Redraw,
    Refill,
)
from zoo_games.zoomies.packs import token_points
from zoo_games.zoomies.park import CELLS
from zoo_games.zoomies.picture import domino
from zoo_games.zoomies.rules import legal
from zoo_games.zoomies.speaking import KIND_NAMES, heading, neighbour, outcome, tile_words
from zoo_games.zoomies.state import State, Token, left_by_shape

KIND_KEYS = {"leader": "l", "bones": "b", "frens": "f", "zoomies": "z"}
KIND_HELP = {
    "leader": "1 point a dog of the Pack",
    "bones": "2 points a bone in the Pack",
    "frens": "2 points a side where the Pack touches the other breed",
    "zoomies": "1, 3, 6, 10 or 15 points for a group of 1 to 5 Zoomies dogs",
}


def choices(state: State, selection: Selection, names: Sequence[str]) -> Choices:
    """Return what the seat to move may do next, as far as this view may know.

    Args:
        state: The observation.
        selection: What has been picked so far; unknown or outdated values are dropped.
        names: One name a seat.
    """
    if state.phase == "over":
        return Choices(f"The game is over: {outcome(state, names)}.")
    if state.phase in ("redraw", "draw"):
        return Choices(f"{names[state.to_move]} draws tiles.")
    if None in state.hands[state.to_move]:
        return Choices(f"It is the turn of {names[state.to_move]}.")
    try:
        moves = legal(state)
    except HiddenValue:
        # No tile of the hand fits; whether one of the pile does, this view cannot tell.
        moves = (Redraw(), *discards(state.left[state.to_move]))
    except DocumentError:
        return Choices(f"{heading(state, names)}.")
    who = names[state.to_move]
    if state.phase in ("tile", "second_tile"):
        return _tile_choices(state, moves, selection, who)
    if state.phase == "token":
        return _token_choices(state, moves, selection, who)
    return Choices(f"{who}, end your turn.", _plain_buttons(state, moves))


def spot_id(cell: Cell) -> str:
    """Return the id of the spot of a cell.

    Example:
        >>> spot_id((-1, 3))
        'cell -1,3'
    """
    return f"cell {cell[0]},{cell[1]}"


# --- tiles ------------------------------------------------------------------------------------------


def _tile_choices(state: State, moves: Sequence[Move], selection: Selection, who: str) -> Choices:
    hand = [tile for tile in state.hands[state.to_move] if tile is not None]
    plain = _plain_buttons(state, moves)
    if not hand:
        return Choices(f"{who}, you have no tile that can be laid.", plain)
    picked = selection.get("tile", "0")
    number = int(picked) if picked in {str(index) for index in range(len(hand))} else 0
    toward = selection.get("toward", "E")
    toward = toward if toward in DIRECTIONS else "E"
    tile = hand[number]
    ways = {
        spot_id(cell): PlaceTile(tile, cell, toward)
        for cell in sorted({*state.dogs, *(CELLS[free] for free in state.frontier())} or {(0, 0)})
    }
    fits = _fitting(moves, tile)
    offered = tuple(spot for spot, move in ways.items() if cells_of(move.at, move.toward) in fits)
    return Choices(
        prompt=_tile_prompt(state, moves, who),
        buttons=(*_hand_buttons(hand, number, toward), *_turn_buttons(toward), *plain),
        targets={spot: Play(move) for spot, move in ways.items()},
        selection={"tile": str(number), "toward": toward},
        ghosts=dict(ways),
        offered=offered,
    )


def _fitting(moves: Sequence[Move], tile: str) -> set[tuple[Cell, Cell]]:
    """Return where the first and second dog of a tile may lie; the hand may hold it in both spellings."""
    fits = set()
    for move in moves:
        if isinstance(move, PlaceTile) and same_tile(move.tile, tile):
            first, second = cells_of(move.at, move.toward)
            fits.add((first, second) if move.tile == tile else (second, first))
    return fits


def _tile_prompt(state: State, moves: Sequence[Move], who: str) -> str:
    if any(isinstance(move, PlaceTile) for move in moves):
        if state.phase == "tile":
            return f"{who}, lay a tile beside a dog of the same breed."
        ending = ", or end your turn" if state.rules.second_tile == "optional" else ""
        return f"Zoomies! {who}, lay your other tile as well{ending}; it gets no token."
    if state.phase == "second_tile":
        return f"{who}, your other tile fits nowhere; end your turn."
    if len({type(move) for move in moves}) > 1:
        return f"{who}, no tile of yours fits; draw again, or discard a token if no tile at all fits."
    if any(isinstance(move, Redraw) for move in moves):
        return f"{who}, no tile of yours fits; toss your hand and draw again."
    return f"{who}, no tile fits anywhere; discard a token."


def _hand_buttons(hand: Sequence[str], number: int, toward: str) -> list[Button]:
    return [
        Button(
            id=f"tile {index}",
            label=tile,
            act=Select("tile", str(index)),
            key=str(index + 1) if index < 9 else "",
            pressed=index == number,
            group="Your tiles",
            hint=f"{tile_words(tile)}.",
            picture=tile_picture(tile, toward),
        )
        for index, tile in enumerate(hand)
    ]


def _turn_buttons(toward: str) -> list[Button]:
    here = DIRECTIONS.index(toward)
    hint = f"The second dog lies to the {DIRECTION_NAMES[toward]} of the first."
    right, left = DIRECTIONS[(here + 1) % 4], DIRECTIONS[(here + 3) % 4]
    return [
        Button("turn", "Turn right", Select("toward", right), "r", None, "Turn", hint),
        Button("turn back", "Turn left", Select("toward", left), "R", None, "Turn", hint),
    ]


def tile_picture(tile: str, toward: str) -> Scene:
    """Return a tile alone, turned as it would be laid."""
    cells = cells_of((0, 0), toward)
    stamps = [
        Stamp(dog(*found), column, row) for (row, column), found in zip(cells, dogs_of(tile), strict=True)
    ]
    (row, column), (to_row, to_column) = min(cells), max(cells)
    return Scene(
        title=tile,
        alt=f"{tile_words(tile)}, the second to the {DIRECTION_NAMES[toward]}.",
        x=column,
        y=row,
        w=to_column - column + 1,
        h=to_row - row + 1,
        layers=(Layer("tile", (domino(cells, "tile.body", "tile.edge", 0.035), *stamps)),),
        palette=PALETTE,
    )


# --- tokens -----------------------------------------------------------------------------------------


def _token_choices(state: State, moves: Sequence[Move], selection: Selection, who: str) -> Choices:
    placed = [move for move in moves if isinstance(move, PlaceToken)]
    if not placed or state.placed is None:
        return Choices(
            f"{who}, no token of yours can be placed on this tile; discard one.", _plain_buttons(state, moves)
        )
    worth = {move: _worth(state, move) for move in placed}
    cells = sorted(cells_of(*state.placed))
    kind = selection.get("kind", "")
    at = next((cell for cell in cells if spot_id(cell) == selection.get("at")), None)
    if kind not in KINDS:
        return _kind_first(state, worth, cells, at, who)
    if kind == "frens":
        return _arrow_choices(state, worth, cells, at, who)
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


# --- the rest ---------------------------------------------------------------------------------------


def _plain_buttons(state: State, moves: Sequence[Move]) -> tuple[Button, ...]:
    """Return a button for every move that is no placement."""
    buttons = []
    for move in moves:
        if isinstance(move, Redraw):
            hint = "The tiles lie open then, until the pile is empty."
            buttons.append(Button("redraw", "Toss your hand, then draw", Play(move), "d", None, "Draw", hint))
        elif isinstance(move, DiscardToken):
            buttons.append(
                Button(
                    id=f"discard {move.shape}",
                    label=f"Discard a {move.shape}",
                    act=Play(move),
                    key=move.shape[0],
                    group="Discard a token",
                    hint="It scores nothing.",
                )
            )
        elif isinstance(move, Refill):
            buttons.append(_refill_button(state, move))
    return tuple(buttons)


def _refill_button(state: State, move: Refill) -> Button:
    hand = [tile for tile in state.hands[state.to_move] if tile is not None]
    hint = f"Then your hand is filled up to {counted(state.rules.hand_size, 'tile')}."
    if move.toss:
        return Button("toss", f"Toss {hand[0]}, then draw", Play(move), "t", None, "End the turn", hint)
    label = f"Keep {all_of(hand)}, then draw" if hand else "End the turn"
    return Button("keep", label, Play(move), "k", None, "End the turn", hint)
