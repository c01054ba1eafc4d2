"""One JupyterLab, one Chromium and one page for all browser tests; each test opens a notebook of its own."""

import re
import sys
from pathlib import Path

import pytest

HERE = Path(__file__).parent
sys.path[:0] = [str(HERE), str(HERE.parent / "notebook")]

from boards import OnPage  # noqa: E402
from harness import CHROMIUM_ARGS, VIEWPORT, Lab, find_chromium, lab  # noqa: E402


@pytest.fixture(scope="session")
def server(tmp_path_factory):
    root = tmp_path_factory.mktemp("notebooks")
    with lab(root, [HERE.parent / "notebook"]) as (url, token):
        yield url, token, root


@pytest.fixture(scope="session")
def chromium():
    from playwright.sync_api import expect, sync_playwright

    expect.set_options(timeout=20_000)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=CHROMIUM_ARGS)
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def shared_lab(server, chromium):
    page = Lab(chromium, *server)
    yield page
    page.close()


@pytest.fixture
def name(request):
    """The name of the test's notebook."""
    return re.sub(r"\W+", "_", request.node.name).strip("_")


@pytest.fixture
def jupyter(shared_lab):
    """The shared page; afterwards nothing may have gone wrong in it and no other host been asked."""
    shared_lab.errors.clear()
    yield shared_lab
    shared_lab.page.emulate_media(color_scheme="light", forced_colors="none", reduced_motion="no-preference")
    shared_lab.page.set_viewport_size(VIEWPORT)
    shared_lab.close_notebook()
    assert shared_lab.strangers == []
    assert shared_lab.errors == []


@pytest.fixture
def show(jupyter, name):
    """Return what opens a notebook of some cells, waits for its first board and returns that board."""

    def shown(*cells):
        jupyter.open(name, cells)
        board = OnPage(jupyter.page)
        board.ready()
        return board

    return shown
