"""The same seed gives the same game, letter for letter, on every Python.

Records and codes are hashed. If rules, bots or the format change on purpose, renew the
hashes with ``python tests/acceptance/golden.py --write`` and say so in the changelog.
"""

import json
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.acceptance import golden

ROOT = Path(__file__).parents[2]
VERSIONS = ("3.11", "3.12", "3.13", "3.14")


def pythons():
    """Return every CPython from 3.11 to 3.14 on the path or beside this one, by version; this one always."""
    found = {f"{sys.version_info[0]}.{sys.version_info[1]}": sys.executable}
    for version in VERSIONS:
        for path in (shutil.which(f"python{version}"), *_beside(version)):
            if version not in found and path and _works(path, version):
                found[version] = str(path)
    return found


def _beside(version):
    """Return other installations in the folder that holds this one."""
    return Path(sys.base_prefix).parent.glob(f"*/bin/python{version}")


def _works(path, version):
    """Return whether a program is the CPython it is called after; a stub that starts nothing is not there."""
    ask = "import platform; print(platform.python_implementation(), platform.python_version())"
    done = subprocess.run([path, "-c", ask], capture_output=True, text=True)
    return done.returncode == 0 and done.stdout.startswith(f"CPython {version}.")


def expected():
    return json.loads(golden.FILE.read_text(encoding="utf-8"))


PYTHONS = pythons()


@pytest.mark.parametrize("version", PYTHONS)
def test_every_python_plays_the_same_games(version):
    command = [PYTHONS[version], "-I", "-S", "-B", str(ROOT / "tests" / "acceptance" / "golden.py")]
    done = subprocess.run(command, capture_output=True, text=True, cwd="/")
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout) == expected()


def test_every_registered_game_has_golden_hashes(game):
    assert any(line.startswith(f"{game.spec.name}, ") for line in expected())


@pytest.mark.parametrize("seed", ["0", "1", "random"])
def test_hash_randomisation_changes_nothing(seed):
    """Sets and dicts of words are walked in another order by every process; no result may follow that."""
    done = subprocess.run(
        [sys.executable, "-S", str(ROOT / "tests" / "acceptance" / "golden.py")],
        capture_output=True,
        text=True,
        env={"PYTHONHASHSEED": seed},
    )
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout) == expected()
