"""The witnesses of the rules of Boomerang, in the order of the rule table."""

from __future__ import annotations

from typing import Final

from zoo_games.boomerang.capture import capture_of
from zoo_games.boomerang.components import CARDS
from zoo_games.boomerang.majority import majorities
from zoo_games.boomerang.moves import CHOICES, DEALS, PASS, THROW, Choose, Deal
from zoo_games.boomerang.rules import apply, initial, observe
from zoo_games.boomerang.scoring import score, winners
from zoo_games.boomerang.settings import BoomerangSettings
from zoo_games.boomerang.state import State
from zoo_games.boomerang.witness import (
    Witness,
    cards,
    choosing,
    ended,
    hunting,
    start,
)
from zoo_games.core.chance import Stream
from zoo_games.core.witness import LEGAL, REFUSED


def begun(settings: BoomerangSettings, players: int = 3) -> State:
    """Return the state after setup."""
    return initial(settings, players, Stream(0))


def hoard(state: State, seat: int) -> int:
    """Return how many cards a seat has after the pass of a state."""
    return len(apply(state, PASS).captured[seat])


def takers(state: State) -> tuple[int, ...]:
    """Return who has how many cards after the pass of a state."""
    return tuple(len(cards) for cards in apply(state, PASS).captured)


def missing_pairs(settings: BoomerangSettings) -> tuple[str, ...]:
    """Return the cards that the deck of a new game has not."""
    deck = begun(settings).deck
    return tuple(card for card in CARDS if card not in deck)


BEFORE: Final = start()
NEARLY: Final = BEFORE.replace(river=cards("eDW fFM"), deck=cards("lDH tFM wDF"))
"""A river that lacks mountain."""

CLASH: Final = hunting("WDH", stack=(2,), to_move=0)
"""Seat 2 passed first; seat 0 is about to pass, seat 1 is left. The river is eDW fDF lMH."""

SAME: Final = hunting("WDW", stack=(2,), to_move=0)
LONE: Final = hunting("FWD", stack=(2,), to_move=0)
FOUR: Final = hunting("DWHF", stack=(1,))
POT: Final = hunting("DWH", to_move=0, boomerangs=(10, 9, 11), pot=4)
LAST_RIVER: Final = hunting("WDH", stack=(2,), to_move=0, deck=())
KOALAS: Final = ended("eee", "eeell", "el", boomerangs=(13, 5, 6))
"""Three emus, three emus and two lizards, an emu and a lizard."""


def deck_of(state: State) -> int:
    """Return how many cards the deck of a new game has."""
    return len(begun(state.rules, state.players).deck)


