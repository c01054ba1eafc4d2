"""Runs notebooks cell by cell in one kernel and compares what the cells show."""

import asyncio
import copy
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

import nbformat
from nbclient import NotebookClient

from notebooks import VIEW

FOLDER = Path(__file__).resolve().parents[2] / "notebooks"
START = FOLDER / "00_start_here.ipynb"


def read(path: Path = START) -> Any:
    """Return a notebook."""
    return nbformat.read(path, as_version=4)


def code_cells(notebook: Any) -> list[Any]:
    """Return the code cells of a notebook."""
    return [cell for cell in notebook.cells if cell.cell_type == "code"]


def run(notebook: Any, orders: Sequence[Sequence[int]], kernel: str = "python3") -> list[list[Any]]:
    """Run code cells in one kernel, a round for each order, and return what each cell showed.

    Args:
        notebook: Left as it is.
        orders: For each round, the numbers of the code cells to run, in this order.
        kernel: Name of the kernel.

    Returns:
        For each round, the outputs by number of the code cell.

    Raises:
        CellExecutionError: If a cell fails.
    """
    notebook = copy.deepcopy(notebook)
    client = NotebookClient(
        notebook,
        timeout=60,
        kernel_name=kernel,
        resources={"metadata": {"path": str(FOLDER)}},
        store_widget_state=False,
        coalesce_streams=True,
    )
    places = [index for index, cell in enumerate(notebook.cells) if cell.cell_type == "code"]

    async def rounds() -> list[list[Any]]:
        shown = []
        async with client.async_setup_kernel():
            for order in orders:
                outputs: list[Any] = [None] * len(places)
                for number in order:
                    cell = notebook.cells[places[number]]
                    await client.async_execute_cell(cell, places[number])
                    outputs[number] = [plain(output) for output in cell.outputs]
                shown.append(outputs)
        return shown

    return asyncio.run(rounds())


def plain(output: Any) -> dict[str, Any]:
    """Return an output without what differs from run to run: counters and the ids of widgets."""
    data = {kind: value for kind, value in output.get("data", {}).items() if kind != VIEW}
    return {"type": output.output_type, "data": data, "text": output.get("text", "")}


def words(outputs: Iterable[dict[str, Any]]) -> str:
    """Return everything that outputs say as text."""
    return "\n".join(output["text"] or output["data"].get("text/plain", "") for output in outputs)
