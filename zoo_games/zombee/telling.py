"""The moves of ZomBee told in the past tense, for the log and for whoever hears the board."""

from __future__ import annotations

from collections.abc import Sequence

from zoo_games.core.sentences import count_of
from zoo_games.zombee.components import BEE, HONEY, KIND_NAMES, ZOMBEE
from zoo_games.zombee.moves import Dice, Flip, Flower, Move, Name, Roll
from zoo_games.zombee.state import State, dice_in
from zoo_games.zombee.words import dice_words, faces_words


def log_line(before: State, move: Move, after: State, names: Sequence[str]) -> str:
    """Return one line about a move and what followed by itself.

    Taking up dice and pointing at a flower is told with what they show then, so alone it is nothing to tell.

    Args:
        before: The state.
        move: The move that was played in it.
        after: The state after it.
        names: One name a seat.

    Example:
        >>> from zoo_games.core.chance import Stream
        >>> from zoo_games.zombee import ZomBee, ZomBeeSettings
        >>> game = ZomBee()
        >>> rolled = game.apply(game.initial(ZomBeeSettings(), 2, Stream(7)), Roll((0, 1, 2, 3, 4)))
        >>> fall = Dice(("bee", "zombee", "zombee", "zzz", "honey"))
        >>> log_line(rolled, fall, game.apply(rolled, fall), ["Ada", "Ben"])
        'Ada rolled all dice: one bee, one honey drop, two ZomBees and one Zzz'
    """
    seat = before.to_move if before.to_move is not None else before.active
    name = names[seat]
    if isinstance(move, Roll | Flip):
        return ""
    if isinstance(move, Dice):
        return f"{name} rolled {_throw(before, move.faces)}" + (
            _evaluated(before, move.faces, after, names)
            if before.rolls + 1 == before.table.most_rolls
            else ""
        )
    if isinstance(move, Flower):
        turned = f"{name} turned over flower {before.turning}: {KIND_NAMES[move.kind]}"
        return turned + _found(before, move, after, names)
    if isinstance(move, Name):
        return f"{name} named {'itself' if move.seat == seat else names[move.seat]}"
    lying = tuple(face for face in before.dice if face is not None)
    return f"{name} stopped with {faces_words(lying)}" + _evaluated(before, lying, after, names)


def _throw(before: State, lying: Sequence[str]) -> str:
    """Return which dice were rolled, what they show, and what all dice show after a second roll."""
    rolled = dice_in(before.last)
    which = "all dice" if len(rolled) == before.table.count else dice_words(rolled)
    shown = faces_words(lying[die] for die in rolled)
    if not before.rolls:
        return f"{which}: {shown}"
    if len(rolled) == before.table.count:
        return f"{which} again: {shown}"
    return f"{which} again: {shown}, in all {faces_words(lying)}"


def _evaluated(before: State, lying: Sequence[str], after: State, names: Sequence[str]) -> str:
    """Return what the evaluation brought: a drop, flips due."""
    active = before.active
    parts = []
    if lying.count(HONEY) >= before.table.needed:
        had = before.honey[active]
        parts.append("took a drop" if had < before.table.cap else "had no room for another drop")
    if lying.count(ZOMBEE):
        parts.append(f"has to turn over {count_of(lying.count(ZOMBEE), 'flower')}")
    if lying.count(BEE):
        parts.append(f"the others have to turn over {count_of(lying.count(BEE), 'flower')}")
    if after.phase == "roll":
        parts.append(f"{names[after.active]} is next")
    return f"; {', '.join(parts)}" if parts else ""


def _found(before: State, move: Flower, after: State, names: Sequence[str]) -> str:
    if move.kind != ZOMBEE:
        return ""
    loser = before.active if before.step == "green" and before.rules.payer == "active" else before.due[0]
    text = f"; {names[loser]} lost a drop"
    if before.honey[loser] == 1:
        text += " and is out"
    if after.phase == "over":
        last = next(seat for seat, drops in enumerate(after.honey) if drops)
        return f"{text}; {names[last]} is the last one in"
    if after.wins != before.wins:
        winner = next(seat for seat, won in enumerate(after.wins) if won != before.wins[seat])
        return f"{text}; {names[winner]} won the game and has {count_of(after.wins[winner], 'green drop')}"
    return f"{text}; {names[after.active]} starts a new round"
