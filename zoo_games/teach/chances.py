"""Chances as answers: read from a fraction, a decimal or per cent, as exactly as they were written."""

from __future__ import annotations

import re
from collections.abc import Iterable
from fractions import Fraction
from typing import Any, Final

_FRACTION: Final = re.compile(r"(\d{1,7})\s*(?:/|in|out of|of)\s*(\d{1,7})")
_DECIMAL: Final = re.compile(r"(\d{0,3})(?:[.,](\d{0,17}))?\s*(%|per ?cent)?")
LONGEST: Final = 999
"""Largest number below the line of a fraction that is said."""

FINEST: Final = Fraction(1, 10**9)
"""How far apart two chances are taken for one, however many digits were written."""


def read_chance(value: Any, known: Iterable[Fraction] = ()) -> Fraction | None:
    """Return the chance that somebody wrote; None if it is none.

    A rounded one counts as the chance it is the rounding of: of those known, the nearest that the written
    digits cannot tell from it.

    Args:
        value: A fraction (``"1/12"``, ``"1 in 12"``), per cent (``"8.3 %"``), a decimal, or a number.
        known: Chances that it may be the rounding of.

    Example:
        >>> twelfth = Fraction(1, 12)
        >>> [read_chance(said, [twelfth]) == twelfth for said in ("1/12", "8.3 %", "8%", 0.083, 1 / 12)]
        [True, True, True, True, True]
        >>> read_chance("9 %", [twelfth]), read_chance("12"), read_chance("often")
        (Fraction(9, 100), None, None)
    """
    if isinstance(value, bool):
        return None
    if isinstance(value, Fraction):
        return value if 0 <= value <= 1 else None
    if isinstance(value, int | float):
        value = f"{value:.17f}".rstrip("0") if isinstance(value, float) else str(value)
    if not isinstance(value, str):
        return None
    text = value.strip().lower()
    found = _FRACTION.fullmatch(text)
    if found:
        below = int(found[2])
        return read_chance(Fraction(int(found[1]), below)) if below else None
    return _read_decimal(text, known)


def _read_decimal(text: str, known: Iterable[Fraction]) -> Fraction | None:
    found = _DECIMAL.fullmatch(text)
    if not found or not (found[1] or found[2]):
        return None
    digits = found[2] or ""
    unit = Fraction(1, 10 ** len(digits) * (100 if found[3] else 1))
    chance = int((found[1] or "") + digits) * unit
    if chance > 1:
        return None
    return chance if unit == 1 else nearest(chance, unit / 2, known)


def nearest(chance: Fraction, width: Fraction, known: Iterable[Fraction]) -> Fraction:
    """Return the nearest known chance that is no further away than a width, or the chance itself.

    Example:
        >>> nearest(Fraction(1, 3), Fraction(1, 100), [Fraction(33, 100), Fraction(1, 2)])
        Fraction(33, 100)
    """
    near = [one for one in known if abs(one - chance) <= max(width, FINEST)]
    return min(near, key=lambda one: abs(one - chance)) if near else chance


def told_chance(chance: Fraction) -> str:
    """Return a chance as it is said, as a fraction and in per cent; an unwieldy fraction in per cent alone.

    Example:
        >>> told_chance(Fraction(1, 12)), told_chance(Fraction(1))
        ('1/12 (8.3 %)', '1 (100 %)')
        >>> told_chance(Fraction(166531, 537824))
        '31.0 %'
    """
    if chance.denominator > LONGEST:
        return f"{float(100 * chance):.1f} %"
    if chance.denominator == 1:
        return f"{chance} ({100 * chance} %)"
    return f"{chance} ({float(100 * chance):.1f} %)"
