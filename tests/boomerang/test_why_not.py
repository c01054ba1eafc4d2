import pytest

from zoo_games.boomerang import Boomerang
from zoo_games.boomerang.moves import CHOICES, DEALS, PASS, THROW, Choose, Deal
from zoo_games.boomerang.witness import choosing, ended, hunting, start
from zoo_games.core.chance import Stream
from zoo_games.core.errors import MoveRefused
from zoo_games.testing.compliance import check, walk

GAME = Boomerang()
BROKE = hunting("DWH", boomerangs=(0, 12, 12))


@pytest.mark.parametrize(
    ("state", "move", "refusals"),
    [
        (
            choosing(),
            Choose("sea"),
            [("B.tokens", "There is no land sea; the lands are dunes, forest, meadow")],
        ),
        (choosing(), Choose(None), [("B.tokens", "There is no land None")]),
        (choosing(), Choose(["dunes"]), [("B.tokens", "There is no land ['dunes']")]),
        (choosing(), THROW, [("B.rounds", "Throwing a boomerang is not due: a land has to be chosen")]),
        (
            hunting("DWH"),
            CHOICES["water"],
            [("B.rounds", "Choosing a land is not due: a boomerang has to be")],
        ),
        (BROKE, THROW, [("B.broke", "Seat 0 has no boomerang left and must pass")]),
        (start(), Deal("emu:dunes"), [("B.card", "There is no card emu:dunes")]),
        (start(), Deal(["x"]), [("B.card", "There is no card ['x']")]),
        (start(), DEALS["emu:dunes+water"], [("B.deal", "The card emu:dunes+water is not in the deck")]),
        (ended("", "", ""), PASS, [("B.rounds", "Passing is not due: the game is over")]),
        (
            hunting("DWH"),
            Choose("sea"),
            [("B.rounds", "Choosing a land is not due"), ("B.tokens", "There is no land sea")],
        ),
        (choosing(), "water", [("B.rounds", "That is no move of Boomerang")]),
    ],
)
def test_every_broken_rule_is_told(state, move, refusals):
    broken = GAME.why_not(state, move)
    assert [refusal.rule for refusal in broken] == [rule for rule, _ in refusals]
    for refusal, (_, text) in zip(broken, refusals, strict=True):
        assert refusal.text.startswith(text)
    with pytest.raises(MoveRefused) as caught:
        GAME.apply(state, move)
    assert caught.value.refusals == broken


def test_places_at_fault_are_named():
    assert GAME.why_not(BROKE, THROW)[0].cells == ("boomerangs 0",)
    state = start().replace(river=("emu:dunes+water",))
    refusal = GAME.why_not(state, DEALS["emu:dunes+water"])[0]
    assert refusal.text.endswith("lies in the river already")
    assert refusal.cells == ("river 0",)


def test_legal_and_why_not_agree_over_all_candidates():
    for seed in range(3):
        for state in walk(GAME, 3 + seed, Stream(seed)).states:
            listed = set(GAME.legal(state))
            candidates = list(GAME.candidates(state))
            assert listed <= set(candidates)
            for move in candidates:
                assert (move in listed) == (not GAME.why_not(state, move))


def test_the_game_passes_the_public_checks():
    check(GAME, games=3)
    check(
        GAME, games=3, settings=GAME.spec.settings.of({"boomerangs": 1, "animals": 3, "cards_per_animal": 3})
    )
