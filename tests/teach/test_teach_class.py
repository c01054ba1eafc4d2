"""For a class: codes without names, a test that is graded anew, a sheet whose key lies apart."""

import re

import pytest

from zoo_games.core.errors import NotationError, SettingError
from zoo_games.teach import codes
from zoo_games.teach.grading import grade, key, personal_seed, questions, sheet, write_sheet
from zoo_games.teach.items import ITEMS, make_question
from zoo_games.teach.lessons import LESSONS
from zoo_games.teach.prediction import Asking, Log, Prediction

SCORING = LESSONS["zoomies_2_scoring"].items


@pytest.mark.parametrize("id", ITEMS)
def test_a_code_gives_back_what_was_committed(id):
    right = make_question(id).solve().answer
    for answer, sure in ((right, 1), (right, 3), (None, None)):
        made = Prediction(id, None, answer, sure, None if answer is None else True)
        code = codes.encode(made)
        assert len(code) <= 12
        assert codes.decode(code) == made


def test_no_two_items_have_the_same_bits():
    assert len({codes.encode(Prediction(id, None, None)) for id in ITEMS}) == len(ITEMS)


def test_a_code_is_read_as_people_write_it():
    code = codes.encode(Prediction("frens-six-dogs", None, 14, 2, False))
    assert codes.decode(f" {code[:5].lower()}-{code[5:]} ").answer == 14


def test_a_single_wrong_character_is_found():
    code = codes.encode(Prediction("frens-six-dogs", None, 14, 2))
    damaged = [
        code[:place] + other + code[place + 1 :]
        for place in range(len(code))
        for other in codes.ALPHABET
        if other != code[place]
    ]
    found = 0
    for one in damaged:
        try:
            codes.decode(one)
        except NotationError:
            found += 1
    assert found >= 0.99 * len(damaged)


@pytest.mark.parametrize("code", ["", "abc", "?" * 10, "U" * 10, "0" * 10, "x" * 1000])
def test_what_is_no_code_is_refused_in_a_sentence(code):
    with pytest.raises(NotationError):
        codes.decode(code)


def test_a_text_as_it_was_pasted_is_a_code_a_word():
    made = [codes.encode(Prediction("frens-six-dogs", None, n, 2)) for n in (8, 14)]
    assert codes.votes("\n".join(made) + "\n") == codes.votes(made)


def test_a_histogram_counts_answers_names_ideas_and_lists_what_is_damaged():
    made = [codes.encode(Prediction("frens-six-dogs", None, n, 2)) for n in (8, 14, 14, 6)]
    found = codes.votes([*made, "nonsense"])[0]
    assert found.counts == (("14", 2), ("6", 1), ("8", 1))
    assert found.names["4"] == ("Z-ARROW", "Z-X2")
    assert found.damaged[0][0] == "nonsense"
    assert "14 ## 2  Z-DIAG" in str(found)


def test_codes_are_for_boards_that_everybody_has():
    with pytest.raises(NotationError, match="which everybody has"):
        codes.encode(Prediction("frens-six-dogs", 3, 8, 2))


@pytest.mark.parametrize("seed", [None, 11])
def test_a_perfect_test_gets_all_an_empty_one_none(seed):
    perfect = {question.id: question.solve().answer for question in questions(SCORING, seed)}
    assert grade(SCORING, perfect, seed).points == len(SCORING)
    assert grade(SCORING, {}, seed).points == 0


@pytest.mark.parametrize("seed", [None, 5])
def test_a_test_answered_by_one_wrong_idea_finds_that_idea(seed):
    given = {}
    for question in questions(SCORING, seed):
        solution = question.solve()
        theirs = [way.answer for way in solution.wrong if way.id == "Z-DIAG"]
        given[question.id] = theirs[0] if theirs else solution.answer
    found = grade(SCORING, given, seed)
    assert 0 < found.points < len(SCORING)
    assert found.ideas["Z-DIAG"] == len(SCORING) - found.points
    assert found.ideas.most_common(1)[0][0] == "Z-DIAG"


def test_an_answer_that_cannot_be_read_is_neither_right_nor_wrong():
    mark = grade(["frens-six-dogs"], {"frens-six-dogs": "eight"}).marks[0]
    assert mark.right is None
    assert "whole number" in mark.said


def test_everybody_gets_boards_of_their_own():
    seeds = {personal_seed(f"person {number}", "salt") for number in range(50)}
    assert len(seeds) == 50
    assert personal_seed("person 1", "salt") != personal_seed("person 1", "other")


def test_nobody_can_tell_one_answer_from_another():
    """Three boards of one item go with more than three of another: 30 persons, 4 items."""
    items = ("leader", "frens-six-dogs", "bones", "zoomies-four")
    solved = set()
    for number in range(30):
        test = questions(items, personal_seed(f"person {number}", "salt"))
        solved.add(tuple(question.solve().answer for question in test))
    assert len(solved) > 15


def test_two_items_of_one_kind_get_boards_of_their_own():
    one, other = questions(("table-ada", "table-cleo"), 4)
    assert one.board != other.board


def test_sheets_of_a_class_stand_side_by_side(tmp_path):
    for seed in (1, 2):
        write_sheet(tmp_path, ("bones",), seed=seed)
    assert len(list(tmp_path.iterdir())) == 4


def test_an_answer_to_another_test_is_named():
    with pytest.raises(SettingError, match=r"no question 'bonez'.*bones"):
        grade(["bones"], {"bonez": 4})


def test_a_sheet_holds_the_questions_and_no_answer_and_the_key_holds_them(tmp_path):
    items = ("frens-six-dogs", "bones", "turn", "frens-solo")
    paths = write_sheet(tmp_path, items, seed=9)
    asked, answers = (path.read_text(encoding="utf-8") for path in paths)
    assert asked.count("<section>") == answers.count("<section>") == len(items)
    assert asked.count("<svg") == 3
    assert "Total" not in asked
    for number, question in enumerate(questions(items, 9), start=1):
        solution = question.solve()
        said = " ".join(solution.answer) if isinstance(solution.answer, tuple) else str(solution.answer)
        assert f"<h2>{number}: {said}</h2>" in answers
    assert sheet(items, 9) == asked
    assert key(items, 9) == answers


def test_a_picture_on_a_sheet_has_its_words():
    page = sheet(("frens-six-dogs",))
    assert re.search(r"<desc[^>]*>Row 0: ", page) or "Row 0: " in page


def test_an_unknown_item_is_refused():
    with pytest.raises(SettingError, match="There is no question"):
        grade(["nothing"], {})


def test_predictions_of_a_lesson_make_its_progress():
    log = Log()
    for id in SCORING[:3]:
        asking = Asking(make_question(id))
        log = log.added(asking.commit(asking.solution().answer, sure=3))
    progress = LESSONS["zoomies_2_scoring"].progress(log, ("frens-ten",))
    assert str(progress).splitlines()[0] == f"Of {len(SCORING)} questions: 3 committed, 0 skipped."
    assert str(progress).splitlines()[-1] == "Build tasks solved: 1 of 1."
