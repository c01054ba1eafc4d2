"""Which board stands where: one a key, the key of a cell by default, so that a cell run again replaces it."""

from __future__ import annotations

from typing import Protocol


class Closable(Protocol):
    """Something on a page that can be closed."""

    def close(self) -> None:
        """Close every widget of it."""


_kept: dict[str, Closable] = {}
_counted: dict[str, tuple[int, int]] = {}


def take_place(key: str | None, shown: Closable) -> None:
    """Close what stood under a key and put something else there; None is no place."""
    if key is None:
        return
    earlier = _kept.get(key)
    if earlier is not None and earlier is not shown:
        earlier.close()
    _kept[key] = shown


def leave_place(key: str | None, shown: Closable) -> None:
    """Free a place, unless something else has taken it."""
    if key is not None and _kept.get(key) is shown:
        del _kept[key]


def cell_key() -> str | None:
    """Return a name for the next board of the cell that runs now, None outside a notebook."""
    try:
        from IPython import get_ipython

        shell = get_ipython()
        cell, run = shell.get_parent()["metadata"]["cellId"], shell.execution_count
    except (ImportError, AttributeError, KeyError, TypeError):
        return None
    last_run, count = _counted.get(cell, (run, 0))
    number = count + 1 if last_run == run else 1
    _counted[cell] = (run, number)
    return f"cell {cell} board {number}"
