"""Run the committed notebooks from top to bottom and store what they show, or check that it is stored.

``python tools/notebooks.py`` runs every notebook of ``notebooks/`` in a fresh kernel and writes its outputs
back into the file: pictures and texts stay, so that a page without a kernel shows them; widget views and
widget state go, because they mean nothing without the kernel that made them. ``--check`` writes nothing
and says what differs from a stored notebook that is fit to be committed.
"""

from __future__ import annotations

import argparse
import os
import sys
from pathlib import Path
from typing import Any

import nbformat
from nbclient import NotebookClient

NOTEBOOKS = Path(__file__).resolve().parent.parent / "notebooks"
VIEW = "application/vnd.jupyter.widget-view+json"
KERNEL = {"display_name": "Python 3 (ipykernel)", "language": "python", "name": "python3"}
SECONDS = 60
"""Longest time one cell may take."""


def run(notebook: Any, folder: Path = NOTEBOOKS) -> Any:
    """Return the notebook with the outputs of a fresh run, cleaned.

    Args:
        notebook: As nbformat reads it; changed in place.
        folder: Working folder of the kernel.

    Raises:
        CellExecutionError: If a cell fails.
    """
    client = NotebookClient(
        notebook,
        timeout=SECONDS,
        kernel_name="python3",
        resources={"metadata": {"path": str(folder)}},
        store_widget_state=False,
        record_timing=False,
        coalesce_streams=True,
    )
    client.execute(env=dict(os.environ, ZOO_GAMES_PICTURES="png"))
    return clean(notebook)


def clean(notebook: Any) -> Any:
    """Return the notebook without what only its own kernel understands, and with steady metadata."""
    notebook.metadata = {"kernelspec": KERNEL, "language_info": {"name": "python"}}
    for cell in notebook.cells:
        if cell.cell_type != "code":
            continue
        cell.metadata.pop("execution", None)
        for output in cell.outputs:
            output.get("data", {}).pop(VIEW, None)
            output.get("metadata", {}).pop(VIEW, None)
            output.pop("transient", None)
    return notebook


def faults(notebook: Any) -> list[str]:
    """Return why a notebook is not fit to be committed, one sentence each."""
    found = []
    if "widgets" in notebook.metadata:
        found.append("widget state is stored")
    for number, cell in enumerate(cell for cell in notebook.cells if cell.cell_type == "code"):
        if cell.execution_count != number + 1:
            found.append(f"code cell {number + 1} was not run in order from a fresh kernel")
        for output in cell.outputs:
            if output.output_type == "error":
                found.append(f"code cell {number + 1} stores an error")
            if VIEW in output.get("data", {}):
                found.append(f"code cell {number + 1} stores a widget view")
    return found


def main() -> int:
    """Run or check the notebooks; return the exit status."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--check", action="store_true", help="write nothing, say what is wrong")
    parser.add_argument("files", nargs="*", type=Path, help="notebooks; all if none is given")
    options = parser.parse_args()
    status = 0
    for path in options.files or sorted(NOTEBOOKS.glob("*.ipynb")):
        notebook = nbformat.read(path, as_version=4)
        if options.check:
            for fault in faults(notebook):
                print(f"{path.name}: {fault}")
                status = 1
        else:
            nbformat.write(run(notebook, path.parent), path)
            print(f"{path.name}: run and stored")
    return status


if __name__ == "__main__":
    sys.exit(main())
