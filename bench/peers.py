"""Random games of other libraries, through their public functions, every legal list made."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from typing import Final

import chess
import open_spiel.python.games  # noqa: F401  (registers the games written in Python)
import pyspiel
from catanatron import Color, Game, RandomPlayer

from measure import Playout

CHANCE = ("pig", "liars_poker")
"""Peers in which chance has most of the steps, as in ZomBee."""

PLACING: Final = ("catanatron",)
"""The peer in which, as in WonderZoo, pieces are placed on a board for what they touch."""


def chess_game(seed: int) -> int:
    """Play one random game of python-chess."""
    pick = random.Random(seed).random
    board = chess.Board()
    while not board.is_game_over():
        moves = list(board.legal_moves)
        board.push(moves[int(pick() * len(moves))])
    return len(board.move_stack)


def catan_game(seed: int) -> int:
    """Play one game of Catanatron with four random players, every legal list made."""
    game = Game([RandomPlayer(colour) for colour in Color], seed=seed)
    game.play()
    return len(game.state.actions)


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
        "catanatron": catan_game,
        "hive": open_spiel_game("hive"),
        "block_dominoes": open_spiel_game("python_block_dominoes"),
        "pig": open_spiel_game("pig"),
        "liars_poker": open_spiel_game("python_liars_poker"),
    }
