"""The open points of Zoomies: how a silence of the rule text is read, and what is assumed about the box."""

from __future__ import annotations

from typing import Final

from zoo_games.core.rulebook import Rule

RULINGS: Final = (
    Rule(
        "Z.order",
        "ruling",
        "A turn goes tile, token, second tile, toss, draw; whether a token is legal is judged before the "
        "second tile is laid.",
        "silent: what exactly comes before what",
        point="order in the turn",
        default="tile, token, second tile, optional toss, draw up",
        why="the text numbers the steps, and the second tile comes with the token",
    ),
    Rule(
        "Z.free",
        "ruling",
        "A tile covers two free cells; tiles never overlap.",
        "silent: taken for granted",
        point="may tiles overlap",
        default="no",
        why="every tile game of this kind takes it for granted",
    ),
    Rule(
        "Z.match",
        "ruling",
        "A dog of the tile must touch, side to side, a dog of its breed that already lies in the park; "
        "the tile's own other half does not count.",
        "silent: which dog may be touched",
        point="which touch satisfies matching a breed",
        default="a dog already in the park, of the same breed, side to side",
        why="a tile with one breed twice would otherwise always match itself",
    ),
    Rule(
        "Z.redraw",
        "ruling",
        "If no tile in hand fits, the hand is tossed and redrawn until a tile fits; if nothing in hand, "
        "pile or discards fits, no tile is laid and the player discards a token of its choice.",
        "silent: what if the new hand does not fit either",
        point="no tile in hand fits",
        default="redraw until one fits; if none can, discard a token",
        why="the text wants a tile laid, and the game must end",
    ),
    Rule(
        "Z.must",
        "ruling",
        "A token may be discarded only when none that the player still has can be placed.",
        "silent: whether one may be discarded by choice",
        point="may a token be discarded by choice",
        default="only when none can be placed",
        why="the text says must for placing and names the exception",
    ),
    Rule(
        "Z.second",
        "ruling",
        "The second tile after a Zoomies token must be laid if it fits somewhere; else it stays in hand and "
        "may be tossed.",
        "silent: what if the second tile does not fit",
        point="second tile of a Zoomies token",
        default="compulsory if it fits somewhere",
        options=('second_tile="optional"',),
        why="the text gives an order, and nobody can lay what does not fit",
    ),
    Rule(
        "Z.discards",
        "ruling",
        "Tossed and redrawn tiles lie open; a tile is tossed only when exactly one is left in hand.",
        "silent: open or face down",
        point="tossed and redrawn tiles",
        default="lie open",
        why="everybody saw the tile or may ask; counting stays possible",
    ),
    Rule(
        "Z.draw",
        "ruling",
        "Each tile of the pile is equally likely to be drawn, and only a tile of the pile can be.",
        "silent: taken for granted",
        point="what a draw can be",
        default="any tile of the pile, each equally likely",
        why="the pile is shuffled",
    ),
    Rule(
        "Z.empty",
        "ruling",
        "When a tile is due and the pile is empty, the discards become the pile first; when both are empty, "
        "play goes on with the tiles there are.",
        "silent: what if there are no discards either",
        point="pile empty",
        default="discards become the pile; with neither, nothing is drawn",
        why="the text shuffles the discards and says no more",
    ),
    Rule(
        "Z.end",
        "ruling",
        "The last turn ends with its refill; nothing is drawn any more.",
        "silent: whether the last player draws",
        point="last turn",
        default="nothing is drawn",
        why="the tiles could not be used",
    ),
    Rule(
        "Z.frens-key",
        "ruling",
        "Two Frens are duplicates when they stand in one Pack and point at one breed, whoever owns them; a "
        "duplicate cannot be placed.",
        "silent: whether the arrows' dogs or owners matter",
        point="duplicates of Frens",
        default="same Pack and same breed pointed at",
        why="the text lets a Base Pack hold more only if the breeds differ",
    ),
    Rule(
        "Z.frens-sides",
        "ruling",
        "Every side between any dog of the Base Pack and any dog of the breed pointed at counts, the one "
        "inside a tile included.",
        "silent: whether only the dog or Pack pointed at counts",
        point="which sides count for Frens",
        default="all sides between the Base Pack and that breed",
        why="the text speaks of the breed, not of one dog or Pack",
    ),
    Rule(
        "Z.split",
        "ruling",
        "Of k tokens that share, each gets the points divided by k and rounded down, two of one player too.",
        "silent: more than two tokens, or two of one player",
        point="split of k tokens",
        default="each gets floor(points / k)",
        options=('split="full"', 'split="none"'),
        why="the text rounds the even part down",
    ),
    Rule(
        "Z.cap",
        "ruling",
        "A Zoomies group above the last rung of the ladder scores the last rung: 15 from 5 dogs on.",
        "silent: more than five dogs",
        point="Zoomies above 5 dogs",
        default="15",
        options=("ladder=[1, 3, 6, 10, 15, 21]",),
        why="the text calls 15 the maximum",
    ),
    Rule(
        "Z.tie",
        "ruling",
        "For a tie the highest single token counts after splits; players still equal share the win.",
        "silent: whether splits count first",
        point="tie-break",
        default="highest single token after splits",
        why="a token scores what it gets",
    ),
)
"""How the silences of the rule text are read."""

ASSUMPTIONS: Final = (
    Rule(
        "Z.box",
        "assumption",
        "Every pair of different breeds is on five tiles, two of them with a Zoomies icon; no tile has one "
        "breed twice.",
        "silent: the mix of the tiles",
        point="which 50 tiles there are",
        default="10 pairs of breeds, 5 tiles each: 20 dogs, 10 bones and 4 Zoomies dogs a breed",
        options=("zoomies_per_pair", "components=FILE"),
        why="the even mix that fits every published count",
    ),
    Rule(
        "Z.start",
        "assumption",
        "The start tiles lie upright side by side, in random order, each flipped at random.",
        "silent: how the start tiles lie",
        point="start layout",
        default="a block of 2 rows and a column a tile",
        options=("start_tiles",),
        why="the smallest block in which all of them touch",
    ),
    Rule(
        "Z.first",
        "assumption",
        "Seat 0 has the first turn.",
        "silent: who begins",
        point="first player",
        default="seat 0",
        why="seats are given out before the game",
    ),
)
"""What is assumed because the rule text leaves it out."""
