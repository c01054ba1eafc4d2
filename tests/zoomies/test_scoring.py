import pytest

from tests.sizes import deep
from tests.zoomies.builders import GAME, random_states
from zoo_games.zoomies import PlaceTile, ZoomiesSettings
from zoo_games.zoomies.counting import Reading, count
from zoo_games.zoomies.witness import position

SIX = "B*-H 0,0 E; B*-H 1,0 S; B*-H 1,1 S"


def scores(park, tokens, **changes):
    return GAME.score(position(park, tokens, rules=ZoomiesSettings(**changes)))


@pytest.mark.rule("Z.frens", "Z.frens-base", "Z.frens-sides")
def test_frens_on_the_six_dog_board_score_8():
    # B|H sides: (0,0)|(0,1), (1,1)|(0,1), (1,0)|(2,0), (1,1)|(2,1) = 4 sides, 4 * 2 = 8
    assert scores(SIX, "0 frens 0,0 E") == (8, 0)


@pytest.mark.rule("Z.frens-base", "Z.frens-sides")
def test_the_same_area_scores_10_from_the_beagles_and_6_from_one_pack_of_poodles():
    # B B B        row 0: a Beagle Pack (0,0) (0,1) (0,2)
    # P C P        row 1: Poodles (1,0), (1,2); row -1: Poodles (-1,0), (-1,1), (-1,2)
    # Beagle base: (0,0)|(-1,0), (0,1)|(-1,1), (0,2)|(-1,2), (0,0)|(1,0), (0,2)|(1,2) = 5 sides, 10 points
    # Poodle base of (-1,0) (-1,1) (-1,2): its 3 sides to the Beagles, 6 points
    park = "B*-P 0,0 N; B-P* 0,1 N; B*-P 0,2 N; P*-C 1,0 S; P*-C 1,2 S"
    assert scores(park, "0 frens 0,0 N") == (10, 0)
    assert scores(park, "0 frens -1,0 S") == (6, 0)


@pytest.mark.rule("Z.leader", "Z.pack", "Z.diagonal")
def test_a_leader_counts_the_dogs_that_hang_together_by_sides():
    assert scores(SIX, "0 leader 1,0") == (3, 0)  # all three Beagles
    assert scores(SIX, "0 leader 2,1") == (2, 0)  # (2,0) and (2,1); (0,1) does not touch them


@pytest.mark.rule("Z.bones")
def test_bones_count_bones_and_may_stand_on_a_dog_without_one():
    assert scores(SIX, "0 bones 0,0; 1 bones 2,0") == (6, 0)  # three bones of 2; Huskies have none


@pytest.mark.rule("Z.zoomies", "Z.cap", "Z.group")
@pytest.mark.parametrize(("dogs", "points"), [(1, 1), (2, 3), (3, 6), (4, 10), (5, 15), (6, 15)])
def test_the_ladder_of_a_group_that_mixes_breeds(dogs, points):
    breeds = "HGBHGB"
    park = "; ".join(f"{breeds[column]}z-C* 0,{column} S" for column in range(dogs))
    assert scores(park, "0 zoomies 0,0") == (points, 0)


@pytest.mark.rule("Z.split", "Z.share", "Z.share-group")
def test_joining_groups_of_2_and_3_gives_7_each_and_loses_1():
    # 2 dogs = 3 points, 3 dogs = 6 points; one more dog between them: 6 dogs = 15, floor(15 / 2) = 7
    park = "Hz-C* 0,0 S; Gz-C* 0,1 S; Hz-C* 0,3 S; Gz-C* 0,4 S; Bz-C* 0,5 S"
    tokens = "0 zoomies 0,0; 1 zoomies 0,5"
    assert scores(park, tokens) == (3, 6)
    assert scores(park + "; Bz-C* 0,2 S", tokens) == (7, 7)


@pytest.mark.rule("Z.join")
def test_a_leader_of_5_joined_to_a_leader_of_3_by_a_dog_of_the_breed_gets_4():
    # 5 + 1 + 3 = 9 dogs, floor(9 / 2) = 4
    park = "; ".join(f"B*-H 0,{column} S" for column in (0, 1, 2, 3, 4, 6, 7, 8))
    before = position(park, "0 leader 0,0; 1 leader 0,8", (("B*-C",), ()))
    assert GAME.score(before) == (5, 3)
    assert GAME.score(GAME.apply(before, PlaceTile("B*-C", (0, 5), "N"))) == (4, 4)


@pytest.mark.rule("Z.split", "Z.share-pack")
@pytest.mark.parametrize(("split", "points"), [("floor", (2, 1)), ("full", (10, 5)), ("none", (0, 0))])
def test_three_leaders_in_a_pack_of_5(split, points):
    park = "; ".join(f"B*-H 0,{column} S" for column in range(5))
    tokens = "0 leader 0,0; 0 leader 0,1; 1 leader 0,4"  # floor(5 / 3) = 1 each
    assert scores(park, tokens, split=split) == points


