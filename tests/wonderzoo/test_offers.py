"""The boards of WonderZoo: what they offer."""

import pytest

from tests.sizes import deep
from tests.wonderzoo.boards import NAMES, VIEW, buttons, choices
from tests.wonderzoo.builders import EVERY_SWITCH, GAME, random_states
from zoo_games.core.protocol import CHANCE, OVER
from zoo_games.render.view import Play, Select
from zoo_games.wonderzoo import (
    Done,
    DrawVisitor,
    MoveEnclosure,
    MoveVisitor,
    PlaceEntrance,
    PlaceTile,
    PlaceVisitor,
    SwapEnclosures,
    TakeBus,
    WonderZooSettings,
)
from zoo_games.wonderzoo.components import SHAPES, forms
from zoo_games.wonderzoo.lying import lying
from zoo_games.wonderzoo.state import enclosures
from zoo_games.wonderzoo.witness import GATE, TOUCHED, cells_of
from zoo_games.wonderzoo.witness_actions import BUS, DRAWING, SHIFTING, WALKING, acting
from zoo_games.wonderzoo.witness_tiles import START, TO_LAY

FREE = {(0, 0), (0, 1), (0, 2), (1, 1), (1, 0), (2, 0), (3, 0), (4, 0)}
"""The entrance of :data:`TO_LAY` and four squares one below the other beside it."""


def test_every_legal_move_can_be_reached_and_every_target_is_judged():
    """Whatever is offered is legal; walking through all selections reaches every legal move."""
    for state in list(random_states(deep(150, 1_500), seed=11, settings=EVERY_SWITCH))[::6]:
        if GAME.to_act(state) in (CHANCE, OVER):
            continue
        legal, reached = set(GAME.legal(state)), set()
        todo, seen = [{}], set()
        while todo:
            selection = todo.pop()
            made = VIEW.choices(state, selection, names=NAMES[: state.players])
            key = tuple(sorted(made.selection.items()))
            if key in seen:
                continue
            seen.add(key)
            for spot in made.offered:
                act = made.targets[spot]
                assert isinstance(act, Select) or act.move in legal
            for act in (*made.targets.values(), *(button.act for button in made.buttons)):
                if isinstance(act, Play):
                    reached.add(GAME.canonical(state, act.move))
                else:
                    kept = {k: v for k, v in made.selection.items() if k not in act.drops}
                    todo.append({**kept, act.name: act.value})
        assert legal <= reached


def test_an_entrance_is_turned_and_laid_by_its_middle():
    made = choices(START)
    assert made.prompt == "Ada, place your entrance on the rim of your board."
    assert made.targets["zoo 0 0,1"] == Play(PlaceEntrance(cells_of("0,0 0,1 0,2 1,1")))
    assert "zoo 0 0,1" in made.offered
    assert "zoo 0 0,0" not in made.offered
    turned = choices(START, **{made.buttons[1].act.name: made.buttons[1].act.value})
    assert turned.targets["zoo 0 1,1"].move.cells == cells_of("0,1 1,0 1,1 2,1")


def test_a_tile_is_chosen_turned_and_laid():
    made = choices(TO_LAY)
    found = buttons(made)
    assert [found[f"tile {index}"].label for index in range(3)] == ["path I", "water L", "water O"]
    assert found["tile 0"].picture is not None
    assert found["tile 0"].pressed
    assert found["tile 2"].hint == "Take the bus; 44 places on your board."
    assert (found["turn"].key, found["turn back"].key) == ("r", "R")
    assert "flip" not in found
    assert made.prompt.endswith("A path needs a side to a path.")
    assert made.targets["table 0"] == Select("tile", "0")
    assert made.targets["table 2"] == Select("tile", "2", ("turn", "flip")), "it lies as it does on the table"
    water = choices(TO_LAY, tile="2")
    assert "turn" not in buttons(water), "a square of four looks the same every way"
    assert water.targets["zoo 0 4,4"] == Play(PlaceTile("water:O:B", cells_of("4,4 4,5 5,4 5,5")))
    assert water.ghosts["zoo 0 4,4"].tile == "water:O:B"
    assert len(water.offered) == 44


