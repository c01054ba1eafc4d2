"""A real JupyterLab and a page of it in a real Chromium, for pictures, tests and measurements.

The server is a process of its own with a home of its own; the page is given no other host than the server.
"""

from __future__ import annotations

import contextlib
import json
import os
import secrets
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import nbformat
from nbformat.v4 import new_code_cell, new_notebook

VIEWPORT = {"width": 1280, "height": 900}
"""Size of a page in CSS pixels, where no other is asked for."""

CHROMIUM_ARGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
KERNEL = {"kernelspec": {"name": "python3", "display_name": "Python 3 (ipykernel)", "language": "python"}}

SETTINGS: dict[str, dict[str, Any]] = {
    "apputils-extension/notification": {"fetchNews": "false", "checkForUpdates": False},
    # Outputs that scroll out of view stay on the page, so that they can be looked at.
    "notebook-extension/tracker": {"windowingMode": "none"},
}
PAGE_CONFIG = {
    "disabledExtensions": {
        "@jupyterlab/debugger-extension": True,
        "@jupyterlab/extensionmanager-extension": True,
        "@jupyterlab/terminal-extension": True,
        "@jupyterlab/apputils-extension:announcements": True,
    }
}

NOT_OURS = (
    # A kernel is shut down while JupyterLab still asks it for a subshell.
    "Canceled future for create_subshell_request",
    # JupyterLab's switch of themes takes its splash away twice; no script of ours calls removeChild.
    "Failed to execute 'removeChild' on 'Node'",
)
"""Errors of JupyterLab itself that come now and then, whatever is on the page."""

APP_READY = "() => window.jupyterapp && window.jupyterapp.shell"
OPEN = """async (path) => {
  const app = window.jupyterapp;
  await app.restored;
  const panel = await app.commands.execute('docmanager:open', {path, factory: 'Notebook'});
  await panel.revealed;
  app.shell.activateById(panel.id);
  await panel.sessionContext.ready;
}"""
RUN_ALL = """async () => {
  const app = window.jupyterapp;
  await app.commands.execute('notebook:run-all-cells');
  const cells = app.shell.currentWidget.content.model.cells;
  const errors = [];
  for (let i = 0; i < cells.length; i++) {
    const cell = cells.get(i);
    if (cell.type !== 'code') continue;
    for (const output of cell.outputs.toJSON())
      if (output.output_type === 'error') errors.push(`${output.ename}: ${output.evalue}`);
  }
  return errors;
}"""
CLOSE = """async () => {
  const panel = window.jupyterapp.shell.currentWidget;
  if (!panel || !panel.sessionContext) return;
  await window.jupyterapp.commands.execute('docmanager:save');
  await panel.sessionContext.shutdown();
  panel.dispose();
}"""


def _free_port() -> int:
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return int(one.getsockname()[1])


def _prepare(home: Path) -> None:
    for name, values in SETTINGS.items():
        path = home / "settings" / "@jupyterlab" / f"{name}.jupyterlab-settings"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(json.dumps(values), encoding="utf-8")
    config = home / "conf" / "labconfig"
    config.mkdir(parents=True)
    (config / "page_config.json").write_text(json.dumps(PAGE_CONFIG), encoding="utf-8")


def _command(root: Path, home: Path, port: int, token: str) -> list[str]:
    return [
        sys.executable, "-m", "jupyterlab", "--no-browser", "--ip=127.0.0.1", f"--port={port}",
        "--ServerApp.port_retries=0", f"--IdentityProvider.token={token}", f"--ServerApp.root_dir={root}",
        "--allow-root", "--LabApp.news_url=None",
        "--LabApp.check_for_updates_class=jupyterlab.NeverCheckForUpdate",
        f"--LabApp.user_settings_dir={home}/settings", f"--LabApp.workspaces_dir={home}/workspaces",
        "--LabApp.extension_manager=readonly", "--LabApp.expose_app_in_browser=True",
        "--JupyterNotebookApp.expose_app_in_browser=True",
        "--ServerApp.terminals_enabled=False",
    ]  # fmt: skip


def _answers(url: str, token: str) -> bool:
    request = urllib.request.Request(f"{url}/api/status", headers={"Authorization": f"token {token}"})
    try:
        with urllib.request.urlopen(request, timeout=2) as answer:
            answer.read()
    except (urllib.error.URLError, OSError):
        return False
    return True


def _ends(process: subprocess.Popen[bytes], seconds: float) -> bool:
    """Tell whether a process ends within some seconds."""
    try:
        process.wait(seconds)
    except subprocess.TimeoutExpired:
        return False
    return True


