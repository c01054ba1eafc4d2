import pytest

from tests.sizes import deep
from tests.wonderzoo.builders import EVERY_SWITCH, GAME, random_states
from zoo_games.core.errors import MoveRefused
from zoo_games.core.protocol import CHANCE
from zoo_games.wonderzoo import WonderZooSettings

SETTINGS = [None, EVERY_SWITCH, WonderZooSettings(size=(5, 6), difficult=True)]


@pytest.mark.parametrize("settings", SETTINGS)
def test_why_not_agrees_with_legal_over_all_candidates(settings):
    for state in random_states(deep(40, 1_000), settings=settings):
        legal = set(GAME.legal(state))
        assert len(legal) == len(GAME.legal(state)), "each move once"
        tried = set(GAME.candidates(state))
        if GAME.to_act(state) != CHANCE:
            assert legal <= tried
        for move in tried:
            listed = GAME.canonical(state, move) in legal
            assert (GAME.why_not(state, move) == ()) == listed, (state, move)


def test_apply_refuses_what_why_not_refuses_and_for_the_same_rules():
    for state in random_states(deep(30, 300), seed=1):
        for number, move in enumerate(GAME.candidates(state)):
            if number % 23:
                continue
            broken = GAME.why_not(state, move)
            if broken:
                with pytest.raises(MoveRefused) as refused:
                    GAME.apply(state, move)
                assert refused.value.refusals == broken
            else:
                GAME.apply(state, move)
