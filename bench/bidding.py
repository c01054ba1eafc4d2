"""Peers of Boomerang: OpenSpiel's goofspiel with its secret bids, and RLCard's uno."""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Final

import numpy
from rlcard.games.uno import Game

from measure import Playout
from peers import open_spiel_game

BIDDING: Final = ("goofspiel", "uno")
"""The peers of the game that bids for cards."""


def uno_game(seed: int) -> int:
    """Play one random game of RLCard's uno for four, every legal list made, without features for learning."""
    pick = random.Random(seed).random
    game = Game(num_players=4)
    game.np_random = numpy.random.RandomState(seed)
    state, _ = game.init_game()
    steps = 0
    while not game.is_over():
        actions = state["legal_actions"]
        state, _ = game.step(actions[int(pick() * len(actions))])
        steps += 1
    game.get_payoffs()
    return steps


def contenders() -> Mapping[str, Playout]:
    """Return the peers by name; in goofspiel bids come one by one, or lists would hold all joint bids."""
    bids = "goofspiel(players=4,num_cards=13,points_order=random,imp_info=True)"
    return {
        "goofspiel": open_spiel_game(f"turn_based_simultaneous_game(game={bids})"),
        "uno": uno_game,
    }
