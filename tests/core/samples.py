"""Documents of Zoomies to read, spoil and read again."""

import copy
import json
from pathlib import Path

from zoo_games.core import documents, registry
from zoo_games.core.errors import ZooError
from zoo_games.core.record import read_record

EXAMPLES = Path(__file__).parent.parent / "examples"
ZOOMIES = registry.get("zoomies")


def example(name):
    """Return an example document of the contract."""
    return documents.read(EXAMPLES / name)


def example_record():
    return read_record(example("zoomies.record.json"), ZOOMIES)


def scored(game):
    """Yield the scored positions of the contract."""
    for line in (EXAMPLES / f"{game}.scores.jsonl").read_text(encoding="utf-8").splitlines():
        yield json.loads(line)


def position_document(number=56, seat=None):
    """Return the position after so many moves of the example; in phase "second_tile" by default."""
    record = example_record()
    state = record.states[number]
    shown = state if seat is None else ZOOMIES.observe(state, seat)
    return documents.write_position(ZOOMIES, shown, record.names)


def record_document(moves=9):
    """Return the beginning of the example record."""
    document = example_record().document()
    del document["result"]
    del document["moves"][moves:]
    return document


def tree_document():
    document = record_document()
    document["kind"] = "tree"
    moves = document.pop("moves")
    inner = {"name": "second thought", "comment": "", "moves": moves[6:8], "lines": []}
    other = {"name": "", "comment": "two\nlines", "moves": [], "lines": []}
    document["lines"] = [
        {"name": "main", "comment": "as played", "moves": moves[:6], "lines": [inner, other]}
    ]
    return document


def paths(value, path=()):
    """Yield the path of every value inside a document."""
    if isinstance(value, dict):
        for key, part in value.items():
            yield (*path, key)
            yield from paths(part, (*path, key))
    if isinstance(value, list):
        for index, part in enumerate(value):
            yield (*path, index)
            yield from paths(part, (*path, index))


def at(document, path):
    for step in path:
        document = document[step]
    return document


def changed(document, path, value):
    """Return a copy of a document with another value at a path."""
    made = copy.deepcopy(document)
    at(made, path[:-1])[path[-1]] = value
    return made


def without(document, path):
    """Return a copy of a document without what lies at a path."""
    made = copy.deepcopy(document)
    del at(made, path[:-1])[path[-1]]
    return made


def place_of(path):
    """Return a path as errors write it.

    >>> place_of(("moves", 17, "move"))
    'moves[17].move'
    """
    return "".join(f"[{step}]" if isinstance(step, int) else f".{step}" for step in path).lstrip(".")


def outcome(function, *values):
    """Return what a function gives and None, or None and the error that is meant for people.

    Any other exception passes through: it is a defect.
    """
    try:
        return function(*values), None
    except ZooError as caught:
        error = caught
    text = str(error)
    assert text.isprintable(), ascii(text)
    assert 0 < len(text) < 2_000, len(text)
    return None, error
