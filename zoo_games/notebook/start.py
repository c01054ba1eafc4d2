"""The panel on which a game is chosen: which game, who sits where, settings, seed."""

from __future__ import annotations

import inspect
import json
from collections.abc import Mapping, Sequence
from typing import Any

from zoo_games.core import registry
from zoo_games.core.errors import DocumentError, SettingError
from zoo_games.core.protocol import Agent
from zoo_games.core.settings import Setting
from zoo_games.core.strictjson import parse
from zoo_games.notebook.opening import seed_or_new
from zoo_games.play.handle import GameHandle

WORDS = {
    "add": "Add a player",
    "bot": "Bot",
    "continued": "Continue",
    "damaged": "The last game cannot be continued; a new one takes its place.",
    "game": "Game",
    "gone": "The kernel has stopped. Run > Run All Cells brings this panel back.",
    "kept": "A game is kept here",
    "name": "Name of player {number}",
    "new": "A new game",
    "person": "a person",
    "plays": "Who plays for player {number}",
    "players": "Players",
    "remove": "One player less",
    "seed": "Seed of the draws",
    "seedHelp": "A whole number gives the same draws again; empty takes new ones.",
    "settings": "Settings",
    "start": "Start",
    "waiting": "No answer from the kernel yet: it is busy or has stopped.",
}
"""Every text of the page's half."""


def form_state(handles: Sequence[GameHandle], kept: str, damage: str) -> dict[str, Any]:
    """Return what can be chosen, as plain data for the page.

    Args:
        handles: The games that may be played.
        kept: The game that was kept, as a sentence; empty if there is none.
        damage: Why the kept game cannot be read; empty if it can.
    """
    return {"games": [_game(handle) for handle in handles], "kept": kept, "damage": damage, "words": WORDS}


def _game(handle: GameHandle) -> dict[str, Any]:
    least, most = handle.spec.players
    return {
        "name": handle.name,
        "title": handle.title,
        "credits": handle.spec.credits,
        "least": least,
        "most": most,
        "bots": [{"name": name, "idea": _idea(make())} for name, make in handle.bots.items()],
        "settings": [_setting(setting) for setting in handle.settings],
    }


def _idea(agent: Agent) -> str:
    return (inspect.getdoc(agent) or "").split("\n\n")[0].replace("\n", " ")


def _setting(setting: Setting) -> dict[str, Any]:
    schema = setting.shape.schema()
    unit = "" if setting.unit == "-" else f", in {setting.unit}"
    return {
        "name": setting.name,
        "value": _written(setting.default),
        "help": setting.help,
        "words": f"{setting.shape.words()}{unit}",
        "options": [str(option) for option in schema.get("enum", ())],
        "least": schema.get("minimum"),
        "most": schema.get("maximum"),
        "flag": schema.get("type") == "boolean",
    }


def _written(value: Any) -> str:
    """Return a value as a person types it: text as it is, all else as JSON."""
    return value if isinstance(value, str) else json.dumps(value)


class Chosen:
    """What a person has chosen on the panel, checked.

    Args:
        message: What the page sent: ``game``, ``names``, ``bots`` by seat, ``settings``, ``seed``; all texts.
        handles: The games that may be played, by name.

    Raises:
        SettingError: For the first thing that cannot be.
    """

    def __init__(self, message: Mapping[str, Any], handles: Mapping[str, GameHandle]) -> None:
        name = message.get("game")
        if not isinstance(name, str) or name not in handles:
            raise SettingError("No game is chosen.")
        self.handle = handles[name]
        names, bots, settings = (message.get(part) for part in ("names", "bots", "settings"))
        if not isinstance(names, list) or not all(isinstance(one, str) for one in names):
            raise SettingError("The names of the players are missing.")
        if not isinstance(bots, Mapping) or not isinstance(settings, Mapping):
            raise SettingError("The seats or the settings are missing.")
        self.names = [one.strip() for one in names]
        twice = [one for one in self.names if self.names.count(one) > 1]
        if twice:
            raise SettingError(f"Two players are called {twice[0]}; every seat needs a name of its own.")
        self.bots = {int(seat): str(bot) for seat, bot in bots.items() if str(seat).isdecimal() and bot}
        self.settings = {str(key): _read(str(word)) for key, word in settings.items()}
        self.seed = read_seed(str(message.get("seed") or ""))


def _read(word: str) -> Any:
    """Return a typed word as the value it spells: JSON where it is JSON, else the text itself."""
    try:
        return parse(word)
    except DocumentError:
        return word


def read_seed(text: str) -> int:
    """Return the seed that a person has typed, a new one for an empty text.

    Raises:
        SettingError: If it is no whole number.
    """
    if not text.strip():
        return seed_or_new(None)
    try:
        return int(text)
    except ValueError:
        raise SettingError(f'A seed is a whole number, not "{text.strip()[:40]}".') from None


def every_game() -> tuple[GameHandle, ...]:
    """Return the handles of all games that are registered."""
    return tuple(GameHandle(registry.get(name)) for name in registry.names())
