"""The ``lab`` command: lay the notebooks into a folder and open JupyterLab on the first one.

JupyterLab is started so that nothing is fetched from the network: no news, no check for updates, no
extension catalogue.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Mapping, Sequence
from importlib.util import find_spec
from pathlib import Path
from typing import Final

from zoo_games.core.errors import ZooError
from zoo_games.notebook.files import lay, shipped

START: Final = "00_start_here.ipynb"
NEEDED: Final = ("jupyterlab", "ipywidgets", "ipycanvas", "anywidget")
CONFIG: Final = Path(__file__).resolve().parent / "lab_config"

QUIET: Final = (
    "--LabApp.news_url=None",
    "--LabApp.check_for_updates_class=jupyterlab.NeverCheckForUpdate",
    "--LabApp.extension_manager=readonly",
)
"""Options that keep JupyterLab from asking the network for anything."""


class LabMissing(ZooError):
    """JupyterLab or a widget library is not installed."""


def default_folder() -> Path:
    """Return the working folder that is used if none is named."""
    return Path.home() / "zoo-games"


def lab_options(folder: Path, extra: Sequence[str], root: bool) -> list[str]:
    """Return the words that JupyterLab is started with.

    Args:
        folder: The working folder.
        extra: Options of the person's, passed on after ours.
        root: Whether the process runs as root, which JupyterLab refuses unless told.

    Example:
        >>> lab_options(Path("mine"), ["--port", "8899"], root=False)[-3:]
        ['--LabApp.extension_manager=readonly', '--port', '8899']
    """
    ours = [f"--ServerApp.root_dir={folder}", f"--LabApp.default_url=/lab/tree/{START}", *QUIET]
    if root and "--allow-root" not in extra:
        ours.append("--allow-root")
    return [*ours, *extra]


def lab_environment(environment: Mapping[str, str]) -> dict[str, str]:
    """Return what is to be added to the environment: our page settings, and kernels of this installation."""
    path = [str(CONFIG), *filter(None, [environment.get("JUPYTER_CONFIG_PATH", "")])]
    return {"JUPYTER_CONFIG_PATH": os.pathsep.join(path), "JUPYTER_PREFER_ENV_PATH": "1"}


def check_installed() -> None:
    """Raise :class:`LabMissing` if something that the notebooks need is not installed."""
    missing = [name for name in NEEDED if find_spec(name) is None]
    if missing:
        raise LabMissing(
            f'{", ".join(missing)} not installed; type: "{sys.executable}" -m pip install {" ".join(missing)}'
        )


def run(folder: Path | None = None, extra: Sequence[str] = ()) -> int:
    """Lay the notebooks and run JupyterLab until it is stopped.

    Args:
        folder: The working folder; :func:`default_folder` if None.
        extra: Options for JupyterLab, such as ``["--no-browser", "--port", "8899"]``.

    Returns:
        The exit status.

    Raises:
        LabMissing: If JupyterLab or a widget library is not installed.
        FolderError: If the folder cannot be used.
    """
    check_installed()
    folder = (folder or default_folder()).expanduser().resolve()
    for laid in lay(shipped(), folder):
        if laid.act != "same":
            print(laid)
    print(f"Your notebooks are in {folder}", flush=True)
    os.environ.update(lab_environment(os.environ))
    from jupyterlab.labapp import LabApp

    effective_user = getattr(os, "geteuid", lambda: 1)()
    LabApp.launch_instance(argv=lab_options(folder, extra, root=effective_user == 0))
    return 0


def _folder(word: str) -> Path:
    if not word.strip():
        raise argparse.ArgumentTypeError('must be a folder, not ""')
    return Path(word)


def main(words: Sequence[str]) -> int:
    """Run the command with its words, such as ``["--folder", "mine", "--no-browser"]``.

    Returns:
        The exit status: 0 done, 1 with a sentence on standard error if something is missing.
    """
    parser = argparse.ArgumentParser(
        prog="zoo-games lab",
        description="Open JupyterLab on a copy of the notebooks. Other options are passed on to JupyterLab.",
        allow_abbrev=False,
    )
    parser.add_argument(
        "--folder", type=_folder, help="your working folder (default: zoo-games in your home)"
    )
    known, extra = parser.parse_known_args(words)
    try:
        return run(known.folder, extra)
    except ZooError as error:
        print(error, file=sys.stderr)
        return 1