@contextlib.contextmanager
def lab(root: str | Path, modules: Sequence[str | Path] = ()) -> Iterator[tuple[str, str]]:
    """Run a JupyterLab of its own; yield its address and token.

    Args:
        root: Folder that it serves; its log lies there as ``lab.log``.
        modules: Folders whose modules the notebooks may import.

    Raises:
        RuntimeError: If it does not start within a minute.
    """
    root = Path(root)
    home = Path(tempfile.mkdtemp(prefix="zoolab"))
    _prepare(home)
    env = dict(
        os.environ,
        HOME=str(home),
        JUPYTER_CONFIG_DIR=f"{home}/conf",
        JUPYTER_DATA_DIR=f"{home}/data",
        JUPYTER_RUNTIME_DIR=f"{home}/run",
        IPYTHONDIR=f"{home}/ipython",
        JUPYTER_PLATFORM_DIRS="1",
        PYTHONPATH=os.pathsep.join(map(str, modules)),
    )
    port, token = _free_port(), secrets.token_hex(16)
    url = f"http://127.0.0.1:{port}"
    with (root / "lab.log").open("w", encoding="utf-8") as log:
        process = subprocess.Popen(
            _command(root, home, port, token), env=env, stdout=log, stderr=log, start_new_session=True
        )
        try:
            deadline = time.monotonic() + 60
            while not _answers(url, token):
                if _ends(process, 0.1) or time.monotonic() > deadline:
                    raise RuntimeError(f"JupyterLab did not start; see {log.name}")
            yield url, token
        finally:
            os.killpg(process.pid, signal.SIGTERM)
            if not _ends(process, 10):
                os.killpg(process.pid, signal.SIGKILL)
                process.wait()
            shutil.rmtree(home, ignore_errors=True)


class LabPage:
    """A page of JupyterLab on which notebooks are opened one after another.

    Args:
        browser: A browser of Playwright.
        url: Address of the server.
        token: What the server asks for.
        root: Folder that it serves.
        path: Page to begin with.
        options: Options of a browser context, such as ``viewport``.

    Attributes:
        page: The page.
        strangers: Addresses of other hosts that were asked for; all are refused.
        errors: What the page's console called an error.
    """

    def __init__(
        self, browser: Any, url: str, token: str, root: str | Path, path: str = "lab", **options: Any
    ) -> None:
        self.url, self.token, self.root = url, token, Path(root)
        self.strangers: list[str] = []
        self.errors: list[str] = []
        options.setdefault("viewport", VIEWPORT)
        self.context = browser.new_context(**options)
        self.context.route("**/*", self._gate)
        self.page = self.context.new_page()
        self.page.set_default_timeout(20_000)
        self.page.on("console", self._listen)
        self.page.on("pageerror", lambda error: self._note(str(error)))
        self.load(path)

    def _gate(self, route: Any) -> None:
        address = route.request.url
        if address.startswith((self.url, "data:", "blob:")):
            route.continue_()
        else:
            self.strangers.append(address)
            route.abort()

    def _listen(self, message: Any) -> None:
        if message.type == "error":
            self._note(message.text)

    def _note(self, error: str) -> None:
        if not any(known in error for known in NOT_OURS):
            self.errors.append(error)

    def load(self, path: str) -> None:
        """Load a page of JupyterLab and wait until it is there."""
        self.page.goto(f"{self.url}/{path}?token={self.token}&reset")
        self.page.wait_for_function(APP_READY)
        self.page.evaluate("() => window.jupyterapp.restored")

    def write(self, name: str, cells: Sequence[str]) -> str:
        """Write a notebook of code cells; return its path in the served folder."""
        notebook = new_notebook(cells=[new_code_cell(cell) for cell in cells], metadata=KERNEL)
        nbformat.write(notebook, self.root / f"{name}.ipynb")
        return f"{name}.ipynb"

    def open(self, name: str, cells: Sequence[str]) -> Any:
        """Write a notebook, open it and run it; return the page.

        Raises:
            AssertionError: If a cell fails.
        """
        self.page.evaluate(OPEN, self.write(name, cells))
        self.run_all()
        return self.page

    def run_all(self) -> None:
        """Run every cell of the present notebook.

        Raises:
            AssertionError: If a cell fails.
        """
        errors = self.page.evaluate(RUN_ALL)
        if errors:
            raise AssertionError("; ".join(errors))

    def close_notebook(self) -> None:
        """Shut the kernel of the present notebook down and close it."""
        self.page.evaluate(CLOSE)

    def close(self) -> None:
        """Close the page."""
        self.context.close()
