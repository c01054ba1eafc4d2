"""A state is a value: equal by what it holds, also in another process."""

import copy
import os
import pickle
import subprocess
import sys

import pytest

import zoo_games
from zoo_games.core.value import Value

READ = """
import pickle, sys
import zoo_games
state = pickle.loads(sys.stdin.buffer.read())
same = zoo_games.load(sys.argv[1]).new(3, seed=1).state
print(state == same, hash(state) == hash(same), len({state, same}))
"""


class Pair(Value):
    __slots__ = ("cache", "one", "two")

    def __init__(self, one, two):
        self.one = one
        self.two = two

    def _value(self):
        return self.one, self.two


class Twin(Pair):
    __slots__ = ()


def test_values_are_equal_by_what_they_hold_and_only_to_their_kind():
    assert Pair(1, "a") == Pair(1, "a")
    assert len({Pair(1, "a"), Pair(1, "a"), Pair(2, "a")}) == 2
    assert Pair(1, "a") != Pair(1, "b")
    assert Pair(1, "a") != (1, "a")


def test_a_copy_keeps_every_slot_that_is_set_and_not_the_hash():
    pair = Twin([1], "a")
    pair.cache = "kept"
    again = copy.deepcopy(pair)
    assert (again.one, again.two, again.cache) == ([1], "a", "kept")
    pair = Pair(1, "a")
    hash(pair)
    assert not hasattr(copy.copy(pair), "_hash")
    assert hash(copy.copy(pair)) == hash(pair)


@pytest.mark.parametrize("name", ["zoomies", "boomerang", "zombee", "wonderzoo"])
def test_a_state_found_by_its_hash_is_found_in_another_process_too(name):
    """Strings hash differently in every process, so that a hash may not travel with a state."""
    state = zoo_games.load(name).new(3, seed=1).state
    hash(state)
    done = subprocess.run(
        [sys.executable, "-c", READ, name],
        input=pickle.dumps(state),
        capture_output=True,
        env=dict(os.environ, PYTHONHASHSEED="5"),
    )
    assert done.stdout.decode().split() == ["True", "True", "1"], done.stderr.decode()
