"""Games of ours, through the public functions alone, with default rules and components.

``list`` makes the list of all legal moves at every decision and picks one; ``sample`` asks the game for a
random legal move; ``greedy`` shows the list and an observation to the game's greedy bot. A finished game is
scored once.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable, Mapping
from dataclasses import replace
from statistics import median
from typing import Any

import zoo_games
from measure import Playout, milliseconds
from zoo_games.core.chance import Stream
from zoo_games.core.protocol import CHANCE, OVER
from zoo_games.play.position import Position

Choose = Callable[[Any, Any, int, Stream], Any]
IMPORT = """
import time
start = time.process_time()
import zoo_games
zoo_games.load("zoomies")
print(1000 * (time.process_time() - start))
"""


def by_list(game: Any, state: Any, _seat: int, stream: Stream) -> Any:
    """Pick from the list of all legal moves."""
    return stream.pick(game.legal(state))


def by_sample(game: Any, state: Any, _seat: int, stream: Stream) -> Any:
    """Ask for one random legal move."""
    return game.random_legal(state, stream)


def by_greedy(handle: Any) -> Choose:
    """Ask the greedy bot, which sees an observation and the list."""
    bot = handle.bots["greedy"]()

    def choose(game: Any, state: Any, seat: int, stream: Stream) -> Any:
        moves = game.legal(state)
        return moves[0] if len(moves) == 1 else bot.choose(game.observe(state, seat), moves, stream)

    return choose


def last_state(game: Any, players: int, choose: Choose, seed: int) -> tuple[Any, int]:
    """Play one game; return its last state and the number of steps."""
    stream = Stream(seed)
    state = game.initial(game.spec.settings(), players, stream)
    steps = 0
    while (actor := game.to_act(state)) != OVER:
        move = game.sample(state, stream) if actor == CHANCE else choose(game, state, actor, stream)
        state = game.apply(state, move)
        steps += 1
    return state, steps


def playout(name: str, players: int, mode: str) -> Playout:
    """Return a player of games."""
    handle = zoo_games.load(name)
    choose = {"list": by_list, "sample": by_sample, "greedy": by_greedy(handle)}[mode]
    game = handle.game

    def play(seed: int) -> int:
        state, steps = last_state(game, players, choose, seed)
        game.score(state)
        return steps

    return play


def contenders(name: str, counts: tuple[int, ...]) -> Mapping[str, Playout]:
    """Return every mode for every number of players."""
    modes = ("list", "sample", "greedy")
    return {f"{name} {count} {mode}": playout(name, count, mode) for count in counts for mode in modes}


def middle(name: str, players: int, steps: int) -> Position:
    """Return the first position after so many steps of greedy play in which a turn begins."""
    handle = zoo_games.load(name)
    choose = by_greedy(handle)
    position = handle.new(players, seed=1)
    stream = Stream(1)
    while steps > 0 or position.phase != "tile":
        seat = position.to_move
        if isinstance(seat, int):
            position = position.play(choose(handle.game, position.state, seat, stream))
        else:
            position = position.sample(stream)
        steps -= 1
    return position


def explanation_ms(name: str, players: int, games: int = 10) -> float:
    """Return milliseconds per token for explaining all scores at the end of a game, median over games."""
    handle = zoo_games.load(name)
    found = []
    for seed in range(games):
        state, _ = last_state(handle.game, players, by_greedy(handle), seed)
        items = len(handle.game.explain_score(state).items)
        found.append(milliseconds(lambda state=state: handle.game.explain_score(state)) / items)
    return median(found)


def picture_ms(name: str, players: int, games: int = 10) -> float:
    """Return milliseconds from a position at the end of a game to its SVG, median over games."""
    handle = zoo_games.load(name)
    found = []
    for seed in range(games):
        state, _ = last_state(handle.game, players, by_greedy(handle), seed)
        position = replace(handle.new(players, seed=seed), state=state)
        found.append(milliseconds(position.svg))
    return median(found)


def import_ms(repeats: int = 9) -> float:
    """Return milliseconds of processor time for importing the rules in a fresh process, median."""
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}

    def once() -> float:
        return float(subprocess.check_output([sys.executable, "-c", IMPORT], text=True, env=environment))

    once()  # as after an installation: the byte code is there
    return median(once() for _ in range(repeats))
