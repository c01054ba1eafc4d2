"""How a turn goes on: question marks, who pays, who is out, who starts, the tournament."""

import pytest

from zoo_games.core.chance import Stream
from zoo_games.core.errors import MoveRefused, SettingError
from zoo_games.core.protocol import CHANCE, OVER
from zoo_games.zombee import Dice, Flip, Flower, Name, Roll, Stop, ZomBee, ZomBeeSettings
from zoo_games.zombee.witness import flipping, rolled, start

GAME = ZomBee()
BEE, MARK, ZOMBEE = Flower("bee"), Flower("question"), Flower("zombee")


def play(state, *moves):
    for move in moves:
        state = GAME.apply(state, move)
    return state


def legal_names(state):
    return [move.seat for move in GAME.legal(state)]


@pytest.mark.rule("O.rolls", "O.evaluate", "O.stop")
def test_the_last_roll_is_evaluated_by_itself():
    state = start(2)
    for rolls in (1, 2, 3):
        state = play(state, Roll((0, 1, 2, 3, 4)), Dice(("bee", "bee", "bee", "bee", "bee")))
        if rolls < 3:
            assert (state.phase, state.rolls) == ("roll", rolls)
    assert (state.phase, state.step, state.due) == ("flip", "yellow", (1, 1, 1, 1, 1))


@pytest.mark.rule("O.stop")
def test_with_one_roll_a_turn_there_is_nothing_to_stop():
    state = play(start(2, rolls=1), Roll((0, 1, 2, 3, 4)), Dice(("honey", "honey", "honey", "zzz", "zzz")))
    assert (state.phase, state.active, state.honey) == ("roll", 1, (3, 2))


@pytest.mark.rule("O.first-roll", "O.stop")
def test_a_turn_begins_with_one_possible_move():
    assert list(GAME.legal(start(2))) == [Roll((0, 1, 2, 3, 4))]


@pytest.mark.rule("O.reroll")
def test_the_sets_that_may_be_rolled_are_those_in_which_zombees_do_not_outnumber_zzz():
    # dice z z b h s: of 31 sets those with no ZomBee (2^3 - 1 = 7) and those with one ZomBee and
    # the Zzz (2 * 2^2 = 8), which makes 15, and stopping
    moves = GAME.legal(rolled("zzbhs"))
    assert len(moves) == 16
    assert moves[-1] == Stop()
    assert Roll((0, 4)) in moves
    assert Roll((0, 1, 4)) not in moves


@pytest.mark.rule("O.reroll", "O.snore")
def test_under_last_roll_a_zzz_set_aside_earlier_frees_nothing():
    later = rolled("zbbhs", rolls=2, last=(0,), zzz="last-roll")
    assert [refusal.rule for refusal in GAME.why_not(later, Roll((0, 4)))] == ["O.reroll"]
    assert "no Zzz of the latest roll" in GAME.why_not(later, Roll((0, 4)))[0].text
    fresh = rolled("zbbhs", rolls=2, last=(0, 4), zzz="last-roll")
    assert GAME.why_not(fresh, Roll((0, 4))) == ()
    assert Roll((0, 4)) not in GAME.legal(later)
    assert Roll((0, 4)) in GAME.legal(fresh)


@pytest.mark.rule("O.question", "O.extra")
def test_a_question_mark_hands_on_one_flip_before_those_still_due():
    state = flipping(rolled("zzhsb"), "flower", (0, 0))
    state = play(state, MARK)
    assert (state.phase, state.to_move, state.due) == ("name", 0, (0,))
    state = play(state, Name(2))
    assert (state.phase, state.to_move, state.due) == ("flip", 2, (2, 0))
    state = play(state, Flip(5), BEE)
    assert (state.phase, state.to_move, state.due) == ("flip", 0, (0,))


@pytest.mark.rule("O.chain", "O.choose", "O.self")
def test_in_a_chain_each_revealer_names_the_next():
    state = play(flipping(rolled("zbbbb"), "flower", (0,)), MARK)
    assert legal_names(state) == [0, 1, 2]
    state = play(state, Name(1), Flip(7), MARK)
    assert (state.phase, state.to_move) == ("name", 1)
    assert legal_names(state) == [0, 2]
    state = play(state, Name(0), Flip(8), BEE)
    assert (state.step, state.due) == ("yellow", (1, 2, 1, 2))


