"""TypeScript comes by the npm that lies beside Node; where it cannot come, one sentence says so."""

import script_types


def test_npm_came_with_node():
    assert script_types.npm().is_file()


def test_typescript_that_cannot_be_fetched_fails_the_check_with_a_sentence(monkeypatch, tmp_path, capfd):
    monkeypatch.setattr(script_types, "ROOT", tmp_path)
    monkeypatch.setattr(script_types.subprocess, "call", lambda words, **_: 1)
    assert script_types.main() == 1
    told = capfd.readouterr().err
    assert told == f"npm could not fetch TypeScript {script_types.VERSION}; see above.\n"
