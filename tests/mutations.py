"""Break a rule in a copy of the package and see whether a test that holds the rule notices.

Each game has a table ``tests/GAME/mutations.py`` of small changes of the source, one a rule. A rule whose
change goes unnoticed has no test that deserves its mark.
"""

import os
import shutil
import subprocess
import sys
from importlib import import_module
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[1]
LEFT_OUT = (
    "acceptance",
    "architecture",
    "browser",
    "docs",
    "notebooks",
    "packaging",
    "teach",  # its questions are made while it is collected, by the very rules that are broken
    "tools",
    "__pycache__",
)


class Mutation(NamedTuple):
    """A change that breaks one rule.

    Attributes:
        rule: Id of the rule.
        file: File below ``zoo_games``.
        old: Text that stands in the file exactly once.
        new: Text that takes its place.
    """

    rule: str
    file: str
    old: str
    new: str


def mutations_of(game):
    """Return the table of a game; empty if it has none."""
    if not (ROOT / "tests" / game.spec.name / "mutations.py").exists():
        return []
    return import_module(f"tests.{game.spec.name}.mutations").MUTATIONS


class Workshop:
    """A copy of the package and its tests in which things may be broken."""

    def __init__(self, folder):
        self.folder = folder
        skip = shutil.ignore_patterns("__pycache__")
        shutil.copytree(ROOT / "zoo_games", folder / "zoo_games", ignore=skip)
        shutil.copytree(ROOT / "tests", folder / "tests", ignore=shutil.ignore_patterns(*LEFT_OUT))
        for name in ("pyproject.toml", "README.md"):
            if (ROOT / name).exists():
                shutil.copy(ROOT / name, folder / name)

    def within_reach(self, nodes):
        """Return the files of these tests that the copy holds, each once."""
        files = sorted({node.partition("::")[0] for node in nodes})
        return [file for file in files if (self.folder / file).exists()]

    def run(self, mutation, files):
        """Break a rule, run the tests that hold it, mend it, and return status and output of pytest."""
        path = self.folder / "zoo_games" / mutation.file
        whole = path.read_text(encoding="utf-8")
        path.write_text(whole.replace(mutation.old, mutation.new), encoding="utf-8")
        try:
            return self.test(mutation.rule, files)
        finally:
            path.write_text(whole, encoding="utf-8")

    def test(self, rule, files):
        """Run the tests that hold a rule and return status and output of pytest."""
        command = [sys.executable, "-B", "-m", "pytest", "-q", "-x", "-p", "no:cacheprovider", "--rule", rule]
        environment = {key: value for key, value in os.environ.items() if not key.startswith("PYTEST")}
        environment["PYTHONPATH"] = str(self.folder)
        environment["PYTEST_DISABLE_PLUGIN_AUTOLOAD"] = "1"
        done = subprocess.run(
            [*command, *files], cwd=self.folder, env=environment, capture_output=True, text=True
        )
        return done.returncode, done.stdout + done.stderr
