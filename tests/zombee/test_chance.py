"""Dice and flowers: exact weights, and draws that agree with them."""

from collections import Counter
from fractions import Fraction
from itertools import product

import pytest

from tests.sizes import deep
from zoo_games.core.chance import Stream
from zoo_games.zombee import Dice, Flower, Roll, Stop, ZomBee, ZomBeeSettings
from zoo_games.zombee.components import FACES_A, FACES_B
from zoo_games.zombee.listing import RollList, sets
from zoo_games.zombee.witness import flipping, rolled, start

GAME = ZomBee()
ALL = Roll((0, 1, 2, 3, 4))
SAMPLES = deep(10_000, 100_000)


def in_the_air(state, *dice):
    return GAME.apply(state, Roll(dice))


@pytest.mark.rule("O.faces", "O.dice")
def test_five_dice_fall_in_200_ways_whose_weights_are_all_7776():
    outcomes = GAME.chance(in_the_air(start(2), 0, 1, 2, 3, 4))
    assert len({move for move, _ in outcomes}) == len(outcomes) == 200
    assert sum(weight for _, weight in outcomes) == 6**5


@pytest.mark.rule("O.faces")
def test_weights_count_the_throws_face_by_face():
    counted = Counter(
        tuple(sorted(throw[:3])) + tuple(sorted(throw[3:]))
        for throw in product(*[FACES_A] * 3, *[FACES_B] * 2)
    )
    outcomes = {move.faces: weight for move, weight in GAME.chance(in_the_air(start(2), 0, 1, 2, 3, 4))}
    assert outcomes == counted


@pytest.mark.rule("O.faces", "O.set-aside")
def test_a_roll_of_some_dice_leaves_the_others_as_they_are():
    state = in_the_air(rolled("zbbhs"), 1, 4)
    outcomes = GAME.chance(state)
    assert len(outcomes) == 16
    assert sum(weight for _, weight in outcomes) == 36
    assert {(move.faces[0], move.faces[2], move.faces[3]) for move, _ in outcomes} == {
        ("zombee", "bee", "honey")
    }
    # die 1 has two bees of six faces, die 4 two Zzz of six
    assert dict(outcomes)[Dice(("zombee", "bee", "bee", "honey", "zzz"))] == 2 * 2


def chi_squared(counted, outcomes):
    """Return the statistic and its degrees of freedom, rare outcomes taken together."""
    total = sum(weight for _, weight in outcomes)
    number = sum(counted.values())
    statistic, classes, rest_seen, rest_due = 0.0, 0, 0, 0.0
    for move, weight in outcomes:
        due = number * weight / total
        if due < 5:
            rest_seen, rest_due = rest_seen + counted[move], rest_due + due
            continue
        statistic += (counted[move] - due) ** 2 / due
        classes += 1
    if rest_due:
        statistic += (rest_seen - rest_due) ** 2 / rest_due
        classes += 1
    return statistic, classes - 1


def agrees(counted, outcomes):
    """Return whether draws agree with weights; right ones fail about once in 30,000 runs."""
    statistic, freedom = chi_squared(counted, outcomes)
    # Wilson and Hilferty: the cube root of chi squared is nearly normal; 4 standard deviations
    spread = 2 / (9 * freedom)
    return ((statistic / freedom) ** (1 / 3) - (1 - spread)) / spread**0.5 < 4


@pytest.mark.rule("O.faces")
def test_sampled_rolls_agree_with_the_weights():
    state = in_the_air(start(2), 0, 1, 2, 3, 4)
    stream = Stream(11, "rolls")
    counted = Counter(GAME.sample(state, stream) for _ in range(SAMPLES))
    assert agrees(counted, GAME.chance(state))


def test_wrong_weights_would_be_noticed():
    state = in_the_air(start(2), 0, 1, 2, 3, 4)
    stream = Stream(11, "rolls")
    counted = Counter(GAME.sample(state, stream) for _ in range(SAMPLES))
    assert not agrees(counted, [(move, 1) for move, _ in GAME.chance(state)])


def test_sampled_rolls_of_many_dice_agree_with_the_weights():
    state = GAME.apply(start(2, dice_a=4, dice_b=3), Roll(tuple(range(7))))
    stream = Stream(12, "rolls")
    counted = Counter(GAME.sample(state, stream) for _ in range(SAMPLES))
    outcomes = GAME.chance(state)
    assert set(counted) <= {move for move, _ in outcomes}
    assert agrees(counted, outcomes)


