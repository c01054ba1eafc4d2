"""The board in words, and what a pressed button says."""

import re

import pytest

import zoo_games
from zoo_games.notebook.controller import Controller
from zoo_games.notebook.speech import spoken
from zoo_games.play.agents import make_agent
from zoo_games.play.match import play
from zoo_games.render.scene import Scene, Spot


def scene(*spots, alt="A park.", reading=()):
    return Scene("Park", alt, 0, 0, 9, 9, (), spots, reading)


def cell(row, column, label, symbol="D", group="", name=""):
    place = f"row {row}, column {column}: {label}"
    return Spot(f"{group}{row},{column}", place, column, row, 1, 1, (row, column), symbol, False, group, name)


def test_what_lies_is_told_row_by_row_equal_neighbours_as_one_and_free_cells_not_at_all():
    shown = scene(
        cell(0, 0, "Husky"),
        cell(0, 1, "Husky"),
        cell(0, 2, "free", ""),
        cell(0, 3, "Husky"),
        cell(1, 0, "Beagle"),
    )
    assert spoken(shown) == "A park. Row 0: columns 0 to 1 Husky; column 3 Husky. Row 1: column 0 Beagle."


def test_a_short_name_takes_the_place_of_a_label_and_remarks_of_labels_are_left_out():
    shown = scene(
        cell(0, 0, "Husky, other half Poodle", name="Husky"), cell(0, 1, "path, a visitor (1 point now)")
    )
    assert spoken(shown) == "A park. Row 0: column 0 Husky; column 1 path, a visitor."


def test_boards_of_several_players_are_told_apart():
    shown = scene(cell(0, 0, "path", group="Ada's zoo"), cell(0, 0, "grass", group="Ben's zoo"))
    assert spoken(shown) == "A park. Ada's zoo, row 0: column 0 path. Ben's zoo, row 0: column 0 grass."


def test_a_fact_of_the_picture_is_not_read_again_and_a_mark_is_not_read_as_letters():
    shown = scene(
        cell(1, 2, "Husky", "H:LA"),
        alt="A park. Ada has 3 points.",
        reading=(
            "Ada has 3 points.",
            "LA at row 1, column 2: Ada's Leader on the Husky.",
            "9 tiles are left.",
        ),
    )
    assert spoken(shown) == (
        "A park. Ada has 3 points. Row 1: column 2 Husky. Row 1, column 2: Ada's Leader on the Husky. "
        "9 tiles are left."
    )


def test_a_very_large_board_is_not_told_to_its_end():
    shown = scene(*(cell(row, 2 * column, "Husky") for row in range(40) for column in range(20)))
    told = spoken(shown)
    assert told.endswith("There lies more; the arrow keys read it cell by cell.")
    assert len(told) < 3000


@pytest.mark.parametrize(
    ("name", "players"), [("zoomies", 4), ("wonderzoo", 2), ("boomerang", 5), ("zombee", 5)]
)
def test_every_game_says_each_sentence_once_and_stays_short(name, players):
    handle = zoo_games.load(name)
    record = play(handle.game, [make_agent(handle.game, "random") for _ in range(players)], seed=1)
    for position in handle.replay(record)[:: 1 + len(record.states) // 8]:
        told = spoken(position.view().scene())
        assert len(told) < 6000
        sentences = [part for part in re.split(r"(?<=\.) (?=[A-Z])", told) if len(part) > 12]
        twice = {one for one in sentences if sentences.count(one) > 1}
        assert twice == set()


def test_where_the_dogs_lie_is_said_once_and_tokens_in_words():
    control = Controller(zoo_games.load("zoomies").new(["Ada", "Ben"], seed=1), 1)
    control.say()
    told = control.message[1]
    assert "Row 0: column 0 Greyhound with a bone; column 1 Beagle with Zoomies;" in told
    assert told.count("Ada has 0 points") == 1


def test_turning_says_where_the_second_dog_lies_now():
    control = Controller(zoo_games.load("zoomies").new(["Ada", "Ben"], seed=1), 1)
    said = []
    for _ in range(4):
        control.button("turn")
        said.append(re.search(r"second dog lies to the (\w+)", control.message[1])[1])
    assert said == ["south", "west", "north", "east"]


def test_an_empty_typed_move_closes_the_refusal_of_the_last_one():
    control = Controller(zoo_games.load("zoomies").new(["Ada", "Ben"], seed=1), 1)
    control.typed("nonsense")
    assert control.notice is not None
    control.typed("  ")
    assert control.notice is None
