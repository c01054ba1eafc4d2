"""What the ZomBee board offers: dice that are picked one by one, flowers, names, for the seat to move.

The selection holds the picked dice under ``dice`` (``"0,3"``). A roll may be offered although it is not
legal: playing it gives the reason.
"""

from __future__ import annotations

from collections.abc import Sequence

from zoo_games.core.errors import DocumentError
from zoo_games.core.sentences import count_of
from zoo_games.render.view import Act, Button, Choices, Play, Select, Selection
from zoo_games.zombee.components import FACE_NAMES
from zoo_games.zombee.legality import why_not
from zoo_games.zombee.moves import STOP, Flip, Move, Name, Roll
from zoo_games.zombee.odds import odds, percent
from zoo_games.zombee.outlook import MOST_DICE
from zoo_games.zombee.rules import legal
from zoo_games.zombee.speaking import heading, outcome
from zoo_games.zombee.state import GREEN, State
from zoo_games.zombee.words import dice_words, die_place, flower_place, honey_place

KEYS = "1234567890"
"""Keys of the first ten dice; die 0 has the key 1, as it stands on the keyboard."""


def choices(state: State, selection: Selection, names: Sequence[str]) -> Choices:
    """Return what the seat to move may do next.

    Args:
        state: The observation.
        selection: What has been picked so far; unknown or outdated values are dropped.
        names: One name a seat.
    """
    if state.phase == "over":
        return Choices(f"The game is over: {outcome(state, names)}.")
    if state.phase in ("dice", "flower"):
        return Choices(f"{heading(state, names)}.")
    try:
        moves = legal(state)
    except DocumentError:
        return Choices(f"{heading(state, names)}.")
    assert state.to_move is not None
    who = names[state.to_move]
    if state.phase == "roll":
        return _dice_choices(state, selection, who) if state.rolls else _first_roll(state, moves[0], who)
    if state.phase == "flip":
        return _flower_choices(state, who)
    return _name_choices(state, moves, who, names)


def _first_roll(state: State, move: Move, who: str) -> Choices:
    count = count_of(state.table.count, "die", "dice")
    button = Button("roll", f"Roll all {count}", Play(move), "r", hint=_hint(state, move))
    everything = tuple(die_place(die) for die in range(state.table.count))
    targets: dict[str, Act] = {place: Play(move) for place in everything}
    return Choices(
        f"{who}, roll all {count}.",
        (button,),
        targets,
        ghosts=dict.fromkeys(everything, move),
        offered=everything,
    )


def picked_dice(state: State, selection: Selection) -> tuple[int, ...]:
    """Return the dice of a selection, sorted; what is no die is dropped."""
    words = selection.get("dice", "").split(",")
    return tuple(die for die in range(state.table.count) if str(die) in words)


def _toggled(dice: tuple[int, ...], die: int) -> Select:
    kept = sorted({*dice} ^ {die})
    return Select("dice", ",".join(map(str, kept)))


def _dice_choices(state: State, selection: Selection, who: str) -> Choices:
    dice = picked_dice(state, selection)
    buttons = []
    for die, face in enumerate(state.dice):
        assert face is not None
        key = KEYS[die] if die < len(KEYS) else ""
        label = f"Die {die}: {FACE_NAMES[face]}"
        buttons.append(Button(f"die {die}", label, _toggled(dice, die), key, die in dice, "Roll again"))
    if dice:
        roll = Roll(dice)
        buttons.append(
            Button("roll", f"Roll {dice_words(dice)}", Play(roll), "r", group="Then", hint=_hint(state, roll))
        )
    buttons.append(Button("stop", "Stop", Play(STOP), "s", group="Then", hint=_hint(state, STOP)))
    left = state.rules.rolls - state.rolls
    what = f"roll {dice_words(dice)} again" if dice else "pick the dice to roll again"
    prompt = f"{who}, {what}, or stop. {count_of(left, 'roll').capitalize()} left."
    targets: dict[str, Act] = {die_place(die): _toggled(dice, die) for die in range(state.table.count)}
    return Choices(
        prompt,
        tuple(buttons),
        targets,
        {"dice": ",".join(map(str, dice))} if dice else {},
        picked=tuple(die_place(die) for die in dice),
    )


def _hint(state: State, move: Move) -> str:
    """Return the odds of a roll or of stopping in one sentence, or why a roll is refused."""
    if why_not(state, move):
        return f"{why_not(state, move)[0].text}."
    if state.table.count > MOST_DICE:
        return ""
    try:
        found = odds(state, move)
    except DocumentError:
        return ""
    own = found.losses[state.active].total
    start = "If you stop now" if move == STOP else "If you stop after it"
    return (
        f"{start}: a drop for honey {percent(found.drop)}, the ZomBee is found {percent(found.ends)}, "
        f"you lose a drop {percent(own)}."
    )


def _flower_choices(state: State, who: str) -> Choices:
    targets: dict[str, Act] = {}
    ghosts: dict[str, Move] = {}
    down = []
    for flower, kind in enumerate(state.flowers):
        move = Flip(flower)
        targets[flower_place(flower)] = Play(move)
        ghosts[flower_place(flower)] = move
        if kind is None:
            down.append(flower)
    reason = "for a ZomBee" if state.step == GREEN else "for a bee"
    button = Button("flip", f"Turn over flower {down[0]}", Play(Flip(down[0])), "f")
    offered = tuple(flower_place(flower) for flower in down)
    return Choices(
        f"{who}, turn over a flower {reason}; all that lie face down are alike.",
        (button,),
        targets,
        ghosts=ghosts,
        offered=offered,
    )


def _name_choices(state: State, moves: Sequence[Move], who: str, names: Sequence[str]) -> Choices:
    buttons, targets, ghosts = [], dict[str, Act](), dict[str, Move]()
    for seat, drops in enumerate(state.honey):
        move = Name(seat)
        targets[honey_place(seat)] = Play(move)
        ghosts[honey_place(seat)] = move
        if move in moves:
            label = f"{names[seat]}, {count_of(drops, 'drop')}"
            buttons.append(Button(f"name {seat}", label, Play(move), KEYS[seat], group="Who turns a flower?"))
    return Choices(
        f"{who}, you found a question mark: name who turns over one more flower.",
        tuple(buttons),
        targets,
        ghosts=ghosts,
        offered=tuple(honey_place(move.seat) for move in moves if isinstance(move, Name)),
    )
