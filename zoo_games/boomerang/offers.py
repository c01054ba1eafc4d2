"""What the Boomerang board offers the seat to move: five lands, or throwing and passing.

A throw is offered on one's own boomerangs although none may be left: playing it gives the reason.
"""

from __future__ import annotations

from collections.abc import Sequence

from zoo_games.boomerang import drawings
from zoo_games.boomerang.components import LANDS, of_land
from zoo_games.boomerang.moves import CHOICES, PASS, THROW, Move
from zoo_games.boomerang.palette import PALETTE
from zoo_games.boomerang.rules import legal
from zoo_games.boomerang.speaking import heading, land_words, outcome
from zoo_games.boomerang.state import State
from zoo_games.boomerang.words import boomerangs_place, cards_words
from zoo_games.core.errors import DocumentError
from zoo_games.core.sentences import capital, count_of
from zoo_games.render.scene import Layer, Scene, Stamp
from zoo_games.render.view import Act, Button, Choices, Play, Selection

KEYS = "12345"
"""Keys of the lands, in their order."""


def choices(state: State, selection: Selection, names: Sequence[str]) -> Choices:
    """Return what the seat to move may do next.

    Args:
        state: The observation.
        selection: Not used: every move is one act.
        names: One name a seat.
    """
    del selection
    if state.phase == "over" and not {"captured", "boomerangs"} & state.missing:
        return Choices(f"The game is over: {outcome(state, names)}.")
    try:
        moves = legal(state)
    except DocumentError:
        return Choices(f"{heading(state, names)}.")
    if state.phase == "choose" and state.to_move is not None:
        return _lands(state, names[state.to_move])
    if state.phase == "hunt" and state.to_move is not None:
        return _hunt(state, moves, names[state.to_move])
    return Choices(f"{heading(state, names)}.")


def picture(land: str) -> Scene:
    """Return a land as the picture of a button."""
    layer = Layer("land", (Stamp(drawings.land(land), 0, 0),))
    return Scene(land, f"A picture of {land}.", 0, 0, 1, 1, (layer,), palette=PALETTE)


def _lands(state: State, who: str) -> Choices:
    buttons = tuple(
        Button(
            f"land {land}",
            capital(land),
            Play(CHOICES[land]),
            key,
            group="Where to hunt",
            hint=_land_hint(state, land),
            picture=picture(land),
        )
        for land, key in zip(LANDS, KEYS, strict=True)
    )
    return Choices(f"{who}, choose a land in secret; nobody sees it before the capture.", buttons)


def _land_hint(state: State, land: str) -> str:
    """Return which animals of the river can be hunted through a land."""
    if "river" in state.missing:
        return ""
    cards = of_land(state.river, land)
    if not cards:
        return land_words(state, land)
    return f"{land_words(state, land)[:-1]}: {cards_words(cards)}."


def _hunt(state: State, moves: Sequence[Move], who: str) -> Choices:
    seat = state.to_move
    assert seat is not None
    own = boomerangs_place(seat)
    stock = state.boomerangs[seat]
    buttons = []
    if THROW in moves:
        hint = f"You keep {count_of(stock - 1, 'boomerang')}; the pot holds {state.pot + 1} then."
        buttons.append(Button("throw", "Throw a boomerang", Play(THROW), "t", hint=hint))
    label = f"Pass with {count_of(state.pot, 'boomerang')}" if state.pot else "Pass"
    buttons.append(Button("pass", label, Play(PASS), "p", hint=_pass_hint(state, stock)))
    targets: dict[str, Act] = {"pot": Play(PASS), own: Play(THROW)}
    what = (
        "throw a boomerang and hunt on, or pass" if THROW in moves else "you have no boomerang and must pass"
    )
    return Choices(
        f"{who}, {what}. {count_of(state.pot, 'boomerang').capitalize()} "
        f"{'is' if state.pot == 1 else 'are'} in the pot.",
        tuple(buttons),
        targets,
        ghosts={"pot": PASS, own: THROW},
        offered=("pot", own) if THROW in moves else ("pot",),
    )


def _pass_hint(state: State, stock: int) -> str:
    """Return what passing now brings: boomerangs, and who captures before."""
    ahead = len(state.hunting) - 1
    first = "one hunter captures" if ahead == 1 else f"{count_of(ahead, 'hunter')} capture"
    return f"You have {count_of(stock + state.pot, 'boomerang')} then, and {first} before you."
