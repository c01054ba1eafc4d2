"""Pictures of positions in the outputs of a real page: in its theme while they can be, legible in any."""

import io

import nbformat
import pytest
from boards import NOTEBOOK, differences, themed
from harness import OPEN
from nbformat.v4 import new_markdown_cell
from PIL import Image
from playwright.sync_api import expect

import zoo_games

pytestmark = pytest.mark.browser

POSITION = "import zoo_games\nzoo_games.load('zoomies').new(2, seed=7)"
AS_STORED = "import os\nos.environ['ZOO_GAMES_PICTURES'] = 'png'\n"


def shows(page, theme):
    """Check that one picture is seen, and that it is the position in the colours of a theme."""
    pictures = page.locator(f"{NOTEBOOK} .jp-OutputArea-output figure.zoo-figure img:visible")
    expect(pictures).to_have_count(1)
    page.wait_for_function("image => image.complete", arg=pictures.element_handle())
    seen = Image.open(io.BytesIO(pictures.screenshot())).convert("RGB")
    assert differences(seen, zoo_games.load("zoomies").new(2, seed=7).scene(), theme) == []


def test_a_picture_in_an_output_follows_the_theme_of_the_page(jupyter, name):
    page = jupyter.open(name, [POSITION])
    shows(page, "light")
    with themed(page, "dark"):
        shows(page, "dark")
    shows(page, "light")


def test_a_stored_picture_follows_the_theme_when_the_notebook_is_opened_again(jupyter, name):
    jupyter.open(name, [POSITION])
    jupyter.reload(name)
    shows(jupyter.page, "light")
    with themed(jupyter.page, "dark"):
        shows(jupyter.page, "dark")


def test_in_a_notebook_from_elsewhere_the_picture_keeps_its_own_paper_in_both_themes(jupyter, name):
    page = jupyter.open(name, [POSITION])
    page.evaluate("() => window.jupyterapp.commands.execute('docmanager:save')")
    jupyter.close_notebook()
    notebook = nbformat.read(jupyter.root / f"{name}.ipynb", as_version=4)
    notebook.cells.append(new_markdown_cell("With another text it is not the notebook that was run here."))
    nbformat.write(notebook, jupyter.root / f"{name}_copy.ipynb")
    page.evaluate(OPEN, f"{name}_copy.ipynb")
    assert page.evaluate("() => !window.jupyterapp.shell.currentWidget.model.cells.get(0).trusted")
    shows(page, "light")
    with themed(page, "dark"):
        shows(page, "light")


def test_a_picture_as_the_notebooks_of_this_project_store_it_keeps_its_own_paper(jupyter, name):
    page = jupyter.open(name, [AS_STORED + POSITION])
    shows(page, "light")
    with themed(page, "dark"):
        shows(page, "light")
