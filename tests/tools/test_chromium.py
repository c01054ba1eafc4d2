"""Chromium: the one that is named, else one that is found, else apt for root, else what to type."""

import pytest

import bootstrap
import chromium


@pytest.fixture
def nothing_found(monkeypatch):
    monkeypatch.delenv("ZOO_CHROMIUM", raising=False)
    monkeypatch.setattr(chromium, "search", lambda: None)
    monkeypatch.setattr(chromium.shutil, "which", lambda name: "/usr/bin/" + name)


def browser(folder, name="chromium"):
    path = folder / name
    path.write_text("#!/bin/sh\necho Chromium 1\n", encoding="utf-8")
    path.chmod(0o755)
    return str(path)


def test_the_named_one_is_taken(monkeypatch, tmp_path):
    monkeypatch.setenv("ZOO_CHROMIUM", browser(tmp_path, "mine"))
    assert chromium.find() == str(tmp_path / "mine")


def test_a_named_one_that_does_not_start_is_refused(monkeypatch, tmp_path):
    monkeypatch.setenv("ZOO_CHROMIUM", str(tmp_path / "none"))
    with pytest.raises(bootstrap.Stop, match="no Chromium starts from there"):
        chromium.find()


def test_one_on_the_path_is_found(monkeypatch, tmp_path):
    monkeypatch.delenv("ZOO_CHROMIUM", raising=False)
    monkeypatch.setenv("PATH", str(tmp_path))
    browser(tmp_path)
    assert chromium.find() == str(tmp_path / "chromium")


def test_a_user_without_one_is_told_the_command(monkeypatch, nothing_found):
    monkeypatch.setattr(chromium, "is_root", lambda: False)
    with pytest.raises(bootstrap.Stop, match="sudo apt-get install chromium"):
        chromium.find()


def test_root_without_one_gets_it_installed(monkeypatch, nothing_found):
    monkeypatch.setattr(chromium, "is_root", lambda: True)
    answers = iter([None, "/usr/bin/chromium"])
    monkeypatch.setattr(chromium, "search", lambda: next(answers))
    installed = []
    monkeypatch.setattr(chromium, "apt_install", lambda *packages: installed.extend(packages))
    assert chromium.find() == "/usr/bin/chromium"
    assert installed[0] == "chromium"


def test_where_apt_has_none_the_command_is_told(monkeypatch, nothing_found):
    def fail(*packages):
        raise bootstrap.Stop("apt-get could not")

    monkeypatch.setattr(chromium, "is_root", lambda: True)
    monkeypatch.setattr(chromium, "apt_install", fail)
    with pytest.raises(bootstrap.Stop, match="ZOO_CHROMIUM="):
        chromium.find()