@pytest.mark.rule("W.turn")
def test_a_tile_is_flipped_only_where_that_is_allowed():
    flipping = TO_LAY.replace(rules=WonderZooSettings(allow_flip=True))
    made = choices(flipping, tile="1")
    assert (buttons(made)["flip"].key, buttons(made)["flip"].pressed) == ("f", False)
    flipped = choices(flipping, tile="1", flip="1")
    # the J: a bar with its foot to the left, held by the square above the foot
    assert flipped.selection["flip"] == "1"
    move = flipped.targets["zoo 0 4,4"].move
    assert GAME.why_not(flipping, move) == ()
    assert [one.rule for one in GAME.why_not(TO_LAY, move)] == ["W.turn"]


def test_a_wrong_place_is_offered_so_that_the_reason_can_be_asked():
    made = choices(TO_LAY)
    move = made.targets["zoo 0 7,7"].move
    assert {one.rule for one in GAME.why_not(TO_LAY, move)} >= {"W.path"}


def test_a_drawn_visitor_is_placed_on_a_path():
    state = acting(TOUCHED, ("D1", 0), "place_visitor", in_hand="blue")
    made = choices(state)
    assert made.prompt == "Ada, put the blue visitor on an empty square of your paths."
    assert made.offered == ("zoo 0 0,0", "zoo 0 0,1", "zoo 0 0,2", "zoo 0 1,1")
    assert made.targets["zoo 0 4,4"] == Play(PlaceVisitor((4, 4)))
    held = buttons(made)["visitor"]
    assert (held.label, held.hint) == ("Blue visitor", "1 point for each side on an enclosure.")
    assert set(made.pieces) == {"visitor", "hand"}


def test_icons_are_buttons_beside_the_end_of_the_turn():
    drawing = choices(DRAWING)
    assert drawing.prompt == "Ada, you may draw two visitors, 2 left, or end your turn."
    assert [(one.id, one.key, one.act) for one in drawing.buttons] == [
        ("draw", "v", Play(DrawVisitor())),
        ("done", "d", Play(Done())),
    ]
    assert [one.act for one in choices(BUS).buttons] == [Play(TakeBus()), Play(Done())]
    used = acting(f"{GATE}; water:O:D2 4,4 4,5 5,4 5,5", ("D2", 0))
    assert choices(used).prompt == "Ada, end your turn."


@pytest.mark.rule("W.turn")
def test_every_turn_says_how_the_tile_lies_and_where_it_is_held():
    flat = buttons(choices(TO_LAY, tile="0"))
    assert flat["turn"].hint == (
        "It lies with four squares from west to east. You hold it by the second square from the west."
    )
    upright = buttons(choices(TO_LAY, tile="0", turn=flat["turn"].act.value))
    assert upright["turn"].hint == (
        "It lies with four squares from north to south. You hold it by the second square from the north."
    )
    # An L as it lies on the table: its bar on top, its foot below the west end.
    foot = "It lies with three squares from west to east, one to the south of the west end."
    assert buttons(choices(TO_LAY, tile="1"))["turn"].hint.startswith(foot)
    flipping = TO_LAY.replace(rules=WonderZooSettings(allow_flip=True))
    assert buttons(choices(flipping, tile="1", flip="1"))["flip"].hint.startswith(
        "It lies with three squares"
    )


def test_no_two_ways_of_one_shape_to_lie_are_told_alike():
    for shape in SHAPES:
        ways = forms(shape, True)
        assert len({lying(cells) for cells in ways}) == len(ways)


def test_what_is_held_is_where_the_tile_is_laid():
    """4,4 is the second square from the west of 4,3 to 4,6, and from the north of 3,4 to 6,4."""
    for turn, cells in (("1", "4,3 4,4 4,5 4,6"), ("0", "3,4 4,4 5,4 6,4")):
        assert choices(TO_LAY, tile="0", turn=turn).targets["zoo 0 4,4"].move.cells == cells_of(cells)


