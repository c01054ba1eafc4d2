"""What is offered is shown, and no more; what can be dragged is there, and has somewhere to go."""

from tests.acceptance.positions import decisions
from tests.sizes import deep
from zoo_games.play.position import Position
from zoo_games.render.scene import Marks

NAMES = ("Ada", "Ben", "Cleo", "Dan", "Eva", "Finn", "Gus", "Hal")


def test_every_piece_is_a_button_or_a_spot_and_finds_places_once_it_is_picked(game):
    for state in decisions(game, deep(60, 1_000), seed=5):
        position = Position(game, state, NAMES[: game.players(state)]).view(game.to_act(state))
        made = position.choices()
        there = {button.id for button in made.buttons} | {spot.id for spot in position.scene().spots}
        assert set(made.pieces) <= there
        for piece, act in made.pieces.items():
            kept = {name: value for name, value in made.selection.items() if name not in act.drops}
            picked = position.choices({**kept, act.name: act.value})
            assert picked.targets, piece
            assert set(picked.targets) <= {spot.id for spot in position.scene().spots}


def test_a_board_marks_just_the_spots_that_the_selection_offers(game):
    for state in decisions(game, deep(60, 1_000), seed=6):
        position = Position(game, state, NAMES[: game.players(state)]).view(game.to_act(state))
        plain = position.choices()
        picked = [{**plain.selection, act.name: act.value} for act in plain.pieces.values()]
        for selection in ({}, *picked):
            made = position.choices(selection)
            shown = {
                spot.id for spot in position.scene(marks=Marks(offered=made.offered)).spots if spot.offered
            }
            assert shown - set(made.offered) <= set(made.pieces), "nothing else but what can be picked up"
            assert set(made.offered) & {spot.id for spot in position.scene().spots} <= shown
            assert set(made.offered) <= set(made.targets)
