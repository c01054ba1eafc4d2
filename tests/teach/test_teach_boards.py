"""Boards of items and fresh boards: legal, as hard as asked for, the same from the same seed."""

from collections import Counter

import pytest

from tests.sizes import deep
from zoo_games.core import registry
from zoo_games.core.errors import SettingError
from zoo_games.render.scene import Circle, Text
from zoo_games.teach.builds import make_build
from zoo_games.teach.items import ITEMS, make_question
from zoo_games.teach.searching import NoBoard
from zoo_games.teach.zoomies.boards import Level, counted, fresh, search
from zoo_games.teach.zoomies.items import DECLARED, LARGE, LIKE_SIX, LIKE_SOLO, WINDING
from zoo_games.zoomies.components import cells_of, dogs_of
from zoo_games.zoomies.misreadings import MISREADINGS
from zoo_games.zoomies.packs import token_points
from zoo_games.zoomies.scoring import explain_score
from zoo_games.zoomies.witness import position

BOARDS = {item.id: item.board() for item in DECLARED if item.board is not None}


def _matches(state, index):
    """Whether a tile touches a dog of its breed among the tiles laid before it."""
    earlier = {cell for _, at, toward in state.laid[:index] for cell in cells_of(at, toward)}
    tile, at, toward = state.laid[index]
    return any(
        (there := cells_of(cell, side)[1]) in earlier and state.dogs[there].breed == dog.breed
        for cell, dog in zip(cells_of(at, toward), dogs_of(tile), strict=True)
        for side in "NESW"
    )


@pytest.mark.rule("Z.match", "Z.touch")
@pytest.mark.parametrize(
    "id", [id for id in BOARDS if id not in ("frens-from-beagles", "frens-from-poodles")]
)
def test_every_tile_after_the_three_of_the_start_matches(id):
    state = BOARDS[id]
    assert all(_matches(state, index) for index in range(3, len(state.laid)))


@pytest.mark.rule("Z.match", "Z.touch")
@pytest.mark.parametrize("seed", range(deep(5, 60)))
def test_fresh_boards_are_built_by_legal_placements(seed):
    state = fresh(LIKE_SIX, seed)
    assert all(_matches(state, index) for index in range(1, len(state.laid)))


@pytest.mark.parametrize("level", [LIKE_SIX, LIKE_SOLO], ids=["like six", "like solo"])
@pytest.mark.parametrize("seed", range(deep(5, 100)))
def test_fresh_boards_are_equally_hard(level, seed):
    state = fresh(level, seed)
    assert len(state.laid) == level.tiles
    assert abs(counted(state) - level.counted) <= 1
    assert len(state.tokens) == level.sharers


def test_fresh_boards_do_not_all_have_one_answer():
    assert len({make_question("frens-six-dogs", seed).solve().answer for seed in range(12)}) == 3


def test_the_same_seed_gives_the_same_board_and_another_seed_another():
    assert fresh(LIKE_SIX, 3) == fresh(LIKE_SIX, 3)
    assert len({fresh(LIKE_SIX, seed) for seed in range(6)}) == 6


@pytest.mark.parametrize("seed", range(deep(4, 60)))
def test_on_fresh_boards_the_ideas_lead_to_different_numbers(seed):
    solution = make_question("frens-six-dogs", seed).solve()
    answers = {way.id: way.answer for way in solution.wrong if way.id in LIKE_SIX.apart}
    assert len({*answers.values(), solution.answer}) == len(LIKE_SIX.apart) + 1


@pytest.mark.rule("Z.share", "Z.split")
def test_a_board_with_a_merge_is_shared_because_its_last_tile_joined_two_packs():
    state = fresh(Level("leader", 7, 5, sharers=2), 2)
    before = explain_score(state.replace(laid=state.laid[:-1]))
    assert not any(step.rule == "Z.split" for step in before.steps)
    assert any(step.rule == "Z.split" for step in explain_score(state).steps)


def test_a_search_that_finds_nothing_says_so():
    with pytest.raises(NoBoard, match="another seed"):
        search(Level("leader", 2, 9, spread=0), 1, lambda state: True, tries=20)


@pytest.mark.parametrize("id", ITEMS)
def test_every_item_is_solved_by_the_scoring_rules(id):
    question = make_question(id)
    solution = question.solve()
    if question.kind == "number":
        assert solution.steps[-1].total == solution.answer
        assert len(solution.frames) == len(solution.steps)
    assert all(way.answer != solution.answer for way in solution.wrong)
    assert set(question.rules) <= _rules()


def _rules():
    return {rule for name in registry.names() for rule in registry.get(name).spec.rulebook}


@pytest.mark.parametrize("id", [id for id in ITEMS if make_question(id).kind == "number"])
def test_a_question_tells_no_points_before_it_is_answered(id):
    question = make_question(id)
    told = " ".join([question.text, question.board, question.scene.alt])
    assert "0 points" not in told
    assert "point now" not in told
    assert "points now" not in told


