"""An image in HTML says in words what it shows."""

import base64
import re

from zoo_games.render.html import figure
from zoo_games.render.scene import Circle, Layer, Scene
from zoo_games.render.svg import svg

SCENE = Scene("A <dot>", 'One dot, "red".', 0, 0, 1, 1, (Layer("dots", (Circle(0.5, 0.5, 0.2, "ink"),)),))


def test_the_alt_text_is_title_and_words_with_nothing_that_could_be_markup():
    assert 'alt="A &lt;dot&gt;. One dot, &quot;red&quot;."' in figure(SCENE)


def test_the_image_is_the_svg_of_the_scene_in_the_theme_asked_for():
    data = re.search(r"base64,([^\"]+)", figure(SCENE, "dark"))
    assert data is not None
    assert base64.b64decode(data[1]).decode("utf-8") == svg(SCENE, "dark")


def test_where_pages_refuse_svg_the_image_is_a_png(monkeypatch):
    monkeypatch.setenv("ZOO_GAMES_PICTURES", "png")
    data = re.search(r"data:image/png;base64,([^\"]+)", figure(SCENE))
    assert data is not None
    assert base64.b64decode(data[1]).startswith(b"\x89PNG")
