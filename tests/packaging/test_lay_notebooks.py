"""The notebooks in a person's folder: laid, updated, and never overwritten once changed."""

import json

import pytest

from zoo_games.notebook.files import MANIFEST, FolderError, lay, shipped


def notebook(*sources, count=None):
    cells = [
        {"cell_type": "code", "execution_count": count, "metadata": {}, "outputs": [], "source": source}
        for source in sources
    ]
    return json.dumps({"cells": cells, "metadata": {}, "nbformat": 4, "nbformat_minor": 5})


@pytest.fixture
def ours(tmp_path):
    folder = tmp_path / "ours"
    (folder / "data").mkdir(parents=True)
    (folder / "one.ipynb").write_text(notebook("1 + 1"), encoding="utf-8")
    (folder / "data" / "park.json").write_text("{}", encoding="utf-8")
    return folder


@pytest.fixture
def mine(tmp_path):
    return tmp_path / "my own folder" / "münchen"


def acts(report):
    return {laid.name: laid.act for laid in report}


def text(folder, name):
    return (folder / name).read_text(encoding="utf-8")


def test_the_first_time_everything_is_laid(ours, mine):
    assert acts(lay(ours, mine)) == {"one.ipynb": "new", "data/park.json": "new"}
    assert text(mine, "one.ipynb") == notebook("1 + 1")


def test_the_second_time_nothing_happens(ours, mine):
    lay(ours, mine)
    assert set(acts(lay(ours, mine)).values()) == {"same"}


def test_a_notebook_that_was_only_run_counts_as_the_same(ours, mine):
    lay(ours, mine)
    run = notebook("1 + 1", count=3)
    (mine / "one.ipynb").write_text(run, encoding="utf-8")
    assert acts(lay(ours, mine))["one.ipynb"] == "same"
    assert text(mine, "one.ipynb") == run


def test_an_older_notebook_that_nobody_changed_is_updated(ours, mine):
    lay(ours, mine)
    (ours / "one.ipynb").write_text(notebook("2 + 2"), encoding="utf-8")
    assert acts(lay(ours, mine))["one.ipynb"] == "updated"
    assert text(mine, "one.ipynb") == notebook("2 + 2")


def test_a_changed_notebook_stays_and_the_new_one_lies_beside_it(ours, mine):
    lay(ours, mine)
    (mine / "one.ipynb").write_text(notebook("my own"), encoding="utf-8")
    (ours / "one.ipynb").write_text(notebook("2 + 2"), encoding="utf-8")
    (laid,) = [laid for laid in lay(ours, mine) if laid.name == "one.ipynb"]
    assert str(laid) == "one.ipynb has your changes and stays as it is; the new one is one.new.ipynb."
    assert text(mine, "one.ipynb") == notebook("my own")
    assert text(mine, "one.new.ipynb") == notebook("2 + 2")


def test_the_new_one_is_laid_beside_only_once(ours, mine):
    lay(ours, mine)
    (mine / "one.ipynb").write_text(notebook("my own"), encoding="utf-8")
    lay(ours, mine)
    lay(ours, mine)
    assert sorted(path.name for path in mine.glob("*.ipynb")) == ["one.ipynb", "one.new.ipynb"]


def test_a_changed_copy_beside_is_not_overwritten_either(ours, mine):
    lay(ours, mine)
    for name in ("one.ipynb", "one.new.ipynb"):
        (mine / name).write_text(notebook("mine: " + name), encoding="utf-8")
    (laid,) = [laid for laid in lay(ours, mine) if laid.act == "beside"]
    assert laid.beside == "one.new2.ipynb"
    assert text(mine, "one.new.ipynb") == notebook("mine: one.new.ipynb")


def test_a_file_of_that_name_that_we_never_laid_is_a_changed_one(ours, mine):
    mine.mkdir(parents=True)
    (mine / "one.ipynb").write_text("not even a notebook", encoding="utf-8")
    assert acts(lay(ours, mine))["one.ipynb"] == "beside"
    assert text(mine, "one.ipynb") == "not even a notebook"


@pytest.mark.parametrize("damaged", ["", "[]", '{"files": 7}', "\x00", '{"files": {"one.ipynb": 7}}'])
def test_with_a_damaged_manifest_nothing_is_overwritten(ours, mine, damaged):
    lay(ours, mine)
    (mine / MANIFEST).write_text(damaged, encoding="utf-8")
    (ours / "one.ipynb").write_text(notebook("2 + 2"), encoding="utf-8")
    assert acts(lay(ours, mine))["one.ipynb"] == "beside"
    assert text(mine, "one.ipynb") == notebook("1 + 1")


def test_checkpoints_are_not_laid(ours, mine):
    (ours / ".ipynb_checkpoints").mkdir()
    (ours / ".ipynb_checkpoints" / "one.ipynb").write_text("{}", encoding="utf-8")
    assert set(acts(lay(ours, mine))) == {"one.ipynb", "data/park.json"}


def test_a_folder_that_is_a_file_is_refused_in_one_sentence(ours, tmp_path):
    (tmp_path / "taken").write_text("", encoding="utf-8")
    with pytest.raises(FolderError, match=r"^The folder .*taken cannot be used .* another with --folder\.$"):
        lay(ours, tmp_path / "taken")


def test_this_installation_ships_the_first_notebook():
    assert (shipped() / "00_start_here.ipynb").is_file()
