"""The notebooks that come with the package, and how they are laid into a person's folder.

What a person has changed is never overwritten: the package's version is laid beside it. Which files are
untouched is known from a manifest of hashes that is kept in the folder.
"""

from __future__ import annotations

import hashlib
import json
from dataclasses import dataclass
from pathlib import Path
from typing import Final, Literal

from zoo_games.core.errors import ZooError

MANIFEST: Final = ".zoo-games.json"
"""Name of the file that remembers the hash of every file as it was laid."""

_SKIPPED: Final = ("__pycache__", ".ipynb_checkpoints")


class FolderError(ZooError):
    """The notebooks cannot be found or the folder cannot be used."""


@dataclass(frozen=True, slots=True)
class Laid:
    """What happened to one file.

    Attributes:
        name: Path inside the folder, with forward slashes.
        act: ``new``, ``same`` (nothing to do), ``updated`` (an older version that nobody had changed) or
            ``beside`` (the person's version stays, the package's lies beside it).
        beside: Where the package's version lies, for ``beside``.
    """

    name: str
    act: Literal["new", "same", "updated", "beside"]
    beside: str = ""

    def __str__(self) -> str:
        if self.act == "beside":
            return f"{self.name} has your changes and stays as it is; the new one is {self.beside}."
        words = {"new": "laid", "same": "up to date", "updated": "updated, you had not changed it"}
        return f"{self.name}: {words[self.act]}."


def shipped() -> Path:
    """Return the folder of the notebooks that belong to this installation.

    Raises:
        FolderError: If the installation has none.
    """
    package = Path(__file__).resolve().parent.parent
    for folder in (package / "notebooks_data", package.parent / "notebooks"):
        if folder.is_dir() and any(folder.glob("*.ipynb")):
            return folder
    raise FolderError("The notebooks of zoo_games are missing; install the package again.")


def lay(source: Path, folder: Path) -> tuple[Laid, ...]:
    """Copy every file of ``source`` into ``folder``; never touch what a person has changed.

    Args:
        source: Folder of the package's notebooks and of what they read.
        folder: The person's folder; made if it is not there.

    Returns:
        What happened to each file, in the order of their names.

    Raises:
        FolderError: If the folder cannot be made, read or written.

    Example:
        >>> import tempfile
        >>> box = Path(tempfile.mkdtemp())
        >>> (box / "from").mkdir()
        >>> (box / "from" / "one.ipynb").write_text("{}", encoding="utf-8")
        2
        >>> print(*lay(box / "from", box / "mine"), sep="; ")
        one.ipynb: laid.
        >>> (box / "mine" / "one.ipynb").write_text("[mine]", encoding="utf-8")
        6
        >>> print(*lay(box / "from", box / "mine"), sep="; ")
        one.ipynb has your changes and stays as it is; the new one is one.new.ipynb.
    """
    try:
        folder.mkdir(parents=True, exist_ok=True)
        known = _read_manifest(folder)
        report = tuple(_lay_one(source, folder, name, known) for name in _names(source))
        text = json.dumps({"files": dict(sorted(known.items()))}, indent=1) + "\n"
        (folder / MANIFEST).write_text(text, encoding="utf-8")
    except OSError as error:
        where = error.filename or folder
        reason = error.strerror or type(error).__name__
        raise FolderError(
            f"The folder {folder} cannot be used ({where}: {reason}); choose another with --folder."
        ) from None
    return report


def _names(source: Path) -> list[str]:
    return sorted(
        path.relative_to(source).as_posix()
        for path in source.rglob("*")
        if path.is_file() and not any(part in _SKIPPED for part in path.parts)
    )


def _lay_one(source: Path, folder: Path, name: str, known: dict[str, str]) -> Laid:
    ours = (source / name).read_bytes()
    target = folder / name
    if not target.exists():
        return _write(target, ours, name, known, "new")
    theirs = target.read_bytes()
    if theirs == ours:
        known[name] = _hash(ours)
        return Laid(name, "same")
    if _hash(theirs) == known.get(name):
        return _write(target, ours, name, known, "updated")
    if name.endswith(".ipynb") and _sources(theirs) == _sources(ours) is not None:
        return Laid(name, "same")
    return Laid(name, "beside", _lay_beside(target, ours).relative_to(folder).as_posix())


def _write(
    target: Path, data: bytes, name: str, known: dict[str, str], act: Literal["new", "updated"]
) -> Laid:
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_bytes(data)
    known[name] = _hash(data)
    return Laid(name, act)


def _lay_beside(target: Path, data: bytes) -> Path:
    """Write under the first free name beside the target, or find that it already lies there."""
    number = 1
    while True:
        mark = ".new" if number == 1 else f".new{number}"
        beside = target.with_name(f"{target.stem}{mark}{target.suffix}")
        if not beside.exists():
            beside.write_bytes(data)
            return beside
        if beside.read_bytes() == data:
            return beside
        number += 1


def _sources(data: bytes) -> list[tuple[str, str]] | None:
    """Return type and text of every cell: what a person writes, as against what running adds."""
    try:
        cells = json.loads(data.decode("utf-8"))["cells"]
        return [(cell["cell_type"], "".join(cell["source"])) for cell in cells]
    except (ValueError, KeyError, TypeError):
        return None


def _hash(data: bytes) -> str:
    return hashlib.sha256(data).hexdigest()


def _read_manifest(folder: Path) -> dict[str, str]:
    """Return the hashes of the last time; a damaged manifest only means that nothing counts as untouched."""
    try:
        files = json.loads((folder / MANIFEST).read_text(encoding="utf-8"))["files"]
        return {str(name): str(value) for name, value in files.items()}
    except (FileNotFoundError, ValueError, KeyError, TypeError, AttributeError):
        return {}
