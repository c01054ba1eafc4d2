"""The log, the reasons for a change, and an evaluation step by step."""

import pytest

from zoo_games.core.chance import Stream
from zoo_games.explore.difference import difference
from zoo_games.testing.compliance import walk
from zoo_games.zombee import Dice, Flip, Flower, Name, Roll, Stop, ZomBee
from zoo_games.zombee.evaluation import explain_evaluation
from zoo_games.zombee.rulebook import RULEBOOK
from zoo_games.zombee.witness import flipping, rolled, start

GAME = ZomBee()
NAMES = ("Mia", "Tom", "Ada")


def told(state, move):
    after = GAME.apply(state, move)
    return GAME.log_line(state, move, after, NAMES), after


def test_a_turn_is_told_move_by_move():
    line, state = told(start(3), Roll((0, 1, 2, 3, 4)))
    assert line == ""
    line, state = told(state, Dice(("zombee", "bee", "bee", "honey", "zzz")))
    assert line == "Mia rolled all dice: two bees, one honey drop, one ZomBee and one Zzz"
    line, state = told(state, Roll((4, 0)))
    assert line == ""
    line, state = told(state, Dice(("honey", "bee", "bee", "honey", "zombee")))
    assert line == (
        "Mia rolled dice 0 and 4 again: one honey drop and one ZomBee, "
        "in all two bees, two honey drops and one ZomBee"
    )
    line, state = told(state, Stop())
    assert line == (
        "Mia stopped with two bees, two honey drops and one ZomBee; has to turn over one flower, "
        "the others have to turn over two flowers"
    )
    line, state = told(state, Flip(6))
    assert line == ""
    line, state = told(state, Flower("question"))
    assert line == "Mia turned over flower 6: a question mark"
    line, state = told(state, Name(0))
    assert line == "Mia named itself"
    _, state = told(state, Flip(7))
    line, state = told(state, Flower("zombee"))
    assert line == "Mia turned over flower 7: the ZomBee; Mia lost a drop; Mia starts a new round"


def test_the_evaluation_after_the_last_roll_is_told_with_it():
    state = rolled("hhbss", rolls=2, honey=(3, 2, 2)).replace(
        phase="dice", last_roll=(2,), code=0b11_11_00_01_01
    )
    line, after = told(state, Dice(("honey", "honey", "honey", "zzz", "zzz")))
    assert line == (
        "Mia rolled die 2 again: one honey drop, in all three honey drops and two Zzz; "
        "had no room for another drop, Tom is next"
    )
    assert after.honey == (3, 2, 2)


@pytest.mark.rule("O.end", "O.out")
def test_the_end_is_told():
    line, _ = told(flipping(rolled("zbbbb", honey=(1, 0, 2)), "flower", (0,)), Flower("zombee"))
    assert line == "Mia turned over flower 0: the ZomBee; Mia lost a drop and is out; Ada is the last one in"


@pytest.mark.rule("O.slime-green")
def test_a_game_won_is_told():
    state = flipping(rolled("zbbbb", honey=(1, 0, 2), tournament=True), "flower", (0,))
    line, after = told(state, Flower("zombee"))
    assert line == (
        "Mia turned over flower 0: the ZomBee; Mia lost a drop and is out; "
        "Ada won the game and has one green drop"
    )
    assert GAME.notices(state, after, NAMES) == ("Ada won a game and has one green drop.",)
    assert GAME.because(state, after, "wins 2") == "it was the last one with a drop"


@pytest.mark.rule("O.shuffle", "O.out")
def test_notices_tell_who_is_out_and_that_flowers_were_turned_down():
    state = flipping(rolled("zbbbb", honey=(1, 1, 2)), "flower", (0,), flowers="b")
    after = GAME.apply(state, Flower("zombee"))
    assert GAME.notices(state, after, NAMES) == (
        "Mia is out.",
        "All flowers lie face down again; Tom is active.",
    )
    assert GAME.because(state, after, "drops 0") == "the ZomBee took one drop, the last one"


def test_a_difference_says_why_drops_moved():
    state = rolled("hhhss")
    changed = difference(GAME, state, GAME.apply(state, Stop()), NAMES)
    assert "three honey symbols or more brought one drop" in str(changed)


@pytest.mark.rule("O.order", "O.zzz", "O.three", "O.zombees", "O.bees")
def test_an_evaluation_is_told_in_its_strict_order():
    state = rolled("hhhzbbs", dice_a=5)
    (item,) = explain_evaluation(state).items
    assert [(step.rule, step.cells, step.points) for step in item.steps] == [
        ("O.zzz", ("die 6",), 0),
        ("O.three", ("die 0", "die 1", "die 2"), 1),
        ("O.zombees", ("die 3",), 0),
        ("O.bees", ("die 4", "honey 1"), 0),
        ("O.bees", ("die 5", "honey 2"), 0),
    ]
    assert item.points == 1


@pytest.mark.rule("O.cap", "O.honey")
def test_an_evaluation_tells_honey_that_brings_nothing():
    few = explain_evaluation(rolled("hhsss")).steps
    assert few[-1].text == "Dice 0 and 1 show two honey symbols; a drop needs three."
    full = explain_evaluation(rolled("hhhss", honey=(3, 2, 2))).steps
    assert full[-1].rule == "O.cap"
    assert full[-1].text.endswith("but seat 0 holds 3 drops already; they are forfeited.")
    many = explain_evaluation(rolled("hhhhs")).steps
    assert (many[-1].rule, many[-1].points) == ("O.honey", 1)


def test_an_evaluation_agrees_with_what_the_dice_lead_to():
    for seed in range(6):
        one = walk(GAME, 2 + seed % 4, Stream(seed, "evaluation"))
        for before, move, after in zip(one.states, one.moves, one.states[1:], strict=False):
            if isinstance(move, Stop):
                item = explain_evaluation(before).items[0]
                assert after.honey[before.active] - before.honey[before.active] == item.points
                assert {step.rule for step in item.steps} <= set(RULEBOOK)
                flips = [step for step in item.steps if step.rule in ("O.zombees", "O.bees")]
                assert len(flips) == before.counts()["zombee"] + before.counts()["bee"]


@pytest.mark.rule("O.win", "O.slime-win")
def test_scores_are_explained_drop_by_drop_and_win_by_win():
    drops = GAME.explain_score(start(3).replace(honey=(3, 0, 1)))
    assert [item.points for item in drops.items] == [3, 0, 1]
    assert [step.rule for step in drops.items[1].steps] == ["O.out"]
    wins = GAME.explain_score(start(2, tournament=True).replace(wins=(1, 0)))
    assert [item.points for item in wins.items] == [1, 0]
    assert (
        wins.items[0].steps[0].text == "Seat 0 was the last one in for the first time and took a green drop."
    )


@pytest.mark.rule("O.order")
def test_the_score_of_the_active_player_goes_through_its_dice_without_a_point():
    mia, tom = GAME.explain_score(rolled("hhhzb", honey=(2, 2))).items
    assert mia.points == sum(step.points for step in mia.steps) == 2
    assert [step.rule for step in mia.steps] == ["O.win", "O.win", "O.three", "O.zombees", "O.bees"]
    assert [step.rule for step in tom.steps] == ["O.win", "O.win"]
    (first, _) = GAME.explain_score(rolled("hhsss", honey=(1, 2), tournament=True)).items
    assert (first.points, first.steps[-1].rule) == (0, "O.three")
