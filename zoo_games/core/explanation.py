"""Scores and refusals as steps a person can follow.

A :class:`Step` names one rule and the places it looks at. The steps of an :class:`Item` add up to its
points; the items of a seat add up to its score. A test holds both for random positions of every game.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

Cell = tuple[int, int]
"""Row and column; rows grow to the south, columns to the east."""

Place = Cell | str
"""A cell, or the id of the spot that shows something off the grid, such as ``"die 2"`` or ``"river 0"``.

Where every seat has a board of its own, a cell lies on the board of the item's player; in a refusal, of
the seat to act.
"""

Side = tuple[Cell, Cell]
"""The common side of two neighbouring cells."""


def cells_among(places: Iterable[Place]) -> tuple[Cell, ...]:
    """Return those places that are cells, in their order.

    Example:
        >>> cells_among(((0, 1), "die 2"))
        ((0, 1),)
    """
    return tuple(place for place in places if not isinstance(place, str))


@dataclass(frozen=True, slots=True)
class Refusal:
    """One rule that a wish breaks.

    Attributes:
        rule: Id of the rule, such as ``"Z.match"``.
        text: Subject and fact as a sentence without its full stop.
        cells: The places at fault, in reading order; empty where the rule is about no place.
    """

    rule: str
    text: str
    cells: tuple[Place, ...] = ()


@dataclass(frozen=True, slots=True)
class Step:
    """One step of a count.

    Attributes:
        rule: Id of the rule that the step applies.
        text: The step as a sentence.
        cells: The places it looks at.
        points: What it adds; negative for a split or a rounding, 0 for a look.
        total: Running total within its item, this step included.
        sides: The touching sides it counts, each named by its two cells.
    """

    rule: str
    text: str
    cells: tuple[Place, ...]
    points: int
    total: int
    sides: tuple[Side, ...] = ()


@dataclass(frozen=True, slots=True)
class Item:
    """One thing that scores: a token, an animal, a visitor.

    Attributes:
        player: Seat it scores for.
        what: Kind of thing in one word, such as ``"frens"``.
        points: Its points; the points of its steps add up to them.
        steps: How they come about, in teaching order.
        name: What to call it in a sentence, such as ``"Frens at 0,0"``.
        at: Where it stands, where it stands somewhere.
        key: Identity across positions, so that two positions can be compared.
    """

    player: int
    what: str
    points: int
    steps: tuple[Step, ...]
    name: str
    at: Place | None = None
    key: str = ""


@dataclass(frozen=True, slots=True)
class Explanation:
    """The items of one or all seats, in teaching order.

    Attributes:
        items: The items.
        names: One name a seat, for printing; empty prints seat numbers.
    """

    items: tuple[Item, ...] = field(default=())
    names: tuple[str, ...] = field(default=(), compare=False)

    def total(self, player: int) -> int:
        """Return what the items of one seat add up to."""
        return sum(item.points for item in self.items if item.player == player)

    @property
    def steps(self) -> tuple[Step, ...]:
        """Every step of every item, in order."""
        return tuple(step for item in self.items for step in item.steps)

    def __str__(self) -> str:
        lines = []
        for item in self.items:
            who = self.names[item.player] if self.names else f"Seat {item.player}"
            lines.append(f"{who}, {item.name}: {item.points}")
            lines += [f"  {step.total:>3}  {step.text} ({step.rule})" for step in item.steps]
        return "\n".join(lines) if lines else "Nothing scores yet."


def running_totals(steps: Iterable[Step]) -> tuple[tuple[Place, str], ...]:
    """Return the running total at every place that was counted by itself, to write it there.

    Example:
        >>> both = Step("Z.leader", "Two dogs.", ((0, 0), (0, 1)), 2, 2)
        >>> running_totals([both, Step("Z.leader", "One more.", ((0, 2),), 1, 3)])
        (((0, 2), '3'),)
    """
    counted = {step.cells[0]: str(step.total) for step in steps if step.points > 0 and len(step.cells) == 1}
    return tuple(counted.items())


def parting(one: Sequence[Step], other: Sequence[Step]) -> int | None:
    """Return at which step, from 0, two counts part; None if they never do.

    Steps are compared by cells and points. It may be the length of the shorter count: there the longer one
    goes on.

    Example:
        >>> steps = [Step("Z.leader", "A dog.", ((0, column),), 1, column + 1) for column in (0, 1)]
        >>> parting(steps, steps[:1]), parting(steps, steps)
        (1, None)
    """
    for index, (here, there) in enumerate(zip(one, other, strict=False)):
        if (here.cells, here.points) != (there.cells, there.points):
            return index
    return None if len(one) == len(other) else min(len(one), len(other))


class StepList:
    """Collects the steps of one item and keeps the running total.

    Example:
        >>> steps = StepList()
        >>> steps.add("Z.leader", "The Beagle at 0,0 is one dog of the Pack.", ((0, 0),), 1)
        >>> steps.add("Z.leader", "So is the Beagle at 0,1.", ((0, 1),), 1)
        >>> [step.total for step in steps.done()]
        [1, 2]
    """

    def __init__(self) -> None:
        self._steps: list[Step] = []
        self.total = 0

    def add(
        self,
        rule: str,
        text: str,
        cells: tuple[Place, ...] = (),
        points: int = 0,
        sides: tuple[Side, ...] = (),
    ) -> None:
        """Append one step."""
        self.total += points
        self._steps.append(Step(rule, text, cells, points, self.total, sides))

    def done(self) -> tuple[Step, ...]:
        """Return the steps collected so far."""
        return tuple(self._steps)
