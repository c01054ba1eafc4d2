"""Documents, moves and codes that are damaged on purpose."""

import copy
import json

FLOAT, NUMBER, UNKNOWN = 1.5, 10**15, {"never heard of": 1}


def places(data, path=()):
    """Yield the path of every value inside a document."""
    if path:
        yield path
    children = data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else ()
    for key, value in children:
        yield from places(value, (*path, key))


def thinned(data):
    """Return the paths of a document, of long lists only the first two parts and the last."""
    for path in places(data):
        if all(type(key) is str or key in (0, 1) for key in path):
            yield path


def at(data, path):
    """Return the value at a path."""
    for key in path:
        data = data[key]
    return data


def replaced(data, path, value):
    """Return a document with another value at a path."""
    made = copy.deepcopy(data)
    at(made, path[:-1])[path[-1]] = value
    return made


def without(data, path):
    """Return a document without a key."""
    made = copy.deepcopy(data)
    del at(made, path[:-1])[path[-1]]
    return made


def with_key(data, path, key="never_heard_of"):
    """Return a document with an unknown key in the object at a path."""
    made = copy.deepcopy(data)
    at(made, path)[key] = 1
    return made


def objects(data):
    """Yield the path of every object in a document, the document itself first."""
    yield ()
    yield from (path for path in thinned(data) if isinstance(at(data, path), dict))


def name(path):
    """Return a path as a message names it: ``state.park[0].at``."""
    text = ""
    for key in path:
        text += f"[{key}]" if isinstance(key, int) else f".{key}" if text else key
    return text


def texts(document):
    """Yield a word and bytes that are no document, whatever they hold."""
    good = json.dumps(document).encode("utf-8")
    yield "empty", b""
    yield "white space", b" \n\t "
    yield "a list", b"[" + good + b"]"
    yield "a number", b"17"
    yield "a word", b'"position"'
    yield "null", b"null"
    yield "truncated", good[: len(good) // 2]
    yield "truncated by one", good[:-1]
    yield "two documents on a line", good + good
    yield "a byte-order mark", b"\xef\xbb\xbf" + good
    yield "UTF-16", json.dumps(document).encode("utf-16")
    yield "not UTF-8", good.replace(b'"players": ["', b'"players": ["\xff\xfe', 1)
    yield "NaN", good.replace(b'"rules": {}', b'"rules": NaN', 1)
    yield "Infinity", good.replace(b'"rules": {}', b'"rules": {"hand_size": Infinity}', 1)
    yield "a doubled key", good.replace(b'"rules": {}', b'"rules": {}, "rules": {}', 1)
    yield "a comment", good.replace(b'"rules": {}', b'"rules": {} /* none */', 1)
    yield "single quotes", good.replace(b'"', b"'")
    yield "deep lists", b"[" * 100_000
    yield "deep objects", b'{"a":' * 100_000
    yield "deep inside", good.replace(b'"rules": {}', b'"rules": ' + b"[" * 5_000 + b"]" * 5_000, 1)
    yield "5,000 digits", good.replace(b'"rules": {}', b'"rules": {"hand_size": ' + b"9" * 5_000 + b"}", 1)
    yield "a huge exponent", good.replace(b'"rules": {}', b'"rules": {"hand_size": 1e999999}', 1)
    yield "a lone surrogate", good.replace(b'"players": ["', b'"players": ["\\ud800', 1)
    yield "a control character", good.replace(b'"players": ["', b'"players": ["\x00', 1)
    yield "nonsense", bytes(range(256)) * 40
