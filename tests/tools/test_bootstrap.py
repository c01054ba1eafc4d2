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
    """A Python without ensurepip, as Debian installs it; lists what is called and installed."""
    monkeypatch.setattr(bootstrap, "has_ensurepip", lambda python: False)
    monkeypatch.setattr(bootstrap, "output_of", lambda command, folder=None: "3.11")
    monkeypatch.setattr(bootstrap.shutil, "which", lambda name: "/usr/bin/" + name)
    done = []
    monkeypatch.setattr(bootstrap.subprocess, "call", lambda command, **_: done.append(command[-1]) or 0)
    monkeypatch.setattr(bootstrap, "apt_install", lambda *packages: done.extend(packages))
    return done


def test_root_without_venv_gets_it_installed(monkeypatch, without_venv, tmp_path):
    monkeypatch.setattr(bootstrap, "is_root", lambda: True)
    assert bootstrap.make_venv("python3", tmp_path)
    assert without_venv == ["python3.11-venv", str(tmp_path)]


def test_a_user_without_venv_gets_pip_from_the_package_that_anybody_may_unpack(
    monkeypatch, without_venv, tmp_path
):
    monkeypatch.setattr(bootstrap, "is_root", lambda: False)
    monkeypatch.setattr(bootstrap, "unpack_pip", lambda python: True)
    assert bootstrap.make_venv("python3", tmp_path)
    assert without_venv == ["--without-pip"]


def test_a_user_for_whom_that_fails_is_told_the_command(monkeypatch, without_venv, tmp_path):
    monkeypatch.setattr(bootstrap, "is_root", lambda: False)
    monkeypatch.setattr(bootstrap, "unpack_pip", lambda python: False)
    with pytest.raises(bootstrap.Stop, match=r"sudo apt-get install python3\.11-venv$"):
        bootstrap.make_venv("python3", tmp_path)
    assert not tmp_path.exists()


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
