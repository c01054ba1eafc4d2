"""Whatever is fed to the commands: one sentence with the place, status 1, no traceback, nothing written."""

import io
import json
import os
import random
import sys

import pytest

from tests.acceptance import damage
from tests.acceptance.positions import GAMES, walks
from tests.sizes import DEEP, deep
from zoo_games.cli import main
from zoo_games.core import documents, notation
from zoo_games.core.protocol import CHANCE
from zoo_games.core.record import Record


@pytest.fixture
def one(game):
    """A random game."""
    return next(walks(game, seed=40))


@pytest.fixture
def names(game, one):
    return documents.player_names(game, game.players(one.states[0]))


@pytest.fixture
def position(game, one, names):
    """A position in the middle of a game, where a seat is to decide."""
    middle = len(one.states) * 2 // 3
    state = next(state for state in one.states[middle:] if game.to_act(state) != CHANCE)
    return documents.write_position(game, state, names)


@pytest.fixture
def record(game, one, names):
    return Record.of_moves(game, names, 40, one.states[0], one.moves).document()


@pytest.fixture
def ask(capsys, monkeypatch):
    """Run a command on bytes and return status, output and the sentence of refusal."""

    def run(data, *words):
        monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(data)))
        status = main(list(words))
        out, err = capsys.readouterr()
        assert "Traceback" not in err
        assert "defect" not in err, err
        if status:
            assert out == ""
            assert len(err.splitlines()) == 1, err
            assert len(err) < 2_000
        return status, out, err

    return run


def refused(ask, document, *words, place=""):
    """Hold that a document is refused with a place in it."""
    status, _, err = ask(json.dumps(document).encode("utf-8"), *words)
    assert status == 1, f"{place} was taken: {document}"
    if place:
        assert place in err, err
    return err


def test_the_undamaged_documents_are_taken(ask, position, record):
    assert ask(json.dumps(position).encode(), "score", "-")[0] == 0
    assert ask(json.dumps(record).encode(), "replay", "-")[0] == 0


@pytest.mark.parametrize("word", [word for word, _ in damage.texts({"players": ["Ada"], "rules": {}})])
def test_a_text_that_is_no_document_is_refused(ask, position, record, word):
    for document, command in ((position, "score"), (record, "replay")):
        data = dict(damage.texts(document))[word]
        status, _, err = ask(data, command, "-")
        assert status == 1, word
        assert err.startswith("zoo-games: standard input")


def test_ten_megabytes_of_nonsense_are_refused(ask):
    draw = random.Random(1)
    for data in (draw.randbytes(10_000_000), b"{" * 10_000_000, b'{"a": "' + b"x" * 10_000_000):
        status, _, err = ask(data, "score", "-")
        assert status == 1
        assert err


def test_each_field_missing_is_refused_with_its_place(ask, position, record):
    """A position may leave out parts of its state; a record may not."""
    for path in damage.thinned(position):
        if isinstance(path[-1], str) and len(path) != 2 and path[0] != "rules":
            refused(ask, damage.without(position, path), "score", "-", place=damage.name(path))
    for path in damage.thinned(record):
        if isinstance(path[-1], str) and path != ("result",) and path[-1] not in {"forced"}:
            if path[:1] == ("initial",) and damage.at(record, path) is None:
                continue
            refused(ask, damage.without(record, path), "replay", "-", place=damage.name(path[:1]))


def test_each_unknown_key_is_refused_with_its_place(ask, position, record):
    for document, command in ((position, "score"), (record, "replay")):
        for path in damage.objects(document):
            place = damage.name((*path, "never_heard_of"))
            refused(ask, damage.with_key(document, path), command, "-", place=place)


@pytest.mark.parametrize("value", [damage.FLOAT, damage.UNKNOWN], ids=["a fraction", "an unknown object"])
def test_each_field_of_a_wrong_type_is_refused_with_its_place(ask, position, record, value):
    for document, command in ((position, "score"), (record, "replay")):
        for path in damage.thinned(document):
            wrong = damage.replaced(document, path, value)
            refused(ask, wrong, command, "-", place=damage.name(path[:1]))


@pytest.mark.parametrize(
    "value", [None, True, -1, damage.NUMBER, "", "x", "\u0000", [], {}, [[]], "9" * 5_000]
)
def test_any_value_anywhere_is_taken_or_refused_in_a_sentence(ask, position, record, value):
    for document, command in ((position, "score"), (position, "legal"), (record, "replay")):
        for path in damage.thinned(document):
            status, _, err = ask(json.dumps(damage.replaced(document, path, value)).encode(), command, "-")
            assert status in (0, 1)
            assert (status == 1) == bool(err)


def test_numbers_out_of_range_are_refused(ask, position, record):
    for document, command in ((position, "score"), (record, "replay")):
        for path in damage.thinned(document):
            found = damage.at(document, path)
            if type(found) is int and path != ("seed",):
                wrong = damage.replaced(document, path, damage.NUMBER)
                refused(ask, wrong, command, "-", place=damage.name(path[:1]))


def test_damaged_moves_are_refused(ask, game, one, names, tmp_path):
    for state, move in zip(one.states, one.moves, strict=False):
        if game.to_act(state) == CHANCE:
            continue
        path = tmp_path / "position.json"
        document = documents.write_position(game, state, names)
        path.write_text(documents.dump(document), encoding="utf-8")
        good = game.move_to_json(move)
        wrong = [damage.without(good, (key,)) for key in good]
        wrong += [damage.replaced(good, (key,), value) for key in good for value in (1.5, {"x": 1}, [], None)]
        wrong += [damage.with_key(good, ()), {}, [], 1, "x", None, {"type": "x"}, {"type": 1}]
        for move_ in wrong:
            for command in ("check", "apply"):
                status, _, err = ask(json.dumps(move_).encode(), command, str(path), "-")
                assert status == 1 or move_ == good, move_
                assert err
        if not DEEP:
            return


