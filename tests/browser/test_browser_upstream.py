"""Faults of ipycanvas in the page that our guards go round.

When one of these tests fails after an upgrade, the guard that it names may go.
"""

import pytest

pytestmark = pytest.mark.browser

PLAIN = """from ipycanvas import Canvas
plain = Canvas(width=50, height=50)
plain.add_class('plain')
def draw():
    plain.fill_rect(0, 0, 50, 50)
plain.on_client_ready(draw)
draw()
plain"""
PAINTED = """() => {
  const canvas = document.querySelector('.jp-NotebookPanel:not(.lm-mod-hidden) canvas.plain');
  return canvas && canvas.getContext('2d').getImageData(5, 5, 1, 1).data[3] === 255;
}"""


def test_ipycanvas_still_keeps_the_tab_key(jupyter, name):
    # Guard: page.js silenceCanvases.
    page = jupyter.open(name, [PLAIN, "1"])
    page.wait_for_function(PAINTED)
    page.locator(".jp-NotebookPanel:not(.lm-mod-hidden) canvas.plain").focus()
    for key in ("Tab", "Shift+Tab", "Escape"):
        page.keyboard.press(key)
        assert page.evaluate("() => document.activeElement.tagName") == "CANVAS"


def test_a_single_ipycanvas_still_fails_to_draw_after_a_reload(jupyter, name):
    # Guard: canvas.sentinel.
    page = jupyter.open(name, [PLAIN, "1"])
    page.wait_for_function(PAINTED)
    with page.expect_event("pageerror") as failure:
        jupyter.reload(name)
    assert "fillRect" in str(failure.value)
    assert not page.evaluate(PAINTED)
    jupyter.errors.clear()
