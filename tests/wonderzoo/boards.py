"""Boards of WonderZoo for the tests of what they show and offer."""

from tests.wonderzoo.builders import EVERY_SWITCH, GAME
from zoo_games.render.scene import Marks
from zoo_games.wonderzoo import WonderZooSettings
from zoo_games.wonderzoo.witness import CORNER, TOUCHED, position
from zoo_games.wonderzoo.witness_tiles import TABLE

VIEW = GAME.view()
NAMES = ("Ada", "Ben", "Cleo", "Dan")
SETTINGS = [
    None,
    EVERY_SWITCH,
    WonderZooSettings(size=(5, 10), table_extra=5),
    WonderZooSettings(size=(10, 5)),
]


def scene(state, seat=None, **marks):
    return VIEW.scene(state, names=NAMES[: state.players], marks=Marks(**marks), seat=seat)


def choices(state, **selection):
    chosen = {key.rstrip("_"): value for key, value in selection.items()}
    return VIEW.choices(state, chosen, names=NAMES[: state.players])


def spots(made):
    return {spot.id: spot for spot in made.spots}


def buttons(made):
    return {button.id: button for button in made.buttons}


def worked():
    """Two boards: pawns A and B of the rule text, a third visitor, an obstacle, a tile to place."""
    return position(
        f"{TOUCHED}; path:I:E 4,0 4,1 4,2 4,3 | red 1,1; blue 0,0",
        f"{CORNER} | green 2,2",
        rules=WonderZooSettings(obstacles=((6, 6),)),
        table=TABLE,
        bag=("path:O:B",),
        bus=1,
        acted=(1,),
        to_move=0,
        phase="tile",
    )


def layer(made, name):
    return next(layer.figures for layer in made.layers if layer.name == name)
