"""Scores: fast for bots, and as steps for people. Two codes, one meaning."""

from __future__ import annotations

from zoo_games.core.explanation import Explanation, Item, StepList
from zoo_games.core.partial import need
from zoo_games.core.sentences import count_of
from zoo_games.zombee.evaluation import explain_evaluation
from zoo_games.zombee.state import State
from zoo_games.zombee.words import honey_place, wins_place


def score(state: State) -> tuple[int, ...]:
    """Return what every seat has: drops, in a tournament games won (O.win, O.slime-win).

    Raises:
        DocumentError: If a hand-written position leaves it out.
    """
    if state.table.missing:
        need(state, ("wins",) if state.rules.tournament else ("honey",), "scores")
    return state.wins if state.table.rules.tournament else state.honey


def winners(state: State) -> tuple[int, ...]:
    """Return the seats that win if the game ended now: the last one in, before that those with most."""
    scores = score(state)
    return tuple(seat for seat, points in enumerate(scores) if points == max(scores))


def explain_score(state: State) -> Explanation:
    """Return drops, or games won, one by one; then what the dice of the active player would do now.

    Example:
        >>> from zoo_games.core.chance import Stream
        >>> from zoo_games.zombee import ZomBee, ZomBeeSettings
        >>> state = ZomBee().initial(ZomBeeSettings(), 2, Stream(7))
        >>> print(explain_score(state))
        Seat 0, drops: 2
            1  One honey drop keeps seat 0 in the game. (O.win)
            2  A second drop can be lost before seat 0 is out. (O.win)
        Seat 1, drops: 2
            1  One honey drop keeps seat 1 in the game. (O.win)
            2  A second drop can be lost before seat 1 is out. (O.win)
    """
    score(state)
    if state.rules.tournament:
        return Explanation(tuple(_wins(state, seat) for seat in range(state.players)))
    return Explanation(tuple(_drops(state, seat) for seat in range(state.players)))


_ORDINALS = ("", "first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth")


def _drops(state: State, seat: int) -> Item:
    steps = StepList()
    places = (honey_place(seat),)
    if not state.honey[seat]:
        steps.add("O.out", f"Seat {seat} has no drop left and is out.", places)
    for drop in range(1, state.honey[seat] + 1):
        if drop == 1:
            steps.add("O.win", f"One honey drop keeps seat {seat} in the game.", places, 1)
        else:
            text = f"A {_ORDINALS[drop]} drop can be lost before seat {seat} is out."
            steps.add("O.win", text, places, 1)
    _dice(state, seat, steps)
    return Item(seat, "drops", state.honey[seat], steps.done(), "drops", honey_place(seat), f"drops {seat}")


def _wins(state: State, seat: int) -> Item:
    steps = StepList()
    places = (wins_place(seat),)
    for game in range(1, state.wins[seat] + 1):
        text = f"Seat {seat} was the last one in for the {_ORDINALS[game]} time and took a green drop."
        steps.add("O.slime-green", text, places, 1)
    if "honey" not in state.missing:
        now = count_of(state.honey[seat], "yellow drop") if state.honey[seat] else "no yellow drop"
        text = f"Seat {seat} has {now} in this game, for this game only."
        steps.add("O.slime-win", text, (honey_place(seat),))
    _dice(state, seat, steps)
    return Item(seat, "wins", state.wins[seat], steps.done(), "wins", wins_place(seat), f"wins {seat}")


def _dice(state: State, seat: int, steps: StepList) -> None:
    """Go through the dice of the active player in the order of an evaluation; it moves no point yet."""
    if seat != state.active or not state.rolls or state.phase in ("dice", "over", ""):
        return
    if not {"honey", "dice", "active"} & state.missing:
        for step in explain_evaluation(state).steps:
            steps.add(step.rule, step.text, step.cells)
