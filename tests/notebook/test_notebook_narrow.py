"""A board on a narrow page: the picture is laid out for it, and may be taller."""

import pytest
from conftest import wish

import zoo_games


@pytest.mark.parametrize(("width", "narrow"), [(1100, False), (560, False), (400, True), (340, True)])
def test_the_small_boards_go_below_the_large_one_where_the_page_is_narrow(board, width, narrow):
    app = board(zoo_games.load("wonderzoo").new(["Ada", "Ben"], seed=7))
    wish(app, "view", ratio=1, width=width, height=850, theme="light")
    places = {spot["id"]: spot for spot in app.overlay.board["spots"]}
    assert (places["zoo 1 0,0"]["y"] > places["zoo 0 7,0"]["y"]) is narrow
    assert (places["zoo 1 0,0"]["x"] > places["zoo 0 0,7"]["x"]) is not narrow


def test_cells_on_a_narrow_page_are_a_good_deal_larger_than_the_least(board):
    """340 pixels, 12 of them rims, hold some 9 units: 35 a cell, where side by side it would be 26."""
    app = board(zoo_games.load("wonderzoo").new(["Ada", "Ben", "Cleo", "Dan"], seed=7))
    wish(app, "view", ratio=1, width=340, height=850, theme="light")
    shown = app.overlay.board
    assert shown["width"] <= 340
    assert shown["width"] / shown["w"] > 35
    wish(app, "present")
    assert app.overlay.board["width"] >= shown["width"]
