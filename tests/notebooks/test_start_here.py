"""The first notebook: short cells, a move at once, the same lesson without widgets and in any order."""

import html
import re

import pytest

from tests.notebooks.running import START, code_cells, read, run, words

CODE = code_cells(read())
ALL = range(len(CODE))
CHECK, BOARD = 0, 1
"""Numbers of the first two code cells: the check, and the board with the first move."""


@pytest.fixture(scope="module")
def three_rounds():
    """What the cells show from a fresh kernel, run again, and run once more from the last to the first."""
    return run(read(), [ALL, ALL, ALL[::-1]])


@pytest.fixture(scope="module")
def without_widgets(kernel_without_widgets):
    """What the cells show in an environment that has no widget library."""
    return run(read(), [ALL], kernel_without_widgets)[0]


def test_no_code_cell_is_longer_than_fifteen_lines():
    assert max(len(cell.source.splitlines()) for cell in CODE) <= 15


def test_every_section_has_a_heading_and_no_heading_is_used_twice():
    headings = re.findall(r"^#+ .*", "\n".join(cell.source for cell in read().cells), re.MULTILINE)
    assert len(headings) >= 8
    assert len(headings) == len(set(headings))


def test_the_second_cell_lays_out_a_board_on_which_ada_can_lay_a_tile():
    assert CODE[CHECK].source.endswith("notebook.check()")
    assert "notebook.board(" in CODE[BOARD].source
    assert "Ada to lay a tile" in words(map(_as_plain, CODE[BOARD].outputs))


def test_the_first_cell_says_how_the_game_is_won_when_it_ends_and_what_tokens_there_are():
    opening = read().cells[0].source
    for words_ in (
        "eight tokens",
        "circles (**Leader** and **Zoomies**)",
        "squares (**Bones** and **Frens**)",
    ):
        assert words_ in " ".join(opening.split())
    assert "ends when nobody has a token left; whoever has most points wins" in opening


def test_the_cell_with_the_first_move_runs_alone_after_a_restart():
    alone = read()
    board = [cell for cell in alone.cells if cell.cell_type == "code"][BOARD]
    alone.cells = [board]
    shown = run(alone, [range(1)])[0]
    assert "Ada to lay a tile" in words(shown[0])


@pytest.mark.parametrize("number", [0, 4, 5, 8, 14])
def test_every_number_of_the_frens_example_gets_an_answer(number, monkeypatch):
    namespace = {}
    for cell in CODE:
        if "document = {" in cell.source or "frens = {" in cell.source:
            lines = [
                line
                for line in cell.source.splitlines()
                if not line.startswith(("zoomies.read", "six_dogs\n"))
            ]
            exec("import zoo_games\nzoomies = zoo_games.load('zoomies')\n" + "\n".join(lines), namespace)
    said = []
    namespace |= {"my_number": number, "print": lambda *parts: said.append(" ".join(map(str, parts)))}
    exec(next(cell.source for cell in CODE if "misreadings_for" in cell.source), namespace)
    (line,) = said
    if number == 8:
        assert line == "8: Right."
    elif number in (4, 14):
        assert line.startswith(f"{number}: You counted")
    else:
        assert line == f"{number}: No idea known here leads to it; compare with the steps above."


def test_the_keys_stand_in_the_case_in_which_the_buttons_show_them():
    table = next(cell.source for cell in read().cells if "| Key | does |" in cell.source)
    for keys in ("| r, Shift+R |", "| l, b, f, z |", "| k, t |", "| u, y |", "| w |"):
        assert keys in table


def test_every_stored_picture_says_in_words_what_it_shows():
    pictures = [value for value in _stored("text/html") if "<img" in value]
    assert len(pictures) >= 5
    for picture in pictures:
        alt = re.search(r'<img alt="([^"]+)"', picture)
        assert alt is not None
        assert len(html.unescape(alt[1])) > 60


def test_a_picture_is_never_stored_without_its_words():
    for cell in CODE:
        for output in cell.outputs:
            if {"image/png", "image/svg+xml"} & set(output.get("data", {})):
                assert {"text/html", "text/plain"} <= set(output["data"])


def test_nothing_stored_names_the_machine_it_was_made_on():
    assert not re.search(r"/(home|root|work|tmp|Users)/|\\Users\\", START.read_text(encoding="utf-8"))


def test_nothing_stored_tells_a_hand():
    stored = "\n".join([*_stored("text/html"), *_stored("text/plain")])
    assert "holds 2 tiles" in stored
    assert not re.search(r"holds [CPBHG]", stored)


def test_the_frens_example_asks_before_it_tells():
    question = next(n for n, cell in enumerate(CODE) if "my_number = None" in cell.source)
    before = "\n".join(
        words([_as_plain(output) for output in cell.outputs]) for cell in CODE[question - 1 : question]
    )
    after = words([_as_plain(output) for output in CODE[question + 1].outputs])
    # Four sides between Beagles and Huskies, counted in the rulings: 8 points.
    assert "8 points" not in before
    assert "Frens at 0,0: 8" in after


@pytest.mark.parametrize("number", ALL)
def test_a_cell_shows_the_same_when_everything_is_run_again(three_rounds, number):
    assert three_rounds[1][number] == three_rounds[0][number]


@pytest.mark.parametrize("number", ALL)
def test_a_cell_shows_the_same_when_cells_are_run_from_the_last_to_the_first(three_rounds, number):
    assert three_rounds[2][number] == three_rounds[0][number]


def test_without_widgets_the_check_says_so_in_a_line_and_what_to_do(without_widgets):
    said = words(without_widgets[CHECK]).strip()
    assert len(said.splitlines()) == 1
    assert "ipywidgets" in said
    assert "pip install" in said


@pytest.mark.parametrize("number", [number for number in ALL if number != CHECK])
def test_without_widgets_a_cell_shows_the_same_words_and_pictures(three_rounds, without_widgets, number):
    with_widgets, without = three_rounds[0][number], without_widgets[number]
    assert _alts(without) == _alts(with_widgets)
    for line in words(
        [output for output in with_widgets if "live board:" not in words([output])]
    ).splitlines():
        assert line in words(without)


def _as_plain(output):
    return {"text": output.get("text", ""), "data": output.get("data", {})}


def _stored(kind):
    return [
        output["data"][kind] for cell in CODE for output in cell.outputs if kind in output.get("data", {})
    ]


def _alts(outputs):
    """Return the words of every picture; the dark twin of one says the same."""
    found = [
        re.findall(r'<img(?: class="zoo-if-light")? alt="([^"]*)"', output["data"].get("text/html", ""))
        for output in outputs
    ]
    return [alt for alts in found for alt in alts]
