"""Documents of ZomBee: states and moves as JSON.

The keys have the shapes of this module; what hangs together is judged by ``judging``. A hand-written state
may leave out any key; what the rest of it fixes is filled, anything else is noted as missing.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from zoo_games.core.errors import DocumentError
from zoo_games.core.moveobject import move_object
from zoo_games.core.shapes import SEAT, ListOf, Nullable, OneOf, Record, Tagged, Whole
from zoo_games.zombee import judging
from zoo_games.zombee.components import FACES, KINDS, QUESTION, ZOMBEE
from zoo_games.zombee.moves import Dice, Flip, Flower, Move, Name, Roll, Stop
from zoo_games.zombee.settings import ZomBeeSettings
from zoo_games.zombee.state import GREEN, PHASES, YELLOW, State, mask_of, table_of
from zoo_games.zombee.throws import code_of

MOST_DICE: Final = 20
MOST_FLOWERS: Final = 51

_DIE: Final = Whole(0, MOST_DICE - 1)
_FLOWER: Final = Whole(0, MOST_FLOWERS - 1)
KEYS: Final = {
    "honey": ListOf(Whole(0, 9), 0, 10),
    "wins": ListOf(Whole(0, 9), 0, 10),
    "flowers": ListOf(Nullable(OneOf(KINDS)), 0, 100),
    "dice": ListOf(Nullable(OneOf(FACES)), 0, 100),
    "rolls": Whole(0, 5),
    "last_roll": Nullable(ListOf(_DIE, 1, MOST_DICE)),
    "due": ListOf(SEAT, 0, 100),
    "step": Nullable(OneOf((GREEN, YELLOW))),
    "turning": Nullable(_FLOWER),
    "active": SEAT,
    "to_move": Nullable(SEAT),
    "phase": OneOf(PHASES),
}
NULLABLE: Final = ("last_roll", "step", "turning", "to_move")

STATE: Final = Record(KEYS, tuple(KEYS))
"""A hand-written state, which may leave out any key."""

WHOLE_STATE: Final = Record(KEYS, NULLABLE)
"""The initial state of a record, which may leave out only what may be null."""

MOVE: Final = Tagged(
    {
        "roll": Record({"dice": ListOf(_DIE, 1, MOST_DICE)}),
        "stop": Record({}),
        "flip": Record({"flower": _FLOWER}),
        "name": Record({"seat": SEAT}),
        "dice": Record({"faces": ListOf(OneOf(FACES), 1, MOST_DICE)}),
        "flower": Record({"kind": OneOf(KINDS)}),
    }
)


# --- moves ------------------------------------------------------------------------------------------


def move_to_json(move: Move) -> dict[str, Any]:
    """Return a move as the object of a document.

    Example:
        >>> move_to_json(Roll((0, 3)))
        {'type': 'roll', 'dice': [0, 3]}
    """
    return move_object(move)


def move_from_json(data: Any, place: str = "move") -> Move:
    """Return the move that an object describes; dice may be named in any order.

    Raises:
        DocumentError: For the first fault, with its place.
    """
    MOVE.check(data, place)
    kind = data["type"]
    if kind == "roll":
        for at, die in enumerate(data["dice"]):
            if die in data["dice"][:at]:
                raise DocumentError(f"{place}.dice[{at}]", f"names die {die} a second time")
        return Roll(tuple(data["dice"]))
    if kind == "stop":
        return Stop()
    if kind == "flip":
        return Flip(data["flower"])
    if kind == "name":
        return Name(data["seat"])
    return Dice(tuple(data["faces"])) if kind == "dice" else Flower(data["kind"])


# --- states -----------------------------------------------------------------------------------------


def state_to_json(state: State) -> dict[str, Any]:
    """Return a state as the ``state`` object of a document; keys it was read without stay away."""
    last = state.last_roll
    made: dict[str, Any] = {
        "honey": list(state.honey),
        "wins": list(state.wins),
        "flowers": list(state.flowers),
        "dice": list(state.dice),
        "rolls": state.rolls,
        "last_roll": None if last is None else list(last),
        "due": list(state.due),
        "step": state.step,
        "turning": state.turning,
        "active": state.active,
        "to_move": state.to_move,
        "phase": state.phase,
    }
    return {key: value for key, value in made.items() if key not in state.missing}


def state_from_json(
    data: Any, settings: ZomBeeSettings, players: int, place: str = "state", whole: bool = False
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
        >>> state_from_json({"honey": [3, 1]}, ZomBeeSettings(), 2).honey
        (3, 1)
    """
    (WHOLE_STATE if whole else STATE).check(data, place)
    filled = _filled(data, settings, players)
    judging.check(filled, settings, players, place)
    absent = frozenset(key for key in KEYS if key not in filled)
    if whole:
        _check_whole(data, absent, place)
    flowers = filled.get("flowers", [])
    lying = filled.get("dice", [])
    last = filled.get("last_roll")
    return State(
        table_of(settings, players, absent),
        tuple(filled.get("honey", [0] * players)),
        tuple(filled.get("wins", [0] * players)),
        _bits(kind is not None for kind in flowers),
        _bits(kind == QUESTION for kind in flowers),
        flowers.index(ZOMBEE) if ZOMBEE in flowers else -1,
        code_of(tuple(face or FACES[0] for face in lying)),
        filled.get("rolls", 0),
        0 if last is None else mask_of(last),
        tuple(filled.get("due", [])),
        filled.get("step"),
        filled.get("turning"),
        filled.get("active", 0),
        filled.get("to_move"),
        filled.get("phase", ""),
    )


