"""What the Boomerang board says: labels of places, sentences beside the board, the text for a screen reader.

Everything that a picture shows is said here as well; both are made from the same observation.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from zoo_games.boomerang.components import LAND_BITS, of_land
from zoo_games.boomerang.majority import Majority, majorities
from zoo_games.boomerang.scoring import score, tie_break, winners
from zoo_games.boomerang.state import State
from zoo_games.boomerang.words import PLURALS, animals_of, card_words, seats_words
from zoo_games.core.sentences import all_of, capital, count_of, number_word
from zoo_games.core.ties import without_rule


def heading(state: State, names: Sequence[str]) -> str:
    """Return the title line of a picture."""
    what = due(state, names)
    return f"Boomerang, {what}" if what else "Boomerang"


def due(state: State, names: Sequence[str]) -> str:
    """Return what is due, or how the game ended; empty if a hand-written position does not say."""
    phase = state.phase
    if phase == "over" and not {"captured", "boomerangs"} & state.missing:
        return f"the game is over: {outcome(state, names)}"
    if phase == "over":
        return "the game is over"
    if phase == "deal":
        return "a card is dealt"
    if len(state.hunting) == 1:
        return "the river is captured"
    if phase not in ("choose", "hunt") or state.to_move is None:
        return ""
    return f"{names[state.to_move]} to {'choose a land' if phase == 'choose' else 'throw or pass'}"


def banner(state: State, names: Sequence[str]) -> str:
    """Return what is due, or who has won, short enough to stand over the table.

    Example:
        >>> from zoo_games.boomerang.witness import ended
        >>> banner(ended("e", "l", "", boomerangs=(5, 4, 3)), ["Ada", "Ben", "Cid"])
        'Ada wins with one point and more boomerangs'
        >>> banner(ended("e", "l", ""), ["Ada", "Ben", "Cid"])
        'Ada and Ben share the win with one point each'
    """
    if state.phase != "over" or {"captured", "boomerangs"} & state.missing:
        return due(state, names) or "Boomerang"
    best, points = winners(state), count_of(max(score(state)), "point")
    who = seats_words(best, names)
    if len(best) > 1:
        return f"{who} share the win with {points} each"
    broken = " and more boomerangs" if tie_break(state, names) else ""
    return f"{who} wins with {points}{broken}"


def outcome(state: State, names: Sequence[str]) -> str:
    """Return who has won: ``"Ada wins with 12 points"``."""
    tie = tie_break(state, names)
    if tie:
        return without_rule(tie)
    return f"{names[winners(state)[0]]} wins with {count_of(max(score(state)), 'point')}"


def river_label(state: State, index: int) -> str:
    """Return what a screen reader says of a card of the river; the first card is 1."""
    return f"river card {index + 1}: {card_words(state.river[index])}"


def captured_label(state: State, seat: int, index: int, names: Sequence[str]) -> str:
    """Return what a screen reader says of a captured card."""
    return f"{names[seat]}'s {card_words(state.captured[seat][index])}"


def token_label(state: State, seat: int, names: Sequence[str]) -> str:
    """Return what a screen reader says of a seat's land token."""
    land = state.choices[seat]
    if seat in state.stack:
        depth = len(state.stack) - state.stack.index(seat)
        where = "on top of the stack" if depth == 1 else f"number {depth} of the stack from its top"
    else:
        where = "before its player"
    if not state.chosen[seat] and land is None:
        return f"{names[seat]}'s land token: not chosen"
    shown = "face down" if land is None else land
    return f"{names[seat]}'s land token: {shown}, {where}"


def cell_label(majority: Majority, seat: int, names: Sequence[str]) -> str:
    """Return what a screen reader says of a seat's cards of one animal."""
    count = majority.counts[seat]
    text = f"{names[seat]}: {animals_of(count, majority.animal)}"
    if seat in majority.scoring:
        return f"{text}, the most{', tied' if majority.tied else ''}, {count_of(count, 'point')}"
    if not count:
        return text
    more = animals_of(majority.to_score(seat), majority.animal).replace(" ", " more ", 1)
    return f"{text}, no points, {more} would turn it"


def stock_words(state: State, seat: int, names: Sequence[str]) -> str:
    """Return the sentence about a seat: points, boomerangs, what it has done this round."""
    parts = []
    if not {"captured", "boomerangs"} & state.missing:
        parts.append(f"has {count_of(score(state)[seat], 'point')}")
    if "boomerangs" not in state.missing:
        parts.append(f"holds {count_of(state.boomerangs[seat], 'boomerang')}")
    if state.phase in ("choose", "hunt"):
        if seat == state.starter and "starter" not in state.missing:
            parts.append("starts the hunt")
        land = state.choices[seat]
        if land is not None:
            parts.append(f"has chosen {land}")
        elif state.chosen[seat]:
            parts.append("has chosen a land")
    if seat in state.stack:
        parts.append("has passed")
    elif seat in state.hunting:
        parts.append("hunts")
    return f"{names[seat]} {all_of(parts)}." if parts else f"{names[seat]}."


def reading(state: State, names: Sequence[str]) -> Iterator[str]:
    """Yield the sentences beside the board: seats, river, deck, pot, stack, majorities."""
    for seat in range(state.players):
        yield stock_words(state, seat, names)
    if "river" not in state.missing:
        yield from _river(state)
    if "deck" not in state.missing:
        yield f"The deck holds {count_of(len(state.deck), 'card')}."
    if state.phase == "hunt":
        yield f"The pot holds {count_of(state.pot, 'boomerang')}."
        if state.stack:
            yield f"On the stack, from the top: {', '.join(names[seat] for seat in reversed(state.stack))}."
    if "captured" not in state.missing:
        for majority in majorities(state):
            if majority.most:
                yield majority_words(majority, names)
    if state.phase == "over" and not {"captured", "boomerangs"} & state.missing:
        yield f"{capital(due(state, names))}."


def _river(state: State) -> Iterator[str]:
    if not state.river:
        yield "The river is empty."
        return
    yield f"The river: {'; '.join(map(card_words, state.river))}."
    lacking = [land for land, bit in LAND_BITS.items() if not state.lands & bit]
    if lacking:
        yield f"The river lacks {all_of(lacking)}."


def majority_words(majority: Majority, names: Sequence[str]) -> str:
    """Return one animal of the majority table as a sentence.

    Example:
        >>> majority_words(Majority("emu", (3, 3, 1)), ["Ada", "Ben", "Cid"])
        'Emus: Ada 3, Ben 3, Cid 1; Ada and Ben have the most and score 3 each.'
    """
    held = ", ".join(f"{names[seat]} {count}" for seat, count in enumerate(majority.counts) if count)
    have = "has" if len(majority.leaders) == 1 else "have"
    each = " each" if majority.tied else ""
    scores = "score" if majority.tied else "scores"
    what = f"{scores} {majority.most}{each}" if majority.scoring else "score nothing in a tie"
    leaders = seats_words(majority.leaders, names)
    return f"{capital(PLURALS[majority.animal])}: {held}; {leaders} {have} the most and {what}."


def land_words(state: State, land: str) -> str:
    """Return how many cards of the river show a land."""
    cards = of_land(state.river, land)
    if not cards:
        return f"No card of the river shows {land}."
    show = "shows" if len(cards) == 1 else "show"
    return f"{capital(count_of(len(cards), 'card'))} of the river {show} {land}."


def pot_label(state: State) -> str:
    """Return what a screen reader says of the pot."""
    return f"pot: {number_word(state.pot)} {'boomerang' if state.pot == 1 else 'boomerangs'}"
