"""Build tasks of Boomerang: choose the land with which a tie comes about, or is broken."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any, ClassVar, Final

from zoo_games.boomerang import Boomerang
from zoo_games.boomerang.capture import Taking, takings
from zoo_games.boomerang.components import ALL_LANDS, CARDS, LANDS, default_components, shown
from zoo_games.boomerang.majority import Majority, majorities
from zoo_games.boomerang.moves import Choose
from zoo_games.boomerang.settings import BoomerangSettings
from zoo_games.boomerang.speaking import majority_words
from zoo_games.boomerang.state import State
from zoo_games.boomerang.witness import cards
from zoo_games.boomerang.words import animals_of, river_place, token_place
from zoo_games.core.chance import Stream
from zoo_games.core.errors import SettingError
from zoo_games.core.explanation import Step, StepList
from zoo_games.core.sentences import all_of
from zoo_games.play.position import Position
from zoo_games.render.scene import Marks, Scene
from zoo_games.teach.boomerang.boards import river as drawn
from zoo_games.teach.boomerang.pictures import NAMES, board_text, cards_told, river_frames, river_scene
from zoo_games.teach.building import Build
from zoo_games.teach.searching import first

ANIMAL: Final = "emu"
DECK: Final = cards("tFM tFW wDF")
TRIES: Final = 2_000
"""Rivers looked at before a search is given up."""

CHOOSER: Final = 2
"""Cleo, who chooses last and captures first: the others have no boomerang to throw."""


@dataclass(frozen=True, repr=False)
class LandBuild(Build):
    """A task: choose a land so that, after the capture, Cleo is some emus ahead of the others.

    The target is the lead: 0 for a tie for the most, 1 for one emu more than anybody else.

    Example:
        >>> task = BUILDS["emus-tie"](None)
        >>> task.check("choose forest").text
        'Cleo is one emu behind then, and should tie for the most.'
        >>> task.check(task.solutions()[0]).solved
        True
    """

    kind: ClassVar[type] = Choose
    head: ClassVar[str] = "The land:"
    untried: ClassVar[str] = "No land chosen yet."
    places: ClassVar[str] = "lands"

    @property
    def text(self) -> str:
        """The task in sentences."""
        state: State = self.position.state
        counts = all_of(f"{name} {count}" for name, count in zip(NAMES, _emus(state).counts, strict=False))
        others = all_of(f"{NAMES[seat]} {state.choices[seat]}" for seat in (0, 1))
        goal = "ties for the most emus" if self.target == 0 else "has exactly one emu more than anybody else"
        return (
            f"Emus so far: {counts}. Ada and Ben have no boomerangs: they have to pass, Ada first, so Cleo "
            f"captures first, then Ben, then Ada. In this task you know their lands: {others}. Choose a land "
            f"for Cleo with which, after everybody has captured, she {goal}."
        )

    def laid(self, state: Any) -> int:
        """Return 1 if Cleo has chosen, whether the river is captured already or not.

        Raises:
            SettingError: If it is another river.
        """
        return int(self._land(state) is not None)

    def _land(self, state: Any) -> str | None:
        """Return the land that Cleo has chosen; None if she has not."""
        before: State = self.position.state
        if isinstance(state, State) and state.captured == before.captured and state.river == before.river:
            return state.choices[CHOOSER]
        for land in LANDS:
            if isinstance(state, State) and self._captured(land) == state.captured:
                return land
        raise SettingError("That is another river; begin from the position of the task.")

    def _taken(self, land: str) -> tuple[Taking, ...]:
        before: State = self.position.state
        return takings(before.river, (CHOOSER, 1, 0), (*before.choices[:CHOOSER], land))

    def _captured(self, land: str) -> tuple[tuple[str, ...], ...]:
        """Return the cards of every seat after the capture."""
        hoards = list(self.position.state.captured)
        for taking in self._taken(land):
            hoards[taking.seat] = (*hoards[taking.seat], *taking.cards)
        return tuple(hoards)

    def worth(self, state: Any) -> int:
        """Return how many emus Cleo has more than the best of the others, after the capture."""
        found = _emus(self.position.state.replace(captured=self._captured(self._land(state) or "")))
        return found.counts[CHOOSER] - found.others_most(CHOOSER)

    def steps(self, state: Any) -> tuple[Step, ...]:
        """Return the capture, player by player, and the emus after it."""
        steps = StepList()
        land = self._land(state) or ""
        for taking in self._taken(land):
            text = f"{NAMES[taking.seat]} shows {taking.land} and takes {cards_told(taking.cards)}."
            places = (token_place(taking.seat), *(river_place(index) for index, _ in taking.taken))
            steps.add("B.all" if taking.taken else "B.empty", text, places)
        found = _emus(self.position.state.replace(captured=self._captured(land)))
        steps.add("B.both" if found.tied else "B.most", majority_words(found, NAMES))
        return steps.done()

    def frames(self, state: Any, steps: tuple[Step, ...]) -> Iterable[Scene]:
        """Return one picture a step: the river as it was before the capture."""
        return river_frames(_hunted(self.position.state, self._land(state)), steps)

    def whole(self, state: Any, steps: tuple[Step, ...]) -> Scene | None:
        """Return the river as it was before the capture, on every card the initial of who takes it."""
        del steps
        land = self._land(state) or ""
        plates = tuple(
            (river_place(index), NAMES[taking.seat][0])
            for taking in self._taken(land)
            for index, _ in taking.taken
        )
        return river_scene(_hunted(self.position.state, land), Marks(numbers=plates))

    def board(self, state: Any) -> str:
        """Return the river and the tokens as text."""
        return board_text(river_scene(_hunted(self.position.state, self._land(state))))

    def scene(self) -> Scene:
        """Return the river of the task."""
        return river_scene(self.position.state)

    def said(self, state: Any, solved: bool) -> str:
        """Return the sentence about how many emus a choice brings Cleo ahead."""
        points = self.worth(state)
        if points == 0:
            found = "Cleo ties for the most emus"
        else:
            found = f"Cleo is {animals_of(abs(points), ANIMAL)} {'ahead' if points > 0 else 'behind'} then"
        if solved:
            return f"Solved: {found}."
        return f"{found}, and should {'tie for the most' if self.target == 0 else 'be exactly one ahead'}."

    def told(self, move: Any) -> str:
        """Return a land as the end of a sentence."""
        return str(move.land)


def _emus(state: State) -> Majority:
    return next(one for one in majorities(state) if one.animal == ANIMAL)


def _hunted(state: State, land: str | None) -> State:
    """Return the position of a task with Cleo's land face up, all passed, or as it is without a land."""
    if land is None:
        return state
    choices = (*state.choices[:CHOOSER], land)
    return state.replace(choices=choices, stack=(0, 1), hunting=(CHOOSER,), to_move=None, phase="hunt")


