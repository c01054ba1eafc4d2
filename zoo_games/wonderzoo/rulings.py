"""The open points of WonderZoo: how a silence of the rule text is read, and what is assumed about the box."""

from __future__ import annotations

from typing import Final

from zoo_games.core.rulebook import Rule

RULINGS: Final = (
    Rule(
        "W.count",
        "ruling",
        "A visitor counts every side that it shares with a square of an enclosure; or, as a setting, every "
        "enclosure that it touches once.",
        "contradiction: the sentence says tile, the example of pawn B gives 2 points for one tile",
        point="what a visitor counts",
        default="each side shared with an enclosure square is 1 point",
        options=('count="tile"',),
        why="the only reading under which pawn B of the example is right; the expert text says space, too",
    ),
    Rule(
        "W.turn",
        "ruling",
        "A tile may be turned by quarters, not flipped: L and J differ, and so do S and Z.",
        "silent: whether any orientation means flipped over as well",
        point="any orientation",
        default="quarter turns; L and J, S and Z differ",
        options=("allow_flip=true",),
        why="a tile has its picture and icon on one face",
    ),
    Rule(
        "W.must",
        "ruling",
        "While some tile on the table fits on its board, a player places one.",
        "silent: whether a turn may be passed",
        point="placing",
        default="compulsory while some tile on the table fits",
        why="the text says each player performs the actions, and makes only the icon optional",
    ),
    Rule(
        "W.out",
        "ruling",
        "Whether a player can place is tested in its own turn against the tiles on the table; who cannot is "
        "out for good, or, as a setting, for this round.",
        "silent: which tiles decide, and whether one may come back",
        point="a player who can place nothing",
        default="tested on its own turn against the table; out for good",
        options=("reentry=true",),
        why="the text ends the game for whoever cannot place and lets the others go on",
    ),
    Rule(
        "W.side",
        "ruling",
        "All players use the same side of the boards.",
        "silent: whether players may choose different sides",
        point="sides of the boards",
        default="the same side for all",
        why="one document and one comparison of scores; the text speaks of the chosen difficulty",
    ),
    Rule(
        "W.refill",
        "ruling",
        "Before a round the table is filled up to one tile more than there are seats; tiles nobody took "
        "stay, so one tile comes for each player still in.",
        "silent: how many tiles come when some players are out",
        point="refill",
        default="up to players + 1, untaken tiles staying",
        options=("table_extra",),
        why="with everybody in it is what the text says, and the choice never shrinks",
    ),
    Rule(
        "W.empty",
        "ruling",
        "When the bag runs out, what is left is dealt; then rounds are played from the table. With bag and "
        "table empty the game is over.",
        "silent: what if the bag is empty",
        point="bag empty",
        default="deal what is left; play from the table; both empty: the game ends",
        why="65 tiles do not fill four boards, so it must end somehow",
    ),
    Rule(
        "W.path",
        "ruling",
        "A path shares at least one full side with a path or entrance tile of the same board; enclosures go "
        "on any free squares.",
        "silent: whether a corner is enough, and whether enclosures must touch anything",
        point="path rule",
        default="one full side shared with a path or entrance; enclosures anywhere free",
        why="against is side to side, and the text calls it a constraint of paths alone",
    ),
    Rule(
        "W.entrance",
        "ruling",
        "Entrances are placed first, in seat order from the bus holder, before any tile is drawn; they cover "
        "no obstacle and take visitors.",
        "silent: when entrances are placed and whether visitors may stand there",
        point="entrance",
        default="first, on the rim, on no obstacle; takes visitors",
        why="the setup lists it before the draw, and the entrance counts as a path",
    ),
    Rule(
        "W.bus",
        "ruling",
        "The last taker of a round starts the next; untaken, the bus goes at the end of the round to the "
        "next player on the left who is still in. A holder found out at the start of a round passes it on "
        "at once, so that whoever leads a round has the bus.",
        "silent: two takers in a round, and holders who are out",
        point="bus",
        default="last taker; else the next player still in on the left",
        why="the bus marks who begins, and somebody out cannot",
    ),
    Rule(
        "W.action",
        "ruling",
        "An icon acts once, in the turn in which its tile is placed, on the own board. D2 and M2 may be done "
        "0, 1 or 2 times, M2 twice with one visitor. A drawn visitor is placed if a path square is free.",
        "silent: how much of an action may be left undone",
        point="icons",
        default="optional, own board only, once, on placing; two may be one",
        why="the text says may for the action and lists what it does",
    ),
    Rule(
        "W.move",
        "ruling",
        "An enclosure, the new one too, goes to any other free place and quarter turn, its old squares "
        "counting as free; or two different enclosures of one shape change places.",
        "silent: whether the squares left behind are free and whether it may be turned",
        point="enclosure action",
        default="any legal free place and quarter turn; a swap needs one shape",
        why="the tile is lifted first",
    ),
    Rule(
        "W.expert",
        "ruling",
        "In the expert game a side to the favourite terrain counts 2; red counts 2 at every enclosure, or, "
        "as a setting, has no favourite.",
        "silent: whether 2 points are for the visitor or for each side",
        point="expert",
        default="each side to the favourite counts 2; red 2 at every enclosure",
        options=('red="none"',),
        why="the basic game counts sides, and the last line of the text gives red 2 next to any tile",
    ),
    Rule(
        "W.tie",
        "ruling",
        "Players with equal points share the win.",
        "silent: ties",
        point="tie",
        default="shared",
        why="the text names no tie-break",
    ),
)
"""How the silences of the rule text are read."""

ASSUMPTIONS: Final = (
    Rule(
        "W.box",
        "assumption",
        "Each enclosure terrain has 3 tiles of each of I, O, T, L or J, S or Z, paths have 4 of each; icons "
        "and handedness go by copy.",
        "silent: shapes and icons of the tiles",
        point="which 65 tiles there are",
        default="I 13, O 13, T 13, L 7, J 6, S 6, Z 7; D1 20, D2 15, E 10, B 10, M1 5, M2 5",
        options=("components=FILE",),
        why="the even mix that fits every published count",
    ),
    Rule(
        "W.gate",
        "assumption",
        "The entrance is a T without an icon.",
        "silent: the shape of the entrance",
        point="which tile the entrance is",
        default="a T, no icon",
        why="all four must be alike, and a T has a middle to come in by",
    ),
    Rule(
        "W.size",
        "assumption",
        "A board has 8 rows and 8 columns.",
        "silent: the size of the boards",
        point="size of a board",
        default="8 x 8",
        options=("size",),
        why="about sixteen tiles, what a game of two hands out",
    ),
    Rule(
        "W.stones",
        "assumption",
        "The difficult side has single obstacles at 1,2; 2,6; 5,1 and 6,5.",
        "silent: where the obstacles are",
        point="obstacles",
        default="four squares, none on the rim",
        options=("difficult=true", "obstacles"),
        why="one in each quarter, none in the way of an entrance",
    ),
    Rule(
        "W.first",
        "assumption",
        "Seat 0 has the bus at the start.",
        "silent: ages are not known",
        point="first player",
        default="seat 0",
        why="seats are given out before the game",
    ),
)
"""What is assumed because the rule text leaves it out."""
