"""Make the virtual environment and install zoo_games with some of its extras into it.

    python3 tools/bootstrap.py [--venv FOLDER] EXTRA...

Quick when nothing has changed: what is installed is remembered in the environment. This file is read by
whatever ``python3`` there is, so it keeps to what old versions understand.
"""

import hashlib
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
OLDEST = (3, 11)
NEWER = ["python3.{}".format(minor) for minor in (14, 13, 12, 11)]


class Stop(Exception):
    """What keeps us from going on, as a sentence for people."""


def is_root():
    """Tell whether we may install system packages."""
    return getattr(os, "geteuid", lambda: 1)() == 0


def output_of(command, folder=None):
    """Return what a command prints, or None if it cannot be run or fails."""
    quiet = {"stdin": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
    try:
        return subprocess.check_output(command, cwd=folder, universal_newlines=True, **quiet).strip()
    except (OSError, subprocess.CalledProcessError):
        return None


def find_python():
    """Return a Python that is new enough: this one, else a newer one on the path."""
    if sys.version_info >= OLDEST:
        return sys.executable
    for name in NEWER:
        found = shutil.which(name)
        if found and output_of([found, "-c", "print(1)"]) == "1":
            return found
    raise Stop(
        "zoo_games needs Python {}.{} or later, and {} is {}.{}. Install a newer one, "
        "or name it: make ... PYTHON=/path/to/python3.12".format(
            *OLDEST, sys.executable, *sys.version_info[:2]
        )
    )


def has_ensurepip(python):
    """Tell whether a Python can make a virtual environment with pip; Debian's cannot without python3-venv."""
    return output_of([python, "-c", "import ensurepip, venv; print(1)"]) == "1"


def make_venv(python, venv):
    """Make the environment; where Debian has left ensurepip out, install it or do without it."""
    command = [python, "-m", "venv", "--clear", str(venv)]
    if has_ensurepip(python):
        return subprocess.call(command) == 0
    version = output_of([python, "-c", "import sys; print('%d.%d' % sys.version_info[:2])"])
    package = "python{}-venv".format(version)
    if is_root() and shutil.which("apt-get"):
        print("Installing {} ...".format(package), flush=True)
        apt_install(package)
        return subprocess.call(command) == 0
    if subprocess.call([*command, "--without-pip"]) == 0 and unpack_pip(python_of(venv)):
        return True
    shutil.rmtree(str(venv), ignore_errors=True)
    raise Stop("Python's venv is missing. Type this, then try again: sudo apt-get install " + package)


def unpack_pip(python):
    """Give an environment the pip of Debian's package of it, which anybody may download and unpack."""
    with tempfile.TemporaryDirectory() as name:
        steps = [["apt-get", "download", "-qq", "python3-pip-whl"], ["sh", "-c", "dpkg-deb -x *.deb ."]]
        if not shutil.which("apt-get") or not all(output_of(step, name) is not None for step in steps):
            return False
        for wheel in map(str, Path(name).glob("usr/share/python-wheels/pip-*.whl")):
            install = [str(python), wheel + "/pip", "install", "-qq", "--no-index", wheel]
            return output_of(install) is not None
        return False


def apt_install(*packages):
    """Install Debian packages without questions."""
    environment = dict(os.environ, DEBIAN_FRONTEND="noninteractive")
    install = ["install", "-y", "-qq", "-o", "Dpkg::Use-Pty=0", "--no-install-recommends", *packages]
    for command in (["update", "-qq"], install):
        talk = subprocess.Popen(
            ["apt-get", *command],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            env=environment,
            universal_newlines=True,
        )
        told = talk.communicate()[0]
    if talk.returncode != 0:
        print(told, file=sys.stderr)
        raise Stop("apt-get could not install {}; see above.".format(" ".join(packages)))


def python_of(venv):
    """Return where the Python of a virtual environment lies."""
    return venv / ("Scripts/python.exe" if os.name == "nt" else "bin/python")


def ensure_venv(venv):
    """Make the environment, or make it again if it has moved or its Python is gone or too old."""
    probe = "import sys; print(sys.prefix); print(sys.version_info >= {!r})".format(OLDEST)
    if output_of([str(python_of(venv)), "-c", probe]) == "{}\nTrue".format(venv):
        return
    python = find_python()
    print("Making {} ...".format(venv), flush=True)
    if not make_venv(python, venv):
        raise Stop("{} could not make a virtual environment in {}.".format(python, venv))


def ensure_extras(venv, extras):
    """Install the package, editable, with its extras, unless that is done already."""
    wanted = hashlib.sha256((ROOT / "pyproject.toml").read_bytes() + str(ROOT).encode("utf-8")).hexdigest()
    stamps = venv / "zoo-stamps"
    if all((stamps / extra).is_file() and (stamps / extra).read_text() == wanted for extra in extras):
        return
    print("Installing {} (a minute or two the first time) ...".format(", ".join(extras)), flush=True)
    target = "{}[{}]".format(ROOT, ",".join(extras))
    command = [str(python_of(venv)), "-m", "pip", "install", "-qq", "--disable-pip-version-check"]
    if subprocess.call([*command, "--editable", target], stdin=subprocess.DEVNULL) != 0:
        raise Stop("pip could not install {}; see above.".format(target))
    stamps.mkdir(exist_ok=True)
    for extra in extras:
        (stamps / extra).write_text(wanted)


def main(words):
    """Do it, and return the exit status."""
    venv = ROOT / ".venv"
    if words[:1] == ["--venv"]:
        venv = ROOT / words[1]
        words = words[2:]
    try:
        ensure_venv(venv)
        ensure_extras(venv, words)
    except Stop as stop:
        print(stop, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
