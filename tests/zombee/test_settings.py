"""Settings, the box, and where each setting matters."""

import pytest

from tests.sizes import deep
from zoo_games.core.chance import Stream
from zoo_games.core.settings import Settings
from zoo_games.testing.compliance import check
from zoo_games.zombee import ZomBee, ZomBeeSettings
from zoo_games.zombee.components import FACES_A, FACES_B, FACTS
from zoo_games.zombee.rulebook import RULEBOOK

GAME = ZomBee()


@pytest.mark.rule("O.faces", "O.dice", "O.flowers")
def test_the_box_holds_what_is_published_and_names_what_is_assumed():
    assert sorted(FACES_A) == ["bee", "bee", "honey", "zombee", "zombee", "zzz"]
    assert sorted(FACES_B) == ["bee", "bee", "honey", "zombee", "zzz", "zzz"]
    rules = ZomBeeSettings()
    assert (rules.dice_a, rules.dice_b, rules.bees, rules.questions) == (3, 2, 11, 2)
    assert rules.honey_cap * 5 == 15, "the 15 yellow drops never run out"
    assert [fact.settings for fact in FACTS if fact.known == "assumed"] == [("faces_b",)]
    assert RULEBOOK["O.faces"].kind == "assumption"


@pytest.mark.parametrize(
    "changes",
    [
        {"dice_a": 1, "dice_b": 0, "honey_start": 1},
        {"dice_a": 8, "dice_b": 0, "honey_needed": 5},
        {"tournament": True, "wins_needed": 1},
        {"bees": 0, "questions": 0, "rolls": 1},
        {"bees": 0, "questions": 10, "question_mark_self": False},
        {"zzz": "last-roll", "payer": "active", "honey_cap": 9, "honey_start": 1},
    ],
    ids=str,
)
def test_the_public_checks_hold_with_other_settings(changes):
    check(GAME, games=deep(1, 4), settings=ZomBeeSettings.of(changes))


def test_a_game_that_need_not_end_can_be_stopped():
    """Dice without ZomBees and bees: nobody ever turns a flower."""
    settings = ZomBeeSettings.of({"faces_a": ("honey", "zzz"), "faces_b": ("honey", "zzz")})
    stream = Stream(1)
    state = GAME.initial(settings, 2, stream)
    for _ in range(200):
        chance = GAME.to_act(state) == -1
        state = GAME.apply(state, GAME.sample(state, stream) if chance else GAME.random_legal(state, stream))
    assert state.honey == (3, 3)
    assert isinstance(GAME.settings_of(state), Settings)
