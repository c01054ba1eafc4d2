"""The position of a game of Zoomies as an immutable value."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final, NamedTuple

from zoo_games.core.explanation import Cell
from zoo_games.zoomies.components import BREED_BITS, DOGS, REVERSED, TILES, Dog, cells_of
from zoo_games.zoomies.labels import Labels, Packs, find_packs
from zoo_games.zoomies.moves import CIRCLE, SHAPE, SQUARE, Move
from zoo_games.zoomies.park import DELTA_OF, Breeds, Frontier, Park, build_frontier, cell_number
from zoo_games.zoomies.settings import ZoomiesSettings

PHASES: Final = ("tile", "token", "second_tile", "refill", "redraw", "draw", "over")
"""What can be due, in the order of a turn."""

CHANCE_PHASES: Final = ("redraw", "draw")


_new = object.__new__


class Laid(NamedTuple):
    """A tile of the park: its first dog lies at ``at``, its second one step ``toward``."""

    tile: str
    at: Cell
    toward: str


class Token(NamedTuple):
    """A token in the park; ``toward`` is the arrow of Frens, else None."""

    player: int
    kind: str
    at: Cell
    toward: str | None


Hand = tuple[str | None, ...]
"""Tiles of a hand; None for a tile that a view does not show."""

Left = tuple[int, int]
"""Circular and square tokens a player still has."""


class State:
    """A position; equal, and hashed, by value.

    A state is never changed. The attributes that start with an underscore follow from the others and
    are no part of the value; the dicts among them are shared between states.

    Attributes:
        rules: The settings it is played with.
        players: Number of seats.
        laid: Tiles of the park in the order in which they were laid.
        tokens: Tokens in the park in the order in which they were placed.
        hands: Tiles in hand by seat; None where a view hides one.
        left: Circular and square tokens still to use, by seat.
        pile: Draw pile as a sorted multiset; in a view also what the hidden hands hold.
        discard: Discarded tiles, which lie open, the latest last.
        to_move: Seat whose turn it is.
        phase: What is due, one of :data:`PHASES`.
        placed: Cell and direction of the tile laid this turn, until the refill; else None.
        missing: Keys that a hand-written position leaves out.
    """

    __slots__ = (
        "_breeds",
        "_frontier",
        "_hash",
        "_known",
        "_labels",
        "_legal",
        "_park",
        "_taken",
        "discard",
        "hands",
        "laid",
        "left",
        "missing",
        "phase",
        "pile",
        "placed",
        "players",
        "rules",
        "to_move",
        "tokens",
    )

    def __init__(
        self,
        rules: ZoomiesSettings,
        players: int,
        laid: tuple[Laid, ...],
        tokens: tuple[Token, ...],
        hands: tuple[Hand, ...],
        left: tuple[Left, ...],
        pile: tuple[str, ...],
        discard: tuple[str, ...],
        to_move: int,
        phase: str,
        placed: tuple[Cell, str] | None,
        missing: frozenset[str],
        park: Park,
        breeds: Breeds,
        taken: dict[int, Token],
        frontier: Frontier | None,
        labels: Labels,
    ) -> None:
        self.rules = rules
        self.players = players
        self.laid = laid
        self.tokens = tokens
        self.hands = hands
        self.left = left
        self.pile = pile
        self.discard = discard
        self.to_move = to_move
        self.phase = phase
        self.placed = placed
        self.missing = missing
        self._park = park
        self._breeds = breeds
        self._taken = taken
        self._frontier = frontier
        self._labels = labels
        self._legal: tuple[Move, ...] | None = None
        self._known: Move | None = None
        self._hash: int | None = None

    def twin(self) -> State:
        """Return an equal state that only its maker knows, who may set attributes before others see it.

        A state differs in few attributes from the one before; this takes three quarters of the time of the
        constructor.
        """
        twin = _new(State)
        twin.rules = self.rules
        twin.players = self.players
        twin.laid = self.laid
        twin.tokens = self.tokens
        twin.hands = self.hands
        twin.left = self.left
        twin.pile = self.pile
        twin.discard = self.discard
        twin.to_move = self.to_move
        twin.phase = self.phase
        twin.placed = self.placed
        twin.missing = self.missing
        twin._park = self._park
        twin._breeds = self._breeds
        twin._taken = self._taken
        twin._frontier = self._frontier
        twin._labels = self._labels
        twin._legal = None
        twin._known = None
        twin._hash = None
        return twin

    def _value(self) -> tuple[Any, ...]:
        return (
            self.rules,
            self.players,
            self.laid,
            self.tokens,
            self.hands,
            self.left,
            self.pile,
            self.discard,
            self.to_move,
            self.phase,
            self.placed,
            self.missing,
        )

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, State):
            return NotImplemented
        return self is other or self._value() == other._value()

    def __hash__(self) -> int:
        if self._hash is None:
            self._hash = hash(self._value())
        return self._hash

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle the value alone: a hash holds only in the process that made it."""
        return make_state, self._value()

    def __repr__(self) -> str:
        known = sum(tile is not None for hand in self.hands for tile in hand)
        return (
            f"<Zoomies state: {self.phase or 'no phase'}, seat {self.to_move}, {len(self.laid)} tiles, "
            f"{len(self.tokens)} tokens, {known} tiles in hands>"
        )

    def dog_at(self, cell: Cell) -> Dog | None:
        """Return the dog at a cell, None where there is none."""
        number = self._park.get(cell_number(cell))
        return None if number is None else DOGS[number]

    @property
    def dogs(self) -> dict[Cell, Dog]:
        """Every dog of the park by its cell, in the order in which they were laid."""
        found = {}
        for tile, at, toward in self.laid:
            for cell, number in zip(cells_of(at, toward), TILES[tile], strict=True):
                found[cell] = DOGS[number]
        return found

    def frontier(self) -> Frontier:
        """Return the free cells beside the park (see ``park``), worked out once."""
        if self._frontier is None:
            self._frontier = build_frontier(self._park)
        return self._frontier

    def packs(self) -> Packs:
        """Return every Pack by the numbers of its cells (see ``labels``), worked out once a park."""
        labels = self._labels
        if labels.packs is None:
            tokens = [
                (cell, token.kind, token.player, self.pointed_at(token))
                for cell, token in self._taken.items()
            ]
            labels.packs = find_packs(self._park, tokens)
        return labels.packs

    def pointed_at(self, token: Token) -> int:
        """Return the number of the breed that Frens point at, -1 for another token."""
        if token.toward is None:
            return -1
        return self._park[cell_number(token.at) + DELTA_OF[token.toward]] & BREED_BITS

    def hidden(self) -> int:
        """Return how many tiles in hands this view does not show."""
        return sum(hand.count(None) for hand in self.hands)

    def pile_size(self) -> int:
        """Return how many tiles the draw pile truly has, in a view too."""
        return len(self.pile) - self.hidden()

    def replace(self, **changes: Any) -> State:
        """Return a state that differs in some attributes; for tools, not for the rules.

        Example:
            >>> state = make_state(ZoomiesSettings(), 2, [Laid("B*-H", (0, 0), "E")], phase="tile")
            >>> state.replace(to_move=1).to_move
            1
        """
        values = {name: getattr(self, name) for name in VALUE_NAMES} | changes
        return make_state(**values)


