"""Documents of Boomerang: states, moves and decks as JSON.

The keys have the shapes of this module; what hangs together is judged by ``judging``. A hand-written state
may leave out any key; what the rest of it fixes is filled, anything else is noted as missing.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any, Final

from zoo_games.boomerang import judging
from zoo_games.boomerang.components import (
    ANIMALS,
    CARD,
    CARD_PATTERN,
    CARD_WORDS,
    LANDS,
    ComponentSet,
    default_components,
    shown,
)
from zoo_games.boomerang.moves import CHOICES, DEALS, PASS, THROW, Move
from zoo_games.boomerang.settings import BoomerangSettings
from zoo_games.boomerang.state import PHASES, Cards, State, table_of
from zoo_games.core.components import ComponentFile
from zoo_games.core.errors import DocumentError
from zoo_games.core.moveobject import move_object
from zoo_games.core.shapes import SEAT, ListOf, Nullable, OneOf, Record, Shape, Tagged, Whole

MAX_CARDS: Final = 200
"""Greatest number of cards in a deck, a river or a tableau; the published deck has 54."""

MAX_BOOMERANGS: Final = 300
"""Greatest number of boomerangs in one place: five players with 60 each."""


@dataclass(frozen=True)
class CardShape(Shape):
    """A card: an animal and two different lands."""

    def check(self, value: Any, place: str) -> None:
        """Raise the reason that says most: the animal, a land, too few or too many of them, their order."""
        if isinstance(value, str) and value in CARD:
            return
        if not isinstance(value, str) or value.count(":") != 1 or len(value) > 60:
            raise self.refuse(value, place)
        animal, _, listed = value.partition(":")
        lands = listed.split("+")
        if animal not in ANIMALS:
            raise DocumentError(place, f'names no animal; they are {", ".join(ANIMALS)}, not "{animal}"')
        for land in lands:
            if land not in LANDS:
                raise DocumentError(place, f'names no land; they are {", ".join(LANDS)}, not "{land}"')
        if len(lands) == 1:
            raise DocumentError(place, f"has one land, {lands[0]}; a card shows two different ones")
        if len(lands) > 2:
            raise DocumentError(place, f"has {len(lands)} lands; a card shows two different ones")
        if lands[0] == lands[1]:
            raise DocumentError(place, f"has the land {lands[0]} twice; a card shows two different ones")
        raise DocumentError(
            place, f'must name its lands in alphabetical order, "{animal}:{lands[1]}+{lands[0]}"'
        )

    def schema(self) -> dict[str, Any]:
        """Return the shape as JSON Schema."""
        return {"type": "string", "pattern": f"^(?:{CARD_PATTERN})$"}

    def words(self) -> str:
        """Return what is taken."""
        return CARD_WORDS


CARD_SHAPE: Final = CardShape()
_CARDS: Final = ListOf(CARD_SHAPE, 0, MAX_CARDS)
_LAND: Final = OneOf(LANDS)
_COUNT: Final = Whole(0, MAX_BOOMERANGS)

KEYS: Final[dict[str, Shape]] = {
    "deck": _CARDS,
    "river": _CARDS,
    "captured": ListOf(_CARDS, 0, 10),
    "boomerangs": ListOf(_COUNT, 0, 10),
    "pot": _COUNT,
    "choices": ListOf(Nullable(_LAND), 0, 10),
    "stack": ListOf(SEAT, 0, 10),
    "hunting": ListOf(SEAT, 0, 10),
    "starter": SEAT,
    "to_move": Nullable(SEAT),
    "phase": OneOf(PHASES),
}

STATE: Final = Record(KEYS, tuple(KEYS))
"""A hand-written state, which may leave out any key."""

WHOLE_STATE: Final = Record(KEYS, ("to_move",))
"""The initial state of a record, which may leave out only what may be null."""

MOVE: Final = Tagged(
    {
        "choose": Record({"land": _LAND}),
        "throw": Record({}),
        "pass": Record({}),
        "deal": Record({"card": CARD_SHAPE}),
    }
)


# --- moves ------------------------------------------------------------------------------------------


def move_to_json(move: Move) -> dict[str, Any]:
    """Return a move as the object of a document.

    Example:
        >>> move_to_json(CHOICES["water"])
        {'type': 'choose', 'land': 'water'}
    """
    return move_object(move)


def move_from_json(data: Any, place: str = "move") -> Move:
    """Return the move that an object describes.

    Raises:
        DocumentError: For the first fault, with its place.
    """
    MOVE.check(data, place)
    kind = data["type"]
    if kind == "choose":
        return CHOICES[data["land"]]
    if kind == "deal":
        return DEALS[data["card"]]
    return THROW if kind == "throw" else PASS


# --- states -----------------------------------------------------------------------------------------


def state_to_json(state: State) -> dict[str, Any]:
    """Return a state as the ``state`` object of a document; keys it was read without stay away."""
    made: dict[str, Any] = {
        "deck": list(state.deck),
        "river": list(state.river),
        "captured": [list(cards) for cards in state.captured],
        "boomerangs": list(state.boomerangs),
        "pot": state.pot,
        "choices": list(state.choices),
        "stack": list(state.stack),
        "hunting": list(state.hunting),
        "starter": state.starter,
        "to_move": state.to_move,
        "phase": state.phase,
    }
    return {key: value for key, value in made.items() if key not in state.missing}


def state_from_json(
    data: Any, settings: BoomerangSettings, players: int, place: str = "state", whole: bool = False
) -> State:
    """Return the state that an object describes.

    Args:
        data: The object as parsed.
        settings: The settings of the document.
        players: Number of players of the document.
        place: Path of the object, for errors.
        whole: Whether every key must be there that may not be null.

    Raises:
        DocumentError: For the first fault, with its place.

    Example:
        >>> state_from_json({"boomerangs": [13, 5, 6]}, BoomerangSettings(), 3).boomerangs
        (13, 5, 6)
    """
    (WHOLE_STATE if whole else STATE).check(data, place)
    filled = _filled(data, players)
    if whole and "to_move" not in filled:
        raise DocumentError(f"{place}.to_move", f"is missing; it must be {SEAT.words()}")
    judging.check(filled, settings, players, place)
    absent = frozenset(key for key in KEYS if key not in filled)
    river = _cards(filled.get("river", []))
    captured = filled.get("captured", [[]] * players)
    return State(
        table_of(settings, players, absent),
        tuple(sorted(_cards(filled.get("deck", [])))),
        river,
        shown(river),
        tuple(_cards(cards) for cards in captured),
        tuple(filled.get("boomerangs", [0] * players)),
        filled.get("pot", 0),
        tuple(filled.get("choices", [None] * players)),
        tuple(filled.get("stack", [])),
        tuple(sorted(filled.get("hunting", []))),
        filled.get("starter", 0),
        filled.get("to_move"),
        filled.get("phase", ""),
    )


def _cards(cards: Iterable[str]) -> Cards:
    return tuple(CARD[card] for card in cards)


def _filled(data: Mapping[str, Any], players: int) -> dict[str, Any]:
    """Return the object with what it leaves out and its phase fixes."""
    made = dict(data)
    phase = made.get("phase")
    if phase in ("deal", "over"):
        made.setdefault("to_move", None)
        made.setdefault("choices", [None] * players)
    if phase == "over":
        made.setdefault("deck", [])
    if phase == "choose" and made.get("to_move") == 0:
        made.setdefault("choices", [None] * players)
    if phase in ("deal", "choose", "over"):
        for key, value in (("pot", 0), ("stack", []), ("hunting", [])):
            made.setdefault(key, value)
    if phase == "hunt":
        if "stack" in made and "hunting" not in made:
            made["hunting"] = [seat for seat in range(players) if seat not in made["stack"]]
        elif len(made.get("hunting", [])) == players:
            made.setdefault("stack", [])
    return made


# --- components -------------------------------------------------------------------------------------

COMPONENTS: Final = ComponentFile(
    "boomerang",
    "cards",
    CARD_SHAPE,
    MAX_CARDS,
    lambda cards, name: ComponentSet(_cards(cards), name),
    default_components,
)
"""How a component file of the game is written and read."""
