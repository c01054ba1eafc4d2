from collections import Counter

import pytest

from tests.sizes import deep
from tests.zoomies.builders import GAME, game_states, random_states
from zoo_games.core.chance import Stream
from zoo_games.core.errors import HiddenValue
from zoo_games.core.protocol import CHANCE
from zoo_games.zoomies import Draw, Redraw, ZoomiesSettings
from zoo_games.zoomies.components import KIND
from zoo_games.zoomies.witness import position

# 99.9 % points of chi-square by degrees of freedom, from a table of the distribution
CHI_SQUARE = {1: 10.83, 2: 13.82, 4: 18.47, 9: 27.88, 19: 43.82, 29: 58.30, 49: 85.35, 99: 148.23}


def chi_square(counts, expected):
    return sum((counts[thing] - want) ** 2 / want for thing, want in expected.items())


def limit(freedom):
    """Return a bound that a right sampler passes but once in a thousand."""
    return next(value for degrees, value in CHI_SQUARE.items() if degrees >= freedom)


@pytest.mark.rule("Z.draw")
def test_a_draw_has_the_weight_of_its_copies_however_they_are_spelled():
    state = position("B*-H 0,0 E", hands=(("C*-P",), ()), pile=("B*-G", "C*-P", "P-C*", "C*-P"), phase="draw")
    assert GAME.chance(state) == ((Draw("B*-G"), 1), (Draw("C*-P"), 3))
    assert GAME.legal(state) == (Draw("B*-G"), Draw("C*-P"))


@pytest.mark.rule("Z.draw")
def test_sampled_draws_follow_the_exact_weights():
    state = position("B*-H 0,0 E", hands=(("C*-P",), ()), pile=("B*-G",) * 3 + ("C*-P", "G-P*"), phase="draw")
    stream, number = Stream(5), 5_000
    counts = Counter(GAME.sample(state, stream) for _ in range(number))
    expected = {move: number * weight / 5 for move, weight in GAME.chance(state)}
    assert set(counts) <= set(expected)
    assert chi_square(counts, expected) < limit(2)


def test_random_legal_is_uniform_over_the_legal_moves():
    stream = Stream(11)
    tried = 0
    for state in random_states(10_000, seed=8):
        if state.phase != "tile" or not 10 <= len(GAME.legal(state)) <= 100:
            continue
        moves, fresh = GAME.legal(state), state.replace()
        number = 60 * len(moves)
        counts = Counter()
        for _ in range(number):
            fresh._legal = None
            counts[GAME.random_legal(fresh, stream)] += 1
        assert set(counts) <= set(moves)
        assert chi_square(counts, dict.fromkeys(moves, 60)) < limit(len(moves) - 1)
        tried += 1
        if tried == deep(4, 40):
            break


def test_random_legal_finds_the_one_move_there_is():
    state = position("B*-H 0,0 E", hands=(("C*-P", "G*-P"), ()), pile=("B*-G",))
    assert GAME.random_legal(state, Stream(1)) == Redraw()


def test_the_same_seed_gives_the_same_game():
    assert list(game_states(4, 4)) == list(game_states(4, 4))
    assert list(game_states(4, 4)) != list(game_states(5, 4))


@pytest.mark.rule("Z.hidden")
def test_a_view_holds_what_is_unseen_in_its_pile_and_knows_the_true_size():
    for state in random_states(deep(60, 1_000), seed=9):
        for seat in (None, *range(state.players)):
            view = GAME.observe(state, seat)
            assert view.pile_size() == len(state.pile)
            shown = [] if seat is None else list(state.hands[seat])
            hidden = [tile for owner, hand in enumerate(state.hands) if owner != seat for tile in hand]
            assert sorted([*state.pile, *hidden]) == list(view.pile)
            assert [tile for hand in view.hands for tile in hand if tile] == shown
            assert GAME.observe(view, seat) == view
            assert GAME.observe(view, None) == GAME.observe(state, None)


@pytest.mark.rule("Z.hidden")
def test_permuting_what_a_seat_cannot_see_changes_nothing_it_gets():
    stream = Stream(3)
    for state in random_states(deep(40, 500), seed=10):
        for seat in range(state.players):
            view = GAME.observe(state, seat)
            other = GAME.determinize(view, seat, stream)
            assert GAME.observe(other, seat) == view
            assert repr(GAME.observe(other, seat)) == repr(view)
            assert other.hidden() == 0
            assert sorted(map(KIND.get, view.pile)) == sorted(
                KIND[tile]
                for tile in [*other.pile, *(t for s, h in enumerate(other.hands) if s != seat for t in h)]
            )


@pytest.mark.rule("Z.hidden")
def test_hidden_hands_are_dealt_evenly():
    state = position("B*-H 0,0 E", hands=(("C*-P",), ("B*-G",)), pile=("G-P*", "G*-P"))
    view, stream, number = GAME.observe(state, 0), Stream(2), 3_000
    counts = Counter(GAME.determinize(view, 0, stream).hands[1][0] for _ in range(number))
    assert chi_square(counts, dict.fromkeys(("B*-G", "G-P*", "G*-P"), number / 3)) < limit(2)


@pytest.mark.rule("Z.hidden")
def test_draws_in_a_view_weigh_everything_that_is_unseen():
    state = position("B*-H 0,0 E", hands=(("C*-P",), ("B*-G",)), pile=("G-P*", "G*-P"), phase="draw")
    assert GAME.chance(GAME.observe(state, 0)) == ((Draw("B*-G"), 1), (Draw("G*-P"), 1), (Draw("G-P*"), 1))
    assert GAME.to_act(GAME.observe(state, 0)) == CHANCE


@pytest.mark.rule("Z.redraw", "Z.hidden")
def test_whether_to_redraw_is_refused_when_it_depends_on_a_hidden_hand():
    state = position("B*-H 0,0 E", hands=(("C*-P",), ("B*-G",)), pile=("G-P*", "G*-P"))
    assert [move.type for move in GAME.legal(state)] == ["discard_token", "discard_token"]
    with pytest.raises(HiddenValue, match="depends on the hidden hands"):
        GAME.legal(GAME.observe(state, 0))


def test_too_few_unseen_tiles_are_refused():
    state = position("B*-H 0,0 E", hands=((), (None, None)), pile=("G-P*",))
    with pytest.raises(HiddenValue, match="fewer unseen tiles"):
        GAME.determinize(state, 0, Stream(1))


@pytest.mark.rule("Z.start", "Z.park", "Z.hand", "Z.first")
def test_the_setup_lays_an_upright_block_in_every_orientation():
    seen = Counter()
    for seed in range(200):
        state = GAME.initial(ZoomiesSettings(), 3, Stream(seed))
        assert set(state.dogs) == {(row, column) for row in (0, 1) for column in range(3)}
        assert [tile.at[1] for tile in state.laid] == [0, 1, 2]
        assert [len(hand) for hand in state.hands] == [2, 2, 2]
        assert (state.to_move, state.phase, state.tokens) == (0, "tile", ())
        seen.update(tile.toward for tile in state.laid)
    assert set(seen) == {"N", "S"}
    assert chi_square(seen, {"N": 300, "S": 300}) < limit(1)