@pytest.mark.parametrize("id", ["corner", "no-match", "one-match"])
def test_a_wish_is_drawn_the_same_whether_it_is_allowed_or_not(id):
    roles = {
        shape.stroke
        for layer in make_question(id).scene.layers
        if layer.name == "ghost"
        for shape in layer.shapes
        if hasattr(shape, "stroke")
    }
    assert "mark.refused" not in roles


@pytest.mark.parametrize(
    ("id", "answer"),
    [
        # 5 Beagles of one Pack, one laid, 3 of the other: 9 dogs, two Leaders: 4 each, one lost
        ("leaders-join", 4),
        # 2 + 1 + 2 dogs with the icon: 15, shared by two: 7
        ("groups-join", 7),
        ("leader-share", 2),
        ("leader-grows", 3),
        ("frens-from-beagles", 10),
        ("frens-from-poodles", 6),
        ("zoomies-four", 10),
        ("zoomies-seven", 15),
        ("bones", 4),
        ("one-match", True),
        ("corner", False),
        ("no-match", False),
    ],
)
def test_the_answers_of_the_lessons_counted_by_hand(id, answer):
    assert make_question(id).solve().answer == answer


@pytest.mark.parametrize("name", ["nowhere", ""])
def test_an_item_that_does_not_exist_is_named(name):
    with pytest.raises(SettingError, match="There is no question"):
        make_question(name)


def test_an_item_without_fresh_boards_says_so():
    with pytest.raises(SettingError, match="only the board of the lesson"):
        make_question("corner", seed=1)


# --- build tasks --------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", [None, *range(deep(4, 40))])
@pytest.mark.parametrize("id", ["leader-four", "frens-ten"])
def test_a_build_task_always_has_a_solution_and_not_every_place_is_one(id, seed):
    task = make_build(id, seed)
    assert 0 < len(task.solutions()) < task.tries()
    assert token_points(task.position.state)[0] == task.target - 2


def test_every_solution_of_a_build_task_counts():
    task = make_build("frens-ten")
    assert [task.check(move).solved for move in task.solutions()] == [True] * len(task.solutions())
    assert len({move.at for move in task.solutions()}) > 2


@pytest.mark.rule("Z.leader", "Z.pack")
def test_only_a_husky_in_the_gap_makes_one_pack_of_four():
    # Huskies at 0,1 1,1 (the Pack) and 0,3; the gap 0,2 has the Poodle 1,2 below it, so the tile goes north.
    task = make_build("leader-four")
    assert {(move.tile, task.told(move)) for move in task.solutions()} == {
        ("B-H*", "B-H* on -1,2 and 0,2"),
        ("H*-P", "H*-P on 0,2 and -1,2"),
    }
    assert task.check("B-H* at 2,0 E").text == "Ada's Leader is worth 3 now, not 4."
    assert task.check("H*-P at 0,2 N").text == "Solved: Ada's Leader is worth 4."


def test_a_tile_that_misses_the_number_is_told_what_it_makes():
    verdict = make_build("frens-ten").check("H*-P at 0,2 E")
    assert (verdict.solved, verdict.text) == (False, "Ada's Frens token is worth 8 now, not 10.")


def test_an_illegal_tile_is_told_its_rule():
    verdict = make_build("frens-ten").check("H*-P at 5,5 E")
    assert verdict.solved is False
    assert "Z.touch" in verdict.text


def test_a_board_on_which_the_tile_lies_is_taken_as_an_answer():
    task = make_build("frens-ten")
    assert task.check(task.position).solved is None
    assert task.check(task.position.play("B-H* at 1,2 N")).solved is True


def test_another_park_is_no_answer():
    with pytest.raises(SettingError, match="another park"):
        make_build("frens-ten").check(make_build("frens-ten", seed=1).position)


@pytest.mark.rule("Z.live", "Z.frens")
def test_an_arrow_at_a_dog_that_is_listed_later_is_counted_as_it_was_when_both_lay_there():
    # The Beagle at 1,0 is listed first, the Husky at 2,0 that the arrow points at second, a third tile last.
    state = position("B*-P 1,0 N; H*-C 2,0 S; B-H* 1,1 S", "0 frens 1,0 S")
    frozen = next(one for one in MISREADINGS if one.id == "Z-FRZN")
    # Now: 1,0|2,0 and 1,1|2,1 = 2 sides, 4 points; as placed: 1,0|2,0 = 2 points.
    assert frozen.points(state, state.tokens[0]) == 2


# --- what is said of a wrong answer ---------------------------------------------------------------------


@pytest.mark.rule("Z.live")
def test_nobody_is_said_to_have_counted_an_older_park_who_was_not_told_what_is_new():
    ideas = {id: {way.id for way in make_question(id).solve().wrong} for id in BOARDS}
    assert {id for id, found in ideas.items() if "Z-FRZN" in found} == {
        "leader-grows",
        "leaders-join",
        "groups-join",
        "share-worked",
    }


