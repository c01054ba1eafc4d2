"""The moves of Zoomies told in the past tense, for the log.

Only what lies open is told: a tile that is laid or tossed, never one that is drawn.
"""

from __future__ import annotations

from zoo_games.core.sentences import all_of, place
from zoo_games.zoomies.components import cells_of, dogs_of
from zoo_games.zoomies.moves import DiscardToken, Draw, Move, PlaceTile, PlaceToken, Redraw
from zoo_games.zoomies.speaking import dog_words
from zoo_games.zoomies.state import State
from zoo_games.zoomies.words import TOKEN_NAMES, dog_at


def log_line(before: State, move: Move, after: State, name: str) -> str:
    """Return one line about a move; empty if there is nothing to tell.

    Args:
        before: The state, or what everybody may know of it.
        move: The move.
        after: The state after it, or what everybody may know of it.
        name: Name of the seat whose turn it is.

    Example:
        >>> from zoo_games.zoomies import Laid, ZoomiesSettings, make_state
        >>> state = make_state(ZoomiesSettings(), 2, [Laid("B*-H", (0, 0), "E")])
        >>> log_line(state, PlaceToken("frens", (0, 0), "E"), state, "Ada")
        'Ada put Frens on the Beagle at 0,0 towards the Husky at 0,1'
    """
    told = _told(before, move, after)
    return f"{name} {told}" if told else ""


def _told(before: State, move: Move, after: State) -> str:
    if isinstance(move, PlaceTile):
        return f"laid {_dogs(move.tile)} at {all_of(map(place, cells_of(move.at, move.toward)))}"
    if isinstance(move, PlaceToken):
        arrow = ""
        if move.toward is not None:
            arrow = f" towards the {dog_at(before, cells_of(move.at, move.toward)[1])}"
        return f"put {TOKEN_NAMES[move.kind]} on the {dog_at(before, move.at)}{arrow}"
    if isinstance(move, DiscardToken):
        return f"discarded a {move.shape} token"
    if isinstance(move, Redraw):
        return "could lay no tile and tossed the hand"
    if isinstance(move, Draw):
        return "drew a tile"
    if not move.toss:
        return ""
    hand = before.hands[before.to_move]
    gone = hand if len(hand) == 1 and hand[0] else after.discard[len(before.discard) :]
    tossed = gone[0] if len(gone) == 1 else None
    return f"tossed {_dogs(tossed)}" if tossed else "tossed a tile"


def _dogs(tile: str) -> str:
    """Return a tile by its dogs: ``"the Husky and the Beagle with a bone"``."""
    return all_of(f"the {dog_words(dog)}" for dog in dogs_of(tile))
