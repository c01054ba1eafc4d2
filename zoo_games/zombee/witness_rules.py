"""The witnesses of the rules of ZomBee, in the order of the rule table."""

from __future__ import annotations

from typing import Final

from zoo_games.core.chance import Stream
from zoo_games.core.witness import LEGAL, REFUSED
from zoo_games.zombee.components import BEE, QUESTION, ZOMBEE
from zoo_games.zombee.moves import STOP, Dice, Flip, Flower, Name, Roll
from zoo_games.zombee.odds import totals
from zoo_games.zombee.rules import apply, initial
from zoo_games.zombee.scoring import score, winners
from zoo_games.zombee.state import YELLOW, State
from zoo_games.zombee.witness import Witness, flipping, rolled, start

MIA: Final = rolled("zbbbb")
ALL: Final = Roll((0, 1, 2, 3, 4))
LAST_DROPS: Final = flipping(rolled("zzhsb", honey=(1, 2, 0)), "flower", (0, 0))
LAST_GAME: Final = flipping(rolled("zzhsb", honey=(1, 0, 2), tournament=True), "flower", (0, 0))
SHOWN: Final = Flower(ZOMBEE)


def initial_of(state: State) -> State:
    """Return the state after setup of the game that a state is of."""
    return initial(state.rules, state.players, Stream(0))


def all_zombees(state: State) -> int:
    """Return in how many ways all dice show ZomBees."""
    count = state.table.count
    return totals(state, state.table.full).get((0, count, 0), 0)


