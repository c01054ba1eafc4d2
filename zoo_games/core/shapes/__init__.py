"""Shapes: the table-driven checker behind every document, setting and move.

A shape says what a value may be, checks it with a place and a reason, and gives itself as JSON Schema.
"""

from __future__ import annotations

from zoo_games.core.shapes.compound import AnyShape, ListOf, Named, Nullable, Record, Series, Tagged
from zoo_games.core.shapes.shape import Shape, shown
from zoo_games.core.shapes.values import (
    CELL,
    DIRECTION,
    SEAT,
    SEED,
    SEEDS,
    AnyObject,
    CellShape,
    Flag,
    Line,
    OneOf,
    Plain,
    Whole,
    Words,
)

__all__ = [
    "CELL",
    "DIRECTION",
    "SEAT",
    "SEED",
    "SEEDS",
    "AnyObject",
    "AnyShape",
    "CellShape",
    "Flag",
    "Line",
    "ListOf",
    "Named",
    "Nullable",
    "OneOf",
    "Plain",
    "Record",
    "Series",
    "Shape",
    "Tagged",
    "Whole",
    "Words",
    "shown",
]
