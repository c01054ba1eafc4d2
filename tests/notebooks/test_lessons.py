"""The lessons: enough to predict, short cells, words to pictures, the same in any order and bare."""

import html
import json
import re

import pytest

from tests.notebooks.running import FOLDER, code_cells, read, run, words
from write_lessons import SOURCES, cells
from zoo_games.teach.builds import BUILDS
from zoo_games.teach.items import ITEMS
from zoo_games.teach.lessons import LESSONS, tally

NAMES = sorted(LESSONS)
PATHS = {name: FOLDER / f"{name}.ipynb" for name in NAMES}
LAST_WORDS = "## What this notebook did not tell you"


@pytest.fixture(scope="module", params=NAMES)
def name(request):
    """The lessons, one after the other."""
    return request.param


@pytest.fixture(scope="module")
def rounds(name):
    """What the cells show from a fresh kernel, run again, and run from the last to the first."""
    order = range(len(code_cells(read(PATHS[name]))))
    return run(read(PATHS[name]), [order, order, order[::-1]])


@pytest.fixture(scope="module")
def without_widgets(name, kernel_without_widgets):
    """What the cells show in an environment that has no widget library."""
    return run(read(PATHS[name]), [range(len(code_cells(read(PATHS[name]))))], kernel_without_widgets)[0]


def test_a_lesson_holds_every_item_that_is_declared_for_it(name):
    found = tally(json.loads(PATHS[name].read_text(encoding="utf-8")))
    assert found.lacks(LESSONS[name]) == []


@pytest.mark.parametrize(
    "name", ["zoomies_2_scoring", "zombee_2_odds", "boomerang_2_scoring", "wonderzoo_2_scoring"]
)
def test_a_lesson_on_counting_has_six_predictions_a_build_a_retrieval_and_an_exit(name):
    lesson = LESSONS[name]
    found = tally(json.loads(PATHS[lesson.name].read_text(encoding="utf-8")))
    assert len([id for id in found.committed if id in lesson.predictions]) >= 6
    assert len(found.built) >= 1
    assert [id for id in found.committed if id in lesson.retrieval]
    assert lesson.exit in found.committed
    assert found.committed[-1] == lesson.exit


def test_the_tally_finds_what_is_left_out():
    lesson = LESSONS["zoomies_2_scoring"]
    notebook = json.loads(PATHS[lesson.name].read_text(encoding="utf-8"))
    kept = [cell for cell in notebook["cells"] if "commit" not in "".join(cell["source"])]
    lacks = tally({"cells": kept}).lacks(lesson)
    assert "end-bones is revealed without a prediction, or not at all" in lacks
    assert tally({"cells": []}).lacks(lesson)[-1] == "frens-ten is not to be built"


def test_every_item_of_a_lesson_is_declared():
    for lesson in LESSONS.values():
        assert set(lesson.items) <= set(ITEMS)
        assert set(lesson.builds) <= set(BUILDS)


def test_a_notebook_is_made_from_its_readable_source(name):
    made = cells((SOURCES / f"{name}.md").read_text(encoding="utf-8"))
    stored = read(PATHS[name]).cells
    assert [(cell.cell_type, cell.id, cell.source) for cell in stored] == [
        (cell.cell_type, cell.id, cell.source) for cell in made
    ]


def test_no_code_cell_is_longer_than_fifteen_lines(name):
    assert max(len(cell.source.splitlines()) for cell in code_cells(read(PATHS[name]))) <= 15


def test_words_come_on_top_and_goals_are_three_at_most_and_the_end_says_what_is_missing(name):
    stored = read(PATHS[name]).cells
    top = stored[0].source
    assert "| Word | Meaning |" in top
    assert 1 <= len(re.findall(r"^\d\. ", top, re.MULTILINE)) <= 3
    assert stored[-1].source.startswith(LAST_WORDS)


def test_every_heading_stands_once(name):
    headings = re.findall(r"^#+ .*", "\n".join(cell.source for cell in read(PATHS[name]).cells), re.MULTILINE)
    assert len(headings) == len(set(headings)) >= 8


def test_learning_begins_with_a_board_on_which_a_tile_can_be_laid():
    first = code_cells(read(PATHS["zoomies_1_learn"]))[0]
    assert "notebook.board(" in first.source
    assert "Ada to lay a tile" in words(map(_as_plain, first.outputs))


def test_learning_zombee_begins_with_a_board_on_which_dice_can_be_rolled():
    first = code_cells(read(PATHS["zombee_1_learn"]))[0]
    assert "notebook.board(" in first.source
    assert "Mia to roll all dice" in words(map(_as_plain, first.outputs))


