"""The rule table of Zoomies: every sentence of the rule text in our words, every ruling, every assumption.

``source`` names section and sentence of the rule text; sentences are counted within their section, those
of its bullets included. :data:`SENTENCES` maps them the other way round.
"""

from __future__ import annotations

from typing import Final

from zoo_games.core.rulebook import Rulebook, published, sentences
from zoo_games.zoomies.rulings import ASSUMPTIONS, RULINGS

OVERVIEW: Final = "Overview"
COMPONENTS: Final = "Components"
SETUP: Final = "Setup"
PACKS: Final = "Packs and Zoomies groups"
PLACE: Final = "On your turn, Place a dog tile"
TOKEN: Final = "On your turn, Place a scoring token"
DRAW: Final = "On your turn, Draw up"
LEADER: Final = "The four tokens, Leader"
BONES: Final = "The four tokens, Bones"
FRENS: Final = "The four tokens, Frens"
ZOOMIES: Final = "The four tokens, Zoomies"
SHARED: Final = "Shared Packs and groups"
END: Final = "End of the game"
ARENA: Final = "On Board Game Arena"

SECTIONS: Final = {
    OVERVIEW: 5,
    COMPONENTS: 9,
    SETUP: 3,
    PACKS: 6,
    PLACE: 6,
    TOKEN: 4,
    DRAW: 3,
    LEADER: 2,
    BONES: 3,
    FRENS: 6,
    ZOOMIES: 5,
    SHARED: 6,
    END: 4,
    ARENA: 10,
}
"""Every section of the rule text in its order, with the number of its sentences."""


