"""Who loses a drop: chances side by side for stopping and for rolling on, and a question about them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from html import escape
from typing import Any

from zoo_games.core.explanation import StepList
from zoo_games.core.sentences import all_of
from zoo_games.play.position import Position
from zoo_games.teach.question import Question, WrongWay
from zoo_games.teach.zombee.pictures import DICE, FLOWERS, NAMES
from zoo_games.teach.zombee.questions import question_of
from zoo_games.zombee import ZomBee
from zoo_games.zombee.moves import Roll, Stop
from zoo_games.zombee.odds import odds, percent
from zoo_games.zombee.state import State
from zoo_games.zombee.words import die_place


def position_of(state: State) -> Position:
    """Return a table of the questions as a position, to look at and to play on."""
    return Position(ZomBee(), state, NAMES[: state.players])


@dataclass(frozen=True, slots=True)
class Paying:
    """Chances of several decisions side by side, in per cent.

    Attributes:
        position: Where the decision is due.
        wishes: The decisions, as they are written.
    """

    position: Position
    wishes: tuple[str, ...]

    def rows(self) -> Iterator[tuple[str, ...]]:
        """Yield what may happen, and how likely it is after each decision."""
        position = self.position
        found = [odds(position.state, position.game.parse_move(position.state, wish)) for wish in self.wishes]
        yield ("the ZomBee is found", *(percent(one.ends) for one in found))
        for seat, name in enumerate(position.names):
            yield (f"{name} loses a drop", *(percent(one.losses[seat].total) for one in found))
        yield ("a drop for honey", *(percent(one.drop) for one in found))

    def __str__(self) -> str:
        lines = [("", *self.wishes), *self.rows()]
        wide = [max(len(line[at]) for line in lines) for at in range(len(lines[0]))]
        return "\n".join("  ".join(map(str.ljust, line, wide)).rstrip() for line in lines)

    def __repr__(self) -> str:
        return str(self)

    def _repr_mimebundle_(self, include: Any = None, exclude: Any = None) -> dict[str, str]:
        head = "".join(f"<th>{escape(word)}</th>" for word in ("", *self.wishes))
        rows = "".join(
            f"<tr>{''.join(f'<td>{escape(cell)}</td>' for cell in row)}</tr>" for row in self.rows()
        )
        return {"text/plain": str(self), "text/html": f"<table><tr>{head}</tr>{rows}</table>"}


def who_pays(position: Position, *wishes: str) -> Paying:
    """Return who loses a drop how likely, after each of some decisions.

    Args:
        position: A position in which dice may be rolled.
        wishes: Decisions such as ``"stop"`` and ``"roll 1,2"``; after a roll all dice are left as they fall.

    Raises:
        NotationError: If a text means no move; when it is shown.
        MoveRefused: If a move is not legal; when it is shown.

    Example:
        >>> from zoo_games.zombee.witness import rolled
        >>> print(who_pays(position_of(rolled("zbzss", honey=(2, 2))), "stop", "roll 1"))
                             stop    roll 1
        the ZomBee is found  25.0 %  22.2 %
        Mia loses a drop     16.6 %  18.5 %
        Tom loses a drop     8.4 %   3.7 %
        a drop for honey     0 %     0 %
    """
    return Paying(position, wishes)


def paying_question(id: str, state: State, roll: Roll) -> Question:
    """Return the question whether the active player loses a drop less likely by rolling bees again."""
    who, seat = NAMES[state.active], state.active
    stop, on = odds(state, Stop()), odds(state, roll)
    before, after = stop.losses[seat].total, on.losses[seat].total
    others = all_of(NAMES[other] for other in range(state.players) if other != seat)
    dice = tuple(map(die_place, roll.dice))
    steps = StepList()
    steps.add(
        "O.zombees",
        f"If {who} stops, only the flip for the ZomBee is hers: her chance to lose a drop is "
        f"{percent(before)}, a little of it for a question mark handed to her.",
        (die_place(0),),
    )
    steps.add(
        "O.zombees",
        "A bee that is rolled again may fall as a ZomBee, on two of six faces of a white die and one of a "
        "blue one: then the flip of another is hers, and hers come first.",
        dice,
    )
    steps.add(
        "O.bees",
        f"So her chance to lose a drop is {percent(after)}, and {others} each less likely than before.",
        dice,
    )
    total = "You let her share in the fall of the whole; of the flips that are left more are hers."
    ways = [WrongWay("O-TOTAL", total, on.ends < stop.ends)]
    text = (
        f"{who} rolls on instead: the four bees again, and then she stops, however they fall. The ZomBee is "
        f"found less often then: {percent(on.ends)} in place of {percent(stop.ends)}. Is {who} less likely "
        "to lose a drop herself, too?"
    )
    found = (after < before, steps.done(), ways)
    return question_of(id, text, "yes-no", state, (DICE, FLOWERS), found)
