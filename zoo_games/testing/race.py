"""A whole game in one file: a race with one die, to copy when you write your own.

On your turn you roll as often as you like and add up the faces; stop, and you step that far. Roll a 1 and
the turn is over without a step. Whoever reaches the goal first wins. Source: the folk game Pig.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Literal, NamedTuple

from zoo_games.core.chance import Stream
from zoo_games.core.protocol import CHANCE, OVER, Game, GameSpec
from zoo_games.core.rulebook import Rule, Rulebook
from zoo_games.core.settings import Settings, setting
from zoo_games.core.shapes import Whole


@dataclass(frozen=True)
class RaceSettings(Settings):
    """What can be changed about the race."""

    goal: int = setting(20, Whole(1, 200), "steps", "How far the goal is.", ("R.goal",))


class Roll(NamedTuple):
    """Roll the die."""

    type: Literal["roll"] = "roll"


class Stop(NamedTuple):
    """Step forward by what the turn has gained; only after a roll."""

    type: Literal["stop"] = "stop"


class Face(NamedTuple):
    """The die shows a face: a move of chance."""

    face: int
    type: Literal["face"] = "face"


class RaceState(NamedTuple):
    """Where everybody stands. A NamedTuple is immutable, hashable and equal by value."""

    at: tuple[int, ...]
    gained: int = 0
    to_move: int = 0
    phase: Literal["choose", "die", "over"] = "choose"
    rules: RaceSettings = RaceSettings()


class Race(Game[RaceState, Any]):
    """The race; everything that is not written here has a default."""

    spec = GameSpec(
        name="race",
        title="Race",
        players=(2, 4),
        credits="A folk game, often called Pig.",
        hidden=False,
        rulebook=Rulebook([Rule("R.goal", "published", "Whoever reaches the goal first wins.", "end")]),
        settings=RaceSettings,
    )
    state_type = RaceState
    move_types = (Roll, Stop, Face)

    def initial(self, settings: Any, players: int, stream: Stream) -> RaceState:
        """Return everybody at the start."""
        return RaceState(at=(0,) * players, rules=settings)

    def to_act(self, state: RaceState) -> int:
        """Return who decides: the seat to move, chance while the die rolls, nobody at the end."""
        return {"choose": state.to_move, "die": CHANCE, "over": OVER}[state.phase]

    def legal(self, state: RaceState) -> Sequence[Any]:
        """Return what can be done, or what the die can show."""
        if state.phase == "choose":
            return (Roll(), Stop()) if state.gained else (Roll(),)
        return [face for face, _ in self.chance(state)] if state.phase == "die" else ()

    def chance(self, state: RaceState) -> Sequence[tuple[Face, int]]:
        """Return the six faces, each as likely as the others."""
        return [(Face(face), 1) for face in range(1, 7)]

    def apply(self, state: RaceState, move: Any) -> RaceState:
        """Return the state after a roll, a stop or a face."""
        self.check_move(state, move)
        if move.type == "roll":
            return state._replace(phase="die")
        if move.type == "face" and move.face > 1:
            return state._replace(phase="choose", gained=state.gained + move.face)
        at, seat, goal = list(state.at), state.to_move, state.rules.goal
        if move.type == "stop":
            at[seat] = min(goal, at[seat] + state.gained)
        phase: Literal["choose", "over"] = "over" if at[seat] == goal else "choose"
        return RaceState(tuple(at), 0, (seat + 1) % len(at), phase, state.rules)

    def score(self, state: RaceState) -> tuple[int, ...]:
        """Return how far everybody has come."""
        return state.at
