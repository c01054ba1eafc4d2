import pytest

from tests.sizes import deep
from tests.zoomies.builders import GAME, game_states, random_states
from zoo_games.core.chance import Stream
from zoo_games.core.protocol import CHANCE, OVER
from zoo_games.zoomies import PlaceTile, PlaceToken, Refill, ZoomiesSettings
from zoo_games.zoomies.gains import Gains
from zoo_games.zoomies.witness import position


def play(seed, names, settings=None):
    stream = Stream(seed)
    state = GAME.initial(settings or ZoomiesSettings(), len(names), stream)
    bots = [GAME.bots()[name]() for name in names]
    while (seat := GAME.to_act(state)) != OVER:
        if seat == CHANCE:
            move = GAME.sample(state, stream)
        else:
            move = bots[seat].choose(GAME.observe(state, seat), GAME.legal(state), stream)
        state = GAME.apply(state, move)
    return GAME.score(state)


def slow_gain(state, move):
    """Return what a move adds to the score, the best token included, by playing it."""
    seat = state.to_move
    after = GAME.apply(state, move)
    best = GAME.score(after)[seat]
    if state.phase == "tile":
        best = max(GAME.score(GAME.apply(after, token))[seat] for token in GAME.legal(after))
    return best - GAME.score(state)[seat]


def test_gains_are_exact_splits_included():
    checked = 0
    for state in random_states(deep(120, 3_000), seed=4):
        moves = GAME.legal(state)
        if state.phase in ("tile", "second_tile") and isinstance(moves[0], PlaceTile):
            gains = Gains(state, with_token=state.phase == "tile")
            for move, gain in zip(moves, gains.of(moves), strict=True):
                if isinstance(move, PlaceTile):
                    assert gain == slow_gain(state, move), (state, move)
                    checked += 1
                else:
                    assert gain == 0
    assert checked > 300


def test_gains_are_exact_where_halves_meet_in_frens_and_with_one_breed_twice():
    park = "B*-H 0,0 E; P*-B 1,1 S; H*-C 2,0 S"
    state = position(
        park, "0 frens 0,0 E; 1 leader 0,1; 0 bones 2,1", (("B*-B", "H*-B", "Bz-H*"), ()), ((4, 2), (3, 4))
    )
    moves = GAME.legal(state)
    assert Gains(state).of(moves) == [slow_gain(state, move) for move in moves]


def test_greedy_takes_the_most_points():
    greedy = GAME.bots()["greedy"]()
    for state in random_states(deep(60, 500), seed=7):
        seat, moves = state.to_move, GAME.legal(state)
        if not moves or not isinstance(moves[0], PlaceTile | PlaceToken):
            continue
        chosen = greedy.choose(GAME.observe(state, seat), moves, Stream(1))
        gain = {move: 0 if isinstance(move, Refill) else slow_gain(state, move) for move in moves}
        assert gain[chosen] == max(gain.values())


def test_greedy_beats_random_and_thoughtful_beats_greedy():
    # random play gives about 22 points a seat, greedy about 53 in games of two
    assert all(a > b for a, b in (play(seed, ["greedy", "random"]) for seed in range(6)))
    margins = [play(seed, ["thoughtful", "greedy"]) for seed in range(deep(6, 60))]
    margins += [play(seed, ["greedy", "thoughtful"])[::-1] for seed in range(deep(6, 60))]
    assert sum(a - b for a, b in margins) > 0


@pytest.mark.parametrize("name", ["random", "greedy", "thoughtful"])
def test_a_bot_always_chooses_a_legal_move_from_its_view(name):
    bot = GAME.bots()[name]()
    for state in random_states(deep(40, 400), seed=12):
        seat = GAME.to_act(state)
        if seat >= 0:
            moves = GAME.legal(state)
            view = GAME.observe(state, seat)
            assert bot.choose(view, moves, Stream(1)) in moves
            assert bot.choose(view, moves, Stream(1)) == bot.choose(view, moves, Stream(1))


@pytest.mark.parametrize("name", ["random", "greedy", "thoughtful"])
def test_a_bot_says_what_it_is(name):
    text = GAME.bots()[name].__doc__
    for word in ("Idea:", "Sees:", "Cost:", "Weakness:"):
        assert word in text


def test_greedy_keeps_its_tile():
    state = next(s for s in game_states(3) if s.phase == "refill" and len(GAME.legal(s)) == 2)
    assert GAME.bots()["greedy"]().choose(state, GAME.legal(state), Stream(1)) == Refill(False)
