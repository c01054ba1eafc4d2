"""A capture told again: a table for each step, on which no land shows before its step."""

import itertools

import pytest

from zoo_games.boomerang import Boomerang
from zoo_games.boomerang.components import LANDS
from zoo_games.boomerang.moves import PASS, THROW
from zoo_games.boomerang.retelling import frames
from zoo_games.boomerang.witness import cards, hunting
from zoo_games.core.errors import HiddenValue
from zoo_games.render.scene import Marks, Rect
from zoo_games.render.svg import svg

GAME = Boomerang()
VIEW = GAME.view()
NAMES = ("Ada", "Ben", "Cid", "Dot")
TABLE = hunting(
    "WDHF",
    stack=(2, 3),
    to_move=0,
    pot=3,
    boomerangs=(9, 12, 12, 12),
    captured=(cards("eFH fFW"), cards("eFW fMH"), cards("tFM"), ()),
)
"""Seat 0 passes and is on top of the stack, seat 1 is the last hunter; the river is eDW fDF lMH."""


def scene(frame):
    return VIEW.scene(frame.state, names=NAMES, marks=Marks(lit=frame.step.cells))


@pytest.mark.rule("B.reveal", "B.down", "B.secret", "B.stay")
def test_a_capture_is_told_step_by_step():
    """River eDW fDF lMH: 1 has dunes, 0 water, 3 on the stack forest, 2 at its bottom mountain."""
    made = frames(TABLE, NAMES)
    assert [frame.step.text for frame in made] == [
        "Ben, the last hunter, shows dunes.",
        "The emu of dunes and water goes to Ben through dunes, not water.",
        "The fish of dunes and forest goes to Ben through dunes, not forest.",
        "Ada, on top of the stack, shows water.",
        "Ada goes empty: the emu of dunes and water went to Ben through dunes.",
        "Dot, next in the stack, shows forest.",
        "Dot goes empty: the fish of dunes and forest went to Ben through dunes.",
        "Cid, next in the stack, shows mountain.",
        "The lizard of meadow and mountain goes to Cid through mountain, not meadow.",
        "No cards stay in the river.",
    ]
    assert made[0].state.choices == (None, "dunes", None, None)
    assert made[0].state.boomerangs == (12, 12, 12, 12)
    assert made[4].step.cells == ("captured 1,2", "token 0")
    assert made[8].step.cells == ("river 0", "token 2")
    for frame in made:
        shown = scene(frame)
        assert shown.title == "Boomerang, the river is captured"
        assert svg(shown)
        assert set(frame.step.cells) <= {spot.id for spot in shown.spots}


@pytest.mark.rule("B.all")
def test_the_table_at_the_end_is_the_one_that_the_pass_leads_to():
    after = GAME.apply(TABLE, PASS)
    last = GAME.retelling(TABLE, PASS, after, NAMES).frames[-1].state
    assert (last.captured, last.river, last.boomerangs) == (after.captured, after.river, after.boomerangs)


@pytest.mark.rule("B.end", "B.stay")
@pytest.mark.parametrize(
    ("deck", "lands", "said", "rule"),
    [
        (cards("wDF"), "DDDD", "One card stays in the river.", "B.stay"),
        ((), "DDDD", "One card stays in the river and counts for nobody.", "B.end"),
        ((), "HHHH", "Two cards stay in the river and count for nobody.", "B.end"),
        ((), "DHDD", "No cards stay in the river.", "B.stay"),
    ],
)
def test_the_last_step_says_what_is_left(deck, lands, said, rule):
    """Of eDW fDF lMH dunes leaves the lizard, mountain the emu and the fish, both together nothing."""
    step = frames(hunting(lands, stack=(2, 3), to_move=0).replace(deck=deck), NAMES)[-1].step
    assert (step.text, step.rule) == (said, rule)


@pytest.mark.rule("B.secret")
def test_the_steps_up_to_a_token_do_not_depend_on_the_lands_of_those_who_come_later():
    """The order of capture is 1, 0, 3, 2."""
    order = (1, 0, 3, 2)
    for known in range(1, 4):
        seen = set()
        for lands in itertools.islice(itertools.product(LANDS, repeat=4 - known), 0, None, 7):
            choices = list(TABLE.choices)
            for seat, land in zip(order[known:], lands, strict=True):
                choices[seat] = land
            made = frames(TABLE.replace(choices=tuple(choices)), NAMES)
            turns = [at for at, frame in enumerate(made) if " shows " in frame.step.text]
            until = made[: turns[known]]
            seen.add((tuple(frame.step for frame in until), tuple(svg(scene(frame)) for frame in until)))
        assert len(seen) == 1


@pytest.mark.rule("B.all")
def test_the_land_through_which_a_card_leaves_is_framed_on_it():
    """The emu has dunes on its left half; Ben takes it with dunes, nobody else shows anything."""
    frame = frames(TABLE, NAMES)[1]
    plain = VIEW.scene(frame.state, names=NAMES, marks=Marks(lit=frame.step.cells[:1]))
    shown = scene(frame)
    lit = [
        {figure for figure in layer.figures if isinstance(figure, Rect)}
        for made in (plain, shown)
        for layer in made.layers
        if layer.name == "lit"
    ]
    card = next(spot for spot in shown.spots if spot.id == "river 0")
    inside = [one for one in lit[1] - lit[0] if card.x < one.x and one.x + one.w < card.x + card.w]
    assert inside
    assert all(one.x + one.w / 2 < card.x + card.w / 2 and one.y > card.y + card.h / 2 for one in inside)


def test_only_the_pass_that_brings_a_capture_is_told_again():
    three = hunting("WDH", to_move=0)
    assert GAME.retelling(three, PASS, GAME.apply(three, PASS), NAMES[:3]) is None
    two = hunting("WDH", stack=(2,), to_move=0)
    assert GAME.retelling(two, THROW, GAME.apply(two, THROW), NAMES[:3]) is None
    assert GAME.retelling(two, PASS, GAME.apply(two, PASS), NAMES[:3]) is not None


def test_a_view_cannot_tell_a_capture():
    with pytest.raises(HiddenValue):
        frames(GAME.observe(TABLE, 0))
