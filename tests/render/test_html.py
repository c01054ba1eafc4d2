"""An image in HTML says in words what it shows."""

import base64
import re

import zoo_games
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


def test_a_picture_for_a_page_is_light_and_holds_a_hidden_dark_one_for_a_dark_jupyterlab():
    told = figure(SCENE, "page")
    images = re.findall(
        r'<img class="zoo-if-(light|dark)"( hidden="hidden")? alt="[^"]+" src="[^,]+,([^"]+)">', told
    )
    assert [(theme, bool(hidden)) for theme, hidden, _ in images] == [("light", False), ("dark", True)]
    for theme, _, data in images:
        assert base64.b64decode(data).decode("utf-8") == svg(SCENE, theme)
    assert '[data-jp-theme-light="false"] .zoo-if-dark{display:inline!important}' in told
    assert '[data-jp-theme-light="false"] .zoo-if-light{display:none!important}' in told


def test_a_position_shows_itself_in_the_theme_of_the_page():
    bundle = zoo_games.load("zoomies").new(2, seed=7)._repr_mimebundle_()
    assert bundle["text/html"].count("<img") == 2


def test_a_stored_picture_is_one_light_image(monkeypatch):
    monkeypatch.setenv("ZOO_GAMES_PICTURES", "png")
    assert figure(SCENE, "page").count("<img") == 1
    assert figure(SCENE, "page") == figure(SCENE, "light")
