import pytest

from zoo_games.boomerang import Boomerang
from zoo_games.boomerang.moves import CHOICES, DEALS, PASS, THROW
from zoo_games.boomerang.witness import cards, choosing, ended, hunting, start
from zoo_games.core.chance import Stream
from zoo_games.explore.difference import difference
from zoo_games.explore.log import turns
from zoo_games.testing.compliance import walk

GAME = Boomerang()
NAMES = ("Ada", "Ben", "Cid")


@pytest.mark.parametrize(
    ("state", "move", "line"),
    [
        (start(), DEALS["turtle:forest+meadow"], "Chance: turtle of forest and meadow came into the river"),
        (choosing(1), CHOICES["water"], "Ben laid a land token face down"),
        (
            hunting("DWH", boomerangs=(12, 12, 12)),
            THROW,
            "Ada threw a boomerang; one boomerang is in the pot",
        ),
        (
            hunting("DWH", boomerangs=(10, 12, 12), pot=2),
            THROW,
            "Ada threw a boomerang; three boomerangs are in the pot",
        ),
        (hunting("DWH", boomerangs=(12, 12, 12)), PASS, "Ada passed with an empty pot"),
        (hunting("DWH", boomerangs=(10, 12, 12), pot=2), PASS, "Ada passed with two boomerangs"),
        (
            hunting("WDH", stack=(2,)),
            PASS,
            "Ada passed with an empty pot; Ben shows dunes and takes one emu and one fish, Ada shows water "
            "and goes empty, Cid shows mountain and takes one lizard",
        ),
        (
            hunting("FFF", stack=(2,), deck=()),
            PASS,
            "Ada passed with an empty pot; Ben shows forest and takes one fish, Ada shows forest and goes "
            "empty, Cid shows forest and goes empty; the game is over",
        ),
    ],
)
def test_each_move_is_told_in_one_line(state, move, line):
    assert GAME.log_line(state, move, GAME.apply(state, move), NAMES) == line


def test_notices_tell_majorities_the_last_round_and_who_starts():
    before = hunting("WDH", stack=(2,))
    assert GAME.notices(before, GAME.apply(before, PASS), NAMES) == (
        "Ben has the most emus, 1.",
        "Ben has the most fish, 1.",
        "Cid has the most lizards, 1.",
        "Ben starts the next round.",
    )
    nearly = start(deck=cards("lMH")).replace(river=cards("eDW fDF"))
    assert GAME.notices(nearly, GAME.apply(nearly, DEALS["lizard:meadow+mountain"]), NAMES) == (
        "The deck is empty: this is the last round.",
    )
    last = hunting("FFF", stack=(2,), deck=())
    told = GAME.notices(last, GAME.apply(last, PASS), NAMES)
    assert told[-1] == "Two cards left in the river count for nobody."


def test_who_had_the_most_before_is_told():
    before = hunting("WDH", stack=(2,), captured=(cards("eFH"), (), ()))
    after = GAME.apply(before, PASS)
    assert GAME.notices(before, after, NAMES)[0] == "Ada and Ben have the most emus, 1 each."
    more = before.replace(captured=(cards("eFH"), cards("eFW"), ()))
    assert GAME.notices(more, GAME.apply(more, PASS), NAMES)[0] == "Ben has the most emus, 2, before Ada."


@pytest.mark.parametrize(
    ("before", "after", "key", "reason"),
    [
        (("e", "", ""), ("ee", "", ""), "emu 0", "it took one more and still has the most"),
        (("ee", "e", ""), ("ee", "ee", ""), "emu 1", "it has the most emus now, with seat 0"),
        (("e", "", ""), ("e", "ee", ""), "emu 0", "seat 1 has more emus"),
        (("e", "", ""), ("e", "", ""), "emu 0", None),
    ],
)
def test_why_an_animal_moved(before, after, key, reason):
    assert GAME.because(ended(*before), ended(*after), key) == reason


def test_why_a_tie_without_points_moved():
    before, after = (ended(*hoards, majority_ties="none") for hoards in (("e", "", ""), ("e", "e", "")))
    assert GAME.because(before, after, "emu 0") == "seat 1 has as many, and nobody scores in a tie"


def test_why_boomerangs_moved():
    before, after = ended("", "", "", boomerangs=(11, 12, 12)), ended("", "", "", boomerangs=(13, 12, 10))
    assert GAME.because(before, after, "boomerangs 0") == "13 boomerangs hold two groups of six"
    assert GAME.because(before, after, "boomerangs 1") is None


def test_a_difference_tells_whose_points_moved():
    before = hunting("WDH", stack=(2,))
    told = str(difference(GAME, before, GAME.apply(before, PASS), NAMES))
    assert "Ben's emus: new, 1 point." in told
    assert "Cid: 2 to 3 points." in told


def test_the_log_of_a_game_has_a_line_for_every_turn():
    one = walk(GAME, 3, Stream(1))
    lines = [line for turn in turns(GAME, one.states[0], one.moves, NAMES) for line in turn.lines]
    assert lines[0].startswith("1. Chance: ")
    assert lines[0].endswith("Ada laid a land token face down.")
    assert "Ben laid a land token face down" in lines[1]
    assert any("the game is over" in line for line in lines)
