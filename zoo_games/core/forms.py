"""The forms of the three kinds of document, for the checker and as published JSON Schema."""

from __future__ import annotations

from typing import Any, Final

from zoo_games.core.protocol import Game
from zoo_games.core.settings import Settings
from zoo_games.core.shapes import (
    SEEDS,
    AnyObject,
    AnyShape,
    Flag,
    Line,
    ListOf,
    Named,
    Nullable,
    OneOf,
    Record,
    Shape,
    Whole,
    Words,
)

FORMAT: Final = "zoo-games/1"
"""Name and version of the format; it stands first in every document."""

KINDS: Final = ("position", "record", "tree")

NAME: Final = Line(1, 40)
"""What a player's name may be."""

SEED: Final = Nullable(Whole(*SEEDS))
BY: Final = AnyShape((Whole(0, 9), OneOf(("chance",))))
COMPONENTS_ID: Final = Words("sha256:[0-9a-f]{16,64}", 'a hash such as "sha256:0123456789abcdef"')
MAX_MOVES: Final = 10_000
"""Greatest number of moves in a record or in one line of a tree."""

_ENTRY_OPTIONAL: Final = ("forced",)


def document_shape(game: Game[Any, Any], kind: str, full: bool = False) -> Record:
    """Return what a document may be.

    Args:
        game: The game.
        kind: One of :data:`KINDS`.
        full: Whether state, rules, moves and the number of players have their full shapes. The checker
            leaves these to the game and the settings, which tell more.
    """
    least, most = game.spec.players
    keys: dict[str, Shape] = {
        "format": OneOf((FORMAT,)),
        "kind": OneOf((kind,)),
        "game": OneOf((game.spec.name,)),
        "components": COMPONENTS_ID,
        "players": ListOf(NAME, least, most) if full else ListOf(NAME, 0, 100),
        "rules": rules_shape(game.spec.settings) if full else AnyObject(),
    }
    if kind == "position":
        return Record({**keys, "state": game.state_shape() if full else AnyObject()}, ("components",))
    keys["seed"] = SEED
    keys["initial"] = game.state_shape(whole=True) if full else AnyObject()
    moves = ListOf(_entry_shape(game, full), 0, MAX_MOVES)
    if kind == "record":
        return Record({**keys, "moves": moves, "result": _result_shape(game)}, ("components", "result"))
    return Record(
        {**keys, "lines": ListOf(Named("line", lambda: line_shape(moves)), 0, 1_000)}, ("components",)
    )


def _entry_shape(game: Game[Any, Any], full: bool) -> Record:
    move = game.move_shape() if full else AnyObject()
    return Record({"by": BY, "move": move, "forced": Flag()}, _ENTRY_OPTIONAL)


def _result_shape(game: Game[Any, Any]) -> Record:
    least, most = game.spec.players
    scores = ListOf(Whole(-(10**9), 10**9), least, most)
    return Record({"scores": scores, "winners": ListOf(Whole(0, most - 1), 0, most)})


def line_shape(moves: Shape) -> Record:
    """Return what one line of a tree may be; lines hold lines."""
    return Record(
        {
            "name": Line(0, 200),
            "comment": Line(0, 10_000, breaks=True),
            "moves": moves,
            "lines": ListOf(Named("line", lambda: line_shape(moves)), 0, 1_000),
        }
    )


def rules_shape(settings: type[Settings]) -> Record:
    """Return what ``rules`` may be: any of the settings."""
    table = settings.table()
    return Record({entry.name: entry.shape for entry in table}, tuple(entry.name for entry in table))


def schema(game: Game[Any, Any], kind: str) -> dict[str, Any]:
    """Return the JSON Schema (draft 2020-12) of a kind of document of a game.

    It says what can be said of shapes; what hangs together (tiles that overlap, budgets, moves that are
    legal) only reading a document can judge.

    Args:
        game: The game.
        kind: One of :data:`KINDS`, or ``"move"`` for a move alone.

    Raises:
        ValueError: For another kind.

    Example:
        >>> from zoo_games.testing.race import Race
        >>> schema(Race(), "position")["properties"]["game"]
        {'enum': ['race']}
    """
    if kind not in (*KINDS, "move"):
        raise ValueError(f"kind must be one of {', '.join(KINDS)} or move, not {kind!r}")
    shape = game.move_shape() if kind == "move" else document_shape(game, kind, full=True)
    made = {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": f"{game.spec.title}: {kind}",
        **shape.schema(),
    }
    if kind == "tree":
        made["$defs"] = {"line": line_shape(ListOf(_entry_shape(game, True), 0, MAX_MOVES)).schema()}
    return made
