import json
from dataclasses import replace
from pathlib import Path

import pytest

from tests.sizes import deep
from tests.wonderzoo.builders import EVERY_SWITCH, GAME, random_states
from zoo_games.core import documents
from zoo_games.wonderzoo import WonderZooSettings
from zoo_games.wonderzoo.counting import count, right, total
from zoo_games.wonderzoo.scoring import score, winners
from zoo_games.wonderzoo.witness import CORNER, GATE, PAWN_A, PAWN_B, TOUCHED, position

EXPERT = WonderZooSettings(expert=True)


@pytest.mark.rule("W.score")
def test_pawn_a_beside_one_grass_and_one_water_square_scores_2():
    # rule text, Scoring, example: 1 for the grass tile and 1 for the water tile
    assert score(PAWN_A) == (2, 0)


@pytest.mark.rule("W.count")
def test_pawn_b_with_two_sides_on_one_water_tile_scores_2_or_1_by_tile():
    # rule text, Scoring, example: 2 for the water tile; counted per tile it would be 1
    assert score(PAWN_B) == (2, 0)
    assert score(PAWN_B.replace(rules=WonderZooSettings(count="tile"))) == (1, 0)


@pytest.mark.rule("W.count", "W.score")
def test_pawn_a_scores_2_under_both_readings():
    assert score(PAWN_A.replace(rules=WonderZooSettings(count="tile"))) == (2, 0)


@pytest.mark.rule("W.expert", "W.favourite", "W.red")
@pytest.mark.parametrize(
    ("board", "colour", "points"),
    [
        (f"{CORNER} | blue 2,2", "blue", 4),  # two sides to its favourite: 2 + 2
        (f"{TOUCHED} | red 1,1", "red", 4),  # grass and water: 2 + 2
        (f"{TOUCHED} | green 1,1", "green", 3),  # its favourite grass 2, water 1
        (f"{TOUCHED} | yellow 1,1", "yellow", 2),  # no vivarium: 1 + 1
        (f"{TOUCHED} | blue 1,1", "blue", 3),  # grass 1, its favourite water 2
    ],
)
def test_expert_figures(board, colour, points):
    assert score(position(board, rules=EXPERT)) == (points, 0), colour


@pytest.mark.rule("W.expert")
def test_expert_and_per_tile_together():
    # blue B: one water tile, its favourite, counted once: 2
    by_tile = replace(EXPERT, count="tile")
    assert score(position(f"{CORNER} | blue 2,2", rules=by_tile)) == (2, 0)


@pytest.mark.rule("W.red")
def test_red_without_a_favourite_counts_plain_sides():
    assert score(position(f"{TOUCHED} | red 1,1", rules=replace(EXPERT, red="none"))) == (2, 0)


@pytest.mark.rule("W.colour")
def test_colours_do_not_count_in_the_basic_game():
    for colour in ("red", "blue", "green", "yellow"):
        assert score(position(f"{TOUCHED} | {colour} 1,1")) == (2, 0)


@pytest.mark.rule("W.colour")
def test_colours_count_in_the_expert_game():
    # beside grass and water: green likes the grass, 2 + 1; yellow likes neither, 1 + 1
    scores = {
        colour: score(position(f"{TOUCHED} | {colour} 1,1", rules=EXPERT))[0]
        for colour in ("green", "yellow")
    }
    assert scores == {"green": 3, "yellow": 2}


@pytest.mark.rule("W.diagonal")
def test_a_corner_does_not_count():
    assert score(position(f"{GATE}; water:O:B 1,3 1,4 2,3 2,4 | red 0,2")) == (0, 0)


@pytest.mark.rule("W.score")
def test_a_visitor_between_three_tiles_scores_each():
    board = f"{GATE}; grass:O:D1 1,2 1,3 2,2 2,3; water:I:B 2,1 3,1 4,1 5,1; vivarium:I:E 1,0 2,0 3,0 4,0"
    assert score(position(f"{board} | red 1,1")) == (3, 0)


@pytest.mark.rule("W.win", "W.tie")
def test_most_points_win_and_equal_ones_share():
    assert winners(position(f"{TOUCHED} | red 1,1", GATE)) == (0,)
    assert winners(position(f"{TOUCHED} | red 1,1", f"{CORNER} | blue 2,2", GATE)) == (0, 1)


def test_points_of_settings_are_used():
    rules = WonderZooSettings(points_side=3, points_favourite=7, expert=True)
    # green at grass and water: 7 + 3
    assert score(position(f"{TOUCHED} | green 1,1", rules=rules)) == (10, 0)


@pytest.mark.parametrize("settings", [None, EVERY_SWITCH, EXPERT, WonderZooSettings(count="tile")])
def test_the_fast_score_and_the_slow_one_agree(settings):
    for state in random_states(deep(150, 4_000), settings=settings):
        told = GAME.explain_score(state)
        assert tuple(told.total(seat) for seat in range(state.players)) == score(state)


def test_steps_come_visitor_by_visitor_and_side_by_side():
    (item,) = GAME.explain_score(PAWN_B).items
    assert item.name == "red visitor at 2,2"
    assert [(step.rule, step.sides, step.points, step.total) for step in item.steps] == [
        ("W.score", (((2, 2), (2, 3)),), 1, 1),
        ("W.count", (((2, 2), (3, 2)),), 1, 2),
    ]
    assert item.steps[1].text == (
        "The red visitor at 2,2 has the water T on its south side, at 3,2, another side of the same tile: "
        "1 point."
    )


def test_a_visitor_that_touches_nothing_says_so():
    (item,) = GAME.explain_score(position(f"{GATE} | red 0,0")).items
    assert [step.text for step in item.steps] == [
        "The red visitor at 0,0 has no enclosure on any side: 0 points."
    ]


def test_one_visitor_can_be_counted_both_ways():
    board = PAWN_B.boards[0]
    found = [total(count(board, board.visitors[0], right(PAWN_B.rules, way))) for way in ("side", "tile")]
    assert found == [2, 1]


EXAMPLES = Path(__file__).parents[1] / "examples" / "wonderzoo.scores.jsonl"


@pytest.mark.parametrize("line", EXAMPLES.read_text(encoding="utf-8").splitlines())
def test_scored_positions_from_elsewhere_score_equal(line):
    example = json.loads(line)
    _, state, _ = documents.read_position(example["position"], GAME)
    assert list(score(state)) == example["scores"]
    assert list(winners(state)) == example["winners"]
