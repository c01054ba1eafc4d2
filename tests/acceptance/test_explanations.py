"""Every point of every game opens into steps that add up."""

from tests.acceptance.positions import positions
from tests.sizes import deep
from zoo_games.core.chance import Stream
from zoo_games.core.spec import GENERAL_RULES
from zoo_games.testing import answers

STREAM = Stream(0, "unused")


def test_steps_add_up_to_the_scores(game):
    for state in positions(game, deep(400, 10_000)):
        assert list(answers.explanation(game, state, STREAM)) == []
        told = game.explain_score(state)
        assert sum(step.points for step in told.steps) == sum(game.score(state))


def test_totals_run_within_their_item(game):
    for state in positions(game, deep(100, 2_000), seed=1):
        for item in game.explain_score(state).items:
            assert [step.total for step in item.steps] == [
                sum(step.points for step in item.steps[: index + 1]) for index in range(len(item.steps))
            ]


def test_every_step_names_a_rule_of_the_game(game):
    known = set(game.spec.rulebook) | set(GENERAL_RULES)
    for state in positions(game, deep(100, 2_000), seed=2):
        assert {step.rule for step in game.explain_score(state).steps} <= known


def test_an_explanation_is_the_same_when_asked_again(game):
    for state in positions(game, deep(100, 1_000), seed=3):
        assert game.explain_score(state) == game.explain_score(state)
