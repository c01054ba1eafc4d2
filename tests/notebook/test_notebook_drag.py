"""Dragging, without a page: what is picked up, and where a drop leads."""

import pytest

import zoo_games
from zoo_games.notebook.controller import Controller
from zoo_games.notebook.wishes import WISHES
from zoo_games.play.position import Position
from zoo_games.wonderzoo import WonderZoo
from zoo_games.wonderzoo.witness_actions import SHIFTING, WALKING
from zoo_games.wonderzoo.witness_tiles import TO_LAY

NAMES = ("Ada", "Ben")


def shown(state):
    return Controller(Position(WonderZoo(), state, NAMES), seed=1)


def drag(control, piece, spot):
    """Drag as a page does."""
    WISHES["lift"](control, {"kind": "lift", "id": piece})
    WISHES["point"](control, {"kind": "point", "spot": spot})
    WISHES["drop"](control, {"kind": "drop", "spot": spot})


@pytest.mark.parametrize("piece", ["tile 2", "table 2"])
def test_a_drop_on_a_place_plays_what_two_clicks_play(piece):
    dragged, clicked = shown(TO_LAY), shown(TO_LAY)
    drag(dragged, piece, "zoo 0 4,4")
    clicked.button("tile 2")
    clicked.act("zoo 0 4,4")
    assert dragged.position == clicked.position != Position(WonderZoo(), TO_LAY, NAMES)
    assert dragged.message[1] == clicked.message[1]


def test_the_ghost_follows_what_is_dragged():
    control = shown(TO_LAY)
    control.lift("table 2")
    control.point("zoo 0 4,4")
    assert control.ghost.tile == "water:O:B"


def test_a_drop_that_breaks_a_rule_is_refused_and_the_piece_stays_picked():
    control = shown(TO_LAY)
    control.button("tile 2")
    drag(control, "tile 0", "zoo 0 7,7")
    assert "W.path" in dict(control.notice.rules)
    assert control.choices.selection["tile"] == "0"
    assert control.generation == 0


@pytest.mark.parametrize("spot", [None, "zoo 1 4,4", "bags", "no such place"])
def test_a_drop_beside_the_places_puts_the_piece_back_as_it_was(spot):
    control = shown(TO_LAY)
    control.button("tile 1")
    control.button("turn")
    before = dict(control.choices.selection)
    drag(control, "tile 2", spot)
    assert control.choices.selection == before
    assert control.generation == 0
    walking = shown(WALKING)
    drag(walking, "zoo 0 0,0", spot)
    assert walking.choices.selection == {}


def test_a_piece_that_is_dropped_on_itself_stays_picked():
    control = shown(SHIFTING)
    drag(control, "zoo 0 2,0", "zoo 0 2,0")
    assert control.choices.selection["from"] == "zoo 0 2,0"
    assert control.generation == 0


def test_nothing_is_dropped_that_was_not_picked_up():
    control = shown(WALKING)
    control.drop("zoo 0 0,0")
    control.lift("zoo 0 4,4")
    control.drop("zoo 0 0,1")
    assert control.selection == {}
    assert control.generation == 0


def test_an_open_drag_ends_with_the_move_of_somebody_else():
    control = shown(TO_LAY)
    control.lift("tile 2")
    control.typed("water:O:B at 4,4 4,5 5,4 5,5")
    played = control.position
    control.drop("zoo 0 0,0")
    assert control.position == played


@pytest.mark.rule("Z.frens")
def test_a_frens_token_is_dropped_on_its_dog_before_its_arrow_is_pointed():
    position = zoo_games.load("zoomies").new(NAMES, seed=7)
    control = Controller(position, seed=1)
    drag(control, "tile 0", "cell -1,0")
    assert control.position.phase == "token"
    control.lift("kind frens")
    assert "put the Frens token on a dog of your tile" in control.choices.prompt
    control.drop("cell -1,0")
    assert control.choices.selection == {"kind": "frens", "at": "cell -1,0"}
    assert "point the arrow from the Husky at row -1, column 0" in control.choices.prompt


def test_a_token_is_dropped_on_a_dog():
    control = Controller(zoo_games.load("zoomies").new(NAMES, seed=7), seed=1)
    drag(control, "tile 0", "cell -1,0")
    drag(control, "kind leader", "cell -1,0")
    assert [(token.kind, token.at) for token in control.position.state.tokens] == [("leader", (-1, 0))]
