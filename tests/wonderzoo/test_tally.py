from random import Random

import pytest

from tests.sizes import deep
from tests.wonderzoo.builders import EVERY_SWITCH, random_states
from zoo_games.wonderzoo.state import make_board
from zoo_games.wonderzoo.tally import Tally


def test_a_tally_adds_like_a_list_of_numbers():
    draw = Random(1)
    for _ in range(deep(20, 500)):
        awards = [(draw.getrandbits(12), draw.randrange(11)) for _ in range(draw.randrange(12))]
        tally = Tally(awards, base=7)
        points = [7 + sum(more * (chosen >> place & 1) for chosen, more in awards) for place in range(12)]
        assert [tally.at(place) for place in range(12)] == points
        some = draw.getrandbits(12) | 1
        top = max(points[place] for place in range(12) if some >> place & 1)
        best = sum(1 << place for place in range(12) if some >> place & 1 and points[place] == top)
        assert tally.best(some) == (top, best)


def test_a_tally_with_more_points_leaves_the_first_one_as_it_was():
    first = Tally([(0b01, 1)])
    second = first.plus([(0b11, 2)], 5)
    assert [first.at(0), first.at(1)] == [1, 0]
    assert [second.at(0), second.at(1)] == [8, 7]


@pytest.mark.rule("W.free", "W.path", "W.move")
@pytest.mark.parametrize("settings", [None, EVERY_SWITCH])
def test_what_a_board_carries_along_is_what_a_new_board_works_out(settings):
    """Masks and open places are changed move by move; the same tiles laid at once must give the same."""
    names = ("taken", "path", "enclosed", "pawns", "open", "reach")
    for state in random_states(deep(600, 6_000), seed=12, settings=settings):
        for board in state.boards:
            anew = make_board(state.rules, board.tiles, board.visitors)
            assert {name: getattr(board, name) for name in names} == {
                name: getattr(anew, name) for name in names
            }
            assert board.crowded(state.grid) == anew.crowded(state.grid)
