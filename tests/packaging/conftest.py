"""Environments that know nothing of ours: one from ``pip install .``, one from the wheel."""

import os
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]


@dataclass(frozen=True)
class Environment:
    """A virtual environment and an empty folder to run in."""

    python: Path
    folder: Path

    def run(self, *words, status=0):
        """Run Python with these words; check its exit status; return what it printed."""
        return self._run([self.python, *words], status)

    def pip(self, *words):
        """Run our pip on this environment, which has none of its own."""
        return self._run([sys.executable, "-m", "pip", "--python", self.python, *words], 0)

    def _run(self, command, status):
        done = subprocess.run(
            command,
            cwd=self.folder,
            capture_output=True,
            text=True,
            encoding="utf-8",
            check=False,
            stdin=subprocess.DEVNULL,
            env={name: value for name, value in os.environ.items() if name != "PYTHONPATH"},
        )
        assert done.returncode == status, done.stdout + done.stderr
        assert "Traceback" not in done.stderr
        return done


def make_environment(folder: Path) -> Environment:
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", folder / "venv"], check=True)
    work = folder / "work"
    work.mkdir()
    return Environment(folder / "venv" / ("Scripts/python.exe" if os.name == "nt" else "bin/python"), work)


@pytest.fixture(scope="session")
def built(tmp_path_factory):
    """Folder with the sdist, and the wheel that was built from it."""
    folder = tmp_path_factory.mktemp("dist")
    command = [sys.executable, "-m", "build", "--no-isolation", "--outdir", folder, ROOT]
    subprocess.run(command, check=True, capture_output=True)
    return folder


@pytest.fixture(scope="session")
def wheel(built):
    (found,) = built.glob("*.whl")
    return found


@pytest.fixture(scope="session")
def from_source(tmp_path_factory):
    """An environment after ``pip install .`` and nothing else."""
    environment = make_environment(tmp_path_factory.mktemp("source"))
    environment.pip("install", "--quiet", str(ROOT))
    return environment


@pytest.fixture(scope="session")
def from_wheel(tmp_path_factory, wheel):
    """An environment with the wheel; nothing may be fetched for it."""
    environment = make_environment(tmp_path_factory.mktemp("wheel"))
    environment.pip("install", "--quiet", "--no-index", str(wheel))
    return environment
