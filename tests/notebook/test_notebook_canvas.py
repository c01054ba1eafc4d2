"""The guards round ipycanvas, and the faults upstream that make them needed.

A test named ``..._still_...`` shows a fault of ipycanvas itself: when it fails after an upgrade, the guard
that it names may go.
"""

import threading

import pytest
from ipycanvas import Canvas, hold_canvas
from ipycanvas import canvas as upstream

from zoo_games.notebook import canvas
from zoo_games.render.scene import Circle, Layer, Scene

SCENE = Scene("t", "a", 0, 0, 2, 2, (Layer("a", (Circle(1, 1, 0.5, "ink"),)),))


@pytest.fixture
def painter(traffic):
    painter = canvas.Painter(lambda: None)
    traffic.clear()
    yield painter
    painter.close()


def name(command):
    return upstream._CMD_LIST[command[0]]


def target(command):
    assert name(command) == "switchCanvas"
    return command[1][0]


def test_a_frame_is_one_message_that_touches_the_sentinel_first_and_then_names_its_canvas(painter, traffic):
    for frame in (1, 2, 3):
        traffic.clear()
        assert painter.paint(SCENE, "light", 100, 100, 1) == frame
        (commands,) = traffic.drawings()
        assert target(commands[0]) == f"IPY_MODEL_{canvas.sentinel().model_id}"
        assert name(commands[1]) == "clear"
        assert target(commands[2]) == f"IPY_MODEL_{painter.canvas.model_id}"
        assert [name(command) for command in commands].count("switchCanvas") == 2
        assert name(commands[3]) == "save"
        assert name(commands[-1]) == "restore"


def test_a_second_frame_draws_what_is_new_and_one_after_a_change_or_a_reload_everything(painter, traffic):
    more = Scene("t", "a", 0, 0, 2, 2, (Layer("a", (*SCENE.layers[0].figures, Circle(0.1, 1, 0.05, "ink"))),))

    def arcs(scene, *how):
        traffic.clear()
        painter.paint(scene, *how)
        (commands,) = traffic.drawings()
        return [name(command) for command in commands].count("arc")

    assert arcs(SCENE, "light", 100, 100, 1) == 1
    assert arcs(more, "light", 100, 100, 1) == 1
    assert arcs(more, "dark", 100, 100, 1) == 2
    assert arcs(more, "dark", 100, 100, 2) == 2
    assert arcs(more, "dark", 100, 100, 2) == 0
    painter.forget()
    assert arcs(more, "dark", 100, 100, 2) == 2


def test_the_backing_store_is_the_size_in_css_pixels_times_the_pixel_ratio(painter):
    painter.paint(SCENE, "light", 100, 50, 2)
    assert (painter.canvas.width, painter.canvas.height) == (200, 100)
    painter.paint(SCENE, "light", 100, 50, 1.5)
    assert (painter.canvas.width, painter.canvas.height) == (150, 75)


def test_the_backing_store_never_gets_larger_than_browsers_take(painter):
    painter.paint(SCENE, "light", 5000, 2500, 4)
    assert (painter.canvas.width, painter.canvas.height) == (8192, 4096)


def test_an_exception_while_drawing_ends_the_hold_and_the_next_frame_is_drawn(painter, traffic):
    with pytest.raises(AttributeError):
        canvas.replay(painter.canvas, [("call", "no_such_method", ())])
    assert not upstream._CANVAS_MANAGER._caching
    traffic.clear()
    painter.paint(SCENE, "light", 100, 100, 1)
    assert len(traffic.drawings()) == 1


def test_frames_of_two_threads_do_not_mix(traffic):
    painters = [canvas.Painter(lambda: None) for _ in range(2)]
    canvas.sentinel()
    traffic.clear()
    threads = [
        threading.Thread(target=lambda one=one: [one.paint(SCENE, "light", 9, 9, 1) for _ in range(40)])
        for one in painters
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    frames = traffic.drawings()
    assert len(frames) == 80
    for commands in frames:
        names = [name(command) for command in commands]
        assert (names.count("switchCanvas"), names.count("save"), names.count("restore")) == (2, 1, 1)
    for painter in painters:
        painter.close()


def test_a_bad_frame_is_refused_before_anything_is_sent(painter, traffic):
    damaged = Circle(1, 1, 0.5, "ink")
    object.__setattr__(damaged, "r", float("nan"))
    scene = Scene("t", "a", 0, 0, 2, 2, (Layer("a", (damaged,)),))
    with pytest.raises(ValueError, match="arc needs finite numbers, not nan"):
        painter.paint(scene, "light", 100, 100, 1)
    with pytest.raises(ValueError, match="needs an area"):
        painter.paint(SCENE, "light", 100, 100, -1)
    assert traffic == []
    assert painter.frame == 0


def test_the_sentinel_is_one_for_the_kernel_and_comes_back_when_somebody_closes_it(painter):
    first = canvas.sentinel()
    assert canvas.sentinel() is first
    first.close()
    assert canvas.sentinel() is not first
    painter.paint(SCENE, "light", 100, 100, 1)


def test_a_closed_painter_leaves_no_widget_behind(traffic):
    from ipywidgets.widgets import widget

    canvas.sentinel()
    before = set(widget._instances)
    painter = canvas.Painter(lambda: None)
    painter.paint(SCENE, "light", 100, 100, 1)
    painter.close()
    assert set(widget._instances) == before


def test_ipycanvas_still_keeps_the_hold_after_an_exception():
    # Guard: canvas.replay catches inside the hold.
    with pytest.raises(KeyError), hold_canvas():
        raise KeyError
    assert upstream._CANVAS_MANAGER._caching
    upstream._CANVAS_MANAGER._caching = False
    upstream._CANVAS_MANAGER._commands_cache.clear()


def test_ipycanvas_still_does_not_name_its_canvas_in_every_message(traffic):
    # Guard: the sentinel. A page that was reloaded does not know which canvas was meant before.
    one = Canvas()
    for _ in range(2):
        traffic.clear()
        with hold_canvas():
            one.fill_rect(0, 0, 1, 1)
    assert [name(command) for command in traffic.drawings()[0]] == ["fillRect"]
    one.close()


def test_ipycanvas_still_sends_a_negative_radius_to_the_page(traffic):
    # Guard: commands.check_numbers. In the page it stops every canvas.
    one = Canvas()
    traffic.clear()
    one.fill_circle(0, 0, -1)
    assert [name(command) for command in traffic.drawings()[-1]] == ["fillCircle"]
    one.close()
