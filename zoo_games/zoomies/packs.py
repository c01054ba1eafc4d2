"""What the tokens are worth: Packs, groups and splits, worked out for one park in one go."""

from __future__ import annotations

from collections.abc import Sequence

from zoo_games.zoomies.components import BONE_BIT, BREED_BITS
from zoo_games.zoomies.moves import BONES, FRENS, LEADER, ZOOMIES
from zoo_games.zoomies.park import DELTA_OF, ROW, Park, group_of, pack_of, touches
from zoo_games.zoomies.settings import ZoomiesSettings
from zoo_games.zoomies.state import State, Token

Key = tuple[str, int, int]
"""Kind of token, first cell of its Pack or group, breed the arrow points at (-1 if there is none)."""


def token_keys(state: State) -> list[tuple[Token, Key, list[int]]]:
    """Return every token with what it shares and the cells of its Pack or group.

    Tokens with equal keys split (Z.split): Leaders and Bones by Pack, Frens by Pack and breed pointed
    at, Zoomies by group.
    """
    park = state._park
    pack_at: dict[int, list[int]] = {}
    group_at: dict[int, list[int]] = {}
    found = []
    for token in state.tokens:
        row, column = token.at
        cell = row * ROW + column
        if token.kind == ZOOMIES:
            area = _area(group_at, park, cell, of_icons=True)
            key = (ZOOMIES, area[0], -1)
        else:
            area = _area(pack_at, park, cell, of_icons=False)
            pointed = -1
            if token.kind == FRENS:
                assert token.toward is not None
                pointed = park[cell + DELTA_OF[token.toward]] & BREED_BITS
            key = (token.kind, area[0], pointed)
        found.append((token, key, area))
    return found


def _area(known: dict[int, list[int]], park: Park, cell: int, of_icons: bool) -> list[int]:
    area = known.get(cell)
    if area is None:
        area = group_of(park, cell) if of_icons else pack_of(park, cell)
        for there in area:
            known[there] = area
    return area


def worth(rules: ZoomiesSettings, park: Park, key: Key, area: Sequence[int]) -> int:
    """Return what one token would score alone.

    Args:
        rules: The settings.
        park: The dogs.
        key: From :func:`token_keys`.
        area: The cells of the Pack or group.
    """
    kind = key[0]
    if kind == LEADER:
        return rules.points_dog * len(area)
    if kind == BONES:
        bones = 0
        for cell in area:
            if park[cell] & BONE_BIT:
                bones += 1
        return rules.points_bone * bones
    if kind == FRENS:
        sides = 0
        for cell in area:
            sides += touches(park, cell, key[2])
        return rules.points_side * sides
    return ladder_points(rules, len(area))


def ladder_points(rules: ZoomiesSettings, dogs: int) -> int:
    """Return the points of a Zoomies group, capped at the last rung (Z.cap).

    Example:
        >>> [ladder_points(ZoomiesSettings(), dogs) for dogs in (1, 4, 6)]
        [1, 10, 15]
    """
    return rules.ladder[min(dogs, len(rules.ladder)) - 1]


def part(split: str, points: int, sharers: int) -> int:
    """Return what each of some sharing tokens gets (Z.split).

    Args:
        split: ``"floor"``, ``"full"`` or ``"none"``.
        points: What the Pack or group is worth.
        sharers: Number of tokens that share it, 1 or more.

    Example:
        >>> part("floor", 15, 2), part("full", 15, 2), part("none", 15, 2), part("none", 15, 1)
        (7, 15, 0, 15)
    """
    if sharers == 1 or split == "full":
        return points
    return points // sharers if split == "floor" else 0


def token_points(state: State) -> list[int]:
    """Return what each token in the park scores, in the order of ``state.tokens``."""
    rules, park = state.rules, state._park
    keyed = token_keys(state)
    sharers: dict[Key, int] = {}
    for _, key, _ in keyed:
        sharers[key] = sharers.get(key, 0) + 1
    worths: dict[Key, int] = {}
    points = []
    for _, key, area in keyed:
        if key not in worths:
            worths[key] = part(rules.split, worth(rules, park, key, area), sharers[key])
        points.append(worths[key])
    return points
