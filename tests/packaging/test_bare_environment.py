"""``pip install .`` alone: everything but the live board, with the standard library only."""

import json

import pytest

RULES_TO_PICTURES = """
import sys
before = set(sys.modules)
import zoo_games

position = zoo_games.load("zoomies").new(["Ada", "Ben"], seed=7)
for _ in range(40):
    position = position.sample(3) if position.to_move == "chance" else position.play(position.legal()[-1])
explanation = position.explain()
assert [explanation.total(seat) for seat in (0, 1)] == list(position.scores)
assert explanation.steps
assert "<svg" in position.svg()
assert "Ada" in position.text()
assert zoo_games.load("zoomies").decode(position.code(open=True)).code(open=True) == position.code(open=True)
position.save("position.json", open=True)
assert zoo_games.load("zoomies").read("position.json").state == position.state

new = {name.partition(".")[0] for name in set(sys.modules) - before}
print(sorted(new - set(sys.stdlib_module_names)))
"""

LAY = """
from pathlib import Path
from zoo_games.notebook.files import lay, shipped
print(*lay(shipped(), Path("mine")), sep="\\n")
"""


@pytest.fixture(params=["from_source", "from_wheel"])
def environment(request):
    return request.getfixturevalue(request.param)


def test_the_environment_holds_our_package_alone(environment):
    found = json.loads(environment.pip("list", "--format", "json").stdout)
    assert [package["name"].replace("-", "_") for package in found] == ["zoo_games"]


def test_rules_explanations_documents_texts_and_pictures_need_the_standard_library_alone(environment):
    told = environment.run("-I", "-W", "error", "-c", RULES_TO_PICTURES).stdout
    assert told.strip() == "['zoo_games']"


def test_a_game_is_played_recorded_and_replayed_from_the_command_line(environment):
    environment.run(
        "-m", "zoo_games", "play", "zoomies", "--players", "3", "--bots", "greedy", "random", "random",
        "--seed", "5", "--out", "game.json",
    )  # fmt: skip
    record = json.loads((environment.folder / "game.json").read_text(encoding="utf-8"))
    assert record["kind"] == "record"
    assert record["seed"] == 5
    told = json.loads(environment.run("-m", "zoo_games", "replay", "game.json", "--json").stdout)
    assert told
    end = environment.run(
        "-m", "zoo_games", "replay", "game.json", "--at", str(len(record["moves"])), "--json"
    )
    (environment.folder / "end.json").write_text(end.stdout, encoding="utf-8")
    scores = json.loads(environment.run("-m", "zoo_games", "score", "end.json", "--json").stdout)
    assert scores["scores"] == record["result"]["scores"]


def test_a_board_is_drawn_from_the_command_line(environment):
    environment.run("-m", "zoo_games", "play", "zoomies", "--seed", "1", "--out", "drawn.json")
    position = environment.run("-m", "zoo_games", "replay", "drawn.json", "--at", "20", "--json").stdout
    (environment.folder / "twenty.json").write_text(position, encoding="utf-8")
    environment.run("-m", "zoo_games", "draw", "twenty.json", "-o", "board.svg")
    assert "<svg" in (environment.folder / "board.svg").read_text(encoding="utf-8")


def test_the_lab_command_says_what_is_missing(environment):
    told = environment.run("-m", "zoo_games", "lab", "--no-browser", status=1)
    assert told.stderr.rstrip().endswith("-m pip install jupyterlab ipywidgets ipycanvas anywidget")


def test_the_notebooks_came_along(environment):
    assert "00_start_here.ipynb: laid." in environment.run("-c", LAY).stdout