@pytest.mark.rule("Z.live", "Z.split")
@pytest.mark.parametrize(
    ("id", "before"),
    [
        # Two groups of two, 3 points each, before the fifth dog joins them.
        ("groups-join", 3),
        # A Pack of two with Ada's Leader before the Beagle at 0,2 joins it to Ben's.
        ("leader-share", 2),
    ],
)
def test_the_older_park_is_the_one_without_the_tile_that_is_pointed_out(id, before):
    question = make_question(id)
    ways = {way.id: way.answer for way in question.solve().wrong}
    assert ways.get("Z-FRZN", question.solve().answer) == before


@pytest.mark.rule("Z.frens-base", "Z.split")
def test_counting_every_pack_is_not_named_where_all_sides_are_of_one_pack():
    # All sides between Poodles and Huskies belong to the one Pack of Poodles.
    assert "Z-BASE" not in {way.id for way in make_question("frens-share").solve().wrong}
    # The Beagle-Husky sides are all of Ben's Base Pack too.
    assert "Z-BASE" not in {way.id for way in make_question("ben-total").solve().wrong}


# --- the end of a real game -----------------------------------------------------------------------------


@pytest.mark.rule("Z.tokens", "Z.over")
@pytest.mark.parametrize("end", [LARGE, WINDING])
def test_the_large_parks_are_those_of_a_game_in_which_every_token_was_placed(end):
    park = position(*end, phase="over")
    assert len(park.dogs) == 40
    shapes = Counter((token.player, token.kind in ("leader", "zoomies")) for token in park.tokens)
    assert shapes == {(0, True): 4, (0, False): 4, (1, True): 4, (1, False): 4}


@pytest.mark.parametrize(
    ("id", "answer"),
    [
        # Five Poodles by two Leaders, three columns apart: 2 each, 1 is lost.
        pytest.param("end-leaders", 2, marks=pytest.mark.rule("Z.leader", "Z.split")),
        pytest.param("end-no-bone", 0, marks=pytest.mark.rule("Z.bones")),
        # Nine Chihuahuas, six with a bone: 12 by two.
        pytest.param("end-bones", 6, marks=pytest.mark.rule("Z.bones", "Z.split")),
        pytest.param("end-leader", 9, marks=pytest.mark.rule("Z.leader")),
        # -2,-1|-1,-1; -2,0|-1,0; -1,-2|-1,-1; -1,1 with -1,0, -1,2 and 0,1.
        pytest.param("end-frens", 12, marks=pytest.mark.rule("Z.frens")),
        # Two Poodles, one side: -1,0|0,0. The other Poodles are another Pack.
        pytest.param("end-frens-few", 2, marks=pytest.mark.rule("Z.frens-base", "Z.share-frens")),
        # -2,3 has none; -1,2|-2,2; -1,3|0,3; 0,1|0,0; 0,2|0,3; -2,3|-2,2.
        pytest.param("end-frens-many", 10, marks=pytest.mark.rule("Z.frens")),
        pytest.param("end-zoomies", 6, marks=pytest.mark.rule("Z.zoomies")),
    ],
)
def test_tokens_of_a_large_park_counted_by_hand(id, answer):
    assert make_question(id).solve().answer == answer


def test_a_question_about_a_crowded_park_speaks_of_the_token_that_is_asked_for():
    text = make_question("end-leader").text
    assert text.count("stands on") == 1
    assert make_question("frens-share").text.count("stands on") == 4


# --- one picture of a whole count -----------------------------------------------------------------------


@pytest.mark.parametrize("id", ["frens-six-dogs", "end-frens-many"])
def test_one_picture_shows_the_points_so_far_at_every_side_above_the_tokens(id):
    solution = make_question(id).solve()
    names = [layer.name for layer in solution.whole.layers]
    assert names.index("bars") > names.index("tokens")
    counts = next(layer for layer in solution.whole.layers if layer.name == "counts")
    shown = [shape.text for shape in counts.shapes if isinstance(shape, Text)]
    assert shown == [str(step.total) for step in solution.steps if step.sides]


def test_one_picture_shows_every_rung_of_the_ladder():
    marks = next(
        layer for layer in make_question("zoomies-seven").solve().whole.layers if layer.name == "marks"
    )
    shown = [shape.text for shape in marks.shapes if isinstance(shape, Text)]
    assert shown == ["1", "3", "6", "10", "15", "15", "15"]


def test_tokens_that_share_have_a_ring():
    rings = {
        id: sum(
            isinstance(shape, Circle)
            for layer in make_question(id).solve().whole.layers
            if layer.name == "counts"
            for shape in layer.shapes
        )
        for id in ("leader", "leader-share")
    }
    # a ring is a light line on a dark one
    assert rings == {"leader": 0, "leader-share": 4}
