"""What the Zoomies board says: labels of places, sentences beside the board, names of moves.

Everything that a picture shows is said here as well; both are made from the same observation.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from zoo_games.core.explanation import Cell
from zoo_games.core.sentences import all_of, counted, row_column
from zoo_games.core.ties import without_rule
from zoo_games.render.badge import badge
from zoo_games.zoomies.components import BREEDS, DIRECTION_NAMES, DIRECTIONS, STEP, Dog, cells_of, dogs_of
from zoo_games.zoomies.needs import can_be_scored
from zoo_games.zoomies.packs import token_points
from zoo_games.zoomies.scoring import score, tie_break, winners
from zoo_games.zoomies.state import State, Token

KIND_NAMES = {"leader": "Leader", "bones": "Bones", "frens": "Frens", "zoomies": "Zoomies"}
KIND_LETTERS = {"leader": "L", "bones": "B", "frens": "F", "zoomies": "Z"}

DUE = {
    "tile": "to lay a tile",
    "token": "to place a token",
    "second_tile": "to lay a second tile",
    "refill": "to end the turn",
    "redraw": "drawing new tiles",
    "draw": "drawing tiles",
}
"""Phase to what the player is about to do."""


def neighbour(cell: Cell, toward: str) -> Cell:
    """Return the cell one step in a direction."""
    row, column = STEP[toward]
    return cell[0] + row, cell[1] + column


def dog_words(dog: Dog) -> str:
    """Return a dog with its icon: ``"Beagle with a bone"``."""
    return dog.name + (" with a bone" if dog.bone else " with Zoomies" if dog.zoomies else "")


def tile_words(tile: str) -> str:
    """Return a tile in words.

    Example:
        >>> tile_words("B*-Hz")
        'Beagle with a bone and Husky with Zoomies'
    """
    first, second = dogs_of(tile)
    return f"{dog_words(first)} and {dog_words(second)}"


def halves(state: State) -> dict[Cell, str]:
    """Return, for every dog, in which direction the other half of its tile lies."""
    found = {}
    for _, at, toward in state.laid:
        first, second = cells_of(at, toward)
        found[first] = toward
        found[second] = DIRECTIONS[(DIRECTIONS.index(toward) + 2) % 4]
    return found


def token_words(state: State, token: Token, names: Sequence[str]) -> str:
    """Return whose token it is: ``"Ada's Frens with the Husky to the north"``."""
    words = f"{names[token.player]}'s {KIND_NAMES[token.kind]}"
    if token.toward is None:
        return words
    dog = state.dog_at(neighbour(token.at, token.toward))
    pointed = dog.name if dog else "nothing"
    return f"{words} with the {pointed} to the {DIRECTION_NAMES[token.toward]}"


def dog_label(
    state: State, cell: Cell, dog: Dog, other: str, token: tuple[Token, int] | None, names: Sequence[str]
) -> str:
    """Return what a screen reader says of a dog.

    Args:
        state: The observation.
        cell: Where it lies.
        dog: The dog.
        other: Direction of the other half of its tile.
        token: The token on it and its points now, or None.
        names: One name a seat.
    """
    half = state.dog_at(neighbour(cell, other))
    label = f"{row_column(cell)}: {dog_words(dog)}"
    if half:
        label += f", other half {half.name} to the {DIRECTION_NAMES[other]}"
    if token:
        label += f", {token_words(state, token[0], names)} ({counted(token[1], 'point')} now)"
    return label


def free_label(cell: Cell, dogs: Mapping[Cell, Dog], offered: bool) -> str:
    """Return what a screen reader says of a free cell: what it touches and whether a tile fits."""
    touching = [
        f"{dogs[beside].name} to the {DIRECTION_NAMES[toward]}"
        for toward in DIRECTIONS
        if (beside := neighbour(cell, toward)) in dogs
    ]
    label = f"{row_column(cell)}: free"
    if touching:
        label += f", touches {all_of(touching)}"
    return label + (", a tile fits here" if offered else "")


def heading(state: State, names: Sequence[str]) -> str:
    """Return the title line of a picture."""
    if state.phase == "over":
        return f"Zoomies, the game is over{outcome_after(state, names)}"
    if state.phase not in DUE or "to_move" in state.missing:
        return "Zoomies, a park"
    return f"Zoomies, {names[state.to_move]} {DUE[state.phase]}"


def outcome(state: State, names: Sequence[str]) -> str:
    """Return who wins: ``"Ada wins with 41 points"``."""
    tie = tie_break(state, names)
    if tie:
        return without_rule(tie)
    best, points = winners(state), max(score(state))
    return f"{names[best[0]]} wins with {counted(points, 'point')}"


def outcome_after(state: State, names: Sequence[str]) -> str:
    """Return who wins, to be read after "the game is over"; empty where it cannot be counted."""
    return f": {outcome(state, names)}" if can_be_scored(state) else ""


def hand_words(state: State, seat: int) -> str:
    """Return a hand as far as it is known: how many tiles it has, and which."""
    hand = state.hands[seat]
    known = [tile_words(tile) for tile in hand if tile is not None]
    words = counted(len(hand), "tile")
    if not known:
        return words
    hidden = len(hand) - len(known)
    return f"{words}: {'; '.join(known + ([counted(hidden, 'hidden tile')] if hidden else []))}"


def seat_words(state: State, seat: int, names: Sequence[str]) -> str:
    """Return the sentence about a seat: points, tokens left, hand."""
    circle, square = state.left[seat]
    if can_be_scored(state):
        words = f"{names[seat]} has {counted(score(state)[seat], 'point')}"
    else:
        words = f"{names[seat]}'s points are not known"
    if "left" not in state.missing:
        words += f", {counted(circle, 'circle')} and {counted(square, 'square')} left"
    if "hands" not in state.missing:
        words += f", and holds {hand_words(state, seat)}"
    return f"{words}."


def token_mark(token: Token, names: Sequence[str]) -> str:
    """Return kind and owner of a token as the text board shows them, such as ``":LA"`` for Ada's Leader."""
    return f":{KIND_LETTERS[token.kind]}{badge(token.player, names)}"