def test_a_tile_that_fits_only_turned_is_said_to():
    # Free are 1,0 to 4,0; the bar is held by its second square, 2,0.
    stones = tuple((row, column) for row in range(8) for column in range(8) if (row, column) not in FREE)
    state = TO_LAY.replace(rules=WonderZooSettings(obstacles=stones))
    flat = choices(state, tile="0")
    assert flat.offered == ()
    assert flat.prompt.endswith("The path I fits only turned.")
    turned = choices(state, tile="0", turn=buttons(flat)["turn"].act.value)
    assert turned.offered == ("zoo 0 2,0",)
    assert "turned" not in turned.prompt
    assert choices(state, tile="1").prompt.endswith("The water L fits nowhere.")


def test_a_visitor_is_picked_then_placed():
    made = choices(WALKING)
    assert made.offered == ("zoo 0 0,0",)
    assert made.targets == {"zoo 0 0,0": Select("from", "zoo 0 0,0")}
    picked = choices(WALKING, from_="zoo 0 0,0")
    assert picked.picked == ("zoo 0 0,0",)
    assert picked.targets["zoo 0 1,1"] == Play(MoveVisitor((0, 0), (1, 1)))
    assert picked.offered == ("zoo 0 0,1", "zoo 0 0,2", "zoo 0 1,1")
    assert buttons(picked)["back"].act == Select("from", "", ("turn", "flip"))
    assert buttons(picked)["done"].key == "d"


def test_an_enclosure_is_picked_then_moved_or_swapped():
    made = choices(SHIFTING)
    assert set(made.offered) == {
        f"zoo 0 {row},{column}" for _, laid in enclosures(SHIFTING.boards[0]) for row, column in laid.cells
    }
    picked = choices(SHIFTING, from_="zoo 0 2,0")
    assert picked.targets["zoo 0 6,0"] == Play(MoveEnclosure((2, 0), cells_of("6,0 6,1 7,0 7,1")))
    assert picked.targets["zoo 0 1,2"] == Play(SwapEnclosures((1, 2), (2, 0)))
    assert "zoo 0 1,2" in picked.offered
    assert "zoo 0 5,4" not in picked.offered, "a T is of another shape"
    assert set(picked.picked) == {"zoo 0 2,0", "zoo 0 2,1", "zoo 0 3,0", "zoo 0 3,1"}


def test_a_picked_enclosure_lies_first_as_it_lay():
    made = choices(SHIFTING, from_="zoo 0 6,5")
    here = made.targets["zoo 0 5,5"].move
    assert here.cells == cells_of("5,4 5,5 5,6 6,5")
    turned = choices(SHIFTING, from_="zoo 0 6,5", turn=buttons(made)["turn"].act.value)
    assert turned.targets["zoo 0 5,5"].move.cells != here.cells


def test_whatever_can_be_picked_can_be_dragged():
    assert set(choices(START).pieces) == {"tile"}
    tiles = {f"{where} {index}" for where in ("tile", "table") for index in range(3)}
    assert set(choices(TO_LAY).pieces) == tiles
    assert choices(WALKING).pieces == {"zoo 0 0,0": Select("from", "zoo 0 0,0")}
    assert choices(WALKING, from_="zoo 0 0,0").pieces == {"zoo 0 0,0": Select("from", "zoo 0 0,0")}


def test_a_dragged_enclosure_keeps_its_turn_and_another_one_lies_as_it_lay():
    picked = choices(SHIFTING, from_="zoo 0 5,5", turn="0")
    assert picked.pieces["zoo 0 6,5"] == Select("from", "zoo 0 5,5")
    assert picked.pieces["picked"] == Select("from", "zoo 0 5,5")
    assert picked.pieces["zoo 0 2,0"] == Select("from", "zoo 0 2,0", ("turn", "flip"))


def test_outdated_selections_are_dropped():
    assert choices(TO_LAY, tile="9", turn="x", from_="zoo 0 9,9").selection == {"tile": "0", "turn": "1"}
    assert choices(WALKING, from_="zoo 1 0,0").selection == {}


def test_chance_is_told_and_offers_nothing():
    state = acting(TOUCHED, ("D1", 0), "visitor", visitor_bag=("red",))
    assert choices(state).prompt == "Ada draws a visitor from the bag."
    assert choices(state).targets == {}
