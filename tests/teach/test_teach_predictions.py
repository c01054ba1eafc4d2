"""A prediction comes before the reveal, stays as it is, and a wrong number finds its name."""

import pytest

from zoo_games.core.errors import SettingError
from zoo_games.teach.items import ITEMS, make_question
from zoo_games.teach.prediction import Asking, Log, NotCommitted, Prediction, TooLate


@pytest.fixture
def six():
    """The six-dog question, asked."""
    return Asking(make_question("frens-six-dogs"))


def test_nothing_is_revealed_before_a_prediction_or_a_skip(six):
    with pytest.raises(NotCommitted, match="Commit an answer first, or skip"):
        six.reveal()


def test_a_prediction_cannot_be_changed(six):
    six.commit(14, sure=1)
    with pytest.raises(TooLate, match="answered: 14, a guess"):
        six.commit(8, sure=3)
    with pytest.raises(TooLate):
        six.skip()
    assert six.prediction.answer == 14


def test_a_prediction_cannot_be_changed_after_the_reveal(six):
    six.commit(14)
    six.reveal()
    with pytest.raises(TooLate):
        six.commit(8)


def test_a_skip_is_recorded_as_a_skip_and_stays_one():
    kept = []
    asking = Asking(make_question("frens-six-dogs"), kept.append)
    asking.skip()
    asking.skip()
    with pytest.raises(TooLate, match="was skipped"):
        asking.commit(8)
    assert kept == [Prediction("frens-six-dogs", None, None)]
    assert asking.reveal().verdict == ("The rules say 8.",)


def test_the_same_answer_given_twice_is_one_prediction():
    kept = []
    asking = Asking(make_question("frens-six-dogs"), kept.append)
    asking.commit("8", sure=2)
    asking.commit(8, sure=2)
    assert len(kept) == 1


@pytest.mark.parametrize("answer", ["many", -1, 8.0, True, None, [8], "8" * 10_000])
def test_what_is_no_number_is_refused_with_what_would_be_one_and_commits_nothing(six, answer):
    with pytest.raises(SettingError, match="a whole number such as 8"):
        six.commit(answer)
    assert six.prediction is None


@pytest.mark.parametrize("sure", [0, 4, 2.0, True, None])
def test_there_are_three_levels_of_being_sure(six, sure):
    with pytest.raises(SettingError, match=r"1 \(a guess\), 2 \(fairly sure\) or 3 \(certain\)"):
        six.commit(8, sure)
    assert six.prediction is None


@pytest.mark.rule("Z.frens", "Z.frens-sides", "Z.diagonal")
@pytest.mark.parametrize(
    # Sides Beagle|Husky: (0,0)|(0,1), (1,0)|(2,0), (1,1)|(0,1), (1,1)|(2,1) = 4 of 2 points; three are
    # left out by whoever skips seams (one remains), two by whoever follows the arrow; three Huskies touch.
    ("answer", "ids"),
    [
        (8, set()),
        (2, {"Z-SEAM"}),
        (4, {"Z-ARROW", "Z-X2"}),
        (6, {"Z-DOGS"}),
        (14, {"Z-DIAG"}),
        (9, set()),
    ],
)
def test_the_six_dog_board_names_the_ideas_behind_2_4_6_and_14(six, answer, ids):
    six.commit(answer)
    assert {way.id for way in six.reveal().ways} == ids


def test_a_wrong_number_says_yours_the_rules_the_name_one_sentence_and_where_the_two_part(six):
    six.commit(6, sure=2)
    # Counting dogs: 0,0 finds the Husky at 0,1; 1,0 the one at 2,0; 1,1 finds 0,1 again: step 5.
    assert six.reveal().verdict == (
        "You said 6 (fairly sure). The rules say 8.",
        "Z-DOGS: You counted dogs; every side on which they touch counts.",
        "The two part at step 5. By the rules: The Beagle at 1,1 touches the Husky at 0,1: 2 points. "
        "(+2, total 6). Your way: The Beagle at 1,1 touches the Husky at 2,1. (+2, total 6).",
    )


