"""The words that the command line takes."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from typing import Any, NoReturn

import zoo_games
from zoo_games.cli import asking, playing, tables
from zoo_games.core.shapes import SEEDS

Run = Callable[[argparse.Namespace], int]

EXAMPLES = """\
examples:
  zoo-games play zoomies --players 3 --bots greedy random random --seed 7 --out game.json
  zoo-games replay game.json                      the log of the game
  zoo-games replay game.json --at 12 --json > position.json
  zoo-games score position.json --explain         every point, step by step
  zoo-games legal position.json
  zoo-games check position.json "leader at 0,0"   every rule the move breaks
  zoo-games apply position.json move.json         the position after a move that a file holds
  zoo-games draw position.json -o board.svg
  zoo-games code position.json                    the position as one line of text
  zoo-games rules zoomies
  zoo-games lab                                   JupyterLab on the notebooks

FILE may be - for standard input. MOVE is typed as `legal` prints it, or a file that holds it, typed or as an
object. score, legal, code and replay take several files, a document per file or
per line. --json prints JSON, a line a document. Exit status: 0 done, 1 refused (the reason on standard
error), 2 wrong usage.
"""


MOVE = 'a move as people type it, such as "leader at 0,0", or a file that holds one, typed or as an object'


class _Parser(argparse.ArgumentParser):
    """A parser that says what is wrong in one line."""

    def _print_message(self, message: str, file: Any = None) -> None:
        """Print a message; unlike the base class, let an error of the output be told."""
        if message and file is not None:
            file.write(message)

    def error(self, message: str) -> NoReturn:
        self.exit(2, f"{self.prog}: {message}. Try: {self.prog} --help\n")


def whole(low: int, high: int) -> Callable[[str], int]:
    """Return a reader of whole numbers in a range, both ends included."""

    def read(word: str) -> int:
        try:
            value = int(word) if len(word) <= 20 else None
        except ValueError:
            value = None
        if value is None or not low <= value <= high:
            shown = (word if len(word) <= 20 else word[:17] + "...") or '""'
            raise argparse.ArgumentTypeError(f"must be a whole number from {low} to {high}, not {shown}")
        return value

    return read


SEED = whole(*SEEDS)


def path(word: str) -> str:
    """Return the path of a file as it was given.

    Raises:
        ArgumentTypeError: If it is empty.
    """
    if not word:
        raise argparse.ArgumentTypeError('must be the path of a file, not ""')
    return word


def build() -> argparse.ArgumentParser:
    """Return the parser of all commands."""
    parser = _Parser(
        prog="zoo-games",
        description="Rules you can read, boards you can play and scores you can open.",
        epilog=EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--version", action="version", version=f"zoo-games {zoo_games.__version__}")
    commands = parser.add_subparsers(title="commands", metavar="COMMAND", required=True)
    # The words after "lab" never come here: they are read by the launcher.
    commands.add_parser("lab", help="open JupyterLab on a copy of the notebooks in a folder of yours")
    _add_asking(commands)
    _add_playing(commands)
    _add_tables(commands)
    return parser


def _add(commands: Any, name: str, help: str, run: Run) -> argparse.ArgumentParser:
    command: argparse.ArgumentParser = commands.add_parser(name, help=help, description=f"{help}.")
    command.set_defaults(run=run)
    command.add_argument("--json", action="store_true", help="print JSON in place of text for people")
    return command


def _components(command: argparse.ArgumentParser) -> None:
    command.add_argument(
        "--components",
        metavar="FILE",
        type=path,
        help="tiles or cards to play with in place of our own",
    )


def _out(command: argparse.ArgumentParser, help: str, required: bool = False) -> None:
    command.add_argument("-o", "--out", metavar="FILE", type=path, required=required, help=help)


def _add_asking(commands: Any) -> None:
    command = _add(commands, "score", "what everybody would score if the game ended now", asking.score)
    command.add_argument("files", metavar="FILE", type=path, nargs="+")
    command.add_argument("--explain", action="store_true", help="with every step of every count")
    _components(command)
    command = _add(commands, "legal", "every legal move", asking.legal)
    command.add_argument("files", metavar="FILE", type=path, nargs="+")
    _components(command)
    command = _add(
        commands, "check", "every rule that a move breaks; status 1 if it breaks any", asking.check
    )
    command.add_argument("file", metavar="FILE", type=path)
    command.add_argument("move", metavar="MOVE", type=path, help=MOVE)
    _components(command)
    command = _add(commands, "apply", "the position after a move", asking.apply)
    command.add_argument("file", metavar="FILE", type=path)
    command.add_argument("move", metavar="MOVE", type=path, help=MOVE)
    _out(command, "write the position here as a document")
    _components(command)
    command = _add(commands, "draw", "a picture of a position", asking.draw)
    command.add_argument("file", metavar="FILE", type=path)
    _out(command, "where to: .svg or .png", required=True)
    command.add_argument("--seat", type=whole(0, 9), help="as this seat sees it; the public view if absent")
    command.add_argument("--theme", choices=("light", "dark", "print"), default="light")
    _components(command)
    command = _add(
        commands, "code", "a position as one line of text, hidden hands and lands included", asking.code
    )
    command.add_argument("files", metavar="FILE", type=path, nargs="+")
    _components(command)
    command = _add(commands, "decode", "the position of a code", asking.decode)
    command.add_argument("code", metavar="CODE", help="the code, or - for standard input")
    _out(command, "write the position here as a document")
    _components(command)


def _add_playing(commands: Any) -> None:
    command = _add(commands, "play", "let bots play a game, and write its record", playing.play)
    command.add_argument("game", metavar="GAME")
    command.add_argument("--players", type=whole(1, 10), metavar="N", help="how many play")
    command.add_argument("--names", nargs="+", metavar="NAME", help="what they are called")
    command.add_argument(
        "--bots", nargs="+", metavar="BOT", help="one for all seats, or one a seat (default: random)"
    )
    command.add_argument("--seed", type=SEED, metavar="S", help="same seed, same game; a new one if absent")
    command.add_argument(
        "--set", action="append", default=[], metavar="NAME=VALUE", help="a setting; may be repeated"
    )
    command.add_argument("--from", dest="start", metavar="FILE", type=path, help="start from this position")
    command.add_argument(
        "--games", type=whole(1, 1_000_000), default=1, metavar="K", help="K games, seeds S, S+1, ..."
    )
    _out(command, "write the record here, several one a line")
    _components(command)
    command = _add(commands, "replay", "check every move of a record and print its log", playing.replay)
    command.add_argument("files", metavar="FILE", type=path, nargs="+")
    command.add_argument(
        "--at", type=whole(0, 10**9), metavar="K", help="the whole position after K moves instead"
    )
    _out(command, "write that position here as a document")
    _components(command)


def _add_tables(commands: Any) -> None:
    _add(commands, "games", "the games there are", tables.games)
    for name, help, run in (
        ("rules", "the rules of a game: id, kind, text, source", tables.rules),
        ("settings", "what can be changed: default, range, unit, help, rule ids", tables.settings),
        ("rulings", "how silences of the rule text are read, and what is assumed", tables.rulings),
    ):
        command = _add(commands, name, help, run)
        command.add_argument("game", metavar="GAME")
    command = _add(commands, "rule", "one rule, and a position where it matters", tables.rule)
    command.add_argument("game", metavar="GAME")
    command.add_argument("id", metavar="ID", help="such as Z.match")
    command = _add(commands, "components", "write a component file to start from", tables.components)
    command.add_argument("game", metavar="GAME")
    _out(command, "where to; standard output if absent")
    command = _add(commands, "schema", "the JSON Schema of documents", tables.schema)
    command.add_argument("game", metavar="GAME")
    command.add_argument("--kind", choices=("position", "record", "tree"), default="position")
