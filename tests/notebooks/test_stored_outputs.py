"""nbval compares what is stored, so something must be stored: outputs of a full run, and no widget state."""

from pathlib import Path

import nbformat
import pytest

from notebooks import faults

NOTEBOOKS = sorted((Path(__file__).resolve().parents[2] / "notebooks").glob("*.ipynb"))


def test_there_is_a_notebook_to_start_with():
    assert NOTEBOOKS[0].name == "00_start_here.ipynb"


@pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda path: path.name)
def test_every_cell_was_run_in_order_and_stores_neither_errors_nor_widgets(path):
    assert faults(nbformat.read(path, as_version=4)) == []


@pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda path: path.name)
def test_most_cells_store_an_output_that_nbval_can_compare(path):
    cells = [cell for cell in nbformat.read(path, as_version=4).cells if cell.cell_type == "code"]
    ignored = [cell for cell in cells if "nbval-ignore-output" in cell.metadata.get("tags", [])]
    compared = [cell for cell in cells if cell.outputs and cell not in ignored]
    assert len(compared) >= len(cells) / 2


@pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda path: path.name)
def test_pictures_are_stored_for_whoever_has_no_kernel(path):
    cells = [cell for cell in nbformat.read(path, as_version=4).cells if cell.cell_type == "code"]
    outputs = [output for cell in cells for output in cell.outputs]
    assert any({"image/png", "text/html"} & set(output.get("data", {})) for output in outputs)


@pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda path: path.name)
def test_no_stored_image_is_an_svg_which_github_would_not_show(path):
    assert "data:image/svg" not in path.read_text(encoding="utf-8")
