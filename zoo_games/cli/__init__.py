"""The command line: ``zoo-games`` and ``python -m zoo_games``.

Exit status: 0 done (or the reader of the output has left), 1 a document, a code or a move is refused or a
file cannot be read or written (the reason on standard error), 2 wrong usage. No traceback reaches a user;
set ``ZOO_GAMES_TRACEBACK`` to any value to see one.
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
    if sys.stdout is None:
        complain("standard output is closed, so there is nowhere to print to.")
        return REFUSED
    try:
        return _guarded(lambda: _flushed(lambda: _run(words)))
    except BrokenPipeError:  # whoever reads the output has seen enough of it (``| head``)
        _drop_output()
        return DONE
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return INTERRUPTED


def _flushed(run: Callable[[], int]) -> int:
    """Run a command until all it has printed is out, so that what fails there is told too."""
    try:
        status = run()
    except SystemExit as end:  # argparse has said what it has to say
        status = end.code if isinstance(end.code, int) else USAGE
    sys.stdout.flush()
    return status


def _drop_output() -> None:
    """Keep Python from writing what is left of the output, and from telling that it cannot."""
    try:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    except (OSError, ValueError):  # an output that is no file has nothing left
        return


def _run(words: list[str]) -> int:
    if words[:1] == ["lab"]:
        return _lab(words[1:])
    from zoo_games.cli.parser import build

    options = build().parse_args(words)
    status: int = options.run(options)
    return status


def _lab(words: list[str]) -> int:
    """Open JupyterLab; the words after ``lab`` are read there."""
    from zoo_games.notebook.launch import main as launch

    return launch(words)


def _guarded(run: Callable[[], int]) -> int:
    """Run a command and turn whatever goes wrong into one sentence and a status."""
    try:
        return run()
    except (BrokenPipeError, KeyboardInterrupt):
        raise
    except _WRONG_USAGE as error:
        complain(str(error))
        return USAGE
    except ZooError as error:
        complain(str(error))
        return REFUSED
    except OSError as error:  # files are read and written elsewhere; this is standard output
        _drop_output()
        complain(f"standard output cannot be written: {error.strerror or error}.")
        return REFUSED
    except MemoryError:
        complain("there is not enough memory for this.")
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
    if sys.stderr is None:
        return
    line = " ".join(str(sentence).split())
    print(f"zoo-games: {line}", file=sys.stderr)


def _short(error: Exception) -> str:
    text = " ".join(str(error).split())
    return text if len(text) <= 200 else text[:197] + "..."
