"""Questions about ZomBee: answers counted by hand, ideas told apart, chances read as people write them."""

from fractions import Fraction

import pytest

from tests.sizes import deep
from zoo_games.core.errors import SettingError
from zoo_games.teach.builds import make_build
from zoo_games.teach.chances import read_chance
from zoo_games.teach.chart import Chart
from zoo_games.teach.codes import decode, encode
from zoo_games.teach.items import ITEMS, make_question
from zoo_games.teach.lessons import LESSONS
from zoo_games.teach.prediction import Asking, Prediction
from zoo_games.teach.zombee.chances import flips_chance, law_steps, law_tables, table
from zoo_games.teach.zombee.items import DECLARED, later
from zoo_games.teach.zombee.paying import position_of, who_pays
from zoo_games.teach.zombee.unfolding import unfold
from zoo_games.zombee.moves import Flip, Flower
from zoo_games.zombee.odds import odds
from zoo_games.zombee.rules import apply, legal
from zoo_games.zombee.witness import flipping, rolled

FRESH = [item.id for item in DECLARED if item.fresh]


def ideas(id, seed=None):
    return {way.id: way.answer for way in make_question(id, seed).solve().wrong}


@pytest.mark.rule("O.snore", "O.zombee", "O.zzz", "O.order", "O.cap", "O.bees")
@pytest.mark.parametrize(
    ("id", "answer"),
    [
        # rule text, example 1: three ZomBees, two Zzz, one must be set aside
        ("zombees-stay", 1),
        # two ZomBees with one Zzz
        ("zombees-reroll", False),
        # three ZomBees; the Zzz does nothing, the bee is for the others
        ("own-flips", 3),
        # rule text, example 2: first Mia's flower for the ZomBee
        ("first-flip", True),
        # three drops, the cap
        ("drops-after", 3),
        # two ZomBees and a bee
        ("all-flips", 3),
    ],
)
def test_the_answers_about_dice_are_those_of_the_rule_text(id, answer):
    assert make_question(id).solve().answer == answer


@pytest.mark.rule("O.stay", "O.question")
@pytest.mark.parametrize(
    ("id", "answer"),
    [
        # 11 bees and the ZomBee count
        ("one-flip", Fraction(1, 12)),
        ("five-flips", Fraction(5, 12)),
        # two bees and a question mark face up: nine bees and the ZomBee count
        ("mia-ends", Fraction(1, 10)),
        # one of 11 flowers
        ("mia-herself", Fraction(1, 11)),
        # 9/10 x 4/9
        ("mia-yellow", Fraction(4, 10)),
        # a bee less, four flips
        ("mia-after", Fraction(4, 9)),
        # five bees left
        ("six-shown", Fraction(1, 6)),
        # four bees left, three flips
        ("odds-exit", Fraction(3, 5)),
    ],
)
def test_the_chances_are_those_worked_out_by_hand(id, answer):
    assert make_question(id).solve().answer == answer


@pytest.mark.parametrize(
    ("item", "idea", "answer"),
    [
        ("zombees-stay", "O-PAIR", 0),
        ("zombees-reroll", "O-PAIR", True),
        ("own-flips", "O-ZZZ", 2),
        ("first-flip", "O-ORDER", False),
        ("drops-after", "O-CAP", 4),
        ("one-flip", "O-INDEP", Fraction(1, 14)),
        # 1 - (13/14)^5
        ("five-flips", "O-INDEP", 1 - Fraction(371293, 537824)),
        # 8 flowers lie face down
        ("six-shown", "O-MARK", Fraction(1, 8)),
        ("mia-yellow", "O-GIVEN", Fraction(4, 9)),
        ("mia-after", "O-BEFORE", Fraction(4, 10)),
        ("mia-rolls-on", "O-TOTAL", True),
        ("mia-herself", "O-HANDED", Fraction(1, 10)),
    ],
)
def test_a_wrong_idea_is_known_by_its_answer(item, idea, answer):
    assert ideas(item)[idea] == answer


def test_bees_before_zombees_is_known_by_its_order():
    solution = make_question("evaluation-order").solve()
    wrong = solution.wrong[0]
    assert wrong.id == "O-ORDER"
    assert wrong.answer == (*solution.answer[:3], solution.answer[4], solution.answer[3])


def test_two_ideas_lead_to_one_in_fourteen_and_two_flips_tell_them_apart():
    asking = Asking(make_question("one-flip"))
    asking.commit("1/14", sure=3)
    assert [way.id for way in asking.reveal().ways] == ["O-INDEP", "O-MARK"]
    apart = asking.follow_up().solve()
    # 2/12; 1 - (13/14)^2 = 27/196; 2/14
    assert apart.answer == Fraction(2, 12)
    assert {way.answer for way in apart.wrong} == {Fraction(27, 196), Fraction(2, 14)}


