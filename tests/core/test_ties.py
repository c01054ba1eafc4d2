"""A tie is explained wherever a result is told, with the rule that decides it."""

import pytest

import zoo_games
from zoo_games.core.ties import tie_words
from zoo_games.explore.log import result
from zoo_games.play.position import Position

NAMES = ("Ada", "Ben", "Cleo")


def finished(game, rule):
    """Return the witness position of a rule about winners, as if the game were over."""
    return zoo_games.load(game).game, zoo_games.load(game).game.witness(rule).state


def test_one_seat_with_most_points_needs_no_tie_break():
    assert tie_words((3, 2, 1), (0,), NAMES, "Z.tie") is None


def test_a_tie_of_two_among_three_names_them_and_what_decides():
    assert (
        tie_words((9, 9, 4), (1,), NAMES, "Z.tie", "the highest single token", (5, 6, 4))
        == "Ada and Ben have 9 each; Ben wins by the highest single token, 6 to 5 (Z.tie)"
    )


def test_a_tie_that_two_of_three_win_is_shared_by_them():
    assert (
        tie_words((9, 9, 9), (0, 1), NAMES, "B.tie", "the number of boomerangs", (7, 7, 2))
        == "9 all; Ada and Ben share the win by the number of boomerangs, 7 to 2 (B.tie)"
    )


def test_a_tie_that_nothing_decides_says_what_was_equal_too():
    assert (
        tie_words((9, 9), (0, 1), NAMES, "Z.tie", "the highest single token", (5, 5))
        == "9 all, the highest single token equal too, 5; they share the win (Z.tie)"
    )


@pytest.mark.rule("Z.tie")
def test_the_log_ends_with_the_tie_break_of_zoomies():
    game, state = finished("zoomies", "Z.tie")  # Frens of 4 against two of 2
    assert result(game, state, NAMES[:2]) == (
        "Ben wins: Ada 4, Ben 4. 4 all; Ben wins by the highest single token, 4 to 2 (Z.tie)."
    )


@pytest.mark.rule("B.tie")
def test_the_log_ends_with_the_tie_break_of_boomerang():
    game, state = finished("boomerang", "B.tie")
    told = game.tie_break(state, [f"Player {seat + 1}" for seat in range(game.players(state))])
    assert "the number of boomerangs" in told
    assert told.endswith("(B.tie)")


@pytest.mark.rule("W.tie")
def test_a_tie_of_wonderzoo_is_shared_by_its_rule():
    game, state = finished("wonderzoo", "W.tie")
    assert game.tie_break(state, NAMES[:2]).endswith("; they share the win (W.tie)")


@pytest.mark.rule("Z.tie")
def test_the_board_text_of_a_finished_game_explains_the_tie():
    game, state = finished("zoomies", "Z.tie")
    over = Position(game, state.replace(phase="over", missing=frozenset()), NAMES[:2])
    told = "The game is over: 4 all; Ben wins by the highest single token, 4 to 2."
    assert told in over.scene().reading
    assert told in over.text()
