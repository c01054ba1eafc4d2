"""Odds, each against a count of its own."""

from fractions import Fraction
from itertools import combinations, product

import pytest

from tests.sizes import deep
from zoo_games.core.chance import Stream
from zoo_games.core.errors import DocumentError, MoveRefused
from zoo_games.core.protocol import CHANCE
from zoo_games.zombee import Flip, Roll, Stop, ZomBee, ZomBeeSettings
from zoo_games.zombee.components import FACES_A, FACES_B
from zoo_games.zombee.odds import exact_hazard, law, next_flip, odds, percent
from zoo_games.zombee.witness import flipping, rolled, start

GAME = ZomBee()
ALL = Roll((0, 1, 2, 3, 4))


def found_by(bees, marks, forced):
    """Count the orders of the flowers in which so many forced flips, and those of marks, find the ZomBee."""
    found = orders = 0
    flowers = bees + marks + 1
    for zombee in range(flowers):
        others = [place for place in range(flowers) if place != zombee]
        for marked in combinations(others, marks):
            orders += 1
            left = forced
            for place in range(flowers):
                if not left:
                    break
                if place == zombee:
                    found += 1
                    break
                left -= place not in marked
    return Fraction(found, orders)


@pytest.mark.rule("O.flowers", "O.question", "O.extra")
@pytest.mark.parametrize("bees", range(12))
def test_k_forced_flips_find_the_zombee_with_chance_k_in_b_plus_1(bees):
    for marks in range(3):
        for forced in range(1, bees + 3):
            assert (
                found_by(bees, marks, forced)
                == law(bees, forced)
                == Fraction(min(forced, bees + 1), bees + 1)
            )


@pytest.mark.parametrize("bees", range(12))
def test_flips_followed_one_by_one_keep_the_law(bees):
    for marks in range(3):
        hazard = exact_hazard(bees, marks, 0, (True, True, False, True), True, False)
        for green, yellow in product(range(4), range(5)):
            found = hazard.after(green, yellow)
            assert found.ends_green == law(bees, green)
            assert found.ends_green + found.ends_yellow == law(bees, green + yellow)
            assert sum(found.own) + sum(found.named) == law(bees, green + yellow)
            assert sum(chance for _, chance in found.alive) == 1 - law(bees, green + yellow)
            assert found.own[2] == found.named[2] == 0


def test_a_fresh_table_gives_1_in_12_for_one_flip_and_5_in_12_for_five():
    assert odds(rolled("zhhss"), Stop()).ends == Fraction(1, 12)
    assert odds(rolled("zbbbb"), Stop()).ends == Fraction(5, 12)
    assert odds(rolled("bbbbb"), Stop()).ends == Fraction(5, 12)


def test_mias_odds_are_1_in_12_for_green_1_in_14_for_herself_and_4_in_12_for_yellow():
    found = odds(rolled("zbbbb"), Stop())
    assert found.ends_green == Fraction(1, 12)
    assert found.ends_yellow == Fraction(4, 12)
    assert found.losses[0].own == Fraction(1, 14)
    # what is left of 1/12 comes by a question mark that she hands on
    green = odds(rolled("zhhss"), Stop())
    assert sum(loss.named for loss in green.losses) == Fraction(1, 84) == Fraction(1, 12) - Fraction(1, 14)


def test_after_six_bees_the_next_forced_flip_finds_it_once_in_six():
    state = rolled("zhhss").replace(flowers=("bee",) * 6 + (None,) * 8)
    assert odds(state, Stop()).ends == Fraction(1, 6)
    assert next_flip(state) == Fraction(1, 8)


def test_who_loses_is_counted_by_hand_for_one_bee_and_one_question_mark():
    # Two players, seat 0 has to turn one of: bee, question mark, ZomBee. ZomBee at once: 1/3. Question mark
    # (1/3): it names itself or seat 1 (1/2 each), who turns bee or ZomBee: 1/3 * 1/2 * 1/2 = 1/12 each.
    state = rolled("zhhss", honey=(2, 2), bees=1, questions=1)
    first, second = odds(state, Stop()).losses
    assert (first.own, first.named) == (Fraction(1, 3), Fraction(1, 12))
    assert (second.own, second.named) == (0, Fraction(1, 12))


def test_with_payer_active_the_active_player_pays_for_all_green_flips():
    state = rolled("zhhss", honey=(2, 2), bees=1, questions=1, payer="active")
    first, second = odds(state, Stop()).losses
    assert first.total == Fraction(1, 2)
    assert second.total == 0


def thrown(state, dice):
    """Yield every way to throw some dice, face by face."""
    lying = list(state.dice)
    for faces in product(*(FACES_A if die < 3 else FACES_B for die in dice)):
        for die, face in zip(dice, faces, strict=True):
            lying[die] = face
        yield tuple(lying)


