"""What is no strict JSON is refused with its line and column, quickly and without another exception."""

import time

import pytest

from tests.core import samples
from zoo_games.core.errors import DocumentError
from zoo_games.core.shapes import Plain
from zoo_games.core.strictjson import MAX_BYTES, MAX_DEPTH, parse, plain


@pytest.mark.parametrize(
    ("text", "place", "reason"),
    [
        (b"", "", "empty"),
        (b" \n\t", "", "empty"),
        (b'{"a": 1', "line 1, column 8", "ends in the middle"),
        (b'{"a": 1,\n "b', "line 2, column 4", "ends in the middle"),
        (b"[1, 2", "line 1, column 6", "ends in the middle"),
        (b"[1 2]", "line 1, column 4", "a comma or a closing bracket is expected"),
        (b"{1: 2}", "line 1, column 2", "a key in double quotes is expected"),
        (b'{"a" 1}', "line 1, column 6", "a colon is expected"),
        (b"[1, x]", "line 1, column 5", "a value is expected"),
        (b"nonsense", "line 1, column 2", "a value is expected"),
        (b"[1] [2]", "line 1, column 5", "complete here, but more follows"),
        (b'["\x01"]', "line 1, column 3", "control character"),
        (rb'["\q"]', "line 1, column 3", "backslash escape"),
        (b"\xef\xbb\xbf{}", "line 1, column 1", "byte-order mark"),
        ("\ufeff{}", "line 1, column 1", "byte-order mark"),
        ('{"a": "é"}'.encode("latin-1"), "byte 7", "must be UTF-8"),
        ("{}".encode("utf-16"), "byte 0", "this is UTF-16, as > writes in PowerShell; save it as UTF-8"),
    ],
)
def test_the_place_and_the_reason_are_told(text, place, reason):
    with pytest.raises(DocumentError, match=reason) as caught:
        parse(text)
    # Where a text cannot begin, json names its first character; every Python agrees on the line.
    assert caught.value.place == place or text == b"nonsense"
    assert "\n" not in str(caught.value)


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("[NaN]", "NaN"),
        ("[-Infinity]", "-Infinity"),
        ("[1.0]", "the number 1.0"),
        ("[1e400]", "the number 1e400"),
        (f"[{'9' * 5_000}]", "a number of 5,000 digits"),
        (f"[-{'1' * 30}]", "a number of 31 digits"),
        ('[{"a": 1, "b": 2, "a": 1}]', 'an object with the key "a" twice'),
    ],
)
def test_what_json_can_hold_and_no_document_may_is_an_oddity_that_every_shape_refuses(text, told):
    value = parse(text)
    with pytest.raises(DocumentError) as caught:
        Plain().check(value, "state")
    assert caught.value.place == "state[0]"
    assert told in caught.value.reason


def test_a_lone_surrogate_is_refused_and_the_error_prints():
    with pytest.raises(DocumentError) as caught:
        Plain().check(parse(r'["\ud800"]'), "players")
    assert str(caught.value) == "players[0]: may not hold the character U+D800"
    str(caught.value).encode("ascii")


@pytest.mark.parametrize("opening", ["[", '{"a":', '[{"a":'])
@pytest.mark.parametrize("depth", [MAX_DEPTH + 1, 5_000, 300_000])
def test_deep_nesting_is_refused_before_the_parser_meets_it(opening, depth):
    with pytest.raises(DocumentError, match="nested too deep"):
        parse(opening * depth)


def test_nesting_within_the_limit_is_read_and_brackets_inside_texts_do_not_count():
    assert parse("[" * MAX_DEPTH + "]" * MAX_DEPTH)
    assert parse('["' + "[" * 300 + '\\"' + "{" * 300 + '"]')


NONSENSE = {
    "too large": b"x" * (MAX_BYTES + 1),
    "ten megabytes of brackets": b"[" * 10_000_000,
    "ten megabytes of noise": bytes(range(256)) * 39_063,
    "quotes": b'"' * (MAX_BYTES - 1),
    "escaped quotes": b'"' + b'\\"' * (MAX_BYTES // 2 - 1),
    "open texts": b'["\\' * (MAX_BYTES // 3),
    "pairs of brackets": b"[" + b"[]," * (MAX_BYTES // 3 - 1),
    "one long number": b"9" * MAX_BYTES,
}


@pytest.mark.parametrize("kind", NONSENSE)
def test_a_great_deal_of_nonsense_is_refused_quickly(kind):
    begin = time.process_time()
    value, error = samples.outcome(parse, NONSENSE[kind])
    if error is None:
        with pytest.raises(DocumentError):
            Plain().check([value], "")
    assert time.process_time() - begin < 5


def test_python_values_are_taken_as_json_would_hold_them():
    assert plain({"at": (0, 1), "on": True}) == {"at": [0, 1], "on": True}
    endless = []
    endless.append(endless)
    with pytest.raises(DocumentError, match="nested too deep"):
        plain(endless)
    for odd in (1.5, {1: 2}, object(), 10**40, b"x", {1}):
        with pytest.raises(DocumentError):
            Plain().check([plain(odd)], "")
