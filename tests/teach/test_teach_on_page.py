"""Questions in a cell: typed answers get sentences; a page's messages commit once and say what is wrong."""

import pytest

from zoo_games.notebook import prediction
from zoo_games.notebook.prediction import Asked, Desk, ask, build, progress, worked
from zoo_games.notebook.prediction_widget import Predictor
from zoo_games.teach.builds import make_build
from zoo_games.teach.grading import questions
from zoo_games.zoomies.scoring import explain_score


@pytest.fixture(autouse=True)
def _empty_desk(monkeypatch):
    """Every test begins with no prediction made."""
    monkeypatch.setattr(prediction, "_desk", Desk())


@pytest.fixture
def widget():
    """The widget of the six-dog question."""
    made = Predictor(ask("frens-six-dogs"))
    yield made
    made.layout.close()
    made.close()


def _send(widget, **message):
    widget._receive(widget, {"serial": widget.question["serial"], **message}, [])


def test_before_a_prediction_a_reveal_is_a_sentence():
    assert repr(ask("frens-six-dogs").reveal()) == "Commit an answer first, or skip; then it is revealed."


def test_none_in_place_of_an_answer_skips():
    six = ask("frens-six-dogs")
    six.commit(None, sure=2)
    assert six.prediction.skipped
    assert six.reveal().verdict == ("The rules say 8.",)


def test_none_after_an_answer_was_committed_leaves_it_as_it_is():
    six = ask("frens-six-dogs")
    six.commit(14, sure=3)
    assert repr(six.commit(None)) == "Committed: 14, certain. It stays."
    assert six.prediction.answer == 14


def test_a_later_answer_is_not_taken_and_the_reveal_says_so_once():
    six = ask("frens-six-dogs")
    six.commit(14, sure=3)
    six.commit(8, sure=3)
    assert six.reveal().verdict[0].startswith("This question was answered: 14, certain. That stays")
    assert six.reveal().verdict[0].startswith("You said 14")


def test_what_is_no_answer_is_said_and_the_reveal_still_waits():
    six = ask("frens-six-dogs")
    six.commit("many")
    assert "a whole number such as 8" in repr(six.reveal())
    assert six.prediction is None


def test_asked_again_a_question_is_the_same_with_what_was_committed():
    ask("frens-six-dogs").commit(6)
    assert ask("frens-six-dogs").prediction.answer == 6
    assert ask("frens-six-dogs", seed=1).prediction is None


def test_a_fresh_board_has_a_prediction_of_its_own():
    six = ask("frens-six-dogs")
    six.skip()
    other = six.fresh(2)
    assert isinstance(other, Asked)
    assert other.question.board != six.question.board
    assert other.prediction is None
    assert repr(ask("corner").fresh(1)) == "The question corner has only the board of the lesson."


def test_with_two_ideas_behind_a_number_the_follow_up_is_asked():
    six = ask("frens-six-dogs")
    six.commit(4)
    assert isinstance(six.follow_up(), Asked)
    assert six.follow_up() is six.follow_up()


def test_a_page_asks_the_follow_up_of_an_answer_that_nobody_gave():
    apart = ask("frens-six-dogs", seed=None).follow_up(4)
    assert isinstance(apart, Asked)
    assert {"Z-ARROW", "Z-X2"} <= {way.id for way in apart.question.solve().wrong}
    assert "at most one idea" in ask("frens-six-dogs").follow_up(14).text
    assert "a whole number" in ask("frens-six-dogs").follow_up("many").text


def test_a_picture_that_stands_further_up_is_not_shown_again():
    first, second = ask("end-bones"), ask("end-leader")
    assert "<img" in first._repr_mimebundle_()["text/html"]
    assert "<img" not in second._repr_mimebundle_()["text/html"]
    assert first.question.board in repr(first)
    assert second.question.board not in repr(second)


def test_every_way_a_question_shows_itself_says_what_is_asked():
    for question in questions(("frens-six-dogs", "turn", "pack", "one-match")):
        asked = ask(question.id)
        assert question.text in repr(asked)
        assert asked._repr_mimebundle_()["text/plain"] == repr(asked)
        assert ("<img" in asked._repr_mimebundle_()["text/html"]) == (question.scene is not None)


def test_a_position_of_anybodys_is_counted_step_by_step():
    position = make_build("frens-ten").position
    shown = worked(position)
    assert shown.solution.answer == explain_score(position.state).items[0].points
    assert worked(position, steps=2).ending == "2 of 6 steps. The rest is yours."
    with pytest.raises(prediction.SettingError, match="no item 5"):
        worked(position, item=5)


def test_a_tile_is_laid_in_words_and_the_progress_knows():
    task = build("frens-ten")
    assert task.lay() is None
    assert task.lay(task.position).text == "No tile laid yet."
    assert "Build tasks solved: 0 of 1." in str(progress("zoomies_2_scoring"))
    assert repr(task.lay("somewhere")).endswith(".")
    assert task.lay("B-H* at 1,2 N").solved is True
    assert "Build tasks solved: 1 of 1." in str(progress("zoomies_2_scoring"))


# --- the widget --------------------------------------------------------------------------------------------


def test_before_a_prediction_nothing_of_the_answer_is_sent(widget):
    assert widget.state == {"reveal": None, "problem": ""}
    assert "rules" not in widget.question


def test_a_message_commits_and_the_answer_is_sent(widget):
    _send(widget, kind="commit", answer="14", sure=3)
    assert widget.state["reveal"]["verdict"][1].startswith("Z-DIAG")
    assert [step["total"] for step in widget.state["reveal"]["steps"]] == ["0", "0", "2", "4", "6", "8"]
    assert all(step["ruleText"] and step["alt"] for step in widget.state["reveal"]["steps"])


def test_a_second_message_changes_nothing(widget):
    _send(widget, kind="commit", answer="14", sure=3)
    _send(widget, kind="commit", answer="8", sure=3)
    assert ask("frens-six-dogs").prediction.answer == 14


def test_a_message_to_a_board_that_was_replaced_is_dropped(widget):
    _send(widget, kind="skip")
    _send(widget, kind="fresh")
    widget._receive(widget, {"serial": 1, "kind": "commit", "answer": "8", "sure": 2}, [])
    assert widget.state["reveal"] is None
    assert widget.question["picture"].startswith("data:image/svg+xml")
    assert widget.question["text"]


@pytest.mark.parametrize(
    "message",
    [{"kind": "commit"}, {"kind": "commit", "answer": [1], "sure": "x"}, {"kind": "commit", "answer": "8"},
     {"kind": "apart"}, {"kind": "nonsense"}, {}],
)  # fmt: skip
def test_a_broken_message_never_raises_and_commits_no_answer(widget, message):
    _send(widget, **message)
    assert ask("frens-six-dogs").prediction is None


def test_what_is_no_message_is_dropped(widget):
    for content in (None, "commit", [], 3):
        widget._receive(widget, content, [])
    assert widget.state["problem"] == ""


def test_a_defect_is_said_on_the_page(widget, monkeypatch):
    def broken(answer, sure):
        raise RuntimeError("odd")

    monkeypatch.setattr(widget._asked, "commit", broken)
    _send(widget, kind="commit", answer="8", sure=2)
    assert widget.state["problem"].startswith("The question stumbled (RuntimeError: odd)")


def test_an_answer_in_code_reaches_the_page(widget):
    ask("frens-six-dogs").commit(8)
    assert widget.state["reveal"]["verdict"] == ["You said 8 (fairly sure). The rules say 8: right."]