@pytest.mark.parametrize(
    ("faces", "dice"),
    [("zbbhs", (1, 2)), ("zbbhs", (0, 4)), ("hhsbs", (2, 3, 4)), ("zzsss", (0, 1, 2, 3, 4))],
)
def test_the_odds_of_a_roll_are_those_of_its_throws_counted_one_by_one(faces, dice):
    state = rolled(faces)
    found = odds(state, Roll(dice))
    ways = list(thrown(state, dice))
    assert found.honey == Fraction(sum(way.count("honey") >= 3 for way in ways), len(ways))
    for number, chance in found.green:
        assert chance == Fraction(sum(way.count("zombee") == number for way in ways), len(ways))
    for number, chance in found.yellow:
        assert chance == Fraction(sum(way.count("bee") == number for way in ways), len(ways))
    flips = [way.count("zombee") + way.count("bee") for way in ways]
    assert dict(found.flips) == {
        number: Fraction(flips.count(number), len(ways)) for number in sorted(set(flips))
    }
    assert found.ends == sum(law(11, number) for number in flips) / len(ways)


def test_there_is_no_drop_for_honey_without_room():
    found = odds(rolled("hhhss", honey=(3, 2, 2)), Stop())
    assert (found.honey, found.drop) == (1, 0)


def test_odds_are_told_before_every_decision_about_dice():
    state = rolled("zzbhs")
    found = [odds(state, move) for move in GAME.legal(state)]
    assert len(found) == 16
    for one in found:
        for spread in (one.green, one.yellow, one.flips):
            assert sum(chance for _, chance in spread) == 1
        assert sum(loss.total for loss in one.losses) == one.ends


def test_odds_of_flips_due_hold_what_the_tree_of_moves_leads_to():
    """The tree of flips and names is walked by the rules, everybody equally likely to be named."""

    def losses(state, honey):
        if state.phase == "roll" or state.phase == "over":
            return [before - now for before, now in zip(honey, state.honey, strict=True)]
        if GAME.to_act(state) == CHANCE:
            moves = GAME.chance(state)
            total = sum(weight for _, weight in moves)
        else:
            legal = GAME.legal(state)
            moves = [(move, 1) for move in (legal[:1] if state.phase == "flip" else legal)]
            total = len(moves)
        found = [Fraction(0)] * 3
        for move, weight in moves:
            part = losses(GAME.apply(state, move), honey)
            found = [old + new * Fraction(weight, total) for old, new in zip(found, part, strict=True)]
        return found

    small = {"bees": 3, "questions": 2}
    before = GAME.apply(rolled("zbbhs", **small), Stop())
    for state in (
        before,
        GAME.apply(before, Flip(0)),
        flipping(rolled("zbbhs", **small), "name", (), flowers="q", to_move=0),
        flipping(rolled("zbbhs", **small), "name", (2,), "yellow", "bq", 1),
        flipping(rolled("zbbhs", **small), "flip", (0, 2), "yellow", "bq"),
    ):
        assert [loss.total for loss in odds(state).losses] == losses(state, state.honey)
    assert [loss.total for loss in odds(rolled("zbbhs", **small), Stop()).losses] == losses(
        before, before.honey
    )


def test_odds_of_stopping_agree_with_games_that_are_played():
    """A simulation laid over the exact chance, four standard deviations wide."""
    state = rolled("zbbbb")
    stream = Stream(5, "simulation")
    number, found = deep(2_000, 40_000), 0
    for _ in range(number):
        played = GAME.apply(state, Stop())
        while played.phase in ("flip", "flower", "name"):
            chance = GAME.to_act(played) == CHANCE
            move = GAME.sample(played, stream) if chance else GAME.random_legal(played, stream)
            played = GAME.apply(played, move)
        found += sum(played.honey) < sum(state.honey)
    exact = float(odds(state, Stop()).ends)
    assert abs(found / number - exact) < 4 * (exact * (1 - exact) / number) ** 0.5


def test_odds_in_words():
    assert odds(rolled("zbbbb"), Stop()).lines(["Mia", "Tom", "Ada"]) == (
        "Enough honey: 0 %; a drop for it: 0 %.",
        "Flips: five flips 100 %.",
        "The ZomBee is found: 41.7 % (green 8.3 %, yellow 33.3 %).",
        "Mia loses a drop: 9.8 %.",
        "Tom loses a drop: 15.9 %.",
        "Ada loses a drop: 15.9 %.",
    )
    assert percent(Fraction(1, 7)) == "14.3 %"


def test_odds_are_refused_where_there_are_none():
    with pytest.raises(MoveRefused):
        odds(start(2))
    with pytest.raises(MoveRefused):
        odds(rolled("zbbbb"), Roll((0,)))
    partial = GAME.state_from_json(
        {"honey": [2, 2], "dice": ["bee"] * 5, "rolls": 1, "active": 0, "phase": "roll"}, ZomBeeSettings(), 2
    )
    with pytest.raises(DocumentError, match="flowers: is missing"):
        odds(partial, Stop())
