import itertools
import re
import xml.etree.ElementTree as ET

import pytest

from tests.render.golden import assert_golden
from tests.render.scenes import every_figure
from zoo_games.render.svg import svg

SVG = "{http://www.w3.org/2000/svg}"


def test_a_scene_gives_the_picture_that_was_looked_at():
    assert_golden("figures.svg", svg(every_figure()))


@pytest.mark.parametrize("theme", ["light", "dark", "print", "auto"])
def test_the_picture_is_well_formed_and_says_what_it_shows(theme):
    root = ET.fromstring(svg(every_figure(), theme))
    assert root.get("role") == "img"
    assert root.findtext(f"{SVG}title") == root.get("aria-label") == "Every <figure>"
    assert root.findtext(f"{SVG}desc") == "A & B"
    assert root.findtext(f".//{SVG}text") == 'Tom & "Jo" <b>'


def test_attributes_stand_in_alphabetical_order():
    for tag in re.findall(r"<\w+ ([^>]*?)/?>", svg(every_figure())):
        names = re.findall(r"([\w-]+)=\"", tag)
        assert names == sorted(names)


def test_numbers_have_at_most_one_decimal():
    body = svg(every_figure()).split("<desc>")[1]
    numbers = re.findall(r"(?<![\w#-])-?\d+\.\d+", re.sub(r"scale\([^)]*\)", "", body))
    assert numbers
    assert all(re.fullmatch(r"-?\d+\.[1-9]", number) for number in numbers)


def test_nothing_is_fetched_and_nothing_runs():
    for theme in ("light", "auto"):
        picture = svg(every_figure(), theme)
        assert "<script" not in picture
        assert re.findall(r"(?:href|src|url)[=(]\"?([^\"#)]+)", picture) == []


def test_a_drawing_laid_twice_is_written_once():
    picture = svg(every_figure())
    assert picture.count('<g id="leaf-') == 1
    assert picture.count("<use ") == 2


def test_an_id_belongs_to_one_look_so_that_pictures_can_share_a_page():
    ids = {
        theme: set(re.findall(r' id="([^"]+)"', svg(every_figure(), theme))) for theme in ("light", "dark")
    }
    assert ids["light"]
    assert not ids["light"] & ids["dark"]


def test_the_automatic_theme_carries_the_colours_of_both():
    picture = svg(every_figure(), "auto")
    assert "prefers-color-scheme:dark" in picture
    assert "--zg-mark-lit:#bb5600" in picture
    assert "--zg-mark-lit:#ffb454" in picture


def test_the_width_can_be_asked_for_and_the_picture_shrinks_with_its_page():
    root = ET.fromstring(svg(every_figure(), width=320))
    assert (root.get("width"), root.get("height")) == ("320", "220")
    assert root.get("style") == "max-width:100%;height:auto"
    assert root.get("viewBox") == "-10 -10 320 220"


@pytest.mark.parametrize("width", [0, -1, float("nan"), float("inf"), 1e9])
def test_an_impossible_width_is_refused(width):
    with pytest.raises(ValueError, match="the width of a picture must be above 0"):
        svg(every_figure(), width=width)


def test_an_unknown_theme_is_refused():
    with pytest.raises(ValueError, match="a theme is"):
        svg(every_figure(), "sepia")


def test_the_same_scene_gives_the_same_bytes():
    one, two = itertools.tee(svg(every_figure()))
    assert list(one) == list(two)
    assert svg(every_figure()) == svg(every_figure())
