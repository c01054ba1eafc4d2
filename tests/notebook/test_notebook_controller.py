"""What a board does, without any widget."""

import counters
import pytest

from zoo_games.core.errors import SettingError, ZooError
from zoo_games.notebook.controller import Controller
from zoo_games.play.handle import GameHandle
from zoo_games.testing.race import Race


@pytest.fixture
def control():
    return Controller(counters.new(), seed=3)


def lay(control, cell):
    control.act(f"cell {cell}")
    control.button("end")


def test_a_turn_is_laid_ended_and_told(control):
    control.act("cell 1,1")
    assert control.message[1] == "Ada lays a counter at 1,1. End the turn."
    control.button("end")
    assert control.message[1] == "Ada ends the turn. A coin falls. Ben: lay a counter, up side showing."
    assert control.position.to_move == 1


def test_a_selection_changes_what_is_offered_and_nothing_else(control):
    before = control.position
    control.button("turn")
    assert control.position is before
    assert control.choices.targets["cell 0,0"].move == counters.Lay((0, 0), "down")
    assert control.message[1] == "Ada: lay a counter, down side showing."


def test_the_ghost_of_the_place_pointed_at_is_marked_and_whether_it_may_be_played(control):
    lay(control, "1,1")
    control.point("cell 0,0")
    assert (control.marks.ghost, control.marks.ghost_legal) == (counters.Lay((0, 0), "up"), True)
    control.point("cell 1,1")
    assert (control.marks.ghost, control.marks.ghost_legal) == (counters.Lay((1, 1), "up"), False)
    control.point(None)
    assert control.marks.ghost is None


def test_the_cells_of_the_last_turn_are_marked_until_the_next_one_is_over(control):
    lay(control, "1,1")
    assert control.marks.last == ((1, 1),)
    lay(control, "0,2")
    assert control.marks.last == ((0, 2),)
    control.act("cell 2,2")
    assert control.marks.last == ((2, 2),)
    control.undo()
    assert control.marks.last == ((0, 2),)


def test_a_refused_wish_names_the_rule_its_sentence_and_the_cell_and_the_game_stands(control):
    lay(control, "1,1")
    before = control.position
    control.act("cell 1,1")
    assert control.position is before
    assert control.notice.kind == "refused"
    assert control.notice.text == "A counter lies there already."
    assert control.notice.rules == (("C.free", "A counter is laid on a free cell."),)
    assert control.marks.refused == ((1, 1),)
    control.act("cell 0,0")
    assert control.notice is None


def test_a_typed_move_is_played_and_a_slip_is_explained(control):
    control.typed("lay 9,9")
    assert control.notice.kind == "unclear"
    assert '"lay 9,9" is not a move here' in control.notice.text
    control.typed(" lay 2,0 down ")
    assert control.notice is None
    assert control.position.state.cells == ((2, 0, 0, "down"),)


def test_undo_takes_the_turn_back_and_redo_plays_it_again(control):
    start = control.position
    assert not control.can_undo
    control.act("cell 1,1")
    after = control.position
    assert control.can_undo
    control.undo()
    assert control.position is start
    assert (control.can_undo, control.can_redo) == (False, True)
    control.redo()
    assert control.position is after


def test_what_was_drawn_stays_drawn(control):
    lay(control, "1,1")
    drawn = control.position
    assert not control.can_undo
    control.undo()
    assert control.position is drawn
    assert control.message[1] == "There is nothing to take back: what was drawn stays drawn."


def test_another_move_after_undo_forgets_what_was_taken_back(control):
    control.act("cell 1,1")
    control.undo()
    control.act("cell 0,0")
    assert not control.can_redo
    control.redo()
    assert control.message[1] == "Nothing was taken back."


def test_the_same_seed_and_the_same_moves_give_the_same_draws_with_or_without_undo():
    straight, wavering = (Controller(counters.new(), seed=5) for _ in range(2))
    wavering.act("cell 2,2")
    wavering.undo()
    for each in (straight, wavering):
        lay(each, "1,1")
        lay(each, "0,0")
    assert straight.position == wavering.position


