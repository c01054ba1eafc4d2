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


def shows_pictures(page, number):
    """Check that so many pictures can be seen, each whole and with words that say what it shows."""
    pictures = page.locator(f"{PANEL} .jp-OutputArea figure img:visible")
    expect(pictures).to_have_count(number)
    for picture in pictures.all():
        assert len(picture.get_attribute("alt")) > 60
        page.wait_for_function("image => image.complete", arg=picture.element_handle())
        shape = "image => [image.clientHeight / image.clientWidth, image.naturalHeight / image.naturalWidth]"
        shown, whole = picture.evaluate(shape)
        assert shown == pytest.approx(whole, rel=0.02)


def test_before_it_is_run_it_shows_its_pictures_whole_and_with_their_words(laid):
    shows_pictures(laid.page, 5)  # a sixth is folded away with the answer that it shows
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
    shows_pictures(laid.page, 3)
    board = OnPage(laid.page, 1)
    board.root.locator("summary", has_text="Ada").click()
    board.root.locator(".zoo-why").first.click()
    expect(board.root.locator(".zoo-stepper")).to_contain_text("Husky")