@pytest.mark.rule("O.choose", "O.self")
def test_the_active_player_may_be_named_in_the_yellow_step():
    state = play(flipping(rolled("hsbbb"), "flower", (1, 2, 1), "yellow"), MARK)
    assert legal_names(state) == [0, 2]
    state = play(state, Name(0), Flip(9), ZOMBEE)
    assert state.honey == (1, 2, 2)
    assert state.active == 0


@pytest.mark.rule("O.choose")
def test_without_question_mark_self_the_active_player_names_another():
    state = play(flipping(rolled("zbbbb", question_mark_self=False), "flower", (0,)), MARK)
    assert legal_names(state) == [1, 2]


@pytest.mark.rule("O.choose", "O.out")
def test_a_question_mark_names_only_who_is_in():
    state = play(flipping(rolled("zbbbb", honey=(2, 0, 1)), "flower", (0,)), MARK)
    assert legal_names(state) == [0, 2]


@pytest.mark.rule("O.loser", "O.pay")
@pytest.mark.parametrize(
    ("payer", "honey"), [("revealer", (2, 1, 2)), ("active", (1, 2, 2))], ids=["revealer", "active"]
)
def test_in_the_green_step_the_setting_says_who_pays_for_a_flip_that_was_handed_on(payer, honey):
    state = flipping(rolled("zbbbb", payer=payer), "flower", (1,), flowers="q")
    after = play(state, ZOMBEE)
    assert after.honey == honey
    assert after.active == honey.index(1)


@pytest.mark.rule("O.loser", "O.round", "O.starter")
@pytest.mark.parametrize("payer", ["revealer", "active"])
def test_in_the_yellow_step_whoever_turns_the_zombee_over_pays(payer):
    state = flipping(rolled("zbbbb", payer=payer), "flower", (2, 1, 2), "yellow", "bb")
    after = play(state, ZOMBEE)
    assert after.honey == (2, 2, 1)
    assert (after.phase, after.active, after.due, after.up) == ("roll", 2, (), 0)


@pytest.mark.rule("O.out", "O.next", "O.starter", "O.end")
def test_who_lost_the_last_drop_is_out_and_the_next_one_in_starts():
    state = flipping(rolled("sbbbb", honey=(2, 1, 0, 3)), "flower", (1, 3, 1, 3), "yellow")
    after = play(state, ZOMBEE)
    assert after.honey == (2, 0, 0, 3)
    assert after.active == 3


@pytest.mark.rule("O.end", "O.win")
def test_the_game_ends_when_one_is_left():
    after = play(flipping(rolled("zbbbb", honey=(1, 0, 2)), "flower", (0,)), ZOMBEE)
    assert GAME.to_act(after) == OVER
    assert after.honey == (0, 0, 2)
    assert GAME.winners(after) == (2,)
    assert GAME.legal(after) == ()
    assert after.flowers[0] == "zombee"


@pytest.mark.rule("O.yellow", "O.bees")
def test_yellow_flips_go_round_and_round_without_the_active_and_those_who_are_out():
    # five bees, seat 2 active, seats 0, 1, 3 and 4 about it, seat 4 out: 3, 0, 1, 3, 0
    state = play(rolled("bbbbb", honey=(1, 1, 1, 1, 0), active=2), Stop())
    assert state.due == (3, 0, 1, 3, 0)
    assert play(rolled("bhsss"), Stop()).due == (1,)


@pytest.mark.rule("O.clockwise", "O.turns")
def test_the_next_player_clockwise_is_active_when_no_zombee_was_found():
    state = play(rolled("hhsss", honey=(1, 0, 1)), Stop())
    assert (state.active, state.phase, state.rolls, state.dice) == (2, "roll", 0, (None,) * 5)


@pytest.mark.rule("O.stay", "O.shuffle")
def test_flowers_stay_face_up_from_turn_to_turn_until_the_zombee():
    state = play(flipping(rolled("hsssb"), "flower", (1,), "yellow", "bbq"), BEE)
    assert (state.phase, state.active) == ("roll", 1)
    assert state.flowers[:5] == ("bee", "bee", "question", "bee", None)


@pytest.mark.rule("O.flowers")
def test_flowers_show_what_is_still_face_down():
    state = flipping(rolled("zbbbb"), "flower", (0,), flowers="bbbbbbbbbbbq")
    assert dict(GAME.chance(state)) == {MARK: 1, ZOMBEE: 1}
    last = flipping(rolled("zbbbb"), "flower", (0,), flowers="bbbbbbbbbbbqq")
    assert dict(GAME.chance(last)) == {ZOMBEE: 1}


