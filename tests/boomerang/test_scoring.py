import pytest

from zoo_games.boomerang import Boomerang
from zoo_games.boomerang.majority import Majority, majorities
from zoo_games.boomerang.witness import ended
from zoo_games.core.chance import Stream
from zoo_games.testing.compliance import walk

GAME = Boomerang()

# The worked table: A 3, B 3, C 1 of one animal; A 0, B 2, C 1 of another; 13, 5 and 6 boomerangs.
# A 3 + 0 + 2 = 5, B 3 + 2 + 0 = 5, C 0 + 0 + 1 = 1; A wins, 13 boomerangs against 5.
TABLE = ended("eee", "eeell", "el", boomerangs=(13, 5, 6))


@pytest.mark.rule("B.most", "B.none", "B.both", "B.points", "B.breaks", "B.tie")
def test_the_worked_table():
    assert GAME.score(TABLE) == (5, 5, 1)
    assert GAME.winners(TABLE) == (0,)


@pytest.mark.rule("B.most", "B.none", "B.both", "B.six")
def test_the_worked_table_in_steps():
    told = GAME.explain_score(TABLE)
    points = {item.key: item.points for item in told.items}
    assert points == {
        "emu 0": 3,
        "emu 1": 3,
        "emu 2": 0,
        "lizard 1": 2,
        "lizard 2": 0,
        "boomerangs 0": 2,
        "boomerangs 1": 0,
        "boomerangs 2": 1,
    }
    texts = {item.key: item.steps[-1].text for item in told.items}
    assert texts["emu 0"] == "Seats 0 and 1 have the most, 3 each, and all score."
    assert texts["emu 2"] == "Seats 0 and 1 have 3, so this card scores nothing; two more emus would turn it."
    assert texts["lizard 1"] == "Seat 1 has the most, 2; seat 2 with 1 would tie with one more lizard."
    assert texts["boomerangs 0"] == (
        "Seats 0 and 1 have equal points; seat 0 wins by boomerangs, 13, the most of them."
    )
    assert texts["boomerangs 1"] == (
        "Seats 0 and 1 have equal points; seat 1 has 5 boomerangs, fewer than 13, and does not win."
    )
    assert texts["boomerangs 2"] == "None is left over; six more would bring the next point."


@pytest.mark.rule("B.most")
def test_every_card_is_one_step_at_its_place():
    item = next(item for item in GAME.explain_score(TABLE).items if item.key == "lizard 1")
    assert [(step.cells, step.points) for step in item.steps] == [
        (("captured 1,3",), 1),
        (("captured 1,4",), 1),
        ((), 0),
    ]


@pytest.mark.rule("B.ties")
@pytest.mark.parametrize(("ties", "scores"), [("all", (2, 2, 0)), ("none", (0, 0, 0))])
def test_ties_score_for_all_or_for_none(ties, scores):
    state = ended("ee", "ee", "e", majority_ties=ties)
    assert GAME.score(state) == scores
    assert [GAME.explain_score(state).total(seat) for seat in range(3)] == list(scores)


@pytest.mark.rule("B.ties")
def test_an_animal_nobody_holds_scores_nothing():
    state = ended("", "", "")
    assert GAME.score(state) == (0, 0, 0)
    assert all(majority.leaders == () for majority in majorities(state))


@pytest.mark.rule("B.points", "B.six")
@pytest.mark.parametrize(("stock", "points"), [(0, 0), (5, 0), (6, 1), (11, 1), (12, 2), (36, 6)])
def test_boomerangs_score_by_full_groups_of_six(stock, points):
    assert GAME.score(ended("", "", "", boomerangs=(stock, 0, 0)))[0] == points


@pytest.mark.rule("B.tie")
def test_equal_points_and_boomerangs_share_the_win():
    state = ended("ee", "ll", "f", boomerangs=(7, 7, 6))  # 2+1, 2+1, 1+1
    assert GAME.winners(state) == (0, 1)
    told = GAME.explain_score(state).items[-2].steps[-1].text
    assert told == "Seats 0 and 1 have equal points and equal boomerangs, and share the win."


def test_a_majority_says_how_many_more_would_turn_it():
    """4, 2, 0 and 4: seat 1 ties with two more and leads with three."""
    majority = Majority("emu", (4, 2, 0, 4))
    assert majority.leaders == (0, 3)
    assert [majority.to_tie(seat) for seat in range(4)] == [0, 2, 4, 0]
    assert [majority.to_lead(seat) for seat in range(4)] == [1, 3, 5, 1]
    assert [majority.to_score(seat) for seat in range(4)] == [0, 2, 4, 0]
    strict = Majority("emu", (4, 2, 0, 4), ties_score=False)
    assert strict.points == (0, 0, 0, 0)
    assert [strict.to_score(seat) for seat in range(4)] == [1, 3, 5, 1]


@pytest.mark.parametrize("numbers", [(0, 0, 0), (3, 3, 1), (0, 2, 1), (5, 5, 5), (1, 0, 0)])
@pytest.mark.parametrize("ties", [True, False])
def test_so_many_more_cards_do_turn_it_and_one_fewer_do_not(numbers, ties):
    for seat in range(3):
        majority = Majority("emu", numbers, ties)
        more = majority.to_score(seat)
        for extra in range(more + 1):
            moved = tuple(count + (extra if at == seat else 0) for at, count in enumerate(numbers))
            assert (seat in Majority("emu", moved, ties).scoring) == (extra >= more)


def test_steps_add_up_in_every_position_of_a_game():
    for state in walk(GAME, 4, Stream(5)).states:
        told = GAME.explain_score(state)
        assert tuple(told.total(seat) for seat in range(4)) == GAME.score(state)
