"""The items about Boomerang: boards of the lessons, questions, fresh boards."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Final

from zoo_games.boomerang.state import State
from zoo_games.boomerang.witness import cards, hunting
from zoo_games.teach.boomerang.boards import (
    fresh_hunt,
    fresh_pot,
    fresh_river,
    fresh_table,
    last,
    over,
    separating,
    separating_hunt,
)
from zoo_games.teach.boomerang.hunting import (
    capture_order_question,
    pot_question,
    river_question,
    takes_question,
)
from zoo_games.teach.boomerang.questions import (
    animal_question,
    gain_question,
    score_question,
    stocks_question,
    win_question,
)
from zoo_games.teach.boomerang.rounds import ROUND, round_parts
from zoo_games.teach.item import Item
from zoo_games.teach.ordering import order_question
from zoo_games.teach.question import Question

STOCKS: Final = (13, 5, 6)
"""Boomerangs of the worked table."""


def worked_table() -> State:
    """Return the table with emus 3, 3, 1 and lizards 0, 2, 1."""
    return over("eee", "eeell", "el", stocks=STOCKS)


def table_of_four(*stocks: int) -> State:
    """Return a table of four with all six animals: ties of two and of three, and an animal of one alone.

    Echidnas 0 0 1 0, emus 2 3 3 1, fish 5 2 0 1, lizards 0 1 2 2, turtles 1 0 0 3, wallabies 1 1 0 1.
    """
    return over("eefffff" + "tw", "eeeff" + "lw", "c" + "eeell", "efll" + "tttw", stocks=stocks)


def _fish() -> State:
    """Return the table with fish 1, 4 and 3."""
    return over("f", "ffff", "fff", stocks=(2, 7, 4))


def _emus() -> State:
    """Return the table on which one emu more is captured."""
    return over("ee", "eee", "eee", "e", stocks=(7, 4, 9, 5))


def _passed(lands: str, stack: tuple[int, ...], river: str) -> State:
    """Return a hunt in which all but one have passed, every land known."""
    players = len(lands)
    hunter = next(seat for seat in range(players) if seat not in stack)
    state = hunting(lands, stack, hunter, river=cards(river))
    return state.replace(boomerangs=(11, 14, 11, 12, 12)[:players], to_move=None)


def _hidden(state: State) -> State:
    """Return a state with every token face down."""
    return state.replace(choices=(None,) * state.players)


def _dealt(river: str) -> State:
    """Return a table while cards are dealt."""
    return over("", "", "").replace(river=cards(river), phase="deal", boomerangs=(12, 12, 12))


def _pot(stocks: tuple[int, ...], pot: int, to_move: int, stack: tuple[int, ...] = ()) -> State:
    """Return a hunt with boomerangs in the pot and every token face down."""
    state = hunting("DWFMH"[: len(stocks)], stack, to_move, river=cards("eDW fDF tMH"))
    return _hidden(state.replace(boomerangs=stocks, pot=pot))


def _item(
    id: str,
    goal: str,
    board: Callable[[], State],
    ask: Callable[[str, State, int | None], Question],
    fresh: Callable[[int], State] | None = None,
) -> Item:
    """Return an item about a position of the lesson, or a fresh one."""

    def make(seed: int | None) -> Question:
        state = board() if seed is None or fresh is None else fresh(seed)
        return replace(ask(id, state, seed), seed=seed)

    return Item(id, goal, make, fresh is not None, board)


def _river(id: str, goal: str, river: str) -> Item:
    return _item(id, goal, lambda: _dealt(river), river_question, fresh_river)


def _pots(id: str, goal: str, board: Callable[[], State]) -> Item:
    return _item(id, goal, board, pot_question, lambda seed: _hidden(fresh_pot(seed)))


def _order(id: str, goal: str, board: Callable[[], State], shuffle: int) -> Item:
    players = board().players

    def ask(id: str, state: State, seed: int | None) -> Question:
        return capture_order_question(id, state, shuffle if seed is None else seed)

    return _item(id, goal, board, ask, lambda seed: _hidden(fresh_hunt(seed, players)))


def _takes(id: str, goal: str, board: Callable[[], State], seat: int) -> Item:
    players = board().players

    def ask(id: str, state: State, seed: int | None) -> Question:
        return takes_question(id, state, seat if seed is None else last(state), seed, separating_hunt)

    return _item(id, goal, board, ask, lambda seed: fresh_hunt(seed, players))


def _score(id: str, goal: str, board: Callable[[], State], seat: int = 0) -> Item:
    def ask(id: str, state: State, seed: int | None) -> Question:
        return score_question(id, state, seat if seed is None else 0, seed, separating)

    return _item(id, goal, board, ask, fresh_table)


def _animal(id: str, goal: str, board: Callable[[], State], animal: str, seat: int) -> Item:
    return _item(
        id, goal, board, lambda name, state, _: animal_question(name, state, animal, seat, separating)
    )


def _stocks(id: str, goal: str, board: Callable[[], State], seats: tuple[int, ...]) -> Item:
    return _item(id, goal, board, lambda name, state, _: stocks_question(name, state, seats))


def _gain(id: str, goal: str, board: Callable[[], State], seat: int, to: int) -> Item:
    return _item(
        id, goal, board, lambda name, state, _: gain_question(name, state, "emu", seat, to, separating)
    )


def _win(id: str, goal: str, board: Callable[[], State], seat: int) -> Item:
    return _item(id, goal, board, lambda name, state, _: win_question(name, state, seat))


def _round(id: str, goal: str) -> Item:
    """Return the item that asks for the order of a round; a seed shuffles the parts anew."""

    def make(seed: int | None) -> Question:
        asked = order_question(id, ROUND, ("B.rounds",), round_parts(), 2 if seed is None else seed)
        return replace(asked, seed=seed)

    return Item(id, goal, make, fresh=True)


_FOUR: Final = "WHDF", (1, 3, 0)
"""Lands of four hunters and how they passed: Ben, Dan, Ada; Cleo is the last hunter."""

_LEARN: Final = (
    _river("river-full", "the river is full when all five lands show", "eDW fDF lDM"),
    _item(
        "land-not-animal",
        "a token takes cards by their land, not by their animal",
        lambda: _passed("WHF", (1, 2), "eDW fDF lHW tFM fFM"),
        lambda name, state, _: takes_question(name, state, 0, follow_up=separating_hunt),
    ),
    _pots("pot", "whoever passes takes the pot", lambda: _pot((11, 12, 9), 4, 1)),
    _round("round", "the order of a round"),
    _order(
        "stack-order",
        "last hunter first, then the stack from its top",
        lambda: _hidden(_passed("DWF", (1, 2), "eDW fDF tMH lFM")),
        4,
    ),
    _takes(
        "who-comes-late",
        "who comes late finds fewer cards",
        lambda: _passed("DWF", (1, 2), "eDW fDF tMH lFM wFW"),
        1,
    ),
    _river("river-again", "a river, remembered", "eDW wFM lFW tDH"),
    _takes(
        "last-of-four",
        "a capture by four, alone",
        lambda: _passed("DWFM", (1, 3, 0), "eDW fDF tMH lFM wWH eFW"),
        1,
    ),
)

_SCORING: Final = (
    _order(
        "stack-of-four",
        "the order of capture, remembered",
        lambda: _hidden(_passed(*_FOUR, "eDW fDF tMH")),
        3,
    ),
    _item(
        "score-faded",
        "the last parts of a score",
        lambda: over("eefll", "elll", "ef", stocks=(9, 4, 12)),
        lambda name, state, seed: replace(
            score_question(name, state, 0, seed, separating), above=seed is None
        ),
        fresh_table,
    ),
    _animal(
        "tie",
        "all who tie for the most score",
        lambda: over("eeee", "eeee", "e", stocks=(8, 3, 10)),
        "emu",
        0,
    ),
    _animal("minority", "fewer than the most score nothing", _fish, "fish", 2),
    _stocks("eleven", "only full groups of six score", lambda: over("", "", "", stocks=(11, 6, 5)), (0,)),
    _stocks(
        "stocks",
        "every stock is rounded down for itself",
        lambda: over("", "", "", stocks=(14, 9, 7)),
        (0, 1, 2),
    ),
    _score("table-ada", "emus tied, boomerangs", worked_table, 0),
    _score("table-ben", "emus tied, lizards alone", worked_table, 1),
    _score("table-cleo", "two minorities, boomerangs", worked_table, 2),
    _win("table-win", "a tie of points is decided by boomerangs", worked_table, 0),
    _gain("tie-broken", "one card takes a rival's points", _emus, 2, 1),
    _gain("tie-joined", "one card catches up with the most", _emus, 0, 0),
    _gain("minority-grows", "one card that changes nothing", _emus, 3, 3),
    _score("four-cleo", "six animals of four players", lambda: table_of_four(13, 5, 12, 7), 2),
    _score("four-dan", "a tie of three", lambda: table_of_four(13, 5, 12, 7), 3),
    _win("four-win", "left over boomerangs decide", lambda: table_of_four(13, 5, 12, 7), 0),
    _win("four-shared", "an equal tie is shared", lambda: table_of_four(12, 5, 12, 7), 0),
    _score("score-solo", "a score, alone", lambda: fresh_table(1)),
    _score("score-exit", "a score on a table never seen", lambda: fresh_table(2)),
)

_WORKED: Final = (
    _takes(
        "capture-worked", "a capture by three, in full", lambda: _passed("WDF", (2, 0), "eDW fDF tMH lFM"), 2
    ),
    _score("score-worked", "a score, in full", lambda: over("eell", "eflll", "ff", stocks=(8, 12, 3)), 0),
)

DECLARED: Final = (*_LEARN, *_SCORING, *_WORKED)
"""Every item about Boomerang."""
