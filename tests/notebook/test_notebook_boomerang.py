"""A hot-seat game of Boomerang: a chosen land is sent to nobody's screen but its chooser's."""

import re

import pytest
from conftest import wish

from zoo_games.boomerang.components import LANDS
from zoo_games.notebook import play

NAMES = ["Ada", "Ben", "Cid"]


@pytest.fixture
def table(traffic, tmp_path):
    """Return a maker of hot-seat games whose lands are waiting to be chosen; closed at the end."""
    made = []

    def make():
        folder = tmp_path / str(len(made))
        folder.mkdir()
        one = play("boomerang", NAMES, seed=5, strict=True, folder=folder, key=str(len(made)), painter="svg")
        made.append(one)
        return one.app

    yield make
    for one in made:
        one.close()


def alike(text):
    """Return what was sent with the ids of widgets and of kept games made alike."""
    names = {}
    text = re.sub(r"IPY_MODEL_\w+", lambda found: names.setdefault(found[0], f"model {len(names)}"), text)
    return re.sub(r"zoo_kept_\d+", "kept", text)


def chosen(app, land):
    """Let whose turn it is take the screen and choose a land."""
    if app.controller.curtain:
        wish(app, "take")
    wish(app, "button", id=f"land {land}")


@pytest.mark.rule("B.secret")
def test_what_others_are_sent_is_the_same_whatever_land_was_chosen(table, traffic):
    heard = set()
    for land in LANDS:
        app = table()
        assert app.controller.position.phase == "choose"
        chosen(app, land)
        traffic.clear()
        for _ in ("Ben", "Cid"):
            chosen(app, "dunes")
        state = app.controller.position.state
        assert (state.phase, state.choices) == ("hunt", (land, "dunes", "dunes"))
        heard.add(alike(traffic.text()))
    assert len(heard) == 1


@pytest.mark.rule("B.secret", "B.reveal")
def test_a_land_is_sent_when_its_chooser_holds_the_screen_and_to_all_when_it_is_revealed(table, traffic):
    app = table()
    for land in ("water", "dunes", "dunes"):
        chosen(app, land)
    tokens = [
        f"{name}'s land token: {land}" for name, land in zip(NAMES, ("water", "dunes", "dunes"), strict=True)
    ]
    traffic.clear()
    wish(app, "take")
    sent = traffic.text()
    assert [token in sent for token in tokens] == [True, False, False]
    assert app.controller.position.state.to_move == 0
    wish(app, "button", id="pass")
    traffic.clear()
    wish(app, "take")
    wish(app, "button", id="pass")
    assert "Cid shows dunes" in traffic.text()
