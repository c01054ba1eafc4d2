"""The commands that ask one position: score, legal, check, apply, draw, code, decode."""

from __future__ import annotations

import json
from argparse import Namespace
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from zoo_games.cli import files
from zoo_games.cli.files import Piece, placed
from zoo_games.cli.tables import columns
from zoo_games.core import documents, notation
from zoo_games.core.errors import DocumentError, SettingError, ZooError
from zoo_games.core.explanation import Item, Place, Refusal
from zoo_games.core.protocol import OVER, Game
from zoo_games.core.sentences import all_of, wins_words
from zoo_games.play.position import Position


def position_of(data: bytes, components: str | None) -> Position:
    """Return the position of a document.

    Raises:
        ZooError: For the first fault.
    """
    document = documents.read(data)
    if document.get("kind") == "record":
        way = "replay --at K gives the position after K moves"
        raise DocumentError("kind", f'must be "position" here, not "record"; {way}')
    game = None if components is None else with_file(documents.game_of(document), components)
    game, state, names = documents.read_position(document, game)
    return Position(game, state, names)


def note(position: Position) -> None:
    """Say on standard error what lies in a position though the components do not hold it."""
    from zoo_games.cli import complain

    for sentence in position.warnings:
        complain(f"note: {sentence}")


def with_file(game: Game[Any, Any], components: str) -> Game[Any, Any]:
    """Return a game with the components of a file."""
    with placed(files.called(components)):
        return documents.with_components(game, files.content(components))


def each(options: Namespace, answer: Callable[[bytes], None]) -> int:
    """Answer every document in order; one that is refused is told and the others are still answered."""
    from zoo_games.cli import DONE, REFUSED, complain

    status = DONE
    files.once(options.files)
    for path in options.files:
        try:
            for piece in files.pieces(path):
                if not _answered(piece, answer):
                    status = REFUSED
        except ZooError as error:  # the file cannot be read, or not to its end
            complain(str(error))
            status = REFUSED
    return status


def _answered(piece: Piece, answer: Callable[[bytes], None]) -> bool:
    """Return whether a document could be answered; say why not."""
    from zoo_games.cli import complain

    try:
        with placed(piece.place):
            answer(piece.content)
    except ZooError as error:
        complain(str(error))
        return False
    return True


# --- score --------------------------------------------------------------------------------------------


def score(options: Namespace) -> int:
    """Print what everybody would score if the game ended now."""

    def answer(data: bytes) -> None:
        position = position_of(data, options.components)
        if options.json:
            files.show(score_object(position, options.explain))
        else:
            files.say("\n".join(score_lines(position, options.explain)))
        note(position)

    return each(options, answer)


def score_object(position: Position, explain: bool) -> dict[str, Any]:
    """Return scores, winners and items as a plain object; with ``explain`` the steps too."""
    items = position.explain().items
    answer: dict[str, Any] = {
        "scores": list(position.scores),
        "winners": list(position.winners),
        "items": [_item_object(item) for item in items],
    }
    if explain:
        answer["steps"] = [
            {
                "player": item.player,
                "item": index,
                "rule": step.rule,
                "text": step.text,
                "cells": plain(step.cells),
                "points": step.points,
                "total": step.total,
            }
            for index, item in enumerate(items)
            for step in item.steps
        ]
    return answer


def _item_object(item: Item) -> dict[str, Any]:
    entry: dict[str, Any] = {"player": item.player, "what": item.what, "points": item.points}
    entry["name"] = item.name
    if item.at is not None:
        entry["at"] = plain([item.at])[0]
    return entry


def plain(places: Sequence[Place]) -> list[Any]:
    """Return places as JSON has them: a cell as a list, anything else as its name."""
    return [list(place) if isinstance(place, tuple) else place for place in places]


def score_lines(position: Position, explain: bool) -> list[str]:
    """Return the scores as text for people."""
    lines = [standing(position)]
    items = position.explain().items
    if not items:
        return [*lines, "Nothing scores yet."]
    if not explain:
        rows = [(f"  {position.names[item.player]}", item.name, str(item.points)) for item in items]
        return [*lines, *columns(rows)]
    for item in items:
        lines.append(f"{position.names[item.player]}, {item.name}: {item.points}")
        lines += [
            f"  {step.points or '':{'+4' if step.points else '4'}} {step.total:>4}  {step.text} ({step.rule})"
            for step in item.steps
        ]
    return lines


def standing(position: Position) -> str:
    """Return all scores and who leads or has won, as a sentence."""
    points = ", ".join(f"{name} {score}" for name, score in zip(position.names, position.scores, strict=True))
    ahead = [position.names[seat] for seat in position.winners]
    tie = position.game.tie_break(position.state, position.names) if _is_over(position) else None
    if tie:
        return f"{points}. {tie}."
    if _is_over(position):
        return f"{points}. {wins_words(ahead)}."
    return f"{points}. {all_of(ahead)} {'leads' if len(ahead) == 1 else 'are level'}."


