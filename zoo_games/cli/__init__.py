"""The command line: ``zoo-games`` and ``python -m zoo_games``.

Exit status: 0 done, 1 a document, a code or a move is refused or a file cannot be read or written (the
reason on standard error), 2 wrong usage. No traceback reaches a user; set ``ZOO_GAMES_TRACEBACK`` to any
value to see one.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Sequence

from zoo_games.core.errors import SettingError, UnknownGame, ZooError
from zoo_games.core.rulebook import UnknownRule

DONE, REFUSED, USAGE, INTERRUPTED = 0, 1, 2, 130

_WRONG_USAGE = (SettingError, UnknownGame, UnknownRule)


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command and return its exit status.

    Args:
        arguments: The words after the command's name; those of this process if None.

    Example:
        >>> main(["settings", "nosuchgame"])
        2
    """
    words = list(sys.argv[1:] if arguments is None else arguments)
    try:
        return _guarded(lambda: _run(words))
    except BrokenPipeError:
        # Whoever reads the output has closed it (``| head``): end quietly, and keep Python from flushing.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return REFUSED
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return INTERRUPTED


def _run(words: list[str]) -> int:
    if words[:1] == ["lab"]:
        return _lab(words[1:])
    from zoo_games.cli.parser import build

    options = build().parse_args(words)
    status: int = options.run(options)
    sys.stdout.flush()
    return status


def _lab(words: list[str]) -> int:
    """Open JupyterLab; the words after ``lab`` are read there."""
    from zoo_games.notebook.launch import main as launch

    return launch(words)


def _guarded(run: Callable[[], int]) -> int:
    """Run a command and turn whatever goes wrong into one sentence and a status."""
    try:
        return run()
    except SystemExit as end:  # argparse has said what it has to say
        return end.code if isinstance(end.code, int) else USAGE
    except (BrokenPipeError, KeyboardInterrupt):
        raise
    except _WRONG_USAGE as error:
        complain(str(error))
        return USAGE
    except ZooError as error:
        complain(str(error))
        return REFUSED
    except Exception as error:
        if os.environ.get("ZOO_GAMES_TRACEBACK"):
            raise
        complain(
            f"this is a defect of zoo-games ({type(error).__name__}: {_short(error)}). "
            "Please report it with the command and the file."
        )
        return REFUSED


def complain(sentence: str) -> None:
    """Print one line on standard error."""
    line = " ".join(str(sentence).split())
    print(f"zoo-games: {line}", file=sys.stderr)


def _short(error: Exception) -> str:
    text = " ".join(str(error).split())
    return text if len(text) <= 200 else text[:197] + "..."