def test_a_number_that_no_idea_leads_to_is_said_to_be_one(six):
    six.commit(9)
    assert six.reveal().verdict[-1] == "None of the known ideas leads there; go through the steps."


def test_a_skip_names_what_leads_to_other_numbers(six):
    six.skip()
    assert [line.split(":")[0] for line in six.reveal().others] == [f"If you had {n}" for n in (2, 4, 6, 14)]


def test_two_ideas_with_one_number_are_told_apart_by_a_follow_up_board(six):
    six.commit(4)
    question = six.follow_up()
    solution = question.solve()
    answers = {way.id: way.answer for way in solution.wrong}
    assert len({solution.answer, answers["Z-ARROW"], answers["Z-X2"]}) == 3
    assert six.follow_up() == question or six.follow_up().board == question.board


@pytest.mark.parametrize("answer", [8, 6, 9])
def test_where_at_most_one_idea_leads_there_is_no_follow_up(six, answer):
    six.commit(answer)
    assert six.follow_up() is None


@pytest.mark.parametrize("id", [id for id in ITEMS if make_question(id).kind == "number"])
def test_every_tie_of_two_ideas_on_a_board_of_a_lesson_can_be_told_apart(id):
    question = make_question(id)
    solution = question.solve()
    for answer in {way.answer for way in solution.wrong}:
        ways = solution.led_to(answer)
        if len(ways) < 2 or question.follow_up is None:
            continue
        other = question.follow_up(ways).solve()
        answers = {way.key: way.answer for way in other.wrong}
        assert len({answers[way.key] for way in ways} | {other.answer}) == len(ways) + 1


def test_yes_and_no_are_read_from_words():
    asking = Asking(make_question("one-match"))
    assert asking.commit(" Yes ").right is True


@pytest.mark.rule("Z.diagonal", "Z.pack")
def test_cells_are_compared_as_a_set():
    asking = Asking(make_question("pack"))
    assert asking.commit("2,1 1,1").right is True


@pytest.mark.rule("Z.order")
@pytest.mark.parametrize("wish", ["", " ", "99,99", "0,0 99,99", "0"])
def test_cells_are_cells_of_the_board_and_nothing_is_no_answer(wish):
    asking = Asking(make_question("pack"))
    with pytest.raises(SettingError, match='cells of the board such as "0,0 0,1", or "none"'):
        asking.commit(wish)
    assert asking.prediction is None
    assert asking.commit("none").answer == frozenset()


def test_an_order_needs_every_letter_once():
    asking = Asking(make_question("turn"))
    with pytest.raises(SettingError):
        asking.commit("ACD")
    letters = {part: letter for letter, part in asking.question.options}
    order = [letters[part] for part in letters if part.startswith("lay a tile")]
    order += [letters[part] for part in letters if part.startswith("place")]
    order += [letters[part] for part in letters if part.startswith("lay the other")]
    order += [letters[part] for part in letters if part.startswith("draw")]
    assert asking.commit("".join(order)).right is True


def test_a_log_never_changes_and_takes_one_prediction_a_question():
    first = Prediction("a", None, 8, 3, True)
    empty = Log()
    log = empty.added(first)
    assert empty.entries == ()
    with pytest.raises(TooLate):
        log.added(Prediction("a", None, 9, 1, False))
    assert log.added(Prediction("a", 1, 9, 1, False)).committed == 2


def test_the_brier_score_is_the_mean_squared_distance_of_stated_and_real():
    log = Log(
        (Prediction("a", None, 8, 2, True), Prediction("b", None, 8, 3, False), Prediction("c", None, None))
    )
    # (0.7 - 1)^2 = 0.09; (0.95 - 0)^2 = 0.9025; mean 0.49625
    assert log.brier() == pytest.approx(0.4962, abs=1e-4)
    assert log.calibration() == {2: (1, 1), 3: (0, 1)}
    assert (log.committed, log.skipped) == (2, 1)
