"""What the ZomBee board says: labels of places, sentences beside the board, the text for a screen reader.

Everything that a picture shows is said here as well; both are made from the same observation.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from zoo_games.core.sentences import all_of, capital, count_of
from zoo_games.zombee.components import FACE_NAMES, KIND_NAMES
from zoo_games.zombee.odds import next_flip, percent
from zoo_games.zombee.scoring import score, winners
from zoo_games.zombee.state import FLIPPING, GREEN, State
from zoo_games.zombee.words import faces_words

SYMBOLS = {"bee": "bee", "honey": "hon", "zombee": "ZOM", "zzz": "Zzz", "question": "?"}
"""Faces and flowers in the text board."""

DUE = {
    "roll": "to roll or to stop",
    "dice": "has the dice in the air",
    "flip": "to turn over a flower",
    "flower": "is turning over a flower",
    "name": "to name a player",
}


def heading(state: State, names: Sequence[str]) -> str:
    """Return the title line of a picture."""
    if state.phase == "over":
        return f"ZomBee, the game is over: {outcome(state, names)}"
    if state.phase not in DUE or state.to_move is None or "to_move" in state.missing:
        return "ZomBee"
    what = DUE[state.phase]
    if state.phase == "roll" and not state.rolls and "rolls" not in state.missing:
        what = "to roll all dice"
    return f"ZomBee, {names[state.to_move]} {what}"


def banner(state: State, names: Sequence[str]) -> str:
    """Return the line between dice and flowers: whose turn, which roll, whose flip."""
    text = heading(state, names).removeprefix("ZomBee, ").removeprefix("ZomBee")
    if state.phase in ("roll", "dice") and "rolls" not in state.missing:
        text += f" (roll {state.rolls + 1} of {state.rules.rolls})"
    elif state.phase in FLIPPING and state.step is not None:
        text += f" ({'for a ZomBee' if state.step == GREEN else 'for a bee'})"
    return capital(text)


def outcome(state: State, names: Sequence[str]) -> str:
    """Return who has won: ``"Ada is the last one in"``."""
    best = [names[seat] for seat in winners(state)]
    if state.rules.tournament:
        return f"{all_of(best)} wins the tournament with {count_of(max(score(state)), 'green drop')}"
    return f"{all_of(best)} is the last one in"


def die_label(state: State, die: int) -> str:
    """Return what a screen reader says of a die."""
    face = state.dice[die]
    if "dice" in state.missing:
        return f"die {die}: not known"
    if face is not None:
        fresh = ", just rolled" if state.last >> 2 * die & 3 and state.phase == "roll" else ""
        return f"die {die}: {FACE_NAMES[face]}{fresh}"
    return f"die {die}: in the air" if state.phase == "dice" else f"die {die}: not rolled yet"


def flower_label(state: State, flower: int) -> str:
    """Return what a screen reader says of a flower."""
    kind = state.flowers[flower]
    if kind is not None:
        return f"flower {flower}: {KIND_NAMES[kind]}, face up"
    return f"flower {flower}: {'being turned over' if flower == state.turning else 'face down'}"


def seat_words(state: State, seat: int, names: Sequence[str]) -> str:
    """Return the sentence about a seat: drops, wins, flips due."""
    parts = []
    if "honey" not in state.missing:
        drops = state.honey[seat]
        room = state.rules.honey_cap - drops
        parts.append(
            f"has {count_of(drops, 'honey drop')} and room for {count_of(room, 'more', 'more')}"
            if drops
            else "is out"
        )
    if state.rules.tournament and "wins" not in state.missing:
        parts.append(f"has {count_of(state.wins[seat], 'green drop')}")
    if state.due.count(seat):
        parts.append(f"owes {count_of(state.due.count(seat), 'flip')}")
    if state.active == seat and "active" not in state.missing and state.phase != "over":
        parts.append("is active")
    return f"{names[seat]} {all_of(parts)}." if parts else f"{names[seat]}."


def reading(state: State, names: Sequence[str]) -> Iterator[str]:
    """Yield the sentences beside the board: seats, dice, flowers, the chance of the next flip."""
    for seat in range(state.players):
        yield seat_words(state, seat, names)
    yield from _dice(state)
    if "flowers" not in state.missing:
        bees, questions, zombees = state.hidden
        down = bees + questions + zombees
        marks = count_of(questions, "question mark")
        if zombees:
            yield (
                f"Face down: {count_of(down, 'flower')}, {count_of(bees, 'bee')}, {marks} and the ZomBee. "
                f"The chance that the next flower turned is the ZomBee is {percent(next_flip(state))}."
            )
        else:
            yield f"Face down: {count_of(down, 'flower')}, {count_of(bees, 'bee')} and {marks}."
    if state.due:
        step = "green, for ZomBees" if state.step == GREEN else "yellow, for bees"
        order = all_of(names[seat] for seat in state.due)
        yield f"Flips due ({step}), next first: {order}."
    if state.phase == "over":
        yield f"The game is over: {outcome(state, names)}."


def _dice(state: State) -> Iterator[str]:
    lying = [face for face in state.dice if face is not None]
    if lying:
        yield f"The dice show {faces_words(lying)}."
    if state.phase == "dice":
        yield f"In the air: {count_of(state.table.count - len(lying), 'die', 'dice')}."
    if state.phase == "roll" and state.rolls:
        left = state.rules.rolls - state.rolls
        yield f"{count_of(left, 'roll').capitalize()} left in this turn."


def alt(state: State, names: Sequence[str]) -> str:
    """Return the picture in a few sentences."""
    return " ".join([f"{heading(state, names)}.", *reading(state, names)])
