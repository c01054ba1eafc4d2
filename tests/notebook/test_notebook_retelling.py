"""A move that is told again: step by step on the tables it had, while the game waits."""

import pytest
from conftest import wish

import zoo_games
from zoo_games.boomerang.components import LANDS
from zoo_games.notebook.controller import Controller
from zoo_games.render.text import text

NAMES = ["Ada", "Ben", "Cleo"]
CARDS = ("emu:dunes+water", "fish:dunes+forest", "turtle:meadow+mountain")
STEPS = [
    "Ben, the last hunter, shows dunes.",
    "The emu of dunes and water goes to Ben through dunes, not water.",
    "The fish of dunes and forest goes to Ben through dunes, not forest.",
    "Ada, on top of the stack, shows water.",
    "Ada goes empty: the emu of dunes and water went to Ben through dunes.",
    "Cleo, next in the stack, shows mountain.",
    "The turtle of meadow and mountain goes to Cleo through mountain, not meadow.",
    "No cards stay in the river.",
]
"""The capture of the hunt below by hand: Cleo passes first, Ada second, Ben is the last hunter."""


def hunt(*moves):
    """Return a hunt of three with water, dunes and mountain; the river has two cards of dunes."""
    position = zoo_games.load("boomerang").new(NAMES, seed=7)
    for card in CARDS:
        position = position.play(f"deal {card}")
    for move in ("choose water", "choose dunes", "choose mountain", *moves):
        position = position.play(move)
    return position


def captured(**options):
    """Return a board on which Cleo, then Ada passed, so that the river was captured."""
    control = Controller(hunt("throw", "throw", "pass"), 7, **options)
    control.button("pass")
    return control


@pytest.mark.rule("B.reveal", "B.down")
def test_a_capture_is_told_again_step_by_step_and_said_in_the_same_words():
    control = captured()
    control.retell()
    said = []
    for at in range(len(STEPS)):
        control.step(at)
        said.append(control.message[1])
    assert said == STEPS
    assert [step.text for step in control.stepping.steps] == STEPS
    assert control.choices.prompt == "The game waits while this is told again."


@pytest.mark.rule("B.all")
def test_every_step_is_drawn_on_the_table_it_had_with_its_places_lit():
    control = captured()
    control.retell()
    control.step(1)
    assert control.marks.lit == ("river 0", "token 1")
    labels = {spot.id: spot.label for spot in control.scene().spots}
    assert labels["river 0"] == "river card 1: emu of dunes and water"
    assert labels["emu 1"] == "Ben: no emus"
    control.step(3)
    labels = {spot.id: spot.label for spot in control.scene().spots}
    assert labels["river 0"] == "river card 1: turtle of meadow and mountain"
    assert labels["emu 1"].startswith("Ben: one emu")
    control.cancel()
    assert control.scene() == control.shown.scene(control.marks)


@pytest.mark.rule("B.secret", "B.reveal")
def test_no_frame_shows_a_land_before_its_step():
    """Ben shows dunes at step 1, Ada water at step 4, Cleo mountain at step 6."""
    control = captured()
    control.retell()
    shown = {"Ben": 0, "Ada": 3, "Cleo": 5}
    lands = {"Ben": "dunes", "Ada": "water", "Cleo": "mountain"}
    for at in range(len(STEPS)):
        control.step(at)
        scene = control.scene()
        for name, first in shown.items():
            told = f"{name}'s land token: {lands[name]}"
            assert any(told in spot.label for spot in scene.spots) == (at >= first), (at, name)
            assert (f"{name} has chosen {lands[name]}" in text(scene)) is False
            assert (f"chosen {lands[name]}" in scene.alt) == (at >= first), (at, name)


