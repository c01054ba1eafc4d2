import pytest

from zoo_games.boomerang import Boomerang
from zoo_games.boomerang.bots import BOTS, GreedyBot
from zoo_games.boomerang.gains import by_land, stays
from zoo_games.boomerang.moves import CHOICES, PASS, THROW
from zoo_games.boomerang.witness import cards, choosing, hunting
from zoo_games.core.chance import Stream
from zoo_games.play.agents import make_agent
from zoo_games.play.match import play

GAME = Boomerang()


@pytest.mark.parametrize("name", BOTS)
@pytest.mark.parametrize("players", [3, 5])
def test_a_bot_plays_a_game_to_its_end(name, players):
    record = play(GAME, [make_agent(GAME, name) for _ in range(players)], seed=1)
    assert record.document()["result"]["winners"]


@pytest.mark.parametrize("name", BOTS)
def test_a_bot_decides_alike_with_the_same_seed(name):
    one, two = (play(GAME, [make_agent(GAME, name) for _ in range(3)], seed=5).document() for _ in range(2))
    assert one == two


@pytest.mark.parametrize("name", BOTS)
def test_the_docstring_of_a_bot_tells_idea_sight_cost_and_weakness(name):
    for word in ("Idea:", "Sees:", "Cost:", "Weakness:"):
        assert word in BOTS[name].__doc__


def test_gains_by_hand():
    """Nobody has a card and the deck is empty: each card is a majority. eDW fDF lMH: D2 F1 M1 H1 W1."""
    assert list(by_land(choosing(deck=()), 0)) == [2, 1, 1, 1, 1]


def test_a_card_that_brings_no_majority_counts_nothing_at_the_end():
    """Seat 1 has two emus: one emu for seat 0 is worth nothing; the fish is worth 1."""
    state = choosing(deck=(), captured=((), cards("eDF eDM"), ()))
    assert list(by_land(state, 0)) == [1, 1, 1, 1, 0]


def test_greedy_chooses_the_richest_land():
    state = choosing(deck=())
    assert GreedyBot().choose(GAME.observe(state, 0), GAME.legal(state), Stream(0)) == CHOICES["dunes"]


def test_greedy_throws_for_much_and_passes_for_a_full_pot():
    """Dunes is worth 2, with two hunters ahead: 2 * (1 - 0.36) * 6 = 7.68 against 1.5 * (pot + 3)."""
    state = hunting("DWH", deck=(), boomerangs=(8, 8, 8), pot=2)  # 7.5
    legal = GAME.legal(state)
    assert GreedyBot().choose(GAME.observe(state, 0), legal, Stream(0)) == THROW
    assert GreedyBot().choose(GAME.observe(state.replace(pot=3), 0), legal, Stream(0)) == PASS  # 9
    assert stays(state, 2.0)
    assert not stays(state, 0.0)


def test_one_greedy_bot_can_serve_several_seats():
    """It keeps what it worked out by seat."""
    bot = GreedyBot()
    state = choosing(2, deck=(), captured=((), cards("fDH fMH fDW"), ()), river=cards("eMH fDF fFW"))
    assert bot.choose(state, GAME.legal(state), Stream(0)) in (CHOICES["meadow"], CHOICES["mountain"])
    again = state.replace(to_move=1)
    assert bot.choose(again, GAME.legal(again), Stream(0)) == CHOICES["forest"]


def test_the_sampler_beats_greedy_bots_at_a_table_of_four():
    won = 0
    for seed in range(4):
        seats = ["greedy"] * 4
        seats[seed] = "sampler"
        record = play(GAME, [make_agent(GAME, name) for name in seats], seed=seed)
        won += seed in record.document()["result"]["winners"]
    assert won >= 2