RULE_WITNESSES: Final = (
    Witness("B.box", "How many cards has the deck of a new game?", BEFORE, deck_of, 54, 60),
    Witness.may("B.tokens", "May the land desert be chosen?", choosing(), Choose("desert"), REFUSED),
    Witness(
        "B.open",
        "Which boomerangs of the three stocks does the table see?",
        POT,
        lambda state: observe(state, None).boomerangs,
        (10, 9, 11),
        (None, None, None),
    ),
    Witness.may("B.card", "May a card with the one land dunes be dealt?", BEFORE, Deal("emu:dunes"), REFUSED),
    Witness.may("B.rounds", "May a boomerang be thrown while lands are chosen?", choosing(), THROW, REFUSED),
    Witness.leads(
        "B.deal",
        "The river lacks mountain and gets a card of it: what is due?",
        NEARLY,
        DEALS["lizard:dunes+mountain"],
        "phase",
        "choose",
        "deal",
    ),
    Witness.leads(
        "B.stay",
        "Nobody takes the lizard of meadow and mountain: what is in the next river?",
        LONE,
        PASS,
        "river",
        cards("lMH"),
        (),
    ),
    Witness.leads(
        "B.last-round",
        "The last card comes and mountain is still lacking: what is due?",
        NEARLY.replace(deck=cards("tFM")),
        DEALS["turtle:forest+meadow"],
        "phase",
        "choose",
        "over",
    ),
    Witness.leads("B.choose", "Who chooses after seat 0?", choosing(), CHOICES["dunes"], "to_move", 1, None),
    Witness(
        "B.secret",
        "Seat 0 has chosen water: what does seat 1 see of it?",
        choosing(1),
        lambda state: observe(state, 1).choices[0],
        None,
        "water",
    ),
    Witness(
        "B.land",
        "Seat 1 captures first and has chosen dunes: which animals does it get?",
        CLASH,
        lambda state: tuple(CARDS[card] for card in apply(state, PASS).captured[1]),
        ("emu", "fish"),
        ("emu",),
    ),
    Witness.leads("B.turn", "Seat 1 has passed; seat 0 throws: who is next?", FOUR, THROW, "to_move", 2, 1),
    Witness.leads(
        "B.throw", "Seat 0 throws: how many boomerangs are in the pot of four then?", POT, THROW, "pot", 5, 4
    ),
    Witness.leads(
        "B.pass",
        "Seat 0 passes with four boomerangs in the pot: what has each?",
        POT,
        PASS,
        "boomerangs",
        (14, 9, 11),
        (10, 9, 11),
    ),
    Witness.leads(
        "B.stack", "Seat 0 passes: who is on the stack, the top last?", FOUR, PASS, "stack", (1, 0), (0, 1)
    ),
    Witness.leads(
        "B.first", "Seat 1 is the last one left: who starts the next round?", CLASH, PASS, "starter", 1, 0
    ),
    Witness.leads(
        "B.capture", "The second to last hunter passes: what is due?", CLASH, PASS, "phase", "deal", "hunt"
    ),
    Witness(
        "B.reveal",
        "Seat 1 is the last one left and has chosen dunes: how many cards does it get?",
        CLASH,
        lambda state: hoard(state, 1),
        2,
        1,
    ),
    Witness(
        "B.down",
        "Dunes is last, water on top, mountain below: in which order do they capture?",
        CLASH,
        lambda state: tuple(taking.seat for taking in capture_of(state)),
        (1, 0, 2),
        (1, 2, 0),
    ),
    Witness(
        "B.empty",
        "Seat 1 takes dunes, the only water too; seats 0 and 2 have water: how many cards has each?",
        SAME,
        takers,
        (0, 2, 0),
        (1, 2, 1),
    ),
    Witness.leads(
        "B.over",
        "The river is captured and the deck is empty: what is due?",
        LAST_RIVER,
        PASS,
        "phase",
        "over",
        "deal",
    ),
    Witness(
        "B.most",
        "Three emus, three and one: what does each score for emus?",
        KOALAS,
        lambda state: majorities(state)[1].points,
        (3, 3, 0),
        (1, 1, 0),
    ),
    Witness(
        "B.none",
        "No lizard, two and one: what does each score for lizards?",
        KOALAS,
        lambda state: majorities(state)[3].points,
        (0, 2, 0),
        (0, 2, 1),
    ),
    Witness("B.both", "Two have three emus: what has each in all?", KOALAS, score, (5, 5, 1), (2, 2, 1)),
    Witness(
        "B.points",
        "What do 13, 5 and 6 boomerangs score?",
        ended("", "", "", boomerangs=(13, 5, 6)),
        score,
        (2, 0, 1),
        (13, 5, 6),
    ),
    Witness(
        "B.breaks", "Five points each, 13 boomerangs against 5: who wins?", KOALAS, winners, (0,), (0, 1)
    ),
    # rulings
    Witness.may(
        "B.river",
        "The river shows all five lands: may a card be added?",
        choosing(),
        DEALS["turtle:forest+meadow"],
        REFUSED,
    ),
    Witness(
        "B.end",
        "The last round is over and the lizard is left in the river: how many cards count for somebody?",
        LONE.replace(deck=()),
        lambda state: sum(takers(state)),
        2,
        3,
    ),
    Witness.may(
        "B.broke",
        "May a hunter without a boomerang throw?",
        POT.replace(boomerangs=(0, 9, 11)),
        THROW,
        REFUSED,
    ),
    Witness.leads(
        "B.last", "Two hunt, and one of them passes: who still hunts?", CLASH, PASS, "hunting", (), (1,)
    ),
    Witness(
        "B.order",
        "Four have dunes: who gets the two cards of it, last to hunt being seat 1?",
        hunting("DDDD", stack=(3, 2), to_move=0),
        takers,
        (0, 2, 0, 0),
        (0, 0, 0, 2),
    ),
    Witness.may(
        "B.absent",
        "May forest be chosen when the river lacks it?",
        choosing(river=cards("eDW fDH lMH"), deck=()),
        CHOICES["forest"],
        LEGAL,
    ),
    Witness(
        "B.all",
        "The river holds two cards of dunes: how many does the first one with dunes take?",
        CLASH,
        lambda state: hoard(state, 1),
        2,
        0,
    ),
    Witness(
        "B.ties",
        "Three seats have two emus each: what does each score?",
        ended("ee", "ee", "ee"),
        score,
        (2, 2, 2),
        (0, 0, 0),
    ),
    Witness(
        "B.six",
        "What do five boomerangs score?",
        ended("", "", ""),
        lambda state: score(state)[0],
        0,
        1,
    ),
    Witness(
        "B.tie",
        "Equal points and equal boomerangs: who wins?",
        ended("ee", "ee", ""),
        winners,
        (0, 1),
        (0,),
    ),
    # assumptions
    Witness(
        "B.cards",
        "Which cards does the deck of a new game not have?",
        BEFORE,
        lambda state: missing_pairs(state.rules),
        cards("cDF eFM fDM lMH tHW wDW"),
        (),
    ),
    Witness(
        "B.start",
        "Who throws or passes first in the first round?",
        choosing(2),
        lambda state: apply(state, CHOICES["dunes"]).to_move,
        0,
        2,
    ),
)
"""One witness a rule."""