@pytest.mark.rule("B.secret")
def test_before_the_last_pass_there_is_nothing_to_tell_and_nothing_is_sent(board, traffic):
    for land in LANDS:
        position = hunt("throw", "throw", "pass")
        choices = (position.state.choices[0], land, position.state.choices[2])
        app = board(zoo_games.load("boomerang").read(changed(position, choices)), seed=7)
        traffic.clear()
        wish(app, "retell")
        wish(app, "retell", place=2)
        wish(app, "retell", place=99)
        assert app.overlay.panel["retelling"] is None
        assert app.overlay.panel["stepper"] is None
        assert app.overlay.message["text"] == "There is nothing to tell again."
        assert "Ada's land token: water" in traffic.text()
        assert f"Ben's land token: {land}" not in traffic.text()


def changed(position, choices):
    """Return the document of a position with other lands."""
    document = position.document(open=True)
    document["state"]["choices"] = list(choices)
    return document


def test_nobody_can_act_and_the_bots_wait_while_a_move_is_told_again():
    control = captured(bots={1: "greedy", 2: "greedy"}, speed="normal")
    control.typed("choose dunes")
    assert control.due
    tick = control.tick
    control.retell()
    before = control.position
    assert not control.due
    control.ahead(tick)
    control.ahead(control.tick)
    control.act("pot")
    control.typed("choose water")
    assert control.position is before
    control.cancel()
    assert control.due
    control.ahead(control.tick)
    assert control.position is not before


def test_looking_back_tells_the_last_hunt_before_that_moment_and_comes_back_there():
    control = captured()
    for move in ("choose dunes", "choose dunes", "choose dunes", "pass", "pass"):
        control.typed(move)
    first, second = (place for place in control.events() if place is not None)
    assert first < second
    assert control.event == second
    control.look(2)
    assert control.event == first
    past = control.past
    control.retell()
    assert control.stepping.steps[0].text == STEPS[0]
    control.cancel()
    assert control.past == past
    control.look(0)
    assert control.event is None


def test_the_log_names_the_lines_that_can_be_told_again(board):
    app = board(hunt("throw", "throw", "pass"), seed=7)
    wish(app, "button", id="pass")
    lines = app.overlay.panel["log"]
    assert [line["title"] for line in lines if "shows" in line["text"]] == ["How the hunt went"]
    assert app.overlay.panel["retelling"] == {"place": 0, "title": "How the hunt went"}
    wish(app, "retell", place=lines[0]["place"])
    stepper = app.overlay.panel["stepper"]
    assert (stepper["counts"], stepper["at"], len(stepper["steps"])) == (False, 0, len(STEPS))
    assert app.overlay.panel["retelling"] is None
    assert app.overlay.board["spots"][0]["able"] is False
    assert app.overlay.panel["groups"] == []


def test_a_turn_taken_back_takes_its_telling_with_it():
    control = Controller(hunt("throw", "throw", "pass"), 7)
    control.typed("throw")
    control.typed("pass")
    assert control.stepping is None
    assert control.retelling(1).frames[0].step.text == "Ada, the last hunter, shows water."
    control._at = 0
    control.typed("pass")
    assert control.retelling(0).frames[0].step.text == "Ben, the last hunter, shows dunes."


@pytest.mark.rule("O.order")
def test_an_evaluation_of_dice_is_told_again_on_the_dice_as_they_lay():
    zombee = zoo_games.load("zombee").new(["Tom", "Mia"], seed=7).play("roll all")
    position = zombee.play({"type": "dice", "faces": ["zombee", "honey", "honey", "honey", "zzz"]})
    control = Controller(position, 7)
    control.typed("stop")
    control.retell()
    assert [step.text for step in control.stepping.steps] == [
        "Die 4 shows a Zzz, which has no effect now.",
        "Dice 1, 2 and 3 show three honey symbols, three or more of which bring one drop.",
        "Die 0 shows a ZomBee: Tom turns over one flower.",
    ]
    assert control.marks.lit == ("die 4",)
    assert control.retold.state.honey == (2, 2)
    control.step(1)
    assert control.retold.state.honey == (3, 2)


def test_a_game_without_such_moves_offers_none(board):
    app = board()
    wish(app, "act", spot="cell 1,1")
    assert app.overlay.panel["retelling"] is None
    assert {line["place"] for line in app.overlay.panel["log"]} == {None}
