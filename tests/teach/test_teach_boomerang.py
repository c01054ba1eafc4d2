"""Questions about Boomerang: right by the rules, wrong by name, fresh boards from the deck, land builds."""

import pytest

from tests.sizes import deep
from zoo_games.boomerang import Boomerang
from zoo_games.boomerang.capture import takings
from zoo_games.boomerang.majority import majorities
from zoo_games.boomerang.misreadings import capturing_order
from zoo_games.boomerang.moves import Pass
from zoo_games.boomerang.rules import apply
from zoo_games.boomerang.scoring import score, winners
from zoo_games.core.chance import Stream
from zoo_games.core.errors import SettingError
from zoo_games.teach.boomerang.boards import (
    fresh_hunt,
    fresh_river,
    fresh_table,
    hunt,
    last,
    separating,
    table,
)
from zoo_games.teach.boomerang.counting import seat_steps
from zoo_games.teach.boomerang.hunting import takes_solution
from zoo_games.teach.boomerang.items import DECLARED, worked_table
from zoo_games.teach.boomerang.pictures import hoard_scene
from zoo_games.teach.boomerang.questions import score_question
from zoo_games.teach.boomerang.rounds import PARTS, round_parts
from zoo_games.teach.builds import make_build
from zoo_games.teach.items import make_question
from zoo_games.teach.prediction import Asking
from zoo_games.teach.searching import NoBoard

BOARDS = {item.id: item.board() for item in DECLARED if item.board is not None}


@pytest.mark.rule("B.most", "B.none", "B.both", "B.points", "B.six", "B.breaks")
def test_the_worked_table_is_5_5_1_and_won_by_boomerangs():
    # Emus 3 3 1: Ada and Ben 3 each. Lizards 0 2 1: Ben 2. Boomerangs 13 5 6: 2, 0, 1.
    state = worked_table()
    assert [majority.counts for majority in majorities(state) if majority.most] == [(3, 3, 1), (0, 2, 1)]
    assert score(state) == (3 + 0 + 2, 3 + 2 + 0, 0 + 0 + 1)
    assert [score_question("any", state, seat).solve().answer for seat in (0, 1, 2)] == [5, 5, 1]
    assert winners(state) == (0,)


@pytest.mark.parametrize(
    ("id", "answer"),
    [
        # dunes, water, forest, meadow show; mountain does not
        ("river-full", True),
        # dunes and water, forest and meadow, mountain: all five
        ("river-again", False),
        # water is on the emu and on one lizard; the two fish have other lands
        ("land-not-animal", 2),
        # 12 and the pot of 4
        ("pot", 16),
        # the emu with water went through dunes, the wallaby through forest
        ("who-comes-late", 0),
        # three cards show water; the two emus are gone
        ("last-of-four", 1),
        # emus 4 4 1
        ("tie", 4),
        ("minority", 0),
        # 11 = 6 + 5
        ("eleven", 1),
        # 14 = 2 x 6 + 2, 9 = 6 + 3, 7 = 6 + 1
        ("stocks", 2 + 1 + 1),
        # emus 2 alone, fish 1 tied, lizards 2 against 3, 9 boomerangs
        ("score-faded", 2 + 1 + 0 + 1),
        ("table-ada", 5),
        ("table-ben", 5),
        ("table-cleo", 1),
        ("table-win", True),
        # emus 2 3 3 1; Ben has 4 then
        ("tie-broken", 0),
        # Ada has 3 then, as Ben and Cleo
        ("tie-joined", 3),
        ("minority-grows", 0),
        # echidna 1 alone, emus 3 and lizards 2 tied, 12 boomerangs
        ("four-cleo", 1 + 3 + 2 + 2),
        # lizards 2 tied, turtles 3 alone, a wallaby tied by three, 7 boomerangs
        ("four-dan", 2 + 3 + 1 + 1),
        # fish 5, a wallaby, 13 boomerangs: 8 as Cleo, and 13 against 12
        ("four-win", True),
        # 12 against 12
        ("four-shared", False),
    ],
)
def test_the_answers_of_the_lessons_counted_by_hand(id, answer):
    assert make_question(id).solve().answer == answer


