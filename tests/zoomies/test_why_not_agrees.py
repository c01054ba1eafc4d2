import pytest

from tests.sizes import deep
from tests.zoomies.builders import GAME, random_states
from zoo_games.core.errors import DocumentError, HiddenValue, MoveRefused
from zoo_games.zoomies import DiscardToken, Draw, PlaceTile, PlaceToken, Redraw, Refill
from zoo_games.zoomies.candidates import candidates
from zoo_games.zoomies.witness import position
from zoo_games.zoomies.witness_moves import ON_ROW, TO_LAY


def test_why_not_agrees_with_legal_over_all_candidates():
    for state in random_states(deep(60, 1_000)):
        legal = set(GAME.legal(state))
        assert len(legal) == len(GAME.legal(state)), "each move once"
        tried = set(candidates(state, both_spellings=True))
        assert legal <= tried
        for move in tried:
            listed = GAME.canonical(state, move) in legal
            assert (GAME.why_not(state, move) == ()) == listed, (state, move)


def test_apply_refuses_what_why_not_refuses_and_for_the_same_rules():
    for state in random_states(deep(20, 300), seed=1):
        for number, move in enumerate(candidates(state, both_spellings=True)):
            if number % 7:
                continue
            broken = GAME.why_not(state, move)
            if broken:
                with pytest.raises(MoveRefused) as refused:
                    GAME.apply(state, move)
                assert refused.value.refusals == broken
            else:
                GAME.apply(state, move)


def rules_broken(state, move):
    return [refusal.rule for refusal in GAME.why_not(state, move)]


def test_all_broken_rules_are_named_at_once_with_cells():
    # C-G* is not in hand; 0,1 is the Husky's; beside its cells lies only the Beagle at 0,0
    refusals = GAME.why_not(TO_LAY, PlaceTile("C-G*", (0, 1), "E"))
    assert [(refusal.rule, refusal.cells) for refusal in refusals] == [
        ("Z.own", ()),
        ("Z.free", ((0, 1),)),
        ("Z.match", ((0, 1), (0, 2))),
    ]
    assert refusals[1].text == "The tile would cover the Husky at 0,1"


def test_a_token_can_break_several_rules_at_once():
    state = position(
        "B*-H 0,0 E; H*-C 0,2 E", "1 bones 0,1", (("C*-P",), ()), ((1, 0), (4, 3)), phase="token", placed=1
    )
    assert rules_broken(state, PlaceToken("bones", (0, 1))) == ["Z.tokens", "Z.token", "Z.token", "Z.one"]
    assert rules_broken(state, PlaceToken("frens", (0, 2), "W")) == ["Z.tokens", "Z.frens-arrow"]


@pytest.mark.parametrize(
    ("move", "rule"),
    [
        (PlaceTile("X*-Y", (0, 2), "E"), "Z.tiles"),
        (PlaceTile(["H*-C"], (0, 2), "E"), "Z.tiles"),
        (PlaceTile("H*-C", [0, 2], "E"), "Z.touch"),
        (PlaceTile("H*-C", ("0", 2), "E"), "Z.touch"),
        (PlaceTile("H*-C", (0.0, 2), "E"), "Z.touch"),
        (PlaceTile("H*-C", (0, 4096 * 2), "E"), "Z.touch"),
        (PlaceTile("H*-C", (0, 2), "NE"), "Z.touch"),
        (PlaceToken("queen", (0, 2)), "Z.double"),
        (DiscardToken("star"), "Z.tokens"),
        (Draw(7), "Z.tiles"),
        (Refill("yes"), "Z.toss"),
        ("H*-C 0,2 E", "Z.order"),
    ],
)
def test_nonsense_is_refused_in_a_sentence(move, rule):
    assert rules_broken(TO_LAY, move) == [rule]
    with pytest.raises(MoveRefused):
        GAME.apply(TO_LAY, move)


def test_cells_whose_numbers_would_fall_together_are_kept_apart():
    with pytest.raises(MoveRefused):
        GAME.apply(TO_LAY, PlaceTile("H*-C", (-1, 4096 + 2), "E"))


@pytest.mark.rule("Z.over")
def test_nothing_is_due_when_the_game_is_over():
    state = position("B*-H 0,0 E", phase="over")
    assert GAME.legal(state) == ()
    for move in (Redraw(), Refill(False), DiscardToken("circle"), Draw("B*-G")):
        assert rules_broken(state, move)[0] == "Z.over"


def test_a_tile_may_be_named_either_way_round_and_keeps_the_spelling_of_the_hand():
    assert GAME.canonical(TO_LAY, PlaceTile("C-H*", (0, 3), "W")) == PlaceTile("H*-C", (0, 2), "E")
    one = GAME.apply(TO_LAY, PlaceTile("H*-C", (0, 2), "E"))
    other = GAME.apply(TO_LAY, PlaceTile("C-H*", (0, 3), "W"))
    assert one == other
    assert one.laid[-1] == ("H*-C", (0, 2), "E")


def test_a_hidden_hand_is_named_when_it_is_needed():
    seen = GAME.observe(TO_LAY, 1)
    with pytest.raises(HiddenValue, match="hand of seat 0"):
        GAME.legal(seen)
    with pytest.raises(HiddenValue):
        GAME.apply(seen, PlaceTile("H*-C", (0, 2), "E"))
    with pytest.raises(HiddenValue):
        GAME.why_not(seen, PlaceTile("H*-C", (0, 2), "E"))
    assert rules_broken(seen, PlaceTile("H*-C", (9, 9), "E")) == ["Z.touch", "Z.match"]


def test_what_needs_no_hidden_value_is_answered_in_a_view():
    seen = GAME.observe(ON_ROW, 1)
    assert GAME.legal(seen) == GAME.legal(ON_ROW)
    assert GAME.apply(seen, PlaceToken("bones", (0, 2))) == GAME.observe(
        GAME.apply(ON_ROW, PlaceToken("bones", (0, 2))), 1
    )


@pytest.mark.parametrize("key", ["hands", "phase", "to_move"])
def test_a_position_without_what_moves_need_says_so(key):
    state = TO_LAY.replace(missing=frozenset({key}))
    for question in (
        GAME.legal,
        GAME.to_act,
        lambda s: GAME.apply(s, Redraw()),
        lambda s: GAME.why_not(s, Redraw()),
    ):
        with pytest.raises(DocumentError, match=rf"state\.{key}: is missing"):
            question(state)
    assert GAME.score(state) == (0, 0)


def test_a_token_that_is_due_on_an_unknown_tile_is_refused_by_its_key():
    with pytest.raises(DocumentError, match=r"state\.placed: is missing"):
        GAME.legal(position("B*-H 0,0 E", phase="token"))