def test_the_generation_goes_on_with_every_change_of_the_game_and_only_then(control):
    control.button("turn")
    control.point("cell 0,0")
    control.typed("nonsense")
    assert control.generation == 0
    control.act("cell 0,0")
    assert control.generation == 1
    control.undo()
    assert control.generation == 2


def test_the_view_is_that_of_the_person_to_move_and_nobodys_when_a_bot_has_played_to_the_end(control):
    assert control.viewer == 0
    assert control.shown.state.coins == ("SECRET-0-HEADS", None)
    lay(control, "1,1")
    assert control.viewer == 1
    assert control.shown.state.coins[0] is None


def test_a_bot_plays_its_seat_until_a_person_is_to_move():
    control = Controller(counters.new(), seed=3, bots={1: "random"})
    lay(control, "1,1")
    assert control.position.to_move == 0
    assert len(control.position.state.cells) == 2
    assert "Ben lays a counter" in control.message[1]


def test_a_bot_that_does_not_exist_is_refused_by_name():
    with pytest.raises(SettingError, match='Counters has no bot "clever"'):
        Controller(counters.new(), seed=3, bots={1: "clever"})


def test_a_seat_that_does_not_exist_is_refused_by_number():
    with pytest.raises(SettingError, match="There is no seat 2; the seats are 0 to 1"):
        Controller(counters.new(), seed=3, bots={2: "random"})


def test_why_opens_the_steps_of_an_item_and_they_can_be_walked(control):
    lay(control, "1,1")
    lay(control, "1,2")
    key = next(key for key, item in control.items().items() if item.player == 0)
    control.why(key)
    assert control.stepping.title == "Ada, counter at 1,1: 3"
    assert control.message[1] == "The counter at 1,1 is worth 2. Total 2."
    assert control.marks.lit == ((1, 1),)
    assert control.marks.numbers == (((1, 1), "2"),)
    control.step(1)
    assert control.marks.sides == (((1, 1), (1, 2)),)
    assert control.message[1] == "It touches 1,2. Total 3."
    control.step(99)
    assert control.stepping.at == 1
    control.step(-5)
    assert control.stepping.at == 0
    control.cancel()
    assert control.stepping is None


def test_why_of_something_that_no_longer_scores_says_so(control):
    control.why("0 gone")
    assert control.message[1] == "That no longer scores."


def test_cancel_closes_the_notice_then_the_selection(control):
    lay(control, "1,1")
    control.button("turn")
    control.act("cell 1,1")
    control.cancel()
    assert control.notice is None
    assert control.selection == {"face": "down"}
    control.cancel()
    assert control.selection == {}


def test_acting_where_nothing_can_be_done_says_what_is_there(control):
    control.act("cell 1,1")
    control.act("cell 0,0")
    assert control.message[1] == "row 0, column 0: free"


def test_a_button_that_is_gone_does_nothing(control):
    before = control.position
    control.button("end")
    assert control.position is before


def test_saying_the_board_gives_picture_and_facts_of_the_viewer(control):
    control.say()
    assert control.message[1] == (
        "0 counters lie on 3 x 3 cells. Your coin shows SECRET-0-HEADS. Ada has 0. Ben has 0."
    )


def test_a_game_without_a_board_of_its_own_can_be_played_to_its_end():
    control = Controller(GameHandle(Race()).new(2, seed=1, goal=5), seed=2)
    for _ in range(200):
        if control.position.over:
            break
        control.button(control.choices.buttons[-1].id)
    assert control.position.over
    assert control.viewer is None
    assert control.choices.buttons == ()


def test_a_game_that_never_comes_to_a_person_is_stopped(monkeypatch):
    class Endless(Race):
        def to_act(self, state):
            return -1

    monkeypatch.setattr("zoo_games.notebook.line.ENOUGH_MOVES", 5)
    monkeypatch.setattr(Endless, "apply", lambda self, state, move: state)
    with pytest.raises(ZooError, match="No person was to move for 5 moves"):
        Controller(GameHandle(Endless()).new(2, seed=1), seed=2)
