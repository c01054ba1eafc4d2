"""A game as a learner holds it: start, read and decode positions, look up rules."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from html import escape
from pathlib import Path
from random import SystemRandom
from typing import Any

from zoo_games.core import documents, notation, registry
from zoo_games.core.chance import Stream, checked_seed
from zoo_games.core.naming import named
from zoo_games.core.protocol import Agent, Game, GameSpec
from zoo_games.core.record import Record, read_record
from zoo_games.core.rulebook import Rule, Rulebook
from zoo_games.core.settings import Setting
from zoo_games.play.position import Position, positions


@dataclass(frozen=True, slots=True, repr=False)
class GameHandle:
    """One game, its rules and settings, and ways to a position.

    Attributes:
        game: The game underneath, a set of pure functions.

    Example:
        >>> import zoo_games
        >>> zoomies = zoo_games.load("zoomies")
        >>> zoomies.new(["Ada", "Ben", "Cleo"], seed=1, hand_size=3).names
        ('Ada', 'Ben', 'Cleo')
    """

    game: Game[Any, Any]

    @classmethod
    def load(cls, name: str, components: str | Path | Mapping[str, Any] | None = None) -> GameHandle:
        """Return the handle of a registered game; see :func:`zoo_games.load`."""
        game = registry.get(name)
        return cls(game if components is None else documents.with_components(game, components))

    @property
    def name(self) -> str:
        """The short name that documents and commands use."""
        return self.game.spec.name

    @property
    def title(self) -> str:
        """The name for people."""
        return self.game.spec.title

    @property
    def spec(self) -> GameSpec:
        """The facts of the game."""
        return self.game.spec

    @property
    def rules(self) -> Rulebook:
        """The rule table by id."""
        return self.game.spec.rulebook

    @property
    def settings(self) -> tuple[Setting, ...]:
        """All settings with default, range, unit, help and the rules they touch."""
        return self.game.spec.settings.table()

    @property
    def bots(self) -> Mapping[str, Callable[[], Agent]]:
        """Makers of all bots by name; ``random`` and ``greedy`` are there for every game."""
        from zoo_games.play.agents import bots

        return bots(self.game)

    def new(
        self, players: int | Sequence[str] | None = None, seed: int | None = None, **settings: Any
    ) -> Position:
        """Return a position after setup.

        Args:
            players: How many, or their names in seat order; None takes the least number the game allows.
            seed: A whole number of at most 64 bits, as on the command line; the same seed gives the same
                setup. None takes a new one.
            settings: Those that differ from their defaults, such as ``hand_size=3``.

        Raises:
            SettingError: If the number of players does not fit the game, if two have one name, for a seed
                that is no such number, or for a setting that does not exist or is out of range.
        """
        wanted = self.spec.players[0] if players is None else players
        names = documents.distinct(documents.player_names(self.game, wanted))
        chosen = self.game.spec.settings.of(settings)
        stream = Stream(SystemRandom().getrandbits(32) if seed is None else checked_seed(seed), "setup")
        return Position(self.game, self.game.initial(chosen, len(names), stream), names)

    def read(self, source: Mapping[str, Any] | str | bytes | Path) -> Position:
        """Return the position of a document.

        Args:
            source: The document as an object, as JSON text or bytes, or the path of its file.

        Raises:
            DocumentError: For the first fault, with its place.
        """
        game, state, names = documents.read_position(documents.read(source), self.game)
        return Position(game, state, names)

    def replay(self, source: Mapping[str, Any] | str | bytes | Path | Record) -> tuple[Position, ...]:
        """Return the position after the setup and after every move of a record, each move checked.

        Args:
            source: A record, or its document as for :meth:`read`.

        Raises:
            DocumentError: For the first fault, with its place, such as ``moves[17].move.at``.
        """
        record = source if isinstance(source, Record) else read_record(documents.read(source), self.game)
        return positions(record)

    def decode(self, code: str) -> Position:
        """Return the position of a position code; the players are called Player 1, Player 2...

        Raises:
            NotationError: If the code is damaged or of another game.
        """
        state = notation.decode(code, self.game)
        return Position(self.game, state, documents.player_names(self.game, self.game.players(state)))

    def rule(self, rule_id: str) -> RuleCard:
        """Return a rule; a cell shows what to play by, ``print`` its source and a position where it matters.

        Raises:
            UnknownRule: If no rule has that id.
        """
        return RuleCard(self.game, self.rules[rule_id])

    def __repr__(self) -> str:
        least, most = self.spec.players
        return f"<{self.title}, {least} to {most} players, {len(self.rules)} rules>"


@dataclass(frozen=True, slots=True, repr=False)
class RuleCard:
    """One rule and, where the game has one, a position in which keeping and breaking it differ."""

    game: Game[Any, Any]
    rule: Rule

    @property
    def position(self) -> Position | None:
        """The position in which keeping and breaking the rule differ."""
        witness = self.game.witness(self.rule.id)
        if witness is None:
            return None
        names = documents.player_names(self.game, self.game.players(witness.state))
        return Position(self.game, witness.state, names)

    @property
    def lines(self) -> tuple[str, ...]:
        """The rule in full: sentence, kind, source, what is ruled, and the difference it makes."""
        rule = self.rule
        lines = [f"{rule.id}: {rule.text}", f"Kind: {rule.kind}. Source: {rule.source}."]
        for label, value in (("Question", rule.point), ("Default", rule.default), ("Why", rule.why)):
            if value:
                lines.append(f"{label}: {value}")
        if rule.options:
            lines.append(f"Other readings: {', '.join(rule.options)}")
        witness = self.game.witness(rule.id)
        if witness is not None:
            names = documents.player_names(self.game, self.game.players(witness.state))
            lines += [
                named(f"{word}: {told}", names)
                for word, told in (("With the rule", witness.kept), ("Without it", witness.broken))
            ]
        return tuple(lines)

    @property
    def brief(self) -> tuple[str, ...]:
        """The rule for whoever plays: its sentence, how it is read, and other readings.

        Example:
            >>> import zoo_games
            >>> zoo_games.load("wonderzoo").rule("W.count").brief[-1]
            'Another reading, as a setting: count="tile".'
        """
        rule = self.rule
        lines = [f"{rule.id}: {rule.text}"]
        if rule.point:
            lines.append(f"Open in the rule text: {rule.point}. Played here: {rule.default}.")
        if rule.options:
            one = "Another reading, as a setting" if len(rule.options) == 1 else "Other readings, as settings"
            lines.append(f"{one}: {', '.join(rule.options)}.")
        return tuple(lines)

    def __str__(self) -> str:
        position = self.position
        board = [] if position is None else ["", position.text(open=True)]
        return "\n".join([*self.lines, *board])

    def __repr__(self) -> str:
        return "\n".join(self.brief)

    def _repr_html_(self) -> str:
        return "".join(f"<p>{escape(line)}</p>" for line in self.brief)
