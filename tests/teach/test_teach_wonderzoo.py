"""WonderZoo in questions: answers counted by hand, ideas by name, fresh zoos, the build task."""

import pytest

from tests.sizes import deep
from zoo_games.core.errors import SettingError
from zoo_games.notebook.prediction import key
from zoo_games.render.scene import Text
from zoo_games.teach.builds import make_build
from zoo_games.teach.items import make_question
from zoo_games.teach.prediction import Asking
from zoo_games.teach.searching import NoBoard
from zoo_games.teach.wonderzoo.boards import fresh, search
from zoo_games.teach.wonderzoo.items import (
    COLOURED,
    CROWDED_GATE,
    DECLARED,
    EXPERT,
    LARGE,
    LAST,
    ONE,
    SOLO,
    WHOLE,
)
from zoo_games.teach.wonderzoo.key import key_scene
from zoo_games.teach.wonderzoo.pictures import board_text, described, zoo_scene
from zoo_games.teach.wonderzoo.scoring import value_solution
from zoo_games.teach.wonderzoo.turns import next_round
from zoo_games.wonderzoo import listing
from zoo_games.wonderzoo.scoring import score
from zoo_games.wonderzoo.state import make_state
from zoo_games.wonderzoo.witness import CORNER, GATE, PAWN_A, PAWN_B, TOUCHED, position

FRESH = [item.id for item in DECLARED if item.fresh and item.id != "wonderzoo-turn"]


@pytest.mark.parametrize(
    ("id", "answer"),
    [
        # An enclosure needs no side; a path needs one to a path, and neither water nor a corner is one.
        pytest.param("enclosure-alone", True, marks=pytest.mark.rule("W.against", "W.path")),
        pytest.param("path-at-water", False, marks=pytest.mark.rule("W.against", "W.path")),
        pytest.param("path-corner", False, marks=pytest.mark.rule("W.path")),
        pytest.param("visitor-gate", True, marks=pytest.mark.rule("W.counts-path", "W.stand")),
        pytest.param("water-moved", False, marks=pytest.mark.rule("W.norepeat")),
        # Every square beside the entrance is covered, and only paths lie on the table.
        pytest.param("out-or-not", True, marks=pytest.mark.rule("W.out", "W.stop")),
        # Of water O, path O and two J: the O fits; no path beside the path; a J only flipped over.
        pytest.param("tiles-fit", 1, marks=pytest.mark.rule("W.path", "W.turn")),
        pytest.param("visitor-faded", 3, marks=pytest.mark.rule("W.score")),
        pytest.param("pawn-a", 2, marks=pytest.mark.rule("W.score")),
        pytest.param("pawn-b", 2, marks=pytest.mark.rule("W.count")),
        pytest.param("pawn-b-tile", 1, marks=pytest.mark.rule("W.count")),
        # Vivarium 2 and grass 1 for yellow; water 2, vivarium 1 and grass 1 for blue; red 3 x 2.
        pytest.param("yellow-worked", 3, marks=pytest.mark.rule("W.favourite")),
        pytest.param("blue-likes", 4, marks=pytest.mark.rule("W.favourite")),
        pytest.param("red-likes", 6, marks=pytest.mark.rule("W.red")),
    ],
)
def test_the_answers_of_the_lessons_counted_by_hand(id, answer):
    assert make_question(id).solve().answer == answer


def test_a_visitor_is_judged_by_the_rules_of_visitors_not_of_tiles():
    steps = make_question("visitor-gate").solve().steps
    assert [step.rule for step in steps] == ["W.stand", "W.counts-path", "W.one"]


@pytest.mark.parametrize(
    ("id", "answer", "ideas"),
    [
        ("enclosure-alone", "no", ["W-PATH"]),
        ("path-at-water", "yes", ["W-PATH"]),
        ("path-corner", "yes", ["W-CORNER"]),
        ("visitor-gate", "no", ["W-STAND"]),
        ("water-moved", "yes", ["W-MOVE"]),
        ("out-or-not", "no", ["W-PATH", "W-OUT"]),
        ("tiles-fit", 2, ["W-PATH"]),
        ("tiles-fit", 3, ["W-FLIP"]),
        ("pawn-b", 1, ["W-TILE", "W-ONCE"]),
        ("pawn-b", 3, ["W-DIAG"]),
        ("pawn-b-tile", 2, ["W-SIDE"]),
        ("blue-likes", 3, ["W-LIKED"]),
        ("red-likes", 3, ["W-RED"]),
    ],
)
def test_an_answer_names_the_idea_behind_it(id, answer, ideas):
    asking = Asking(make_question(id))
    asking.commit(answer)
    assert [way.id for way in asking.reveal().ways] == ideas


