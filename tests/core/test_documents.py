"""Documents: what is whole is read, and whatever is spoilt gets one sentence with its place."""

import json
import unicodedata

import jsonschema
import pytest

from tests.core import samples
from tests.sizes import DEEP, deep
from zoo_games.core import documents, registry
from zoo_games.core.errors import DocumentError, SettingError
from zoo_games.core.record import read_record, read_tree

READERS = {"position": documents.read_position, "record": read_record, "tree": read_tree}


def read(document):
    """Read a document of any kind as a command would: through its text."""
    again = documents.read(json.dumps(document))
    return READERS.get(again.get("kind") if isinstance(again.get("kind"), str) else "", READERS["position"])(
        again
    )


SAMPLES = {
    "position": samples.position_document(),
    "view": samples.position_document(56, seat=1),
    "draw": samples.position_document(4),
    "record": samples.record_document(),
    "tree": samples.tree_document(),
}

WRONG = [None, True, 0, -1, 1.5, 10**9, float("nan"), "", "x", "chance", [], [1], {}, {"type": "pass"}]


@pytest.mark.parametrize("name", SAMPLES)
def test_the_samples_are_read(name):
    read(SAMPLES[name])


@pytest.mark.parametrize("name", SAMPLES)
def test_what_the_schema_refuses_is_refused_whatever_value_stands_wherever(name):
    """Every value of every sample is replaced by every wrong one."""
    document = SAMPLES[name]
    checker = jsonschema.Draft202012Validator(documents.schema(samples.ZOOMIES, document["kind"]))
    for number, path in enumerate(samples.paths(document)):
        if not DEEP and number % 5 and len(path) > 2:
            continue
        for value in WRONG:
            spoilt = samples.changed(document, path, value)
            fits = checker.is_valid(spoilt)
            _, error = samples.outcome(read, spoilt)
            if error is not None:
                assert error.place, error
            else:
                assert fits, f"{samples.place_of(path)} = {value!r} is read against the schema"


@pytest.mark.parametrize("name", ["record", "tree"])
def test_a_missing_key_is_named_with_its_place(name):
    document = SAMPLES[name]
    for path in samples.paths(document):
        if not isinstance(path[-1], str) or path[-2:] == ("initial", "placed"):
            continue
        with pytest.raises(DocumentError) as caught:
            read(samples.without(document, path))
        place = samples.place_of(path)
        assert caught.value.place == place
        assert "is missing" in caught.value.reason or "kind" in place


def test_a_position_may_leave_out_keys_of_its_state_and_writes_them_out_no_more():
    document = SAMPLES["position"]
    for key in document["state"]:
        fewer = samples.without(document, ("state", key))
        given, error = samples.outcome(read, fewer)
        # Without its park a token stands on nothing; without tokens nobody may lay a second tile.
        assert (error is not None) == (key in ("park", "tokens")), error
        if error is None:
            assert documents.write_position(*given) == fewer


def test_a_park_and_tokens_are_enough_to_score():
    for case in samples.scored("zoomies"):
        game, state, names = documents.read_position(documents.read(case["position"]))
        assert list(game.score(state)) == case["scores"]
        assert list(game.winners(state)) == case["winners"]
        assert documents.write_position(game, state, names) == case["position"]


@pytest.mark.parametrize("name", SAMPLES)
def test_an_unknown_key_is_refused_with_its_place(name):
    document = SAMPLES[name]
    objects = [path for path in samples.paths(document) if isinstance(samples.at(document, path), dict)]
    for path in [(), *objects]:
        with pytest.raises(DocumentError) as caught:
            read(samples.changed(document, (*path, "extra"), 1))
        assert caught.value.place == samples.place_of((*path, "extra"))


@pytest.mark.parametrize("name", SAMPLES)
def test_a_truncated_document_is_refused_wherever_it_ends(name):
    text = documents.dump(SAMPLES[name]).encode()
    for end in range(0, len(text), deep(7, 1)):
        with pytest.raises(DocumentError) as caught:
            documents.read(text[:end])
        assert "ends in the middle" in caught.value.reason or end < 2 or "value" in caught.value.reason


@pytest.mark.parametrize("name", SAMPLES)
def test_one_wrong_byte_never_gives_another_exception(name):
    text = documents.dump(SAMPLES[name]).encode()
    for place in range(0, len(text), deep(11, 1)):
        for byte in b'\x00"{}[],:9-e\xff':
            spoilt = text[:place] + bytes([byte]) + text[place + 1 :]
            samples.outcome(lambda text=spoilt: READERS[SAMPLES[name]["kind"]](documents.read(text)))


