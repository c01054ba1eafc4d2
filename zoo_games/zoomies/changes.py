"""Why a token's points moved between two positions, and which tokens have started to split.

The sentences name dogs by breed and cell. They serve the difference of two positions and the log.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from zoo_games.core.explanation import Cell
from zoo_games.core.sentences import all_of, place
from zoo_games.zoomies.components import BREEDS, DIRECTION_NAMES, STEP
from zoo_games.zoomies.explaining import item_key
from zoo_games.zoomies.moves import BONES, FRENS, LEADER, ZOOMIES
from zoo_games.zoomies.packs import Key, token_keys
from zoo_games.zoomies.park import CELLS
from zoo_games.zoomies.state import State, Token
from zoo_games.zoomies.words import TOKEN_NAMES, plural

TOLD = 2
"""Longest list of sides in a sentence; what is more is counted."""


@dataclass(frozen=True, slots=True)
class Standing:
    """A token with what it shares.

    Attributes:
        token: The token.
        area: Cells of its Pack or Zoomies group.
        partners: The tokens that it splits with, itself left out.
    """

    token: Token
    area: frozenset[Cell]
    partners: tuple[Token, ...]


def standings(state: State) -> dict[Cell, Standing]:
    """Return every token of a park by its cell."""
    found = token_keys(state)
    sharing: dict[Key, list[Token]] = {}
    for token, key, _ in found:
        sharing.setdefault(key, []).append(token)
    return {
        token.at: Standing(
            token,
            frozenset(CELLS[number] for number in area),
            tuple(other for other in sharing[key] if other != token),
        )
        for token, key, area in found
    }


def because_of(before: State, after: State, key: str) -> str | None:
    """Return why the points of a token moved, found by the key of its item; see :func:`because`."""
    for token in after.tokens:
        if item_key(token) == key:
            return because(before, after, token.at)
    return None


def because(before: State, after: State, at: Cell) -> str | None:
    """Return why the points of the token at a cell moved, as the rest of a sentence after "because".

    Args:
        before: A state with the token.
        after: Another state with it.
        at: Its cell.

    Returns:
        The reason; None if the token is missing in one of the states or nothing is to be said.

    Example:
        >>> from zoo_games.zoomies import Laid, Token, ZoomiesSettings, make_state
        >>> leader = [Token(0, "leader", (0, 0), None)]
        >>> tiles = [Laid("B*-H", (0, 0), "E"), Laid("B-P*", (1, 0), "S")]
        >>> before, after = (make_state(ZoomiesSettings(), 2, tiles[:count], leader) for count in (1, 2))
        >>> because(before, after, (0, 0))
        'the Beagle at 1,0 joined the Pack'
    """
    was, now = standings(before).get(at), standings(after).get(at)
    if was is None or now is None:
        return None
    gained = _frens if now.token.kind == FRENS else _grown
    reasons = gained(before, after, was, now)
    partners = [token for token in now.partners if token not in was.partners]
    if partners and after.rules.split in _SHARING:
        reasons.append(f"it now {_SHARING[after.rules.split]} " + all_of(_short(token) for token in partners))
    return all_of(reasons) if reasons else None


def _grown(before: State, after: State, was: Standing, now: Standing) -> list[str]:
    """Return which dogs a Leader, Bones or Zoomies token has gained."""
    dogs = after.dogs
    gained = sorted(now.area - was.area)
    if now.token.kind == BONES:
        gained = [cell for cell in gained if dogs[cell].bone]
        things = "the bone of {}", "the bones of {}"
    else:
        things = "{}", "{}"
    if not gained:
        return []
    area = "group" if now.token.kind == ZOOMIES else "Pack"
    if len(gained) > TOLD:
        noun = "bones" if now.token.kind == BONES else "dogs"
        found = [f"{len(gained)} more {noun} joined the {area}"]
    else:
        named = things[len(gained) > 1].format(_dogs(after, gained))
        found = [f"{named} joined the {area}"]
    if any(cell in before.dogs for cell in now.area - was.area):
        found.append(f"another {area} became part of it")
    if now.token.kind == ZOOMIES:
        found[0] += f", now {len(now.area)} dogs"
    return found


def _frens(before: State, after: State, was: Standing, now: Standing) -> list[str]:
    """Return which sides a Frens token has gained, dog of the other breed by dog."""
    gained: dict[Cell, list[Cell]] = {}
    old = set(_sides(before, was))
    for inside, beside in _sides(after, now):
        if (inside, beside) not in old:
            gained.setdefault(beside, []).append(inside)
    if not gained:
        return []
    if len(gained) > TOLD:
        count = sum(map(len, gained.values()))
        found = [
            f"{count} more sides between the Pack and {plural(BREEDS[_pointed(after, now.token)])} touch"
        ]
    else:
        found = [
            f"{_dog(after, cell)} now touches the Pack "
            + all_of(f"on its {_direction(cell, dog)} side, at {_dog(after, dog)}" for dog in touched)
            for cell, touched in gained.items()
        ]
    if any(cell in before.dogs for cell in now.area - was.area):
        found.append("another Pack became part of it")
    return found


def _sides(state: State, standing: Standing) -> list[tuple[Cell, Cell]]:
    """Return the sides of the Base Pack towards the breed pointed at: dog of the Pack, other dog."""
    dogs, pointed = state.dogs, _pointed(state, standing.token)
    return [
        ((row, column), there)
        for row, column in sorted(standing.area)
        for there in ((row + down, column + right) for down, right in STEP.values())
        if there in dogs and dogs[there].breed == pointed
    ]


def _pointed(state: State, token: Token) -> str:
    assert token.toward is not None
    down, right = STEP[token.toward]
    return state.dogs[token.at[0] + down, token.at[1] + right].breed


def _direction(here: Cell, there: Cell) -> str:
    step = (there[0] - here[0], there[1] - here[1])
    return next(DIRECTION_NAMES[name] for name, way in STEP.items() if way == step)


def notices(before: State, after: State, names: Sequence[str]) -> tuple[str, ...]:
    """Return a sentence for every set of tokens that has started to split.

    Args:
        before: A state.
        after: Another one.
        names: One name a seat.
    """
    old, told, found = standings(before), set(), []
    for at, now in standings(after).items():
        sharing = (now.token, *now.partners)
        if len(sharing) < 2 or at in told:
            continue
        told |= {token.at for token in sharing}
        earlier = old.get(at)
        if earlier is not None and set(earlier.partners) == set(now.partners):
            continue
        named = all_of(f"{names[token.player]}'s {_short(token)}" for token in sharing)
        found.append(
            f"{_joined(after, now)}: {named} now {_TOGETHER[after.rules.split]} {_what(after, now)}."
        )
    return tuple(found)


_SHARING: Final = {"floor": "splits with", "none": "loses its points beside"}
"""How other tokens in its Pack or group move the points of a token, by the setting ``split``."""

_TOGETHER: Final = {"floor": "split", "full": "each get all", "none": "lose"}
"""What tokens in one Pack or group do with its points, by the setting ``split``."""


def _joined(state: State, now: Standing) -> str:
    if now.token.kind == ZOOMIES:
        return f"Zoomies groups have joined, now {len(now.area)} dogs"
    return f"Packs of {plural(state.dogs[now.token.at].name)} have joined, now {len(now.area)} dogs"


def _what(state: State, now: Standing) -> str:
    if now.token.kind == FRENS:
        return f"the points of the sides to {plural(BREEDS[_pointed(state, now.token)])}"
    return {LEADER: "the points of its dogs", BONES: "the points of its bones"}.get(
        now.token.kind, "the points of the group"
    )


def _short(token: Token) -> str:
    """Return a token in a few words: ``Leader at 0,0``."""
    return f"{TOKEN_NAMES[token.kind]} at {place(token.at)}"


def _dog(state: State, cell: Cell) -> str:
    return f"the {state.dogs[cell].name} at {place(cell)}"


def _dogs(state: State, cells: Sequence[Cell]) -> str:
    return all_of(_dog(state, cell) for cell in cells)
