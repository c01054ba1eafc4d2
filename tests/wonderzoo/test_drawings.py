"""The drawings of WonderZoo: told apart without colour, and in every theme."""

import pytest

from zoo_games.render.theme import THEMES, contrast
from zoo_games.wonderzoo.components import COLOURS, ENCLOSURES, SHAPES, forms
from zoo_games.wonderzoo.drawings import ANIMALS, COATS, GROUNDS, LETTERS, PALETTE, icon, pawn
from zoo_games.wonderzoo.tiles import heart, tile_drawing


def test_terrains_visitors_and_icons_differ_without_colour():
    """In the print theme every fill is white: what is left are lines, outlines and letters."""

    def lines(drawing):
        return tuple(
            (
                type(shape).__name__,
                getattr(shape, "commands", ""),
                getattr(shape, "text", ""),
                getattr(shape, "r", ""),
            )
            for shape in drawing.shapes
        )

    for made in (
        [tile_drawing(f"{terrain}:O:-", forms("O")[0]) for terrain in GROUNDS if terrain != "entrance"],
        [pawn(colour) for colour in COLOURS],
        [icon(kind) for kind in ("D1", "D2", "M1", "M2", "E", "B")],
    ):
        assert len({lines(drawing) for drawing in made}) == len(made)
    assert set(ANIMALS) == set(ENCLOSURES)
    assert set(COATS) == set(LETTERS) == set(COLOURS)
    assert len(set(COATS.values())) == len(set(LETTERS.values())) == 4


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize(
    ("one", "other", "least"),
    [
        *((ground, "tile.edge", 3) for ground in ("grass", "vivarium", "water", "path", "zoo.ground")[:4]),
        ("grass", "grass.dark", 3),
        ("vivarium", "vivarium.dark", 3),
        ("water", "water.dark", 3),
        ("badge", "badge.ink", 7),
        ("bus", "badge.ink", 3),
        ("pawn.yellow", "pawn.dark", 4.5),
        ("pawn.red", "pawn.light", 4.5),
        ("pawn.blue", "pawn.light", 4.5),
        ("pawn.green", "pawn.light", 4.5),
        ("stone", "animal.line", 3),
        ("zoo.ground", "mark.legal", 3),
        ("zoo.ground", "mark.refused", 3),
        ("halo", "mark.lit", 3),
        ("paper", "zoo.rim", 4.5),
        ("panel", "ink", 7),
    ],
)
def test_pairs_that_must_be_told_apart_have_contrast(one, other, least, theme):
    assert contrast(PALETTE.colour(one, theme), PALETTE.colour(other, theme)) >= least


def test_a_tile_is_held_by_its_middle():
    for shape in SHAPES:
        for form in forms(shape):
            row, column = heart(form)
            beside = sum(abs(row - r) + abs(column - c) == 1 for r, c in form)
            assert beside >= 2
