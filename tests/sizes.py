"""How much a test does: little every day, the full numbers under ``make deep`` (``ZOO_DEEP=1``)."""

import os

DEEP = bool(os.environ.get("ZOO_DEEP"))


def deep(everyday: int, full: int) -> int:
    """Return how many: ``everyday``, or ``full`` under ``make deep``."""
    return full if DEEP else everyday
