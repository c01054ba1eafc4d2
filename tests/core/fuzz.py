"""A fuzzer that knows the grammar: documents, codes and typed moves, grown whole and then spoilt.

Run by ``test_fuzz.py``: a few seconds every day, an hour under ``make deep``, or as long as
``ZOO_FUZZ_SECONDS`` says. Whatever is fed in, the answer is a value or an error meant for people, within a
time; any other exception stops the run and names the seed that repeats it.
"""

import copy
import json
import random
import time
from collections import Counter

from tests.core import samples
from zoo_games.core import documents, notation
from zoo_games.core.record import read_record, read_tree
from zoo_games.zoomies.components import TILES

LONGEST = 10.0
"""Seconds of processor time that one answer may take."""

READERS = (documents.read_position, read_record, read_tree)
STRANGE = [
    None, True, False, 0, 1, -1, 2, 3, 7, 10**6, 10**18, 10**19, 10**30, 0.0, 1.5, -0.0, 1e308, float("nan"),
    float("inf"), "", "x", "N", "E", "chance", "B*-Hz", "C*-P", "B*-H*", "\ud800", "\x00", "\u202e",
    "x" * 300, [], [0], [0, 0], [0, 1], [[]], [None], {}, {"type": "redraw"}, {"at": [0, 0]}, {"": ""},
]  # fmt: skip
LITERALS = [
    "NaN",
    "-Infinity",
    "9" * 5_000,
    "1e999",
    "[" * 200,
    '"\\ud800"',
    "tru",
    "0x1",
    "01",
    "'a'",
    "//",
    '"\t"',
]
ALPHABET = notation.ALPHABET + ". \n~%é\x00"
WORDS = [
    "at",
    "0,1",
    "-1,-2",
    "N",
    "toss",
    "refill",
    "frens",
    "leader",
    "discard",
    "circle",
    "draw",
    "(",
    "\u2212",
    "99999",
]


