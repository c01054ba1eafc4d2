"""A position as a file: a document or a picture, by the ending of the name."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from zoo_games.core import documents
from zoo_games.core.errors import SettingError, ZooError
from zoo_games.render.theme import Theme

if TYPE_CHECKING:
    from zoo_games.play.position import Position


def save(position: Position, path: Path, open: bool = False, theme: Theme = "light") -> Path:
    """Write a position to a file and return its path.

    Args:
        position: What to write.
        path: Ending in ``.json`` (a document), ``.svg`` or ``.png`` (a picture).
        open: Write or draw hidden parts too.
        theme: Colours of a picture.

    Raises:
        SettingError: If the ending is another one.
        ZooError: If the file cannot be written.
    """
    ending = path.suffix.lower()
    if ending == ".json":
        content = documents.dump(position.document(open)).encode("utf-8") + b"\n"
    elif ending == ".svg":
        content = position.svg(theme, open=open).encode("utf-8")
    elif ending == ".png":
        content = position.png(theme, open=open)
    else:
        raise SettingError(f"A position is saved as .json, .svg or .png, not as {ending or 'no ending'}.")
    try:
        path.write_bytes(content)
    except OSError as error:
        raise ZooError(f"{path} cannot be written: {error.strerror or error}.") from None
    return path
