import io
import json
import sys

import pytest

from zoo_games.cli import main
from zoo_games.core import documents
from zoo_games.core.registry import get
from zoo_games.play.agents import make_agent
from zoo_games.play.match import play


class Answer:
    """What a command has said: its status, standard output and standard error."""

    def __init__(self, status, out, err):
        self.status, self.out, self.err = status, out, err

    @property
    def json(self):
        return json.loads(self.out)

    @property
    def lines(self):
        return [json.loads(line) for line in self.out.splitlines()]


@pytest.fixture
def zoo(capsys, monkeypatch):
    """Run one command in this process, with bytes for standard input."""

    def run(*words, stdin=b""):
        monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(stdin)))
        status = main([str(word) for word in words])
        out, err = capsys.readouterr()
        assert "Traceback" not in out + err
        assert "defect" not in err
        return Answer(status, out, err)

    return run


@pytest.fixture(scope="session")
def record():
    """A game of Zoomies with two greedy bots."""
    game = get("zoomies")
    return play(game, [make_agent(game, "random") for _ in range(2)], ["Ada", "Ben"], seed=7)


@pytest.fixture
def folder(tmp_path, record):
    """A folder with a record, a position in the middle of a turn, and one at the end."""

    def write(name, document):
        (tmp_path / name).write_text(json.dumps(document), encoding="utf-8")

    def position(at):
        return documents.write_position(record.game, record.states[at], record.names)

    write("game.json", record.document())
    write("start.json", position(0))
    write("middle.json", position(40))
    write("end.json", position(-1))
    write("first.json", record.game.move_to_json(record.moves[0]))
    write("draw.json", {"type": "draw", "tile": "B*-H"})
    return tmp_path
