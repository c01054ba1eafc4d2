"""Several boards, dice and cards in one scene."""

from __future__ import annotations

from zoo_games.render.scene import Marks, Scene, Spot
from zoo_games.render.text import text


def test_the_cells_of_every_group_make_a_grid_of_their_own():
    spots = (
        Spot("zoo 0 0,0", "grass", 0, 0, cell=(0, 0), symbol="gr", group="Ada's zoo"),
        Spot("zoo 0 0,1", "free", 1, 0, cell=(0, 1), group="Ada's zoo"),
        Spot("zoo 1 0,0", "free", 0, 2, cell=(0, 0), group="Ben's zoo"),
        Spot("zoo 1 0,1", "water", 1, 2, cell=(0, 1), symbol="wa", group="Ben's zoo"),
        Spot("die 0", "die 0: bee", 0, 4, group="Dice"),
    )
    assert text(Scene("Zoos", "", 0, 0, 2, 5, (), spots)).splitlines() == [
        "Zoos",
        "",
        "Ada's zoo:",
        "      0   1",
        "  0  gr   .",
        "",
        "Ben's zoo:",
        "      0   1",
        "  0   .  wa",
        "",
        "Dice:",
        "die 0: bee",
    ]


def test_marks_tell_cells_of_one_board_from_spots_by_id():
    marks = Marks(lit=((0, 1), "die 0"), board=1)
    assert (marks.board, "die 0" in marks.lit, (0, 1) in marks.lit) == (1, True, True)
