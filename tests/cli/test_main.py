"""The command as a whole: usage, guard, pipes."""

import subprocess
import sys
from pathlib import Path

import pytest

import zoo_games.cli as cli

ROOT = Path(__file__).parents[2]


def run(*words, **options):
    return subprocess.run(
        [sys.executable, "-m", "zoo_games", *words], capture_output=True, text=True, cwd=ROOT, **options
    )


def test_python_m_is_the_same_command():
    done = run("games", "--json")
    assert (done.returncode, done.stderr) == (0, "")
    assert '"zoomies"' in done.stdout


def test_version_and_help(zoo):
    assert zoo("--version").out.startswith("zoo-games ")
    said = zoo("--help")
    assert said.status == 0
    assert "examples:" in said.out
    for command in ("lab", "score", "legal", "check", "apply", "play", "replay", "draw", "code", "decode"):
        assert f"    {command} " in said.out
        if command != "lab":
            assert zoo(command, "--help").status == 0


@pytest.mark.parametrize(
    "words", [(), ("nothing",), ("score",), ("score", "--nothing", "x"), ("draw", "x.json")]
)
def test_wrong_usage_is_one_line_and_status_2(zoo, words):
    answer = zoo(*words)
    assert answer.status == 2
    assert len(answer.err.splitlines()) == 1
    assert answer.out == ""


def test_a_defect_of_ours_is_told_without_a_traceback(capsys, monkeypatch):
    def broken():
        raise TypeError("something\nunexpected")

    monkeypatch.delenv("ZOO_GAMES_TRACEBACK", raising=False)
    monkeypatch.setattr("zoo_games.cli.parser.build", broken)
    assert cli.main(["games"]) == 1
    err = capsys.readouterr().err
    assert "defect of zoo-games (TypeError: something unexpected)" in err
    assert "report" in err
    assert len(err.splitlines()) == 1


def test_a_developer_can_ask_for_the_traceback(monkeypatch):
    def broken():
        raise TypeError("unexpected")

    monkeypatch.setenv("ZOO_GAMES_TRACEBACK", "1")
    monkeypatch.setattr("zoo_games.cli.parser.build", broken)
    with pytest.raises(TypeError):
        cli.main(["games"])


def test_control_c_is_quiet(capsys, monkeypatch):
    def interrupted():
        raise KeyboardInterrupt

    monkeypatch.setattr("zoo_games.cli.parser.build", interrupted)
    assert cli.main(["games"]) == 130
    assert capsys.readouterr().err.strip() == ""


@pytest.mark.skipif(sys.platform == "win32", reason="needs a POSIX shell")
def test_a_closed_pipe_is_quiet():
    command = f"'{sys.executable}' -m zoo_games rules zoomies --json | true"
    done = subprocess.run(command, shell=True, capture_output=True, text=True, cwd=ROOT)
    assert done.stderr == ""


def test_text_can_be_printed_on_a_terminal_that_knows_only_ascii():
    done = run(
        "play",
        "zoomies",
        "--names",
        "Zoë",
        "Ben",
        "--seed",
        "1",
        env={"PYTHONIOENCODING": "ascii", "PATH": ""},
    )
    assert done.returncode == 0
    assert done.stderr == ""


def test_lab_passes_its_options_on(monkeypatch):
    import zoo_games.notebook.launch as launch

    seen = []
    monkeypatch.setattr(launch, "main", lambda words: seen.append(words) or 0)
    assert cli.main(["lab", "--no-browser", "--port", "8899"]) == 0
    assert seen == [["--no-browser", "--port", "8899"]]


def test_a_long_run_says_on_a_terminal_how_far_it_is(zoo, monkeypatch):
    import zoo_games.cli.playing as playing

    monkeypatch.setattr(playing, "PATIENCE", 0.0)
    monkeypatch.setattr("sys.stderr.isatty", lambda: True, raising=False)
    assert "of 3 games" in zoo("play", "zoomies", "--games", 3, "--seed", 1).err


def test_nothing_is_said_where_nobody_looks(zoo, monkeypatch):
    import zoo_games.cli.playing as playing

    monkeypatch.setattr(playing, "PATIENCE", 0.0)
    assert zoo("play", "zoomies", "--games", 3, "--seed", 1).err == ""
