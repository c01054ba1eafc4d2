"""Settings: the numbers and readings of a game that can be changed, each with unit, range and help.

A game's settings are a frozen dataclass whose fields are made by :func:`setting`. The names are part of
the public contract: documents hold them under ``rules``, the command line takes them with ``--set``.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Mapping
from dataclasses import dataclass, fields
from typing import Any, Self

from zoo_games.core.errors import DocumentError, SettingError, did_you_mean
from zoo_games.core.shapes import Shape
from zoo_games.core.strictjson import parse


@dataclass(frozen=True, slots=True)
class Setting:
    """What there is to know of one setting.

    Attributes:
        name: As in documents and on the command line.
        default: Value if nothing is said.
        shape: What values are taken.
        unit: Such as ``"tokens"`` or ``"points"``; ``"-"`` for a plain choice.
        help: One sentence.
        rules: Ids of the rules it touches.
    """

    name: str
    default: Any
    shape: Shape
    unit: str
    help: str
    rules: tuple[str, ...]


def setting(default: Any, shape: Shape, unit: str, help: str, rules: tuple[str, ...]) -> Any:
    """Return a dataclass field that carries the facts of a setting."""
    return dataclasses.field(
        default=default, metadata={"shape": shape, "unit": unit, "help": help, "rules": rules}
    )


@dataclass(frozen=True)
class Settings:
    """Base of the settings of a game; compares and hashes by value."""

    @classmethod
    def table(cls) -> tuple[Setting, ...]:
        """Return all settings in their documented order."""
        return tuple(
            Setting(
                entry.name,
                entry.default,
                entry.metadata["shape"],
                entry.metadata["unit"],
                entry.metadata["help"],
                entry.metadata["rules"],
            )
            for entry in fields(cls)
        )

    @classmethod
    def read(cls, rules: Mapping[str, Any], place: str = "rules") -> Self:
        """Return the settings that a document's ``rules`` describe.

        Raises:
            DocumentError: For an unknown name or a value out of range, with its place.
        """
        known = {entry.name: entry for entry in cls.table()}
        values = {}
        for name, value in rules.items():
            if name not in known:
                hint = did_you_mean(name, known)
                if hint == ".":
                    hint = f"; they are {', '.join(known)}"
                raise DocumentError(f"{place}.{name}", f"is not a setting of this game{hint}")
            known[name].shape.check(value, f"{place}.{name}")
            values[name] = _frozen(value)
        settings = cls(**{**cls.defaults(values), **values})
        settings.check(place)
        return settings

    @classmethod
    def defaults(cls, chosen: Mapping[str, Any]) -> dict[str, Any]:
        """Return the default of every setting where the ones in ``chosen`` are set.

        A game overrides this where one default hangs on another setting.
        """
        del chosen
        return {entry.name: entry.default for entry in fields(cls)}

    def check(self, place: str = "rules") -> None:
        """Refuse settings that contradict each other; games override this."""

    @classmethod
    def of(cls, values: Mapping[str, Any]) -> Self:
        """Return the settings that differ from their defaults as Python holds them, tuples included.

        Raises:
            SettingError: As :meth:`read`, without a place.
        """
        try:
            return cls.read({name: _thawed(value) for name, value in values.items()}, "")
        except DocumentError as error:
            raise SettingError(_sentence(f"{error.place.lstrip('.')} {error.reason}")) from None

    @classmethod
    def parse(cls, assignments: Mapping[str, str]) -> Self:
        """Return the settings of command-line words such as ``{"hand_size": "3"}``.

        Words are read as JSON where they are JSON, else as text; ``True`` and ``False`` as Python has them.

        Raises:
            SettingError: As :meth:`read`, named as the person wrote it.
        """
        rules: dict[str, Any] = {}
        for name, word in assignments.items():
            try:
                rules[name] = parse({"True": "true", "False": "false"}.get(word, word))
            except DocumentError:
                rules[name] = word
        try:
            return cls.read(rules, "--set")
        except DocumentError as error:
            raise SettingError(
                _sentence(f"{error.place.replace('--set.', '--set ')} {error.reason}")
            ) from None

    def changed(self) -> dict[str, Any]:
        """Return the settings that differ from their defaults, as a document holds them."""
        values = {entry.name: getattr(self, entry.name) for entry in fields(self)}
        defaults = self.defaults(values)
        return {name: _thawed(value) for name, value in values.items() if value != defaults[name]}


def _sentence(text: str) -> str:
    return text if text.endswith("?") else f"{text}."


def _frozen(value: Any) -> Any:
    return tuple(_frozen(part) for part in value) if isinstance(value, list) else value


def _thawed(value: Any) -> Any:
    return [_thawed(part) for part in value] if isinstance(value, tuple) else value