@pytest.mark.rule("B.order", "B.last")
def test_first_out_is_last_to_capture():
    # Ben passed first, then Cleo; Ada is the last hunter.
    question = make_question("stack-order")
    names = dict(question.options)
    assert [names[letter] for letter in question.solve().answer] == ["Ada", "Cleo", "Ben"]
    (way,) = [way for way in question.solve().wrong if way.id == "B-ORDER"]
    assert [names[letter] for letter in way.answer] == ["Ben", "Cleo", "Ada"]


@pytest.mark.parametrize(
    ("id", "wrong", "name"),
    [
        # the fish, twice, and the turtle
        ("land-not-animal", 3, "B-LAND"),
        ("pot", 12, "B-POT"),
        ("who-comes-late", 2, "B-ORDER"),
        ("minority", 3, "B-SECOND"),
        ("eleven", 2, "B-SIX"),
        # 30 boomerangs in one heap
        ("stocks", 5, "B-HEAP"),
        ("table-ada", 6, "B-SIX"),
        # one emu and one lizard in second place, one for boomerangs
        ("table-cleo", 3, "B-SECOND"),
        ("tie", 0, "B-TIES"),
        ("tie", 2, "B-TIES"),
        ("four-win", False, "B-GROUPS"),
        ("four-shared", True, "B-ALONE"),
    ],
)
def test_a_wrong_number_finds_its_name(id, wrong, name):
    asking = Asking(make_question(id))
    asking.commit(wrong, sure=3)
    assert name in {way.id for way in asking.reveal().ways}
    assert any(line.startswith(f"{name}: ") for line in asking.reveal().verdict)


@pytest.mark.parametrize(("id", "wrong"), [("who-comes-late", 2), ("table-cleo", 3), ("tie-broken", 3)])
def test_ideas_with_one_number_are_told_apart_by_the_follow_up(id, wrong):
    asking = Asking(make_question(id))
    asking.commit(wrong)
    keys = {way.key for way in asking.solution().led_to(wrong)}
    solution = asking.follow_up().solve()
    answers = {way.key: way.answer for way in solution.wrong if way.key in keys}
    assert set(answers) == keys
    assert len({*answers.values(), solution.answer}) == len(keys) + 1


@pytest.mark.parametrize("seed", range(deep(20, 400)))
def test_the_steps_of_a_seat_sum_to_what_the_rules_score(seed):
    state = table(Stream(seed, "any"))
    assert [seat_steps(state, seat)[-1].total for seat in range(3)] == list(score(state))


@pytest.mark.rule("B.order", "B.all")
@pytest.mark.parametrize("seed", range(deep(10, 200)))
def test_a_capture_takes_what_the_rules_take(seed):
    state = hunt(Stream(seed, "any"), players=4)
    top, hunter = state.stack[-1], state.hunting[0]
    before = state.replace(
        stack=state.stack[:-1], hunting=tuple(sorted((top, hunter))), to_move=top, deck=("emu:dunes+forest",)
    )
    after = apply(before, Pass())
    found = [takes_solution(state, seat).answer for seat in range(4)]
    assert found == [len(cards) for cards in after.captured]


# --- boards ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("id", BOARDS)
def test_a_board_of_a_lesson_holds_cards_of_the_deck_each_once(id):
    state = BOARDS[id]
    cards = [*state.river, *(card for hoard in state.captured for card in hoard)]
    assert len(cards) == len(set(cards))
    assert Boomerang().warnings(state.replace(deck=())) == ()


@pytest.mark.parametrize("seed", range(deep(6, 60)))
def test_a_fresh_table_is_as_hard_as_the_others_and_every_idea_has_a_number_of_its_own(seed):
    state = fresh_table(seed)
    assert fresh_table(seed) == state
    mine = [majority for majority in majorities(state) if majority.counts[0]]
    assert sorted(bool(majority.points[0]) for majority in mine) == [False, False, True, True]
    solution = make_question("score-solo", seed).solve()
    answers = [way.answer for way in solution.wrong]
    assert len({*answers, solution.answer}) == len(answers) + 1 == 6
    assert Boomerang().warnings(state.replace(deck=())) == ()


@pytest.mark.parametrize("seed", range(deep(6, 60)))
def test_on_a_fresh_hunt_the_last_one_gets_something_but_less_than_upside_down(seed):
    state = fresh_hunt(seed)
    solution = takes_solution(state, last(state))
    (upside_down,) = [way for way in solution.wrong if way.id == "B-ORDER"]
    assert 0 < solution.answer < upside_down.answer
    order = capturing_order(state)
    assert takings(state.river, order, state.choices)[-1].seat == last(state)


