"""The moves of Zoomies told in words: as what was done, for the log, or as what would be.

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


def move_words(state: State, move: Move) -> str:
    """Return what laying a tile or putting a token is, to be read after "would"; else nothing.

    Example:
        >>> from zoo_games.zoomies import ZoomiesSettings, make_state
        >>> move_words(make_state(ZoomiesSettings(), 2, []), PlaceTile("B*-H", (0, 0), "E"))
        'lay the Beagle with a bone and the Husky at 0,0 and 0,1'
    """
    if isinstance(move, PlaceTile):
        return f"lay {_where(move)}"
    if isinstance(move, PlaceToken):
        return _put(state, move)
    return ""


def _told(before: State, move: Move, after: State) -> str:
    if isinstance(move, PlaceTile):
        return f"laid {_where(move)}"
    if isinstance(move, PlaceToken):
        return _put(before, move)
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


def _where(move: PlaceTile) -> str:
    return f"{_dogs(move.tile)} at {all_of(map(place, cells_of(move.at, move.toward)))}"


def _put(state: State, move: PlaceToken) -> str:
    arrow = ""
    if move.toward is not None:
        arrow = f" towards the {dog_at(state, cells_of(move.at, move.toward)[1])}"
    return f"put {TOKEN_NAMES[move.kind]} on the {dog_at(state, move.at)}{arrow}"


def _dogs(tile: str) -> str:
    """Return a tile by its dogs: ``"the Husky and the Beagle with a bone"``."""
    return all_of(f"the {dog_words(dog)}" for dog in dogs_of(tile))
