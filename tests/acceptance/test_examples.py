"""The example documents of the format are read as they are meant."""

import json
from pathlib import Path

import pytest

from zoo_games.core import documents
from zoo_games.core.record import read_record

EXAMPLES = Path(__file__).parents[1] / "examples"


def test_the_example_record_replays_to_its_result(game):
    text = (EXAMPLES / f"{game.spec.name}.record.json").read_text(encoding="utf-8")
    record = read_record(documents.read(text))
    assert record.document()["result"] == json.loads(text)["result"]


def test_the_example_positions_score_as_they_say(game):
    path = EXAMPLES / f"{game.spec.name}.scores.jsonl"
    lines = path.read_text(encoding="utf-8").splitlines() if path.exists() else []
    for line in lines:
        example = json.loads(line)
        _, state, _ = documents.read_position(example["position"])
        assert list(game.score(state)) == example["scores"]
        assert list(game.winners(state)) == example["winners"]


@pytest.mark.parametrize("path", sorted(EXAMPLES.glob("*.json*")), ids=lambda path: path.name)
def test_every_example_is_json(path):
    for line in (
        path.read_text(encoding="utf-8").splitlines()
        if path.suffix == ".jsonl"
        else [path.read_text("utf-8")]
    ):
        assert json.loads(line)
