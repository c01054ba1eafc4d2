"""Hashes of records that every Python must play alike.

    python tests/acceptance/golden.py            prints the hashes as JSON
    python tests/acceptance/golden.py --write    renews golden.json, after a change of the rules or the format

Needs nothing but the standard library, so that any Python on the path can run it.
"""

import hashlib
import json
import sys
from pathlib import Path

FILE = Path(__file__).with_name("golden.json")
SEEDS = (1, 2, 3)


def digest(text):
    """Return the hash of a text, short enough to read."""
    return hashlib.sha256(text.encode("utf-8")).hexdigest()[:24]


def hashes():
    """Return the hash of a record for every game, number of players, bot and seed."""
    from zoo_games.core import documents, notation, registry
    from zoo_games.play.agents import make_agent
    from zoo_games.play.match import play

    found = {}
    for name in registry.names():
        game = registry.get(name)
        low, high = game.spec.players
        for players in range(low, high + 1):
            for bot in ("random", "greedy"):
                for seed in SEEDS if bot == "random" else SEEDS[:1]:
                    agents = [make_agent(game, bot) for _ in range(players)]
                    record = play(game, agents, seed=seed)
                    text = documents.dump(record.document())
                    text += "".join(notation.encode(game, state) for state in record.states[::10])
                    found[f"{name}, {players} players, {bot}, seed {seed}"] = digest(text)
    return found


if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).parents[2]))
    text = json.dumps(hashes(), indent=1)
    if "--write" in sys.argv:
        FILE.write_text(text + "\n", encoding="utf-8")
    else:
        print(text)
