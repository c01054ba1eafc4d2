"""The marker ``rule`` and the report rule x test.

``pytest --rule Z.match`` runs only the tests that hold one rule; ``pytest --rule-report FILE`` writes which
tests hold which rule, as JSON.
"""

import json
from pathlib import Path

import pytest
from hypothesis import settings

from tests.sizes import DEEP

# A slow machine is no fault of a test; every day the same examples are tried, under `make deep` new ones.
settings.register_profile("house", deadline=None, derandomize=not DEEP, max_examples=1_000 if DEEP else 50)
settings.load_profile("house")


def pytest_addoption(parser):
    group = parser.getgroup("rules")
    group.addoption("--rule", metavar="ID", help="only tests that hold this rule")
    group.addoption("--rule-report", metavar="FILE", help="write which tests hold which rule")


def rules_of(item):
    """Return the ids of the rules that a test is marked with."""
    return [rule for marker in item.iter_markers("rule") for rule in marker.args]


def pytest_collection_modifyitems(config, items):
    if wanted := config.getoption("--rule"):
        kept = [item for item in items if wanted in rules_of(item)]
        config.hook.pytest_deselected(items=[item for item in items if item not in kept])
        items[:] = kept
    if path := config.getoption("--rule-report"):
        report = {}
        for item in items:
            for rule in rules_of(item):
                report.setdefault(rule, []).append(item.nodeid)
        Path(path).write_text(json.dumps(report, indent=1, sort_keys=True), encoding="utf-8")


@pytest.fixture
def race():
    """The one-file example game, registered while the test runs."""
    from zoo_games.core import registry
    from zoo_games.testing.race import Race

    game = registry.register(Race())
    yield game
    registry.unregister("race")
