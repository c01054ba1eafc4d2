"""The colours of the Boomerang table, by role."""

from __future__ import annotations

from zoo_games.render.theme import BASE, Palette

PALETTE: Palette = BASE.plus(
    {
        "ground": ("#efe3cb", "#29241d", "#ffffff"),
        "river": ("#cfe3ea", "#1f3038", "#ffffff"),
        "river.line": ("#8fb5c4", "#47626f", "#999999"),
        "table.ink": ("#3c3226", "#e3d9c8", "#222222"),
        "card.body": ("#fffaf0", "#efe6d6", "#ffffff"),
        "card.edge": ("#2b241d", "#0f0d0b", "#000000"),
        "card.ink": ("#2b241d", "#1b1612", "#000000"),
        "card.back": ("#b4552d", "#9c4724", "#bbbbbb"),
        "card.back.line": ("#f4c58f", "#e0a86c", "#ffffff"),
        "lead": ("#ffe08a", "#6b5413", "#dddddd"),
        "lead.line": ("#8a6400", "#ecc94b", "#000000"),
        "cell": ("#fbf5e9", "#332d25", "#ffffff"),
        "cell.line": ("#cbb98f", "#5a5040", "#888888"),
        "mini": ("#fffaf0", "#efe6d6", "#ffffff"),
        "badge": ("#fffaf0", "#efe6d6", "#ffffff"),
        "badge.ink": ("#ffffff", "#16181a", "#ffffff"),
        "animal.line": ("#2b241d", "#17130f", "#000000"),
        "animal.white": ("#ffffff", "#fbf7ee", "#ffffff"),
        "echidna": ("#7a5232", "#70492b", "#888888"),
        "echidna.face": ("#c99b6d", "#bd8f62", "#dddddd"),
        "emu": ("#6a5a52", "#5f5049", "#777777"),
        "emu.neck": ("#7fb0c9", "#72a3bc", "#dddddd"),
        "fish": ("#f08a3c", "#e07c30", "#cccccc"),
        "fish.band": ("#ffffff", "#fbf3e6", "#ffffff"),
        "lizard": ("#7fa43a", "#749932", "#bbbbbb"),
        "lizard.spot": ("#3f5c16", "#375112", "#555555"),
        "turtle.shell": ("#3f7f5f", "#387556", "#999999"),
        "turtle.plate": ("#7fc29b", "#74b690", "#dddddd"),
        "turtle": ("#b9cf7a", "#adc36e", "#eeeeee"),
        "wallaby": ("#b0764a", "#a46b40", "#aaaaaa"),
        "wallaby.light": ("#ecd0ae", "#e2c5a2", "#eeeeee"),
        "boomerang": ("#c4762b", "#d98a3d", "#cccccc"),
        "boomerang.band": ("#fff1d6", "#fff1d6", "#ffffff"),
        "land.line": ("#2b241d", "#17130f", "#000000"),
        "dunes": ("#fbe6b0", "#e6cf95", "#ffffff"),
        "dunes.far": ("#f0c66a", "#dcb25a", "#dddddd"),
        "dunes.near": ("#dfa042", "#cb8e36", "#bbbbbb"),
        "forest": ("#d6e8c8", "#b9cea9", "#ffffff"),
        "forest.tree": ("#2f6b3c", "#2a6136", "#777777"),
        "forest.trunk": ("#6b4526", "#5f3c20", "#444444"),
        "meadow": ("#e5f2bf", "#ccdba4", "#ffffff"),
        "meadow.grass": ("#5d9a2e", "#538b28", "#888888"),
        "meadow.flower": ("#e0518c", "#d24680", "#eeeeee"),
        "mountain": ("#dfe3ee", "#c3c8d6", "#ffffff"),
        "mountain.rock": ("#77778c", "#6b6b80", "#999999"),
        "mountain.snow": ("#ffffff", "#fbfbff", "#ffffff"),
        "water": ("#cfe9f8", "#aacfe4", "#ffffff"),
        "water.wave": ("#1f78b4", "#1b6aa0", "#666666"),
    }
)
"""Roles of the Boomerang table; cards stay light things, as they do on a table."""
