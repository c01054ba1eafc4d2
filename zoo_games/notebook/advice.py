"""What helps a person decide: a hint with its reason, what a move would bring, the rules at hand.

All of it comes from the view of the seat that is to move, so nothing hidden can be read from it.
"""

from __future__ import annotations

import inspect
from collections.abc import Sequence
from typing import Any

from zoo_games.core.chance import Stream
from zoo_games.core.errors import ZooError
from zoo_games.core.rulebook import Rule
from zoo_games.core.spec import GENERAL_RULES
from zoo_games.notebook.told import Hint
from zoo_games.play.agents import bots, make_agent
from zoo_games.play.position import Position
from zoo_games.render.view import Choices, Play

MANY_PLACES, SOME_MOVES = 80, 16
"""How many places are asked at most which rule forbids them, and how many moves what they would score."""


def thinker(position: Position) -> str:
    """Return the name of the bot that thinks most: the last of the game's own."""
    return list(bots(position.game))[-1]


def hint(position: Position, seat: int, stream: Stream) -> Hint:
    """Return what the thinking bot would play, and why.

    Args:
        position: The full position, with the seat to move.
        seat: The seat to move; the bot sees what it may see.
        stream: For bots that draw lots.
    """
    name = thinker(position)
    agent = make_agent(position.game, name)
    seen = position.view(seat)
    move = agent.choose(seen.state, position.legal(), stream)
    reasons = [_idea(agent, name), *changes(seen, move)]
    return Hint(move, f"{name.capitalize()} would {deed(seen, move)}.", tuple(reasons))


def deed(seen: Position, move: Any) -> str:
    """Return a move, to be read after "would": by its button, in the game's words, or as it is typed."""
    named = [button.label for button in seen.choices().buttons if button.act == Play(move)]
    if named:
        return f"play: {named[0]}"
    return seen.game.move_words(seen.state, move) or f"play: {seen.move_text(move)}"


def _idea(agent: Any, name: str) -> str:
    said = inspect.getdoc(agent) or ""
    first = said.split("\n\n")[0].replace("\n", " ").strip().rstrip(".")
    return f"How {name} thinks: {first[:1].lower()}{first[1:]}." if first else ""


def changes(seen: Position, move: Any) -> tuple[str, ...]:
    """Return what a move would change for the scores, in words; empty where that cannot be seen."""
    try:
        after = seen.play(move)
        return tuple(seen.difference(after).lines) or ("No score moves at once.",)
    except ZooError:
        return ()


def preview(seen: Position, move: Any) -> tuple[str, ...]:
    """Return what playing a move would bring: the points that move, then what could be done next there.

    Args:
        seen: The view of the seat to move.
        move: A legal move.
    """
    try:
        after = seen.play(move)
        points = [
            f"{name}: {old} to {new} points."
            for name, old, new in zip(seen.names, seen.scores, after.scores, strict=True)
            if old != new
        ]
        follows = after.choices() if after.to_move == seen.to_move else Choices("")
    except ZooError:
        return ()
    return (*points, *(f"{one.label}: {_small(one.hint)}" for one in follows.buttons if one.hint))


def _small(sentence: str) -> str:
    return sentence[:1].lower() + sentence[1:]


def rules_at_hand(position: Position, seat: int, choices: Choices) -> tuple[str, ...]:
    """Return the ids of the rules that decide what may be done now, in the order of the rule sheet.

    They are the rules that the places break which are shown and may not be chosen, and, where the legal moves
    are few, those that score what they bring.

    Args:
        position: The full position.
        seat: The seat to move.
        choices: What it is offered.
    """
    acts = [*choices.targets.values(), *(button.act for button in choices.buttons)]
    found: set[str] = set()
    for act in acts[:MANY_PLACES]:
        if isinstance(act, Play):
            try:
                found.update(refusal.rule for refusal in position.why_not(act.move))
            except ZooError:
                continue
    try:
        moves = position.legal()
        if not found or len(moves) <= SOME_MOVES:
            found |= _scoring_rules(position.view(seat), moves[:SOME_MOVES])
    except ZooError:
        pass  # too little is known to tell; the rules that forbid are right all the same
    return tuple(rule for rule in position.game.spec.rulebook if rule in found)


def _scoring_rules(seen: Position, moves: Sequence[Any]) -> set[str]:
    """Return the rules that score what some moves bring.

    Raises:
        ZooError: If too little is known to tell.
    """
    found: set[str] = set()
    had = {item.key: item.points for item in seen.explain().items}
    for move in moves:
        for item in seen.play(move).explain().items:
            if had.get(item.key) != item.points:
                found.update(step.rule for step in item.steps)
    return found


def rule_of(position: Position, rule_id: str) -> Rule | None:
    """Return a rule of the game or of all games, None for an unknown one."""
    for book in (position.game.spec.rulebook, GENERAL_RULES):
        if rule_id in book:
            return book[rule_id]
    return None
