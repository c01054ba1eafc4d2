import copy
import pickle

import pytest

from tests.sizes import deep
from tests.zoomies.builders import GAME, game_states, random_states
from zoo_games.core.chance import Stream
from zoo_games.core.errors import SettingError
from zoo_games.core.protocol import CHANCE, OVER
from zoo_games.zoomies import (
    DiscardToken,
    Draw,
    PlaceTile,
    PlaceToken,
    Redraw,
    Refill,
    ZoomiesSettings,
)
from zoo_games.zoomies.state import VALUE_NAMES
from zoo_games.zoomies.witness import position
from zoo_games.zoomies.witness_moves import HOPELESS, ICONS, ROW, SECOND, STUCK

PAIR = "B*-H 0,0 E"


def play(state, *moves):
    for move in moves:
        state = GAME.apply(state, move)
    return state


@pytest.mark.rule("Z.turn", "Z.order", "Z.refill", "Z.turns")
def test_a_turn_is_tile_token_refill_draw_and_then_the_next_seat():
    state = position(PAIR, hands=(("H*-C", "C*-P"), ("C-P*", "G-P*")), pile=("B*-G", "G*-P"))
    phases = []
    for move in (
        PlaceTile("H*-C", (0, 2), "E"),
        PlaceToken("leader", (0, 2)),
        Refill(False),
        Draw("B*-G"),
    ):
        phases.append((state.phase, GAME.to_act(state)))
        state = GAME.apply(state, move)
    assert phases == [("tile", 0), ("token", 0), ("refill", 0), ("draw", CHANCE)]
    assert (state.phase, state.to_move) == ("tile", 1)
    assert state.hands[0] == ("C*-P", "B*-G")
    assert state.left == ((3, 4), (4, 4))
    assert state.pile == ("G*-P",)
    assert state.placed is None


@pytest.mark.rule("Z.toss", "Z.discards", "Z.refill")
def test_a_tossed_tile_lies_open_and_two_tiles_are_drawn():
    state = position(ROW, "", (("C*-P",), ("C*-P",)), pile=("B*-G", "G*-P"), phase="refill", placed=1)
    state = play(state, Refill(True))
    assert state.discard == ("C*-P",)
    state = play(state, Draw("G*-P"))
    assert state.phase == "draw"
    assert play(state, Draw("B*-G")).hands[0] == ("G*-P", "B*-G")


@pytest.mark.rule("Z.stuck", "Z.redraw")
def test_a_hand_without_a_fit_is_redrawn_until_a_tile_fits():
    state = position(PAIR, hands=(("C*-P", "G*-P"), ()), pile=("C-G*", "C-P*", "G-B*", "P-G*"))
    assert GAME.legal(state) == (Redraw(),)
    state = play(state, Redraw())
    assert (state.phase, state.hands[0], state.discard) == ("redraw", (), ("C*-P", "G*-P"))
    state = play(state, Draw("C-G*"), Draw("C-P*"))
    assert (state.phase, state.to_move) == ("tile", 0)
    assert GAME.legal(state) == (Redraw(),)  # the new hand does not fit either
    state = play(state, Redraw(), Draw("G-B*"), Draw("P-G*"))
    assert all(isinstance(move, PlaceTile) for move in GAME.legal(state))


@pytest.mark.rule("Z.empty", "Z.reshuffle", "Z.redraw")
def test_a_fit_among_the_discards_is_found_when_the_pile_runs_out():
    state = position(PAIR, hands=(("C*-P", "G*-P"), ()), pile=("C-P*",), discard=("G-B*",))
    state = play(state, Redraw(), Draw("C-P*"))
    # the pile is empty and one tile is still due: the three discards become the pile without a move
    assert (state.pile, state.discard) == (("C*-P", "G*-P", "G-B*"), ())
    assert play(state, Draw("G-B*")).hands[0] == ("C-P*", "G-B*")


@pytest.mark.rule("Z.redraw", "Z.forfeit")
def test_when_nothing_fits_anywhere_a_token_of_choice_is_given_up_and_no_tile_laid():
    assert GAME.legal(HOPELESS) == (DiscardToken("circle"), DiscardToken("square"))
    state = play(HOPELESS, DiscardToken("square"))
    assert (state.phase, state.left[0], len(state.laid)) == ("refill", (4, 3), 1)
    assert GAME.legal(state) == (Refill(False),), "two tiles in hand: none may be tossed"


@pytest.mark.rule("Z.redraw")
def test_an_empty_hand_is_treated_like_one_that_does_not_fit():
    state = position(PAIR, hands=((), ()), pile=("B*-G",))
    assert GAME.legal(state) == (Redraw(),)
    assert play(state, Redraw(), Draw("B*-G")).hands[0] == ("B*-G",)


@pytest.mark.rule("Z.second", "Z.other-tile", "Z.bare")
def test_the_second_tile_is_laid_without_a_token():
    state = play(SECOND, PlaceTile("H*-C", (0, 4), "E"))
    assert (state.phase, state.hands[0], len(state.tokens)) == ("refill", (), 1)
    assert GAME.legal(state) == (Refill(False),)


@pytest.mark.rule("Z.second")
def test_a_second_tile_that_fits_nowhere_stays_in_hand_and_may_be_tossed():
    state = position(ICONS, "", (("C*-P",), ()), phase="token", placed=1)
    state = play(state, PlaceToken("zoomies", (0, 2)))
    assert (state.phase, state.hands[0]) == ("refill", ("C*-P",))
    assert GAME.legal(state) == (Refill(False), Refill(True))