@pytest.mark.parametrize(
    ("change", "place", "reason"),
    [
        ({"format": "zoo-games/2"}, "format", '"zoo-games/1"'),
        ({"kind": "score"}, "kind", '"position", "record" or "tree"'),
        ({"game": "chess"}, "game", 'There is no game "chess"'),
        ({"players": ["Ada"]}, "players", "for 2 to 4 players, not 1"),
        ({"players": ["Ada", "Ben", "Cleo", "Dan", "Eve"]}, "players", "for 2 to 4 players, not 5"),
        ({"players": ["Ada", "", "Cleo"]}, "players[1]", "a text of 1 to 40 characters"),
        ({"players": ["Ada", " ", "Cleo"]}, "players[1]", "may not be blank"),
        ({"players": ["Ada", "B\nn", "Cleo"]}, "players[1]", r"U\+000A"),
        ({"players": ["Ada", "x" * 41, "Cleo"]}, "players[1]", "a text of 1 to 40 characters"),
        ({"rules": {"hand_size": 9}}, "rules.hand_size", "a whole number from 1 to 5, not 9"),
        ({"rules": {"hands": 2}}, "rules.hands", "is not a setting of this game"),
        ({"rules": {"ladder": [3, 1]}}, "rules.ladder[1]", "must not be less"),
        ({"components": "sha256:0123456789abcdef"}, "components", "load the game with the component file"),
        ({"components": "md5:1"}, "components", "a hash such as"),
        ({"seed": 7}, "seed", "not a known key"),
    ],
)
def test_a_fault_of_the_head_is_named(change, place, reason):
    with pytest.raises(DocumentError, match=reason) as caught:
        read({**SAMPLES["position"], **change})
    assert caught.value.place == place


def test_a_document_must_be_an_object():
    for text in ("[]", "7", '"x"', "null"):
        with pytest.raises(DocumentError, match="must be an object"):
            documents.read(text.encode())


def test_a_kind_is_not_read_as_another():
    with pytest.raises(DocumentError, match='must be "record" here, not "position"'):
        read_record(SAMPLES["position"])


def test_a_file_that_cannot_be_read_is_named(tmp_path):
    with pytest.raises(DocumentError, match="cannot be read: No such file"):
        documents.read(tmp_path / "none.json")
    large = tmp_path / "large.json"
    large.write_bytes(b" " * 10_000_000)
    with pytest.raises(DocumentError, match="at most 4,000,000 bytes"):
        documents.read(large)
    with pytest.raises(DocumentError, match="cannot be read"):
        documents.read("a\0b")


def test_a_document_is_read_from_object_text_bytes_and_file(tmp_path):
    document = SAMPLES["position"]
    text = documents.dump(document)
    file = tmp_path / "position.json"
    file.write_text(text, encoding="utf-8")
    for source in (document, text, f"\n {text}", text.encode(), file, str(file)):
        assert documents.read(source) == document


def test_the_canonical_text_is_one_line_and_keeps_names_as_they_are():
    document = {**SAMPLES["position"], "players": ["Zoë", "Ünal", "李"]}
    text = documents.dump(document)
    assert "\n" not in text
    assert "Zoë" in text
    assert documents.read(text) == document


def test_names_may_be_any_printable_text():
    for name in ("Ada", "李", "O'Neil", 'say "hi"', "👩‍🔬", "a b"):
        assert documents.player_names(samples.ZOOMIES, [name, "Ben"]) == (name, "Ben")
    assert all(unicodedata.category(mark) == "Cc" for mark in "\x00\x1b\x85")
    for name in ("", "  ", "a\tb", "\x00", "\x1b[31m", "a\u202eb", "\ud800", "\u2028", 7, None):
        with pytest.raises(SettingError):
            documents.player_names(samples.ZOOMIES, [name, "Ben"])
    for players in (1, 5, -1, True, "Ada", None, 1.5, []):
        with pytest.raises(SettingError):
            documents.player_names(samples.ZOOMIES, players)


@pytest.mark.parametrize("game", registry.names())
@pytest.mark.parametrize("kind", documents.KINDS)
def test_the_published_schema_is_a_schema(game, kind):
    schema = documents.schema(registry.get(game), kind)
    jsonschema.Draft202012Validator.check_schema(schema)
    assert schema["$schema"] == "https://json-schema.org/draft/2020-12/schema"


def test_the_schema_takes_the_examples_of_the_contract():
    position = jsonschema.Draft202012Validator(documents.schema(samples.ZOOMIES, "position"))
    record = jsonschema.Draft202012Validator(documents.schema(samples.ZOOMIES, "record"))
    record.validate(samples.example("zoomies.record.json"))
    for case in samples.scored("zoomies"):
        position.validate(case["position"])
    for name, document in SAMPLES.items():
        (
            jsonschema.Draft202012Validator(documents.schema(samples.ZOOMIES, document["kind"])).validate(
                document
            ),
            name,
        )


def test_the_schema_of_an_unknown_kind_is_a_mistake_of_the_caller():
    with pytest.raises(ValueError, match="kind must be one of"):
        documents.schema(samples.ZOOMIES, "score")