def test_texts_that_are_no_move_are_refused(ask, game, one, names, tmp_path):
    path = tmp_path / "position.json"
    path.write_text(documents.dump(documents.write_position(game, one.states[0], names)), encoding="utf-8")
    for word, data in damage.texts(game.move_to_json(one.moves[0])):
        if data == json.dumps(game.move_to_json(one.moves[0])).encode():
            continue
        status, _, err = ask(data, "apply", str(path), "-")
        assert status == 1, word
        assert err


def test_damaged_codes_are_refused(ask, game, one):
    line = notation.encode(game, one.states[len(one.states) // 2])
    head, _, _ = line.rpartition(".")
    wrong = ["", " ", "x", "zg1", "zg1...", "zg9" + line[3:], line[:-1], line + "A", line[::-1], line.upper()]
    wrong += [
        line.replace(".", ""),
        line.replace(game.spec.name, "nogame"),
        "\ud800",
        "é" * 10,
        "9" * 200_000,
    ]
    wrong += [f"{other}.{notation.check_of(other)}" for other in (head[:-1], head + "A", head[:-4] + "____")]
    wrong += [f"zg1.{game.spec.name}.{body}" for body in ("A", "_" * 5_000, "AAAA")]
    wrong += [f"{other}.{notation.check_of(other)}" for other in wrong[-3:]]
    for other in wrong:
        status, _, err = ask(
            other.encode("utf-8", "surrogateescape" if other.isascii() else "replace"), "decode", "-"
        )
        assert status == 1, other[:80]
        assert err


def test_codes_that_pass_the_check_but_hold_nonsense_are_taken_or_refused_in_a_sentence(ask, game, one):
    draw = random.Random(2)
    head, _, _ = notation.encode(game, one.states[-1]).rpartition(".")
    start = head.rindex(".") + 1
    for _ in range(deep(200, 20_000)):
        body = list(head[start:])
        for _ in range(draw.randint(1, 5)):
            body[draw.randrange(len(body))] = draw.choice(notation.ALPHABET)
        other = head[:start] + "".join(body)
        status, _, err = ask(f"{other}.{notation.check_of(other)}".encode(), "decode", "-")
        assert (status == 1) == bool(without_notes(err))


def without_notes(err):
    """Return what stands on standard error besides notes on pieces that the box does not hold."""
    return "".join(line for line in err.splitlines(True) if not line.startswith("zoo-games: note: "))


def test_damaged_component_files_are_refused(ask, game, tmp_path):
    try:
        data = documents.write_components(game)
    except documents.ZooError:
        return
    path = tmp_path / "components.json"
    words = ("play", game.spec.name, "--components", str(path), "--seed", "1", "--json")
    path.write_text(json.dumps(data), encoding="utf-8")
    assert ask(b"", *words)[0] == 0
    for wrong in damage.thinned(data):
        path.write_text(json.dumps(damage.replaced(data, wrong, damage.FLOAT)), encoding="utf-8")
        status, _, err = ask(b"", *words)
        assert status == 1, wrong
        assert str(path) in err
    for word, text in damage.texts(data):
        if text != json.dumps(data).encode():
            path.write_bytes(text)
            assert ask(b"", *words)[0] == 1, word


def test_random_damage_is_taken_or_refused_in_a_sentence(ask, position, record):
    """A grammar fuzz: several values at once are swapped, moved, dropped or made up; an hour when deep."""
    seconds = 3_600 / len(GAMES) if DEEP else 3
    seed = int(os.environ.get("ZOO_FUZZ_SEED", "0"))
    import time

    end = time.monotonic() + seconds
    while time.monotonic() < end:
        draw = random.Random(seed)
        document, command = draw.choice([(position, "score"), (position, "legal"), (record, "replay")])
        for _ in range(draw.randint(1, 4)):
            document = fuzzed(document, draw)
        data = json.dumps(document).encode("utf-8", "replace")
        if draw.random() < 0.1:
            at = draw.randrange(len(data))
            data = data[:at] + draw.randbytes(draw.randint(0, 3)) + data[at + draw.randint(0, 3) :]
        try:
            status, _, err = ask(data, command, "-")
            assert (status == 1) == bool(without_notes(err))
        except AssertionError as error:
            raise AssertionError(f"seed {seed}: {error}\n{data[:2_000]!r}") from error
        seed += 1


def fuzzed(document, draw):
    """Return a document with one thing changed at random."""
    paths = list(damage.places(document))
    path, other = draw.choice(paths), draw.choice(paths)
    made_up = [
        None,
        0,
        -1,
        1,
        3,
        True,
        "",
        "x",
        "over",
        "N",
        [],
        {},
        [0, 0],
        [[0, 0]],
        10**18,
        1e300,
        "\u202e",
    ]
    kind = draw.randrange(4)
    if kind == 0:
        return damage.replaced(document, path, draw.choice(made_up))
    if kind == 1:
        return damage.replaced(document, path, damage.at(document, other))
    if kind == 2:
        return damage.without(document, path)
    parent = damage.at(document, path[:-1])
    if isinstance(parent, list):
        return (
            damage.replaced(document, path[:-1], [*parent, damage.at(document, path)])
            if path[:-1]
            else document
        )
    return damage.with_key(document, path[:-1], draw.choice(["x", "at", "type", "", "é"]))