class Fuzzer:
    """Makes inputs from one seed and feeds them in.

    Args:
        seed: Repeats a run.
    """

    def __init__(self, seed):
        self.random = random.Random(seed)
        self.count = Counter()
        record = samples.example_record()
        self.states = list(record.states)
        self.documents = [
            samples.position_document(),
            samples.position_document(4),
            samples.position_document(56, seat=1),
            samples.record_document(),
            samples.tree_document(),
            *[case["position"] for case in samples.scored("zoomies")][:3],
        ]

    def run(self, seconds):
        """Feed inputs for so many seconds and return how many of each kind there were."""
        feeds = [self.document, self.text, self.code, self.forged, self.move]
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            feed = self.random.choice(feeds)
            begin = time.process_time()
            feed()
            taken = time.process_time() - begin
            assert taken < LONGEST, f"{feed.__name__} took {taken:.1f} s"
            self.count[feed.__name__] += 1
        return self.count

    # --- what is fed ----------------------------------------------------------------------------

    def document(self):
        """A document with some values replaced, removed, doubled or exchanged; read as each kind."""
        document = copy.deepcopy(self.random.choice(self.documents))
        for _ in range(self.random.choice((1, 1, 1, 2, 3))):
            self.spoil(document)
        for reader in READERS:
            given, error = samples.outcome(reader, document)
            if error is None and reader is documents.read_position:
                self.play_on(given)

    def spoil(self, document):
        paths = list(samples.paths(document))
        path = self.random.choice(paths)
        holder, last = samples.at(document, path[:-1]), path[-1]
        act = self.random.randrange(6)
        if act == 0:
            del holder[last]
        elif act == 1 and isinstance(holder, list):
            holder.insert(last, copy.deepcopy(self.random.choice(holder)))
        elif act == 2:
            holder[last] = copy.deepcopy(samples.at(document, self.random.choice(paths)))
        elif act == 3 and isinstance(holder, dict):
            holder[self.random.choice(["extra", "at", "toward", "", "x" * 100, "\ud800"])] = holder.pop(last)
        elif act == 4 and type(holder[last]) is int:
            holder[last] += self.random.choice((-1, 1, 100, 10**18))
        elif act == 5 and isinstance(holder[last], str):
            holder[last] = self.random.choice(
                [*sorted(TILES)[:20], "N", "E", "frens", "over", "draw", "token"]
            )
        else:
            holder[last] = copy.deepcopy(self.random.choice(STRANGE))

    def play_on(self, given):
        """Whatever is read can be written, coded and played on from."""
        game, state, names = given
        written = documents.write_position(game, state, names)
        assert documents.read_position(written)[1] == state
        assert notation.decode(notation.encode(game, state), game) == state
        moves, error = samples.outcome(game.legal, state)
        samples.outcome(game.score, state)
        samples.outcome(game.explain_score, state)
        if error is None and moves:
            after, error = samples.outcome(game.apply, state, self.random.choice(list(moves)))
            if error is None:
                documents.write_position(game, after, names)

    def text(self):
        """The text of a document with bytes changed, cut, repeated or put in."""
        data = documents.dump(self.random.choice(self.documents)).encode()
        for _ in range(self.random.choice((1, 1, 2, 4))):
            at, other = sorted(self.random.randrange(len(data) + 1) for _ in range(2))
            piece = self.random.choice(
                [
                    b"",
                    data[at:other] * 2,
                    self.random.randbytes(self.random.randrange(1, 5)),
                    self.random.choice(LITERALS).encode(),
                    bytes([self.random.choice(b'{}[]",:0-')]),
                ]
            )
            end = self.random.choice((at, other, min(len(data), at + 1)))
            data = data[:at] + piece + data[end:]
            if not data:
                return
        document, error = samples.outcome(documents.read, data)
        if error is None:
            for reader in READERS:
                samples.outcome(reader, document)

    def code(self):
        """A position code with characters changed."""
        code = list(notation.encode(samples.ZOOMIES, self.random.choice(self.states)))
        whole = "".join(code)
        for _ in range(self.random.choice((1, 1, 2, 5))):
            at = self.random.randrange(len(code))
            code[at : at + self.random.randrange(3)] = self.random.choice(ALPHABET) * self.random.randrange(3)
        _, error = samples.outcome(notation.decode, "".join(code))
        assert error is not None or "".join(code).strip() == whole, "".join(code)

    def forged(self):
        """A code whose check is right, whatever stands in it."""
        whole = notation.encode(samples.ZOOMIES, self.random.choice(self.states)).split(".")[2]
        at = self.random.randrange(len(whole))
        body = self.random.choice(
            [
                "".join(self.random.choices(notation.ALPHABET, k=self.random.randrange(1, 120))),
                whole[:at] + self.random.choice(notation.ALPHABET) + whole[at + 1 :],
                whole[at:],
                whole[:at],
            ]
        )
        head = f"zg1.zoomies.{body or 'A'}"
        state, error = samples.outcome(notation.decode, f"{head}.{notation.check_of(head)}")
        if error is None:
            self.play_on((samples.ZOOMIES, state, [f"P{seat}" for seat in range(state.players)]))

    def move(self):
        """A typed move, whole or of words in any order; then whether it may be played."""
        game, state = samples.ZOOMIES, self.random.choice(self.states)
        moves = game.legal(state)
        text = game.move_text(state, self.random.choice(moves)) if moves else "refill"
        if self.random.random() < 0.7:
            words = [*text.split(), *self.random.choices(WORDS, k=3)]
            self.random.shuffle(words)
            text = " ".join(words[: self.random.randrange(1, 6)])
        if self.random.random() < 0.3:
            at = self.random.randrange(len(text))
            text = (
                text[:at] + chr(self.random.choice((0, 9, 45, 233, 0x2212, 0xD800, 0x1F600))) + text[at + 1 :]
            )
        move, error = samples.outcome(game.parse_move, state, text)
        if error is None:
            refusals = game.why_not(state, move)
            _, error = samples.outcome(game.apply, state, move)
            assert (error is None) == (not refusals), text
            assert game.move_from_json(json.loads(json.dumps(game.move_to_json(move)))) == move