def reading(state: State, names: Sequence[str]) -> Iterator[str]:
    """Yield the sentences beside the board: seats, tokens, supplies, the end."""
    for seat in range(state.players):
        yield seat_words(state, seat, names)
    for token, points in zip(state.tokens, token_points(state), strict=True):
        dog = state.dog_at(token.at)
        on = f" on the {dog.name}" if dog else ""
        yield (
            f"{token_mark(token, names)[1:]} at {row_column(token.at)}: {token_words(state, token, names)}"
            f"{on}, {counted(points, 'point')} now."
        )
    if "pile" not in state.missing:
        yield f"The pile has {counted(state.pile_size(), 'tile')}."
    if state.discard:
        yield f"Tossed, open: {'; '.join(tile_words(tile) for tile in sorted(state.discard))}."
    if state.phase == "over":
        yield f"The game is over{outcome_after(state, names)}."


def alt(state: State, dogs: Mapping[Cell, Dog], names: Sequence[str]) -> str:
    """Return the picture in a few sentences."""
    parts = [f"{heading(state, names)}."]
    if dogs:
        rows, columns = [cell[0] for cell in dogs], [cell[1] for cell in dogs]
        parts.append(
            f"A park of {counted(len(state.laid), 'tile')} in rows {min(rows)} to {max(rows)} "
            f"and columns {min(columns)} to {max(columns)}:"
        )
        breeds = [dog.breed for dog in dogs.values()]
        plural = {letter: f"{name}s" for letter, name in BREEDS.items()} | {"H": "Huskies"}
        held = [
            counted(breeds.count(letter), name, plural[letter])
            for letter, name in BREEDS.items()
            if letter in breeds
        ]
        parts.append(f"{all_of(held)}.")
    else:
        parts.append("The park is empty.")
    parts += [seat_words(state, seat, names) for seat in range(state.players)]
    parts.append(f"{counted(len(state.tokens), 'token')} in the park.")
    return " ".join(parts)
