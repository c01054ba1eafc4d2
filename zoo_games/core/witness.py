"""Positions in which a rule or a setting matters, for look-ups, lessons and tests."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from zoo_games.core.settings import Settings


@dataclass(frozen=True, slots=True)
class Witness:
    """A position in which a rule matters.

    Attributes:
        state: The position.
        move: The move that the rule is about; None for a rule about scores or chance.
        kept: What follows under the rule, as a sentence.
        broken: What would follow without it, as a sentence.
    """

    state: Any
    move: Any
    kept: str
    broken: str


@dataclass(frozen=True, slots=True)
class SettingWitness:
    """A position in which a setting matters.

    Attributes:
        name: Name of the setting.
        value: Another value than the default.
        question: What is asked about the position, as a sentence.
        ask: Works out the answer for the position under some settings.
        default: The answer under the defaults.
        changed: The answer if only this setting has ``value``.
    """

    name: str
    value: Any
    question: str
    ask: Callable[[Settings], Any]
    default: Any
    changed: Any
