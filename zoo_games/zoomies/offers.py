"""What the Zoomies board offers: buttons, places and ghosts, stage by stage, for the seat to move.

The selection holds what has been picked so far: ``tile`` (number in the hand) and ``toward`` while a tile
is due; ``kind`` and ``at`` while a token is. A place may be offered although its move is not legal: playing
it gives the reason.
"""

from __future__ import annotations

from collections.abc import Sequence

from zoo_games.core.errors import DocumentError, HiddenValue
from zoo_games.core.explanation import Cell
from zoo_games.core.sentences import counted
from zoo_games.render.scene import Layer, Scene, Stamp
from zoo_games.render.view import Button, Choices, Play, Select, Selection
from zoo_games.zoomies.components import DIRECTION_NAMES, DIRECTIONS, cells_of, dogs_of, same_tile
from zoo_games.zoomies.drawings import PALETTE, dog
from zoo_games.zoomies.listing import discards
from zoo_games.zoomies.moves import (
    DiscardToken,
    Move,
    PlaceTile,
    PlaceToken,
    Redraw,
    Refill,
)
from zoo_games.zoomies.offers_tokens import spot_id, token_choices
from zoo_games.zoomies.park import CELLS
from zoo_games.zoomies.picture import domino
from zoo_games.zoomies.rules import legal
from zoo_games.zoomies.speaking import heading, outcome_after, tile_words
from zoo_games.zoomies.state import State


def choices(state: State, selection: Selection, names: Sequence[str]) -> Choices:
    """Return what the seat to move may do next, as far as this view may know.

    Args:
        state: The observation.
        selection: What has been picked so far; unknown or outdated values are dropped.
        names: One name a seat.
    """
    if state.phase == "over":
        return Choices(f"The game is over{outcome_after(state, names)}.")
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
        placed = [move for move in moves if isinstance(move, PlaceToken)]
        if placed:
            return token_choices(state, placed, selection, who)
        prompt = f"{who}, no token of yours can be placed on this tile; discard one."
        return Choices(prompt, _plain_buttons(state, moves))
    return Choices(f"{who}, end your turn.", _plain_buttons(state, moves))


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
        prompt=_tile_prompt(state, moves, who) + ("" if offered else _turn_prompt(moves, tile)),
        buttons=(*_hand_buttons(hand, number, toward), *_turn_buttons(toward), *plain),
        targets={spot: Play(move) for spot, move in ways.items()},
        selection={"tile": str(number), "toward": toward},
        ghosts=dict(ways),
        offered=offered,
        pieces={f"tile {index}": Select("tile", str(index)) for index in range(len(hand))},
    )


def _turn_prompt(moves: Sequence[Move], tile: str) -> str:
    """Return what to do with a tile that fits nowhere as it lies; nothing where no tile does."""
    if not any(isinstance(move, PlaceTile) for move in moves):
        return ""
    if _fitting(moves, tile):
        return " As it lies now, this tile fits nowhere: turn it."
    return " This tile fits nowhere, however it is turned: take your other tile."


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
            label=tile_words(tile),
            act=Select("tile", str(index)),
            key=str(index + 1) if index < 9 else "",
            pressed=index == number,
            group="Your tiles",
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
        title=tile_words(tile),
        alt=f"{tile_words(tile)}, the second to the {DIRECTION_NAMES[toward]}.",
        x=column,
        y=row,
        w=to_column - column + 1,
        h=to_row - row + 1,
        layers=(Layer("tile", (domino(cells, "tile.body", "tile.edge", 0.035), *stamps)),),
        palette=PALETTE,
    )


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
        label = f"Toss {tile_words(hand[0])}, then draw"
        return Button("toss", label, Play(move), "t", None, "End the turn", hint)
    label = f"Keep {'; '.join(map(tile_words, hand))}, then draw" if hand else "End the turn"
    return Button("keep", label, Play(move), "k", None, "End the turn", hint)
