"""A position of anybody's, counted in full: every item of every game."""

import pytest

import zoo_games
from zoo_games.core.errors import SettingError
from zoo_games.core.protocol import OVER
from zoo_games.notebook.prediction import worked
from zoo_games.play.agents import make_agent
from zoo_games.play.handle import GameHandle
from zoo_games.play.match import play
from zoo_games.play.position import Position, positions
from zoo_games.teach.counted import item_question

NAMES = ("Mia", "Tom", "Ada", "Ben")


@pytest.fixture(scope="module", params=["zoomies", "boomerang", "zombee", "wonderzoo"])
def ended(request):
    """The last position of a game of each kind."""
    handle = zoo_games.load(request.param)
    names = NAMES[: handle.spec.players[0]]
    record = play(handle.game, [make_agent(handle.game, "random") for _ in names], names, seed=3)
    return positions(record)[-1]


def test_every_item_of_every_game_is_worked_in_its_steps_with_the_names_of_the_players(ended):
    assert ended.game.to_act(ended.state) == OVER
    for number, item in enumerate(ended.explain().items):
        shown = worked(ended, item=number)
        assert shown.solution.answer == item.points == sum(step.points for step in shown.solution.steps)
        assert [step.text for step in shown.solution.steps] == [step.text for step in item.steps]
        assert ended.names[item.player] in shown.question.text
        assert set(shown.question.rules) <= set(ended.game.spec.rulebook)
        assert shown.ending == f"So the answer is {item.points}."


def test_a_count_has_a_picture_for_every_step_that_points_at_what_the_step_speaks_of(ended):
    number = max(range(len(ended.explain().items)), key=lambda at: len(ended.explain().items[at].steps))
    solution = item_question(ended, number).solve()
    assert len(solution.frames) == len(solution.steps) >= 1
    plain = ended.scene()
    for step, frame in zip(solution.steps, solution.frames, strict=True):
        assert frame.layers != plain.layers or not step.cells
    assert "<img" in worked(ended, steps=1, item=number)._repr_mimebundle_()["text/html"]


def test_a_count_may_stop_on_the_way(ended):
    number = next(at for at, item in enumerate(ended.explain().items) if len(item.steps) > 1)
    steps = len(ended.explain().items[number].steps)
    assert worked(ended, steps=1, item=number).ending == f"1 of {steps} steps. The rest is yours."


def test_a_view_of_a_seat_is_counted_without_what_it_may_not_know():
    position = zoo_games.load("zombee").new(["Mia", "Tom"], seed=7)
    assert worked(position.view(seat=1)).solution == worked(position).solution


def test_a_game_of_one_file_is_counted_too(race):
    position = GameHandle(race).new(["Mia", "Tom"], seed=1)
    assert worked(position, item=1).question.text == "Score of Tom: how many points now?"


def test_zoomies_has_the_pictures_of_its_lessons_where_ada_and_ben_play():
    start = zoo_games.load("zoomies").new(["Ada", "Ben"], seed=7)
    placed = start.play("P*-H at -1,-1 E").play("leader at -1,0")
    assert worked(placed).solution.frames[0].title == "A park"
    others = Position(placed.game, placed.state, ("Mia", "Tom"))
    assert worked(others).question.text.startswith("Leader at -1,0 of Mia")


@pytest.mark.parametrize(
    ("what", "item", "said"),
    [
        ("zombee", 2, "There is no item 2 in this position; the items are 0 to 1."),
        ("zombee", -1, "There is no item -1 in this position; the items are 0 to 1."),
        ("zombee", "0", 'There is no item "0" in this position'),
        ("zoomies", 0, "There is no item 0 in this position; the items are none, since nothing scores yet."),
    ],
)
def test_an_item_that_is_not_there_is_told(what, item, said):
    position = zoo_games.load(what).new(2, seed=7)
    with pytest.raises(SettingError, match=said.replace(".", r"\.")):
        worked(position, item=item)


@pytest.mark.parametrize("what", [7, None, ["frens-six-dogs"]])
def test_what_is_neither_a_question_nor_a_position_is_told(what):
    with pytest.raises(SettingError, match="a question's name or a position, not"):
        worked(what)