RULE_WITNESSES: Final = (
    Witness.may("O.dice", "May a sixth die be rolled?", MIA, Roll((1, 5)), REFUSED),
    Witness.may(
        "O.flowers", "May a fifteenth flower be turned?", flipping(MIA, "flip", (0,)), Flip(14), REFUSED
    ),
    Witness(
        "O.drops",
        "Who leads a tournament, seat 0 with two yellow drops or seat 1 with a green one?",
        start(tournament=True).replace(honey=(2, 1, 1), wins=(0, 1, 0)),
        lambda state: winners(state)[0],
        1,
        0,
    ),
    Witness(
        "O.down",
        "How many flowers lie face up at the start?",
        start(),
        lambda state: initial_of(state).up.bit_count(),
        0,
        14,
    ),
    Witness(
        "O.start",
        "How many drops has each at the start?",
        start(),
        lambda state: initial_of(state).honey,
        (2, 2, 2),
        (3, 3, 3),
    ),
    Witness.leads(
        "O.turns", "Whose dice are in the air after the first roll?", start(), ALL, "to_move", 0, 1
    ),
    Witness.leads(
        "O.rolls",
        "What is due after the third roll?",
        rolled("zbbbb", rolls=2).replace(phase="dice", last=3 << 2, code=2),
        Dice(("zombee", "bee", "bee", "bee", "bee")),
        "phase",
        "flip",
        "roll",
    ),
    Witness.may("O.first-roll", "May the first roll be with two dice?", start(), Roll((0, 1)), REFUSED),
    Witness.may(
        "O.set-aside",
        "May die 0, set aside as a ZomBee, come to show a bee?",
        apply(MIA, Roll((1, 2))),
        Dice(("bee", "bee", "bee", "bee", "bee")),
        REFUSED,
    ),
    Witness.may("O.zombee", "May a ZomBee be rolled without a Zzz?", MIA, Roll((0,)), REFUSED),
    Witness.may(
        "O.snore", "May two ZomBees be rolled with two Zzz?", rolled("zzzss"), Roll((1, 2, 3, 4)), LEGAL
    ),
    Witness.leads("O.evaluate", "What is due after Mia stops?", MIA, STOP, "phase", "flip", "roll"),
    Witness.leads(
        "O.order",
        "Three honey symbols and two ZomBees: what has each before the first flip?",
        rolled("zzhhh", honey=(1, 2, 2)),
        STOP,
        "honey",
        (2, 2, 2),
        (1, 2, 2),
    ),
    Witness.leads(
        "O.zzz", "A ZomBee and two Zzz: who turns flowers?", rolled("zhhss"), STOP, "due", (0,), ()
    ),
    Witness.leads(
        "O.three", "Three honey symbols: what has each?", rolled("hhhss"), STOP, "honey", (3, 2, 2), (2, 2, 2)
    ),
    Witness(
        "O.cap",
        "Three honey symbols with three drops in hand: how many drops then?",
        rolled("hhhss", honey=(3, 2, 2)),
        lambda state: apply(state, STOP).honey[0],
        3,
        4,
        STOP,
    ),
    Witness.leads(
        "O.zombees", "Two ZomBees: who turns flowers?", rolled("zzhhs"), STOP, "due", (0, 0), (1, 2)
    ),
    Witness.leads(
        "O.bee",
        "A bee is turned up: what has each?",
        flipping(MIA, "flower", (0,)),
        Flower(BEE),
        "honey",
        (2, 2, 2),
        (1, 2, 2),
    ),
    Witness.may(
        "O.stay",
        "May a bee that lies face up be turned again?",
        flipping(MIA, "flip", (1, 2, 1, 2), YELLOW, "b"),
        Flip(0),
        REFUSED,
    ),
    Witness.leads(
        "O.question",
        "A question mark is turned up: what is due?",
        flipping(MIA, "flower", (0,)),
        Flower(QUESTION),
        "phase",
        "name",
        "flip",
    ),
    Witness.may(
        "O.self",
        "May the active player name itself after a green flip?",
        flipping(MIA, "name", (), flowers="q", to_move=0),
        Name(0),
        LEGAL,
    ),
    Witness.leads(
        "O.pay",
        "Seat 0 turns up the ZomBee: what has each?",
        flipping(MIA, "flower", (0,)),
        SHOWN,
        "honey",
        (1, 2, 2),
        (2, 2, 2),
    ),
    Witness.leads(
        "O.round",
        "The ZomBee comes up at the first of two flips: who turns flowers now?",
        flipping(rolled("zzhsb"), "flower", (0, 0)),
        SHOWN,
        "due",
        (),
        (0,),
    ),
    Witness.may(
        "O.out",
        "May somebody without a drop be named?",
        flipping(rolled("zbbbb", honey=(2, 0, 2)), "name", (), flowers="q", to_move=0),
        Name(1),
        REFUSED,
    ),
    Witness.leads(
        "O.bees",
        "Four bees, three players: who turns flowers?",
        rolled("sbbbb"),
        STOP,
        "due",
        (1, 2, 1, 2),
        (0, 1, 2, 0),
    ),
    Witness.leads("O.clockwise", "Nothing to turn over: who is next?", rolled("hhsss"), STOP, "active", 1, 2),
    Witness(
        "O.shuffle",
        "How many flowers lie face up after the ZomBee?",
        flipping(MIA, "flower", (0,), flowers="bbb"),
        lambda state: apply(state, SHOWN).up.bit_count(),
        0,
        3,
        SHOWN,
    ),
    Witness.leads(
        "O.starter",
        "Seat 2 lost a drop in seat 0's turn: who starts the new round?",
        flipping(MIA, "flower", (2, 1, 2), YELLOW, "bb"),
        SHOWN,
        "active",
        2,
        1,
    ),
    Witness.leads(
        "O.end",
        "The second last player loses its last drop: what is due?",
        LAST_DROPS,
        SHOWN,
        "phase",
        "over",
        "roll",
    ),
    Witness(
        "O.win",
        "Who wins when seat 0 loses its last drop to the ZomBee?",
        LAST_DROPS,
        lambda state: winners(apply(state, SHOWN)),
        (1,),
        (0,),
        SHOWN,
    ),
    Witness(
        "O.slime-start",
        "How many drops has each at the start of a tournament?",
        start(tournament=True),
        lambda state: initial_of(state).honey,
        (1, 1, 1),
        (2, 2, 2),
    ),
    Witness.leads(
        "O.slime-cap",
        "Three honey symbols with two drops in hand, in a tournament: what has each?",
        rolled("hhhss", honey=(2, 1, 1), tournament=True),
        STOP,
        "honey",
        (2, 1, 1),
        (3, 1, 1),
    ),
    Witness(
        "O.slime-green",
        "Seat 2 is the last one in: what is the score?",
        LAST_GAME,
        lambda state: score(apply(state, SHOWN)),
        (0, 0, 1),
        (0, 0, 2),
        SHOWN,
    ),
    Witness.leads(
        "O.slime-next",
        "Seat 2 has won its first game: what is due?",
        LAST_GAME,
        SHOWN,
        "phase",
        "roll",
        "over",
    ),
    Witness.leads(
        "O.slime-win",
        "Seat 2 has won its second game: what is due?",
        LAST_GAME.replace(wins=(1, 0, 1)),
        SHOWN,
        "phase",
        "over",
        "roll",
    ),
    Witness.leads(
        "O.loser",
        "Seat 1, named by a question mark in the green step, turns up the ZomBee: what has each?",
        flipping(MIA, "flower", (1,), flowers="q"),
        SHOWN,
        "honey",
        (2, 1, 2),
        (1, 2, 2),
    ),
    Witness.may(
        "O.reroll",
        "May a Zzz set aside after the first roll free the ZomBee of the second?",
        rolled("zbbhs", rolls=2, last=(0,)),
        Roll((0, 4)),
        LEGAL,
    ),
    Witness.may(
        "O.choose",
        "May seat 1, whose yellow flip was a question mark, name itself?",
        flipping(MIA, "name", (2, 1, 2), YELLOW, "bq", 1),
        Name(1),
        REFUSED,
    ),
    Witness.leads(
        "O.chain",
        "Seat 2, named by seat 0, turns up the other question mark: who names?",
        flipping(MIA, "flower", (2,), flowers="q"),
        Flower(QUESTION),
        "to_move",
        2,
        0,
    ),
    Witness.leads(
        "O.extra",
        "Seat 1 is named before seat 0's second flip: who turns flowers?",
        flipping(rolled("zzhsb"), "name", (0,), flowers="q", to_move=0),
        Name(1),
        "due",
        (1, 0),
        (1,),
    ),
    Witness.leads(
        "O.yellow",
        "Three bees, seat 1 out: who turns flowers?",
        rolled("hsbbb", honey=(2, 0, 2, 1)),
        STOP,
        "due",
        (2, 3, 2),
        (1, 2, 3),
    ),
    Witness.leads(
        "O.honey",
        "Six honey symbols: what has each?",
        rolled("hhhhhh", honey=(1, 2, 2), dice_a=4),
        STOP,
        "honey",
        (2, 2, 2),
        (3, 2, 2),
    ),
    Witness.may("O.stop", "May a turn end before its first roll?", start(), STOP, REFUSED),
    Witness.leads(
        "O.next",
        "Seat 0 lost its last drop, seat 1 is out: who starts the new round?",
        flipping(rolled("zbbbb", honey=(1, 0, 2, 2)), "flower", (0,)),
        SHOWN,
        "active",
        2,
        1,
    ),
    Witness.leads(
        "O.slime",
        "Seat 0 was the last one to drop out: who starts the next game?",
        LAST_GAME,
        SHOWN,
        "active",
        1,
        2,
    ),
    Witness(
        "O.faces", "In how many of 7,776 ways do all dice show ZomBees?", start(), all_zombees, 2**3, 2**5
    ),
    Witness("O.first", "Who begins?", start(), lambda state: initial_of(state).to_move, 0, 1),
)
"""One witness for each rule."""