def test_learning_boomerang_begins_with_a_board_on_which_a_land_can_be_chosen():
    first = code_cells(read(PATHS["boomerang_1_learn"]))[0]
    assert "notebook.board(" in first.source
    assert "Ada to choose a land" in words(map(_as_plain, first.outputs))


def test_learning_wonderzoo_begins_with_a_board_on_which_the_entrance_can_be_placed():
    first = code_cells(read(PATHS["wonderzoo_1_learn"]))[0]
    assert "notebook.board(" in first.source
    assert "Ada to place the entrance" in words(map(_as_plain, first.outputs))


def test_a_question_comes_in_a_cell_before_the_one_that_answers_it(name):
    sources = [cell.source for cell in code_cells(read(PATHS[name]))]
    for id in LESSONS[name].items:
        asked = next(n for n, source in enumerate(sources) if source.endswith(f'ask("{id}")'))
        answered = next(
            n for n, source in enumerate(sources) if f'ask("{id}")\n' in source and "reveal" in source
        )
        assert asked < answered


def test_answers_are_folded_away_until_they_are_asked_for(name):
    for cell in code_cells(read(PATHS[name])):
        assert ("reveal()" in cell.source or "shown()" in cell.source) == bool(cell.metadata.get("collapsed"))


def test_the_line_that_a_folded_answer_still_shows_tells_nothing(name):
    for cell in code_cells(read(PATHS[name])):
        for output in cell.outputs if cell.metadata.get("collapsed") else []:
            assert output["data"]["text/html"].splitlines()[0] in (
                "The answer:",
                "The tile:",
                "The dice:",
                "The land:",
            )


def test_no_question_stores_its_answer(name):
    for cell in code_cells(read(PATHS[name])):
        for id in re.findall(r'^ask\("([a-z-]+)"\)$', cell.source, re.MULTILINE):
            shown = words(map(_as_plain, cell.outputs))
            assert "The rules say" not in shown
            assert ITEMS[id].make(None).text in shown


def test_every_stored_picture_says_in_words_what_it_shows(name):
    pictures = [value for value in _stored(name, "text/html") if "<img" in value]
    assert len(pictures) >= 10
    for picture in pictures:
        for alt in re.findall(r'<img alt="([^"]*)"', picture):
            assert len(html.unescape(alt)) > 60


def test_pictures_of_questions_and_steps_are_stored_in_a_form_that_every_page_shows(name):
    for cell in code_cells(read(PATHS[name])):
        if re.search(r"\b(ask|worked|build)\(", cell.source) and "board(" not in cell.source:
            for output in cell.outputs:
                assert "data:image/svg" not in output.get("data", {}).get("text/html", "")


def test_whoever_has_the_page_alone_finds_every_step_of_every_count(name):
    stored = "\n".join(_stored(name, "text/html"))
    for id in LESSONS[name].items:
        for step in ITEMS[id].make(None).solve().steps:
            assert html.escape(step.text) in stored


def test_the_page_alone_names_the_ideas_behind_2_4_6_and_14():
    stored = "\n".join(_stored("zoomies_2_scoring", "text/plain"))
    for line in ("2: You left out", "4: You counted only", "6: You counted dogs", "14: You counted dogs"):
        assert line in stored


def test_the_page_alone_names_the_ideas_behind_every_chance_of_a_single_flip():
    stored = "\n".join(_stored("zombee_2_odds", "text/plain"))
    for line in ("1/14 (7.1 %): You took", "1/8 (12.5 %): You counted", "1/12 (8.3 %): You took a fresh"):
        assert line in stored


def test_the_table_beside_the_curve_says_what_the_curve_shows():
    stored = "\n".join(_stored("zombee_2_odds", "text/html"))
    alt = next(one for one in re.findall(r'alt="([^"]*)"', stored) if "exact share" in one)
    for k, share in ((1, "8.3 %"), (5, "41.7 %"), (12, "100.0 %")):
        assert f"{k} {share}" in alt
        assert f"<td>{k}</td>" in stored


@pytest.mark.parametrize(
    ("name", "lines"),
    [
        (
            "boomerang_1_learn",
            ("3: You counted animals that live there", "12: You left the pot", "C A B: You began"),
        ),
        (
            "boomerang_2_scoring",
            ("3: You let second place score", "2: You counted a group", "5: You counted"),
        ),
    ],
)
def test_the_page_alone_names_the_ideas_behind_wrong_answers_about_boomerang(name, lines):
    stored = "\n".join(_stored(name, "text/plain"))
    for line in lines:
        assert line in stored


