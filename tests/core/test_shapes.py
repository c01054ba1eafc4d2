"""Shapes refuse with place and reason, and their schema says the same."""

import jsonschema
import pytest

from zoo_games.core.errors import DocumentError, printable
from zoo_games.core.shapes import (
    AnyObject,
    AnyShape,
    CellShape,
    Flag,
    Line,
    ListOf,
    Nullable,
    OneOf,
    Plain,
    Record,
    Series,
    Tagged,
    Whole,
    Words,
    shown,
)

VALUES = [
    None, True, False, 0, 1, 5, -1, 10**12, 1.5, "", "x", "a", "N", "B*", "line\nbreak", "x" * 70,
    [], [0], [0, 1], [1, "a"], [[0, 1]], [None], {}, {"a": 1}, {"a": "x", "b": True}, {"type": "go", "n": 3},
    {"type": "go"}, {"type": "stop"}, {"type": "fly"}, {"type": 7},
]  # fmt: skip

SHAPES = [
    Whole(0, 5),
    Flag(),
    OneOf(("a", "N")),
    Words("[A-Z][*]?", "a letter"),
    ListOf(Whole(0, 5)),
    ListOf(Whole(0, 5), 2, 2),
    Series((Whole(0, 5), OneOf(("a",)))),
    Nullable(Whole(0, 5)),
    Record({"a": Whole(0, 5)}),
    Record({"a": AnyShape((Whole(0, 5), OneOf(("x",)))), "b": Flag()}, ("b",)),
    Tagged({"go": Record({"n": Whole(0, 5)}), "stop": Record({})}),
    CellShape(),
    AnyObject(),
    Line(1, 60, breaks=True),
]


@pytest.mark.parametrize("shape", SHAPES, ids=lambda shape: type(shape).__name__)
def test_a_shape_and_its_schema_take_the_same(shape):
    checker = jsonschema.Draft202012Validator(shape.schema())
    for value in VALUES:
        try:
            shape.check(value, "here")
        except DocumentError as caught:
            error = caught
        else:
            error = None
        assert (error is None) == checker.is_valid(value), value
        if error is not None:
            assert error.place.startswith("here")


@pytest.mark.parametrize("shape", SHAPES, ids=lambda shape: type(shape).__name__)
def test_a_shape_says_in_words_what_it_takes(shape):
    words = shape.words()
    assert words.startswith(("a ", "an ", "true", '"'))
    with pytest.raises(DocumentError) as caught:
        shape.check(1.5, "state.x")
    assert str(caught.value) == f"state.x: must be {words.removesuffix(' or null')}, not 1.5"


def test_the_first_fault_of_an_object_is_named():
    shape = Record({"a": ListOf(Record({"at": CellShape()}))})
    with pytest.raises(DocumentError) as caught:
        shape.check({"a": [{"at": [0, 1]}, {"at": [0, "1"]}]}, "state")
    assert caught.value.place == "state.a[1].at"


def test_values_are_shown_short():
    assert shown("x" * 100) == '"' + "x" * 36 + "..."
    assert [shown(value) for value in (True, None, {}, ["a", "b"], 7)] == [
        "true",
        "null",
        "an object",
        "a list of 2",
        "7",
    ]


def test_an_error_prints_on_one_line_anywhere():
    assert printable("a\r\n\x1b[31m\u2028\ud800é") == r"a\r\n\x1b[31m\u2028\ud800é"
    error = DocumentError("state." + "k" * 5_000, "\x00" * 5_000)
    assert str(error).isprintable()
    assert len(str(error)) < 5_000


def test_a_plain_value_has_neither_fractions_nor_control_characters():
    Plain().check({"a": [1, None, "x\ny", {"b": True}]}, "state")
    for value, place in (({"a": [1.5]}, "state.a[0]"), ({"a": {"b": "\x00"}}, "state.a.b")):
        with pytest.raises(DocumentError) as caught:
            Plain().check(value, "state")
        assert caught.value.place == place
