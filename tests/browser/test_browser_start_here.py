"""The first notebook in a real page: read before it is run, a move in its second cell, all of it at once."""

import shutil
from pathlib import Path

import nbformat
import pytest
from boards import OnPage
from harness import OPEN
from playwright.sync_api import expect

pytestmark = pytest.mark.browser

NOTEBOOK = Path(__file__).resolve().parents[2] / "notebooks" / "00_start_here.ipynb"
CODE = [cell.source for cell in nbformat.read(NOTEBOOK, as_version=4).cells if cell.cell_type == "code"]
PANEL = ".jp-NotebookPanel:not(.lm-mod-hidden)"


@pytest.fixture
def laid(jupyter, name):
    """The notebook as it is committed, opened and not run."""
    shutil.copyfile(NOTEBOOK, jupyter.root / f"{name}.ipynb")
    jupyter.page.evaluate(OPEN, f"{name}.ipynb")
    return jupyter


def pictures(page):
    """Return the pictures that can be seen; each is whole and says what it shows."""
    seen = [one for one in page.locator(f"{PANEL} .jp-OutputArea figure img").all() if one.is_visible()]
    for picture in seen:
        assert len(picture.get_attribute("alt")) > 60
        shape = "image => [image.clientHeight / image.clientWidth, image.naturalHeight / image.naturalWidth]"
        shown, whole = picture.evaluate(shape)
        assert shown == pytest.approx(whole, rel=0.02)
    return seen


def test_before_it_is_run_it_shows_its_pictures_whole_and_with_their_words(laid):
    expect(laid.page.locator(f"{PANEL} figure img").first).to_be_visible()
    assert len(pictures(laid.page)) == 6
    expect(laid.page.locator(PANEL)).not_to_contain_text("model not found")


def test_after_two_cells_a_dotted_place_takes_the_tile(jupyter, name):
    jupyter.open(name, [*CODE[:2]])
    checked = jupyter.page.locator(f"{PANEL} .zoo-check")
    expect(checked).to_contain_text("The canvas paints.")
    board = OnPage(jupyter.page)
    board.ready()
    expect(board.prompt).to_contain_text("lay a tile")
    board.root.locator(".zoo-spot.zoo-offered").first.click()
    expect(board.prompt).to_contain_text("token")


def test_run_as_a_whole_it_has_a_living_board_wherever_a_cell_asks_for_one(laid):
    laid.run_all()
    asked = sum("notebook.board(" in source for source in CODE)
    for index in range(asked):
        OnPage(laid.page, index).ready()
    # The pictures of the three boards hide behind them; the three positions stay.
    assert len(pictures(laid.page)) == 3
    board = OnPage(laid.page, 1)
    board.root.locator("summary", has_text="Ada").click()
    board.root.locator(".zoo-why").first.click()
    expect(board.root.locator(".zoo-stepper")).to_contain_text("Husky")
