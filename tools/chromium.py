"""Find the Chromium that the browser tests drive; as root on Debian, install it.

    python tools/chromium.py        prints its path

Looked for: the path in ZOO_CHROMIUM, then the search path, then the places where it usually lies.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

from bootstrap import Stop, apt_install, is_root

NAMES = ("chromium", "chromium-browser", "google-chrome-stable", "google-chrome", "chrome")
PLACES = (
    "/usr/lib/chromium/chromium",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "C:/Program Files/Google/Chrome/Application/chrome.exe",
    "C:/Program Files (x86)/Google/Chrome/Application/chrome.exe",
)
BY_HAND = (
    "The browser tests need Chromium. Type this, then try again: sudo apt-get install chromium\n"
    "Where it already is, name it: ZOO_CHROMIUM=/path/to/chromium make test"
)


def works(path: str) -> bool:
    """Tell whether a file is a browser that starts."""
    if os.name == "nt":  # the browser opens a window there instead of printing its version
        return Path(path).is_file()
    try:
        told = subprocess.run([path, "--version"], capture_output=True, text=True, timeout=60, check=False)
    except (OSError, subprocess.TimeoutExpired):
        return False
    return told.returncode == 0 and "Chrom" in told.stdout


def search() -> str | None:
    """Return the path of a Chromium that starts, None if there is none."""
    found = [shutil.which(name) for name in NAMES]
    return next((path for path in [*found, *PLACES] if path and works(path)), None)


def find() -> str:
    """Return the path of Chromium, installing it where we may.

    Raises:
        Stop: If there is none, with what to type; or if ZOO_CHROMIUM names none.
    """
    named = os.environ.get("ZOO_CHROMIUM")
    if named:
        if not works(named):
            raise Stop(f"ZOO_CHROMIUM is {named}, and no Chromium starts from there.")
        return named
    path = search()
    if path is None and is_root() and shutil.which("apt-get"):
        print("Installing Chromium ...", file=sys.stderr, flush=True)
        try:
            apt_install("chromium", "fonts-dejavu-core")
        except Stop:
            raise Stop(BY_HAND) from None
        path = search()
    if path is None:
        raise Stop(BY_HAND)
    return path


if __name__ == "__main__":
    try:
        print(find())
    except Stop as stop:
        sys.exit(str(stop))
