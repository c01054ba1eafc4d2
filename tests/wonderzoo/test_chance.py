from collections import Counter

import pytest

from tests.sizes import deep
from tests.wonderzoo.builders import EVERY_SWITCH, GAME, random_states
from zoo_games.core.chance import Stream
from zoo_games.wonderzoo import Deal, Visitor
from zoo_games.wonderzoo.witness import GATE, position

# 99.9 % points of chi-square by degrees of freedom, from a table of the distribution
CHI_SQUARE = {1: 10.83, 2: 13.82, 4: 18.47, 9: 27.88, 19: 43.82, 29: 58.30, 49: 85.35, 99: 148.23}


def chi_square(counts, expected):
    return sum((counts[thing] - want) ** 2 / want for thing, want in expected.items())


def limit(freedom):
    """Return a bound that a right sampler passes but once in a thousand."""
    return next(value for degrees, value in CHI_SQUARE.items() if degrees >= freedom)


DEALING = position(GATE, GATE, bag=("path:O:B",) * 3 + ("grass:O:D1", "water:I:B"), phase="deal")
DRAWING = position(
    f"{GATE}; water:O:D2 4,4 4,5 5,4 5,5",
    visitor_bag=("blue", "red", "red"),
    icon=("D2", 1),
    to_move=0,
    phase="visitor",
)


@pytest.mark.rule("W.draw-tiles", "W.bags")
def test_a_deal_has_the_weight_of_its_copies():
    assert GAME.chance(DEALING) == ((Deal("grass:O:D1"), 1), (Deal("path:O:B"), 3), (Deal("water:I:B"), 1))
    assert GAME.legal(DEALING) == tuple(move for move, _ in GAME.chance(DEALING))


@pytest.mark.rule("W.draw")
def test_a_visitor_has_the_weight_of_its_colour():
    assert GAME.chance(DRAWING) == ((Visitor("blue"), 1), (Visitor("red"), 2))


@pytest.mark.parametrize("state", [DEALING, DRAWING], ids=["deal", "visitor"])
def test_sampled_draws_follow_the_exact_weights(state):
    stream, number = Stream(5), 5_000
    counts = Counter(GAME.sample(state, stream) for _ in range(number))
    whole = sum(weight for _, weight in GAME.chance(state))
    expected = {move: number * weight / whole for move, weight in GAME.chance(state)}
    assert set(counts) <= set(expected)
    assert chi_square(counts, expected) < limit(len(expected) - 1)


@pytest.mark.parametrize("settings", [None, EVERY_SWITCH])
def test_random_legal_is_uniform_over_the_legal_moves(settings):
    """Tiles and E icons are drawn without a list."""
    stream = Stream(11)
    tried = Counter()
    for state in random_states(10_000, seed=8, settings=settings):
        kind = "E" if state.icon and state.icon.kind == "E" and state.icon.left else state.phase
        if kind not in ("tile", "E") or not 10 <= len(GAME.legal(state)) <= 100:
            continue
        moves, fresh = GAME.legal(state), state.replace()
        counts = Counter(GAME.random_legal(fresh, stream) for _ in range(40 * len(moves)))
        assert set(counts) <= set(moves)
        assert chi_square(counts, dict.fromkeys(moves, 40)) < limit(len(moves) - 1) + 20
        tried[kind] += 1
        if tried["tile"] >= deep(3, 30) and tried["E"] >= 1:
            return


@pytest.mark.parametrize("settings", [None, EVERY_SWITCH])
def test_random_legal_is_the_move_that_the_same_draw_from_the_list_gives(settings):
    for number, state in enumerate(random_states(deep(400, 5_000), seed=10, settings=settings)):
        if GAME.to_act(state) >= 0:
            drawn = GAME.random_legal(state.replace(), Stream(number))
            assert drawn == Stream(number).pick(GAME.legal(state))
