"""Why a move is refused: every rule it breaks at once, with the dice and flowers at fault.

This is a second reading of the rules, written to be told, not to be fast. A test holds that it agrees with
``listing`` and ``turn``.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Final

from zoo_games.core.explanation import Refusal
from zoo_games.core.partial import need
from zoo_games.core.sentences import all_of, count_of
from zoo_games.zombee.components import BEE, FACE_NAMES, FACES, KIND_NAMES, KINDS, QUESTION, ZOMBEE, ZZZ
from zoo_games.zombee.listing import LEGAL_NEEDS, namer_may_name_itself, need_last
from zoo_games.zombee.moves import Dice, Flip, Flower, Move, Name, Roll, Stop
from zoo_games.zombee.state import State, dice_in
from zoo_games.zombee.words import dice_words, die_place, flower_place, honey_place

DUE: Final = {
    "roll": "the dice have to be rolled or left",
    "dice": "the dice in the air have to fall",
    "flip": "a flower has to be turned over",
    "flower": "the flower has to show what it is",
    "name": "the question mark has to name a player",
    "over": "the game is over",
}
"""What each phase waits for."""

PHASE_OF: Final[dict[type, str]] = {
    Roll: "roll",
    Stop: "roll",
    Dice: "dice",
    Flip: "flip",
    Flower: "flower",
    Name: "name",
}
"""The phase in which each kind of move is due."""

ACTS: Final[dict[type, str]] = {
    Roll: "Rolling dice",
    Stop: "Ending the turn",
    Dice: "A fall of the dice",
    Flip: "Turning over a flower",
    Flower: "A flower that shows something",
    Name: "Naming a player",
}


def why_not(state: State, move: Move) -> tuple[Refusal, ...]:
    """Return every rule a move breaks, the most telling first; empty if it is legal.

    Args:
        state: Where the move is to be played.
        move: Any move; it need not make sense there.

    Raises:
        DocumentError: If a hand-written position leaves out what the answer needs.

    Example:
        >>> from zoo_games.core.chance import Stream
        >>> from zoo_games.zombee import ZomBee, ZomBeeSettings
        >>> state = ZomBee().initial(ZomBeeSettings(), 2, Stream(7))
        >>> [refusal.rule for refusal in why_not(state, Stop())]
        ['O.stop']
    """
    if state.missing:
        need(state, LEGAL_NEEDS[state.phase], "legal moves")
    if type(move) not in PHASE_OF:
        return (Refusal("O.order", "That is no move of ZomBee"),)
    faults = []
    if PHASE_OF[type(move)] != state.phase:
        faults.append(Refusal("O.order", f"{ACTS[type(move)]} is not due: {DUE[state.phase]}"))
    if isinstance(move, Roll):
        faults += _roll_faults(state, move)
    elif isinstance(move, Stop):
        faults += _stop_faults(state)
    elif isinstance(move, Dice):
        faults += _dice_faults(state, move)
    elif isinstance(move, Flip):
        faults += _flip_faults(state, move)
    elif isinstance(move, Flower):
        faults += _flower_faults(state, move)
    else:
        faults += _name_faults(state, move)
    return tuple(faults)


# --- rolling ----------------------------------------------------------------------------------------


def _roll_faults(state: State, move: Roll) -> Iterator[Refusal]:
    count = state.table.count
    if not isinstance(move.dice, tuple):
        yield Refusal("O.dice", "A roll names its dice by their numbers")
        return
    known = [die for die in move.dice if type(die) is int and 0 <= die < count]
    for die in move.dice:
        if type(die) is not int or not 0 <= die < count:
            yield Refusal("O.dice", f"There is no die {str(die)[:20]}; the dice are 0 to {count - 1}")
    twice = [die for die, times in Counter(known).items() if times > 1]
    if twice:
        yield Refusal("O.dice", f"{_named(twice)} named twice", tuple(map(die_place, twice)))
    if not move.dice:
        yield Refusal("O.reroll", "A roll needs at least one die")
    if state.phase != "roll":
        return
    if state.rolls:
        yield from _snoring_faults(state, sorted(set(known)))
        return
    absent = [die for die in range(count) if die not in known]
    if absent:
        are = "is" if len(absent) == 1 else "are"
        text = (
            f"The first roll takes all {count_of(count, 'die', 'dice')}; {dice_words(absent)} {are} missing"
        )
        yield Refusal("O.first-roll", text, tuple(map(die_place, absent)))


def _named(dice: Iterable[int]) -> str:
    numbers = list(dice)
    words = dice_words(numbers)
    return f"{words[0].upper()}{words[1:]} {'is' if len(numbers) == 1 else 'are'}"


def _snoring_faults(state: State, dice: list[int]) -> Iterator[Refusal]:
    """Yield the refusal of a roll in which ZomBees outnumber the Zzz that free them (O.reroll)."""
    lying = state.dice
    zombees = [die for die in dice if lying[die] == ZOMBEE]
    zzz = [die for die in dice if lying[die] == ZZZ]
    latest = ""
    if state.table.last_roll_only:
        need_last(state)
        zzz = [die for die in zzz if state.last >> 2 * die & 3]
        latest = " of the latest roll"
    lacking = len(zombees) - len(zzz)
    if lacking <= 0:
        return
    with_them = f"{count_of(len(zzz), 'Zzz', 'Zzz')} ({dice_words(zzz)})" if zzz else "no Zzz"
    text = (
        f"{count_of(len(zombees), 'ZomBee').capitalize()} ({dice_words(zombees)}) would be rolled again with "
        f"{with_them}{latest}: {count_of(lacking, 'Zzz', 'Zzz')} {'is' if lacking == 1 else 'are'} missing"
    )
    text = text.replace("zombee", "ZomBee", 1)
    yield Refusal("O.reroll", text, tuple(die_place(die) for die in sorted((*zombees, *zzz))))


def _stop_faults(state: State) -> Iterator[Refusal]:
    if state.phase == "roll" and not state.rolls:
        yield Refusal("O.stop", "Nothing has been rolled yet in this turn, so it cannot end")


def _dice_faults(state: State, move: Dice) -> Iterator[Refusal]:
    count = state.table.count
    if not isinstance(move.faces, tuple) or len(move.faces) != count:
        yield Refusal("O.dice", f"A throw names the face of each of {count_of(count, 'die', 'dice')}")
        return
    wrong = [str(face)[:20] for face in move.faces if face not in FACES]
    if wrong:
        yield Refusal(
            "O.dice", f"No die has a face {all_of(dict.fromkeys(wrong))}; the faces are {all_of(FACES)}"
        )
    if state.phase != "dice":
        return
    in_the_air = dice_in(state.last)
    lying = state.dice
    moved = [die for die in range(count) if die not in in_the_air and move.faces[die] != lying[die]]
    if moved:
        text = f"{_named(moved)} set aside and cannot change"
        yield Refusal("O.set-aside", text, tuple(map(die_place, moved)))
    for die in in_the_air:
        face = move.faces[die]
        if face in FACES and face not in state.table.faces_of(die):
            yield Refusal("O.faces", f"Die {die} has no face with a {FACE_NAMES[face]}", (die_place(die),))


# --- flowers ----------------------------------------------------------------------------------------


def _flip_faults(state: State, move: Flip) -> Iterator[Refusal]:
    count, flower = state.table.flowers, move.flower
    if type(flower) is not int or not 0 <= flower < count:
        text = f"There is no flower {str(flower)[:20]}; the flowers are 0 to {count - 1}"
        yield Refusal("O.flowers", text)
        return
    shown = state.flowers[flower]
    if shown is not None:
        text = f"Flower {flower} lies face up already and shows {KIND_NAMES[shown]}"
        yield Refusal("O.stay", text, (flower_place(flower),))


def _flower_faults(state: State, move: Flower) -> Iterator[Refusal]:
    if not isinstance(move.kind, str) or move.kind not in KINDS:
        yield Refusal("O.flowers", f"No flower shows {str(move.kind)[:20]}; they show {all_of(KINDS)}")
        return
    left = dict(zip(KINDS, state.hidden, strict=True))
    if not left[move.kind] and state.phase == "flower":
        names = {BEE: "bees", QUESTION: "question marks", ZOMBEE: "ZomBees"}
        up = tuple(flower_place(at) for at, kind in enumerate(state.flowers) if kind == move.kind)
        yield Refusal("O.flowers", f"No {names[move.kind]} lie face down any more", up)


def _name_faults(state: State, move: Name) -> Iterator[Refusal]:
    seat = move.seat
    if type(seat) is not int or not 0 <= seat < state.players:
        yield Refusal(
            "O.choose", f"There is no seat {str(seat)[:20]}; the seats are 0 to {state.players - 1}"
        )
        return
    if state.phase != "name":
        return
    if not state.honey[seat]:
        yield Refusal("O.out", f"Seat {seat} has no drop left and is out of the game", (honey_place(seat),))
    if seat == state.to_move and not namer_may_name_itself(state):
        if state.step == "green" and seat == state.active:
            text = f"Seat {seat} turned the question mark, and the settings let nobody name itself"
        elif state.step == "green":
            text = f"Seat {seat} turned the question mark and is not the active player, so it names another"
        else:
            text = f"Seat {seat} turned the question mark of a yellow flip, so it names another player"
        yield Refusal("O.choose", text, (honey_place(seat),))
