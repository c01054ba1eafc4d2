"""Everything a player has, added up; shared Frens; the key; steps that are drawn once."""

import pytest

from zoo_games.render.scene import Circle, Layer, Scene, Text
from zoo_games.teach.items import make_question
from zoo_games.teach.lessons import LESSONS
from zoo_games.teach.montage import montage
from zoo_games.teach.prediction import Log
from zoo_games.teach.reveal import strip
from zoo_games.teach.zoomies.key import key_scene


@pytest.mark.rule("Z.total", "Z.split")
@pytest.mark.parametrize(
    ("item", "points"),
    [
        # Leader 5 by 2, 3 Frens sides, a group of 2
        ("park-ada", [2, 6, 3]),
        # Leader 5 by 2, 3 bones
        ("park-ben", [2, 6]),
        # Frens 6 sides by 2, a Pack of 3, 4 bones, a group of 4
        ("ben-total", [6, 3, 8, 10]),
    ],
)
def test_a_total_has_one_step_a_token_and_adds_up(item, points):
    solution = make_question(item).solve()
    assert [step.points for step in solution.steps] == points
    assert solution.answer == sum(points)
    assert all(way.answer != solution.answer for way in solution.wrong)


@pytest.mark.rule("Z.split")
def test_whoever_does_not_share_has_six_more_in_all():
    # Ben's Frens are worth 12, not 6: 27 + 6
    ways = [way for way in make_question("ben-total").solve().led_to(33) if way.id == "Z-SPLIT"]
    assert len(ways) == 1


@pytest.mark.rule("Z.split", "Z.share-frens")
def test_three_frens_at_one_breed_share_and_a_fourth_at_another_breed_does_not():
    solution = make_question("frens-share").solve()
    # 4 sides, 8 points by 3: 2 each and 2 are lost
    assert solution.answer == 2
    assert solution.steps[-1].points == -6
    assert solution.steps[-1].text.endswith("8 points shared by 3 tokens: 2 each; 2 are lost.")


def test_the_key_names_every_token_the_icon_and_three_players():
    alt = key_scene().alt
    for words in ("Leader", "Bones", "Frens", "Zoomies icon: a yellow running paw", "Ada", "Ben", "Cleo"):
        assert words in alt


def _dot(x: float) -> Scene:
    return Scene("A dot", "A dot.", 0, 0, 1, 1, (Layer("all", (Circle(x, 0.5, 0.2, "ink"),)),))


def test_at_most_three_steps_stand_in_a_row():
    whole = montage([_dot(0.5)] * 4, "Four dots.")
    numbers = [shape for shape in whole.shapes if isinstance(shape, Text)]
    assert len({shape.y for shape in numbers[:3]}) == 1
    assert numbers[3].y > numbers[0].y


def test_steps_that_are_drawn_alike_share_one_picture():
    steps = make_question("park-ben").solve().steps
    one, two = strip([_dot(0.4), _dot(0.4)], steps), strip([_dot(0.4), _dot(0.6)], steps)
    assert one.count("<li>") == two.count("<li>") == 2
    assert int(one.partition('width="')[2].partition('"')[0]) < int(
        two.partition('width="')[2].partition('"')[0]
    )


def test_a_single_step_is_not_counted_in_words():
    steps = make_question("park-ben").solve().steps
    one, two = strip([_dot(0.4)], steps[:1]), strip([_dot(0.4), _dot(0.6)], steps)
    assert "The dot with the step lit up. 1. " in one
    assert "The dot 2 times, each time with one step lit up. 1. " in two


def test_whoever_has_answered_nothing_yet_is_told_so_kindly():
    said = str(LESSONS["zoomies_2_scoring"].progress(Log()))
    assert said.startswith("No answer yet to any of the 21 questions.")
