import math

import pytest

from zoo_games.render.scene import (
    Circle,
    Drawing,
    Layer,
    Path,
    Rect,
    Scene,
    Stamp,
    Text,
    moved,
    polygon,
)
from zoo_games.render.theme import BASE, THEMES, Palette, contrast

LINE = (("M", (0.0, 0.0)), ("L", (1.0, 2.0)))


@pytest.mark.parametrize("bad", [math.nan, math.inf, -math.inf])
@pytest.mark.parametrize(
    "make",
    [
        lambda n: Rect(n, 0, 1, 1),
        lambda n: Rect(0, 0, n, 1),
        lambda n: Rect(0, 0, 1, 1, line=n),
        lambda n: Circle(n, 0, 1),
        lambda n: Circle(0, 0, n),
        lambda n: Text(0, n, "a"),
        lambda n: Text(0, 0, "a", size=n),
        lambda n: Path((("M", (n, 0.0)),)),
        lambda n: Path(LINE, line=n),
        lambda n: Stamp(Drawing("d", ()), n, 0),
        lambda n: Stamp(Drawing("d", ()), 0, 0, n),
        lambda n: Scene("t", "a", n, 0, 1, 1, ()),
        lambda n: Scene("t", "a", 0, 0, n, 1, ()),
    ],
)
def test_a_number_that_would_blank_a_canvas_is_refused_at_once(make, bad):
    with pytest.raises(ValueError, match=r"number|area"):
        make(bad)


@pytest.mark.parametrize("letter", ["H", "m", ""])
def test_an_unknown_path_command_is_refused(letter):
    with pytest.raises(ValueError, match="path command"):
        Path(((letter, (0.0, 0.0)),))


def test_a_role_without_a_colour_is_refused_in_drawings_too():
    for figure in (
        Circle(0, 0, 1, "park.gras"),
        Stamp(Drawing("d", (Circle(0, 0, 1, None, "park.gras"),)), 0, 0),
    ):
        with pytest.raises(ValueError, match=r"no colour for the role 'park\.gras'"):
            Scene("t", "a", 0, 0, 1, 1, (Layer("l", (figure,)),))


def test_a_stamp_stands_for_its_drawing_scaled_and_moved():
    drawing = Drawing(
        "d",
        (
            Rect(1, 1, 2, 2, "ink", "ink", 0.5, 0.1, (0.2, 0.4)),
            Text(1, 2, "a", size=1),
            polygon(((0, 0), (1, 2)), "ink", line=0.5),
        ),
    )
    scene = Scene("t", "a", 0, 0, 9, 9, (Layer("l", (Stamp(drawing, 10, 20, 0.5),)),))
    rect, text, path = scene.shapes
    assert (rect.x, rect.y, rect.w, rect.line, rect.radius, rect.dash) == (
        10.5,
        20.5,
        1.0,
        0.25,
        0.05,
        (0.1, 0.2),
    )
    assert (text.x, text.y, text.size) == (10.5, 21.0, 0.5)
    assert path.commands == (("M", (10.0, 20.0)), ("L", (10.5, 21.0)), ("Z", ()))


def test_drawings_are_equal_by_name_and_shapes():
    assert Drawing("d", (Circle(0, 0, 1),)) == Drawing("d", (Circle(0, 0, 1),))
    assert Drawing("d", (Circle(0, 0, 1),)) != Drawing("d", (Circle(0, 0, 2),))
    assert Drawing("d", ()) != Drawing("e", ())


def test_moving_leaves_the_shapes_as_they_were():
    shapes = (Circle(1, 1, 1),)
    moved(shapes, 5, 5)
    assert shapes == (Circle(1, 1, 1),)


@pytest.mark.parametrize("colour", ["#FFF000", "red", "#fff", "#12345g"])
def test_a_colour_is_written_in_one_way(colour):
    with pytest.raises(ValueError, match="#rrggbb"):
        Palette({"x": (colour, "#000000", "#000000")})


def test_palettes_are_equal_by_value():
    assert BASE.plus({}) == BASE
    assert hash(BASE.plus({})) == hash(BASE)
    assert BASE.plus({"ink": ("#000000", "#ffffff", "#000000")}) != BASE


TEXT_ON = [("ink", "paper"), ("ink.soft", "paper"), ("ink", "panel"), ("ink.soft", "panel")]
GRAPHICS_ON = [
    (role, ground) for role in BASE if role.startswith(("mark.", "seat.")) for ground in ("paper", "panel")
]
HALOS = [(role, "halo") for role in BASE if role.startswith("mark.")]


@pytest.mark.parametrize("theme", THEMES)
def test_text_can_be_read(theme):
    """WCAG 2.2, 1.4.3: 4.5 to 1."""
    for role, ground in TEXT_ON:
        assert contrast(BASE.colour(role, theme), BASE.colour(ground, theme)) >= 4.5, (role, ground)


@pytest.mark.parametrize("theme", THEMES)
def test_marks_and_seats_stand_out_from_their_ground(theme):
    """WCAG 2.2, 1.4.11: 3 to 1."""
    for role, ground in GRAPHICS_ON + HALOS:
        assert contrast(BASE.colour(role, theme), BASE.colour(ground, theme)) >= 3, (role, ground)
