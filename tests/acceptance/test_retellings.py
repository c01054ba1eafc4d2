"""What followed from a move by itself is told again by known rules, on tables that can be drawn."""

from tests.acceptance.positions import walks
from tests.sizes import deep
from zoo_games.core import documents
from zoo_games.play.position import Position
from zoo_games.render.scene import Marks
from zoo_games.render.svg import svg
from zoo_games.testing import answers


def events(game, count):
    """Yield what is told again in so many random games, with the state after it."""
    for _, one in zip(range(count), walks(game, seed=4), strict=False):
        names = documents.player_names(game, game.players(one.states[0]))
        for before, move, after in zip(one.states, one.moves, one.states[1:], strict=False):
            told = game.retelling(before, move, after, names)
            if told is not None:
                yield told, names


def test_a_retelling_keeps_the_contract(game):
    for _, one in zip(range(deep(2, 40)), walks(game, seed=4), strict=False):
        for before, move, after in zip(one.states, one.moves, one.states[1:], strict=False):
            assert list(answers.retelling(game, before, move, after)) == []


def test_every_table_of_a_retelling_is_drawn_in_both_themes(game):
    for told, names in events(game, deep(1, 10)):
        for frame in told.frames:
            scene = Position(game, frame.state, names, observed=True).scene(Marks(lit=frame.step.cells))
            for theme in ("light", "dark"):
                assert svg(scene, theme).startswith("<svg")


def test_a_retelling_is_the_same_as_the_position_gives_before_the_move(game):
    for _, one in zip(range(deep(1, 10)), walks(game, seed=5), strict=False):
        names = documents.player_names(game, game.players(one.states[0]))
        for before, move, after in zip(one.states, one.moves, one.states[1:], strict=False):
            told = game.retelling(before, move, after, names)
            assert Position(game, before, names).retelling(move) == told
