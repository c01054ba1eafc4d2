"""The rule table of Zoomies."""

from __future__ import annotations

from zoo_games.core.rulebook import Rule, Rulebook

RULEBOOK = Rulebook([Rule("Z.order", "ruling", "A turn goes tile, token, second tile, refill.", "silent")])
