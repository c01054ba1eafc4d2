"""What keeps an installation from starting is said in a sentence with what to type."""

import subprocess
import sys

import pytest

import bootstrap


def test_this_python_is_new_enough():
    assert bootstrap.find_python() == sys.executable


def test_an_old_python_is_refused_with_what_to_do(monkeypatch):
    monkeypatch.setattr(sys, "version_info", (3, 9, 2))
    monkeypatch.setattr(bootstrap.shutil, "which", lambda name: None)
    with pytest.raises(bootstrap.Stop, match=r"needs Python 3\.11 or later, and .* is 3\.9\. .*PYTHON="):
        bootstrap.find_python()


def test_a_newer_python_on_the_path_is_taken_instead(monkeypatch):
    monkeypatch.setattr(sys, "version_info", (3, 9, 2))
    monkeypatch.setattr(
        bootstrap.shutil, "which", lambda name: sys.executable if name == "python3.12" else None
    )
    assert bootstrap.find_python() == sys.executable


@pytest.fixture
def without_venv(monkeypatch):
    """A Python without ensurepip, as Debian installs it, and a place where apt-get is."""
    answers = iter([None, "3.11"])
    monkeypatch.setattr(bootstrap, "output_of", lambda command: next(answers))
    monkeypatch.setattr(bootstrap.shutil, "which", lambda name: "/usr/bin/apt-get")
    installed = []
    monkeypatch.setattr(bootstrap, "apt_install", lambda *packages: installed.extend(packages))
    return installed


def test_a_user_without_venv_is_told_the_command(monkeypatch, without_venv):
    monkeypatch.setattr(bootstrap, "is_root", lambda: False)
    with pytest.raises(bootstrap.Stop, match=r"sudo apt-get install python3\.11-venv$"):
        bootstrap.ensure_venv_module("python3")
    assert without_venv == []


def test_root_without_venv_gets_it_installed(monkeypatch, without_venv):
    monkeypatch.setattr(bootstrap, "is_root", lambda: True)
    bootstrap.ensure_venv_module("python3")
    assert without_venv == ["python3.11-venv"]


def test_what_is_installed_already_is_not_installed_again(monkeypatch, tmp_path):
    (tmp_path / "zoo-stamps").mkdir()
    calls = []
    monkeypatch.setattr(bootstrap.subprocess, "call", lambda command, **_: calls.append(command) or 0)
    bootstrap.ensure_extras(tmp_path, ["lab", "png"])
    bootstrap.ensure_extras(tmp_path, ["png"])
    assert len(calls) == 1
    assert calls[0][-1].endswith("[lab,png]")
    bootstrap.ensure_extras(tmp_path, ["png", "test"])
    assert len(calls) == 2


def test_a_failed_installation_is_tried_again_next_time(monkeypatch, tmp_path):
    monkeypatch.setattr(bootstrap.subprocess, "call", lambda command, **_: 1)
    for _ in range(2):
        with pytest.raises(bootstrap.Stop, match="pip could not install"):
            bootstrap.ensure_extras(tmp_path, ["lab"])


def test_the_words_of_the_bootstrap_are_read_by_old_pythons():
    source = (bootstrap.ROOT / "tools" / "bootstrap.py").read_text(encoding="utf-8")
    check = "import ast, sys; ast.parse(sys.stdin.read(), feature_version=(3, 5))"
    subprocess.run([sys.executable, "-c", check], input=source, text=True, check=True, encoding="utf-8")
