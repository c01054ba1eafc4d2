"""What changed between two positions, in words."""

import pytest

from zoo_games.core.explanation import Explanation, Item, Step
from zoo_games.explore.difference import difference
from zoo_games.testing.race import Race, RaceState
from zoo_games.zoomies import Laid, Token, Zoomies, ZoomiesSettings, make_state

GAME = Zoomies()
NAMES = ("Ada", "Ben")


def state(tiles, tokens):
    """Return a park with tokens; whose turn it is does not matter here."""
    return make_state(
        ZoomiesSettings(), 2, [Laid(*tile) for tile in tiles], [Token(*token) for token in tokens]
    )


def lines(tiles, tokens, added, new_tokens=()):
    """Return the lines about tiles and tokens added to a park."""
    before = state(tiles, tokens)
    after = state([*tiles, *added], [*tokens, *new_tokens])
    return difference(GAME, before, after, NAMES).lines


@pytest.mark.rule("Z.frens", "Z.frens-sides")
def test_a_new_side_is_named_by_the_dog_and_its_side():
    """Beagles 0,0 and 1,0 touch the Huskies 0,1 and 1,1 on two sides: 4. The Husky at 2,0 is a third: 6."""
    assert lines(
        [("B*-H", (0, 0), "E"), ("B*-H", (1, 0), "E")],
        [(1, "frens", (0, 0), "E")],
        [("H-C*", (2, 0), "W")],
    ) == (
        "Ben's Frens at 0,0: 4 to 6, because the Husky at 2,0 now touches the Pack on its north side, "
        "at the Beagle at 1,0.",
        "Ben: 4 to 6 points.",
    )


@pytest.mark.rule("Z.frens-sides")
def test_a_dog_that_touches_on_two_sides_is_told_once_with_both():
    """The Husky at 1,1 lies south of the Beagle 0,1 and east of the Beagle 1,0: 2 to 6."""
    assert lines(
        [("B-B*", (0, 0), "E"), ("B*-C", (1, 0), "S"), ("H*-C", (0, -1), "W")],
        [(1, "frens", (0, 0), "W")],
        [("H-C*", (1, 1), "E")],
    )[0] == (
        "Ben's Frens at 0,0: 2 to 6, "
        "because the Husky at 1,1 now touches the Pack on its north side, at the Beagle at 0,1 "
        "and on its west side, at the Beagle at 1,0."
    )


@pytest.mark.rule("Z.leader")
def test_a_leader_grows_by_the_dog_that_joined():
    assert (
        lines([("B*-H", (0, 0), "E")], [(0, "leader", (0, 0), None)], [("B-P*", (1, 0), "S")])[0]
        == "Ada's Leader at 0,0: 1 to 2, because the Beagle at 1,0 joined the Pack."
    )


@pytest.mark.rule("Z.bones")
def test_bones_grow_by_the_bone_that_joined():
    assert (
        lines([("B*-H", (0, 0), "E")], [(0, "bones", (0, 0), None)], [("B*-P", (1, 0), "S")])[0]
        == "Ada's Bones at 0,0: 2 to 4, because the bone of the Beagle at 1,0 joined the Pack."
    )


@pytest.mark.rule("Z.bones")
def test_a_dog_without_a_bone_moves_no_bones():
    assert lines([("B*-H", (0, 0), "E")], [(0, "bones", (0, 0), None)], [("B-P*", (1, 0), "S")]) == ()


@pytest.mark.rule("Z.zoomies", "Z.group")
def test_a_zoomies_group_climbs_the_ladder():
    """One dog 1 point, two dogs 3 points."""
    assert (
        lines([("Bz-H*", (0, 0), "E")], [(0, "zoomies", (0, 0), None)], [("Pz-B*", (1, 0), "S")])[0]
        == "Ada's Zoomies at 0,0: 1 to 3, because the Poodle at 1,0 joined the group, now 2 dogs."
    )


@pytest.mark.rule("Z.split", "Z.pack")
def test_packs_that_join_are_noticed_and_their_leaders_split():
    """Packs of 1 and 2 Beagles and the one that joins them: 4 dogs, 2 points each."""
    told = lines(
        [("B*-H", (0, 0), "W"), ("B-B*", (0, 2), "E")],
        [(0, "leader", (0, 0), None), (1, "leader", (0, 2), None)],
        [("B-C*", (0, 1), "S")],
    )
    assert told == (
        "Packs of Beagles have joined, now 4 dogs: Ada's Leader at 0,0 and Ben's Leader at 0,2 now split "
        "the points of its dogs.",
        "Ada's Leader at 0,0: 1 to 2, because 3 more dogs joined the Pack, another Pack became part of it "
        "and it now splits with Leader at 0,2.",
        "Ada: 1 to 2 points.",
    )