@pytest.mark.rule("O.honey", "O.three")
@pytest.mark.parametrize(("faces", "drops"), [("hhsss", 1), ("hhhss", 2), ("hhhhs", 2), ("hhhhh", 2)])
def test_three_honey_symbols_or_more_bring_one_drop(faces, drops):
    assert play(rolled(faces, honey=(1, 2, 2)), Stop()).honey[0] == drops


@pytest.mark.rule("O.start", "O.slime-start")
def test_the_setup_gives_two_drops_and_one_in_a_tournament():
    for players in (2, 3, 4, 5):
        assert GAME.initial(ZomBeeSettings(), players, Stream(1)).honey == (2,) * players
        assert start(players, tournament=True).honey == (1,) * players


@pytest.mark.parametrize("players", [1, 6])
def test_other_numbers_of_players_are_refused(players):
    with pytest.raises(SettingError, match=f"2 to 5 players, not {players}"):
        GAME.initial(ZomBeeSettings(), players, Stream(1))


@pytest.mark.rule("O.slime", "O.slime-green", "O.slime-next", "O.slime-win", "O.slime-cap", "O.drops")
def test_a_whole_tournament():
    """Two players, tables without bees: every flip is the ZomBee, so the games can be followed by hand."""
    state = start(2, tournament=True, bees=0, questions=0)
    honey = Dice(("honey", "honey", "honey", "zzz", "zzz"))
    hit = Dice(("zombee", "honey", "honey", "honey", "zzz"))
    all_dice = Roll((0, 1, 2, 3, 4))
    state = play(state, all_dice, honey, Stop())
    assert (state.honey, state.active) == ((2, 1), 1)
    state = play(state, all_dice, honey, Stop(), all_dice, honey, Stop())
    assert (state.honey, state.active) == ((2, 2), 1), "the cap is two, the third drop is forfeited"
    state = play(state, all_dice, Dice(("zombee", "bee", "zzz", "zzz", "zzz")), Stop(), Flip(0), ZOMBEE)
    assert (state.honey, state.active, state.wins) == ((2, 1), 1, (0, 0))
    state = play(state, all_dice, Dice(("zombee", "bee", "zzz", "zzz", "zzz")), Stop(), Flip(0), ZOMBEE)
    # seat 1 dropped out last: seat 0 takes a green drop and, as its left neighbour, starts the next game
    assert (state.honey, state.active, state.wins, state.phase) == ((1, 1), 0, (1, 0), "roll")
    # honey first: seat 0 takes a drop to two, then pays one of them
    state = play(state, all_dice, hit, Stop(), Flip(0), ZOMBEE)
    assert (state.honey, state.active) == ((1, 1), 0)
    state = play(state, all_dice, Dice(("zombee", "bee", "zzz", "zzz", "zzz")), Stop(), Flip(0), ZOMBEE)
    assert (state.wins, state.active, state.honey) == ((1, 1), 1, (1, 1))
    state = play(state, all_dice, Dice(("bee", "honey", "zzz", "zzz", "zzz")), Stop(), Flip(0), ZOMBEE)
    # the yellow flip was seat 0's: seat 1 wins its second game and the tournament
    assert (state.wins, state.phase) == ((1, 2), "over")
    assert GAME.score(state) == (1, 2)
    assert GAME.winners(state) == (1,)


@pytest.mark.rule("O.order")
def test_who_acts_is_the_flipper_even_out_of_turn():
    state = play(rolled("sbbbb"), Stop())
    assert (GAME.to_act(state), state.active) == (1, 0)
    state = play(state, Flip(3))
    assert (GAME.to_act(state), state.to_move, state.turning) == (CHANCE, 1, 3)


def test_a_throw_may_be_told_with_equal_dice_in_any_order():
    state = play(start(2), Roll((4, 3, 2, 1, 0)))
    told = Dice(("zzz", "bee", "bee", "zombee", "bee"))
    assert GAME.canonical(state, told) == Dice(("bee", "bee", "zzz", "bee", "zombee"))
    assert play(state, told).dice == told.faces


def test_an_earlier_state_is_still_there_after_a_move():
    state = rolled("zbbbb")
    print_of = GAME.state_to_json(state)
    play(state, Stop())
    with pytest.raises(MoveRefused):
        play(state, Flip(0))
    assert GAME.state_to_json(state) == print_of
