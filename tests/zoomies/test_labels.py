"""Packs that are kept from state to state are those that a fresh count finds."""

import pytest

from zoo_games.core.chance import Stream
from zoo_games.core.protocol import CHANCE, OVER
from zoo_games.zoomies import Zoomies, ZoomiesSettings
from zoo_games.zoomies.components import TILES, ComponentSet
from zoo_games.zoomies.labels import REMEMBERED, Labels

GAME = Zoomies()
TWINS = Zoomies(ComponentSet(tuple(sorted(TILES))[::2], "every other tile, those with one breed twice too"))


def told(packs):
    """Return what Packs say, cell by cell, whatever the order in which they were joined."""
    return {
        cell: (
            pack.breed,
            sorted(pack.cells),
            pack.size,
            pack.bones,
            list(pack.sides),
            sorted(pack.leaders),
            sorted(pack.bone_tokens),
            {breed: sorted(seats) for breed, seats in pack.frens.items()},
        )
        for cell, pack in packs.items()
    }


@pytest.mark.rule("Z.pack", "Z.join")
@pytest.mark.parametrize("game", [GAME, TWINS], ids=["assumed tiles", "twins too"])
@pytest.mark.parametrize("seed", range(4))
def test_kept_packs_are_those_of_a_fresh_count(game, seed):
    stream = Stream(seed)
    state = game.initial(ZoomiesSettings(), 2 + seed % 3, stream)
    state.packs()
    while (actor := game.to_act(state)) != OVER:
        move = game.sample(state, stream) if actor == CHANCE else stream.pick(game.legal(state))
        state = game.apply(state, move)
        assert state._labels.packs is not None
        assert told(state._labels.packs) == told(state.replace().packs())


def test_laying_a_tile_leaves_the_packs_of_the_state_before_as_they_were():
    state = GAME.initial(ZoomiesSettings(), 2, Stream(3))
    before = told(state.packs())
    for move in GAME.legal(state):
        GAME.apply(state, move)
    assert told(state.packs()) == before


def test_random_play_never_counts_packs():
    stream = Stream(1)
    state = GAME.initial(ZoomiesSettings(), 2, stream)
    while GAME.to_act(state) != OVER:
        move = (
            GAME.sample(state, stream) if GAME.to_act(state) == CHANCE else GAME.random_legal(state, stream)
        )
        state = GAME.apply(state, move)
        assert state._labels.packs is None


def test_what_is_remembered_is_dropped_before_it_grows_without_end():
    labels = Labels()
    labels.recall("seat 0").update(dict.fromkeys(range(REMEMBERED + 1)))
    assert labels.recall("seat 0") == {}