def _task(
    id: str, target: int, emus: tuple[int, int, int], river: tuple[str, ...], lands: tuple[str, str]
) -> LandBuild:
    """Return a task with so many emus before each, a river, and the lands of Ada and Ben."""
    own = iter(card for card in default_components().cards if CARDS[card] == ANIMAL and card not in river)
    captured = tuple(tuple(next(own) for _ in range(count)) for count in emus)
    state = State.start(BoomerangSettings(), 3, DECK).replace(
        river=river,
        captured=captured,
        boomerangs=(0, 0, 7),
        choices=(*lands, None),
        to_move=CHOOSER,
        phase="choose",
    )
    return LandBuild(id, Position(Boomerang(), state, NAMES[:3]), target)


def _tie(seed: int | None) -> LandBuild:
    """Return the task to tie for the most emus."""
    if seed is not None:
        return _fresh("emus-tie", 0, seed)
    return _task("emus-tie", 0, (3, 1, 2), cards("eDF eDM eMW lDH fHW"), ("water", "mountain"))


def _lead(seed: int | None) -> LandBuild:
    """Return the task to get one emu more than anybody else."""
    if seed is not None:
        return _fresh("emus-lead", 1, seed)
    return _task("emus-lead", 1, (2, 2, 2), cards("eDF lFM lDH fHW eMW"), ("water", "mountain"))


def _fresh(id: str, target: int, seed: int) -> LandBuild:
    """Return a task on a fresh river that two lands solve at least, and two do not."""
    return first(_tasks(id, target, seed), lambda task: 1 < len(task.solutions()) < task.tries() - 1)


def _tasks(id: str, target: int, seed: int) -> Iterator[LandBuild]:
    stream = Stream(seed, f"boomerang {id}")
    for _ in range(TRIES):
        lands = stream.pick(LANDS), stream.pick(LANDS)
        river = drawn(stream, 6)
        if shown(river) == ALL_LANDS and sum(CARDS[card] == ANIMAL for card in river) <= 3:
            yield _task(id, target, (2, 1 + target, 1 + target), river, lands)


BUILDS: Final = MappingProxyType({"emus-tie": _tie, "emus-lead": _lead})
"""Name of each build task to what makes it: from None the one of the lesson, from a seed a fresh one."""
