"""A position as a picture on a page and as a file."""

import sys
from fractions import Fraction

import pytest

import zoo_games
from tests.core import samples
from zoo_games.core.errors import DocumentError, SettingError, ZooError
from zoo_games.play.handle import GameHandle
from zoo_games.render.scene import Marks

ZOOMIES = zoo_games.load("zoomies")
START = ZOOMIES.new(["Ada", "Ben"], seed=7)


def test_a_position_shows_itself_in_a_notebook():
    bundle = START._repr_mimebundle_()
    assert bundle["text/plain"] == START.text()
    assert bundle["image/svg+xml"].startswith("<svg")
    assert bundle["image/png"].startswith(b"\x89PNG")


def test_without_pillow_there_is_no_png_and_no_error(monkeypatch):
    monkeypatch.setitem(sys.modules, "PIL", None)
    bundle = START._repr_mimebundle_()
    assert "image/png" not in bundle
    assert bundle["text/plain"] == START.text()


def test_marks_and_seats_reach_the_scene():
    assert START.scene(marks=Marks(lit=((0, 0),))) != START.scene()
    assert START.scene(seat=0) == START.view(0).scene()
    assert START.choices().prompt


def test_a_position_is_saved_as_document_and_picture(tmp_path):
    path = START.save(tmp_path / "position.json", open=True)
    assert ZOOMIES.read(path) == START
    assert ZOOMIES.read(START.save(tmp_path / "public.json")).state == START.view().state
    assert START.save(tmp_path / "board.SVG").read_text(encoding="utf-8") == START.svg()
    assert START.save(str(tmp_path / "board.png")).read_bytes().startswith(b"\x89PNG")
    for name in ("board.gif", "board"):
        with pytest.raises(SettingError, match=r"saved as \.json, \.svg or \.png"):
            START.save(tmp_path / name)
    with pytest.raises(ZooError, match="cannot be written"):
        START.save(tmp_path / "none" / "board.svg")


def test_a_position_that_leaves_much_out_still_shows_itself():
    document = next(samples.scored("zoomies"))["position"]
    position = ZOOMIES.read(document)
    assert "a seat that is not given" in repr(position)
    assert position.text()
    assert position._repr_mimebundle_()["image/svg+xml"]
    with pytest.raises(DocumentError, match="is missing"):
        position.legal()


def test_a_one_file_game_has_all_of_it(race):
    position = GameHandle(race).new(2, seed=1)
    after = position.play("roll")
    assert after.to_move == "chance"
    assert after.chance()[0][1] == Fraction(1, 6)
    assert after.play("face 4").play("stop").scores == (4, 0)
    assert position.text()
    assert position._repr_mimebundle_()["image/svg+xml"].startswith("<svg")
    assert GameHandle(race).decode(after.code()) == after
    assert GameHandle(race).read(after.document()) == after
