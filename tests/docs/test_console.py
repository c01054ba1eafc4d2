"""The command lines that the pages show do what the pages say."""

from __future__ import annotations

import doctest
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]
BLOCK = re.compile(r"^```console\n(.*?)^```", re.MULTILINE | re.DOTALL)
OURS = "zoo-games"


def commands(page: Path) -> list[tuple[str, str]]:
    """Return every command of a page with the output that stands under it."""
    found = []
    for block in BLOCK.findall(page.read_text(encoding="utf-8")):
        for part in re.split(r"^\$ ", block, flags=re.MULTILINE)[1:]:
            line, _, output = part.partition("\n")
            found.append((line, output))
    return found


def ran(line: str, folder: Path) -> str:
    """Return what a command prints, errors included; it may read from ``echo`` and write with ``>``."""
    line, _, target = line.partition(" > ")
    said, _, line = line.rpartition(" | ")
    words = shlex.split(line)
    assert words[0] == OURS, f"a console block holds a command that is not ours: {line}"
    done = subprocess.run(
        [sys.executable, "-m", "zoo_games", *words[1:]],
        cwd=folder,
        input=shlex.split(said)[1] if said else "",
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        check=False,
    )
    if target:
        (folder / target).write_text(done.stdout, encoding="utf-8")
    return "" if target else done.stdout


PAGES_WITH_COMMANDS = [page for page in PAGES if commands(page)]


@pytest.mark.parametrize("page", PAGES_WITH_COMMANDS, ids=lambda page: page.name)
def test_every_command_of_a_page_prints_what_the_page_shows(page: Path, tmp_path: Path) -> None:
    checker, flags = doctest.OutputChecker(), doctest.ELLIPSIS | doctest.REPORT_NDIFF
    for line, wanted in commands(page):
        got = ran(line, tmp_path)
        example = doctest.Example(line, wanted)
        assert checker.check_output(wanted, got, flags), checker.output_difference(example, got, flags)


def test_the_readme_shows_commands() -> None:
    assert ROOT / "README.md" in PAGES_WITH_COMMANDS