@pytest.mark.rule("Z.share-frens", "Z.frens-more")
def test_frens_of_one_pack_share_only_if_they_point_at_one_breed():
    park = SIX + "; C*-P 1,2 E"
    # Beagle (1,1) touches the Chihuahua (1,2): 1 side; towards the Huskies 4 sides, 8 points
    assert scores(park, "0 frens 0,0 E; 1 frens 1,1 E") == (8, 2)
    assert scores(park, "0 frens 0,0 E; 1 frens 1,0 S") == (4, 4)


@pytest.mark.rule("Z.tie", "Z.best")
def test_equal_players_without_a_higher_token_share_the_win():
    state = position("B*-H 0,0 E; B*-H 1,0 E", "0 leader 0,0; 1 leader 0,1")
    assert GAME.winners(state) == (0, 1)
    assert GAME.winners(position("B*-H 0,0 E")) == (0, 1)


@pytest.mark.rule("Z.total", "Z.zero", "Z.live")
def test_steps_add_up_to_the_scores_at_any_time():
    for state in random_states(deep(150, 10_000), seed=2):
        explanation = GAME.explain_score(state)
        assert tuple(map(explanation.total, range(state.players))) == GAME.score(state)
        for item in explanation.items:
            running = 0
            for step in item.steps:
                running += step.points
                assert step.total == running
                assert step.rule in GAME.spec.rulebook
                assert step.text.endswith(".")
            assert running == item.points
        keys = [item.key for item in explanation.items]
        assert len(set(keys)) == len(keys)


def test_a_third_count_gives_the_same_points():
    for state in random_states(deep(40, 1_000), seed=3):
        for item, token in zip(GAME.explain_score(state).items, state.tokens, strict=True):
            assert sum(step.points for step in count(state, token, Reading())) == item.points


def test_the_steps_of_frens_name_pack_arrow_and_sides():
    item = GAME.explain_score(position(SIX, "0 frens 0,0 E")).items[0]
    assert [step.rule for step in item.steps] == ["Z.pack", "Z.frens-base"] + ["Z.frens"] * 4
    assert [step.sides for step in item.steps[2:]] == [
        (((0, 0), (0, 1)),),
        (((1, 0), (2, 0)),),
        (((1, 1), (0, 1)),),
        (((1, 1), (2, 1)),),
    ]


@pytest.mark.rule("Z.split")
def test_a_split_and_what_rounding_loses_are_one_step():
    park = "; ".join(f"B*-H 0,{column} S" for column in range(5))
    item = GAME.explain_score(position(park, "0 leader 0,0; 1 leader 0,4")).items[0]
    # 5 points by 2: the other Leader gets 2 and 1 is lost, so 3 go in one step and 2 stay
    assert [step.points for step in item.steps] == [0, 1, 1, 1, 1, 1, -3]
    assert item.steps[-1].text.endswith("; 5 points shared by 2 tokens: 2 each; 1 is lost.")


@pytest.mark.rule("Z.split")
def test_a_split_that_loses_nothing_says_nothing_of_a_loss():
    park = "; ".join(f"B*-H 0,{column} S" for column in range(6))
    item = GAME.explain_score(position(park, "0 leader 0,0; 1 leader 0,4; 0 leader 0,5")).items[0]
    # 6 points by 3: the two others get 2 each
    assert [step.points for step in item.steps] == [0, 1, 1, 1, 1, 1, 1, -4]
    assert item.steps[-1].text.endswith("; 6 points shared by 3 tokens: 2 each.")


@pytest.mark.rule("Z.cap")
def test_the_cap_is_a_step_of_its_own():
    park = "; ".join(f"{breed}z-C* 0,{column} S" for column, breed in enumerate("HGBHGB"))
    steps = GAME.explain_score(position(park, "0 zoomies 0,0")).items[0].steps
    assert [step.points for step in steps] == [0, 1, 2, 3, 4, 5, 0]
    assert [step.rule for step in steps] == ["Z.group"] + ["Z.zoomies"] * 5 + ["Z.cap"]


def test_items_keep_their_key_when_the_park_grows():
    state = position(SIX, "0 frens 0,0 E; 1 leader 2,0", (("C*-H", "B*-G"), ()))
    grown = GAME.apply(state, GAME.legal(state)[0])
    keys = [item.key for item in GAME.explain_score(state).items]
    assert keys == ["seat 0 frens 0,0", "seat 1 leader 2,0"]
    assert [item.key for item in GAME.explain_score(grown).items] == keys