@pytest.mark.rule("Z.split")
@pytest.mark.parametrize(
    ("split", "notice", "change"),
    [
        # 4 dogs: all 4 points for each
        (
            "full",
            "now each get all the points of its dogs.",
            "1 to 4, because 3 more dogs joined the Pack and",
        ),
        # nobody gets any
        ("none", "now lose the points of its dogs.", "1 to 0, because"),
    ],
)
def test_under_another_setting_packs_that_join_are_told_as_it_splits(split, notice, change):
    tiles = [Laid("B*-H", (0, 0), "W"), Laid("B-B*", (0, 2), "E")]
    tokens = [Token(0, "leader", (0, 0), None), Token(1, "leader", (0, 2), None)]
    rules = ZoomiesSettings(split=split)
    before = make_state(rules, 2, tiles, tokens)
    after = make_state(rules, 2, [*tiles, Laid("B-C*", (0, 1), "S")], tokens)
    told = difference(GAME, before, after, NAMES).lines
    assert told[0].endswith(notice)
    assert change in told[1]
    assert "splits" not in " ".join(told)
    assert ("loses its points beside Leader at 0,2" in told[1]) == (split == "none")


@pytest.mark.rule("Z.split", "Z.group")
def test_zoomies_groups_that_join_are_noticed():
    """Groups of 1 and 1 and the dog that joins them: 3 dogs, 6 points, 3 each."""
    notice, *rest = lines(
        [("Bz-H*", (0, 0), "W"), ("Pz-C*", (0, 2), "E")],
        [(0, "zoomies", (0, 0), None), (1, "zoomies", (0, 2), None)],
        [("Hz-C*", (0, 1), "S")],
    )
    assert notice == (
        "Zoomies groups have joined, now 3 dogs: Ada's Zoomies at 0,0 and Ben's Zoomies at 0,2 now split "
        "the points of the group."
    )
    assert rest[0].startswith("Ada's Zoomies at 0,0: 1 to 3, because ")


def test_tokens_that_split_already_are_not_noticed_again():
    tiles = [("B*-H", (0, 0), "W"), ("B-B*", (0, 2), "E"), ("B-C*", (0, 1), "S")]
    tokens = [(0, "leader", (0, 0), None), (1, "leader", (0, 2), None)]
    told = lines(tiles, tokens, [("B-P*", (-1, 0), "N")])
    assert not any("have joined" in line for line in told)


def test_a_new_token_is_told_with_its_points():
    assert lines([("B*-H", (0, 0), "E")], [], [], [(1, "bones", (0, 0), None)]) == (
        "Ben's Bones at 0,0: new, 2 points.",
        "Ben: 0 to 2 points.",
    )


def test_the_way_back_is_told_too():
    before = state([("B*-H", (0, 0), "E")], [(1, "bones", (0, 0), None)])
    after = state([("B*-H", (0, 0), "E")], [])
    assert difference(GAME, before, after, NAMES).lines[0] == "Ben's Bones at 0,0: gone, 2 points less."


def test_nothing_changed_is_said():
    same = state([("B*-H", (0, 0), "E")], [])
    assert str(difference(GAME, same, same, NAMES)) == "No score moved."


def test_a_change_carries_its_new_sides():
    before = state([("B*-H", (0, 0), "E")], [(1, "frens", (0, 0), "E")])
    after = state([("B*-H", (0, 0), "E"), ("H-C*", (1, 0), "S")], [(1, "frens", (0, 0), "E")])
    (change,) = difference(GAME, before, after, NAMES).changes
    assert change.sides == (((0, 0), (1, 0)),)
    assert change.points == 2


def test_the_changes_of_all_seats_add_up_to_what_their_scores_moved():
    from zoo_games.core.chance import Stream
    from zoo_games.testing.compliance import walk

    one = walk(GAME, 4, Stream(3))
    for before, after in zip(one.states[::7], one.states[7::7], strict=False):
        found = difference(GAME, before, after, ["A", "B", "C", "D"])
        for seat in range(4):
            assert sum(change.points for change in found.of(seat)) == found.after[seat] - found.before[seat]
        for change in found.changes:
            if change.before is not None:
                assert change.because, change


def test_a_game_without_reasons_of_its_own_tells_the_steps_that_came():
    class Explained(Race):
        def explain_score(self, state):
            return Explanation(
                tuple(
                    Item(
                        seat,
                        "way",
                        at,
                        tuple(Step("R.goal", f"Step {n}.", (), 1, n) for n in range(1, at + 1)),
                        "way",
                        key=str(seat),
                    )
                    for seat, at in enumerate(state.at)
                )
            )

    told = difference(Explained(), RaceState((2, 0)), RaceState((3, 0)), NAMES).lines
    assert told[0].startswith("Ada's way: 2 to 3, because of this step: ")


def test_a_game_that_explains_nothing_tells_the_numbers():
    told = difference(Race(), RaceState((2, 0)), RaceState((3, 0)), NAMES).lines
    assert told == ("Ada's score: 2 to 3.", "Ada: 2 to 3 points.")
