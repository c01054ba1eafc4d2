"""Rounds by hand: dealing, choosing, hunting, capturing.

Short cards as in ``witness.cards``: eDW is the emu of dunes and water, H a height (mountain).
"""

import pytest

from zoo_games.boomerang import Boomerang, BoomerangSettings
from zoo_games.boomerang.components import CARD_LANDS, LANDS, default_components
from zoo_games.boomerang.moves import CHOICES, DEALS, PASS, THROW
from zoo_games.boomerang.turn import capture, capture_order
from zoo_games.boomerang.witness import cards, choosing, hunting, start
from zoo_games.core.chance import Stream
from zoo_games.core.errors import HiddenValue, MoveRefused, SettingError
from zoo_games.core.protocol import CHANCE, OVER
from zoo_games.testing.compliance import walk

GAME = Boomerang()


def dealt(state, words):
    for card in cards(words):
        state = GAME.apply(state, DEALS[card])
    return state


def played(state, *moves):
    for move in moves:
        state = GAME.apply(state, move)
    return state


@pytest.mark.parametrize("players", [3, 4, 5])
def test_a_new_game_has_54_cards_and_12_boomerangs_a_player(players):
    state = GAME.initial(BoomerangSettings(), players, Stream(1))
    assert len(state.deck) == 54
    assert state.boomerangs == (12,) * players
    assert (state.phase, state.river, state.to_move, state.starter) == ("deal", (), None, 0)
    assert GAME.to_act(state) == CHANCE


@pytest.mark.parametrize("players", [2, 6])
def test_two_players_are_refused_with_the_reason(players):
    with pytest.raises(SettingError, match=f"Boomerang needs 3 to 5 players, not {players}"):
        GAME.initial(BoomerangSettings(), players, Stream(1))


@pytest.mark.rule("B.cards")
def test_the_assumed_deck_lacks_one_pair_an_animal():
    """The six cards of rulings.md that are not in the deck."""
    deck = default_components().cards
    assert set(CARD_LANDS) - set(deck) == set(cards("lMH wDW tHW fDM eFM cDF"))


@pytest.mark.rule("B.cards")
@pytest.mark.parametrize("number", range(1, 11))
def test_a_smaller_deck_is_a_part_of_a_larger_one(number):
    deck = default_components(6, number).cards
    assert len(deck) == len(set(deck)) == 6 * number
    if number < 10:
        assert set(deck) < set(default_components(6, number + 1).cards)
    assert set(default_components(3, number).cards) == {
        card for card in deck if card.partition(":")[0] in ("echidna", "emu", "fish")
    }


@pytest.mark.rule("B.deal")
def test_cards_are_dealt_until_all_five_lands_lie_in_the_river():
    """EDW fDF show D W F; tFM adds M; wDH adds H: five cards seen only then."""
    state = dealt(start(deck=cards("eDW fDF tFM wDH lFW")), "eDW fDF tFM")
    assert state.phase == "deal"
    state = dealt(state, "wDH")
    assert (state.phase, GAME.to_act(state), state.river) == ("choose", 0, cards("eDW fDF tFM wDH"))
    assert state.deck == cards("lFW")


@pytest.mark.rule("B.deal", "B.last-round", "B.end")
def test_a_deck_that_never_shows_all_lands_is_one_last_round():
    """Two animals with one card each: at most four lands."""
    state = GAME.initial(BoomerangSettings(animals=2, cards_per_animal=1), 3, Stream(1))
    while state.phase == "deal":
        state = GAME.apply(state, GAME.legal(state)[0])
    assert (state.phase, len(state.river), state.deck) == ("choose", 2, ())
    state = played(state, *[CHOICES["dunes"]] * 3, PASS, PASS)
    assert GAME.to_act(state) == OVER


@pytest.mark.rule("B.deal")
def test_a_card_is_dealt_once_for_each_copy():
    state = start(deck=cards("eDW eDW fDF"))
    assert dict(GAME.chance(state)) == {DEALS["emu:dunes+water"]: 2, DEALS["fish:dunes+forest"]: 1}
    after = dealt(state, "eDW")
    assert after.deck == cards("eDW fDF")
    with pytest.raises(MoveRefused, match="not in the deck"):
        dealt(start(deck=cards("eDW")), "fDF")


@pytest.mark.rule("B.choose", "B.start")
def test_lands_are_chosen_in_seat_order_and_the_starter_hunts_first():
    state = choosing(starter=2)
    for seat, land in enumerate(("water", "water", "dunes")):
        assert GAME.to_act(state) == seat
        assert list(GAME.legal(state)) == [CHOICES[name] for name in LANDS]
        state = GAME.apply(state, CHOICES[land])
    assert (state.phase, state.to_move, state.hunting) == ("hunt", 2, (0, 1, 2))
    assert state.choices == ("water", "water", "dunes")


