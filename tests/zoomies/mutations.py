"""Every rule of Zoomies broken once in the source; see ``tests/mutations.py``."""

from tests.mutations import Mutation

COMPONENTS, RULES, LISTING, TURN = (
    f"zoomies/{name}.py" for name in ("components", "rules", "listing", "turn")
)
LEGALITY, TOKENS, PACKS, SCORING = (
    f"zoomies/{name}.py" for name in ("legality", "legality_tokens", "packs", "scoring")
)
PARK, SETTINGS, HIDDEN, MOVES, VIEW, WELLFORMED = (
    f"zoomies/{name}.py" for name in ("park", "settings", "hidden", "moves", "view", "wellformed")
)

MUTATIONS = [
    # the box and the setup
    Mutation("Z.theme", COMPONENTS, '"P": "Poodle"', '"P": "Parrot"'),
    Mutation("Z.tiles", COMPONENTS, '"GC", "GP")', '"GC")'),
    Mutation("Z.bone", COMPONENTS, "b | bits[mark_b])", "b | bits[mark_b] | BONE_BIT)"),
    Mutation("Z.icon", COMPONENTS, "if number in ICON_ORDER[:zoomies_per_pair]", "if number < 0"),
    Mutation("Z.box", COMPONENTS, '"GC", "GP")', '"GC", "GC")'),
    Mutation("Z.tokens", TOKENS, "if not left_by_shape(state.left[state.to_move])[shape]:", "if False:"),
    Mutation(
        "Z.double",
        MOVES,
        "{LEADER: CIRCLE, ZOOMIES: CIRCLE, BONES: SQUARE, FRENS: SQUARE}",
        "{LEADER: SQUARE, ZOOMIES: SQUARE, BONES: CIRCLE, FRENS: CIRCLE}",
    ),
    Mutation("Z.park", RULES, "enumerate(tiles[:start])", "enumerate(tiles[: start - 1])"),
    Mutation(
        "Z.park-free",
        RULES,
        "    stream.shuffle(tiles)\n",
        '    stream.shuffle(tiles)\n    tiles.sort(key=lambda tile: "B" not in tile)\n',
    ),
    Mutation("Z.start", RULES, 'Laid(tile, (0, column), "S")', 'Laid(tile, (0, column), "N")'),
    Mutation(
        "Z.hand",
        RULES,
        "size, start = settings.hand_size, settings",
        "size, start = settings.hand_size + 1, settings",
    ),
    Mutation("Z.hidden", HIDDEN, "if owner == seat:", "if owner >= 0:"),
    Mutation("Z.first", RULES, "tiles[dealt:], (), 0, phase, None", "tiles[dealt:], (), 1, phase, None"),
    # the order of a turn and of a game
    Mutation("Z.turn", WELLFORMED, 'PlaceToken: ("token",),', 'PlaceToken: ("token", "tile"),'),
    Mutation("Z.order", WELLFORMED, 'Refill: ("refill", "second_tile"),', 'Refill: ("refill", "token"),'),
    Mutation("Z.turns", TURN, "        if any(state.left[seat]):", "        if seat >= 0:"),
    Mutation("Z.over", TURN, "if not any(map(any, state.left)):", "if not all(map(any, state.left)):"),
    Mutation(
        "Z.end", TURN, "if not any(map(any, state.left)):", "if not any(map(any, state.left)) and not pile:"
    ),
    # laying a tile
    Mutation("Z.own", LEGALITY, "if None not in hand and not any(", "if None in hand and not any("),
    Mutation("Z.free", LEGALITY, "    if occupied:", "    if len(occupied) > 1:"),
    Mutation("Z.touch", LEGALITY, "    if not any(touching.values()):", "    if not any(touching):"),
    Mutation("Z.diagonal", LEGALITY, "        if corners:", "        if not corners:"),
    Mutation("Z.breed", LEGALITY, "    matches = any(", "    matches = 2 <= sum("),
    Mutation(
        "Z.match",
        LEGALITY,
        "    if not matches:",
        "    if not matches and len({dog.breed for dog in dogs_of(move.tile)}) > 1:",
    ),
    Mutation(
        "Z.play",
        LEGALITY,
        '        if fitting:\n            yield Refusal("Z.play"',
        '        if False:\n            yield Refusal("Z.play"',
    ),
    Mutation("Z.stuck", LEGALITY, "    elif not redraw_helps(state):", "    else:"),
    Mutation("Z.redraw", LEGALITY, "    elif not redraw_helps(state):", "    elif False:"),
    # placing a token
    Mutation("Z.token", TOKENS, "        if move.at not in tile:", "        if dog is None:"),
    Mutation("Z.one", TOKENS, "    if move.kind in (LEADER, BONES):", "    if move.kind == BONES:"),
    Mutation("Z.forfeit", LEGALITY, "        if placeable:", "        if True:"),
    Mutation("Z.must", LEGALITY, "        if placeable:", "        if False:"),
    Mutation(
        "Z.zero",
        SCORING,
        "    return tuple(totals)",
        "    return tuple(total + 4 - left[0] for total, left in zip(totals, state.left, strict=True))",
    ),
    Mutation("Z.frens-arrow", TOKENS, "elif dog is not None and other.breed == dog.breed:", "elif False:"),
    Mutation("Z.frens-key", TOKENS, "    if twins:", "    if len(twins) > 1:"),
    Mutation("Z.frens-more", TOKENS, " if state.pointed_at(t) == number & BREED_BITS]", "]"),
    Mutation("Z.zoomies-dog", TOKENS, "if dog is None or not dog.zoomies:", "if dog is None:"),
    Mutation(
        "Z.zoomies-one",
        TOKENS,
        "group_of(state._park, cell_number(move.at)), ZOOMIES)\n    if others:",
        "group_of(state._park, cell_number(move.at)), ZOOMIES)\n    if len(others) > 1:",
    ),
    Mutation("Z.other-tile", TURN, 'after.phase = "second_tile"', 'after.phase = "refill"'),
    Mutation(
        "Z.bare",
        TURN,
        '    else:\n        after.phase = "refill"',
        '    else:\n        after.phase = "token"',
    ),
    Mutation(
        "Z.second", LEGALITY, 'state.rules.second_tile == "compulsory"', 'state.rules.second_tile == ""'
    ),
    # the end of a turn
    Mutation("Z.toss", LEGALITY, "    if move.toss and held != 1:", "    if move.toss:"),
    Mutation("Z.discards", TURN, "        discard += open_hand(state)", "        open_hand(state)"),
    Mutation("Z.refill", TURN, "< state.rules.hand_size:", "< state.rules.hand_size - 1:"),
    Mutation(
        "Z.draw",
        LEGALITY,
        "    if not any(same_tile(tile, move.tile) for tile in state.pile):",
        "    if not state.pile:",
    ),
    Mutation("Z.reshuffle", TURN, "after.pile = tuple(sorted(pile + discard))", "after.pile = pile"),
    Mutation("Z.empty", TURN, "        if size:", "        if size or not discard:"),
    # what tokens are worth
    Mutation(
        "Z.total",
        SCORING,
        "        totals[token.player] += points\n    return",
        "        totals[token.player] = points\n    return",
    ),
    Mutation(
        "Z.live",
        SCORING,
        "    return tuple(totals)\n",
        '    return tuple(totals) if state.phase == "over" else (0,) * state.players\n',
    ),
    Mutation("Z.pack", PARK, "get(there, 7) & BREED_BITS == breed and", "there in park and"),
    Mutation("Z.group", PARK, "get(there, 0) & ZOOMIES_BIT and", "get(there, 0) == park[cell] and"),
    Mutation("Z.leader", PACKS, "rules.points_dog * len(area)", "rules.points_dog"),
    Mutation("Z.bones", PACKS, "            if park[cell] & BONE_BIT:", "            if park[cell]:"),
    Mutation(
        "Z.frens", PACKS, "sides += touches(park, cell, key[2])", "sides += touches(park, cell, key[2]) > 0"
    ),
    Mutation(
        "Z.frens-base",
        PACKS,
        "        sides = 0\n        for cell in area:",
        "        sides = 0\n        for cell in area[:1]:",
    ),
    Mutation(
        "Z.frens-sides",
        PACKS,
        "sides += touches(park, cell, key[2])",
        "sides += touches(park, cell, key[2]) - (cell == area[0])",
    ),
    Mutation("Z.zoomies", SETTINGS, "(1, 3, 6, 10, 15)", "(1, 2, 3, 4, 5)"),
    Mutation(
        "Z.cap",
        PACKS,
        "    return rules.ladder[min(dogs, len(rules.ladder)) - 1]",
        "    return rules.ladder[min(dogs, len(rules.ladder)) - 1] + 6 * max(0, dogs - len(rules.ladder))",
    ),
    Mutation(
        "Z.join",
        PACKS,
        "area = group_of(park, cell) if of_icons else pack_of(park, cell)",
        "area = group_of(park, cell) if of_icons else pack_of(park, cell)[:2]",
    ),
    Mutation("Z.share", PACKS, "    return points // sharers if", "    return -(-points // sharers) if"),
    Mutation("Z.split", PACKS, "    return points // sharers if", "    return points if"),
    Mutation(
        "Z.share-pack", PACKS, "key = (token.kind, area[0], pointed)", "key = (token.kind, cell, pointed)"
    ),
    Mutation(
        "Z.share-frens",
        PACKS,
        "key = (token.kind, area[0], pointed)",
        "key = (token.kind, cell if token.toward else area[0], pointed)",
    ),
    Mutation("Z.share-group", PACKS, "key = (ZOOMIES, area[0], -1)", "key = (ZOOMIES, cell, -1)"),
    Mutation("Z.win", SCORING, "if result == max(results))", "if result == min(results))"),
    Mutation(
        "Z.best",
        SCORING,
        "    results = list(zip(*_results(state), strict=True))",
        "    results = list(zip(_results(state)[0], _results(state)[0], strict=True))",
    ),
    Mutation(
        "Z.tie",
        SCORING,
        "best[token.player] = max(best[token.player], points)",
        "best[token.player] += points",
    ),
    # the table
    Mutation(
        "Z.log",
        "explore/log.py",
        "if seat != self.seat and change.before[seat] != change.after[seat]:",
        "if seat == self.seat:",
    ),
    Mutation("Z.glow", VIEW, 'before = state.phase == "tile" and ', 'before = state.phase == "over" and '),
    Mutation(
        "Z.undo",
        "notebook/line.py",
        "while start > 0 and self._moves[start - 1][0] == actor:",
        "while start > 0:",
    ),
    Mutation("Z.hover", "zoomies/speaking.py", "now)", ")"),
]