@pytest.mark.rule("W.count")
def test_pawn_a_cannot_tell_the_readings_apart_and_pawn_b_can():
    by_tile = [make_question(id).solve().led_to(1) for id in ("pawn-a", "pawn-b")]
    assert [[way.sentence.startswith("You counted each tile") for way in ways] for ways in by_tile] == [
        [False],
        [True, False],
    ]


def test_two_ideas_behind_one_number_get_a_zoo_that_tells_them_apart():
    question = make_question("pawn-b")
    ways = question.solve().led_to(1)
    other = question.follow_up(ways).solve()
    answers = {way.key: way.answer for way in other.wrong}
    assert len({other.answer, *(answers[way.key] for way in ways)}) == 3


@pytest.mark.rule("W.bus", "W.take")
def test_who_takes_the_bus_last_begins_and_the_others_follow_to_the_left():
    assert next_round() == (2, 0, 1)
    solution = make_question("bus-order").solve()
    assert [step.text[6:] for step in solution.steps] == ["Cleo plays.", "Ada plays.", "Ben plays."]


@pytest.mark.parametrize("id", FRESH)
@pytest.mark.parametrize("seed", range(deep(3, 60)))
def test_a_fresh_zoo_is_worth_what_the_score_says(id, seed):
    question = make_question(id, seed)
    level = {"pawn-b": ONE, "zoo-solo": SOLO, "zoo-exit": LAST}.get(id)
    solution = question.solve()
    assert solution.steps[-1].total == solution.answer > 0
    if level is not None:
        assert score(fresh(level, seed))[0] == solution.answer
        assert set(level.apart) <= {way.id for way in solution.wrong}


@pytest.mark.rule("W.free", "W.path", "W.rim")
@pytest.mark.parametrize("seed", range(deep(4, 80)))
@pytest.mark.parametrize("level", [ONE, SOLO, COLOURED, LAST], ids=["one", "solo", "coloured", "last"])
def test_fresh_zoos_are_built_by_legal_placements(level, seed):
    state = fresh(level, seed)
    tiles = state.boards[0].tiles
    for number, laid in enumerate(tiles[1:], start=1):
        before = make_state(state.rules, [(tiles[:number], ()), ((), ())]).boards[0]
        found = listing.places(state.grid, before, laid.tile)
        assert laid.cells in state.grid.listed(found, state.grid.cells[laid.tile.split(":")[1]])
    assert any(0 in cell or 4 in cell for cell in tiles[0].cells)


def test_the_same_seed_gives_the_same_zoo_and_another_seed_another():
    assert fresh(SOLO, 3) == fresh(SOLO, 3)
    assert len({fresh(SOLO, seed) for seed in range(6)}) == 6


def test_a_search_that_finds_nothing_says_so():
    with pytest.raises(NoBoard, match="another seed"):
        search(ONE, 1, (2,), lambda state: False, tries=20)


@pytest.mark.parametrize("state", [PAWN_A, PAWN_B], ids=["A", "B"])
def test_words_and_text_name_every_tile_and_visitor_and_no_points(state):
    for told in (described(state), board_text(state), zoo_scene(state).alt):
        assert "entrance" in told
        assert "water" in told
        assert "red visitor stands" in told
        assert "point" not in told


def test_a_wish_is_drawn_the_same_whether_it_is_allowed_or_not():
    for id in ("enclosure-alone", "path-at-water", "path-corner"):
        ghost = next(layer for layer in make_question(id).scene.layers if layer.name == "ghost")
        strokes = {shape.stroke for shape in ghost.shapes if hasattr(shape, "stroke")}
        assert "mark.lit" in strokes
        assert not {"mark.refused", "mark.legal"} & strokes


# --- the build task ------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", [None, *range(deep(3, 40))])
def test_the_build_task_always_has_a_solution_and_not_every_place_is_one(seed):
    task = make_build("visitor-three", seed)
    assert 0 < len(task.solutions()) < task.tries()
    assert {task.check(move).solved for move in task.solutions()} == {True}
    assert task.worth(task.position.state) < task.target


@pytest.mark.rule("W.favourite")
def test_a_tile_that_misses_the_number_is_told_what_it_makes():
    # The grass in the south is 1, the grass laid to the north 1 more; water would have been 2 more.
    task = make_build("visitor-three")
    verdict = task.check("grass:O:D2 at 0,2 0,3 1,2 1,3")
    assert (verdict.solved, verdict.text) == (
        False,
        "The blue visitor at 2,2 is worth 2 points now, not 3.",
    )
    assert task.check("water:L:D1 at 0,2 0,3 0,4 1,2").solved is True


