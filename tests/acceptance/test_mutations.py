"""Each rule is broken once, and a test with its id fails. Everyday a few of them, all in the deep run."""

from pathlib import Path

import pytest

from tests.acceptance.positions import GAMES
from tests.mutations import ROOT, Workshop, mutations_of
from tests.sizes import DEEP
from zoo_games.core import registry

TESTS_FAILED = 1
EVERYDAY = 4
"""Every so manieth mutation is tried in the everyday run."""

ALL = [(name, mutation) for name in GAMES for mutation in mutations_of(registry.get(name))]
TRIED = ALL if DEEP else ALL[:: len(ALL) // EVERYDAY]


@pytest.fixture(scope="module")
def workshop(tmp_path_factory):
    return Workshop(tmp_path_factory.mktemp("workshop"))


def test_every_rule_can_be_broken(game):
    rules = [mutation.rule for mutation in mutations_of(game)]
    assert sorted(rules) == sorted(game.spec.rulebook)


def test_every_change_stands_in_the_source_once(game):
    for mutation in mutations_of(game):
        text = (ROOT / "zoo_games" / mutation.file).read_text(encoding="utf-8")
        assert text.count(mutation.old) == 1, f"{mutation.rule}: {mutation.old}"
        assert mutation.new != mutation.old


@pytest.mark.parametrize(("name", "mutation"), [pytest.param(*one, id=one[1].rule) for one in TRIED])
def test_a_broken_rule_is_noticed_by_a_test_that_holds_it(name, mutation, workshop, held):
    files = workshop.within_reach(held[mutation.rule])
    assert files, f"the tests of {mutation.rule} are out of reach"
    status, said = workshop.run(mutation, files)
    assert status == TESTS_FAILED, f"{name}: nothing notices that {mutation.rule} is broken\n{said[-1_500:]}"


def test_the_tests_pass_while_nothing_is_broken(workshop, held):
    """Else a failure above would say nothing; a rule in the middle of the table stands for all."""
    rule = ALL[len(ALL) // 2][1].rule
    status, said = workshop.test(rule, workshop.within_reach(held[rule]))
    assert status == 0, said
    assert Path(workshop.folder / "zoo_games").exists()
