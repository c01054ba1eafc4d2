"""The items about ZomBee: tables of the lessons, questions, and fresh tables that are equally hard."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Final

from zoo_games.core.chance import Stream
from zoo_games.teach.item import Item
from zoo_games.teach.ordering import order_question
from zoo_games.teach.question import Question
from zoo_games.teach.zombee.chances import (
    after_chance,
    ends_chance,
    flips_chance,
    herself_chance,
    table,
    yellow_chance,
)
from zoo_games.teach.zombee.paying import paying_question
from zoo_games.teach.zombee.questions import (
    drops_question,
    first_question,
    flips_question,
    reroll_question,
    stay_question,
    worked_evaluation,
)
from zoo_games.zombee.moves import Roll
from zoo_games.zombee.state import State
from zoo_games.zombee.witness import rolled

TURN: Final = (
    "all five dice are rolled",
    "dice are set aside and others rolled again, twice at most",
    "three or more honey symbols bring a drop",
    "for each ZomBee the active player turns over a flower",
    "for each bee one of the others turns over a flower",
)
"""The parts of a turn in their order."""

BEES_FIRST: Final = (*TURN[:3], TURN[4], TURN[3])

FIVE: Final = (2,) * 5
"""Two drops for each of five players."""


def mia() -> State:
    """Return the second example of the rule text: one ZomBee and four bees, flowers fresh."""
    return rolled("zbbbb", honey=FIVE)


def later() -> State:
    """Return the same throw with two bees and a question mark face up."""
    return mia().replace(flowers=table(2, 1).flowers)


def _faces(letters: str, least: Callable[[str], bool], stream: Stream) -> str:
    """Return five faces of which something holds."""
    while True:
        found = "".join(stream.pick(letters) for _ in range(5))
        if least(found):
            return found


def _stay(seed: int | None) -> Question:
    """Ask about the first example, or a throw with more ZomBees than Zzz and at least one Zzz."""
    faces = "zzzss"
    if seed is not None:
        faces = _faces("zzsbh", lambda f: f.count("z") > f.count("s") > 0, Stream(seed, "stay"))
    return stay_question("zombees-stay", rolled(faces, honey=FIVE, active=1), seed)


def _own(seed: int | None) -> Question:
    faces = "zzzsb"
    if seed is not None:
        faces = _faces("zzsbh", _apart, Stream(seed, "own"))
    return flips_question("own-flips", rolled(faces, rolls=3, honey=FIVE, active=1), seed=seed)


def _apart(faces: str) -> bool:
    """Return whether each wrong idea about the flips of a throw leads to a number of its own."""
    zombees, zzz, bees = (faces.count(letter) for letter in "zsb")
    return len({zombees, max(0, zombees - zzz), bees, bees + zombees}) == 4


def _all(seed: int | None) -> Question:
    faces = "zzbss"
    if seed is not None:
        faces = _faces(
            "zzsbh",
            lambda f: min(f.count(one) for one in "zsb") > 0 and f.count("z") > 1,
            Stream(seed, "all"),
        )
    return flips_question("all-flips", rolled(faces, rolls=3, honey=FIVE, active=2), True, seed)


def _turn(seed: int | None) -> Question:
    sentence = "You began with the bees; the order is honey, ZomBees, bees."
    question = order_question(
        "evaluation-order",
        "In which order do the parts of a turn come?",
        ("O.order",),
        TURN,
        seed or 2,
        (("O-ORDER", sentence, BEES_FIRST),),
    )
    return replace(question, seed=seed)


def _flips(id: str, goal: str, bees: int, questions: int, flips: int, most: int) -> Item:
    """Return an item about forced flips; a fresh table has other flowers face up and up to ``most`` flips."""

    def make(seed: int | None) -> Question:
        if seed is None:
            return flips_chance(id, table(bees, questions), flips)
        stream = Stream(seed, id)
        up = 1 + stream.below(7)
        return flips_chance(id, table(up, stream.below(2)), max(1, most - stream.below(2)), seed)

    return Item(id, goal, make, True)


DECLARED: Final = (
    Item("zombees-stay", "a Zzz frees one ZomBee", _stay, True),
    Item(
        "zombees-reroll",
        "a ZomBee needs a Zzz of its own",
        lambda _: reroll_question("zombees-reroll", rolled("zzsbh", honey=FIVE, active=1), Roll((0, 1, 2))),
    ),
    Item("evaluation-order", "the order of a turn", _turn, True),
    Item(
        "first-flip",
        "ZomBees come before bees",
        lambda _: first_question("first-flip", mia()),
    ),
    Item("own-flips", "green hurts me, yellow hurts you", _own, True),
    Item(
        "drops-after",
        "honey above the cap is forfeited",
        lambda _: drops_question("drops-after", rolled("hhhhs", rolls=3, honey=(3, 2))),
    ),
    Item("all-flips", "a whole throw", _all, True),
    Item(
        "evaluation-worked",
        "an evaluation in full",
        lambda _: worked_evaluation("evaluation-worked", rolled("zhhhs", rolls=3, honey=FIVE, active=1)),
    ),
    _flips("one-flip", "a question mark hands the flip on", 0, 0, 1, 1),
    _flips("five-flips", "the ZomBee is due", 0, 0, 5, 5),
    Item("mia-ends", "the green flip, followed to its end", lambda _: ends_chance("mia-ends", later())),
    Item("mia-herself", "the first flower alone", lambda _: herself_chance("mia-herself", later())),
    Item(
        "mia-yellow", "flips of the others, asked beforehand", lambda _: yellow_chance("mia-yellow", later())
    ),
    Item("mia-after", "the same flips, asked after a bee", lambda _: after_chance("mia-after", later())),
    Item(
        "mia-rolls-on",
        "fewer flips in all, more of them one's own",
        lambda _: paying_question("mia-rolls-on", later(), Roll((1, 2, 3, 4))),
    ),
    _flips("six-shown", "flowers stay face up", 6, 0, 1, 1),
    _flips("odds-exit", "a table never seen", 7, 1, 3, 3),
    _flips("two-flips-worked", "two flips, counted in full", 4, 1, 2, 2),
)
"""Every item about ZomBee."""
