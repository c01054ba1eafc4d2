"""The commands that play games and tell them: play, replay."""

from __future__ import annotations

import secrets
import sys
import time
from argparse import Namespace
from collections.abc import Iterator
from typing import Any

from zoo_games.cli import files
from zoo_games.cli.asking import each, hand_out, note, position_of, standing, with_file
from zoo_games.cli.files import placed
from zoo_games.core import documents, registry
from zoo_games.core.errors import DocumentError, SettingError
from zoo_games.core.protocol import Game
from zoo_games.core.record import Record, read_record
from zoo_games.core.settings import Settings
from zoo_games.core.shapes import SEEDS
from zoo_games.explore.log import log
from zoo_games.play.agents import make_agent
from zoo_games.play.match import play as play_match
from zoo_games.play.position import Position

PATIENCE = 1.0
"""Seconds after which a long command says how far it is."""


# --- play ---------------------------------------------------------------------------------------------


def play(options: Namespace) -> int:
    """Let bots play, and write or print the records."""
    game = registry.get(options.game)
    if options.components is not None:
        game = with_file(game, options.components)
    start = _start(game, options)
    names = _names(game, options, start)
    bots = _bots(game, options, len(names))
    seed = secrets.randbits(32) if options.seed is None else options.seed
    if seed + options.games - 1 > SEEDS[1]:
        raise SettingError(f"The last seed may be {SEEDS[1]} at most; seeds go up by one a game.")
    settings = _settings(game, options, start)
    records = []
    for number in _counted(options.games):
        agents = [make_agent(game, bot) for bot in bots]
        state = None if start is None else start.state
        record = play_match(game, agents, names, seed=seed + number, settings=settings, start=state)
        if options.out or not options.json:
            records.append(record)
        else:
            files.say(documents.dump(record.document()))
    if options.out:
        text = "".join(documents.dump(record.document()) + "\n" for record in records)
        files.write(options.out, text.encode("utf-8"))
    if options.out == files.STANDARD:
        return 0
    _tell(options, records, seed)
    return 0


def _tell(options: Namespace, records: list[Record], seed: int) -> None:
    """Say how the games went, and the seed with which they can be played again."""
    if options.json:
        if options.out:
            files.show({"file": options.out, "games": len(records), "seed": seed})
        return
    if len(records) == 1 and not options.out:
        files.say(_log(records[0]))
    else:
        for record in records:
            files.say(f"Seed {record.seed}: {standing(_end(record))}")
    seeds = f"Seed {seed}." if len(records) == 1 else f"Seeds {seed} to {seed + len(records) - 1}."
    files.say(seeds + (f" Record: {options.out}" if options.out else ""))


def _end(record: Record) -> Position:
    return Position(record.game, record.states[-1], record.names)


def _log(record: Record) -> str:
    return log(record.game, record.initial, record.moves, record.names)


def _start(game: Game[Any, Any], options: Namespace) -> Position | None:
    if options.start is None:
        return None
    with placed(files.called(options.start)):
        position = position_of(files.content(options.start), options.components)
        if position.game.spec.name != game.spec.name:
            raise DocumentError("game", f"must be {game.spec.name} here, not {position.game.spec.name}")
    return position


def _names(game: Game[Any, Any], options: Namespace, start: Position | None) -> tuple[str, ...]:
    count = options.players or len(options.names or ()) or (len(start.names) if start else 0)
    if not count:
        bots = len(options.bots or ())
        count = bots if bots > 1 else game.spec.players[0]
    if start is not None and count != len(start.names):
        raise SettingError(f"The position has {len(start.names)} seats, but {count} players are named.")
    if options.names:
        if len(options.names) != count:
            raise SettingError(f"{count} players need {count} names, not {len(options.names)}.")
        return documents.distinct(documents.player_names(game, options.names))
    return start.names if start else documents.player_names(game, count)


def _bots(game: Game[Any, Any], options: Namespace, players: int) -> list[str]:
    bots: list[str] = options.bots or ["random"]
    if len(bots) == 1:
        bots = bots * players
    if len(bots) != players:
        raise SettingError(f"{players} players need {players} bots, or one for all, not {len(bots)}.")
    for bot in bots:
        make_agent(game, bot)
    return bots


def _settings(game: Game[Any, Any], options: Namespace, start: Position | None) -> Settings | None:
    assignments: dict[str, str] = {}
    for word in options.set:
        name, equals, value = word.partition("=")
        if not equals or not name:
            raise SettingError(f'--set takes NAME=VALUE, such as hand_size=3, not "{word[:60]}".')
        if name in assignments:
            raise SettingError(f"--set {name} is given twice.")
        assignments[name] = value
    if start is not None and assignments:
        raise SettingError("--from brings its own settings; --set cannot change them.")
    return game.spec.settings.parse(assignments)


def _counted(games: int) -> Iterator[int]:
    """Yield 0 to ``games`` - 1 and say on a terminal, now and then, how far it is."""
    started = said = time.monotonic()
    talks = games > 1 and sys.stderr.isatty()
    for number in range(games):
        now = time.monotonic()
        if talks and number and now - started > PATIENCE and now - said > PATIENCE / 4:
            said = now
            left = (now - started) / number * (games - number)
            print(f"\r{number} of {games} games, {left:.0f} s to go ", end="", file=sys.stderr, flush=True)
        yield number
    if said != started:
        print("\r" + " " * 60 + "\r", end="", file=sys.stderr, flush=True)


# --- replay -------------------------------------------------------------------------------------------


def replay(options: Namespace) -> int:
    """Check every move of records and print their logs, or the position after some moves."""

    def answer(data: bytes) -> None:
        document = documents.read(data)
        game = (
            None if options.components is None else with_file(documents.game_of(document), options.components)
        )
        record = read_record(document, game)
        if options.at is not None:
            hand_out(_position_at(record, options.at), options)
            return
        if options.json:
            files.show(_replay_object(record))
        else:
            files.say(_log(record))
        note(_end(record))

    return each(options, answer)


def _position_at(record: Record, at: int) -> Position:
    if at >= len(record.states):
        raise DocumentError("moves", f"there are only {len(record.entries)}, so none is left for --at {at}")
    return Position(record.game, record.states[at], record.names)


def _replay_object(record: Record) -> dict[str, Any]:
    position = _end(record)
    return {
        "moves": len(record.entries),
        "to_move": position.to_move,
        "scores": list(position.scores),
        "winners": list(position.winners),
        "log": _log(record).splitlines(),
    }
