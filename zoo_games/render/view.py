"""What a board offers beside its picture: the choices that are due, as plain data.

A view is an object with two functions, both of an observation (a state as one seat may see it)::

    scene(observation, names=..., marks=...) -> Scene
    choices(observation, selection) -> Choices

A board never holds a rule. A person builds a move in stages (tile, turn, place); what has been picked
so far is the selection, a mapping of names to values that only the view understands. Buttons change the
selection or play a move; acting on a spot does what ``targets`` says. A target may be a move that is not
legal: playing it gives the refusal, which is how a learner asks "why not?".
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol

from zoo_games.render.scene import NO_MARKS, Marks, Scene

Selection = Mapping[str, str]


@dataclass(frozen=True, slots=True)
class Select:
    """Put ``value`` under ``name`` into the selection (and drop the names in ``drops``)."""

    name: str
    value: str
    drops: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Play:
    """Play a move of the game (or be told why it is refused)."""

    move: Any


Act = Select | Play


@dataclass(frozen=True, slots=True)
class Button:
    """One button under the board.

    Attributes:
        id: Stable name, such as ``"tile 0"`` or ``"turn"``.
        label: Its visible text.
        act: What it does.
        key: Key that does the same, as the browser names it, such as ``"r"``; empty for none.
        pressed: For toggles: whether it is the present selection; None for plain buttons.
        group: Buttons of one group stand together under one heading.
        hint: One more sentence for whoever wants it, such as what a token would be worth now.
        picture: A small scene on the button (a tile in the hand), or None.
    """

    id: str
    label: str
    act: Act
    key: str = ""
    pressed: bool | None = None
    group: str = ""
    hint: str = ""
    picture: Scene | None = None


@dataclass(frozen=True, slots=True)
class Choices:
    """What the seat to move may do next.

    Attributes:
        prompt: What is due, in one sentence.
        buttons: In the order in which they stand and are reached by Tab.
        targets: By spot id, what acting on the spot does.
        selection: The selection, completed by defaults.
        ghosts: By spot id, the move to draw faint while the spot is pointed at or focused.
        offered: Spot ids whose target is a legal move; ``Marks.offered`` shows them on the scene.
        picked: Spot ids that the selection holds, where things are picked one by one; ``Marks.picked`` shows
            them.
        pieces: By id of a button or a spot that can be dragged to a place, what picking it up selects.
            Dropping it does what acting on the place does then.
    """

    prompt: str
    buttons: tuple[Button, ...] = ()
    targets: Mapping[str, Act] = field(default_factory=dict)
    selection: Selection = field(default_factory=dict)
    ghosts: Mapping[str, Any] = field(default_factory=dict)
    offered: tuple[str, ...] = ()
    picked: tuple[str, ...] = ()
    pieces: Mapping[str, Select] = field(default_factory=dict)


class View(Protocol):
    """The two functions above."""

    def scene(
        self, observation: Any, *, names: Sequence[str], marks: Marks = NO_MARKS, seat: int | None = None
    ) -> Scene:
        """Return the picture of an observation.

        Args:
            observation: A state with hidden parts None.
            names: One name a seat.
            marks: What to point out.
            seat: Whose view it is, None for the public one.
        """
        ...

    def choices(self, observation: Any, selection: Selection, *, names: Sequence[str]) -> Choices:
        """Return what the seat to move may do next."""
        ...
