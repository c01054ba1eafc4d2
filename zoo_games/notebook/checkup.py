"""Is everything there for live boards? The answer in plain words, with what to do."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from zoo_games.core.sentences import all_of

NEEDED = ("ipywidgets", "anywidget", "ipycanvas")
"""The libraries of the live board; without ipycanvas the same boards are painted by pictures."""

WORDS = {
    "title": "What the page says",
    "page good": "The page shows widgets.",
    "kernel waiting": "Asking the kernel.",
    "kernel good": "The kernel answers the page.",
    "kernel trouble": "The kernel does not answer the page. Run > Run All Cells; if that does not help, "
    "Kernel > Restart Kernel and Run All Cells.",
    "canvas waiting": "Looking for the canvas.",
    "canvas good": "The canvas paints. Everything is ready: go on with the next cell.",
    "canvas trouble": "The canvas does not paint, so boards use pictures; everything else is the same. "
    "Reloading the page may bring the canvas back.",
}


def missing() -> tuple[str, ...]:
    """Return the names of the libraries of the live board that cannot be imported here."""
    absent = []
    for name in NEEDED:
        try:
            import_module(name)
        except ImportError:
            absent.append(name)
    return tuple(absent)


def check() -> None:
    """Test kernel, page and canvas and say what to do, in the notebook.

    Without the widget libraries it prints one line and everything goes on with pictures and text.
    """
    absent = missing()
    if "ipywidgets" in absent or "anywidget" in absent:
        print(
            f"The kernel works. Live boards need {all_of(absent)}: pip install {' '.join(absent)}. "
            "Until then, positions show as pictures and text, and moves are typed."
        )
        return
    print("The kernel works and has the widget libraries. The page answers below.")
    from IPython.display import display

    display(probe("ipycanvas" not in absent))


def probe(with_canvas: bool) -> Any:
    """Return the widget that asks the page.

    Args:
        with_canvas: Whether ipycanvas can be imported.
    """
    from zoo_games.notebook.probe import Probe

    return Probe.box(WORDS, with_canvas)
