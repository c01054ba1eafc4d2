"""Questions on a real page: committed before the reveal, by keyboard alone, stepped through, asked anew."""

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect

from tests.sizes import deep

pytestmark = pytest.mark.browser

ASK = "from zoo_games.notebook import prediction\nfrom zoo_games.notebook.prediction import ask\nask('{}')"
STATE = "(lambda p: p and [str(p), p.right])(ask('{}').prediction)"
LIVE = ".jp-NotebookPanel:not(.lm-mod-hidden) .zoo-ask"


@pytest.fixture
def asked(jupyter, name):
    """Open a notebook that asks a question; return the question on the page."""

    def show(id):
        jupyter.open(name, [ASK.format(id), "1"])
        box = jupyter.page.locator(LIVE)
        expect(box).to_have_count(1)
        return box

    return show


def test_a_number_is_committed_and_then_stays_and_is_stepped_through(jupyter, asked):
    box = asked("frens-six-dogs")
    commit = box.get_by_role("button", name="Commit")
    expect(commit).to_have_attribute("aria-disabled", "true")
    expect(box.locator(".zoo-ask-stepper")).to_have_count(0)
    box.get_by_label("Your number").fill("14")
    expect(commit).to_have_attribute("aria-disabled", "true")
    box.get_by_label("certain").check()
    commit.click()
    expect(box.locator(".zoo-ask-verdict")).to_contain_text("You said 14 (certain). The rules say 8.")
    expect(box.locator(".zoo-ask-verdict")).to_contain_text("Z-DIAG")
    expect(box.get_by_role("button", name="Commit")).to_have_count(0)
    box.get_by_role("button", name="Forward").click()
    box.get_by_role("button", name="Forward").click()
    expect(box.locator(".zoo-ask-stepper")).to_contain_text("Step 3 of 6")
    expect(box.locator(".zoo-ask-stepper")).to_contain_text("Total 2.")
    assert jupyter.answer(STATE.format("frens-six-dogs")) == ["14, certain", False]


def test_the_page_hears_nothing_of_the_answer_before_one_is_committed(jupyter, asked):
    asked("frens-six-dogs")
    sent = jupyter.answer("str(ask('frens-six-dogs')._widget.get_state())")
    assert "Total" not in sent.replace("Total {total}", "")
    assert "The rules say" not in sent
    assert "'reveal': None" in sent


def test_by_keyboard_alone_a_number_is_committed_and_the_steps_are_walked(jupyter, asked):
    box = asked("frens-six-dogs")
    keys = jupyter.page.keyboard
    box.get_by_label("Your number").focus()
    keys.type("8")
    keys.press("Tab")
    keys.press("Space")
    keys.press("ArrowDown")
    keys.press("Tab")
    keys.press("Enter")
    expect(box.locator(".zoo-ask-verdict")).to_contain_text(
        "You said 8 (fairly sure). The rules say 8: right."
    )
    box.locator("[data-steps]").focus()
    keys.press("End")
    expect(box.locator(".zoo-ask-stepper")).to_contain_text("Step 6 of 6")
    keys.press("ArrowLeft")
    expect(box.locator(".zoo-ask-stepper")).to_contain_text("Step 5 of 6")


def test_a_skip_is_a_skip_and_a_fresh_board_asks_anew(jupyter, asked):
    box = asked("frens-six-dogs")
    box.get_by_role("button", name="Skip").click()
    expect(box.locator(".zoo-ask-verdict")).to_contain_text("The rules say 8.")
    box.get_by_role("button", name="A fresh board").click()
    expect(box.get_by_label("Your number")).to_have_value("")
    expect(box.locator("img")).to_have_count(1)
    expect(box.locator(".zoo-ask-text")).to_contain_text("How many points")
    assert jupyter.answer(STATE.format("frens-six-dogs")) == ["skipped", None]


def test_two_ideas_with_one_number_lead_to_a_board_that_tells_them_apart(asked):
    box = asked("frens-six-dogs")
    box.get_by_label("Your number").fill("4")
    box.get_by_label("a guess").check()
    box.get_by_role("button", name="Commit").click()
    box.get_by_role("button", name="A board that tells the ideas apart").click()
    expect(box.locator("img")).to_have_count(1)
    expect(box.get_by_role("button", name="Commit")).to_have_count(1)


def test_an_answer_in_code_shows_in_the_question_above(jupyter, asked):
    box = asked("one-match")
    jupyter.run("ask('one-match').commit('no', sure=3)")
    expect(box.locator(".zoo-ask-verdict")).to_contain_text("You said no (certain). The rules say yes.")


def test_cells_are_marked_and_an_order_is_typed(jupyter, asked):
    box = asked("pack")
    box.get_by_label("Beagle at 1,1").check()
    box.get_by_label("Beagle at 2,1").check()
    box.get_by_label("fairly sure").check()
    box.get_by_role("button", name="Commit").click()
    expect(box.locator(".zoo-ask-verdict")).to_contain_text("right")


def test_what_is_no_answer_is_said_and_nothing_is_committed(jupyter, asked):
    box = asked("turn")
    box.get_by_label("The letters in order").fill("AAB")
    box.get_by_label("a guess").check()
    box.get_by_role("button", name="Commit").click()
    expect(box.locator(".zoo-ask-problem")).to_contain_text("the letters in order")
    assert jupyter.answer(STATE.format("turn")) is None


def test_many_runs_of_a_cell_leave_the_widgets_of_one(jupyter, asked):
    asked("frens-six-dogs")
    count = "len(__import__('ipywidgets.widgets.widget', fromlist=['widget'])._instances)"
    once = jupyter.answer(count)
    for _ in range(deep(10, 50)):
        jupyter.run(ASK.format("frens-six-dogs"), cell=0)
    assert jupyter.answer(count) == once


def test_a_question_and_its_answer_pass_the_accessibility_check(jupyter, asked):
    box = asked("frens-six-dogs")
    assert _violations(jupyter.page) == []
    box.get_by_role("button", name="Skip").click()
    expect(box.locator(".zoo-ask-verdict")).to_contain_text("The rules say 8.")
    assert _violations(jupyter.page) == []


def _violations(page):
    found = Axe().run(page, context=LIVE).response["violations"]
    return [(one["id"], [node["html"][:120] for node in one["nodes"]]) for one in found]


def test_a_chance_in_per_cent_is_taken_for_the_fraction_it_rounds_and_its_idea_is_named(jupyter, asked):
    box = asked("five-flips")
    box.get_by_label("Your chance").fill("often")
    box.get_by_label("certain").check()
    box.get_by_role("button", name="Commit").click()
    expect(box).to_contain_text("a chance such as")
    box.get_by_label("Your chance").fill("35.7 %")
    box.get_by_role("button", name="Commit").click()
    verdict = box.locator(".zoo-ask-verdict")
    expect(verdict).to_contain_text("You said 5/14 (35.7 %) (certain). The rules say 5/12 (41.7 %).")
    expect(verdict).to_contain_text("O-MARK")
    assert jupyter.answer(STATE.format("five-flips")) == ["5/14 (35.7 %), certain", False]