@pytest.mark.rule("O.flowers")
def test_sampled_flowers_agree_with_what_lies_face_down():
    state = flipping(rolled("zbbbb"), "flower", (0,), flowers="bbbq")
    stream = Stream(13, "flowers")
    outcomes = GAME.chance(state)
    assert dict(outcomes) == {Flower("bee"): 8, Flower("question"): 1, Flower("zombee"): 1}
    counted = Counter(GAME.sample(state, stream) for _ in range(SAMPLES))
    assert agrees(counted, outcomes)


def test_random_legal_moves_are_equally_likely():
    state = rolled("zzbhs")
    stream = Stream(14, "moves")
    legal = GAME.legal(state)
    counted = Counter(GAME.random_legal(state, stream) for _ in range(SAMPLES))
    assert agrees(counted, [(move, 1) for move in legal])


class TestTwentyDice:
    """The most dice there may be: two to the twentieth sets, which nobody lists."""

    RULES = ZomBeeSettings(dice_a=10, dice_b=10)

    def many(self):
        faces = "zzsbhbhbsz" * 2
        return rolled(faces, dice_a=10, dice_b=10, last=range(20))

    def test_the_list_knows_its_length_and_makes_what_is_asked_for(self):
        moves = GAME.legal(self.many())
        # 6 ZomBees, 4 Zzz, 10 others: sum over a <= b of C(6, a) C(4, b), times 2^10; the empty set is
        # not a roll, but stopping is one more move. C(4, b): 1 4 6 4 1; C(6, a): 1 6 15 20 15:
        # 1*16 + 6*15 + 15*11 + 20*5 + 15*1 = 386
        assert len(moves) == 386 * 2**10
        assert moves[-1] == moves[len(moves) - 1] == Stop()
        assert all(moves[at] in moves for at in range(0, len(moves), 40_000))
        assert Roll((0, 1, 2)) not in moves
        with pytest.raises(IndexError):
            moves[len(moves)]

    def test_a_random_game_is_played_without_a_list(self):
        stream = Stream(15, "many")
        state = GAME.initial(self.RULES, 3, stream)
        for _ in range(400):
            if GAME.to_act(state) == -2:
                break
            chance = GAME.to_act(state) == -1
            move = GAME.sample(state, stream) if chance else GAME.random_legal(state, stream)
            assert GAME.why_not(state, move) == ()
            state = GAME.apply(state, move)

    def test_all_dice_fall_in_286_times_286_ways(self):
        state = GAME.apply(GAME.initial(self.RULES, 2, Stream(0)), Roll(tuple(range(20))))
        outcomes = GAME.chance(state)
        assert len(outcomes) == 286**2
        assert sum(weight for _, weight in outcomes) == 6**20


@pytest.mark.parametrize("faces", ["zzbhs", "bbbbb", "zzzzz", "sszzs"])
def test_the_list_made_when_asked_for_equals_the_list_of_all(faces):
    # lower bits of the dice: z on its places, s on its places
    zombees = sum(1 << 2 * die for die, face in enumerate(faces) if face == "z")
    zzz = sum(1 << 2 * die for die, face in enumerate(faces) if face == "s")
    whole = sets(5, zombees, zzz)
    made = RollList(5, zombees, zzz)
    assert tuple(made) == tuple(made[at] for at in range(len(made))) == whole
    assert len(made) == len(whole)
    assert made[1:3] == whole[1:3]
    assert made == RollList(5, zombees, zzz)
    assert made != RollList(6, zombees, zzz)


def test_dice_without_a_face_never_show_it():
    honey_only = {"faces_a": ("honey", "bee"), "faces_b": ("zzz", "bee")}
    state = GAME.apply(start(2, **honey_only), ALL)
    outcomes = GAME.chance(state)
    assert len(outcomes) == 4 * 3
    assert Fraction(dict(outcomes)[Dice(("honey", "honey", "honey", "zzz", "zzz"))], 2**5) == Fraction(1, 32)
    (refusal,) = GAME.why_not(state, Dice(("zzz", "honey", "honey", "zzz", "zzz")))
    assert (refusal.rule, refusal.cells) == ("O.faces", ("die 0",))
