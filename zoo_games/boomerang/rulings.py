"""The open points of Boomerang: how a silence of the rule text is read, and what is assumed about the box."""

from __future__ import annotations

from typing import Final

from zoo_games.core.rulebook import Rule

RULINGS: Final = (
    Rule(
        "B.river",
        "ruling",
        "A river that shows all five lands at the start of a round gets no card; the round is played.",
        "silent: whether at least one card is added (Begin of the round, 1)",
        point="river already shows all lands",
        default="add no card and play",
        why="cards are added until all lands are there, and they are there",
    ),
    Rule(
        "B.end",
        "ruling",
        "A river that exhausts the deck is played, then the game stops; cards left in the river count for "
        "nobody.",
        "contradictory: Begin of the round, 3 plays a last round, The capture, 6 ends with an empty deck",
        point="end of the game",
        default="the river that exhausts the deck is the last one; what is left of it counts for nobody",
        why="the round in which the deck runs out is both the last round and the end",
    ),
    Rule(
        "B.broke",
        "ruling",
        "A hunter without a boomerang must pass.",
        "silent: what a player does who has no boomerang left",
        point="no boomerang left",
        default="must pass",
        why="throwing needs a boomerang, and there is nothing else to do",
    ),
    Rule(
        "B.last",
        "ruling",
        "The last hunter left never throws and never passes; bidding stops when the second to last passes. "
        "The last hunter starts the next round.",
        'contradictory: The hunt, 5 "last player to pass"; The capture, 1 "last player in the hunting phase"',
        point="the last hunter left",
        default="neither throws nor passes, captures first and starts the next round",
        options=('next_starter="last-passer"', 'next_starter="left"'),
        why="bidding stops before the last one could pass; the last player left is the natural reading",
    ),
    Rule(
        "B.order",
        "ruling",
        "The last hunter captures first, then the stack from the top, the latest pass, to the bottom.",
        "silent: that the stack is taken from the top one by one (The capture, 4)",
        point="capture order",
        default="last hunter, then the stack from the top to the bottom",
        why="the top comes second, and the players at the bottom may get nothing",
    ),
    Rule(
        "B.absent",
        "ruling",
        "A land that is not in the river may be chosen and takes nothing.",
        "silent: whether a land must be in the river (Hunting ground selection, 1)",
        point="a land that is not in the river",
        default="may be chosen, takes nothing",
        why="in the last round a land can be lacking, and the text limits no choice",
    ),
    Rule(
        "B.all",
        "ruling",
        "A capture takes every card that shows the land, whether one likes it or not.",
        "silent: whether cards may be left (The capture, 2)",
        point="capture",
        default="every card showing the land, compulsory",
        why="the text says all the cards",
    ),
    Rule(
        "B.ties",
        "ruling",
        "In a tie for the most cards of an animal every tied leader scores its full count; an animal that "
        "nobody holds scores nothing.",
        "silent: more than two in a tie, and a tie at no card (Scoring, 3)",
        point="majority tie",
        default="every tied leader scores its full count",
        options=('majority_ties="none"',),
        why="the text lets both of two score; no card is no most",
    ),
    Rule(
        "B.six",
        "ruling",
        "Boomerangs score floor(n / 6) points; a part of a group scores nothing.",
        "silent: what is left over (Scoring, 4)",
        point="boomerangs",
        default="floor(n / 6) points",
        options=("divisor",),
        why="points are given for each group",
    ),
    Rule(
        "B.tie",
        "ruling",
        "Of those with most points the one with most boomerangs wins; still tied, they share the win.",
        "silent: equal points and equal boomerangs (Scoring, 5)",
        point="tie-break",
        default="most boomerangs; still tied: shared",
        why="the text names no further tie-break",
    ),
)
"""How the silences of the rule text are read."""

ASSUMPTIONS: Final = (
    Rule(
        "B.cards",
        "assumption",
        "Each animal has every pair of lands once but one: lizard lacks meadow+mountain, wallaby "
        "dunes+water, turtle mountain+water, fish dunes+meadow, emu forest+meadow, echidna dunes+forest. "
        "With fewer cards, every third pair from that one on is left out; with fewer animals, the first "
        "ones by name play.",
        "silent: which lands stand on which cards",
        point="the cards",
        default="nine of the ten pairs of lands for each animal",
        options=("animals", "cards_per_animal", "components=FILE"),
        why="nine cards and ten pairs: all but one, another one for each animal",
    ),
    Rule(
        "B.start",
        "assumption",
        "Seat 0 starts the first hunt.",
        "silent: who starts the first round",
        point="first player",
        default="seat 0",
        why="seats are given out before the game",
    ),
)
"""What is assumed because the rule text leaves it out."""
