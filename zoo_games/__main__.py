"""``python -m zoo_games`` is the command ``zoo-games``."""

import sys

from zoo_games.cli import main

if __name__ == "__main__":
    sys.exit(main())
