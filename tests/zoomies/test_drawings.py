"""The drawings of Zoomies: told apart without colour, and in every theme."""

import re

import pytest

from zoo_games.render.scene import Text
from zoo_games.render.theme import THEMES, contrast
from zoo_games.zoomies.drawings import PALETTE, dog, pointer, token
from zoo_games.zoomies.picture import POINTER_AT

PADS = ["pad.C", "pad.P", "pad.B", "pad.H", "pad.G"]
FURS = [("fur.C", "dog.line"), ("dog.white", "dog.line"), ("fur.P", "dog.line"), ("fur.P.dark", "dog.line")]
GRAPHICS = [
    *(("dog.line", pad) for pad in PADS),
    *(("zoomies", pad) for pad in PADS),
    *FURS,
    ("bone", "dog.line"),
    ("zoomies.ink", "zoomies"),
    ("tile.edge", "tile.body"),
    ("tile.last", "tile.edge"),
    ("token.edge", "token.halo"),
    *((f"seat.{seat}", "token.ink") for seat in range(4)),
    *((role, "halo") for role in ("mark.lit", "mark.refused", "mark.legal")),
    ("mark.lit", "tile.edge"),
]
WORDS = [
    *(("dog.line", pad) for pad in PADS),
    ("park.rim", "paper"),
    ("token.edge", "token.halo"),
    ("halo", "mark.lit"),
]


def shade(role, theme):
    return PALETTE.colour(role, theme)


@pytest.mark.parametrize("theme", THEMES)
def test_what_must_be_told_apart_has_contrast(theme):
    """WCAG 2.2, 1.4.11: graphics 3 to 1; 1.4.3: text 4.5 to 1."""
    for pairs, least in ((GRAPHICS, 3), (WORDS, 4.5)):
        for one, other in pairs:
            if theme == "print" and "mark.lit" in (one, other) and "tile.edge" in (one, other):
                continue  # both black in print, where the bar is wider than any line
            assert contrast(shade(one, theme), shade(other, theme)) >= least, (one, other)


@pytest.mark.parametrize("theme", THEMES)
def test_a_tile_stands_out_from_the_grass(theme):
    body, edge, grass = (shade(role, theme) for role in ("tile.body", "tile.edge", "park.grass"))
    assert max(contrast(body, grass), contrast(edge, grass)) >= 3


def test_breeds_differ_by_outline_and_letter_not_by_colour_alone():
    outlines = {
        letter: repr([getattr(s, "commands", None) for s in dog(letter, False, False).shapes])
        for letter in "CPBHG"
    }
    assert len(set(outlines.values())) == 5
    for letter in "CPBHG":
        assert [s.text for s in dog(letter, False, False).shapes if isinstance(s, Text)] == [letter]


def test_seats_differ_in_black_and_white_too():
    for kind in ("leader", "bones", "frens", "zoomies"):
        looks = {re.sub(r"seat\.\d", "seat", repr(token(kind, seat).shapes)) for seat in range(4)}
        assert len(looks) == 4


def test_no_drawing_is_heavy():
    for letter in "CPBHG":
        assert len(dog(letter, False, True).shapes) <= 20
    assert all(len(token("frens", seat, "E").shapes) <= 12 for seat in range(4))


@pytest.mark.parametrize(("toward", "east", "south"), [("N", 0, -1), ("E", 1, 0), ("S", 0, 1), ("W", -1, 0)])
def test_arrows_point_where_they_say(toward, east, south):
    for drawing in (token("frens", 0, toward), pointer(0, toward)):
        tip = drawing.shapes[-1].commands[0][1]
        assert (round(tip[0], 2) > 0) - (round(tip[0], 2) < 0) == east
        assert (round(tip[1], 2) > 0) - (round(tip[1], 2) < 0) == south


def test_no_arrow_covers_the_letter_of_a_dog():
    # A letter fills the north-west of its cell to a quarter of it; arrows over sides stay below that.
    letter = next(figure for figure in dog("P", False, False).shapes if isinstance(figure, Text))
    bottom = letter.y + letter.size / 2
    for toward in "EW":
        ys = [number for _, numbers in pointer(1, toward).shapes[0].commands for number in numbers[1::2]]
        assert 0.5 + POINTER_AT[toward][1] + min(ys) > bottom - 0.04