_PUBLISHED: Final = (
    # the game
    published("Z.theme", "The players are people who walk dogs in a park.", (OVERVIEW, 1)),
    published(
        "Z.turn",
        "In a turn a player lays a tile that matches, then places a token on it.",
        (OVERVIEW, 2),
    ),
    published(
        "Z.total",
        "Tokens score at the end, so early ones may grow; a player's score is the sum of its placed tokens.",
        (OVERVIEW, 3),
        (END, 2),
    ),
    published(
        "Z.over",
        "The game is over when nobody has a token left, every one being placed or discarded.",
        (OVERVIEW, 4),
        (END, 1),
    ),
    published("Z.win", "The highest score wins.", (OVERVIEW, 5)),
    # components
    published(
        "Z.tiles",
        "There are 50 tiles of two dogs; the breeds are Chihuahua, Poodle, Beagle, Husky and Greyhound.",
        (COMPONENTS, 1),
        (COMPONENTS, 2),
        (COMPONENTS, 3),
    ),
    published("Z.bone", "Exactly one dog of every tile has a bone.", (COMPONENTS, 4)),
    published("Z.icon", "Some tiles have one dog with the Zoomies icon.", (COMPONENTS, 5)),
    published(
        "Z.tokens",
        "A player has 4 circular and 4 square tokens and places only what is left.",
        (COMPONENTS, 6),
    ),
    published(
        "Z.double",
        "Its side is chosen on placing: a circle becomes Leader or Zoomies, a square Bones or Frens.",
        (COMPONENTS, 7),
        (COMPONENTS, 8),
        (COMPONENTS, 9),
    ),
    # setup
    published("Z.park", "Three random tiles lie face up in the park at the start.", (SETUP, 1)),
    published("Z.park-free", "The start tiles need not match each other.", (SETUP, 2)),
    published("Z.hand", "Every player gets a hand of two tiles.", (SETUP, 3)),
    published("Z.hidden", "Nobody but its owner sees a hand.", (SETUP, 3)),
    # packs and groups
    published(
        "Z.pack",
        "A Pack is all dogs of one breed that hang together side to side; a lone dog is a Pack of one, "
        "and Packs of one breed that do not touch are two.",
        (PACKS, 1),
        (PACKS, 2),
        (PACKS, 3),
    ),
    published(
        "Z.group",
        "A Zoomies group is all dogs with the icon that hang together side to side, of whatever breeds.",
        (PACKS, 4),
        (PACKS, 5),
    ),
    published("Z.diagonal", "Dogs that meet only at a corner do not touch.", (PACKS, 6), (PLACE, 2)),
    # the tile
    published("Z.own", "The tile laid is one of the player's own hand.", (PLACE, 1)),
    published("Z.touch", "At least one side of the tile touches a tile of the park.", (PLACE, 1)),
    published(
        "Z.breed",
        "At least one of its two dogs touches a dog of its own breed; the other may match or not.",
        (PLACE, 3),
        (PLACE, 4),
    ),
    published("Z.play", "Who can lay a tile must lay one.", (PLACE, 5)),
    published(
        "Z.stuck",
        "If no tile in hand fits, the hand is tossed, a new one drawn, and a tile of that one laid.",
        (PLACE, 6),
    ),
    # the token
    published("Z.token", "The token goes on one of the two dogs of the tile just laid.", (TOKEN, 1)),
    published("Z.one", "A Pack takes at most one Leader and at most one Bones token.", (TOKEN, 2)),
    published("Z.forfeit", "Who cannot place any token gives one up.", (TOKEN, 3)),
    published("Z.zero", "A discarded token scores nothing.", (TOKEN, 4)),
    # the end of a turn
    published("Z.toss", "The tile left in hand may be tossed at the end of the turn.", (DRAW, 1)),
    published("Z.refill", "Then the hand is drawn up to two tiles.", (DRAW, 2)),
    published("Z.turns", "The turn passes to the left, to the next player who has a token.", (DRAW, 3)),
    # the four tokens
    published(
        "Z.leader",
        "A Leader may stand on any dog and scores 1 point for every dog of its Pack.",
        (LEADER, 1),
        (LEADER, 2),
    ),
    published(
        "Z.bones",
        "Bones may stand on any dog, with a bone or without, and score 2 points for every bone of the Pack.",
        (BONES, 1),
        (BONES, 2),
        (BONES, 3),
    ),
    published(
        "Z.frens-arrow",
        "Frens stand on a dog and point at a touching dog of another breed.",
        (FRENS, 1),
    ),
    published(
        "Z.frens-base",
        "The Pack under Frens is the Base Pack; it is Frens with the breed pointed at.",
        (FRENS, 2),
        (FRENS, 3),
    ),
    published(
        "Z.frens",
        "Frens score 2 points for every side on which a dog of the Base Pack touches a dog of that breed; "
        "one dog may touch on several sides, and each of them counts.",
        (FRENS, 4),
        (FRENS, 5),
    ),
    published(
        "Z.frens-more", "A Base Pack may hold several Frens that point at different breeds.", (FRENS, 6)
    ),
    published("Z.zoomies-dog", "A Zoomies token stands on a dog with the Zoomies icon.", (ZOOMIES, 1)),
    published("Z.other-tile", "After a Zoomies token the other tile in hand is laid at once.", (ZOOMIES, 2)),
    published("Z.bare", "That second tile gets no token.", (ZOOMIES, 3)),
    published(
        "Z.zoomies",
        "Zoomies score 1, 3, 6, 10 or 15 points for a group of 1, 2, 3, 4 or 5 dogs.",
        (ZOOMIES, 4),
    ),
    published("Z.zoomies-one", "A Zoomies token cannot go to a group that already holds one.", (ZOOMIES, 5)),
    # shared
    published("Z.join", "A later tile can join two Packs or groups into one.", (SHARED, 1)),
    published(
        "Z.share",
        "Tokens of one kind in one Pack or group share its points evenly, rounded down.",
        (SHARED, 2),
        (SHARED, 3),
    ),
    published("Z.share-pack", "Leaders of one Pack share, and so do Bones.", (SHARED, 4)),
    published("Z.share-frens", "Frens of one Base Pack that point at one breed share.", (SHARED, 5)),
    published("Z.share-group", "Zoomies tokens of one group share.", (SHARED, 6)),
    # the end
    published(
        "Z.best",
        "Among equal scores the highest single token decides; if that is equal too, the win is shared.",
        (END, 3),
        (END, 4),
    ),
    # on the screen
    published(
        "Z.live",
        "The score shown counts the tokens as at the end, on the park as it lies; it may rise and fall on "
        "anybody's turn.",
        (ARENA, 1),
        (ARENA, 2),
        (ARENA, 3),
        (ARENA, 4),
    ),
    published(
        "Z.log",
        "The log has a line for each turn, one for every other player whose score it moved, and a notice "
        "when Packs or groups join and tokens begin to share.",
        (ARENA, 5),
        (ARENA, 6),
    ),
    published("Z.glow", "The tile laid last is pointed out to everybody.", (ARENA, 7)),
    published("Z.undo", "A player may take back the whole turn until a tile is drawn.", (ARENA, 8)),
    published(
        "Z.reshuffle", "When the pile is used up, the discards are shuffled to be the pile.", (ARENA, 9)
    ),
    published("Z.hover", "Tiles and tokens tell their details when they are pointed at.", (ARENA, 10)),
)

RULEBOOK: Final = Rulebook([rule for rule, _ in _PUBLISHED] + [*RULINGS, *ASSUMPTIONS])
"""Every rule of Zoomies by id: published ones in the order of the text, then rulings, then assumptions."""

_REFINED: Final = {
    "Z.turn": ("Z.order",),
    "Z.over": ("Z.end",),
    "Z.breed": ("Z.match",),
    "Z.touch": ("Z.free",),
    "Z.stuck": ("Z.redraw",),
    "Z.forfeit": ("Z.must",),
    "Z.toss": ("Z.discards",),
    "Z.refill": ("Z.draw",),
    "Z.frens-more": ("Z.frens-key",),
    "Z.frens": ("Z.frens-sides",),
    "Z.other-tile": ("Z.second",),
    "Z.zoomies": ("Z.cap",),
    "Z.share": ("Z.split",),
    "Z.best": ("Z.tie",),
    "Z.reshuffle": ("Z.empty",),
    "Z.tiles": ("Z.box",),
    "Z.park": ("Z.start",),
    "Z.turns": ("Z.first",),
}
"""Published rule to the rulings and assumptions that settle what it leaves open."""


SENTENCES: Final = sentences(SECTIONS, _PUBLISHED, _REFINED)
"""Every sentence of the rule text: section, number within it, ids of the rules that hold it."""