def _check_whole(data: Mapping[str, Any], absent: frozenset[str], place: str) -> None:
    """Refuse to fill what the initial state of a record leaves out, unless it is null."""
    for key in KEYS:
        if key in absent or (key == "to_move" and "to_move" not in data and data["phase"] != "over"):
            raise DocumentError(f"{place}.{key}", f"is missing; it must be {KEYS[key].words()}")


def _bits(flags: Any) -> int:
    return sum(1 << at for at, flag in enumerate(flags) if flag)


def _filled(data: Mapping[str, Any], settings: ZomBeeSettings, players: int) -> dict[str, Any]:
    """Return the object with what it leaves out and the rest of it fixes."""
    made = dict(data)
    if not settings.tournament:
        made.setdefault("wins", [0] * players)
    phase = made.get("phase")
    if phase is not None:
        made = {**_by_phase(made, phase), **made}
        made.update(_dice_by_phase(made, phase, settings))
        made.setdefault("last_roll", None)
    return made


def _by_phase(data: Mapping[str, Any], phase: str) -> dict[str, Any]:
    """Return flips and seats as the phase fixes them."""
    made: dict[str, Any] = {}
    if phase in ("roll", "dice", "over"):
        made |= {"due": [], "step": None}
    if phase != "flower":
        made["turning"] = None
    if phase == "over":
        made["to_move"] = None
    if phase in ("roll", "dice"):
        seats = [data[key] for key in ("active", "to_move") if data.get(key) is not None]
        made |= {"active": seats[0], "to_move": seats[0]} if seats else {}
    if phase in ("flip", "flower") and data.get("due"):
        made["to_move"] = data["due"][0]
    return made


def _dice_by_phase(data: Mapping[str, Any], phase: str, settings: ZomBeeSettings) -> dict[str, Any]:
    """Return dice, rolls and last roll where the others of them fix one that is left out."""
    made: dict[str, Any] = {}
    dice = data.get("dice")
    if phase in ("roll", "over") and dice is not None and not any(dice) and "rolls" not in data:
        made["rolls"] = 0
    if phase == "roll" and data.get("rolls") == 0 and dice is None:
        made["dice"] = [None] * (settings.dice_a + settings.dice_b)
    if phase == "dice" and dice is not None and data.get("last_roll") is None:
        made["last_roll"] = [die for die, face in enumerate(dice) if face is None]
    return made
