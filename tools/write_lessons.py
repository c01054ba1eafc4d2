"""Write the lesson notebooks from their readable sources, run them and store what they show.

``python tools/write_lessons.py`` turns every ``tools/lessons/NAME.md`` into ``notebooks/NAME.ipynb``. A
fence that opens with ```` ```python ```` is a code cell, the text between two fences a Markdown cell. The
word ``fold`` after it folds the stored output away until the cell is run, so that an answer does not stand
open beside its question; pages that cannot fold show it.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path
from typing import Any

import nbformat

from notebooks import NOTEBOOKS, run

SOURCES = Path(__file__).resolve().parent / "lessons"
FENCE = re.compile(r"^```python(?P<words>[a-z ]*)\n(?P<code>.*?)\n```$", re.MULTILINE | re.DOTALL)
FOLDED = {"collapsed": True, "jupyter": {"outputs_hidden": True}, "tags": ["hide-output"]}


def cells(source: str) -> list[Any]:
    """Return the cells of a source, without outputs."""
    found: list[Any] = []

    def add(kind: str, text: str, metadata: dict[str, Any]) -> None:
        if not text.strip():
            return
        make = nbformat.v4.new_code_cell if kind == "code" else nbformat.v4.new_markdown_cell
        short = "code" if kind == "code" else "md"
        found.append(make(text.strip(), id=f"{short}-{len(found) + 1:02}", metadata=metadata))

    at = 0
    for fence in FENCE.finditer(source):
        add("markdown", source[at : fence.start()], {})
        add("code", fence["code"], dict(FOLDED) if "fold" in fence["words"].split() else {})
        at = fence.end()
    add("markdown", source[at:], {})
    return found


def notebook(source: str) -> Any:
    """Return a notebook that has not been run."""
    return nbformat.v4.new_notebook(cells=cells(source))


def main(names: list[str]) -> int:
    """Write the named lessons, or all; return the exit status."""
    for path in sorted(SOURCES.glob("*.md")):
        if names and path.stem not in names:
            continue
        made = run(notebook(path.read_text(encoding="utf-8")))
        for cell in made.cells:
            if cell.cell_type == "code" and "hide-output" in cell.metadata.get("tags", []):
                cell.metadata.update(FOLDED)
        nbformat.write(made, NOTEBOOKS / f"{path.stem}.ipynb")
        print(f"{path.stem}: written, run and stored")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
