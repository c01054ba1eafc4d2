"""The commands that list: games, rules, one rule, settings, rulings, components, schema."""

from __future__ import annotations

import json
import textwrap
from argparse import Namespace
from collections.abc import Sequence

import zoo_games
from zoo_games.cli import files
from zoo_games.core import documents, registry
from zoo_games.play.agents import bots

WIDTH = 96
"""Columns of text for people."""


def games(options: Namespace) -> int:
    """List the games: name, players, bots."""
    known = [registry.get(name) for name in registry.names()]
    if options.json:
        files.show(
            [
                {
                    "name": game.spec.name,
                    "title": game.spec.title,
                    "players": list(game.spec.players),
                    "bots": list(bots(game)),
                    "credits": game.spec.credits,
                }
                for game in known
            ]
        )
        return 0
    for game in known:
        low, high = game.spec.players
        files.say(
            f"{game.spec.name}: {game.spec.title}, {low} to {high} players; bots {', '.join(bots(game))}"
        )
        files.say(f"    {game.spec.credits}")
    return 0


def rules(options: Namespace) -> int:
    """List the rules of a game: id, kind, text, source."""
    table = registry.get(options.game).spec.rulebook.values()
    if options.json:
        files.show(
            [{"id": rule.id, "kind": rule.kind, "text": rule.text, "source": rule.source} for rule in table]
        )
        return 0
    for rule in table:
        entry(f"{rule.id} ({rule.kind})", rule.text, f"Source: {rule.source}")
    return 0


def rule(options: Namespace) -> int:
    """Print one rule and a position where keeping and breaking it differ."""
    handle = zoo_games.load(options.game)
    card = handle.rule(options.id)
    one = card.rule
    if options.json:
        files.show(
            {
                "id": one.id,
                "kind": one.kind,
                "text": one.text,
                "source": one.source,
                "point": one.point,
                "default": one.default,
                "options": list(one.options),
                "why": one.why,
            }
        )
    else:
        files.say(str(card))
    return 0


def settings(options: Namespace) -> int:
    """List the settings of a game: name, default, range, unit, help, rule ids."""
    table = registry.get(options.game).spec.settings.table()
    if options.json:
        files.show(
            [
                {
                    "name": one.name,
                    "default": one.default,
                    "range": one.shape.words(),
                    "unit": one.unit,
                    "help": one.help,
                    "rules": list(one.rules),
                }
                for one in table
            ]
        )
        return 0
    for one in table:
        default = list(one.default) if isinstance(one.default, tuple) else one.default
        unit = "" if one.unit == "-" else f" {one.unit}"
        entry(f"{one.name} = {default}{unit}", one.help, f"{one.shape.words()}; {', '.join(one.rules)}")
    return 0


def rulings(options: Namespace) -> int:
    """List the rulings and assumptions of a game: id, point, default, options, why."""
    table = [rule for rule in registry.get(options.game).spec.rulebook.values() if rule.kind != "published"]
    if options.json:
        files.show(
            [
                {
                    "id": rule.id,
                    "kind": rule.kind,
                    "point": rule.point,
                    "default": rule.default,
                    "options": list(rule.options),
                    "why": rule.why,
                }
                for rule in table
            ]
        )
        return 0
    for rule in table:
        lines = [f"Default: {rule.default}"]
        lines += [f"Option: {option}" for option in rule.options]
        entry(f"{rule.id} ({rule.kind}): {rule.point}", *lines, f"Why: {rule.why}")
    return 0


def components(options: Namespace) -> int:
    """Write the components of a game as a file to start from."""
    game = registry.get(options.game)
    data = documents.write_components(game)
    text = json.dumps(data, ensure_ascii=False, indent=1) + "\n"
    files.write(options.out or files.STANDARD, text.encode("utf-8"))
    return 0


def schema(options: Namespace) -> int:
    """Print the JSON Schema of the documents of a game."""
    files.show(documents.schema(registry.get(options.game), options.kind))
    return 0


def entry(head: str, *lines: str) -> None:
    """Print a heading and indented lines."""
    files.say(head)
    for line in lines:
        for part in textwrap.wrap(line, WIDTH - 4):
            files.say(f"    {part}")


def columns(rows: Sequence[Sequence[str]]) -> list[str]:
    """Return rows as lines whose columns stand under each other."""
    widths = [max(len(cell) for cell in column) for column in zip(*rows, strict=True)]
    return [
        "  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip() for row in rows
    ]
