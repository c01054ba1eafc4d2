from dataclasses import fields

import pytest

from tests.sizes import deep
from tests.wonderzoo.builders import EVERY_SWITCH, GAME, random_states
from zoo_games.core.explanation import parting
from zoo_games.wonderzoo import MoveEnclosure, PlaceTile, WonderZooSettings
from zoo_games.wonderzoo.counting import count, right
from zoo_games.wonderzoo.misreadings import MISREADINGS, misreadings_for
from zoo_games.wonderzoo.rulebook import RULEBOOK
from zoo_games.wonderzoo.witness import CORNER, GATE, PAWN_A, PAWN_B, TOUCHED, cells_of, position
from zoo_games.wonderzoo.witness_actions import SHIFTING
from zoo_games.wonderzoo.witness_tiles import TO_LAY

EXPERT = WonderZooSettings(expert=True)


def one(id):
    return next(each for each in MISREADINGS if each.id == id)


def pawn(state):
    return state.boards[0].visitors[0]


def test_every_row_of_the_inventory_is_there():
    assert {each.id for each in MISREADINGS} >= {"W-PATH", "W-TILE", "W-RED", "W-MOVE"}
    assert len({each.id for each in MISREADINGS}) == len(MISREADINGS)
    assert all(each.rule in RULEBOOK and each.told(EXPERT).endswith(".") for each in MISREADINGS)


@pytest.mark.parametrize("settings", [EXPERT, WonderZooSettings(count="tile")])
def test_a_wrong_idea_about_a_count_gets_one_thing_wrong(settings):
    # An idea with two faults would be named where one of them changes nothing.
    for each in MISREADINGS:
        theirs, ours = each.reading(settings), right(settings)
        faults = [
            part.name for part in fields(ours) if getattr(theirs, part.name) != getattr(ours, part.name)
        ]
        assert len(faults) <= 1, each.id


@pytest.mark.rule("W.red", "W.count", "W.favourite")
def test_what_is_said_of_a_wrong_idea_holds_under_the_settings_that_are_played():
    other = WonderZooSettings(expert=True, points_side=3, points_favourite=7)
    assert one("W-RED").told(other).startswith("You counted red as 3; in the expert game red is worth 7")
    assert one("W-ONCE").told(other).endswith("every side counts.")


@pytest.mark.rule("W.count")
def test_pawn_b_counted_by_tile_or_once_gives_1():
    assert one("W-TILE").points(PAWN_B, 0, pawn(PAWN_B)) == 1
    # pawn A touches two tiles: 2 by tile, 1 if a visitor counts once
    assert one("W-TILE").points(PAWN_A, 0, pawn(PAWN_A)) == 2
    assert one("W-ONCE").points(PAWN_A, 0, pawn(PAWN_A)) == 1


@pytest.mark.rule("W.count")
def test_where_tiles_count_counting_sides_is_the_wrong_idea():
    state = position(f"{CORNER} | red 2,2", rules=WonderZooSettings(count="tile"))
    found = misreadings_for(state, 0, pawn(state), 2)
    assert [each.id for each in found] == ["W-SIDE"]


@pytest.mark.rule("W.red")
def test_red_counted_as_1_is_recognised():
    state = position(f"{TOUCHED} | red 1,1", rules=EXPERT)
    assert [each.id for each in misreadings_for(state, 0, pawn(state), 2)] == ["W-ONCE", "W-RED"]
    assert one("W-RED").score(state, 0) == 2


@pytest.mark.rule("W.diagonal")
def test_corners_counted_are_recognised():
    state = position(f"{GATE}; water:O:B 1,3 1,4 2,3 2,4 | red 0,2")
    assert [each.id for each in misreadings_for(state, 0, pawn(state), 1)] == ["W-DIAG"]


@pytest.mark.rule("W.path", "W.against")
def test_w_path_forbids_enclosures_that_touch_nothing():
    away = PlaceTile("water:O:B", cells_of("6,6 6,7 7,6 7,7"))
    beside = PlaceTile("water:O:B", cells_of("1,2 1,3 2,2 2,3"))
    assert not one("W-PATH").allows(TO_LAY, away)
    assert one("W-PATH").allows(TO_LAY, beside)
    assert one("W-RED").allows(TO_LAY, away)


@pytest.mark.rule("W.norepeat")
def test_w_move_uses_the_icon_of_the_moved_tile_again():
    move = MoveEnclosure((1, 2), cells_of("6,0 6,1 7,0 7,1"))  # the grass O has a D1 icon
    assert one("W-MOVE").uses_left(SHIFTING, move) == 1
    assert one("W-PATH").uses_left(SHIFTING, move) == 0


def test_the_right_answer_is_no_misreading():
    assert misreadings_for(PAWN_B, 0, pawn(PAWN_B), 2) == ()
    assert misreadings_for(PAWN_B, 0, pawn(PAWN_B), 17) == ()


def test_two_counts_part_at_a_step():
    board, visitor = PAWN_B.boards[0], pawn(PAWN_B)
    by_side, by_tile = (count(board, visitor, right(PAWN_B.rules, way)) for way in ("side", "tile"))
    assert parting(by_side, by_tile) == 1
    assert parting(by_side, by_side) is None
    assert parting(by_side, by_side[:1]) == 1


@pytest.mark.parametrize("settings", [None, EVERY_SWITCH])
def test_every_misreading_counts_any_board(settings):
    for state in random_states(deep(40, 1_000), settings=settings):
        for each in MISREADINGS:
            for seat, board in enumerate(state.boards):
                for visitor in board.visitors:
                    steps = each.steps(state, seat, visitor)
                    assert steps[-1].total == each.points(state, seat, visitor)


def test_a_wrong_idea_allows_no_more_than_the_rules():
    for state in random_states(20, seed=4):
        for move in list(GAME.candidates(state))[::97]:
            if any(each.allows(state, move) for each in MISREADINGS):
                assert GAME.why_not(state, move) == ()