@pytest.mark.parametrize("seed", range(deep(6, 40)))
def test_a_fresh_river_needs_its_last_card(seed):
    assert make_question("river-full", seed).solve().answer is (seed % 2 == 1)
    assert len(fresh_river(seed).river) == 5


@pytest.mark.parametrize("seed", range(deep(6, 40)))
def test_a_fresh_pot_is_the_stock_and_the_pot(seed):
    question = make_question("pot", seed)
    assert "token face down" in question.board
    assert question.solve().steps[1].points > 0


def test_fresh_boards_of_two_seeds_differ():
    for id in ("river-full", "pot", "stack-order", "who-comes-late", "score-solo", "stack-of-four"):
        assert make_question(id, 2).board != make_question(id, 4).board


def test_ideas_that_no_table_tells_apart_are_refused():
    ways = make_question("pot").solve().wrong
    with pytest.raises(NoBoard, match="No table tells these ideas apart"):
        separating(ways)


@pytest.mark.parametrize("id", BOARDS)
def test_a_picture_tells_no_points_and_is_the_same_for_leader_and_loser(id):
    question = make_question(id)
    assert "point" not in question.scene.alt
    assert "point" not in question.board
    roles = {shape.fill for shape in hoard_scene(BOARDS[id]).shapes if hasattr(shape, "fill")}
    assert "lead" not in roles


def test_a_round_comes_in_the_order_in_which_it_was_played():
    assert round_parts() == tuple(PARTS[part] for part in ("deal", "choose", "hunt", "capture", "next"))


# --- build tasks -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("id", ["emus-tie", "emus-lead"])
@pytest.mark.parametrize("seed", [None, *range(deep(4, 30))])
def test_a_land_build_has_two_solutions_at_least_and_some_lands_are_none(id, seed):
    task = make_build(id, seed)
    assert 2 <= len(task.solutions()) < task.tries() == 5
    assert all(task.check(move).solved for move in task.solutions())


@pytest.mark.parametrize("id", ["emus-tie", "emus-lead"])
def test_a_choice_is_judged_by_what_the_rules_capture_after_it(id):
    task = make_build(id)
    for move in task.moves():
        chosen = task.position.play(move)
        captured = chosen.play("pass").play("pass")
        emus = next(one for one in majorities(captured.state) if one.animal == "emu")
        ahead = emus.counts[2] - max(emus.counts[:2])
        assert task.check(chosen).solved is task.check(captured).solved is (ahead == task.target)


def test_with_dunes_or_water_cleo_ties_and_with_another_land_she_does_not():
    # dunes: two emus to Cleo, one to Ada: 4 4. Water: one to Cleo, none to Ada: 3 3.
    task = make_build("emus-tie")
    found = {move.land: task.check(move).solved for move in task.moves()}
    assert found == {"dunes": True, "forest": False, "meadow": False, "mountain": False, "water": True}


def test_a_land_that_misses_is_told_what_it_leads_to():
    assert make_build("emus-lead").check("choose dunes").text == (
        "Cleo ties for the most emus, and should be exactly one ahead."
    )
    assert make_build("emus-tie").check(None).text == "No land chosen yet."


def test_another_river_is_no_answer():
    with pytest.raises(SettingError, match="another river"):
        make_build("emus-tie").check(make_build("emus-lead").position)


@pytest.mark.rule("B.all", "B.order")
def test_counting_animals_at_home_still_leaves_what_others_have_taken():
    # Two fish or turtles lie in the river, and one is taken by those who capture before.
    ways = {way.id: way.answer for way in make_question("who-comes-late").solve().wrong}
    assert (ways["B-ALONE"], ways["B-LAND"]) == (2, 1)


@pytest.mark.rule("B.deal")
def test_a_river_that_lacks_a_land_is_said_to_and_a_full_one_is_not():
    lacking, full = make_question("river-full").solve(), make_question("river-again").solve()
    assert [way.id for way in (*lacking.wrong, *full.wrong)] == ["B-SEEN", "B-LAND"]
    assert lacking.wrong[0].sentence.startswith("No card shows mountain yet;")
