"""Rooms are entered one way, and the rules need nothing but Python."""

import ast
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PACKAGE = ROOT / "zoo_games"
GAMES = ("zoomies", "zombee", "boomerang", "wonderzoo")
PLAIN_ROOMS = ("core", "render", *GAMES, "play", "explore", "teach", "testing", "cli")
BY_NEED = {("render", "png.py"): {"PIL"}}


def imports_of(path):
    """Return the first part of every module that a file imports, wherever in the file."""
    names = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            names |= {alias.name.partition(".")[0] for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.level == 0:
            names.add(node.module.partition(".")[0])
    return names


def test_imports_run_one_way():
    """Core <- render <- games <- play <- explore <- notebook, cli, as the contracts in pyproject.toml say."""
    done = subprocess.run(
        [str(Path(sys.executable).with_name("lint-imports")), "--no-cache"],
        cwd=ROOT,
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.parametrize("room", PLAIN_ROOMS)
def test_a_room_imports_the_standard_library_alone(room):
    for path in (PACKAGE / room).rglob("*.py"):
        allowed = set(sys.stdlib_module_names) | {"zoo_games"} | BY_NEED.get((room, path.name), set())
        assert imports_of(path) <= allowed, f"{path.relative_to(ROOT)} imports more than the standard library"


def test_rules_explanations_records_text_and_svg_run_without_any_other_package():
    """Python is started without site-packages, so nothing but the standard library can be found."""
    program = """
import sys
sys.path.insert(0, sys.argv[1])
import zoo_games
position = zoo_games.load("zoomies").new(2, seed=1)
assert position.legal() and position.scores == (0, 0)
assert position.svg().startswith("<svg") and position.text() and position.explain() is not None
from zoo_games.cli import main
assert main(["games"]) == 0
foreign = sorted(
    name for name, module in sys.modules.items()
    if "-packages" in str(getattr(module, "__file__", ""))
)
assert not foreign, foreign
"""
    done = subprocess.run(
        [sys.executable, "-I", "-S", "-c", program, str(ROOT)], capture_output=True, text=True, cwd="/"
    )
    assert done.returncode == 0, done.stderr


def test_no_file_of_code_is_longer_than_four_hundred_lines():
    """A module has one idea, and so has a file of tests, a script and a style sheet."""
    files = [
        path
        for folder in ("zoo_games", "tests", "tools", "bench", "docs")
        for path in (ROOT / folder).rglob("*")
        if path.suffix in {".py", ".js", ".mjs", ".css"} and "_build" not in path.parts
    ]
    lengths = {path: len(path.read_text(encoding="utf-8").splitlines()) for path in files}
    assert len(lengths) > 400
    assert [f"{path.relative_to(ROOT)}: {lines}" for path, lines in lengths.items() if lines > 400] == []


def test_every_open_names_its_encoding():
    """A file is opened in the same way on every system, so a text never depends on where it is read."""
    for path in PACKAGE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Call):
                continue
            name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            named = any(word.arg == "encoding" for word in node.keywords)
            where = f"{path.relative_to(ROOT)}:{node.lineno}"
            if name in {"read_text", "write_text"}:
                assert named, f"{where} names no encoding"
            if name == "open" and isinstance(node.func, ast.Name):
                modes = [arg.value for arg in node.args[1:2] if isinstance(arg, ast.Constant)]
                assert named or any("b" in mode for mode in modes), f"{where} names no encoding"
