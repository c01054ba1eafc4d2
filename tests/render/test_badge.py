"""The character that stands for a seat."""

import pytest

from zoo_games.render.badge import badge


@pytest.mark.parametrize(
    ("names", "badges"),
    [
        (["Ada", "Ben"], ["A", "B"]),
        (["Player 1", "Player 2"], ["1", "2"]),
        (["Ada", "Anna", "Ben"], ["1", "2", "B"]),
        (["ada", "Ada"], ["1", "2"]),
        (["2nd", "1st"], ["1", "2"]),
        (["Élodie", "Ödön"], ["É", "Ö"]),
    ],
)
def test_a_badge_is_a_letter_of_its_own_or_a_number_from_one(names, badges):
    assert [badge(seat, names) for seat in range(len(names))] == badges
