"""Refusals: every broken rule with dice, flowers and seats at fault, and that they agree with the lists."""

import dataclasses

import pytest

from tests.sizes import deep
from zoo_games.core.chance import Stream
from zoo_games.testing.compliance import walk
from zoo_games.zombee import Dice, Flip, Flower, Name, Roll, Stop, ZomBee, ZomBeeSettings
from zoo_games.zombee.witness import flipping, rolled, start

GAME = ZomBee()

REFUSED = [
    (
        rolled("zzbhs"),
        Roll((0, 1, 4)),
        "O.reroll",
        "Two ZomBees (dice 0 and 1) would be rolled again with one Zzz (die 4): one Zzz is missing",
        ("die 0", "die 1", "die 4"),
    ),
    (
        rolled("zzzbs"),
        Roll((0, 1, 2)),
        "O.reroll",
        "Three ZomBees (dice 0, 1 and 2) would be rolled again with no Zzz: three Zzz are missing",
        ("die 0", "die 1", "die 2"),
    ),
    (rolled("zzbhs"), Roll(()), "O.reroll", "A roll needs at least one die", ()),
    (rolled("zzbhs"), Roll((2, 2)), "O.dice", "Die 2 is named twice", ("die 2",)),
    (rolled("zzbhs"), Roll((2, 7)), "O.dice", "There is no die 7; the dice are 0 to 4", ()),
    (
        start(2),
        Roll((0, 1, 3)),
        "O.first-roll",
        "The first roll takes all five dice; dice 2 and 4 are missing",
        ("die 2", "die 4"),
    ),
    (start(2), Stop(), "O.stop", "Nothing has been rolled yet in this turn, so it cannot end", ()),
    (
        flipping(rolled("zbbbb"), "flip", (0,), flowers="bq"),
        Flip(1),
        "O.stay",
        "Flower 1 lies face up already and shows a question mark",
        ("flower 1",),
    ),
    (
        flipping(rolled("zbbbb"), "flip", (0,)),
        Flip(14),
        "O.flowers",
        "There is no flower 14; the flowers are 0 to 13",
        (),
    ),
    (
        flipping(rolled("zbbbb"), "name", (2, 1, 2), "yellow", "q", 1),
        Name(1),
        "O.choose",
        "Seat 1 turned the question mark of a yellow flip, so it names another player",
        ("honey 1",),
    ),
    (
        flipping(rolled("zbbbb"), "name", (), "green", "qq", 1),
        Name(1),
        "O.choose",
        "Seat 1 turned the question mark and is not the active player, so it names another",
        ("honey 1",),
    ),
    (
        flipping(rolled("zbbbb", question_mark_self=False), "name", (), "green", "q", 0),
        Name(0),
        "O.choose",
        "Seat 0 turned the question mark, and the settings let nobody name itself",
        ("honey 0",),
    ),
    (
        flipping(rolled("zbbbb", honey=(2, 0, 2)), "name", (), "green", "q", 0),
        Name(1),
        "O.out",
        "Seat 1 has no drop left and is out of the game",
        ("honey 1",),
    ),
    (
        flipping(rolled("zbbbb"), "name", (), "green", "q", 0),
        Name(3),
        "O.choose",
        "There is no seat 3; the seats are 0 to 2",
        (),
    ),
    (
        GAME.apply(rolled("zbbhs"), Roll((1, 4))),
        Dice(("bee", "bee", "bee", "bee", "zzz")),
        "O.set-aside",
        "Dice 0 and 3 are set aside and cannot change",
        ("die 0", "die 3"),
    ),
    (
        flipping(rolled("zbbbb"), "flower", (0,), flowers="qq"),
        Flower("question"),
        "O.flowers",
        "No question marks lie face down any more",
        ("flower 0", "flower 1"),
    ),
    (
        flipping(rolled("zbbbb"), "flip", (0,)),
        Stop(),
        "O.order",
        "Ending the turn is not due: a flower has to be turned over",
        (),
    ),
]


@pytest.mark.rule("O.reroll", "O.dice", "O.first-roll", "O.stop", "O.stay", "O.flowers", "O.choose")
@pytest.mark.rule("O.out", "O.set-aside", "O.order", "O.zombee", "O.snore")
@pytest.mark.parametrize(("state", "move", "rule", "text", "places"), REFUSED)
def test_a_refusal_names_rule_fact_and_places(state, move, rule, text, places):
    (refusal,) = GAME.why_not(state, move)
    assert (refusal.rule, refusal.text, refusal.cells) == (rule, text, places)


def test_all_broken_rules_are_told_at_once():
    state = flipping(rolled("zzbhs"), "flip", (0, 0))
    assert [one.rule for one in GAME.why_not(state, Roll((2, 2, 9)))] == ["O.order", "O.dice", "O.dice"]
    first = GAME.why_not(start(2), Roll((1, 1, 9)))
    assert [one.rule for one in first] == ["O.dice", "O.dice", "O.first-roll"]


@pytest.mark.parametrize(
    "move",
    [
        Roll(None),
        Roll((None,)),
        Roll(([],)),
        Roll((True, 0, 2, 3, 4)),
        Flip(None),
        Flip(True),
        Flip(-1),
        Name("Ben"),
        Name([]),
        Dice(None),
        Dice((1, 2, 3, 4, 5)),
        Dice(([], [], [], [], [])),
        Flower(7),
        Flower([]),
        "roll",
        None,
    ],
    ids=str,
)
def test_nonsense_is_refused_in_every_phase_and_never_crashes(move):
    from zoo_games.core.errors import MoveRefused

    lying = rolled("zbbhs")
    for state in (
        start(2),
        lying,
        GAME.apply(lying, Roll((1, 2))),
        flipping(lying, "flip", (0,)),
        flipping(lying, "flower", (0,)),
        flipping(lying, "name", (), flowers="q", to_move=0),
    ):
        assert GAME.why_not(state, GAME.canonical(state, move))
        with pytest.raises(MoveRefused):
            GAME.apply(state, move)


VARIANTS = [
    {},
    {"zzz": "last-roll"},
    {"question_mark_self": False, "payer": "active"},
    {"tournament": True},
    {"dice_a": 1, "dice_b": 1, "bees": 2, "questions": 5},
    {"dice_a": 0, "dice_b": 3, "rolls": 5},
    {"faces_a": ("zombee", "bee"), "faces_b": ("honey", "zzz"), "rolls": 1},
    {"bees": 0, "questions": 0},
    {"bees": 0, "questions": 10, "honey_needed": 1},
]


@pytest.mark.parametrize("changes", VARIANTS, ids=str)
def test_lists_refusals_and_moves_agree_over_all_candidates(changes):
    settings = ZomBeeSettings.of(changes)
    for seed in range(deep(2, 30)):
        one = walk(GAME, 2 + seed % 4, Stream(seed, "agree"), settings)
        for state in one.states[:: deep(7, 1)]:
            legal = set(GAME.legal(state))
            candidates = set(GAME.candidates(state))
            assert legal <= candidates
            for move in candidates:
                listed = GAME.canonical(state, move) in legal
                assert listed == (not GAME.why_not(state, move)), (state, move)


def test_every_setting_of_a_variant_is_one_that_differs():
    defaults = {field.name: field.default for field in dataclasses.fields(ZomBeeSettings)}
    for changes in VARIANTS:
        for name, value in changes.items():
            assert value != defaults[name]
