"""The rule table of ZomBee: every sentence of the rule text in our words, every ruling, every assumption.

``source`` names section and sentence of the rule text; sentences are counted within their section, those
of its bullets and each question included. :data:`SENTENCES` maps them the other way round.
"""

from __future__ import annotations

from typing import Final

from zoo_games.core.rulebook import Published, Rulebook, Source, published, sentences
from zoo_games.zombee.rulings import ASSUMPTIONS, RULINGS

COMPONENTS: Final = "Components"
OBJECTIVE: Final = "Objective"
SETUP: Final = "Setup"
TURN: Final = "Turn Sequence"
EVALUATING: Final = "Evaluating the Dice"
FIRST: Final = "Example 1"
SECOND: Final = "Example 2"
ROUND: Final = "New Round"
END: Final = "End of the Game"
SLIME: Final = "Tournament Variant"

SECTIONS: Final = {
    COMPONENTS: 3,
    OBJECTIVE: 3,
    SETUP: 4,
    TURN: 9,
    EVALUATING: 28,
    FIRST: 8,
    SECOND: 5,
    ROUND: 4,
    END: 3,
    SLIME: 8,
}
"""Every section of the rule text in its order, with the number of its sentences."""


def _published(
    id: str, text: str, sources: tuple[Source, ...], examples: tuple[Source, ...] = ()
) -> Published:
    return published(id, text, *sources, *examples)


