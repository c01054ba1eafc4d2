import pytest

from zoo_games.boomerang import Boomerang
from zoo_games.boomerang.capture import capture_line, capture_of, capture_steps, left_words, takings
from zoo_games.boomerang.moves import PASS
from zoo_games.boomerang.witness import cards, hunting, start
from zoo_games.core.chance import Stream
from zoo_games.core.errors import HiddenValue, ZooError
from zoo_games.testing.compliance import walk

GAME = Boomerang()


@pytest.mark.rule("B.reveal", "B.down", "B.empty")
def test_a_capture_in_steps():
    """River eDW fDF lMH; 1 is left with dunes, 0 on top with water, 2 below with mountain."""
    state = hunting("WDH", stack=(2,))
    assert [(step.rule, step.text, step.cells, step.points) for step in capture_steps(capture_of(state))] == [
        ("B.reveal", "Seat 1, the last hunter, shows dunes.", ("token 1",), 0),
        ("B.all", "The emu of dunes and water goes to seat 1 through dunes, not water.", ("river 0",), 1),
        ("B.all", "The fish of dunes and forest goes to seat 1 through dunes, not forest.", ("river 1",), 1),
        ("B.down", "Seat 0, on top of the stack, shows water.", ("token 0",), 0),
        (
            "B.empty",
            "Seat 0 goes empty: the emu of dunes and water went to seat 1 through dunes.",
            ("river 0",),
            0,
        ),
        ("B.down", "Seat 2, next in the stack, shows mountain.", ("token 2",), 0),
        (
            "B.all",
            "The lizard of meadow and mountain goes to seat 2 through mountain, not meadow.",
            ("river 2",),
            1,
        ),
    ]


@pytest.mark.rule("B.absent")
def test_a_seat_whose_land_is_not_in_the_river_is_told_so():
    found = takings(cards("eDW"), (0,), ("forest",))
    assert capture_steps(found, ["Ada"])[-1].text == "Ada goes empty: no card of the river shows forest."
    assert capture_steps(found)[-1].rule == "B.absent"


@pytest.mark.rule("B.all")
def test_the_told_capture_is_the_one_that_is_played():
    for seed in range(8):
        one = walk(GAME, 3 + seed % 3, Stream(seed))
        for before, move, after in zip(one.states, one.moves, one.states[1:], strict=False):
            if before.phase == "hunt" and move == PASS and after.phase != "hunt":
                found = capture_of(before)
                assert found[-1].left == after.river
                for taking in found:
                    had = before.captured[taking.seat]
                    assert after.captured[taking.seat] == had + taking.cards


def test_a_capture_that_is_not_due_or_not_known_is_refused():
    with pytest.raises(ZooError, match="exactly two hunters"):
        capture_of(hunting("WDH"))
    with pytest.raises(ZooError, match="exactly two hunters"):
        capture_of(start())
    with pytest.raises(HiddenValue, match="seat 1"):
        capture_of(GAME.observe(hunting("WDH", stack=(2,)), 0))


def test_a_capture_in_one_line():
    state = hunting("WDH", stack=(2,))
    assert capture_line(capture_of(state), ["Ada", "Ben", "Cid"]) == (
        "Ben shows dunes and takes one emu and one fish, Ada shows water and goes empty, "
        "Cid shows mountain and takes one lizard"
    )
    assert left_words(()) == "no cards stay in the river"
