"""Pictures and texts that were looked at once and stay as they were.

``ZOO_RENEW=1 python -m pytest tests/render tests/zoomies`` writes them anew; look at what has changed.
"""

import os
from itertools import zip_longest
from pathlib import Path

FOLDER = Path(__file__).parent / "golden"
RENEW = "ZOO_RENEW=1 python -m pytest tests/render tests/zoomies"


def assert_golden(name: str, made: str) -> None:
    """Compare a text with the file of a name; show the first line that differs and how to renew it."""
    path = FOLDER / name
    if os.environ.get("ZOO_RENEW"):
        path.write_text(made, encoding="utf-8")
    kept = path.read_text(encoding="utf-8") if path.is_file() else ""
    if kept == made:
        return
    lines = zip_longest(kept.splitlines(), made.splitlines(), fillvalue="(no such line)")
    for number, (before, now) in enumerate(lines, 1):
        if before != now:
            raise AssertionError(
                f"{name}, line {number}:\n  kept: {before[:300]}\n  made: {now[:300]}\n"
                f"If the new one is right: {RENEW}"
            )
    raise AssertionError(f"{name} differs in its line ends. If the new one is right: {RENEW}")
