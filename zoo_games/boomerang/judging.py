"""What a state of Boomerang in a document is judged by, beyond the shape of its keys.

Each check raises a :class:`~zoo_games.core.errors.DocumentError` with the place of the first fault. A key
that is left out is not judged, and neither is what depends on it. Which cards there are is assumed, so a card
that is there too often is no fault; ``Boomerang.warnings`` names it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from zoo_games.boomerang.components import ALL_LANDS, LAND_BITS, shown
from zoo_games.boomerang.settings import BoomerangSettings
from zoo_games.core.errors import DocumentError
from zoo_games.core.sentences import all_of, count_of

Data = Mapping[str, Any]


def check(data: Data, settings: BoomerangSettings, players: int, place: str) -> None:
    """Check a ``state`` whose keys have their shapes."""
    _check_parts(data, players, place)
    _check_stocks(data, settings, players, place)
    _check_hunters(data, place)
    phase = data.get("phase")
    if phase is None:
        return
    _check_turn(data, phase, place)
    _check_choices(data, phase, place)
    if phase == "hunt":
        _check_hunt(data, players, place)
    else:
        _check_no_hunt(data, phase, place)
    _check_river(data, phase, place)


def _check_parts(data: Data, players: int, place: str) -> None:
    for key in ("captured", "boomerangs", "choices"):
        if key in data and len(data[key]) != players:
            raise DocumentError(
                f"{place}.{key}", f"must have {players} parts, one a seat, not {len(data[key])}"
            )
    seats = [(key, data[key]) for key in ("starter", "to_move") if data.get(key) is not None]
    seats += [
        (f"{key}[{at}]", seat) for key in ("stack", "hunting") for at, seat in enumerate(data.get(key, []))
    ]
    for key, seat in seats:
        if seat >= players:
            raise DocumentError(f"{place}.{key}", f"must be a seat from 0 to {players - 1}, not {seat}")


def _check_stocks(data: Data, settings: BoomerangSettings, players: int, place: str) -> None:
    """Check that boomerangs do not come from nowhere (B.box)."""
    most = players * settings.boomerangs
    seen = 0
    stocks = [(f"boomerangs[{seat}]", stock) for seat, stock in enumerate(data.get("boomerangs", []))]
    for key, stock in [*stocks, ("pot", data.get("pot", 0))]:
        seen += stock
        if seen > most:
            raise DocumentError(
                f"{place}.{key}",
                f"makes {seen} boomerangs with those before it; {players} players have "
                f"{settings.boomerangs} each, {most} in all",
            )


def _check_hunters(data: Data, place: str) -> None:
    """Check that nobody is named twice, and nobody on the stack is still hunting (B.stack)."""
    stack, hunting = data.get("stack", []), data.get("hunting", [])
    for key, seats in (("stack", stack), ("hunting", hunting)):
        for at, seat in enumerate(seats):
            if seat in seats[:at]:
                raise DocumentError(f"{place}.{key}[{at}]", f"names seat {seat} a second time")
    for at, seat in enumerate(stack):
        if seat in hunting:
            raise DocumentError(
                f"{place}.stack[{at}]", f"is seat {seat}, who is still hunting; only who has passed is there"
            )


def _check_turn(data: Data, phase: str, place: str) -> None:
    if "to_move" not in data:
        return
    who = data["to_move"]
    if phase in ("deal", "over") and who is not None:
        raise DocumentError(f"{place}.to_move", f'must be null in phase "{phase}", not {who}')
    if phase in ("choose", "hunt") and who is None:
        raise DocumentError(f"{place}.to_move", f'may not be null in phase "{phase}"')


def _check_choices(data: Data, phase: str, place: str) -> None:
    """Check that no land is chosen by a seat that cannot have chosen yet (B.choose)."""
    if phase == "hunt" or "choices" not in data or (phase == "choose" and "to_move" not in data):
        return
    first = data["to_move"] if phase == "choose" else 0
    for seat, land in enumerate(data["choices"]):
        if land is not None and seat >= first:
            when = f"before seat {first} has chosen" if phase == "choose" else f'in phase "{phase}"'
            raise DocumentError(f"{place}.choices[{seat}]", f"must be null {when}, not {land}")


def _check_no_hunt(data: Data, phase: str, place: str) -> None:
    for key in ("stack", "hunting"):
        if data.get(key):
            raise DocumentError(f"{place}.{key}", f'must be empty in phase "{phase}", outside the hunt')
    if data.get("pot"):
        raise DocumentError(
            f"{place}.pot", f'must be 0 in phase "{phase}": the last to pass has taken it, not {data["pot"]}'
        )


def _check_hunt(data: Data, players: int, place: str) -> None:
    if "hunting" not in data:
        return
    stack, hunting = data.get("stack"), data["hunting"]
    absent = [seat for seat in range(players) if stack is not None and seat not in (*stack, *hunting)]
    if absent:
        raise DocumentError(
            f"{place}.hunting", f"must hold seat {absent[0]}, who is not on the stack and so still hunts"
        )
    if len(hunting) < 2:
        raise DocumentError(
            f"{place}.hunting",
            f"must hold two seats or more, not {len(hunting)}: the capture follows when one is left",
        )
    who = data.get("to_move")
    if who is not None and who not in hunting:
        raise DocumentError(
            f"{place}.to_move", f"is seat {who}, who has passed; {all_of(map(str, hunting))} hunt"
        )


def _check_river(data: Data, phase: str, place: str) -> None:
    """Check that cards are dealt while a land is lacking and the deck lasts, and not beyond (B.deal)."""
    deck, river = data.get("deck"), data.get("river")
    if phase == "over" and deck:
        raise DocumentError(
            f"{place}.deck", f"must be empty when the game is over, not {count_of(len(deck), 'card')}"
        )
    if phase == "deal" and deck is not None and not deck:
        raise DocumentError(f"{place}.deck", 'may not be empty in phase "deal"')
    if river is None:
        return
    lands = shown(river)
    if phase == "deal" and lands == ALL_LANDS:
        raise DocumentError(
            f"{place}.river", 'shows all five lands, so nothing is dealt: the phase is "choose"'
        )
    if phase in ("choose", "hunt"):
        if not river:
            raise DocumentError(f"{place}.river", f'may not be empty in phase "{phase}"')
        if deck and lands != ALL_LANDS:
            lacking = all_of(land for land, bit in LAND_BITS.items() if not lands & bit)
            raise DocumentError(
                f"{place}.river", f'lacks {lacking} while the deck holds cards: the phase is "deal"'
            )