@pytest.mark.rule("B.throw", "B.turn", "B.pass", "B.stack")
def test_boomerangs_go_to_the_pot_and_from_it_to_the_next_who_passes():
    """12 each. 0 throws, 1 throws (pot 2), 2 passes: 14. 0 throws (pot 1), 1 throws (pot 2), 0 passes."""
    state = hunting("DDDD", boomerangs=(12, 12, 12, 12))
    state = played(state, THROW, THROW)
    assert (state.boomerangs, state.pot, state.to_move) == ((11, 11, 12, 12), 2, 2)
    state = GAME.apply(state, PASS)
    assert (state.boomerangs, state.pot, state.stack, state.to_move) == ((11, 11, 14, 12), 0, (2,), 3)
    state = GAME.apply(state, PASS)
    assert (state.stack, state.hunting, state.to_move) == ((2, 3), (0, 1), 0)
    state = played(state, THROW, THROW, PASS)
    assert state.boomerangs == (12, 10, 14, 12)
    assert sum(state.boomerangs) == 48


@pytest.mark.rule("B.broke")
def test_who_has_no_boomerang_must_pass():
    state = hunting("DWH", boomerangs=(0, 12, 12))
    assert list(GAME.legal(state)) == [PASS]
    with pytest.raises(MoveRefused, match=r"Seat 0 has no boomerang left and must pass \(B.broke\)"):
        GAME.apply(state, THROW)


@pytest.mark.rule("B.reveal", "B.down", "B.order", "B.all", "B.empty", "B.capture")
def test_a_capture_by_hand():
    """River eDW fDF lMH. Seat 1 is left, with dunes: eDW and fDF. 0 has water: nothing. 2 mountain: lMH."""
    state = hunting("WDH", to_move=2, boomerangs=(12, 12, 12))
    state = played(state, PASS, PASS)
    assert state.captured == ((), cards("eDW fDF"), cards("lMH"))
    assert (state.river, state.phase, state.starter) == ((), "deal", 1)
    assert (state.choices, state.stack, state.hunting, state.pot) == ((None,) * 3, (), (), 0)


@pytest.mark.rule("B.order")
def test_the_stack_is_taken_from_its_top():
    """Pass order 3, 0, 2 and 1 left: 1 first, then 2, 0, 3."""
    assert capture_order(1, (3, 0, 2)) == (1, 2, 0, 3)


@pytest.mark.rule("B.absent")
def test_a_land_that_is_not_there_takes_nothing():
    river, captured = capture(cards("eDW"), ((), (), ()), (0, 1, 2), ("forest", "forest", "water"))
    assert (river, captured) == ((), ((), (), cards("eDW")))


@pytest.mark.rule("B.stay")
def test_cards_that_are_left_stay_in_front_of_the_new_ones():
    state = played(hunting("FFF", stack=(2,), deck=cards("tFM wFW")), PASS)
    assert state.river == cards("eDW lMH")
    assert dealt(state, "tFM").river == cards("eDW lMH tFM")


@pytest.mark.rule("B.river")
def test_no_card_is_added_to_a_river_that_shows_all_lands():
    with pytest.raises(MoveRefused, match="shows all five lands"):
        GAME.apply(choosing(), DEALS["turtle:forest+meadow"])


@pytest.mark.rule("B.first", "B.last")
@pytest.mark.parametrize(("next_starter", "starter"), [("last-hunter", 1), ("last-passer", 0), ("left", 3)])
def test_who_starts_the_next_round(next_starter, starter):
    """Seat 2 started; passes: 2, 3, 0; seat 1 is left."""
    rules = BoomerangSettings(next_starter=next_starter)
    state = hunting("DDDD", to_move=2, starter=2).replace(rules=rules)
    assert played(state, PASS, PASS, PASS).starter == starter


@pytest.mark.rule("B.last")
def test_the_last_hunter_neither_throws_nor_passes():
    state = played(hunting("DWH", stack=(2,)), PASS)
    assert (state.phase, state.hunting, state.boomerangs) == ("deal", (), (12, 12, 12))


@pytest.mark.rule("B.over", "B.end")
def test_the_game_is_over_when_the_deck_is_empty_after_a_capture():
    state = played(hunting("FFF", stack=(2,), deck=()), PASS)
    assert (state.phase, GAME.to_act(state), GAME.legal(state)) == ("over", OVER, ())
    assert state.river == cards("eDW lMH")  # they count for nobody
    assert GAME.score(state) == (2, 3, 2)  # two points for 12 boomerangs, one fish for seat 1


@pytest.mark.rule("B.secret")
def test_a_view_refuses_the_capture_by_name():
    state = GAME.observe(hunting("DWH", stack=(2,)), 0)
    with pytest.raises(HiddenValue, match="the land that seat 1 has chosen"):
        GAME.apply(state, PASS)


@pytest.mark.rule("B.rounds", "B.box")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_cards_and_boomerangs_are_conserved(players):
    for seed in range(6):
        for state in walk(GAME, players, Stream(seed)).states:
            assert sum(state.boomerangs) + state.pot == 12 * players
            lying = [*state.deck, *state.river, *(card for hoard in state.captured for card in hoard)]
            assert sorted(lying) == sorted(default_components().cards)


def test_a_boomerang_is_never_thrown_where_nobody_has_any():
    settings = BoomerangSettings(boomerangs=0)
    for state in walk(GAME, 3, Stream(0), settings).states:
        assert THROW not in GAME.legal(state)
