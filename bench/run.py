"""Measure our games beside python-chess, OpenSpiel, RLCard and Catanatron, and the times that a person feels.

    make bench ARGS="--rounds 3 --json figures.json"

Prints a table: figure, aim, verdict. Every round runs the peers and then ours in this one process.
"""

from __future__ import annotations

import argparse
import json
import platform
import sys
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from datetime import date
from pathlib import Path
from statistics import median

import bidding
import ours
import peers
from measure import Rate, ratio, rounds, steps_ratio

MUST_AMBITIOUS = {
    "zoomies 2 list": (0.5, 0.85),
    "zoomies 2 sample": (0.8, 1.5),
    "zoomies 2 greedy": (0.13, 0.27),
    "zoomies 4 list": (0.22, 0.4),
    "zoomies 4 sample": (0.38, 0.7),
    "zoomies 4 greedy": (0.05, 0.10),
    "zombee 3 list": (1.1, 1.9),
    "zombee 3 sample": (1.4, 2.5),
    "zombee 3 greedy": (0.9, 1.9),
    "boomerang 4 list": (1.0, 1.8),
    "boomerang 4 sample": (1.2, 2.2),
    "boomerang 4 greedy": (0.25, 0.5),
    "wonderzoo 2 list": (0.5, 0.9),
    "wonderzoo 2 sample": (0.6, 1.2),
    "wonderzoo 2 greedy": (0.27, 0.55),
}
"""Games per second by those of OpenSpiel's python_block_dominoes: what must be, what we would like."""


@dataclass(frozen=True, slots=True)
class Line:
    """One line of the table."""

    what: str
    figure: float
    unit: str
    aim: str = ""
    verdict: str = ""


def at_least(what: str, figure: float, must: float, ambitious: float) -> Line:
    """Judge a figure that is better when it is greater."""
    verdict = "ambitious" if figure >= ambitious else "must" if figure >= must else "SHORT"
    return Line(what, figure, "x dominoes", f"{must:g}, better {ambitious:g}", verdict)


def at_most(what: str, figure: float, must: float, ambitious: float | None = None) -> Line:
    """Judge a time, better when it is smaller."""
    verdict = "SHORT" if figure > must else "ambitious" if ambitious and figure <= ambitious else "must"
    better = f", better {ambitious:g}" if ambitious else ""
    return Line(what, figure, "ms", f"under {must:g}{better}", verdict)


def speed_lines(found: dict[str, list[Rate]]) -> Iterator[Line]:
    """Yield speeds, then ratios with their aims."""
    for name, rates in found.items():
        yield Line(name, median(rate.games for rate in rates), "games/s")
        yield Line(name, median(rate.steps for rate in rates), "steps/s")
    for name, (must, ambitious) in MUST_AMBITIOUS.items():
        yield at_least(name, ratio(found[name], found["block_dominoes"]), must, ambitious)
        yield Line(name, ratio(found[name], found["hive"]), "x hive")
        yield Line(name, ratio(found[name], found["python-chess"]), "x python-chess")
    for game, others in (
        ("zombee", peers.CHANCE),
        ("boomerang", bidding.BIDDING),
        ("wonderzoo", peers.PLACING),
    ):
        for name in (name for name in MUST_AMBITIOUS if name.startswith(game)):
            for peer in others:
                yield Line(name, steps_ratio(found[name], found[peer]), f"steps x {peer}")


def time_lines(browser: bool) -> Iterator[Line]:
    """Yield the times that a person feels."""
    yield at_most("explanation, a token, end of a game of 4", ours.explanation_ms("zoomies", 4), 2, 0.5)
    yield at_most("position to SVG, end of a game of 4", ours.picture_ms("zoomies", 4), 20, 3)
    yield at_most("import of the rules, fresh process", ours.import_ms(), 100)
    if browser:
        from browser import click_to_frame_ms

        yield at_most("click to painted frame, median", click_to_frame_ms(), 100)


def show(line: Line) -> None:
    """Print one line."""
    figure = f"{line.figure:,.0f}" if line.figure >= 1000 else f"{line.figure:.3g}"
    print(f"{line.what:<42} {figure:>9} {line.unit:<15} {line.aim:<22} {line.verdict}", flush=True)


def main(words: list[str]) -> int:
    """Measure, and return the exit status: 1 if a figure falls short of what must be."""
    parser = argparse.ArgumentParser(description="Measure speed beside other libraries.")
    parser.add_argument("--rounds", type=int, default=5, help="rounds of the playouts (default 5)")
    parser.add_argument("--seconds", type=float, default=2, help="processor time a measurement (default 2)")
    parser.add_argument("--no-browser", action="store_true", help="leave out the click in the browser")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the figures there too")
    asked = parser.parse_args(words)
    head = f"Python {platform.python_version()}, {platform.machine()}, {platform.system()}, {date.today()}"
    print(head, flush=True)
    contenders = {
        **peers.contenders(),
        **bidding.contenders(),
        **ours.contenders("zoomies", (2, 4)),
        **ours.contenders("zombee", (3,)),
        **ours.contenders("boomerang", (4,)),
        **ours.contenders("wonderzoo", (2,)),
    }
    lines = []
    for part in (
        speed_lines(rounds(contenders, asked.rounds, asked.seconds)),
        time_lines(not asked.no_browser),
    ):
        for line in part:
            show(line)
            lines.append(line)
    if asked.json:
        data = {"head": head, "lines": [asdict(line) for line in lines]}
        asked.json.write_text(json.dumps(data, indent=1) + "\n", encoding="utf-8")
    return 1 if any(line.verdict == "SHORT" for line in lines) else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
