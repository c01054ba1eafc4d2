"""The rule table of Boomerang: every sentence of the rule text in our words, every ruling, every assumption.

``source`` names section and sentence of the rule text; sentences are counted within their section, a
heading line with its two bullets as three. :data:`SENTENCES` maps them the other way round. Four facts are
known from the box, not from the text; their source says so.
"""

from __future__ import annotations

from typing import Final

from zoo_games.boomerang.rulings import ASSUMPTIONS, RULINGS
from zoo_games.core.rulebook import Published, Rulebook, Source, published, sentences

DESCRIPTION: Final = "Description"
BEGIN: Final = "Begin of the round"
SELECTION: Final = "Hunting ground selection"
HUNT: Final = "The hunt"
CAPTURE: Final = "The capture"
SCORING: Final = "Scoring"

SECTIONS: Final = {DESCRIPTION: 4, BEGIN: 3, SELECTION: 2, HUNT: 6, CAPTURE: 7, SCORING: 5}
"""Every section of the rule text in its order, with the number of its sentences."""

THE_BOX: Final = "the box"


def _published(id: str, text: str, *sources: Source) -> Published:
    return published(id, text, *sources, otherwise=THE_BOX)


_PUBLISHED: Final = (
    # the box
    _published(
        "B.box",
        "There are 54 cards, six animals with nine cards each; every player has 12 boomerangs, at every "
        "number of players.",
    ),
    _published("B.tokens", "Every player has five land tokens: dunes, forest, meadow, mountain, water."),
    _published("B.open", "Boomerangs and captured cards lie open."),
    _published("B.card", "A card shows one animal and two different lands.", (BEGIN, 1)),
    # a round
    _published(
        "B.rounds",
        "The game is played in rounds: cards are dealt, lands chosen, the hunt is held, the river captured, "
        "and again.",
        (DESCRIPTION, 3),
        (DESCRIPTION, 4),
        (CAPTURE, 7),
    ),
    _published(
        "B.deal",
        "Cards are added to the river until it shows all five lands or the deck is empty.",
        (BEGIN, 1),
    ),
    _published("B.stay", "Cards that nobody has captured stay in the river for the next round.", (BEGIN, 2)),
    _published(
        "B.last-round", "When the deck has run out, one last round is played with the river.", (BEGIN, 3)
    ),
    _published(
        "B.choose",
        "Every player chooses one land and lays its token face down.",
        (DESCRIPTION, 4),
        (SELECTION, 1),
    ),
    _published(
        "B.secret",
        "A chosen land is known to its chooser alone until its token is revealed.",
        (DESCRIPTION, 4),
        (SELECTION, 1),
    ),
    _published(
        "B.land", "A land lets a player hunt the cards that show it, whatever the animal.", (SELECTION, 2)
    ),
    _published(
        "B.turn", "In turn order, every hunter throws a boomerang or passes.", (DESCRIPTION, 4), (HUNT, 1)
    ),
    _published("B.throw", "Who throws puts one boomerang into the pot and hunts on.", (HUNT, 2)),
    _published("B.pass", "Who passes takes all boomerangs of the pot.", (HUNT, 3)),
    _published(
        "B.stack",
        "Who has passed hunts no more: its land token goes face down on top of the stack.",
        (HUNT, 4),
    ),
    _published("B.first", "The last player hunts first of all in the next round: it starts it.", (HUNT, 5)),
    _published("B.capture", "When the second to last hunter has passed, the river is captured.", (HUNT, 6)),
    _published(
        "B.reveal",
        "The last hunter reveals its token first and takes the cards of the river that show its land.",
        (CAPTURE, 1),
        (CAPTURE, 2),
    ),
    _published(
        "B.down",
        "Then the token on top of the stack is revealed and captures, and so on until the stack is empty.",
        (CAPTURE, 3),
        (CAPTURE, 4),
    ),
    _published("B.empty", "Whoever comes late may find no card left and get nothing.", (CAPTURE, 5)),
    _published(
        "B.over",
        "The game is over when the deck is empty after a capture.",
        (DESCRIPTION, 3),
        (CAPTURE, 6),
        (SCORING, 1),
    ),
    # scoring
    _published(
        "B.most",
        "Whoever has the most cards of an animal scores one point for each of them.",
        (DESCRIPTION, 1),
        (DESCRIPTION, 2),
        (SCORING, 2),
    ),
    _published("B.none", "Whoever has fewer cards of an animal scores nothing for it.", (DESCRIPTION, 2)),
    _published(
        "B.both",
        "If several have the most cards of an animal, all of them score.",
        (DESCRIPTION, 2),
        (SCORING, 3),
    ),
    _published("B.points", "Every group of six boomerangs scores one point.", (SCORING, 4)),
    _published("B.breaks", "A tie of points is won by whoever has more boomerangs.", (SCORING, 5)),
)

RULEBOOK: Final = Rulebook([rule for rule, _ in _PUBLISHED] + [*RULINGS, *ASSUMPTIONS])
"""Every rule of Boomerang by id: published ones in the order of the game, then rulings, then assumptions."""

_REFINED: Final = {
    "B.card": ("B.cards",),
    "B.deal": ("B.river",),
    "B.last-round": ("B.end",),
    "B.choose": ("B.tokens",),
    "B.land": ("B.absent",),
    "B.turn": ("B.start",),
    "B.throw": ("B.broke",),
    "B.first": ("B.last",),
    "B.capture": ("B.last",),
    "B.reveal": ("B.all", "B.order"),
    "B.down": ("B.order",),
    "B.over": ("B.end",),
    "B.both": ("B.ties",),
    "B.points": ("B.six",),
    "B.breaks": ("B.tie",),
}
"""Published rule to the rulings and assumptions that settle what it leaves open."""


SENTENCES: Final = sentences(SECTIONS, _PUBLISHED, _REFINED)
"""Every sentence of the rule text: section, number within it, ids of the rules that hold it."""
