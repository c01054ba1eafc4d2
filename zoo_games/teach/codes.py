"""Answers as short codes that a class can paste: no names, a checksum, a histogram without a server."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from fractions import Fraction
from hashlib import sha256
from itertools import permutations
from typing import Final

from zoo_games.core.errors import NotationError
from zoo_games.teach.items import ITEMS, make_question
from zoo_games.teach.prediction import Prediction
from zoo_games.teach.question import Answer, Question, told

ALPHABET: Final = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
"""Digits and letters without I, L, O and U, which are easily misread."""

LENGTH: Final = 10
"""Characters of a code: eight that tell, two that check."""

ANSWER_BITS: Final = 24
PARTS: Final = 10_000_000
"""In a code a chance is told in parts of so many."""

SKIP: Final = 0


def encode(prediction: Prediction) -> str:
    """Return a prediction about a board of a lesson as a code of ten characters.

    Raises:
        NotationError: If it is about a fresh board, which others do not have.

    Example:
        >>> code = encode(Prediction("frens-six-dogs", None, 14, 3))
        >>> len(code), decode(code).answer, decode(code).sure
        (10, 14, 3)
    """
    if prediction.seed is not None:
        raise NotationError("A code is for the boards of a lesson, which everybody has.")
    question = make_question(prediction.item)
    number = SKIP if prediction.answer is None else _number(question, prediction.answer)
    value = (_item_bits(prediction.item) << 2 | (prediction.sure or 0)) << ANSWER_BITS | number
    body = "".join(ALPHABET[value >> shift & 31] for shift in range(35, -1, -5))
    return body + _check(body)


def decode(code: str) -> Prediction:
    """Return the prediction of a code, judged anew.

    Raises:
        NotationError: If the code is damaged.
    """
    letters = "".join(letter for letter in str(code).upper() if letter.isalnum())
    letters = letters.translate(str.maketrans("ILO", "110"))
    if len(letters) != LENGTH or any(letter not in ALPHABET for letter in letters):
        raise NotationError(f"An answer code has {LENGTH} letters and digits.")
    body, check = letters[:8], letters[8:]
    if _check(body) != check:
        raise NotationError("This answer code is damaged: its last two characters do not fit the others.")
    value = 0
    for letter in body:
        value = value << 5 | ALPHABET.index(letter)
    items = {_item_bits(id): id for id in ITEMS}
    id, sure = items.get(value >> ANSWER_BITS + 2), value >> ANSWER_BITS & 3
    if id is None:
        raise NotationError("This answer code is about a question that is not known here.")
    if sure == 0:
        return Prediction(id, None, None)
    question = make_question(id)
    answer = _answer(question, value & (1 << ANSWER_BITS) - 1)
    return Prediction(id, None, answer, sure, answer == question.solve().answer)


def _item_bits(id: str) -> int:
    """Return the 14 bits that name an item; they stay the same when items are added."""
    if id not in ITEMS:
        raise NotationError(f"There is no question {id!r}.")
    return int.from_bytes(sha256(id.encode()).digest()[:2], "big") >> 2


def _check(body: str) -> str:
    value = int.from_bytes(sha256(b"answer" + body.encode()).digest()[:2], "big")
    return ALPHABET[value >> 5 & 31] + ALPHABET[value & 31]


def _orders(question: Question) -> list[tuple[str, ...]]:
    return list(permutations(letter for letter, _ in question.options))


def _number(question: Question, answer: Answer) -> int:
    if isinstance(answer, Fraction):
        return round(answer * PARTS)
    if isinstance(answer, bool | int):
        return int(answer)
    if isinstance(answer, tuple):
        return _orders(question).index(answer)
    return sum(1 << index for index, (cell, _) in enumerate(question.cells) if cell in answer)


def _answer(question: Question, number: int) -> Answer:
    if question.kind == "yes-no":
        return bool(number)
    if question.kind == "chance":
        return question.read(f"{min(number, PARTS) / PARTS:.7f}")
    if question.kind == "order":
        orders = _orders(question)
        return orders[number % len(orders)]
    if question.kind == "cells":
        return frozenset(cell for index, (cell, _) in enumerate(question.cells) if number >> index & 1)
    return number


@dataclass(frozen=True, slots=True)
class Votes:
    """What a class answered to one question.

    Attributes:
        item: Id of the question.
        counts: How often each answer came, the most frequent first; ``"skipped"`` for skips.
        names: By answer, the ideas that lead to it.
        damaged: Codes that could not be read, each with the reason.
    """

    item: str
    counts: tuple[tuple[str, int], ...]
    names: dict[str, tuple[str, ...]]
    damaged: tuple[tuple[str, str], ...] = ()

    def __str__(self) -> str:
        wide = max([len(answer) for answer, _ in self.counts], default=0)
        lines = [self.item]
        for answer, count in self.counts:
            named = ", ".join(self.names.get(answer, ()))
            lines.append(f"{answer:>{wide}} {'#' * count} {count}" + (f"  {named}" if named else ""))
        lines += [f"{code}: {reason}" for code, reason in self.damaged]
        return "\n".join(lines)

    def __repr__(self) -> str:
        return str(self)


def votes(codes: str | Iterable[str]) -> tuple[Votes, ...]:
    """Return the histogram of each question that some codes are about.

    Args:
        codes: As they were pasted, one text with a code a line or word by word; damaged ones are listed
            with the first question.

    Example:
        >>> codes = [encode(Prediction("frens-six-dogs", None, n, 2)) for n in (8, 14, 8)]
        >>> print(votes(codes)[0])
        frens-six-dogs
         8 ## 2  right
        14 # 1  Z-DIAG
    """
    found: dict[str, Counter[str]] = {}
    damaged = []
    for code in codes.split() if isinstance(codes, str) else codes:
        try:
            one = decode(code)
        except NotationError as error:
            damaged.append((code.strip(), str(error)))
            continue
        answer = "skipped" if one.answer is None else told(one.answer)
        found.setdefault(one.item, Counter())[answer] += 1
    shown: list[Votes] = []
    for item, counts in found.items():
        solution = make_question(item).solve()
        names: dict[str, tuple[str, ...]] = {told(solution.answer): ("right",)}
        for way in solution.wrong:
            names[told(way.answer)] = (*names.get(told(way.answer), ()), way.id)
        ranked = tuple(sorted(counts.items(), key=lambda entry: (-entry[1], entry[0])))
        shown.append(Votes(item, ranked, names, () if shown else tuple(damaged)))
    return tuple(shown) if shown or not damaged else (Votes("", (), {}, tuple(damaged)),)
