"""Every rule of WonderZoo broken once in the source; see ``tests/mutations.py``."""

from tests.mutations import Mutation

BOARD, COMPONENTS, LEGALITY, TILES, LISTING, RULES, SCORING, SETTINGS, TURN = (
    f"wonderzoo/{name}.py"
    for name in (
        "board",
        "components",
        "legality",
        "legality_tiles",
        "listing",
        "rules",
        "scoring",
        "settings",
        "turn",
    )
)

MUTATIONS = [
    # the box and the setup
    Mutation("W.boards", SETTINGS, "*(assumed if self.difficult else ())", "*()"),
    Mutation(
        "W.side",
        BOARD,
        "covered | grid.mask(settings.stones)",
        "covered | (grid.mask(settings.stones) if laid else 0)",
    ),
    Mutation("W.tiles", COMPONENTS, '"path": ("D1", "M2", "E", "B"),', '"path": ("D1", "M2", "E"),'),
    Mutation("W.box", COMPONENTS, '"path": ("LJLJ", "SZSZ"),', '"path": ("LLLJ", "SZSZ"),'),
    Mutation("W.visitors", SETTINGS, '10, Whole(0, 20), "visitors"', '9, Whole(0, 20), "visitors"'),
    Mutation("W.bags", RULES, "sorted(box.tiles)", "sorted(box.tiles[1:])"),
    Mutation("W.bus-pawn", RULES, "bus_taken=False,", "bus_taken=True,"),
    Mutation("W.first", RULES, "        bus=0,\n", "        bus=1,\n"),
    Mutation("W.size", SETTINGS, "(8, 8), ListOf", "(8, 9), ListOf"),
    Mutation("W.stones", COMPONENTS, "(5, 1), (6, 5))", "(5, 1), (6, 6))"),
    Mutation("W.gate", COMPONENTS, '"entrance:T:-"\n', '"entrance:O:-"\n'),
    Mutation("W.start", RULES, 'phase="entrance",', 'phase="tile",'),
    Mutation(
        "W.entrance",
        TURN,
        "    seat = (state.seat + 1) % state.players\n",
        "    seat = (state.seat - 1) % state.players\n",
    ),
    Mutation("W.rim", TILES, 'if terrain == "entrance" and not any(', 'if terrain == "hole" and not any('),
    Mutation("W.table", SETTINGS, '1, Whole(0, 5), "tiles"', '0, Whole(0, 5), "tiles"'),
    # the order of a turn, placing a tile
    Mutation("W.order", LEGALITY, 'DrawVisitor: "action",', 'DrawVisitor: "tile",'),
    Mutation("W.choose", LEGALITY, "and move.tile not in state.table:", "and move.tile in state.table:"),
    Mutation("W.must", LEGALITY, 'Done: "action",', 'Done: "tile",'),
    Mutation(
        "W.shape",
        TILES,
        "if normal(squares) in forms(shape, state.rules.allow_flip):",
        "if len(squares) == 4:",
    ),
    Mutation("W.turn", TILES, "in forms(shape, state.rules.allow_flip):", "in forms(shape, True):"),
    Mutation("W.free", TILES, "if covered and number != own:", "if covered and number == own:"),
    Mutation("W.board", TILES, "    if off:\n", "    if len(off) > 4:\n"),
    Mutation("W.cover", TILES, "    if stones:\n", "    if len(stones) > 1:\n"),
    Mutation("W.path", TILES, 'if terrain == "path":', 'if terrain == "road":'),
    Mutation("W.against", TILES, 'if terrain == "path":', 'if terrain != "entrance":'),
    Mutation(
        "W.counts-path",
        TILES,
        "for laid in board.tiles if not is_enclosure(laid.tile) for cell",
        'for laid in board.tiles if laid.tile.startswith("path") for cell',
    ),
    # icons
    Mutation("W.icon", LEGALITY, "elif icon.kind[0] != ICON_FOR[type(move)]:", "elif not icon.kind:"),
    Mutation("W.may", LEGALITY, 'Done: "action",', 'Done: "visitor",'),
    Mutation("W.action", LEGALITY, "    elif not icon.left:", "    elif icon.left:"),
    Mutation("W.draw", LISTING, "(VISITORS[colour], count)", "(VISITORS[colour], 1)"),
    Mutation("W.stand", LEGALITY, "if not bit & board.path:", "if not bit & board.taken:"),
    Mutation("W.one", LEGALITY, "    if visitor is not None:", "    if visitor == -1:"),
    Mutation("W.return", TURN, "    if not board.path & ~board.pawns:", "    if board.path & ~board.pawns:"),
    Mutation(
        "W.walk",
        LEGALITY,
        "if state.own.visitor_at(move.from_) is None:",
        "if state.own.visitor_at(move.from_) is not None:",
    ),
    Mutation("W.shift", TILES, "    if not is_enclosure(laid.tile):\n", "    if not laid.tile:\n"),
    Mutation(
        "W.move",
        TILES,
        "yield from fit_faults(state, laid.tile, squares, number)",
        "yield from fit_faults(state, laid.tile, squares)",
    ),
    Mutation(
        "W.norepeat",
        TURN,
        "    own = grid.masks[laid.cells]\n",
        "    own = grid.masks[laid.cells]\n    icon = ICON_OF[laid.tile]\n",
    ),
    Mutation("W.take", TURN, "icon=icon, bus=state.seat)", "icon=icon)"),
    # rounds and the end
    Mutation(
        "W.clockwise",
        TURN,
        "acted, (state.seat + 1) % state.players, state.out",
        "acted, (state.seat - 1) % state.players, state.out",
    ),
    Mutation("W.pass", TURN, "    if not taken:\n", "    if taken:\n"),
    Mutation("W.bus", TURN, "if due == bus and not acted:", "if due == bus and acted:"),
    Mutation(
        "W.draw-tiles",
        TURN,
        "if len(table) < state.players + state.rules.table_extra and bag:",
        "if len(table) < state.rules.table_extra and bag:",
    ),
    Mutation(
        "W.refill",
        TURN,
        "< state.players + state.rules.table_extra and bag:",
        "< out.count(False) + state.rules.table_extra and bag:",
    ),
    Mutation("W.empty", TURN, "    if not table and not bag:\n", "    if not bag:\n"),
    Mutation(
        "W.stop",
        TURN,
        "if first_fit(state.grid, boards[due], table) is not None:",
        "if table:",
    ),
    Mutation("W.out", TURN, "out = (*out[:due], True, *out[due + 1 :])", "out = (*out[:due], True)"),
    Mutation("W.over", TURN, "    if all(out):\n", "    if all(out) and not bag:\n"),
    # points
    Mutation("W.score", SCORING, "(area << 1 & pawns).bit_count()", "(area << 2 & pawns).bit_count()"),
    Mutation("W.count", SCORING, 'by_tile = rules.count == "tile"', 'by_tile = rules.count == "side"'),
    Mutation("W.diagonal", SCORING, "(area >> pad & pawns)", "(area >> pad + 1 & pawns)"),
    Mutation("W.win", SCORING, "best = max(scores)", "best = min(scores)"),
    Mutation(
        "W.tie", SCORING, "enumerate(scores) if value == best)", "enumerate(scores) if value == best)[:1]"
    ),
    Mutation("W.colour", SCORING, "    if not rules.expert:", "    if rules.expert:"),
    Mutation("W.favourite", COMPONENTS, '{"blue": "water", "yellow"', '{"blue": "grass", "yellow"'),
    Mutation(
        "W.red",
        SCORING,
        '(colour == "red" and rules.red == "every")',
        '(colour == "red" and rules.red == "none")',
    ),
    Mutation(
        "W.expert",
        SCORING,
        "each = rules.points_favourite if liked else",
        'each = rules.points_favourite if liked and colour == "red" else',
    ),
]
