from dataclasses import fields

import pytest

from tests.sizes import deep
from tests.zoomies.builders import GAME, random_states
from zoo_games.core.explanation import parting
from zoo_games.zoomies import PlaceTile, PlaceToken, ZoomiesSettings
from zoo_games.zoomies.counting import Reading, count
from zoo_games.zoomies.misreadings import MISREADINGS, misreadings_for
from zoo_games.zoomies.witness import position
from zoo_games.zoomies.witness_moves import TO_LAY
from zoo_games.zoomies.witness_scores import BEAGLES, FOUR_ICONS, SIX, SIX_ICONS

IDS = [
    "Z-DIAG",
    "Z-DOGS",
    "Z-SEAM",
    "Z-ARROW",
    "Z-BASE",
    "Z-X2",
    "Z-LINEAR",
    "Z-CAP",
    "Z-BREED",
    "Z-ICON",
    "Z-SPLIT",
    "Z-FRZN",
    "Z-BOTH",
]


def only(id, variant=""):
    return next(one for one in MISREADINGS if one.id == id and one.variant == variant)


def wrong(id, park, tokens, variant="", index=0):
    state = position(park, tokens)
    return only(id, variant).points(state, state.tokens[index])


def test_every_wrong_idea_of_the_inventory_is_there_and_names_its_rule():
    assert list(dict.fromkeys(one.id for one in MISREADINGS)) == IDS
    for one in MISREADINGS:
        assert one.rule in GAME.spec.rulebook
        assert one.told(ZoomiesSettings()).endswith(".")
        assert bool(one.kinds) != bool(one.placing)


@pytest.mark.rule("Z.frens", "Z.frens-sides", "Z.diagonal")
@pytest.mark.parametrize(
    ("answer", "ids"),
    [(8, []), (2, ["Z-SEAM"]), (4, ["Z-ARROW", "Z-X2"]), (6, ["Z-DOGS"]), (14, ["Z-DIAG"])],
)
def test_the_answers_on_the_six_dog_board_tell_the_wrong_ideas_apart(answer, ids):
    # seam: only (1,1)|(0,1); arrow: that and (0,0)|(0,1); one point a side: 4; three Huskies: 6;
    # with corners (1,0)~(0,1), (1,0)~(2,1), (1,1)~(2,0) too: 7 touches, 14
    tiles = SIX.split("; ")
    state = position("; ".join(tiles[1:] + tiles[:1]), "0 frens 0,0 E")  # the token's tile laid last
    assert [one.id for one in misreadings_for(state, state.tokens[0], answer)] == ids


@pytest.mark.rule("Z.zoomies", "Z.cap", "Z.group")
def test_wrong_ideas_about_zoomies():
    assert wrong("Z-LINEAR", FOUR_ICONS, "0 zoomies 0,1", "one") == 4
    assert wrong("Z-LINEAR", FOUR_ICONS, "0 zoomies 0,1", "two") == 8
    assert wrong("Z-CAP", SIX_ICONS, "0 zoomies 0,1") == 21
    assert wrong("Z-BREED", FOUR_ICONS, "0 zoomies 0,1") == 3  # the two Huskies (0,1) and (1,1)


@pytest.mark.rule("Z.split")
def test_wrong_ideas_about_splits():
    tokens = "0 leader 0,0; 1 leader 0,4"  # a Pack of 5
    assert [wrong("Z-SPLIT", BEAGLES, tokens, "all", index) for index in (0, 1)] == [5, 5]
    assert [wrong("Z-SPLIT", BEAGLES, tokens, "first", index) for index in (0, 1)] == [5, 0]


@pytest.mark.rule("Z.live")
def test_a_frozen_score_counts_the_park_as_it_was():
    # the Leader was placed on the first tile, when its Pack was one Beagle; now it is three
    assert wrong("Z-FRZN", SIX, "0 leader 0,0") == 1
    assert wrong("Z-FRZN", SIX, "0 leader 1,1") == 3


@pytest.mark.rule("Z.bones")
def test_a_bone_under_the_token_is_asked_for():
    state = position("B*-H 0,0 E; H-C* 0,2 E", "", (("C*-P",), ()), phase="token", placed=1)
    move = PlaceToken("bones", (0, 2))
    assert GAME.why_not(state, move) == ()
    assert not only("Z-ICON").allows(state, move)
    assert only("Z-ICON").allows(state, PlaceToken("bones", (0, 3)))


@pytest.mark.rule("Z.breed")
def test_both_dogs_are_asked_to_match():
    move = PlaceTile("H*-C", (0, 2), "E")
    assert GAME.why_not(TO_LAY, move) == ()
    assert not only("Z-BOTH").allows(TO_LAY, move)
    both = position("B*-H 0,0 E", hands=(("B-H*", "C*-P"), ()))
    assert only("Z-BOTH").allows(both, PlaceTile("B-H*", (1, 0), "E"))
    assert not only("Z-BOTH").allows(both, PlaceTile("B-H*", (5, 5), "E"))


def test_the_first_step_at_which_two_counts_part():
    state = position(SIX, "0 frens 0,0 E")
    right = GAME.explain_score(state).items[0].steps
    assert parting(right, only("Z-SEAM").steps(state, state.tokens[0])) == 2
    assert parting(right, count(state, state.tokens[0], Reading())) is None
    assert parting(right, right[:3]) == 3


def test_every_wrong_idea_has_an_answer_on_any_board():
    for state in random_states(deep(25, 500), seed=6):
        for token in state.tokens:
            for one in MISREADINGS:
                steps = one.steps(state, token)
                assert sum(step.points for step in steps) == one.points(state, token)
                assert all(step.rule in GAME.spec.rulebook for step in steps)


def test_a_wrong_idea_about_a_score_gets_one_thing_wrong():
    # An idea with two faults would be named where one of them changes nothing.
    for one in MISREADINGS:
        faults = [each.name for each in fields(Reading) if getattr(one.reading, each.name) != each.default]
        assert len(faults) == (1 if one.kinds else 0), one.id


@pytest.mark.rule("Z.split", "Z.frens-base")
def test_whoever_counts_every_pack_for_frens_still_shares():
    # Beagles 0,0 and 0,1 are one Pack with all sides to Huskies, two: 4 points for two tokens.
    park, tokens = "B*-H 0,0 S; B-H* 0,1 S", "0 frens 0,0 S; 1 frens 0,1 S"
    assert wrong("Z-BASE", park, tokens) == 2
    # A third Beagle, apart, with a side of its own: 6 by two is 3.
    assert wrong("Z-BASE", f"{park}; H*-B 1,2 E", tokens) == 3


@pytest.mark.rule("Z.zoomies", "Z.split", "Z.frens")
def test_what_is_said_of_a_wrong_idea_holds_under_the_settings_that_are_played():
    other = ZoomiesSettings(points_side=3, points_bone=5, ladder=(2, 4), split="none")
    told = [one.told(other) for one in MISREADINGS if one.id in ("Z-X2", "Z-LINEAR", "Z-SPLIT")]
    assert told == [
        "You counted 1 point for each; a side is worth 3, a bone 5.",
        "You counted 1 point a dog; the points climb 2, 4.",
        "You counted 2 points a dog; the points climb 2, 4.",
        "You gave every token all points; tokens in one Pack or group get nothing.",
        "You gave all points to the token placed first; tokens in one Pack or group get nothing.",
    ]
