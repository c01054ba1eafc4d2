"""Nothing that only works on one system, and one version number."""

import ast
import tomllib
from pathlib import Path

import pytest
import yaml

ROOT = Path(__file__).resolve().parents[2]
SOURCES = sorted((ROOT / "zoo_games").rglob("*.py"))
POSIX_MODULES = {"fcntl", "grp", "posix", "pty", "pwd", "resource", "syslog", "termios", "tty"}
POSIX_NAMES = {"fork", "getuid", "geteuid", "killpg", "setsid", "mkfifo", "chown", "SIGKILL"}


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: path.relative_to(ROOT).as_posix())
def test_no_call_needs_posix(path):
    tree = ast.parse(path.read_text(encoding="utf-8"))
    imported = {name.name for node in ast.walk(tree) if isinstance(node, ast.Import) for name in node.names}
    imported |= {node.module for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)}
    used = {node.attr for node in ast.walk(tree) if isinstance(node, ast.Attribute)}
    assert imported & POSIX_MODULES == set()
    assert used & POSIX_NAMES == set()


def test_one_version_stands_everywhere():
    version = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["version"]
    citation = yaml.safe_load((ROOT / "CITATION.cff").read_text(encoding="utf-8"))
    import zoo_games

    assert citation["version"] == version
    assert zoo_games.__version__ == version


def test_citation_has_what_the_format_requires():
    citation = yaml.safe_load((ROOT / "CITATION.cff").read_text(encoding="utf-8"))
    assert {"cff-version", "message", "title", "authors"} <= set(citation)
    assert citation["license"] == "BSD-3-Clause"


def test_changelog_marks_rules_formats_and_speed():
    text = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    assert all(f"**[{mark}]**" in text for mark in ("rules", "formats", "speed"))


def test_notice_names_authors_and_publishers():
    text = (ROOT / "NOTICE.md").read_text(encoding="utf-8")
    for name in ("Magnus Karlsson, Fireside Games", "Ehrhard", "Kreowski, Kosmos", "Fay, Djeco"):
        assert name in text
