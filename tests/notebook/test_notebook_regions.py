"""What is painted again on a canvas: everything that changed, and little else."""

import io
import random
from dataclasses import replace

import pytest
from PIL import Image, ImageChops, ImageDraw

import zoo_games
from zoo_games.core import registry
from zoo_games.notebook.commands import frame_commands
from zoo_games.notebook.regions import Box, box_of, changed, pixels, regions
from zoo_games.render.png import png
from zoo_games.render.scene import Circle, Drawing, Layer, Marks, Path, Rect, Scene, Stamp, Text

SCALE = 12
"""Pixels a board unit of the pictures that are compared."""


def scene_of(*figures, w=10, h=10):
    return Scene("t", "a", 0, 0, w, h, (Layer("a", figures),))


def image(scene):
    return Image.open(io.BytesIO(png(scene, "light", SCALE))).convert("RGB")


def moments(name):
    """Yield the scenes of a game played at random, with marks as a board has them, one after another."""
    handle = zoo_games.load(name)
    draw = random.Random(5)
    position = handle.new(handle.game.spec.players[-1], seed=5)
    for _ in range(24):
        if position.over:
            return
        if position.to_move == "chance":
            position = position.sample(draw.randrange(1_000))
            continue
        move = draw.choice(position.legal())
        offered = position.choices().offered
        yield position.scene(marks=Marks(offered=offered))
        yield position.scene(marks=Marks(offered=offered, ghost=move))
        position = position.play(move)


@pytest.mark.parametrize("name", registry.names())
def test_outside_of_the_regions_two_pictures_of_a_game_are_the_same(name):
    compared = 0
    before = None
    for after in moments(name):
        if before is not None:
            first = image(before)
            boxes = regions(before, after, *first.size)
            if boxes is not None:
                rest = ImageChops.difference(first, image(after))
                eraser = ImageDraw.Draw(rest)
                for box in boxes:
                    eraser.rectangle((box.left, box.top, box.right - 1, box.bottom - 1), fill=0)
                assert rest.getbbox() is None
                compared += 1
        before = after
    assert compared >= 15


def test_a_figure_that_comes_goes_moves_or_changes_its_level_has_changed():
    one, two, three = (Circle(x, 1, 0.5, "ink") for x in (1, 2, 3))
    assert changed((one, two), (one, two, three)) == [three]
    assert changed((one, two, three), (one, three)) == [two]
    assert set(changed((one, two), (two, one))) <= {one, two}
    assert changed((one, two), (two, one)) != []
    assert changed((one, one), (one,)) == [one]
    assert changed((one, two), (one, two)) == []


@pytest.mark.parametrize(
    ("figure", "box"),
    [
        (Rect(1, 2, 3, 4, "ink"), (1, 2, 4, 6)),
        (Rect(1, 2, 3, 4, None, "ink", 0.2), (0.9, 1.9, 4.1, 6.1)),
        (Circle(1, 2, 0.5, "ink"), (0.5, 1.5, 1.5, 2.5)),
        # A curve lies within its control points.
        (Path((("M", (0, 0)), ("Q", (4, 2, 1, 1)), ("Z", ())), "ink"), (0, 0, 4, 2)),
        # 0.5 times as large: from -1 to 1 becomes from -0.5 to 0.5, moved to (2, 3).
        (Stamp(Drawing("d", [Circle(0, 0, 1, "ink")]), 2, 3, 0.5), (1.5, 2.5, 2.5, 3.5)),
        # Two letters of at most 1.3 sizes each are 2.6 wide, and one size more on each side.
        (Text(5, 5, "WW", size=1), (2.7, 4, 7.3, 6)),
        (Text(5, 5, "WW", size=1, anchor="start"), (4, 4, 8.6, 6)),
        (Text(5, 5, "WW", size=1, anchor="end"), (1.4, 4, 6, 6)),
    ],
)
def test_the_box_of_a_figure_holds_all_of_it(figure, box):
    assert box_of(figure) == pytest.approx(box)


def test_boxes_are_whole_pixels_with_a_margin_and_end_at_the_edge():
    # 10 units on 95 pixels are 9.5 pixels a unit: from 1 to 2 is 9.5 to 19, so 9 - 2 to 19 + 2.
    assert pixels(Box(1, 1, 2, 2), scene_of(), 95, 95) == (7, 7, 21, 21)
    assert pixels(Box(-5, 9, 2, 20), scene_of(), 100, 100) == (0, 88, 22, 100)
    assert pixels(Box(11, 1, 12, 2), scene_of(), 100, 100) is None


def test_another_area_or_palette_is_painted_whole():
    assert regions(scene_of(), scene_of(w=11), 100, 100) is None
    theirs = zoo_games.load("zombee").new(2, seed=1).scene().palette
    assert theirs != scene_of().palette
    assert regions(scene_of(), replace(scene_of(), palette=theirs), 100, 100) is None


def test_only_what_lies_in_the_regions_is_drawn_inside_one_clip():
    near, far, new = Circle(1, 1, 0.5, "ink"), Circle(8, 8, 0.5, "ink"), Circle(1.5, 1, 0.2, "panel")
    before, after = scene_of(near, far), scene_of(near, far, new)
    boxes = regions(before, after, 100, 100)
    assert boxes == [(11, 6, 19, 14)]  # 13 to 17 and 8 to 12 with the margin of 2
    commands = frame_commands(after, "light", 100, 100, 7, boxes)
    names = [name for kind, name, _ in commands if kind == "call"]
    arcs = [value[:2] for _, name, value in commands if name == "arc"]
    assert arcs == [(1, 1), (1.5, 1)]
    assert names.count("clip") == names.count("save") == names.count("restore") == 1
    assert [value for _, name, value in commands if name == "rect"] == [(11, 6, 8, 8), (0, 0, 1, 1)]
    assert names.index("clip") < names.index("fill_rect") < names.index("arc")


def test_where_nothing_changed_the_frame_is_its_number_alone():
    scene = scene_of(Circle(5, 5, 1, "ink"))
    commands = frame_commands(scene, "light", 100, 100, 3, regions(scene, scene, 100, 100))
    assert not [name for _, name, _ in commands if name == "arc"]
    assert commands[-2] == ("call", "fill_rect", (0, 0, 1, 1))
