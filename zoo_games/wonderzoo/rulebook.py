"""The rule table of WonderZoo: every sentence of the rule text in our words, every ruling, every assumption.

``source`` names section and sentence of the rule text; sentences are counted within their section, those
of its bullets and notes included. :data:`SENTENCES` maps them the other way round.
"""

from __future__ import annotations

from typing import Final

from zoo_games.core.rulebook import Rulebook, published, sentences
from zoo_games.wonderzoo.rulings import ASSUMPTIONS, RULINGS

CONTENTS: Final = "Contents"
SETUP: Final = "Setup"
PLAYING: Final = "Playing the Game"
PLACING: Final = "Tile Placement Rules"
ACTIONS: Final = "Tile Actions"
END: Final = "End of the Game"
SCORING: Final = "Scoring"
EXPERT: Final = "Expert Variant"

SECTIONS: Final = {
    CONTENTS: 6,
    SETUP: 7,
    PLAYING: 8,
    PLACING: 3,
    ACTIONS: 11,
    END: 2,
    SCORING: 5,
    EXPERT: 11,
}
"""Every section of the rule text in its order, with the number of its sentences."""


_PUBLISHED: Final = (
    # contents and setup
    published("W.boards", "Every board has an easy and a difficult side.", (CONTENTS, 1), (SETUP, 3)),
    published(
        "W.tiles",
        "There are 4 entrance tiles, 15 grass, 15 vivarium and 15 water enclosures and 20 paths; each covers "
        "four squares.",
        (CONTENTS, 2),
        (CONTENTS, 6),
    ),
    published("W.visitors", "There are 40 visitors, 10 of each of four colours.", (CONTENTS, 3)),
    published("W.bus-pawn", "There is one bus; somebody has it from the start.", (CONTENTS, 4), (SETUP, 5)),
    published(
        "W.bags",
        "Paths and enclosures come out of one bag, visitors out of the other.",
        (CONTENTS, 5),
        (SETUP, 2),
    ),
    published("W.start", "Every player has a board and places an entrance tile.", (SETUP, 1), (SETUP, 3)),
    published("W.rim", "An entrance has at least one side on the edge of the board.", (SETUP, 4)),
    published(
        "W.table",
        "At the start as many tiles as players and one more lie in the middle of the table.",
        (SETUP, 6),
        (SETUP, 7),
    ),
    # turns
    published(
        "W.clockwise",
        "Whoever has the bus plays first in a round, the others follow clockwise.",
        (PLAYING, 1),
        (PLAYING, 8),
    ),
    published(
        "W.order", "In its turn a player chooses a tile, places it, and then may use its icon.", (PLAYING, 2)
    ),
    published("W.choose", "The tile placed is one of those on the table.", (PLAYING, 3), (PLAYING, 4)),
    published("W.may", "Using the icon is never compulsory.", (PLAYING, 5), (ACTIONS, 2)),
    published(
        "W.pass",
        "If nobody took the bus in a round, it goes to the player on the left of its holder.",
        (PLAYING, 6),
    ),
    published(
        "W.draw-tiles",
        "After a round as many tiles as players come from the bag and join the one left on the table.",
        (PLAYING, 7),
    ),
    # placing
    published("W.shape", "A tile covers four squares that make its shape, in any orientation.", (PLACING, 1)),
    published("W.free", "A tile lies on empty squares; tiles never overlap.", (PLACING, 1)),
    published("W.board", "A tile lies wholly on the board.", (PLACING, 1)),
    published("W.cover", "A tile covers no obstacle.", (PLACING, 1)),
    published("W.against", "A path is placed against another path; an enclosure need not be.", (PLACING, 2)),
    published("W.counts-path", "The entrance is a path tile.", (PLACING, 3)),
    # icons
    published("W.icon", "A tile shows the action that may be done when it is chosen.", (ACTIONS, 1)),
    published(
        "W.draw",
        "Visitors, draw: one or two visitors are drawn from the bag and placed on the own paths.",
        (ACTIONS, 3),
    ),
    published(
        "W.stand", "A visitor stands on a square of a path or entrance tile.", (ACTIONS, 3), (ACTIONS, 6)
    ),
    published("W.one", "A square holds one visitor at most.", (ACTIONS, 4)),
    published("W.return", "Without an empty path square a drawn visitor goes back to the bag.", (ACTIONS, 5)),
    published(
        "W.walk",
        "Visitors, move: one or two visitors on the own board go to other empty path squares.",
        (ACTIONS, 6),
    ),
    published(
        "W.shift",
        "Enclosure: one own enclosure is moved, or two of the same shape are swapped.",
        (ACTIONS, 7),
    ),
    published("W.norepeat", "The action of an enclosure that was moved is not done again.", (ACTIONS, 8)),
    published(
        "W.take",
        "Bus: its taker has the bus, plays first in the next round and keeps it at the end of this one.",
        (ACTIONS, 9),
        (ACTIONS, 10),
        (ACTIONS, 11),
    ),
    # the end
    published(
        "W.stop",
        "A player who can place no tile is out; the others play on.",
        (END, 1),
    ),
    published("W.over", "When nobody can place a tile, the game is over and points are counted.", (END, 2)),
    # scoring
    published(
        "W.score",
        "A visitor earns a point for an enclosure beside it, and may earn several.",
        (SCORING, 1),
        (SCORING, 2),
        (SCORING, 3),
        (SCORING, 4),
    ),
    published(
        "W.diagonal", "An enclosure that meets a visitor only at a corner does not count.", (SCORING, 1)
    ),
    published("W.win", "The player with the most points wins.", (SCORING, 5)),
    # the expert game
    published("W.colour", "In the expert game the colours of the visitors count.", (EXPERT, 1)),
    published(
        "W.favourite",
        "Blue prefers water, yellow vivarium, green grass; beside its favourite a visitor is worth 2.",
        *((EXPERT, number) for number in (2, 3, 4, 5, 7, 8, 9, 10)),
    ),
    published(
        "W.red",
        "Red has no preference and is worth 2 beside any enclosure.",
        (EXPERT, 6),
        (EXPERT, 11),
    ),
)

RULEBOOK: Final = Rulebook([rule for rule, _ in _PUBLISHED] + [*RULINGS, *ASSUMPTIONS])
"""Every rule of WonderZoo by id: published ones in the order of the text, then rulings, then assumptions."""

_REFINED: Final = {
    "W.boards": ("W.side", "W.size", "W.stones"),
    "W.tiles": ("W.box", "W.gate"),
    "W.start": ("W.entrance",),
    "W.bus-pawn": ("W.first",),
    "W.pass": ("W.bus",),
    "W.draw-tiles": ("W.refill", "W.empty"),
    "W.choose": ("W.must",),
    "W.shape": ("W.turn",),
    "W.against": ("W.path",),
    "W.may": ("W.action",),
    "W.shift": ("W.move",),
    "W.stop": ("W.out",),
    "W.score": ("W.count",),
    "W.win": ("W.tie",),
    "W.favourite": ("W.expert",),
    "W.red": ("W.expert",),
}
"""Published rule to the rulings and assumptions that settle what it leaves open."""


SENTENCES: Final = sentences(SECTIONS, _PUBLISHED, _REFINED)
"""Every sentence of the rule text: section, number within it, ids of the rules that hold it."""