@pytest.mark.rule("O.question")
@pytest.mark.parametrize("bees", range(0, 11, 3))
@pytest.mark.parametrize("flips", [1, 2, 4])
def test_the_chance_of_a_question_is_that_of_every_way_the_flips_can_go(bees, flips):
    up = ("bee",) * bees + (None,) * (14 - bees)
    due = flipping(rolled("z" * flips + "s" * (5 - flips), honey=(9,) * 2, honey_cap=9), "flip", (0,) * flips)
    due = due.replace(flowers=up)
    answer = flips_chance("any", table(bees), flips).solve().answer
    assert answer == odds(due).ends == _found(due)


def _found(state):
    """Return the chance that the ZomBee is found, flower by flower through the rules themselves."""
    if state.phase not in ("flip", "name"):
        return Fraction(0)
    if state.phase == "name":
        return _found(apply(state, legal(state)[0]))
    free = state.flowers.index(None)
    turning = apply(state, Flip(free))
    hidden = dict(zip(("bee", "question", "zombee"), state.hidden, strict=True))
    down = sum(hidden.values())
    total = Fraction(0)
    for kind, number in hidden.items():
        if number:
            part = Fraction(1) if kind == "zombee" else _found(apply(turning, Flower(kind)))
            total += Fraction(number, down) * part
    return total


@pytest.mark.parametrize("id", FRESH)
@pytest.mark.parametrize("seed", range(deep(4, 60)))
def test_a_fresh_table_has_an_answer_that_no_idea_gives(id, seed):
    question = make_question(id, seed)
    solution = question.solve()
    assert question.seed == seed
    assert all(way.answer != solution.answer for way in solution.wrong)
    assert question.text == make_question(id, seed).text


def test_every_misreading_of_zombee_is_named_by_some_item():
    named = {way.id for item in DECLARED for way in item.make(None).solve().wrong}
    assert {"O-ZZZ", "O-PAIR", "O-ORDER", "O-INDEP", "O-CAP"} <= named


def test_no_step_and_no_sentence_speaks_of_a_seat_by_number():
    for item in DECLARED:
        question = item.make(None)
        solution = question.solve()
        said = [question.text, question.board, *(step.text for step in solution.steps)]
        said += [step.text for way in solution.wrong for step in way.steps]
        assert not [text for text in said if "seat " in text.lower()]


def test_steps_of_flips_stop_when_the_zombee_must_have_been_found():
    # two bees: three flips find it for sure
    assert law_steps(table(9), 5)[-1].text.endswith("So far 3/3 = 1.")


@pytest.mark.rule("O.question")
def test_question_marks_are_crossed_out_once_the_table_is_laid_open_in_thought():
    state = table(4, 1)
    first, opened, *flips = law_tables(state, 2)
    assert first == state
    # Seven bees and the ZomBee count; the one question mark left is the last flower.
    assert opened.flowers[5:] == ("bee",) * 7 + ("zombee", "question")
    assert [one.flowers[5:7] for one in flips] == [(None, None), ("bee", None)]
    assert all(one.flowers[-1] == "question" for one in flips)
    frames = make_question("two-flips-worked").solve().frames
    crossed = [sum("mark.refused" in repr(layer) for layer in frame.layers) for frame in frames]
    assert crossed == [0, 1, 1, 1]


def test_the_odds_side_by_side_are_those_of_the_rules():
    rows = {row[0]: row[1:] for row in who_pays(position_of(later()), "stop", "roll 1,2,3,4").rows()}
    # 1/10 and 4/10 of five flips; the ZomBee rolled stays, each bee falls anew
    assert rows["the ZomBee is found"] == ("50.0 %", "33.3 %")
    assert rows["Mia loses a drop"] == ("10.2 %", "18.8 %")
    assert make_question("mia-rolls-on").solve().answer is False


# --- chances as answers -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "said", ["1/12", " 1 / 12 ", "1 in 12", "8.3 %", "8.3%", "8,3 %", "8.33 percent", "0.083", ".0833", 0.083]
)
def test_a_chance_is_right_however_it_is_written(said):
    asking = Asking(make_question("one-flip"))
    assert asking.commit(said).right


@pytest.mark.parametrize("said", ["9 %", "0.08", "1/13", "2/12", "0.0838", "8.4 %"])
def test_a_chance_that_is_not_a_rounding_of_the_right_one_is_wrong(said):
    assert Asking(make_question("one-flip")).commit(said).right is (said == "0.08")


@pytest.mark.parametrize(
    "said",
    ["", "often", "12", "13/12", "1/0", "-1/12", "120 %", "1/12 of it", True, None, 5, "1e-2", "0.0.8"],
)
def test_what_is_no_chance_is_refused_with_what_would_be_one(said):
    with pytest.raises(SettingError, match=r'a chance such as "3/8" or "37\.5 %"'):
        make_question("one-flip").read(said)


def test_a_rounded_wrong_chance_still_finds_its_idea():
    asking = Asking(make_question("five-flips"))
    asking.commit("31 %", sure=2)
    assert asking.reveal().verdict[1].startswith("O-INDEP")


def test_all_and_nothing_are_chances():
    assert (read_chance("0"), read_chance(1), read_chance("100 %")) == (0, 1, 1)


def test_a_code_carries_a_chance_and_its_idea():
    for answer in (Fraction(1, 14), Fraction(1, 12)):
        code = encode(Prediction("one-flip", None, answer, 2, answer == Fraction(1, 12)))
        assert decode(code) == Prediction("one-flip", None, answer, 2, answer == Fraction(1, 12))


