"""The rule table: every rule of a game in our own words, with an id, a kind and a source.

The id is what a refusal, a step, a test and a page of the docs cite. Ids stay for ever.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Literal

from zoo_games.core.errors import ZooError, did_you_mean, printable

Kind = Literal["published", "ruling", "assumption"]


@dataclass(frozen=True, slots=True)
class Rule:
    """One row of a rule table.

    Attributes:
        id: Such as ``"Z.match"``; never reused.
        kind: ``published`` (the rule text says it), ``ruling`` (how a silence or a contradiction is
            read) or ``assumption`` (our default for data that the text leaves out).
        text: The rule in our own words, one or two sentences.
        source: Section and sentence of the rule text, or ``"silent: ..."`` for a ruling.
        point: For rulings and assumptions: the question that is open.
        default: For rulings and assumptions: the reading taken.
        options: Settings that choose another reading, such as ``'second_tile="optional"'``.
        why: For rulings and assumptions: the reason.
    """

    id: str
    kind: Kind
    text: str
    source: str
    point: str = ""
    default: str = ""
    options: tuple[str, ...] = ()
    why: str = ""


class Rulebook(Mapping[str, Rule]):
    """The rules of one game by id, in the order of the rule sheet."""

    def __init__(self, rules: Iterable[Rule]) -> None:
        table: dict[str, Rule] = {}
        for rule in rules:
            if rule.id in table:
                raise ValueError(f"the rule id {rule.id} stands twice in the table")
            table[rule.id] = rule
        self._rules = MappingProxyType(table)

    def __getitem__(self, rule_id: str) -> Rule:
        try:
            return self._rules[rule_id]
        except (KeyError, TypeError):
            hint = did_you_mean(rule_id, self._rules, 0.75)
            if hint == ".":
                hint = f"; the rules are {', '.join(self._rules)}."
            raise UnknownRule(f"There is no rule {printable(str(rule_id), 40)}{hint}") from None

    def __iter__(self) -> Iterator[str]:
        return iter(self._rules)

    def __len__(self) -> int:
        return len(self._rules)


Source = tuple[str, int]
"""A section of a rule text and the number of a sentence in it, from 1."""

Published = tuple[Rule, tuple[Source, ...]]
"""A published rule and the sentences that hold it."""


def published(id: str, text: str, *sources: Source, otherwise: str = "") -> Published:
    """Return a published rule with its sources.

    Args:
        id: Its id.
        text: The rule in our own words.
        sources: The sentences that hold it.
        otherwise: Where it is known from if no sentence holds it.

    Example:
        >>> published("R.turn", "Turns go round.", ("Play", 1), ("Play", 2))[0].source
        'Play, 1; Play, 2'
    """
    places = "; ".join(f"{section}, {number}" for section, number in sources)
    return Rule(id, "published", text, places or otherwise), sources


def sentences(
    sections: Mapping[str, int], rules: Iterable[Published], refined: Mapping[str, tuple[str, ...]]
) -> tuple[tuple[str, int, tuple[str, ...]], ...]:
    """Return every sentence of a rule text with the ids of the rules that hold it.

    Args:
        sections: Every section in its order, with the number of its sentences.
        rules: The published rules.
        refined: Published rule to the rulings and assumptions that settle what it leaves open.

    Example:
        >>> sentences({"Play": 2}, [published("R.turn", "Turns go round.", ("Play", 2))], {})
        (('Play', 1, ()), ('Play', 2, ('R.turn',)))
    """
    found: dict[Source, dict[str, None]] = {
        (section, number): {} for section, count in sections.items() for number in range(1, count + 1)
    }
    for rule, sources in rules:
        for source in sources:
            found[source].update(dict.fromkeys((rule.id, *refined.get(rule.id, ()))))
    return tuple((section, number, tuple(ids)) for (section, number), ids in found.items())


class UnknownRule(ZooError, KeyError):
    """No rule of that id stands in the table."""

    def __str__(self) -> str:
        return str(self.args[0])
