"""Kernels for the notebooks: one of this environment, one of an environment without widget libraries."""

import json
import os
import subprocess
import sys
import sysconfig
from pathlib import Path

import pytest

WIDGET_LIBRARIES = ("anywidget", "ipycanvas", "ipywidgets", "jupyterlab_widgets", "widgetsnbextension")


@pytest.fixture(scope="session")
def kernel_without_widgets(tmp_path_factory):
    """The name of a kernel whose environment has everything but the widget libraries.

    It is an environment of its own: each package of this one is linked into it, except those.
    """
    home = tmp_path_factory.mktemp("bare")
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", home / "venv"], check=True)
    python = home / "venv" / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    ask = "import sysconfig; print(sysconfig.get_path('purelib'))"
    target = Path(subprocess.check_output([python, "-c", ask], text=True).strip())
    for entry in Path(sysconfig.get_path("purelib")).iterdir():
        if not entry.name.lower().startswith(WIDGET_LIBRARIES):
            (target / entry.name).symlink_to(entry, target_is_directory=entry.is_dir())
    found = subprocess.run([python, "-c", "import ipywidgets"], capture_output=True, text=True, check=False)
    assert "No module named 'ipywidgets'" in found.stderr
    kernel = home / "data" / "kernels" / "bare"
    kernel.mkdir(parents=True)
    words = [str(python), "-m", "ipykernel_launcher", "-f", "{connection_file}"]
    spec = {"argv": words, "display_name": "bare", "language": "python"}
    (kernel / "kernel.json").write_text(json.dumps(spec), encoding="utf-8")
    before = os.environ.get("JUPYTER_PATH")
    os.environ["JUPYTER_PATH"] = str(home / "data")
    yield "bare"
    if before is None:
        del os.environ["JUPYTER_PATH"]
    else:
        os.environ["JUPYTER_PATH"] = before