@pytest.mark.rule("Z.second")
def test_by_the_setting_the_second_tile_is_optional():
    state = SECOND.replace(rules=ZoomiesSettings(second_tile="optional"))
    assert set(GAME.legal(SECOND)) | {Refill(False), Refill(True)} == set(GAME.legal(state))
    after = play(state, Refill(True))
    assert (after.hands[0], after.pile) == ((), ("H*-C",)), "the pile was empty: the tossed tile is the pile"


@pytest.mark.rule("Z.end", "Z.over")
def test_the_last_turn_ends_with_its_refill():
    state = position(
        ROW, "", (("C*-P",), ("C*-P", "G*-P")), ((1, 0), (0, 0)), pile=("B*-G",), phase="token", placed=1
    )
    state = play(state, PlaceToken("leader", (0, 3)), Refill(True))
    assert (state.phase, GAME.to_act(state), state.discard) == ("over", OVER, ("C*-P",))
    assert (state.pile, state.hands[0]) == (("B*-G",), ())


@pytest.mark.rule("Z.turns", "Z.refill")
def test_a_player_without_tokens_draws_once_more_and_is_passed_over():
    state = position(
        ROW, "", (("C*-P",), ("C*-P", "G*-P")), ((0, 0), (1, 0)), pile=("B*-G",), phase="refill", placed=1
    )
    state = play(state, Refill(False), Draw("B*-G"))
    assert (state.to_move, state.phase, len(state.hands[0])) == (1, "tile", 2)
    state = state.replace(phase="refill", hands=((), ("C*-P", "G*-P")))
    assert play(state, Refill(False)).to_move == 1, "only seat 1 has a token left"


@pytest.mark.rule("Z.match")
def test_a_tile_with_one_breed_twice_can_be_laid_either_way_round():
    state = position(PAIR, hands=(("B*-B", "C*-P"), ()))
    places = {move for move in GAME.legal(state) if move.tile == "B*-B"}
    # free sides of the Beagle at 0,0: north, south, west; from each the other half goes three ways,
    # and either half may be the one that touches: 3 * 3 * 2 = 18 places, none met twice
    assert len(places) == 18
    after = play(state, PlaceTile("B-B*", (0, -2), "E"))
    assert after.laid[-1] == ("B*-B", (0, -1), "W"), "the same tile in the spelling of the hand"


def test_equal_tiles_in_hand_are_listed_once():
    one = position(PAIR, hands=(("H*-C",), ()))
    two = position(PAIR, hands=(("H*-C", "C-H*"), ()))
    assert GAME.legal(one) == GAME.legal(two)


@pytest.mark.rule("Z.redraw", "Z.stuck")
def test_redrawing_is_no_choice():
    assert GAME.legal(STUCK) == (Redraw(),)
    state = position(PAIR, hands=(("C*-P", "H*-C"), ()), pile=("B*-G",))
    assert all(isinstance(move, PlaceTile) for move in GAME.legal(state))


@pytest.mark.rule("Z.over", "Z.turns", "Z.tokens")
def test_every_game_ends_after_eight_turns_a_player_with_all_tiles_accounted_for():
    for seed in range(deep(10, 200)):
        players = 2 + seed % 3
        states = list(game_states(seed, players))
        for state in states:
            held = sum(map(len, state.hands))
            assert len(state.laid) + held + len(state.pile) + len(state.discard) == 50
        assert states[-1].left == ((0, 0),) * players
        turns = sum(state.phase == "refill" for state in states)
        assert turns == 8 * players


def test_a_state_survives_pickling_and_copying_by_value():
    for state in random_states(20, seed=13):
        hash(state)
        for other in (pickle.loads(pickle.dumps(state)), copy.deepcopy(state)):
            assert other == state
            assert hash(other) == hash(state)
            assert GAME.legal(other) == GAME.legal(state)


def test_earlier_states_never_change():
    for seed in range(3):
        states = list(game_states(seed, 3))
        values = [[getattr(state, name) for name in VALUE_NAMES] for state in states]
        assert [GAME.score(state) for state in states] == [GAME.score(s.replace()) for s in states]
        again = list(game_states(seed, 3))
        assert [[getattr(state, name) for name in VALUE_NAMES] for state in again] == values
        assert again == states
        assert list(map(hash, again)) == list(map(hash, states))


def test_what_is_carried_along_equals_what_is_built_anew():
    for state in random_states(deep(100, 2_000), seed=5):
        fresh = state.replace()
        assert fresh == state
        assert fresh.frontier() == state.frontier()
        assert (fresh._park, fresh._taken) == (state._park, state._taken)
        assert [sorted(cells) for cells in fresh._breeds] == [sorted(cells) for cells in state._breeds]
        assert GAME.legal(fresh) == GAME.legal(state)


@pytest.mark.parametrize("players", [1, 5])
def test_other_numbers_of_players_are_refused(players):
    with pytest.raises(SettingError, match="2 to 4 players"):
        GAME.initial(ZoomiesSettings(), players, Stream(1))


def test_a_game_without_tokens_is_over_at_once():
    state = GAME.initial(ZoomiesSettings(tokens_circle=0, tokens_square=0), 2, Stream(1))
    assert GAME.to_act(state) == OVER