def test_the_page_alone_has_the_worked_table_of_boomerang():
    source = (SOURCES / "boomerang_2_scoring.md").read_text(encoding="utf-8")
    for row in ("3 + 0 + 2 = **5**", "3 + 2 + 0 = **5**", "0 + 0 + 1 = **1**"):
        assert row in source


@pytest.mark.rule("W.count", "W.score", "W.red", "W.path", "W.norepeat")
def test_the_page_alone_shows_the_two_readings_of_pawn_b_and_names_the_ideas_of_wonderzoo():
    cells = code_cells(read(PATHS["wonderzoo_2_scoring"]))
    toggled = next(cell for cell in cells if cell.source.startswith("from zoo_games.wonderzoo.scoring"))
    # The example of the rule text: pawn A 2 either way, pawn B 2 by side and 1 by tile.
    assert words(map(_as_plain, toggled.outputs)).split("\n")[:2] == [
        'count="side": pawn A 2, pawn B 2',
        'count="tile": pawn A 2, pawn B 1',
    ]
    scoring = "\n".join(_stored("wonderzoo_2_scoring", "text/plain"))
    learning = "\n".join(_stored("wonderzoo_1_learn", "text/plain"))
    assert "3: You counted red as 1" in scoring
    assert "1: You counted each tile once" in scoring
    assert all(f"({id})" in scoring for id in ("W-PATH", "W-TILE", "W-RED", "W-DIAG", "W-LIKED"))
    assert all(f"({id})" in learning for id in ("W-PATH", "W-MOVE", "W-BUS", "W-OUT", "W-FLIP"))


def test_a_printed_page_holds_no_line_that_only_a_running_notebook_needs(name):
    stored = "\n".join(_stored(name, "text/plain"))
    for idle in ("nothing to tell apart", "laid yet", "chosen yet", "rolled yet", "Commit an answer first"):
        assert idle not in stored


def test_nothing_stored_names_the_machine_it_was_made_on(name):
    text = PATHS[name].read_text(encoding="utf-8")
    assert not re.search(r"/(home|root|work|tmp|Users)/|\\Users\\", text)


def test_a_cell_shows_the_same_when_everything_is_run_again_and_in_reverse(rounds):
    assert rounds[1] == rounds[0]
    assert rounds[2] == rounds[0]


@pytest.mark.parametrize(
    "name",
    [
        "zoomies_2_scoring",
        "zombee_1_learn",
        "zombee_2_odds",
        "boomerang_1_learn",
        "boomerang_2_scoring",
        "wonderzoo_2_scoring",
    ],
)
def test_a_lesson_runs_backwards_once_its_first_cell_has_run(name):
    notebook = read(PATHS[name])
    order = range(len(code_cells(notebook)))
    backwards = run(notebook, [[0, *order[:0:-1]]])[0]
    for cell, outputs in zip(code_cells(notebook), backwards, strict=True):
        if "progress(" not in cell.source:
            assert words(outputs) == words(map(_as_plain, cell.outputs))


def test_what_is_stored_is_what_a_fresh_kernel_shows(name, rounds):
    stored = [words(map(_as_plain, cell.outputs)) for cell in code_cells(read(PATHS[name]))]
    assert stored == [words(outputs) for outputs in rounds[0]]


def test_without_widgets_every_question_and_every_answer_is_the_same(name, rounds, without_widgets):
    sources = [cell.source for cell in code_cells(read(PATHS[name]))]
    for source, there, here in zip(sources, rounds[0], without_widgets, strict=True):
        assert _alts(here) == _alts(there)
        if "reveal()" in source or "worked(" in source or ".lay(" in source:
            assert words(here) == words(there)


def test_without_widgets_a_number_is_typed_and_answered(kernel_without_widgets):
    notebook = read(PATHS["zoomies_2_scoring"])
    sources = [cell.source for cell in code_cells(notebook)]
    place = next(n for n, source in enumerate(sources) if "six.commit(None" in source)
    cell = code_cells(notebook)[place]
    cell.source = cell.source.replace("six.commit(None", "six.commit(14")
    shown = run(notebook, [[0, place]], kernel_without_widgets)[0][place]
    assert "Z-DIAG: You counted dogs that meet only at a corner" in words(shown)


def _as_plain(output):
    return {"text": output.get("text", ""), "data": output.get("data", {})}


def _stored(name, kind):
    return [
        output["data"][kind]
        for cell in code_cells(read(PATHS[name]))
        for output in cell.outputs
        if kind in output.get("data", {})
    ]


def _alts(outputs):
    """Return the words of every picture; the dark twin of one says the same."""
    found = [
        re.findall(r'<img(?: class="zoo-if-light")? alt="([^"]*)"', output["data"].get("text/html", ""))
        for output in outputs
    ]
    return [alt for alts in found for alt in alts]
