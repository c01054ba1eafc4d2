"""Every rule of ZomBee broken once in the source; see ``tests/mutations.py``."""

from tests.mutations import Mutation

LEGALITY, LISTING, RULES, SCORING, SETTINGS, STATE, TURN, COMPONENTS = (
    f"zombee/{name}.py"
    for name in (
        "legality",
        "listing",
        "rules",
        "scoring",
        "settings",
        "state",
        "turn",
        "components",
    )
)

MUTATIONS = [
    # the box and the setup
    Mutation("O.dice", SETTINGS, "3, Whole(0, 10)", "4, Whole(0, 10)"),
    Mutation("O.flowers", SETTINGS, "11, Whole(0, 40)", "12, Whole(0, 40)"),
    Mutation(
        "O.drops",
        SCORING,
        "return state.wins if state.table.rules.tournament else state.honey",
        "return state.honey",
    ),
    Mutation("O.down", RULES, "(0,) * players, 0, 0, 0)", "(0,) * players, 1, 0, 0)"),
    Mutation("O.start", SETTINGS, "        2,\n        Whole(1, 9),", "        3,\n        Whole(1, 9),"),
    Mutation("O.first", RULES, "(0,) * players, 0, 0, 0)", "(0,) * players, 0, 0, 1)"),
    Mutation(
        "O.faces",
        COMPONENTS,
        "FACES_A: Final = (ZOMBEE, ZOMBEE, BEE,",
        "FACES_A: Final = (ZOMBEE, BEE, BEE,",
    ),
    # rolling
    Mutation(
        "O.turns",
        TURN,
        '    after.phase = "dice"\n',
        '    after.to_move = (state.active + 1) % table.players\n    after.phase = "dice"\n',
    ),
    Mutation("O.rolls", TURN, "if rolls == table.most_rolls:", "if rolls > table.most_rolls:"),
    Mutation("O.first-roll", TURN, "if mask != table.full:", "if not mask:"),
    Mutation("O.set-aside", TURN, " or code & ~state.last != state.code", ""),
    Mutation("O.zombee", LEGALITY, "    if lacking <= 0:", "    if lacking <= 1:"),
    Mutation("O.snore", TURN, "(high & ~low).bit_count() > zzz.bit_count():", "high & ~low:"),
    Mutation("O.reroll", LISTING, "if not table.last_roll_only:", "if table.last_roll_only:"),
    Mutation("O.stop", TURN, 'if state.phase != "roll" or not state.rolls:', 'if state.phase != "roll":'),
    Mutation(
        "O.evaluate",
        TURN,
        "return _evaluate(state, state.code, state.rolls)",
        "return turn_of(state.table, state.honey, state.wins, state.up, state.marks, state.active)",
    ),
    # evaluating
    Mutation("O.order", TURN, "if not zombees:", "if code is not None:"),
    Mutation("O.zzz", TURN, "zombees = (high & ~low).bit_count()", "zombees = high.bit_count()"),
    Mutation("O.three", TURN, ">= table.needed and", "> table.needed and"),
    Mutation("O.cap", TURN, " and honey[seat] < table.cap:", ":"),
    Mutation("O.honey", TURN, "honey[seat] + 1, *", "honey[seat] + (low & ~high).bit_count() // 3, *"),
    Mutation("O.zombees", TURN, "(seat,) * zombees\n", "(seat,) * min(1, zombees)\n"),
    Mutation("O.bee", TURN, "return _bee(state, up, state.due[1:])", "return _zombee(state, up)"),
    Mutation("O.stay", TURN, "if not (state.table.all_down & ~state.up) >> flower & 1:", "if flower > 13:"),
    Mutation(
        "O.question",
        TURN,
        "        after.due = state.due[1:]\n",
        "        after.due = state.due[2:]\n",
    ),
    Mutation(
        "O.choose",
        LISTING,
        "return state.step == GREEN and state.to_move == state.active and",
        "return",
    ),
    Mutation("O.self", LISTING, "return state.step == GREEN and", "return state.step != GREEN and"),
    Mutation(
        "O.chain",
        TURN,
        '        after.phase = "name"',
        '        after.to_move = state.active\n        after.phase = "name"',
    ),
    Mutation("O.extra", TURN, "(move.seat, *state.due)", "(move.seat, *state.due[1:])"),
    Mutation("O.pay", TURN, "state.honey[loser] - 1, *", "state.honey[loser] - 0, *"),
    Mutation("O.loser", TURN, "loser = state.due[0]", "loser = state.active"),
    Mutation(
        "O.round",
        TURN,
        "        return turn_of(table, honey, state.wins, 0, 0, starter)",
        "        return _bee(state, up, state.due[1:])",
    ),
    Mutation("O.out", LISTING, "if drops and (itself", "if (itself"),
    Mutation("O.bees", TURN, "if not bees:", "if bees < 2:"),
    Mutation("O.yellow", LISTING, "active + count) if honey[seat % count]]", "active + count)]"),
    Mutation("O.clockwise", TURN, "seat = left_of(state.honey, state.active)", "seat = state.active"),
    # rounds and the end
    Mutation(
        "O.shuffle",
        TURN,
        "return turn_of(table, honey, state.wins, 0, 0, starter)",
        "return turn_of(table, honey, state.wins, up, state.marks, starter)",
    ),
    Mutation("O.starter", TURN, "starter = loser if honey[loser] else", "starter ="),
    Mutation(
        "O.next",
        LISTING,
        "range(seat + 1, seat + count + 1) if honey[other % count])",
        "range(seat + 1, seat + count + 1))",
    ),
    Mutation("O.end", TURN, "if len(left) > 1:", "if len(left) > 2:"),
    Mutation("O.win", SCORING, "if points == max(scores))", "if points == min(scores))"),
    # the tournament
    Mutation("O.slime-start", SETTINGS, "honey_start=1, honey_cap=2", "honey_start=2, honey_cap=2"),
    Mutation("O.slime-cap", SETTINGS, "honey_start=1, honey_cap=2", "honey_start=1, honey_cap=3"),
    Mutation("O.slime-green", TURN, "won + (seat == left[0])", "won + (seat == loser)"),
    Mutation("O.slime-next", TURN, "if max(wins) < rules.wins_needed:", "if not wins:"),
    Mutation("O.slime-win", SETTINGS, '2, Whole(1, 9), "wins"', '3, Whole(1, 9), "wins"'),
    Mutation("O.slime", TURN, "(loser + 1) % table.players)", "loser)"),
]
"""One change a rule; O.pay and O.loser differ in whether anybody pays."""
