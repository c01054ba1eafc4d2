"""What the browser tests take for granted of our scripts."""

from importlib.resources import files


def test_no_script_of_ours_calls_remove_child_so_such_an_error_is_not_ours():
    scripts = [
        path for path in (files("zoo_games.notebook") / "static").iterdir() if path.name.endswith(".js")
    ]
    assert len(scripts) > 5
    assert [path.name for path in scripts if "removeChild" in path.read_text(encoding="utf-8")] == []
