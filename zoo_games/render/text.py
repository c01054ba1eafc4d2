"""Paints a scene as plain text: a grid of symbols with names or numbers of rows and columns, then sentences.

The text says all that the picture says, line by line in reading order, so that a screen reader, a log
and a doctest can use it.
"""

from __future__ import annotations

from zoo_games.render.scene import Scene, Spot

FREE = "."
OFFERED = "+"
LARGEST = 10_000
"""Most cells of a grid, the empty ones included."""


def text(scene: Scene) -> str:
    """Return a scene as lines of text: title, the spots group by group (cells as a grid), sentences.

    A dog, tile or pawn shows its symbol, a free place ``.``, a free place that is offered ``+``; a blank is
    no place at all.

    Example:
        >>> from zoo_games.render.scene import Layer, Scene, Spot
        >>> dog = Spot("cell 0,0", "a dog", 0, 0, cell=(0, 0), symbol="B*")
        >>> free = Spot("cell 0,1", "free", 1, 0, cell=(0, 1))
        >>> print(text(Scene("Park", "", 0, 0, 2, 1, (), (dog, free), ("Ada has 3 points.",))))
        Park
        <BLANKLINE>
              0   1
          0  B*   .
        <BLANKLINE>
        Ada has 3 points.
    """
    blocks = [scene.title]
    for group in dict.fromkeys(spot.group for spot in scene.spots):
        spots = [spot for spot in scene.spots if spot.group == group]
        placed = [spot for spot in spots if spot.cell is not None]
        lines = [f"{group}:"] if group else []
        lines += _grid(placed, scene) if placed else []
        lines += [spot.label for spot in spots if spot.cell is None] if group else []
        if lines:
            blocks.append("\n".join(lines))
    if scene.reading:
        blocks.append("\n".join(scene.reading))
    return "\n\n".join(blocks)


def _grid(spots: list[Spot], scene: Scene) -> list[str]:
    """Return the grid of the spots; cells too far apart for one are listed by their labels."""
    table = {spot.cell: spot.symbol or (OFFERED if spot.offered else FREE) for spot in spots}
    rows = sorted({spot.cell[0] for spot in spots if spot.cell})
    columns = sorted({spot.cell[1] for spot in spots if spot.cell})
    rows = list(range(rows[0], rows[-1] + 1))
    columns = list(range(columns[0], columns[-1] + 1))
    if len(rows) * len(columns) > LARGEST:
        return [spot.label for spot in spots if spot.symbol]
    heads = [_name(column, scene.columns) for column in columns]
    sides = [_name(row, scene.rows) for row in rows]
    wide = max(2, *map(len, table.values()), *map(len, heads))
    side = max(3, *map(len, sides))
    lines = [" " * side + "".join(f"  {_middle(head, wide)}" for head in heads)]
    lines += [
        f"{name:>{side}}" + "".join(f"  {_middle(table.get((row, column), ''), wide)}" for column in columns)
        for row, name in zip(rows, sides, strict=True)
    ]
    return [line.rstrip() for line in lines]


def _name(number: int, names: tuple[str, ...]) -> str:
    return names[number] if 0 <= number < len(names) else str(number)


def _middle(symbol: str, wide: int) -> str:
    if len(symbol) == 1 and wide > 1:
        symbol = f" {symbol}" if wide == 2 else f" {symbol} "
    return symbol.ljust(wide)
