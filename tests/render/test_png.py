import io
import sys
from itertools import product

import pytest
from PIL import Image

from tests.render.scenes import every_figure
from zoo_games.render.png import NoPillow, png
from zoo_games.render.scene import Circle, Layer, Path, Rect, Scene, Text, polygon


def picture(*figures, theme="light", scale=20, w=4, h=2):
    scene = Scene("t", "a", 0, 0, w, h, (Layer("all", figures),))
    return Image.open(io.BytesIO(png(scene, theme, scale))).convert("RGB")


def hexed(image, x, y):
    return "#{:02x}{:02x}{:02x}".format(*image.getpixel((x, y)))


@pytest.mark.parametrize("theme", ["light", "dark", "print"])
def test_every_figure_is_painted(theme):
    image = Image.open(io.BytesIO(png(every_figure(), theme, 40)))
    assert image.format == "PNG"
    assert image.size == (128, 88)


def test_the_paper_shows_where_nothing_is_drawn():
    assert hexed(picture(theme="dark"), 5, 5) == "#1d1f22"


def test_shapes_lie_where_the_scene_says():
    image = picture(Rect(0, 0, 1, 1, "ink"), Circle(3, 1, 0.5, "mark.lit"))
    assert hexed(image, 10, 10) == "#22201c"
    assert hexed(image, 30, 10) == "#fbf8f1"
    assert hexed(image, 60, 20) == "#bb5600"
    assert hexed(image, 60, 5) == "#fbf8f1"


def test_later_shapes_lie_on_top():
    image = picture(Rect(0, 0, 2, 2, "ink"), Rect(0, 0, 2, 2, "halo"))
    assert hexed(image, 10, 10) == "#ffffff"


def test_a_curve_is_filled_on_its_inner_side():
    dome = Path((("M", (0, 2)), ("Q", (2, -2, 4, 2)), ("Z", ())), "ink")
    image = picture(dome)
    assert hexed(image, 40, 20) == "#22201c"
    assert hexed(image, 4, 10) == "#fbf8f1"


def test_a_dashed_line_has_gaps():
    line = Path((("M", (0, 1)), ("L", (4, 1))), None, "ink", 0.2, (1, 1))
    image = picture(line)
    assert [hexed(image, x, 20) for x in (10, 30, 50, 70)] == ["#22201c", "#fbf8f1"] * 2


def test_edges_are_smooth():
    image = picture(polygon(((0, 0), (4, 2), (0, 2)), "ink"))
    shades = {pixel for _, pixel in image.getcolors(10_000)}
    assert len(shades) > 2


def test_text_is_anchored():
    starts, ends = (
        picture(Text(2, 1, "HHH", size=0.6, anchor="start")),
        picture(Text(2, 1, "HHH", size=0.6, anchor="end")),
    )
    dark = [
        [any(sum(image.getpixel((x, y))) < 300 for y in range(40)) for x in range(80)]
        for image in (starts, ends)
    ]
    assert not any(dark[0][:38])
    assert any(dark[0][40:])
    assert any(dark[1][:40])
    assert not any(dark[1][42:])


@pytest.mark.parametrize("scale", [4, 7, 9, 12, 30])
def test_round_corners_that_hardly_leave_a_side_are_drawn_at_every_size(scale):
    for wide, high, radius in product((0.1, 0.2, 0.26, 0.41), (0.1, 0.2, 0.26, 0.41), (0, 0.05, 0.13, 0.37)):
        rect = Rect(0.33, 0.41, wide, high, "ink", "panel", 0.03, radius)
        assert png(Scene("t", "a", 0, 0, 2, 2, (Layer("a", (rect,)),)), "light", scale)


def test_a_great_picture_is_made_smaller():
    image = Image.open(io.BytesIO(png(Scene("t", "a", 0, 0, 400, 2, ()), "light", 56)))
    assert image.size == (4096, 20)


def test_the_same_scene_gives_the_same_bytes():
    assert png(every_figure()) == png(every_figure())


def test_a_png_cannot_follow_the_theme_of_its_reader():
    with pytest.raises(ValueError, match="light, dark, print, not 'auto'"):
        picture(theme="auto")


@pytest.mark.parametrize("scale", [0, 3, float("nan"), float("inf")])
def test_an_impossible_scale_is_refused(scale):
    with pytest.raises(ValueError, match="the scale must be at least 4"):
        png(every_figure(), scale=scale)


def test_without_pillow_one_sentence_says_what_to_do(monkeypatch):
    monkeypatch.setitem(sys.modules, "PIL", None)
    with pytest.raises(NoPillow, match="pip install pillow"):
        png(every_figure())
