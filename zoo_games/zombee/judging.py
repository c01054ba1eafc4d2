"""What a state of ZomBee in a document is judged by, beyond the shape of its keys.

Each check raises a :class:`~zoo_games.core.errors.DocumentError` with the place of the first fault. A key
that is left out is not judged, and neither is what depends on it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from zoo_games.core.errors import DocumentError
from zoo_games.core.sentences import all_of, count_of
from zoo_games.zombee.components import BEE, QUESTION, ZOMBEE
from zoo_games.zombee.listing import yellow_order
from zoo_games.zombee.settings import ZomBeeSettings
from zoo_games.zombee.state import FLIPPING, GREEN

Data = Mapping[str, Any]


def check(data: Data, settings: ZomBeeSettings, players: int, place: str) -> None:
    """Check a ``state`` whose keys have their shapes."""
    _check_drops(data, settings, players, place)
    _check_flowers(data, settings, place)
    _check_dice(data, settings, place)
    _check_seats(data, players, place)
    _check_turn(data, place)
    _check_due(data, place)


def _check_drops(data: Data, settings: ZomBeeSettings, players: int, place: str) -> None:
    for key in ("honey", "wins"):
        if key in data and len(data[key]) != players:
            raise DocumentError(
                f"{place}.{key}", f"must hold a number for each of {players} players, not {len(data[key])}"
            )
    cap = settings.honey_cap
    for seat, drops in enumerate(data.get("honey", [])):
        if drops > cap:
            raise DocumentError(
                f"{place}.honey[{seat}]", f"must be at most {cap}, the cap of drops (O.cap), not {drops}"
            )
    over = data.get("phase") == "over"
    _check_wins(data, settings, place, over)
    if "honey" not in data:
        return
    left = sum(drops > 0 for drops in data["honey"])
    if over and left != 1:
        raise DocumentError(f"{place}.honey", f"must leave one player in when the game is over, not {left}")
    if not over and left < 2:
        raise DocumentError(
            f"{place}.honey", f"must leave two players or more in, not {left}, until the game is over"
        )


def _check_wins(data: Data, settings: ZomBeeSettings, place: str, over: bool) -> None:
    wins = data.get("wins", [])
    most = settings.wins_needed if settings.tournament else 0
    for seat, won in enumerate(wins):
        here = f"{place}.wins[{seat}]"
        if not settings.tournament and won:
            raise DocumentError(here, f"must be 0 outside a tournament, not {won}")
        if settings.tournament and won >= most and not over:
            raise DocumentError(here, f"must be less than {most} until the tournament is over, not {won}")
        if won > most:
            raise DocumentError(here, f"must be at most {most}, the wins that end the tournament, not {won}")
    if settings.tournament and over and "wins" in data:
        champions = [seat for seat, won in enumerate(wins) if won == most]
        if len(champions) != 1:
            raise DocumentError(
                f"{place}.wins", f"must hold {most} for one player when the tournament is over"
            )
        if "honey" in data and not data["honey"][champions[0]]:
            raise DocumentError(
                f"{place}.honey[{champions[0]}]",
                "must be above 0; this player won the tournament's last game",
            )


def _check_flowers(data: Data, settings: ZomBeeSettings, place: str) -> None:
    flowers = data.get("flowers")
    if flowers is None:
        return
    count = settings.bees + settings.questions + 1
    if len(flowers) != count:
        raise DocumentError(f"{place}.flowers", f"must be {count} flowers, not {len(flowers)}")
    most = {BEE: settings.bees, QUESTION: settings.questions, ZOMBEE: 1}
    names = {BEE: "bee", QUESTION: "question mark", ZOMBEE: "ZomBee"}
    seen = dict.fromkeys(most, 0)
    for at, kind in enumerate(flowers):
        if kind is None:
            continue
        seen[kind] += 1
        if seen[kind] > most[kind]:
            there_are = "there is one" if most[kind] == 1 else f"there are {most[kind]}"
            raise DocumentError(f"{place}.flowers[{at}]", f"is one {names[kind]} too many; {there_are}")
    if ZOMBEE in flowers and data.get("phase") != "over":
        raise DocumentError(
            f"{place}.flowers[{flowers.index(ZOMBEE)}]",
            "shows the ZomBee, which ends a round and turns all flowers down; only a finished game shows it",
        )
    turning = data.get("turning")
    if turning is not None and turning >= count:
        raise DocumentError(f"{place}.turning", f"must be a flower from 0 to {count - 1}, not {turning}")
    if turning is not None and flowers[turning] is not None:
        raise DocumentError(
            f"{place}.turning", f"must be a flower that lies face down; {turning} lies face up"
        )
    if data.get("phase") == "name" and QUESTION not in flowers:
        raise DocumentError(f"{place}.flowers", 'must show a question mark in phase "name"')


def _check_dice(data: Data, settings: ZomBeeSettings, place: str) -> None:
    count = settings.dice_a + settings.dice_b
    dice, last = data.get("dice"), data.get("last_roll") or []
    if dice is not None and len(dice) != count:
        raise DocumentError(f"{place}.dice", f"must be {count_of(count, 'die', 'dice')}, not {len(dice)}")
    for at, die in enumerate(last):
        here = f"{place}.last_roll[{at}]"
        if die >= count:
            raise DocumentError(here, f"must be a die from 0 to {count - 1}, not {die}")
        if die in last[:at]:
            raise DocumentError(here, f"names die {die} a second time")
    _check_rolls(data, settings, place)
    if dice is None:
        return
    free = [die for die, face in enumerate(dice) if face is None]
    if data.get("phase") == "dice":
        wanted = list(range(count)) if data.get("rolls") == 0 else sorted(last or free)
        _check_free(free, wanted, "the dice in the air, those of last_roll", place)
        if not free:
            raise DocumentError(f"{place}.dice", 'must be null for at least one die in phase "dice"')
    elif data.get("rolls") == 0:
        _check_free(free, list(range(count)), "all dice before the first roll", place)
    else:
        _check_free(free, [], "no die, for all of them lie", place)


def _check_free(free: Sequence[int], wanted: Sequence[int], words: str, place: str) -> None:
    for die in sorted({*free} ^ {*wanted}):
        must = "must be null" if die in wanted else "may not be null"
        raise DocumentError(f"{place}.dice[{die}]", f"{must}; null here are {words}")


def _check_rolls(data: Data, settings: ZomBeeSettings, place: str) -> None:
    """Check the number of rolls against phase and last_roll."""
    if "rolls" not in data:
        return
    rolls, last, phase, most = data["rolls"], data.get("last_roll"), data.get("phase"), settings.rolls
    if rolls > most:
        raise DocumentError(f"{place}.rolls", f"must be at most {most}, not {rolls}")
    if phase in ("roll", "dice") and rolls == most:
        raise DocumentError(
            f"{place}.rolls", f"must be less than {most} before the dice are evaluated, not {rolls}"
        )
    if phase in FLIPPING and not rolls:
        raise DocumentError(f"{place}.rolls", "must be above 0 when flowers are turned over")
    if last is None:
        return
    if not rolls and phase != "dice":
        raise DocumentError(f"{place}.last_roll", "must be null before the first roll")
    count = settings.dice_a + settings.dice_b
    if rolls == (0 if phase == "dice" else 1) and len(last) != count:
        raise DocumentError(f"{place}.last_roll", f"must name all {count} dice, as the first roll does")


def _check_seats(data: Data, players: int, place: str) -> None:
    seats = [(key, data[key]) for key in ("active", "to_move") if data.get(key) is not None]
    seats += [(f"due[{at}]", seat) for at, seat in enumerate(data.get("due", []))]
    honey = data.get("honey")
    for key, seat in seats:
        here = f"{place}.{key}"
        if seat >= players:
            raise DocumentError(here, f"must be a seat from 0 to {players - 1}, not {seat}")
        if honey is not None and not honey[seat] and data.get("phase") != "over":
            raise DocumentError(here, f"is seat {seat}, who has no drop left and is out")


def _check_turn(data: Data, place: str) -> None:
    """Check that whose turn it is, and what the flips are for, fit the phase."""
    phase = data.get("phase")
    if phase is None:
        return
    if "to_move" in data and data["to_move"] is None and phase != "over":
        raise DocumentError(f"{place}.to_move", f'may not be null in phase "{phase}"')
    if phase in ("roll", "dice") and "active" in data and data["to_move"] != data["active"]:
        raise DocumentError(
            f"{place}.to_move", f"must be the active player, seat {data['active']}, not {data['to_move']}"
        )
    flipping = phase in FLIPPING
    if "step" in data and (data["step"] is not None) != flipping:
        must = 'must be "green" or "yellow"' if flipping else "must be null"
        raise DocumentError(f"{place}.step", f'{must} in phase "{phase}"')
    if "turning" in data and (data["turning"] is not None) != (phase == "flower"):
        must = "must be the flower being turned" if phase == "flower" else "must be null"
        raise DocumentError(f"{place}.turning", f'{must} in phase "{phase}"')


def _check_due(data: Data, place: str) -> None:
    """Check the flips still due against dice, step and players."""
    due, phase = data.get("due"), data.get("phase")
    if due is None or phase is None:
        return
    here = f"{place}.due"
    if phase not in FLIPPING:
        if due:
            raise DocumentError(here, f'must be empty in phase "{phase}", in which nobody owes a flip')
        return
    if phase != "name":
        if not due:
            raise DocumentError(here, f'may not be empty in phase "{phase}"; it begins with the flipper')
        if data.get("to_move") is not None and data["to_move"] != due[0]:
            raise DocumentError(
                f"{place}.to_move", f"must be seat {due[0]}, whose flip is due, not {data['to_move']}"
            )
    if any(key not in data for key in ("step", "active", "dice", "honey")):
        return
    order = _order(data)
    if not order:
        face = "ZomBee" if data["step"] == GREEN else "bee"
        raise DocumentError(f"{place}.step", f'is "{data["step"]}", but no die shows a {face}')
    handed_on = QUESTION in data.get("flowers", [QUESTION])
    if not _fits(due, order, phase, handed_on):
        raise DocumentError(
            here,
            f"must be the end of the order {all_of(map(str, order))}, with at most a player named before it",
        )


def _order(data: Data) -> tuple[int, ...]:
    """Return who flips in this step from its beginning."""
    if data["step"] == GREEN:
        active: int = data["active"]
        zombees: int = data["dice"].count(ZOMBEE)
        return (active,) * zombees
    return yellow_order(tuple(data["honey"]), data["active"], data["dice"].count(BEE))


def _fits(due: Sequence[int], order: Sequence[int], phase: str, handed_on: bool) -> bool:
    """Return whether the flips due are an end of the order, or one after a player that was named.

    Args:
        due: The flips due.
        order: Those of the whole step.
        phase: One of those in which flowers are turned.
        handed_on: Whether a question mark lies face up, so that a player can have been named.
    """

    def ends(part: Sequence[int], most: int) -> bool:
        return len(part) <= most and list(part) == list(order[len(order) - len(part) :])

    if phase == "name":
        return ends(due, len(order) - 1)
    return ends(due, len(order)) or (handed_on and ends(due[1:], len(order) - 1))