# --- build, chart, flowers one by one -----------------------------------------------------------------


def test_three_honey_drops_and_any_two_flips_solve_the_throw():
    task = make_build("drop-and-third")
    # 5 over 3 places for the honey, 2 x 2 faces for the others
    assert len(task.solutions()) == 10 * 4
    for faces in (
        "honey honey honey bee bee",
        "bee honey zombee honey honey",
        "dice zombee,zombee,honey,honey,honey",
    ):
        assert task.check(faces).solved


@pytest.mark.parametrize(
    ("faces", "said"),
    [
        (None, "No dice have fallen yet."),
        (
            "honey honey honey zzz zzz",
            "Mia takes a drop, and the flips find the ZomBee with a chance of 0 (0 %), not 1/3 (33.3 %).",
        ),
        (
            "bee bee honey honey zzz",
            "Mia takes no drop, and the flips find the ZomBee with a chance of 1/3 (33.3 %).",
        ),
    ],
)
def test_a_throw_that_misses_is_told_what_it_does(faces, said):
    verdict = make_build("drop-and-third").check(faces)
    assert not verdict.solved
    assert verdict.text == said


@pytest.mark.rule("O.honey", "O.zombees", "O.bees", "O.zzz")
def test_a_drop_and_one_flip_take_three_honey_drops_or_four_and_a_zombee_and_no_bee():
    task = make_build("drop-and-flip")
    # 5 places for the ZomBee; beside it four honey drops, or three and a Zzz in one of 4 places: 5 + 5 * 4
    assert len(task.solutions()) == 25
    for faces in ("honey honey honey honey zombee", "zzz zombee honey honey honey"):
        assert task.check(faces).solved
    assert task.check("honey honey honey zombee bee").text == (
        "Mia takes a drop and turns over one flower; the others turn over one. Wanted: a drop, one and none."
    )


@pytest.mark.parametrize("seed", range(deep(6, 60)))
def test_a_fresh_drop_with_flips_leaves_three_dice_for_the_honey(seed):
    task = make_build("drop-and-flip", seed)
    assert task.target + task.others <= 2
    faces = ["honey"] * 3 + ["zombee"] * task.target + ["bee"] * task.others
    assert task.check(" ".join([*faces, "zzz", "zzz"][:5])).solved
    assert 0 < len(task.solutions()) < task.tries()


def test_another_table_is_no_answer_to_a_throw():
    with pytest.raises(SettingError, match="another table"):
        make_build("drop-and-third").check(make_build("drop-and-third", seed=1).position)


@pytest.mark.parametrize("seed", range(deep(4, 40)))
def test_a_fresh_throw_has_a_solution_and_not_every_throw_is_one(seed):
    task = make_build("drop-and-third", seed)
    assert 0 < len(task.solutions()) < task.tries()


@pytest.mark.rule("O.stay", "O.question")
def test_a_bee_raises_the_chance_of_the_next_flip_and_a_question_mark_does_not():
    rows = [row[2:] for row in unfold("bee question question bee").rows()]
    assert rows == [
        ("1/14 (7.1 %)", "1/12 (8.3 %)"),
        ("1/13 (7.7 %)", "1/11 (9.1 %)"),
        ("1/12 (8.3 %)", "1/11 (9.1 %)"),
        ("1/11 (9.1 %)", "1/11 (9.1 %)"),
    ]


@pytest.mark.parametrize("words", ["", "rose", "zombee bee", "question question question"])
def test_flowers_that_cannot_lie_so_are_refused(words):
    with pytest.raises(SettingError):
        unfold(words)


def test_a_shuffled_row_ends_with_the_zombee_and_is_the_same_for_the_same_seed():
    assert unfold(7) == unfold(7)
    assert {unfold(seed).kinds[-1] for seed in range(8)} == {"zombee"}


def test_a_chart_has_a_mark_for_every_number_and_says_it_in_words():
    made = Chart("Found", "flips", {1: Fraction(1, 2), 2: Fraction(1)}, {1: 0.4})
    scene = made.scene()
    shapes = [type(shape).__name__ for layer in scene.layers for shape in layer.shapes]
    # a circle a number and one in the legend
    assert shapes.count("Circle") == 3
    assert "1 50.0 % 40.0 %; 2 100.0 %" in scene.alt
    assert "<td>-10.0</td>" in made._repr_mimebundle_()["text/html"]


@pytest.mark.parametrize(
    ("exact", "seen"), [({}, {}), ({1: Fraction(2)}, {}), ({1: Fraction(1, 2)}, {1: -0.1})]
)
def test_a_chart_of_nothing_or_of_no_shares_is_refused(exact, seen):
    with pytest.raises(SettingError):
        Chart("Found", "flips", exact, seen)


def test_the_lessons_of_zombee_ask_only_what_is_declared():
    declared = {item.id for item in DECLARED}
    for name in ("zombee_1_learn", "zombee_2_odds"):
        assert set(LESSONS[name].items) <= declared <= set(ITEMS)