VALUE_NAMES: Final = (
    "rules",
    "players",
    "laid",
    "tokens",
    "hands",
    "left",
    "pile",
    "discard",
    "to_move",
    "phase",
    "placed",
    "missing",
)
"""The attributes that make the value of a state."""


def make_state(
    rules: ZoomiesSettings,
    players: int,
    laid: Iterable[Laid],
    tokens: Iterable[Token] = (),
    hands: Sequence[Sequence[str | None]] | None = None,
    left: Sequence[Left] | None = None,
    pile: Iterable[str] | None = None,
    discard: Iterable[str] | None = None,
    to_move: int | None = None,
    phase: str | None = None,
    placed: tuple[Cell, str] | None = None,
    missing: frozenset[str] | None = None,
) -> State:
    """Return a state from its values, working out everything that follows from them.

    What is left out (None) is noted in ``missing`` unless that is given, and filled: hands, pile and
    discards empty, ``left`` with the tokens of the settings less those in the park.

    Args:
        rules: The settings.
        players: Number of seats, 2 to 4.
        laid: Tiles of the park; they must not overlap (the documents check that).
        tokens: Tokens in the park, each on a dog.
        hands: Tiles by seat, None for a hidden tile.
        left: Circular and square tokens by seat.
        pile: Tiles of the draw pile in any order.
        discard: Tiles of the discards.
        to_move: Seat whose turn it is.
        phase: One of :data:`PHASES`.
        placed: Cell and direction of the tile laid this turn.
        missing: Keys to note as left out.

    Example:
        >>> make_state(ZoomiesSettings(), 2, [Laid("B*-H", (0, 0), "E")]).left
        ((4, 4), (4, 4))
    """
    laid = tuple(Laid(*tile) for tile in laid)
    tokens = tuple(Token(*token) for token in tokens)
    given = {"hands": hands, "left": left, "pile": pile, "discard": discard}
    if missing is None:
        absent = {key for key, value in given.items() if value is None}
        absent |= {key for key, value in {"to_move": to_move, "phase": phase}.items() if value is None}
        missing = frozenset(absent)
    park, breeds = _park(laid)
    return State(
        rules,
        players,
        laid,
        tokens,
        tuple(tuple(hand) for hand in hands) if hands is not None else ((),) * players,
        tuple((circle, square) for circle, square in left)
        if left is not None
        else tuple(_unused(rules, tokens, seat) for seat in range(players)),
        tuple(sorted(pile or ())),
        tuple(discard or ()),
        to_move or 0,
        phase or "",
        placed,
        missing,
        park,
        breeds,
        {cell_number(token.at): token for token in tokens},
        None,
        Labels(),
    )


def _park(laid: Iterable[Laid]) -> tuple[Park, Breeds]:
    park: Park = {}
    breeds: list[list[int]] = [[], [], [], [], []]
    for tile, at, toward in laid:
        for cell, dog in zip(cells_of(at, toward), TILES[tile], strict=True):
            number = cell_number(cell)
            park[number] = dog
            breeds[dog & BREED_BITS].append(number)
    return park, tuple(tuple(cells) for cells in breeds)


def _unused(rules: ZoomiesSettings, tokens: Iterable[Token], seat: int) -> Left:
    shapes = [SHAPE[token.kind] for token in tokens if token.player == seat]
    return (
        max(0, rules.tokens_circle - shapes.count(CIRCLE)),
        max(0, rules.tokens_square - shapes.count(SQUARE)),
    )


def spelling_in(hand: Hand, tile: str) -> str | None:
    """Return how a hand spells a tile, None if it does not hold it.

    Example:
        >>> spelling_in(("B*-Hz", "C-P*"), "Hz-B*")
        'B*-Hz'
    """
    if tile in hand:
        return tile
    other = REVERSED.get(tile)
    return other if other in hand else None


def left_by_shape(left: Left) -> Mapping[str, int]:
    """Return the tokens left by the name of their shape."""
    return {CIRCLE: left[0], SQUARE: left[1]}
