"""Timing: rounds in which every contender has its turn, and medians of ratios within a round.

Absolute figures move by a third with what else the machine does; a ratio of two neighbours in time moves by
a tenth. So the aims are ratios, and a ratio is the median over the rounds.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from statistics import median

Playout = Callable[[int], int]
"""Plays one game with a seed and returns its number of steps (decisions and events of chance)."""


@dataclass(frozen=True, slots=True)
class Rate:
    """What one contender did in one round: games and steps per second of processor time."""

    games: float
    steps: float


def rate(playout: Playout, seconds: float, seed: int) -> Rate:
    """Play games for at least ``seconds`` of processor time."""
    games = steps = 0
    start = time.process_time()
    spent = 0.0
    while spent < seconds:
        steps += playout(seed + games)
        games += 1
        spent = time.process_time() - start
    return Rate(games / spent, steps / spent)


def rounds(contenders: Mapping[str, Playout], number: int, seconds: float) -> dict[str, list[Rate]]:
    """Let every contender play in every round; seeds differ between rounds."""
    for playout in contenders.values():
        playout(0)  # tables that are filled on first use
    found: dict[str, list[Rate]] = {name: [] for name in contenders}
    for turn in range(number):
        for name, playout in contenders.items():
            found[name].append(rate(playout, seconds, 1000 * turn))
    return found


def ratio(ours: list[Rate], peer: list[Rate]) -> float:
    """Return the median over the rounds of our games per second by the peer's."""
    return median(a.games / b.games for a, b in zip(ours, peer, strict=True))


def steps_ratio(ours: list[Rate], peer: list[Rate]) -> float:
    """Return the median over the rounds of our steps per second by the peer's."""
    return median(a.steps / b.steps for a, b in zip(ours, peer, strict=True))


def milliseconds(act: Callable[[], object], repeats: int = 5) -> float:
    """Return the median time of one act, warm, in milliseconds of processor time."""
    act()
    times = []
    for _ in range(repeats):
        start = time.process_time()
        act()
        times.append(1000 * (time.process_time() - start))
    return median(times)
