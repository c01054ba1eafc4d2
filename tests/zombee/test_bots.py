"""What each bot does where its idea says what is right."""

import pytest

from tests.sizes import deep
from zoo_games.core.chance import Stream
from zoo_games.play.agents import bots
from zoo_games.play.match import play
from zoo_games.zombee import Flip, Name, Roll, Stop, ZomBee, ZomBeeSettings
from zoo_games.zombee.bots import BOTS, rule_of_thumb
from zoo_games.zombee.odds import odds
from zoo_games.zombee.outlook import outlook
from zoo_games.zombee.witness import flipping, rolled

GAME = ZomBee()


def choice(name, state):
    return BOTS[name]().choose(GAME.observe(state, state.to_move), GAME.legal(state), Stream(1))


def test_the_game_has_four_bots():
    assert set(bots(GAME)) == {"random", "greedy", "cautious", "expected"}


@pytest.mark.parametrize("name", BOTS)
def test_every_bot_says_idea_sight_cost_and_weakness(name):
    doc = BOTS[name].__doc__
    assert [part for part in ("Idea:", "Sees:", "Cost:", "Weakness:") if part not in doc] == []


def test_greedy_keeps_honey_and_rolls_the_rest():
    assert choice("greedy", rolled("hhbbs")) == Roll((2, 3, 4))


def test_greedy_stops_with_enough_honey_and_without_room_for_a_drop():
    assert choice("greedy", rolled("hhhbb")) == Stop()
    assert choice("greedy", rolled("hhbbs", honey=(3, 2, 2))) == Stop()


def test_greedy_takes_the_roll_that_most_likely_brings_honey_with_one_roll_left():
    state = rolled("hzbbs", rolls=2)
    legal = [move for move in GAME.legal(state) if isinstance(move, Roll)]
    best = max(odds(state, move).honey for move in legal)
    assert odds(state, choice("greedy", state)).honey == best > 0


def test_cautious_takes_the_least_chance_to_lose_a_drop_with_one_roll_left():
    state = rolled("zzbss", rolls=2)
    risks = {move: odds(state, move).losses[0].total for move in GAME.legal(state)}
    assert risks[choice("cautious", state)] == min(risks.values()) < risks[Stop()]


def test_cautious_leaves_the_dice_when_there_is_nothing_to_be_rid_of():
    assert choice("cautious", rolled("hhhss")) == Stop()


def test_expected_takes_the_best_expected_outcome_with_one_roll_left():
    """Counted again from the exact odds: a drop 1, an own loss 1, another's loss shared over two others."""
    state = rolled("hzbbs", rolls=2)

    def worth(move):
        found = odds(state, move)
        own, *others = (loss.total for loss in found.losses)
        return found.drop - own + sum(others) / 2

    values = {move: worth(move) for move in GAME.legal(state)}
    assert values[choice("expected", state)] == max(values.values())


def test_thinking_bots_name_whoever_has_most_drops_and_not_themselves():
    state = flipping(rolled("zbbbb", honey=(3, 2, 3)), "name", (), flowers="q", to_move=0)
    for name in ("greedy", "cautious", "expected"):
        assert choice(name, state) == Name(2)


def test_thinking_bots_turn_the_first_flower():
    state = flipping(rolled("zbbbb"), "flip", (0,), flowers="b")
    assert choice("greedy", state) == Flip(1)


def test_an_outlook_has_the_exact_chance_of_the_last_roll():
    state = rolled("hhbbs", rolls=2)
    future = outlook(state.table)
    ends = [float(honey >= 3) for honey, _, _ in future.totals]
    hold = future.hold_of(state.table, state.code, 0b11_11_11_00_00)
    # three dice that show honey once in six each: 1 - (5/6)^3
    assert future.worth(ends, 1)[hold] == pytest.approx(1 - (5 / 6) ** 3)


def test_more_dice_than_can_be_thought_through_go_by_a_rule_of_thumb():
    state = rolled("zzsbhbhbsb", dice_a=6, dice_b=4)
    assert outlook(state.table) is None
    move = choice("expected", state)
    assert move == rule_of_thumb(state) == Roll((0, 1, 2, 3, 5, 7, 8, 9))
    assert GAME.why_not(state, move) == ()
    assert rule_of_thumb(rolled("zzsbhbhbhb", dice_a=6, dice_b=4)) == Stop()
    stuck = rolled("zzzzzhhzzz", dice_a=6, dice_b=4)
    assert rule_of_thumb(stuck) == Stop()


@pytest.mark.parametrize(
    "changes", [{}, {"tournament": True}, {"zzz": "last-roll"}, {"dice_a": 6, "dice_b": 4}]
)
def test_bots_play_whole_games(changes):
    settings = ZomBeeSettings.of(changes)
    record = play(GAME, [BOTS[name]() for name in BOTS], seed=3, settings=settings)
    assert record.result is not None
    assert len(record.result.winners) == 1


def test_thinking_bots_beat_the_random_one():
    """A seat of three wins a third of the games by chance."""
    number = deep(40, 400)
    for name in ("greedy", "cautious", "expected"):
        won = 0
        for seed in range(number):
            seat = seed % 3
            agents = [BOTS[name if at == seat else "random"]() for at in range(3)]
            won += play(GAME, agents, seed=seed).result.winners == (seat,)
        assert won / number > 0.45, name
