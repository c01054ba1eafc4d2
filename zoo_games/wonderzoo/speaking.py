"""What the WonderZoo board says: labels of squares, sentences beside the boards, names of moves.

Everything that a picture shows is said here as well; both are made from the same state.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from zoo_games.core.explanation import Cell
from zoo_games.core.sentences import all_of, counted, points_words, row_column
from zoo_games.core.ties import without_rule
from zoo_games.wonderzoo.components import COLOURS, ENCLOSURES, FAVOURITE, PARTS, PATHS
from zoo_games.wonderzoo.counting import count, right, total, worth
from zoo_games.wonderzoo.drawings import LETTERS
from zoo_games.wonderzoo.fitting import fitting_words
from zoo_games.wonderzoo.scoring import score, tie_break
from zoo_games.wonderzoo.settings import WonderZooSettings
from zoo_games.wonderzoo.state import SEAT_PHASES, State
from zoo_games.wonderzoo.words import ICON_WORDS, tile_name, tile_words

DUE = {
    "entrance": "to place the entrance",
    "tile": "to place a tile",
    "action": "to use the icon or end the turn",
    "visitor": "drawing a visitor",
    "place_visitor": "to place a visitor",
}
"""Phase to what the player is about to do."""


def whose(seat: int, names: Sequence[str]) -> str:
    """Return what a board is called: ``"Ada's zoo"``."""
    return f"{names[seat]}'s zoo"


def cell_label(state: State, seat: int, cell: Cell, offered: bool) -> str:
    """Return what a screen reader says of a square.

    Args:
        state: The position.
        seat: Whose board.
        cell: The square.
        offered: Whether something may be done there now.
    """
    board = state.boards[seat]
    index, visitor = board.tile_at(cell), board.visitor_at(cell)
    if index is not None:
        what = tile_name(board.tiles[index].tile)
        if PARTS[board.tiles[index].tile].terrain not in PATHS:
            what += " enclosure"
    else:
        what = "obstacle" if cell in state.rules.stones else "free"
    label = f"{row_column(cell)}: {what}"
    if visitor is not None:
        pawn = board.visitors[visitor]
        points = total(count(board, pawn, right(state.rules)))
        label += f", {pawn.colour} visitor ({counted(points, 'point')} now)"
    return label + (", offered" if offered else "")


def cell_symbol(state: State, seat: int, cell: Cell) -> str:
    """Return a square as the text board shows it: ``gL`` for grass L, ``pR`` for a red visitor on a path."""
    board = state.boards[seat]
    index, visitor = board.tile_at(cell), board.visitor_at(cell)
    if index is None:
        return "##" if cell in state.rules.stones else ""
    terrain, shape, _ = PARTS[board.tiles[index].tile]
    if terrain not in PATHS:
        return terrain[0] + shape
    return terrain[0] + (LETTERS[board.visitors[visitor].colour] if visitor is not None else "")


def heading(state: State, names: Sequence[str]) -> str:
    """Return the title line of a picture."""
    if state.phase == "over":
        return f"WonderZoo, the game is over{outcome_after(state, names)}"
    if state.phase == "deal":
        return "WonderZoo, tiles are dealt"
    if state.phase not in DUE or "to_move" in state.missing:
        return "WonderZoo, boards"
    return f"WonderZoo, {names[state.seat]} {DUE[state.phase]}"


def outcome(state: State, names: Sequence[str]) -> str:
    """Return who wins: ``"Ada wins with 41 points"``."""
    tie = tie_break(state, names)
    if tie:
        return without_rule(tie)
    points = max(score(state))
    return f"{names[score(state).index(points)]} wins with {counted(points, 'point')}"


def outcome_after(state: State, names: Sequence[str]) -> str:
    """Return who wins, to be read after "the game is over"; empty where it cannot be counted."""
    return "" if "boards" in state.missing else f": {outcome(state, names)}"


def seat_words(state: State, seat: int, names: Sequence[str]) -> str:
    """Return the sentence about a seat: points, tiles, visitors, free squares, bus, whether it is out."""
    if "boards" in state.missing:
        words = f"{names[seat]}'s board is not known"
    else:
        board = state.boards[seat]
        free = (state.grid.board & ~board.taken).bit_count()
        parts = [
            counted(score(state)[seat], "point"),
            counted(len(board.tiles), "tile"),
            counted(len(board.visitors), "visitor"),
            counted(free, "free square"),
        ]
        words = f"{names[seat]} has {all_of(parts)}"
    if state.bus == seat and "bus" not in state.missing:
        words += ", and the bus"
    return words + (", and is out." if state.out[seat] else ".")


def table_label(state: State, index: int, places: int | None) -> str:
    """Return what a screen reader says of a tile on the table.

    Args:
        state: The position.
        index: Its number on the table.
        places: On how many places of the board of the seat to act it fits; None if that is not known.
    """
    tile = state.table[index]
    label = tile_words(tile)
    return label if places is None else f"{label}, {counted(places, 'place')} on the board"


def bag_words(state: State) -> str:
    """Return what the bags hold: ``"Bags: 60 tiles, 38 visitors (10 blue, 9 green, 9 red, 10 yellow)."``."""
    colours = Counter(state.visitor_bag)
    each = ", ".join(f"{colours[colour]} {colour}" for colour in COLOURS)
    tiles = "" if "bag" in state.missing else f"{counted(len(state.bag), 'tile')}, "
    return f"Bags: {tiles}{counted(len(state.visitor_bag), 'visitor')} ({each})."


def worth_words(colour: str, rules: WonderZooSettings) -> str:
    """Return what a visitor scores for what lies beside it.

    Example:
        >>> worth_words("blue", WonderZooSettings())
        '1 point for each side on an enclosure.'
        >>> worth_words("blue", WonderZooSettings(expert=True))
        '2 points for each side on water, 1 point on other enclosures.'
        >>> worth_words("blue", WonderZooSettings(expert=True, count="tile"))
        '2 points for each water tile beside it, 1 point for other enclosures.'
    """
    points = {terrain: worth(colour, terrain, right(rules))[1] for terrain in ENCLOSURES}
    liked = next((terrain for terrain in ENCLOSURES if terrain == FAVOURITE.get(colour)), "")
    rest = min(points[terrain] for terrain in ENCLOSURES if terrain != liked)
    by_side = rules.count == "side"
    if not liked or points[liked] == rest:
        each = "side on an enclosure" if by_side else "enclosure beside it"
        return f"{points_words(rest)} for each {each}."
    each, others = (f"side on {liked}", "on") if by_side else (f"{liked} tile beside it", "for")
    return f"{points_words(points[liked])} for each {each}, {points_words(rest)} {others} other enclosures."


def turn_words(state: State, names: Sequence[str]) -> Iterator[str]:
    """Yield what is going on in this turn: the icon, the visitor in hand, who has played."""
    if state.icon is not None:
        left = counted(state.icon.left, "use")
        yield f"The icon of this turn: {ICON_WORDS[state.icon.kind]}; {left} left."
    if state.in_hand is not None:
        yield f"In hand: a {state.in_hand} visitor."
    if state.acted:
        yield f"In this round {all_of([names[seat] for seat in state.acted])} had a turn."
    if state.bus_taken:
        yield f"{names[state.bus]} took the bus."


def reading(state: State, names: Sequence[str]) -> Iterator[str]:
    """Yield the sentences beside the boards: seats, table, bags, turn, the end."""
    for seat in range(state.players):
        yield seat_words(state, seat, names)
    if state.table:
        yield f"On the table: {'; '.join(tile_words(tile) for tile in state.table)}."
    if state.table and state.phase != "over" and "boards" not in state.missing:
        for seat in range(state.players):
            if not state.out[seat]:
                yield fitting_words(state, seat, names[seat])[0]
    yield bag_words(state)
    yield from turn_words(state, names)
    if state.phase == "over":
        yield f"The game is over{outcome_after(state, names)}."


def alt(state: State, names: Sequence[str]) -> str:
    """Return the picture in a few sentences."""
    rows, columns = state.rules.size
    parts = [
        f"{heading(state, names)}.",
        f"{counted(state.players, 'board')} of {rows} by {columns} squares.",
    ]
    if state.rules.stones:
        parts.append(f"Each has {counted(len(state.rules.stones), 'obstacle')}.")
    for seat, board in enumerate(state.boards):
        kinds = Counter(PARTS[laid.tile].terrain for laid in board.tiles)
        held = [
            counted(kinds[terrain], f"{terrain} tile") for terrain in sorted(kinds) if terrain != "entrance"
        ]
        parts.append(seat_words(state, seat, names))
        if held:
            parts.append(f"The zoo holds {all_of(held)}.")
    if state.table:
        parts.append(f"{counted(len(state.table), 'tile')} on the table.")
    return " ".join(parts)


def due(state: State) -> bool:
    """Return whether the state says whose turn it is."""
    return state.phase in SEAT_PHASES and state.to_move is not None
