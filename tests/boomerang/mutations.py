"""Every rule of Boomerang broken once in the source; see ``tests/mutations.py``."""

from tests.mutations import Mutation

COMPONENTS, DOCUMENTS, LEGALITY, MAJORITY, RULES, SCORING, SETTINGS, STATE, TURN = (
    f"boomerang/{name}.py"
    for name in (
        "components",
        "documents",
        "legality",
        "majority",
        "rules",
        "scoring",
        "settings",
        "state",
        "turn",
    )
)

MUTATIONS = [
    # the box
    Mutation("B.box", SETTINGS, "12, Whole(0, 60)", "11, Whole(0, 60)"),
    Mutation("B.tokens", TURN, "or move.land not in LAND_BITS", ""),
    Mutation(
        "B.open", RULES, "        state.captured,\n        state.boomerangs,", "        (),\n        (),"
    ),
    Mutation("B.card", DOCUMENTS, "if lands[0] == lands[1]:", "if not lands:"),
    # a round
    Mutation("B.rounds", LEGALITY, "if PHASE_OF[type(move)] != state.phase:", "if not state.phase:"),
    Mutation("B.deal", TURN, "lands != ALL_LANDS and bool(deck)", "bool(deck)"),
    Mutation("B.stay", TURN, "table, deck, river, shown(river), captured", "table, deck, (), 0, captured"),
    Mutation("B.last-round", TURN, "lands != ALL_LANDS and bool(deck)", "lands != ALL_LANDS"),
    Mutation("B.choose", TURN, "hunt = seat + 1 == table.players", "hunt = seat + 2 == table.players"),
    Mutation("B.secret", RULES, "land if owner == seat else None", "land"),
    Mutation("B.land", TURN, "if CARD_BITS[card] & bit])", "if CARD_BITS[card] & bit][:1])"),
    Mutation(
        "B.turn",
        TURN,
        '        NEXT[state.hunting, seat],\n        "hunt",',
        '        seat,\n        "hunt",',
    ),
    Mutation("B.throw", TURN, "state.pot + 1,", "state.pot,"),
    Mutation("B.pass", TURN, "stocks[seat] + state.pot", "stocks[seat]"),
    Mutation("B.stack", TURN, "stack = (*state.stack, seat)", "stack = (seat, *state.stack)"),
    Mutation("B.first", TURN, 'if who == "last-hunter":', 'if who == "left":'),
    Mutation("B.capture", TURN, "if len(left) == 1:", "if len(left) == 0:"),
    Mutation("B.reveal", TURN, "return (last, *reversed(stack))", "return (*reversed(stack), last)"),
    Mutation("B.down", TURN, "*reversed(stack))", "*stack)"),
    Mutation(
        "B.empty",
        TURN,
        "            river = tuple([card for card in river if not CARD_BITS[card] & bit])\n",
        "            river = tuple(river)\n",
    ),
    Mutation("B.over", TURN, '"deal" if deck else "over"', '"deal"'),
    # scoring
    Mutation("B.most", SCORING, "points[seat] += most", "points[seat] += 1"),
    Mutation("B.none", MAJORITY, "count if seat in scoring else 0", "count"),
    Mutation("B.both", SCORING, 'ties_score = table.rules.majority_ties == "all"', "ties_score = False"),
    Mutation("B.points", SCORING, "points = [stock // divisor for", "points = [stock for"),
    Mutation(
        "B.breaks",
        SCORING,
        "zip(score(state), state.boomerangs, strict=True)",
        "zip(score(state), score(state), strict=True)",
    ),
    # rulings
    Mutation("B.river", LEGALITY, "state.lands == ALL_LANDS", "state.lands != ALL_LANDS"),
    Mutation("B.end", TURN, 'phase = "deal" if deck else "over"', 'phase = "deal" if river else "over"'),
    Mutation("B.broke", TURN, "    if not left:\n        return None\n", ""),
    Mutation("B.last", TURN, "else (state.starter + 1) % state.players", "else state.starter"),
    Mutation("B.order", TURN, "    return (last, *reversed(stack))", "    return (last, *stack)"),
    Mutation(
        "B.absent",
        TURN,
        "        if taken:\n            hoards[seat] += taken\n",
        "        hoards[seat] += taken or river\n        if taken:\n",
    ),
    Mutation("B.all", TURN, "hoards[seat] += taken\n", "hoards[seat] += taken[1:]\n"),
    Mutation("B.ties", SCORING, "numbers.count(most) == 1", "numbers.count(most) == 2"),
    Mutation("B.six", SCORING, "stock // divisor", "-(-stock // divisor)"),
    Mutation(
        "B.tie",
        SCORING,
        "return tuple(seat for seat, result in enumerate(results) if result == best)",
        "return (results.index(best),)",
    ),
    # assumptions
    Mutation("B.cards", COMPONENTS, '"emu": ("forest", "meadow")', '"emu": ("forest", "water")'),
    Mutation("B.start", STATE, '(), (), 0, None, "deal")', '(), (), 1, None, "deal")'),
]