def _is_over(position: Position) -> bool:
    try:
        return position.game.to_act(position.state) == OVER
    except ZooError:  # a hand-written position may leave out whose turn it is
        return False


# --- moves --------------------------------------------------------------------------------------------


def legal(options: Namespace) -> int:
    """Print every legal move."""

    def answer(data: bytes) -> None:
        position = position_of(data, options.components)
        moves = position.legal()
        if options.json:
            listed = [position.game.move_to_json(move) for move in moves]
            files.show({"to_move": position.to_move, "moves": listed})
        else:
            files.say(_prompt(position, len(moves)))
            for move in moves:
                files.say(f"  {position.move_text(move)}")
        note(position)

    return each(options, answer)


def _prompt(position: Position, count: int) -> str:
    who = position.to_move
    if who is None:
        return "The game is over."
    moves = "1 move" if count == 1 else f"{count} moves"
    if who == "chance":
        return f"Chance is to move; {moves} can happen:"
    return f"{position.names[int(who)]} is to move; {moves}:"


def _position_and_move(options: Namespace) -> tuple[Position, Any]:
    files.once([options.file, options.move])
    with placed(files.called(options.file)):
        position = position_of(files.content(options.file), options.components)
    return position, _move(position, options.move)


def _move(position: Position, word: str) -> Any:
    """Return the move that a word of the command line gives: typed, or the file that holds it."""
    if not files.is_meant(word):
        return position.game.parse_move(position.state, word)
    with placed(files.called(word)):
        content = files.content(word).strip()
        if not content.startswith((b"{", b"[", b'"', b"\xef\xbb\xbf")) and content:
            return position.game.parse_move(position.state, content.decode("utf-8", "replace"))
        wish = documents.parse(content)
        if isinstance(wish, str):
            return position.game.parse_move(position.state, wish)
        if isinstance(wish, dict) and set(wish) == {"by", "move"}:
            raise DocumentError("move", 'must be a move such as {"type": ...}, not a line of a record')
        return position.game.move_from_json(wish)


def check(options: Namespace) -> int:
    """Print every rule that a move breaks."""
    from zoo_games.cli import DONE, REFUSED, complain

    position, move = _position_and_move(options)
    broken = position.why_not(move)
    if options.json:
        listed = [{"rule": one.rule, "text": one.text, "cells": plain(one.cells)} for one in broken]
        files.show({"legal": not broken, "broken": listed})
    elif not broken:
        files.say(f"{position.move_text(move)} may be played.")
    note(position)
    if not broken:
        return DONE
    complain(_reasons(broken))
    return REFUSED


def _reasons(broken: Sequence[Refusal]) -> str:
    return " ".join(f"{one.text} ({one.rule})." for one in broken)


def apply(options: Namespace) -> int:
    """Print or write the position after a move."""
    position, move = _position_and_move(options)
    hand_out(position.play(move), options)
    return 0


def hand_out(position: Position, options: Namespace) -> None:
    """Write a position where ``--out`` says, else print it: a document with ``--json``, else a board."""
    document = position.document(open=True)
    if getattr(options, "out", None):
        files.write(options.out, (json.dumps(document, ensure_ascii=False) + "\n").encode("utf-8"))
    elif options.json:
        files.show(document)
    else:
        files.say(position.text())
    note(position)


# --- pictures and codes -------------------------------------------------------------------------------


def draw(options: Namespace) -> int:
    """Write a picture of a position."""
    with placed(files.called(options.file)):
        position = position_of(files.content(options.file), options.components)
        view = position.view(options.seat)
    ending = Path(options.out).suffix.lower()
    if ending == ".svg":
        picture = view.svg(options.theme).encode("utf-8")
    elif ending == ".png":
        picture = view.png(options.theme)
    else:
        raise SettingError(f"A picture is an .svg or a .png file, not {options.out}.")
    files.write(options.out, picture)
    if options.json:
        files.show({"file": options.out, "alt": view.scene().alt})
    else:
        files.say(f"Drawn: {options.out}")
    note(position)
    return 0


def code(options: Namespace) -> int:
    """Print positions as one line of text each."""

    def answer(data: bytes) -> None:
        position = position_of(data, options.components)
        line = position.code(open=True)
        if options.json:
            files.show({"code": line})
        else:
            files.say(line)
        note(position)

    return each(options, answer)


def decode(options: Namespace) -> int:
    """Print or write the position of a code."""
    line = options.code
    if line == files.STANDARD:
        line = files.content(line).decode("utf-8", "replace").strip()
    game, state = notation.decode_with_game(line)
    if options.components is not None:
        game, state = notation.decode_with_game(line, with_file(game, options.components))
    hand_out(Position(game, state, documents.player_names(game, game.players(state))), options)
    return 0
