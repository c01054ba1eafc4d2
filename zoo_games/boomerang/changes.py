"""Why points moved between two positions, and what a log points out besides."""

from __future__ import annotations

from collections.abc import Sequence

from zoo_games.boomerang.majority import Majority, majorities
from zoo_games.boomerang.state import State
from zoo_games.boomerang.words import PLURALS, seats_words
from zoo_games.core.sentences import capital, count_of, number_word


def because(before: State, after: State, key: str) -> str | None:
    """Return why the points of one item moved, as the rest of a sentence after "because".

    Args:
        before: A state.
        after: A later one of the same game.
        key: ``"emu 1"`` or ``"boomerangs 1"``, the item's key.

    Example:
        >>> from zoo_games.boomerang.settings import BoomerangSettings
        >>> start = State.start(BoomerangSettings(), 3)
        >>> because(start, start.replace(boomerangs=(18, 12, 6)), "boomerangs 0")
        '18 boomerangs hold three groups of six'
    """
    what, _, number = key.partition(" ")
    seat = int(number)
    if what == "boomerangs":
        divisor = after.rules.divisor
        stock = after.boomerangs[seat]
        if stock // divisor == before.boomerangs[seat] // divisor:
            return None
        holds = "holds" if stock == 1 else "hold"
        groups = count_of(stock // divisor, "group")
        return f"{count_of(stock, 'boomerang')} {holds} {groups} of {number_word(divisor)}"
    was = next(one for one in majorities(before) if one.animal == what)
    now = next(one for one in majorities(after) if one.animal == what)
    return _majority_reason(was, now, seat)


def _majority_reason(was: Majority, now: Majority, seat: int) -> str | None:
    """Return why what a seat scores for an animal moved."""
    if was.points[seat] == now.points[seat]:
        return None
    scored, scores = seat in was.scoring, seat in now.scoring
    plural = PLURALS[now.animal]
    if scores and scored:
        more = now.counts[seat] - was.counts[seat]
        verb = "took" if more > 0 else "has"
        number = f"{number_word(abs(more))} {'more' if more > 0 else 'fewer'}"
        return f"it {verb} {number} and still has the most"
    if scores:
        with_ = [other for other in now.leaders if other != seat]
        shared = f", with {seats_words(with_)}" if with_ else ""
        return f"it has the most {plural} now{shared}"
    others = [other for other in now.leaders if other != seat]
    has = "has" if len(others) == 1 else "have"
    if seat in now.leaders:
        return f"{seats_words(others)} {has} as many, and nobody scores in a tie"
    return f"{seats_words(others)} {has} more {plural}" if others else f"nobody has {plural}"


def notices(before: State, after: State, names: Sequence[str]) -> tuple[str, ...]:
    """Return whose majorities changed, that the last round has begun, and who starts a new round."""
    found = []
    if after.captured != before.captured and not {"captured"} & (before.missing | after.missing):
        for was, now in zip(majorities(before), majorities(after), strict=True):
            if was.leaders != now.leaders and now.leaders:
                found.append(_lead_notice(was, now, names))
    if before.phase == "deal" and after.phase == "choose" and not after.deck:
        found.append("The deck is empty: this is the last round.")
    if before.phase == "hunt" and after.phase in ("deal", "choose"):
        found.append(f"{names[after.starter]} starts the next round.")
    if after.phase == "over" and before.phase != "over" and after.river:
        left = count_of(len(after.river), "card")
        found.append(
            f"{capital(left)} left in the river {'counts' if len(after.river) == 1 else 'count'} for nobody."
        )
    return tuple(found)


def _lead_notice(was: Majority, now: Majority, names: Sequence[str]) -> str:
    """Return who has the most of an animal now, and who had."""
    leaders = seats_words(now.leaders, names)
    have = "has" if len(now.leaders) == 1 else "have"
    each = " each" if now.tied else ""
    lost = [seat for seat in was.leaders if seat not in now.leaders]
    instead = f", before {seats_words(lost, names)}" if lost else ""
    return f"{leaders} {have} the most {PLURALS[now.animal]}, {now.most}{each}{instead}."
