"""The two examples of the rule text, dice by dice, and the example record."""

import json
from pathlib import Path

import pytest

from zoo_games.core.errors import MoveRefused
from zoo_games.zombee import Dice, Flip, Flower, Roll, Stop, ZomBee
from zoo_games.zombee.witness import start

GAME = ZomBee()
TOM, MIA = 0, 0
ALL = Roll((0, 1, 2, 3, 4))


def play(state, *moves):
    for move in moves:
        state = GAME.apply(state, move)
    return state


@pytest.mark.rule("O.snore", "O.zombee", "O.reroll", "O.three", "O.zombees", "O.zzz", "O.evaluate")
def test_example_1_tom_rolls_three_zombees_and_two_zzz():
    # dice 0 to 2 are of the first kind, 3 and 4 of the second
    first = play(start(3), ALL, Dice(("zombee", "zombee", "zombee", "zzz", "zzz")))
    # "He must set one ZomBee aside, because he cannot compensate for it": all five may not be rolled
    with pytest.raises(MoveRefused) as refused:
        play(first, ALL)
    (refusal,) = refused.value.refusals
    assert refusal.rule == "O.reroll"
    assert refusal.text == (
        "Three ZomBees (dice 0, 1 and 2) would be rolled again with two Zzz (dice 3 and 4): "
        "one Zzz is missing"
    )
    assert refusal.cells == ("die 0", "die 1", "die 2", "die 3", "die 4")
    # "He rolls the other two ZomBees together with the two Zzz again", and gets 3 honey drops and 1 Zzz
    second = play(first, Roll((1, 2, 3, 4)), Dice(("zombee", "honey", "honey", "honey", "zzz")))
    assert second.dice == ("zombee", "honey", "honey", "honey", "zzz")
    assert second.rolls == 2
    # "He sets the three honey drops aside and rolls the Zzz together with the ZomBee he set aside"
    third = play(second, Roll((0, 4)), Dice(("zombee", "honey", "honey", "honey", "zzz")))
    # "The Zzz has no effect. Tom receives one honey drop for his three honey drops"
    assert third.honey == (3, 2, 2)
    # "and must turn over one flower for the ZomBee"
    assert (third.phase, third.step, third.due) == ("flip", "green", (TOM,))


@pytest.mark.rule("O.cap")
def test_example_1_unless_he_already_has_three():
    full = start(3).replace(honey=(3, 2, 2))
    third = play(
        full,
        ALL,
        Dice(("zombee", "zombee", "zombee", "zzz", "zzz")),
        Roll((1, 2, 3, 4)),
        Dice(("zombee", "honey", "honey", "honey", "zzz")),
        Roll((0, 4)),
        Dice(("zombee", "honey", "honey", "honey", "zzz")),
    )
    assert third.honey == (3, 2, 2)


@pytest.mark.rule("O.set-aside", "O.evaluate", "O.order", "O.zombees", "O.bee", "O.bees", "O.clockwise")
def test_example_2_mia_rolls_a_zombee_and_four_bees():
    first = play(start(3), ALL, Dice(("zombee", "bee", "bee", "bee", "bee")))
    # "Although she could roll the four bees again, she decides to end her turn"
    assert GAME.why_not(first, Roll((1, 2, 3, 4))) == ()
    stopped = play(first, Stop())
    # "First, Mia must turn over a flower for the ZomBee. She reveals a bee"
    assert (stopped.phase, stopped.step, stopped.due) == ("flip", "green", (MIA,))
    turned = play(stopped, Flip(5), Flower("bee"))
    # "Then her fellow players must each turn over one flower in clockwise order, four flowers in total"
    assert (turned.phase, turned.step, turned.due) == ("flip", "yellow", (1, 2, 1, 2))
    flippers = []
    for flower in (0, 1, 2, 3):
        flippers.append(turned.to_move)
        turned = play(turned, Flip(flower), Flower("bee"))
    assert flippers == [1, 2, 1, 2]
    assert (turned.phase, turned.active, turned.up.bit_count()) == ("roll", 1, 5)


def test_the_example_record_replays_to_its_result():
    path = Path(__file__).parents[1] / "examples" / "zombee.record.json"
    record = json.loads(path.read_text(encoding="utf-8"))
    state = GAME.state_from_json(record["initial"], GAME.spec.settings(), 3, "initial", whole=True)
    for entry in record["moves"]:
        actor = GAME.to_act(state)
        assert ("chance" if actor == -1 else actor) == entry["by"]
        if entry.get("forced"):
            assert len(GAME.legal(state)) == 1
        state = GAME.apply(state, GAME.move_from_json(entry["move"]))
    assert list(GAME.score(state)) == record["result"]["scores"]
    assert list(GAME.winners(state)) == record["result"]["winners"]
