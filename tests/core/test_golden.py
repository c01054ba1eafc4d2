"""The same seed gives the same bytes, on every Python there is."""

import functools
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]

GOLDEN = {
    # Number of players: SHA-256 of the canonical record of a game of random bots with seed 20261130.
    2: "02af19ab5c1b18abbc26b3bda282d54e5a9c26eb389124561a78c76dd104c62d",
    3: "e9f3fd2faf5b57516696ba054569c2983d3be9fb2c49492e504cd086a3a8e798",
    4: "f099f9f5135eb28efbdda479f1829c84c94527cdca2a14ad36440d6a6259f0ef",
}

PLAY = """
import hashlib, sys
from zoo_games.core import documents, registry
from zoo_games.play.agents import Random
from zoo_games.play.match import play
import zoo_games
game = registry.get("zoomies")
for players in (2, 3, 4):
    record = play(game, [Random() for _ in range(players)], seed=20261130)
    print(players, hashlib.sha256(documents.dump(record.document()).encode()).hexdigest())
"""


def pythons():
    """Return the CPythons from 3.11 to 3.14 that are there, this one first."""
    found = {sys.version_info[:2]: sys.executable}
    places = [str(path) for path in Path("~/.pyenv/versions").expanduser().glob("*/bin")]
    search = os.pathsep.join([os.environ.get("PATH", ""), *places])
    for minor in range(11, 15):
        path = shutil.which(f"python3.{minor}", path=search)
        if path and (3, minor) not in found and runs(path, minor):
            found[3, minor] = path
    return list(found.values())


def runs(path, minor):
    """Return whether an interpreter works; a shim may stand where none is installed."""
    told = subprocess.run(
        [path, "-c", "import sys; print(sys.implementation.name, sys.version_info[1])"],
        capture_output=True,
        text=True,
    )
    return told.stdout.split() == ["cpython", str(minor)]


@functools.cache
def hashes(python):
    done = subprocess.run(
        [python, "-c", PLAY],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": str(ROOT), "PYTHONHASHSEED": "random"},
        capture_output=True,
        text=True,
        check=True,
    )
    return {int(players): digest for players, digest in map(str.split, done.stdout.splitlines())}


@pytest.mark.parametrize("python", pythons())
def test_the_same_seed_gives_the_same_bytes_on_every_python(python):
    assert hashes(python) == GOLDEN