_PUBLISHED: Final = (
    # the box and the setup
    _published("O.dice", "The game is played with five dice.", ((COMPONENTS, 1),)),
    _published(
        "O.flowers",
        "Fourteen flowers are played with, one ZomBee, two question marks and eleven bees; four more are "
        "spares and stay in the box.",
        ((COMPONENTS, 2), (SETUP, 1), (SETUP, 2), (SETUP, 3)),
    ),
    _published(
        "O.drops",
        "Yellow drops are held in the game, green ones count the games of a tournament that are won.",
        ((COMPONENTS, 3), (SLIME, 1)),
    ),
    _published("O.down", "The flowers are shuffled and lie face down at the start.", ((SETUP, 3),)),
    _published("O.start", "Every player starts with two drops.", ((SETUP, 4),)),
    # rolling
    _published(
        "O.turns", "Players have turns; the one whose turn it is is active.", ((OBJECTIVE, 1), (TURN, 1))
    ),
    _published("O.rolls", "The active player rolls up to three times.", ((TURN, 2),)),
    _published("O.first-roll", "The first roll is with all five dice.", ((TURN, 3),)),
    _published(
        "O.set-aside",
        "After each roll some dice are set aside and the others rolled again; a bee, a honey drop or a Zzz "
        "may be set aside or rolled. Dice set aside keep their faces.",
        ((TURN, 4), (TURN, 5)),
        ((SECOND, 2),),
    ),
    _published(
        "O.zombee",
        "A ZomBee is set aside and rolled again only together with a Zzz.",
        ((TURN, 6),),
        ((FIRST, 1), (FIRST, 2)),
    ),
    _published(
        "O.snore",
        "Each Zzz frees one ZomBee for the next roll, and both of these dice are rolled together.",
        ((TURN, 7), (TURN, 8)),
        ((FIRST, 3), (FIRST, 4), (FIRST, 5)),
    ),
    _published(
        "O.evaluate",
        "The dice are evaluated when the active player ends the turn or has rolled three times.",
        ((TURN, 9),),
        ((FIRST, 6), (SECOND, 1), (SECOND, 2)),
    ),
    # evaluating
    _published(
        "O.order",
        "The order is strict: honey, then green ZomBees, then yellow bees.",
        ((EVALUATING, 1),),
        ((SECOND, 3),),
    ),
    _published("O.zzz", "A Zzz has no effect in the evaluation.", ((EVALUATING, 2),), ((FIRST, 7),)),
    _published("O.three", "Three or more honey symbols bring one drop.", ((EVALUATING, 3),), ((FIRST, 8),)),
    _published(
        "O.cap",
        "Nobody holds more than three drops; what is rolled beyond is forfeited.",
        ((EVALUATING, 4), (EVALUATING, 5)),
        ((FIRST, 8),),
    ),
    _published(
        "O.zombees",
        "For each green ZomBee rolled the active player turns over one flower.",
        ((OBJECTIVE, 2), (EVALUATING, 6)),
        ((FIRST, 8), (SECOND, 3)),
    ),
    _published(
        "O.bee",
        "A flower that shows a bee changes nothing.",
        ((EVALUATING, 7), (EVALUATING, 8), (EVALUATING, 21), (EVALUATING, 22)),
        ((SECOND, 4),),
    ),
    _published(
        "O.stay",
        "Bees and question marks that were turned over stay face up until the ZomBee ends the round.",
        ((EVALUATING, 9), (EVALUATING, 13), (EVALUATING, 23), (EVALUATING, 26), (EVALUATING, 27)),
    ),
    _published(
        "O.question",
        "A question mark lets its revealer name a player, who turns over one more flower at once.",
        ((EVALUATING, 10), (EVALUATING, 11), (EVALUATING, 24), (EVALUATING, 25)),
    ),
    _published(
        "O.self",
        "In the green step the active player may name itself, in the yellow step the active player may be "
        "named.",
        ((EVALUATING, 12), (EVALUATING, 25)),
    ),
    _published(
        "O.pay",
        "Whoever reveals the ZomBee puts one drop back into the box.",
        ((OBJECTIVE, 3), (EVALUATING, 14), (EVALUATING, 15)),
    ),
    _published(
        "O.round",
        "The ZomBee ends the round at once.",
        ((EVALUATING, 15), (ROUND, 1)),
    ),
    _published("O.out", "Whoever loses the last drop is out for the rest of the game.", ((EVALUATING, 16),)),
    _published(
        "O.bees",
        "For each yellow bee rolled one other player turns over one flower, clockwise from the active "
        "player's left, round and round; the active player is passed over.",
        ((OBJECTIVE, 2), (EVALUATING, 17), (EVALUATING, 18), (EVALUATING, 19), (EVALUATING, 20)),
        ((SECOND, 5),),
    ),
    _published("O.clockwise", "Without a ZomBee the next player clockwise is active.", ((EVALUATING, 28),)),
    # rounds and the end
    _published("O.shuffle", "For a new round all flowers are shuffled and lie face down.", ((ROUND, 2),)),
    _published(
        "O.starter",
        "Whoever lost the drop starts the new round, or the left neighbour if that player is out.",
        ((ROUND, 3), (ROUND, 4)),
    ),
    _published("O.end", "The game ends when all players but one are out.", ((END, 1), (END, 2))),
    _published("O.win", "The last player who has a drop wins.", ((OBJECTIVE, 3), (END, 3))),
    # the tournament
    _published(
        "O.slime-start",
        "The tournament is played by the same rules, with one drop for each player at the start.",
        ((SLIME, 2), (SLIME, 3)),
    ),
    _published(
        "O.slime-cap",
        "In the tournament nobody holds more than two drops; what is rolled beyond is forfeited.",
        ((SLIME, 4), (SLIME, 5)),
    ),
    _published("O.slime-green", "The last player in takes one green drop.", ((SLIME, 6),)),
    _published("O.slime-next", "Then a new game begins.", ((SLIME, 7),)),
    _published("O.slime-win", "Whoever is first to win two games wins the tournament.", ((SLIME, 8),)),
)

RULEBOOK: Final = Rulebook([rule for rule, _ in _PUBLISHED] + [*RULINGS, *ASSUMPTIONS])
"""Every rule of ZomBee by id: published ones in the order of the text, then rulings, then assumptions."""

_REFINED: Final = {
    "O.dice": ("O.faces",),
    "O.turns": ("O.first",),
    "O.zombee": ("O.reroll",),
    "O.snore": ("O.reroll",),
    "O.evaluate": ("O.stop",),
    "O.three": ("O.honey",),
    "O.cap": ("O.honey",),
    "O.question": ("O.choose", "O.chain", "O.extra"),
    "O.self": ("O.choose",),
    "O.pay": ("O.loser",),
    "O.bees": ("O.yellow",),
    "O.starter": ("O.next",),
    "O.slime-start": ("O.slime",),
    "O.slime-next": ("O.slime",),
}
"""Published rule to the rulings and assumptions that settle what it leaves open."""


SENTENCES: Final = sentences(SECTIONS, _PUBLISHED, _REFINED)
"""Every sentence of the rule text: section, number within it, ids of the rules that hold it."""