def test_an_illegal_tile_is_told_its_rule_and_none_is_no_try():
    task = make_build("visitor-three")
    refused = task.check("grass:O:D2 at 2,2 2,3 3,2 3,3")
    assert refused.solved is False
    assert "W.free" in refused.text
    assert task.check(task.position).solved is None


def test_another_zoo_is_no_answer():
    other = make_build("visitor-three", seed=1)
    with pytest.raises(SettingError, match="another zoo"):
        make_build("visitor-three").check(other.position)


def test_a_board_without_a_table_says_nothing_of_one():
    state = position(f"{GATE} | blue 0,0")
    assert "table" not in described(state)
    assert "table" not in board_text(state)


# --- what is said of a wrong answer ---------------------------------------------------------------------


@pytest.mark.rule("W.expert", "W.red")
def test_forgetting_the_expert_game_has_its_own_name_only_where_more_than_red_differs():
    # Red has two sides, 4 points; blue has none, so only red makes a difference.
    state = position(f"{TOUCHED} | red 1,1; blue 0,0", rules=EXPERT)
    assert {way.id for way in value_solution(state).wrong} >= {"W-RED"}
    assert "W-LIKED" not in {way.id for way in value_solution(state).wrong}
    # Blue has two sides on water.
    beside = position(f"{CORNER} | blue 2,2", rules=EXPERT)
    assert "W-LIKED" in {way.id for way in value_solution(beside).wrong}


@pytest.mark.parametrize("id", ["blue-likes", "red-likes", "zoo-exit", "zoo-end-yellow"])
def test_what_is_said_in_the_expert_game_speaks_of_no_single_point(id):
    said = {way.id: way.sentence for way in make_question(id).solve().wrong}
    assert said.get("W-ONCE", "") in ("", "You counted only one side of a visitor; every side counts.")
    assert not any("one point for all" in sentence for sentence in said.values())


# --- the end of a game ----------------------------------------------------------------------------------


@pytest.mark.rule("W.score", "W.favourite", "W.red")
@pytest.mark.parametrize(
    ("id", "answer"),
    [
        # row by row: yellow 3, blue 0, yellow 4, green 2, red 2, red 4, red 4, yellow 4
        ("zoo-end", 23),
        ("zoo-end-blue", 0 + 2 + 1 + 0 + 1),
        ("zoo-end-green", 1 + 3),
        ("zoo-end-red", 2 + 2 + 4),
        ("zoo-end-yellow", 4 + 4 + 3 + 4),
    ],
)
def test_the_crowded_zoos_counted_by_hand(id, answer):
    assert make_question(id).solve().answer == answer


@pytest.mark.rule("W.free", "W.path")
@pytest.mark.parametrize("words", [CROWDED_GATE, LARGE], ids=["eight", "fourteen"])
def test_the_crowded_zoos_could_have_been_built(words):
    state = position(words, GATE, rules=WHOLE)
    tiles = state.boards[0].tiles
    assert len(tiles) == 13
    for number, laid in enumerate(tiles[1:], start=1):
        before = make_state(state.rules, [(tiles[:number], ()), ((), ())]).boards[0]
        found = listing.places(state.grid, before, laid.tile)
        assert laid.cells in state.grid.listed(found, state.grid.cells[laid.tile.split(":")[1]])


def test_one_picture_shows_a_bar_a_side_and_what_every_visitor_has():
    solution = make_question("zoo-end").solve()
    marks = next(layer for layer in solution.whole.layers if layer.name == "marks")
    shown = sorted(shape.text for shape in marks.shapes if isinstance(shape, Text))
    assert shown == ["0", "2", "2", "3", "4", "4", "4", "4"]
    assert not any(layer.figures for layer in solution.whole.layers if layer.name == "lit")


def test_a_wish_for_a_tile_shows_neither_its_icon_nor_the_table():
    scene = make_question("path-at-water").scene
    assert not any(layer.figures for layer in scene.layers if layer.name == "table")
    assert "On the table" not in make_question("path-at-water").board


def test_the_key_names_every_ground_the_visitors_and_the_icons():
    alt = key_scene().alt
    for words in ("grass, vivarium, water", "entrance", "visitors", "draw a visitor", "bar: a side"):
        assert words in alt
    with pytest.raises(SettingError, match="no key to 'chess'"):
        key("chess")
