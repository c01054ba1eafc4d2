"""Fixtures of the acceptance suite: every registered game, and which tests hold which rule."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.acceptance.positions import GAMES
from zoo_games.core import registry

ROOT = Path(__file__).parents[2]
WITHOUT_RULES = ("browser", "docs", "notebook", "packaging")
"""Rooms of tests that hold no rules and take long to collect."""


@pytest.fixture(params=GAMES)
def game(request):
    """Every registered game in turn."""
    return registry.get(request.param)


@pytest.fixture(scope="session")
def held(tmp_path_factory):
    """Return which tests hold which rule, as the suite itself reports it."""
    path = tmp_path_factory.mktemp("report") / "rules.json"
    command = [sys.executable, "-m", "pytest", "--collect-only", "-qq", "-p", "no:cacheprovider"]
    command += [f"--ignore=tests/{room}" for room in WITHOUT_RULES]
    quick = os.environ | {"PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}
    done = subprocess.run(
        [*command, "--rule-report", str(path)], cwd=ROOT, env=quick, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stdout[-2_000:] + done.stderr[-2_000:]
    return json.loads(path.read_text(encoding="utf-8"))
