"""Build the pages with Sphinx, warnings as errors, and follow every link inside them.

    python tools/docs.py        writes docs/_build/html

Nothing is fetched: a link to another site is not followed.
"""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "docs"
BUILD = SOURCE / "_build"


class Page(HTMLParser):
    """What a page links to or loads, and the names in it that others can link to."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.links: list[str] = []
        self.loads: list[str] = []
        self.names: set[str] = set()
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Note the attributes that matter."""
        values = {key: value for key, value in attrs if value}
        self.names.update(values[key] for key in ("id", "name") if key in values)
        if tag == "a" and "href" in values:
            self.links.append(values["href"])
        elif tag == "link" and "href" in values:
            self.loads.append(values["href"])
        elif "src" in values:
            self.loads.append(values["src"])


def faults(folder: Path) -> Iterator[str]:
    """Yield one sentence for every link or file of the pages in ``folder`` that leads nowhere."""
    pages = {path: Page(path.read_text(encoding="utf-8")) for path in sorted(folder.rglob("*.html"))}
    for path, page in pages.items():
        for target in [*page.links, *page.loads]:
            address = urlsplit(target)
            if address.scheme == "data" or (address.scheme and target in page.links):
                continue
            where = path.relative_to(folder)
            if address.scheme or address.netloc:
                yield f"{where} loads {target} from another site"
                continue
            file = (path.parent / unquote(address.path)).resolve() if address.path else path
            if not file.exists():
                yield f"{where} links to {target}, and there is no such file"
            elif address.fragment and file in pages and unquote(address.fragment) not in pages[file].names:
                yield f"{where} links to {target}, and that page has no such place"


def main(words: list[str]) -> int:
    """Build and check, and return the exit status."""
    html = BUILD / "html"
    command = ["-m", "sphinx", "-b", "html", "-W", "--keep-going", "-q", "-d", str(BUILD / "trees")]
    if subprocess.call([sys.executable, *command, *words, str(SOURCE), str(html)]) != 0:
        return 1
    found = list(faults(html.resolve()))
    for fault in found:
        print(fault, file=sys.stderr)
    if not found:
        print(f"The pages are in {html}; every link inside them leads somewhere.")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
