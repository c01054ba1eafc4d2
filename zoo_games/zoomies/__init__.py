"""Zoomies: dog tiles, Packs and tokens that share; 2 to 4 players."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar

from zoo_games.core.boxed import Boxed
from zoo_games.core.chance import Stream
from zoo_games.core.components import ComponentFile
from zoo_games.core.explanation import Refusal
from zoo_games.core.notation import Packer, Unpacker
from zoo_games.core.protocol import Agent, GameSpec, SettingWitness, Witness
from zoo_games.core.settings import Settings
from zoo_games.core.shapes import Shape
from zoo_games.zoomies import codes, documents, notation, rules, scoring
from zoo_games.zoomies.components import ComponentSet, default_components
from zoo_games.zoomies.rulebook import RULEBOOK
from zoo_games.zoomies.rules import (
    DiscardToken,
    Draw,
    Laid,
    Move,
    PlaceTile,
    PlaceToken,
    Redraw,
    Refill,
    State,
    Token,
    make_state,
)
from zoo_games.zoomies.settings import ZoomiesSettings

if TYPE_CHECKING:
    from zoo_games.zoomies.view import ZoomiesView

__all__ = [
    "DiscardToken",
    "Draw",
    "Laid",
    "Move",
    "PlaceTile",
    "PlaceToken",
    "Redraw",
    "Refill",
    "State",
    "Token",
    "Zoomies",
    "ZoomiesSettings",
    "make_state",
]


class Zoomies(Boxed[State, Move, ComponentSet]):
    """The game, with one box of tiles.

    Args:
        components: The tiles that a new game is set up with; the assumed set if None.

    Example:
        >>> game = Zoomies()
        >>> state = game.initial(ZoomiesSettings(), 2, Stream(7))
        >>> state = game.apply(state, game.legal(state)[0])
        >>> state.phase
        'token'
    """

    spec: ClassVar[GameSpec] = GameSpec(
        name="zoomies",
        title="Zoomies",
        players=(2, 4),
        credits="Magnus Karlsson, Fireside Games, 2024",
        hidden=True,
        rulebook=RULEBOOK,
        settings=ZoomiesSettings,
    )

    # The rules are functions already; as they stand they are the methods, with no call between.

    to_act = staticmethod(rules.to_act)
    legal = staticmethod(rules.legal)
    apply = staticmethod(rules.apply)
    chance = staticmethod(rules.chance)
    sample = staticmethod(rules.sample)
    random_legal = staticmethod(rules.random_legal)
    observe = staticmethod(rules.observe)
    canonical = staticmethod(rules.canonical)
    score = staticmethod(scoring.score)
    winners = staticmethod(scoring.winners)
    tie_break = staticmethod(scoring.tie_break)
    explain_score = staticmethod(scoring.explain_score)

    def initial(self, settings: Settings, players: int, stream: Stream) -> State:
        """Return the state after setup; see :func:`rules.initial`."""
        assert isinstance(settings, ZoomiesSettings)
        return rules.initial(settings, players, stream, self.components)

    def because(self, before: State, after: State, key: str) -> str | None:
        """Return why the points of one token moved."""
        from zoo_games.zoomies.changes import because_of

        return because_of(before, after, key)

    def log_line(self, before: State, move: Move, after: State, names: Sequence[str]) -> str:
        """Return one line about a move; a draw does not say which tile."""
        from zoo_games.zoomies.telling import log_line

        return log_line(before, move, after, names[before.to_move])

    def move_words(self, state: State, move: Move) -> str:
        """Return what laying a tile or putting a token would do."""
        from zoo_games.zoomies.telling import move_words

        return move_words(state, move)

    def notices(self, before: State, after: State, names: Sequence[str]) -> tuple[str, ...]:
        """Return which Packs or groups have joined so that their tokens split."""
        from zoo_games.zoomies.changes import notices

        return notices(before, after, names)

    def setting_witness(self, name: str) -> SettingWitness | None:
        """Return a position in which a setting matters."""
        from zoo_games.zoomies.witness_settings import setting_witnesses

        return setting_witnesses().get(name)

    def players(self, state: State) -> int:
        """Return the number of seats."""
        return state.players

    def settings_of(self, state: State) -> ZoomiesSettings:
        """Return the settings a state is played with."""
        return state.rules

    def determinize(self, observation: State, seat: int | None, stream: Stream) -> State:
        """Return a full state that agrees with a view."""
        return rules.determinize(observation, stream)

    def why_not(self, state: State, move: Move) -> tuple[Refusal, ...]:
        """Return every rule a move breaks, the most telling first."""
        from zoo_games.zoomies.legality import why_not

        return why_not(state, move)

    def witness(self, rule_id: str) -> Witness | None:
        """Return a position in which keeping a rule and breaking it differ, None where none is known."""
        from zoo_games.zoomies.witness import witnesses

        found = witnesses().get(rule_id)
        return None if found is None else found.told()

    def candidates(self, state: State) -> Iterator[Move]:
        """Yield every well-formed move that names things on the table, in the spelling of the hand."""
        from zoo_games.zoomies.candidates import candidates

        return candidates(state)

    # --- texts and documents ----------------------------------------------------------------------

    def state_shape(self, whole: bool = False) -> Shape:
        """Return what the ``state`` of a document may be."""
        return documents.WHOLE_STATE if whole else documents.STATE

    def move_shape(self) -> Shape:
        """Return what the ``move`` of a document may be."""
        return documents.MOVE

    def state_to_json(self, state: State) -> dict[str, Any]:
        """Return a state as the ``state`` object of a document."""
        return documents.state_to_json(state)

    def state_from_json(
        self, data: Any, settings: Settings, players: int, place: str = "state", whole: bool = False
    ) -> State:
        """Return the state that a document's ``state`` describes."""
        assert isinstance(settings, ZoomiesSettings)
        return documents.state_from_json(data, settings, players, place, whole)

    def move_to_json(self, move: Move) -> dict[str, Any]:
        """Return a move as the object of a document."""
        return documents.move_to_json(move)

    def move_from_json(self, data: Any, place: str = "move") -> Move:
        """Return the move that a document's object describes."""
        return documents.move_from_json(data, place)

    def move_text(self, state: State, move: Move) -> str:
        """Return a move as people type it."""
        return notation.move_text(move)

    def parse_move(self, state: State, text: str) -> Move:
        """Return the move that a typed text means."""
        return notation.parse_move(state, text)

    def pack(self, state: State, packer: Packer) -> None:
        """Put a state into the body of a position code."""
        codes.pack(state, packer)

    def unpack(self, packer: Unpacker, settings: Settings, players: int) -> State:
        """Return the state that :meth:`pack` put there."""
        assert isinstance(settings, ZoomiesSettings)
        return codes.unpack(packer, settings, players)

    # --- components -------------------------------------------------------------------------------

    def component_file(self) -> ComponentFile[ComponentSet]:
        """Return how a component file of the game is written and read."""
        return documents.COMPONENTS

    def warnings(self, state: State) -> tuple[str, ...]:
        """Return which tiles of a state the box does not hold."""
        box = self.components or default_components(state.rules.zoomies_per_pair)
        hands = [tile for hand in state.hands for tile in hand if tile is not None]
        return box.outside([tile.tile for tile in state.laid] + hands + [*state.pile, *state.discard])

    def view(self) -> ZoomiesView:
        """Return the board; what draws it is loaded when it is first asked for."""
        from zoo_games.zoomies.view import ZoomiesView

        return ZoomiesView()

    def bots(self) -> Mapping[str, Callable[[], Agent]]:
        """Return the game's own bots by name."""
        from zoo_games.zoomies.bots import BOTS

        return BOTS
