"""Flowers turned over one by one, each with the chance that stood before it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from fractions import Fraction
from html import escape
from typing import Any

from zoo_games.core.chance import Stream
from zoo_games.core.errors import SettingError
from zoo_games.render.scene import Marks
from zoo_games.teach.chances import told_chance
from zoo_games.teach.montage import montage
from zoo_games.teach.reveal import UNIT, picture
from zoo_games.teach.zombee.chances import table
from zoo_games.teach.zombee.pictures import FLOWERS, table_scene
from zoo_games.zombee.components import BEE, KIND_NAMES, QUESTION, ZOMBEE
from zoo_games.zombee.odds import law, next_flip
from zoo_games.zombee.state import State
from zoo_games.zombee.words import flower_place


@dataclass(frozen=True, slots=True)
class Unfolding:
    """A row of flowers, turned over one after the other on a fresh table.

    Attributes:
        kinds: What each shows.

    Example:
        >>> print(unfold("bee question bee"))
        flower  shows            this flower     the flip, followed to its end
             0  a bee            1/14 (7.1 %)    1/12 (8.3 %)
             1  a question mark  1/13 (7.7 %)    1/11 (9.1 %)
             2  a bee            1/12 (8.3 %)    1/11 (9.1 %)
    """

    kinds: tuple[str, ...]

    def states(self) -> Iterator[State]:
        """Yield the table before each flower and after the last."""
        fresh = table()
        for up in range(len(self.kinds) + 1):
            yield fresh.replace(flowers=self.kinds[:up] + (None,) * (fresh.table.flowers - up))

    def rows(self) -> Iterator[tuple[str, ...]]:
        """Yield for each flower: its number, what it shows, and the two chances that stood before it."""
        for number, (kind, before) in enumerate(zip(self.kinds, self.states(), strict=False)):
            yield (
                str(number),
                KIND_NAMES[kind],
                told_chance(next_flip(before)),
                told_chance(self.hazard(before)),
            )

    @staticmethod
    def hazard(before: State) -> Fraction:
        """Return the chance that a flip finds the ZomBee, whomever question marks hand it on to."""
        return law(before.hidden[0], 1)

    def __str__(self) -> str:
        lines = [f"flower  {'shows':<15}  {'this flower':<14}  the flip, followed to its end"]
        lines += [f"{row[0]:>6}  {row[1]:<15}  {row[2]:<14}  {row[3]}" for row in self.rows()]
        return "\n".join(lines)

    def __repr__(self) -> str:
        return str(self)

    def _repr_mimebundle_(self, include: Any = None, exclude: Any = None) -> dict[str, str]:
        after = list(self.states())[1:]
        frames = [
            table_scene(state, (FLOWERS,), Marks(lit=(flower_place(at),))) for at, state in enumerate(after)
        ]
        alt = f"The meadow {len(frames)} times, one flower more face up each time. " + " ".join(
            f"Flower {row[0]}: {row[1]}." for row in self.rows()
        )
        whole = montage(frames, alt)
        head = (
            "flower",
            "shows",
            "chance before: this flower",
            "chance before: the flip, followed to its end",
        )
        first = "".join(f"<th>{escape(word)}</th>" for word in head)
        rows = "".join(f"<tr>{''.join(f'<td>{cell}</td>' for cell in row)}</tr>" for row in self.rows())
        html = f"{picture(whole, whole.alt, UNIT)}<table><tr>{first}</tr>{rows}</table>"
        return {"text/plain": str(self), "text/html": html}


def unfold(what: str | int) -> Unfolding:
    """Return flowers turned over one by one until the ZomBee shows, or as many as are told.

    Args:
        what: What they show, such as ``"bee question zombee"``; or a seed, for a shuffled table.

    Raises:
        SettingError: If a word is no flower, or there are more of a kind than the table has.
    """
    fresh = table()
    box = [ZOMBEE] + [QUESTION] * fresh.table.questions + [BEE] * fresh.table.bees
    if type(what) is int:
        Stream(what, "unfold").shuffle(box)
        return Unfolding(tuple(box[: box.index(ZOMBEE) + 1]))
    kinds = str(what).split()
    for kind in kinds:
        if kind not in box:
            raise SettingError(f"Flowers show bee, question or zombee, not {kind[:20]!r}.")
        if kinds.count(kind) > box.count(kind):
            raise SettingError(
                f"A table has {box.count(kind)} flowers of kind {kind}, not {kinds.count(kind)}."
            )
    if not kinds or ZOMBEE in kinds[:-1]:
        raise SettingError("Name at least one flower; the ZomBee can only be the last.")
    return Unfolding(tuple(kinds))
