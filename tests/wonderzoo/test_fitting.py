import pytest

from tests.wonderzoo.builders import GAME, random_states
from zoo_games.wonderzoo import MoveEnclosure, PlaceTile, PlaceVisitor, WonderZooSettings
from zoo_games.wonderzoo.fitting import changes, fitting, fitting_words, readings
from zoo_games.wonderzoo.witness import CORNER, GATE, OTHER_GATE, PAWN_A, PAWN_B, TOUCHED, cells_of, position
from zoo_games.wonderzoo.witness_actions import SHIFTING, acting
from zoo_games.wonderzoo.witness_rounds import FULL, HALF, OS, TIGHT


@pytest.mark.rule("W.out")
def test_what_fits_is_what_may_be_placed():
    for state in random_states(120, seed=2):
        if state.phase == "tile":
            placed = [(fit.tile, cells) for fit in fitting(state, state.seat) for cells in fit.cells]
            assert placed == [(move.tile, move.cells) for move in GAME.legal(state)]


def test_what_still_fits_is_told_with_the_reason_why_not():
    state = position(HALF, FULL, rules=TIGHT, table=("path:O:B", *OS))
    assert fitting_words(state, 0, "Ada") == (
        "Three of four tiles on the table fit on Ada's board.",
        "The grass O has one place.",
        "The path O has no places: no free place for it touches a path.",
        "The vivarium O has one place.",
        "The water O has one place.",
    )
    assert fitting_words(state, 1, "Ben")[1] == "The grass O has no places: no free squares make its shape O."
    assert fitting_words(state.replace(table=()), 1, "Ben") == ("No tile lies on the table.",)
    one = state.replace(table=("path:O:B",))
    assert fitting_words(one, 0, "Ada")[0] == "The one tile on the table does not fit on Ada's board."


def test_a_placement_tells_what_it_changes():
    state = position(f"{GATE} | red 1,1", table=("grass:O:D1", "path:I:B"), to_move=0, phase="tile")
    move = PlaceTile("grass:O:D1", cells_of("1,2 1,3 2,2 2,3"))
    told = changes(state, move, GAME.apply(state, move))
    assert told[0] == "The red visitor at 1,1 now scores 1 instead of 0."
    assert told[1] == "56 squares stay free."  # 64, less the entrance's four, less four
    # the path I had 8 places; gone are those that touch the entrance by 1,2 or lie on the grass
    assert told[2].startswith("Places of the tiles on the table go from the path I 8 to ")


def test_a_visitor_that_moves_tells_where_it_stood():
    state = acting(f"{TOUCHED} | red 0,0", ("M1", 1))
    move = GAME.parse_move(state, "move 0,0 to 1,1")
    assert changes(state, move, GAME.apply(state, move)) == (
        "The red visitor at 1,1 scores 2 points; at 0,0 it scored 0.",
    )
    state = acting(TOUCHED, ("D1", 0), "place_visitor", in_hand="blue")
    move = PlaceVisitor((1, 1))
    assert changes(state, move, GAME.apply(state, move)) == (
        "The blue visitor at 1,1 scores 2 points.",
        "Three path squares can take a visitor, before it was 4.",
    )


def test_a_moved_enclosure_tells_whose_points_moved():
    state = SHIFTING.replace(boards=position(f"{TOUCHED} | red 1,1").boards)
    move = MoveEnclosure((2, 0), cells_of("6,0 6,1 7,0 7,1"))
    assert changes(state, move, GAME.apply(state, move)) == (
        "The red visitor at 1,1 now scores 1 instead of 2.",
    )


@pytest.mark.rule("W.count")
def test_the_two_readings_stand_beside_each_other():
    state = position(f"{CORNER} | red 2,2", f"{TOUCHED} | red 1,1")
    pawn_b, pawn_a = readings(state)
    assert (pawn_b.points, pawn_b.differ) == ((2, 1), True)
    assert (pawn_a.points, pawn_a.differ) == ((2, 2), False)
    assert str(pawn_b) == "Seat 0, red visitor at 2,2: 2 by side, 1 by tile"
    assert str(pawn_a) == "Seat 1, red visitor at 1,1: 2 by side, 2 by tile, the same"


@pytest.mark.rule("W.count")
def test_each_reading_adds_up_to_the_score_under_its_setting():
    for state in random_states(60, seed=9, settings=WonderZooSettings(expert=True)):
        for index, way in enumerate(("side", "tile")):
            other = state.replace(rules=WonderZooSettings(expert=True, count=way))
            for seat in range(state.players):
                found = sum(one.points[index] for one in readings(state) if one.seat == seat)
                assert found == GAME.score(other)[seat]


def test_the_worked_boards_are_what_they_say():
    assert PAWN_A.boards[0].tiles[0].cells == cells_of(GATE.removeprefix("entrance:T:- "))
    assert PAWN_B.boards[0].tiles[0].cells == cells_of(OTHER_GATE.removeprefix("entrance:T:- "))
