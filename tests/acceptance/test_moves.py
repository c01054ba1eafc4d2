"""What may be played, what may not, and that nothing changes behind one's back."""

import pytest

from tests.acceptance.positions import decisions, positions, walks
from tests.sizes import deep
from zoo_games.core.chance import Stream
from zoo_games.core.errors import MoveRefused
from zoo_games.core.protocol import CHANCE, OVER
from zoo_games.testing import answers
from zoo_games.testing.compliance import check


def test_the_game_passes_the_public_checks(game):
    check(game, games=deep(1, 20), seed=100)


def test_legal_and_why_not_agree_over_all_candidates(game):
    """A candidate is listed if and only if no rule speaks against it."""
    for state in decisions(game, deep(40, 1_000)):
        legal = game.legal(state)
        listed = set(legal)
        candidates = set(game.candidates(state))
        assert listed <= candidates, "every legal move is a candidate"
        for move in candidates:
            broken = game.why_not(state, move)
            assert (game.canonical(state, move) in listed) == (not broken), game.move_text(state, move)


def test_a_refused_move_is_refused_with_all_its_reasons(game):
    for state in decisions(game, deep(15, 200), seed=1):
        for move in game.candidates(state):
            broken = game.why_not(state, move)
            if broken:
                with pytest.raises(MoveRefused) as caught:
                    game.apply(state, move)
                assert caught.value.refusals == broken


def test_every_refusal_cites_a_rule_of_the_game(game):
    for state in decisions(game, deep(15, 200), seed=2):
        for move in game.candidates(state):
            for refusal in game.why_not(state, move):
                assert refusal.rule in game.spec.rulebook
                assert refusal.text
                assert not refusal.text.endswith(".")


def test_legal_moves_are_listed_once_and_in_a_fixed_order(game):
    for state in positions(game, deep(200, 5_000), seed=3):
        legal = list(game.legal(state))
        assert len(set(legal)) == len(legal)
        assert list(game.legal(state)) == legal


def test_a_game_goes_on_until_it_is_over(game):
    for state in positions(game, deep(200, 5_000), seed=4):
        assert bool(game.legal(state)) == (game.to_act(state) != OVER)


def test_earlier_states_never_change(game):
    for _, one in zip(range(deep(3, 50)), walks(game, seed=5), strict=False):
        state = one.states[0]
        seen = [(state, answers.print_of(game, state))]
        for move in one.moves:
            game.explain_score(state), game.legal(state), game.observe(state, None)
            state = game.apply(state, move)
            seen.append((state, answers.print_of(game, state)))
        for earlier, print_of in seen:
            assert answers.print_of(game, earlier) == print_of


def test_the_same_moves_lead_to_the_same_states(game):
    for _, one in zip(range(deep(3, 50)), walks(game, seed=6), strict=False):
        state = one.states[0]
        for move, expected in zip(one.moves, one.states[1:], strict=True):
            state = game.apply(state, move)
            assert state == expected
            assert hash(state) == hash(expected)


def test_chance_has_whole_weights_and_draws_what_it_lists(game):
    stream = Stream(0, "weights")
    for state in positions(game, deep(300, 5_000), seed=7):
        if game.to_act(state) == CHANCE:
            outcomes = dict(game.chance(state))
            assert all(type(weight) is int and weight > 0 for weight in outcomes.values())
            assert set(outcomes) == set(game.legal(state))
            assert game.sample(state, stream) in outcomes


def test_somebody_wins(game):
    for state in positions(game, deep(200, 2_000), seed=8):
        winners = game.winners(state)
        assert winners
        assert set(winners) <= set(range(game.players(state)))
