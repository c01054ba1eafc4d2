"""A scene as canvas commands: whole, finite and in order before anything is drawn."""

import math

import pytest
from hypothesis import given
from hypothesis import strategies as st

from zoo_games.notebook.commands import FRAMES, check_numbers, frame_colour, frame_commands
from zoo_games.render.scene import Circle, Drawing, Layer, Path, Rect, Scene, Stamp, Text

numbers = st.floats(-50, 50)
sizes = st.floats(0, 20)
roles = st.sampled_from([None, "ink", "panel", "mark.lit"])
shapes = st.one_of(
    st.builds(Rect, numbers, numbers, sizes, sizes, roles, roles, sizes, sizes),
    st.builds(Circle, numbers, numbers, sizes, roles, roles, sizes),
    st.builds(
        lambda x, y, role: Path((("M", (x, y)), ("L", (y, x)), ("Z", ())), role), numbers, numbers, roles
    ),
    st.builds(Text, numbers, numbers, st.text(max_size=5), st.just("ink"), sizes),
)  # fmt: skip


def scene_of(found):
    return Scene("t", "a", -1, 0, 3, 2, (Layer("all", (*found, Stamp(Drawing("d", found), 1, 2, 0.5))),))


scenes = st.lists(shapes, max_size=8).map(scene_of)


def calls(commands):
    return [name for kind, name, _ in commands if kind == "call"]


@given(
    scenes,
    st.sampled_from(["light", "dark"]),
    st.integers(1, 3000),
    st.integers(1, 3000),
    st.integers(0, 999),
)
def test_every_frame_begins_with_save_ends_with_restore_and_holds_only_finite_numbers(
    scene, theme, width, height, frame
):
    commands = frame_commands(scene, theme, width, height, frame)
    names = calls(commands)
    assert names[:2] == ["save", "reset_transform"]
    assert names[-1] == "restore"
    assert names.count("save") == names.count("restore") == 1
    for kind, _, value in commands:
        for number in value if kind == "call" else [value]:
            assert not isinstance(number, float) or math.isfinite(number)


def test_every_style_that_is_used_is_set_before_anything_is_drawn():
    commands = frame_commands(Scene("t", "a", 0, 0, 1, 1, ()), "light", 10, 10, 0)
    names = [name for _, name, _ in commands]
    first = names.index("fill_rect")
    for style in ("fill_style", "stroke_style", "line_width", "font", "text_align", "global_alpha", "filter"):
        assert style in names[:first]
    assert "set_line_dash" in names[:first]


def test_a_board_unit_becomes_pixels_once_for_the_whole_board():
    # 2 board units on 300 pixels: 150 pixels a unit; the board begins at x = -1, so it is moved by 150.
    commands = frame_commands(Scene("t", "a", -1, 0, 2, 2, ()), "light", 300, 300, 0)
    assert ("call", "set_transform", (150.0, 0, 0, 150.0, 150.0, -0.0)) in commands


def test_a_stamp_is_drawn_at_its_place_and_the_board_goes_on_at_its_own():
    # Stamp at (1, 2), half as large, on 100 pixels a unit: 50 pixels a unit from pixel (100, 200).
    stamp = Stamp(Drawing("dot", [Circle(0, 0, 1, "ink")]), 1, 2, 0.5)
    scene = Scene("t", "a", 0, 0, 4, 4, (Layer("a", (stamp, Circle(3, 3, 1, "ink"))),))
    commands = frame_commands(scene, "light", 400, 400, 0)
    moved = [value for _, name, value in commands if name == "set_transform"]
    assert moved[1] == (50.0, 0, 0, 50.0, 100.0, 200.0)
    assert moved[2] == moved[0] == (100.0, 0, 0, 100.0, 0.0, 0.0)


def test_the_frame_number_stands_in_the_low_bits_of_the_first_pixel_and_hardly_changes_the_paper():
    # #fbf8f1 with the two low bits of each channel cleared is #f8f8f0; 27 is 01 10 11 in those bits.
    assert frame_colour("#fbf8f1", 27) == "#f9faf3"
    assert len({frame_colour("#1d1f22", frame) for frame in range(FRAMES)}) == FRAMES
    commands = frame_commands(Scene("t", "a", 0, 0, 1, 1, ()), "light", 10, 10, 27)
    assert commands[-4:] == [
        ("call", "reset_transform", ()),
        ("set", "fill_style", "#f9faf3"),
        ("call", "fill_rect", (0, 0, 1, 1)),
        ("call", "restore", ()),
    ]


def test_a_style_is_not_set_again_to_what_it_is():
    same = tuple(Circle(x, 1, 0.2, "ink") for x in range(3))
    commands = frame_commands(Scene("t", "a", 0, 0, 3, 3, (Layer("a", same),)), "light", 9, 9, 0)
    fills = [value for kind, name, value in commands if name == "fill_style"]
    assert fills == ["#000000", "#fbf8f1", "#22201c", "#f8f8f0"]


def test_a_dash_ends_with_the_shape_that_has_it():
    dashed = Rect(0, 0, 1, 1, None, "ink", 0.1, 0, (0.2, 0.1))
    plain = Rect(1, 1, 1, 1, None, "ink", 0.1)
    commands = frame_commands(Scene("t", "a", 0, 0, 3, 3, (Layer("a", (dashed, plain)),)), "light", 9, 9, 0)
    assert [value for _, name, value in commands if name == "set_line_dash"] == [([],), ([0.2, 0.1],), ([],)]


@pytest.mark.parametrize(
    "command",
    [
        ("call", "fill_rect", (0, 0, math.nan, 1)),
        ("call", "arc", (0, 0, math.inf, 0, 1)),
        ("call", "arc", (0, 0, -1, 0, 1)),
        ("call", "arc_to", (0, 0, 1, 1, -0.5)),
        ("set", "line_width", -1),
        ("set", "line_width", math.nan),
    ],
)
def test_a_number_that_would_stop_every_canvas_of_the_page_is_refused(command):
    with pytest.raises(ValueError, match=command[1]):
        check_numbers([command])


def test_a_canvas_without_area_is_refused():
    with pytest.raises(ValueError, match="needs an area, not 0 x 5"):
        frame_commands(Scene("t", "a", 0, 0, 1, 1, ()), "light", 0, 5, 0)
