"""Write the pages that are made from the code: rules, settings and rulings of each game, commands, API.

The tables are those the games themselves use, so a page cannot say something else than the code does.
Sphinx calls :func:`write` before it reads the pages.
"""

from __future__ import annotations

import argparse
import pkgutil
import shutil
from collections.abc import Iterable, Sequence
from importlib import import_module
from pathlib import Path
from typing import Any

import zoo_games
from zoo_games.core.rulebook import Rule

NOTEBOOKS = Path(__file__).resolve().parent.parent / "notebooks"
KINDS = {
    "published": "The rule text says it.",
    "ruling": "The rule text is silent or contradicts itself; this is how we read it.",
    "assumption": "Data that the rule text leaves out; our own default, replaceable.",
}


def anchor(rule_id: str) -> str:
    """Return the name under which other pages link to a rule.

    >>> anchor("Z.frens-key")
    'rule-z-frens-key'
    """
    return "rule-" + rule_id.lower().replace(".", "-")


def link(rule_id: str) -> str:
    """Return a link to a rule."""
    return f"[{rule_id}](#{anchor(rule_id)})"


def cell(text: Any) -> str:
    """Return a text as one cell of a table."""
    return " ".join(str(text).split()).replace("|", "\\|").replace("<", "&lt;") or "-"


def table(head: Sequence[str], rows: Iterable[Sequence[Any]]) -> str:
    """Return a Markdown table."""
    lines = ["| " + " | ".join(head) + " |", "|" + "---|" * len(head)]
    lines += ["| " + " | ".join(cell(part) for part in row) + " |" for row in rows]
    return "\n".join(lines) + "\n"


def rule_section(rule: Rule) -> str:
    """Return the section of one rule."""
    facts = [f"*{rule.kind.capitalize()}.* Source: {rule.source}."]
    if rule.point:
        facts.append(f"**Open point.** {rule.point}")
    if rule.default:
        facts.append(f"**Taken.** {rule.default}")
    if rule.options:
        facts.append("**Other reading.** " + ", ".join(f"`{option}`" for option in rule.options))
    if rule.why:
        facts.append(f"**Why.** {rule.why}")
    return "\n\n".join([f"({anchor(rule.id)})=\n## {rule.id}", rule.text, *facts]) + "\n"


def rules_page(handle: Any) -> str:
    """Return the rule reference of a game: every rule, the register, and sentence by sentence."""
    rules = list(handle.rules.values())
    kinds = [(kind, means, sum(rule.kind == kind for rule in rules)) for kind, means in KINDS.items()]
    least, most = handle.spec.players
    parts = [
        f"# Rules of {handle.title}",
        f"{handle.spec.credits}. {least} to {most} players. Made from the rule table of the game.",
        table(["kind", "means", "rules"], kinds),
        *(rule_section(rule) for rule in rules),
        "## Register of rulings and assumptions",
        table(
            ["id", "kind", "open point", "taken", "other reading", "why"],
            [
                (link(r.id), r.kind, r.point, r.default, ", ".join(f"`{o}`" for o in r.options), r.why)
                for r in rules
                if r.kind != "published"
            ],
        ),
    ]
    sentences = getattr(import_module(f"{type(handle.game).__module__}.rulebook"), "SENTENCES", None)
    if sentences:
        rows = [(section, number, ", ".join(map(link, ids))) for section, number, ids in sentences]
        parts += [
            "## Sentence by sentence",
            "Every sentence of the rule text by section and number, and the rules that hold it.",
            table(["section", "sentence", "rules"], rows),
        ]
    return "\n\n".join(parts)


def settings_page(handle: Any) -> str:
    """Return the settings of a game."""
    rows = [
        (f"`{s.name}`", f"`{s.default}`", s.shape.words(), s.unit, s.help, ", ".join(map(link, s.rules)))
        for s in handle.settings
    ]
    head = ["name", "default", "takes", "unit", "what it does", "rules"]
    return f"# Settings of {handle.title}\n\n" + table(head, rows)


def commands_page() -> str:
    """Return the help text of every command."""
    parser: argparse.ArgumentParser = import_module("zoo_games.cli.parser").build()
    parts = [
        "# Commands",
        "`zoo-games` and `python -m zoo_games` are the same.",
        fenced(parser.format_help()),
    ]
    for action in parser._actions:
        if isinstance(action, argparse._SubParsersAction):
            for name, command in action.choices.items():
                parts += [f"## {name}", fenced(command.format_help())]
    return "\n\n".join(parts) + "\n"


def fenced(text: str) -> str:
    """Return a text as it stands, in a block."""
    return f"```text\n{text.rstrip()}\n```"


def modules() -> list[str]:
    """Return every public module of the package, in order."""
    found = pkgutil.walk_packages(zoo_games.__path__, "zoo_games.")
    names = ["zoo_games", *(module.name for module in found)]
    return [name for name in names if not any(part.startswith("_") for part in name.split("."))]


def api_pages() -> dict[str, str]:
    """Return one page per module and their index."""
    pages = {}
    for name in modules():
        directive = f".. automodule:: {name}\n   :members:\n   :ignore-module-all:"
        pages[f"api/{name}"] = f"# {name}\n\n```{{eval-rst}}\n{directive}\n```\n"
    toc = "\n".join(pages)
    pages["api"] = f"# API\n\nEvery public name, module by module.\n\n```{{toctree}}\n{toc}\n```\n"
    return pages


def write(folder: Path) -> None:
    """Write all pages into a folder, in place of what is there."""
    pages = api_pages()
    pages["commands"] = commands_page()
    for name in zoo_games.games():
        handle = zoo_games.load(name)
        pages[f"rules_{name}"] = rules_page(handle)
        pages[f"settings_{name}"] = settings_page(handle)
    shutil.rmtree(folder, ignore_errors=True)
    for page, text in pages.items():
        path = folder / f"{page}.md"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    shutil.copytree(NOTEBOOKS, folder / "notebooks", ignore=shutil.ignore_patterns(".*"))
