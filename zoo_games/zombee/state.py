"""The position of a game of ZomBee as an immutable value.

Dice and flowers are whole numbers used as rows of bits, so that a state is small and made fast. A die has
two bits, the number of its face in ``FACES``; a set of dice is a mask with both bits of each. A flower has
one bit in ``up`` (it lies face up) and one in ``marks`` (it is a question mark).
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Any, Final

from zoo_games.core.value import Value
from zoo_games.zombee.components import BEE, FACES, QUESTION, ZOMBEE
from zoo_games.zombee.settings import ZomBeeSettings

PHASES: Final = ("roll", "dice", "flip", "flower", "name", "over")
"""What can be due, in the order of a turn."""

GREEN: Final = "green"
YELLOW: Final = "yellow"
FLIPPING: Final = ("flip", "flower", "name")
"""Phases in which flowers are turned over."""

FEW: Final = 6
"""Greatest number of dice for which a table keeps what follows from their faces."""

_new = object.__new__

FEW_FLOWERS: Final = 14
"""Greatest number of flowers for which a table keeps which can be turned over."""

NOBODY: Final[frozenset[str]] = frozenset()


class Table:
    """What stays the same through a game; made by :func:`table_of`, once for equal values.

    Attributes:
        rules: The settings.
        players: Number of seats.
        missing: Keys that a hand-written position leaves out.
        count: Number of dice.
        full: Mask of all dice.
        low: The lower bit of every die.
        flowers: Number of flowers.
        all_down: Mask of all flowers.
        every_face: Whether every die has every face.
        throws: What sets of few dice can show, by mask; filled as they are thrown.
        flips: Lists of flips by the flowers that lie face up, filled likewise.
        moves: Moves of chance by the bits of few dice, filled likewise.
        codes: The bits by the faces of those moves.
        rolls: Lists of rolls by the bits of few dice, where those alone decide; filled likewise.
    """

    __slots__ = (
        "all_down",
        "bees",
        "cap",
        "codes",
        "count",
        "every_face",
        "flips",
        "flowers",
        "full",
        "last_roll_only",
        "low",
        "missing",
        "most_rolls",
        "moves",
        "needed",
        "players",
        "questions",
        "rolls",
        "rules",
        "throws",
    )

    def __init__(self, rules: ZomBeeSettings, players: int, missing: frozenset[str]) -> None:
        self.rules = rules
        self.players = players
        self.missing = missing
        self.count = rules.dice_a + rules.dice_b
        self.full = (1 << 2 * self.count) - 1
        self.low = self.full // 3
        self.bees = rules.bees
        self.questions = rules.questions
        self.flowers = rules.bees + rules.questions + 1
        self.all_down = (1 << self.flowers) - 1
        self.needed = rules.honey_needed
        self.cap = rules.honey_cap
        self.most_rolls = rules.rolls
        self.last_roll_only = rules.zzz == "last-roll"
        kinds = [
            faces for dice, faces in ((rules.dice_a, rules.faces_a), (rules.dice_b, rules.faces_b)) if dice
        ]
        self.every_face = all(set(faces) == set(FACES) for faces in kinds)
        self.throws: dict[int, Any] = {}
        self.moves: dict[int, Any] = {}
        self.codes: dict[tuple[str, ...], int] = {}
        self.flips: dict[int, Any] = {}
        self.rolls: dict[int, Any] = {}

    def faces_of(self, die: int) -> tuple[str, ...]:
        """Return the faces of a die."""
        return self.rules.faces_a if die < self.rules.dice_a else self.rules.faces_b


@lru_cache(maxsize=256)
def table_of(rules: ZomBeeSettings, players: int, missing: frozenset[str] = NOBODY) -> Table:
    """Return the table of a game."""
    return Table(rules, players, missing)


class State(Value):
    """A position; equal, and hashed, by value. It is never changed.

    Attributes:
        table: Settings, number of seats and what follows from them.
        honey: Yellow drops by seat.
        wins: Green drops by seat; all 0 outside a tournament.
        up: Mask of the flowers that lie face up.
        marks: Mask of the question marks among them.
        found: Number of the flower that shows the ZomBee, -1 while it is hidden.
        code: Faces of the dice, two bits a die; 0 for a die in the air.
        rolls: Finished rolls of this turn.
        last: Mask of the dice of the latest roll, in phase "dice" of those in the air; 0 for none.
        due: Seats that still owe a flip in this step, next first.
        step: "green" or "yellow" while flowers are turned, else None.
        turning: Number of the flower that is being turned in phase "flower", else None.
        active: Seat whose turn it is.
        to_move: Seat that is to decide, or whose roll or flip it is; None when the game is over.
        phase: What is due, one of :data:`PHASES`.
    """

    __slots__ = (
        "active",
        "code",
        "due",
        "found",
        "honey",
        "last",
        "marks",
        "phase",
        "rolls",
        "step",
        "table",
        "to_move",
        "turning",
        "up",
        "wins",
    )

    def __init__(
        self,
        table: Table,
        honey: tuple[int, ...],
        wins: tuple[int, ...],
        up: int,
        marks: int,
        found: int,
        code: int,
        rolls: int,
        last: int,
        due: tuple[int, ...],
        step: str | None,
        turning: int | None,
        active: int,
        to_move: int | None,
        phase: str,
    ) -> None:
        self.table = table
        self.honey = honey
        self.wins = wins
        self.up = up
        self.marks = marks
        self.found = found
        self.code = code
        self.rolls = rolls
        self.last = last
        self.due = due
        self.step = step
        self.turning = turning
        self.active = active
        self.to_move = to_move
        self.phase = phase

    def twin(self) -> State:
        """Return an equal state that only its maker knows, who may set attributes before others see it.

        A state differs in few attributes from the one before; this takes three quarters of the time of the
        constructor.
        """
        twin = _new(State)
        twin.table = self.table
        twin.honey = self.honey
        twin.wins = self.wins
        twin.up = self.up
        twin.marks = self.marks
        twin.found = self.found
        twin.code = self.code
        twin.rolls = self.rolls
        twin.last = self.last
        twin.due = self.due
        twin.step = self.step
        twin.turning = self.turning
        twin.active = self.active
        twin.to_move = self.to_move
        twin.phase = self.phase
        return twin

    def _value(self) -> tuple[Any, ...]:
        table = self.table
        return (
            table.rules,
            table.players,
            table.missing,
            self.honey,
            self.wins,
            self.up,
            self.marks,
            self.found,
            self.code,
            self.rolls,
            self.last,
            self.due,
            self.step,
            self.turning,
            self.active,
            self.to_move,
            self.phase,
        )

    def __repr__(self) -> str:
        lying = ",".join(face or "-" for face in self.dice)
        return (
            f"<ZomBee state: {self.phase or 'no phase'}, seat {self.to_move}, honey {self.honey}, "
            f"dice {lying}, {self.up.bit_count()} flowers face up>"
        )

    @property
    def rules(self) -> ZomBeeSettings:
        """The settings the position is played with."""
        return self.table.rules

    @property
    def players(self) -> int:
        """Number of seats."""
        return self.table.players

    @property
    def missing(self) -> frozenset[str]:
        """Keys that a hand-written position leaves out."""
        return self.table.missing

    @property
    def air(self) -> int:
        """Mask of the dice that do not lie: those in the air, or all before the first roll."""
        if self.phase == "dice":
            return self.last
        return 0 if self.rolls or "rolls" in self.table.missing else self.table.full

    @property
    def dice(self) -> tuple[str | None, ...]:
        """Face of every die, None for one that does not lie."""
        air, code = self.air, self.code
        if "dice" in self.table.missing:
            return (None,) * self.table.count
        return tuple(
            None if air >> 2 * die & 3 else FACES[code >> 2 * die & 3] for die in range(self.table.count)
        )

    @property
    def last_roll(self) -> tuple[int, ...] | None:
        """Numbers of the dice of the latest roll, None before the first."""
        return dice_in(self.last) if self.last else None

    @property
    def flowers(self) -> tuple[str | None, ...]:
        """What every flower shows, None for one that lies face down."""
        return tuple(
            None
            if not self.up >> flower & 1
            else ZOMBEE
            if flower == self.found
            else QUESTION
            if self.marks >> flower & 1
            else BEE
            for flower in range(self.table.flowers)
        )

    @property
    def hidden(self) -> tuple[int, int, int]:
        """How many bees, question marks and ZomBees lie face down."""
        marks = self.marks.bit_count()
        zombee = 1 if self.found < 0 else 0
        bees = self.up.bit_count() - marks - (1 - zombee)
        return self.table.bees - bees, self.table.questions - marks, zombee

    def replace(self, **changes: Any) -> State:
        """Return a state that differs in some attributes; for tools and tests, not for the rules.

        Args:
            changes: Attributes of the constructor, ``dice`` (faces), ``flowers`` (kinds) and ``last_roll``
                (numbers) among them, and ``rules``.

        Example:
            >>> State.start(ZomBeeSettings(), 2).replace(honey=(1, 3), rules=ZomBeeSettings(bees=5)).honey
            (1, 3)
        """
        values = {name: getattr(self, name) for name in VALUE_NAMES}
        if "rules" in changes:
            values["table"] = table_of(changes.pop("rules"), self.players, self.missing)
        if "dice" in changes:
            lying = changes.pop("dice")
            values["code"] = sum(FACES.index(face) << 2 * die for die, face in enumerate(lying) if face)
        if "flowers" in changes:
            kinds = changes.pop("flowers")
            values["up"] = sum(1 << at for at, kind in enumerate(kinds) if kind)
            values["marks"] = sum(1 << at for at, kind in enumerate(kinds) if kind == QUESTION)
            values["found"] = kinds.index(ZOMBEE) if ZOMBEE in kinds else -1
        if "last_roll" in changes:
            values["last"] = mask_of(changes.pop("last_roll") or ())
        return State(**{**values, **changes})

    @staticmethod
    def start(rules: ZomBeeSettings, players: int, seat: int = 0) -> State:
        """Return the beginning of a game."""
        table = table_of(rules, players)
        honey = (rules.honey_start,) * players
        return State(table, honey, (0,) * players, 0, 0, -1, 0, 0, 0, (), None, None, seat, seat, "roll")

    def counts(self) -> dict[str, int]:
        """Return how many dice show each face."""
        lying = self.dice
        return {face: lying.count(face) for face in FACES}


VALUE_NAMES: Final = (
    "table",
    "honey",
    "wins",
    "up",
    "marks",
    "found",
    "code",
    "rolls",
    "last",
    "due",
    "step",
    "turning",
    "active",
    "to_move",
    "phase",
)
"""The attributes that make the value of a state, in the order of its constructor."""


@lru_cache(maxsize=4096)
def dice_in(mask: int) -> tuple[int, ...]:
    """Return the numbers of the dice of a mask.

    Example:
        >>> dice_in(0b11_00_11)
        (0, 2)
    """
    return tuple(die for die in range(mask.bit_length() // 2 + 1) if mask >> 2 * die & 3)


def mask_of(dice: Iterable[int]) -> int:
    """Return the mask of some dice.

    Example:
        >>> mask_of((0, 2)) == 0b11_00_11
        True
    """
    mask = 0
    for die in dice:
        mask |= 3 << 2 * die
    return mask
