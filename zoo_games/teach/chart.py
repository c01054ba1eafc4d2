"""A chart of two rows of shares over whole numbers: what is exact, and what was seen, laid over it.

Drawn with the painters of the boards, so that every page and print shows it; a table says the same.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from fractions import Fraction
from html import escape
from typing import Any, Final

from zoo_games.core.errors import SettingError
from zoo_games.render.scene import Circle, Figure, Layer, Rect, Scene, Text, polygon
from zoo_games.teach.reveal import picture

LEFT, TOP, WIDE, HIGH = 1.1, 0.5, 9.0, 5.0
"""The frame of the curves, in board units."""

LINES: Final = 4
"""Lines across, besides the ground."""


@dataclass(frozen=True, slots=True)
class Chart:
    """What is exact and what was seen, number by number.

    Attributes:
        title: What the shares are shares of.
        across: What the numbers count.
        exact: The exact share of each number, 0 to 1.
        seen: The share that was seen, for some or all of them.

    Example:
        >>> print(Chart("Found", "flips", {1: Fraction(1, 12), 2: Fraction(1, 6)}, {1: 0.09, 2: 0.16}))
        Found
        flips       exact     seen  difference
            1       1/12   8.3 %   9.0 %     +0.7
            2        1/6  16.7 %  16.0 %     -0.7
    """

    title: str
    across: str
    exact: Mapping[int, Fraction]
    seen: Mapping[int, float]

    def __post_init__(self) -> None:
        """Refuse a chart of nothing, and shares outside 0 to 1."""
        if not self.exact:
            raise SettingError("A chart needs at least one number.")
        shares = [*map(float, self.exact.values()), *self.seen.values()]
        if not all(0 <= share <= 1 for share in shares):
            raise SettingError("A share is 0 to 1.")

    def rows(self) -> Iterator[tuple[str, ...]]:
        """Yield the numbers as texts: number, exact share, the same in per cent, seen, difference."""
        for number, share in self.exact.items():
            row = (str(number), str(share), f"{float(100 * share):.1f} %")
            if number in self.seen:
                found = 100 * self.seen[number]
                yield (*row, f"{found:.1f} %", f"{found - float(100 * share):+.1f}")
            else:
                yield (*row, "", "")

    def scene(self) -> Scene:
        """Return the picture."""
        figures = [*self._frame(), *self._curve(), *self._legend()]
        told = "; ".join(" ".join(filter(None, row[:1] + row[2:4])) for row in self.rows())
        alt = f"{self.title}, by {self.across}: exact share, then the share that was seen. {told}."
        ground = Rect(0, 0, LEFT + WIDE + 0.4, TOP + HIGH + 1.3, "panel", None, 0, 0.2)
        layers = (Layer("ground", (ground,)), Layer("chart", tuple(figures)))
        return Scene(self.title, alt, 0, 0, ground.w, ground.h, layers)

    def _at(self, number: int, share: Fraction | float) -> tuple[float, float]:
        first, last = min(self.exact), max(self.exact)
        x = LEFT + 0.4 + (WIDE - 0.8) * (number - first) / max(1, last - first)
        return x, TOP + HIGH * (1 - float(share))

    def _frame(self) -> Iterator[Figure]:
        for line in range(LINES + 1):
            y = TOP + HIGH * (1 - line / LINES)
            yield polygon(((LEFT, y), (LEFT + WIDE, y)), None, "line.soft", 0.03, False)
            yield Text(LEFT - 0.15, y, f"{100 * line // LINES} %", "ink.soft", 0.26, "end")
        for number in self.exact:
            yield Text(self._at(number, 0)[0], TOP + HIGH + 0.3, str(number), "ink.soft", 0.28)
        yield Text(LEFT + WIDE / 2, TOP + HIGH + 0.68, self.across, "ink", 0.28)

    def _curve(self) -> Iterator[Figure]:
        points = [self._at(number, share) for number, share in self.exact.items()]
        if len(points) > 1:
            yield polygon(points, None, "mark.last", 0.05, False)
        for x, y in points:
            yield Circle(x, y, 0.15, "panel", "mark.last", 0.06)
        for number, share in self.seen.items():
            if number in self.exact:
                yield from _cross(*self._at(number, share))

    def _legend(self) -> Iterator[Figure]:
        y = TOP + HIGH + 1.05
        yield Circle(LEFT + 1.6, y, 0.13, "panel", "mark.last", 0.06)
        yield Text(LEFT + 1.9, y, "exact", "ink", 0.28, "start")
        yield from _cross(LEFT + 5.4, y)
        yield Text(LEFT + 5.7, y, "seen", "ink", 0.28, "start")

    def __str__(self) -> str:
        lines = [self.title, f"{self.across:<9} {'exact':>7}  {'seen':>7}  difference"]
        for number, share, exact, seen, off in self.rows():
            lines.append(f"{number:>5} {share:>10} {exact:>7} {seen:>7} {off:>8}")
        return "\n".join(lines)

    def __repr__(self) -> str:
        return str(self)

    def _repr_mimebundle_(self, include: Any = None, exclude: Any = None) -> dict[str, str]:
        scene = self.scene()
        head = (self.across, "exact", "in per cent", "seen", "difference")
        first = "".join(f"<th>{escape(word)}</th>" for word in head)
        rows = "".join(f"<tr>{''.join(f'<td>{cell}</td>' for cell in row)}</tr>" for row in self.rows())
        html = f"<p>{escape(self.title)}</p>{picture(scene, scene.alt)}<table><tr>{first}</tr>{rows}</table>"
        return {"text/plain": str(self), "text/html": html}


def _cross(x: float, y: float) -> Iterator[Figure]:
    for turn in (1, -1):
        ends = ((x - 0.13, y - 0.13 * turn), (x + 0.13, y + 0.13 * turn))
        yield polygon(ends, None, "mark.lit", 0.07, False)
