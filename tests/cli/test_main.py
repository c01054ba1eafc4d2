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


needs_a_shell = pytest.mark.skipif(sys.platform == "win32", reason="needs a POSIX shell")


def shell(command):
    return subprocess.run(
        ["bash", "-c", command.replace("ZOO", f"'{sys.executable}' -m zoo_games")],
        capture_output=True,
        text=True,
        cwd=ROOT,
    )


@needs_a_shell
def test_a_reader_that_has_left_is_no_failure():
    done = shell("ZOO rules zoomies --json | true; exit ${PIPESTATUS[0]}")
    assert (done.returncode, done.stderr) == (0, "")


@needs_a_shell
@pytest.mark.parametrize("words", ["rules zoomies", "--help", "games --json"])
def test_an_output_without_room_is_told_in_one_sentence(words):
    done = shell(f"ZOO {words} > /dev/full")
    assert done.returncode == 1
    assert done.stderr == "zoo-games: standard output cannot be written: No space left on device.\n"


@needs_a_shell
def test_a_closed_output_is_told_in_one_sentence():
    done = shell("ZOO rules zoomies >&-")
    assert done.returncode == 1
    assert done.stderr == "zoo-games: standard output is closed, so there is nowhere to print to.\n"


@needs_a_shell
def test_a_file_without_an_end_is_left_at_the_size_of_a_document():
    done = shell("ZOO score /dev/zero; ZOO score - < /dev/zero; ZOO check /dev/zero -")
    assert done.stderr.splitlines() == [
        f"zoo-games: {name}: a document may have at most 4,000,000 bytes."
        for name in ("/dev/zero", "standard input", "/dev/zero")
    ]


def test_too_little_memory_is_told_in_one_sentence(capsys, monkeypatch):
    def hungry():
        raise MemoryError

    monkeypatch.setattr("zoo_games.cli.parser.build", hungry)
    assert cli.main(["games"]) == 1
    assert capsys.readouterr().err == "zoo-games: there is not enough memory for this.\n"


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("rule", "zoomies", "z.mach"), "There is no rule z.mach; did you mean Z.match?"),
        (("rules", "zomies"), "did you mean zoomies?"),
        (
            ("play", "zoomies", "--set", "hand_sise=2"),
            "--set hand_sise is not a setting of this game; did you",
        ),
        (
            ("play", "zombee", "--set", "dice_a=0", "--set", "dice_b=0"),
            "--set dice_a must make at least one die together with dice_b.",
        ),
        (("play", "zoomies", "--bots", "randon"), "did you mean random?"),
        (("play", "zoomies", "--seed", ""), 'not "".'),
        (("play", "zoomies", "-o", ""), 'must be the path of a file, not ""'),
        (("play", "zoomies", "--names", "Ada", "Ada"), "Two players are called Ada"),
        (("score", ""), 'must be the path of a file, not ""'),
    ],
)
def test_wrong_words_are_told_with_what_was_likely_meant(zoo, words, sentence):
    answer = zoo(*words)
    assert answer.status == 2
    assert sentence in answer.err


def test_a_code_with_an_empty_part_is_said_to_be_incomplete(zoo):
    answer = zoo("decode", "zg1.zoomies..")
    assert answer.status == 1
    assert answer.err == (
        "zoo-games: The position code is not complete: the part for the position is empty.\n"
    )


def test_the_help_of_play_names_the_default_bot(zoo):
    assert "(default: random)" in zoo("play", "--help").out


def test_the_help_shows_both_ways_to_give_a_move(zoo):
    said = zoo("--help").out
    assert 'check position.json "leader at 0,0"' in said
    assert "apply position.json move.json" in said
