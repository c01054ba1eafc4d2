"""Random games of other libraries, through their public functions, every legal list made."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping

import chess
import open_spiel.python.games  # noqa: F401  (registers the games written in Python)
import pyspiel

from measure import Playout

CHANCE = ("pig", "liars_poker")
"""Peers in which chance has most of the steps, as in ZomBee."""


def chess_game(seed: int) -> int:
    """Play one random game of python-chess."""
    pick = random.Random(seed).random
    board = chess.Board()
    while not board.is_game_over():
        moves = list(board.legal_moves)
        board.push(moves[int(pick() * len(moves))])
    return len(board.move_stack)


def open_spiel_game(name: str) -> Playout:
    """Return a player of random games of one OpenSpiel game."""
    game = pyspiel.load_game(name)

    def play(seed: int) -> int:
        pick = random.Random(seed).random
        state = game.new_initial_state()
        steps = 0
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(chance_action(state.chance_outcomes(), pick))
            else:
                actions = state.legal_actions()
                state.apply_action(actions[int(pick() * len(actions))])
            steps += 1
        state.returns()
        return steps

    return play


def chance_action(outcomes: list[tuple[int, float]], pick: Callable[[], float]) -> int:
    """Return an action drawn by its probability."""
    left = pick()
    for action, probability in outcomes:
        left -= probability
        if left < 0:
            return action
    return outcomes[-1][0]


def contenders() -> Mapping[str, Playout]:
    """Return the peers by name."""
    return {
        "python-chess": chess_game,
        "hive": open_spiel_game("hive"),
        "block_dominoes": open_spiel_game("python_block_dominoes"),
        "pig": open_spiel_game("pig"),
        "liars_poker": open_spiel_game("python_liars_poker"),
    }
