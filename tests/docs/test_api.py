"""Every public module has a page of the API, and everything public on it is described."""

import ast
import runpy
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
GENERATE = runpy.run_path(str(ROOT / "docs" / "generate.py"))
modules, api_pages = GENERATE["modules"], GENERATE["api_pages"]


def sources():
    """Return every file of the package by the name of its module."""
    found = {}
    for path in (ROOT / "zoo_games").rglob("*.py"):
        parts = path.relative_to(ROOT).with_suffix("").parts
        name = ".".join(parts[:-1] if parts[-1] == "__init__" else parts)
        if not parts[-1].startswith("__") or parts[-1] == "__init__":
            found[name] = path
    return found


def test_every_module_of_the_package_has_a_page_that_the_index_names():
    assert set(modules()) == set(sources())
    pages = api_pages()
    for name in modules():
        assert f"automodule:: {name}\n" in pages[f"api/{name}"]
        assert f"api/{name}" in pages["api"].split()


def test_every_public_module_class_and_function_says_what_it_is():
    """A page lists only what has a description."""
    silent = []
    for name, path in sources().items():
        tree = ast.parse(path.read_text(encoding="utf-8"))
        nodes = [tree, *(node for node in tree.body if isinstance(node, ast.ClassDef | ast.FunctionDef))]
        silent += [
            f"{name}.{getattr(node, 'name', '')}"
            for node in nodes
            if not getattr(node, "name", "").startswith("_") and not ast.get_docstring(node)
        ]
    assert silent == []
