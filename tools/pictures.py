"""Make the pictures of the README and the docs again, from games that the rules play.

    python tools/pictures.py [--check] [GAME]...

Drawings come first, then screenshots of the app in a real JupyterLab, of all games or of those that are
named. ``--check`` makes nothing and says which drawings are not what the code draws now, and which
screenshots are missing.
"""

from __future__ import annotations

import sys
from pathlib import Path

import screenshots
import zoo_games
from bootstrap import Stop
from zoo_games.core.chance import Stream
from zoo_games.play.position import Position

FOLDER = Path(__file__).resolve().parent.parent / "docs" / "pictures"


def after_turns(players: list[str], seed: int, turns: int) -> Position:
    """Return the position when the greedy bot has played some turns for everybody."""
    handle = zoo_games.load("zoomies")
    bot = handle.bots["greedy"]()
    position = handle.new(players, seed=seed)
    stream = Stream(seed, "pictures")
    while turns or position.to_move == "chance":
        if position.to_move == "chance":
            position = position.sample(stream)
            continue
        assert isinstance(position.to_move, int)
        view = position.view(seat=position.to_move)
        move = bot.choose(view.state, position.legal(), stream)
        turns -= position.phase == "refill"
        position = position.play(move)
    return position


def pictures() -> dict[str, str]:
    """Return every picture by its file name."""
    middle = after_turns(["Ada", "Ben"], seed=13, turns=8)
    return {"zoomies.svg": middle.svg(), "zoomies-dark.svg": middle.svg(theme="dark")}


def main(words: list[str]) -> int:
    """Make or check, and return the exit status."""
    status = 0
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name, text in pictures().items():
        path = FOLDER / name
        if "--check" not in words:
            path.write_text(text, encoding="utf-8")
            print(f"drawn: {path}")
        elif not path.is_file() or path.read_text(encoding="utf-8") != text:
            print(f"{name} is not what the code draws now; run make pictures", file=sys.stderr)
            status = 1
    if "--check" in words:
        for name in screenshots.names():
            if not (FOLDER / name).is_file():
                print(f"{name} is missing; run make pictures", file=sys.stderr)
                status = 1
        return status
    try:
        screenshots.take(FOLDER, words)
    except Stop as stop:
        print(stop, file=sys.stderr)
        return 1
    return status


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
