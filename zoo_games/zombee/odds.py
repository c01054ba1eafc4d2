"""Exact odds, by enumeration: of honey, of flips, and of who loses a drop.

Before every decision one may ask what follows if the active player stops now, or rolls some dice and stops
then. Every outcome of the dice is gone through (alike dice together), and for each the flips one by one: a
bee, a question mark that hands an extra flip to somebody, or the ZomBee. Flips depend on each other, because
flowers stay face up: with b bees face down, k forced flips and the extra flips of question marks find the
ZomBee with chance k / (b + 1), k at most b + 1. A test counts that out.

Whom a question mark will name nobody can know; everybody who may be named counts as equally likely. Only who
loses the drop depends on that, not whether the ZomBee is found.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import lru_cache
from typing import Final, NamedTuple

from zoo_games.core.errors import MoveRefused
from zoo_games.core.explanation import Refusal
from zoo_games.core.partial import need
from zoo_games.core.sentences import count_of
from zoo_games.zombee.components import BEE, HONEY, ZOMBEE
from zoo_games.zombee.hazard import Flips, Hazard, as_fraction
from zoo_games.zombee.legality import why_not
from zoo_games.zombee.listing import dice_of
from zoo_games.zombee.moves import Move, Roll, Stop
from zoo_games.zombee.state import GREEN, State, mask_of
from zoo_games.zombee.throws import NUMBER, falls

NEEDS: Final = ("honey", "flowers", "dice", "active", "phase")
"""Keys without which no odds can be told."""

Spread = tuple[tuple[int, Fraction], ...]
"""Chances by number, smallest number first; they add up to 1."""


class Loss(NamedTuple):
    """The chance that one seat loses a drop.

    Attributes:
        own: On a flip of its own place in the order.
        named: On an extra flip of a question mark, its own or handed to it.
    """

    own: Fraction
    named: Fraction

    @property
    def total(self) -> Fraction:
        """Both together."""
        return self.own + self.named


@dataclass(frozen=True, slots=True)
class Odds:
    """What follows from one decision, if the dice are left as they fall then.

    Attributes:
        active: The active player.
        honey: Chance of three honey symbols or more (as many as the settings ask for).
        drop: Chance that they bring a drop, that is, honey where there is room for one.
        green: Chances by number of green flips.
        yellow: Chances by number of yellow flips.
        flips: Chances by number of flips in all, extra ones of question marks not counted.
        ends_green: Chance that the ZomBee is found in the green step.
        ends_yellow: Chance that it is found in the yellow step.
        losses: By seat, the chance of losing a drop.
    """

    active: int
    honey: Fraction
    drop: Fraction
    green: Spread
    yellow: Spread
    flips: Spread
    ends_green: Fraction
    ends_yellow: Fraction
    losses: tuple[Loss, ...]

    @property
    def ends(self) -> Fraction:
        """Chance that the ZomBee is found."""
        return self.ends_green + self.ends_yellow

    def lines(self, names: Sequence[str]) -> tuple[str, ...]:
        """Return the odds as sentences."""
        lines = [f"Enough honey: {percent(self.honey)}; a drop for it: {percent(self.drop)}."]
        spread = ", ".join(f"{count_of(flips, 'flip')} {percent(chance)}" for flips, chance in self.flips)
        lines.append(f"Flips: {spread}.")
        lines.append(
            f"The ZomBee is found: {percent(self.ends)} "
            f"(green {percent(self.ends_green)}, yellow {percent(self.ends_yellow)})."
        )
        lines += [
            f"{name} loses a drop: {percent(loss.total)}."
            for name, loss in zip(names, self.losses, strict=True)
            if loss.total
        ]
        return tuple(lines)


def percent(chance: Fraction) -> str:
    """Return a chance in per cent with one decimal.

    Example:
        >>> percent(Fraction(1, 12)), percent(Fraction(1)), percent(Fraction(0))
        ('8.3 %', '100 %', '0 %')
    """
    if chance in (0, 1):
        return f"{100 * chance} %"
    return f"{float(100 * chance):.1f} %"


def odds(state: State, move: Move | None = None) -> Odds:
    """Return the odds of a decision.

    Args:
        state: A state in phase "roll", or one in which flips are due.
        move: Stopping or a roll in phase "roll"; None where flips are due.

    Raises:
        MoveRefused: If the move is not legal, or is no decision about dice.
        DocumentError: If a hand-written position leaves out what the odds need.

    Example:
        >>> from zoo_games.zombee import ZomBeeSettings
        >>> mia = State.start(ZomBeeSettings(), 3).replace(
        ...     dice=("zombee", "bee", "bee", "bee", "bee"), rolls=1, last_roll=range(5))
        >>> found = odds(mia, Stop())
        >>> found.ends_green == Fraction(1, 12), found.ends_yellow == Fraction(4, 12)
        (True, True)
        >>> found.losses[0].own == Fraction(1, 14)
        True
    """
    need(state, NEEDS, "odds")
    if state.phase in ("flip", "flower", "name"):
        return _due_odds(state)
    if not isinstance(move, Roll | Stop):
        raise MoveRefused(
            (Refusal("O.order", "Odds are told of a roll, of stopping or of flips that are due"),)
        )
    refusals = why_not(state, move)
    if refusals:
        raise MoveRefused(refusals)
    mask = mask_of(move.dice) if isinstance(move, Roll) else 0
    return _of_weights(state, totals(state, mask))


def next_flip(state: State) -> Fraction:
    """Return the chance that the next flower to be turned is the ZomBee: 1 in the flowers face down.

    Example:
        >>> from zoo_games.zombee import ZomBeeSettings
        >>> next_flip(State.start(ZomBeeSettings(), 2))
        Fraction(1, 14)
    """
    need(state, ("flowers",), "odds")
    bees, questions, zombees = state.hidden
    return Fraction(zombees, bees + questions + zombees) if zombees else Fraction(0)


def law(bees: int, forced: int) -> Fraction:
    """Return k / (b + 1): the chance that k forced flips find the ZomBee among b bees face down.

    Example:
        >>> law(11, 1), law(11, 5)
        (Fraction(1, 12), Fraction(5, 12))
    """
    return Fraction(min(forced, bees + 1), bees + 1)


# --- dice -------------------------------------------------------------------------------------------


Totals = Mapping[tuple[int, int, int], int]
"""By number of honey symbols, ZomBees and bees: in how many ways the dice fall so."""


def totals(state: State, mask: int) -> Totals:
    """Return how the dice can lie after a roll of some of them, the others as they are.

    Args:
        state: The position.
        mask: The dice that are rolled; 0 for none.

    Example:
        >>> from zoo_games.zombee import ZomBeeSettings
        >>> start = State.start(ZomBeeSettings(), 2)
        >>> sum(totals(start, start.table.full).values())
        7776
    """
    held = [face for die, face in enumerate(state.dice) if face and not mask >> 2 * die & 3]
    made: dict[tuple[int, int, int], int] = {(held.count(HONEY), held.count(ZOMBEE), held.count(BEE)): 1}
    rules = state.rules
    for dice, faces in zip(dice_of(state.table, mask), (rules.faces_a, rules.faces_b), strict=True):
        more: dict[tuple[int, int, int], int] = {}
        for counts, weight in _kind_totals(faces, len(dice)):
            for (honey, zombees, bees), before in made.items():
                key = honey + counts[0], zombees + counts[1], bees + counts[2]
                more[key] = more.get(key, 0) + before * weight
        made = more
    return made


@lru_cache(maxsize=256)
def _kind_totals(faces: tuple[str, ...], count: int) -> tuple[tuple[tuple[int, int, int], int], ...]:
    """Return honey, ZomBees and bees of so many dice of one kind, with the number of ways."""
    return tuple(
        (
            (
                outcome.count(NUMBER[HONEY]),
                outcome.count(NUMBER[ZOMBEE]),
                outcome.count(NUMBER[BEE]),
            ),
            weight,
        )
        for outcome, weight in falls(faces, count)
    )


def _spread(weights: Mapping[int, int], total: int) -> Spread:
    return tuple((number, Fraction(weights[number], total)) for number in sorted(weights))


def _of_weights(state: State, ways: Totals) -> Odds:
    """Return the odds when the dice lie in some ways, each with its weight."""
    total = sum(ways.values())
    active, table = state.active, state.table
    honey = sum(weight for (drops, _, _), weight in ways.items() if drops >= table.needed)
    green: dict[int, int] = {}
    yellow: dict[int, int] = {}
    flips: dict[int, int] = {}
    pairs: dict[tuple[int, int], int] = {}
    for (_, zombees, bees), weight in ways.items():
        for spread, number in ((green, zombees), (yellow, bees), (flips, zombees + bees)):
            spread[number] = spread.get(number, 0) + weight
        pairs[zombees, bees] = pairs.get((zombees, bees), 0) + weight
    hazard = hazard_of(state)
    parts = [
        (hazard.after(zombees, bees), Fraction(weight, total)) for (zombees, bees), weight in pairs.items()
    ]
    chance = Fraction(honey, total)
    return Odds(
        active,
        chance,
        chance if state.honey[active] < table.cap else Fraction(0),
        _spread(green, total),
        _spread(yellow, total),
        _spread(flips, total),
        sum((as_fraction(part.ends_green) * weight for part, weight in parts), Fraction(0)),
        sum((as_fraction(part.ends_yellow) * weight for part, weight in parts), Fraction(0)),
        _losses(parts, table.players),
    )


def _losses(parts: Sequence[tuple[Flips, Fraction]], players: int) -> tuple[Loss, ...]:
    return tuple(
        Loss(
            sum((as_fraction(part.own[seat]) * weight for part, weight in parts), Fraction(0)),
            sum((as_fraction(part.named[seat]) * weight for part, weight in parts), Fraction(0)),
        )
        for seat in range(players)
    )


def hazard_of(state: State) -> Hazard:
    """Return the hazard of the flowers as they lie, in exact fractions."""
    bees, questions, _ = state.hidden
    rules = state.rules
    return exact_hazard(
        bees,
        questions,
        state.active,
        tuple(drops > 0 for drops in state.honey),
        rules.question_mark_self,
        rules.payer == "active",
    )


@lru_cache(maxsize=4096)
def exact_hazard(
    bees: int, questions: int, active: int, alive: tuple[bool, ...], itself: bool, active_pays: bool
) -> Hazard:
    """Return a hazard in exact fractions, kept."""
    return Hazard(bees, questions, active, alive, itself, active_pays, Fraction(1))


def _due_odds(state: State) -> Odds:
    """Return the odds of the flips still due, those of the yellow step that will follow included."""
    need(state, ("due", "step", "to_move"), "odds of flips")
    found = hazard_of(state).due(state)
    later = state.counts()[BEE] if state.step == GREEN else 0
    first = len(state.due) + (state.phase == "name")
    green, yellow = (first, later) if state.step == GREEN else (0, first)
    one, nothing = Fraction(1), Fraction(0)
    return Odds(
        state.active,
        nothing,
        nothing,
        ((green, one),),
        ((yellow, one),),
        ((green + yellow, one),),
        as_fraction(found.ends_green),
        as_fraction(found.ends_yellow),
        _losses([(found, one)], state.players),
    )
