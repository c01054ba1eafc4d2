"""The open points of ZomBee: how a silence of the rule text is read, and what is assumed about the box."""

from __future__ import annotations

from typing import Final

from zoo_games.core.rulebook import Rule

RULINGS: Final = (
    Rule(
        "O.loser",
        "ruling",
        "Whoever turns the ZomBee over loses a drop, in the green step, in the yellow step and on the flip "
        "of a question mark; the round ends at once and every flip still due is dropped.",
        "contradictory: Objective, 3 names whoever reveals it, Evaluating the Dice, 15 the active player",
        point="who pays when the ZomBee appears",
        default="whoever turned it over",
        options=('payer="active"',),
        why="the objective says so in general, and the yellow step names nobody",
    ),
    Rule(
        "O.reroll",
        "ruling",
        "Any set of dice in which ZomBees do not outnumber Zzz may be rolled again, dice set aside earlier "
        "included.",
        "silent: whether a Zzz set aside earlier still frees a ZomBee",
        point="which dice may be rolled again",
        default="any non-empty set in which ZomBees do not outnumber Zzz",
        options=('zzz="last-roll"',),
        why="the text asks only that a Zzz is rolled together with each ZomBee",
    ),
    Rule(
        "O.choose",
        "ruling",
        "A question mark may name any player still in but the one who turned it; the active player may name "
        "itself in the green step.",
        "silent: whether somebody who is out, or its own revealer, may be named",
        point="whom a question mark may name",
        default="any player still in but its revealer; in the green step the active player itself too",
        options=("question_mark_self=false",),
        why="the text says another player, and names the one exception",
    ),
    Rule(
        "O.chain",
        "ruling",
        "When the flip of a question mark shows another one, whoever turned that one names in turn.",
        "silent: who names in a chain",
        point="a question mark's flip shows another one",
        default="its revealer names in turn",
        why="the yellow step lets its revealer name",
    ),
    Rule(
        "O.extra",
        "ruling",
        "The flip of a question mark is extra: it uses up nobody's place in the order.",
        "silent: whether the flip counts for the player who makes it",
        point="a question mark's flip",
        default="extra, before the flips still due",
        why="the text calls the flip additional and out of turn",
    ),
    Rule(
        "O.yellow",
        "ruling",
        "Yellow flips go from the active player's left clockwise, without the active player and those who "
        "are out, round and round until each bee has had its flip.",
        "silent: where players who are out stand",
        point="yellow order",
        default="clockwise from the left, without the active and the eliminated, round and round",
        why="who is out has no part in the game any more",
    ),
    Rule(
        "O.honey",
        "ruling",
        "Three honey symbols or more bring one drop, never two, and nothing above the cap.",
        "silent: whether six symbols bring two drops",
        point="three or more honey symbols",
        default="one drop",
        options=("honey_needed", "honey_cap"),
        why="the text says one drop for three or more",
    ),
    Rule(
        "O.stop",
        "ruling",
        "The active player must roll once and may stop after any roll; the last roll is evaluated by itself.",
        "silent: whether one may pass without a roll",
        point="stopping",
        default="after any roll, not before the first",
        why="the text lets a turn end early, after a roll",
    ),
    Rule(
        "O.next",
        "ruling",
        "After a ZomBee whoever lost the drop starts the new round; if out, the next one in on the left.",
        "silent: whether a left neighbour who is out too is passed over",
        point="after a ZomBee",
        default="the loser, or its next left neighbour still in",
        why="somebody who is out cannot roll",
    ),
    Rule(
        "O.slime",
        "ruling",
        "In the tournament everybody returns for each game with the drops of the start; wins are counted "
        "whether or not green drops run out; the left neighbour of the last one eliminated starts the next "
        "game (this last point is assumed).",
        "silent: who starts the next game, and whether green drops can run out",
        point="tournament ZomBee Slime",
        default="1 drop each, cap 2, first to 2 wins, the left neighbour of the last eliminated starts",
        options=("tournament=true", "wins_needed", "honey_start", "honey_cap"),
        why="the new round's rule for a player who is out, carried over to a new game",
    ),
)
"""How the silences of the rule text are read."""

ASSUMPTIONS: Final = (
    Rule(
        "O.faces",
        "assumption",
        "Three dice have two ZomBees, two bees, one Zzz and one honey drop; two dice have one ZomBee, two "
        "bees, two Zzz and one honey drop.",
        "silent: the faces; from published reviews, bees and honey of the second kind assumed",
        point="what the dice show",
        default="3 dice Z Z B B S H and 2 dice Z B B S S H (S a Zzz)",
        options=("faces_a", "faces_b", "dice_a", "dice_b"),
        why="reviews agree on the rest, and six faces leave three places for bees and honey",
    ),
    Rule(
        "O.first",
        "assumption",
        "Seat 0 begins.",
        "silent: the text lets the youngest begin (Turn Sequence, 1), and no ages are known",
        point="first player",
        default="seat 0",
        why="seats are given out before the game",
    ),
)
"""What is assumed because the rule text leaves it out."""
