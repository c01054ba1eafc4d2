"""Position codes: nothing is lost, nothing damaged passes."""

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.core import samples
from tests.sizes import deep
from zoo_games.core import notation
from zoo_games.core.errors import NotationError
from zoo_games.core.notation import ALPHABET, Packer, Unpacker
from zoo_games.testing.race import Race, RaceSettings, RaceState

SIGNS = ALPHABET + "."


@given(st.lists(st.integers(1, 10**9).flatmap(lambda n: st.tuples(st.integers(0, n - 1), st.just(n)))))
def test_values_come_out_as_they_went_in(values):
    packer = Packer()
    for value, radix in values:
        packer.put(value, radix)
    unpacker = Unpacker(packer.number())
    assert [unpacker.get(radix) for _, radix in values] == [value for value, _ in values]
    unpacker.finish()


@given(st.lists(st.integers(0, 10**6)), st.binary(max_size=60))
def test_sizes_and_bytes_come_out_as_they_went_in(sizes, data):
    packer = Packer()
    for size in sizes:
        packer.put_size(size)
    packer.put_bytes(data)
    unpacker = Unpacker(packer.number())
    assert [unpacker.get_size(10**6) for _ in sizes] == sizes
    assert unpacker.get_bytes(60) == data
    unpacker.finish()


def test_a_value_outside_its_radix_is_a_mistake_of_the_caller():
    with pytest.raises(ValueError, match="5 is not one of 0 to 4"):
        Packer().put(5, 5)


def test_too_little_too_much_and_too_large_are_noticed():
    packer = Packer()
    packer.put_size(500)
    with pytest.raises(NotationError, match="greater than 400"):
        Unpacker(packer.number()).get_size(400)
    with pytest.raises(NotationError, match="more than one position"):
        Unpacker(packer.number()).finish()
    with pytest.raises(NotationError, match="ends too early"):
        Unpacker(1).get(2)


def codes():
    """Return codes of many kinds: short and long, with settings, of a view, of a one-file game."""
    record = samples.example_record()
    settings = RaceSettings(goal=7)
    return [
        notation.encode(samples.ZOOMIES, record.states[-1]),
        notation.encode(samples.ZOOMIES, samples.ZOOMIES.observe(record.states[56], 1)),
        notation.encode(Race(), RaceState((3, 4))),
        notation.encode(Race(), RaceState((3, 4), rules=settings)),
    ]


def refused(code):
    with pytest.raises(NotationError) as caught:
        notation.decode(code)
    assert str(caught.value).endswith(".")
    assert str(caught.value).isprintable()
    return caught.value


@pytest.mark.parametrize("code", codes())
def test_any_one_wrong_character_is_noticed(race, code):
    assert notation.decode(code) is not None
    for place in range(0, len(code), deep(3, 1)):
        for sign in SIGNS + " ~%é":
            if sign != code[place]:
                refused(code[:place] + sign + code[place + 1 :])


@pytest.mark.parametrize("code", codes())
def test_any_one_missing_doubled_or_added_character_is_noticed(race, code):
    for place in range(len(code)):
        refused(code[:place] + code[place + 1 :])
        refused(code[:place] + code[place] + code[place:])
        refused(code[:place] + "A" + code[place:])


@pytest.mark.parametrize("code", codes())
def test_any_two_swapped_characters_are_noticed_far_apart_or_not(race, code):
    pairs = [(i, j) for j in range(len(code)) for i in range(j) if code[i] != code[j]]
    near = [(i, j) for i, j in pairs if j - i == 1]
    for i, j in [*near, *random.Random(1).sample(pairs, min(len(pairs), deep(1_500, 10**6)))]:
        signs = list(code)
        signs[i], signs[j] = signs[j], signs[i]
        refused("".join(signs))


@pytest.mark.parametrize("code", codes())
def test_a_truncated_code_is_noticed(race, code):
    for end in range(len(code)):
        refused(code[:end])


@pytest.mark.parametrize("code", codes())
def test_a_code_is_one_url_safe_word_and_white_space_around_it_does_not_matter(race, code):
    assert set(code) <= set(SIGNS)
    assert code.startswith("zg1.")
    assert notation.decode(f"  {code}\r\n") == notation.decode(code)


@pytest.mark.parametrize(
    ("code", "reason", "at"),
    [
        ("", "is empty", None),
        ("  \n", "is empty", None),
        ("fen", 'begins with "zg1."', 0),
        ("zg1", "has four parts", None),
        ("zg1.zoomies..AAAAAA", "the part for the position is empty", None),
        ("zg1.zoomies.A A.AAAAAA", 'The character " " at place 14', 13),
        ("zg1.zoomies.\u0130.AAAAAA", "stands in no position code", 12),
        ("zg1.zoomies.AAAA.AAAAAA", "is damaged", None),
        ("A" * 200_000, "at most 100,000 characters", None),
        (7, "is a text, not int", None),
        (None, "is a text, not NoneType", None),
    ],
)
def test_what_is_wrong_with_a_code_is_told(code, reason, at):
    error = refused(code)
    assert reason in str(error)
    assert error.at == at


def forged(body, game="zoomies"):
    """Return a code with a right check and any body."""
    head = f"zg1.{game}.{body}"
    return f"{head}.{notation.check_of(head)}"


def test_a_code_of_an_unknown_or_another_game_is_refused(race):
    assert 'There is no game "chess"' in str(refused(forged("AA", "chess")))
    with pytest.raises(NotationError, match='a code of the game "race", not of Zoomies'):
        notation.decode(notation.encode(Race(), RaceState((3, 4))), samples.ZOOMIES)


@given(st.text(ALPHABET, min_size=1, max_size=80))
def test_a_forged_body_is_a_position_or_refused(body):
    state, error = samples.outcome(notation.decode, forged(body))
    if error is None:
        assert notation.decode(notation.encode(samples.ZOOMIES, state)) == state
    else:
        assert isinstance(error, NotationError)


@given(st.binary(max_size=60))
def test_a_forged_document_inside_a_code_is_a_position_or_refused(data):
    packer = Packer()
    packer.put(0, 3)
    packer.put(0, 2)
    packer.put_bytes(data)
    body = notation.encode(Race(), RaceState((0, 0))).split(".")[2]
    for text in (notation._digits(packer.number()), body[:-1], body[1:]):
        with pytest.raises(NotationError):
            notation.decode(forged(text, "race"), Race())


def test_a_code_that_would_unpack_to_far_too_much_is_refused():
    packer = Packer()
    packer.put(0, 3)
    packer.put(0, 2)
    notation.pack_document("x" * 5_000_000, packer)
    with pytest.raises(NotationError, match="too large"):
        notation.decode(forged(notation._digits(packer.number()), "race"), Race())


def test_a_code_carries_the_settings_that_differ():
    state = RaceState((3, 4), rules=RaceSettings(goal=7))
    assert notation.decode(notation.encode(Race(), state), Race()) == state
